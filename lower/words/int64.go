package words

import (
	"slices"

	"hone/ir"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// Int64 computes with pairs of 32 bits what has integers of 64: a value, or a vector of values, becomes two of unsigned
// integers, the low words and the high ones. In memory, in composites, and where functions take and return it, an
// integer becomes a vector of two words, which lies as it did: 8 bytes, the low word first, at multiples of 8. A vector
// of n integers becomes an array of n such vectors there, and a struct of them in buffers.
//
// Sums, differences, products, shifts, comparisons and conversions stand where the operation stood; quotients and
// remainders are computed by a function that is added, from digits of 16 bits (Knuth, "The Art of Computer
// Programming", 4.3.1, algorithm D; Warren, "Hacker's Delight", 9-3 to 9-5).
//
// An input or output keeps its location, of which an integer takes two components and a vector of two all four.
//
// A module is left alone as a whole, and a remark says for which instruction, if it is a kernel's, or has such integers
// in specialization constants, images or atomic operations, or does with them what this package does not know. A
// specialization constant can't be two: the host sets one number by one SpecId. Cost: linear.
var Int64 = pass.ForModule("lower-int64-to-32", "integers of 64 bits become pairs of 32",
	func(c *pass.Context) bool {
		m := c.Module
		if !m.HasCapability(spirv.CapabilityInt64) {
			return false
		}
		s := newSplitter(c)
		defer s.release()
		if !s.any() {
			return false
		}
		s.findHolders(func(d *ir.Inst) bool { return d.Op == spirv.OpTypeInt && d.Literal(0) == 64 })
		if at, why := s.refuses(); why != "" {
			c.RemarkAt(at, at.Result, "integers of 64 bits stay: %s", why)
			return false
		}
		if !c.Transform() {
			return false
		}
		s.rewrite()
		return true
	}, pass.Idempotent, pass.Removes("Int64"))

// splitter is the state of the pass.
type splitter struct {
	c       *pass.Context
	m       *ir.Module
	holds   *ir.Table // by type: whether an integer of 64 bits is in it
	at      *ir.Table // by value: 1 + its place in pairs
	pairs   []pair
	phis    []*ir.Inst // that were, of the function at hand
	gone    []*ir.Inst // that nothing uses any more
	in      *ir.Inst   // what is rewritten
	n       int        // its components
	plain   [5]ir.ID   // the arrays that vectors are kept in, by components
	laidOut [5]ir.ID   // the structs with offsets
	high    *ir.Table  // by pointer to the low word of what stages pass on: that to its high word
	divide  ir.ID      // the function that divides, 0 for none yet
}

// pair is the low and the high words of a value.
type pair struct{ lo, hi ir.ID }

func newSplitter(c *pass.Context) *splitter {
	m := c.Module
	return &splitter{c: c, m: m, holds: m.NewTable(), at: m.NewTable(), high: m.NewTable()}
}

func (s *splitter) release() {
	s.holds.Release()
	s.at.Release()
	s.high.Release()
}

// any reports whether a type of such integers is there.
func (s *splitter) any() bool {
	for in := range s.m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpTypeInt && in.Literal(0) == 64 {
			return true
		}
	}
	return false
}

// wide returns how many integers of 64 bits a type is: 1 for the integer, 2 to 4 for a vector, 0 for others.
func (s *splitter) wide(typ ir.ID) int {
	scalar, n := s.m.Types().Scalar(typ)
	if n == 0 || n > 4 {
		return 0
	}
	if d := s.m.Def(scalar); d.Op != spirv.OpTypeInt || d.Literal(0) != 64 {
		return 0
	}
	return n
}

// wideValue is wide for the type that a value has, or had.
func (s *splitter) wideValue(id ir.ID) int {
	if i := s.at.Get(id); i != 0 {
		_, n := s.m.Types().Scalar(s.m.TypeOf(s.pairs[i-1].lo))
		return n
	}
	if d := s.m.Def(id); d != nil && d.Type != 0 {
		return s.wide(d.Type)
	}
	return 0
}

// What is known of a type in holds.
const (
	holdsNone = 1 + iota
	holdsWide
)

// findHolders finds the types in which there are some, or what they point to, for has. Pointers that are announced may
// lead in circles: what holds a type that is declared behind it is found when they are looked at again.
func (s *splitter) findHolders(is func(d *ir.Inst) bool) {
	types := func(do func(in *ir.Inst)) {
		for in := range s.m.Section(ir.Globals).Insts() {
			if in.Op.Is(spirv.TraitType) && in.Op != spirv.OpTypeForwardPointer {
				do(in)
			}
		}
	}
	for again := true; again; {
		s.m.Spend(1)
		again = false
		types(func(in *ir.Inst) {
			if s.holds.Get(in.Result) != 0 {
				return
			}
			holds := is(in)
			for _, id := range in.IDs() {
				holds = holds || s.holds.Get(id) == holdsWide
			}
			if holds {
				s.holds.Set(in.Result, holdsWide)
				again = true
			}
		})
	}
	types(func(in *ir.Inst) {
		if s.holds.Get(in.Result) == 0 {
			s.holds.Set(in.Result, holdsNone)
		}
	})
}

// has reports whether such integers are in a type, or in what it points to.
func (s *splitter) has(typ ir.ID) bool {
	if typ == 0 {
		return false
	}
	if known := s.holds.Get(typ); known != 0 {
		return known == holdsWide
	}
	s.holds.Set(typ, holdsNone) // a pointer to what it is a part of
	d, has := s.m.Def(typ), false
	switch {
	case d == nil:
	case d.Op == spirv.OpTypeInt:
		has = d.Literal(0) == 64
	case d.Op.Is(spirv.TraitType) && d.Op != spirv.OpTypeForwardPointer:
		for _, id := range d.IDs() {
			if part := s.m.Def(id); part != nil && part.Type == 0 {
				has = has || s.has(id)
			}
		}
	}
	if has {
		s.holds.Set(typ, holdsWide)
	}
	return has
}

// inMemory are the storage classes in which such integers are rewritten.
func inMemory(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassFunction, spirv.StorageClassPrivate, spirv.StorageClassWorkgroup:
		return true
	}
	return isLaidOut(class)
}

// isLaidOut reports whether types have offsets in a storage class.
func isLaidOut(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassStorageBuffer, spirv.StorageClassUniform, spirv.StorageClassPushConstant,
		spirv.StorageClassPhysicalStorageBuffer:
		return true
	}
	return false
}

// refuses returns the first instruction that stands in the way, and why.
func (s *splitter) refuses() (*ir.Inst, string) {
	if s.m.HasCapability(spirv.CapabilityKernel) {
		return s.m.Section(ir.Capabilities).First(), "kernels have sizes and addresses of 64 bits"
	}
	for in := range s.m.Section(ir.Globals).Insts() {
		if why := s.refusesGlobal(in); why != "" {
			return in, why
		}
	}
	for _, f := range s.m.Functions() {
		for in := range f.AllInsts() {
			if why := s.refusesInst(in); why != "" {
				return in, why
			}
		}
	}
	return nil, ""
}

func (s *splitter) refusesGlobal(in *ir.Inst) string {
	touches := s.has(in.Type)
	for _, id := range in.IDs() {
		d := s.m.Def(id)
		touches = touches || d != nil && (s.has(d.Type) || d.Type == 0 && s.has(id))
	}
	switch {
	case s.m.IsDebug(in) || !touches:
		return ""
	case in.Unknown() || in.Result != 0 && s.m.Pinned(in.Result):
		return "something of unknown meaning may use it"
	}
	switch in.Op {
	case spirv.OpSpecConstant:
		return "a specialization constant has such a type, and the host sets one number, not two; " +
			"freeze-spec-const goes before"
	case spirv.OpSpecConstantComposite, spirv.OpSpecConstantOp:
		return "it is computed before the shader runs; freeze-spec-const and fold-spec-const go before"
	case spirv.OpTypeArray:
		if s.wideValue(in.ID(1)) != 0 {
			return "the length of an array is of such a type"
		}
	case spirv.OpTypePointer:
		class := spirv.StorageClass(in.Literal(0))
		switch laidOut := s.containsLaidOut(in, 1); {
		case isPassed(class):
			return s.refusesPassed(in.ID(1))
		case !inMemory(class):
			return "they are in the storage class " + spirv.KindStorageClass.Text(uint32(class))
		case !laidOut && s.hasLaidOut(in.ID(1)):
			return "a variable that is in no buffer has a type with a layout, and vectors of 64 bits in it"
		}
	case spirv.OpTypeStruct:
		return s.refusesStruct(in)
	case spirv.OpVariable:
		class, _ := s.m.Types().StorageClass(in.Type)
		if isPassed(class) && s.m.HasDecoration(in.Result, spirv.DecorationBuiltIn) {
			return "it is built in"
		}
	case spirv.OpTypeRuntimeArray, spirv.OpTypeVector, spirv.OpTypeInt, spirv.OpTypeFunction,
		spirv.OpTypeForwardPointer, spirv.OpConstant, spirv.OpConstantComposite, spirv.OpConstantNull, spirv.OpUndef:
	default:
		return in.Op.String() + " is not lowered"
	}
	return ""
}

// refusesPassed returns why inputs or outputs of a type stay: a vector of two is one of four words only where it is all
// that has its location.
func (s *splitter) refusesPassed(typ ir.ID) string {
	switch n := s.wide(typ); {
	case n == 1 || n == 2:
		return ""
	case n > 2:
		return "an input or output is a vector of more than two, which takes two locations"
	}
	for d := range s.m.WithParts(typ) {
		if s.wide(d.Result) > 1 {
			return "a vector is in an input or output that is a struct or an array; io-split goes before"
		}
	}
	return ""
}

// hasLaidOut reports whether vectors of such integers lie in a type as in a buffer.
func (s *splitter) hasLaidOut(typ ir.ID) bool {
	d := s.m.Def(typ)
	switch d.Op {
	case spirv.OpTypeStruct, spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
	default:
		return false
	}
	for i, id := range d.IDs() {
		if d.Op != spirv.OpTypeStruct && i > 0 {
			break // the length
		}
		if s.wide(id) > 1 && s.containsLaidOut(d, i) || s.has(id) && s.hasLaidOut(id) {
			return true
		}
	}
	return false
}

// refusesStruct returns why a struct can't hold structs for vectors: in a uniform buffer nothing may begin in the 8
// bytes after one of three components, which are its padding.
func (s *splitter) refusesStruct(in *ir.Inst) string {
	for i, id := range in.IDs() {
		at := s.offset(in.Result, i)
		if s.wide(id) != 3 || at < 0 {
			continue
		}
		if s.followed(in, at) {
			return "a member of a buffer follows a vector of three right behind it"
		}
	}
	return ""
}

// followed reports whether a member of a struct begins in the 8 bytes after a vector of three that begins somewhere.
func (s *splitter) followed(in *ir.Inst, at int) bool {
	for k := range in.NumWords() {
		if next := s.offset(in.Result, k); next >= at+24 && next < at+32 {
			return true
		}
	}
	return false
}

// offset returns where a member of a struct lies, -1 where that is not said.
func (s *splitter) offset(typ ir.ID, member int) int {
	for d := range s.m.Decorations(typ) {
		if d.Member == member && d.Kind == spirv.DecorationOffset {
			return int(d.Params[0])
		}
	}
	return -1
}

func (s *splitter) refusesInst(in *ir.Inst) string {
	result, wide := s.has(in.Type), s.wide(in.Type) != 0
	touches, unknown := result, in.Unknown()
	for _, id := range in.IDs() {
		d := s.m.Def(id)
		if d == nil {
			unknown = true
			continue
		}
		touches = touches || s.has(d.Type) || d.Type == 0 && d.Op.Is(spirv.TraitType) && s.has(id)
		wide = wide || d.Type != 0 && s.wide(d.Type) != 0
	}
	switch {
	case s.m.IsDebug(in) || !touches:
		return ""
	case unknown || in.Result != 0 && s.m.Pinned(in.Result):
		return "something of unknown meaning may use it, or is used"
	case in.Op == spirv.OpFunction:
		if s.m.HasCapability(spirv.CapabilityLinkage) {
			return "other modules may call the function"
		}
		return ""
	case in.Op == spirv.OpExtInst:
		if set := s.m.ExtSet(in.ID(0)); set != nil && set.Name == "GLSL.std.450" && extended(in.Literal(1)) != nil {
			return ""
		}
		return "an extended instruction is not lowered"
	}
	if isMemory(in.Op) {
		return s.refusesMemory(in)
	}
	if in.Op.Info().Class == "Atomic" {
		return in.Op.String() + " changes 64 bits at once, which no operations on words do"
	}
	if !wide {
		switch in.Op {
		case spirv.OpPhi, spirv.OpSelect, spirv.OpUndef, spirv.OpCopyObject,
			spirv.OpCompositeConstruct, spirv.OpCompositeExtract, spirv.OpCompositeInsert,
			spirv.OpBitcast: // of a pointer, whose words are as they were
			return ""
		case spirv.OpCopyLogical:
			if n, ok := s.m.Types().CountParts(in.Type, mostParts); !ok || !s.c.Grow(3*n) {
				return "a composite of many parts is copied to another type"
			}
			return ""
		}
		return in.Op.String() + " is not lowered"
	}
	if in.Op == spirv.OpSwitch {
		return s.refusesSwitch(in)
	}
	o := operation(in.Op)
	if o == nil {
		return in.Op.String() + " is not lowered"
	}
	if o.refuses != nil {
		return o.refuses(s, in)
	}
	return ""
}

// rewrite gives everything its new form.
func (s *splitter) rewrite() {
	for _, f := range slices.Clone(s.m.Functions()) {
		s.function(f)
	}
	s.declarations()
}

// mostParts is up to how many parts a composite is taken apart.
const mostParts = 1 << 10

func (s *splitter) function(f *ir.Function) {
	for in := range f.Insts() {
		// vectors lie in one of both types as they do not in the other
		if in.Op == spirv.OpCopyLogical && s.has(in.Type) && s.wide(in.Type) == 0 {
			b := s.c.Replace(in)
			b.CopyParts(in.Type, in.ID(0))
			b.Done()
		}
	}
	var list []*ir.Inst // before others are added
	for in := range f.Insts() {
		list = append(list, in)
	}
	s.phis, s.gone = s.phis[:0], s.gone[:0]
	for _, p := range f.Params {
		if n := s.wide(p.Type); n > 0 && f.Entry() != nil {
			first := f.Entry().FirstInsertionPoint()
			s.in, s.n = first, n
			s.set(p.Result, s.split(p.Result, n))
		}
		s.joined(p)
	}
	for _, in := range list {
		if !s.m.IsDebug(in) {
			s.inst(in)
		}
	}
	for _, in := range s.phis {
		p := s.pairs[s.at.Get(in.Result)-1]
		for i := 0; i < in.NumWords(); i += 2 {
			value := s.pair(in.ID(i))
			s.m.Def(p.lo).SetID(i, value.lo)
			s.m.Def(p.hi).SetID(i, value.hi)
		}
	}
	for _, in := range slices.Backward(s.gone) {
		in.Remove()
	}
}

// inst rewrites an instruction.
func (s *splitter) inst(in *ir.Inst) {
	s.in, s.n = in, s.wide(in.Type)
	result, touches := s.n > 0, false
	for _, id := range in.IDs() {
		touches = touches || s.wideValue(id) != 0
	}
	switch {
	case isMemory(in.Op):
		if a, ok := view.AsAccessChain(in); ok {
			if class, _ := s.m.Types().StorageClass(in.Type); isPassed(class) {
				if step, ok := s.passedComponent(a); ok {
					s.passedWords(in, step)
					return
				}
			}
		}
		if result || touches {
			s.memory(in)
		}
	case in.Op == spirv.OpSwitch:
		if touches {
			s.switches(in)
		}
	case in.Op == spirv.OpExtInst && (result || touches):
		extended(in.Literal(1))(s, in)
	case result || touches:
		operation(in.Op).lower(s, in)
	}
}

// set says what a value is made of.
func (s *splitter) set(id ir.ID, p pair) {
	if s.m.HasDecoration(id, spirv.DecorationNonUniform) {
		for _, half := range [...]ir.ID{p.lo, p.hi} {
			if !s.m.Constants().IsConstant(half) {
				s.m.InheritNonUniform(id, half)
			}
		}
	}
	s.at.Set(id, int32(len(s.pairs))+1)
	s.pairs = append(s.pairs, p)
}

// becomes says that an instruction is not needed any more, since its value is a pair.
func (s *splitter) becomes(in *ir.Inst, p pair) {
	s.set(in.Result, p)
	s.gone = append(s.gone, in)
}

// pair returns the words of a value.
func (s *splitter) pair(id ir.ID) pair {
	if i := s.at.Get(id); i != 0 {
		return s.pairs[i-1]
	}
	n := s.wideValue(id)
	var buf [4]uint64
	values, ok := s.m.Constants().Components(id, buf[:0])
	if !ok { // what is undefined is 0, and so is what only code uses that nothing reaches
		values = buf[:n]
		s.parts(id, values)
	}
	words := func(shift int) ir.ID {
		var parts [4]ir.ID
		for i, v := range values {
			parts[i] = s.m.Constants().Int(s.m.Types().Int(32, false), v>>shift&0xffffffff)
		}
		if n == 1 {
			return parts[0]
		}
		return s.m.Constants().Composite(s.words(n), parts[:n]...)
	}
	p := pair{words(0), words(32)}
	if d := s.m.Def(id); d.Block() == nil {
		s.set(id, p)
	}
	return p
}

// parts sets the components of a constant vector of which some are undefined.
func (s *splitter) parts(id ir.ID, to []uint64) {
	if d := s.m.Def(id); d.Op == spirv.OpConstantComposite && d.NumWords() == len(to) {
		for i := range to {
			to[i], _ = s.m.Constants().IntValue(d.ID(i))
		}
	}
}
