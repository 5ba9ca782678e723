package irtest

import (
	"fmt"
	"iter"
	"slices"

	"hone/ir"
	"hone/spirv"
)

// SameCode returns nil if two modules have the same functions, instruction for instruction, up to the numbers of ids
// and the order of types and constants, with the same decorations and entry points; otherwise the first difference.
// Debug information, names and positions are left out.
func SameCode(a, b *ir.Module) error {
	x := matcher{a: a, b: b, to: map[ir.ID]ir.ID{}, back: map[ir.ID]ir.ID{}, assumed: map[[2]ir.ID]bool{}}
	fs, gs := a.Functions(), b.Functions()
	if len(fs) != len(gs) {
		return fmt.Errorf("%d and %d functions", len(fs), len(gs))
	}
	for i := range fs {
		x.bind(fs[i].Result(), gs[i].Result())
	}
	for _, s := range [...]ir.SectionKind{ir.EntryPoints, ir.ExecutionModes} {
		if err := x.lists(code(a.Section(s).Insts()), code(b.Section(s).Insts())); err != nil {
			return err
		}
	}
	for i := range fs {
		if err := x.functions(fs[i], gs[i]); err != nil {
			return fmt.Errorf("function %%%d and %%%d: %w", fs[i].Result(), gs[i].Result(), err)
		}
	}
	return nil
}

// matcher finds which ids of two modules correspond.
type matcher struct {
	a, b     *ir.Module
	to, back map[ir.ID]ir.ID   // variables, functions, and what these define
	assumed  map[[2]ir.ID]bool // types and constants that were compared, or are being compared
}

func (x *matcher) bind(p, q ir.ID) { x.to[p], x.back[q] = q, p }

// code returns the instructions that are no debug information.
func code(insts iter.Seq[*ir.Inst]) (list []*ir.Inst) {
	for in := range insts {
		if !in.Module().IsDebug(in) && in.Op != spirv.OpLine && in.Op != spirv.OpNoLine {
			list = append(list, in)
		}
	}
	return list
}

func (x *matcher) functions(f, g *ir.Function) error {
	if len(f.Blocks) != len(g.Blocks) || len(f.Params) != len(g.Params) {
		return fmt.Errorf("%d blocks and %d parameters, %d and %d", len(f.Blocks), len(f.Params), len(g.Blocks),
			len(g.Params))
	}
	if err := x.insts(f.Def, g.Def); err != nil {
		return err
	}
	if err := x.lists(f.Params, g.Params); err != nil {
		return err
	}
	for i := range f.Blocks {
		if err := x.lists(code(f.Blocks[i].Insts()), code(g.Blocks[i].Insts())); err != nil {
			return fmt.Errorf("block %%%d and %%%d: %w", f.Blocks[i].ID(), g.Blocks[i].ID(), err)
		}
	}
	return nil
}

func (x *matcher) lists(a, b []*ir.Inst) error {
	for i := range min(len(a), len(b)) {
		if err := x.insts(a[i], b[i]); err != nil {
			return fmt.Errorf("%s and %s: %w", a[i], b[i], err)
		}
	}
	if len(a) != len(b) {
		return fmt.Errorf("%d and %d instructions", len(a), len(b))
	}
	return nil
}

// insts compares two instructions and what they name.
func (x *matcher) insts(p, q *ir.Inst) error {
	if p.Op != q.Op || p.NumWords() != q.NumWords() {
		return fmt.Errorf("opcode or length")
	}
	if err := x.ids(p.Type, q.Type); err != nil {
		return err
	}
	isID := make([]bool, p.NumWords())
	for i, id := range p.IDs() {
		isID[i] = true
		if err := x.ids(id, q.ID(i)); err != nil {
			return err
		}
	}
	for i := range isID {
		if !isID[i] && p.Word(i) != q.Word(i) {
			return fmt.Errorf("operand word %d", i)
		}
	}
	if p.Function() == nil && p.Op != spirv.OpVariable {
		return nil
	}
	return x.ids(p.Result, q.Result)
}

// ids compares what two ids stand for.
func (x *matcher) ids(p, q ir.ID) error {
	if p == 0 || q == 0 {
		if p != q {
			return fmt.Errorf("%%%d and %%%d", p, q)
		}
		return nil
	}
	d, e := x.a.Def(p), x.b.Def(q)
	if d == nil || e == nil {
		if d != e {
			return fmt.Errorf("%%%d and %%%d: one is not defined", p, q)
		}
		return nil
	}
	p, q = d.Result, e.Result // as they stand after replacements
	if known := x.to[p]; known != 0 || x.back[q] != 0 {
		if known != q || x.back[q] != p {
			return fmt.Errorf("%%%d is %%%d, %%%d is %%%d", p, known, q, x.back[q])
		}
		return nil
	}
	if d.Function() != nil || e.Function() != nil {
		if d.Op != e.Op || d.Function() == nil || e.Function() == nil {
			return fmt.Errorf("%s and %s", d, e)
		}
		x.bind(p, q)
		return x.decorations(p, q)
	}
	if x.assumed[[2]ir.ID{p, q}] {
		return nil
	}
	x.assumed[[2]ir.ID{p, q}] = true
	if d.Op == spirv.OpVariable {
		x.bind(p, q)
	}
	if err := x.insts(d, e); err != nil {
		return fmt.Errorf("%s and %s: %w", d, e, err)
	}
	return x.decorations(p, q)
}

func (x *matcher) decorations(p, q ir.ID) error {
	list := func(m *ir.Module, id ir.ID) (list []string) {
		for d := range m.Decorations(id) {
			text := fmt.Sprint(d.Kind, d.Member, d.Inst.Op)
			if d.Inst.Op != spirv.OpDecorateId && d.Inst.Op != spirv.OpMemberDecorateIdEXT {
				text += fmt.Sprint(d.Params)
			}
			list = append(list, text)
		}
		slices.Sort(list)
		return list
	}
	if one, two := list(x.a, p), list(x.b, q); !slices.Equal(one, two) {
		return fmt.Errorf("%%%d has the decorations %s, %%%d %s", p, one, q, two)
	}
	return nil
}
