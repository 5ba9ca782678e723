package calls

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// DeadArguments takes parameters from functions that nothing reads, and makes functions void of which no call uses the
// result. (LLVM's DeadArgumentElimination. What computed arguments and results is for dce.)
//
// A parameter that is only handed on to a parameter that nothing reads is not read either, also where functions are
// recursive, and a result that is only returned by a function of which nothing uses the result is not used. So all are
// dead at first, but for what something else uses; whatever a live one was made of is live then.
//
// Cost: linear in calls, their arguments and blocks.
//
// It leaves alone: functions that something else than a call of the module may name, or that have decorations that may
// speak of parameters; parameters and calls that instructions of unknown meaning may name.
var DeadArguments = pass.ForModule("dead-arguments", "parameters and results that nothing uses go",
	func(c *pass.Context) bool {
		x := deadArguments{signatures: newSignatures(c)}
		if !x.list() {
			return false
		}
		x.of, x.handed = c.Module.NewTable(), c.Module.NewTable()
		defer x.of.Release()
		defer x.handed.Release()
		x.connect()
		x.spread()
		return x.remove()
	}, pass.Idempotent, pass.Interprocedural)

// deadArguments is the state of the pass. A slot is the result of a function or one of its parameters.
type deadArguments struct {
	signatures
	sites  [][]*ir.Inst // by function: its calls, none if its signature stays
	first  []int32      // by function: the slot of its result, which those of its parameters follow
	live   []bool       // by slot
	of     *ir.Table    // parameter, or call -> 1 + slot
	handed *ir.Table    // parameter, or call -> uses that count if another slot is live
	edges  []handedOn
	from   []int32 // by slot: 1 + the first edge
	work   []int32
}

// handedOn says that a slot is live if the one is whose edge it is: it is an argument for it, or is returned as it.
type handedOn struct{ slot, next int32 }

// list finds the functions of which something may go, and reports whether there are any.
func (x *deadArguments) list() (any bool) {
	functions := x.m.Functions()
	x.sites = make([][]*ir.Inst, len(functions))
	x.first = make([]int32, len(functions))
	n := 0
	for i, f := range functions {
		x.first[i] = int32(n)
		n += 1 + len(f.Params)
		if len(f.Params) == 0 && x.isVoid(f) {
			continue
		}
		var why string
		x.sites[i], why = x.signatures.sites(f)
		any = any || x.sites[i] != nil
		for _, p := range f.Params {
			if why != "" && len(f.Blocks) > 0 && x.m.Uses(p.Result) == 0 {
				x.c.Remark(p.Result, "nothing reads it, and it stays a parameter: %s", why)
			}
		}
	}
	x.live, x.from = make([]bool, n), make([]int32, n)
	return any
}

func (x *deadArguments) isVoid(f *ir.Function) bool {
	d := x.m.Def(f.Def.Type)
	return d != nil && d.Op == spirv.OpTypeVoid
}

// connect finds out what is handed on from slot to slot.
func (x *deadArguments) connect() {
	for i, f := range x.m.Functions() {
		if x.sites[i] == nil {
			continue
		}
		for k, p := range f.Params {
			x.of.Set(p.Result, x.first[i]+int32(k)+2)
		}
		for _, call := range x.sites[i] {
			x.of.Set(call.Result, x.first[i]+1)
		}
	}
	hand := func(id ir.ID, to int32) {
		if slot := x.of.Get(id) - 1; slot >= 0 {
			x.handed.Set(id, x.handed.Get(id)+1)
			x.edges = append(x.edges, handedOn{slot, x.from[to]})
			x.from[to] = int32(len(x.edges))
		}
	}
	for i, f := range x.m.Functions() {
		if x.sites[i] == nil {
			continue
		}
		result := x.first[i]
		for _, call := range x.sites[i] {
			for k := range f.Params {
				hand(call.ID(k+1), result+int32(k)+1)
			}
		}
		if x.isVoid(f) {
			x.use(result)
			continue
		}
		for _, b := range f.Blocks {
			switch end := b.Terminator(); {
			case end.Unknown():
				x.use(result)
			case end.Op == spirv.OpReturnValue:
				hand(end.ID(0), result)
			}
		}
	}
}

// use makes a slot live.
func (x *deadArguments) use(slot int32) {
	if !x.live[slot] {
		x.live[slot] = true
		x.work = append(x.work, slot)
	}
}

// spread makes live what something uses, and what that is made of.
func (x *deadArguments) spread() {
	for i, f := range x.m.Functions() {
		if x.sites[i] == nil {
			continue
		}
		for k, p := range f.Params {
			if x.m.Uses(p.Result) > int(x.handed.Get(p.Result)) || stays(x.m, p.Result) != "" {
				x.use(x.first[i] + int32(k) + 1)
			}
		}
		for _, call := range x.sites[i] {
			if x.m.Uses(call.Result) > int(x.handed.Get(call.Result)) || x.m.Pinned(call.Result) {
				x.use(x.first[i])
				break
			}
		}
	}
	x.drain()
}

func (x *deadArguments) drain() {
	for len(x.work) > 0 {
		x.m.Spend(1)
		slot := x.work[len(x.work)-1]
		x.work = x.work[:len(x.work)-1]
		for e := x.from[slot]; e > 0; e = x.edges[e-1].next {
			x.use(x.edges[e-1].slot)
		}
	}
}

// remove removes the slots that are dead.
func (x *deadArguments) remove() (changed bool) {
	functions := x.m.Functions()
	for i, f := range functions {
		if x.sites[i] != nil && x.anyDead(f) && !x.c.Transform() {
			for k := range 1 + len(f.Params) { // what they were made of stays too
				x.use(x.first[i] + int32(k))
			}
			x.drain()
		}
	}
	for i, f := range functions {
		if x.sites[i] == nil || !x.anyDead(f) {
			continue
		}
		changed = true
		void, gone := x.dead(f)
		for _, call := range x.sites[i] {
			x.shorten(call, gone)
			if void {
				x.makeVoid(call)
			}
		}
		if void {
			for _, b := range f.Blocks {
				if end := b.Terminator(); end.Op == spirv.OpReturnValue {
					end.Become(spirv.OpReturn)
				}
			}
		}
	}
	for i, f := range functions { // now nothing names the parameters
		if x.sites[i] == nil || !x.anyDead(f) {
			continue
		}
		void, gone := x.dead(f)
		f.ChangeParameters(func(k int) bool { return gone[k] })
		if void {
			x.m.RemoveDecoration(f.Result(), spirv.DecorationRelaxedPrecision)
			x.m.RemoveDecoration(f.Result(), spirv.DecorationFuncParamAttr)
			f.SetReturnType(x.c.Types().Void())
		}
	}
	return changed
}

// dead returns what of a function is dead: its result, and which of its parameters.
func (x *deadArguments) dead(f *ir.Function) (void bool, parameters []bool) {
	parameters = make([]bool, len(f.Params))
	at := x.first[f.Index]
	for k := range parameters {
		parameters[k] = !x.live[int(at)+1+k]
	}
	return !x.live[at], parameters
}

func (x *deadArguments) anyDead(f *ir.Function) bool {
	at := int(x.first[f.Index])
	return slices.Contains(x.live[at:at+1+len(f.Params)], false)
}

// makeVoid makes of a call one of a function that returns nothing. That is another instruction, so that debug
// information that names the result says that it is gone.
func (x *deadArguments) makeVoid(call *ir.Inst) {
	build.Before(call).Emit(spirv.OpFunctionCall, x.c.Types().Void(), true, call.Words()...)
	call.Remove()
}
