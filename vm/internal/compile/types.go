package compile

import (
	"fmt"
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
)

// maxComponents is how many scalars a value may have.
const maxComponents = 1 << 16

// scalar is the type of a component of a value.
type scalar struct {
	class   fold.Class // Int, Bool or Float; Single for part of a pointer
	width   int        // in bits; 1 for a boolean
	format  fold.Format
	logical bool // part of a pointer that is no address
}

// bytes is the size in memory with explicit layout.
func (s scalar) bytes() int { return s.width / 8 }

// maxNesting is how deep types may be in each other (section 2.17 of the specification).
const maxNesting = 255

// typ is what is known of a type.
type typ struct {
	op      spirv.Op
	def     *ir.Inst
	elem    ir.ID // of vectors, matrices and arrays; what a pointer points to
	n       int   // elements; 0 for a runtime array
	class   spirv.StorageClass
	members []ir.ID
	before  []int    // by member: scalars in those before it
	placed  []placed // by member: filled by places
	size    int64    // bytes in the memory of a kernel: filled by extent
	align   int64
	cells   int      // scalars in it
	flat    []scalar // filled by flatten

	known    bool
	circular bool // it holds itself: it is as if it held nothing
	empty    bool // a struct without members, or a struct or array of such types: its values have no scalars
}

// placed is where a member of a struct lies in a buffer.
type placed struct {
	offset int64
	layout matrixLayout
	known  bool // it has an Offset
}

// typeOf returns what is known of the type id. Types that are not supported have cells of 0.
func (c *compiler) typeOf(id ir.ID) *typ {
	id = c.m.Resolve(id)
	for int(id) >= len(c.types) {
		c.types = append(c.types, make([]typ, int(id)+1-len(c.types))...)
	}
	t := &c.types[id]
	d := c.m.Def(id)
	switch {
	case t.known:
		t.circular = t.circular || t.def == nil
		return t
	case d == nil || c.nesting > maxNesting:
		return &typ{op: spirv.OpTypeVoid, known: true} // what has no type
	}
	t.known = true
	c.nesting++
	r := typ{op: d.Op, def: d, known: true}
	switch d.Op {
	case spirv.OpTypeBool, spirv.OpTypeInt, spirv.OpTypeFloat:
		_, isFormat := c.m.Types().FloatFormat(id)
		if d.Op == spirv.OpTypeBool || isFormat || d.Op == spirv.OpTypeInt &&
			slices.Contains([]uint32{8, 16, 32, 64}, d.Word(0)) {
			r.cells = 1
		}
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		r.elem, r.n = d.ID(0), int(d.Word(1))
		if n := c.typeOf(r.elem).n; r.n <= 4 && n <= 4 || d.Op == spirv.OpTypeVector && r.n <= 16 && n == 0 {
			r.cells = r.n * c.typeOf(r.elem).cells
		}
	case spirv.OpTypeVectorIdEXT:
		r.op, r.elem = spirv.OpTypeVector, d.ID(0)
		if n, ok := c.lengthOf(d.ID(1)); ok {
			r.n = int(min(n, 1<<30))
		}
		r.cells = r.n * c.typeOf(r.elem).cells
	case spirv.OpTypeArray:
		r.elem = d.ID(0)
		if n, ok := c.lengthOf(d.ID(1)); ok {
			r.n = int(min(n, 1<<30))
		}
		r.cells, r.empty = r.n*c.typeOf(r.elem).cells, r.n > 0 && c.typeOf(r.elem).empty
	case spirv.OpTypeRuntimeArray:
		r.elem = d.ID(0)
		c.typeOf(r.elem) // which may be the array itself
	case spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV:
		r.elem = d.ID(0)
		if shape := c.shape(d); shape.Lanes > 0 {
			r.n = shape.Elements()
		}
		r.cells = r.n * c.typeOf(r.elem).cells
	case spirv.OpTypeStruct:
		r.empty = true
		for i := range d.NumWords() {
			r.members, r.before = append(r.members, d.ID(i)), append(r.before, r.cells)
			r.cells += c.typeOf(d.ID(i)).cells
			r.empty = r.empty && c.typeOf(d.ID(i)).empty
		}
		r.n = len(r.members)
	case spirv.OpTypeImage, spirv.OpTypeSampler, spirv.OpTypeAccelerationStructureKHR, spirv.OpTypeTensorARM:
		r.cells = 1
	case spirv.OpTypeRayQueryKHR:
		r.cells = code.QueryCells
	case spirv.OpTypeTensorLayoutNV, spirv.OpTypeTensorViewNV:
		r.cells = c.tensorCells(&r)
	case spirv.OpTypeHitObjectNV, spirv.OpTypeHitObjectEXT:
		r.cells = len(c.hitScalars())
	case spirv.OpTypeSampledImage:
		r.cells = 2
	case spirv.OpTypeEvent:
		r.cells = 1
	case spirv.OpTypePointer, spirv.OpTypeUntypedPointerKHR:
		r.op, r.class, r.cells = spirv.OpTypePointer, spirv.StorageClass(d.Word(0)), 1
		if d.Op == spirv.OpTypePointer {
			r.elem = d.ID(1)
		}
		if c.isBuffer(r.class) && !c.physical(r.class) {
			r.cells = 2
		}
	}
	if r.cells < 0 || r.cells > 1<<30 {
		r.cells = 1 << 30
	}
	if c.types[id].circular {
		r = typ{op: d.Op, def: d, known: true}
	}
	c.nesting--
	c.types[id] = r
	return &c.types[id]
}

// hasValues reports whether there are values of a type that registers can hold.
func (t *typ) hasValues() bool { return t.empty || t.cells > 0 && t.cells <= maxComponents }

// describe returns what to call a type in messages.
func (t *typ) describe() string {
	if t.op == spirv.OpTypeFloat || t.op == spirv.OpTypeInt {
		name := fmt.Sprintf("%s of %d bits", t.op, t.def.Word(0))
		if t.op == spirv.OpTypeFloat && t.def.NumWords() > 1 {
			name += ", " + spirv.FPEncoding(t.def.Word(1)).String()
		}
		return name
	}
	return t.op.String()
}

// lengthOf returns the value of a constant that is the length of an array.
func (c *compiler) lengthOf(id ir.ID) (uint64, bool) {
	comps := c.constant(id)
	if len(comps) != 1 {
		return 0, false
	}
	return c.bitsOf(comps[0])
}

// flatten returns the scalars of a type in their order. nil for a type without a fixed number of them; the reason is
// noted.
func (c *compiler) flatten(id ir.ID) []scalar {
	t := c.typeOf(id)
	if t.flat != nil || t.cells == 0 {
		if t.cells == 0 && !t.empty {
			c.refuse("values of type %s", t.op)
		}
		return t.flat
	}
	if t.cells > maxComponents {
		c.refuse("a value of %d scalars", t.cells)
		return nil
	}
	flat := make([]scalar, 0, t.cells)
	switch t.op {
	case spirv.OpTypeBool:
		flat = append(flat, scalar{class: fold.Bool, width: 1})
	case spirv.OpTypeInt:
		flat = append(flat, scalar{class: fold.Int, width: int(t.def.Word(0))})
	case spirv.OpTypeFloat:
		format, ok := c.m.Types().FloatFormat(id)
		if !ok {
			c.refuse("a floating-point type of %d bits in this format", t.def.Word(0))
		}
		flat = append(flat, scalar{class: fold.Float, width: int(t.def.Word(0)), format: format})
	case spirv.OpTypeImage, spirv.OpTypeSampler, spirv.OpTypeSampledImage, spirv.OpTypeAccelerationStructureKHR,
		spirv.OpTypeRayQueryKHR, spirv.OpTypeTensorARM:
		for range t.cells {
			flat = append(flat, scalar{class: fold.Single, width: 64, logical: true})
		}
	case spirv.OpTypeTensorLayoutNV, spirv.OpTypeTensorViewNV:
		for range t.cells {
			flat = append(flat, scalar{class: fold.Int, width: 32})
		}
	case spirv.OpTypeHitObjectNV, spirv.OpTypeHitObjectEXT:
		flat = c.hitScalars()
	case spirv.OpTypePointer, spirv.OpTypeEvent:
		s := scalar{class: fold.Single, width: 64, logical: t.op == spirv.OpTypePointer && !c.physical(t.class)}
		if c.p.Kernel && !s.logical {
			s.width = c.p.AddressBits
		}
		for range t.cells {
			flat = append(flat, s)
		}
	case spirv.OpTypeStruct:
		for _, m := range t.members {
			flat = append(flat, c.flatten(m)...)
		}
	default:
		for range t.n {
			flat = append(flat, c.flatten(t.elem)...)
		}
	}
	c.typeOf(id).flat = flat
	return flat
}

// part returns the range of components that the literal indices of a composite name, with their type.
func (c *compiler) part(id ir.ID, indices []uint32) (from, to int, typ ir.ID) {
	for _, i := range indices {
		t := c.typeOf(id)
		if int64(i) >= int64(t.n) {
			c.refuse("an index that is out of bounds of its composite")
			return from, from, id
		}
		if t.members != nil {
			from += t.before[i]
			id = t.members[i]
		} else {
			id = t.elem
			from += int(i) * c.typeOf(id).cells
		}
	}
	return from, from + c.typeOf(id).cells, id
}

// matrixLayout is how a type lies in a buffer, as far as that is said where the type is used: of matrices in it.
type matrixLayout struct {
	stride   int64 // MatrixStride
	rowMajor bool
}

// offsets appends the byte offset of each scalar of a type that begins at base.
func (c *compiler) offsets(out []int64, id ir.ID, l matrixLayout, base int64) []int64 {
	t := c.typeOf(id)
	if t.cells == 0 {
		return out
	}
	switch t.op {
	case spirv.OpTypeStruct:
		for i, m := range t.members {
			offset, ml := c.member(id, i)
			out = c.offsets(out, m, ml, base+offset)
		}
	case spirv.OpTypeVector:
		size := max(int64(c.flatten(t.elem)[0].bytes()), 1)
		if l.rowMajor { // a column of a matrix
			size = l.stride
		}
		for i := range t.n {
			out = append(out, base+int64(i)*size)
		}
	case spirv.OpTypeMatrix, spirv.OpTypeArray:
		stride := c.elementStride(id, l)
		for i := range t.n {
			out = c.offsets(out, t.elem, l, base+int64(i)*stride)
		}
	default:
		out = append(out, base)
		if t.cells == 2 {
			c.refuse("pointers in buffers")
			out = append(out, base)
		}
	}
	return out
}

// scalarBytes returns the size of a scalar type in memory with explicit layout, 0 for one that is not supported.
func (c *compiler) scalarBytes(id ir.ID) int {
	for _, s := range c.flatten(id) {
		return max(s.bytes(), 1)
	}
	return 0
}

// elementStride returns the distance between elements of a vector, matrix or array in a buffer.
func (c *compiler) elementStride(id ir.ID, l matrixLayout) int64 {
	t := c.typeOf(id)
	switch t.op {
	case spirv.OpTypeVector:
		if l.rowMajor {
			return l.stride
		}
		return int64(c.scalarBytes(t.elem))
	case spirv.OpTypeMatrix:
		if l.rowMajor {
			return int64(c.scalarBytes(c.typeOf(t.elem).elem))
		}
		if l.stride == 0 && c.implicit {
			size, _ := c.extent(t.elem)
			return size
		}
		if l.stride == 0 {
			c.refuse("a matrix without MatrixStride in a buffer")
		}
		return l.stride
	}
	if v, ok := c.decoration(id, -1, spirv.DecorationArrayStride); ok {
		return int64(v)
	}
	if c.implicit {
		size, _ := c.extent(t.elem)
		return size
	}
	c.refuse("an array without ArrayStride in a buffer")
	return 0
}

// member returns the offset of a struct's member and the layout of matrices in it.
func (c *compiler) member(id ir.ID, i int) (int64, matrixLayout) {
	p := &c.places(id)[i]
	if !p.known {
		c.refuse("a struct without Offset in a buffer")
	}
	return p.offset, p.layout
}

// places finds where the members of a struct lie.
func (c *compiler) places(id ir.ID) []placed {
	t := c.typeOf(id)
	if t.placed != nil {
		return t.placed
	}
	all := make([]placed, t.n)
	for d := range c.m.Decorations(id) {
		if d.Member < 0 || d.Member >= t.n {
			continue
		}
		p := &all[d.Member]
		switch d.Kind {
		case spirv.DecorationOffset:
			p.offset, p.known = int64(d.Params[0]), true
		case spirv.DecorationMatrixStride:
			p.layout.stride = int64(d.Params[0])
		case spirv.DecorationRowMajor:
			p.layout.rowMajor = true
		}
	}
	if c.implicit {
		c.lay(id, t.members, all)
	}
	for i := range all {
		if !c.holdsMatrix(t.members[i]) {
			all[i].layout = matrixLayout{}
		}
	}
	c.typeOf(id).placed = all
	return all
}

// holdsMatrix reports whether a type is a matrix or an array of them.
func (c *compiler) holdsMatrix(id ir.ID) bool {
	t := c.typeOf(id)
	for t.op == spirv.OpTypeArray || t.op == spirv.OpTypeRuntimeArray {
		t = c.typeOf(t.elem)
	}
	return t.op == spirv.OpTypeMatrix
}

// decoration returns the parameter of a decoration of an id, or of a member where that is not -1.
func (c *compiler) decoration(id ir.ID, member int, kind spirv.Decoration) (v uint32, ok bool) {
	for d := range c.m.Decorations(id) {
		if d.Kind == kind && d.Member == member {
			if len(d.Params) > 0 {
				v = d.Params[0]
			}
			return v, true
		}
	}
	return 0, false
}
