package ir_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/pass"
	"hone/ssa"
)

var edited = flag.Int("edited", 40, "how many generated shaders TestRandomBatchesOfShaders edits")

// TestRandomBatchesOfShaders makes random edits of structured functions with many phis, several in each batch. After
// each the function is structured, and each use has a value on every path. spirv-val looks at a share.
//
//	go test ./ir -run Batches -edited 5000 -timeout 2h
func TestRandomBatchesOfShaders(t *testing.T) {
	val := peers.Get(t, "spirv-val")
	registry, err := pass.NewRegistry(ssa.SROA, ssa.Mem2Reg)
	if err != nil {
		t.Fatal(err)
	}
	variables, err := registry.Parse("sroa,mem2reg")
	if err != nil {
		t.Fatal(err)
	}
	made, refused := map[string]int{}, map[string]int{}
	for seed := range *edited {
		r := rand.New(rand.NewPCG(uint64(seed), 6))
		o := shadergen.Options{Size: 5 + r.IntN(40), Flow: true, Exact: true}
		m := irtest.Read(t, irtest.Assemble(t, shadergen.Generate(uint64(seed), o), o.Version()))
		if _, err := variables.Run(m, pass.Options{}); err != nil {
			t.Fatal(err)
		}
		var all []string
		for range 6 {
			f := m.Functions()[r.IntN(len(m.Functions()))]
			all = append(all, "batch")
			f.Batch(func() {
				for range 1 + r.IntN(10) {
					edit := func() (string, error) { return randomEdit(r, f, nil) }
					if r.IntN(2) == 0 {
						edit = func() (string, error) { return randomLoss(r, f) }
					}
					what, err := edit()
					switch {
					case what == "":
					case err != nil:
						refused[what]++
					default:
						made[what]++
						all = append(all, what)
					}
				}
			})
			when := fmt.Sprintf("shader %d of %+v, after %v", seed, o, all)
			if r.IntN(2) == 0 {
				f.Layout()
				checkEdited(t, m, when)
				f.RemoveUnreachable()
			}
			f.Layout()
			checkEdited(t, m, when)
			checkAvailable(t, f, when)
		}
		for _, f := range m.Functions() {
			f.RemoveUnreachable() // what is left of it may branch to where it is not inside
		}
		checkWritten(t, m, fmt.Sprint("shader ", seed))
		if val != nil && seed%4 == 0 {
			if msg := passtest.Validate(t, irtest.Write(t, m), o.Environment()); msg != "" {
				t.Errorf("shader %d of %+v, after %v: spirv-val: %s", seed, o, all, msg)
			}
		}
	}
	report(t, made, refused, "split", "split-edge", "merge", "remove-unreachable", "remove-edge", "branch-to", "guard",
		"new-continue",
		"make-unreachable", "make-branch")
}

// randomLoss makes an edit after which something may not be reached any more, and says which; "" for none.
func randomLoss(r *rand.Rand, f *ir.Function) (what string, err error) {
	blocks := slices.DeleteFunc(slices.Clone(f.Blocks), func(b *ir.Block) bool { return b.First() == nil })
	if r.IntN(4) == 0 {
		return randomStub(r, f, blocks)
	}
	for range 8 {
		b := blocks[r.IntN(len(blocks))]
		if succs := slices.Collect(b.Succs()); len(succs) > 1 {
			if r.IntN(2) == 0 {
				return "branch-to", b.BranchTo(succs[r.IntN(len(succs))])
			}
			return "remove-edge", b.RemoveEdge(succs[r.IntN(len(succs))])
		}
	}
	return "", nil
}

// randomStub makes a merge block or continue target that nothing reaches a stub.
func randomStub(r *rand.Rand, f *ir.Function, blocks []*ir.Block) (what string, err error) {
	reached := map[*ir.Block]bool{f.Entry(): true}
	for work := []*ir.Block{f.Entry()}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for s := range b.Succs() {
			if !reached[s] {
				reached[s] = true
				work = append(work, s)
			}
		}
	}
	for _, i := range r.Perm(len(blocks)) {
		b := blocks[i]
		switch h := b.ContinueOf(); {
		case reached[b]:
		case h != nil && h != b:
			return "make-branch", b.MakeBranch(h)
		case b.MergeOf() != nil:
			return "make-unreachable", b.MakeUnreachable()
		}
	}
	return "", nil
}

// checkAvailable computes the values that each block can rely on, as what all of its predecessors have at their ends,
// and looks for uses of others.
func checkAvailable(t *testing.T, f *ir.Function, when string) {
	t.Helper()
	m := f.Module()
	bound := m.Bound()
	begin := make([][]bool, len(f.Blocks)) // nil: not reached, everything
	atEnd := func(b *ir.Block) []bool {
		if begin[b.Index] == nil {
			return nil
		}
		have := slices.Clone(begin[b.Index])
		for in := range b.Insts() {
			have[in.Result] = true
		}
		return have
	}
	begin[0] = make([]bool, bound)
	for changed := true; changed; {
		changed = false
		for _, b := range f.Blocks[1:] {
			var have []bool
			for _, p := range b.Preds() {
				end := atEnd(p)
				switch {
				case end == nil:
				case have == nil:
					have = end
				default:
					for id := range have {
						have[id] = have[id] && end[id]
					}
				}
			}
			if !slices.Equal(have, begin[b.Index]) {
				begin[b.Index], changed = have, true
			}
		}
	}
	local := func(id ir.ID) bool {
		d := m.Def(id)
		if d == nil {
			t.Fatalf("%s: %%%d is not defined", when, id)
		}
		return d.Function() == f && slices.Contains(f.Blocks, d.Block())
	}
	for _, b := range f.Blocks {
		have := slices.Clone(begin[b.Index])
		for in := range b.Insts() {
			for i, id := range in.IDs() {
				from := have
				if in.Op.String() == "OpPhi" && i%2 == 0 {
					from = atEnd(m.BlockOf(in.ID(i + 1)))
				}
				if local(id) && m.BlockOf(id) == nil && from != nil && !from[id] {
					t.Fatalf("%s: %s uses %%%d, which some path does not compute", when, in, id)
				}
			}
			if have != nil {
				have[in.Result] = true
			}
		}
	}
}
