package instrument

import (
	"hone/analysis"
	"hone/instrument/coverage"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// CountsPass counts how often each block and each edge of the control flow graph is executed, with as few counters as
// that takes: see [coverage.Graph.Place]. They are words of a storage buffer of their own, which [ReadCounters] and
// hone coverage read. Helper invocations are not counted, nor what an invocation does after it was made one.
//
// It leaves alone modules that have counters already, and functions that end in a way that it does not know. Cost: near
// linear; a counter is one atomic addition, and a comparison more where a branch leads to what other edges lead to.
var CountsPass = newCounters(Counts, "counts", "count executions of blocks and edges", false)

// CoveragePass notes which blocks are executed at all: a store to a flag where [CountsPass] has a counter, and in fewer
// blocks. It is for shaders in which atomic operations take too long. Cost: linear.
var CoveragePass = newCounters(Coverage, "coverage", "note which blocks are executed", true)

func newCounters(number Feature, name, doc string, flags bool) *pass.Pass {
	return pass.ForModule(Prefix+name, doc, func(c *pass.Context) (bool, error) {
		x := begin(c, number, name)
		if x == nil {
			return false, nil
		}
		for _, kind := range tableOf(x.Module) {
			if kind == tableCountersOf {
				x.Remark(0, "the module has counters already, and is given no others")
				return false, nil
			}
		}
		p := counters{Instrumenter: x, flags: flags}
		return p.run()
	}, common...)
}

// counters is the state of the pass.
type counters struct {
	*Instrumenter
	flags     bool
	functions []*counted
	n         int       // of counters
	mayEnd    *ir.Table // by function: it may end the invocation, or make it a helper
	pointer   ir.ID
	place     ir.ID // the type of pointers to counters
}

// counted is a function that is given counters.
type counted struct {
	coverage.Function
	of     *ir.Function
	points []point // by edge; of flags by node
}

// point is where a counter of an edge can be built: before or after an instruction, at the start or the end of a block,
// or at the end, if the branch there is going to lead to another block.
type point struct {
	before, after *ir.Inst
	start, end    *ir.Block
	to            *ir.Block
}

func (p *counters) run() (bool, error) {
	size := 0
	p.findEnds()
	defer p.mayEnd.Release()
	for _, f := range p.chosen() {
		if g := p.plan(f); g != nil {
			p.functions = append(p.functions, g)
			size += 3 * g.Counters()
		}
	}
	if p.n == 0 || !p.Allow(size+10) {
		return false, nil
	}
	u32 := p.u32()
	var err error
	p.pointer, err = p.newBuffer(countersName,
		ir.Member{Type: p.Types().ArrayStride(u32, p.number(uint64(p.n)), 4), Name: "counters"})
	if err != nil {
		return false, err
	}
	class, _ := p.Types().StorageClass(p.Module.TypeOf(p.pointer))
	p.place = p.Types().Pointer(class, u32)
	p.table(tableCountersOf, uint32(p.pointer))
	for _, g := range p.functions {
		p.build(g)
		p.tableText(tableCounted, g.Text())
	}
	return true, nil
}

const countersName = "hone.counters"

// plan makes the graph of a function, and chooses where counters go. It returns nil for one that is left alone.
func (p *counters) plan(f *ir.Function) *counted {
	g := &counted{of: f}
	g.Name, g.Flags, g.First = p.functionName(f), p.flags, p.n
	b := grapher{counters: p, g: g}
	if analysis.HasLoop(f) {
		b.loops = analysis.Loops.Of(p.Context, f)
	}
	if !b.graph() {
		p.Remark(f.Result(), "is not counted: a block ends in what has an unknown meaning")
		return nil
	}
	if p.flags {
		g.Flagged = g.Graph.Flags()
	} else {
		g.Graph.Place()
	}
	p.n += g.Counters()
	return g
}

// build adds the counters of a function.
func (p *counters) build(g *counted) {
	next := g.First
	if p.flags {
		for v, is := range g.Flagged {
			if is {
				b := g.points[v].builder(p.Context)
				b.Store(b.AccessChain(p.place, p.pointer, p.number(0), p.number(uint64(next))), p.number(1))
				next++
			}
		}
		return
	}
	for i, e := range g.Graph.Edges {
		if !e.Counted {
			continue
		}
		at := &g.points[i]
		b := at.builder(p.Context)
		step := p.number(1)
		if at.to != nil {
			step = b.Select(p.u32(), p.leads(b, at.end, at.to), step, p.number(0))
		}
		p.Add(b, step, p.pointer, p.number(0), p.number(uint64(next)))
		next++
	}
}

// builder returns a builder where a counter goes.
func (at *point) builder(c *pass.Context) build.Builder {
	switch {
	case at.before != nil:
		return c.Before(at.before)
	case at.after != nil:
		return c.After(at.after)
	case at.start != nil:
		return c.AtStart(at.start)
	}
	return c.AtEnd(at.end)
}

// leads builds whether the branch at the end of a block is going to lead to another one, which is not its only
// successor.
func (p *counters) leads(b build.Builder, from, to *ir.Block) ir.ID {
	boolean := p.Types().Bool()
	end := from.Terminator()
	if end.Op == spirv.OpBranchConditional {
		if p.Module.BlockOf(end.ID(1)) == to {
			return end.ID(0)
		}
		return b.LogicalNot(boolean, end.ID(0))
	}
	// A switch: one of its values leads there, or none of those that lead elsewhere is met.
	isDefault := p.Module.BlockOf(end.ID(1)) == to
	var any ir.ID
	for value, target := range cases(end) {
		if (p.Module.BlockOf(target) == to) == isDefault {
			continue
		}
		is := b.IEqual(boolean, end.ID(0), p.Constants().Int(p.Module.TypeOf(end.ID(0)), value))
		if any != 0 {
			is = b.LogicalOr(boolean, any, is)
		}
		any = is
	}
	if isDefault {
		return b.LogicalNot(boolean, any)
	}
	return any
}

// cases yields the values and targets of an OpSwitch.
func cases(in *ir.Inst) func(func(uint64, ir.ID) bool) {
	return func(yield func(uint64, ir.ID) bool) {
		wide := 1
		if in.Module().NumberWidth(in.ID(0)) > 32 {
			wide = 2
		}
		for i := 2; i+wide < in.NumWords(); i += wide + 1 {
			v := uint64(in.Literal(i))
			if wide == 2 {
				v |= uint64(in.Literal(i+1)) << 32
			}
			if !yield(v, in.ID(i+wide)) {
				return
			}
		}
	}
}
