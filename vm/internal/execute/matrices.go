package execute

import (
	"math/bits"

	"hone/fold"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// firstLanes returns the first n lanes.
func firstLanes(n int32) uint64 { return ^uint64(0) >> (64 - n) }

// elementAt computes where an element of a cooperative matrix lies in memory.
func (s *Batch) elementAt(fr *Frame, i *code.Instr, mask uint64) {
	t := &s.p.Spread[i.Detail]
	dst, base, stride := s.Value(fr, i.Dst), s.Value(fr, i.A), s.Value(fr, i.B)
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := int64(0)
		if base != nil {
			at = int64(base[lane])
		}
		if lane < t.Lanes {
			major, minor := t.At(int(i.Imm), lane, s.m.ByColumns)
			if t.ColumnMajor {
				major, minor = minor, major
			}
			at += int64(major)*fold.Signed(stride[lane], t.Width)*t.Major + int64(minor)*t.Minor
		}
		dst[lane] = uint64(at)
	}
	s.propagate(fr, i.Dst, i.A, i.B, mask)
}

// element executes a load or store of an element for the invocations that have one. What others load is 0.
func (s *Batch) element(fr *Frame, i *code.Instr, mask uint64) {
	idle := mask &^ firstLanes(i.D)
	mask &^= idle
	switch i.Of() {
	case code.LoadBuffer:
		s.loadBuffer(fr, i, mask)
	case code.LoadShared:
		s.loadShared(fr, i, mask)
	case code.StoreBuffer:
		s.storeBuffer(fr, i, mask)
		return
	default:
		if i.Flags&code.PartOfCell != 0 {
			s.storePart(fr, i, mask)
		} else {
			s.storeShared(fr, i, mask)
		}
		return
	}
	s.nothing(fr, i.Dst, idle, 0)
	s.freeze(&s.shadows, fr.base+int(i.Dst), mask)
}

// storePart stores some bits of a cell of the workgroup.
func (s *Batch) storePart(fr *Frame, i *code.Instr, mask uint64) {
	base, v, from := s.Value(fr, i.A), s.Value(fr, i.C), s.Value(fr, i.B)
	for m := s.toStore(fr, i, mask); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k := s.shared(base, i, lane)
		if k < 0 {
			continue
		}
		part := fold.Mask(int(i.Detail)) << from[lane]
		s.g.shared[k] = s.g.shared[k]&^part | v[lane]<<from[lane]&part
		if s.m.Track == nil {
			s.g.undefined[k] = s.g.undefined[k] || s.ShadowedLanes(fr, i.C)>>lane&1 != 0
			continue
		}
		old, known := s.g.shadows[k], s.stored(lane, s.shadow(fr, i.C, lane))
		whole := shadow.Shadow{Undefined: old.Undefined&^part | known.Undefined<<from[lane]&part,
			Unspecified: old.Unspecified&^part | known.Unspecified<<from[lane]&part}
		s.g.shadows[k], s.g.undefined[k] = s.m.Track.ValueNumbers.Frozen(whole), whole != shadow.Shadow{}
	}
}

// elements is a cooperative matrix as a whole, by rows.
type elements struct {
	bits    []uint64
	shadows []shadow.Shadow // nil where no element has one
	floats  []float64
	limits  []fold.Interval
}

// resize makes room for n elements.
func resize[T any](list *[]T, n int) []T {
	if cap(*list) < n {
		*list = make([]T, n)
	}
	*list = (*list)[:n]
	return *list
}

// matrix executes an operation on whole cooperative matrices. All invocations that have elements have to be here.
func (s *Batch) matrix(fr *Frame, i *code.Instr, mask uint64) {
	o := &s.p.Matrices[i.Detail]
	out := fr.Function.List(i.A)
	at := i.A + int32(len(out)) + 1
	needed := o.Result.Mask()
	for k := range o.N {
		list := fr.Function.List(at)
		at += int32(len(list)) + 1
		needed |= o.Operands[k].Mask()
		s.collect(fr, &s.matrices[k], &o.Operands[k], list)
	}
	result := &s.matrices[3]
	n := o.Result.Rows * o.Result.Columns
	resize(&result.bits, n)
	result.shadows = nil
	if s.m.Track != nil || s.matrices[0].shadows != nil || s.matrices[1].shadows != nil || s.matrices[2].shadows != nil {
		result.shadows = make([]shadow.Shadow, n)
	}
	switch {
	case o.Kind == code.MatrixGather:
		s.gather(o, result)
	case o.Result.Format.Width > 0:
		s.multiplyFloats(o, result)
	default:
		s.multiply(i, o, result, mask)
	}
	var undefined, unspecified uint64
	switch {
	case needed&^mask != 0: // who has the other elements is not here
		undefined = mask
		s.Report(UndefinedResult, i.Where, mask)
	case s.undefinedFlow != 0:
		undefined = mask
	case s.unspecifiedFlow != 0:
		unspecified = mask
	}
	for k, r := range out {
		v := s.Value(fr, r)
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			v[lane] = 0
			known := shadow.Shadow{}
			if lane < o.Result.Lanes {
				row, column := o.Result.At(k, lane, s.m.ByColumns)
				e := row*o.Result.Columns + column
				if v[lane] = result.bits[e]; result.shadows != nil {
					known = result.shadows[e]
				}
			}
			s.setShadow(fr, r, lane, known)
		}
		if undefined|unspecified != 0 {
			s.setUndetermined(fr, r, undefined, unspecified, mask)
		}
		s.freeze(&s.shadows, fr.base+int(r), mask)
	}
}

// collect collects the elements of an operand.
func (s *Batch) collect(fr *Frame, e *elements, o *code.MatrixOperand, list []int32) {
	n := o.Rows * o.Columns
	resize(&e.bits, n)
	e.shadows = nil
	for k, r := range list {
		v, shadowed := s.Value(fr, r), s.ShadowedLanes(fr, r)
		for lane := range o.Lanes {
			row, column := o.At(k, lane, s.m.ByColumns)
			at := row*o.Columns + column
			e.bits[at] = v[lane]
			if shadowed>>lane&1 == 0 {
				continue
			}
			if e.shadows == nil {
				e.shadows = make([]shadow.Shadow, n)
			}
			e.shadows[at] = s.shadow(fr, r, lane)
		}
	}
}

// gather makes a matrix of elements of another one.
func (s *Batch) gather(o *code.MatrixOp, result *elements) {
	from := &o.Operands[0]
	for row := range o.Result.Rows {
		for column := range o.Result.Columns {
			r, c := o.Gather.Source(&from.Shape, row, column, s.m.ByColumns)
			to, at := row*o.Result.Columns+column, r*from.Columns+c
			result.bits[to] = s.matrices[0].bits[at]
			if s.matrices[0].shadows != nil {
				result.shadows[to] = s.matrices[0].shadows[at]
			}
		}
	}
}

// openness says how much of an element is not determined.
type openness uint8

const (
	openUndefined openness = 1 << iota
	openUnspecified
)

// shadow returns the shadow of a result of elements that are open so.
func (o openness) shadow() shadow.Shadow {
	switch {
	case o&openUndefined != 0:
		return shadow.AllUndefined
	case o != 0:
		return shadow.AllUnspecified
	}
	return shadow.Shadow{}
}

// opennessOf returns the openness of a shadow, whose limits count for nothing.
func opennessOf(s *shadow.Shadow) (o openness) {
	if s.Undefined != 0 {
		o |= openUndefined
	}
	if s.Unspecified != 0 {
		o |= openUnspecified
	}
	return o
}

// openResults returns the openness of the elements of a product of matrices plus a third matrix: of all elements that
// each is made of. open is asked once for each element of an operand that has shadows.
func (s *Batch) openResults(o *code.MatrixOp, open func(operand, at int) openness) []openness {
	inner, rows, columns := o.Operands[0].Columns, o.Result.Rows, o.Result.Columns
	results, ofRow, ofColumn := make([]openness, rows*columns), make([]openness, rows), make([]openness, columns)
	if s.matrices[0].shadows != nil {
		for at := range rows * inner {
			ofRow[at/inner] |= open(0, at)
		}
	}
	if s.matrices[1].shadows != nil {
		for at := range inner * columns {
			ofColumn[at%columns] |= open(1, at)
		}
	}
	for at := range results {
		results[at] = ofRow[at/columns] | ofColumn[at%columns]
		if s.matrices[2].shadows != nil {
			results[at] |= open(2, at)
		}
	}
	return results
}

// joinShadows gives each element of a product the shadow of all elements that it is made of.
func (s *Batch) joinShadows(o *code.MatrixOp, result *elements) {
	for at, open := range s.openResults(o, func(k, at int) openness { return opennessOf(&s.matrices[k].shadows[at]) }) {
		result.shadows[at] = open.shadow()
	}
}

// multiply computes a product of matrices of integers, plus a third matrix.
func (s *Batch) multiply(i *code.Instr, o *code.MatrixOp, result *elements, mask uint64) {
	x, y, z := &s.matrices[0], &s.matrices[1], &s.matrices[2]
	for k := range 3 {
		extend(s.matrices[k].bits, &o.Operands[k])
	}
	if result.shadows != nil {
		s.joinShadows(o, result)
	}
	inner, columns := o.Operands[0].Columns, o.Result.Columns
	for row := range o.Result.Rows {
		for column := range columns {
			at := row*columns + column
			sum, sound := uint64(0), true
			if o.Saturating {
				sum, sound = saturatingSum(o, x.bits[row*inner:(row+1)*inner], y.bits[column:], columns, z.bits[at])
			} else {
				for k := range inner {
					sum += x.bits[row*inner+k] * y.bits[k*columns+column]
				}
				sum += z.bits[at]
			}
			if !sound && (result.shadows == nil || result.shadows[at] == shadow.Shadow{}) {
				s.report(UndefinedResult, i.Where, bits.TrailingZeros64(mask))
				if result.shadows == nil {
					result.shadows = make([]shadow.Shadow, len(result.bits))
				}
				result.shadows[at] = shadow.AllUndefined
			}
			result.bits[at] = sum & fold.Mask(o.Result.Width)
		}
	}
}

// extend extends integers to 64 bits.
func extend(list []uint64, o *code.MatrixOperand) {
	for k, v := range list {
		if v &= fold.Mask(o.Width); o.Signed {
			v = uint64(fold.Signed(v, o.Width))
		}
		list[k] = v
	}
}

// saturatingSum returns the sum of products, plus c, which stops at the least and the largest number of the result. It
// is not sound where the products alone may overflow, in some order. Factors are of 64 bits, by their sign.
func saturatingSum(o *code.MatrixOp, a, b []uint64, stride int, c uint64) (sum uint64, sound bool) {
	var plus, minus wide
	add := func(v uint64, negative bool, by uint64) {
		high, low := bits.Mul64(v, by)
		if negative {
			minus.add(high, low)
		} else {
			plus.add(high, low)
		}
	}
	magnitude := func(v uint64, o *code.MatrixOperand) (uint64, bool) {
		if o.Signed && int64(v) < 0 {
			return -v, true
		}
		return v, false
	}
	for k, v := range a {
		x, negative := magnitude(v, &o.Operands[0])
		y, other := magnitude(b[k*stride], &o.Operands[1])
		add(x, negative != other, y)
	}
	most, least := fold.Mask(o.Result.Width), uint64(0) // by magnitude
	if o.Result.Signed {
		least = 1 << (o.Result.Width - 1)
		most = least - 1
	}
	sound = plus.high == 0 && plus.low <= most && minus.high == 0 && minus.low <= least
	v, negative := magnitude(c, &o.Operands[2])
	add(v, negative, 1)
	switch {
	case minus.less(plus):
		if d := plus.minus(minus); d.high == 0 && d.low <= most {
			return d.low, sound
		}
		return most, sound
	default:
		if d := minus.minus(plus); d.high == 0 && d.low <= least {
			return -d.low, sound
		}
		return -least, sound
	}
}

// wide is a number of 128 bits.
type wide struct{ high, low uint64 }

func (w *wide) add(high, low uint64) {
	var carry uint64
	w.low, carry = bits.Add64(w.low, low, 0)
	w.high, _ = bits.Add64(w.high, high, carry)
}

func (w wide) less(x wide) bool { return w.high < x.high || w.high == x.high && w.low < x.low }

func (w wide) minus(x wide) wide {
	low, borrow := bits.Sub64(w.low, x.low, 0)
	high, _ := bits.Sub64(w.high, x.high, borrow)
	return wide{high, low}
}

// multiplyFloats computes a product of matrices of floats, plus a third matrix.
func (s *Batch) multiplyFloats(o *code.MatrixOp, result *elements) {
	f := o.Result.Format
	for k := range 3 {
		e, format := &s.matrices[k], o.Operands[k].Format
		resize(&e.floats, len(e.bits))
		for j, v := range e.bits {
			e.floats[j] = format.ToFloat64(v)
		}
	}
	x, y, z := &s.matrices[0], &s.matrices[1], &s.matrices[2]
	inner, columns := o.Operands[0].Columns, o.Result.Columns
	list := make([]float64, inner)
	for column := range columns {
		for k := range inner {
			list[k] = y.floats[k*columns+column]
		}
		for row := range o.Result.Rows {
			at := row*columns + column
			result.bits[at] = f.DotAdd(x.floats[row*inner:(row+1)*inner], list, z.floats[at], o.Mode)
		}
	}
	if result.shadows == nil {
		return
	}
	if t := s.m.Track; t == nil || !t.precision {
		s.joinShadows(o, result)
		for at := range result.shadows {
			if t != nil && t.hasFreedom && f.IsNaN(result.bits[at]) && result.shadows[at] == (shadow.Shadow{}) {
				result.shadows[at] = shadow.AnyNaN(result.bits[at], f)
			}
		}
		return
	}
	s.boundFloats(o, result)
}

// boundFloats gives the elements of a product of matrices of floats their limits.
func (s *Batch) boundFloats(o *code.MatrixOp, result *elements) {
	for k := range 3 {
		e, format := &s.matrices[k], o.Operands[k].Format
		resize(&e.limits, len(e.bits))
		for j, v := range e.bits {
			e.limits[j] = fold.Point(e.floats[j])
			if e.shadows != nil && !format.IsNaN(v) {
				if b, ok := e.shadows[j].Limits(v, format); ok {
					e.limits[j] = b
				}
			}
		}
	}
	x, y, z := &s.matrices[0], &s.matrices[1], &s.matrices[2]
	f, inner, columns := o.Result.Format, o.Operands[0].Columns, o.Result.Columns
	open := s.openResults(o, func(k, at int) openness { return s.openFloat(o, k, at) })
	list := make([]fold.Interval, inner)
	for column := range columns {
		for k := range inner {
			list[k] = y.limits[k*columns+column]
		}
		for row := range o.Result.Rows {
			at := row*columns + column
			if open[at] != 0 {
				result.shadows[at] = open[at].shadow()
				continue
			}
			b, nan, ok := f.DotAddInterval(x.limits[row*inner:(row+1)*inner], list, z.limits[at])
			switch {
			case nan && f.IsNaN(result.bits[at]):
				result.shadows[at] = shadow.AnyNaN(result.bits[at], f)
			case !ok:
				result.shadows[at] = shadow.AllUnspecified
			default:
				result.shadows[at] = shadow.Bounded(b, f)
			}
		}
	}
}

// openFloat returns the openness of an element of a product of floats: whether it is undefined, or unspecified without
// limits. That of a NaN counts for nothing.
func (s *Batch) openFloat(o *code.MatrixOp, k, at int) (open openness) {
	e, format := &s.matrices[k], o.Operands[k].Format
	if e.shadows[at] == (shadow.Shadow{}) {
		return 0
	}
	known := e.shadows[at].Operand(format)
	if known.Undefined != 0 {
		open |= openUndefined
	}
	if _, ok := known.Limits(e.bits[at], format); !ok && known != (shadow.Shadow{}) {
		open |= openUnspecified
	}
	return open
}
