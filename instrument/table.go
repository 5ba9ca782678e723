package instrument

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// The table of sites is in the module, as instructions of a non-semantic set outside of functions, which drivers skip
// and passes leave alone:
//
//	%set = OpExtInstImport "NonSemantic.Hone.Sites"
//	OpExtInst %void %set 1 %buffer              the report buffer
//	OpExtInst %void %set 2 %feature %shader %function %file %place0 %format0 %place1 %format1 ...
//	                                            sites in the order of their numbers, which are of one feature, function
//	                                            and file; shader is the number that their records have
//
//	OpExtInst %void %set 5 %id                  a type of functions, or a variable, that this package has made
//	OpExtInst %void %set 6 %buffer              a buffer of a feature's own
//
// Several of sites go on with the numbers where the one before ended. All are OpStrings, and names and formats
// there only once; a place is the line, or line:column, 0 for none, a tab, and the instruction.
const (
	tableSet      = "NonSemantic.Hone.Sites"
	tableBufferOf = 1
	tableSites    = 2
	tableOwn      = 5
	tableBuffer   = 6
	siteCommon    = 4 // strings that sites of an instruction have in common
)

// Site is a place in a shader that records are about.
type Site struct {
	Feature     string // bounds, for one
	Shader      uint32 // the number that its records have: the parameter id
	Function    string // its name, or % and its id
	Instruction string // its opcode and result, as they were when it was instrumented
	File        string // of the source, "" where it is not known
	Line        int    // from 1 on, 0 where it is not known
	Column      int    // likewise
	Format      string // of the text, with verbs for the payload: see [Site.Text]
}

// Place returns where a site is: FILE:LINE:COLUMN, or the function and instruction where the source is not known.
func (s *Site) Place() string {
	if s.Line == 0 {
		return s.Function + ": " + s.Instruction
	}
	place := s.File + ":" + strconv.Itoa(s.Line)
	if s.Column > 0 {
		place += ":" + strconv.Itoa(s.Column)
	}
	return place
}

// Site numbers a new site: what in does there, as a text with verbs for the payload of its records. Cost: that of the
// texts.
func (x *Instrumenter) Site(in *ir.Inst, format string) uint32 {
	src := x.sourceOf(in)
	if f := in.Function(); f != x.within || src.file != x.file || x.group == nil || len(x.group) >= maxSites {
		x.flushSites()
		name := ""
		if f != nil {
			name = x.functionName(f)
		}
		x.within, x.file = f, src.file
		x.group = append(x.group, x.text(x.name), x.text(strconv.FormatUint(x.id, 10)), x.text(shorten(name, maxField)),
			x.text(shorten(src.file, maxField)))
	}
	text := strconv.AppendInt(x.bytes[:0], int64(src.line), 10)
	if src.column > 0 {
		text = append(text, ':')
		text = strconv.AppendInt(text, int64(src.column), 10)
	}
	text = append(text, '\t')
	text = x.appendInst(text, in)
	x.bytes = text
	x.group = append(x.group, x.addText(text), x.text(shorten(format, maxFormat)))
	x.sites++
	return x.known + x.sites - 1
}

// source is a place in the source; the zero value is none.
type source struct {
	file         string
	line, column int
}

// sourceOf returns the place that an instruction comes from. That of the one before is remembered.
func (x *Instrumenter) sourceOf(in *ir.Inst) source {
	position := in.Position().Line
	switch {
	case len(position) == 0:
		return source{}
	case len(x.position) == 0 || &position[0] != &x.position[0]:
		x.position, x.source = position, source{}
		if file, line, column, ok := in.SourcePlace(); ok {
			x.source = source{file, line, column}
		}
	}
	return x.source
}

// flushSites writes the last sites into the table.
func (x *Instrumenter) flushSites() {
	if len(x.group) > siteCommon {
		x.table(tableSites, x.group...)
	}
	x.group = x.group[:0]
}

const (
	maxField  = 200     // characters of a name
	maxFormat = 1 << 13 // characters of a format: a site fits into an instruction
)

// shorten returns the first characters of a text that has more than so many.
func shorten(text string, most int) string {
	n := 0
	for i := range text {
		if n == most {
			return text[:i] + "..."
		}
		n++
	}
	return text
}

// text returns the OpString with a text, one for all that are the same.
func (x *Instrumenter) text(text string) uint32 {
	id, ok := x.texts[text]
	if !ok {
		if x.texts == nil {
			x.texts = map[string]uint32{}
		}
		id = x.addText([]byte(text))
		x.texts[text] = id
	}
	return id
}

// addText adds an OpString.
func (x *Instrumenter) addText(text []byte) uint32 {
	x.words = appendText(x.words[:0], text)
	return uint32(build.Into(x.Module.Section(ir.DebugStrings)).Emit(spirv.OpString, 0, true, x.words...).Result)
}

// functionName returns the name of a function, or that of the entry point that it is.
func (x *Instrumenter) functionName(f *ir.Function) string {
	if x.Module.Name(f.Result()) == "" {
		for e := range x.Module.Section(ir.EntryPoints).Insts() {
			if isEntry(e) && e.ID(1) == f.Result() {
				return entryName(e)
			}
		}
	}
	return x.nameOf(f.Result())
}

func (x *Instrumenter) nameOf(id ir.ID) string {
	if name := x.Module.Name(id); name != "" {
		return name
	}
	return "%" + strconv.Itoa(int(id))
}

// appendInst appends an instruction in short: its opcode, and its result, or else what it accesses.
func (x *Instrumenter) appendInst(text []byte, in *ir.Inst) []byte {
	text = append(text, in.Op.String()...)
	of := in.Result
	if of == 0 && in.Op == spirv.OpStore {
		if d := x.Module.UnderlyingObject(in.ID(0)); d != nil {
			of = d.Result
		}
	}
	if of == 0 {
		return text
	}
	text = append(text, " %"...)
	if name := x.Module.Name(of); name != "" {
		return append(text, shorten(name, maxField)...)
	}
	return strconv.AppendInt(text, int64(of), 10)
}

// findTable looks for what features that ran before have put into the module.
func (x *Instrumenter) findTable() {
	for in, kind := range tableOf(x.Module) {
		switch kind {
		case tableBufferOf:
			x.buffer = in.ID(2)
		case tableOwn:
			x.own = append(x.own, in.ID(2))
		case tableSites:
			x.known += uint32(in.NumWords()-2-siteCommon) / 2
		}
	}
}

// tableOf yields the instructions of the table, with their numbers in the set.
func tableOf(m *ir.Module) func(func(*ir.Inst, uint32) bool) {
	return func(yield func(*ir.Inst, uint32) bool) {
		var set ir.ID
		for in := range m.Section(ir.ExtInstImports).Insts() {
			if in.Op == spirv.OpExtInstImport && !in.Unknown() {
				if name, _, _ := spirv.String(in.Words()); name == tableSet {
					set = in.Result
				}
			}
		}
		if set == 0 {
			return
		}
		for in := range m.Section(ir.Globals).Insts() {
			if in.Op == spirv.OpExtInst && in.NumWords() > 2 && in.ID(0) == set && !yield(in, in.Literal(1)) {
				return
			}
		}
	}
}

// table adds an instruction of the table.
func (x *Instrumenter) table(kind uint32, operands ...uint32) {
	m := x.Module
	if m.Header.Version < spirv.MakeVersion(1, 6) {
		m.RequireExtension("SPV_KHR_non_semantic_info")
	}
	x.words = append(x.words[:0], uint32(m.Import(tableSet)), kind)
	x.words = append(x.words, operands...)
	build.Into(m.Section(ir.Globals)).Emit(spirv.OpExtInst, m.Types().Void(), true, x.words...)
}

// maxSites is how many sites one instruction of the table has room for.
const maxSites = spirv.MaxInstructionWords - 8

// finish writes what is left into the table, and reports whether the pass changed anything.
func (x *Instrumenter) finish() bool {
	x.flushSites()
	return x.changed
}

// appendText appends a text as the words of a string.
func appendText(words []uint32, text []byte) []uint32 {
	for ; len(text) >= 4; text = text[4:] {
		words = append(words, uint32(text[0])|uint32(text[1])<<8|uint32(text[2])<<16|uint32(text[3])<<24)
	}
	last := uint32(0)
	for i, c := range text {
		last |= uint32(c) << (8 * i)
	}
	return append(words, last)
}

// Table says what the records of a shader are about.
type Table struct {
	Sites        []Site // by their numbers
	Set, Binding uint32 // of the report buffer
}

// ErrNotInstrumented says that a module has no table of sites.
var ErrNotInstrumented = errors.New("the module is not instrumented")

// ReadTable returns the table of an instrumented module. Cost: linear in what is outside of functions.
func ReadTable(m *ir.Module) (*Table, error) {
	t := &Table{}
	found := false
	for in, kind := range tableOf(m) {
		switch kind {
		case tableBufferOf:
			found = true
			if in.NumWords() != 3 {
				return nil, fmt.Errorf("the table of sites is broken: %s", in)
			}
			t.Set, t.Binding = descriptorOf(m, in.ID(2))
		case tableSites:
			texts, err := textsOf(m, in)
			if err != nil || len(texts) < siteCommon || len(texts)%2 != siteCommon%2 {
				return nil, fmt.Errorf("the table of sites is broken: %s", in)
			}
			shader, err := strconv.ParseUint(texts[1], 10, 32)
			if err != nil {
				return nil, fmt.Errorf("the table of sites is broken: %q is no number of a shader", texts[1])
			}
			for i := siteCommon; i < len(texts); i += 2 {
				s := Site{Feature: texts[0], Shader: uint32(shader), Function: texts[2], File: texts[3], Format: texts[i+1]}
				if !s.parsePlace(texts[i]) {
					return nil, fmt.Errorf("the table of sites is broken: site %d is at %q", len(t.Sites), texts[i])
				}
				t.Sites = append(t.Sites, s)
			}
		}
	}
	if !found {
		return nil, fmt.Errorf("%w with a feature that reports: it has no table of sites", ErrNotInstrumented)
	}
	return t, nil
}

// textsOf returns the texts that an instruction of the table names.
func textsOf(m *ir.Module, in *ir.Inst) (texts []string, err error) {
	for i := 2; i < in.NumWords(); i++ {
		d := m.Def(in.ID(i))
		if d == nil || d.Op != spirv.OpString {
			return nil, fmt.Errorf("%s names what is no text", in)
		}
		text, _, _ := spirv.String(d.Words())
		texts = append(texts, text)
	}
	return texts, nil
}

// parsePlace reads the place of a site: line or line:column, a tab, and the instruction.
func (s *Site) parsePlace(text string) bool {
	place, inst, ok := strings.Cut(text, "\t")
	line, column, hasColumn := strings.Cut(place, ":")
	var err, err2 error
	s.Line, err = strconv.Atoi(line)
	if hasColumn {
		s.Column, err2 = strconv.Atoi(column)
	}
	s.Instruction = inst
	return ok && err == nil && err2 == nil
}
