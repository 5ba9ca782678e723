package analysis_test

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/ir"
)

// callModule is a module of n functions of which calls[i] are called by function i, the first of them entry points.
func callModule(t *testing.T, n, entries int, calls [][]int) *ir.Module {
	var b strings.Builder
	b.WriteString("OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n")
	for i := range entries {
		fmt.Fprintf(&b, "OpEntryPoint GLCompute %%f%d \"e%d\"\n", i, i)
	}
	fmt.Fprintf(&b, "OpDecorate %%f%d LinkageAttributes \"x\" Export\n%%void = OpTypeVoid\n%%fn = OpTypeFunction %%void\n",
		n-1)
	for i := range n {
		fmt.Fprintf(&b, "%%f%d = OpFunction %%void None %%fn\n%%l%d = OpLabel\n", i, i)
		for k, callee := range calls[i] {
			fmt.Fprintf(&b, "%%c%d_%d = OpFunctionCall %%void %%f%d\n", i, k, callee)
		}
		b.WriteString("OpReturn\nOpFunctionEnd\n")
	}
	m, _ := assemble(t, b.String())
	return m
}

func TestCalls(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for round := range 300 {
		n := 1 + r.IntN(9)
		entries := r.IntN(n + 1)
		calls := make([][]int, n)
		for range r.IntN(2 * n) {
			i := r.IntN(n)
			calls[i] = append(calls[i], r.IntN(n))
		}
		m := callModule(t, n, entries, calls)
		g := analysis.Calls.Of(analysis.NewCache(m))
		// Reachability by at least one call, by closing the relation.
		reach := make([][]bool, n)
		for i := range reach {
			reach[i] = make([]bool, n)
			for _, callee := range calls[i] {
				reach[i][callee] = true
			}
		}
		for k := range n {
			for i := range n {
				for j := range n {
					reach[i][j] = reach[i][j] || reach[i][k] && reach[k][j]
				}
			}
		}
		place := make([]int, n) // in CalleesFirst
		var groups [][]*ir.Function
		for group := range g.CalleesFirst() {
			groups = append(groups, group)
			for _, f := range group {
				place[f.Index] = len(groups)
			}
		}
		if back := slices.Collect(g.CallersFirst()); !slices.EqualFunc(reversed(back), groups, slices.Equal) {
			t.Fatalf("round %d: CallersFirst is not CalleesFirst turned around", round)
		}
		for i, f := range m.Functions() {
			where := fmt.Sprintf("round %d: calls %v, function %d: ", round, calls, i)
			var callers, points []int
			sites := 0
			for j := range n {
				for _, callee := range calls[j] {
					if callee == i {
						sites++
					}
				}
				if slices.Contains(calls[j], i) {
					callers = append(callers, j)
				}
				if j < entries && (i == j || reach[j][i]) {
					points = append(points, j)
				}
				same := i == j || reach[i][j] && reach[j][i]
				if same != (place[i] == place[j]) || reach[i][j] && place[j] > place[i] {
					t.Fatal(where, "order", place)
				}
			}
			if got := indices(g.Callees(f)); !slices.Equal(got, unique(calls[i])) {
				t.Fatal(where, "callees", got)
			}
			if got := indices(g.Callers(f)); !slices.Equal(got, callers) {
				t.Fatal(where, "callers", got)
			}
			if len(g.Sites(f)) != sites || g.Recursive(f) != reach[i][i] || g.UnknownCallers(f) != (i == n-1) {
				t.Fatal(where, len(g.Sites(f)), " sites, ", g.Recursive(f), g.UnknownCallers(f))
			}
			var got []int
			for in := range g.EntryPoints(f) {
				got = append(got, m.Def(in.ID(1)).Function().Index)
			}
			if !slices.Equal(got, points) {
				t.Fatal(where, "entry points ", got)
			}
		}
	}
}

func reversed[T any](s []T) []T {
	s = slices.Clone(s)
	slices.Reverse(s)
	return s
}

// unique drops what stood in a list before.
func unique(list []int) (out []int) {
	for _, x := range list {
		if !slices.Contains(out, x) {
			out = append(out, x)
		}
	}
	return out
}

func indices(functions iter.Seq[*ir.Function]) (list []int) {
	for f := range functions {
		list = append(list, f.Index)
	}
	return list
}

// TestCallsOfUnknown: whoever takes a function's address may call it, debug information does not.
func TestCallsOfUnknown(t *testing.T) {
	m, ids := assemble(t, `
OpCapability Shader
OpCapability FunctionPointersINTEL
OpExtension "SPV_INTEL_function_pointers"
OpExtension "SPV_KHR_non_semantic_info"
%debug = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%int = OpTypeInt 32 0
%fn = OpTypeFunction %void
%pfn = OpTypePointer CodeSectionINTEL %fn
%address = OpConstantFunctionPointerINTEL %pfn %taken
%main = OpFunction %void None %fn
%entry = OpLabel
%shown = OpExtInst %void %debug DebugFunctionDefinition %void %plain
%call = OpFunctionCall %void %plain
OpReturn
OpFunctionEnd
%taken = OpFunction %void None %fn
%a = OpLabel
OpReturn
OpFunctionEnd
%plain = OpFunction %void None %fn
%b = OpLabel
OpReturn
OpFunctionEnd
`)
	g := analysis.Calls.Of(analysis.NewCache(m))
	for name, want := range map[string]bool{"main": false, "taken": true, "plain": false} {
		if f := m.Def(ids[name]).Function(); g.UnknownCallers(f) != want {
			t.Errorf("unknown callers of %s: %v", name, !want)
		}
	}
	if sites := g.Sites(m.Def(ids["plain"]).Function()); len(sites) != 1 || sites[0].Result != ids["call"] {
		t.Errorf("calls of plain: %v", sites)
	}
}

// TestUnknownCallers: what another module or an instruction of unknown meaning may call.
func TestUnknownCallers(t *testing.T) {
	m, ids := assemble(t, `
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "main"
OpDecorate %exported LinkageAttributes "exported" Export
%void = OpTypeVoid
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
!0x0002fff0 %named
%call = OpFunctionCall %void %called
OpReturn
OpFunctionEnd
`+emptyFunction("called")+emptyFunction("exported")+emptyFunction("named")+emptyFunction("alone"))
	g := analysis.Calls.Of(analysis.NewCache(m))
	for name, want := range map[string]bool{"main": false, "called": false, "exported": true, "named": true,
		"alone": false} {
		if got := g.UnknownCallers(m.Def(ids[name]).Function()); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

func emptyFunction(name string) string {
	return strings.ReplaceAll("%NAME = OpFunction %void None %fn\n%NAME_entry = OpLabel\nOpReturn\nOpFunctionEnd\n",
		"NAME", name)
}
