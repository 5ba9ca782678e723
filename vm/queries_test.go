package vm_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
	"hone/vm/scene"
)

// queryHead declares a scene (0.0), words that are read (0.1): flags, mask, and as floats origin, tmin, direction and
// tmax, and words that are written (0.2).
const queryHead = `OpCapability Shader
OpCapability RayQueryKHR
OpCapability RayTraversalPrimitiveCullingKHR
OpCapability RayQueryPositionFetchKHR
OpExtension "SPV_KHR_ray_query"
OpExtension "SPV_KHR_ray_tracing_position_fetch"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %scene %in %out
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %scene DescriptorSet 0
OpDecorate %scene Binding 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 1
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 2
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
%void = OpTypeVoid
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%vec2 = OpTypeVector %f32 2
%vec3 = OpTypeVector %f32 3
%mat = OpTypeMatrix %vec3 4
%AS = OpTypeAccelerationStructureKHR
%RQ = OpTypeRayQueryKHR
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%p_AS = OpTypePointer UniformConstant %AS
%p_RQ = OpTypePointer Function %RQ
%p_block = OpTypePointer StorageBuffer %block
%p_word = OpTypePointer StorageBuffer %u32
%scene = OpVariable %p_AS UniformConstant
%in = OpVariable %p_block StorageBuffer
%out = OpVariable %p_block StorageBuffer
%fn = OpTypeFunction %void
NUMBERS
%c1_5 = OpConstant %f32 1.5
%vec3s = OpTypeArray %vec3 %c3
%main = OpFunction %void None %fn
%entry = OpLabel
%q = OpVariable %p_RQ Function
%as = OpLoad %AS %scene
WORDS
%ox = OpBitcast %f32 %w2
%oy = OpBitcast %f32 %w3
%oz = OpBitcast %f32 %w4
%tmin = OpBitcast %f32 %w5
%dx = OpBitcast %f32 %w6
%dy = OpBitcast %f32 %w7
%dz = OpBitcast %f32 %w8
%tmax = OpBitcast %f32 %w9
%o = OpCompositeConstruct %vec3 %ox %oy %oz
%d = OpCompositeConstruct %vec3 %dx %dy %dz
OpRayQueryInitializeKHR %q %as %w0 %w1 %o %tmin %d %tmax
`

// queryText makes a shader of a body. A line "store TYPE %x" stores the scalars of a value at the next words.
func queryText(body string) string {
	var numbers, words, out strings.Builder
	for k := range 100 {
		fmt.Fprintf(&numbers, "%%c%d = OpConstant %%u32 %[1]d\n", k)
	}
	for k := range 10 {
		fmt.Fprintf(&words, "%%pw%d = OpAccessChain %%p_word %%in %%c0 %%c%[1]d\n%%w%[1]d = OpLoad %%u32 %%pw%[1]d\n", k)
	}
	n := 0
	put := func(word string) {
		fmt.Fprintf(&out, "%%at%d = OpAccessChain %%p_word %%out %%c0 %%c%[1]d\nOpStore %%at%[1]d %s\n", n, word)
		n++
	}
	for line := range strings.Lines(body) {
		f := strings.Fields(line)
		if len(f) != 3 || f[0] != "store" {
			out.WriteString(line)
			continue
		}
		switch f[1] {
		case "u32":
			put(f[2])
		case "bool":
			fmt.Fprintf(&out, "%%b%d = OpSelect %%u32 %s %%c1 %%c0\n", n, f[2])
			put(fmt.Sprintf("%%b%d", n))
		case "f32":
			fmt.Fprintf(&out, "%%b%d = OpBitcast %%u32 %s\n", n, f[2])
			put(fmt.Sprintf("%%b%d", n))
		default: // a number of floats: a vector, or of 9 and 12 an array and a matrix of vectors of 3
			var k int
			fmt.Sscan(f[1], &k)
			for i := range k {
				index := fmt.Sprint(i)
				if k > 3 {
					index = fmt.Sprint(i/3, i%3)
				}
				fmt.Fprintf(&out, "%%x%d = OpCompositeExtract %%f32 %s %s\n%%b%[1]d = OpBitcast %%u32 %%x%[1]d\n", n, f[2], index)
				put(fmt.Sprintf("%%b%d", n))
			}
		}
	}
	return strings.NewReplacer("NUMBERS\n", numbers.String(), "WORDS\n", words.String()).Replace(queryHead) +
		out.String() +
		"OpReturn\nOpFunctionEnd\n"
}

// ray is what a query begins with.
type ray struct {
	flags, mask uint32
	scene.Ray
	max float32
}

func (r *ray) words() []byte {
	var b []byte
	for _, w := range []uint32{r.flags, r.mask} {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	for _, f := range slices.Concat(r.Origin[:], []float32{r.Min}, r.Direction[:], []float32{r.max}) {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(f))
	}
	return b
}

// asked runs a shader on a scene and a ray.
func asked(t *testing.T, p *vm.Program, list []scene.Primitive, r ray, o vm.Order) []byte {
	t.Helper()
	data := make([]byte, scene.Layout().Size)
	for i := range list {
		scene.Put(data, i, &list[i])
	}
	in := vm.Inputs{Buffers: map[layout.Slot][]byte{{}: data, {Binding: 1}: r.words(), {Binding: 2}: make([]byte, 400)},
		Order: o}
	if _, err := p.Run(in); err != nil {
		t.Fatal(err)
	}
	return in.Buffers[layout.Slot{Binding: 2}]
}

func compiled(t *testing.T, text string) *vm.Program {
	t.Helper()
	p, err := vm.Compile(assemble(t, text), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestQueryAnswers asks all there is to ask of a ray along z, with answers by hand.
func TestQueryAnswers(t *testing.T) {
	about := func(which, id string) string {
		s := "%IDt = OpRayQueryGetIntersectionTypeKHR %u32 %q WHICH\nstore u32 %IDt\n"
		for k, what := range []string{"InstanceCustomIndex", "InstanceId", "InstanceShaderBindingTableRecordOffset",
			"GeometryIndex",
			"PrimitiveIndex"} {
			s += fmt.Sprintf("%%ID%d = OpRayQueryGetIntersection%sKHR %%u32 %%q WHICH\nstore u32 %%ID%[1]d\n", k, what)
		}
		s += `%IDo = OpRayQueryGetIntersectionObjectRayOriginKHR %vec3 %q WHICH
store 3 %IDo
%IDd = OpRayQueryGetIntersectionObjectRayDirectionKHR %vec3 %q WHICH
store 3 %IDd
`
		return strings.NewReplacer("WHICH", which, "ID", id).Replace(s)
	}
	text := queryText(`%p1 = OpRayQueryProceedKHR %bool %q
store bool %p1
` + about("%c0", "a") + `%t1 = OpRayQueryGetIntersectionTKHR %f32 %q %c0
store f32 %t1
%u1 = OpRayQueryGetIntersectionBarycentricsKHR %vec2 %q %c0
store 2 %u1
%f1 = OpRayQueryGetIntersectionFrontFaceKHR %bool %q %c0
store bool %f1
%m1 = OpRayQueryGetIntersectionObjectToWorldKHR %mat %q %c0
store 12 %m1
%m2 = OpRayQueryGetIntersectionWorldToObjectKHR %mat %q %c0
store 12 %m2
%v1 = OpRayQueryGetIntersectionTriangleVertexPositionsKHR %vec3s %q %c0
store 9 %v1
%k1 = OpRayQueryGetIntersectionTypeKHR %u32 %q %c1
store u32 %k1
OpRayQueryConfirmIntersectionKHR %q
%k2 = OpRayQueryGetIntersectionTKHR %f32 %q %c1
store f32 %k2
%p2 = OpRayQueryProceedKHR %bool %q
store bool %p2
%k3 = OpRayQueryGetIntersectionTypeKHR %u32 %q %c0
store u32 %k3
%k4 = OpRayQueryGetIntersectionPrimitiveIndexKHR %u32 %q %c0
store u32 %k4
%k5 = OpRayQueryGetIntersectionCandidateAABBOpaqueKHR %bool %q
store bool %k5
OpRayQueryGenerateIntersectionKHR %q %c1_5
%p3 = OpRayQueryProceedKHR %bool %q
store bool %p3
` + about("%c1", "z") + `%t2 = OpRayQueryGetIntersectionTKHR %f32 %q %c1
store f32 %t2
%r1 = OpRayQueryGetRayTMinKHR %f32 %q
store f32 %r1
%r2 = OpRayQueryGetRayFlagsKHR %u32 %q
store u32 %r2
%r3 = OpRayQueryGetWorldRayOriginKHR %vec3 %q
store 3 %r3
%r4 = OpRayQueryGetWorldRayDirectionKHR %vec3 %q
store 3 %r4
`)
	list := []scene.Primitive{
		{Kind: scene.Triangle, Flags: scene.Opaque, Mask: 1, Scale: 1, Index: 9, A: [3]float32{-10, -10, 5},
			B: [3]float32{10, -10, 5}, C: [3]float32{0, 10, 5}},
		{Kind: scene.Triangle, Mask: 2, Scale: 1, Index: 8, A: [3]float32{-10, -10, 1}, B: [3]float32{10, -10, 1},
			C: [3]float32{0, 10, 1}}, // hidden by its mask
		{Kind: scene.Triangle, Mask: 1, Scale: 2, Offset: [3]float32{1, 2, 1}, Instance: 3, Custom: 4, Record: 5, Geometry: 6,
			Index: 7, A: [3]float32{-4, -4, 1}, B: [3]float32{4, -4, 1}, C: [3]float32{-4, 4, 1}},
		{Kind: scene.Box, Mask: 1, Scale: 1, A: [3]float32{-1, -1, 6}, B: [3]float32{1, 1, 8}}, // behind
		{Kind: scene.Box, Flags: scene.Opaque, Mask: 1, Scale: 0.5, Offset: [3]float32{0, 0, 1}, Instance: 13, Custom: 14,
			Record: 15, Geometry: 16, Index: 17, A: [3]float32{2, 2, 2}, B: [3]float32{-2, -2, 0}},
	}
	r := ray{mask: 1, Ray: scene.Ray{Direction: [3]float32{0, 0, 1}, Min: 0.5}, max: 100}
	f := func(x float32) uint32 { return math.Float32bits(x) }
	list32 := func(list ...float32) (out []uint32) {
		for _, x := range list {
			out = append(out, f(x))
		}
		return out
	}
	// In object space the ray begins at (-0.5, -1, -0.5), and meets the triangle at (-0.5, -1, 1): of its sides of 8 that
	// is 3.5 and 3 from the first corner.
	want := slices.Concat([]uint32{1, 0, 4, 3, 5, 6, 7}, list32(-0.5, -1, -0.5, 0, 0, 0.5, 3, 3.5/8, 3.0/8), []uint32{1},
		list32(2, 0, 0, 0, 2, 0, 0, 0, 2, 1, 2, 1), list32(0.5, 0, 0, 0, 0.5, 0, 0, 0, 0.5, -0.5, -1, -0.5),
		list32(-4, -4, 1, 4, -4, 1, -4, 4, 1), []uint32{1}, list32(3), []uint32{1, 1, 17, 1, 0},
		[]uint32{2, 14, 13, 15, 16, 17}, list32(0, 0, -2, 0, 0, 2, 1.5, 0.5), []uint32{0}, list32(0, 0, 0, 0, 0, 1))
	got := asked(t, compiled(t, text), list, r, vm.Forward)
	for k, w := range want {
		if g := binary.LittleEndian.Uint32(got[4*k:]); g != w {
			t.Errorf("word %d is %#x (%v), want %#x (%v)", k, g, math.Float32frombits(g), w, math.Float32frombits(w))
		}
	}
	if c := compared(t, text, text, compare.Options{}); c.Verdict == compare.Different {
		t.Error(c.Reason)
	}
}

// TestQueryFlags confirms all triangles of random scenes, with all flags: what is committed is the closest triangle
// that counts, whatever the order of candidates.
func TestQueryFlags(t *testing.T) {
	p := compiled(t, queryText(`OpBranch %head
%head = OpLabel
%boxes = OpPhi %u32 %c0 %entry %boxes2 %continue
OpLoopMerge %done %continue None
OpBranch %test
%test = OpLabel
%more = OpRayQueryProceedKHR %bool %q
OpBranchConditional %more %body %done
%body = OpLabel
%kind = OpRayQueryGetIntersectionTypeKHR %u32 %q %c0
%isbox = OpINotEqual %bool %kind %c0
%count = OpSelect %u32 %isbox %c1 %c0
%boxes2 = OpIAdd %u32 %boxes %count
OpSelectionMerge %continue None
OpBranchConditional %isbox %continue %confirm
%confirm = OpLabel
OpRayQueryConfirmIntersectionKHR %q
OpBranch %continue
%continue = OpLabel
OpBranch %head
%done = OpLabel
%type = OpRayQueryGetIntersectionTypeKHR %u32 %q %c1
%t = OpRayQueryGetIntersectionTKHR %f32 %q %c1
%i = OpRayQueryGetIntersectionPrimitiveIndexKHR %u32 %q %c1
store u32 %type
store f32 %t
store u32 %i
store u32 %boxes
`))
	random := rand.New(rand.NewPCG(5, 6))
	point := func(n int) (x [3]float32) {
		for i := range x {
			x[i] = float32(random.IntN(2*n+1) - n)
		}
		return x
	}
	exclusive := [][]spirv.RayFlags{
		{0, 0, 0, spirv.RayFlagsCullBackFacingTrianglesKHR, spirv.RayFlagsCullFrontFacingTrianglesKHR,
			spirv.RayFlagsSkipTrianglesKHR, spirv.RayFlagsSkipAABBsKHR},
		{0, 0, spirv.RayFlagsOpaqueKHR, spirv.RayFlagsNoOpaqueKHR, spirv.RayFlagsCullOpaqueKHR, spirv.RayFlagsCullNoOpaqueKHR},
		{0, spirv.RayFlagsSkipClosestHitShaderKHR}, {0, 0, 0, spirv.RayFlagsTerminateOnFirstHitKHR}}
	hits := 0
	for range 3000 {
		var list []scene.Primitive
		for i := range scene.Count {
			list = append(list, scene.Primitive{Kind: uint32(random.IntN(3)), Flags: uint32(random.IntN(8)),
				Mask: uint32(random.IntN(4)), Index: uint32(i), A: point(8), B: point(8), C: point(8), Scale: 1})
		}
		r := ray{mask: uint32(random.IntN(4)), Ray: scene.Ray{Origin: point(8), Direction: point(3)}, max: 8}
		var flags spirv.RayFlags
		for _, of := range exclusive {
			flags |= of[random.IntN(len(of))]
		}
		r.flags = uint32(flags)
		counts := func(q *scene.Primitive) bool {
			opaque := q.Flags&scene.Opaque != 0
			switch {
			case flags&spirv.RayFlagsOpaqueKHR != 0:
				opaque = true
			case flags&spirv.RayFlagsNoOpaqueKHR != 0:
				opaque = false
			}
			return q.Mask&r.mask != 0 && (flags&spirv.RayFlagsCullOpaqueKHR == 0 || !opaque) &&
				(flags&spirv.RayFlagsCullNoOpaqueKHR == 0 || opaque)
		}
		var all []scene.Hit
		closest := -1
		boxes := false
		for i := range list {
			q := &list[i]
			boxes = boxes || q.Kind == scene.Box && counts(q) && flags&spirv.RayFlagsSkipAABBsKHR == 0 && q.Box(&r.Ray, 8)
			h, ok := q.Triangle(&r.Ray, 8)
			faces := q.Flags&scene.TwoSided != 0 || (flags&spirv.RayFlagsCullBackFacingTrianglesKHR == 0 || h.Front) &&
				(flags&spirv.RayFlagsCullFrontFacingTrianglesKHR == 0 || !h.Front)
			if q.Kind != scene.Triangle || !ok || !counts(q) || !faces || flags&spirv.RayFlagsSkipTrianglesKHR != 0 {
				h.T = 100
			}
			if all = append(all, h); h.T < 100 && (closest < 0 || h.T < all[closest].T) {
				closest = i
			}
		}
		for _, o := range []vm.Order{vm.Forward, vm.Shuffled} {
			out := asked(t, p, list, r, o)
			word := func(k int) uint32 { return binary.LittleEndian.Uint32(out[4*k:]) }
			if word(0) != uint32(b2i(closest >= 0)) {
				t.Fatalf("flags %s: committed %d, want %v", flags, word(0), closest)
			}
			if !boxes && word(3) != 0 {
				t.Fatalf("flags %s: %d boxes", flags, word(3))
			}
			if closest < 0 {
				continue
			}
			hits++
			at := math.Float32frombits(word(1))
			if i := word(2); at != all[i].T || flags&spirv.RayFlagsTerminateOnFirstHitKHR == 0 && at != all[closest].T {
				t.Fatalf("flags %s: %v of %d, want %v of %d", flags, at, i, all[closest].T, closest)
			}
		}
	}
	if hits < 200 {
		t.Errorf("%d hits", hits)
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
