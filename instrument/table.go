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
//	OpExtInst %void %set 2 %text0 %text1 ...    an OpString for each site, in the order of their numbers
//
// Several of the latter go on with the numbers where the one before ended. The text of a site is six fields with tabs
// between them: see parseSite.
const (
	tableSet      = "NonSemantic.Hone.Sites"
	tableBufferOf = 1
	tableSites    = 2
	siteFields    = 6
)

// Site is a place in a shader that records are about.
type Site struct {
	Feature     string // bounds, for one
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
	if f := in.Function(); f != x.within || x.function == "" {
		x.within, x.function = f, ""
		if f != nil {
			x.function = x.nameOf(f.Result())
		}
	}
	x.field(x.name)
	x.field(shorten(x.function, maxField))
	x.field(shorten(x.describe(in), maxField))
	file, line, column, ok := in.SourcePlace()
	if !ok {
		file, line, column = "", 0, 0
	}
	x.field(shorten(file, maxField))
	x.sites = strconv.AppendInt(x.sites, int64(line), 10)
	if column > 0 {
		x.sites = append(x.sites, ':')
		x.sites = strconv.AppendInt(x.sites, int64(column), 10)
	}
	x.sites = append(x.sites, '\t')
	x.field(shorten(format, maxFormat))
	x.sites = x.sites[:len(x.sites)-1]
	x.ends = append(x.ends, len(x.sites))
	return x.known + uint32(len(x.ends)) - 1
}

// A site has its own copy of each name, so a long one must not be in all of them.
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

// field appends a field of a site's text.
func (x *Instrumenter) field(text string) {
	for i := range len(text) {
		c := text[i]
		if c < ' ' {
			c = ' '
		}
		x.sites = append(x.sites, c)
	}
	x.sites = append(x.sites, '\t')
}

func (x *Instrumenter) nameOf(id ir.ID) string {
	if name := x.Module.Name(id); name != "" {
		return name
	}
	return "%" + strconv.Itoa(int(id))
}

// describe returns an instruction in short: its opcode, and its result, or else what it accesses.
func (x *Instrumenter) describe(in *ir.Inst) string {
	text := in.Op.String()
	if in.Result != 0 {
		return text + " %" + strings.TrimPrefix(x.nameOf(in.Result), "%")
	}
	if in.Op == spirv.OpStore || in.Op == spirv.OpImageWrite {
		if d := x.Module.UnderlyingObject(in.ID(0)); d != nil && in.Op == spirv.OpStore {
			return text + " %" + strings.TrimPrefix(x.nameOf(d.Result), "%")
		}
	}
	return text
}

// findTable looks for what features that ran before have put into the module.
func (x *Instrumenter) findTable() {
	for in, kind := range tableOf(x.Module) {
		switch kind {
		case tableBufferOf:
			x.buffer = in.ID(2)
		case tableSites:
			x.known += uint32(in.NumWords() - 2)
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

// tableBuffer says in the table which buffer it is.
func (x *Instrumenter) tableBuffer() { x.table(tableBufferOf, uint32(x.buffer)) }

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

// finish writes the sites into the table, and reports whether the pass changed anything.
func (x *Instrumenter) finish() bool {
	if len(x.ends) == 0 {
		return x.changed
	}
	strs := build.Into(x.Module.Section(ir.DebugStrings))
	start := 0
	var texts, words []uint32
	for _, end := range x.ends {
		text := x.sites[start:end]
		start = end
		words = appendText(words[:0], text)
		texts = append(texts, uint32(strs.Emit(spirv.OpString, 0, true, words...).Result))
		if len(texts) == maxSites {
			x.table(tableSites, texts...)
			texts = texts[:0]
		}
	}
	if len(texts) > 0 {
		x.table(tableSites, texts...)
	}
	return true
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
			for i := 2; i < in.NumWords(); i++ {
				d := m.Def(in.ID(i))
				if d == nil || d.Op != spirv.OpString {
					return nil, fmt.Errorf("the table of sites is broken: site %d has no text", len(t.Sites))
				}
				text, _, _ := spirv.String(d.Words())
				s, ok := parseSite(text)
				if !ok {
					return nil, fmt.Errorf("the table of sites is broken: site %d is %q", len(t.Sites), text)
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

// parseSite reads the text of a site: feature, function, instruction, file, line or line:column, and format, with tabs
// between them.
func parseSite(text string) (s Site, ok bool) {
	f := strings.Split(text, "\t")
	if len(f) != siteFields {
		return s, false
	}
	line, column, hasColumn := strings.Cut(f[4], ":")
	var err, err2 error
	s.Line, err = strconv.Atoi(line)
	if hasColumn {
		s.Column, err2 = strconv.Atoi(column)
	}
	s.Feature, s.Function, s.Instruction, s.File, s.Format = f[0], f[1], f[2], f[3], f[5]
	return s, err == nil && err2 == nil
}
