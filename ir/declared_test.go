package ir_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// declarations is a module with n structures, each with a constant of it, and n functions that return one of these.
func declarations(n int) string {
	return `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%uint = OpTypeInt 32 0
%void = OpTypeVoid
` + irtest.Items(n, func(i int) string {
		return fmt.Sprintf("%%n%d = OpConstant %%uint %[1]d\n%%s%[1]d = OpTypeStruct %%uint %%uint\n"+
			"%%c%[1]d = OpConstantComposite %%s%[1]d %%n%[1]d %%n%[1]d\n%%t%[1]d = OpTypeFunction %%s%[1]d\n", i)
	}) + irtest.Items(n, func(i int) string {
		return fmt.Sprintf("%%f%d = OpFunction %%s%[1]d None %%t%[1]d\n"+
			"%%l%[1]d = OpLabel\nOpReturnValue %%c%[1]d\nOpFunctionEnd\n", i)
	})
}

// replaceAll replaces the structures by the first one and the numbers by others, one by one, and asks for a constant
// each time. It returns the steps that this took.
func replaceAll(m *ir.Module) int {
	m.SetBudget(1 << 40)
	var types, numbers []ir.ID
	for in := range m.Section(ir.Globals).Insts() {
		switch in.Op {
		case spirv.OpTypeStruct:
			types = append(types, in.Result)
		case spirv.OpConstant:
			numbers = append(numbers, in.Result)
		}
	}
	uint := m.Types().Int(32, false)
	for i, id := range numbers {
		m.ReplaceAndRemove(m.Def(id), m.Constants().Int(uint, uint64(1_000_000+i)))
		if i > 0 {
			m.ReplaceAndRemove(m.Def(types[i]), types[0])
		}
	}
	return m.SetBudget(-1)
}

// TestReplaceDeclaredScale: to replace all types and constants one by one takes steps in proportion to their number.
func TestReplaceDeclaredScale(t *testing.T) {
	const n = 2500
	few := replaceAll(irtest.Text(t, declarations(n)))
	many := replaceAll(irtest.Text(t, declarations(4*n)))
	if t.Logf("%d steps for %d, %d for %d", few, n, many, 4*n); many > 5*few {
		t.Errorf("four times the declarations take %.1f times the steps", float64(many)/float64(few))
	}
}

// BenchmarkReplaceDeclared replaces 20,000 types and constants one by one.
func BenchmarkReplaceDeclared(b *testing.B) {
	bin := irtest.Assemble(b, declarations(10_000), "spv1.3")
	for b.Loop() {
		b.StopTimer()
		m := irtest.Read(b, bin)
		b.StartTimer()
		replaceAll(m)
		m.Release()
	}
}

// TestReplaceDeclared replaces globals at random. After each replacement, instructions have types that were not
// replaced, and each type and constant is found by what it declares then. In the end the module is valid.
func TestReplaceDeclared(t *testing.T) {
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 6))
		m := irtest.Text(t, declarations(12))
		uint := m.Types().Int(32, false)
		for range 14 {
			var like []*ir.Inst
			op := []spirv.Op{spirv.OpTypeStruct, spirv.OpConstant, spirv.OpConstantComposite}[r.IntN(3)]
			for in := range m.Section(ir.Globals).Insts() {
				if in.Op == op {
					like = append(like, in)
				}
			}
			i := r.IntN(len(like)) // what comes before it may replace it
			if old, by := like[i], like[r.IntN(i+1)]; by != old && by.Type == old.Type {
				m.ReplaceAndRemove(old, by.Result)
			}
			m.Constants().Int(uint, uint64(r.IntN(30)))
			found(t, m)
		}
		m.Sweep()
		if err := m.Verify(); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// found verifies that types and constants are found.
func found(t *testing.T, m *ir.Module) {
	t.Helper()
	for in := range m.Insts() {
		if in.Type != 0 && m.Resolve(in.Type) != in.Type {
			t.Fatalf("%s: has a type that was replaced", in)
		}
		if in.Function() != nil || in.Op == spirv.OpTypeFunction || !in.Op.Is(spirv.TraitType|spirv.TraitConstant) {
			continue
		}
		var words []uint32
		for i, w := range in.Words() {
			if in.Op != spirv.OpConstant && in.Op != spirv.OpTypeInt {
				w = uint32(in.ID(i))
			}
			words = append(words, w)
		}
		if d := m.Def(m.FindGlobal(in.Op, in.Type, words, nil)); d == nil || d.Op != in.Op || d.Type != in.Type {
			t.Fatalf("%s is not found, but %v", in, d)
		}
	}
}
