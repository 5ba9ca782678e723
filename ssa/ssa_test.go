package ssa_test

import (
	"slices"
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

// TestReasonsOfSROA runs over every module: of each variable with parts that sroa leaves it says why, but of those that
// are only loaded and stored whole, of which mem2reg makes values.
func TestReasonsOfSROA(t *testing.T) {
	left, quiet := 0, 0
	for _, module := range corpus.All(t) {
		m := irtest.Read(t, irtest.Load(t, module))
		reasons := map[ir.ID]pass.Remark{}
		runPasses(t, m, pass.Options{Remark: func(r pass.Remark) { reasons[r.ID] = r }}, ssa.SROA)
		var silent []ir.ID
		for _, v := range localVariables(m) {
			_, composite := m.Types().NumParts(m.Types().Pointee(v.Type))
			r, said := reasons[v.Result]
			switch {
			case said && r.Name != m.Name(v.Result):
				t.Errorf("%s: %v: the name of the variable is %q", module.Name, r, m.Name(v.Result))
			case said && (strings.Contains(r.Text, "no reason was found") || strings.Contains(r.Text, "sroa")):
				t.Errorf("%s: %v", module.Name, r)
			case composite && !said:
				silent = append(silent, v.Result)
			}
			if composite {
				left++
			}
		}
		quiet += len(silent)
		runPasses(t, m, pass.Options{}, ssa.Mem2Reg)
		for _, v := range localVariables(m) {
			if slices.Contains(silent, v.Result) {
				t.Errorf("%s: sroa does not say why %s stays", module.Name, v)
			}
		}
	}
	t.Logf("%d variables with parts are left, %d of them only loaded and stored whole", left, quiet)
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
