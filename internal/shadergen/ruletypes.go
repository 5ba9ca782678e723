package shadergen

import (
	"fmt"
	"strings"

	"hone/fold"
	"hone/rewrite"
	"hone/spirv"
)

// Beside the types of shaders there are "p_T" for a pointer to a variable of a function, and images: "image",
// "sampled", and "sampledshadow".

// typeOf declares a type.
func (g *rules) typeOf(typ string) string {
	inner, pointer := strings.CutPrefix(typ, "p_")
	switch {
	case pointer:
		return g.pointerType(inner, "Function")
	case typ == "image":
		return g.global("t_image", "OpTypeImage %s 2D 0 0 0 1 Unknown", g.typeID("f32"))
	case typ == "storage":
		return g.global("t_storage", "OpTypeImage %s 2D 0 0 0 2 Rgba32f", g.typeID("f32"))
	case typ == "sampled":
		return g.global("t_sampled", "OpTypeSampledImage %s", g.typeOf("image"))
	case typ == "sampledshadow":
		image := g.global("t_shadow", "OpTypeImage %s 2D 1 0 0 1 Unknown", g.typeID("f32"))
		return g.global("t_sampledshadow", "OpTypeSampledImage %s", image)
	}
	return g.typeID(typ)
}

// image declares a variable with an image and returns it.
func (g *rules) image(typ string) string {
	key := "var_" + typ
	if _, ok := g.declared[key]; !ok {
		fmt.Fprintf(&g.notes, "OpDecorate %%%s DescriptorSet 1\nOpDecorate %%%s Binding %d\n", key, key, len(g.bound))
		g.bound = append(g.bound, "%"+key)
	}
	p := g.global("p_"+typ, "OpTypePointer UniformConstant %s", g.typeOf(typ))
	return g.global(key, "OpVariable %s UniformConstant", p)
}

// scalarsOf returns the scalar types that a type is made of, in order; none for what is no value to compute with.
func scalarsOf(typ string) []string {
	if strings.HasPrefix(typ, "p_") || strings.HasPrefix(typ, "image") || strings.HasPrefix(typ, "sampled") ||
		strings.HasPrefix(typ, "storage") {
		return nil
	}
	list := parts(typ)
	if list == nil {
		return []string{typ}
	}
	var all []string
	for _, t := range list {
		all = append(all, scalarsOf(t)...)
	}
	return all
}

// ofImages reports whether a rule is about images.
func ofImages(r *rewrite.Rule) bool { return strings.HasPrefix(r.Pattern.Op.Name, "Image") }

// operandTypes says of which types the operands of an operation are that moves values, where these are variables.
func (g *rules) operandTypes(t *rewrite.Term) {
	n := g.p.columns
	column, m := fmt.Sprintf("f32x%d", n), fmt.Sprintf("f32m%d", n)
	composite := pick(&g.generator, "f32m2", "f32m4", "a4_f32x4", "s_f32,i32x2", "a2_s_f32m3,u32x4", "a8_a4_f32")
	var types []string
	switch t.Op.Op {
	case spirv.OpTranspose:
		types = []string{m}
	case spirv.OpMatrixTimesScalar:
		types = []string{m, "f32"}
	case spirv.OpMatrixTimesVector:
		types = []string{m, column}
	case spirv.OpVectorTimesMatrix:
		types = []string{column, m}
	case spirv.OpMatrixTimesMatrix:
		types = []string{m, m}
	case spirv.OpOuterProduct:
		types = []string{column, column}
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
		types = []string{"p_" + composite}
	case spirv.OpImageSampleImplicitLod, spirv.OpImageSampleExplicitLod, spirv.OpImageGather:
		types = []string{"sampled", "f32x2", "const u32"}
	case spirv.OpImageSampleDrefImplicitLod, spirv.OpImageSampleDrefExplicitLod:
		types = []string{"sampledshadow", "f32x2", "f32"}
	case spirv.OpImageFetch:
		types = []string{"image", "i32x2"}
	case spirv.OpImageRead:
		types = []string{"storage", "i32x2"}
	case spirv.OpExtInst:
		_, packs := packed[strings.TrimPrefix(t.Op.Name, "GLSL.")]
		switch {
		case strings.HasPrefix(t.Op.Row.Sig, "M"):
			types = []string{m}
		case packs && strings.HasPrefix(t.Op.Name, "Unpack"):
			types = []string{packed["P"+strings.TrimPrefix(t.Op.Name, "Unp")]}
		case packs:
			types = []string{packed["Unp"+strings.TrimPrefix(t.Op.Name, "P")]}
		}
	}
	if ofImages(g.p.rule) {
		lod := "f32"
		if t.Op.Op == spirv.OpImageFetch {
			lod = "i32"
		}
		for _, a := range t.Args {
			switch a.Name {
			case "b":
				g.p.types["b"] = "f32"
			case "l":
				g.p.types["l"] = lod
			case "o":
				g.p.types["o"] = "const i32x2"
			}
		}
	}
	for i, typ := range types {
		if i < len(t.Args) && t.Args[i].Kind == rewrite.Variable && g.p.types[t.Args[i].Name] == "" {
			g.p.types[t.Args[i].Name] = typ
		}
	}
}

// literal returns the words of operand i of t that is no id, or of all operands from there on.
func (g *rules) literal(t, a *rewrite.Term, i int, args []operand) []string {
	if a.Kind == rewrite.Literal && a.Name == "" {
		return []string{a.Text}
	}
	if list, ok := g.p.literals[a.Name]; ok {
		return list
	}
	var list []string
	switch t.Op.Op {
	case spirv.OpCompositeExtract, spirv.OpCompositeInsert, spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
		if len(args) == 0 {
			g.fail()
			return nil
		}
		at, _ := strings.CutPrefix(args[len(args)-1].typ, "p_")
		n := 1
		if a.Kind == rewrite.Rest {
			n = 1 + g.IntN(2)
		}
		for range n {
			p := parts(at)
			if p == nil {
				if len(list) == 0 {
					g.fail()
				}
				break
			}
			k := g.IntN(len(p))
			at = p[k]
			if t.Op.Op == spirv.OpAccessChain || t.Op.Op == spirv.OpInBoundsAccessChain {
				list = append(list, g.constant("u32", k))
			} else {
				list = append(list, fmt.Sprint(k))
			}
		}
	case spirv.OpCompositeConstruct:
		if len(args) == 0 {
			g.fail()
			return nil
		}
		for range 1 + g.IntN(3) {
			list = append(list, g.param(args[0].typ, ""))
		}
	default:
		g.fail()
	}
	g.p.literals[a.Name] = list
	return list
}

// part returns what indices lead to in a type, "" for nothing.
func part(typ string, indices []string) string {
	for _, w := range indices {
		p, k := parts(typ), 0
		if _, err := fmt.Sscanf(strings.TrimPrefix(w, "%c_u32_"), "%d", &k); err != nil || k >= len(p) {
			return ""
		}
		typ = p[k]
	}
	return typ
}

// resultType returns the type of the result of an operation, "" where there is none.
func (g *rules) resultType(t *rewrite.Term, args []operand, words []string, wide bool) string {
	if len(args) == 0 {
		return ""
	}
	first := args[0].typ
	column, columns := matrix(first)
	switch t.Op.Op {
	case spirv.OpCopyObject, spirv.OpTranspose, spirv.OpMatrixTimesScalar, spirv.OpMatrixTimesMatrix,
		spirv.OpVectorInsertDynamic:
		return first
	case spirv.OpSelect:
		if typ := args[1].typ; g.numeric(t, wide) == "" || parts(typ) != nil {
			return typ
		}
	case spirv.OpMatrixTimesVector:
		return column
	case spirv.OpVectorTimesMatrix:
		return first
	case spirv.OpOuterProduct:
		if c, n := vector(first); n > 0 {
			return fmt.Sprintf("%sm%d", c, n)
		}
		return ""
	case spirv.OpCompositeExtract:
		return part(first, words[1:])
	case spirv.OpCompositeInsert:
		if len(args) < 2 || part(args[1].typ, words[2:]) != first {
			return ""
		}
		return args[1].typ
	case spirv.OpCompositeConstruct:
		return g.constructed(args, len(words))
	case spirv.OpVectorShuffle:
		c, n := vector(first)
		d, m := vector(args[1].typ)
		for _, w := range words[2:] {
			if part(fmt.Sprintf("a%d_f32", n+m), []string{w}) == "" {
				return ""
			}
		}
		if c != d {
			return ""
		}
		return sized(c, len(words)-2)
	case spirv.OpVectorExtractDynamic:
		c, _ := vector(first)
		return c
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
		to := part(strings.TrimPrefix(first, "p_"), words[1:])
		if to == "" || !strings.HasPrefix(first, "p_") {
			return ""
		}
		return "p_" + to
	case spirv.OpBitcast:
		return pick(&g.generator, "f32", "u32", "i32", "f32x2", "u32x3", "i32x3", "u32x2", "f32x3", "u64", "i64", "f64")
	case spirv.OpImageSampleDrefExplicitLod, spirv.OpImageSampleDrefImplicitLod:
		return "f32"
	case spirv.OpExtInst:
		switch t.Op.Row.Sig {
		case "M>f":
			return column[:3]
		case "M>M":
			return fmt.Sprintf("f32m%d", columns)
		}
	}
	if strings.HasPrefix(t.Op.Name, "Image") {
		return "f32x4"
	}
	if t.Op.Row == nil {
		return ""
	}
	if typ, ok := packed[strings.TrimPrefix(t.Op.Name, "GLSL.")]; ok {
		return typ
	}
	return g.numeric(t, wide)
}

// constructed returns the type of what is put together from n values.
func (g *rules) constructed(args []operand, n int) string {
	first := args[0].typ
	for _, a := range args {
		if a.typ != first {
			return ""
		}
	}
	switch c, size := vector(first); {
	case parts(first) == nil && n >= 2 && n <= 4 && !g.chance(4):
		return sized(first, n)
	case size == n && c == "f32" && !g.chance(3):
		return fmt.Sprintf("f32m%d", n)
	case n == 2 || n == 4:
		return fmt.Sprintf("a%d_%s", n, first)
	}
	return ""
}

// suits reports whether an operation may have operands of some types: what the specification asks for beyond what a
// rule says.
func (g *rules) suits(t *rewrite.Term, typ string, args []operand) bool {
	component := func(typ string) (string, int) {
		if c, n := vector(typ); n > 0 {
			return c, n
		}
		return typ, 1
	}
	result, n := component(typ)
	name := t.Op.Name
	switch t.Op.Op {
	case spirv.OpUDiv, spirv.OpUMod, spirv.OpUConvert, spirv.OpConvertFToU, spirv.OpSatConvertSToU:
		if result[0] != 'u' {
			return false
		}
	case spirv.OpBitcast:
		from, m := component(args[0].typ)
		_, w := kind(result)
		_, v := kind(from)
		return parts(from) == nil && scalarsOf(from) != nil && w*n == v*m && args[0].typ != typ && (n == m || w != v)
	case spirv.OpSelect:
		condition, m := component(args[0].typ)
		return condition == "bool" && args[1].typ == args[2].typ && args[1].typ == typ &&
			(m == 1 || m == n && parts(result) == nil)
	}
	switch t.Op.Op {
	case spirv.OpMatrixTimesScalar:
		return args[1].typ == "f32"
	case spirv.OpMatrixTimesVector, spirv.OpVectorTimesMatrix:
		return args[0].typ == fmt.Sprintf("f32m%d", g.p.columns) || args[1].typ == fmt.Sprintf("f32m%d", g.p.columns)
	}
	if t.Op.Structural() != "" {
		return true
	}
	sig := t.Op.Row.Sig
	same := t.Op.Op == spirv.OpExtInst || t.Op.Op == spirv.OpUDiv || t.Op.Op == spirv.OpUMod ||
		strings.HasPrefix(name, "BitField") || name == "BitReverse"
	for i, a := range args {
		c, m := component(a.typ)
		_, w := kind(c)
		class := fold.Class(sig[i])
		switch {
		case class >= 'A' && class <= 'Z' && class != fold.Matrix && m < 2 && !oneComponent[name] &&
			!strings.HasPrefix(name, "Unpack"):
			return false
		case t.Op.Op == spirv.OpExtInst && c[0] != 'f' && w != 32 && !anyWidth[name],
			strings.HasPrefix(name, "Bit") && len(name) > 3 && name[3] != 'w' && c[0] != 'f' && w != 32,
			t.Op.Op == spirv.OpExtInst && c[0] == 'f' && w == 64 && smallFloats[name]:
			return false
		case same && class == t.Op.Row.Result() && a.typ != typ && class != fold.Single:
			return false
		case class == fold.Float && c[0] != 'f', class == fold.Bool && c[0] != 'b',
			class == fold.Int && c[0] != 'i' && c[0] != 'u':
			return false
		}
	}
	switch name {
	case "UConvert", "SConvert", "FConvert":
		from, _ := component(args[0].typ)
		_, w := kind(from)
		_, v := kind(result)
		return w != v
	case "Cross":
		return n == 3
	case "QuantizeToF16":
		return result == "f32"
	case "PackDouble2x32":
		return typ == "f64" && args[0].typ == "u32x2"
	case "UnpackDouble2x32":
		return typ == "u32x2" && args[0].typ == "f64"
	case "Ldexp":
		_, m := component(args[1].typ)
		return m == n
	}
	for i := range args {
		for k := range i {
			if sig[i] == sig[k] && sig[i] != 'i' && sig[i] != 's' && args[i].typ != args[k].typ {
				return false
			}
		}
	}
	return true
}

// packed are the results of operations that put a vector into a number, and of those that take it out again.
var packed = map[string]string{"PackHalf2x16": "u32", "PackUnorm4x8": "u32", "PackSnorm4x8": "u32",
	"PackUnorm2x16": "u32", "PackSnorm2x16": "u32", "PackDouble2x32": "f64", "UnpackHalf2x16": "f32x2", "UnpackUnorm4x8": "f32x4",
	"UnpackSnorm4x8": "f32x4", "UnpackUnorm2x16": "f32x2", "UnpackSnorm2x16": "f32x2", "UnpackDouble2x32": "u32x2"}

// oneComponent are operations on vectors that take scalars, too. anyWidth are extended instructions on integers of all
// widths. smallFloats have no form for floats of 64 bits.
var (
	oneComponent = map[string]bool{"Length": true, "Distance": true, "Normalize": true, "FaceForward": true,
		"Reflect": true}
	anyWidth = map[string]bool{"SAbs": true, "SSign": true, "SMin": true, "SMax": true, "UMin": true, "UMax": true,
		"SClamp": true, "UClamp": true, "Ldexp": true}
	smallFloats = map[string]bool{"Sin": true, "Cos": true, "Tan": true, "Exp": true, "Exp2": true, "Log": true,
		"Log2": true, "Pow": true, "Radians": true, "Degrees": true}
)
