package ir_test

import (
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/spirv"
	"hone/typing"
)

// typeUses are the uses of a type, with what a module holds that makes it: a global and an instruction in a function
// with the parameters %c, a boolean, %x and %y of the type, and %m, a pointer to it.
var typeUses = []struct {
	use          ir.TypeUse
	name         string
	global, body string
}{
	{ir.NullOf, "null", "%q = OpConstantNull %type", ""},
	{ir.UndefOf, "undef", "%q = OpUndef %type", ""},
	{ir.ConstantOf, "constant", "%q = $constant", ""},
	{ir.PhiOf, "phi", "", "OpSelectionMerge %merge None\nOpBranchConditional %c %then %merge\n%then = OpLabel\n" +
		"OpBranch %merge\n%merge = OpLabel\n" +
		"%q = OpPhi %type %x %entry %y %then"},
	{ir.SelectOf, "select", "", "%q = OpSelect %type %c %x %y"},
	{ir.CompositeOf, "composite", "%around = OpTypeStruct %type", "%q = OpCompositeConstruct %around %x"},
	{ir.ArithmeticOf, "arithmetic", "", "%q = $arithmetic"},
	{ir.MemoryOf, "memory", "%pm = OpTypePointer $class %type", "%q = OpLoad %type %m\nOpStore %m %q"},
	{ir.VariableOf, "variable", "%pf = OpTypePointer Function %type", "%q = OpVariable %pf Function"},
}

// typeCase is a type with the uses that the table gives it, and those that some spirv-val accepts beside these, with a
// reason why the table does not.
type typeCase struct {
	name, capabilities, types string
	want                      string
	laxer, why                string
	constant, arithmetic      string // what makes a constant, and a computation
	version                   string // 1.6
	kernel                    bool   // physical addressing
	class                     string // from which it is loaded
	extensions                string
}

// module returns the text of a module that has a function with parameters of the type and makes the use.
func (c typeCase) module(global, body string) string {
	var head strings.Builder
	for name := range strings.FieldsSeq(c.capabilities + " Linkage") {
		head.WriteString("OpCapability " + name + "\n")
	}
	for name := range strings.FieldsSeq(c.extensions) {
		head.WriteString("OpExtension \"" + name + "\"\n")
	}
	model := "OpMemoryModel Logical GLSL450\n"
	switch {
	case c.kernel:
		model = "OpMemoryModel Physical64 OpenCL\n"
	case strings.Contains(c.capabilities, "Kernel"):
		model = "OpMemoryModel Logical OpenCL\n"
	case strings.Contains(c.capabilities, "PhysicalStorageBufferAddresses"):
		model = "OpMemoryModel PhysicalStorageBuffer64 GLSL450\n"
		if !strings.Contains(c.types, "OpTypeStruct") {
			model += "OpDecorate %x Aliased\nOpDecorate %y Aliased\n"
		}
	case strings.Contains(c.capabilities, "VulkanMemoryModel"):
		model = "OpMemoryModel Logical Vulkan\n"
	}
	text := head.String() + model + `
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%n0 = OpConstant %uint 0
%n2 = OpConstant %uint 2
%n3 = OpConstant %uint 3
%n16 = OpConstant %uint 16
%one = OpConstant %float 1
` + c.types + "\n" + global + "\n%fn = OpTypeFunction %void %bool %type %type$parameter" + `
%f = OpFunction %void None %fn
%c = OpFunctionParameter %bool
%x = OpFunctionParameter %type
%y = OpFunctionParameter %type
$pointer%entry = OpLabel
` + body + "\nOpReturn\nOpFunctionEnd\n"
	if c.class == "UniformConstant" { // which is only read
		text = strings.Replace(text, "OpStore %m %q\n", "", 1)
	}
	pointer, parameter := "", ""
	if strings.Contains(text, "%pm ") {
		pointer, parameter = "%m = OpFunctionParameter %pm\n", " %pm"
	}
	class := c.class
	if class == "" {
		class = "StorageBuffer"
	}
	return strings.NewReplacer("$constant", c.constant, "$arithmetic", c.arithmetic, "$class", class, "$pointer", pointer,
		"$parameter", parameter, "", "").Replace(text)
}

const allUses = "null undef constant phi select composite arithmetic memory variable"

// TestTypeUses asks the table about types, and spirv-val about a module for each use of each. What spirv-val refuses
// the table must refuse, and what the table refuses spirv-val must refuse but for what the case says.
func TestTypeUses(t *testing.T) {
	for _, c := range typeCases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			for _, u := range typeUses {
				c.ask(t, u.use, u.name, u.global, u.body)
			}
		})
	}
}

// ask compares the answers about one use.
func (c typeCase) ask(t *testing.T, use ir.TypeUse, name, global, body string) {
	if c.version == "" {
		c.version = "1.6"
	}
	missing := strings.Contains(global, "$constant") && c.constant == "" || strings.Contains(body, "$arithmetic") &&
		c.arithmetic == ""
	if missing { // there is no such instruction
		global, body = "", ""
	}
	ids := map[string]ir.ID{}
	bin := irtest.Named(t, c.module(global, body), "spv"+c.version, ids)
	m := irtest.Read(t, bin)
	got, want := m.Allows(ids["type"], use), slices.Contains(strings.Fields(c.want), name)
	if got != want {
		t.Errorf("%s: %v, want %v", name, got, want)
	}
	if _, err := peers.Find("spirv-val"); err != nil || missing {
		return
	}
	msg := passtest.Validate(t, bin, "spv"+c.version)
	if strings.Contains(msg, "Invalid capability operand") || strings.Contains(msg, "Invalid opcode") ||
		strings.Contains(msg, "Invalid FP encoding") {
		return // an extension that this spirv-val does not know
	}
	switch accepted := msg == ""; {
	case want && !accepted:
		t.Errorf("%s: spirv-val: %s", name, msg)
	case !want && accepted && !slices.Contains(strings.Fields(c.laxer), name):
		t.Errorf("%s: spirv-val accepts it", name)
	}
}

// TestNulls compares what the table says of null constants with what is refused in a module that is read: all that may
// be made is accepted, and what else is accepted is what some spirv-val accepts too, or a type of an extension that
// typing has no rule for.
func TestNulls(t *testing.T) {
	unruled := []string{"tensor layout"}
	for _, c := range typeCases {
		if c.version == "" {
			c.version = "1.6"
		}
		ids := map[string]ir.ID{}
		m := irtest.Read(t, irtest.Named(t, c.module("%q = OpConstantNull %type", ""), "spv"+c.version, ids))
		err := m.Verify()
		if err == nil {
			err = typing.Verify(m)
		}
		made := m.Allows(ids["type"], ir.NullOf)
		laxer := slices.Contains(strings.Fields(c.laxer), "null") || slices.Contains(unruled, c.name)
		if made && err != nil || !made && (err == nil) != laxer {
			t.Errorf("%s: the table says %v, and a null that is read: %v", c.name, made, err)
		}
	}
}

// TestTypeUsesFollow edits what says what types may be.
func TestTypeUsesFollow(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, `
OpCapability Shader
OpCapability StorageBuffer16BitAccess
OpMemoryModel Logical GLSL450
%half = OpTypeFloat 16
%float = OpTypeFloat 32
%vector = OpTypeVector %half 2
%struct = OpTypeStruct %float %vector
`, "spv1.3", ids))
	half, vector, structure := ids["half"], ids["vector"], ids["struct"]
	check := func(what string, phi, null, selected bool) {
		t.Helper()
		if m.CanPhi(structure) != phi || m.Allows(structure, ir.NullOf) != null ||
			m.Allows(structure, ir.PhiOf|ir.SelectOf) != selected {
			t.Errorf("%s: phi %v, null %v, select %v", what, m.CanPhi(structure), m.Allows(structure, ir.NullOf),
				m.Allows(structure, ir.SelectOf))
		}
	}
	check("as it is read", false, false, false)
	c := m.Constants()
	if c.Null(half) != 0 || c.Undef(vector) != 0 || c.Float(half, 1) != 0 || c.Splat(vector, c.Float(half, 1)) != 0 ||
		c.Arbitrary(structure) != 0 {
		t.Error("a constant of a type that may only be stored")
	}
	m.Require(spirv.CapabilityFloat16)
	check("with the capability", true, true, false)
	if c.Null(half) == 0 || c.Float(half, 1) == 0 || m.Def(c.Arbitrary(structure)).Op != spirv.OpUndef {
		t.Error("no constant")
	}
	m.Header.Version = spirv.MakeVersion(1, 4)
	check("in version 1.4", true, true, true)
	m.Section(ir.Capabilities).Last().Remove()
	check("without the capability", false, false, false)
	m.Def(structure).SetOperands([]uint32{uint32(ids["float"])})
	check("without the member", true, true, true)
	m.Def(structure).SetOperands([]uint32{uint32(vector)})
	check("with the member", false, false, false)
	m.Replace(vector, ids["float"])
	check("with another one", true, true, true)
	if m.Allows(m.NewID(), ir.PhiOf) || m.Allows(c.Bool(true), ir.PhiOf) || m.Allows(0, ir.PhiOf) {
		t.Error("what is no type may be something")
	}
}

// TestTypeUsesOfParts asks for types whose parts are parts of each other, in which a half is found by several ways, and
// for one that is as deep as a module is long.
func TestTypeUsesOfParts(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, `
OpCapability Shader
OpCapability StorageBuffer16BitAccess
OpMemoryModel Logical GLSL450
%half = OpTypeFloat 16
%float = OpTypeFloat 32
%b = OpTypeStruct %half %float
%c = OpTypeStruct %b %float
%a = OpTypeStruct %b %c
%a2 = OpTypeStruct %c %b
%s0 = OpTypeStruct %float
`+irtest.Repeat(1, 100_001, "%s$i = OpTypeStruct %s$h %s$h\n"), "spv1.3", ids))
	for _, name := range []string{"a", "a2", "c", "b"} {
		if m.CanPhi(ids[name]) {
			t.Errorf("%s holds a half", name)
		}
	}
	if !m.CanPhi(ids["s100000"]) {
		t.Error("the deep one holds nothing but floats")
	}
}

// TestUnspecified wants a value that nobody may depend on for whatever a phi may be: a phi may need one.
func TestUnspecified(t *testing.T) {
	for _, c := range typeCases {
		if c.version == "" {
			c.version = "1.6"
		}
		ids := map[string]ir.ID{}
		m := irtest.Read(t, irtest.Named(t, c.module("", ""), "spv"+c.version, ids))
		if m.CanPhi(ids["type"]) && m.Constants().Arbitrary(ids["type"]) == 0 {
			t.Errorf("%s: there is none", c.name)
		}
	}
}
