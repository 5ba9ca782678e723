package ssa_test

import (
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

func TestPasses(t *testing.T) { passtest.Run(t, hone.Passes()) }

func TestModules(t *testing.T) {
	passtest.Modules(t, hone.Passes(), "private-to-local,sroa,mem2reg")
}

// TestReasons runs over every module: of each variable that is left a remark says why, and it is nothing that these
// passes could do something about.
func TestReasons(t *testing.T) {
	before, left := 0, map[string]int{}
	for _, module := range corpus.All(t) {
		m := irtest.Read(t, irtest.Load(t, module))
		before += len(localVariables(m))
		reasons := map[ir.ID]string{}
		runPasses(t, m, pass.Options{Remark: func(r pass.Remark) {
			if why, ok := strings.CutPrefix(r.Text, "stays a variable: "); ok {
				reasons[r.ID] = why
			}
		}}, ssa.PrivateToLocal, ssa.SROA, ssa.Mem2Reg)
		for _, v := range localVariables(m) {
			why := reasons[v.Result]
			left[why]++
			if why == "" || why == "no reason was found" || strings.Contains(why, "sroa") {
				t.Errorf("%s: %%%d stays: %q", module.Name, v.Result, why)
			}
		}
	}
	sum := 0
	for why, n := range left {
		t.Logf("%5d %s", n, why)
		sum += n
	}
	t.Logf("%d of %d variables are left", sum, before)
}

func localVariables(m *ir.Module) (list []*ir.Inst) {
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpVariable {
				list = append(list, in)
			}
		}
	}
	return list
}
