package shadergen

import (
	"fmt"
	"strings"
)

// expression returns an id of a type that can be used here. depth bounds how many operations it takes.
func (g *generator) expression(typ string, depth int) string {
	if depth > 0 && !g.chance(4) {
		if id := g.operation(typ, depth-1); id != "" {
			return id
		}
	}
	if g.chance(2) {
		if id := g.loaded(typ); id != "" {
			return id
		}
	}
	if list := g.valuesOf(typ); len(list) > 0 && !g.chance(4) {
		return list[g.IntN(len(list))]
	}
	if p := parts(typ); p != nil {
		ids := make([]string, len(p))
		for i, t := range p {
			ids[i] = g.expression(t, 0)
		}
		return g.remember(typ, g.emit("OpCompositeConstruct", typ, ids...))
	}
	return g.anyConstant(typ)
}

// remember makes a value of use later on.
func (g *generator) remember(typ, id string) string {
	g.values = append(g.values, value{id, typ})
	return id
}

func (g *generator) valuesOf(typ string) (ids []string) {
	for _, v := range g.values {
		if v.typ == typ {
			ids = append(ids, v.id)
		}
	}
	return ids
}

// loaded returns what is in a variable of the type, or in a part of one, "" if there is none.
func (g *generator) loaded(typ string) string {
	for _, i := range g.Perm(len(g.variables)) {
		if p, ok := g.path(g.variables[i], typ); ok {
			return g.emit("OpLoad", typ, p)
		}
	}
	return ""
}

// path returns a pointer to a part of a type of a variable. Indices of arrays and vectors are dynamic at times.
func (g *generator) path(v variable, typ string) (string, bool) {
	if v.typ == typ {
		return v.id, true
	}
	type step struct {
		index, n int
		dynamic  bool
	}
	var steps []step
	at := v.typ
	for at != typ {
		list := parts(at)
		if list == nil {
			return "", false
		}
		i, n := g.IntN(len(list)), len(list)
		_, isVector := vector(at)
		_, isArray := array(at)
		steps = append(steps, step{i, n, n&(n-1) == 0 && isVector+isArray > 0 && g.chance(2)})
		at = list[i]
	}
	var indices []string
	for _, s := range steps {
		index := g.constant("u32", s.index)
		if words := g.valuesOf("u32"); s.dynamic && len(words) > 0 {
			index = g.emit("OpBitwiseAnd", "u32", words[g.IntN(len(words))], g.constant("u32", s.n-1))
		}
		indices = append(indices, index)
	}
	id := g.fresh()
	g.line("%s = OpAccessChain %s %s %s", id, g.pointerType(typ, v.class), v.id, strings.Join(indices, " "))
	return id, true
}

// operator is an operation on scalars and vectors whose operands have the type of its result, where its name does not
// begin with another word.
type operator struct {
	name     string
	operands int
}

var operators = map[byte][]operator{
	'i': {{"OpIAdd", 2}, {"OpISub", 2}, {"OpIMul", 2}, {"OpSNegate", 1}, {"OpNot", 1}, {"OpBitwiseAnd", 2},
		{"OpBitwiseOr", 2},
		{"OpBitwiseXor", 2}, {"SMin", 2}, {"SMax", 2}, {"OpSelect", 2}, {"shift OpShiftLeftLogical", 2}, {"shift OpShiftRightArithmetic", 2},
		{"divide OpSDiv", 2}, {"divide OpSRem", 2}, {"divide OpSMod", 2}, {"convert", 1}, {"SSign", 1}, {"SAbs", 1},
		{"bits OpBitReverse", 1}, {"bits OpBitCount", 1}, {"field OpBitFieldSExtract", 1}, {"field OpBitFieldInsert", 2},
		{"pair OpSMulExtended", 2}, {"FindSMsb", 1}},
	'u': {{"OpIAdd", 2}, {"OpISub", 2}, {"OpIMul", 2}, {"OpNot", 1}, {"OpBitwiseAnd", 2}, {"OpBitwiseOr", 2},
		{"OpBitwiseXor", 2},
		{"UMin", 2}, {"UMax", 2}, {"OpSelect", 2}, {"shift OpShiftLeftLogical", 2}, {"shift OpShiftRightLogical", 2},
		{"divide OpUDiv", 2}, {"divide OpUMod", 2}, {"convert", 1}, {"bits OpBitReverse", 1}, {"field OpBitFieldUExtract", 1}, {"field OpBitFieldInsert", 2},
		{"pair OpIAddCarry", 2}, {"pair OpISubBorrow", 2}, {"pair OpUMulExtended", 2}, {"FindUMsb", 1}},
	'f': {{"OpFAdd", 2}, {"OpFSub", 2}, {"OpFMul", 2}, {"OpFNegate", 1}, {"FAbs", 1}, {"Floor", 1}, {"Ceil", 1},
		{"Trunc", 1}, {"RoundEven", 1}, {"FSign", 1},
		{"OpSelect", 2}, {"convert", 1}, {"NMin", 2}, {"NMax", 2}},
	'b': {{"OpLogicalAnd", 2}, {"OpLogicalOr", 2}, {"OpLogicalNot", 1}, {"OpLogicalEqual", 2}, {"OpLogicalNotEqual", 2}, {"OpSelect", 2}, {"compare", 2}},
}

// inexact are operations whose results need not be correctly rounded.
var inexact = []operator{{"OpFDiv", 2}, {"Sqrt", 1}, {"Sin", 1}, {"Exp2", 1}, {"Fma", 3}, {"FMix", 3}}

var comparisons = map[byte][]string{
	'i': {"OpIEqual", "OpINotEqual", "OpSLessThan", "OpSGreaterThan", "OpSLessThanEqual", "OpSGreaterThanEqual"},
	'u': {"OpIEqual", "OpINotEqual", "OpULessThan", "OpUGreaterThan", "OpULessThanEqual", "OpUGreaterThanEqual"},
	'f': {"OpFOrdEqual", "OpFUnordNotEqual", "OpFOrdLessThan", "OpFOrdGreaterThan", "OpFUnordLessThan",
		"OpFOrdGreaterThanEqual",
		"OpFOrdNotEqual", "OpFUnordEqual", "OpFOrdLessThanEqual", "OpFUnordLessThanEqual", "OpFUnordGreaterThan",
		"OpFUnordGreaterThanEqual"},
}

// operation computes something of a type, "" if there is no operation for it.
func (g *generator) operation(typ string, depth int) string {
	if isComposite(typ) {
		if g.o.Modern && g.chance(3) {
			return g.remember(typ, g.emit("OpSelect", typ, g.expression("bool", depth), g.expression(typ, depth),
				g.expression(typ, depth)))
		}
		return g.changed(typ, depth)
	}
	if g.chance(12) {
		return g.aroundUndef(typ, depth)
	}
	if _, n := matrix(typ); g.o.Algebra && n == 0 && !g.chance(3) {
		return g.algebraicOf(typ)
	}
	if _, n := matrix(typ); n > 0 {
		switch g.IntN(4) {
		case 0:
			if g.o.Exact {
				return g.changed(typ, depth)
			}
			return g.exact(typ, g.emit("OpMatrixTimesMatrix", typ, g.expression(typ, depth), g.expression(typ, depth)))
		case 1:
			return g.exact(typ, g.emit("OpMatrixTimesScalar", typ, g.expression(typ, depth), g.expression("f32", depth)))
		case 2:
			return g.remember(typ, g.emit("OpTranspose", typ, g.expression(typ, depth)))
		}
		return g.changed(typ, depth)
	}
	scalar, n := vector(typ)
	if n == 0 {
		scalar, n = typ, 1
		if id := g.extracted(typ); id != "" && g.chance(4) {
			return id
		}
		if id := g.called(typ, depth); id != "" {
			return id
		}
	} else if g.chance(5) {
		return g.changed(typ, depth)
	} else if g.chance(4) {
		return g.rearranged(typ, scalar, n, depth)
	}
	class, width := kind(scalar)
	list := operators[class]
	if class == 'f' && !g.o.Exact && width == 32 && g.chance(3) {
		list = inexact
	}
	o := list[g.IntN(len(list))]
	operand := func(t string) string { return g.expression(t, depth) }
	name, rest, special := strings.Cut(o.name, " ")
	if !special {
		rest = o.name
	}
	ofSize := func(t string) string {
		if n > 1 {
			return fmt.Sprintf("%sx%d", t, n)
		}
		return t
	}
	switch {
	case name == "shift": // below the width
		amount := g.emit("OpBitwiseAnd", typ, operand(typ), g.splat(typ, width-1))
		return g.remember(typ, g.emit(rest, typ, operand(typ), amount))
	case name == "divide": // by 1 to 64, never by 0 or -1
		by := g.emit("OpIAdd", typ, g.emit("OpBitwiseAnd", typ, operand(typ), g.splat(typ, 63)), g.splat(typ, 1))
		of := operand(typ)
		if g.o.Portable && (rest == "OpSRem" || rest == "OpSMod") { // of a negative number Vulkan leaves it undefined
			of = g.emit("OpBitwiseAnd", typ, of, g.splat(typ, 1<<(width-1)-1))
		}
		return g.remember(typ, g.emit(rest, typ, of, by))
	case (name == "bits" || name == "field" || name == "pair") && width != 32:
		return ""
	case name == "bits":
		return g.remember(typ, g.emit(rest, typ, operand(typ)))
	case name == "field": // up to 8 bits from one of the lower 16 on
		ids := []string{operand(typ), operand(typ)}
		ids = append(ids[:o.operands], g.emit("OpBitwiseAnd", "u32", operand("u32"), g.constant("u32", 15)),
			g.constant("u32", g.IntN(9)))
		return g.remember(typ, g.emit(rest, typ, ids...))
	case name == "pair":
		pair := g.emit(rest, "s_"+typ+","+typ, operand(typ), operand(typ))
		return g.remember(typ, g.emit("OpCompositeExtract", typ, pair, fmt.Sprint(g.IntN(2))))
	case name == "convert":
		return g.converted(typ, scalar, n, depth)
	case name == "compare":
		other := g.scalars[g.IntN(len(g.scalars))]
		c, _ := kind(other)
		if c == 'b' {
			other, c = "u32", 'u'
		}
		if c == 'f' && g.chance(5) {
			return g.remember(typ, g.emit(pick(g, "OpIsNan", "OpIsInf"), typ, operand(ofSize(other))))
		}
		return g.remember(typ, g.emit(comparisons[c][g.IntN(len(comparisons[c]))], typ, operand(ofSize(other)),
			operand(ofSize(other))))
	case rest == "OpSelect":
		return g.remember(typ, g.emit("OpSelect", typ, operand(ofSize("bool")), operand(typ), operand(typ)))
	}
	ids := make([]string, o.operands)
	for i := range ids {
		ids[i] = operand(typ)
	}
	if rest == "Sqrt" { // of a negative number it is undefined
		ids[0] = g.emit("OpExtInst", typ, "%std", "FAbs", ids[0])
	}
	if !strings.HasPrefix(rest, "Op") {
		if width < 16 || class != 'f' && width != 32 || class == 'f' && width == 64 && rest == "Sin" {
			return "" // GLSL.std.450 has these for 32 bits, and for floats of other widths
		}
		return g.exact(typ, g.emit("OpExtInst", typ, append([]string{"%std", rest}, ids...)...))
	}
	if class == 'f' {
		return g.exact(typ, g.emit(rest, typ, ids...))
	}
	return g.remember(typ, g.emit(rest, typ, ids...))
}

// exact forbids contraction where all has to be exact.
func (g *generator) exact(typ, id string) string {
	if g.o.Exact || g.chance(8) {
		fmt.Fprintf(&g.notes, "OpDecorate %s NoContraction\n", id)
	} else if strings.HasPrefix(typ, "f32") && g.chance(8) {
		fmt.Fprintf(&g.notes, "OpDecorate %s RelaxedPrecision\n", id)
	}
	if g.o.Portable {
		id = g.normal(typ, id)
	}
	return g.remember(typ, id)
}

// normal returns a value with 0 for each denormal number in it.
func (g *generator) normal(typ, id string) string {
	if column, n := matrix(typ); n > 0 {
		columns := make([]string, n)
		for i := range columns {
			columns[i] = g.normal(column, g.emit("OpCompositeExtract", column, id, fmt.Sprint(i)))
		}
		return g.emit("OpCompositeConstruct", typ, columns...)
	}
	scalar, condition := typ, "bool"
	c, n := vector(typ)
	if n > 0 {
		scalar, condition = c, fmt.Sprintf("boolx%d", n)
	}
	if class, _ := kind(scalar); class != 'f' {
		return id
	}
	least := map[string]string{"f16": "0x1p-14", "f32": "0x1p-126", "f64": "0x1p-1022"}[scalar]
	limit := g.global("c_least_"+scalar, "OpConstant %s %s", g.typeID(scalar), least)
	if n > 0 {
		limit = g.global("c_least_"+typ, "OpConstantComposite %s%s", g.typeID(typ), strings.Repeat(" "+limit, n))
	}
	// Where denormal numbers count as 0, one is below the limit too.
	small := g.emit("OpFOrdLessThan", condition, g.emit("OpExtInst", typ, "%std", "FAbs", id), limit)
	return g.emit("OpSelect", typ, small, g.floatSplat(typ, scalar, 0), id)
}

// splat returns a constant with the same integer in each component.
func (g *generator) splat(typ string, v int) string {
	scalar, n := vector(typ)
	if n == 0 {
		return g.constant(typ, v)
	}
	c := g.constant(scalar, v)
	return g.global(fmt.Sprintf("c_%s_%d", typ, v), "OpConstantComposite %s%s", g.typeID(typ), strings.Repeat(" "+c, n))
}

// changed returns a composite with one part replaced.
func (g *generator) changed(typ string, depth int) string {
	list := parts(typ)
	i := g.IntN(len(list))
	return g.remember(typ, g.emit("OpCompositeInsert", typ, g.expression(list[i], depth), g.expression(typ, 0),
		fmt.Sprint(i)))
}

// extracted returns a component of a vector that there is, "" if there is none.
func (g *generator) extracted(typ string) string {
	for _, i := range g.Perm(len(g.values)) {
		v := g.values[i]
		if c, n := vector(v.typ); n > 0 && c == typ {
			if n != 3 && g.chance(2) {
				index := g.emit("OpBitwiseAnd", "u32", g.expression("u32", 0), g.constant("u32", n-1))
				return g.remember(typ, g.emit("OpVectorExtractDynamic", typ, v.id, index))
			}
			return g.remember(typ, g.emit("OpCompositeExtract", typ, v.id, fmt.Sprint(g.IntN(n))))
		}
	}
	return ""
}

// called calls a function that returns the type, "" if there is none.
func (g *generator) called(typ string, depth int) string {
	for _, f := range g.functions {
		if f.result == typ && g.nested+f.loops <= maxLoops && g.chance(2) {
			return g.remember(typ, g.call(f, min(depth, 1)))
		}
	}
	return ""
}

func (g *generator) call(f function, depth int) string {
	g.deepest = max(g.deepest, g.nested+f.loops)
	operands := []string{f.id}
	for _, p := range f.params {
		if p.how != "" {
			operands = append(operands, g.callArgument(p))
		} else if p.class != "" {
			operands = append(operands, g.argument(p))
		} else {
			operands = append(operands, g.expression(p.typ, depth))
		}
	}
	return g.emit("OpFunctionCall", f.result, operands...)
}

// converted returns something of another type as typ, which is a scalar type or n of them.
func (g *generator) converted(typ, scalar string, n, depth int) string {
	from := g.scalars[g.IntN(len(g.scalars))]
	class, width := kind(scalar)
	fromClass, fromWidth := kind(from)
	operand := from
	if n > 1 {
		operand = fmt.Sprintf("%sx%d", from, n)
	}
	if from == scalar || fromClass == 'b' {
		return ""
	}
	x := g.expression(operand, depth)
	integer := func(c byte) bool { return c == 'i' || c == 'u' }
	switch {
	case integer(class) && integer(fromClass):
		if width == fromWidth {
			return g.remember(typ, g.emit("OpBitcast", typ, x))
		}
		if class == 'u' {
			// OpUConvert wants an unsigned result.
			return g.remember(typ, g.emit("OpUConvert", typ, x))
		}
		return g.remember(typ, g.emit("OpSConvert", typ, x))
	case class == 'f' && fromClass == 'f':
		return g.exact(typ, g.emit("OpFConvert", typ, x))
	case class == 'f':
		if width == 16 || fromWidth == 64 { // what does not fit rounds in more than one way
			return ""
		}
		return g.remember(typ, g.emit(map[byte]string{'i': "OpConvertSToF", 'u': "OpConvertUToF"}[fromClass], typ, x))
	}
	// Only a number between 0 and 100 becomes an integer.
	low, high := g.floatSplat(operand, from, 0), g.floatSplat(operand, from, 100)
	x = g.emit("OpExtInst", operand, "%std", "NMin", g.emit("OpExtInst", operand, "%std", "NMax", x, low), high)
	return g.remember(typ, g.emit(map[byte]string{'i': "OpConvertFToS", 'u': "OpConvertFToU"}[class], typ, x))
}

func (g *generator) floatSplat(typ, scalar string, v int) string {
	c := g.global(fmt.Sprintf("c_%s_whole_%d", scalar, v), "OpConstant %s %d", g.typeID(scalar), v)
	_, n := vector(typ)
	if n == 0 {
		return c
	}
	return g.global(fmt.Sprintf("c_%s_whole_%d", typ, v), "OpConstantComposite %s%s", g.typeID(typ),
		strings.Repeat(" "+c, n))
}

// words returns a word that depends on all of a value, but not on the form of a NaN or the sign of a zero.
func (g *generator) words(v value) string {
	if list := parts(v.typ); list != nil {
		sum := g.constant("u32", 0)
		for i, t := range list {
			part := g.words(value{g.emit("OpCompositeExtract", t, v.id, fmt.Sprint(i)), t})
			sum = g.emit("OpBitwiseXor", "u32", g.emit("OpIMul", "u32", sum, g.constant("u32", 33)), part)
		}
		return sum
	}
	switch class, width := kind(v.typ); {
	case class == 'b':
		return g.emit("OpSelect", "u32", v.id, g.constant("u32", 1), g.constant("u32", 0))
	case class == 'f' && width == 32:
		zero := g.floatSplat("f32", "f32", 0)
		bits := g.emit("OpBitcast", "u32", v.id)
		bits = g.emit("OpSelect", "u32", g.emit("OpFOrdEqual", "bool", v.id, zero), g.constant("u32", 0), bits)
		return g.emit("OpSelect", "u32", g.emit("OpIsNan", "bool", v.id), g.constant("u32", 99), bits)
	case class == 'f':
		narrow := g.emit("OpFConvert", "f32", v.id)
		if g.o.Portable {
			narrow = g.normal("f32", narrow)
		}
		return g.words(value{narrow, "f32"})
	case width == 64:
		wide := v.id
		if class == 'i' {
			wide = g.emit("OpBitcast", "u64", v.id)
		}
		high := g.emit("OpShiftRightLogical", "u64", wide, g.constant("u64", 32))
		return g.emit("OpBitwiseXor", "u32", g.emit("OpUConvert", "u32", wide), g.emit("OpUConvert", "u32", high))
	case class == 'i' && width == 32:
		return g.emit("OpBitcast", "u32", v.id)
	case class == 'i':
		return g.emit("OpBitcast", "u32", g.emit("OpSConvert", "i32", v.id))
	case width < 32:
		return g.emit("OpUConvert", "u32", v.id)
	}
	return v.id
}
