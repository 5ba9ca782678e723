package shadergen

import (
	"fmt"
	"math"
	"strings"
)

// Expressions that meet rewrite rules by chance: few operations over few operands, with the constants that rules ask
// for. What operations are defined for only a part of the numbers get operands of that part.

// algebraic is an operation of expressions: operands says what it takes, a letter each.
//
//	t  the type of the result          c  a constant of it             k  a constant above 0
//	b  a boolean for each component    s  a shift below the width      d  a number from 1 to 63
//	o  the type that is compared       a  an offset, and a count that with it stays below 32
//	i, u, f  a number of that class, of any width                      n  a float from 0 to 100
//	p  a float of 0.5 or more          v  a vector with such components, of the type of the expression
type algebraic struct {
	name, operands string
	is             uint8
}

const (
	inexactly uint8 = 1 << iota // it need not be correctly rounded
	finite                      // its operands must be no NaN
	infinite                    // its result may be one
	only32                      // bits
)

var algebra = map[byte][]algebraic{
	'i': {{"OpIAdd", "tt", 0}, {"OpIAdd", "tc", 0}, {"OpISub", "tt", 0}, {"OpISub", "ct", 0}, {"OpISub", "tc", 0},
		{"OpIMul", "tt", 0}, {"OpIMul", "tc", 0}, {"OpSNegate", "t", 0}, {"OpNot", "t", 0}, {"OpBitwiseAnd", "tt", 0},
		{"OpBitwiseAnd", "tc", 0}, {"OpBitwiseOr", "tt", 0}, {"OpBitwiseOr", "tc", 0}, {"OpBitwiseXor", "tt", 0},
		{"OpBitwiseXor", "tc", 0}, {"OpShiftLeftLogical", "ts", 0}, {"OpShiftRightArithmetic", "ts", 0},
		{"OpShiftRightLogical", "ts", 0}, {"SMin", "tc", 0}, {"SMax", "tc", 0}, {"SMin", "tt", 0}, {"SMax", "tt", 0},
		{"SAbs", "t", 0}, {"SSign", "t", 0}, {"OpSelect", "btt", 0}, {"OpSelect", "bcc", 0}, {"OpSelect", "O", 0}, {"OpSDiv", "tk", 0},
		{"OpSMod", "tk", 0}, {"OpSRem", "td", 0}, {"OpSMod", "td", 0}, {"OpSDiv", "td", 0}, {"OpSConvert", "i", 0},
		{"OpBitFieldSExtract", "ta", only32}, {"OpBitFieldInsert", "tta", only32}, {"OpBitCount", "t", only32},
		{"FindILsb", "t", only32}, {"FindUMsb", "t", only32}, {"OpBitReverse", "t", only32}, {"OpConvertFToS", "n", 0},
		{"OpConvertFToS", "w", 0}, {"SClamp", "tm", 0}, {"OpSConvert", "u", 0}, {"OpSConvert", "i", 0},
		{"OpSDiv", "dd", 0}, {"OpSMod", "dd", 0}, {"OpBitcast", "t", 0}},
	'u': {{"OpIAdd", "tt", 0}, {"OpIAdd", "tc", 0}, {"OpISub", "tt", 0}, {"OpISub", "ct", 0}, {"OpISub", "tc", 0},
		{"OpIMul", "tt", 0}, {"OpIMul", "tc", 0}, {"OpSNegate", "t", 0}, {"OpNot", "t", 0}, {"OpBitwiseAnd", "tt", 0},
		{"OpBitwiseAnd", "tc", 0}, {"OpBitwiseOr", "tt", 0}, {"OpBitwiseOr", "tc", 0}, {"OpBitwiseXor", "tt", 0},
		{"OpBitwiseXor", "tc", 0}, {"OpShiftLeftLogical", "ts", 0}, {"OpShiftRightArithmetic", "ts", 0},
		{"OpShiftRightLogical", "ts", 0}, {"UMin", "tc", 0}, {"UMax", "tc", 0}, {"UMin", "tt", 0}, {"UMax", "tt", 0},
		{"OpSelect", "btt", 0}, {"OpSelect", "bcc", 0}, {"OpSelect", "O", 0}, {"OpUDiv", "tk", 0}, {"OpUMod", "tk", 0}, {"OpUMod", "td", 0},
		{"OpUDiv", "td", 0}, {"OpUConvert", "u", 0}, {"OpUConvert", "i", 0}, {"OpBitFieldUExtract", "ta", only32},
		{"OpBitFieldInsert", "tta", only32}, {"OpBitCount", "t", only32}, {"FindILsb", "t", only32},
		{"OpBitReverse", "t", only32}, {"OpConvertFToU", "n", 0}, {"OpConvertFToU", "w", 0}, {"UClamp", "tm", 0},
		{"OpUConvert", "u", 0}, {"OpUConvert", "i", 0}, {"OpUDiv", "dd", 0}, {"OpUMod", "dd", 0}},
	'f': {{"OpFAdd", "tt", 0}, {"OpFAdd", "tc", 0}, {"OpFSub", "tt", 0}, {"OpFSub", "tc", 0}, {"OpFSub", "ct", 0},
		{"OpFMul", "tt", 0}, {"OpFMul", "tc", 0}, {"OpFNegate", "t", 0}, {"OpFNegate", "t", 0}, {"FAbs", "t", 0},
		{"FSign", "t", 0}, {"Floor", "t", 0}, {"Ceil", "t", 0}, {"Trunc", "t", 0}, {"RoundEven", "t", 0},
		{"OpSelect", "btt", 0}, {"OpSelect", "bcc", 0}, {"OpSelect", "O", 0}, {"NMin", "tc", 0}, {"NMax", "tc", 0}, {"FMin", "tc", finite},
		{"NClamp", "tm", 0}, {"FClamp", "tm", finite}, {"OpConvertSToF", "i", 0}, {"OpConvertUToF", "u", 0},
		{"OpFConvert", "f", 0}, {"OpVectorTimesScalar", "tS", 0}, {"OpVectorTimesScalar", "tC", 0},
		{"FMax", "tc", finite}, {"FMin", "tt", finite}, {"FMax", "tt", finite}, {"Step", "tt", finite},
		{"OpConvertSToF", "i", 0}, {"OpConvertUToF", "u", 0}, {"OpFConvert", "f", 0},
		{"OpFDiv", "tk", inexactly}, {"OpFDiv", "tt", inexactly | infinite}, {"OpFDiv", "cp", inexactly},
		{"Fract", "t", inexactly | finite}, {"FMix", "ttt", inexactly}, {"FMix", "ttc", inexactly},
		{"FMix", "cct", inexactly}, {"Fma", "ttt", inexactly}, {"Fma", "tct", inexactly}, {"Fma", "ttc", inexactly},
		{"Sqrt", "p", inexactly}, {"InverseSqrt", "p", inexactly}, {"Exp2", "t", inexactly | infinite},
		{"Log2", "p", inexactly}, {"Pow", "pc", inexactly | infinite}, {"Pow", "kt", inexactly | infinite},
		{"Cos", "t", inexactly}, {"Sin", "t", inexactly}, {"Length", "v", inexactly}, {"Distance", "vv", inexactly},
		{"OpDot", "vv", inexactly}},
	'b': {{"OpLogicalAnd", "tt", 0}, {"OpLogicalOr", "tt", 0}, {"OpLogicalNot", "t", 0}, {"OpLogicalNot", "t", 0},
		{"OpLogicalEqual", "tt", 0}, {"OpLogicalNotEqual", "tt", 0}, {"OpLogicalAnd", "tt", 0}, {"OpLogicalOr", "tt", 0},
		{"OpSelect", "btt", 0}, {"OpSelect", "btc", 0}, {"compare", "oo", 0}, {"compare", "oq", 0}, {"compare", "oo", 0},
		{"compare", "oq", 0}, {"compare", "oq", 0}, {"compare", "qo", 0}},
}

// expressionOf is an expression while it is written.
type expressionOf struct {
	g       *generator
	n       int                  // components
	ops     map[byte][]algebraic // that it has, by class of the result
	leaves  map[string][]string  // operands by type
	special map[string][]string  // constants by type
	made    map[string][]string  // parts by type
	other   string               // the scalar type that is compared
	bounded bool                 // no operation may give a NaN
	few     int                  // how many leaves of a type there are
	tests   []string             // comparisons
}

// algebraicOf returns an expression of a scalar or vector type that is made to meet rules.
func (g *generator) algebraicOf(typ string) string {
	scalar, n := vector(typ)
	if n == 0 {
		scalar, n = typ, 1
	}
	x := &expressionOf{g: g, n: n, ops: map[byte][]algebraic{}, leaves: map[string][]string{},
		special: map[string][]string{}, made: map[string][]string{}, bounded: g.chance(2), few: 1 + g.IntN(3)}
	for x.other == "" || x.other == "bool" {
		x.other = g.scalars[g.IntN(len(g.scalars))]
	}
	if class, _ := kind(scalar); class != 'b' && g.chance(2) {
		x.other = scalar
	}
	return g.remember(typ, x.term(scalar, 2+g.IntN(3)))
}

func (x *expressionOf) typ(scalar string) string { return sized(scalar, x.n) }

// sized returns the type of n components.
func sized(scalar string, n int) string {
	if n == 1 {
		return scalar
	}
	return fmt.Sprintf("%sx%d", scalar, n)
}

// leaf returns one of few operands of a scalar type. Floats are numbers that are not large.
func (x *expressionOf) leaf(scalar string) string {
	g, list := x.g, x.leaves[scalar]
	if len(list) == x.few || len(list) > 0 && !g.chance(3) {
		return list[g.IntN(len(list))]
	}
	typ := x.typ(scalar)
	id := g.expression(typ, 0)
	if scalar[0] == 'f' {
		low, high := x.splat(scalar, "-50"), x.splat(scalar, "100")
		id = g.emit("OpExtInst", typ, "%std", "NMin", g.emit("OpExtInst", typ, "%std", "NMax", id, low), high)
	}
	x.leaves[scalar] = append(list, id)
	return id
}

// constant returns one of few constants of a scalar type.
func (x *expressionOf) constant(scalar string) string {
	g, list := x.g, x.special[scalar]
	if len(list) == 3 || len(list) > 0 && g.chance(3) {
		return list[g.IntN(len(list))]
	}
	id := x.splat(scalar, g.specialNumber(scalar))
	x.special[scalar] = append(list, id)
	return id
}

// splat declares a constant as text with the same number in each component.
func (x *expressionOf) splat(scalar, text string) string {
	g := x.g
	if scalar == "bool" {
		id := g.boolean(text == "1")
		if x.n == 1 {
			return id
		}
		return g.global("special_"+x.typ(scalar)+text, "OpConstantComposite %s%s", g.typeID(x.typ(scalar)),
			strings.Repeat(" "+id, x.n))
	}
	name := "special_" + scalar + strings.NewReplacer("-", "m", ".", "p", "+", "").Replace(text)
	id := g.global(name, "OpConstant %s %s", g.typeID(scalar), text)
	if x.n == 1 {
		return id
	}
	return g.global(fmt.Sprint(name, "x", x.n), "OpConstantComposite %s%s", g.typeID(x.typ(scalar)),
		strings.Repeat(" "+id, x.n))
}

// specialNumber returns, as text, a number that rules ask for.
func (g *generator) specialNumber(scalar string) string {
	class, width := kind(scalar)
	switch class {
	case 'b':
		return fmt.Sprint(g.IntN(2))
	case 'f':
		v := pick(g, 0, 0, 1, 1, -1, -1, 0.5, 2, -2, -0.5, 4, 0.25, math.Copysign(0, -1), 3, 10)
		if math.Signbit(v) && v == 0 {
			return "-0.0"
		}
		return fmt.Sprint(v)
	}
	k := g.IntN(width)
	v := pick[uint64](g, 0, 0, 1, 1, math.MaxUint64, 2, 1<<k, 1<<k, 1<<k-1, -(1 << k), 1<<(width-1), 1<<(width-1)-1,
		uint64(g.IntN(64)), uint64(2*g.IntN(16)+1), uint64(width-1), uint64(g.IntN(8)), math.MaxUint64-uint64(g.IntN(8)))
	if class == 'i' {
		return fmt.Sprint(int64(v<<(64-width)) >> (64 - width))
	}
	return fmt.Sprint(v << (64 - width) >> (64 - width))
}

// operation returns one of few operations that give a scalar type.
func (x *expressionOf) operation(scalar string) algebraic {
	g := x.g
	class, width := kind(scalar)
	list := x.ops[class]
	if len(list) == 3 || len(list) > 0 && !g.chance(3) {
		if o := list[g.IntN(len(list))]; x.has(o, width) { // it was chosen for another width
			return o
		}
	}
	all := algebra[class]
	for {
		if o := all[g.IntN(len(all))]; x.has(o, width) {
			x.ops[class] = append(list, o)
			return o
		}
	}
}

// has reports whether the expression may have an operation on scalars of a width.
func (x *expressionOf) has(o algebraic, width int) bool {
	switch {
	case o.is&inexactly != 0 && (x.g.o.Exact || width != 32), o.is&only32 != 0 && width != 32,
		o.is&infinite != 0 && x.bounded, o.is&finite != 0 && !x.bounded,
		strings.Contains(o.operands, "v") && x.n > 1, strings.ContainsAny(o.operands, "SC") && x.n == 1:
		return false
	}
	return true
}

// term writes an expression of a scalar type, for each component.
func (x *expressionOf) term(scalar string, depth int) string {
	g, typ := x.g, x.typ(scalar)
	switch {
	case depth == 0 || depth < 3 && g.chance(4):
		return x.leaf(scalar)
	case depth < 3 && len(x.made[scalar]) > 0 && g.chance(5):
		return x.made[scalar][g.IntN(len(x.made[scalar]))]
	case depth < 3 && depth > 0 && scalar != "bool" && g.chance(10): // a condition as a number
		return g.emit("OpSelect", typ, x.term("bool", depth-1), x.splat(scalar, "1"), x.splat(scalar, "0"))
	}
	o := x.operation(scalar)
	class, width := kind(scalar)
	name := o.name
	var ids []string
	for _, letter := range o.operands {
		switch letter {
		case 't':
			if name == "OpBitcast" {
				scalar := map[byte]string{'i': "u", 'f': "u"}[class] + fmt.Sprint(width)
				ids = append(ids, x.term(scalar, depth-1))
				continue
			}
			ids = append(ids, x.term(scalar, depth-1))
		case 'b':
			ids = append(ids, x.term("bool", depth-1))
		case 'o':
			ids = append(ids, x.term(x.other, pick(g, 0, depth-1)))
		case 'q':
			ids = append(ids, x.constant(x.other))
		case 'c':
			ids = append(ids, x.constant(scalar))
		case 'k':
			text := fmt.Sprint(pick(g, 1, 2, 2, 4, 8, 16, 3, 10))
			ids = append(ids, x.splat(scalar, text))
		case 's':
			ids = append(ids, x.splat(scalar, fmt.Sprint(pick(g, 0, 1, 2, 4, width/2, width-1, g.IntN(width)))))
		case 'd':
			id := g.emit("OpBitwiseAnd", typ, x.leaf(scalar), x.splat(scalar, "62"))
			ids = append(ids, g.emit("OpBitwiseOr", typ, id, x.splat(scalar, "1")))
		case 'a':
			offset := pick(g, 0, 0, 8, 16, g.IntN(32))
			count := pick(g, 0, 32-offset, g.IntN(33-offset), min(8, 32-offset))
			ids = append(ids, g.constant("u32", offset), g.constant("u32", count))
		case 'i', 'u', 'f':
			from := x.another(byte(letter), scalar)
			if from == "" {
				return x.leaf(scalar)
			}
			ids = append(ids, x.term(from, depth-1))
		case 'n':
			ids = append(ids, x.small(pick(g, "f32", "f32", x.float())))
		case 'p':
			positive := g.emit("OpExtInst", typ, "%std", "FAbs", x.leaf(scalar))
			ids = append(ids, g.emit("OpExtInst", typ, "%std", "NMax", positive, x.splat(scalar, "0.5")))
		case 'm':
			low, high := pick(g, "0", "1", "2"), pick(g, "2", "8", "15", "100")
			if class != 'u' && g.chance(3) {
				low = pick(g, "-1", "-8")
			} else if g.chance(3) {
				low, high = "0", "1"
			}
			ids = append(ids, x.splat(scalar, low), x.splat(scalar, high))
		case 'w':
			from := x.narrow(class, width)
			if from == "" {
				return x.leaf(scalar)
			}
			op := map[byte]string{'i': "OpConvertSToF", 'u': "OpConvertUToF"}[class]
			ids = append(ids, g.emit(op, x.typ("f32"), x.term(from, depth-1)))
		case 'O':
			ids = append(ids, x.order(scalar)...)
		case 'S', 'C':
			inner := *x
			inner.n, inner.ops = 1, map[byte][]algebraic{}
			inner.leaves, inner.special, inner.made = map[string][]string{}, map[string][]string{}, map[string][]string{}
			if letter == 'C' {
				ids = append(ids, inner.constant(scalar))
			} else {
				ids = append(ids, inner.term(scalar, 1))
			}
		case 'v':
			inner := *x
			inner.n, inner.ops = 2+g.IntN(3), map[byte][]algebraic{}
			inner.leaves, inner.special, inner.made = map[string][]string{}, map[string][]string{}, map[string][]string{}
			ids = append(ids, inner.term(scalar, 1))
			if len(o.operands) == 2 {
				ids = append(ids, inner.term(scalar, 1))
			}
		}
		if letter == 'v' {
			break
		}
	}
	if name == "compare" {
		c, _ := kind(x.other)
		if len(x.tests) < 2 || g.chance(4) {
			x.tests = append(x.tests, comparisons[c][g.IntN(len(comparisons[c]))])
		}
		id := g.emit(x.tests[g.IntN(len(x.tests))], typ, ids...)
		x.made[scalar] = append(x.made[scalar], id)
		return id
	}
	var id string
	if strings.HasPrefix(name, "Op") {
		id = g.emit(name, typ, ids...)
	} else {
		id = g.emit("OpExtInst", typ, append([]string{"%std", name}, ids...)...)
	}
	if class == 'f' && g.o.Exact {
		id = g.exact(typ, id)
	}
	x.made[scalar] = append(x.made[scalar], id)
	return id
}

// order returns a comparison of two operands, and these in some order or one of them with its opposite.
func (x *expressionOf) order(scalar string) []string {
	g, class := x.g, scalar[0]
	a, b := x.leaf(scalar), x.leaf(scalar)
	list := []string{a, b}
	if g.chance(2) {
		b = x.splat(scalar, "0")
		list[1] = g.emit(map[byte]string{'i': "OpSNegate", 'u': "OpNot", 'f': "OpFNegate"}[class], x.typ(scalar), a)
	}
	if g.chance(2) {
		list[0], list[1] = list[1], list[0]
	}
	return append([]string{g.emit(pick(g, comparisons[class]...), x.typ("bool"), a, b)}, list...)
}

// narrow returns a type of integers of a class that floats of 32 bits hold and that is at most as wide, "" for none.
func (x *expressionOf) narrow(class byte, width int) string {
	for range 8 {
		from := x.g.scalars[x.g.IntN(len(x.g.scalars))]
		if c, w := kind(from); c == class && w <= min(width, 16) {
			return from
		}
	}
	return ""
}

// another returns a scalar type of a class that is not the one given, "" if there is none. Floats are made of integers
// that they can hold.
func (x *expressionOf) another(class byte, scalar string) string {
	_, width := kind(scalar)
	for range 8 {
		from := x.g.scalars[x.g.IntN(len(x.g.scalars))]
		c, w := kind(from)
		if c != class || from == scalar || scalar[0] != 'f' && w == width {
			continue
		}
		if scalar[0] == 'f' && c != 'f' && (width == 16 || w == 64) { // what does not fit rounds in more than one way
			continue
		}
		return from
	}
	return ""
}

// float returns a type of floats.
func (x *expressionOf) float() string {
	if from := x.another('f', "f32"); from != "" {
		return from
	}
	return "f32"
}

// small returns floats from 0 to 100, whole ones at times.
func (x *expressionOf) small(scalar string) string {
	g, typ := x.g, x.typ(scalar)
	low, high := x.splat(scalar, "0"), x.splat(scalar, "100")
	id := g.emit("OpExtInst", typ, "%std", "NMin", g.emit("OpExtInst", typ, "%std", "NMax", x.leaf(scalar), low), high)
	if g.chance(2) {
		id = g.emit("OpExtInst", typ, "%std", pick(g, "Trunc", "Floor"), id)
	}
	return id
}
