package buffers_test

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/lower/buffers"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

func TestPasses(t *testing.T) { passtest.Run(t, hone.Passes()) }

// races are the modules whose invocations store different numbers to one byte.
var races = []string{"shaders/glsl/int_types.comp.spv"}

// TestModules: modules whose buffers are words are valid, and their shaders do the same.
func TestModules(t *testing.T) {
	var mu sync.Mutex
	whole, left := 0, map[string]int{}
	t.Run("all", func(t *testing.T) {
		for _, file := range corpus.Sample(t, 10) {
			t.Run(file.Name, func(t *testing.T) {
				t.Parallel()
				in := irtest.Load(t, file)
				m := irtest.Read(t, in)
				kept := 0
				changed, err := pass.Of(buffers.ToWords).Run(m, pass.Options{Check: true, Remark: func(r pass.Remark) {
					why := r.String()[strings.LastIndex(r.String(), ": ")+1:]
					mu.Lock()
					left[why]++
					mu.Unlock()
					kept++
				}})
				if err != nil {
					t.Fatal(err)
				}
				if !changed {
					return
				}
				out := irtest.Write(t, m)
				if passtest.ValidateAny(t, in) == "" {
					if msg := passtest.ValidateAny(t, out); msg != "" {
						t.Errorf("spirv-val: %s", msg)
					}
				}
				if again, _ := pass.Of(buffers.ToWords).Run(irtest.Read(t, out), pass.Options{}); again {
					t.Error("a second run finds more")
				}
				mu.Lock()
				if kept == 0 {
					whole++
				}
				mu.Unlock()
				if slices.Contains(races, file.Name) {
					return
				}
				for entry := range irtest.Read(t, in).Section(ir.EntryPoints).Insts() {
					if entry.Op != spirv.OpEntryPoint {
						continue
					}
					name, _, _ := spirv.String(entry.Words()[2:])
					o := compare.Options{Entry: name, Runs: 4, Steps: 1 << 16}
					r, err := compare.NewReference(irtest.Read(t, in), o)
					if err != nil {
						continue
					}
					self := r.Compare(irtest.Read(t, in))
					c := r.Compare(irtest.Read(t, out))
					if c.Verdict == compare.Different || self.Verdict == compare.Equal && c.Verdict != compare.Equal {
						t.Errorf("%s: %s: %s", name, c.Verdict, c.Reason)
					}
				}
			})
		}
	})
	t.Logf("%d modules without a buffer that stays", whole)
	for why, n := range left {
		t.Log(n, why)
	}
	if whole < 20 {
		t.Error("too few")
	}
}

var generated = flag.Int("generated", 10, "how many generated shaders TestGenerated lowers")

// TestGenerated lowers generated shaders with numbers of all widths, alone and with the lowerings of numbers behind it.
//
//	go test ./lower/buffers -run Generated -generated 2000
func TestGenerated(t *testing.T) {
	options := []shadergen.Options{
		{Size: 40, Exact: true, Narrow: true, Wide: true, Half: true, Double: true},
		{Size: 40, Exact: true, Records: true, Narrow: true, Half: true},
		{Size: 40, Exact: true, Records: true, Modern: true, Barriers: true, Flow: true},
		{Size: 30, Exact: true, Narrow: true, Subgroups: true, Barriers: true, Calls: true},
		{Size: 60, Wide: true, Double: true, Constants: true},
	}
	pipelines := []string{"lower-buffers-to-words",
		"lower-storage-16-to-words,lower-storage-8-to-words,lower-narrow-ints,lower-int64-to-32",
		"O,lower-buffers-to-words,O"}
	registry, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	for i := range *generated {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			t.Parallel()
			o := options[i%len(options)]
			in := irtest.Assemble(t, shadergen.Generate(uint64(i/len(options)), o), o.Version())
			r, err := compare.NewReference(irtest.Read(t, in), compare.Options{Runs: 6, Groups: [3]int{3, 1, 1},
				Elements: 512, Steps: 1 << 18})
			if err != nil {
				t.Fatal(err)
			}
			for _, text := range pipelines {
				m := irtest.Read(t, in)
				p, err := registry.Parse(text)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
					t.Fatal(err)
				}
				passtest.Valid(t, m, o.Environment())
				if c := r.Compare(m); c.Verdict != compare.Equal {
					t.Errorf("shader %d of %+v after %s: %s: %s", i/len(options), o, text, c.Verdict, c.Reason)
				}
			}
		})
	}
}
