package ir_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"hone/analysis"
	"hone/graph"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/internal/random"
	"hone/ir"
	"hone/spirv"
)

// TestRandomEditsOfKernels makes random edits of random functions, whose control flow graphs may be of any kind. After
// each the invariants hold, and the function computes what it did before: edges are removed and led elsewhere only
// where no run came.
func TestRandomEditsOfKernels(t *testing.T) {
	made, refused := map[string]int{}, map[string]int{}
	for seed := range 60 {
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		bin := random.Function(r, random.Options{Blocks: 3 + r.IntN(20), Phis: 3, Insts: 4})
		m := irtest.Read(t, bin)
		f := m.Functions()[0]
		var inputs [][3]uint32
		for range 8 {
			inputs = append(inputs, [3]uint32{r.Uint32N(8), r.Uint32N(8), r.Uint32N(2)})
		}
		var before []outcome
		for _, in := range inputs {
			before = append(before, run(m, in, nil))
		}
		for range 40 {
			taken := map[[2]ir.ID]bool{}
			for _, in := range inputs {
				run(m, in, taken)
			}
			what, err := randomEdit(r, f, taken)
			if what == "" {
				continue
			}
			if err != nil {
				refused[what]++
			} else {
				made[what]++
			}
			if r.IntN(3) > 0 {
				f.Layout()
				checkEdited(t, m, fmt.Sprintf("seed %d, after %s", seed, what))
			}
			for i, in := range inputs {
				if now := run(m, in, nil); now != before[i] {
					t.Fatalf("seed %d, after %s: %v gives %v, before it gave %v", seed, what, in, now, before[i])
				}
			}
		}
		checkWritten(t, m, fmt.Sprint("seed ", seed))
		if seed%10 == 0 {
			if msg := passtest.Validate(t, irtest.Write(t, m), "spv1.4"); msg != "" {
				t.Errorf("seed %d: spirv-val: %s", seed, msg)
			}
		}
	}
	report(t, made, refused, "split", "split-edge", "merge", "remove", "remove-unreachable", "remove-edge", "branch-to",
		"redirect", "add-branch", "add-case", "guard")
}

// TestRandomEditsOfShaders makes random edits of real modules: an edit of structured control flow that is not refused
// keeps it structured. spirv-val looks at a share.
func TestRandomEditsOfShaders(t *testing.T) {
	validate := peers.Get(t, "spirv-val") != nil
	made, refused := map[string]int{}, map[string]int{}
	validated := 0
	for i, file := range corpus.All(t) {
		if i%2 != 0 {
			continue
		}
		bin := irtest.Load(t, file)
		m := irtest.Read(t, bin)
		if len(m.Functions()) == 0 || len(bin.Words) > 20_000 {
			continue
		}
		r := rand.New(rand.NewPCG(uint64(i), 2))
		var all []string
		for range 60 {
			f := m.Functions()[r.IntN(len(m.Functions()))]
			if len(f.Blocks) == 0 {
				continue
			}
			what, err := randomEdit(r, f, nil)
			if what == "" {
				continue
			}
			all = append(all, what)
			if err != nil {
				refused[what]++
				continue
			}
			made[what]++
			if r.IntN(6) == 0 {
				for _, f := range m.Functions() {
					f.Layout()
				}
				checkEdited(t, m, fmt.Sprintf("%s, after %v", file.Name, all))
			}
		}
		m.Sweep()
		checkEdited(t, m, fmt.Sprintf("%s, after %v", file.Name, all))
		checkWritten(t, m, file.Name)
		for _, f := range m.Functions() {
			if len(f.Blocks) > 0 {
				f.RemoveUnreachable() // it may branch to where it is not inside
			}
		}
		checkEdited(t, m, file.Name)
		target := "spv" + bin.Header().Version.String()
		if i%10 != 0 || !validate || passtest.Validate(t, bin, target) != "" {
			continue
		}
		validated++
		if msg := passtest.Validate(t, irtest.Write(t, m), target); msg != "" {
			t.Errorf("%s, after %v: spirv-val: %s", file.Name, all, msg)
		}
	}
	t.Logf("spirv-val looked at %d modules", validated)
	report(t, made, refused, "split", "split-edge", "merge", "remove", "remove-unreachable", "remove-edge", "branch-to",
		"add-branch", "add-case", "guard", "new-continue")
}

// TestBatchOfEdits makes the same random edits one by one and in a batch: what comes of them is the same, word for
// word.
func TestBatchOfEdits(t *testing.T) {
	removed := 0
	for seed := range 200 {
		bin := random.Function(rand.New(rand.NewPCG(uint64(seed), 3)), random.Options{Blocks: 3 + seed%40, Phis: 3, Insts: 4})
		var written [2][]uint32
		for i := range written {
			m := irtest.Read(t, bin)
			f := m.Functions()[0]
			r := rand.New(rand.NewPCG(uint64(seed), 4))
			edit := func() {
				for range 30 {
					if r.IntN(10) == 0 {
						randomEdit(r, f, map[[2]ir.ID]bool{}) // of any kind
						continue
					}
					b := f.Blocks[r.IntN(len(f.Blocks))]
					succs := []*ir.Block{}
					if b.First() != nil {
						succs = slices.Collect(b.Succs())
					}
					if len(succs) > 1 && b.RemoveEdge(succs[r.IntN(len(succs))]) == nil {
						removed++
					}
				}
			}
			if i == 0 {
				edit()
			} else {
				f.Batch(edit)
			}
			f.Layout()
			checkEdited(t, m, fmt.Sprint("seed ", seed))
			written[i] = irtest.Write(t, m).Words
		}
		if !slices.Equal(written[0], written[1]) {
			t.Fatalf("seed %d: edits in a batch give another module", seed)
		}
	}
	if removed < 1000 {
		t.Errorf("only %d edges were removed", removed)
	}
}

// report logs how many edits were made, and fails for a kind that never was.
func report(t *testing.T, made, refused map[string]int, kinds ...string) {
	for _, kind := range kinds {
		t.Logf("%-18s %6d made %6d refused", kind, made[kind], refused[kind])
		if made[kind] == 0 {
			t.Errorf("no edit was a %s", kind)
		}
	}
}

// randomEdit makes an edit of f and says which; "" for none. taken holds the edges that runs take: those are not
// removed. Where it is nil the function is structured: edges go anywhere, and new ones only to where the innermost loop
// ends.
func randomEdit(r *rand.Rand, f *ir.Function, taken map[[2]ir.ID]bool) (what string, err error) {
	m := f.Module()
	blocks := slices.DeleteFunc(slices.Clone(f.Blocks), func(b *ir.Block) bool { return b.First() == nil })
	b := blocks[r.IntN(len(blocks))]
	kind := r.IntN(11)
	rare := func(b *ir.Block) bool {
		return kind == 9 && b.LoopMerge() != nil || kind == 10 && b.Terminator().Op == spirv.OpSwitch
	}
	if i := slices.IndexFunc(blocks, rare); i >= 0 && r.IntN(2) == 0 {
		b = blocks[i]
	}
	succs := slices.Collect(b.Succs())
	var s *ir.Block
	free := len(succs) > 0
	if free {
		s = succs[r.IntN(len(succs))]
		free = taken == nil || !taken[[2]ir.ID{b.ID(), s.ID()}]
	}
	switch kind {
	case 0, 1:
		insts := slices.Collect(b.Insts())
		_, err = b.SplitBefore(insts[r.IntN(len(insts))])
		return "split", err
	case 2:
		insts := slices.Collect(b.Insts())
		_, err = guard(insts[r.IntN(len(insts))], m.Constants().Bool(r.IntN(2) == 0))
		return "guard", err
	case 3, 4:
		if s != nil {
			_, err = b.SplitEdge(s)
			return "split-edge", err
		}
	case 5:
		return "merge", b.MergeIntoPred()
	case 6:
		if r.IntN(6) == 0 {
			f.RemoveUnreachable()
			return "remove-unreachable", nil
		}
		return "remove", b.Remove()
	case 7:
		if free && len(succs) > 1 {
			return "remove-edge", b.RemoveEdge(s)
		}
	case 8:
		for _, t := range succs {
			free = free && (t == s || taken == nil || !taken[[2]ir.ID{b.ID(), t.ID()}])
		}
		if taken != nil && s != nil {
			free = !slices.ContainsFunc(succs, func(t *ir.Block) bool { return t != s && taken[[2]ir.ID{b.ID(), t.ID()}] })
		}
		if free && len(succs) > 1 && r.IntN(4) == 0 {
			return "branch-to", b.BranchTo(s)
		}
	case 9:
		if taken == nil && b.LoopMerge() != nil {
			_, err = b.NewContinueTarget()
			return "new-continue", err
		}
	case 10:
		return randomNewEdge(r, f, blocks, b, s, free, taken == nil)
	}
	return "", nil
}

// randomNewEdge makes an edge from b: one that no run takes, and that leaves the dominator tree as it is.
func randomNewEdge(r *rand.Rand, f *ir.Function, blocks []*ir.Block, b, s *ir.Block, free,
	structured bool) (what string, err error) {
	m := f.Module()
	to := blocks[r.IntN(len(blocks))]
	if structured {
		to = nil
		f.Layout()
		t := analysis.Regions.Of(analysis.NewCache(m), f)
		for x := t.Of(b); x != nil && x.Kind != analysis.ContinueRegion; x = x.Parent {
			if x.Kind == analysis.LoopRegion && x.Continue != nil {
				to = []*ir.Block{x.Merge, x.Continue}[r.IntN(2)]
				break
			}
		}
		if b.Terminator().Op == spirv.OpSwitch {
			to = s
		}
	}
	if to == nil || to == f.Entry() {
		return "", nil
	}
	for phi := range to.Phis() {
		if m.Types().Pointee(phi.Type) != 0 {
			return "", nil
		}
	}
	dom := graph.NewDominators(f.Graph(), 0)
	if !dom.Reachable(b.Index) || !dom.Reachable(to.Index) || !dom.Dominates(dom.Idom(to.Index), b.Index) {
		return "", nil
	}
	values := func(phi *ir.Inst) ir.ID { return m.Constants().Null(phi.Type) }
	switch b.Terminator().Op {
	case spirv.OpSwitch:
		if structured && to.MergeOf() == nil { // its place in the order of cases is not known
			return "", nil
		}
		return "add-case", b.AddCase(1000+uint64(r.IntN(1000)), to, values)
	case spirv.OpBranch:
		if to == s {
			return "", nil
		}
		return "add-branch", b.AddBranch(m.Constants().Bool(false), to, values)
	case spirv.OpBranchConditional:
		if free && !structured {
			return "redirect", b.Redirect(s, to, values)
		}
	}
	return "", nil
}

func checkEdited(t *testing.T, m *ir.Module, when string) {
	t.Helper()
	if err := m.Verify(); err != nil {
		t.Fatalf("%s: Verify: %v", when, err)
	}
	facts := analysis.NewCache(m)
	for _, f := range m.Functions() {
		if err := analysis.VerifyStructure(facts, f); err != nil && len(f.Blocks) > 0 {
			t.Fatalf("%s: VerifyStructure: %v", when, err)
		}
	}
}

// checkWritten reads the module that m writes: its predecessors, made anew from the terminators, are m's.
func checkWritten(t *testing.T, m *ir.Module, when string) {
	t.Helper()
	again, err := ir.Read(irtest.Write(t, m))
	if err != nil {
		t.Fatalf("%s: %v", when, err)
	}
	if err := again.Verify(); err != nil {
		t.Fatalf("%s: Verify of what is written: %v", when, err)
	}
	places := func(blocks ...*ir.Block) (list []int) {
		for _, b := range blocks {
			if b != nil {
				list = append(list, b.Index)
			}
		}
		slices.Sort(list)
		return list
	}
	for i, f := range m.Functions() {
		for j, b := range f.Blocks {
			c := again.Functions()[i].Blocks[j]
			if !slices.Equal(places(b.Preds()...), places(c.Preds()...)) {
				t.Errorf("%s: block %%%d has the predecessors %v, read again %v", when, b.ID(), places(b.Preds()...),
					places(c.Preds()...))
			}
			if !slices.Equal(places(b.MergeOf()), places(c.MergeOf())) ||
				!slices.Equal(places(b.ContinueOf()), places(c.ContinueOf())) {
				t.Errorf("%s: block %%%d has another header when it is read again", when, b.ID())
			}
		}
	}
}

// outcome is how a run ends: with a value, or, when it has become too long, without.
type outcome struct {
	value    uint32
	returned bool
}

// run interprets a function of package random. It adds the edges that it takes to taken.
func run(m *ir.Module, inputs [3]uint32, taken map[[2]ir.ID]bool) outcome {
	f := m.Functions()[0]
	values := map[ir.ID]uint32{}
	for i, p := range f.Params {
		values[p.Result] = inputs[i]
	}
	value := func(id ir.ID) uint32 {
		if v, ok := m.Constants().IntValue(id); ok {
			return uint32(v)
		}
		if v, ok := m.Constants().BoolValue(id); ok {
			if v {
				return 1
			}
			return 0
		}
		return values[m.Resolve(id)]
	}
	b := f.Entry()
	var from *ir.Block
	// What an edit adds does not count, so that a run is as long as before; but a loop may do nothing.
	for fuel, blocks := 0, 0; fuel < 200 && blocks < 5000; blocks++ {
		phis := map[ir.ID]uint32{}
		for phi := range b.Phis() {
			phis[phi.Result] = value(phi.PhiValue(from))
		}
		for id, v := range phis {
			values[id] = v
		}
		var to ir.ID
		for in := range b.Insts() {
			arg := func(i int) uint32 { return value(in.ID(i)) }
			switch in.Op {
			case spirv.OpIAdd:
				values[in.Result] = arg(0) + arg(1)
			case spirv.OpISub:
				values[in.Result] = arg(0) - arg(1)
			case spirv.OpIMul:
				values[in.Result] = arg(0) * arg(1)
			case spirv.OpBitwiseXor:
				values[in.Result] = arg(0) ^ arg(1)
			case spirv.OpULessThan:
				values[in.Result] = 0
				if arg(0) < arg(1) {
					values[in.Result] = 1
				}
			case spirv.OpReturnValue:
				return outcome{arg(0), true}
			case spirv.OpBranch:
				to = in.ID(0)
			case spirv.OpBranchConditional:
				to = in.ID(2 - int(arg(0)))
			case spirv.OpSwitch:
				to = in.SwitchTarget(uint64(arg(0)))
			default:
				continue
			}
			if in.Result != 0 {
				fuel++
			}
		}
		if taken != nil {
			taken[[2]ir.ID{b.ID(), to}] = true
		}
		from, b = b, m.BlockOf(to)
	}
	return outcome{}
}
