package analysis

import (
	"iter"
	"slices"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// Calls is the call graph of a module. Cost: linear in functions and calls, and over all calls in the entry points that
// reach the caller, unless all callers have the same ones. After edits of functions that leave their calls alone it is
// linear in these functions.
var Calls = &ModuleFact[*CallGraph]{
	Name: "calls", DependsOn: OnOutside | OnFunctions,
	Compute: func(c *Cache) *CallGraph { return newCallGraph(c.module, gather(c, functionReferences)) },
	Update: func(c *Cache, old *CallGraph) *CallGraph {
		now, changed, ok := old.references.update(c, functionReferences, slices.Equal)
		if !ok || len(changed) > 0 {
			return newCallGraph(c.module, now)
		}
		same := *old
		same.references = now
		return &same
	},
	Equal:    func(old, now *CallGraph) bool { return old.graph == now.graph },
	Validate: (*CallGraph).same,
}

// CallGraph says which function may call which. An instruction that names a function calls it, whatever else it may do
// with it. Calls by what the module does not show have no edges: see [CallGraph.UnknownCallers].
type CallGraph struct {
	functions  []*ir.Function
	references byFunction[[]functionReference]
	graph      *graph.Graph    // of the functions, with one edge for each pair
	sites      lists[*ir.Inst] // by callee
	components *graph.SCCs
	unknown    []bool     // by function: what the module does not show may call it
	hidden     []int32    // the functions for which it is true
	points     []*ir.Inst // entry points
	entries    [][]int32  // by component: indices into points; those that are the same share one slice
}

// functionReferences are the operands of instructions of a function that name functions.
var functionReferences = &FunctionFact[[]functionReference]{
	Name: "function-references", DependsOn: OnCode | OnOutside,
	Compute: func(c *Cache, f *ir.Function) (list []functionReference) {
		if onlyEntryPoints(c.module) {
			return nil
		}
		for in := range f.Insts() {
			for _, id := range in.IDs() {
				if d := c.module.Def(id); d != nil && d.Op == spirv.OpFunction && !c.module.IsDebug(in) {
					list = append(list, functionReference{in, id})
				}
				if in.Op == spirv.OpFunctionCall {
					break // the others are arguments
				}
			}
		}
		return list
	},
	Validate: func(kept, fresh []functionReference) bool { return slices.Equal(kept, fresh) },
}

// onlyEntryPoints reports whether a module is one function that only entry points and their modes name. Most are, once
// calls are inlined; use counts tell without a walk over the code.
func onlyEntryPoints(m *ir.Module) bool {
	if len(m.Functions()) != 1 {
		return false
	}
	f := m.Functions()[0].Result()
	if m.Pinned(f) {
		return false
	}
	uses := m.Uses(f)
	for _, s := range [...]*ir.Section{m.Section(ir.EntryPoints), m.Section(ir.ExecutionModes)} {
		for in := range s.Insts() {
			for _, id := range in.IDs() {
				if id == f {
					uses--
				}
			}
		}
	}
	return uses == 0
}

type functionReference struct {
	in       *ir.Inst
	function ir.ID
}

func newCallGraph(m *ir.Module, calls byFunction[[]functionReference]) *CallGraph {
	n := len(m.Functions())
	g := &CallGraph{functions: slices.Clone(m.Functions()), references: calls, graph: graph.New(n),
		unknown: make([]bool, n)}
	last := make([]int32, n) // by callee: 1 + the last caller that was seen
	for i, list := range calls.of {
		for _, x := range list {
			callee := m.Def(x.function).Function().Index
			if x.in.Op != spirv.OpFunctionCall {
				g.unknown[callee] = true
			}
			if last[callee] != int32(i+1) {
				last[callee] = int32(i + 1)
				g.graph.AddEdge(i, callee)
			}
		}
	}
	g.sites = group(n, func(yield func(int, *ir.Inst) bool) {
		for _, list := range calls.of {
			for _, x := range list {
				if !yield(m.Def(x.function).Function().Index, x.in) {
					return
				}
			}
		}
	})
	g.components = graph.NewSCCs(g.graph)
	g.findUnknown(m)
	for i, unknown := range g.unknown {
		if unknown {
			g.hidden = append(g.hidden, int32(i))
		}
	}
	g.findEntries(m)
	return g
}

// findUnknown finds the functions that something outside of functions, another module or an instruction of unknown
// meaning may call.
func (g *CallGraph) findUnknown(m *ir.Module) {
	for i, f := range g.functions {
		if m.Exported(f.Result()) || m.Pinned(f.Result()) {
			g.unknown[i] = true
		}
	}
	for _, s := range [...]*ir.Section{m.Section(ir.Globals), m.Section(ir.Tail)} {
		for in := range s.Insts() {
			for _, id := range in.IDs() {
				if d := m.Def(id); d != nil && d.Op == spirv.OpFunction && !m.IsDebug(in) {
					g.unknown[d.Function().Index] = true
				}
			}
		}
	}
}

// findEntries finds the entry points that reach each component, callers first.
func (g *CallGraph) findEntries(m *ir.Module) {
	own := make([][]int32, len(g.functions))
	for in := range m.Section(ir.EntryPoints).Insts() {
		for _, id := range in.IDs() {
			if d := m.Def(id); d != nil && d.Op == spirv.OpFunction {
				own[d.Function().Index] = append(own[d.Function().Index], int32(len(g.points)))
			}
		}
		g.points = append(g.points, in)
	}
	g.entries = make([][]int32, g.components.Len())
	last := make([]int32, len(g.points)) // 1 + the last component into whose set a point was put
	for x := range g.entries {
		var parts [][]int32
		add := func(part []int32) {
			if len(part) > 0 && (len(parts) == 0 || &part[0] != &parts[len(parts)-1][0]) {
				parts = append(parts, part)
			}
		}
		for _, v := range g.components.Members(x) {
			add(own[v])
			for _, caller := range g.graph.Preds(int(v)) {
				add(g.entries[g.components.Of(int(caller))])
			}
		}
		if len(parts) == 1 {
			g.entries[x] = parts[0]
			continue
		}
		var set []int32
		for _, part := range parts {
			for _, point := range part {
				if last[point] != int32(x+1) {
					last[point] = int32(x + 1)
					set = append(set, point)
				}
			}
		}
		slices.Sort(set)
		g.entries[x] = set
	}
}

// same reports whether two graphs of one module say the same.
func (g *CallGraph) same(fresh *CallGraph) bool {
	return slices.Equal(g.functions, fresh.functions) && sameGraph(g.graph, fresh.graph) && g.sites.same(&fresh.sites) &&
		slices.Equal(g.unknown, fresh.unknown) && slices.Equal(g.points, fresh.points) &&
		slices.EqualFunc(g.entries, fresh.entries, slices.Equal)
}

// Graph returns the graph. Vertex i is Module.Functions()[i]; an edge leads from caller to callee, one for each pair of
// them.
func (g *CallGraph) Graph() *graph.Graph { return g.graph }

// Callees yields the functions that f may call, each once, in the order of the first call.
func (g *CallGraph) Callees(f *ir.Function) iter.Seq[*ir.Function] {
	return g.these(g.graph.Succs(f.Index))
}

// Callers yields the functions that may call f, each once, in the order of the module.
func (g *CallGraph) Callers(f *ir.Function) iter.Seq[*ir.Function] {
	return g.these(g.graph.Preds(f.Index))
}

func (g *CallGraph) these(list []int32) iter.Seq[*ir.Function] {
	return func(yield func(*ir.Function) bool) {
		for _, i := range list {
			if !yield(g.functions[i]) {
				return
			}
		}
	}
}

// Sites returns the instructions in functions that name f, an instruction once for each time that it does, in the order
// of the module. All but OpFunctionCall may do anything with it. Constant time; the slice is shared.
func (g *CallGraph) Sites(f *ir.Function) []*ir.Inst { return g.sites.of(f.Index) }

// UnknownCallers reports whether f may be called by what the graph does not show: another module, an instruction of
// unknown meaning, or whoever gets its address. An entry point as such has none.
func (g *CallGraph) UnknownCallers(f *ir.Function) bool { return g.unknown[f.Index] }

// outermost reports whether f is called by the environment alone: it is an entry point, and nothing in the module or in
// another one calls it.
func (g *CallGraph) outermost(f *ir.Function) bool {
	return !g.unknown[f.Index] && len(g.Sites(f)) == 0 && len(g.entries[g.components.Of(f.Index)]) > 0
}

// Recursive reports whether a call of f may lead to another call of f before it ends.
func (g *CallGraph) Recursive(f *ir.Function) bool {
	return g.components.Cyclic(g.components.Of(f.Index))
}

// CalleesFirst yields groups of functions, each after all that its functions call: a function alone, or functions that
// may call each other in turn.
func (g *CallGraph) CalleesFirst() iter.Seq[[]*ir.Function] { return g.groups(true) }

// CallersFirst yields the groups of [CallGraph.CalleesFirst] in reverse order.
func (g *CallGraph) CallersFirst() iter.Seq[[]*ir.Function] { return g.groups(false) }

func (g *CallGraph) groups(backwards bool) iter.Seq[[]*ir.Function] {
	return func(yield func([]*ir.Function) bool) {
		for i := range g.components.Len() {
			if backwards {
				i = g.components.Len() - 1 - i
			}
			if !yield(slices.Collect(g.these(g.components.Members(i)))) {
				return
			}
		}
	}
}

// EntryPoints yields the OpEntryPoint instructions from which calls lead to f, in the order of the module.
func (g *CallGraph) EntryPoints(f *ir.Function) iter.Seq[*ir.Inst] {
	return func(yield func(*ir.Inst) bool) {
		for _, i := range g.entries[g.components.Of(f.Index)] {
			if !yield(g.points[i]) {
				return
			}
		}
	}
}
