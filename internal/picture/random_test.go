package picture

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// randomFunction returns the text of a module whose only function has n blocks with random terminators, and
// merge instructions wherever.
func randomFunction(r *rand.Rand, n int, capability string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "OpCapability %s\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n", capability)
	b.WriteString("%void = OpTypeVoid\n%bool = OpTypeBool\n%int = OpTypeInt 32 0\n%t = OpConstantTrue %bool\n" +
		"%i = OpConstant %int 7\n%fn = OpTypeFunction %void\n")
	b.WriteString("%f = OpFunction %void None %fn\n")
	label := func() string { return fmt.Sprintf("%%b%d", 1+r.IntN(n-1)) }
	for i := range n {
		fmt.Fprintf(&b, "%%b%d = OpLabel\n", i)
		for range r.IntN(4) {
			b.WriteString("%x = OpIAdd %int %i %i\n")
		}
		kind := r.IntN(8)
		switch {
		case r.IntN(4) == 0 && kind > 0:
			fmt.Fprintf(&b, "OpLoopMerge %s %s None\n", label(), label())
		case r.IntN(3) == 0 && kind > 3:
			fmt.Fprintf(&b, "OpSelectionMerge %s None\n", label())
		}
		switch kind {
		case 0:
			b.WriteString("OpReturn\n")
		case 1, 2, 3:
			fmt.Fprintf(&b, "OpBranch %s\n", label())
		case 4:
			fmt.Fprintf(&b, "OpSwitch %%i %s", label())
			for k := range r.IntN(12) {
				fmt.Fprintf(&b, " %d %s", k, label())
			}
			b.WriteString("\n")
		default:
			fmt.Fprintf(&b, "OpBranchConditional %%t %s %s\n", label(), label())
		}
	}
	b.WriteString("OpFunctionEnd\n")
	text := b.String()
	for i := 0; strings.Contains(text, "%x ="); i++ { // each result once
		text = strings.Replace(text, "%x =", fmt.Sprintf("%%x%d =", i), 1)
	}
	return text
}

// Control flow that follows no rule can be drawn.
func TestRandom(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 7))
		text := randomFunction(r, 2+r.IntN(25), []string{"Shader", "Kernel"}[seed%2])
		b := irtest.Assemble(t, text, "")
		m, err := ir.Read(b)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		s, err := NewSource(m)
		if err != nil {
			t.Fatal(err)
		}
		f := m.Functions()[0]
		for _, fig := range []*Figure{s.FlowGraph(f, Options{Loops: true}), s.DominatorTree(f, Options{Loops: true})} {
			if err := checkFigure(f, fig); err != nil {
				t.Errorf("seed %d: %v\n%s", seed, err, text)
			}
		}
	}
}

// What can be read can be drawn, be it valid or not.
func TestBroken(t *testing.T) {
	for _, module := range corpus.Broken() {
		b, err := spirv.Decode(module.Read(t))
		if err != nil {
			continue
		}
		m, err := ir.Read(b)
		if err != nil {
			continue
		}
		s, err := NewSource(m)
		if err != nil {
			t.Errorf("%s: %v", module.Name, err)
			continue
		}
		for _, f := range s.Functions() {
			if err := checkFigure(f, s.FlowGraph(f, Options{})); err != nil {
				t.Errorf("%s: %v", module.Name, err)
			}
		}
	}
}
