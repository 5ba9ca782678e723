package ssa_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

// randomPrivates returns a module whose functions use Private variables in any way, and call those after them.
func randomPrivates(r *rand.Rand) string {
	var b strings.Builder
	functions, vars := 1+r.IntN(3), 3+r.IntN(4)
	b.WriteString(strings.Replace(randomHead, "%void =", "OpEntryPoint Kernel %f0 \"main\"\n%void =", 1))
	pairs := make([]bool, vars)
	for v := range vars {
		pairs[v] = r.IntN(3) == 0
		kind, init := "%pprivate", []string{"", " %n1"}
		if pairs[v] {
			kind, init = "%pprivates", []string{"", " %pairs"}
		}
		fmt.Fprintf(&b, "%%v%d = OpVariable %s Private%s\n", v, kind, init[r.IntN(2)])
	}
	id := 0
	for f := range functions {
		fmt.Fprintf(&b, "%%f%d = OpFunction %%void None %%fn\n", f)
		prefix := fmt.Sprintf("f%d", f)
		g, order := randomFlow(r, 2+r.IntN(6))
		for _, v := range order {
			fmt.Fprintf(&b, "%%%sb%d = OpLabel\n", prefix, v)
			values := []string{"%n0", "%n1", "%n2"}
			for range r.IntN(5) {
				id++
				x := r.IntN(vars)
				if r.IntN(8) > 0 {
					x -= x % functions // most variables are one function's
					x = min(x+f, vars-1)
				}
				pointer := fmt.Sprintf("%%v%d", x)
				if pairs[x] {
					switch r.IntN(3) {
					case 0:
						fmt.Fprintf(&b, "OpStore %%v%d %%pairs\n", x)
						continue
					case 1:
						fmt.Fprintf(&b, "%%w%d = OpLoad %%pair %%v%d\nOpStore %%v%[2]d %%w%[1]d\n", id, x)
						continue
					}
					fmt.Fprintf(&b, "%%p%d = OpAccessChain %%pprivate %%v%d %%n%d\n", id, x, r.IntN(2))
					pointer = fmt.Sprintf("%%p%d", id)
				}
				switch r.IntN(4) {
				case 0:
					fmt.Fprintf(&b, "%%x%d = OpLoad %%int %s\nOpStore %%out %%x%[1]d\n", id, pointer)
				case 1:
					fmt.Fprintf(&b, "%%x%d = OpLoad %%int %s\n%%y%[1]d = OpIAdd %%int %%x%[1]d %%n1\n", id, pointer)
					values = append(values, fmt.Sprintf("%%y%d", id))
				case 2:
					fmt.Fprintf(&b, "OpStore %s %s\n", pointer, values[r.IntN(len(values))])
				case 3:
					if f+1 < functions {
						fmt.Fprintf(&b, "%%c%d = OpFunctionCall %%void %%f%d\n", id, f+1+r.IntN(functions-f-1))
					}
				}
			}
			b.WriteString(randomTerminator(prefix, g, int(v)))
		}
		b.WriteString("OpFunctionEnd\n")
	}
	return b.String()
}

// TestPrivateToLocalRandom: a program does what it did, also when mem2reg follows. A variable has moved exactly if one
// function alone uses it, and that is the entry point or lets no way from its start to a read pass by a store of all of
// it.
func TestPrivateToLocalRandom(t *testing.T) {
	moved, stayed := 0, 0
	for seed := range uint64(1500) {
		r := rand.New(rand.NewPCG(seed, 2))
		text := randomPrivates(r)
		before, m := irtest.Text(t, text), irtest.Text(t, text)
		runPasses(t, m, pass.Options{Check: true}, ssa.PrivateToLocal)
		for in := range before.Section(ir.Globals).Insts() {
			if in.Op != spirv.OpVariable || spirv.StorageClass(in.Word(0)) != spirv.StorageClassPrivate {
				continue
			}
			isLocal := m.Def(in.Result).Function() != nil
			if want := mayMove(before, in.Result); isLocal != want {
				t.Fatalf("seed %d: %%%d: local is %v\n%s", seed, in.Result, isLocal, text)
			}
			if isLocal {
				moved++
			} else {
				stayed++
			}
		}
		if seed%100 == 0 {
			if msg := passtest.Validate(t, irtest.Write(t, m), "spv1.4"); msg != "" &&
				passtest.Validate(t, irtest.Write(t, before), "spv1.4") == "" {
				t.Errorf("seed %d: %s\n%s", seed, msg, text)
			}
		}
		both := irtest.Text(t, text)
		runPasses(t, both, pass.Options{Check: true}, ssa.PrivateToLocal, ssa.Mem2Reg)
		for range 8 {
			choices := make([]int, 60)
			for i := range choices {
				choices[i] = r.IntN(6)
			}
			want := interpret(before, choices)
			for _, m := range []*ir.Module{m, both} {
				if got := interpret(m, choices); !refines(want, got) {
					t.Fatalf("seed %d: %v became %v\n%s", seed, want, got, text)
				}
			}
		}
	}
	if moved < 300 || stayed < 300 {
		t.Errorf("%d variables moved, %d stayed", moved, stayed)
	}
}

// mayMove says by a search over all ways through the function whether a Private variable may become a local one.
func mayMove(m *ir.Module, v ir.ID) bool {
	var f *ir.Function
	for _, g := range m.Functions() {
		for in := range g.Insts() {
			for _, id := range in.IDs() {
				if id == v {
					if f != nil && f != g {
						return false
					}
					f = g
				}
			}
		}
	}
	if f == nil {
		return false // nothing uses it
	}
	if f == m.Functions()[0] {
		return true // the entry point, which nothing calls
	}
	seen := map[*ir.Block]bool{}
	var survives func(b *ir.Block) bool
	survives = func(b *ir.Block) bool {
		if seen[b] {
			return false
		}
		seen[b] = true
		for in := range b.Insts() {
			switch in.Op {
			case spirv.OpLoad:
				if p := m.Def(in.ID(0)); p.Result == v || p.Op == spirv.OpAccessChain && p.ID(0) == v {
					return true
				}
			case spirv.OpStore:
				if in.ID(0) == v {
					return false
				}
			}
		}
		for s := range b.Succs() {
			if survives(s) {
				return true
			}
		}
		return false
	}
	return !survives(f.Entry())
}
