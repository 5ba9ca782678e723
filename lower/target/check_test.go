package target_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"hone/lower/target"
	"hone/pass"
)

// lazy are lowerings that leave the features that they are to remove: without a word, with a reason, and one of unused
// features.
var lazy = []*pass.Pass{
	pass.ForModule("lower-adds", "", func(c *pass.Context) bool { return false }, pass.Removes("OpFAdd")),
	pass.ForModule("lower-wide", "", func(c *pass.Context) bool {
		c.RemarkAt(c.Module.Functions()[0].Blocks[0].First(), 0, "floats stay")
		return false
	}, pass.Removes("Float64")),
	pass.ForModule("lower-unused", "", func(c *pass.Context) bool { return false }, pass.RemovesUnused("OpFAdd")),
}

// TestLower: what a lowering leaves is an error with the feature, its first place, the lowering, and the reason.
func TestLower(t *testing.T) {
	r, err := pass.NewRegistry(lazy...)
	if err != nil {
		t.Fatal(err)
	}
	flags := func(names ...string) (list []target.Flag) {
		for _, n := range names {
			list = append(list, target.Flag{Text: n})
		}
		return list
	}
	for _, x := range []struct {
		target target.Target
		want   string
	}{
		{target.Target{}, ""},
		{target.Target{Flags: flags("unused")}, ""},
		{target.Target{Flags: flags("adds")}, "lowerings left features that they are to remove:\n" +
			"    OpFAdd: % \"wide\" in main (a.comp:7), % in main (a.comp:7)\n" +
			"        adds left it"},
		{target.Target{Flags: flags("wide")}, "lowerings left features that they are to remove:\n" +
			"    OpCapability Float64: %\n" +
			"        wide left it: floats stay (%)"},
		{target.Target{Name: "driver", Lacks: []target.Lack{{Feature: feature(t, "FAdd"), Why: "too slow"}}},
			"the target driver does not take it, and no lowering changes that; what is in the way:\n" +
				"    FAdd: % \"wide\" in main (a.comp:7), % in main (a.comp:7): too slow\n" +
				"        adds left it"},
		{target.Target{Name: "driver", Extensions: []string{}},
			"the target driver does not take it, and no lowering changes that; what is in the way:\n" +
				"    OpExtension SPV_KHR_storage_buffer_storage_class"},
	} {
		err := x.target.Lower(r, read(t, module), pass.Options{})
		got := ""
		if err != nil {
			got = ids.ReplaceAllString(err.Error(), "%")
			var left *target.LeftError
			if !errors.As(err, &left) || !errors.Is(err, errors.ErrUnsupported) {
				t.Errorf("%+v: the error is a %T", x.target, err)
			}
		}
		if strings.TrimSpace(got) != x.want {
			t.Errorf("%+v:\n got %s\nwant %s", x.target, got, x.want)
		}
	}
}

// TestLater: an instruction that needs a later version than the module has is an obstacle; an extension with nothing
// that needs it is none.
func TestLater(t *testing.T) {
	for _, x := range []struct{ old, new, want string }{
		{"", "", ""},
		{"OpExtension", "OpExtension \"SPV_EXT_mesh_shader\"\nOpExtension", ""},
		{"%more = OpFAdd %double %two %two", "%more = OpSelect %struct %true %both %both",
			"SPIR-V 1.4: a select of composites: % in main (a.comp:7): the module is of version 1.3"},
		{"%more = OpFAdd %double %two %two", "%more = OpCopyLogical %struct %both",
			"SPIR-V 1.4: OpCopyLogical: % in main (a.comp:7): the module is of version 1.3"},
	} {
		text := strings.Replace(module, x.old, x.new, 1)
		text = strings.Replace(text, "%main = ", "%bool = OpTypeBool\n%true = OpConstantTrue %bool\n"+
			"%both = OpConstantComposite %struct %two\n%main = ", 1)
		var got []string
		for _, o := range (&target.Target{}).Obstacles(read(t, text)) {
			got = append(got, ids.ReplaceAllString(o.String(), "%"))
		}
		if strings.Join(got, "\n") != x.want {
			t.Errorf("%s:\n got %s\nwant %s", x.new, got, x.want)
		}
	}
}

// TestCombinedSampler: variables and parameters that are images with their samplers, or arrays of these, in memory or
// as values.
func TestCombinedSampler(t *testing.T) {
	m := read(t, `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%n2 = OpConstant %u32 2
%float = OpTypeFloat 32
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampler = OpTypeSampler
%both = OpTypeSampledImage %image
%array = OpTypeArray %both %n2
%pimage = OpTypePointer UniformConstant %image
%psampler = OpTypePointer UniformConstant %sampler
%pboth = OpTypePointer UniformConstant %both
%parray = OpTypePointer UniformConstant %array
%a = OpVariable %pimage UniformConstant
%b = OpVariable %psampler UniformConstant
%c = OpVariable %pboth UniformConstant
%d = OpVariable %parray UniformConstant
%fn = OpTypeFunction %void %pboth %both %image
%f = OpFunction %void None %fn
%x = OpFunctionParameter %pboth
%y = OpFunctionParameter %both
%z = OpFunctionParameter %image
%l = OpLabel
%k = OpLoad %sampler %b
%s = OpSampledImage %both %z %k
OpReturn
OpFunctionEnd
`)
	o := target.Count(m, []target.Feature{feature(t, "CombinedSampler")})[0]
	if n := len(o.Places) + o.More; n != 4 {
		t.Errorf("%d combined samplers, want 4: %s", n, o.String())
	}
}

// TestManyDeclarations: a capability or an extension that is declared often is one obstacle, and what needs it has one
// place for each instruction. As many different extensions cost one walk over the module.
func TestManyDeclarations(t *testing.T) {
	const n = 4000
	var head strings.Builder
	for i := range n {
		fmt.Fprintf(&head, "OpExtension \"SPV_EXAMPLE_%d\"\n", i)
	}
	head.WriteString(strings.Repeat("OpExtension \"SPV_KHR_storage_buffer_storage_class\"\n", 2))
	text := strings.Repeat("OpCapability Float64\n", n) +
		strings.Replace(module, "OpExtension", head.String()+"OpExtension", 1)
	text = strings.Replace(text, "%more = OpFAdd %double %two %two",
		"%more = OpFAdd %double %two %two\n"+strings.Repeat("OpNop\n", 10*n), 1)
	m := read(t, text)
	start := time.Now()
	list := (&target.Target{Capabilities: []string{"Shader"}, Extensions: []string{}}).Obstacles(m)
	if took := time.Since(start); took > 2*time.Second {
		t.Errorf("it took %v", took)
	}
	seen := map[string]bool{}
	for _, o := range list {
		if seen[o.What] {
			t.Errorf("%s is there twice", o.What)
		}
		seen[o.What] = true
	}
	if len(list) < n || !seen["OpCapability Float64"] {
		t.Errorf("got %d obstacles", len(list))
	}
}
