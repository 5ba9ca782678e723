package prove

import (
	"fmt"
	"math/big"
	"strings"
	"sync"

	"hone/fold"
)

// encoding is an operation in SMT-LIB. In the texts $0, $1 and so on are the operands; #0, #1, #w, #- and #m are the
// numbers 0, 1, the width, all bits and the sign bit in the width of the first operand; $w is the width of the result
// in digits, $f that of the first operand, and $F the result's exponent and significand, as in "5 11".
type encoding struct {
	value     string
	undefined string // when the result is undefined; "" for never
	open      string // when it is unspecified: then it is value or other
	other     string
	make      func(n *node, in []string, widths []int) encoding // what texts can't say; nil for others
	function  bool                                              // only known to be a function of its operands
}

// encodings are the operations that z3 is asked about. A test compares each with fold's row.
var encodings = sync.OnceValue(func() map[string]encoding {
	return map[string]encoding{
		"SNegate": {value: "(bvneg $0)"},
		"Not":     {value: "(bvnot $0)"},
		"IAdd":    {value: "(bvadd $0 $1)"},
		"ISub":    {value: "(bvsub $0 $1)"},
		"IMul":    {value: "(bvmul $0 $1)"},
		"UDiv":    {value: "(bvudiv $0 $1)", undefined: "(= $1 #0)"},
		"UMod":    {value: "(bvurem $0 $1)", undefined: "(= $1 #0)"},
		"SDiv":    {value: "(bvsdiv $0 $1)", undefined: signedOverflow},
		"SRem":    {value: "(bvsrem $0 $1)", undefined: signedOverflow},
		"SMod":    {value: "(bvsmod $0 $1)", undefined: signedOverflow},

		"ShiftLeftLogical":     {make: shift("bvshl")},
		"ShiftRightLogical":    {make: shift("bvlshr")},
		"ShiftRightArithmetic": {make: shift("bvashr")},
		"BitwiseAnd":           {value: "(bvand $0 $1)"},
		"BitwiseOr":            {value: "(bvor $0 $1)"},
		"BitwiseXor":           {value: "(bvxor $0 $1)"},
		"BitReverse":           {make: bitReverse},
		"BitCount":             {make: bitCount},
		"BitFieldInsert":       {make: bitFieldInsert},
		"BitFieldUExtract":     {make: bitFieldExtract("bvlshr")},
		"BitFieldSExtract":     {make: bitFieldExtract("bvashr")},

		"UConvert":       {make: resize("zero_extend")},
		"SConvert":       {make: resize("sign_extend")},
		"SatConvertSToU": {make: saturate(true)},
		"SatConvertUToS": {make: saturate(false)},

		"IEqual":            {value: "(= $0 $1)"},
		"INotEqual":         {value: "(distinct $0 $1)"},
		"UGreaterThan":      {value: "(bvugt $0 $1)"},
		"UGreaterThanEqual": {value: "(bvuge $0 $1)"},
		"ULessThan":         {value: "(bvult $0 $1)"},
		"ULessThanEqual":    {value: "(bvule $0 $1)"},
		"SGreaterThan":      {value: "(bvsgt $0 $1)"},
		"SGreaterThanEqual": {value: "(bvsge $0 $1)"},
		"SLessThan":         {value: "(bvslt $0 $1)"},
		"SLessThanEqual":    {value: "(bvsle $0 $1)"},

		"LogicalEqual":    {value: "(= $0 $1)"},
		"LogicalNotEqual": {value: "(distinct $0 $1)"},
		"LogicalAnd":      {value: "(and $0 $1)"},
		"LogicalOr":       {value: "(or $0 $1)"},
		"LogicalNot":      {value: "(not $0)"},
		"Select":          {value: "(ite $0 $1 $2)"},

		"UMin":     {value: "(ite (bvult $0 $1) $0 $1)"},
		"UMax":     {value: "(ite (bvugt $0 $1) $0 $1)"},
		"SMin":     {value: "(ite (bvslt $0 $1) $0 $1)"},
		"SMax":     {value: "(ite (bvsgt $0 $1) $0 $1)"},
		"SAbs":     {value: "(ite (bvslt $0 #0) (bvneg $0) $0)"},
		"SSign":    {value: "(ite (bvslt $0 #0) #- (ite (= $0 #0) #0 #1))"},
		"UClamp":   {value: clamp("bvult", "bvugt"), undefined: "(bvugt $1 $2)"},
		"SClamp":   {value: clamp("bvslt", "bvsgt"), undefined: "(bvsgt $1 $2)"},
		"FindILsb": {make: findBit(func(int) int { return 0 }, 1, "")},
		"FindUMsb": {make: findBit(func(w int) int { return w - 1 }, -1, "")},
		"FindSMsb": {make: findBit(func(w int) int { return w - 1 }, -1, "(ite (bvslt $0 #0) (bvnot $0) $0)")},

		"OpenCL.s_min":   {value: "(ite (bvslt $0 $1) $0 $1)"},
		"OpenCL.s_max":   {value: "(ite (bvsgt $0 $1) $0 $1)"},
		"OpenCL.u_min":   {value: "(ite (bvult $0 $1) $0 $1)"},
		"OpenCL.u_max":   {value: "(ite (bvugt $0 $1) $0 $1)"},
		"OpenCL.s_abs":   {value: "(ite (bvslt $0 #0) (bvneg $0) $0)"},
		"OpenCL.u_abs":   {value: "$0"},
		"OpenCL.s_clamp": {value: clamp("bvslt", "bvsgt"), undefined: "(bvsgt $1 $2)"},
		"OpenCL.u_clamp": {value: clamp("bvult", "bvugt"), undefined: "(bvugt $1 $2)"},

		"FNegate": {value: "(fp.neg $0)"},
		"FAdd":    {value: "(fp.add RNE $0 $1)"},
		"FSub":    {value: "(fp.sub RNE $0 $1)"},
		"FMul":    {value: "(fp.mul RNE $0 $1)"},
		"FDiv":    {value: "(fp.div RNE $0 $1)"},
		"FRem":    {value: truncated},
		"FMod":    {value: floored},
		"Fma":     {value: "(fp.fma RNE $0 $1 $2)"},
		"FmaKHR":  {value: "(fp.fma RNE $0 $1 $2)"},

		"ConvertSToF": {value: "((_ to_fp $F) RNE $0)"},
		"ConvertUToF": {value: "((_ to_fp_unsigned $F) RNE $0)"},
		"ConvertFToS": {make: toInteger("fp.to_sbv", true)},
		"ConvertFToU": {make: toInteger("fp.to_ubv", false)},
		"FConvert":    {value: "((_ to_fp $F) RNE $0)"},

		"IsNan":                  {value: "(fp.isNaN $0)"},
		"IsInf":                  {value: "(fp.isInfinite $0)"},
		"IsFinite":               {value: "(not (or (fp.isNaN $0) (fp.isInfinite $0)))"},
		"IsNormal":               {value: "(fp.isNormal $0)"},
		"Ordered":                {value: "(not (or (fp.isNaN $0) (fp.isNaN $1)))"},
		"Unordered":              {value: "(or (fp.isNaN $0) (fp.isNaN $1))"},
		"LessOrGreater":          {value: "(or (fp.lt $0 $1) (fp.gt $0 $1))"},
		"FOrdEqual":              {value: "(fp.eq $0 $1)"},
		"FUnordEqual":            {value: "(not (or (fp.lt $0 $1) (fp.gt $0 $1)))"},
		"FOrdNotEqual":           {value: "(or (fp.lt $0 $1) (fp.gt $0 $1))"},
		"FUnordNotEqual":         {value: "(not (fp.eq $0 $1))"},
		"FOrdLessThan":           {value: "(fp.lt $0 $1)"},
		"FUnordLessThan":         {value: "(not (fp.geq $0 $1))"},
		"FOrdGreaterThan":        {value: "(fp.gt $0 $1)"},
		"FUnordGreaterThan":      {value: "(not (fp.leq $0 $1))"},
		"FOrdLessThanEqual":      {value: "(fp.leq $0 $1)"},
		"FUnordLessThanEqual":    {value: "(not (fp.gt $0 $1))"},
		"FOrdGreaterThanEqual":   {value: "(fp.geq $0 $1)"},
		"FUnordGreaterThanEqual": {value: "(not (fp.lt $0 $1))"},

		"FAbs":      {value: "(fp.abs $0)"},
		"FSign":     {value: "(ite (or (fp.isNaN $0) (fp.isZero $0)) $0 (ite (fp.isNegative $0) (fp.neg 1.0) 1.0))"},
		"Floor":     {value: "(fp.roundToIntegral RTN $0)"},
		"Ceil":      {value: "(fp.roundToIntegral RTP $0)"},
		"Trunc":     {value: "(fp.roundToIntegral RTZ $0)"},
		"RoundEven": {value: "(fp.roundToIntegral RNE $0)"},
		"Round": {value: "(ite " + halfway + " (fp.roundToIntegral RTN $0) (fp.roundToIntegral RNE $0))",
			open: halfway, other: "(fp.roundToIntegral RTP $0)"},
		"Sqrt": {value: "(fp.sqrt RNE $0)", undefined: "(fp.lt $0 0.0)"},
		"Step": {value: "(ite (fp.gt $0 $1) 0.0 1.0)"},
		"FMin": {value: "(ite (fp.gt $0 $1) $1 $0)", open: eitherOperand, other: "(ite (fp.gt $0 $1) $0 $1)"},
		"FMax": {value: "(ite (fp.lt $0 $1) $1 $0)", open: eitherOperand, other: "(ite (fp.lt $0 $1) $0 $1)"},
		"NMin": {value: "(ite (fp.isNaN $0) $1 (ite (fp.gt $0 $1) $1 $0))", open: bothZeros, other: "$1"},
		"NMax": {value: "(ite (fp.isNaN $0) $1 (ite (fp.lt $0 $1) $1 $0))", open: bothZeros, other: "$1"},

		"OpenCL.fmin":        {value: "(ite (fp.isNaN $0) $1 (ite (fp.gt $0 $1) $1 $0))", open: bothZeros, other: "$1"},
		"OpenCL.fmax":        {value: "(ite (fp.isNaN $0) $1 (ite (fp.lt $0 $1) $1 $0))", open: bothZeros, other: "$1"},
		"OpenCL.fmin_common": {value: "(ite (fp.gt $0 $1) $1 $0)", open: eitherOperand, other: "(ite (fp.gt $0 $1) $0 $1)"},
		"OpenCL.fmax_common": {value: "(ite (fp.lt $0 $1) $1 $0)", open: eitherOperand, other: "(ite (fp.lt $0 $1) $0 $1)"},
		"OpenCL.step":        {value: "(ite (fp.gt $0 $1) 0.0 1.0)"},
		"OpenCL.fabs":        {value: "(fp.abs $0)"},
		"OpenCL.fma":         {value: "(fp.fma RNE $0 $1 $2)"},

		"Sin": {function: true}, "Cos": {function: true}, "Tan": {function: true}, "Atan": {function: true},
		"Sinh": {function: true}, "Cosh": {function: true}, "Tanh": {function: true}, "Asinh": {function: true},
		"Exp": {function: true}, "Exp2": {function: true},
		"Asin":        {function: true, undefined: "(fp.gt (fp.abs $0) 1.0)"},
		"Acos":        {function: true, undefined: "(fp.gt (fp.abs $0) 1.0)"},
		"Acosh":       {function: true, undefined: "(fp.lt $0 1.0)"},
		"Atanh":       {function: true, undefined: "(fp.geq (fp.abs $0) 1.0)"},
		"Log":         {function: true, undefined: "(fp.leq $0 0.0)"},
		"Log2":        {function: true, undefined: "(fp.leq $0 0.0)"},
		"InverseSqrt": {function: true, undefined: "(fp.leq $0 0.0)"},
		"Atan2":       {function: true, undefined: "(and (fp.isZero $0) (fp.isZero $1))"},
		"Pow": {function: true,
			undefined: "(or (fp.lt $0 0.0) (and (fp.isZero $0) (fp.leq $1 0.0)))"},

		"powerOfTwo":      {value: onePower},
		"log2":            {make: findBit(func(int) int { return 0 }, 1, ""), undefined: "(not " + onePower + ")"},
		"lowMask":         {value: "(and (distinct $0 #0) (distinct $0 #-) (= (bvand $0 (bvadd $0 #1)) #0))"},
		"exactReciprocal": {value: reciprocal},
	}
})

const (
	signedOverflow = "(or (= $1 #0) (and (= $0 #m) (= $1 #-)))"
	onePower       = "(and (distinct $0 #0) (= (bvand $0 (bvsub $0 #1)) #0))"
	reciprocal     = "(let ((r (fp.div RNE 1.0 $0))) " +
		"(and (fp.isNormal $0) (fp.isNormal r) (fp.isZero (fp.fma RNE $0 r (fp.neg 1.0)))))"
	bothZeros = "(and (fp.isZero $0) (fp.isZero $1))"
	halfway   = "(fp.eq (fp.abs (fp.sub RNE $0 (fp.roundToIntegral RTZ $0))) 0.5)"
	truncated = "(ite (fp.isZero (fp.rem $0 $1)) (ite (fp.isNegative $0) (fp.neg 0.0) 0.0) " +
		"(ite (distinct (fp.isNegative (fp.rem $0 $1)) (fp.isNegative $0)) (fp.add RNE (fp.rem $0 $1) " +
		"(ite (fp.isNegative $0) (fp.neg (fp.abs $1)) (fp.abs $1))) (fp.rem $0 $1)))"
	floored = "(let ((r " + truncated + ")) (ite (fp.isZero r) (ite (fp.isNegative $1) (fp.neg 0.0) 0.0) " +
		"(ite (distinct (fp.isNegative r) (fp.isNegative $1)) (fp.add RNE r $1) r)))"
	eitherOperand = "(or (fp.isNaN $0) (fp.isNaN $1) (and (fp.isZero $0) (fp.isZero $1)))"
)

func clamp(less, greater string) string {
	larger := "(ite (" + greater + " $0 $1) $0 $1)"
	return "(ite (" + less + " " + larger + " $2) " + larger + " $2)"
}

// number writes a number of a width in bits.
func number(v uint64, width int) string { return fmt.Sprintf("(_ bv%d %d)", v&fold.Mask(width), width) }

// extended writes a bit-vector in more bits, or as many.
func extended(s string, from, to int, how string) string {
	switch {
	case from == to:
		return s
	case from > to:
		return fmt.Sprintf("((_ extract %d 0) %s)", to-1, s)
	}
	return fmt.Sprintf("((_ %s %d) %s)", how, to-from, s)
}

// atLeast says that a bit-vector is a number or more.
func atLeast(s string, width int, v int) string {
	if uint64(v) > fold.Mask(width) {
		return "false"
	}
	return fmt.Sprintf("(bvuge %s %s)", s, number(uint64(v), width))
}

func shift(name string) func(*node, []string, []int) encoding {
	return func(n *node, in []string, widths []int) encoding {
		beyond := atLeast(in[1], widths[1], n.width)
		by := extended(in[1], widths[1], n.width, "zero_extend")
		if widths[1] > n.width { // bits that are cut off count too, as they do in fold
			by = fmt.Sprintf("(ite %s %s %s)", beyond, number(uint64(n.width), n.width), by)
		}
		return encoding{value: fmt.Sprintf("(%s %s %s)", name, in[0], by), undefined: beyond}
	}
}

func bitReverse(n *node, in []string, widths []int) encoding {
	s := "(concat"
	for i := range n.width {
		s += fmt.Sprintf(" ((_ extract %d %d) %s)", i, i, in[0])
	}
	return encoding{value: s + ")"}
}

func bitCount(n *node, in []string, widths []int) encoding {
	w := max(n.width, 8)
	s := "(bvadd"
	for i := range widths[0] {
		s += fmt.Sprintf(" ((_ zero_extend %d) ((_ extract %d %d) %s))", w-1, i, i, in[0])
	}
	return encoding{value: extended(s+")", w, n.width, "")}
}

// field returns offset and count of a bit field in the width of the number, and when they are beyond it.
func field(n *node, offset, count string, widths []int) (o, c, undefined string) {
	w := n.width
	o, c = extended(offset, widths[0], w, "zero_extend"), extended(count, widths[1], w, "zero_extend")
	beyond := []string{atLeast(offset, widths[0], w+1), atLeast(count, widths[1], w+1)}
	return o, c, or(append(beyond, fmt.Sprintf("(bvugt %s (bvsub %s %s))", c, number(uint64(w), w), o)))
}

func bitFieldInsert(n *node, in []string, widths []int) encoding {
	o, c, undefined := field(n, in[2], in[3], widths[2:])
	one := number(1, n.width)
	mask := fmt.Sprintf("(bvshl (bvsub (bvshl %s %s) %s) %s)", one, c, one, o)
	value := fmt.Sprintf("(bvor (bvand %s (bvnot %s)) (bvand (bvshl %s %s) %s))", in[0], mask, in[1], o, mask)
	return encoding{value: value, undefined: undefined}
}

// bitFieldExtract shifts a field up and back down.
func bitFieldExtract(down string) func(*node, []string, []int) encoding {
	return func(n *node, in []string, widths []int) encoding {
		o, c, undefined := field(n, in[1], in[2], widths[1:])
		full := number(uint64(n.width), n.width)
		up := fmt.Sprintf("(bvshl %s (bvsub %s (bvadd %s %s)))", in[0], full, o, c)
		value := fmt.Sprintf("(%s %s (bvsub %s %s))", down, up, full, c)
		return encoding{value: fmt.Sprintf("(ite (= %s %s) %s %s)", c, number(0, n.width), number(0, n.width), value),
			undefined: undefined}
	}
}

func resize(how string) func(*node, []string, []int) encoding {
	return func(n *node, in []string, widths []int) encoding {
		return encoding{value: extended(in[0], widths[0], n.width, how)}
	}
}

// saturate converts to the nearest number that there is.
func saturate(toUnsigned bool) func(*node, []string, []int) encoding {
	return func(n *node, in []string, widths []int) encoding {
		w := max(n.width, widths[0]) + 1
		if toUnsigned {
			a, top := extended(in[0], widths[0], w, "sign_extend"), number(fold.Mask(n.width), w)
			return encoding{value: extended(fmt.Sprintf("(ite (bvslt %s %s) %s (ite (bvsgt %s %s) %s %s))", a, number(0, w),
				number(0, w), a, top, top, a), w, n.width, "")}
		}
		a, top := extended(in[0], widths[0], w, "zero_extend"), number(fold.Mask(n.width-1), w)
		return encoding{value: extended(fmt.Sprintf("(ite (bvugt %s %s) %s %s)", a, top, top, a), w, n.width, "")}
	}
}

// findBit returns the number of the first bit that is set, from one end on, or all bits.
func findBit(from func(width int) int, step int, of string) func(*node, []string, []int) encoding {
	return func(n *node, in []string, widths []int) encoding {
		x := in[0]
		if of != "" {
			x = substitute(of, n, in, widths)
		}
		s, end := "", ""
		for i := from(widths[0]); i >= 0 && i < widths[0]; i += step {
			s += fmt.Sprintf("(ite (= ((_ extract %d %d) %s) #b1) %s ", i, i, x, number(uint64(i), n.width))
			end += ")"
		}
		return encoding{value: s + number(fold.Mask(n.width), n.width) + end}
	}
}

// toInteger converts a float without its fraction, where that is an integer of the width.
func toInteger(name string, signed bool) func(*node, []string, []int) encoding {
	return func(n *node, in []string, widths []int) encoding {
		low, high := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(n.width))
		if signed {
			high.Rsh(high, 1)
			low.Neg(high)
		}
		limit := func(x *big.Int) string {
			s := new(big.Int).Abs(x).String() + ".0"
			if x.Sign() < 0 {
				s = "(- " + s + ")"
			}
			return fmt.Sprintf("((_ to_fp %s) RNE %s)", exponentAndSignificand(n.args.FromFormat), s)
		}
		whole := "(fp.roundToIntegral RTZ " + in[0] + ")"
		return encoding{value: fmt.Sprintf("((_ %s %d) RTZ %s)", name, n.width, in[0]),
			undefined: fmt.Sprintf("(not (and (not (fp.isInfinite %s)) (fp.geq %s %s) (fp.lt %s %s)))", in[0], whole, limit(low),
				whole, limit(high))}
	}
}

func exponentAndSignificand(f fold.Format) string {
	return fmt.Sprintf("%d %d", f.Width-f.Fraction-1, f.Fraction+1)
}

// substitute fills operands and numbers into the text of an encoding.
func substitute(s string, n *node, in []string, widths []int) string {
	w := n.width
	if len(widths) > 0 {
		w = widths[0]
	}
	f := n.format
	if n.class != fold.Float {
		f = n.args.FromFormat
	}
	pairs := []string{"$w", fmt.Sprint(n.width), "$f", fmt.Sprint(w), "#0", number(0, w), "#1", number(1, w),
		"#w", number(uint64(w), w), "#-", number(fold.Mask(w), w), "#m", number(1<<(w-1), w),
		"$F", exponentAndSignificand(f)}
	if f.Width != 0 {
		for _, x := range []string{"0.0", "0.5", "1.0"} {
			pairs = append(pairs, x, "((_ to_fp "+exponentAndSignificand(f)+") RNE "+x+")")
		}
	}
	for i, x := range in {
		pairs = append(pairs, fmt.Sprintf("$%d", i), x)
	}
	return strings.NewReplacer(pairs...).Replace(s)
}

// sort returns the name of a type in SMT-LIB.
func (t scalarType) sort() string {
	switch t.class {
	case fold.Bool:
		return "Bool"
	case fold.Float:
		return "(_ FloatingPoint " + exponentAndSignificand(t.format) + ")"
	}
	return fmt.Sprintf("(_ BitVec %d)", t.width)
}

// literal writes a number of a type.
func (t scalarType) literal(v uint64) string {
	switch t.class {
	case fold.Bool:
		return fmt.Sprint(v != 0)
	case fold.Float:
		return fmt.Sprintf("((_ to_fp %s) (_ bv%d %d))", exponentAndSignificand(t.format), v, t.width)
	}
	return number(v, t.width)
}
