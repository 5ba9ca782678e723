package precision_test

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"hone"
	"hone/fold"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/lower/precision"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

func TestPasses(t *testing.T) { passtest.Run(t, hone.Passes()) }

var all = flag.Bool("halves", false, "TestModules lowers all modules, and not only every fourth")

// misjudged are modules that the comparison takes for different, with the reason.
var misjudged = map[string]string{
	"shaders/pictures/spheres.frag.spv": "a sum of powers that is a zero as a half has an undefined logarithm, and the " +
		"vm does not see that for the reference, whose operations may be computed with halves, too",
}

// TestModules lowers modules, with all that computes floats made RelaxedPrecision in every other one, and compares them
// with what they were, where that is open to halves.
//
//	go test ./lower/precision -run Modules -halves
func TestModules(t *testing.T) {
	before, err := hone.Options{}.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	clean, err := before.Parse("sroa,mem2reg")
	if err != nil {
		t.Fatal(err)
	}
	lowered := make(chan int, 10000)
	t.Run("all", func(t *testing.T) {
		for i, file := range corpus.All(t) {
			if i%4 != 0 && !*all {
				continue
			}
			t.Run(file.Name, func(t *testing.T) {
				t.Parallel()
				m := irtest.Read(t, irtest.Load(t, file))
				if _, err := clean.Run(m, pass.Options{}); err != nil {
					t.Fatal(err)
				}
				if i%8 == 4 || i%2 == 1 {
					if _, err := pass.Of(precision.RelaxFloatOps).Run(m, pass.Options{Check: true}); err != nil {
						t.Fatal(err)
					}
				}
				bin := irtest.Write(t, m)
				valid := passtest.ValidateAny(t, bin) == ""
				changed, err := pass.Of(precision.RelaxedToHalf).Run(m, pass.Options{Check: true})
				if err != nil {
					t.Fatal(err)
				}
				if !changed {
					return
				}
				lowered <- 1
				out := irtest.Write(t, m)
				if msg := passtest.ValidateAny(t, out); valid && msg != "" {
					t.Fatalf("spirv-val: %s", msg)
				}
				if again, err := pass.Of(precision.RelaxedToHalf).Run(irtest.Read(t, out), pass.Options{}); err != nil || again {
					t.Errorf("again: %t, %v", again, err)
				}
				if why := misjudged[file.Name]; why != "" {
					t.Logf("not compared: %s", why)
					return
				}
				passtest.Meaning(t, bin, out, compare.Options{Runs: 3, Relaxed: true, InBounds: true})
			})
		}
	})
	if n := len(lowered); n < 20 {
		t.Errorf("%d modules are lowered", n)
	} else {
		t.Logf("%d modules are lowered", n)
	}
}

// TestRelaxedIntervals: what halves make of random operands, rounded before and after in any direction, is within what
// an operation that is relaxed may give.
func TestRelaxedIntervals(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	ops := []spirv.Op{spirv.OpFAdd, spirv.OpFSub, spirv.OpFMul, spirv.OpFDiv}
	for range 20_000 {
		op := ops[r.IntN(len(ops))]
		row := fold.For(op)
		x := float32(math.Ldexp(r.Float64()*2-1, r.IntN(30)-15))
		y := float32(math.Ldexp(r.Float64()*2-1, r.IntN(30)-15))
		a := fold.Args{Width: 32, Format: fold.Float32, From: 32, FromFormat: fold.Float32}
		b, ok := row.Interval(&a, []fold.Interval{fold.Point(float64(x)), fold.Point(float64(y))},
			fold.Freedom{Relaxed: true, Precision: true, SignedZero: true})
		if !ok {
			continue
		}
		half := fold.Args{Width: 16, Format: fold.Float16, From: 16, FromFormat: fold.Float16}

		half.A = fold.Float16.FromFloat64(float64(x), fold.Mode{})
		half.B = fold.Float16.FromFloat64(float64(y), fold.Mode{})
		v, outcome := row.Scalar(&half)
		if outcome != fold.Defined {
			continue
		}
		if got := fold.Float16.ToFloat64(v); got == got && !b.Contains(got) {
			t.Fatalf("%s(%g, %g) is %g with halves, beyond [%g, %g]", op, x, y, got, b.Low, b.High)
		}
		full := a
		full.A, full.B = uint64(math.Float32bits(x)), uint64(math.Float32bits(y))
		if v, outcome := row.Scalar(&full); outcome == fold.Defined && !b.Contains(fold.Float32.ToFloat64(v)) {
			t.Fatalf("%s(%g, %g) is beyond [%g, %g] with floats", op, x, y, b.Low, b.High)
		}
		// and not anything: as near as half of a thousandth, where nothing cancels or overflows
		if s := math.Abs(float64(x*y)) / (b.High - b.Low); op == spirv.OpFMul && math.Abs(float64(x)) > 1e-3 &&
			math.Abs(float64(y)) > 1e-3 && math.Abs(float64(x*y)) > 1e-3 && math.Abs(float64(x*y)) < 6e4 && s < 200 {
			t.Fatalf("%s(%g, %g) is anything in [%g, %g]", op, x, y, b.Low, b.High)
		}
	}
}

// TestRemarks: what stays in 32 bits, and what may lose range, is told.
func TestRemarks(t *testing.T) {
	m := irtest.Read(t, irtest.Assemble(t, `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %i %o
OpExecutionMode %main OriginUpperLeft
OpDecorate %i Location 0
OpDecorate %i Flat
OpDecorate %o Location 0
OpDecorate %f RelaxedPrecision
OpDecorate %g RelaxedPrecision
%void = OpTypeVoid
%fn = OpTypeFunction %void
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%big = OpConstant %float 100000
%pi = OpTypePointer Input %int
%po = OpTypePointer Output %float
%i = OpVariable %pi Input
%o = OpVariable %po Output
%main = OpFunction %void None %fn
%l = OpLabel
%n = OpLoad %int %i
%f = OpConvertSToF %float %n
%g = OpFMul %float %f %big
OpStore %o %g
OpReturn
OpFunctionEnd
`, "spv1.3"))
	var said []string
	o := pass.Options{Remark: func(r pass.Remark) { said = append(said, r.Text) }}
	if _, err := pass.Of(precision.RelaxedToHalf).Run(m, o); err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"beyond 65504", "stays in 32 bits: a constant"} {
		if len(said) != 2 || !strings.Contains(said[i], want) {
			t.Fatal(fmt.Sprint(said), "has no", want)
		}
	}
}
