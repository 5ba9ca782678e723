package vm_test

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"hone/fold"
	"hone/vm"
	"hone/vm/layout"
	"hone/vm/scene"
)

// mixedDots declares the types of mixed dot products.
const mixedDots = `%f16 = OpTypeFloat 16
%e43 = OpTypeFloat 8 Float8E4M3EXT
%vh = OpTypeVector %f16 2
%v43 = OpTypeVector %e43 4
%zero = OpConstantNull %f16
%big = OpConstant %f32 16777216
`

// TestMixedDots compares the dot products of "SPV_VALVE_mixed_float_dot_product" with sums in float64, which has room
// for all that these are, rounded once.
func TestMixedDots(t *testing.T) {
	r := rand.New(rand.NewPCG(14, 6))
	half := func(v uint32) float64 { return fold.Float16.ToFloat64(uint64(v & 0xffff)) }
	for _, c := range []struct {
		name, body string
		word       func() uint32
		want       func(i int, x uint32) uint32
	}{
		{"two halves", "%h = OpBitcast %vh %x\n%acc = OpConvertUToF %f32 %i\n" +
			"%d = OpFDot2MixAcc32VALVE %f32 %h %h %acc\n%r = OpBitcast %u32 %d\nOpStore %at %r\n",
			func() uint32 { return (0x3000+r.Uint32N(0x2000))<<16 | (0xB000 + r.Uint32N(0x2000)) },
			func(i int, x uint32) uint32 {
				return math.Float32bits(float32(float64(i) + half(x)*half(x) + half(x>>16)*half(x>>16)))
			}},
		{"two halves, as one", "%h = OpBitcast %vh %x\n%d = OpFDot2MixAcc16VALVE %f16 %h %h %zero\n" +
			"%w = OpBitcast %u16 %d\n%r = OpUConvert %u32 %w\nOpStore %at %r\n",
			func() uint32 { return fold16(r.IntN(32)-16)<<16 | fold16(r.IntN(32)-16) },
			func(_ int, x uint32) uint32 {
				return uint32(fold.Float16.FromFloat64(half(x)*half(x)+half(x>>16)*half(x>>16), fold.Mode{}))
			}},
		{"four of 8 bits", "%h = OpBitcast %v43 %x\n%acc = OpConvertUToF %f32 %i\n" +
			"%d = OpFDot4MixAcc32VALVE %f32 %h %h %acc\n%r = OpBitcast %u32 %d\nOpStore %at %r\n",
			func() uint32 { return r.Uint32() & 0x7e7e7e7e },
			func(i int, x uint32) uint32 {
				sum := float64(i)
				for k := range 4 {
					e := eight(byte(x>>(8*k)), 3, 7, true)
					sum += e * e
				}
				return math.Float32bits(float32(sum))
			}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := shader{globals: mixedDots + "%u16 = OpTypeInt 16 0\n", body: c.body}
			for range 64 {
				s.in = append(s.in, c.word())
			}
			s.expect(t, c.want)
		})
	}
}

// fold16 returns the bits of a half.
func fold16(v int) uint32 { return uint32(fold.Float16.FromFloat64(float64(v), fold.Mode{})) }

// TestMixedDotOrder: a sum that is exact in each order is determined, and another one is not.
func TestMixedDotOrder(t *testing.T) {
	for _, c := range []struct {
		acc  string
		open bool
	}{{"%acc = OpConvertUToF %f32 %i\n", false}, {"%acc = OpFAdd %f32 %big %big\n", true}} {
		const ones = 0x3c003c00
		s := shader{in: []uint32{ones, ones, ones, ones}, globals: mixedDots,
			body: c.acc + "%h = OpBitcast %vh %x\n" +
				"%d = OpFDot2MixAcc32VALVE %f32 %h %h %acc\n%r = OpBitcast %u32 %d\nOpStore %at %r\n"}
		stores, _ := s.tracked(t, freely)
		if open := stores[2].Shadow.Unspecified != 0; open != c.open {
			t.Errorf("%s: %+v", c.acc, stores[2].Shadow)
		}
	}
}

// TestWorld: an acceleration structure that is made of an address leads to what is bound as the world.
func TestWorld(t *testing.T) {
	for address := range 4 {
		text := queryText("%p = OpRayQueryProceedKHR %bool %q\n" +
			"%k = OpRayQueryGetIntersectionTypeKHR %u32 %q %c1\nstore u32 %k\n" +
			"%t = OpRayQueryGetIntersectionTKHR %f32 %q %c1\nstore f32 %t\n")
		text = strings.NewReplacer("%vec2 = ", "%u2 = OpTypeVector %u32 2\n%vec2 = ", "%as = OpLoad %AS %scene\n",
			fmt.Sprintf("%%address = OpCompositeConstruct %%u2 %%c%d %%c7\n"+
				"%%as = OpConvertUToAccelerationStructureKHR %%AS %%address\n", address)).Replace(text)
		world := make([]byte, scene.Layout().Size)
		for i := range scene.Count {
			scene.Put(world, i, &scene.Primitive{Kind: scene.Triangle, Flags: scene.Opaque | scene.TwoSided, Mask: 255, Scale: 1,
				A: [3]float32{-4, -4, 5}, B: [3]float32{4, -4, 5}, C: [3]float32{0, 8, 5}})
		}
		r := ray{mask: 255, Ray: scene.Ray{Direction: [3]float32{0, 0, 2}}, max: 100}
		in := vm.Inputs{Buffers: map[layout.Slot][]byte{slot(t, "world"): world, {Binding: 1}: r.words(),
			{Binding: 2}: make([]byte, 400)}}
		if _, err := compiled(t, text).Run(in); err != nil {
			t.Fatal(err)
		}
		if got, want := in.Buffers[layout.Slot{Binding: 2}][:8], bytesOf(1, math.Float32bits(2.5)); !bytes.Equal(got, want) {
			t.Errorf("%x, want %x", got, want)
		}
	}
}

// TestUntypedElements: the first index of such a chain counts elements as large as the base type, in a kernel.
func TestUntypedElements(t *testing.T) {
	text := kernel("64", "", "%p = OpUntypedPtrAccessChainKHR %ug %pair %in %l1 %n1 %n1\n%y = OpLoad %u32 %p\n"+
		"%q = OpUntypedInBoundsPtrAccessChainKHR %ug %u32 %in %i\n%z = OpLoad %u32 %q\n%r = OpIAdd %u32 %y %z\n"+
		"OpStore %at %r\n")
	text = strings.Replace(text, "%event = OpTypeEvent\n", "%event = OpTypeEvent\n%ug = OpTypeUntypedPointerKHR "+
		"CrossWorkgroup\n", 1)
	p, err := vm.Compile(assemble(t, text), vm.Options{Workgroup: [3]int{8, 1, 1}})
	if err != nil {
		t.Fatal(err)
	}
	in := vm.Inputs{Buffers: map[layout.Slot][]byte{argument(0): bytesOf(1, 2, 3, 4, 5, 6, 7, 1000),
		argument(1): make([]byte, 32)}}
	if r, err := p.Run(in); err != nil || len(r.Reports) > 0 {
		t.Fatal(err, r.Reports)
	}
	got := in.Buffers[argument(1)]
	if want := bytesOf(1001, 1002, 1003, 1004, 1005, 1006, 1007, 2000); !bytes.Equal(got, want) {
		t.Errorf("%x, want %x", got, want)
	}
}
