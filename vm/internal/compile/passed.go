package compile

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// What a stage is passed and passes on: each location that a variable of the storage class Input or Output takes is an
// object, and so is each built-in. So shaders have the same objects whether such variables are one block, an array or
// many, and whether one of them has components that the other lacks.

// locationBytes are those of a location in an element of an object: four components of 4 bytes each, narrower ones
// likewise, or two of 8.
const locationBytes = 16

// maxPassed is how many locations a variable may take. Devices have 32 or so.
const maxPassed = 1 << 10

// passedVariable places a variable's scalars in objects.
type passedVariable struct {
	*compiler
	in        *ir.Inst
	output    bool
	back      bool // an input that is passed on as it is in the end
	shared    bool // its cells are those of a workgroup
	vertex    uint32
	of        code.Passed // what all scalars of the variable have in common
	index     uint32      // Index of an output, or Stream
	component int         // where the next scalar begins
	first     int64       // cell
	cell      int64       // of the next scalar
	all       []scalar    // of the variable
	used      bool
	flat      bool // Flat
	linear    bool // NoPerspective
	fixed     []string
	left      int // locations
}

// passed places a variable of the storage class Input or Output, whose cells begin at one.
func (c *compiler) passed(in *ir.Inst, p *pointer, used bool) {
	v := passedVariable{compiler: c, in: in, output: p.class == spirv.StorageClassOutput, first: p.disp,
		cell: p.disp, used: used, left: maxPassed, all: c.flatten(p.elem)}
	v.index, _ = c.decoration(in.Result, -1, spirv.DecorationIndex)
	v.shared = v.output && c.stage.Shares
	v.of.Each = v.each(c.m.HasDecoration(in.Result, spirv.DecorationPatch))
	v.of.OfPrimitives = c.m.HasDecoration(in.Result, spirv.DecorationPerPrimitiveEXT)
	location, _ := c.decoration(in.Result, -1, spirv.DecorationLocation)
	component, _ := c.decoration(in.Result, -1, spirv.DecorationComponent)
	v.component = int(component)
	v.flat = c.m.HasDecoration(in.Result, spirv.DecorationFlat) || v.of.OfPrimitives
	v.linear = c.m.HasDecoration(in.Result, spirv.DecorationNoPerspective)
	v.fixed = v.fixedOf(in.Result, -1)
	name := cmp.Or(c.m.Name(in.Result), c.m.Name(p.elem), c.name(in.Result))
	if v.all == nil { // it is too large, as was said
		return
	}
	b, isBuiltIn := c.decoration(in.Result, -1, spirv.DecorationBuiltIn)
	p.helper = isBuiltIn && !v.output && spirv.BuiltIn(b) == spirv.BuiltInHelperInvocation
	place := func(id ir.ID) {
		if !isBuiltIn || !v.builtIn(id, spirv.BuiltIn(b), name) {
			v.place(id, location, name)
		}
	}
	switch t := c.typeOf(p.elem); {
	case c.stage.Emits && v.output:
		v.of.Vertices = c.p.Vertices
		if stream, ok := c.decoration(in.Result, -1, spirv.DecorationStream); ok {
			v.of.Stream, v.index = int(stream), stream
		}
		place(p.elem)
	case !c.hasVertices(in, t, v.output):
		place(p.elem)
	case v.output:
		if v.of.Vertices = t.n; t.n > maxVertices {
			c.refuse("the output %s with %d vertices or primitives", c.name(in.Result), t.n)
			return
		}
		v.of.VertexCells = int64(c.typeOf(t.elem).cells)
		if isBuiltIn {
			switch spirv.BuiltIn(b) {
			case spirv.BuiltInPrimitivePointIndicesEXT, spirv.BuiltInPrimitiveLineIndicesEXT,
				spirv.BuiltInPrimitiveTriangleIndicesEXT:
				v.of.OfPrimitives = true
			}
		}
		place(t.elem)
	default:
		for i := range t.n {
			if v.left < 0 {
				break
			}
			v.vertex = uint32(i)
			place(t.elem)
		}
	}
}

// each returns how many consecutive invocations have one element of what is passed together.
func (v *passedVariable) each(patch bool) int {
	if v.output && !v.stage.Shares || patch && !v.stage.Shares {
		return 1
	}
	return v.p.Each
}

// hasVertices reports whether the outermost array of a variable has an element for each vertex of a primitive, or, of a
// mesh shader, for each primitive.
func (c *compiler) hasVertices(in *ir.Inst, t *typ, output bool) bool {
	switch {
	case t.op != spirv.OpTypeArray || c.m.HasDecoration(in.Result, spirv.DecorationPatch):
		return false
	case output:
		return c.stage.Patch || c.stage.Model == spirv.ExecutionModelMeshEXT
	case c.stage.Model == spirv.ExecutionModelFragment:
		return c.m.HasDecoration(in.Result, spirv.DecorationPerVertexKHR)
	}
	return c.stage.Vertices
}

// builtIn places what is built in. It reports false for what is no input or output of its own, but comes from the
// client.
func (v *passedVariable) builtIn(id ir.ID, b spirv.BuiltIn, name string) bool {
	if !v.output && v.has(b) && (code.IsSubgroupBuiltIn(b) || v.stage.Dispatched || b == spirv.BuiltInInvocationId) {
		v.p.Inputs = append(v.p.Inputs, code.Input{BuiltIn: b, Cell: v.cell, N: v.typeOf(id).cells})
		v.cell += int64(v.typeOf(id).cells)
		return true
	}
	slot := layout.Slot{Kind: layout.BuiltInInput, Binding: uint32(b), Element: v.vertex}
	if v.output {
		slot.Kind = layout.BuiltInOutput
		if v.stage.Emits {
			slot.Set = v.index
		}
	}
	t := v.natural(id)
	v.object(slot, name, &layout.Type{Kind: layout.Array, Element: t, Stride: t.Size})
	return true
}

// place places a type from a location on, and returns the location that is next. It is as deep as types are.
func (v *passedVariable) place(id ir.ID, location uint32, name string) uint32 {
	t := *v.typeOf(id)
	if t.cells == 0 || v.left < 0 { // an array of nothing may have any number of elements
		return location
	}
	component, flat, linear, of, fixed := v.component, v.flat, v.linear, v.of, v.fixed
	switch t.op {
	case spirv.OpTypeStruct:
		names := v.memberNames(id, len(t.members))
		for i, m := range t.members {
			path := name + "." + names[i]
			_, ofPrimitive := v.decoration(id, i, spirv.DecorationPerPrimitiveEXT)
			v.of.OfPrimitives = of.OfPrimitives || ofPrimitive
			v.fixed = append(slices.Clip(fixed), v.fixedOf(id, i)...)
			if stream, ok := v.decoration(id, i, spirv.DecorationStream); ok && v.stage.Emits {
				v.of.Stream, v.index = int(stream), stream
			}
			if b, ok := v.decoration(id, i, spirv.DecorationBuiltIn); ok {
				if v.takes(); v.left >= 0 {
					v.builtIn(m, spirv.BuiltIn(b), path)
				}
				continue
			}
			if at, ok := v.decoration(id, i, spirv.DecorationLocation); ok {
				location = at
			}
			v.component = 0
			if at, ok := v.decoration(id, i, spirv.DecorationComponent); ok {
				v.component = int(at)
			}
			_, isFlat := v.decoration(id, i, spirv.DecorationFlat)
			_, isLinear := v.decoration(id, i, spirv.DecorationNoPerspective)
			v.flat, v.linear = flat || isFlat || ofPrimitive, linear || isLinear
			location = v.place(m, location, path)
		}
		v.component, v.flat, v.linear, v.of, v.fixed = component, flat, linear, of, fixed
		return location
	case spirv.OpTypeArray, spirv.OpTypeMatrix:
		for i := range t.n {
			if v.left < 0 {
				break
			}
			v.component = component
			location = v.place(t.elem, location, name+"["+strconv.Itoa(i)+"]")
		}
		return location
	}
	scalars := v.flatten(id)
	if v.takes(); v.left < 0 {
		return location
	}
	if len(scalars) == 0 || len(scalars) > 4 {
		v.refuse("the interface variable %s of the type %s", v.name(v.in.Result), t.op)
		return location
	}
	wide := scalars[0].width == 64
	slot := layout.Slot{Kind: layout.Input, Binding: location, Element: v.vertex}
	if v.output {
		slot.Kind, slot.Set = layout.Output, v.index
	}
	l := v.atLocation(v.natural(id))
	if wide && len(scalars) > 2 { // two in each of two locations
		whole := l.Element
		half, rest := *whole, *whole
		half.Count, half.Size = 2, 2*whole.Stride
		if rest.Count, rest.Size = whole.Count-2, (whole.Count-2)*whole.Stride; rest.Count == 1 {
			rest = *whole.Element
		}
		if v.component == 0 {
			v.object(slot, name, v.atLocation(&half))
			location++
			slot.Binding, l = location, v.atLocation(&rest)
		}
	}
	if v.component > 3 || l.Element.Size > l.Stride {
		v.refuse("the interface variable %s with components that a location does not have", v.name(v.in.Result))
		return location
	}
	v.object(slot, name, l)
	return location + 1
}

// fixedInputs and fixedOutputs are decorations that fixed functions go by: of what a fragment is passed at a location,
// and of what a stage passes on. How outputs are interpolated says who is passed them.
var (
	fixedInputs = []spirv.Decoration{spirv.DecorationFlat, spirv.DecorationNoPerspective, spirv.DecorationCentroid,
		spirv.DecorationSample, spirv.DecorationPerVertexKHR}
	fixedOutputs = []spirv.Decoration{spirv.DecorationInvariant, spirv.DecorationXfbBuffer, spirv.DecorationXfbStride,
		spirv.DecorationOffset}
)

// fixedOf returns such decorations of a variable, or of a member of a struct, with their operands.
func (v *passedVariable) fixedOf(id ir.ID, member int) (list []string) {
	of := fixedOutputs
	switch {
	case v.output:
	case v.stage.Model == spirv.ExecutionModelFragment:
		of = fixedInputs
	default:
		return nil
	}
	for _, d := range of {
		operand, ok := v.decoration(id, member, d)
		switch {
		case !ok && (member >= 0 || !v.m.HasDecoration(id, d)):
		case v.output && d != spirv.DecorationInvariant:
			list = append(list, d.String()+" "+strconv.Itoa(int(operand)))
		default:
			list = append(list, d.String())
		}
	}
	return list
}

// fixedText writes decorations, each once, in an order of its own.
func fixedText(list []string) string {
	list = slices.Clone(list)
	slices.Sort(list)
	return strings.Join(slices.Compact(list), ", ")
}

// takes counts a location, or something built in.
func (v *passedVariable) takes() {
	if v.left--; v.left < 0 {
		v.refuse("the interface variable %s of more than %d locations", v.name(v.in.Result), maxPassed)
	}
}

// atLocation returns how a scalar or vector lies in a location: what is not at its start is a member.
func (v *passedVariable) atLocation(l *layout.Type) *layout.Type {
	if l.Kind == layout.Vector && l.Element.Size < 8 { // narrower components take as much room
		l.Stride = 4
		l.Size = 4*(l.Count-1) + l.Element.Size
	}
	if v.component > 0 {
		name := "xyzw"[min(v.component, 3) : min(v.component, 3)+1]
		l = &layout.Type{Kind: layout.Struct, Size: 4*v.component + l.Size,
			Fields: []layout.Field{{Name: name, Offset: 4 * v.component, Layout: l}}}
	}
	return &layout.Type{Kind: layout.Array, Element: l, Stride: locationBytes}
}

// natural returns how a type lies where nothing says that: without gaps, and a boolean as a number of 32 bits.
func (c *compiler) natural(id ir.ID) *layout.Type {
	t := *c.typeOf(id)
	if !t.hasValues() {
		c.refuse("an interface variable with %s of %d scalars", t.op, t.cells)
		return &layout.Type{Kind: layout.Struct}
	}
	if t.empty {
		return &layout.Type{Kind: layout.Struct}
	}
	switch t.op {
	case spirv.OpTypeBool:
		return &layout.Type{Kind: layout.Int, Width: 32, Size: 4}
	case spirv.OpTypeInt:
		width := int(t.def.Word(0))
		return &layout.Type{Kind: layout.Int, Width: width, Signed: t.def.Word(1) != 0, Size: width / 8}
	case spirv.OpTypeFloat:
		if f, ok := c.m.Types().FloatFormat(id); ok {
			return &layout.Type{Kind: layout.Float, Width: f.Width, Format: f, Size: f.Width / 8}
		}
	case spirv.OpTypePointer:
		if t.class == spirv.StorageClassPhysicalStorageBuffer {
			return &layout.Type{Kind: layout.Int, Width: 64, Size: 8}
		}
	case spirv.OpTypeStruct:
		out := &layout.Type{Kind: layout.Struct}
		names := c.memberNames(id, len(t.members))
		for i, m := range t.members {
			l := c.natural(m)
			out.Fields = append(out.Fields, layout.Field{Name: names[i], Offset: out.Size, Layout: l})
			out.Size += l.Size
		}
		return out
	case spirv.OpTypeVector, spirv.OpTypeArray, spirv.OpTypeMatrix:
		if e := c.natural(t.elem); t.n > 0 && !e.Empty() {
			out := &layout.Type{Kind: layout.Array, Element: e, Count: t.n, Stride: e.Size, Size: t.n * e.Size}
			switch t.op {
			case spirv.OpTypeVector:
				out.Kind = layout.Vector
			case spirv.OpTypeMatrix:
				out.Kind = layout.Matrix
			}
			return out
		}
	}
	c.refuse("an interface variable of the type %s", t.op)
	return &layout.Type{Kind: layout.Struct}
}

// object adds the object of a slot, an array, and says where in its elements the next scalars of the variable are.
func (v *passedVariable) object(slot layout.Slot, name string, t *layout.Type) {
	object, element := len(v.p.Objects), t.Element
	x := v.of
	x.Object = object
	if x.Vertices > 0 { // an element of the object has all of them
		x.VertexBytes = t.Stride
		t = &layout.Type{Kind: layout.Array, Element: element, Count: x.Vertices, Stride: t.Stride,
			Size: x.Vertices * t.Stride}
		t = &layout.Type{Kind: layout.Array, Element: t, Stride: t.Size}
	}
	x.Stride, x.Each = t.Stride, max(x.Each, 1)
	v.p.Objects = append(v.p.Objects, code.Object{Name: name, Slot: slot, Each: x.Each, Writable: v.output, Used: v.used,
		Variable: v.in.Result, Passed: t, Flat: v.flat, Linear: v.linear, Fixed: fixedText(v.fixed)})
	list := v.list()
	first := len(*list)
	for at, s := range element.Scalars(0) {
		x.Bool = int(v.cell-v.first) < len(v.all) && v.all[v.cell-v.first].class == fold.Bool
		x.Cell, x.Offset, x.Bytes, x.Format = v.cell, at, s.Size, s.Format
		*list = append(*list, x)
		v.cell++
	}
	if v.back {
		v.p.Objects[object].Writable = true
		v.p.Out = append(v.p.Out, v.p.In[first:]...)
	}
}

// list returns where the scalars of the variable are listed.
func (v *passedVariable) list() *[]code.Passed {
	switch {
	case v.shared && v.output:
		return &v.p.SharedOut
	case v.shared:
		return &v.p.SharedIn
	case v.output && v.stage.Emits:
		return &v.p.Emits
	case v.output:
		return &v.p.Out
	}
	return &v.p.In
}

// helpers adds the object that says which invocations are helpers, where the shader does not ask for it.
func (c *compiler) helpers() {
	slot := layout.Slot{Kind: layout.BuiltInInput, Binding: uint32(spirv.BuiltInHelperInvocation)}
	for i := range c.p.Objects {
		if c.p.Objects[i].Slot == slot {
			c.p.Helpers = i + 1
			return
		}
	}
	number := &layout.Type{Kind: layout.Int, Width: 32, Size: 4}
	c.p.Objects = append(c.p.Objects, code.Object{Name: spirv.BuiltInHelperInvocation.String(), Slot: slot,
		Passed: &layout.Type{Kind: layout.Array, Element: number, Stride: 4}})
	c.p.Helpers = len(c.p.Objects)
}

// memberNames returns the names of the members of a struct, the index of one that has none. The names of all structs
// are looked up once.
func (c *compiler) memberNames(id ir.ID, n int) []string {
	if c.members == nil {
		c.members = map[memberKey]string{}
		for in := range c.m.Section(ir.DebugNames).Insts() {
			if in.Op == spirv.OpMemberName {
				c.members[memberKey{in.ID(0), in.Word(1)}], _, _ = spirv.String(in.Words()[2:])
			}
		}
	}
	names := make([]string, n)
	for i := range names {
		names[i] = cmp.Or(c.members[memberKey{id, uint32(i)}], strconv.Itoa(i))
	}
	return names
}

// pixelCell returns the first of the cells that a fragment's coordinates are in, where the shader may not ask for them.
func (c *compiler) pixelCell() int64 {
	if c.pixel == 0 {
		first := int64(c.p.PrivateCells)
		c.p.PrivateCells += 4
		c.pixel = first + 1
		object := len(c.p.Objects)
		float := &layout.Type{Kind: layout.Float, Width: 32, Format: fold.Float32, Size: 4}
		t := &layout.Type{Kind: layout.Array, Stride: 16, Element: &layout.Type{Kind: layout.Vector, Element: float, Count: 4,
			Stride: 4, Size: 16}}
		slot := layout.Slot{Kind: layout.BuiltInInput, Binding: uint32(spirv.BuiltInFragCoord)}
		c.p.Objects = append(c.p.Objects, code.Object{Name: spirv.BuiltInFragCoord.String(), Slot: slot, Used: true,
			Passed: t})
		for i := range 4 {
			c.p.In = append(c.p.In, code.Passed{Cell: first + int64(i), Object: object, Offset: 4 * i, Stride: 16, Bytes: 4,
				Format: fold.Float32})
		}
	}
	return c.pixel - 1
}
