package hone

import (
	"cmp"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/spirv"
	"hone/vm/compare"
)

var (
	pipelines = flag.Int("pipelines", 48, "how many random pipelines TestPipelines runs")
	paired    = flag.Int("pairs", 48, "how many pairs of passes TestPipelines runs")
)

// TestPipelines runs pairs of passes, in both orders, and random pipelines of up to 8 passes, each over three modules
// of a sample. With all checks on nothing fails, spirv-val accepts what comes of a module that it accepts, and shaders
// store what they did.
//
//	go test . -run Pipelines -pipelines 2000 -pairs 1500 -timeout 4h -v
//
// runs so many random pipelines and pairs. Where there are as many as optimizations make, it is all of these.
func TestPipelines(t *testing.T) {
	x := newExaminer(t)
	var passes []string
	for _, p := range keepMeaning(x.registry.Passes()) {
		passes = append(passes, p.Name)
	}
	list := slices.Concat(pairs(passes, *paired), randomPipelines(passes, *pipelines))
	sample := pipelineSample(t)
	t.Run("modules", func(t *testing.T) {
		for k, s := range sample {
			t.Run(s.name, func(t *testing.T) {
				t.Parallel()
				s.bin = s.load(t)
				var own []string
				for i, p := range list {
					if d := (k - 3*i) % len(sample); (d+len(sample))%len(sample) < 3 {
						own = append(own, p)
					}
				}
				x.any(t, s.name, s.bin, s.options, own)
			})
		}
	})
	t.Logf("%d pipelines, %d modules", len(list), len(sample))
	x.summary(t)
}

// pairs returns n pairs of passes, or all that there are. Those of optimizations come first where all of them do.
func pairs(passes []string, n int) (list []string) {
	isLowering := func(pair string) bool { return strings.Contains(","+pair, ",lower-") }
	optimizations := 0
	for _, a := range passes {
		for _, b := range passes {
			if a != b {
				list = append(list, a+","+b)
				if !isLowering(list[len(list)-1]) {
					optimizations++
				}
			}
		}
	}
	rand.New(rand.NewPCG(1, 0)).Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	if n >= optimizations {
		slices.SortStableFunc(list, func(a, b string) int {
			return cmp.Compare(strings.Count(","+a, ",lower-"), strings.Count(","+b, ",lower-"))
		})
	}
	return list[:min(n, len(list))]
}

// randomPipelines returns n pipelines of up to 8 passes, of which some are repeated until nothing changes.
func randomPipelines(passes []string, n int) (list []string) {
	r := rand.New(rand.NewPCG(2, 0))
	pick := func(most int) string {
		var steps []string
		for range 1 + r.IntN(most) {
			steps = append(steps, passes[r.IntN(len(passes))])
		}
		return strings.Join(steps, ",")
	}
	for len(list) < n {
		p := pick(8)
		if r.IntN(4) == 0 {
			p = pick(3) + "," + Levels[0].Pipeline + "," + pick(3)
		}
		list = append(list, p)
	}
	return list
}

// sampled is a module of the sample.
type sampled struct {
	name    string
	bin     *spirv.Binary
	load    func(testing.TB) *spirv.Binary
	options compare.Options
}

// pipelineSample returns generated shaders of all kinds, and modules that are spread over those that there are.
func pipelineSample(t *testing.T) (list []sampled) {
	for i, o := range shaders {
		list = append(list, sampled{
			name:    fmt.Sprintf("generated-%d", i),
			load:    func(t testing.TB) *spirv.Binary { return irtest.Assemble(t, shadergen.Generate(7, o), o.Version()) },
			options: compare.Options{Runs: 3, Groups: [3]int{2, 1, 1}, Elements: 512, Steps: 1 << 17},
		})
	}
	all := corpus.All(t)
	for i := range 2 * len(shaders) {
		file := all[i*len(all)/(2*len(shaders))]
		list = append(list, sampled{
			name:    file.Name,
			load:    func(t testing.TB) *spirv.Binary { return irtest.Load(t, file) },
			options: compare.Options{Runs: 3, Steps: 1 << 17},
		})
	}
	return list
}

// any runs pipelines over a module that need not be a compute shader, nor valid.
func (x *examiner) any(t *testing.T, name string, bin *spirv.Binary, o compare.Options, pipelines []string) {
	t.Helper()
	environment := anyEnvironment
	if passtest.ValidateAny(t, bin) != "" {
		environment = ""
	}
	entries := computeShaders(t, bin)
	if len(entries) == 0 {
		x.run(t, name, bin, pipelines, o, nil, compare.Undecided, environment)
		return
	}
	o.Entry = entries[0]
	reference, self := x.reference(t, name, bin, o)
	n := x.run(t, name, bin, pipelines, o, reference, self.Verdict, environment)
	if self.Verdict == compare.Equal {
		x.count(self, n)
	} else {
		x.notCompared(name, self.Reason)
	}
}
