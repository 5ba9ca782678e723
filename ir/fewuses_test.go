package ir_test

import (
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// TestUsedAtMost: the version of a function counts a value that was asked about once few operands use it, and no other.
func TestUsedAtMost(t *testing.T) {
	const uses = 6
	for _, c := range []struct {
		name  string
		ask   func(m *ir.Module, id ir.ID) bool
		until int // uses that are left where the answer is yes
	}{
		{"nothing", nil, 0},
		{"single", func(m *ir.Module, id ir.ID) bool { return m.SingleUse(id) }, 1},
		{"two", func(m *ir.Module, id ir.ID) bool { return m.UsedAtMost(id, 2) }, 2},
		{"four", func(m *ir.Module, id ir.ID) bool { return m.UsedAtMost(id, 4) }, 4},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := irtest.Text(t, `
				OpCapability Shader
				OpMemoryModel Logical GLSL450
				OpEntryPoint GLCompute %main "main"
				OpExecutionMode %main LocalSize 1 1 1
				%void = OpTypeVoid
				%fn = OpTypeFunction %void
				%uint = OpTypeInt 32 0
				%one = OpConstant %uint 1
				%main = OpFunction %void None %fn
				%entry = OpLabel
				%x = OpIAdd %uint %one %one
				%a = OpIAdd %uint %x %x
				%b = OpIAdd %uint %x %x
				%c = OpIAdd %uint %x %one
				%d = OpIAdd %uint %one %x
				OpReturn
				OpFunctionEnd`)
			f := m.Functions()[0]
			var list []*ir.Inst
			for in := range f.Insts() {
				if in.Op == spirv.OpIAdd {
					list = append(list, in)
				}
			}
			x, users := list[0].Result, list[1:]
			if n := m.Uses(x); n != uses {
				t.Fatalf("%d uses", n)
			}
			for _, in := range append(users[2:], users[:2]...) { // 5, 4, 2 and 0 uses are left
				if c.ask != nil && c.ask(m, x) != (m.Uses(x) <= c.until) {
					t.Errorf("%d uses: wrong answer", m.Uses(x))
				}
				asked := c.ask != nil && m.Uses(x) > c.until
				before := f.Version().Singles
				in.Remove()
				counted, now := f.Version().Singles != before, m.Uses(x)
				if must := asked && now > 0 && now <= c.until; must && !counted {
					t.Errorf("%d uses are left: not counted", now)
				}
				if counted && !asked {
					t.Errorf("%d uses are left: counted, though nothing waits", now)
				}
			}
		})
	}
}
