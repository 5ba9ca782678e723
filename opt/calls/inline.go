package calls

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/ir/clone"
	"hone/pass"
	"hone/spirv"
)

// Parameters of [Inline].
var (
	inlineLimit = pass.Int("limit", 40, "inline what makes the code at most so many instructions longer for each call").
			Must(pass.Within(0, 1_000_000))
	inlineArrays = pass.Bool("arrays", true, "inline calls that pass arrays in local variables, whatever that adds")
	inlineAll    = pass.Bool("all", false,
		"inline all calls that can be, those of the largest functions last, as far as the module may grow")
)

// Inline puts functions where they are called, and removes unreachable functions: those inlined everywhere, and
// functions that lost their last call before. So the uses in a dead function do not hold back the passes that look at
// all uses of a variable. In a module without entry points and exports all functions are unreachable.
//
// First it decides, callees before callers, so that what goes into a function counts as its code. With all, each call
// is inlined whose callee is at most as large as the budget allows for all callees: the largest functions are left then
// (see affordable). Otherwise a call is inlined
//
//   - if nothing else calls the function;
//   - if what it adds is at most the limit: the weights of the instructions (see weight), without what the call itself
//     and its arguments in variables take; a function that asks to be inlined has four times the limit;
//   - if it passes an array in a local variable: as long as the call is there, the array has to be in memory. An NVIDIA
//     GPU multiplied a matrix with eight vectors in a third of the time without such calls;
//   - if the module needs it: a parameter or result holds an image or sampler in memory, or a pointer to a part of a
//     variable is passed.
//
// Then it copies, callers before callees: what is copied still has its calls, and these are inlined in the copy. So
// each instruction is copied as often as it is there in the end, however deep calls are nested. Functions return in
// one place before they are copied ([MergeReturns]).
//
// Invocations that are in a function together are in its copy together, and they meet where it returns, which is the
// merge block of a construct around what returned early, so convergent operations do the same.
//
// Cost: linear in the module and in what is copied.
//
// It leaves alone: recursive functions; those that must not be inlined (DontInline, OptNone), unless the module needs
// it; in a continue construct those that may end an invocation or not end, since it has to go back to its header; those
// of which a parameter says how memory is accessed (Volatile, Coherent) or is a copy (ByVal); what a linker may put in
// the place of the function (Weak); instructions of unknown meaning.
var Inline = pass.ForModule("inline", "functions go where they are called", inline, inlineLimit,
	inlineAll, inlineArrays, pass.Interprocedural)

// inliner is the state of the pass.
type inliner struct {
	c       *pass.Context
	m       *ir.Module
	calls   *analysis.CallGraph
	limit   int
	arrays  bool           // inline calls that pass arrays in local variables
	all     bool           // inline whatever the budget allows
	largest int            // with all: the size of the largest callees that the budget allows
	order   []*ir.Function // live ones, callees first
	infos   []inlineInfo   // by function
	cloner  *clone.Cloner
	work    []callSite // to be inlined in the current function, the last one first

	arrayless *ir.Table // struct types that were looked at and hold no array
	changed   bool
}

// inlineInfo is what is known of a function, as a callee mostly.
type inlineInfo struct {
	root    bool       // it is there whether or not something calls it
	live    bool       // a root reaches it
	kept    bool       // likewise, without the calls that are inlined
	callers int        // calls of it in live functions
	sites   []callSite // of what it calls
	weight  int        // of its code, with what is inlined in it
	size    int        // in instructions, likewise
	alone   int        // in instructions, with nothing inlined in it
	ends    bool       // it may end otherwise than by a return, or not end; likewise
	needed  bool       // its type is such that the module needs it to be inlined
	why     string     // it can't be inlined
	merged  bool       // its returns were merged
	moved   bool       // to where it was called
	end     *ir.Block  // then: where it returns, nil if it does not
}

// callSite is a call of a function.
type callSite struct {
	in     *ir.Inst
	callee *ir.Function
	inline bool
}

func inline(c *pass.Context) bool {
	x := inliner{c: c, m: c.Module, calls: analysis.Calls.Of(c), limit: inlineLimit.Of(c), all: inlineAll.Of(c),
		arrays: inlineArrays.Of(c)}
	x.arrayless = x.m.NewTable()
	defer x.arrayless.Release()
	if x.decide() {
		x.cloner = clone.New(x.m, x.m)
		defer x.cloner.Release()
	}
	for group := range x.calls.CallersFirst() {
		if len(group) > 1 && slices.ContainsFunc(group, func(f *ir.Function) bool { return x.of(f).kept }) {
			for _, f := range group {
				x.of(f).kept = true
			}
		}
		for _, f := range group {
			if x.of(f).kept {
				x.expand(f)
			}
		}
	}
	return x.sweep() || x.changed
}

// sweep removes the functions that nothing reaches any more, and reports whether there were any.
func (x *inliner) sweep() bool {
	unreached := func(f *ir.Function) bool { return !x.of(f).kept && !x.of(f).moved }
	all := slices.ContainsFunc(x.m.Functions(), unreached) && x.c.Transform()
	return x.m.RemoveFunctions(func(f *ir.Function) bool { return x.of(f).moved || all && unreached(f) })
}

// moves reports whether inlining a function adds no code, since only one call reaches it.
func (i *inlineInfo) moves() bool { return i.callers == 1 && !i.root }

func (x *inliner) of(f *ir.Function) *inlineInfo { return &x.infos[f.Index] }

// expand inlines in a function what was decided.
func (x *inliner) expand(f *ir.Function) {
	reached := true
	x.work = append(x.work[:0], x.of(f).sites...)
	for len(x.work) > 0 {
		x.m.Spend(1)
		s := x.work[len(x.work)-1]
		x.work = x.work[:len(x.work)-1]
		if s.inline && x.inline(s) {
			reached = reached && x.of(s.callee).end != nil
		} else {
			x.of(s.callee).kept = true
		}
	}
	if !reached {
		f.RemoveUnreachable()
	}
}

// inline puts a function where it is called, and reports whether it did.
func (x *inliner) inline(s callSite) bool {
	m, call, callee := x.m, s.in, x.of(s.callee)
	used := m.Uses(call.Result) > 0
	if callee.ends && used && !m.Allows(call.Type, ir.UndefOf) && !m.Allows(call.Type, ir.NullOf) || !x.c.Transform() {
		return false
	}
	if !callee.merged {
		changed, ok := mergeReturns(x.c, s.callee)
		if x.changed = x.changed || changed; !ok {
			x.c.RemarkAt(call, s.callee.Result(), "is not inlined: its returns can't be merged")
			return false
		}
		callee.merged = true
		for _, b := range s.callee.Blocks {
			if isReturn(b.Terminator()) {
				callee.end = b
			}
		}
	}
	if m.Uses(s.callee.Result()) == 1 && !callee.root && !m.HasDebug() {
		x.move(s)
	} else if !x.copy(s) {
		return false
	}
	x.changed = true
	return true
}

// move puts a function where it is called: there is no other call.
func (x *inliner) move(s callSite) {
	m, call, callee := x.m, s.in, x.of(s.callee)
	for i, p := range s.callee.Params {
		m.Replace(p.Result, call.ID(i+1))
	}
	f, first := call.Function(), s.callee.Entry()
	before, tail := splitAt(call)
	f.TakeBlocks(s.callee, before)
	entry := f.Entry().First().Next()
	for in := first.First().Next(); in.Op.Is(spirv.TraitVariable); {
		x.m.Spend(1)
		v := in
		in = in.Next()
		initial := 1 // index of the initializer
		if v.Op == spirv.OpUntypedVariableKHR {
			initial = 2 // after the type of the data
		}
		if words := v.Words(); len(words) > initial {
			build.Before(in).Store(v.Result, v.ID(initial)).CopyPosition(v)
			v.SetOperands(slices.Clone(words[:initial]))
		}
		v.MoveBefore(entry)
	}
	build.AtEnd(before).Branch(first.ID())
	var value ir.ID
	if callee.end != nil && callee.end.Terminator().Op == spirv.OpReturnValue {
		value = callee.end.Terminator().ID(0)
	}
	x.connect(s, callee.end, tail, value)
	x.work = append(x.work, callee.sites...)
	callee.moved = true
}

// copy puts a copy of a function where it is called.
func (x *inliner) copy(s callSite) bool {
	m, call, callee := x.m, s.in, x.of(s.callee)
	x.cloner.Forget()
	for i, p := range s.callee.Params {
		x.cloner.Map(p.Result, frozenArgument(call, i+1))
	}
	x.cloner.InlinedAt(call)
	// It may name what an instruction of unknown meaning may define. The block of the call is left whole then.
	if err := x.cloner.CanCopy(call.Function(), s.callee.Blocks); err != nil {
		x.c.RemarkAt(call, s.callee.Result(), "is not inlined: %v", err)
		return false
	}
	before, tail := splitAt(call)
	blocks, err := x.cloner.Blocks(before.Function(), before, s.callee.Blocks)
	if err != nil {
		panic(err) // it was asked for
	}
	build.AtEnd(before).Branch(blocks[0].ID())
	for _, inner := range callee.sites {
		inner.in = m.Def(x.cloner.ID(inner.in.Result))
		x.work = append(x.work, inner)
	}
	if callee.end == nil {
		x.connect(s, nil, tail, 0)
		return true
	}
	var value ir.ID
	if end := callee.end.Terminator(); end.Op == spirv.OpReturnValue {
		value = x.cloner.ID(end.ID(0))
	}
	x.connect(s, x.cloner.Block(callee.end), tail, value)
	return true
}

// splitAt splits the block of a call before it.
func splitAt(call *ir.Inst) (before, tail *ir.Block) {
	tail, err := call.Block().SplitBefore(call)
	if err != nil {
		panic(err) // a block that holds a call can be split
	}
	return tail.Preds()[0], tail
}

// connect branches from the returning block to the tail and replaces the call's result by value (0: none). end is nil
// if no block returns.
func (x *inliner) connect(s callSite, end, tail *ir.Block, value ir.ID) {
	if end != nil {
		build.AtEnd(end).Branch(tail.ID())
	} else if x.m.Uses(s.in.Result) > 0 {
		value = x.c.Constants().Arbitrary(s.in.Type)
	}
	if value != 0 {
		x.m.Replace(s.in.Result, value)
	}
	s.in.Remove()
}

// frozenArgument returns an operand of a call as a parameter of which each use sees the same value.
func frozenArgument(call *ir.Inst, i int) ir.ID {
	if id := call.FrozenOperand(i); id != 0 {
		return id
	}
	id := call.ID(i)
	return build.Before(call).CopyObject(call.Module().TypeOf(id), id)
}
