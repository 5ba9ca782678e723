package compare

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
)

// A run has numbers that are in no memory: how many workgroups there are and which of them an invocation is in, the
// size of a subgroup, the length of a runtime array, the size of an image. If blocks were not executed and the shader
// compares such a number with a constant, a run with that number is tried.

// quantity is such a number.
type quantity uint8

const (
	noQuantity    quantity = iota
	globalID               // of an invocation, along an axis
	groupID                // of a workgroup
	groupCount             // of workgroups
	subgroupSize           // invocations
	arrayLength            // elements
	imageSize              // texels, along an axis
	numQuantities          //
)

// axisOf is a quantity along an axis; wholeVector stands for all axes.
type axisOf struct {
	quantity
	axis int8
}

const wholeVector = -1

// quantities are the built-in inputs that are quantities. A scalar has axis 0.
var quantities = map[spirv.BuiltIn]axisOf{
	spirv.BuiltInGlobalInvocationId: {globalID, wholeVector},
	spirv.BuiltInWorkgroupId:        {groupID, wholeVector},
	spirv.BuiltInNumWorkgroups:      {groupCount, wholeVector},
	spirv.BuiltInSubgroupSize:       {subgroupSize, 0},
}

// numbers are the constants that quantities are compared with, by axis, ascending.
type numbers [numQuantities][3][]uint64

// finder finds the comparisons of quantities.
type finder struct {
	m     *ir.Module
	is    map[ir.ID]axisOf // values, and pointers to values
	found *numbers
}

// namedNumbers returns the constants that the quantities of a shader are compared with. A quantity is followed through
// variables, copies, extracts and conversions, and through nothing that makes another number of it. Cost: linear in the
// code, twice.
func namedNumbers(p *vm.Program) *numbers {
	f := &finder{m: moduleOf(p), is: map[ir.ID]axisOf{}, found: &numbers{}}
	for range 2 { // a variable may be loaded before the store in the order of blocks
		for in := range reached(p) {
			f.look(in)
		}
	}
	for q := range f.found {
		for axis, list := range f.found[q] {
			slices.Sort(list)
			f.found[q][axis] = slices.Compact(list)
		}
	}
	return f.found
}

// of returns the quantity that an id is.
func (f *finder) of(id ir.ID) axisOf {
	if a, ok := f.is[id]; ok {
		return a
	}
	if d := f.m.Def(id); d == nil || d.Op != spirv.OpVariable {
		return axisOf{}
	}
	b, _ := builtInOf(f.m, id)
	return quantities[b]
}

// builtInOf returns the built-in value that a variable or constant is decorated as, false for none.
func builtInOf(m *ir.Module, id ir.ID) (spirv.BuiltIn, bool) {
	for d := range m.Decorations(id) {
		if d.Kind == spirv.DecorationBuiltIn && d.Member < 0 && len(d.Params) > 0 {
			return spirv.BuiltIn(d.Params[0]), true
		}
	}
	return 0, false
}

// part returns a component of a quantity.
func (a axisOf) part(k uint64) axisOf {
	if a.axis != wholeVector || k > 2 {
		return axisOf{}
	}
	return axisOf{a.quantity, int8(k)}
}

// look looks at an instruction.
func (f *finder) look(in *ir.Inst) {
	put := func(id ir.ID, a axisOf) {
		if a.quantity != noQuantity {
			f.is[id] = a
		}
	}
	switch in.Op {
	case spirv.OpLoad, spirv.OpCopyObject, spirv.OpBitcast, spirv.OpUConvert, spirv.OpSConvert:
		put(in.Result, f.of(in.ID(0)))
	case spirv.OpStore:
		put(in.ID(0), f.of(in.ID(1)))
	case spirv.OpPhi:
		for k := 0; k < in.NumWords(); k += 2 {
			put(in.Result, f.of(in.ID(k)))
		}
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
		if k, ok := f.m.Constants().IntValue(in.ID(1)); ok && in.NumWords() == 2 {
			put(in.Result, f.of(in.ID(0)).part(k))
		}
	case spirv.OpCompositeExtract:
		if in.NumWords() == 2 {
			put(in.Result, f.of(in.ID(0)).part(uint64(in.Word(1))))
		}
	case spirv.OpVectorShuffle: // of the first components
		if in.Word(2) == 0 && in.Word(3) == 1 {
			put(in.Result, f.of(in.ID(0)))
		}
	case spirv.OpArrayLength:
		put(in.Result, axisOf{arrayLength, 0})
	case spirv.OpImageQuerySize, spirv.OpImageQuerySizeLod:
		if d := f.m.Def(in.Type); d.Op == spirv.OpTypeVector {
			put(in.Result, axisOf{imageSize, wholeVector})
		} else {
			put(in.Result, axisOf{imageSize, 0})
		}
	case spirv.OpSwitch:
		if a := f.of(in.ID(0)); a.quantity != noQuantity && a.axis >= 0 {
			l := literals{}
			l.cases(f.m, in)
			f.found[a.quantity][a.axis] = append(f.found[a.quantity][a.axis], l.ints...)
		}
	case spirv.OpIEqual, spirv.OpINotEqual, spirv.OpULessThan, spirv.OpULessThanEqual, spirv.OpUGreaterThan,
		spirv.OpUGreaterThanEqual, spirv.OpSLessThan, spirv.OpSLessThanEqual, spirv.OpSGreaterThan,
		spirv.OpSGreaterThanEqual:
		f.compared(f.of(in.ID(0)), in.ID(1))
		f.compared(f.of(in.ID(1)), in.ID(0))
	}
}

// compared notes that a quantity is compared with an id. An order is decided otherwise by the next number.
func (f *finder) compared(a axisOf, with ir.ID) {
	add := func(axis int, id ir.ID) {
		if v, ok := f.m.Constants().IntValue(id); ok {
			list := &f.found[a.quantity][axis]
			*list = append(*list, v&fold.Mask(32))
		}
	}
	switch d := f.m.Def(with); {
	case a.quantity == noQuantity || d == nil:
	case a.axis >= 0:
		add(int(a.axis), with)
	case d.Op == spirv.OpConstantComposite:
		for axis, id := range d.IDs() {
			if axis < 3 {
				add(axis, id)
			}
		}
	}
}

const (
	maxSettings    = 12      // runs that are tried for the numbers that a shader names
	maxGroups      = 64      // workgroups along an axis
	maxWide        = 1 << 12 // invocations, or elements more than there are usually
	maxLength      = 1 << 16 // elements of a runtime array
	maxNamedTexels = 1 << 18 // of an image
)

// settings returns plans of runs that have the numbers which a shader compares with: the inputs are those of a run.
func (g *guide) settings(run int) (list []plan) {
	_, p := g.programs(0)
	if p == nil || moduleOf(p) == nil || g.r.o.Device {
		return nil
	}
	named := namedNumbers(p)
	usual := g.r.ordinary(run)
	usual.order, usual.changes = inLockstep, &changes{run: run}
	if g.r.o.Groups == ([3]int{}) {
		list = append(g.wide(named, usual, p), g.counts(named, usual)...)
	}
	for _, n := range named[arrayLength][0] {
		if now := usual; n > 0 && n <= maxLength && g.r.o.Elements == 0 {
			now.elements = int(n)
			list = append(list, now)
		}
	}
	list = append(list, images(named, usual)...)
	if g.r.o.Subgroup == 0 {
		for _, n := range named[subgroupSize][0] {
			now := usual
			if k, ok := g.subgroups(n); ok {
				now.form = k
				list = append(list, now)
			}
		}
	}
	return list[:min(len(list), maxSettings)]
}

// wide returns plans with as many workgroups along an axis as have each of the named ids, within limits. Arrays are so
// long that the sum of an id and a literal is an index.
func (g *guide) wide(named *numbers, usual plan, p *vm.Program) (list []plan) {
	size := p.WorkgroupSize()
	for axis := range size {
		groups := 0
		need := func(numbers []uint64, each int) {
			for _, v := range numbers {
				if n := v/uint64(each) + 1; n <= maxGroups && int(n)*p.Invocations() <= maxWide {
					groups = max(groups, int(n))
				}
			}
		}
		need(named[globalID][axis], size[axis])
		need(named[groupID][axis], 1)
		if groups <= someGroups[7][axis] {
			continue
		}
		now := usual
		now.groups = [3]int{1, 1, 1}
		now.groups[axis] = groups
		if g.r.o.Elements == 0 {
			for _, v := range g.r.literals.ints {
				if v <= maxWide {
					now.elements = max(now.elements, int(v)+groups*size[axis])
				}
			}
		}
		list = append(list, now)
	}
	return list
}

// counts returns plans with the numbers of workgroups that are named.
func (g *guide) counts(named *numbers, usual plan) (list []plan) {
	for axis, numbers := range named[groupCount] {
		for _, n := range numbers {
			if now := usual; n > 0 && n <= maxGroups {
				now.groups[axis] = int(n)
				list = append(list, now)
			}
		}
	}
	return list
}

// images returns plans with images of the sizes that are named: the first number of each axis together, and so on.
func images(named *numbers, usual plan) (list []plan) {
	sizes := &named[imageSize]
	for k := range max(len(sizes[0]), len(sizes[1]), len(sizes[2])) {
		now, texels := usual, uint64(1)
		for axis, numbers := range sizes {
			if len(numbers) > 0 {
				n := numbers[min(k, len(numbers)-1)]
				now.texels[axis] = int(n)
				texels = min(texels*n, 2*maxNamedTexels)
			}
		}
		if texels > 0 && texels <= maxNamedTexels {
			list = append(list, now)
		}
	}
	return list
}

// subgroups returns the form with subgroups of a size, which is made where there is none.
func (g *guide) subgroups(n uint64) (form int, ok bool) {
	if n < 4 || n > 64 || n&(n-1) != 0 {
		return 0, false
	}
	for k, f := range g.r.forms {
		if f.program.Subgroup() == int(n) && f.chosen == nil {
			return k, true
		}
	}
	o := g.r.forms[0].options
	o.Subgroup = int(n)
	p, err := vm.Compile(g.a, o)
	if err != nil {
		return 0, false
	}
	return g.r.addForm(p, o, nil), true
}
