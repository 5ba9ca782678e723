package opt

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// construct recognizes the composite that a construction takes apart and puts together again, and a construction of
// constants. What it takes from vectors component by component it takes as vectors, and what is a matrix but for the
// order of rows and columns as the transpose of that, where fewer instructions are left.
func (s *simplifier) construct(in *ir.Inst) (ir.ID, bool) {
	if id := s.constructed(in); id != 0 {
		return id, false
	}
	switch typ := s.m.Def(in.Type); {
	case typ == nil: // of unknown meaning
	case typ.Op == spirv.OpTypeVector:
		if s.asShuffle(in) || s.withVectors(in) {
			return 0, true
		}
		if id, again := s.recompose(in); id != 0 || again {
			return id, again
		}
		return 0, s.vectorize(in)
	case typ.Op == spirv.OpTypeMatrix:
		return 0, s.asTranspose(in)
	}
	return 0, false
}

// constructed returns the value that a construction makes, if there is one.
func (s *simplifier) constructed(in *ir.Inst) ir.ID {
	n := in.NumWords()
	if parts, ok := s.m.Types().NumParts(in.Type); !ok || n != parts || n == 0 {
		return 0
	}
	var whole ir.ID
	constant := true
	for i := range n {
		part := in.ID(i)
		constant = constant && s.m.Constants().IsConstant(part) && s.m.Def(part).Function() == nil
		d := s.m.Def(part)
		if d != nil && d.Op == spirv.OpCompositeExtract && d.NumWords() == 2 && int(d.Literal(1)) == i &&
			(i == 0 || whole == d.ID(0)) {
			whole = d.ID(0)
			continue
		}
		whole = 0
		if !constant {
			return 0
		}
	}
	if whole != 0 {
		if s.m.Constants().IsUndefined(whole) {
			return 0 // each extraction made one value of its part
		}
		return s.sameType(in, whole)
	}
	if !constant {
		return 0
	}
	ids := make([]ir.ID, n)
	for i := range ids {
		ids[i] = in.ID(i)
	}
	return s.m.Constants().Composite(in.Type, ids...)
}

// component is a component of a vector that is a part of a composite: of the composite itself, where there is no path.
type component struct {
	in    *ir.Inst // the OpCompositeExtract
	from  ir.ID
	path  []uint32 // indices to the vector
	index uint32   // of the component
	size  int      // of the vector
	typ   ir.ID    // its type
	dies  bool     // nothing else uses it
}

// componentAt returns which component of a vector an operand is; ok is false for what is none.
func (s *simplifier) componentAt(id ir.ID) (x component, ok bool) {
	d := s.m.Def(id)
	if d == nil || d.Op != spirv.OpCompositeExtract || d.NumWords() < 2 || s.m.Constants().IsUndefined(d.ID(0)) {
		return x, false
	}
	words := d.Words()[1:]
	last := len(words) - 1
	x = component{in: d, from: d.ID(0), path: words[:last], index: words[last], dies: s.m.SingleUse(id)}
	x.typ = s.m.TypeOf(x.from)
	for _, i := range x.path {
		x.typ = s.m.Types().PartAt(x.typ, i)
	}
	if t := s.m.Def(x.typ); t == nil || t.Op != spirv.OpTypeVector {
		return x, false
	}
	_, x.size = s.m.Types().Scalar(x.typ)
	return x, true
}

// sameSource reports whether two values are extracted from one composite.
func (s *simplifier) sameSource(a, b ir.ID) bool {
	x, y := s.m.Def(a), s.m.Def(b)
	return x != nil && x.Op == spirv.OpCompositeExtract &&
		y != nil && y.Op == spirv.OpCompositeExtract && x.ID(0) == y.ID(0)
}

// sameVector reports whether two components are of one vector.
func sameVector(x, y *component) bool {
	return x.from == y.from && slices.Equal(x.path, y.path)
}

// asShuffle makes a construction of components of one or two vectors a shuffle of these.
func (s *simplifier) asShuffle(in *ir.Inst) bool {
	n := in.NumWords()
	if _, size := s.m.Types().Scalar(in.Type); n != size || n > maxLanes || !s.m.MayMake(spirv.OpVectorShuffle) {
		return false
	}
	var vectors [2]component
	count, die := 0, 0
	var picks [maxLanes]uint32
	for i := range n {
		x, ok := s.componentAt(in.ID(i))
		if !ok {
			return false
		}
		k := 0
		for k < count && !sameVector(&vectors[k], &x) {
			k++
		}
		if k == len(vectors) || k == 1 && len(x.path)+len(vectors[0].path) > 0 {
			return false
		}
		if k == count {
			vectors[k] = x
			count++
		}
		if picks[i] = x.index; k == 1 {
			picks[i] += uint32(vectors[0].size)
		}
		if x.dies {
			die++
		}
	}
	x := &vectors[0]
	if die == 0 || len(x.path) > 0 && die < 2 {
		return false
	}
	if count == 1 {
		vectors[1].from = s.vector(in, x)
		x.from = vectors[1].from
	}
	s.words = append(append(s.words[:0], uint32(x.from), uint32(vectors[1].from)), picks[:n]...)
	s.become(in, spirv.OpVectorShuffle, s.words...)
	return true
}

// vector returns the vector of a component, which is extracted in front of in if need be.
func (s *simplifier) vector(in *ir.Inst, x *component) ir.ID {
	if len(x.path) == 0 {
		return x.from
	}
	return s.made(x, s.c.Before(in).CompositeExtract(x.typ, x.from, x.path...))
}

// made simplifies what was made of the vector of a component, and returns its result.
func (s *simplifier) made(x *component, id ir.ID) ir.ID {
	s.m.InheritNonUniform(x.in.Result, id)
	s.inst(s.m.Def(id))
	return s.m.Resolve(id)
}

// maxLanes is how many components of vectors are put together at most.
const maxLanes = 16

// withVectors has a construction take several components of a vector at once: the vector, or a shuffle of it.
func (s *simplifier) withVectors(in *ir.Inst) bool {
	n := in.NumWords()
	if n > maxLanes {
		return false
	}
	changed := false
	var parts [maxLanes]uint32
	count := 0
	making := s.making
	s.making = true // a part is used by in in the end
	for i := 0; i < n; {
		length, id := s.run(in, i)
		if id != 0 {
			changed = true
		} else {
			length, id = 1, in.ID(i)
		}
		parts[count] = uint32(id)
		count++
		i += length
	}
	s.making = making
	if changed {
		s.become(in, spirv.OpCompositeConstruct, parts[:count]...)
	}
	return changed
}

// run returns the vector of the constituents of a construction from one on, and how many these are; 0 where it is not
// worth it to make it.
func (s *simplifier) run(in *ir.Inst, first int) (length int, vector ir.ID) {
	if first+1 == in.NumWords() || !s.sameSource(in.ID(first), in.ID(first+1)) {
		return 0, 0
	}
	x, ok := s.componentAt(in.ID(first))
	if !ok {
		return 0, 0
	}
	var picks [maxLanes]uint32
	whole, die := true, 0
	for i := first; i < in.NumWords(); i++ {
		y, ok := s.componentAt(in.ID(i))
		if !ok || !sameVector(&x, &y) {
			break
		}
		picks[length] = y.index
		whole = whole && int(y.index) == length
		length++
		if y.dies {
			die++
		}
		if whole && length == x.size {
			break
		}
	}
	whole = whole && length == x.size
	if !whole && !s.m.MayMake(spirv.OpVectorShuffle) {
		return 0, 0
	}
	made := 0
	if len(x.path) > 0 {
		made++
	}
	if !whole {
		made++
	}
	if length < 2 || length == in.NumWords() || made > 0 && die <= made || !whole && length > 4 {
		return 0, 0
	}
	vector = s.vector(in, &x)
	if !whole {
		scalar, _ := s.m.Types().Scalar(x.typ)
		typ := s.m.Types().Vector(scalar, length)
		vector = s.made(&x, s.c.Before(in).VectorShuffle(typ, vector, vector, picks[:length]...))
	}
	return length, vector
}

// asTranspose makes a construction of a matrix the transpose of another one, or of the matrix of the vectors in an
// array: where component r of column c is component c of part r of the same composite, as front ends write it that keep
// rows where SPIR-V has columns.
func (s *simplifier) asTranspose(in *ir.Inst) bool {
	if !s.m.MayMake(spirv.OpTranspose) {
		return false
	}
	columns := in.NumWords()
	var first component
	rows, die := 0, 0
	for c := range columns {
		column := s.m.Def(in.ID(c))
		if column == nil || column.Op != spirv.OpCompositeConstruct || c > 0 && column.NumWords() != rows {
			return false
		}
		rows = column.NumWords()
		if s.m.SingleUse(column.Result) {
			die++
		}
		for r := range rows {
			x, ok := s.componentAt(column.ID(r))
			if !ok || len(x.path) == 0 || int(x.path[len(x.path)-1]) != r || int(x.index) != c || x.size != columns {
				return false
			}
			if r == 0 && c == 0 {
				first = x
			}
			n := len(x.path) - 1
			if x.from != first.from || !slices.Equal(x.path[:n], first.path[:n]) {
				return false
			}
			if x.dies && s.m.SingleUse(column.Result) {
				die++
			}
		}
	}
	path := first.path[:len(first.path)-1]
	whole := s.m.TypeOf(first.from)
	for _, i := range path {
		whole = s.m.Types().PartAt(whole, i)
	}
	isMatrix, made := s.m.Def(whole).Op == spirv.OpTypeMatrix, 0
	switch {
	case !isMatrix:
		made = rows + 1
	case len(path) > 0:
		made = 1
	}
	if parts, ok := s.m.Types().NumParts(whole); !ok || parts != rows || rows < 2 || rows > 4 || die <= made {
		return false
	}
	var id ir.ID
	if isMatrix {
		x := component{in: first.in, from: first.from, path: path, typ: whole}
		id = s.vector(in, &x)
	} else {
		matrix := s.m.Types().Matrix(first.typ, rows)
		if !s.m.Allows(matrix, ir.CompositeOf) {
			return false
		}
		parts := make([]ir.ID, rows)
		making := s.making
		s.making = true
		for r := range parts {
			x := component{in: first.in, from: first.from, path: append(slices.Clone(path), uint32(r)), typ: first.typ}
			parts[r] = s.vector(in, &x)
		}
		s.making = making
		id = s.made(&first, s.c.Before(in).CompositeConstruct(matrix, parts...))
	}
	s.become(in, spirv.OpTranspose, uint32(id))
	return true
}
