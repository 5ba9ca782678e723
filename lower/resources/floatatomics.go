package resources

import (
	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// FloatAtomics makes atomic additions, minimums and maximums of floats loops that exchange a number for another one if
// nobody has changed it in the meantime:
//
//	old = atomic load 	do { seen = old; old = compare-exchange(seen + value for seen) } while (old != seen)
//
// The exchange is one of integers, so it takes a pointer to such. A buffer gets a second variable at its set and
// binding, with integers for its floats; both are decorated Aliased. A physical address is cast.
//
// In a fragment shader a helper invocation, whose atomic operations do nothing and return anything, leaves the loop at
// once.
//
// Workgroup memory, which no second variable shares, gets integers for its floats.
//
// It leaves alone, with a remark, functions that fragment shaders and others share, Workgroup memory that is accessed
// otherwise than by floats, images, pointers of which it is not known which variable they lead into, floats of 16 bits,
// and vectors. Cost: linear, and for each Workgroup variable in the module.
var FloatAtomics = pass.ForModule("lower-float-atomic-to-compare-exchange",
	"atomic additions, minimums and maximums of floats become compare-exchange loops",
	func(c *pass.Context) bool {
		x := floatAtomics{c: c, m: c.Module}
		var all []*ir.Inst
		for _, f := range c.Module.Functions() {
			for in := range f.Insts() {
				if isFloatAtomic(in) {
					all = append(all, in)
				}
			}
		}
		changed, left := x.lowerShared(all), map[spirv.Op]bool{}
		for _, f := range c.Module.Functions() {
			var found []*ir.Inst
			for in := range f.Insts() {
				if isFloatAtomic(in) {
					found = append(found, in)
				}
			}
			for i := len(found) - 1; i >= 0; i-- { // a split takes time in what follows it
				if x.lower(f, found[i]) {
					changed = true
				} else {
					left[found[i].Op] = true
				}
			}
		}
		if changed && len(left) == 0 {
			x.dropCapabilities()
		}
		if changed {
			c.Module.CompleteInterfaces()
		}
		return changed
	}, pass.Idempotent, pass.Removes("OpAtomicFAddEXT", "OpAtomicFMinEXT", "OpAtomicFMaxEXT", "AtomicFloat32AddEXT",
		"AtomicFloat64AddEXT", "AtomicFloat32MinMaxEXT", "AtomicFloat64MinMaxEXT"))

func isFloatAtomic(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpAtomicFAddEXT, spirv.OpAtomicFMinEXT, spirv.OpAtomicFMaxEXT:
		return !in.Unknown()
	}
	return false
}

// floatCapabilities are those of these operations, which nothing else needs.
var floatCapabilities = []spirv.Capability{
	spirv.CapabilityAtomicFloat32AddEXT, spirv.CapabilityAtomicFloat64AddEXT, spirv.CapabilityAtomicFloat16AddEXT,
	spirv.CapabilityAtomicFloat32MinMaxEXT, spirv.CapabilityAtomicFloat64MinMaxEXT,
	spirv.CapabilityAtomicFloat16MinMaxEXT,
}

var floatExtensions = []string{"SPV_EXT_shader_atomic_float_add", "SPV_EXT_shader_atomic_float_min_max",
	"SPV_EXT_shader_atomic_float16_add"}

type floatAtomics struct {
	c       *pass.Context
	m       *ir.Module
	aliases []alias
}

// alias is a second variable for a buffer, with integers for its floats of a width.
type alias struct {
	of, variable ir.ID
	width        int
}

// refuses returns why an operation stays wherever its memory is, "" for none.
func (x *floatAtomics) refuses(in *ir.Inst) string {
	d := x.m.Def(in.Type)
	if d.Op != spirv.OpTypeFloat || d.Literal(0) != 32 && d.Literal(0) != 64 ||
		!x.m.HasCapability(spirv.CapabilityShader) {
		return "it is not one of floats of 32 or 64 bits in a shader"
	}
	if _, ok := x.m.Constants().IntValue(in.ID(2)); !ok {
		return "its semantics are not constant"
	}
	if helpers, some := x.hasHelpers(in.Function()); some && !helpers {
		return "fragment shaders and others share the function; inline goes before"
	}
	return ""
}

// lower makes one operation a loop.
func (x *floatAtomics) lower(f *ir.Function, in *ir.Inst) bool {
	why := x.refuses(in)
	var base ir.ID
	var indices []ir.ID
	if why == "" {
		base, indices, why = x.place(in.ID(0))
	}
	if why != "" {
		x.c.RemarkAt(in, in.Result, "the operation stays: %s", why)
		return false
	}
	if !x.c.Grow(24) || !x.c.Transform() {
		return false
	}
	x.loop(f, in, x.m.NumberWidth(in.Type), func(b build.Builder, t ir.ID) ir.ID {
		return x.pointer(b, in, t, base, indices)
	})
	return true
}

// loop makes an operation on a float of a width a loop, with the pointer to the integer in its place that is built in
// front of it.
func (x *floatAtomics) loop(f *ir.Function, in *ir.Inst, width int, place func(b build.Builder, t ir.ID) ir.ID) {
	semantics, _ := x.m.Constants().IntValue(in.ID(2))
	helpers, _ := x.hasHelpers(f)
	if width == 64 {
		x.m.Require(spirv.CapabilityInt64)
		x.m.Require(spirv.CapabilityInt64Atomics)
	}
	tail, err := in.Block().SplitBefore(in)
	if err != nil {
		panic(err) // what is in a block can be split off
	}
	head := tail.Preds()[0]
	header := f.NewBlock(head)
	body := f.NewBlock(header)
	next := f.NewBlock(body)

	t := x.m.Types().Int(width, false)
	scope, equal, unequal := in.ID(1), in.ID(2), x.semantics(in.ID(2), semantics, false)
	b := x.c.AtEnd(head)
	pointer := place(b, t)
	first := b.AtomicLoad(t, pointer, scope, x.semantics(in.ID(2), semantics, true))
	b.Branch(header.ID())

	b = x.c.AtEnd(header)
	old := b.Phi(t, first, head.ID())
	b.LoopMerge(tail.ID(), next.ID(), spirv.LoopControlNone)
	b.Branch(body.ID())

	b = x.c.AtEnd(body)
	value := x.operation(b, in, b.Bitcast(in.Type, old))
	seen := b.AtomicCompareExchange(t, pointer, scope, equal, unequal, b.Bitcast(t, value), old)
	done := b.IEqual(x.m.Types().Bool(), seen, old)
	if helpers {
		done = b.LogicalOr(x.m.Types().Bool(), done, x.isHelper(b))
	}
	b.BranchConditional(done, tail.ID(), next.ID())

	x.c.AtEnd(next).Branch(header.ID())
	x.m.Def(old).SetPhiValue(next, seen)
	for _, block := range []*ir.Block{header, body, next} {
		for i := range block.Insts() {
			if i.Op != spirv.OpLabel {
				i.CopyPosition(in)
			}
		}
	}
	r := x.c.Replace(in)
	r.Bitcast(in.Type, old)
	r.Done()
}

// hasHelpers reports whether all invocations that execute a function are those of fragment shaders, some of which are
// helpers, and whether some are.
func (x *floatAtomics) hasHelpers(f *ir.Function) (all, some bool) {
	all = true
	for e := range analysis.Calls.Of(x.c).EntryPoints(f) {
		is := spirv.ExecutionModel(e.Word(0)) == spirv.ExecutionModelFragment
		all, some = all && is, some || is
	}
	return all && some, some
}

// isHelper builds whether an invocation is a helper, as which one that was demoted goes on.
func (x *floatAtomics) isHelper(b build.Builder) ir.ID {
	boolean := x.m.Types().Bool()
	if x.m.HasCapability(spirv.CapabilityDemoteToHelperInvocation) {
		return b.IsHelperInvocationEXT(boolean)
	}
	for _, v := range lower.BuiltInInputs(x.m, spirv.BuiltInHelperInvocation) {
		if v.Op == spirv.OpVariable {
			return b.Load(boolean, v.Result)
		}
	}
	return b.Load(boolean, x.m.AddVariable(ir.Variable{Class: spirv.StorageClassInput, Type: boolean,
		Decorations: ir.BuiltIn(spirv.BuiltInHelperInvocation), EntryPoints: []*ir.Inst{}}))
}

// operation computes what is to be stored for an old value.
func (x *floatAtomics) operation(b build.Builder, in *ir.Inst, old ir.ID) ir.ID {
	value := in.ID(3)
	number := uint32(spirv.GLSLStd450NMin) // a NaN is not smaller than a number, and not larger either
	switch in.Op {
	case spirv.OpAtomicFAddEXT:
		return b.FAdd(in.Type, old, value)
	case spirv.OpAtomicFMaxEXT:
		number = spirv.GLSLStd450NMax
	}
	return b.ExtInst(in.Type, x.m.Import("GLSL.std.450"), number, old, value)
}

// semantics returns those of an exchange that does not happen, or of a load that orders nothing.
func (x *floatAtomics) semantics(of ir.ID, v uint64, relaxed bool) ir.ID {
	s := spirv.MemorySemantics(v)
	keep := s & (spirv.MemorySemanticsAcquire | spirv.MemorySemanticsMakeVisible | spirv.MemorySemanticsVolatile)
	if s&spirv.MemorySemanticsAcquireRelease != 0 {
		keep |= spirv.MemorySemanticsAcquire
	}
	if relaxed {
		keep = s & spirv.MemorySemanticsVolatile
	}
	const ordered = spirv.MemorySemanticsAcquire
	if keep&ordered != 0 {
		keep |= s &^ (spirv.MemorySemanticsAcquire | spirv.MemorySemanticsRelease |
			spirv.MemorySemanticsAcquireRelease | spirv.MemorySemanticsMakeAvailable) // which memory it is about
	} else {
		keep &^= spirv.MemorySemanticsMakeVisible
	}
	return x.m.Constants().Int(x.m.TypeOf(of), uint64(keep))
}

// place returns the variable that a pointer leads into and the indices to it. A physical address has none.
func (x *floatAtomics) place(pointer ir.ID) (base ir.ID, indices []ir.ID, why string) {
	class, _ := x.m.Types().StorageClass(x.m.TypeOf(pointer))
	switch class {
	case spirv.StorageClassPhysicalStorageBuffer:
		return pointer, nil, ""
	case spirv.StorageClassStorageBuffer, spirv.StorageClassUniform:
	default:
		return 0, nil, "no second variable shares its memory"
	}
	base, indices, why = chainTo(x.m, pointer)
	if why != "" {
		return 0, nil, why
	}
	if _, ok := descriptorOf(x.m, base); !ok || x.m.Pinned(base) {
		return 0, nil, "its variable is not bound"
	}
	return base, indices, ""
}

// pointer makes a pointer to the integer where the float is.
func (x *floatAtomics) pointer(b build.Builder, in *ir.Inst, t, base ir.ID, indices []ir.ID) ir.ID {
	class, _ := x.m.Types().StorageClass(x.m.TypeOf(in.ID(0)))
	typ := x.m.Types().Pointer(class, t)
	if class == spirv.StorageClassPhysicalStorageBuffer {
		return b.Bitcast(typ, base)
	}
	id := b.AccessChain(typ, x.alias(base, x.m.NumberWidth(t)), indices...)
	x.m.InheritNonUniform(in.ID(0), id)
	return id
}

// alias returns the second variable for a buffer.
func (x *floatAtomics) alias(of ir.ID, width int) ir.ID {
	for _, a := range x.aliases {
		if a.of == of && a.width == width {
			return a.variable
		}
	}
	d := x.m.Def(of)
	r := retyper{m: x.m, width: width}
	v := ir.Variable{Class: spirv.StorageClass(d.Literal(0)), Type: r.typ(x.m.Types().Pointee(d.Type)),
		EntryPoints: []*ir.Inst{}}
	for dec := range x.m.Decorations(of) {
		if dec.Member < 0 && dec.Kind != spirv.DecorationRestrict && dec.Kind != spirv.DecorationAliased {
			v.Decorations = append(v.Decorations, dec)
		}
	}
	id := x.m.AddVariable(v)
	if name := x.m.Name(of); name != "" {
		x.m.SetName(id, name+"_bits")
	}
	x.m.RemoveDecoration(of, spirv.DecorationRestrict)
	for _, id := range []ir.ID{of, id} {
		if !x.m.HasDecoration(id, spirv.DecorationAliased) {
			x.m.Decorate(id, spirv.DecorationAliased)
		}
	}
	x.aliases = append(x.aliases, alias{of, id, width})
	return id
}

// dropCapabilities removes the capabilities and extensions that only these operations need.
func (x *floatAtomics) dropCapabilities() {
	for _, c := range floatCapabilities {
		removeCapability(x.m, c)
	}
	for in := range x.m.Section(ir.Extensions).Insts() {
		for _, name := range floatExtensions {
			if extensionName(in) == name {
				in.Remove()
				break
			}
		}
	}
}

// removeCapability removes the declaration of a capability.
func removeCapability(m *ir.Module, c spirv.Capability) {
	for in := range m.Section(ir.Capabilities).Insts() {
		if in.Op == spirv.OpCapability && spirv.Capability(in.Literal(0)) == c {
			in.Remove()
		}
	}
}
