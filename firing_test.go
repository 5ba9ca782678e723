package hone

import (
	"flag"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"hone/internal/corpus"
	"hone/internal/glslgen"
	"hone/internal/irtest"
	"hone/internal/peers"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/opt"
	"hone/pass"
	"hone/rewrite"
	"hone/rewrite/rules"
	"hone/spirv"
)

var firing = flag.Int("firing", 32, "in how many generated shaders TestFiring counts rules")

// TestFiring counts the rules that fire at least once while testdata, the corpus and generated shaders are optimized,
// as they are and with all freedoms of floats, and lists the others by file:
//
//	go test . -run Firing -firing 2000 -timeout 1h -v
//
// With 2,000 shaders they must be 60 %.
func TestFiring(t *testing.T) {
	all, err := rules.All()
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	exactly, fired := map[string]int{}, map[string]int{} // without freedoms that a user grants, and with them
	counting := func(to map[string]int, texts ...string) (list []*pass.Pipeline) {
		passes := Passes()
		i := slices.IndexFunc(passes, func(p *pass.Pass) bool { return p.Name == opt.Simplify.Name })
		passes[i] = opt.SimplifyWith(nil, func(rule string) {
			mu.Lock()
			to[rule]++
			mu.Unlock()
		})
		registry, err := pass.NewRegistry(passes...)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range texts {
			p, err := registry.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, p)
		}
		return list
	}
	pipelines := append(counting(exactly, "simplify", Levels[0].Pipeline),
		counting(fired, "sroa,mem2reg,fix(simplify(fast-math=all),dce)")...)
	count := func(t *testing.T, bin *spirv.Binary) {
		for _, p := range pipelines {
			m, err := ir.Read(bin)
			if err != nil {
				return // a module that hone refuses
			}
			if _, err := p.Run(m, pass.Options{}); err != nil {
				t.Error(err)
			}
		}
	}
	t.Run("modules", func(t *testing.T) {
		files := corpus.All(t)
		if !full() {
			files = corpus.Own(t)
		}
		for _, file := range files {
			t.Run(file.Name, func(t *testing.T) {
				t.Parallel()
				count(t, irtest.Load(t, file))
			})
		}
	})
	t.Run("generated", func(t *testing.T) {
		for i := range *firing {
			o := shaders[i%len(shaders)]
			count(t, irtest.Assemble(t, shadergen.Generate(uint64(i/len(shaders)), o), o.Version()))
		}
	})
	t.Run("glsl", func(t *testing.T) {
		files, _ := filepath.Glob("internal/glslgen/testdata/*.spv")
		for _, file := range files {
			count(t, irtest.Load(t, corpus.Module{Name: file, Path: file}))
		}
		if !full() {
			return
		}
		glslang := peers.Need(t, "glslangValidator")
		for seed := range uint64(*firing / 20) {
			s := glslgen.Generate(seed)
			if data, err := s.Compile(glslang, t.TempDir()); err == nil {
				count(t, irtest.Decode(t, data))
			}
		}
	})
	n, of := 0, 0
	for rule, times := range exactly {
		fired[rule] += times
	}
	never := map[string][]*rewrite.Rule{}
	for _, r := range all {
		if r.Lower {
			continue
		}
		of++
		if fired[r.String()] > 0 {
			n++
		} else {
			never[r.File] = append(never[r.File], r)
		}
	}
	t.Logf("%d of %d rules fire, %.0f %%; %d of these where a user grants no freedom", n, of,
		100*float64(n)/float64(of), len(exactly))
	for file, list := range never {
		var texts []string
		for _, r := range list {
			texts = append(texts, r.String())
		}
		t.Logf("%s: %d never:\n%s", file, len(list), strings.Join(texts, "\n"))
	}
	switch share := float64(n) / float64(of); {
	case share < 0.1, full() && share < 0.6:
		t.Errorf("%.0f %% of the rules fire", 100*share)
	}
}

// full reports whether rules are counted in as many shaders as the share that is wanted is of.
func full() bool { return *firing >= 2000 }
