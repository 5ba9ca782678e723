package vm_test

import (
	"encoding/binary"
	"math"
	"testing"

	"hone/vm"
	"hone/vm/layout"
	"hone/vm/scene"
)

// TestHitObjectQueries records the committed intersection of a ray query in a hit object: a triangle, whose hit kind
// and attributes are its own, a box, whose hit kind and attributes are given, and none.
func TestHitObjectQueries(t *testing.T) {
	text := hitText("EXT", `OpStore %attribute %attr
OpRayQueryInitializeKHR %q %as %c0 %c255 %zeros %f1 %ahead %f100
OpBranch %head
%head = OpLabel
OpLoopMerge %done %next None
OpBranch %test
%test = OpLabel
%more = OpRayQueryProceedKHR %bool %q
OpBranchConditional %more %next %done
%next = OpLabel
OpRayQueryGenerateIntersectionKHR %q %f9
OpBranch %head
%done = OpLabel
OpHitObjectRecordFromQueryEXT %h %q %c6 %attribute %c17
`+hitAnswers)
	text = replaceOnce(t, text, "OpExtension \"SPV_KHR_ray_tracing\"\n", "OpCapability RayQueryKHR\n"+
		"OpExtension \"SPV_KHR_ray_tracing\"\nOpExtension \"SPV_KHR_ray_query\"\n")
	text = replaceOnce(t, text, "%main = OpFunction ", "%c255 = OpConstant %u32 255\n%f0 = OpConstant %f32 0\n"+
		"%f100 = OpConstant %f32 100\n%zeros = OpConstantComposite %vec3 %f0 %f0 %f0\n"+
		"%ahead = OpConstantComposite %vec3 %f0 %f0 %f1\n%RQ = OpTypeRayQueryKHR\n"+
		"%p_RQ = OpTypePointer Function %RQ\n%main = OpFunction ")
	text = replaceOnce(t, text, "%as = OpLoad", "%q = OpVariable %p_RQ Function\n%as = OpLoad")
	p, err := vm.Compile(validated(t, text), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	triangle := scene.Primitive{Kind: scene.Triangle, Flags: scene.Opaque, Mask: 255, Instance: 3, Custom: 4, Geometry: 5,
		Index: 6, A: [3]float32{-4, -4, 7}, B: [3]float32{4, -4, 7}, C: [3]float32{-4, 12, 7}, Scale: 1}
	box := triangle
	box.Kind, box.Flags, box.A, box.B = scene.Box, 0, [3]float32{-1, -1, 5}, [3]float32{1, 1, 20}
	for _, c := range []struct {
		name       string
		list       []scene.Primitive
		distance   float32
		kind       uint32
		attributes []float32
	}{
		// The ray meets the point 0, 0: the first corner plus half of the first side plus a quarter of the second.
		{"a triangle", []scene.Primitive{triangle}, 7, 0, []float32{0.5, 0.25}},
		{"a box", []scene.Primitive{box}, 9, 17, []float32{2, 9}},
		{"none", nil, 0, 0, nil},
	} {
		data := make([]byte, scene.Layout().Size)
		for i := range c.list {
			scene.Put(data, i, &c.list[i])
		}
		buffers := map[layout.Slot][]byte{}
		for _, b := range p.Bindings() {
			buffers[b.Slot] = make([]byte, max(b.Bytes(b.Elements(p.Invocations())), 4*800))
		}
		buffers[layout.Slot{}] = data
		for i := range 8 {
			binary.LittleEndian.PutUint32(buffers[slot(t, "in.LaunchIdKHR")][12*i:], uint32(i))
		}
		r, err := p.Run(vm.Inputs{Buffers: buffers, Track: &vm.Track{}})
		if err != nil {
			t.Fatal(err)
		}
		defined := map[int]bool{}
		for _, s := range r.Stores {
			if s.Slot == (layout.Slot{Binding: 1}) {
				defined[s.Offset/4] = s.Shadow.Undefined == 0
			}
		}
		out := buffers[layout.Slot{Binding: 1}]
		word := func(k int) uint32 { return binary.LittleEndian.Uint32(out[4*k:]) }
		if c.list == nil {
			for k := range 3 {
				if defined[k] {
					t.Errorf("%s: the kind of the hit object is defined", c.name)
				}
			}
			continue
		}
		want := map[int]uint32{0: 0, 1: 0, 2: 1, 3: 0, 5: 0, 6: math.Float32bits(1), 9: math.Float32bits(1),
			10: math.Float32bits(c.distance), 11: 6, 14: 3, 15: 4, 16: 6, 17: 5, 49: math.Float32bits(c.attributes[0]),
			50: math.Float32bits(c.attributes[1])}
		if c.kind != 0 {
			want[18] = c.kind
		} else if k := word(18); k != 0xFE && k != 0xFF {
			t.Errorf("%s: the hit kind is %#x", c.name, k)
		}
		for k, w := range want {
			if !defined[k] || word(k) != w {
				t.Errorf("%s: word %d is %#x (defined: %v), want %#x", c.name, k, word(k), defined[k], w)
			}
		}
	}
}
