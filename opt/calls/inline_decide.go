package calls

import (
	"fmt"
	"math"
	"sort"

	"hone/analysis"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// decide finds the calls that are to be inlined, and reports whether there are any.
func (x *inliner) decide() (any bool) {
	x.infos = make([]inlineInfo, len(x.m.Functions()))
	for group := range x.calls.CallersFirst() {
		for _, f := range group {
			x.findLive(f)
		}
	}
	for group := range x.calls.CalleesFirst() {
		for _, f := range group {
			if x.of(f).live {
				x.look(f)
				x.order = append(x.order, f)
			}
		}
	}
	if x.all {
		x.largest = x.affordable(x.c.Room() / 2) // loops are unrolled within the same budget
	}
	for _, f := range x.order {
		any = x.choose(f) || any
	}
	return any
}

// findLive finds out whether a function is live and how often it is called.
func (x *inliner) findLive(f *ir.Function) {
	info := x.of(f)
	sites := x.calls.Sites(f)
	info.root = x.calls.UnknownCallers(f) || x.m.Uses(f.Result()) > len(sites)
	info.live, info.kept = info.root || x.calls.Recursive(f), info.root
	for _, in := range sites {
		if x.of(in.Function()).live {
			info.live = true
			info.callers++
		}
	}
}

// look finds out what a function is by itself, whatever is inlined in it.
func (x *inliner) look(f *ir.Function) {
	info := x.of(f)
	info.why = x.refuses(f)
	info.needed = x.needs(f)
	info.weight = -1 // the first label
	returns := false
	for in := range f.Insts() {
		info.size++
		info.weight += weight(x.m, in)
		if in.Unknown() || in.Result != 0 && x.m.Pinned(in.Result) {
			info.why = "it has instructions of unknown meaning"
		}
		switch {
		case in.Unknown():
		case in.Op == spirv.OpFunctionCall:
			info.sites = append(info.sites, callSite{in: in, callee: x.m.Def(in.ID(0)).Function()})
		case isReturn(in):
			returns = true
		case in.IsTerminator():
			switch in.Op {
			case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch:
			default:
				info.ends = true
			}
		default:
			info.ends = info.ends || effects.MayEnd(in)
		}
	}
	info.ends = info.ends || !returns
	info.alone = info.size
}

// affordable returns the size of the largest callees that can be inlined wherever they are called without more than
// room new instructions. So the calls that are left when the budget ends are those of the largest functions. Cost:
// linear in functions and calls, for each bit of the size.
func (x *inliner) affordable(room int) int {
	if x.growth(math.MaxInt) <= room {
		return math.MaxInt
	}
	above := sort.Search(room+1, func(size int) bool { return x.growth(size) > room })
	return above - 1
}

// growth returns how many instructions are copied where callees of at most a size are inlined; more than
// math.MaxInt32 count as so many.
func (x *inliner) growth(largest int) (n int) {
	x.m.Spend(len(x.order))
	for _, f := range x.order {
		info := x.of(f)
		info.size = info.alone
		for _, s := range info.sites {
			switch callee := x.of(s.callee); {
			case callee.why != "":
			case callee.moves():
				info.size += callee.size
			case callee.needed || callee.size <= largest:
				info.size += callee.size
				n += callee.size
			}
		}
		info.size, n = min(info.size, math.MaxInt32), min(n, math.MaxInt32)
	}
	return n
}

// choose decides which calls in a function are inlined, of callees for which that was decided before. It reports
// whether something is inlined.
func (x *inliner) choose(f *ir.Function) (any bool) {
	info := x.of(f)
	info.size = info.alone
	for i := range info.sites {
		s := &info.sites[i]
		if why := x.against(f, *s); why != "" {
			x.c.RemarkAt(s.in, s.callee.Result(), "is not inlined: %s", why)
			continue
		}
		callee := x.of(s.callee)
		s.inline, any = true, true
		info.weight += callee.weight - weight(x.m, s.in)
		info.size += callee.size
		info.ends = info.ends || callee.ends
	}
	return any
}

// refuses returns why a function can't be inlined at all, as far as its declaration tells, "" for no reason.
func (x *inliner) refuses(f *ir.Function) string {
	const never = spirv.FunctionControlDontInline | spirv.FunctionControlOptNoneEXT
	switch {
	case len(f.Blocks) == 0:
		return "it is not in the module"
	case x.calls.Recursive(f):
		return "it calls itself"
	case mayBeReplaced(x.m, f.Result()):
		return "another function may take its place"
	case spirv.FunctionControl(f.Def.Literal(0))&never != 0 && !x.needs(f):
		return "it asks not to be"
	}
	for _, p := range f.Params {
		if why := stays(x.m, p.Result); why != "" {
			return why
		}
	}
	return ""
}

// needs reports whether a module is not valid before calls of a function are inlined, in some environment: it takes or
// returns images, samplers or pointers in ways that are allowed to no others.
func (x *inliner) needs(f *ir.Function) bool {
	if !x.m.HasCapability(spirv.CapabilityShader) {
		return false
	}
	if typ := x.m.Def(f.Def.Type); typ != nil && typ.Op != spirv.OpTypeVoid && !x.m.CanPhi(typ.Result) {
		return true
	}
	for _, p := range f.Params {
		typ := x.m.Def(p.Type)
		if typ == nil || typ.Op == spirv.OpTypePointer && x.m.Def(typ.ID(1)) == nil {
			continue // of unknown meaning
		}
		switch typ.Op {
		case spirv.OpTypePointer:
			class, to := spirv.StorageClass(typ.Literal(0)), x.m.Def(typ.ID(1))
			if (class == spirv.StorageClassFunction || class == spirv.StorageClassPrivate) && !x.m.CanPhi(to.Result) &&
				to.Op != spirv.OpTypeRayQueryKHR && to.Op != spirv.OpTypeHitObjectNV && to.Op != spirv.OpTypeHitObjectEXT ||
				!ir.ParameterClass(class) && !x.m.CanPhi(p.Type) {
				return true
			}
		case spirv.OpTypeImage, spirv.OpTypeSampler, spirv.OpTypeSampledImage:
			return true
		case spirv.OpTypeStruct, spirv.OpTypeArray:
			if !x.m.CanPhi(typ.Result) {
				return true
			}
		}
	}
	return false
}

// against returns why a call is not inlined, "" if it is to be.
func (x *inliner) against(f *ir.Function, s callSite) string {
	callee := x.of(s.callee)
	switch {
	case callee.why != "":
		return callee.why
	case x.m.Pinned(s.in.Result), x.m.Pinned(s.in.Block().ID()):
		return "an instruction of unknown meaning may name what it returns, or the block"
	case callee.ends && inContinue(analysis.Regions.Of(x.c, f), s.in.Block()):
		return "it may end otherwise than by a return, and is called in a continue construct"
	case callee.needed, callee.moves(), x.passesPart(s.in):
		return ""
	case x.all && callee.size > x.largest:
		return fmt.Sprintf("it has %d instructions, and the module may grow by calls of at most %d", callee.size, x.largest)
	}
	limit := x.limit
	if spirv.FunctionControl(s.callee.Def.Literal(0))&spirv.FunctionControlInline != 0 {
		limit *= 4
	}
	cost := x.cost(s)
	switch {
	case !x.all && cost > limit && !(x.arrays && x.passesArray(s.in)):
		return "it is called more than once, and large"
	case !x.c.Grow(callee.size):
		return "the module may not grow any more"
	case cost > 0 && x.c.WantsRemarks():
		x.c.RemarkAt(s.in, s.callee.Result(), "is inlined, for about %d more instructions", cost)
	}
	return ""
}

// inContinue reports whether a block is in a continue construct.
func inContinue(t *analysis.RegionTree, b *ir.Block) bool {
	for r := t.Of(b); r != nil; r = r.Parent {
		if r.Kind == analysis.ContinueRegion {
			return true
		}
	}
	return false
}

// passesPart reports whether a call passes a pointer to a part of a variable, which with logical addressing is allowed
// for few storage classes.
func (x *inliner) passesPart(call *ir.Inst) bool {
	for i := 1; i < call.NumWords(); i++ {
		d := x.m.Def(call.ID(i))
		if d == nil || !d.DerivesPointer() {
			continue
		}
		if t := x.m.Def(d.Type); t.Op == spirv.OpTypePointer && x.m.HasCapability(spirv.CapabilityShader) {
			switch spirv.StorageClass(t.Literal(0)) {
			case spirv.StorageClassFunction, spirv.StorageClassPrivate, spirv.StorageClassInput, spirv.StorageClassOutput,
				spirv.StorageClassUniform, spirv.StorageClassPushConstant:
				return true
			}
		}
	}
	return false
}

// passesArray reports whether a call passes a local variable that holds an array.
func (x *inliner) passesArray(call *ir.Inst) bool {
	for i := 1; i < call.NumWords(); i++ {
		if t := x.m.Def(x.m.TypeOf(call.ID(i))); t != nil && isLocal(x.m, t.Result) && x.holdsArray(t.ID(1)) {
			return true
		}
	}
	return false
}

// holdsArray reports whether a type is an array or a struct with one in it. Cost: linear in the members of all structs
// that hold none, once.
func (x *inliner) holdsArray(typ ir.ID) bool {
	switch t := x.m.Def(typ); {
	case t == nil || t.Unknown() || x.arrayless.Get(t.Result) != 0:
	case t.Op == spirv.OpTypeArray:
		return true
	case t.Op == spirv.OpTypeStruct:
		x.arrayless.Set(t.Result, 1) // also while its members are looked at: a struct that is not valid may hold itself
		for _, member := range t.IDs() {
			if x.holdsArray(member) {
				x.arrayless.Set(t.Result, 0)
				return true
			}
		}
	}
	return false
}

// weight returns what an instruction counts for in the code that it is a part of: 1, or 0 for what other passes remove,
// such as loads of local variables.
func weight(m *ir.Module, in *ir.Inst) int {
	switch in.Op {
	case spirv.OpVariable, spirv.OpReturn, spirv.OpReturnValue, spirv.OpNop, spirv.OpCopyObject, spirv.OpUndef:
		return 0
	case spirv.OpLoad, spirv.OpStore:
		if isLocal(m, m.TypeOf(in.ID(0))) {
			return 0
		}
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
		if isLocal(m, in.Type) {
			return 0
		}
	case spirv.OpExtInst:
		if m.IsDebug(in) {
			return 0
		}
	}
	return 1
}

// isLocal reports whether a type is one of pointers to variables of functions.
func isLocal(m *ir.Module, typ ir.ID) bool {
	t := m.Def(typ)
	return t != nil && t.Op == spirv.OpTypePointer && spirv.StorageClass(t.Literal(0)) == spirv.StorageClassFunction
}

// cost returns how many instructions longer the code is with a call inlined, if all other calls of the function are,
// too: then they share what the function takes itself.
func (x *inliner) cost(s callSite) int {
	callee := x.of(s.callee)
	cost := callee.weight - x.saved(s.in)
	if !callee.root {
		const frame = 4 // OpFunction, OpFunctionEnd, a label and a return
		cost -= (callee.weight + frame + len(s.callee.Params)) / max(1, callee.callers)
	}
	return cost
}

// saved returns the weight of a call: what is not there any more when it is inlined. A local variable that is passed
// takes two instructions, one of which stores to it, and is a value from then on.
func (x *inliner) saved(call *ir.Inst) int {
	n := 1
	for i := 1; i < call.NumWords(); i++ {
		if isLocal(x.m, x.m.TypeOf(call.ID(i))) {
			n += 2
		}
	}
	return n
}
