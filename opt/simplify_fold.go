package opt

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// fold computes an operation whose operands, from word first on, are all constants. It returns 0 where it can't. Only
// results that are defined are taken. Of floats none is that a mode or a driver may make another: denormal numbers and
// NaN stay, and so does everything in a width for which another rounding than to nearest is declared, and what has a
// rounding or saturation of its own.
func (s *simplifier) fold(in *ir.Inst, row *fold.Row, first int) ir.ID {
	if !s.hasConstants(in, row, first) { // nearly always
		return 0
	}
	var out [maxComponents]uint64
	results, ok := s.compute(in, row, first, out[:0])
	if !ok {
		return 0
	}
	scalar, size := s.m.Types().Scalar(in.Type)
	parts := make([]ir.ID, size)
	for i, v := range results {
		if !s.m.Constants().Foldable(scalar, v) {
			return 0
		}
		parts[i] = s.m.Constants().Scalar(scalar, v)
	}
	if size == 1 {
		return parts[0]
	}
	return s.m.Constants().Composite(in.Type, parts...)
}

// hasConstants reports whether an operation has a row that is computed, and all of its operands stand outside of
// functions.
func (s *simplifier) hasConstants(in *ir.Inst, row *fold.Row, first int) bool {
	if row == nil || row.Second != nil || row.Vector != nil {
		return false
	}
	n := row.Operands()
	if in.NumWords() != first+n || n == 0 {
		return false
	}
	for i := range n {
		if d := s.m.Def(in.ID(first + i)); d == nil || d.Function() != nil {
			return false
		}
	}
	return true
}

// compute returns the components of the folded result, stored in out, and makes no constant.
func (s *simplifier) compute(in *ir.Inst, row *fold.Row, first int, out []uint64) (results []uint64, ok bool) {
	if !s.hasConstants(in, row, first) || s.m.ConvertsItsOwnWay(in.Result) {
		return nil, false
	}
	n := row.Operands()
	var buf [4][maxComponents]uint64
	var operands [4][]uint64
	for i := range n {
		if operands[i], ok = s.m.Constants().Components(in.ID(first+i), buf[i][:]); !ok {
			return nil, false
		}
	}
	scalar, size := s.m.Types().Scalar(in.Type)
	a, ok := s.arguments(row, scalar, s.m.TypeOf(in.ID(first)), in.ID(first+n-1))
	if !ok || size == 0 || size > maxComponents {
		return nil, false
	}
	results = out[:0]
	if row.Compute == nil {
		var o fold.Outcome
		if results, o = row.Evaluate(a, operands[:n], []int{1, 1, 1, 1}[:n]); o != fold.Defined || len(results) != size {
			return nil, false
		}
	} else {
		for i := range size {
			// Some operands are scalars even where the others are vectors.
			for k, to := range [...]*uint64{&a.A, &a.B, &a.C, &a.D} {
				if len(operands[k]) > 0 {
					*to = operands[k][min(i, len(operands[k])-1)]
				}
			}
			v, o := row.Scalar(&a)
			if o != fold.Defined {
				return nil, false
			}
			results = append(results, v)
		}
	}
	return results, true
}

// arguments returns widths and formats of an operation with a result of type scalar, or of vectors of it; ok is false
// where they are none that the row can do with.
func (s *simplifier) arguments(row *fold.Row, scalar, operand, last ir.ID) (a fold.Args, ok bool) {
	from, _ := s.m.Types().Scalar(operand)
	a.From = s.scalarWidth(from)
	a.Width = s.scalarWidth(scalar)
	if row.Result() == fold.Bool {
		a.Width = a.From
	}
	if a.Width == 0 || a.From == 0 || a.Width > 64 || a.From > 64 {
		return a, false
	}
	if row.Sig == "fi>f" && s.width(last) != 32 {
		return a, false // the exponent of Ldexp counts as 32 bits
	}
	isFloat := func(c fold.Class) bool { return c == fold.Float || c == fold.FloatVector }
	if isFloat(row.Operand(0)) {
		if a.FromFormat, ok = s.format(from); !ok {
			return a, false
		}
		a.Format = a.FromFormat
	}
	if isFloat(row.Result()) {
		if a.Format, ok = s.format(scalar); !ok {
			return a, false
		}
	}
	return a, true
}

// format returns the format of a float type in which results are as computed: none where another rounding than to
// nearest is declared.
func (s *simplifier) format(typ ir.ID) (fold.Format, bool) {
	f, ok := s.m.Types().FloatFormat(typ)
	return f, ok && s.environments().Of(f).Nearest()
}

// scalarWidth returns the width in bits of a scalar type, 1 for booleans, 0 for others.
func (s *simplifier) scalarWidth(typ ir.ID) int {
	if d := s.m.Def(typ); d != nil && d.Op == spirv.OpTypeBool {
		return 1
	}
	return s.m.NumberWidth(typ)
}

// maxComponents is the largest vector that is folded: 16 is what kernels have, and a type can claim any number.
const maxComponents = 16
