package target_test

import (
	"regexp"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/lower/target"
	"hone/pass"
	"hone/spirv"
)

func feature(t *testing.T, name string) target.Feature {
	t.Helper()
	f, err := target.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestParse(t *testing.T) {
	for _, names := range [][]string{{"OpSwitch", "Switch"}, {"GLSL.Fma", "Fma"}, {"OpenCL.mad", "mad"},
		{"Float64", "Capability.Float64"}} {
		if f, g := feature(t, names[0]), feature(t, names[1]); !f.Is(g) {
			t.Errorf("%s is not %s", names[0], names[1])
		}
	}
	if feature(t, "BuiltIn.Position").Is(feature(t, "BuiltIn.PointSize")) {
		t.Error("two built-ins are one")
	}
	for name, want := range map[string]string{
		"OpSwich":            "OpSwitch",
		"GLSL.Fmaa":          "Fma",
		"BuiltIn.PointSizes": "PointSize",
		"Flaot64":            "Float64",
		"Nothing.Known":      "begins with Nothing.",
	} {
		if _, err := target.Parse(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s in it", name, err, want)
		}
	}
}

var (
	limit  = pass.Int("limit", 3, "how many")
	first  = pass.ForModule("lower-first", "", func(c *pass.Context) bool { return false }, pass.Removes("OpSwitch"))
	second = pass.ForModule("lower-second", "", func(c *pass.Context) bool { return false }, limit,
		pass.Removes("OpSwitch", "Float64"))
	plain = pass.ForModule("plain", "", func(c *pass.Context) bool { return false })
)

func registry(t *testing.T) *pass.Registry {
	t.Helper()
	r, err := pass.NewRegistry(plain, first, second)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestPlan: lowerings come in the order of the registry, those that are named before those that a lack would choose.
func TestPlan(t *testing.T) {
	lack := func(names ...string) (list []target.Lack) {
		for _, n := range names {
			list = append(list, target.Lack{Feature: feature(t, n), Why: n})
		}
		return list
	}
	for _, x := range []struct {
		target target.Target
		want   string
	}{
		{target.Target{Lacks: lack("OpSwitch")}, "lower-first[OpSwitch]"},
		{target.Target{Lacks: lack("Switch", "Float64")}, "lower-first[Switch] lower-second[Float64]"},
		{target.Target{Lacks: lack("OpSwitch"), Flags: []target.Flag{{Text: "second(limit=5)", Why: "why"}}},
			"lower-second(limit=5)[why OpSwitch]"},
		{target.Target{Flags: []target.Flag{{Text: "second"}, {Text: "plain"}, {Text: "lower-second"}}}, "plain[] lower-second[]"},
		{target.Target{Lacks: lack("OpKill")}, ""},
		{target.Target{Bugs: []target.Bug{{Name: "hangs", Lacks: []target.Feature{feature(t, "Float64")},
			Flags: []string{"plain"}}}},
			"plain[hangs] lower-second[hangs]"},
		{target.Target{Capabilities: []string{"Shader"}}, "lower-second[does not have Float64]"},
		{target.Target{Capabilities: []string{"Shader", "Float64"}}, ""},
		{target.Target{Flags: []target.Flag{{Text: "third"}}}, "no lowering is named third"},
		{target.Target{Flags: []target.Flag{{Text: "second"}, {Text: "second(limit=4)"}}}, "asked for: one of them is wanted"},
	} {
		steps, err := x.target.Plan(registry(t))
		if err != nil {
			if !strings.Contains(err.Error(), x.want) {
				t.Errorf("%v, want %s", err, x.want)
			}
			continue
		}
		var got []string
		for _, s := range steps {
			why := s.Why
			for _, l := range s.Features {
				if l.Why != "" {
					why = append(why, l.Why)
				}
			}
			for _, name := range s.Absent {
				why = append(why, "does not have "+name)
			}
			got = append(got, s.Pass.String()+"["+strings.Join(why, " ")+"]")
		}
		if strings.Join(got, " ") != x.want {
			t.Errorf("%v, want %s", got, x.want)
		}
	}
}

const module = `OpCapability Shader
OpCapability Float64
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 16 16 2
%f = OpString "a.comp"
OpName %wide "wide"
OpName %main "main"
OpDecorate %v DescriptorSet 3
OpDecorate %v Binding 5
%void = OpTypeVoid
%fn = OpTypeFunction %void
%double = OpTypeFloat 64
%struct = OpTypeStruct %double
%pointer = OpTypePointer StorageBuffer %struct
%v = OpVariable %pointer StorageBuffer
%two = OpConstant %double 2
%main = OpFunction %void None %fn
%l = OpLabel
OpLine %f 7 1
%wide = OpFAdd %double %two %two
%more = OpFAdd %double %two %two
OpReturn
OpFunctionEnd
`

func read(t *testing.T, text string) *ir.Module {
	t.Helper()
	return irtest.Read(t, irtest.Assemble(t, text, "spv1.3"))
}

var ids = regexp.MustCompile("%[0-9]+")

// TestObstacles: what a target does not take is told with its place.
func TestObstacles(t *testing.T) {
	m := read(t, module)
	for _, x := range []struct {
		target target.Target
		want   []string
	}{
		{target.Target{}, nil},
		{target.Target{Lacks: []target.Lack{{Feature: feature(t, "FAdd"), Why: "too slow"}}},
			[]string{`FAdd: % "wide" in main (a.comp:7), % in main (a.comp:7): too slow`}},
		{target.Target{Lacks: []target.Lack{{Feature: feature(t, "FSub")}}}, nil},
		{target.Target{Lacks: []target.Lack{{Feature: feature(t, "StorageClass.StorageBuffer")}}},
			[]string{"StorageClass.StorageBuffer: %, %"}},
		{target.Target{Lacks: []target.Lack{{Feature: feature(t, "Float64"), Why: "no"}}}, []string{"OpCapability Float64: %: no"}},
		{target.Target{Capabilities: []string{"Shader", "Int64"}}, []string{"OpCapability Float64: %"}},
		{target.Target{Capabilities: []string{"Geometry", "Float64"}}, nil}, // which implies Shader
		{target.Target{Extensions: []string{}}, []string{"OpExtension SPV_KHR_storage_buffer_storage_class"}},
		{target.Target{Version: spirv.MakeVersion(1, 2)}, []string{"SPIR-V 1.3: the latest that is read is 1.2"}},
		{target.Target{Version: spirv.MakeVersion(1, 3)}, nil},
		{target.Target{Limits: []target.Limit{{Name: "workgroup-invocations", Most: 512}, {Name: "workgroup-size-z", Most: 1},
			{Name: "descriptor-sets", Most: 3}, {Name: "bindings", Most: 6}}},
			[]string{`workgroup-size-z 2: OpExecutionMode % "main": the limit is 1`,
				"descriptor-sets 4: OpVariable %: the limit is 3"}},
		{target.Target{Limits: []target.Limit{{Name: "workgroup-invocations", Most: 511}}},
			[]string{`workgroup-invocations 512: OpExecutionMode % "main": the limit is 511`}},
	} {
		var got []string
		for _, o := range x.target.Obstacles(m) {
			got = append(got, ids.ReplaceAllString(o.String(), "%"))
		}
		if strings.Join(got, "\n") != strings.Join(x.want, "\n") {
			t.Errorf("%+v:\n got %s\nwant %s", x.target, strings.Join(got, "\n     "), strings.Join(x.want, "\n     "))
		}
	}
}
