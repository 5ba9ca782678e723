package analysis_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/opt"
	"hone/opt/loops"
	"hone/pass"
	"hone/ssa"
)

var skeletons = flag.Int("skeletons", 80, "how many random functions TestPassesOnSkeletons runs passes over")

// TestPassesOnSkeletons runs passes that edit control flow over random functions: grown by the rules, or changed at
// random and still valid. Many of their conditions are known. The result is structured, spirv-val accepts a share of
// it, and it computes what the function did.
//
//	go test ./analysis -run PassesOnSkeletons -skeletons 10000 -timeout 2h
func TestPassesOnSkeletons(t *testing.T) {
	val := peers.Get(t, "spirv-val")
	registry, err := pass.NewRegistry(ssa.Mem2Reg, ssa.Reg2Mem, opt.SimplifyCFG, loops.SimpleContinue, opt.Simplify,
		opt.IfConvert, opt.Correlate, opt.DCE, opt.SCCP, opt.Sink, loops.Unswitch, loops.Peel)
	if err != nil {
		t.Fatal(err)
	}
	texts := []string{"simplify-cfg", "simple-continue", "simplify", "dce", "simplify-cfg", "if-convert(limit=20)",
		"simple-continue", "correlate", "sccp", "sink", "unswitch(varying)", "peel(all)", "reg2mem", "mem2reg", "fix(mem2reg,simplify,simplify-cfg,dce)",
		"fix(mem2reg,simplify-cfg,if-convert,correlate,simplify,dce)"}
	seeds, ended := seedSkeletons(t), 0
	for seed := range *skeletons {
		r := rand.New(rand.NewPCG(uint64(seed), 8))
		s := grow(r, 1+r.IntN(14))
		if r.IntN(4) == 0 {
			s = seeds[r.IntN(len(seeds))]
		}
		for range r.IntN(7) {
			if changed := s.mutate(r); changed.verify(t) == nil {
				s = changed
			}
		}
		text := s.computing(r)
		bin := irtest.Assemble(t, text, "spv1.5")
		before := runSkeleton(irtest.Read(t, bin))
		for range 3 {
			pipeline := []string{"mem2reg"}[:r.IntN(2)]
			for range 1 + r.IntN(4) {
				pipeline = append(pipeline, texts[r.IntN(len(texts))])
			}
			when := fmt.Sprintf("seed %d, %s", seed, strings.Join(pipeline, ","))
			p, err := registry.Parse(strings.Join(pipeline, ","))
			if err != nil {
				t.Fatal(err)
			}
			m := irtest.Read(t, bin)
			if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
				t.Errorf("%s: %v\n%s", when, err, text)
				continue
			}
			for i, was := range runSkeleton(m) {
				if before[i] != "" {
					ended++
					if was != before[i] {
						t.Errorf("%s: run %d gives %q, before it gave %q\n%s", when, i, was, before[i], text)
					}
				}
			}
			if val != nil && seed%8 == 0 && passtest.Validate(t, bin, "spv1.5") == "" {
				if msg := passtest.Validate(t, irtest.Write(t, m), "spv1.5"); msg != "" {
					t.Errorf("%s: spirv-val: %s\n%s", when, msg, text)
				}
			}
		}
	}
	if ended < *skeletons {
		t.Errorf("only %d runs ended", ended)
	}
}

// computing returns the skeleton as a module whose function computes a number that depends on the way through it, and
// that conditions depend on. Some conditions are constants.
func (s skeleton) computing(r *rand.Rand) string {
	var b strings.Builder
	b.WriteString(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%bool = OpTypeBool
%true = OpConstantTrue %bool
%false = OpConstantFalse %bool
%int = OpTypeInt 32 0
%ptr = OpTypePointer Function %int
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n3 = OpConstant %int 3
%bits = OpConstant %int 65536
%factor = OpConstant %int 1103515245
%fn = OpTypeFunction %int %int %bool %bool
`)
	for i := range s {
		fmt.Fprintf(&b, "%%k%d = OpConstant %%int %d\n", i, 12345+100*i)
	}
	b.WriteString("%f = OpFunction %int None %fn\n%a = OpFunctionParameter %int\n%p = OpFunctionParameter %bool\n" +
		"%q = OpFunctionParameter %bool\n")
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	for i, x := range s {
		fmt.Fprintf(&b, "%%b%d = OpLabel\n", i)
		if i == 0 {
			b.WriteString("%x = OpVariable %ptr Function\nOpStore %x %a\n")
		}
		b.WriteString(strings.ReplaceAll(`%l# = OpLoad %int %x
%m# = OpIMul %int %l# %factor
%s# = OpIAdd %int %m# %k#
OpStore %x %s#
%t# = OpBitwiseAnd %int %s# %bits
%c# = OpIEqual %bool %t# %n0
%u# = OpBitwiseAnd %int %s# %n3
`, "#", fmt.Sprint(i)))
		switch x.declares {
		case "OpSelectionMerge":
			fmt.Fprintf(&b, "OpSelectionMerge %%b%d None\n", x.merge)
		case "OpLoopMerge":
			fmt.Fprintf(&b, "OpLoopMerge %%b%d %%b%d None\n", x.merge, x.again)
		}
		switch x.end {
		case "OpReturn":
			fmt.Fprintf(&b, "OpReturnValue %%s%d", i)
		case "OpBranchConditional":
			b.WriteString(x.end + " " + pick("%true", "%false", "%p", "%q", fmt.Sprintf("%%c%d", i)))
		case "OpSwitch":
			b.WriteString(x.end + " " + pick("%n0", "%n1", "%n3", "%a", fmt.Sprintf("%%u%d", i)))
		default:
			b.WriteString(x.end)
		}
		for k, to := range x.to {
			if x.end == "OpSwitch" && k > 0 {
				fmt.Fprintf(&b, " %d", k-1)
			}
			fmt.Fprintf(&b, " %%b%d", to)
		}
		b.WriteByte('\n')
	}
	b.WriteString("OpFunctionEnd\n")
	return b.String()
}

// runSkeleton runs the function with some arguments and returns what comes of each: "" for a run that does not end
// soon, or in OpUnreachable.
func runSkeleton(m *ir.Module) (results []string) {
	for i := range 6 {
		x := newMachine(m)
		x.call(m.Functions()[0], number(int32(i%4)), truth(i%2 == 0), truth(i/2%2 == 0))
		result := ""
		if x.run(3000); x.ended && len(x.result.cells) > 0 {
			result = fmt.Sprint(x.result.cells[0], x.result.defined)
		}
		results = append(results, result)
	}
	return results
}
