package hone

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"hone/internal/glslgen"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

var (
	glsl       = flag.Int("glsl", 64, "how many modules of generated GLSL TestGLSL runs each pass over")
	glslLevels = flag.Int("glsl-levels", 0, "how many more compute shaders TestGLSL runs the levels alone over")
	glslStages = flag.Int("glsl-stages", 7, "how many shaders of each other stage than compute")
	glslFirst  = flag.Uint64("glsl-first", 0, "seed of the first one")
)

// TestGLSL runs the levels, each pass alone and random pipelines over modules that glslang made of generated shaders.
// All checks are on, spirv-val is asked about each result, and what it stores is compared with what it stored before.
// Without glslang there are only the modules of internal/glslgen/testdata.
//
//	go test . -run GLSL -glsl 5000 -glsl-stages 1000 -timeout 12h -v
//
// runs over many, and prints what was compared; with -glsl-levels 5000 those after them see the levels alone.
// HONE_KEEP=DIR keeps the modules that something was found in.
func TestGLSL(t *testing.T) {
	x := newExaminer(t)
	var invalid atomic.Int32
	t.Run("checked-in", func(t *testing.T) {
		files, _ := filepath.Glob("internal/glslgen/testdata/*.spv")
		if len(files) == 0 {
			t.Fatal("there are none")
		}
		for seed, file := range files {
			t.Run(strings.TrimSuffix(filepath.Base(file), ".spv"), func(t *testing.T) {
				t.Parallel()
				data, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				bin := irtest.Decode(t, data)
				x.glsl(t, glslgen.Compute, file, bin, uint64(seed), x.variety(uint64(seed)))
			})
		}
	})
	generated := func(t *testing.T, stage glslgen.Stage, first, n int, pipelines func(seed uint64) []string) {
		glslang := peers.Need(t, "glslangValidator")
		for i := range n {
			seed := *glslFirst + uint64(first+i)
			t.Run(fmt.Sprint(seed), func(t *testing.T) {
				t.Parallel()
				s := glslgen.GenerateStage(stage, seed)
				data, err := s.Compile(glslang, t.TempDir())
				if err != nil {
					t.Fatal(err)
				}
				bin := irtest.Decode(t, data)
				if msg := faults(t, bin); msg != "" { // each version of glslang has a few
					t.Logf("what glslang makes of it is not valid, and so left out: %s", msg)
					invalid.Add(1)
					return
				}
				x.glsl(t, stage, fmt.Sprintf("%s shader %d", stage, seed), bin, seed, pipelines(seed))
				if dir := os.Getenv("HONE_KEEP"); dir != "" && t.Failed() {
					name := filepath.Join(dir, fmt.Sprint(seed))
					os.WriteFile(name+"."+string(stage), []byte(s.Source), 0o666)
					os.WriteFile(name+".spv", data, 0o666)
				}
			})
		}
	}
	t.Run("generated", func(t *testing.T) { generated(t, glslgen.Compute, 0, *glsl, x.variety) })
	for _, stage := range glslgen.Stages[1:] {
		t.Run(string(stage), func(t *testing.T) { generated(t, stage, 0, *glslStages, x.variety) })
	}
	if *glslLevels > 0 {
		t.Run("levels", func(t *testing.T) {
			generated(t, glslgen.Compute, *glsl, *glslLevels, func(uint64) []string { return levels() })
		})
	}
	x.summary(t)
	t.Logf("%d modules of glslang are not valid", invalid.Load())
	if n := len(x.undecided); n > x.shaders/10+2 {
		t.Errorf("%d shaders are not compared", n)
	}
	if n := int(invalid.Load()); n > (*glsl+*glslLevels+(len(glslgen.Stages)-1)**glslStages)/10+2 {
		t.Errorf("%d modules of glslang are not valid", n)
	}
}

// faults returns what spirv-val says against a module, and where it is missing, what hone's checks say.
func faults(t *testing.T, bin *spirv.Binary) string {
	if msg := passtest.Validate(t, bin, passtest.Vulkan(bin.Header().Version)); msg != "" {
		return msg
	}
	if _, err := peers.Find("spirv-val"); err == nil {
		return "" // then what the checks say is a fault of theirs
	}
	m, err := ir.Read(bin)
	if err == nil {
		_, err = pass.Of().Run(m, pass.Options{Check: true})
	}
	if err != nil {
		return err.Error()
	}
	return ""
}

// glsl runs pipelines over a module, also over one for which nothing is decided.
func (x *examiner) glsl(t *testing.T, stage glslgen.Stage, name string, bin *spirv.Binary, seed uint64,
	pipelines []string) {
	t.Helper()
	o := compare.Options{Runs: 4, Groups: [3]int{2, 1, 1}, Elements: 2 * stage.Invocations() * glslgen.Results,
		Steps: 1 << 18, Seed: seed}
	reference, self := x.reference(t, name, bin, o)
	n := x.run(t, name, bin, pipelines, o, reference, self.Verdict, passtest.Vulkan(bin.Header().Version))
	if self.Verdict == compare.Equal {
		x.count(self, n)
	} else {
		x.notCompared(name, self.Reason)
	}
}

// levels returns the pipelines of the levels.
func levels() (list []string) {
	for _, l := range Levels {
		if !slices.Contains(list, l.Pipeline) {
			list = append(list, l.Pipeline)
		}
	}
	return list
}

// variety returns the levels, each pass by itself, and a few pipelines of passes in any order.
func (x *examiner) variety(seed uint64) []string {
	list := levels()
	passes := keepMeaning(x.registry.Passes())
	for _, text := range alone(passes) {
		if !strings.HasPrefix(text, "sroa,") {
			list = append(list, text)
		}
	}
	r := rand.New(rand.NewPCG(seed, 0))
	for i := range 4 {
		var names []string
		if i > 0 { // little is left to do for others before
			names = append(names, "sroa", "mem2reg")
		}
		for range 2 + r.IntN(6) {
			names = append(names, passes[r.IntN(len(passes))].Name)
		}
		list = append(list, strings.Join(names, ","))
	}
	return list
}
