package vm_test

import (
	"fmt"
	"testing"

	"hone/vm/compare"
)

// TestImageWritesBeyond compares shaders that write texels wherever random numbers lead, mostly beyond the image, and
// load what they wrote: nothing panics, none is different from itself, and none is equal to a shader that
// writes other texels.
func TestImageWritesBeyond(t *testing.T) {
	for _, c := range []struct {
		typ         string
		coordinates int
		sample      string
	}{
		{"1D 0 0 0 2 R32ui", 1, ""}, {"1D 0 1 0 2 R32ui", 2, ""}, {"2D 0 0 0 2 R32ui", 2, ""}, {"2D 0 1 0 2 R16ui", 3, ""},
		{"3D 0 0 0 2 Rgba8ui", 3, ""}, {"Cube 0 0 0 2 R32ui", 3, ""}, {"Cube 0 1 0 2 Rg32ui", 3, ""},
		{"Buffer 0 0 0 2 R8ui", 1, ""}, {"2D 0 0 1 2 R32ui", 2, "Sample %x"}, {"2D 0 1 1 2 R32ui", 3, "Sample %x"},
	} {
		t.Run(c.typ, func(t *testing.T) {
			write := func(value string) string {
				s := shader{decorations: "OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 2\n"}
				s.globals = "%ti = OpTypeImage %u32 " + c.typ + "\n%p_ti = OpTypePointer UniformConstant %ti\n" +
					"%v = OpVariable %p_ti UniformConstant\n%uvec3b = OpTypeVector %i32 3\n"
				at, join := "%x", ""
				if c.coordinates > 1 {
					at = "%c"
					join = fmt.Sprintf("%%c = OpCompositeConstruct %%uvec%d %%x %%i", c.coordinates)
					if c.coordinates == 3 {
						join += " %x"
					}
				}
				s.body = fmt.Sprintf(`%s
%%img = OpLoad %%ti %%v
%%value = OpIAdd %%u32 %%i %s
%%t = OpCompositeConstruct %%uvec4 %%value %%x %%i %%value
OpImageWrite %%img %s %%t %s
%%r4 = OpImageRead %%uvec4 %%img %s %s
%%r = OpCompositeExtract %%u32 %%r4 0
OpStore %%at %%r
`, join, value, at, c.sample, at, c.sample)
				return s.text()
			}
			text := write("%n5")
			if r := compared(t, text, text, compare.Options{Runs: 6}); r.Verdict == compare.Different {
				t.Errorf("it is different from itself: %s", r.Reason)
			}
			if r := compared(t, text, write("%n7"), compare.Options{Runs: 6}); r.Verdict == compare.Equal {
				t.Error("another texel is equal")
			}
		})
	}
}
