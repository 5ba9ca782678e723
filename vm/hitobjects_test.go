package vm_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"strings"
	"testing"

	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// hitWord returns word k of a ray's hit in the test: of the call of an invocation.
func hitWord(invocation, call, k int) uint32 {
	if k == 0 { // whether it meets anything
		return uint32(invocation + call)
	}
	return math.Float32bits(float32(1000*invocation+100*call+k) / 8)
}

// hitCells are the first numbers of the fields of a record in "hits".
var hitCells = map[string]int{"record": 1, "flags": 2, "origin": 3, "tmin": 6, "direction": 7, "t": 10, "time": 11,
	"instance": 12, "primitive": 13, "geometry": 14, "hitKind": 15, "custom": 16, "objectToWorld": 17, "worldToObject": 29,
	"objectOrigin": 41, "objectDirection": 44, "handle": 47, "positions": 49, "cluster": 58, "attributes": 72}

const hitNumbers = 74 // with two attributes

// hitText is a ray generation shader with the hit object %h. A line "store TYPE %x" of the body stores the scalars of a
// value at the next words of an invocation.
func hitText(suffix, body string) string {
	head := `OpCapability RayTracingKHR
OpCapability ShaderInvocationReorderSUFFIX
OpExtension "SPV_KHR_ray_tracing"
OpExtension "SPV_SUFFIX_shader_invocation_reorder"
OpMemoryModel Logical GLSL450
OpEntryPoint RayGenerationKHR %main "main" %id %scene %out %payload %attribute
OpDecorate %id BuiltIn LaunchIdKHR
OpDecorate %scene DescriptorSet 0
OpDecorate %scene Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %payload Location 3
OpDecorate %attribute Location 5
%void = OpTypeVoid
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%uvec2 = OpTypeVector %u32 2
%uvec3 = OpTypeVector %u32 3
%vec2 = OpTypeVector %f32 2
%vec3 = OpTypeVector %f32 3
%mat = OpTypeMatrix %vec3 4
%AS = OpTypeAccelerationStructureKHR
%HO = OpTypeHitObjectSUFFIX
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%p_AS = OpTypePointer UniformConstant %AS
%p_HO = OpTypePointer Function %HO
%p_block = OpTypePointer StorageBuffer %block
%p_word = OpTypePointer StorageBuffer %u32
%p_in = OpTypePointer Input %uvec3
%p_payload = OpTypePointer RayPayloadKHR %uvec2
%p_attribute = OpTypePointer HitObjectAttributeSUFFIX %vec2
%scene = OpVariable %p_AS UniformConstant
%out = OpVariable %p_block StorageBuffer
%id = OpVariable %p_in Input
%payload = OpVariable %p_payload RayPayloadKHR
%attribute = OpVariable %p_attribute HitObjectAttributeSUFFIX
%fn = OpTypeFunction %void
NUMBERS
%c63 = OpConstant %u32 63
%c100 = OpConstant %u32 100
%f1 = OpConstant %f32 1
%f2 = OpConstant %f32 2
%f9 = OpConstant %f32 9
%up = OpConstantComposite %vec3 %f1 %f2 %f9
%down = OpConstantComposite %vec3 %f9 %f2 %f1
%pay = OpConstantComposite %uvec2 %c7 %c8
%attr = OpConstantComposite %vec2 %f2 %f9
%vec3s = OpTypeArray %vec3 %c3
%main = OpFunction %void None %fn
%entry = OpLabel
%h = OpVariable %p_HO Function
%as = OpLoad %AS %scene
%launch = OpLoad %uvec3 %id
%x0 = OpCompositeExtract %u32 %launch 0
%i = OpBitwiseAnd %u32 %x0 %c63
%first = OpIMul %u32 %i %c100
OpStore %payload %pay
`
	var numbers, out strings.Builder
	for k := range 20 {
		fmt.Fprintf(&numbers, "%%c%d = OpConstant %%u32 %[1]d\n", k)
	}
	n := 0
	for line := range strings.Lines(body) {
		f := strings.Fields(line)
		if len(f) != 3 || f[0] != "store" {
			out.WriteString(line)
			continue
		}
		put := func(word string) {
			fmt.Fprintf(&out, "%%k%d = OpConstant %%u32 %[1]d\n", n)
			fmt.Fprintf(&out, "%%ix%d = OpIAdd %%u32 %%first %%k%[1]d\n", n)
			fmt.Fprintf(&out, "%%at%d = OpAccessChain %%p_word %%out %%c0 %%ix%[1]d\nOpStore %%at%[1]d %s\n", n, word)
			n++
		}
		bits := func(value string) string {
			fmt.Fprintf(&out, "%%b%d = OpBitcast %%u32 %s\n", n, value)
			return fmt.Sprintf("%%b%d", n)
		}
		switch f[1] {
		case "u32":
			put(f[2])
		case "f32":
			put(bits(f[2]))
		case "bool":
			fmt.Fprintf(&out, "%%b%d = OpSelect %%u32 %s %%c1 %%c0\n", n, f[2])
			put(fmt.Sprintf("%%b%d", n))
		default: // so many components: of u a vector of words, of f one of floats, of m and a a list of vectors
			kind, count, per := f[1][0], 0, 3
			fmt.Sscan(f[1][1:], &count)
			for k := range count {
				path, typ := fmt.Sprint(k), "%f32"
				switch kind {
				case 'u':
					typ = "%u32"
				case 'm':
					path = fmt.Sprintf("%d %d", k/per, k%per)
				}
				fmt.Fprintf(&out, "%%e%d = OpCompositeExtract %s %s %s\n", n, typ, f[2], path)
				if value := fmt.Sprintf("%%e%d", n); kind == 'u' {
					put(value)
				} else {
					put(bits(value))
				}
			}
		}
	}
	var constants, code strings.Builder // constants stand before the function
	for line := range strings.Lines(out.String()) {
		if strings.HasPrefix(line, "%k") && strings.Contains(line, "OpConstant") {
			constants.WriteString(line)
		} else {
			code.WriteString(line)
		}
	}
	text := strings.Replace(head, "NUMBERS\n", numbers.String()+constants.String(), 1) + code.String() +
		"OpReturn\nOpFunctionEnd\n"
	return strings.ReplaceAll(text, "SUFFIX", suffix)
}

// runHits runs such a shader, and returns the words of each invocation, the records that it gave to other stages and
// what is known of the words.
func runHits(t *testing.T, text string) (out [8][]uint32, given [8][]uint64, stores map[int]vm.Store) {
	t.Helper()
	m := validated(t, text)
	p, err := vm.Compile(m, vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	const record = 640
	buffers := map[layout.Slot][]byte{}
	for _, b := range p.Bindings() {
		buffers[b.Slot] = make([]byte, max(b.Bytes(b.Elements(p.Invocations())), 4*800))
	}
	ids, hits, results := buffers[slot(t, "in.LaunchIdKHR")], buffers[slot(t, "hits")], buffers[slot(t, "results")]
	for i := range 8 {
		binary.LittleEndian.PutUint32(ids[12*i:], uint32(i))
		for call := range 8 {
			for k := range hitNumbers {
				if hits != nil {
					binary.LittleEndian.PutUint32(hits[((8*i+call)*hitNumbers+k)*8:], hitWord(i, call, k))
				}
			}
			for k := range 2 {
				binary.LittleEndian.PutUint32(results[(8*i+call)*record+128+8*k:], uint32(1000*i+10*call+k))
			}
		}
	}
	r, err := p.Run(vm.Inputs{Buffers: buffers, Track: &vm.Track{}})
	if err != nil {
		t.Fatal(err)
	}
	stores = map[int]vm.Store{}
	for _, x := range r.Stores {
		if x.Slot == (layout.Slot{Binding: 1}) {
			stores[x.Offset/4] = x
		}
	}
	for i := range 8 {
		for k := range 100 {
			out[i] = append(out[i], binary.LittleEndian.Uint32(buffers[layout.Slot{Binding: 1}][400*i+4*k:]))
		}
		for k := range 8 * record / 8 {
			given[i] = append(given[i], binary.LittleEndian.Uint64(buffers[slot(t, "given")][8*record*i+8*k:]))
		}
	}
	return out, given, stores
}

// hitQuestions are the instructions that both extensions have, with how to store the result.
const hitAnswers = `%e = OpHitObjectIsEmptySUFFIX %bool %h
store bool %e
%m = OpHitObjectIsMissSUFFIX %bool %h
store bool %m
%hit = OpHitObjectIsHitSUFFIX %bool %h
store bool %hit
%o = OpHitObjectGetWorldRayOriginSUFFIX %vec3 %h
store f3 %o
%tmin = OpHitObjectGetRayTMinSUFFIX %f32 %h
store f32 %tmin
%d = OpHitObjectGetWorldRayDirectionSUFFIX %vec3 %h
store f3 %d
%tmax = OpHitObjectGetRayTMaxSUFFIX %f32 %h
store f32 %tmax
%rec = OpHitObjectGetShaderBindingTableRecordIndexSUFFIX %u32 %h
store u32 %rec
%handle = OpHitObjectGetShaderRecordBufferHandleSUFFIX %uvec2 %h
store u2 %handle
%inst = OpHitObjectGetInstanceIdSUFFIX %u32 %h
store u32 %inst
%cust = OpHitObjectGetInstanceCustomIndexSUFFIX %u32 %h
store u32 %cust
%prim = OpHitObjectGetPrimitiveIndexSUFFIX %u32 %h
store u32 %prim
%geom = OpHitObjectGetGeometryIndexSUFFIX %u32 %h
store u32 %geom
%kind = OpHitObjectGetHitKindSUFFIX %u32 %h
store u32 %kind
%to = OpHitObjectGetObjectToWorldSUFFIX %mat %h
store m12 %to
%of = OpHitObjectGetWorldToObjectSUFFIX %mat %h
store m12 %of
%oo = OpHitObjectGetObjectRayOriginSUFFIX %vec3 %h
store f3 %oo
%od = OpHitObjectGetObjectRayDirectionSUFFIX %vec3 %h
store f3 %od
OpHitObjectGetAttributesSUFFIX %h %attribute
%av = OpLoad %vec2 %attribute
store f2 %av
`

// hitWants are the answers for a hit: words from a record of "hits" where they have a name, but for the ray.
func hitWants(i, call int, kind string, ray []uint32, record uint32, own map[string]uint32) (words []uint32,
	defined []bool) {
	truth := map[string][]uint32{"empty": {1, 0, 0}, "miss": {0, 1, 0}, "hit": {0, 0, 1}}[kind]
	words = append(append(append(words, truth...), ray...), record)
	for range words {
		defined = append(defined, true)
	}
	if kind == "empty" {
		for k := 3; k < len(defined); k++ {
			defined[k] = false
		}
	}
	for _, f := range []struct {
		name string
		n    int
	}{{"handle", 2}, {"instance", 1}, {"custom", 1}, {"primitive", 1}, {"geometry", 1}, {"hitKind", 1},
		{"objectToWorld", 12}, {"worldToObject", 12}, {"objectOrigin", 3}, {"objectDirection", 3}, {"attributes", 2}} {
		for k := range f.n {
			w, ok := own[fmt.Sprintf("%s%d", f.name, k)]
			if !ok {
				w = hitWord(i, call, hitCells[f.name]+k)
			}
			words, defined = append(words, w), append(defined, kind == "hit" || kind == "miss" && f.name == "handle")
		}
	}
	return words, defined
}

func wantHits(t *testing.T, out []uint32, stores map[int]vm.Store, i int, words []uint32, defined []bool) {
	t.Helper()
	for k, w := range words {
		s, ok := stores[100*i+k]
		if !ok {
			t.Fatalf("invocation %d stored nothing in word %d", i, k)
		}
		if isDefined := s.Shadow.Undefined == 0; isDefined != defined[k] {
			t.Errorf("invocation %d, word %d: defined %v, want %v", i, k, isDefined, defined[k])
		} else if isDefined && out[k] != w {
			t.Errorf("invocation %d, word %d: %#x, want %#x", i, k, out[k], w)
		}
	}
}

// TestHitObjectTraces traces rays into hit objects and executes their shaders: each question about a hit object, by
// what the call met, and the records that other stages are given.
func TestHitObjectTraces(t *testing.T) {
	for _, suffix := range []string{"NV", "EXT"} {
		body := "OpHitObjectTraceRaySUFFIX %h %as %c1 %c2 %c3 %c4 %c5 %up %f1 %down %f9 %payload\n"
		all := body + hitAnswers + `%x = OpLoad %uvec2 %payload
store u2 %x
OpReorderThreadWithHintSUFFIX %c1 %c4
OpReorderThreadWithHitObjectSUFFIX %h
OpHitObjectExecuteShaderSUFFIX %h %payload
%y = OpLoad %uvec2 %payload
store u2 %y
`
		text := hitText(suffix, all)
		out, given, stores := runHits(t, text)
		f := words(1, 2, 9)
		one, two, nine := f[0], f[1], f[2]
		for i := range 8 {
			kind, tmax, record := "miss", nine, uint32(5)
			if hitWord(i, 0, 0)&1 != 0 {
				kind, tmax, record = "hit", hitWord(i, 0, hitCells["t"]), hitWord(i, 0, hitCells["record"])
			}
			ray := []uint32{one, two, nine, one, nine, two, one, tmax}
			want, defined := hitWants(i, 0, kind, ray, record, nil)
			want = append(want, uint32(1000*i), uint32(1000*i+1), uint32(1000*i+10), uint32(1000*i+11))
			wantHits(t, out[i], stores, i, want, append(defined, true, true, true, true))
			// the trace: operands and location, then the payload
			for k, w := range []uint32{uint32(spirv.OpHitObjectTraceRayEXT), 0, 1, 2, 3, 4, 5, one, two, nine, one, nine,
				two, one,
				nine, 3, 7, 8} {
				if got := given[i][k]; k != 1 && uint32(got) != w {
					t.Errorf("%s: the trace of invocation %d, number %d: %#x, want %#x", suffix, i, k, got, w)
				}
			}
			met := func(name string) uint32 {
				if kind == "miss" {
					return 0
				}
				return hitWord(i, 0, hitCells[name])
			}
			number := map[string]uint32{"miss": 1, "hit": 2}[kind]
			attributes := []uint32{met("attributes"), 0}
			if kind == "hit" {
				attributes[1] = hitWord(i, 0, hitCells["attributes"]+1)
			}
			for k, w := range append([]uint32{uint32(spirv.OpHitObjectExecuteShaderEXT), number, record, one, two, nine, one,
				nine, two, one, tmax, met("instance"), met("primitive"), met("geometry"), met("hitKind"), 3, uint32(1000 * i),
				uint32(1000*i + 1), 1}, attributes...) {
				if got := given[i][80+k]; uint32(got) != w {
					t.Errorf("%s: the execution of invocation %d, number %d: %#x, want %#x", suffix, i, k, got, w)
				}
			}
		}
		r := compared(t, text, text, compare.Options{Elements: 6400})
		if r.Verdict != compare.Equal {
			t.Errorf("%s: the shader is %v to itself: %s", suffix, r.Verdict, r.Reason)
		}
		for _, change := range [][2]string{{"%c1 %c2 %c3 %c4 %c5", "%c1 %c2 %c3 %c4 %c6"}, {"%down %f9", "%down %f2"},
			{"%kind = OpHitObjectGetHitKind" + suffix, "%kind = OpHitObjectGetPrimitiveIndex" + suffix},
			{"OpHitObjectExecuteShader" + suffix + " %h %payload\n", ""}} {
			if r := compared(t, text, replaceOnce(t, text, change[0], change[1]), compare.Options{Elements: 6400}); r.Verdict !=
				compare.Different {
				t.Errorf("%s: with %q it is %v: %s", suffix, change[1], r.Verdict, r.Reason)
			}
		}
	}
}

// TestHitObjectRecords gives hit objects their contents without tracing.
func TestHitObjectRecords(t *testing.T) {
	f := words(1, 2, 9)
	one, two, nine := f[0], f[1], f[2]
	ray := []uint32{one, two, nine, one, nine, two, one, two}
	own := map[string]uint32{"instance0": 1, "primitive0": 2, "geometry0": 3, "hitKind0": 4, "attributes0": two,
		"attributes1": nine}
	for _, c := range []struct {
		suffix, body, kind string
		record             func(fromHits uint32) uint32
	}{
		{"NV", "OpHitObjectRecordEmptyNV %h\n", "empty", nil},
		{"EXT", "OpHitObjectRecordEmptyEXT %h\n", "empty", nil},
		{"NV", "OpHitObjectRecordMissNV %h %c6 %up %f1 %down %f2\n", "miss", func(uint32) uint32 { return 6 }},
		{"EXT", "OpHitObjectRecordMissEXT %h %c1 %c6 %up %f1 %down %f2\n", "miss", func(uint32) uint32 { return 6 }},
		{"EXT", "OpHitObjectRecordMissEXT %h %c1 %c6 %up %f1 %down %f2\n" +
			"OpHitObjectSetShaderBindingTableRecordIndexEXT %h %c9\n", "miss", func(uint32) uint32 { return 9 }},
		{"NV", "OpStore %attribute %attr\n" +
			"OpHitObjectRecordHitWithIndexNV %h %as %c1 %c2 %c3 %c4 %c6 %up %f1 %down %f2 %attribute\n", "hit",
			func(uint32) uint32 { return 6 }},
		{"NV", "OpStore %attribute %attr\n" +
			"OpHitObjectRecordHitNV %h %as %c1 %c2 %c3 %c4 %c6 %c7 %up %f1 %down %f2 %attribute\n", "hit",
			func(fromHits uint32) uint32 { return 6 + 7*3 + fromHits }},
	} {
		out, _, stores := runHits(t, hitText(c.suffix, c.body+hitAnswers))
		for i := range 8 {
			if c.kind == "hit" { // which call's record has the rest follows from the instance: it is the same in the answers
				call := -1
				for k := range 8 {
					if out[i][15] == hitWord(i, k, hitCells["custom"]) {
						call = k
					}
				}
				if call < 0 {
					t.Fatalf("%s: the custom index is of no record", c.body)
				}
				want, defined := hitWants(i, call, c.kind, ray, c.record(hitWord(i, call, hitCells["record"])), own)
				wantHits(t, out[i], stores, i, want, defined)
				continue
			}
			record := uint32(0)
			if c.record != nil {
				record = c.record(0)
			}
			want, defined := hitWants(i, 0, c.kind, ray, record, own)
			if c.kind == "miss" { // the handle of a miss that is recorded is 0, as nothing says which it is
				want[12], want[13] = 0, 0
			}
			wantHits(t, out[i], stores, i, want, defined)
		}
	}
}
