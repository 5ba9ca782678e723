package compare

import (
	"maps"
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/internal/symbolic"
	"hone/vm/layout"
)

// Inputs at random meet a condition that holds for one value of a scalar in many by luck only, and what a shader does
// behind it is not compared. So where blocks of the reference were not executed, runs are guided there: one is recorded
// (package symbolic), and inputs that lead one of its branches elsewhere are solved for and run, as long as that
// executes something new (Godefroid, Levin and Molnar, "Automated whitebox fuzz testing", 2008). Those inputs make
// further runs, which are compared as all others are.

const (
	maxGuided     = 24      // runs that are added
	guidedSeeds   = 4       // runs that the search starts from
	guidedRuns    = 256     // that are recorded
	guidedWork    = 1 << 21 // instructions that these may execute, all together, times the invocations of a subgroup
	guidedEffort  = 1 << 20 // nodes that may be computed to find inputs
	guidedAtEdge  = 3       // steps of a run that are tried for one edge
	guidedAlike   = 6       // other invocations that are to come there, too
	maxGuidedPath = 64      // of changes to the inputs of a run
	keptNodes     = 1 << 18 // of graphs that are kept for other turns
)

// turns are those of the search: each tries all that can be tried from the runs so far. Of what can't be reached there
// may be much, and it takes all the effort that it is given, so the first turns give little.
var turns = [...]turn{{effort: 1 << 11, failures: 6}, {effort: 1 << 16, failures: 2}, {effort: 1 << 16, failures: 12}}

// turn is how much a turn spends.
type turn struct {
	effort   int // nodes that may be computed for one goal
	failures int // after which an edge is left alone
}

// changes are what is different from the random inputs of a run.
type changes struct {
	run  int // whose inputs are changed
	list []symbolic.Assignment
}

// apply changes the memory of inputs.
func (c *changes) apply(in *vm.Inputs, p *vm.Program) {
	for _, a := range c.list {
		at := &a.Place
		var data []byte
		switch {
		case at.Spec:
			continue
		case at.Push:
			data = in.Push
		case at.Region > 0:
			data = in.Regions[at.Region-1].Data
		default:
			data = in.Buffers[at.Slot]
		}
		put := func(offset int) {
			if offset >= 0 && offset+at.Bytes <= len(data) {
				layout.Store(data[offset:offset+at.Bytes], a.Value)
			}
		}
		put(at.Offset)
		if at.Push || at.Region > 0 {
			continue
		}
		if stride, n := common(p, at.Slot, len(data)); stride > 0 {
			for k := range n {
				put((at.Offset/stride/n*n+k)*stride + at.Offset%stride)
			}
		}
	}
}

// common returns how far apart invocations have an input, and how many invocations in a row have one value of it: those
// of a quad where it is flat, all where it belongs to the draw.
func common(p *vm.Program, slot layout.Slot, bytes int) (stride, n int) {
	for i := range p.Bindings() {
		b := &p.Bindings()[i]
		if b.Slot != slot || !slot.PerInvocation() {
			continue
		}
		stride = b.Layout.Stride
		switch row := freeBuiltIns[spirv.BuiltIn(slot.Binding)]; {
		case slot.Kind == layout.BuiltInInput && row.of == theDraw:
			return stride, max(bytes/stride, 1)
		case p.Quads() && (b.Flat || slot.Kind == layout.BuiltInInput && row.of == thePrimitive):
			return stride, 4
		}
		return stride, 1
	}
	return 0, 1
}

// guide is the search for inputs that execute what no run has.
type guide struct {
	r         *Reference
	a         *ir.Module                                  // of the reference
	programs  func(form int) (plain, covered *vm.Program) // that are to execute it; nil where they can't be compiled
	turns     []turn
	executed  map[*ir.Block]bool
	missing   int // blocks that were not executed
	unchosen  int // values that no OpSelect chose
	edges     map[symbolic.Edge]bool
	recorders map[int]*vm.Recorder // by form
	solver    symbolic.Solver
	effort    int // nodes that may still be computed
	turn      int
	failed    map[symbolic.Edge]int // how often it was looked for in vain in this turn
	starts    []start
	kept      int             // nodes of their graphs
	free      map[uint32]bool // specialization constants that may have other values
	found     []plan          // that executed blocks which those before had not
	runs      int             // that may still be recorded
	steps     uint64          // that these may still execute
	trial     uint64          // that runs which are tried for their numbers may still execute
}

// guided adds runs that execute blocks, or choose values, which the random ones did not.
func (r *Reference) guided() {
	missing, _ := r.Unexecuted()
	unchosen, _ := r.Unchosen()
	if len(missing)+len(unchosen) == 0 || r.o.Device {
		return
	}
	g := r.newGuide(r.forms[0].program, r.ways(), turns[:])
	g.missing = len(missing)
	for i := range r.runs {
		for _, b := range r.runs[i].blocks {
			g.executed[b.Block] = true
		}
	}
	g.programs = func(form int) (plain, covered *vm.Program) { return r.forms[form].plain, r.forms[form].program }
	if len(missing) == 0 { // paths are worth more than values
		g.effort, g.runs = guidedEffort/16, guidedRuns/16
	}
	g.search()
	r.addRuns(g.found)
}

// newGuide makes a search for the ways that a program has not gone: went has the others. The caller says which blocks
// were executed.
func (r *Reference) newGuide(p *vm.Program, went map[way]bool, turns []turn) *guide {
	g := &guide{r: r, a: moduleOf(r.forms[0].program), turns: turns, executed: map[*ir.Block]bool{},
		edges: map[symbolic.Edge]bool{}, recorders: map[int]*vm.Recorder{}, free: map[uint32]bool{}, runs: guidedRuns,
		failed: map[symbolic.Edge]int{}, effort: guidedEffort,
	}
	g.steps = guidedWork / uint64(min(p.Subgroup(), p.Invocations()))
	g.trial = g.steps / 2
	for _, k := range r.specs {
		_, given := r.o.Spec[k.id]
		g.free[k.id] = !given && !k.sizes
	}
	g.solver.Fixed = func(p symbolic.Place) bool { return p.Spec && !g.free[p.ID] }
	g.solver.Allows = mayBe
	for _, d := range p.Decisions() {
		for n := 0; n < d.N && d.Inst.Op == spirv.OpSelect; n++ {
			if went[way{d.Inst, n}] {
				g.edges[d.Choice(n)] = true
			} else {
				g.unchosen++
			}
		}
	}
	return g
}

// mayBe reports whether a scalar of the inputs may have a value.
func mayBe(p symbolic.Place, v uint64) bool {
	return p.Push || p.Region > 0 || p.Slot.Kind != layout.BuiltInInput ||
		v <= freeBuiltIns[spirv.BuiltIn(p.Slot.Binding)].most
}

// search looks for runs: with other numbers of a run first, then with other inputs.
func (g *guide) search() {
	seeds := g.seeds()
	if len(seeds) == 0 {
		return
	}
	for _, p := range g.settings(seeds[0]) {
		g.try(p)
	}
	for _, i := range seeds {
		p := g.r.runs[i].plan
		p.order, p.changes = inLockstep, &changes{run: i}
		g.explore(p, true)
	}
	for g.turn < len(g.turns)-1 {
		g.turn++
		clear(g.failed)
		for _, s := range slices.Clone(g.starts) { // others are left as they are found
			graph := s.graph
			if graph == nil && g.mayRecord(s.plan) {
				graph = g.record(s.plan)
			}
			if graph != nil {
				g.leave(s.plan, graph)
			}
		}
	}
}

// addRuns makes runs of plans.
func (r *Reference) addRuns(plans []plan) {
	for _, p := range plans {
		run := r.execute(len(r.runs), p)
		if run.skipped == nil && (run.works() || run.stored() == 0) {
			r.runs = append(r.runs, run)
		}
	}
	r.kept = newKeeper(len(r.runs))
}

// done reports whether there is nothing left to look for.
func (g *guide) done() bool { return g.missing+g.unchosen == 0 }

// seeds returns the runs that the search starts from: those that come to their end first, and those that execute what
// others do not.
func (g *guide) seeds() []int {
	var list, rest []int
	seen := map[*ir.Block]bool{}
	for i := range g.r.runs {
		run := &g.r.runs[i]
		if run.plan.form != 0 {
			continue
		}
		fresh := false
		for _, b := range run.blocks {
			fresh = fresh || !seen[b.Block]
			seen[b.Block] = true
		}
		if fresh && len(list) < guidedSeeds {
			list = append(list, i)
		} else if run.skipped == nil {
			rest = append(rest, i)
		}
	}
	list = append(list, rest...)
	return list[:min(len(list), guidedSeeds)]
}

// start is a run that all turns start from.
type start struct {
	plan  plan
	graph *symbolic.Graph // nil where it was not kept
}

// mayRecord reports whether a run may still be recorded.
func (g *guide) mayRecord(p plan) bool {
	return g.runs > 0 && !g.done() && g.steps > 0 && len(p.changes.list) <= maxGuidedPath
}

// explore records a run, and goes on from it where it is a seed or executes something new.
func (g *guide) explore(p plan, seed bool) {
	if !g.mayRecord(p) {
		return
	}
	graph := g.record(p)
	if graph == nil {
		return
	}
	fresh := seed
	for e := range graph.Edges {
		if !g.edges[e] {
			g.edges[e], fresh = true, true
		}
	}
	if !fresh {
		return
	}
	g.leave(p, graph)
	if g.turn < len(g.turns)-1 {
		s := start{plan: p}
		if g.kept += graph.Size(); g.kept <= keptNodes {
			s.graph = graph
		}
		g.starts = append(g.starts, s)
	}
}

// leave looks for inputs that leave the path of a run.
func (g *guide) leave(p plan, graph *symbolic.Graph) {
	tries := map[symbolic.Edge]int{}
	for k := range graph.Steps {
		for _, e := range graph.Steps[k].Others {
			if g.edges[e] || tries[e] >= guidedAtEdge || g.failed[e] >= g.turns[g.turn].failures || g.effort <= 0 || g.done() {
				continue
			}
			tries[e]++
			if next, ok := g.change(p, g.solve(graph, k, e)); ok {
				g.explore(next, false)
			}
		}
	}
}

// solve looks for inputs with which a step leads to another block, and with which it does so for some other invocations
// as well, where that needs other scalars.
func (g *guide) solve(graph *symbolic.Graph, step int, e symbolic.Edge) []symbolic.Assignment {
	try := func(step int) []symbolic.Assignment {
		g.solver.Effort = min(g.turns[g.turn].effort, g.effort)
		g.effort -= g.solver.Effort
		found := g.solver.Solve(graph, step, e)
		g.effort += max(g.solver.Effort, 0)
		if g.r.o.Finite && slices.ContainsFunc(found, g.notOrdinary) {
			return nil
		}
		return found
	}
	all := try(step)
	if len(all) == 0 {
		g.failed[e]++
		return nil
	}
	fixed := g.solver.Fixed
	g.solver.Given = map[symbolic.Place]uint64{}
	g.solver.Fixed = func(p symbolic.Place) bool { return fixed(p) || p.Spec || p.Push }
	defer func() { g.solver.Fixed, g.solver.Given = fixed, nil }()
	g.solver.Hold(all)
	alike := graph.Alike(step)
	for k, n := 0, min(guidedAlike, len(alike)); k < n; k++ {
		more := try(alike[(k+1)*len(alike)/n-1])
		g.solver.Hold(more)
		all = append(all, more...)
	}
	return all
}

// notOrdinary reports whether an assignment gives a float of a buffer an infinity, a NaN or a denormal number.
func (g *guide) notOrdinary(a symbolic.Assignment) bool {
	for _, b := range g.r.forms[0].program.Bindings() {
		if a.Place.Spec || a.Place.Region > 0 || b.Push != a.Place.Push || !b.Push && b.Slot != a.Place.Slot {
			continue
		}
		if s, start, _ := b.Layout.At(a.Place.Offset); s != nil && s.Kind == layout.Float && start == a.Place.Offset {
			return s.Size != a.Place.Bytes || !isOrdinary(s.Format, a.Value)
		}
	}
	return false
}

// record executes a run and returns what it computed, nil where it can't be executed.
func (g *guide) record(p plan) *symbolic.Graph {
	recorder := g.recorders[p.form]
	if recorder == nil {
		plain, _ := g.programs(p.form)
		if plain == nil {
			return nil
		}
		recorder = plain.Recorder(func(s layout.Slot) bool {
			_, free := freeBuiltIns[spirv.BuiltIn(s.Binding)]
			return free
		})
		g.recorders[p.form] = recorder
	}
	in, _, err := g.r.inputs(p.changes.run, p)
	if err != nil {
		return nil
	}
	g.runs--
	in.Steps = min(in.Steps, g.steps)
	graph, result, err := recorder.Run(in)
	if result == nil {
		return nil
	}
	g.steps -= min(g.steps, result.Steps*uint64(in.Groups[0]*in.Groups[1]*in.Groups[2]))
	if err != nil {
		return graph
	}
	fresh := g.execute(result)
	chosen := 0
	for e := range graph.Edges {
		if e.IsChoice() && !g.edges[e] {
			chosen++
		}
	}
	g.unchosen -= min(chosen, g.unchosen)
	if (fresh || chosen > 0) && len(g.found) < maxGuided {
		g.found = append(g.found, p)
	}
	return graph
}

// execute notes the blocks of a run, and reports whether one is new.
func (g *guide) execute(result *vm.Result) bool {
	before := g.missing
	for _, b := range result.Blocks {
		if block := b.Block; !g.executed[block] {
			g.executed[block] = true
			if block.Terminator().Op != spirv.OpUnreachable {
				g.missing--
			}
		}
	}
	return g.missing < before
}

// try executes a run as a plan says, without recording it.
func (g *guide) try(p plan) {
	_, covered := g.programs(p.form)
	if covered == nil || g.done() || len(g.found) == maxGuided {
		return
	}
	in, _, err := g.r.inputs(p.changes.run, p)
	if err != nil {
		return
	}
	groups := uint64(in.Groups[0] * in.Groups[1] * in.Groups[2])
	if in.Steps = min(in.Steps, g.trial/2/groups); in.Steps == 0 {
		return
	}
	result, err := covered.Run(in)
	if result == nil || err != nil {
		g.trial -= in.Steps * groups
		return
	}
	g.trial -= min(g.trial, result.Steps*groups)
	fresh := g.execute(result)
	for _, d := range covered.Decisions() {
		for n := 0; n < d.N && d.Inst.Op == spirv.OpSelect; n++ {
			if e := d.Choice(n); result.Ways[d.First+n] && !g.edges[e] {
				g.edges[e], fresh = true, true
				g.unchosen--
			}
		}
	}
	if fresh {
		g.found = append(g.found, p)
	}
}

// change returns a plan with other inputs.
func (g *guide) change(p plan, list []symbolic.Assignment) (plan, bool) {
	if len(list) == 0 {
		return p, false
	}
	c := &changes{run: p.changes.run, list: append(p.changes.list[:len(p.changes.list):len(p.changes.list)], list...)}
	p.changes = c
	f := g.r.forms[p.form]
	values := maps.Clone(f.options.Spec)
	other := false
	for _, a := range list {
		if !a.Place.Spec {
			continue
		}
		other = true
		if values == nil {
			values = map[uint32]uint64{}
		}
		for i := range g.r.specs {
			if k := &g.r.specs[i]; k.id == a.Place.ID {
				values[k.id] = a.Value & fold.Mask(k.layout.Width)
			}
		}
	}
	if !other {
		return p, true
	}
	var ok bool
	p.form, ok = g.r.specialForm(g.a, f.options, values)
	return p, ok
}
