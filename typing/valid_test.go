package typing_test

import (
	"testing"

	"hone/internal/corpus"
	"hone/spirv"
)

// invalid are modules of ../shared/val-cases that spirv-val accepts with options only, and the rule of the
// specification that each breaks.
var invalid = map[string]string{
	"2e4d9e3cbfddddf8.spv": "3.3.9, OpFunctionCall: an argument is of the type of the parameter (--before-hlsl-legalization)",
	"37768d5c2e94f033.spv": "2.16.1: no function returns a pointer in the addressing model Logical (--relax-logical-pointer)",
	"787c9f722acd28b6.spv": "2.16.1: no variable holds pointers in the addressing model Logical (--relax-logical-pointer)",
	"7fa063566e016a9b.spv": "2.16.1: samplers come from no OpPhi (--before-hlsl-legalization)",
	"add1977c1a1a2250.spv": "2.16.1: images come from no OpPhi (--before-hlsl-legalization)",
	"b0f5e97ab1b3f35b.spv": "GLSL.std.450, InterpolateAtOffset: of a pointer to an input (--before-hlsl-legalization)",
	"ca18f87627160f6e.spv": "GLSL.std.450, InterpolateAtSample: of a pointer to an input (--before-hlsl-legalization)",
}

// TestValid: none of the modules of other projects that are known to be valid is refused, and what is refused is not
// valid.
func TestValid(t *testing.T) {
	for _, archive := range []string{"kernels/kernels.zip", "val-cases/valid.zip"} {
		for _, f := range corpus.Archive(t, archive) {
			bin, err := spirv.Decode(f.Data)
			if err == nil {
				err = bin.Check()
			}
			if err == nil {
				err = verify(bin)
			}
			switch rule := invalid[f.Name]; {
			case err != nil && rule == "":
				t.Errorf("%s: %v", f.Name, err)
			case err == nil && rule != "":
				t.Errorf("%s is accepted, and breaks a rule: %s", f.Name, rule)
			}
		}
	}
}
