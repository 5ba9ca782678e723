package raster

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"hone/fold"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/vm"
	"hone/vm/image"
)

func compile(t *testing.T, text string) *vm.Program {
	t.Helper()
	bin := irtest.Assemble(t, text, "spv1.3")
	if msg := passtest.Validate(t, bin, "vulkan1.1"); msg != "" {
		t.Fatal(msg)
	}
	p, err := vm.Compile(irtest.Read(t, bin), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// vertexText passes the position on, with the colour, and the position as it is, at locations.
const vertexText = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %main "main" %position %color %o %c %flat
OpName %position "position"
OpName %color "color"
OpDecorate %position Location 0
OpDecorate %color Location 1
OpDecorate %o BuiltIn Position
OpDecorate %c Location 0
OpDecorate %flat Location 1
%void = OpTypeVoid
%float = OpTypeFloat 32
%v4 = OpTypeVector %float 4
%pi = OpTypePointer Input %v4
%po = OpTypePointer Output %v4
%position = OpVariable %pi Input
%color = OpVariable %pi Input
%o = OpVariable %po Output
%c = OpVariable %po Output
%flat = OpVariable %po Output
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%p = OpLoad %v4 %position
OpStore %o %p
OpStore %flat %p
%k = OpLoad %v4 %color
OpStore %c %k
OpReturn
OpFunctionEnd
`

// fragmentText passes on what BODY makes of the colour %k, which is interpolated, and of the coordinates %x.
const fragmentText = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %c %flat %at %front %o
OpExecutionMode %main OriginUpperLeft
OpDecorate %c Location 0
OpDecorate %flat Location 1
OpDecorate %flat Flat
OpDecorate %at BuiltIn FragCoord
OpDecorate %front BuiltIn FrontFacing
OpDecorate %o Location 0
%void = OpTypeVoid
%bool = OpTypeBool
%float = OpTypeFloat 32
%v4 = OpTypeVector %float 4
%pi = OpTypePointer Input %v4
%pb = OpTypePointer Input %bool
%po = OpTypePointer Output %v4
%c = OpVariable %pi Input
%flat = OpVariable %pi Input
%at = OpVariable %pi Input
%front = OpVariable %pb Input
%o = OpVariable %po Output
%half = OpConstant %float 0.5
%one = OpConstant %float 1
%zero = OpConstant %float 0
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%k = OpLoad %v4 %c
%x = OpLoad %v4 %at
%first = OpLoad %v4 %flat
%f = OpLoad %bool %front
BODYOpReturn
OpFunctionEnd
`

func draw(t *testing.T, body string, width, height int, mesh *Mesh) *Picture {
	t.Helper()
	p, err := Draw(compile(t, strings.Replace(fragmentText, "BODY", body, 1)),
		Options{Width: width, Height: height, Vertex: compile(t, vertexText), Mesh: mesh})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestCoverage: triangles with common edges cover each pixel once, whatever the mesh: a fan around a point at random.
func TestCoverage(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	p := compile(t, strings.Replace(fragmentText, "BODY", "OpStore %o %k\n", 1))
	for range 20 {
		d := &drawing{Options: Options{Width: 37, Height: 23}, fragment: p}
		corners := []corner{{x: 0, y: 0}, {x: 37, y: 0}, {x: 37, y: 23}, {x: 0, y: 23}}
		middle := corner{x: snap(r.Float64() * 37), y: snap(r.Float64() * 23)}
		if r.IntN(2) == 0 {
			middle.x, middle.y = math.Floor(middle.x)+0.5, math.Floor(middle.y)+0.5 // in the middle of a pixel
		}
		count := make([]int, 37*23)
		for i := range corners {
			tr := &triangle{corners: [3]corner{middle, corners[i], corners[(i+1)%4]}}
			if r.IntN(2) == 0 {
				tr.corners[1], tr.corners[2] = tr.corners[2], tr.corners[1]
			}
			d.quads = nil
			if err := d.cover(tr, i); err != nil {
				t.Fatal(err)
			}
			for _, q := range d.quads {
				for k := range q.covered {
					if x, y := q.pixel(k); q.covered[k] {
						count[y*37+x]++
					}
				}
			}
		}
		for i, n := range count {
			if n != 1 {
				t.Fatalf("pixel %d, %d is covered %d times, around %v", i%37, i/37, n, middle)
			}
		}
	}
}

// TestPerspective: what is interpolated is right in space, not on the screen. Of an edge from w = 1 to w = 3 the middle
// of the screen is a quarter of the way.
func TestPerspective(t *testing.T) {
	tr := &triangle{corners: [3]corner{
		{x: 0, y: 0, over: 1, z: 0, weights: [3]float64{1, 0, 0}},
		{x: 64, y: 0, over: 1.0 / 3, z: 1, weights: [3]float64{0, 1, 0}},
		{x: 0, y: 64, over: 1, z: 0, weights: [3]float64{0, 0, 1}},
	}}
	tr.area = edge(&tr.corners[0], &tr.corners[1], 0, 64)
	w := tr.weights(31, 0, false) // its middle is at (31.5, 0.5)
	a, b := 31.5/64, 0.5/64
	want := a / 3 / (a/3 + b + (1 - a - b))
	if math.Abs(w[1]-want) > 1e-12 || math.Abs(w[0]+w[1]+w[2]-1) > 1e-12 {
		t.Errorf("weights %v, want %g for the second", w, want)
	}
	if linear := tr.weights(31, 0, true); math.Abs(linear[1]-a) > 1e-12 {
		t.Errorf("without perspective: weights %v, want %g for the second", linear, a)
	}
	if z, over := tr.depthAt(31, 0); math.Abs(z-a) > 1e-12 || math.Abs(over-(a/3+1-a)) > 1e-12 {
		t.Errorf("depth %g, 1/w %g", z, over)
	}
}

// meshOf makes triangles of three vertices each.
func meshOf(list ...Vertex) *Mesh {
	m := &Mesh{Vertices: list}
	for i := range list {
		m.Indices = append(m.Indices, i)
	}
	return m
}

func at(x, y, z float64, color ...float64) (v Vertex) {
	v.Position = [3]float64{x, y, z}
	copy(v.Color[:], color)
	return v
}

// TestDepth: what is nearest is seen, whatever is drawn first; what is before or behind the space that is seen is cut.
func TestDepth(t *testing.T) {
	near := []Vertex{at(-1, -1, 0.25, 1), at(3, -1, 0.25, 1), at(-1, 3, 0.25, 1)}
	far := []Vertex{at(-1, -1, 0.75, 0, 1), at(3, -1, 0.75, 0, 1), at(-1, 3, 0.75, 0, 1)}
	out := []Vertex{at(-1, -1, -0.25, 0, 0, 1), at(3, -1, -0.25, 0, 0, 1), at(-1, 3, -0.25, 0, 0, 1)}
	for _, list := range [][][]Vertex{{near, far, out}, {out, far, near}} {
		var all []Vertex
		for _, l := range list {
			all = append(all, l...)
		}
		p := draw(t, "OpStore %o %k\n", 16, 8, meshOf(all...))
		for i, v := range p.Pixels {
			if v != [4]float64{1, 0, 0, 1} || !p.Drawn[i] {
				t.Fatalf("pixel %d: %v", i, v)
			}
		}
	}
	// A triangle that leads through the plane where what is seen begins is seen from there on.
	p := draw(t, "OpStore %o %x\n", 64, 64, meshOf(at(-1, -1, -1), at(-1, 1, -1), at(1, 0, 1)))
	for i, drawn := range p.Drawn {
		if x := i % 64; drawn && (x < 31 || p.Pixels[i][2] < -1e-6) || !drawn && i/64 == 32 && x > 33 && x < 60 {
			t.Fatalf("pixel %d, %d: drawn %v at depth %g", x, i/64, drawn, p.Pixels[i][2])
		}
	}
}

// TestPasses: each fragment has what it should: its place, a flat value of the first vertex, which side it is of, and
// derivatives over the edges of triangles.
func TestPasses(t *testing.T) {
	front := []Vertex{at(-1, -1, 0.5, 0, 0), at(-1, 1, 0.5, 0, 1), at(1, 1, 0.5, 1, 1)}
	back := []Vertex{at(1, -1, 0.5, 1, 0), at(1, 1, 0.5, 1, 1), at(-1, -1, 0.5, 0, 0)}
	p := draw(t, `%d = OpDPdx %v4 %k
%u = OpCompositeExtract %float %d 0
%y = OpCompositeExtract %float %x 1
%z = OpCompositeExtract %float %first 0
%s = OpSelect %float %f %one %zero
%r = OpCompositeConstruct %v4 %u %y %z %s
OpStore %o %r
`, 16, 16, meshOf(append(front, back...)...))
	sides := map[float64]float64{}
	for i, v := range p.Pixels {
		if math.Abs(v[0]-1.0/16) > 1e-6 || v[1] != float64(i/16)+0.5 || !p.Drawn[i] {
			t.Fatalf("pixel %d, %d: %v, drawn %v", i%16, i/16, v, p.Drawn[i])
		}
		sides[v[2]] = v[3]
	}
	// from the upper left down and then right is counter-clockwise
	if len(sides) != 2 || sides[-1] != 1 || sides[1] != 0 {
		t.Errorf("sides by the x of the first vertex: %v", sides)
	}
}

// TestDiscarded: what is discarded is not drawn, and pictures say where they differ.
func TestDiscarded(t *testing.T) {
	body := `%u = OpCompositeExtract %float %k 0
%less = OpFOrdLessThan %bool %u %half
OpSelectionMerge %rest None
OpBranchConditional %less %gone %rest
%gone = OpLabel
OpKill
%rest = OpLabel
OpStore %o %k
`
	full := compile(t, strings.Replace(fragmentText, "BODY", "OpStore %o %k\n", 1))
	part := compile(t, strings.Replace(fragmentText, "BODY", body, 1))
	a, err := Draw(full, Options{Width: 31, Height: 7})
	if err != nil {
		t.Fatal(err)
	}
	b, err := Draw(part, Options{Width: 31, Height: 7})
	if err != nil {
		t.Fatal(err)
	}
	for i := range b.Drawn {
		x := i % 31
		if want := (float64(x)+0.5)/31 >= 0.5; b.Drawn[i] != want || !a.Drawn[i] {
			t.Errorf("pixel %d is drawn: %v", i, b.Drawn[i])
		}
		if v := a.Pixels[i]; math.Abs(v[0]-(float64(x)+0.5)/31) > 1e-7 ||
			math.Abs(v[1]-(float64(i/31)+0.5)/7) > 1e-7 || v[2] != 0 || v[3] != 1 {
			t.Errorf("pixel %d: %v", i, v)
		}
	}
	if d := a.Diff(b); d.Pixels != 15*7 || d.X != 0 || d.Y != 0 || !math.IsInf(d.Most, 1) {
		t.Errorf("the difference: %+v", d)
	}
	if d := a.Diff(a); d != (Difference{}) {
		t.Errorf("of a picture and itself: %+v", d)
	}
	image := b.Image()
	if image.NRGBAAt(0, 0).A != 0 || image.NRGBAAt(30, 0).A != 255 || image.NRGBAAt(30, 0).R != 251 {
		t.Errorf("as a picture: %v %v", image.NRGBAAt(0, 0), image.NRGBAAt(30, 0))
	}
}

// strangeText is no valid module.
const strangeText = `OpCapability Shader
OpCapability Float16
OpMemoryModel Logical GLSL450
OpEntryPoint MODEL %main "main" %x %o
OpDecorate %x BuiltIn BUILTIN
OpDecorate %o Location 0
%void = OpTypeVoid
%half = OpTypeFloat 16
%po = OpTypePointer Output %half
%x = OpVariable %po Output
%o = OpVariable %po Output
%one = OpConstant %half 1
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
OpStore %x %one
OpStore %o %one
OpReturn
OpFunctionEnd
`

// TestErrors: what is no picture is told.
func TestErrors(t *testing.T) {
	vertex := compile(t, vertexText)
	fragment := compile(t, strings.Replace(fragmentText, "BODY", "OpStore %o %k\n", 1))
	strange := func(model, builtIn string) *vm.Program { // with something built in that has a wrong type
		p, err := vm.Compile(irtest.Read(t, irtest.Assemble(t, strings.NewReplacer("MODEL", model, "BUILTIN",
			builtIn).Replace(strangeText), "spv1.3")), vm.Options{})
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for _, x := range []struct {
		p    *vm.Program
		o    Options
		want string
	}{
		{vertex, Options{Width: 1, Height: 1}, "it is a Vertex shader"},
		{fragment, Options{Height: 1}, "a picture of 0 x 1 pixels"},
		{fragment, Options{Width: 1 << 20, Height: 1 << 20}, "at most"},
		{fragment, Options{Width: 1, Height: 1, Location: 3}, "passes nothing on at location 3"},
		{fragment, Options{Width: 1, Height: 1, Vertex: vertex}, "no mesh"},
		{fragment, Options{Width: 1, Height: 1, Vertex: fragment, Mesh: Cube()}, "it is a Fragment shader"},
		{fragment, Options{Width: 1, Height: 1, Vertex: strange("Vertex", "Position"), Mesh: Cube()}, "four floats"},
		{strange("Fragment", "FragDepth"), Options{Width: 1, Height: 1}, "the FragDepth"},
	} {
		if _, err := Draw(x.p, x.o); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%v, want %s", err, x.want)
		}
	}
}

// TestParts: variables that are parts of one location have each their own components.
func TestParts(t *testing.T) {
	p, err := Draw(compile(t, `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %a %b %o %last
OpExecutionMode %main OriginUpperLeft
OpDecorate %a Location 0
OpDecorate %b Location 0
OpDecorate %b Component 1
OpDecorate %o Location 0
OpDecorate %last Location 0
OpDecorate %last Component 3
%void = OpTypeVoid
%float = OpTypeFloat 32
%v3 = OpTypeVector %float 3
%pi = OpTypePointer Input %float
%pi3 = OpTypePointer Input %v3
%po = OpTypePointer Output %v3
%pof = OpTypePointer Output %float
%a = OpVariable %pi Input
%b = OpVariable %pi3 Input
%o = OpVariable %po Output
%last = OpVariable %pof Output
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%x = OpLoad %float %a
%yzw = OpLoad %v3 %b
%y = OpCompositeExtract %float %yzw 0
%w = OpCompositeExtract %float %yzw 2
%r = OpCompositeConstruct %v3 %x %y %w
OpStore %o %r
OpStore %last %x
OpReturn
OpFunctionEnd
`), Options{Width: 4, Height: 2})
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range p.Pixels {
		x, y := (float64(i%4)+0.5)/4, (float64(i/4)+0.5)/2
		if v[0] != x || v[1] != y || v[2] != 1 {
			t.Errorf("pixel %d, %d: %v, want %g, %g, 1", i%4, i/4, v, x, y)
		}
	}
}

// TestMeshes: each triangle of a mesh has its front outside.
func TestMeshes(t *testing.T) {
	for _, m := range Meshes {
		mesh := m.Make()
		for i := 0; i+2 < len(mesh.Indices); i += 3 {
			var p [3][3]float64
			for k := range p {
				p[k] = mesh.Vertices[mesh.Indices[i+k]].Position
			}
			var a, b [3]float64
			for k := range 3 {
				a[k], b[k] = p[1][k]-p[0][k], p[2][k]-p[0][k]
			}
			if n := cross(a, b); dot(n, mesh.Vertices[mesh.Indices[i]].Normal) < -1e-9 {
				t.Fatalf("%s: triangle %d has its front inside", m.Name, i/3)
			}
		}
	}
}

// TestPartsOfLocation: what is passed on at a location may be in several variables, and their order is of no account.
func TestPartsOfLocation(t *testing.T) {
	text := strings.NewReplacer("OpDecorate %o Location 0\n", `OpDecorate %o Location 0
OpDecorate %a Location 0
OpDecorate %a Component 3
`,
		"%front %o\n", "%front %a %o\n", "%po = OpTypePointer Output %v4\n", `%v2 = OpTypeVector %float 2
%po = OpTypePointer Output %v2
%pf = OpTypePointer Output %float
%a = OpVariable %pf Output
`,
		"BODY", "%r = OpCompositeConstruct %v2 %half %one\nOpStore %a %half\nOpStore %o %r\n").Replace(fragmentText)
	p, err := Draw(compile(t, text), Options{Width: 2, Height: 2})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := p.Pixels[3], [4]float64{0.5, 1, 0, 0.5}; got != want {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestSampleMask: a fragment that masks its only sample out is not drawn.
func TestSampleMask(t *testing.T) {
	text := strings.NewReplacer("OpDecorate %o Location 0\n", `OpDecorate %o Location 0
OpDecorate %mask BuiltIn SampleMask
`, "%front %o\n", "%front %o %mask\n", "%half =", `%uint = OpTypeInt 32 0
%n0 = OpConstant %uint 0
%n1 = OpConstant %uint 1
%n6 = OpConstant %uint 6
%masks = OpTypeArray %uint %n1
%pm = OpTypePointer Output %masks
%pu = OpTypePointer Output %uint
%mask = OpVariable %pm Output
%half =`, "BODY", `%u = OpCompositeExtract %float %x 0
%left = OpFOrdLessThan %bool %u %one
%m = OpSelect %uint %left %n1 %n6
%e = OpAccessChain %pu %mask %n0
OpStore %e %m
OpStore %o %x
`).Replace(fragmentText)
	p, err := Draw(compile(t, text), Options{Width: 2, Height: 1})
	if err != nil {
		t.Fatal(err)
	}
	if !p.Drawn[0] || p.Drawn[1] {
		t.Errorf("drawn: %v, want the first pixel only", p.Drawn)
	}
}

// TestLimits: what is correctly rounded is determined, a quotient is not, and nothing is known of a pixel whose
// fragment may be discarded or not.
func TestLimits(t *testing.T) {
	text := strings.NewReplacer("%half =", `%three = OpConstant %float 3
%third = OpConstant %float 0.33333334
%half =`, "BODY", `%u = OpCompositeExtract %float %x 0
%s = OpFAdd %float %u %one
%q = OpFDiv %float %one %three
%d = OpFDiv %float %u %three
%gone = OpFOrdLessThan %bool %d %q
%bit = OpFOrdEqual %bool %q %third
%both = OpFOrdLessThan %bool %one %u
%not = OpLogicalAnd %bool %both %bit
%r = OpCompositeConstruct %v4 %s %q %zero %one
OpSelectionMerge %m None
OpBranchConditional %not %kill %m
%kill = OpLabel
OpKill
%m = OpLabel
OpStore %o %r
`).Replace(fragmentText)
	p, err := Draw(compile(t, text), Options{Width: 2, Height: 1, Inputs: vm.Inputs{Track: &vm.Track{
		Freedom: fold.Freedom{Precision: true}}}})
	if err != nil {
		t.Fatal(err)
	}
	first := p.Limits[0]
	if first[0] != fold.Point(1.5) || first[1].IsPoint() || !first[1].Contains(1.0/3) || first[3] != fold.Point(1) {
		t.Errorf("the limits of the first pixel are %v", first)
	}
	if p.Limits[1] != (Limits{anything, anything, anything, anything}) {
		t.Errorf("the limits of the second pixel are %v", p.Limits[1])
	}
}

// TestSamplerNames: a sampler that nobody gave is what its name says.
func TestSamplerNames(t *testing.T) {
	if s := sampler("pointClamp"); s.Mag != image.Nearest || s.Address[0] != image.ClampToEdge {
		t.Errorf("%+v", s)
	}
	if s := sampler("albedo"); s.Mag != image.Linear || s.Address[0] != image.Repeat {
		t.Errorf("%+v", s)
	}
}
