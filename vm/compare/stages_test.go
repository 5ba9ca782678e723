package compare

import (
	"math/rand/v2"
	"testing"

	"hone/fold"
	"hone/spirv"
	"hone/vm/layout"
)

// TestBuiltInsVary draws all that may be built in, for shaders with quads and others: over 16 runs no component is the
// same in all of them, or who takes it for a constant would be right.
func TestBuiltInsVary(t *testing.T) {
	number := &layout.Type{Kind: layout.Int, Width: 32, Size: 4}
	float := &layout.Type{Kind: layout.Float, Width: 32, Size: 4, Format: fold.Float32}
	types := map[spirv.BuiltIn]*layout.Type{}
	for _, b := range []spirv.BuiltIn{spirv.BuiltInFragCoord, spirv.BuiltInSamplePosition, spirv.BuiltInPointCoord,
		spirv.BuiltInTessCoord, spirv.BuiltInTessLevelInner, spirv.BuiltInTessLevelOuter, spirv.BuiltInBaryCoordKHR,
		spirv.BuiltInBaryCoordNoPerspKHR} {
		types[b] = float
	}
	for b := range spirv.BuiltIn(1 << 13) {
		if spirv.KindBuiltIn.Enumerant(uint32(b)) == nil {
			continue
		}
		s := types[b]
		if s == nil {
			s = number
		}
		for _, quads := range []bool{false, true} {
			for component := range 3 {
				seen := map[uint64]bool{}
				for run := range 16 {
					f := filler{sample: sample{literals: &literals{}}, run: run, r: rand.New(rand.NewPCG(0, uint64(run))),
						quads: quads, size: [3]int{32, 1, 1}}
					for invocation := range 32 {
						seen[f.builtIn(b, s, invocation, component)] = true
					}
				}
				if len(seen) < 2 {
					t.Errorf("component %d of %s is the same in all runs (quads: %v)", component, b, quads)
				}
			}
		}
	}
}

// TestQuadsAreNear passes floats to the fragments of quads: in every second run those of one quad differ by less than
// a tenth.
func TestQuadsAreNear(t *testing.T) {
	v4 := &layout.Type{Kind: layout.Vector, Count: 4, Stride: 4, Size: 16,
		Element: &layout.Type{Kind: layout.Float, Width: 32, Size: 4, Format: fold.Float32}}
	b := &layout.Binding{Slot: layout.Slot{Kind: layout.Input}, Layout: &layout.Type{Kind: layout.Array, Element: v4,
		Stride: 16}}
	for run := range 16 {
		f := filler{sample: sample{literals: &literals{}}, run: run, r: rand.New(rand.NewPCG(0, uint64(run))), quads: true}
		memory := make([]byte, 16*16)
		f.pass(memory, b)
		near, differ := 0, 0
		for i := range 16 {
			for at := 0; at < 16; at += 4 {
				first := fold.Float32.ToFloat64(layout.Load(memory[i/4*64+at : i/4*64+at+4]))
				v := fold.Float32.ToFloat64(layout.Load(memory[i*16+at : i*16+at+4]))
				switch d := v - first; {
				case d < 0.13 && d > -0.13:
					near++
				case d == d:
					differ++
				}
				if v != first {
					differ++
				}
			}
		}
		if differ == 0 || run%2 == 0 && near < 32 {
			t.Errorf("run %d: %d of 64 are near the first ones, and %d are not the same", run, near, differ)
		}
	}
}
