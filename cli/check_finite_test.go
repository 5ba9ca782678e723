package cli

import "testing"

// TestCheckFinite compares shaders of which one has another result for NaN, infinities or denormal numbers alone: that
// is a difference, unless --finite leaves these out. A difference that other numbers show is found with it, too.
func TestCheckFinite(t *testing.T) {
	const sum = "%sum = OpFAdd %f32 %chosen %add"
	a := changed(t, scaleText, sum, "%sum = OpCopyObject %f32 %n")
	for name, odd := range map[string]string{
		"NaN":        "%odd = OpFUnordNotEqual %bool %n %n",
		"infinities": "%abs = OpExtInst %f32 %std FAbs %n\n%odd = OpFOrdEqual %bool %abs %most",
		"denormal": "%abs = OpExtInst %f32 %std FAbs %n\n%below = OpFOrdLessThan %bool %abs %least\n" +
			"%above = OpFOrdGreaterThan %bool %abs %nothing\n%odd = OpLogicalAnd %bool %below %above",
	} {
		b := changed(t, a, "%sum = OpCopyObject %f32 %n", odd+"\n%sum = OpSelect %f32 %odd %least %n")
		b = changed(t, b, "OpMemoryModel", "%std = OpExtInstImport \"GLSL.std.450\"\nOpMemoryModel")
		b = changed(t, b, "%floats = OpTypeRuntimeArray %f32", "%most = OpConstant %f32 0x1p+128\n"+
			"%least = OpConstant %f32 0x1p-126\n%nothing = OpConstant %f32 0\n%floats = OpTypeRuntimeArray %f32")
		checked(t, a, b, "--runs", "32").want(t, StatusInput)
		if o := checked(t, a, b, "--runs", "32", "--finite"); o.status != StatusOK {
			t.Errorf("%s, with --finite: %s%s", name, o.stdout, o.stderr)
		}
	}
	wrong := changed(t, scaleText, "%nn = OpFMul %f32 %n %n", "%nn = OpFAdd %f32 %n %n")
	checked(t, scaleText, wrong, "--finite").want(t, StatusInput)
	checked(t, scaleText, scaleText, "--finite").want(t, StatusOK)
}
