package opt

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// maxColumns is how many columns a matrix has at most.
const maxColumns = 4

// product computes the product of a matrix and a vector with all rows of what the columns of the matrix are cut out of,
// and cuts that out of the result instead: a row more costs nothing once a driver has seen that it is not used.
func (s *simplifier) product(in *ir.Inst) bool {
	matrix := s.m.Def(in.ID(0))
	if !s.onlyFor(matrix) || matrix.Op != spirv.OpCompositeConstruct || s.m.Decorated(in.Result) {
		return false
	}
	n := matrix.NumWords()
	if n < 2 || n > maxColumns {
		return false
	}
	var vectors [maxColumns]ir.ID
	var picks []uint32
	for i := range n {
		column := s.m.Def(matrix.ID(i))
		if !s.onlyFor(column) || column.Op != spirv.OpVectorShuffle {
			return false
		}
		vectors[i] = column.ID(0)
		if i == 0 {
			picks = column.Words()[2:]
		}
		size := s.vectorSize(vectors[i])
		if size < 2 || size > maxColumns || s.m.TypeOf(vectors[i]) != s.m.TypeOf(vectors[0]) ||
			!slices.Equal(column.Words()[2:], picks) {
			return false
		}
		for _, k := range picks {
			if int64(k) >= int64(size) {
				return false
			}
		}
	}
	column := s.m.TypeOf(vectors[0])
	typ := s.m.Types().Matrix(column, n)
	if !s.m.Allows(typ, ir.CompositeOf) {
		return false
	}
	b := s.c.Before(in)
	whole := s.simplified(b.CompositeConstruct(typ, vectors[:n]...))
	product := s.simplified(b.MatrixTimesVector(column, whole, in.ID(1)))
	s.words = append(append(s.words[:0], uint32(product), uint32(product)), picks...)
	s.become(in, spirv.OpVectorShuffle, s.words...)
	return true
}

// productOfColumns has the product of a vector and a matrix that nothing but a shuffle uses computed of the columns of
// which the shuffle takes the result.
func (s *simplifier) productOfColumns(shuffle, product *ir.Inst) bool {
	if product.Op != spirv.OpVectorTimesMatrix || s.m.Decorated(product.Result) {
		return false
	}
	once := 1
	if shuffle.ID(0) == shuffle.ID(1) {
		once = 2
	}
	matrix := s.m.Def(product.ID(1))
	if !s.m.UsedAtMost(product.Result, once) || !s.onlyFor(matrix) || matrix.Op != spirv.OpCompositeConstruct {
		return false
	}
	n := 2
	for _, k := range shuffle.Words()[2:] {
		n = max(n, int(min(k, maxColumns-1))+1)
	}
	if n >= matrix.NumWords() {
		return false
	}
	column := s.m.TypeOf(matrix.ID(0))
	scalar, _ := s.m.Types().Scalar(column)
	typ := s.m.Types().Matrix(column, n)
	if !s.m.Allows(typ, ir.CompositeOf) {
		return false
	}
	var columns [maxColumns]ir.ID
	for i := range n {
		columns[i] = matrix.ID(i)
	}
	b := s.c.Before(shuffle)
	smaller := s.simplified(b.CompositeConstruct(typ, columns[:n]...))
	id := s.simplified(b.VectorTimesMatrix(s.m.Types().Vector(scalar, n), product.ID(0), smaller))
	s.words = append(append(s.words[:0], uint32(id), uint32(id)), shuffle.Words()[2:]...)
	s.become(shuffle, spirv.OpVectorShuffle, s.words...)
	if !s.m.Pinned(product.Result) {
		product.Remove()
		s.release(product)
	}
	return true
}

// onlyFor reports whether something is a value that is used once.
func (s *simplifier) onlyFor(d *ir.Inst) bool {
	return d != nil && s.m.SingleUse(d.Result) && !d.Unknown()
}

// simplified simplifies what was made, and returns its result.
func (s *simplifier) simplified(id ir.ID) ir.ID {
	s.inst(s.m.Def(id))
	return s.m.Resolve(id)
}
