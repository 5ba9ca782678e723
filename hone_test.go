package hone

import (
	"bytes"
	"errors"
	"runtime"
	"slices"
	"sync"
	"testing"

	"hone/analysis/fastmath"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/pass"
	"hone/rewrite"
	"hone/spirv"
)

// optimize runs a level with all checks on.
func optimizeChecked(t testing.TB, data []byte, level string) ([]byte, error) {
	t.Helper()
	r, err := pass.NewRegistry(Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := Pipeline(r, level)
	if err != nil {
		t.Fatal(err)
	}
	bin, err := spirv.Decode(data)
	if err != nil {
		return nil, err
	}
	m, err := ir.Read(bin)
	if err != nil {
		return nil, err
	}
	if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
		return nil, err
	}
	return irtest.Write(t, m).Bytes(), nil
}

// bodies counts the instructions from each OpFunction to its OpFunctionEnd.
func bodies(t testing.TB, data []byte) int {
	bin := irtest.Decode(t, data)
	n, inside := 0, false
	for _, inst := range bin.Insts() {
		if spirv.Op(inst[0]) == spirv.OpFunction {
			inside = true
		}
		if inside {
			n++
		}
		if spirv.Op(inst[0]) == spirv.OpFunctionEnd {
			inside = false
		}
	}
	return n
}

// TestOptimizeModules runs -O over every module: no invariant breaks, spirv-val accepts the output of
// what it accepts, and a second run changes nothing.
func TestOptimizeModules(t *testing.T) {
	peers.Get(t, "spirv-val")
	before, after := 0, 0
	var mu sync.Mutex
	t.Run("modules", func(t *testing.T) {
		for _, m := range corpus.All(t) {
			t.Run(m.Name, func(t *testing.T) {
				t.Parallel()
				data := m.Read(t)
				out, err := optimizeChecked(t, data, "O")
				if err != nil {
					t.Fatal(err)
				}
				again, err := optimizeChecked(t, out, "O")
				if err != nil {
					t.Fatalf("second run: %v", err)
				}
				if !bytes.Equal(out, again) {
					t.Errorf("a second run still changes the module")
				}
				mu.Lock()
				before += bodies(t, data)
				after += bodies(t, out)
				mu.Unlock()
				if msg := validate(t, out); msg != "" && validate(t, data) == "" { // some inputs are too new for this spirv-val
					t.Errorf("spirv-val: %s", msg)
				}
			})
		}
	})
	t.Logf("instructions in functions: %d -> %d (%.1f %% fewer)", before, after, 100*(1-float64(after)/float64(before)))
}

func validate(t testing.TB, data []byte) string {
	t.Helper()
	bin := irtest.Decode(t, data)
	return passtest.ValidateAny(t, bin)
}

// BenchmarkOptimize runs -O from words in memory to words in memory.
func BenchmarkOptimize(b *testing.B) {
	r, _ := pass.NewRegistry(Passes()...)
	p, err := Pipeline(r, "O")
	if err != nil {
		b.Fatal(err)
	}
	var bins []*spirv.Binary
	insts := 0
	for _, m := range corpus.All(b) {
		bin := irtest.Load(b, m)
		for range bin.Insts() {
			insts++
		}
		bins = append(bins, bin)
	}
	b.ReportAllocs()
	runtime.GC()
	for b.Loop() {
		for _, bin := range bins {
			m := irtest.Read(b, bin)
			if _, err := p.Run(m, pass.Options{}); err != nil {
				b.Fatal(err)
			}
			irtest.Write(b, m)
			m.Release()
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(insts), "ns/inst")
}

// TestOptions: what a user asks for holds in the standard pipelines, and what is wrong with a rule is told.
func TestOptions(t *testing.T) {
	bin := irtest.Assemble(t, `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %main "main" %in %out
OpDecorate %in Location 0
OpDecorate %out Location 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%two = OpConstant %float 2
%input = OpTypePointer Input %float
%output = OpTypePointer Output %float
%in = OpVariable %input Input
%out = OpVariable %output Output
%main = OpFunction %void None %fn
%entry = OpLabel
%x = OpLoad %float %in
%y = OpFRem %float %x %two
OpStore %out %y
OpReturn
OpFunctionEnd
`, "")
	rules, err := rewrite.Parse("my.rules", "FRem(x, y) reassoc => FMod(x, y)\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		options Options
		want    bool // the rule is applied
	}{
		{Options{}, false},
		{Options{FastMath: fastmath.All}, false},
		{Options{Rules: rules}, false},
		{Options{Rules: rules, FastMath: fastmath.NoNaNs}, false},
		{Options{Rules: rules, FastMath: fastmath.AllowReassoc}, true},
	} {
		var applied []string
		c.options.Applied = func(rule string) { applied = append(applied, rule) }
		out, err := OptimizeBytes(bin.Bytes(), WithOptions(c.options))
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, inst := range irtest.Decode(t, out).Insts() {
			found = found || spirv.Op(inst[0]) == spirv.OpFMod
		}
		if found != c.want || slices.Contains(applied, rules[0].String()) != c.want {
			t.Errorf("%s, %d rules: applied is %t and told %q, want %t", c.options.FastMath, len(c.options.Rules), found,
				applied, c.want)
		}
	}
	if rules, err = rewrite.Parse("my.rules", "my_own: FRem(x, y) lower => FMod(x, y)\n"); err != nil {
		t.Fatal(err)
	}
	var wrong *rewrite.Error
	if _, err := (Options{Rules: rules}).NewRegistry(); !errors.As(err, &wrong) || wrong.Line != 1 {
		t.Errorf("the error is %v", err)
	}
}
