package pass_test

import (
	"errors"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// selection is a shader with one, MERGE its merge instruction.
const selection = `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%bool = OpTypeBool
%true = OpConstantTrue %bool
%fn = OpTypeFunction %void
%f = OpFunction %void None %fn
%entry = OpLabel
MERGE
OpBranchConditional %true %then %else
%then = OpLabel
OpBranch %join
%else = OpLabel
OpBranch %join
%join = OpLabel
OpReturn
OpFunctionEnd
`

// TestStructureIsChecked: structured control flow is checked after each pass, the pass that breaks it is named, and
// where it was broken to begin with it is the input's fault, also if that shows late.
func TestStructureIsChecked(t *testing.T) {
	valid := strings.Replace(selection, "MERGE", "OpSelectionMerge %join None", 1)
	broken := strings.Replace(selection, "MERGE", "", 1)
	kernel := strings.NewReplacer("Shader", "Kernel", "MERGE", "").Replace(selection)
	drop := pass.ForFunctions("drop", "", func(_ *pass.Context, f *ir.Function) bool {
		f.Blocks[0].MergeInst().Remove()
		return true
	})
	panics := pass.ForFunctions("panics", "", func(*pass.Context, *ir.Function) bool { panic("here") })
	const rule = ": OpBranchConditional without an OpSelectionMerge"
	for _, x := range []struct {
		name, text string
		pass       *pass.Pass
		check      bool
		broke      string // the pass, "" for the input
		want       string
	}{
		{"fine", valid, nothing("nothing"), true, "", ""},
		{"pass", valid, drop, true, "drop", rule},
		{"pass, unchecked", valid, drop, false, "", ""},
		{"input", broken, nothing("nothing"), true, "", "the module is not valid: "},
		{"input, unchecked", broken, nothing("nothing"), false, "", ""},
		{"input, a pass stumbles", broken, panics, false, "", "the module is not valid: "},
		{"a pass stumbles", valid, panics, false, "panics", "here"},
		{"kernel", kernel, nothing("nothing"), true, "", ""},
	} {
		_, err := pass.Of(x.pass).Run(irtest.Text(t, x.text), pass.Options{Check: x.check})
		if x.want == "" {
			if err != nil {
				t.Errorf("%s: %v", x.name, err)
			}
			continue
		}
		var fault *pass.BrokenError
		var input *spirv.Error
		switch {
		case err == nil || !strings.Contains(err.Error(), x.want):
			t.Errorf("%s: %v", x.name, err)
		case x.broke != "" && (!errors.As(err, &fault) || fault.Pass != x.broke):
			t.Errorf("%s: %v is not the fault of %s", x.name, err, x.broke)
		case x.broke == "" && (!errors.As(err, &input) || input.Offset < 0):
			t.Errorf("%s: %v is not the fault of the input, or has no place there", x.name, err)
		}
	}
}
