package shadergen

import (
	"flag"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/peers"
	"hone/ir"
)

var count = flag.Int("shaders", 40, "how many shaders are generated for each set of options")

var sets = map[string]Options{
	"plain": {}, "exact": {Exact: true}, "everything": Everything, "large": {Size: 300, Barriers: true, Subgroups: true},
	"narrow": {Narrow: true, Half: true}, "wide": {Wide: true, Double: true}, "constants": {Constants: true},
	"portable":      {Exact: true, Portable: true, Narrow: true, Half: true, Double: true},
	"flow":          {Flow: true, Size: 40},
	"algebra":       {Algebra: true, Narrow: true, Wide: true, Half: true, Double: true, Size: 40},
	"records":       {Records: true, Exact: true, Size: 60},
	"flow records":  {Records: true, Modern: true, Barriers: true, Flow: true, Size: 40},
	"calls":         {Calls: true, Exact: true, Size: 60},
	"modern calls":  {Calls: true, Modern: true, Narrow: true, Flow: true, Size: 60},
	"exact algebra": {Algebra: true, Exact: true},
	"modern":        {Modern: true, Constants: true, Barriers: true, Subgroups: true, Narrow: true},
}

// TestValid validates shaders with spirv-val, and that they have what they are for.
func TestValid(t *testing.T) {
	val := peers.Get(t, "spirv-val")
	met := map[string]bool{}
	for name, o := range sets {
		t.Run(name, func(t *testing.T) {
			n := *count
			if o.Size > 100 {
				n = n/10 + 1
			}
			for seed := range uint64(n) {
				text := Generate(seed, o)
				if text != Generate(seed, o) {
					t.Fatalf("seed %d: two shaders", seed)
				}
				bin := irtest.Assemble(t, text, o.Version())
				m, err := ir.Read(bin)
				if err != nil {
					t.Fatalf("seed %d: %v\n%s", seed, err, text)
				}
				if err := m.Verify(); err != nil {
					t.Fatalf("seed %d: %v\n%s", seed, err, text)
				}
				for line := range strings.Lines(text) {
					if strings.Contains(line, "OpSelect %t_s_") {
						met["OpSelect of a struct"] = true
					}
					for _, word := range strings.Fields(line) {
						met[word] = true
					}
				}
				if val == nil {
					continue
				}
				if _, err := val.Run(bin.Bytes(), "--target-env", o.Environment(), "-"); err != nil {
					t.Fatalf("seed %d: %v\n%s", seed, err, text)
				}
			}
		})
	}
	for _, op := range []string{"OpSwitch", "OpLoopMerge", "OpPhi", "OpFunctionCall", "OpControlBarrier",
		"OpGroupNonUniformAny", "OpCopyMemory",
		"OpMatrixTimesMatrix", "OpAccessChain", "OpReturnValue", "OpFConvert", "OpSDiv", "OpCompositeInsert",
		"OpVectorShuffle", "OpVectorExtractDynamic", "OpVectorInsertDynamic", "OpUndef", "OpSpecConstantOp", "OpConstantNull", "OpVectorTimesMatrix",
		"Private", "PushConstant", "Workgroup", "Volatile", "RelaxedPrecision", "NoContraction", "OpSelect of a struct",
		"OpAtomicCompareExchange", "OpBitFieldInsert", "OpIAddCarry", "OpIsNan", "OpCopyLogical",
		"OpMemoryBarrier"} {
		if !met[op] {
			t.Errorf("no shader has %s", op)
		}
	}
}
