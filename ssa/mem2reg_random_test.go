package ssa_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/graph"
	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

const randomHead = `
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical32 OpenCL
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 0
%pair = OpTypeStruct %int %int
%true = OpConstantTrue %bool
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n2 = OpConstant %int 2
%pairs = OpConstantComposite %pair %n1 %n2
%undef = OpUndef %int
%fn = OpTypeFunction %void
%pint = OpTypePointer Function %int
%pout = OpTypePointer CrossWorkgroup %int
%pprivate = OpTypePointer Private %int
%pprivates = OpTypePointer Private %pair
%out = OpVariable %pout CrossWorkgroup
`

// randomFlow returns a control flow graph, with the order in which blocks are written: dominators first.
func randomFlow(r *rand.Rand, n int) (*graph.Graph, []int32) {
	g := graph.New(n)
	for v := range n {
		for range r.IntN(4) {
			g.AddEdge(v, 1+r.IntN(n-1)) // nothing may lead to the first block
		}
	}
	order := g.ReversePostOrder(0)
	for v := range int32(n) {
		if !slices.Contains(order, v) {
			order = append(order, v)
		}
	}
	return g, order
}

// randomTerminator returns the instruction that ends block v.
func randomTerminator(prefix string, g *graph.Graph, v int) string {
	label := func(w int32) string { return fmt.Sprintf("%%%sb%d", prefix, w) }
	s := g.Succs(v)
	switch len(s) {
	case 0:
		return "OpReturn\n"
	case 1:
		return "OpBranch " + label(s[0]) + "\n"
	case 2:
		if s[0] == s[1] { // which only a switch may have
			return fmt.Sprintf("OpSwitch %%n1 %s 1 %s\n", label(s[0]), label(s[1]))
		}
		return "OpBranchConditional %true " + label(s[0]) + " " + label(s[1]) + "\n"
	}
	return fmt.Sprintf("OpSwitch %%n1 %s 1 %s 2 %s\n", label(s[0]), label(s[1]), label(s[2]))
}

// randomVariables returns a function of n blocks that loads and stores variables in any way.
func randomVariables(r *rand.Rand, n, vars int) string {
	var b strings.Builder
	b.WriteString(randomHead + "%main = OpFunction %void None %fn\n")
	g, order := randomFlow(r, n)
	id := 0
	for k, v := range order {
		fmt.Fprintf(&b, "%%b%d = OpLabel\n", v)
		if k == 0 {
			for i := range vars {
				fmt.Fprintf(&b, "%%v%d = OpVariable %%pint Function%s\n", i, []string{"", "", " %n0"}[r.IntN(3)])
			}
		}
		values := []string{"%n0", "%n1", "%n2", "%undef"}
		for range r.IntN(5) {
			id++
			switch x := r.IntN(vars); r.IntN(4) {
			case 0:
				fmt.Fprintf(&b, "%%x%d = OpLoad %%int %%v%d\n", id, x)
				values = append(values, fmt.Sprintf("%%x%d", id))
			case 1:
				fmt.Fprintf(&b, "%%x%d = OpIAdd %%int %s %s\n", id, values[r.IntN(len(values))], values[r.IntN(len(values))])
				values = append(values, fmt.Sprintf("%%x%d", id))
			case 2:
				fmt.Fprintf(&b, "OpStore %%v%d %s\n", x, values[r.IntN(len(values))])
			case 3:
				fmt.Fprintf(&b, "%%x%d = OpLoad %%int %%v%d\nOpStore %%out %%x%[1]d\n", id, x)
			}
		}
		b.WriteString(randomTerminator("", g, int(v)))
	}
	b.WriteString("OpFunctionEnd\n")
	return b.String()
}

func runPasses(t testing.TB, m *ir.Module, o pass.Options, passes ...*pass.Pass) (changed bool) {
	t.Helper()
	changed, err := pass.Of(passes...).Run(m, o)
	if err != nil {
		t.Fatal(err)
	}
	return changed
}

// TestMem2RegRandom: on random graphs, irreducible ones with blocks that nothing reaches among them, no variable is
// left, the program does what it did, and there are as many phis as can't be done without.
func TestMem2RegRandom(t *testing.T) {
	phis := 0
	for seed := range uint64(1500) {
		r := rand.New(rand.NewPCG(seed, 1))
		text := randomVariables(r, 2+r.IntN(10), 1+r.IntN(3))
		m, before := irtest.Text(t, text), irtest.Text(t, text)
		runPasses(t, m, pass.Options{Check: true}, ssa.Mem2Reg)
		for range 8 {
			choices := make([]int, 40)
			for i := range choices {
				choices[i] = r.IntN(6)
			}
			if want, got := interpret(before, choices), interpret(m, choices); !refines(want, got) {
				t.Fatalf("seed %d: %v became %v\n%s", seed, want, got, text)
			}
		}
		count := map[spirv.Op]int{}
		for in := range m.Functions()[0].Insts() {
			count[in.Op]++
		}
		if n := count[spirv.OpVariable] + count[spirv.OpLoad]; n != 0 {
			t.Fatalf("seed %d: %d variables and loads are left\n%s", seed, n, text)
		}
		if want := neededPhis(before.Functions()[0]); count[spirv.OpPhi] != want {
			t.Fatalf("seed %d: %d phis, %d are needed\n%s", seed, count[spirv.OpPhi], want, text)
		}
		phis += count[spirv.OpPhi]
	}
	if phis < 500 {
		t.Errorf("only %d phis in all", phis)
	}
}

// symbol stands for a value: what an instruction or a constant is, an undefined value, a copy of one, or a phi.
type symbol struct {
	kind     string
	id       ir.ID
	block, v int
}

// neededPhis returns how many phis a function's variables need: each block gets one for each variable; then,
// as long as there are, sets of phis whose operands are all of one value are replaced by it, and a phi by itself of an
// undefined value is replaced by one that is; what no load sees does not count.
func neededPhis(f *ir.Function) int {
	m := f.Module()
	g := f.Graph()
	reachable := map[int32]bool{}
	for _, v := range g.ReversePostOrder(0) {
		reachable[v] = true
	}
	var vars []*ir.Inst
	index := map[ir.ID]int{}
	for in := range f.Entry().Insts() {
		if in.Op == spirv.OpVariable {
			index[in.Result] = len(vars)
			vars = append(vars, in)
		}
	}
	// Where nothing was stored on any way from the entry, a variable is undefined.
	written := make([][]bool, len(f.Blocks)) // at the start of a block, on some way
	for b := range written {
		written[b] = make([]bool, len(vars))
	}
	for again := true; again; {
		again = false
		for b, block := range f.Blocks {
			now := slices.Clone(written[b])
			for v := range vars {
				now[v] = now[v] || b == 0 && vars[v].NumWords() > 1
			}
			for in := range block.Insts() {
				if in.Op == spirv.OpStore {
					if v, ok := index[in.ID(0)]; ok {
						now[v] = true
					}
				}
			}
			for _, s := range g.Succs(b) {
				for v := range vars {
					if reachable[int32(b)] && now[v] && !written[s][v] {
						written[s][v], again = true, true
					}
				}
			}
		}
	}
	// What each block does to the variables: values of loads, then what each variable has at the end.
	loads := map[ir.ID]symbol{}
	stored := func(id ir.ID, at *ir.Inst) symbol {
		s, ok := loads[id]
		switch {
		case !ok && m.Def(id).Op == spirv.OpUndef, ok && s.kind == "undef":
			return symbol{kind: "copy", id: ir.ID(at.Block().Index), block: int(id), v: index[at.ID(0)]}
		case ok:
			return s
		}
		return symbol{kind: "value", id: id}
	}
	out := make([][]symbol, len(f.Blocks))
	var used []symbol
	for b, block := range f.Blocks {
		if !reachable[int32(b)] {
			continue
		}
		now := make([]symbol, len(vars))
		for v := range vars {
			now[v] = symbol{kind: "phi", block: b, v: v}
			if b == 0 && vars[v].NumWords() > 1 {
				now[v] = symbol{kind: "value", id: vars[v].ID(1)}
			} else if !written[b][v] {
				now[v] = symbol{kind: "undef"}
			}
		}
		for in := range block.Insts() {
			switch in.Op {
			case spirv.OpLoad:
				loads[in.Result] = now[index[in.ID(0)]]
				used = append(used, loads[in.Result])
			case spirv.OpStore:
				if v, ok := index[in.ID(0)]; ok {
					now[v] = stored(in.ID(1), in)
				}
			}
		}
		out[b] = now
	}
	operands := map[symbol][]symbol{}
	for b := 1; b < len(f.Blocks); b++ {
		for v := range vars {
			if reachable[int32(b)] && written[b][v] {
				s := symbol{kind: "phi", block: b, v: v}
				for _, p := range g.Preds(b) {
					if reachable[p] {
						operands[s] = append(operands[s], out[p][v])
					}
				}
			}
		}
	}
	is := map[symbol]symbol{}
	resolve := func(s symbol) symbol {
		for {
			next, ok := is[s]
			if !ok {
				return s
			}
			s = next
		}
	}
	for again := true; again; {
		again = false
		for s, list := range operands {
			undefined := func(y symbol) bool { return y.kind == "undef" || resolve(y) == s }
			if _, gone := is[s]; !gone && !slices.ContainsFunc(list, func(y symbol) bool { return !undefined(y) }) {
				is[s] = symbol{kind: "copy", id: ir.ID(s.block), block: -1, v: s.v}
				again = true
			}
		}
		candidates := map[symbol]bool{}
		for s, list := range operands {
			if _, gone := is[s]; !gone {
				candidates[s] = true
			}
			for _, x := range list {
				candidates[resolve(x)] = true
			}
		}
		for x := range candidates {
			if x.kind == "undef" || is[x] != (symbol{}) {
				continue
			}
			set := map[symbol]bool{}
			for s := range operands {
				if _, gone := is[s]; !gone && s != x {
					set[s] = true
				}
			}
			for shrunk := true; shrunk; {
				shrunk = false
				for s := range set {
					if slices.ContainsFunc(operands[s], func(y symbol) bool { y = resolve(y); return y != x && !set[y] }) {
						delete(set, s)
						shrunk = true
					}
				}
			}
			for s := range set {
				is[s] = x
				again = true
			}
			if again {
				break
			}
		}
	}
	needed := map[symbol]bool{}
	for len(used) > 0 {
		s := resolve(used[len(used)-1])
		used = used[:len(used)-1]
		if s.kind == "phi" && !needed[s] {
			needed[s] = true
			used = append(used, operands[s]...)
		}
	}
	return len(needed)
}
