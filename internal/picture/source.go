package picture

import (
	"fmt"
	"slices"
	"strings"

	"hone/analysis"
	"hone/ir"
	"hone/ir/view"
	"hone/spirv"
	"hone/spirv/asm"
)

// Source is a module that pictures are made of.
type Source struct {
	module  *ir.Module
	facts   *analysis.Cache
	printer *asm.Printer
	sets    map[uint32]*spirv.ExtSet // by the word that names them
	texts   []functionText
}

// functionText is a function as it stands in the binary: its words are what is printed, so that ids are those
// of the file.
type functionText struct {
	id     spirv.ID
	head   [][]uint32 // OpFunction and parameters
	blocks [][][]uint32
}

// NewSource returns a source of pictures. m must not be edited while it is in use. Linear.
func NewSource(m *ir.Module) (*Source, error) {
	b, err := m.Write()
	if err != nil {
		return nil, err
	}
	p, err := asm.NewPrinter(b, asm.Options{NoHeader: true, NoIndent: true, Color: true})
	if err != nil {
		return nil, err
	}
	s := &Source{module: m, facts: analysis.NewCache(m), printer: p, sets: map[uint32]*spirv.ExtSet{}}
	s.split(b)
	for i, f := range m.Functions() {
		if i >= len(s.texts) || len(f.Blocks) != len(s.texts[i].blocks) {
			return nil, fmt.Errorf("function %%%d is written in another form than it is held", f.Result())
		}
	}
	return s, nil
}

// split finds the functions and blocks of a binary.
func (s *Source) split(b *spirv.Binary) {
	var f *functionText
	for _, w := range b.Insts() {
		op := spirv.Op(w[0])
		switch {
		case op == spirv.OpExtInstImport && len(w) > 2:
			name, _, _ := spirv.String(w[2:])
			s.sets[w[1]] = spirv.LookupExtSet(name)
		case op == spirv.OpFunction && len(w) > 2:
			s.texts = append(s.texts, functionText{id: spirv.ID(w[2])})
			f = &s.texts[len(s.texts)-1]
			f.head = append(f.head, w)
		case op == spirv.OpFunctionEnd:
			f = nil
		case f == nil || s.isPosition(w):
		case op == spirv.OpLabel:
			f.blocks = append(f.blocks, [][]uint32{w})
		case len(f.blocks) == 0:
			f.head = append(f.head, w)
		default:
			last := len(f.blocks) - 1
			f.blocks[last] = append(f.blocks[last], w)
		}
	}
}

// isPosition reports whether an instruction says no more than where others come from.
func (s *Source) isPosition(w []uint32) bool {
	switch spirv.Op(w[0]) {
	case spirv.OpLine, spirv.OpNoLine:
		return true
	case spirv.OpExtInst:
		if len(w) > 4 {
			if x := s.sets[w[3]].Inst(w[4]); x != nil {
				return slices.Contains([]string{"DebugLine", "DebugNoLine", "DebugScope", "DebugNoScope"}, x.Name)
			}
		}
	}
	return false
}

// Named returns the functions that have blocks and are called name: by OpName, by an entry point, or as an id,
// "%12" or as the disassembler writes it.
func (s *Source) Named(name string) []*ir.Function {
	called := map[ir.ID]bool{}
	for in := range s.module.Section(ir.DebugNames).Insts() {
		if in.Op == spirv.OpName && view.Name(in).Name() == name {
			called[view.Name(in).Target()] = true
		}
	}
	s.eachEntryPoint(func(e view.EntryPointInst) {
		if e.Name() == name {
			called[e.EntryPoint()] = true
		}
	})
	return s.functions(func(f *ir.Function, id spirv.ID) bool {
		return called[f.Result()] || name == s.id(id) || name == fmt.Sprintf("%%%d", id)
	})
}

// EntryPoints returns the functions that are entry points, in the order of the module.
func (s *Source) EntryPoints() []*ir.Function {
	entries := map[ir.ID]bool{}
	s.eachEntryPoint(func(e view.EntryPointInst) { entries[e.EntryPoint()] = true })
	return s.functions(func(f *ir.Function, _ spirv.ID) bool { return entries[f.Result()] })
}

// Functions returns the functions that have blocks.
func (s *Source) Functions() []*ir.Function {
	return s.functions(func(*ir.Function, spirv.ID) bool { return true })
}

func (s *Source) eachEntryPoint(do func(view.EntryPointInst)) {
	for in := range s.module.Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint {
			do(view.EntryPoint(in))
		}
	}
}

// functions returns the functions with blocks for which want is true, given the id as it stands in the binary.
func (s *Source) functions(want func(*ir.Function, spirv.ID) bool) []*ir.Function {
	var found []*ir.Function
	for i, f := range s.module.Functions() {
		if len(f.Blocks) > 0 && want(f, s.texts[i].id) {
			found = append(found, f)
		}
	}
	return found
}

// Name returns the name of a function as the disassembler writes it, with the "%".
func (s *Source) Name(f *ir.Function) string { return s.id(s.text(f).id) }

// text returns a function's text.
func (s *Source) text(f *ir.Function) *functionText {
	return &s.texts[slices.Index(s.module.Functions(), f)]
}

func (s *Source) id(id spirv.ID) string { return string(s.printer.AppendID(nil, id)) }

// blockName returns the name of a block's label.
func blockName(s *Source, t *functionText, block int) string {
	return s.id(spirv.ID(t.blocks[block][0][1]))
}

// line returns an instruction as text.
func (s *Source) line(w []uint32) Line { return parseColors(string(s.printer.AppendInst(nil, w))) }

// roles are the meanings of the colors of spirv-dis.
var roles = map[string]Role{"34": Result, "33": ID, "32": Literal, "31": Value}

// parseColors turns escape sequences into roles.
func parseColors(text string) Line {
	var line Line
	role := Plain
	for text != "" {
		part, rest, found := strings.Cut(text, "\x1b[")
		if part != "" {
			line = append(line, Span{role, part})
		}
		if !found {
			break
		}
		var color string
		color, text, _ = strings.Cut(rest, "m")
		role = roles[color] // what is none ends a color
	}
	return line
}
