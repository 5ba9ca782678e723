package flow_test

import (
	"flag"
	"fmt"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/lower/flow"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

var generated = flag.Int("generated", 30, "how many generated shaders TestSwitches lowers")

// TestSwitches lowers the switches of generated shaders and of all modules: what comes of them is valid and does the
// same, and what is left was told.
//
//	go test ./lower/flow -run Switches -generated 2000
func TestSwitches(t *testing.T) {
	options := []shadergen.Options{
		{Size: 60, Exact: true, Flow: true},
		{Size: 60, Exact: true, Flow: true, Narrow: true, Wide: true},
		{Size: 100, Exact: true},
		{Size: 60, Exact: true, Flow: true, Modern: true, Barriers: true},
		{Size: 40, Exact: true, Flow: true, Calls: true},
	}
	lowered := make(chan int, 10000)
	t.Run("generated", func(t *testing.T) {
		for i := range *generated {
			t.Run(fmt.Sprint(i), func(t *testing.T) {
				t.Parallel()
				o := options[i%len(options)]
				bin := irtest.Assemble(t, shadergen.Generate(uint64(i/len(options)), o), o.Version())
				for _, before := range []*pass.Pipeline{pass.Of(), passtest.Parse(t, "sroa,mem2reg,simplify-cfg",
					hone.Passes()...)} {
					lowered <- lowerSwitches(t, before, bin, o.Environment())
				}
			})
		}
	})
	t.Run("modules", func(t *testing.T) {
		for _, file := range corpus.All(t) {
			lowered <- lowerSwitches(t, pass.Of(), irtest.Load(t, file), "")
			if t.Failed() {
				t.Fatal(file.Name)
			}
		}
	})
	close(lowered)
	n := 0
	for x := range lowered {
		n += x
	}
	if t.Logf("%d switches are lowered", n); n < 50 {
		t.Error("too few")
	}
}

// lowerSwitches lowers the switches of a module after a pipeline, and returns how many there were.
func lowerSwitches(t *testing.T, before *pass.Pipeline, bin *spirv.Binary, environment string) int {
	t.Helper()
	m := irtest.Read(t, bin)
	if _, err := before.Run(m, pass.Options{}); err != nil {
		t.Fatal(err)
	}
	in := irtest.Write(t, m)
	count := func() (n int) {
		for i := range m.Insts() {
			if i.Op == spirv.OpSwitch {
				n++
			}
		}
		return n
	}
	had := count()
	if had == 0 {
		return 0
	}
	told := 0
	o := pass.Options{Check: true, Remark: func(r pass.Remark) { told++ }}
	if _, err := pass.Of(flow.SwitchToIf).Run(m, o); err != nil {
		t.Fatal(err)
	}
	if n := count(); n > told {
		t.Errorf("%d switches are left, %d remarks", n, told)
	}
	out := irtest.Write(t, m)
	msg := ""
	if environment != "" {
		msg = passtest.Validate(t, out, environment)
	} else if passtest.ValidateAny(t, in) == "" {
		msg = passtest.ValidateAny(t, out)
	}
	if msg != "" {
		t.Fatalf("spirv-val: %s", msg)
	}
	if again, err := pass.Of(flow.SwitchToIf).Run(irtest.Read(t, out), pass.Options{}); err != nil || again {
		t.Errorf("again: %t, %v", again, err)
	}
	passtest.Meaning(t, in, out, compare.Options{Runs: 4, Groups: [3]int{3, 1, 1}, Elements: 512, Steps: 1 << 16})
	return had - count()
}
