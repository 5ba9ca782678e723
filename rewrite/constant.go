package rewrite

import (
	"math"
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// maxComponents is the largest vector of constants that is computed with: 16 is what kernels have.
const maxComponents = 16

// components returns the components of a constant that are meant; ok is false for what rules do not compute with. See
// [ir.Constants.Components].
func (r *Rewriter) components(v value, buf *[maxComponents]uint64) (parts []uint64, ok bool) {
	parts, ok = r.m.Constants().Components(v.id, buf[:])
	if !ok || v.lanes == 0 {
		return parts, ok
	}
	var chosen [maxLanes]uint64
	n := v.lanes.len()
	for i := range n {
		k := v.lanes.at(i)
		if k >= len(parts) {
			return nil, false
		}
		chosen[i] = parts[k]
	}
	return buf[:copy(buf[:], chosen[:n])], true
}

// isNumber reports whether each component of v is a number of a rule. Vectors of any length are looked at, and
// cooperative matrices.
func (r *Rewriter) isNumber(v value, class fold.Class, number uint64) bool {
	c := r.m.Constants()
	d := r.m.Def(v.id)
	if d == nil || d.Function() != nil {
		return false
	}
	switch d.Op {
	case spirv.OpConstant, spirv.OpConstantTrue, spirv.OpConstantFalse:
		x, ok := c.ScalarValue(v.id)
		return ok && r.isBits(d.Type, x, class, number)
	case spirv.OpConstantNull:
		return r.isClass(d.Type, class, 0) && number == 0
	case spirv.OpConstantComposite:
		n := d.NumWords()
		if v.lanes != 0 {
			n = v.lanes.len()
		}
		for i := range n {
			k := i
			if v.lanes != 0 {
				k = v.lanes.at(i)
			}
			if k >= d.NumWords() || i > 0 && v.lanes == 0 && d.ID(i) == d.ID(0) {
				continue
			}
			x, ok := c.ScalarValue(d.ID(k))
			if !ok || !r.isBits(r.m.TypeOf(d.ID(k)), x, class, number) {
				return false
			}
		}
		return n > 0
	}
	return false
}

// isBits reports whether the bits x of a scalar type are a number of a rule.
func (r *Rewriter) isBits(typ ir.ID, x uint64, class fold.Class, number uint64) bool {
	if !r.isClass(typ, class, 0) {
		return false
	}
	bits, ok := r.bits(typ, class, number)
	return ok && bits == x
}

// bits returns the bits that a number of a rule has in a scalar type; ok is false where it can't have any.
func (r *Rewriter) bits(typ ir.ID, class fold.Class, number uint64) (uint64, bool) {
	switch class {
	case fold.Float:
		f, ok := r.m.Types().FloatFormat(typ)
		return f.FromFloat64(math.Float64frombits(number), fold.Mode{}), ok
	case fold.Int:
		w := r.m.NumberWidth(typ)
		return number & fold.Mask(min(w, 64)), w > 0 && w <= 64
	}
	return number, true
}

// typeInfo is a type of a rule as it is in the module.
type typeInfo struct {
	scalar ir.ID // 0: nothing of the pattern has the type
	n      int   // components; 0 for what is no scalar or vector
	id     ir.ID // 0: see typeID
	class  fold.Class
	width  int
	format fold.Format
	floats bool // format is known
}

// findTypes fills in the types of an action. It reports whether values have the same type where the rule says so.
func (r *Rewriter) findTypes(a *action) bool {
	r.types = r.types[:0]
	types := part(r.p.types, a.types)
	for i := range types {
		s := &types[i]
		t := typeInfo{class: s.class, width: 1}
		if s.class == fold.Int {
			t.width = 32 // a number beside numbers only, as in width(x) == 8
		}
		if s.at != nowhere {
			v, _ := r.value(s.at)
			typ := r.m.TypeOf(v.id)
			t.scalar, t.n = r.m.Types().Scalar(typ)
			if t.n == 0 {
				t.scalar = r.component(typ)
			}
			switch {
			case s.part:
				t.id, t.n = t.scalar, 1
			case v.lanes == 0:
				t.id = typ
			default:
				t.n = v.lanes.len()
			}
			if w := r.m.NumberWidth(t.scalar); w > 0 {
				t.width = w
			}
			t.format, t.floats = r.m.Types().FloatFormat(t.scalar)
		}
		for _, at := range part(r.p.places, s.others) {
			v, _ := r.value(at)
			other := r.m.TypeOf(v.id)
			if scalar, n := r.m.Types().Scalar(other); n > 0 {
				other = scalar
			} else if c := r.component(other); c != 0 {
				other = c
			}
			same := other == t.scalar || s.class == 0
			if !same && s.class == fold.Int {
				same = r.m.NumberWidth(other) == t.width
			}
			if !same {
				return false
			}
		}
		r.types = append(r.types, t)
	}
	return true
}

// typeID returns the type i of an action in the module, where what is made has n components; 0 where there is none.
func (r *Rewriter) typeID(a *action, i uint8) ir.ID {
	t := &r.types[i]
	switch {
	case t.id != 0:
		return t.id
	case t.scalar != 0:
		return r.vector(t.scalar, t.n)
	case t.class != fold.Bool:
		return 0
	case part(r.p.types, a.types)[i].whole:
		return r.m.Types().Bool()
	}
	if d := r.m.Def(r.root().Type); d.Op == spirv.OpTypeVectorIdEXT {
		return r.m.Types().Of(d.Op, uint32(r.m.Types().Bool()), d.Word(1))
	}
	_, n := r.m.Types().Scalar(r.root().Type)
	return r.vector(r.m.Types().Bool(), n)
}

// vector returns the type of a scalar or of a vector, 0 for a number of components that neither has.
func (r *Rewriter) vector(scalar ir.ID, n int) ir.ID {
	switch {
	case n == 1:
		return scalar
	case n >= 2 && n <= 4, n == 8, n == 16: // of which there are others already
		return r.m.Types().Vector(scalar, n)
	}
	return 0
}

// run of steps for component i of constants. ok is false where something is not defined, or no number that rules
// compute with.
func (r *Rewriter) compute(steps []step, i int) (v uint64, ok bool) {
	var stack [maxComponents]uint64
	n := 0
	for k := range steps {
		s := &steps[k]
		if n-int(s.n) < 0 && s.kind >= stepOperation && s.kind != stepWidth || n == len(stack) {
			return 0, false
		}
		t := &r.types[s.typ]
		switch s.kind {
		case stepConstant:
			var buf [maxComponents]uint64
			from, _ := r.value(place(s.key))
			parts, ok := r.components(from, &buf)
			if !ok {
				return 0, false
			}
			stack[n] = parts[min(i, len(parts)-1)]
			n++
		case stepNumber:
			stack[n] = s.value
			switch {
			case t.class == fold.Float && !t.floats:
				return 0, false
			case t.class == fold.Float:
				stack[n] = t.format.FromFloat64(math.Float64frombits(s.value), fold.Mode{})
			case t.class == fold.Int:
				stack[n] &= fold.Mask(t.width)
			}
			n++
		case stepWidth:
			stack[n] = uint64(r.types[s.from].width)
			n++
		default:
			var row *fold.Row
			if s.kind == stepFunction {
				row = functions[s.key].Row
			} else {
				row = rowOf(s.key)
			}
			a := &r.fold
			if *a, ok = r.arguments(row, t, &r.types[s.from]); !ok {
				return 0, false
			}
			n -= int(s.n)
			a.A, a.B, a.C, a.D = stack[n], 0, 0, 0
			for j, to := range [...]*uint64{&a.A, &a.B, &a.C, &a.D} {
				if j < int(s.n) {
					*to = stack[n+j]
				}
			}
			x, o := row.Scalar(a)
			if o != fold.Defined || t.floats && !Computable(spirv.Op(s.key), t.format, x, stack[n:n+int(s.n)]) {
				return 0, false
			}
			stack[n] = x
			n++
		}
	}
	return stack[0], n == 1
}

// Computable reports whether a rule may use the float v that an operation computed of constants of the same format: no
// NaN and no denormal number, and no infinity or zero that a product, quotient or sum of finite numbers has
// become because it does not fit.
func Computable(op spirv.Op, f fold.Format, v uint64, operands []uint64) bool {
	if f.IsNaN(v) || f.IsDenormal(v) {
		return false
	}
	finite, zero := true, false // operands
	for _, x := range operands {
		finite = finite && !f.IsInf(x)
		zero = zero || x&^f.SignBit() == 0
	}
	overflow := f.IsInf(v) && finite
	underflow := v&^f.SignBit() == 0 && finite && !zero && (op == spirv.OpFMul || op == spirv.OpFDiv)
	return !overflow && !underflow
}

// arguments returns widths and formats for a row.
func (r *Rewriter) arguments(row *fold.Row, result, from *typeInfo) (a fold.Args, ok bool) {
	a.Width, a.From = result.width, from.width
	if row.Result() == fold.Bool {
		a.Width = a.From
	}
	isFloat := func(c fold.Class) bool { return c == fold.Float || c == fold.Same }
	if isFloat(row.Operand(0)) && from.class == fold.Float {
		a.Format, a.FromFormat, ok = from.format, from.format, from.floats
		if !ok {
			return a, false
		}
	}
	if isFloat(row.Result()) && result.class == fold.Float {
		if a.Format = result.format; !result.floats {
			return a, false
		}
	}
	return a, a.Width > 0 && a.Width <= 64 && a.From > 0 && a.From <= 64
}

// holds reports whether a condition holds for each component of the constants in it.
func (r *Rewriter) holds(steps []step) bool {
	n := 1
	for i := range steps {
		if steps[i].kind == stepConstant {
			var buf [maxComponents]uint64
			v, _ := r.value(place(steps[i].key))
			parts, _ := r.components(v, &buf)
			n = max(n, len(parts))
		}
	}
	for i := range n {
		if v, ok := r.compute(steps, i); !ok || v == 0 {
			return false
		}
	}
	return true
}

// resultConstant returns the constant that a rule computes for the result: an operand of the instruction, if that is
// it.
func (r *Rewriter) resultConstant(x *computed) ir.ID {
	in := r.root()
	_, n := r.m.Types().Scalar(in.Type)
	for k := firstOperand(in); k < in.NumWords() && n > 1; k++ {
		var buf [maxComponents]uint64
		parts, ok := r.components(value{id: in.ID(k)}, &buf)
		if !ok || r.m.TypeOf(in.ID(k)) != in.Type {
			continue
		}
		same := 0
		for same < n {
			if v, ok := r.compute(part(r.p.steps, x.steps), same); !ok || v != parts[same] {
				break
			}
			same++
		}
		if same == n {
			return in.ID(k)
		}
	}
	return r.constant(in.Type, x)
}

// retyped returns a constant integer, or a vector of such, in a type of the same width and other signedness; 0 for what
// is none.
func (r *Rewriter) retyped(v value, typ ir.ID) ir.ID {
	var buf [maxComponents]uint64
	parts, ok := r.components(v, &buf)
	scalar, n := r.m.Types().Scalar(typ)
	from, _ := r.m.Types().Scalar(r.m.TypeOf(v.id))
	if !ok || n != len(parts) || !r.isClass(scalar, fold.Int, 0) || !r.isClass(from, fold.Int, r.m.NumberWidth(scalar)) {
		return 0
	}
	return r.number(typ, scalar, parts)
}

// number returns the constant of a scalar or vector type with given components; 0 for a type of more than 64 bits,
// which is not computed with.
func (r *Rewriter) number(typ, scalar ir.ID, parts []uint64) ir.ID {
	if r.m.NumberWidth(scalar) > 64 {
		return 0
	}
	if len(parts) == 1 {
		return r.m.Constants().Scalar(scalar, parts[0])
	}
	if !slices.ContainsFunc(parts, func(v uint64) bool { return v != 0 }) {
		return r.m.Constants().Null(typ)
	}
	var ids [maxComponents]ir.ID
	for i, v := range parts {
		ids[i] = r.m.Constants().Scalar(scalar, v)
	}
	return r.m.Constants().Composite(typ, ids[:len(parts)]...)
}

// constant makes the constant of a type that a rule computes; 0 where it can't be.
func (r *Rewriter) constant(typ ir.ID, x *computed) ir.ID {
	scalar, n := r.m.Types().Scalar(typ)
	if n == 0 || n > maxComponents {
		return r.splat(typ, x)
	}
	var parts [maxComponents]uint64
	for i := range n {
		v, ok := r.compute(part(r.p.steps, x.steps), i)
		if !ok || !r.m.Constants().Foldable(scalar, v) {
			return 0
		}
		parts[i] = v
	}
	return r.number(typ, scalar, parts[:n])
}

// splat makes a constant of a type that has more components than are computed one by one: each is the same number.
func (r *Rewriter) splat(typ ir.ID, x *computed) ir.ID {
	steps := part(r.p.steps, x.steps)
	if len(steps) != 1 || steps[0].kind != stepNumber {
		return 0
	}
	scalar, n := r.m.Types().Scalar(typ)
	if n == 0 {
		scalar = r.component(typ)
	}
	bits, ok := r.bits(scalar, r.types[x.typ].class, steps[0].value)
	switch {
	case !ok:
		return 0
	case bits == 0:
		return r.m.Constants().Null(typ)
	case n == 0:
		// All components of a cooperative matrix are one constituent.
		parts, ok := r.m.Types().NumParts(typ)
		if d := r.m.Def(typ); d.Op == spirv.OpTypeCooperativeMatrixKHR || d.Op == spirv.OpTypeCooperativeMatrixNV {
			parts = 1
		}
		if !ok || parts < 1 {
			return 0
		}
		return r.m.Constants().Composite(typ, slices.Repeat([]ir.ID{r.m.Constants().Scalar(scalar, bits)}, parts)...)
	}
	return r.m.Constants().Splat(typ, r.m.Constants().Scalar(scalar, bits))
}
