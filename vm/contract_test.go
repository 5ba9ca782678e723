package vm_test

import (
	"testing"

	"hone/analysis/fastmath"
	"hone/vm/compare"
)

// TestCompareContract compares a product that goes into a sum with one operation in place of both.
func TestCompareContract(t *testing.T) {
	const (
		sum = "%p = OpFMul %float %u %v\n%s = OpFAdd %float %p %u\n"
		fma = "%s = OpExtInst %float %std Fma %u %v %u\n"
		end = "OpStore %fat %s\nOpReturn\nOpFunctionEnd\n"
	)
	for _, c := range []struct {
		name, a, b string
		contract   bool
		want       compare.Verdict
	}{
		{"not asked for", sum, fma, false, compare.Different},
		{"a sum", sum, fma, true, compare.Equal},
		{"taken apart", fma, sum, false, compare.Equal},
		{"NoContraction of both", "OpDecorate %p NoContraction\nOpDecorate %s NoContraction\n" + sum, fma, true, compare.Different},
		{"NoContraction of the product", "OpDecorate %p NoContraction\n" + sum, fma, true, compare.Different},
		{"NoContraction of the sum", "OpDecorate %s NoContraction\n" + sum, fma, true, compare.Different},
		{"NoContraction of another sum", "OpDecorate %r NoContraction\n%r = OpFAdd %float %u %v\n" + sum, fma, true, compare.Equal},
		{"a difference", "%p = OpFMul %float %u %v\n%s = OpFSub %float %u %p\n", "%m = OpFNegate %float %u\n%s = OpExtInst %float %std Fma %m %v %u\n", true, compare.Equal},
		{"a difference with a negation", "%p = OpFMul %float %u %v\n%m = OpFNegate %float %p\n%s = OpFSub %float %m %u\n",
			"%m = OpFNegate %float %u\n%s = OpExtInst %float %std Fma %m %v %m\n", true, compare.Equal},
		{"a negation, and NoContraction of the difference", "OpDecorate %s NoContraction\n%p = OpFMul %float %u %v\n" +
			"%m = OpFNegate %float %p\n%s = OpFSub %float %m %u\n",
			"%m = OpFNegate %float %u\n%s = OpExtInst %float %std Fma %m %v %m\n", true, compare.Different},
		{"vectors", "%uv = OpCompositeConstruct %vec2 %u %v\n%p = OpFMul %vec2 %uv %uv\n%w = OpFAdd %vec2 %p %uv\n" +
			"%s = OpCompositeExtract %float %w 1\n",
			"%s = OpExtInst %float %std Fma %v %v %v\n", true, compare.Equal},
		{"vectors, and NoContraction", "OpDecorate %w NoContraction\n%uv = OpCompositeConstruct %vec2 %u %v\n" +
			"%p = OpFMul %vec2 %uv %uv\n%w = OpFAdd %vec2 %p %uv\n%s = OpCompositeExtract %float %w 1\n",
			"%s = OpExtInst %float %std Fma %v %v %v\n", true, compare.Different},
		{"other operands", sum, "%s = OpExtInst %float %std Fma %u %v %v\n", true, compare.Different},
		{"a product alone", "%s = OpFMul %float %u %v\n", "%p = OpFMul %float %u %v\n%bits = OpBitcast %uint %p\n%next = OpIAdd %uint %bits %1\n%s = OpBitcast %float %next\n", true, compare.Different},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, b := planted{main: c.a + end}, planted{main: c.b + end}
			r, err := compare.NewReference(a.module(t, ""), compare.Options{Runs: 64, Contract: c.contract})
			if err != nil {
				t.Fatal(err)
			}
			found, self := r.Compare(b.module(t, "")), r.Compare(a.module(t, ""))
			if found.Verdict != c.want || c.want == compare.Equal && found.Compared != self.Compared {
				t.Errorf("%s %s, %d compared, and %d with itself", found.Verdict, found.Reason, found.Compared, self.Compared)
			}
		})
	}
}

// TestCompareFastMath: what a user grants is left open, and nothing else; a decoration is stronger.
func TestCompareFastMath(t *testing.T) {
	const (
		end     = "OpStore %fat %s\nOpReturn\nOpFunctionEnd\n"
		sum     = "%p = OpFMul %float %u %v\n%s = OpFAdd %float %p %u\n"
		fma     = "%s = OpExtInst %float %std Fma %u %v %u\n"
		left    = "%uv = OpFAdd %float %u %v\n%s = OpFAdd %float %uv %u\n"
		right   = "%vu = OpFAdd %float %v %u\n%s = OpFAdd %float %u %vu\n"
		grouped = "%uu = OpFAdd %float %u %u\n%s = OpFAdd %float %uu %v\n"
		plain   = "%s = OpFAdd %float %u %v\n"
		guarded = "%t = OpFAdd %float %u %v\n%c = OpIsNan %bool %t\n%q = OpConvertUToF %float %1\n" +
			"%s = OpSelect %float %c %q %t\n"
	)
	for _, c := range []struct {
		name, a, b string
		granted    string
		want       compare.Verdict
	}{
		{"nothing, for a product and a sum", sum, fma, "exact", compare.Different},
		{"contract", sum, fma, "contract", compare.Equal},
		{"another freedom", sum, fma, "nsz,nnan,ninf,arcp,noftz", compare.Different},
		{"contract where NoContraction is", "OpDecorate %s NoContraction\n" + sum, fma, "contract", compare.Different},
		{"nothing, for another order", left, grouped, "exact", compare.Different},
		{"nothing, for operands that change places", left, right, "exact", compare.Equal},
		{"reassoc", left, grouped, "reassoc", compare.Equal},
		{"reassoc where NoContraction is", "OpDecorate %s NoContraction\nOpDecorate %uv NoContraction\n" + left, grouped, "reassoc", compare.Different},
		{"nothing, for a NaN", plain, guarded, "exact", compare.Different},
		{"nnan", plain, guarded, "nnan", compare.Equal},
	} {
		t.Run(c.name, func(t *testing.T) {
			granted, err := fastmath.Parse(c.granted)
			if err != nil {
				t.Fatal(err)
			}
			a, b := planted{main: c.a + end}, planted{main: c.b + end}
			r, err := compare.NewReference(a.module(t, ""), compare.Options{Runs: 64, FastMath: granted})
			if err != nil {
				t.Fatal(err)
			}
			if found := r.Compare(b.module(t, "")); found.Verdict != c.want {
				t.Errorf("%s %s, want %s", found.Verdict, found.Reason, c.want)
			}
		})
	}
}
