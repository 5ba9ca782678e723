package legalize_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/passtest"
	"hone/spirv"
)

// TestClaims: of arrays whose bindings lie close together, one run splits all that a second run would split, and no
// part shares a binding that only one variable had, also where a limit on transformations stops the pass between two
// variables.
func TestClaims(t *testing.T) {
	p := passtest.Pipeline(t, "split-descriptors")
	split, stay := 0, 0
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 1))
		bin := irtest.Assemble(t, crowded(r, 2+r.IntN(7)), "spv1.0")
		for _, limit := range []int{0, 1, 2} {
			m := irtest.Read(t, bin)
			before := bound(m)
			o := pass.Options{Check: true, BisectLimit: limit}
			if _, err := p.Run(m, o); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			after := bound(m)
			for at, variables := range after {
				if len(variables) > max(1, len(before[at])) {
					t.Errorf("seed %d, limit %d: %d variables at %v, where %d were", seed, limit, len(variables), at, len(before[at]))
				}
			}
			if limit > 0 {
				continue
			}
			once := irtest.Write(t, m)
			for _, variables := range after {
				for _, v := range variables {
					if m.Def(m.Types().Pointee(v.Type)).Op == spirv.OpTypeArray {
						stay++
					} else {
						split++
					}
				}
			}
			again := irtest.Read(t, once)
			if _, err := p.Run(again, o); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if twice := irtest.Write(t, again); !bytes.Equal(once.Bytes(), twice.Bytes()) {
				t.Errorf("seed %d: a second run changes the module:\n%s", seed, irtest.Disassemble(t, again))
			}
		}
	}
	if t.Logf("%d parts, %d arrays stay", split, stay); split < 200 || stay < 200 {
		t.Error("the modules have too few collisions, or too many")
	}
}

// bound returns the variables at each descriptor set and binding.
func bound(m *ir.Module) map[[2]uint32][]*ir.Inst {
	found := map[[2]uint32][]*ir.Inst{}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable {
			continue
		}
		if set, binding, ok := m.DescriptorOf(in.Result); ok {
			found[[2]uint32{set, binding}] = append(found[[2]uint32{set, binding}], in)
		}
	}
	return found
}

// crowded returns the text of a compute shader with n arrays of samplers, at bindings from 0 to n, of which it loads
// some elements.
func crowded(r *rand.Rand, n int) string {
	const length = 6
	var head, globals, code strings.Builder
	head.WriteString("OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n" +
		"OpExecutionMode %main LocalSize 1 1 1\n")
	globals.WriteString("%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%uint = OpTypeInt 32 0\n" +
		"%length = OpConstant %uint 6\n%sampler = OpTypeSampler\n%array = OpTypeArray %sampler %length\n" +
		"%ptr = OpTypePointer UniformConstant %sampler\n%ptrs = OpTypePointer UniformConstant %array\n")
	for i := range length {
		fmt.Fprintf(&globals, "%%n%d = OpConstant %%uint %d\n", i, i)
	}
	for v := range n {
		fmt.Fprintf(&head, "OpDecorate %%v%d DescriptorSet 0\nOpDecorate %%v%d Binding %d\n", v, v, r.IntN(n+1))
		fmt.Fprintf(&globals, "%%v%d = OpVariable %%ptrs UniformConstant\n", v)
		elements := r.Perm(length)[:1+r.IntN(3)]
		slices.Sort(elements)
		for _, e := range elements {
			fmt.Fprintf(&code, "%%p%d_%d = OpAccessChain %%ptr %%v%d %%n%d\n%%s%[1]d_%[2]d = OpLoad %%sampler %%p%[1]d_%[2]d\n",
				v, e, v, e)
		}
	}
	return head.String() + globals.String() + "%main = OpFunction %void None %fn\n%entry = OpLabel\n" + code.String() +
		"OpReturn\nOpFunctionEnd\n"
}
