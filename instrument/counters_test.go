package instrument_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"hone/analysis"
	"hone/instrument"
	"hone/instrument/coverage"
	"hone/internal/irtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/layout"
)

// TestCounts compares the counts of random shaders with what the vm says of their blocks.
func TestCounts(t *testing.T) {
	options := []shadergen.Options{
		{Size: 20, Narrow: true, Wide: true, Barriers: true, Subgroups: true, Constants: true},
		{Size: 100, Barriers: true}, {Size: 60, Calls: true}, {Size: 60, Exact: true, Modern: true, Flow: true},
		{Size: 60, Calls: true, Narrow: true, Modern: true, Barriers: true, Flow: true},
	}
	var before, after, weightBefore, weightAfter uint64
	worst := 0.0
	for seed := range uint64(60) {
		o := options[int(seed)%len(options)]
		bin := irtest.Assemble(t, shadergen.Generate(seed, o), o.Version())
		plain := irtest.Read(t, bin)
		result, buffers := runRandom(t, plain, seed)
		if result == nil {
			continue
		}
		want := map[string]uint64{}
		for _, b := range result.Blocks {
			want[fmt.Sprint(b.Block.Function().Index, " ", b.Block.Index)] = b.Invocations
		}
		for _, p := range []*pass.Pass{instrument.CountsPass, instrument.CoveragePass} {
			m := instrumented(t, bin, p)
			found, err := instrument.ReadCounters(m)
			if err != nil {
				t.Fatal(err)
			}
			counted, now := runRandom(t, m, seed)
			if counted == nil {
				t.Fatal("it does not end any more")
			}
			for slot, data := range buffers {
				if string(now[slot]) != string(data) {
					t.Errorf("shader %d of %+v: %s is another one", seed, o, slot)
				}
			}
			if p == instrument.CountsPass {
				before += sum(result)
				after += sum(counted)
				weightBefore += result.Counts.Weight()
				weightAfter += counted.Counts.Weight()
				worst = max(worst, float64(sum(counted))/float64(sum(result)))
			}
			c := coverage.NewCounts(found.Functions)
			if err := c.Add(now[layout.Slot{Set: found.Set, Binding: found.Binding}]); err != nil {
				t.Fatal(err)
			}
			i := 0
			for _, f := range plain.Functions() {
				node := 1
				dom := analysis.Dominators.Of(analysis.NewCache(plain), f)
				for _, b := range f.Blocks {
					if b.Index > 0 && !dom.Reachable(b.Index) {
						continue
					}
					expected := want[fmt.Sprint(f.Index, " ", b.Index)]
					if p == instrument.CoveragePass {
						expected = min(expected, 1)
					}
					if got := c.Executions(i)[node]; got != expected {
						t.Errorf("shader %d of %+v: %s counts %d of block %d of function %d, and it is %d", seed, o, p.Name, got,
							b.Index, f.Index, expected)
					}
					node++
				}
				i++
			}
		}
	}
	t.Logf("instructions executed: %.2f times as many, by weight %.2f times, %.2f in the worst shader",
		float64(after)/float64(before), float64(weightAfter)/float64(weightBefore), worst)
}

// TestCost runs small shaders with counters: each executes at most 2.5 times as many instructions as without.
func TestCost(t *testing.T) {
	most, weight := 0.0, 0.0
	for _, p := range readPlanted(t) {
		bin := irtest.Decode(t, p.fixed)
		plain, _ := p.run(t, irtest.Read(t, bin), layout.Slot{Set: 9}, 4)
		counted, _ := p.run(t, instrumented(t, bin, instrument.CountsPass), layout.Slot{Set: 9}, 4)
		ratio := float64(sum(counted)) / float64(sum(plain))
		if ratio > 2.5 {
			t.Errorf("%s: %.2f times as many instructions", p.name, ratio)
		}
		most = max(most, ratio)
		weight = max(weight, float64(counted.Counts.Weight())/float64(plain.Counts.Weight()))
	}
	t.Logf("at most %.2f times as many instructions, %.2f times by weight", most, weight)
}

func sum(r *vm.Result) (n uint64) {
	for _, k := range r.Counts {
		n += k
	}
	return n
}

// instrumented returns a module after passes.
func instrumented(t testing.TB, bin *spirv.Binary, passes ...*pass.Pass) *ir.Module {
	t.Helper()
	m := irtest.Read(t, bin)
	if _, err := pass.Of(passes...).Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	out, err := m.Write()
	if err != nil {
		t.Fatal(err)
	}
	return irtest.Read(t, out)
}

// runRandom runs a compute shader on random buffers, which are always the same for a seed. Buffers of counters and
// reports are zeros. The result is nil where it takes too long.
func runRandom(t testing.TB, m *ir.Module, seed uint64) (*vm.Result, map[layout.Slot][]byte) {
	t.Helper()
	program, err := vm.Compile(m, vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	in := vm.Inputs{Groups: [3]int{3, 1, 1}, Buffers: map[layout.Slot][]byte{}, Steps: 1 << 20, Workers: 1}
	for _, b := range program.Bindings() {
		r := rand.New(rand.NewPCG(seed, uint64(b.Slot.Binding)))
		data := make([]byte, b.Bytes(512))
		for i := range data {
			if len(b.Name) < 5 || b.Name[:5] != "hone." {
				data[i] = byte(r.Uint32() & r.Uint32())
			}
		}
		if b.Push {
			in.Push = data
		} else {
			in.Buffers[b.Slot] = data
		}
	}
	result, err := program.Run(in)
	if err != nil {
		return nil, nil
	}
	return result, in.Buffers
}
