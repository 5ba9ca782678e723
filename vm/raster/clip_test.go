package raster

import (
	"strings"
	"testing"
)

// TestDistances: what a vertex shader says is at a distance below 0 is clipped, and a triangle all of whose corners are
// is culled.
func TestDistances(t *testing.T) {
	whole := []Vertex{at(-1, -1, 0.5), at(3, -1, 0.5), at(-1, 3, 0.5)}
	for _, c := range []struct {
		builtIn, capability string
		want                func(x int) bool // of 16
	}{
		{"ClipDistance", "ClipDistance", func(x int) bool { return x >= 8 }}, // the distance is x in clip space
		{"CullDistance", "CullDistance", func(int) bool { return true }},     // some corners are at 0 or beyond
	} {
		text := strings.NewReplacer(
			"OpCapability Shader\n", "OpCapability Shader\nOpCapability "+c.capability+"\n",
			"%o %c %flat\n", "%o %c %flat %distance\n",
			"OpDecorate %c Location 0\n", "OpDecorate %distance BuiltIn "+c.builtIn+"\nOpDecorate %c Location 0\n",
			"%fn = ", "%int = OpTypeInt 32 1\n%1 = OpConstant %int 1\n%2 = OpConstant %int 2\n"+
				"%one = OpConstant %float 1\n%two = OpTypeArray %float %2\n"+
				"%p_two = OpTypePointer Output %two\n%p_of = OpTypePointer Output %float\n"+
				"%distance = OpVariable %p_two Output\n%fn = ",
			"OpStore %o %p\n", "OpStore %o %p\n%x = OpCompositeExtract %float %p 0\n"+
				"%all = OpCompositeConstruct %two %one %x\nOpStore %distance %all\n").Replace(vertexText)
		o := Options{Width: 16, Height: 4, Vertex: compile(t, text), Mesh: meshOf(whole...)}
		p, err := Draw(compile(t, strings.Replace(fragmentText, "BODY", "OpStore %o %x\n", 1)), o)
		if err != nil {
			t.Fatal(err)
		}
		for i, drawn := range p.Drawn {
			if drawn != c.want(i%16) {
				t.Fatalf("%s: pixel %d, %d: drawn %v", c.builtIn, i%16, i/16, drawn)
			}
		}
		left := []Vertex{at(-1, -1, 0.5), at(-0.5, -1, 0.5), at(-1, 1, 0.5)}
		o.Mesh = meshOf(left...)
		if p, err = Draw(compile(t, strings.Replace(fragmentText, "BODY", "OpStore %o %x\n", 1)), o); err != nil {
			t.Fatal(err)
		}
		for i, drawn := range p.Drawn {
			if drawn {
				t.Fatalf("%s, all at a distance below 0: pixel %d, %d is drawn", c.builtIn, i%16, i/16)
			}
		}
	}
}

// TestOneSample: the one sample of a pixel is in its middle, and so is its centroid.
func TestOneSample(t *testing.T) {
	text := strings.NewReplacer(
		"OpCapability Shader\n", "OpCapability Shader\nOpCapability InterpolationFunction\n"+
			"%std = OpExtInstImport \"GLSL.std.450\"\n",
		"%fn = ", "%int = OpTypeInt 32 1\n%0 = OpConstant %int 0\n%fn = ",
		"BODY", `%m = OpExtInst %v4 %std InterpolateAtCentroid %c
%s = OpExtInst %v4 %std InterpolateAtSample %c %0
%a = OpFSub %v4 %m %k
%b = OpFSub %v4 %s %k
%abs = OpExtInst %v4 %std FAbs %a
%sum = OpFAdd %v4 %abs %b
OpStore %o %sum
`).Replace(fragmentText)
	p, err := Draw(compile(t, text), Options{Width: 8, Height: 8, Vertex: compile(t, vertexText), Mesh: meshOf(
		at(-1, -1, 0.5, 0, 0), at(3, -1, 0.5, 1, 0), at(-1, 3, 0.5, 0, 1))})
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range p.Pixels {
		if v[0] != 0 || v[1] != 0 || !p.Drawn[i] {
			t.Fatalf("pixel %d, %d: %v", i%8, i/8, v)
		}
	}
}
