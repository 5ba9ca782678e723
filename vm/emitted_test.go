package vm_test

import (
	"encoding/binary"
	"os"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// headed is a shader that begins as the planted ones of an archive do.
func headed(t *testing.T, head, body string, edits ...string) *stage {
	t.Helper()
	text, err := os.ReadFile("testdata/planted/head-" + head + ".spvasm")
	if err != nil {
		t.Fatal(err)
	}
	return newStage(t, strings.NewReplacer(edits...).Replace(string(text))+body+"OpFunctionEnd\n")
}

// fill gives a slot words that are given by the number of the element and of the word.
func (s *stage) fill(name string, elements, words int, word func(i, k int) uint32) {
	s.t.Helper()
	data := make([]byte, 4*elements*words)
	for i := range elements * words {
		binary.LittleEndian.PutUint32(data[4*i:], word(i/words, i%words))
	}
	s.buffers[slot(s.t, name)] = data
}

// holds compares all words of a slot.
func (s *stage) holds(name string, want ...uint32) {
	s.t.Helper()
	data := s.buffers[slot(s.t, name)]
	got := make([]uint32, len(data)/4)
	for i := range got {
		got[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	if !slices.Equal(got, want) {
		s.t.Errorf("%s: %v, want %v", name, got, want)
	}
}

// stored returns which scalars of a slot a run has stored, and which of them have no value.
func stored(t *testing.T, r *vm.Result, name string) (list []vm.Store) {
	t.Helper()
	at := slot(t, name)
	for _, x := range r.Stores {
		if x.Slot == at {
			list = append(list, x)
		}
	}
	return list
}

// TestGeometry: what each vertex passes on is what the outputs hold at that time, and nothing is in them afterwards.
// An element is for a primitive where it is an input, and for an invocation where it is an output.
func TestGeometry(t *testing.T) {
	s := headed(t, "geometry", `OpEndPrimitive
OpStore %tag %number
OpStore %colour %c1
OpEmitVertex
OpStore %tag %which
OpEmitVertex
OpEndPrimitive
OpEndPrimitive
OpStore %tag %7
OpSelectionMerge %rest None
OpBranchConditional %second %more %rest
%more = OpLabel
OpEmitVertex
OpBranch %rest
%rest = OpLabel
OpReturn
`, "OutputVertices 6", "OutputVertices 3")
	if n := s.program.Invocations(); n != 8 {
		t.Fatalf("%d invocations", n)
	}
	s.fill("in.PrimitiveId", 4, 1, func(i, _ int) uint32 { return 100 + uint32(i) })
	for vertex := range 3 {
		name := layout.Slot{Kind: layout.Input, Element: uint32(vertex)}.String()
		s.fill(name, 4, 4, func(i, k int) uint32 { return uint32(1000*vertex + 10*i + k) })
	}
	r := s.run(&vm.Track{})
	for i := range 8 {
		primitive, second := uint32(i/2), i%2 == 1
		data := s.buffers[slot(t, "out.1")][48*i:]
		word := func(k int) uint32 { return binary.LittleEndian.Uint32(data[4*k:]) }
		want := []uint32{100 + primitive, uint32(i % 2), untouched}
		marks := []uint32{1, 1, untouched}
		if second {
			want[2], marks[2] = 7, 2
		}
		for k, w := range want {
			if word(4*k) != w {
				t.Errorf("invocation %d, vertex %d has the tag %d, want %d", i, k, word(4*k), w)
			}
		}
		data = s.buffers[slot(t, "out.0")][48*i:]
		for k := range uint32(4) {
			if word(int(k)) != 1000+10*primitive+k {
				t.Errorf("invocation %d has the colour %d", i, word(int(k)))
			}
		}
		data = s.buffers[slot(t, "emitted")][12*i:]
		for k, w := range marks {
			if word(k) != w {
				t.Errorf("invocation %d, vertex %d is marked %#x, want %#x", i, k, word(k), w)
			}
		}
	}
	for _, x := range stored(t, r, "out.0") {
		vertex := x.Offset % 48 / 16
		if unset := vertex > 0; x.Unset != unset || (x.Shadow.Undefined != 0) != unset {
			t.Errorf("the colour of vertex %d: %+v", vertex, x)
		}
	}
	for _, x := range stored(t, r, "out.1") {
		if x.Shadow != (vm.Shadow{}) || x.Unset {
			t.Errorf("a tag: %+v", x)
		}
	}
}

// TestGeometryStreams: a stream has the vertices that are emitted to it, and the outputs that are of it.
func TestGeometryStreams(t *testing.T) {
	s := headed(t, "geometry", `OpStore %tag %number
OpStore %position %p0
OpEmitStreamVertex %1
OpEndStreamPrimitive %1
OpStore %tag %7
OpEmitStreamVertex %1
OpStore %tag %number
OpStore %position %p1
OpEmitStreamVertex %0
OpReturn
`, "OpCapability Geometry", "OpCapability GeometryStreams", "OutputTriangleStrip", "OutputPoints", "Invocations 2",
		"Invocations 8", "OpDecorate %tag Location 1", "OpDecorate %tag Location 1\nOpDecorate %tag Stream 1")
	s.fill("in.PrimitiveId", 1, 1, func(i, _ int) uint32 { return 9 })
	s.fill("in.Position[1]", 1, 4, func(_, k int) uint32 { return uint32(k) })
	s.run(nil)
	for i := range 8 {
		for name, want := range map[string][]uint32{"out.1.1": {9, untouched, untouched, untouched, 7},
			"out.Position": {0, 1, 2, 3, untouched}, "emitted": {1, untouched}, "emitted.1": {1, 1, untouched}} {
			data := s.buffers[slot(t, name)]
			data = data[len(data)/8*i:]
			for k, w := range want {
				if got := binary.LittleEndian.Uint32(data[4*k:]); got != w {
					t.Errorf("invocation %d, %s, word %d: %#x, want %#x", i, name, k, got, w)
				}
			}
		}
	}
}

// TestGeometryLimit: more vertices than there may be are reported, and such runs are not compared.
func TestGeometryLimit(t *testing.T) {
	s := headed(t, "geometry", strings.Repeat("OpStore %tag %number\nOpEmitVertex\n", 3)+"OpReturn\n",
		"OutputVertices 6", "OutputVertices 2")
	r := s.run(nil)
	if len(r.Reports) != 1 || r.Reports[0].Kind != vm.LimitExceeded || r.Reports[0].Count != 8 {
		t.Errorf("reports: %+v", r.Reports)
	}
	text, _ := os.ReadFile("testdata/planted/head-geometry.spvasm")
	m := irtest.Read(t, irtest.Assemble(t, string(text)+strings.Repeat("OpStore %tag %number\nOpEmitVertex\n", 7)+
		"OpReturn\nOpFunctionEnd\n", "spv1.3"))
	found, err := compare.Modules(m, m, compare.Options{})
	if err != nil || found.Verdict != compare.Undecided || !strings.Contains(found.Reason, "beyond what is recorded") {
		t.Errorf("%+v, %v", found, err)
	}
}

// TestPatches: the invocations of a patch see each other's outputs after a barrier, and the patch passes on one element
// of each output.
func TestPatches(t *testing.T) {
	s := headed(t, "patches", `OpStore %shade_at %c
OpControlBarrier %2 %4 %0
%n = OpLoad %float %shade_next
OpControlBarrier %2 %4 %0
OpStore %shade_at %n
%sum = OpFAdd %float %n %c
OpStore %outer1 %one
OpSelectionMerge %rest None
OpBranchConditional %isfirst %then %rest
%then = OpLabel
OpStore %own %sum
OpBranch %rest
%rest = OpLabel
OpReturn
`)
	if n := s.program.Invocations(); n != 4 {
		t.Fatalf("%d invocations", n)
	}
	for vertex := range 32 {
		name := layout.Slot{Kind: layout.Input, Element: uint32(vertex)}.String()
		s.fill(name, 1, 4, func(_, k int) uint32 { return words(float32(10*vertex + 10))[0] })
	}
	r := s.run(&vm.Track{})
	f := words(10, 20, 30, 40, 1)
	u := uint32(untouched)
	s.holds("out.0", f[1], u, u, u, f[2], u, u, u, f[3], u, u, u, f[0], u, u, u)
	s.holds("out.1", f[2], u, u, u)
	data := s.buffers[slot(t, "out.TessLevelOuter")]
	if len(data) != 16 || binary.LittleEndian.Uint32(data[4:]) != f[4] {
		t.Errorf("levels: %v", data)
	}
	for _, x := range stored(t, r, "out.TessLevelOuter") {
		if x.Unset != (x.Offset != 4) {
			t.Errorf("levels: %+v", x)
		}
	}
	for _, x := range stored(t, r, "out.0") {
		if x.Shadow != (vm.Shadow{}) || int(x.Invocation) != x.Offset/16 {
			t.Errorf("a vertex: %+v", x)
		}
	}
}

// TestMeshes: a workgroup of a mesh shader passes on as many vertices and primitives as it says.
func TestMeshes(t *testing.T) {
	const body = `OpSetMeshOutputsEXT %5 %count
OpStore %position %v
OpStore %position4 %v
OpStore %kind %word
OpStore %triangle %t
OpReturn
`
	s := headed(t, "meshes", body)
	s.fill("payload", 1, 5, func(_, k int) uint32 { return []uint32{2, 11, 12, 13, 14}[k] })
	s.run(&vm.Track{})
	u := uint32(untouched)
	s.holds("emitted", 5, 2)
	s.holds("out.1", append([]uint32{11, u, u, u, 12, u, u, u}, slices.Repeat([]uint32{u}, 16)...)...)
	s.holds("out.PrimitiveTriangleIndicesEXT", append([]uint32{0, 0, 1, 1, 0, 1}, slices.Repeat([]uint32{u}, 12)...)...)
	var want []uint32
	for _, x := range []float32{11, 12, 13, 14, 11} {
		want = append(want, words(x, 0, 0, 1)...)
	}
	s.holds("out.Position", append(want, slices.Repeat([]uint32{u}, 12)...)...)

	for _, x := range []struct{ what, edit string }{
		{"too many", "OpSetMeshOutputsEXT %7 %7\n"},
		{"others", "OpSetMeshOutputsEXT %4 %1\nOpSetMeshOutputsEXT %4 %2\n"},
	} {
		s := headed(t, "meshes", strings.Replace(body, "OpSetMeshOutputsEXT %5 %count\n", x.edit, 1))
		r := s.run(&vm.Track{})
		for _, x := range stored(t, r, "emitted") {
			if x.Shadow.Undefined == 0 {
				t.Errorf("%+v", x)
			}
		}
	}
	s = headed(t, "meshes", "OpReturn\n")
	s.run(nil)
	s.holds("emitted", 0, 0)
	s = headed(t, "meshes", "OpSetMeshOutputsEXT %4 %1\nOpSetMeshOutputsEXT %4 %1\nOpReturn\n")
	s.run(nil)
	s.holds("emitted", 4, 1)
}

// TestTasks: a workgroup of a task shader passes on its payload, and how many workgroups are to be run with it.
func TestTasks(t *testing.T) {
	s := headed(t, "tasks", `OpStore %word %w
%n = OpIAdd %uint %few %id
OpEmitMeshTasksEXT %n %2 %3 %payload
`)
	s.fill("0.0", 4, 1, func(i, _ int) uint32 { return 5 + uint32(i) })
	r := s.run(&vm.Track{})
	s.holds("emitted", 5, 2, 3) // those of the first invocation
	s.holds("payload", 0, 5, 6, 7, 8)
	for _, x := range stored(t, r, "payload") {
		if x.Unset != (x.Offset == 0) {
			t.Errorf("payload: %+v", x)
		}
	}
}
