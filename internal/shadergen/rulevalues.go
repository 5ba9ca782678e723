package shadergen

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"hone/fold"
	"hone/rewrite"
)

var formats = map[int]fold.Format{16: fold.Float16, 32: fold.Float32, 64: fold.Float64}

// constants draws the constants of a rule so that its conditions hold for each component. It reports whether it could.
func (g *rules) constants() bool {
	n := g.p.n
	if g.p.through != nil {
		n = g.p.wide
	}
	splat := g.chance(2)
	for i := range n {
		if i > 0 && splat {
			for _, name := range g.p.rule.Constants {
				g.p.bits[name] = append(g.p.bits[name], g.p.bits[name][0])
			}
			continue
		}
		found := false
		for try := 0; try < 400 && !found; try++ {
			bits := g.draw()
			if bits == nil {
				return false
			}
			found = true
			for _, c := range g.p.rule.Conditions {
				v, ok := g.evaluate(c, bits)
				if found = found && ok && v != 0; !found {
					break
				}
			}
			if found {
				for name, v := range bits {
					g.p.bits[name] = append(g.p.bits[name], v)
				}
			}
		}
		if !found {
			return false
		}
	}
	return true
}

// draw draws one component of each constant.
func (g *rules) draw() map[string]uint64 {
	bits := map[string]uint64{}
	for _, name := range g.p.rule.Constants {
		typ, ok := g.scalarOf(g.p.rule.Types[g.typeIndex(name)])
		if !ok {
			return nil
		}
		bits[name] = g.special(typ)
		switch role(g.p.rule.Pattern, name) {
		case "shift":
			if _, width := kind(typ); !g.chance(16) {
				bits[name] &= uint64(width - 1)
			}
		case "field":
			if !g.chance(4) {
				bits[name] &= 31
			}
		}
		if class, width := kind(typ); g.chance(4) && class != 'f' && class != 'b' { // of another one
			for _, other := range bits {
				bits[name] = pick(&g.generator, other, ^other, -other, other-1, other+1) & fold.Mask(width)
				break
			}
		}
	}
	return bits
}

// typeIndex returns the index of the type of a variable of the pattern.
func (g *rules) typeIndex(name string) (index int) {
	g.p.rule.Pattern.Walk(func(t *rewrite.Term) {
		if t.Name == name {
			index = t.Type
		}
	})
	return index
}

// special returns the bits of a number that rules ask for.
func (g *rules) special(typ string) uint64 {
	class, width := kind(typ)
	switch class {
	case 'b':
		return uint64(g.IntN(2))
	case 'f':
		v := pick(&g.generator, 0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 2, -2, 0.25, 4, 3, -3, 10, 1.5, math.Inf(1),
			math.Inf(-1))
		return formats[width].FromFloat64(v, fold.Mode{})
	}
	k := g.IntN(width)
	v := pick(&g.generator, 0, 1, ^uint64(0), 2, 3, uint64(g.IntN(width)), uint64(width), uint64(width-1), 1<<k, 1<<k-1,
		^uint64(1<<k-1), 1<<(width-1), 1<<(width-1)-1, uint64(g.IntN(200)), 2*uint64(g.IntN(8))+1,
		uint64(g.IntN(8)), g.Uint64(), 0xFF, 0xFFFF, 0xFFFFFFFF, g.Uint64()|0xFF, g.Uint64()|0xFFFF)
	return v & fold.Mask(width)
}

// evaluate computes a condition, or a part of one, of one component of each constant.
func (g *rules) evaluate(t *rewrite.Term, bits map[string]uint64) (uint64, bool) {
	typ, known := g.scalarOf(g.p.rule.Types[t.Type])
	class, width := byte('i'), 32
	if known {
		class, width = kind(typ)
	}
	switch {
	case t.Kind == rewrite.Number && class == 'f':
		return formats[width].FromFloat64(math.Float64frombits(t.Value), fold.Mode{}), true
	case t.Kind == rewrite.Number:
		return t.Value & fold.Mask(width), true
	case t.Kind == rewrite.Variable:
		v, ok := bits[t.Name]
		return v, ok
	case t.Op.Width:
		of, ok := g.scalarOf(g.p.rule.Types[t.Args[0].Type])
		_, w := kind(of)
		return uint64(w) & fold.Mask(width), ok
	case t.Op.Row == nil || t.Op.Row.Compute == nil:
		return 0, false
	}
	a := fold.Args{Width: width, From: width, Format: formats[width], FromFormat: formats[width]}
	for i, x := range t.Args {
		v, ok := g.evaluate(x, bits)
		if !ok {
			return 0, false
		}
		*[]*uint64{&a.A, &a.B, &a.C, &a.D}[i] = v
	}
	a.From = 32
	if of, ok := g.scalarOf(g.p.rule.Types[t.Args[0].Type]); ok {
		_, a.From = kind(of)
		a.FromFormat = formats[a.From]
		if t.Op.Row.Result() == fold.Bool {
			a.Width, a.Format = a.From, a.FromFormat
		}
	} else if t.Op.Row.Result() == fold.Bool {
		a.Width = 32
	}
	v, o := t.Op.Row.Scalar(&a)
	return v, o == fold.Defined
}

// number returns the bits of a number of the pattern in a type.
func (g *rules) number(t *rewrite.Term, typ string) uint64 {
	scalar := scalarsOf(typ)[0]
	class, width := kind(scalar)
	if class == 'f' {
		return formats[width].FromFloat64(math.Float64frombits(t.Value), fold.Mode{})
	}
	return t.Value & fold.Mask(max(width, 1))
}

// splatBits declares a constant with the same bits in each component.
func (g *rules) splatBits(typ string, bits uint64) string { return g.vectorBits(typ, []uint64{bits}) }

// vectorBits declares a constant of bits for each component; the last goes for those that are left.
func (g *rules) vectorBits(typ string, bits []uint64) string {
	scalar, n := vector(typ)
	if n == 0 {
		return g.scalarBits(typ, bits[0])
	}
	var ids []string
	zero := true
	for i := range n {
		v := bits[min(i, len(bits)-1)]
		zero = zero && v == 0
		ids = append(ids, g.scalarBits(scalar, v))
	}
	if zero && g.chance(2) {
		return g.null(typ)
	}
	text := strings.Join(ids, " ")
	return g.global("b_"+typ+strings.NewReplacer("%b", "", "%", "_", " ", "").Replace(text), "OpConstantComposite %s %s",
		g.typeID(typ), text)
}

// scalarBits declares a constant.
func (g *rules) scalarBits(typ string, bits uint64) string {
	class, width := kind(typ)
	text := strconv.FormatUint(bits, 10)
	switch class {
	case 'b':
		return g.boolean(bits != 0)
	case 'i':
		text = strconv.FormatInt(fold.Signed(bits, width), 10)
	case 'f':
		switch v := formats[width].ToFloat64(bits); {
		case math.IsInf(v, 0):
			text = map[int]string{16: "0x1p16", 32: "0x1p128", 64: "0x1p1024"}[width]
			if v < 0 {
				text = "-" + text
			}
		default:
			text = strconv.FormatFloat(v, 'x', -1, 64)
		}
	}
	return g.global(fmt.Sprintf("b_%s_%x", typ, bits), "OpConstant %s %s", g.typeID(typ), text)
}

// isConstOffset reports whether a number in an image's operation is an offset, which is constant.
func (g *rules) isConstOffset(t *rewrite.Term, i int) bool {
	return strings.HasPrefix(t.Op.Name, "Image") && i == len(t.Args)-1 && strings.Contains(t.String(), "ConstOffset")
}

// function writes the function of a code, and what calls it.
func (g *rules) function(entry string, result operand) {
	name := g.fresh()
	g.entry = entry
	g.line("OpReturnValue %s", result.id)
	types, ids := []string{g.typeID(result.typ)}, []string(nil)
	for _, a := range g.p.params {
		types, ids = append(types, g.typeID(a.typ)), append(ids, a.id)
	}
	key := strings.ReplaceAll("fn"+strings.Join(types, ""), "%", "_")
	fn := g.global(key, "OpTypeFunction %s", strings.Join(types, " "))
	g.end(name, result.typ, fn, ids, types[1:])
	g.body.Reset()

	operands := []string{name}
	for _, a := range g.p.params {
		operands = append(operands, g.input(a.typ, a.role))
	}
	g.output(result.typ, g.emit("OpFunctionCall", result.typ, operands...))
	g.main.WriteString(g.body.String())
	g.body.Reset()
}

// input loads a value of a type from the buffers of its scalars.
func (g *rules) input(typ, role string) string {
	if list := parts(typ); list != nil {
		var ids []string
		for _, t := range list {
			ids = append(ids, g.input(t, role))
		}
		return g.emit("OpCompositeConstruct", typ, ids...)
	}
	if typ == "bool" {
		word := g.emit("OpBitwiseAnd", "u32", g.input("u32", ""), g.constant("u32", 1))
		return g.emit("OpINotEqual", "bool", word, g.constant("u32", 0))
	}
	id := g.emit("OpLoad", typ, g.element("in", typ, g.read))
	class, width := kind(typ)
	and := func(mask uint64) string { return g.emit("OpBitwiseAnd", typ, id, g.scalarBits(typ, mask)) }
	switch {
	case role == "shift":
		return and(uint64(width - 1))
	case role == "field":
		return and(15)
	case role == "divisor":
		return g.emit("OpBitwiseOr", typ, and(63), g.scalarBits(typ, 1))
	case role == "small" && class == 'f':
		low, high := g.scalarBits(typ, 0), g.scalarBits(typ, formats[width].FromFloat64(100, fold.Mode{}))
		return g.emit("OpExtInst", typ, "%std", "NMin", g.emit("OpExtInst", typ, "%std", "NMax", id, low), high)
	}
	return id
}

// output stores a value in the buffers of its scalars.
func (g *rules) output(typ, id string) {
	if list := parts(typ); list != nil {
		for i, t := range list {
			g.output(t, g.emit("OpCompositeExtract", t, id, fmt.Sprint(i)))
		}
		return
	}
	if typ == "bool" {
		g.output("u32", g.emit("OpSelect", "u32", id, g.constant("u32", 1), g.constant("u32", 0)))
		return
	}
	if typ[0] == 'f' && g.p.rule.Freedoms&rewrite.NoSignedZeros != 0 {
		id = g.unsignedZero(typ, id)
	}
	g.line("OpStore %s %s", g.element("out", typ, g.written), id)
}

// unsignedZero returns 0 for a zero and the number itself for others, as no rule makes anything else of it.
func (g *rules) unsignedZero(typ, id string) string {
	_, width := kind(typ)
	word := fmt.Sprint("u", width)
	zero := g.emit("OpFOrdEqual", "bool", id, g.scalarBits(typ, 0))
	bits := g.emit("OpSelect", word, zero, g.scalarBits(word, 0), g.emit("OpBitcast", word, id))
	return g.emit("OpBitcast", typ, bits)
}

// element points to the next element of an invocation in the buffer of a scalar type.
func (g *rules) element(buffer, typ string, count map[string]int) string {
	name := buffer + "_" + typ
	if g.fragment {
		return g.fragmentElement(buffer, typ)
	}
	if count[typ] == 0 {
		_, width := kind(typ)
		fmt.Fprintf(&g.notes, "OpDecorate %%%s DescriptorSet 0\nOpDecorate %%%s Binding %d\n", name, name, len(g.bound))
		g.bound = append(g.bound, "%"+name)
		if _, ok := g.declared["array_"+typ]; !ok {
			fmt.Fprintf(&g.notes, "OpDecorate %%array_%s ArrayStride %d\n", typ, width/8)
			fmt.Fprintf(&g.notes, "OpMemberDecorate %%block_%s 0 Offset 0\nOpDecorate %%block_%s Block\n", typ, typ)
			g.global("array_"+typ, "OpTypeRuntimeArray %s", g.typeID(typ))
			g.global("block_"+typ, "OpTypeStruct %%array_%s", typ)
			g.global("pb_"+typ, "OpTypePointer StorageBuffer %%block_%s", typ)
			g.pointerType(typ, "StorageBuffer")
		}
		g.global(name, "OpVariable %%pb_%s StorageBuffer", typ)
	}
	first := "%first_" + name
	at := g.emit("OpIAdd", "u32", first, g.constant("u32", count[typ]))
	count[typ]++
	return g.pointer(g.pointerType(typ, "StorageBuffer"), "%"+name, g.constant("u32", 0), at)
}

// fragmentElement is element in a fragment shader, which has inputs and outputs.
func (g *rules) fragmentElement(buffer, typ string) string {
	n := g.read[buffer]
	g.read[buffer]++
	name, class := fmt.Sprintf("%s_%d", buffer, n), map[string]string{"in": "Input", "out": "Output"}[buffer]
	fmt.Fprintf(&g.notes, "OpDecorate %%%s Location %d\n", name, n)
	if buffer == "in" {
		fmt.Fprintf(&g.notes, "OpDecorate %%%s Flat\n", name)
	}
	g.bound = append(g.bound, "%"+name)
	return g.global(name, "OpVariable %s %s", g.pointerType(typ, class), class)
}

// finish writes the entry point and returns the whole module, and how many elements of each buffer it uses.
func (g *rules) finish() (text string, elements int) {
	g.entry = g.fresh()
	g.body.Reset()
	if !g.fragment {
		fmt.Fprintf(&g.notes, "OpDecorate %%gl_GlobalInvocationID BuiltIn GlobalInvocationId\n")
		g.global("p_id", "OpTypePointer Input %s", g.typeID("u32x3"))
		g.bound = append(g.bound, g.global("gl_GlobalInvocationID", "OpVariable %%p_id Input"))
		gid := g.emit("OpCompositeExtract", "u32", g.emit("OpLoad", "u32x3", "%gl_GlobalInvocationID"), "0")
		for _, b := range []struct {
			name  string
			count map[string]int
		}{{"in", g.read}, {"out", g.written}} {
			for _, typ := range ruleScalars {
				if n := b.count[typ]; n > 0 {
					elements = max(elements, n*RuleInvocations)
					g.line("%%first_%s_%s = OpIMul %s %s %s", b.name, typ, g.typeID("u32"), gid, g.constant("u32", n))
				}
			}
		}
	}
	g.body.WriteString(g.main.String())
	g.line("OpReturn")
	g.end("%main", "void", "%fn_void", nil, nil)
	return g.head() + g.notes.String() + g.globals.String() + g.done.String(), elements
}

var ruleScalars = []string{"i8", "u8", "i16", "u16", "f16", "i32", "u32", "f32", "i64", "u64", "f64"}

// head returns what stands before the decorations.
func (g *rules) head() string {
	var head strings.Builder
	capability := func(on bool, names ...string) {
		for _, n := range names {
			if on {
				fmt.Fprintf(&head, "OpCapability %s\n", n)
			}
		}
	}
	has := func(names ...string) bool {
		for _, n := range names {
			if _, ok := g.declared["t_"+n]; ok {
				return true
			}
		}
		return false
	}
	buffer := func(names ...string) bool {
		for _, n := range names {
			if g.read[n]+g.written[n] > 0 {
				return true
			}
		}
		return false
	}
	capability(true, "Shader")
	capability(has("i8", "u8"), "Int8")
	capability(has("i16", "u16"), "Int16")
	capability(has("i64", "u64"), "Int64")
	capability(has("f16"), "Float16")
	capability(has("f64"), "Float64")
	capability(buffer("i8", "u8"), "StorageBuffer8BitAccess")
	capability(buffer("i16", "u16", "f16"), "StorageBuffer16BitAccess")
	capability(g.control, "FloatControls2")
	if g.control {
		head.WriteString("OpExtension \"SPV_KHR_float_controls2\"\n")
	}
	head.WriteString("%std = OpExtInstImport \"GLSL.std.450\"\nOpMemoryModel Logical GLSL450\n")
	if g.fragment {
		fmt.Fprintf(&head, "OpEntryPoint Fragment %%main \"main\" %s\n", strings.Join(g.bound, " "))
		head.WriteString("OpExecutionMode %main OriginUpperLeft\n")
		return head.String()
	}
	fmt.Fprintf(&head, "OpEntryPoint GLCompute %%main \"main\" %s\n", strings.Join(g.bound, " "))
	fmt.Fprintf(&head, "OpExecutionMode %%main LocalSize %d 1 1\n", LocalSize)
	return head.String()
}
