package vm

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"regexp"
	"testing"

	"hone/internal/shadergen"
	"hone/vm/layout"
)

// TestValueNumbersSound stores each value of random expressions on integers, and then chooses what is undefined: no bit
// changes that was determined, also where two operands are one undefined value.
func TestValueNumbersSound(t *testing.T) {
	changed, related := 0, 0
	for seed := range uint64(60) {
		in := make([]byte, 4*256)
		r := rand.New(rand.NewPCG(seed, 6))
		for i := 0; i < len(in); i += 4 {
			binary.LittleEndian.PutUint32(in[i:], r.Uint32()>>r.IntN(32))
		}
		text := expressions(seed, integers, true)
		p := compileText(t, text)
		execute := func(x Inputs) ([]byte, *Result) {
			out := make([]byte, 4*expressionValues)
			x.Buffers = map[layout.Slot][]byte{{Binding: 0}: in, {Binding: 1}: out}
			result, err := p.Run(x)
			if err != nil {
				t.Fatal(err)
			}
			return out, result
		}
		first, tracked := execute(Inputs{Track: &Track{}})
		if tracked.DependsOnUndefEquality {
			related++
		}
		for choose := range uint64(24) {
			out, _ := execute(Inputs{Undefined: choose + 1})
			for k, s := range tracked.Stores {
				x, y := binary.LittleEndian.Uint32(first[4*k:]), binary.LittleEndian.Uint32(out[4*k:])
				if x != y {
					changed++
				}
				if (x^y)&^uint32(s.Shadow.Undefined) != 0 {
					t.Fatalf("seed %d: %%v%d is %#x and %#x, but only the bits %#x are said to be undefined\n%s", seed, k, x, y,
						s.Shadow.Undefined, text)
				}
			}
		}
	}
	if changed < 10000 || related < 20 {
		t.Errorf("%d values changed, and %d shaders had equal values that decided something", changed, related)
	}
}

// TestChosenShaders replaces some words that generated shaders read by undefined values and by copies of these, and
// chooses them.
func TestChosenShaders(t *testing.T) {
	load := regexp.MustCompile(`(?m)^(%\w+) = OpLoad %t_u32 (%\w+)$`)
	changed, stored := 0, 0
	for _, set := range soundSets {
		for seed := range uint64(10) {
			t.Run(fmt.Sprint(set.name, seed), func(t *testing.T) {
				r := rand.New(rand.NewPCG(seed, 3))
				text := load.ReplaceAllStringFunc(shadergen.Generate(seed, set.o), func(s string) string {
					id := load.FindStringSubmatch(s)[1]
					switch r.IntN(6) {
					case 0:
						return id + " = OpUndef %t_u32"
					case 1:
						return fmt.Sprintf("%s_any = OpUndef %%t_u32\n%[1]s = OpCopyObject %%t_u32 %[1]s_any", id)
					}
					return s
				})
				in, p := pages(seed, 1), compileText(t, text)
				first, tracked := results(t, p, in, &Track{VolatileIsStable: true})
				for choose := range uint64(4) {
					out := make([]byte, len(first))
					_, err := p.Run(Inputs{Groups: [3]int{soundGroups, 1, 1}, Workers: 1, Steps: 1 << 24, Undefined: choose + 1,
						Buffers: map[layout.Slot][]byte{{Binding: 0}: append([]byte(nil), in...), {Binding: 1}: out}})
					if err != nil {
						continue // an undefined value decides how often a loop turns
					}
					for _, s := range tracked.Stores {
						x, y := layout.Load(first[s.Offset:s.Offset+s.Bytes]), layout.Load(out[s.Offset:s.Offset+s.Bytes])
						stored++
						if x != y {
							changed++
						}
						if (x^y)&^s.Shadow.Undefined != 0 {
							t.Errorf("%+v: %#x and %#x", s, x, y)
						}
					}
				}
			})
		}
	}
	if changed < 300 {
		t.Errorf("%d of %d words changed", changed, stored)
	}
}
