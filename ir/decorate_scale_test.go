package ir_test

import (
	"fmt"
	"testing"
	"time"

	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// decoratedValues is a module with n values, each of two decoration groups that all of them are targets of.
func decoratedValues(n int) string {
	targets := irtest.Items(n, func(i int) string { return fmt.Sprintf(" %%x%d", i) })
	return `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %relaxed RelaxedPrecision
%relaxed = OpDecorationGroup
OpDecorate %exact NoContraction
OpDecorate %exact RelaxedPrecision
%exact = OpDecorationGroup
OpGroupDecorate %relaxed` + targets + "\nOpGroupDecorate %exact" + targets + `
%float = OpTypeFloat 32
%fn = OpTypeFunction %float %float
%f = OpFunction %float None %fn
%p = OpFunctionParameter %float
%entry = OpLabel
` + irtest.Items(n, func(i int) string { return fmt.Sprintf("%%x%d = OpFAdd %%float %%p %%p\n", i) }) + `OpReturnValue %x0
OpFunctionEnd
`
}

// TestDecorationGroupsScale: what is asked of a value costs what it has decorations, and no memory, however many
// targets its groups have.
func TestDecorationGroupsScale(t *testing.T) {
	const n = 20_000
	m := irtest.Text(t, decoratedValues(n))
	var values []ir.ID
	for in := range m.Functions()[0].Insts() {
		if in.Op == spirv.OpFAdd {
			values = append(values, in.Result)
		}
	}
	start := cputime.Now()
	ask := func() {
		for _, id := range values {
			if !m.HasDecoration(id, spirv.DecorationNoContraction) || m.HasDecoration(id, spirv.DecorationNoSignedWrap) {
				t.Fatal("a decoration of a group is lost")
			}
			m.InheritNonUniform(id, values[0])
		}
	}
	ask() // makes the index
	if allocs := testing.AllocsPerRun(3, ask); allocs != 0 {
		t.Errorf("%v allocations for %d values", allocs, n)
	}
	for _, id := range values {
		if !m.MergeDecorations(values[0], id) {
			t.Fatal("equal decorations do not merge")
		}
	}
	if d, limit := cputime.Since(start), cputime.Limit(time.Second); d > limit {
		t.Errorf("%v, more than %v", d, limit)
	}
}

func BenchmarkDecorationGroups(b *testing.B) {
	for _, n := range []int{1000, 10_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			m := irtest.Text(b, decoratedValues(n))
			for b.Loop() {
				for in := range m.Functions()[0].Insts() {
					m.HasDecoration(in.Result, spirv.DecorationNonUniform)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/value")
		})
	}
}
