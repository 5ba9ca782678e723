package compare

import (
	"fmt"
	"math/big"
	"slices"

	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
	"hone/vm"
)

// A shader may promise a compiler that a sum never overflows, that a value is the same in all invocations, that a
// condition holds. A promise that does not hold is undefined behaviour, which no run of the vm shows as a value. So
// runs of a shader with promises are watched: a promise that does not hold in a run in which all promises of
// the reference hold is a difference. A promise that goes is none.

// claim is a kind of promises.
type claim struct {
	name string
	// of returns the parameter of the promise that an instruction makes, false if it makes none
	of func(in *ir.Inst) (parameter uint32, ok bool)
	// broken reports whether the execution of an instruction with such a promise contradicts it
	broken func(c *claimChecker, x *vm.Executed, parameter uint32) bool
}

// claims are the promises that are checked.
var claims = [...]claim{
	{"NoSignedWrap", decorated(spirv.DecorationNoSignedWrap), wrapsSigned},
	{"NoUnsignedWrap", decorated(spirv.DecorationNoUnsignedWrap), wrapsUnsigned},
	{"Uniform", decorated(spirv.DecorationUniform), (*claimChecker).varies},
	{"UniformId", decorated(spirv.DecorationUniformId), (*claimChecker).varies},
	{"OpAssumeTrueKHR", assumption, isFalse},
	{"Aligned", alignment, isUnaligned},
	{"DependencyInfinite", loopControl(spirv.LoopControlDependencyInfinite), nil},
	{"DependencyLength", loopControl(spirv.LoopControlDependencyLength), nil},
	{"Pure", functionControl(spirv.FunctionControlPure), nil},
	{"Const", functionControl(spirv.FunctionControlConst), nil},
}

// decorated returns the promises that a decoration of results makes.
func decorated(kind spirv.Decoration) func(*ir.Inst) (uint32, bool) {
	return func(in *ir.Inst) (uint32, bool) {
		return 0, in.Result != 0 && in.Module().HasDecoration(in.Result, kind)
	}
}

func assumption(in *ir.Inst) (uint32, bool) { return 0, in.Op == spirv.OpAssumeTrueKHR }

// alignment returns the alignment that a load or a store promises of its address.
func alignment(in *ir.Inst) (uint32, bool) {
	if in.Op != spirv.OpLoad && in.Op != spirv.OpStore {
		return 0, false
	}
	return effects.OperandsOf(in, 0).Alignment()
}

// loopControl returns the promises that a bit of a loop control makes.
func loopControl(bit spirv.LoopControl) func(*ir.Inst) (uint32, bool) {
	return func(in *ir.Inst) (uint32, bool) {
		if in.Op != spirv.OpLoopMerge || in.Unknown() || spirv.LoopControl(in.Literal(2))&bit == 0 {
			return 0, false
		}
		if bit == spirv.LoopControlDependencyInfinite {
			return 0, true
		}
		return in.Literal(3), true // no bit before it has a parameter
	}
}

// functionControl returns the promises that a bit of a function control makes to calls.
func functionControl(bit spirv.FunctionControl) func(*ir.Inst) (uint32, bool) {
	return func(in *ir.Inst) (uint32, bool) {
		if in.Op != spirv.OpFunctionCall {
			return 0, false
		}
		f := in.Module().Def(in.ID(0))
		return 0, f != nil && f.Op == spirv.OpFunction && spirv.FunctionControl(f.Literal(0))&bit != 0
	}
}

// made is a promise that an instruction makes.
type made struct {
	claim     int // index in claims
	parameter uint32
	in        *ir.Inst
}

// claimsOf returns the promises that a shader makes.
func claimsOf(p *vm.Program) (list []made) {
	for in := range reached(p) {
		for i := range claims {
			if parameter, ok := claims[i].of(in); ok {
				list = append(list, made{i, parameter, in})
			}
		}
	}
	return list
}

// promises reports whether there is a promise of a kind in a list.
func promises(list []made, claim int) bool {
	return slices.ContainsFunc(list, func(x made) bool { return x.claim == claim })
}

// claimed compares the promises of the shaders. It returns the difference, "" for none, or the reason for which a kind
// of promises of the other shader alone can't be checked.
func (r *Reference) claimed(p *vm.Program, own, other *watcher) (reason, unknown string) {
	theirs := claimsOf(p)
	if len(theirs) == 0 || r.o.Device || r.o.Map != nil {
		return "", ""
	}
	mine := claimsOf(r.forms[0].program)
	if i := slices.IndexFunc(theirs, func(x made) bool { return !promises(mine, x.claim) }); i >= 0 {
		unknown = fmt.Sprintf("%s promises %s, and no run is short enough to check that", theirs[i].in,
			claims[theirs[i].claim].name)
	}
	for _, run := range r.watchedRuns() {
		x, err := other.brokenClaim(run, theirs)
		if err != nil {
			continue
		}
		unknown = ""
		if x == nil {
			continue
		}
		if y, err := own.brokenClaim(run, mine); y == nil && err == nil {
			return fmt.Sprintf("%s promises %s, which does not hold (%s)", x.in, claims[x.claim].name, r.watchedText(run)), ""
		}
	}
	return "", unknown
}

// claimChecker checks promises in a run.
type claimChecker struct {
	made  map[*ir.Inst][]made
	loops []*claimedLoop

	broken *made // the first that does not hold

	calls    map[[3]int][]claimedCall // of functions with promises, by invocation
	results  map[string][]uint64      // of constant functions, by invocation, function and arguments
	together struct {                 // invocations that have executed an instruction together
		in   *ir.Inst
		by   map[[3]int]bool
		bits []uint64
	}
}

// brokenClaim watches a run and returns a promise that does not hold, nil for none.
func (w *watcher) brokenClaim(run watchedRun, list []made) (*made, error) {
	c := claimChecker{made: map[*ir.Inst][]made{}, calls: map[[3]int][]claimedCall{}, results: map[string][]uint64{}}
	c.together.by = map[[3]int]bool{}
	for _, x := range list {
		if x.in.Op == spirv.OpLoopMerge {
			c.loops = append(c.loops, newClaimedLoop(x))
		} else {
			c.made[x.in] = append(c.made[x.in], x)
		}
	}
	err := w.watch(run, c.see)
	return c.broken, err
}

// see follows an instruction.
func (c *claimChecker) see(x *vm.Executed) {
	if c.broken != nil {
		return
	}
	c.gather(x)
	for i, m := range c.made[x.Inst] {
		if broken := claims[m.claim].broken; broken != nil && broken(c, x, m.parameter) {
			c.broken = &c.made[x.Inst][i]
			return
		}
	}
	c.follow(x)
	for _, l := range c.loops {
		if l.see(x) {
			c.broken = &l.made
			return
		}
	}
}

// gather notes which invocations execute an instruction together: they are shown one after the other.
func (c *claimChecker) gather(x *vm.Executed) {
	t := &c.together
	if t.in != x.Inst || t.by[x.Invocation] {
		t.in, t.bits = x.Inst, nil
		clear(t.by)
	}
	if c.made[x.Inst] != nil {
		t.by[x.Invocation] = true
	}
}

// varies reports whether an invocation has another value than the others that are with it.
func (c *claimChecker) varies(x *vm.Executed, _ uint32) bool {
	if x.Result == nil || slices.Contains(x.Result.Undefined, true) {
		return false
	}
	if t := &c.together; t.bits == nil {
		t.bits = slices.Clone(x.Result.Bits)
		return false
	}
	return !slices.Equal(c.together.bits, x.Result.Bits)
}

// isFalse reports whether a condition does not hold.
func isFalse(_ *claimChecker, x *vm.Executed, _ uint32) bool {
	v := operandOf(x, 0)
	return v != nil && len(v.Bits) > 0 && !v.Undefined[0] && v.Bits[0]&1 == 0
}

// isUnaligned reports whether an address is no multiple of a number.
func isUnaligned(_ *claimChecker, x *vm.Executed, n uint32) bool {
	v := operandOf(x, 0)
	return v != nil && v.Pointer != nil && !v.Pointer.Outside && n > 0 && v.Pointer.Address%uint64(n) != 0
}

// exact has the operations that may wrap, with results of any size.
var exact = map[spirv.Op]func(z, x, y *big.Int){
	spirv.OpIAdd:    func(z, x, y *big.Int) { z.Add(x, y) },
	spirv.OpISub:    func(z, x, y *big.Int) { z.Sub(x, y) },
	spirv.OpIMul:    func(z, x, y *big.Int) { z.Mul(x, y) },
	spirv.OpSNegate: func(z, x, _ *big.Int) { z.Neg(x) },
	spirv.OpShiftLeftLogical: func(z, x, y *big.Int) {
		if y.IsUint64() && y.Uint64() < 64 {
			z.Lsh(x, uint(y.Uint64()))
		}
	},
}

func wrapsSigned(_ *claimChecker, x *vm.Executed, _ uint32) bool   { return wraps(x, true) }
func wrapsUnsigned(_ *claimChecker, x *vm.Executed, _ uint32) bool { return wraps(x, false) }

// wraps reports whether a component of an integer result is not the number that the operation has exactly.
func wraps(x *vm.Executed, signed bool) bool {
	do := exact[x.Inst.Op]
	m := x.Inst.Module()
	scalar, _ := m.Types().Scalar(x.Inst.Type)
	typ := m.Def(scalar)
	if do == nil || x.Result == nil || typ == nil || typ.Op != spirv.OpTypeInt {
		return false
	}
	width := int(typ.Word(0))
	number := func(operand, i int, signed bool) *big.Int {
		v := operandOf(x, min(operand, x.Inst.NumWords()-1))
		if v == nil || i >= len(v.Bits) || v.Undefined[i] {
			return nil
		}
		n := new(big.Int).SetUint64(v.Bits[i])
		if signed && n.Bit(width-1) != 0 {
			n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(width)))
		}
		return n
	}
	for i := range x.Result.Bits {
		a, b := number(0, i, signed), number(1, i, signed && x.Inst.Op != spirv.OpShiftLeftLogical)
		if a == nil || b == nil {
			continue
		}
		z := new(big.Int)
		do(z, a, b)
		low, high := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(width))
		if signed {
			high.Rsh(high, 1)
			low.Neg(high)
		}
		if z.Cmp(low) < 0 || z.Cmp(high) >= 0 {
			return true
		}
	}
	return false
}

// claimedCall is a call of a function with promises that is not over.
type claimedCall struct {
	made
	depth     int
	arguments string
}

// follow checks the promises of functions: that they store to no shared memory, and that the results of constant ones
// follow from the arguments.
func (c *claimChecker) follow(x *vm.Executed) {
	if x.Inst.Op != spirv.OpFunctionCall && len(c.calls) == 0 {
		return
	}
	calls := c.calls[x.Invocation]
	for _, m := range c.made[x.Inst] {
		if claims[m.claim].name != "Const" && claims[m.claim].name != "Pure" {
			continue
		}
		if !x.Returned {
			calls = append(calls, claimedCall{m, x.Depth, argumentsText(x)})
			continue
		}
		last := calls[len(calls)-1]
		calls = calls[:len(calls)-1]
		if claims[m.claim].name == "Const" && last.arguments != "" && x.Result != nil {
			key := fmt.Sprint(x.Invocation, x.Inst.ID(0), last.arguments)
			if before := c.results[key]; before != nil && !slices.Equal(before, x.Result.Bits) {
				c.broken = &m
			}
			c.results[key] = slices.Clone(x.Result.Bits)
		}
	}
	if delete(c.calls, x.Invocation); len(calls) > 0 {
		c.calls[x.Invocation] = calls
	}
	if len(calls) > 0 && x.Depth > calls[len(calls)-1].depth {
		for _, a := range accessesOf(x.Inst.Module(), x.Inst) {
			if a.write {
				c.broken = &calls[len(calls)-1].made
			}
		}
	}
}

// argumentsText returns the bits of the arguments of a function, "" where a pointer or an undefined value is.
func argumentsText(x *vm.Executed) string {
	text := "()"
	for _, v := range x.Operands {
		if v.Pointer != nil || slices.Contains(v.Undefined, true) {
			return ""
		}
		text += fmt.Sprint(v.Bits)
	}
	return text
}

// claimedLoop is a loop whose iterations are said to be independent.
type claimedLoop struct {
	made
	header *ir.Block
	loop   *graph.Loop
	states map[[3]int]*iterations
}

// iterations are the iterations of a loop by an invocation.
type iterations struct {
	depth, n int
	last     map[string][2]int // by location: 1 + the last iteration that read and the last that wrote it
	p        participant
}

func newClaimedLoop(x made) *claimedLoop {
	header := x.in.Block()
	f := header.Function()
	loops := analysis.Loops.Of(analysis.NewCache(f.Module()), f)
	return &claimedLoop{made: x, header: header, loop: loops.Of(header.Index), states: map[[3]int]*iterations{}}
}

// see follows an instruction, and reports whether it depends on another iteration.
func (l *claimedLoop) see(x *vm.Executed) bool {
	s := l.states[x.Invocation]
	b := x.Inst.Block()
	if s != nil && (x.Depth < s.depth || x.Depth == s.depth && !l.contains(b)) {
		delete(l.states, x.Invocation)
		return false
	}
	if x.Inst == l.header.Last() {
		if s == nil {
			s = &iterations{depth: x.Depth, last: map[string][2]int{}, p: participant{texels: map[ir.ID][]uint64{}}}
			l.states[x.Invocation] = s
		}
		s.n++
	}
	if s == nil {
		return false
	}
	s.p.point(x)
	for _, a := range accessesOf(x.Inst.Module(), x.Inst) {
		place := s.p.placeOfAccess(x, &a)
		if place == "" {
			continue
		}
		last := s.last[place]
		for write, n := range last {
			if (write == 1 || a.write) && n > 0 && n != s.n && (l.parameter == 0 || s.n-n < int(l.parameter)) {
				return true
			}
		}
		last[b2i(a.write)] = s.n
		s.last[place] = last
	}
	return false
}

// contains reports whether a block is in the loop.
func (l *claimedLoop) contains(b *ir.Block) bool {
	return l.loop != nil && b.Function() == l.header.Function() && l.loop.Contains(b.Index)
}
