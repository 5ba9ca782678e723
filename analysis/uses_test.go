package analysis_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"hone/analysis"
	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// slowUses collects the uses of all ids by instructions.
func slowUses(insts func(func(*ir.Inst) bool)) map[ir.ID][]analysis.Use {
	uses := map[ir.ID][]analysis.Use{}
	for in := range insts {
		for i, id := range in.IDs() {
			uses[id] = append(uses[id], analysis.Use{Inst: in, Operand: i})
		}
	}
	return uses
}

func checkUses(t *testing.T, c *analysis.Cache, f *ir.Function) {
	t.Helper()
	want, got := slowUses(func(yield func(*ir.Inst) bool) {
		for in := range f.Insts() {
			if !c.Module().IsDebug(in) && !yield(in) {
				return
			}
		}
	}), analysis.Uses.Of(c, f)
	for id := range ir.ID(c.Module().Bound() + 10) {
		if !slices.Equal(got.Of(id), want[id]) {
			t.Fatalf("function %%%d: uses of %%%d are %v, want %v", f.Result(), id, got.Of(id), want[id])
		}
	}
	n := analysis.DenseIDs.Of(c, f)
	for i := range n.Len() {
		id := n.ID(i)
		if n.Of(id) != i {
			t.Fatalf("function %%%d: %%%d has the numbers %d and %d", f.Result(), id, i, n.Of(id))
		}
		if d := c.Module().Def(id); c.Module().Resolve(id) == id && i < n.Defined() != (d.Function() == f && d != f.Def) {
			t.Fatalf("function %%%d: number %d is %%%d", f.Result(), i, n.ID(i))
		}
	}
}

func TestUses(t *testing.T) {
	eachModule(t, func(t *testing.T, m *ir.Module) {
		c := analysis.NewCache(m)
		for _, f := range m.Functions() {
			if len(f.Blocks) > 0 {
				checkUses(t, c, f)
			}
		}
		// The module's own counts are kept by other code.
		all := analysis.ModuleUses.Of(c)
		for id := range ir.ID(m.Bound()) {
			d := m.Def(id)
			if d == nil || d.Function() != nil && d.Op != spirv.OpFunction {
				if len(all.Of(id)) > 0 {
					t.Fatalf("uses of %%%d, which is local", id)
				}
				continue
			}
			n := 0
			for _, use := range all.Of(id) {
				if use.Operand == analysis.ResultType && use.Inst.Type != id || use.Operand >= 0 && use.Inst.ID(use.Operand) != id {
					t.Fatalf("%%%d is no operand %d of %s", id, use.Operand, use.Inst)
				}
				if s := use.Inst.Section(); s != m.Section(ir.DebugNames) && s != m.Section(ir.Annotations) &&
					!m.IsDebug(use.Inst) {
					n++
				}
			}
			positions := 0
			if slices.Contains(m.PositionIDs(), id) {
				positions = m.Uses(id) - n // each line counts
			}
			if n+positions != m.Uses(id) {
				t.Fatalf("%%%d has %d uses, %d are listed", id, m.Uses(id), n)
			}
		}
	})
}

// TestUsesAfterEdits edits functions and compares after each edit.
func TestUsesAfterEdits(t *testing.T) {
	m, ids := assemble(t, kernel)
	c := analysis.NewCache(m)
	f := m.Functions()[0]
	r := rand.New(rand.NewPCG(1, 0))
	for range 200 {
		checkUses(t, c, f)
		var adds []*ir.Inst
		for in := range f.Insts() {
			if in.Op == spirv.OpIAdd {
				adds = append(adds, in)
			}
		}
		in := adds[r.IntN(len(adds))]
		switch r.IntN(4) {
		case 0:
			in.SetID(r.IntN(2), ids["n1"])
		case 1:
			build.Before(in).IAdd(in.Type, in.ID(0), in.ID(1))
		case 2:
			if len(adds) > 1 {
				m.ReplaceAndRemove(in, in.ID(0))
			}
		case 3:
			m.Replace(in.Result, m.Constants().Int(in.Type, uint64(r.IntN(5))))
		}
	}
}

func TestUsesOfPhisAndLabels(t *testing.T) {
	m, ids := assemble(t, kernel)
	u := analysis.Uses.Of(analysis.NewCache(m), m.Functions()[0])
	text := func(name string) (list []string) {
		for _, use := range u.Of(ids[name]) {
			list = append(list, use.Inst.Op.String())
		}
		return list
	}
	for name, want := range map[string][]string{
		"i":    {"OpSLessThan", "OpIAdd"},
		"next": {"OpPhi"},
		"head": {"OpBranch", "OpBranch"},
		"body": {"OpPhi", "OpLoopMerge", "OpBranchConditional"},
		"done": {"OpLoopMerge", "OpBranchConditional"},
		"n1":   {"OpIAdd"},
	} {
		if got := text(name); !slices.Equal(got, want) {
			t.Errorf("uses of %s: %v, want %v", name, got, want)
		}
	}
}

const kernel = irtest.Compute + `
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 1
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n9 = OpConstant %int 9
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpBranch %head
%head = OpLabel
%i = OpPhi %int %n0 %entry %next %body
%p = OpSLessThan %bool %i %n9
OpLoopMerge %done %body None
OpBranchConditional %p %body %done
%body = OpLabel
%next = OpIAdd %int %i %n1
OpBranch %head
%done = OpLabel
OpReturn
OpFunctionEnd
`
