package vm

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"hone/fold"
	"hone/internal/irtest"
	"hone/internal/shadergen"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// The tests of this file run generated shaders with shadows, and then several times with what is not determined chosen
// at random: no bit may change that was determined, and no float may leave its limits.

const soundGroups = 2

var soundSets = []struct {
	name string
	o    shadergen.Options
}{
	{"plain", shadergen.Options{}},
	{"narrow", shadergen.Options{Narrow: true, Half: true}},
	{"wide", shadergen.Options{Wide: true, Double: true}},
	{"barriers", shadergen.Options{Size: 100, Barriers: true}},
	{"subgroups", shadergen.Options{Size: 60, Subgroups: true, Barriers: true}},
}

func compileText(t *testing.T, text string) *Program {
	t.Helper()
	m := irtest.Read(t, irtest.Assemble(t, text, "spv1.3"))
	p, err := Compile(m, Options{Subgroup: 4})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// pages returns n pages of words for the input buffer, each as long as what a shader reads.
func pages(seed uint64, n int) []byte {
	r := rand.New(rand.NewPCG(seed, 2))
	in := make([]byte, 4*shadergen.Inputs*n)
	for i := 0; i < len(in); i += 4 {
		v := r.Uint32()
		switch r.IntN(3) {
		case 0:
			v %= 16
		case 1:
			v = 0x3F000000 + v>>7 // a float from 0.5 to 2
		}
		binary.LittleEndian.PutUint32(in[i:], v)
	}
	return in
}

// results runs a shader and returns what it writes.
func results(t *testing.T, p *Program, in []byte, track *Track) ([]byte, *Result) {
	t.Helper()
	out := make([]byte, 4*shadergen.Results*shadergen.LocalSize*soundGroups)
	r, err := p.Run(Inputs{Groups: [3]int{soundGroups, 1, 1}, Workers: 1, Steps: 1 << 24, Track: track,
		Buffers: map[layout.Slot][]byte{{Binding: 0}: append([]byte(nil), in...), {Binding: 1}: out}})
	if err != nil {
		t.Fatal(err)
	}
	return out, r
}

// TestExpressionsSound stores each value of random expressions on integers, some of which are undefined in some bits.
func TestExpressionsSound(t *testing.T) {
	const pages = 24
	changed, partial := 0, 0
	for seed := range uint64(40) {
		in := make([]byte, 4*256*(pages+1))
		r := rand.New(rand.NewPCG(seed, 6))
		for i := 0; i < len(in); i += 4 {
			binary.LittleEndian.PutUint32(in[i:], r.Uint32()>>r.IntN(32))
		}
		execute := func(p *Program, page uint32, track *Track) ([]byte, *Result) {
			out := make([]byte, 4*expressionValues)
			binary.LittleEndian.PutUint32(in, page)
			result, err := p.Run(Inputs{Track: track, Buffers: map[layout.Slot][]byte{{Binding: 0}: in, {Binding: 1}: out}})
			if err != nil {
				t.Fatal(err)
			}
			return out, result
		}
		text := expressions(seed, integers, true)
		_, tracked := execute(compileText(t, text), 0, &Track{})
		p := compileText(t, expressions(seed, integers, false))
		first, _ := execute(p, 256, nil)
		for page := 2; page <= pages; page++ {
			out, _ := execute(p, uint32(256*page), nil)
			for k := range expressionValues {
				x, y := binary.LittleEndian.Uint32(first[4*k:]), binary.LittleEndian.Uint32(out[4*k:])
				undefined := uint32(tracked.Stores[k].Shadow.Undefined)
				if x != y {
					changed++
				}
				if undefined != 0 && undefined != 0xFFFFFFFF {
					partial++
				}
				if (x^y)&^undefined != 0 {
					t.Fatalf("seed %d: %%v%d is %#x and %#x, but only the bits %#x are said to be undefined\n%s", seed, k, x, y,
						undefined, text)
				}
			}
		}
	}
	if changed < 10000 || partial < 1000 {
		t.Errorf("%d values changed, and %d had some bits that were undefined", changed, partial)
	}
}

// TestIntervalsSound stores each value of random expressions on floats, and then runs them with other results of
// operations that are not exact.
func TestIntervalsSound(t *testing.T) {
	free := fold.Freedom{Precision: true, SignedZero: true}
	limited, vague, changed, stored := 0, 0, 0, 0
	for seed := range uint64(60) {
		in := pages(seed, 1)
		text := expressions(seed, floats, false)
		execute := func(p *Program, track *Track) ([]byte, *Result) {
			out := make([]byte, 4*expressionValues)
			result, err := p.Run(Inputs{Track: track, Buffers: map[layout.Slot][]byte{{Binding: 0}: in, {Binding: 1}: out}})
			if err != nil {
				t.Fatal(err)
			}
			return out, result
		}
		p := compileText(t, text)
		want, tracked := execute(p, &Track{Freedom: free})
		r := rand.New(rand.NewPCG(seed, 4))
		for i := range p.code.Operations {
			perturb(&p.code.Operations[i], free, r)
		}
		for range 8 {
			got, _ := execute(p, nil)
			for k, s := range tracked.Stores {
				x, y := layout.Load(want[4*k:4*k+4]), layout.Load(got[4*k:4*k+4])
				if x != y {
					changed++
				}
				stored++
				switch {
				case s.Shadow.Bounded && s.Shadow.Interval.Contains(fold.Float32.ToFloat64(y)):
					limited++
				case !s.Shadow.Bounded && (s.Shadow.Undefined|s.Shadow.Unspecified) == 0xFFFFFFFF:
					vague++
				case !s.Shadow.Bounded && (x^y)&^(s.Shadow.Undefined|s.Shadow.Unspecified) == 0, fold.Float32.IsNaN(x) &&
					fold.Float32.IsNaN(y):
				default:
					t.Fatalf("seed %d: %%v%d is %v and %v, known is %+v\n%s", seed, k, fold.Float32.ToFloat64(x),
						fold.Float32.ToFloat64(y), s.Shadow, text)
				}
			}
		}
	}
	if limited < stored/10 || vague > stored/2 || changed < stored/20 {
		t.Errorf("of %d values %d had limits and %d had not, %d changed", stored, limited, vague, changed)
	}
}

// TestUndefinedSound replaces some words that a shader reads by undefined values, and then by words of other pages of
// the input.
func TestUndefinedSound(t *testing.T) {
	const runs = 4
	chain := regexp.MustCompile(`(?m)^(%\w+) = OpAccessChain %p_word %in %c_u32_0 (%\w+)\n(%\w+) = OpLoad %t_u32 (%\w+)$`)
	changed, excused := 0, 0
	for _, set := range soundSets {
		for seed := range uint64(10) {
			t.Run(fmt.Sprint(set.name, seed), func(t *testing.T) {
				r := rand.New(rand.NewPCG(seed, 3))
				text := shadergen.Generate(seed, set.o)
				pick := map[string]bool{}
				for _, m := range chain.FindAllStringSubmatch(text, -1) {
					if m[1] == m[4] && r.IntN(3) == 0 {
						pick[m[3]] = true
					}
				}
				replace := func(with func(m []string) string) string {
					return chain.ReplaceAllStringFunc(text, func(s string) string {
						if m := chain.FindStringSubmatch(s); pick[m[3]] {
							return with(m)
						}
						return s
					})
				}
				in := pages(seed, runs+1)
				undefined := compileText(t, replace(func(m []string) string { return m[3] + " = OpUndef %t_u32" }))
				_, tracked := results(t, undefined, in, &Track{})
				shadows := make([]uint64, shadergen.Results*shadergen.LocalSize*soundGroups) // by word
				stored := make([]bool, len(shadows))
				for _, s := range tracked.Stores {
					shadows[s.Offset/4] |= s.Shadow.Undefined << (8 * (s.Offset % 4))
					stored[s.Offset/4] = true
				}
				var first []byte
				for run := range runs {
					page := fmt.Sprintf("%%c_page = OpConstant %%t_u32 %d\n", shadergen.Inputs*(run+1))
					other := replace(func(m []string) string {
						return fmt.Sprintf("%s_page = OpIAdd %%t_u32 %s %%c_page\n%s = OpAccessChain %%p_word %%in %%c_u32_0 %s_page\n"+
							"%s = OpLoad %%t_u32 %s",
							m[1], m[2], m[1], m[1], m[3], m[1])
					})
					at := strings.Index(other, "%main = OpFunction")
					if k := strings.Index(other, " = OpFunction "); k < at {
						at = strings.LastIndex(other[:k], "\n") + 1
					}
					out, _ := results(t, compileText(t, other[:at]+page+other[at:]), in, nil)
					if first == nil {
						first = out
						continue
					}
					for w := range shadows {
						x, y := binary.LittleEndian.Uint32(first[4*w:]), binary.LittleEndian.Uint32(out[4*w:])
						invocation := w / shadergen.Results
						if x != y {
							changed++
						}
						switch {
						case uint64(x^y)&^shadows[w] == 0:
						case !stored[w] && tracked.Undefined[0]>>invocation&1 != 0:
							excused++
						default:
							t.Errorf("word %d: %#x and %#x, but only the bits %#x are said to be undefined", w, x, y, shadows[w])
						}
					}
				}
			})
		}
	}
	if changed < 300 || excused > changed/4 {
		t.Errorf("%d words changed, %d of them by undetermined invocations", changed, excused)
	}
}

// TestFreedomsSound runs shaders with another result of each operation that leaves one unspecified: at the ends of what
// is allowed, or within.
func TestFreedomsSound(t *testing.T) {
	free := fold.Freedom{Precision: true, SignedZero: true}
	changed, vague, stored := 0, 0, 0
	for _, set := range soundSets {
		for seed := range uint64(6) {
			t.Run(fmt.Sprint(set.name, seed), func(t *testing.T) {
				in, p := pages(seed, 1), compileText(t, shadergen.Generate(seed, set.o))
				want, tracked := results(t, p, in, &Track{Freedom: free})
				r := rand.New(rand.NewPCG(seed, 4))
				for i := range p.code.Operations {
					perturb(&p.code.Operations[i], free, r)
				}
				for range 4 {
					got, _ := results(t, p, in, &Track{}) // with the same changes of Volatile memory
					for _, s := range tracked.Stores {
						stored++
						x, y := layout.Load(want[s.Offset:s.Offset+s.Bytes]), layout.Load(got[s.Offset:s.Offset+s.Bytes])
						if s.Shadow != (Shadow{}) {
							vague++
						}
						if x != y {
							changed++
						}
						switch {
						case s.Shadow.Bounded && s.Shadow.Interval.Contains(s.Format.ToFloat64(y)):
						case !s.Shadow.Bounded && (x^y)&^(s.Shadow.Undefined|s.Shadow.Unspecified) == 0:
						case s.Format.Width > 0 && s.Format.IsNaN(x) && s.Format.IsNaN(y):
						default:
							t.Errorf("%+v: %#x and %#x", s, x, y)
						}
					}
				}
			})
		}
	}
	if changed < 200 || vague > stored/2 {
		t.Errorf("%d of %d scalars changed, and %d were not determined", changed, stored, vague)
	}
}

// perturb makes an operation compute any result that it may have.
func perturb(o *code.Operation, free fold.Freedom, r *rand.Rand) {
	if o.Compute == nil || o.Row.Result() != fold.Float {
		return
	}
	f := shadow.FreedomsOf(&o.Operation, free)
	compute := o.Compute
	o.Kernel = nil
	o.Compute = func(a *fold.Args) (uint64, fold.Outcome) {
		v, outcome := compute(a)
		if outcome == fold.Undefined {
			return v, outcome
		}
		if a.Format.IsNaN(v) {
			return v ^ r.Uint64()&shadow.AnyNaN(v, a.Format).Unspecified, outcome
		}
		var limits [4]fold.Interval
		for i, x := range []uint64{a.A, a.B, a.C, a.D}[:o.N] {
			y := o.Format(i).ToFloat64(x)
			if y != y && o.Row.Operand(i) == fold.Float {
				return v, outcome
			}
			limits[i] = fold.Point(y)
		}
		b, ok := o.Row.Interval(a, limits[:o.N], f.Freedom)
		if !ok {
			return r.Uint64() & o.Mask, fold.Defined
		}
		low, high := a.Format.FromFloat64(b.Low, fold.Mode{}), a.Format.FromFloat64(b.High, fold.Mode{})
		switch r.IntN(3) {
		case 0:
			return low, fold.Defined
		case 1:
			return high, fold.Defined
		}
		return v, fold.Defined
	}
}
