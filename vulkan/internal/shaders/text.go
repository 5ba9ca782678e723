package shaders

import (
	"fmt"
	"slices"
	"strings"
)

// text is a shader in the making, as assembly.
type text struct {
	capabilities, modes, decorations, declarations, body []string
	variables                                            []string // of the interface
	declared                                             map[string]bool
	values                                               int
}

func newText() *text { return &text{declared: map[string]bool{}} }

// declare adds a declaration of a name, once.
func (t *text) declare(name, format string, args ...any) string {
	if !t.declared[name] {
		t.declared[name] = true
		t.declarations = append(t.declarations, name+" = "+fmt.Sprintf(format, args...))
	}
	return name
}

// value adds an instruction with a result to the function.
func (t *text) value(format string, args ...any) string {
	t.values++
	name := fmt.Sprintf("%%v%d", t.values)
	t.do("%s = %s", name, fmt.Sprintf(format, args...))
	return name
}

// do adds an instruction to the function.
func (t *text) do(format string, args ...any) { t.body = append(t.body, fmt.Sprintf(format, args...)) }

// kindNames are the starts of the names of types.
var kindNames = [...]string{Float: "f", Int: "i", Uint: "u"}

// scalar declares the type of a component.
func (t *text) scalar(k Kind, width int) string {
	name := fmt.Sprintf("%%%s%d", kindNames[k], width)
	if capability := map[Kind]map[int]string{
		Float: {16: "Float16", 64: "Float64"},
		Int:   {8: "Int8", 16: "Int16", 64: "Int64"},
		Uint:  {8: "Int8", 16: "Int16", 64: "Int64"},
	}[k][width]; capability != "" && !t.declared[name] {
		t.capabilities = append(t.capabilities, capability)
		if width == 16 {
			t.capabilities = append(t.capabilities, "StorageInputOutput16")
		}
	}
	switch k {
	case Int:
		return t.declare(name, "OpTypeInt %d 1", width)
	case Uint:
		return t.declare(name, "OpTypeInt %d 0", width)
	}
	return t.declare(name, "OpTypeFloat %d", width)
}

// vector declares a type of so many components.
func (t *text) vector(k Kind, width, count int) string {
	scalar := t.scalar(k, width)
	if count == 1 {
		return scalar
	}
	return t.declare(fmt.Sprintf("%sx%d", scalar, count), "OpTypeVector %s %d", scalar, count)
}

func (t *text) typeOf(l Location) string { return t.vector(l.Kind, l.Width, l.Count) }

// constant declares a number.
func (t *text) constant(k Kind, n int) string {
	typ := t.scalar(k, 32)
	return t.declare(fmt.Sprintf("%s_%d", typ, n), "OpConstant %s %d", typ, n)
}

// pointer declares a type of pointers.
func (t *text) pointer(class, typ string) string {
	return t.declare(fmt.Sprintf("%%to%s_%s", class, typ[1:]), "OpTypePointer %s %s", class, typ)
}

// variable declares a variable of the interface, an array if elements is not 0, with its decorations.
func (t *text) variable(class, name, typ string, elements int, decorations ...string) string {
	if elements > 0 {
		typ = t.declare(fmt.Sprintf("%sa%d", typ, elements), "OpTypeArray %s %s", typ, t.constant(Uint, elements))
	}
	t.declare(name, "OpVariable %s %s", t.pointer(class, typ), class)
	t.variables = append(t.variables, name)
	for _, d := range decorations {
		t.decorations = append(t.decorations, fmt.Sprintf("OpDecorate %s %s", name, d))
	}
	return name
}

// location declares the variable of a location, and returns it.
func (t *text) location(class string, l Location, elements int, decorations ...string) string {
	if l.Patch {
		elements, decorations = 0, append(decorations, "Patch")
	}
	decorations = append(decorations, fmt.Sprintf("Location %d", l.Location))
	if l.Component > 0 {
		decorations = append(decorations, fmt.Sprintf("Component %d", l.Component))
	}
	name := fmt.Sprintf("%%%s%d_%d", strings.ToLower(class), l.Location, l.Component)
	return t.variable(class, name, t.typeOf(l), elements, decorations...)
}

// element returns a pointer to an element of an array.
func (t *text) element(class, variable, typ, index string) string {
	return t.value("OpAccessChain %s %s %s", t.pointer(class, typ), variable, index)
}

// convert converts a value from the type of a location to the type of another location, component by component; missing
// components repeat the first ones.
func (t *text) convert(value string, from, to Location) string {
	var parts []string
	for i := range to.Count {
		part := value
		if from.Count > 1 {
			part = t.value("OpCompositeExtract %s %s %d", t.scalar(from.Kind, from.Width), value, i%from.Count)
		}
		parts = append(parts, t.convertScalar(part, from, to))
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return t.value("OpCompositeConstruct %s %s", t.typeOf(to), strings.Join(parts, " "))
}

// conversions convert between kinds of equal width, and widths, by kind.
var (
	conversions = map[[2]Kind]string{
		{Float, Int}: "OpConvertFToS", {Float, Uint}: "OpConvertFToU", {Int, Float}: "OpConvertSToF",
		{Uint, Float}: "OpConvertUToF", {Int, Uint}: "OpBitcast", {Uint, Int}: "OpBitcast",
	}
	widenings = map[Kind]string{Float: "OpFConvert", Int: "OpSConvert", Uint: "OpUConvert"}
)

func (t *text) convertScalar(value string, from, to Location) string {
	if from.Kind != to.Kind {
		value = t.value("%s %s %s", conversions[[2]Kind{from.Kind, to.Kind}], t.scalar(to.Kind, from.Width), value)
	}
	if from.Width != to.Width {
		value = t.value("%s %s %s", widenings[to.Kind], t.scalar(to.Kind, to.Width), value)
	}
	return value
}

// extensions are those that capabilities of generated shaders need.
var extensions = []struct{ capability, name string }{
	{"MeshShadingEXT", "SPV_EXT_mesh_shader"},
	{"RayTracingKHR", "SPV_KHR_ray_tracing"},
}

// module returns the text of the module.
func (t *text) module(model string) string {
	var b strings.Builder
	for _, c := range append([]string{"Shader"}, t.capabilities...) {
		fmt.Fprintf(&b, "OpCapability %s\n", c)
	}
	for _, x := range extensions {
		if slices.Contains(t.capabilities, x.capability) {
			fmt.Fprintf(&b, "OpExtension %q\n", x.name)
		}
	}
	fmt.Fprintf(&b, "OpMemoryModel Logical GLSL450\nOpEntryPoint %s %%main \"main\" %s\n", model,
		strings.Join(t.variables, " "))
	for _, m := range t.modes {
		fmt.Fprintf(&b, "OpExecutionMode %%main %s\n", m)
	}
	t.declare("%void", "OpTypeVoid")
	t.declare("%fn", "OpTypeFunction %s", "%void")
	for _, lines := range [][]string{t.decorations, t.declarations, {"%main = OpFunction %void None %fn",
		"%start = OpLabel"}, t.body, {"OpReturn", "OpFunctionEnd"}} {
		for _, line := range lines {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}
