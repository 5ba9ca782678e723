package shadergen

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/rewrite"
	"hone/spirv"
)

// Code is the pattern of a rewrite rule as code: a function whose parameters are the variables of the pattern, in
// types, with constants, and in an order of operands that a seed chooses. Constants are such that the conditions of the
// rule hold.
type Code struct {
	Rule *rewrite.Rule
	seed uint64
	text string // of a module with this function alone
}

// Freedoms says whether the code grants freedoms instruction by instruction: a shader has only code of one kind, since
// that takes away what is granted to others by default.
func (c *Code) Freedoms() bool { return decorates(c.Rule) }

func decorates(r *rewrite.Rule) bool { return r.Freedoms&^(rewrite.NoSignedZeros|rewrite.NoFlush) != 0 }

// Fragment reports whether the code stands in a fragment shader, as sampling of images has to.
func (c *Code) Fragment() bool { return ofImages(c.Rule) }

// Codes returns up to n forms of a rule's pattern: the first few are of 32 bits and plain, others mix widths,
// signedness and order, and look at their operands through OpVectorShuffle and OpCompositeExtract. There are none for a
// rule that is about what no shader has. Cost: up to some thousands of tries.
func Codes(r *rewrite.Rule, n int) []*Code {
	var list []*Code
	seen := map[string]bool{}
	again := 0 // forms that there are already, one after the other
	for seed := uint64(0); len(list) < n && again < 20 && (seed < 500 || len(list) == 0 && seed < 10000); seed++ {
		c := &Code{Rule: r, seed: seed}
		g := newRules(decorates(r), ofImages(r))
		if !g.code(c) {
			continue
		}
		c.text, _ = g.finish()
		again++
		if !seen[c.text] {
			seen[c.text] = true
			list = append(list, c)
			again = 0
		}
	}
	return list
}

// String returns a shader with the code alone.
func (c *Code) String() string { return c.text }

// RuleInvocations is how many invocations there are in two workgroups of a shader of [Together].
const RuleInvocations = 2 * LocalSize

// Together returns a shader that runs several codes one after the other, which all must have the same Freedoms and
// Fragment, and how many elements of each buffer [RuleInvocations] use. SPIR-V is of version 1.6.
func Together(list []*Code) (text string, elements int) {
	g := newRules(list[0].Freedoms(), list[0].Fragment())
	for _, c := range list {
		g.code(c)
	}
	return g.finish()
}

// rules builds a shader of codes.
type rules struct {
	generator
	control  bool            // the module declares FloatControls2
	fragment bool            // it is a fragment shader
	main     strings.Builder // of the entry point
	read     map[string]int  // by scalar type: how many elements of the input an invocation reads
	written  map[string]int  // likewise of the output
	bound    []string        // variables of the entry point's interface
	p        pattern
}

// pattern is what was chosen for the pattern of a rule that is written.
type pattern struct {
	rule     *rewrite.Rule
	failed   bool
	n, wide  int                 // components, and those behind OpVectorShuffle or OpCompositeExtract
	lanes    string              // components that are taken of these
	through  *rewrite.Term       // the part that is looked at through one of these, nil for none
	inside   map[string]bool     // variables of it
	columns  int                 // of matrices
	scalars  map[int]string      // by index of a scalar type
	counts   map[int]int         // by index of a number of components
	mixed    bool                // integers differ in signedness
	types    map[string]string   // of variables, where the operation says it
	bits     map[string][]uint64 // of constants, by component
	literals map[string][]string // of operands that are no ids
	values   map[string]operand  // of variables, and of parts of the pattern that have a name
	params   []argument
}

// operand is an id and its type.
type operand struct{ id, typ string }

// argument is a parameter of the function; role says which values it may have.
type argument struct{ id, typ, role string }

func newRules(control, fragment bool) *rules {
	g := &rules{control: control, fragment: fragment, read: map[string]int{}, written: map[string]int{}}
	g.declared = map[string]string{}
	g.global("void", "OpTypeVoid")
	g.global("fn_void", "OpTypeFunction %%void")
	return g
}

// code adds the function of a code and its call. It reports whether the seed makes something of the rule.
func (g *rules) code(c *Code) bool {
	g.Rand = rand.New(rand.NewPCG(c.seed, 0xA16EB2A))
	g.p = pattern{rule: c.Rule, scalars: map[int]string{}, counts: map[int]int{}, types: map[string]string{},
		bits: map[string][]uint64{}, literals: map[string][]string{}, values: map[string]operand{}, inside: map[string]bool{}}
	g.body.Reset()
	g.shape(c.seed)
	if !g.constants() {
		return false
	}
	entry := g.fresh()
	result := g.term(c.Rule.Pattern, false)
	if g.p.failed {
		return false
	}
	if inner, ok := strings.CutPrefix(result.typ, "p_"); ok {
		result = operand{g.emit("OpLoad", inner, result.id), inner}
	}
	if len(scalarsOf(result.typ)) == 0 {
		return false
	}
	g.function(entry, result)
	return true
}

// shape draws what all of a code has in common. The first seeds are plain.
func (g *rules) shape(seed uint64) {
	plain := seed%4 < 2
	g.p.columns = 2 + g.IntN(3)
	g.p.n = []int{1, 2, 3, 4, 1, 1}[seed%6]
	signed := seed%2 == 0
	for _, t := range g.p.rule.Types {
		if _, ok := g.scalarOf(t); ok {
			continue
		}
		class, width := t.Class, t.Width
		if class == fold.Same {
			class = pick(&g.generator, fold.Int, fold.Float, fold.Bool)
		}
		if width == 0 {
			width = 32
			if !plain {
				width = pick(&g.generator, 8, 16, 32, 32, 64)
			}
		}
		if g.chance(3) {
			signed = !signed
		}
		switch class {
		case fold.Int:
			g.p.scalars[t.Scalar] = map[bool]string{true: "i", false: "u"}[signed] + fmt.Sprint(width)
		case fold.Float:
			g.p.scalars[t.Scalar] = fmt.Sprint("f", max(width, 16))
		case fold.Bool:
			g.p.scalars[t.Scalar] = "bool"
		}
	}
	for _, t := range g.p.rule.Types {
		if _, ok := g.p.counts[t.Count]; !ok {
			g.p.counts[t.Count] = g.p.n
			if g.chance(4) {
				g.p.counts[t.Count] = 1
			}
		}
	}
	g.p.counts[rewrite.ScalarCount] = 1
	g.p.mixed = !plain && g.chance(2)
	if seed%5 == 4 && g.p.n < 4 && g.p.rule.Pattern.Kind == rewrite.Apply {
		g.lookThrough()
	}
}

func (g *rules) scalarOf(t rewrite.Type) (string, bool) {
	s, ok := g.p.scalars[t.Scalar]
	return s, ok
}

// lookThrough chooses an operation of the pattern, below the whole, that computes more components than are used.
func (g *rules) lookThrough() {
	var inner []*rewrite.Term
	for _, a := range g.p.rule.Pattern.Args {
		if a.Kind == rewrite.Apply && a.Op.Row != nil && a.Op.Row.Componentwise() && a.Op.Row.Result() != fold.Single {
			inner = append(inner, a)
		}
	}
	if len(inner) == 0 {
		return
	}
	g.p.through = pick(&g.generator, inner...)
	g.p.through.Walk(func(t *rewrite.Term) {
		if t.Kind == rewrite.Variable {
			g.p.inside[t.Name] = true
		}
	})
	g.p.wide = g.p.n + g.IntN(5-g.p.n)
	if g.p.wide == 1 {
		g.p.wide = 4
	}
	list := make([]string, g.p.n)
	for i := range list {
		list[i] = fmt.Sprint(g.IntN(g.p.wide))
	}
	g.p.lanes = strings.Join(list, " ")
}

// take returns the components of a wide value that are used.
func (g *rules) take(x operand) operand {
	c, n := vector(x.typ)
	switch {
	case n == 0:
		return x
	case g.p.n == 1:
		return operand{g.emit("OpCompositeExtract", c, x.id, g.p.lanes), c}
	}
	typ := sized(c, g.p.n)
	return operand{g.emit("OpVectorShuffle", typ, x.id, x.id, g.p.lanes), typ}
}

// numeric returns the type of a term by what the rule says of it; "" if it says nothing.
func (g *rules) numeric(t *rewrite.Term, wide bool) string {
	typ := g.p.rule.Types[t.Type]
	if typ.Class != 0 && typ.Class < 'a' || typ.Class == 'm' {
		return ""
	}
	scalar, ok := g.scalarOf(typ)
	if !ok || typ.Class == fold.Same && g.p.rule.AnyType && g.chance(3) {
		return ""
	}
	n := g.p.counts[typ.Count]
	if wide && n > 1 || wide && g.p.n == 1 && typ.Count != rewrite.ScalarCount {
		n = g.p.wide
	}
	if g.p.mixed && (scalar[0] == 'i' || scalar[0] == 'u') && g.chance(2) {
		scalar = map[byte]string{'i': "u", 'u': "i"}[scalar[0]] + scalar[1:]
	}
	return sized(scalar, n)
}

// fail gives this seed up.
func (g *rules) fail() operand {
	g.p.failed = true
	return operand{"%none", "f32"}
}

// term writes the code of a part of the pattern.
func (g *rules) term(t *rewrite.Term, wide bool) operand {
	if g.p.failed {
		return g.fail()
	}
	if !wide && t == g.p.through {
		return g.take(g.term(t, true))
	}
	switch t.Kind {
	case rewrite.Variable:
		return g.variable(t, wide)
	case rewrite.Number:
		typ := g.numeric(t, wide)
		if typ == "" || typ == "bool" && t.Value > 1 {
			return g.fail()
		}
		return operand{g.splatBits(typ, g.number(t, typ)), typ}
	case rewrite.Apply:
		return g.apply(t, wide)
	}
	return g.fail()
}

// variable returns the value of a variable, which is a constant or a parameter.
func (g *rules) variable(t *rewrite.Term, wide bool) operand {
	x, ok := g.p.values[t.Name]
	if !ok {
		if x = g.newVariable(t, wide || g.p.inside[t.Name]); g.p.failed {
			return x
		}
		g.p.values[t.Name] = x
	}
	if g.p.inside[t.Name] && !wide {
		return g.take(x)
	}
	return x
}

// newVariable makes the value of a variable.
func (g *rules) newVariable(t *rewrite.Term, wide bool) operand {
	typ := g.p.types[t.Name]
	if typ == "" {
		typ = g.numeric(t, wide)
	}
	if g.p.rule.IsConstant(t.Name) {
		if typ == "" {
			return g.fail()
		}
		return operand{g.vectorBits(typ, g.p.bits[t.Name]), typ}
	}
	if typ == "" {
		typ = pick(&g.generator, "f32", "f32", "u32", "f32x2", "f32x3", "f32x4", "f32m2", "f32m3", "f32m4", "i32x3", "u32x2",
			"a2_f32", "s_f32,i32x2", "a2_f32m2", "a4_u32x3")
	}
	switch inner, pointer := strings.CutPrefix(typ, "p_"); {
	case strings.HasPrefix(typ, "const "):
		typ = strings.TrimPrefix(typ, "const ")
		return operand{g.splatBits(typ, 1), typ}
	case strings.HasPrefix(typ, "image"), strings.HasPrefix(typ, "sampled"), typ == "storage":
		from, id := g.image(typ), g.fresh()
		g.line("%s = OpLoad %s %s", id, g.typeOf(typ), from)
		return operand{id, typ}
	case pointer:
		value := g.param(inner, "")
		v := variable{g.fresh(), inner, "Function", true}
		g.variables = append(g.variables, v)
		g.line("OpStore %s %s", v.id, value)
		return operand{v.id, typ}
	}
	return operand{g.param(typ, role(g.p.rule.Pattern, t.Name)), typ}
}

func (g *rules) param(typ, role string) string {
	id := g.fresh()
	g.p.params = append(g.p.params, argument{id, typ, role})
	return id
}

// role says which values a variable may have, by where it stands.
func role(pattern *rewrite.Term, name string) (role string) {
	pattern.Walk(func(t *rewrite.Term) {
		for i, a := range t.Args {
			if a.Kind != rewrite.Variable || a.Name != name {
				continue
			}
			switch {
			case strings.HasPrefix(t.Op.Name, "Shift") && i == 1:
				role = "shift"
			case strings.HasPrefix(t.Op.Name, "BitField") && i >= len(t.Args)-2:
				role = "field"
			case i == 1 && (strings.HasSuffix(t.Op.Name, "Div") || strings.HasSuffix(t.Op.Name, "Mod") ||
				strings.HasSuffix(t.Op.Name, "Rem")) && t.Op.Name[0] != 'F':
				role = "divisor"
			case strings.HasPrefix(t.Op.Name, "ConvertFTo"):
				role = "small"
			}
		}
	})
	return role
}

// apply writes an operation.
func (g *rules) apply(t *rewrite.Term, wide bool) operand {
	g.operandTypes(t)
	var args []operand
	words := make([]string, 0, len(t.Args))
	for i, a := range t.Args {
		switch {
		case a.Kind == rewrite.Literal || a.Kind == rewrite.Rest:
			list := g.literal(t, a, i, args)
			words = append(words, list...)
		case a.Kind == rewrite.Number && t.Op.Structural() != "" && g.isConstOffset(t, i):
			words = append(words, g.splatBits("i32x2", 0))
		case a.Kind == rewrite.Number && strings.HasPrefix(t.Op.Name, "Image"):
			words = append(words, g.splatBits("f32", 0))
		default:
			x := g.term(a, wide)
			args = append(args, x)
			words = append(words, x.id)
		}
		if g.p.failed {
			return g.fail()
		}
	}
	if commutes(t.Op) && g.chance(2) {
		words[0], words[1] = words[1], words[0]
	}
	typ := g.resultType(t, args, words, wide)
	if g.p.failed || typ == "" || !g.suits(t, typ, args) {
		return g.fail()
	}
	g.typeOf(typ)
	x := operand{g.fresh(), typ}
	op := t.Op.Op.String()
	if t.Op.Op == spirv.OpExtInst {
		if t.Op.Set.Name != "GLSL.std.450" {
			return g.fail()
		}
		op = "OpExtInst"
		words = append([]string{"%std", strings.TrimPrefix(t.Op.Name, "GLSL.")}, words...)
	}
	g.line("%s = %s %s %s", x.id, op, g.typeOf(typ), strings.Join(words, " "))
	if g.control && g.floats(typ, args) {
		fmt.Fprintf(&g.notes, "OpDecorate %s FPFastMathMode %s\n", x.id, modeOf(g.p.rule.Freedoms))
	}
	if t.Name != "" {
		g.p.values[t.Name] = x
	}
	return x
}

func (g *rules) floats(typ string, args []operand) bool {
	for _, a := range append(args, operand{"", typ}) {
		if list := scalarsOf(a.typ); len(list) > 0 && list[0][0] == 'f' {
			return true
		}
	}
	return false
}

// modeOf writes freedoms as an FPFastMathMode. Transformation is left out, since it grants more than one freedom.
func modeOf(f rewrite.Freedoms) string {
	var list []string
	for _, x := range []struct {
		f    fastmath.Flags
		name string
	}{{rewrite.NoSignedZeros, "NSZ"}, {rewrite.NoNaNs, "NotNaN"}, {rewrite.NoInfs, "NotInf"},
		{rewrite.AllowRecip, "AllowRecip"}, {rewrite.AllowContract, "AllowContract"},
		{rewrite.AllowReassoc, "AllowReassoc"}} {
		if f&x.f != 0 {
			list = append(list, x.name)
		}
	}
	if list == nil {
		return "None"
	}
	return strings.Join(list, "|")
}

// commutes reports whether the operands may be swapped.
func commutes(o *rewrite.Operation) bool {
	if o.Op != spirv.OpExtInst {
		return fold.Commutative(o.Op)
	}
	switch o.Name {
	case "UMin", "SMin", "UMax", "SMax", "FMin", "FMax", "NMin", "NMax":
		return true
	}
	return false
}
