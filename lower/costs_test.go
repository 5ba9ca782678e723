package lower_test

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"hone/fold"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

var costShaders = flag.Int("costs", 1, "how many generated shaders TestCosts lowers with each flag, and half "+
	"of how many with each set of flags")

// driverSets are flags that drivers use together.
var driverSets = []string{
	"pow-to-exp2,exp-to-exp2,log-to-log2,ldexp-to-arith,int-div-to-mul-rcp,sub-to-add-neg",
	"bit-count-to-math,bitfield-insert-to-mask,bitfield-extract-to-shifts,bit-reverse-to-shifts,find-lsb-to-float-cast," +
		"find-msb-to-float-cast",
	"bitfield-insert-to-shifts,bitfield-extract-to-shifts,imul-high-to-mul,carry-to-arith,borrow-to-arith,not-to-xor",
	"normalize-to-arithmetic,tan-to-sin-cos,mod-to-floor,fract-to-floor,inverse-sqrt-to-div,div-to-mul-rcp," +
		"fma-to-mul-add,sub-to-add-neg",
	"pow-to-exp2,exp-to-exp2,log-to-log2,frexp-to-arith,ldexp-to-arith,mod-to-floor,int-div-to-mul-rcp," +
		"bitfield-insert-to-mask,bitfield-extract-to-shifts,sat-to-clamp,min-max-to-select,negate-to-sub",
}

// TestCosts runs shaders in which the results of operations meet sums, comparisons, branches, loops and stores, before
// and after each flag and the sets of flags that drivers use: they differ by what the flags' rows say, and no more.
//
//	go test ./lower -run Costs -costs 9
//
// lowers more than 500 shaders.
func TestCosts(t *testing.T) {
	registry, err := pass.NewRegistry(lower.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	var flags []string
	for _, p := range lower.Passes() {
		flags = append(flags, strings.TrimPrefix(p.Name, "lower-"))
	}
	for i, set := range slices.Concat(flags, driverSets) {
		n := *costShaders
		if i >= len(flags) {
			n *= 2
		}
		for k := range n {
			t.Run(fmt.Sprintf("%s/%d", set, k), func(t *testing.T) {
				t.Parallel()
				p, often := flagPipeline(t, registry, set)
				bin := irtest.Assemble(t, numbersShader(uint64(1000*i+k), often), "spv1.3")
				if msg := passtest.Validate(t, bin, "vulkan1.1"); msg != "" {
					t.Fatal(msg)
				}
				c, changed := loweredAndCompared(t, bin, p, p.Costs())
				switch {
				case c.Verdict == compare.Different:
					t.Errorf("%v: %s", p, c.Reason)
				case changed && c.Share() < 0.1:
					t.Errorf("%v: %d of %d values were compared: %s", p, c.Compared, c.Stored, c.Reason)
				}
			})
		}
	}
}

// flagPipeline returns the pipeline of flags, and the names of the operations that they replace.
func flagPipeline(t *testing.T, r *pass.Registry, set string) (*pass.Pipeline, []string) {
	t.Helper()
	var often []string
	for _, name := range strings.Split(set, ",") {
		p, err := r.Parse("lower-" + name)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range p.Costs() {
			often = append(often, c.Of...)
		}
		for _, x := range lower.Passes() {
			if x.Name == "lower-"+name {
				often = append(often, x.Removes()...)
			}
		}
		often = append(often, conditional[name]...)
	}
	p, err := r.Parse("lower-" + strings.ReplaceAll(set, ",", ",lower-"))
	if err != nil {
		t.Fatal(err)
	}
	return p, often
}

// conditional are operations of which lowerings replace some, so that they don't claim to remove them.
var conditional = map[string][]string{"sub-to-add-neg": {"OpFSub", "OpISub"}, "mul-add-to-fma": {"OpFMul", "OpFAdd"}}

// loweredAndCompared compares a shader with what a pipeline makes of it, by costs, and says whether that changed it.
func loweredAndCompared(t *testing.T, bin *spirv.Binary, p *pass.Pipeline, costs []fold.Cost) (*compare.Result, bool) {
	t.Helper()
	m := irtest.Read(t, bin)
	reference := referenceWith(t, m, costs)
	changed, err := p.Run(m, pass.Options{Check: true})
	if err != nil {
		t.Fatal(err)
	}
	after := irtest.Write(t, m)
	if msg := passtest.Validate(t, after, "vulkan1.1"); msg != "" {
		t.Fatal(msg)
	}
	return reference.Compare(irtest.Read(t, after)), changed
}

// referenceWith runs a shader, of which others may differ by costs.
func referenceWith(t *testing.T, m *ir.Module, costs []fold.Cost) *compare.Reference {
	t.Helper()
	o := compare.Options{Runs: 8}
	if err := o.Allow(costs); err != nil {
		t.Fatal(err)
	}
	r, err := compare.NewReference(m, o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestWrongCosts: lowerings that are wrong by a factor, by the last digits of a constant and by one bit make results
// that their rows do not allow.
func TestWrongCosts(t *testing.T) {
	registry, err := pass.NewRegistry(lower.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	const most = 12 // shaders that are tried
	for _, c := range []struct {
		flag, wrong   string
		before, after func(m *ir.Module, in *ir.Inst) bool // changes an instruction, before or after the lowering
	}{
		{flag: "exp-to-exp2", wrong: "without the factor", after: func(m *ir.Module, in *ir.Inst) bool {
			if !isGLSL(m, in, spirv.GLSLStd450Exp2) {
				return false
			}
			product, _, ok := timesConstant(m, in.ID(2))
			if ok {
				in.SetID(2, product.ID(0))
			}
			return ok
		}},
		{flag: "log-to-log2", wrong: "with a factor of 16 bits", after: func(m *ir.Module, in *ir.Inst) bool {
			product, factor, ok := timesConstant(m, in.Result)
			if !ok || !isGLSL(m, m.Def(product.ID(0)), spirv.GLSLStd450Log2) {
				return false
			}
			half := fold.Float16.ToFloat64(fold.Float16.FromFloat64(factor, fold.Mode{}))
			in.SetID(1, m.Constants().Float(in.Type, half))
			return half != factor
		}},
		{flag: "bitfield-extract-to-shifts", wrong: "one bit off", before: func(m *ir.Module, in *ir.Inst) bool {
			if in.Op != spirv.OpBitFieldUExtract && in.Op != spirv.OpBitFieldSExtract {
				return false
			}
			offset, ok := m.Constants().IntValue(in.ID(1))
			in.SetID(1, m.Constants().Int(m.TypeOf(in.ID(1)), offset+1))
			return ok
		}},
	} {
		t.Run(c.flag, func(t *testing.T) {
			t.Parallel()
			p, often := flagPipeline(t, registry, c.flag)
			tried, found := 0, 0
			for seed := range uint64(most) {
				bin := irtest.Assemble(t, numbersShader(seed, often), "spv1.3")
				changed := false
				m := irtest.Read(t, bin)
				reference := referenceWith(t, m, p.Costs())
				change := func(how func(*ir.Module, *ir.Inst) bool) {
					for _, f := range m.Functions() {
						for in := range f.Insts() {
							changed = how != nil && how(m, in) || changed
						}
					}
				}
				change(c.before)
				if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
					t.Fatal(err)
				}
				change(c.after)
				if !changed {
					continue
				}
				tried++
				if reference.Compare(irtest.Read(t, irtest.Write(t, m))).Verdict == compare.Different {
					found++
				}
			}
			t.Logf("%s: found in %d of %d shaders", c.wrong, found, tried)
			if 2*found < tried || tried == 0 {
				t.Errorf("%s %s is found in %d of %d shaders only", c.flag, c.wrong, found, tried)
			}
		})
	}
}

// isGLSL reports whether an instruction is one of GLSL.std.450.
func isGLSL(m *ir.Module, in *ir.Inst, number uint32) bool {
	return in != nil && in.Op == spirv.OpExtInst && in.Literal(1) == number
}

// timesConstant returns the product that a value is, and the constant that its second operand is.
func timesConstant(m *ir.Module, id ir.ID) (product *ir.Inst, factor float64, ok bool) {
	if product = m.Def(id); product == nil || product.Op != spirv.OpFMul {
		return nil, 0, false
	}
	factor, ok = m.Constants().FloatValue(product.ID(1))
	return product, factor, ok
}
