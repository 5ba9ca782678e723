package vm_test

import (
	"flag"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

var broken = flag.Int("broken", 400, "number of modules with extensions that are broken at random")

// TestBrokenExtensions breaks shaders that use extensions in many ways: each is refused, is run, or is no module, and
// nothing panics. "go test ./vm -run BrokenExtensions -broken 20000" breaks more.
func TestBrokenExtensions(t *testing.T) {
	tensors := &tensorCase{clamp: 2, block: []int{2, 1}, dimension: []int{6, 9}, offset: []int{1, 2}, span: []int{4, 8},
		view: true, hasDimensions: true, viewDimension: []int{4, 8}, permutation: []int{1, 0}, clipRow: 1, clipRows: 2,
		clipWidth: 6}
	stored := *tensors
	stored.store, stored.block = true, []int{1, 1}
	var modules [][]byte
	for _, text := range []string{
		emptyShader.text(), openGLText, heapText, tensors.text(""), stored.text(""),
		hitText("NV", "OpHitObjectTraceRayNV %h %as %c1 %c2 %c3 %c4 %c5 %up %f1 %down %f9 %payload\n"+hitAnswers+
			"OpHitObjectExecuteShaderNV %h %payload\n"),
		hitText("EXT", "OpHitObjectRecordMissEXT %h %c1 %c6 %up %f1 %down %f2\n"+hitAnswers),
		hitText("NV", "OpHitObjectRecordHitNV %h %as %c1 %c2 %c3 %c4 %c6 %c7 %up %f1 %down %f2 %attribute\n"+hitAnswers),
		tensorText("OpTypeFloat 32", false, "OutOfBoundsValueARM %beyond"), tensorText("OpTypeFloat 32", true, ""),
		coopVectorText("f16", "f16", "%x = OpCooperativeVectorLoadNV %V5 %pin %c0\n"+
			"%r = OpCooperativeVectorMatrixMulAddNV %R3 %x %c0 %pin %c64 %c0 %pin %c8 %c0 %c3 %c5 %c0 %false %c20\n"+
			"OpCooperativeVectorOuterProductAccumulateNV %pout %c64 %x %r %c0 %c0 %c16\n"+
			"OpCooperativeVectorReduceSumAccumulateNV %pout %c4 %r\nOpCooperativeVectorStoreNV %pout %c8 %r\n"),
	} {
		modules = append(modules, irtest.Assemble(t, text, "spv1.6").Bytes())
	}
	compiled := 0
	for seed := range uint64(*broken) {
		bin, err := spirv.Decode(irtest.Mutated(modules, seed))
		if err != nil {
			continue
		}
		m, err := ir.Read(bin)
		if err != nil {
			continue
		}
		if _, err := vm.Compile(m, vm.Options{}); err != nil {
			continue
		}
		compiled++
		r, err := compare.Modules(m, m, compare.Options{Runs: 1, Steps: 1 << 10, Elements: 64, Seed: seed})
		if err == nil && strings.Contains(r.Reason, "fault of package vm") || err != nil &&
			strings.Contains(err.Error(), "fault of package vm") {
			t.Errorf("seed %d: %v %v", seed, r, err)
		}
	}
	if compiled < *broken/20 {
		t.Errorf("of %d shaders %d can be run: they are too broken", *broken, compiled)
	}
	t.Logf("of %d shaders %d can be run", *broken, compiled)
}
