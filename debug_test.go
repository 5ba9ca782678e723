package hone

import (
	"flag"
	"fmt"
	"slices"
	"sync"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

var described = flag.Int("described", 16, "for how many generated shaders TestDebugChangesNothing looks at each pass")

// TestDebugChangesNothing runs each pass and level over modules with and without debug information: the code that comes
// out is the same. The modules of compilers come with what debug information they have, and with debug information
// added to about everything.
func TestDebugChangesNothing(t *testing.T) {
	t.Run("modules", func(t *testing.T) {
		for _, file := range corpus.All(t) {
			t.Run(file.Name, func(t *testing.T) {
				t.Parallel()
				bin := irtest.Load(t, file)
				bare := irtest.WithoutDebug(bin)
				sameCode(t, "with its own debug information", bin, bare)
				sameCode(t, "with debug information added", irtest.WithDebug(t, bare, 0), bare)
				stripped(t, bin)
			})
		}
	})
	t.Run("generated", func(t *testing.T) {
		for i := range *described {
			t.Run(fmt.Sprint(i), func(t *testing.T) {
				t.Parallel()
				o := shaders[i%len(shaders)]
				bare := irtest.Assemble(t, shadergen.Generate(uint64(i/len(shaders)), o), o.Version())
				with := irtest.WithDebug(t, bare, uint64(i))
				sameCode(t, "with debug information added", with, irtest.WithoutDebug(bare))
				if i%2 == 0 {
					return // debug information stands where spirv-val wants none
				}
				if msg := passtest.Validate(t, with, o.Environment()); msg != "" {
					t.Fatalf("spirv-val of the input: %s", msg)
				}
				out, err := OptimizeBytes(with.Bytes())
				if err != nil {
					t.Fatal(err)
				}
				if msg := passtest.Validate(t, irtest.Decode(t, out), o.Environment()); msg != "" {
					t.Errorf("spirv-val: %s", msg)
				}
			})
		}
	})
}

// sameCode runs the pipelines over a module with and without debug information, and compares the code.
func sameCode(t *testing.T, what string, with, without *spirv.Binary) {
	t.Helper()
	var compared []string // a pipeline that makes the same modules as another one needs no comparison
	for _, text := range debugPipelines() {
		p := parsePipeline(t, text)
		a, b := irtest.Read(t, with), irtest.Read(t, without)
		for i, m := range []interface {
			Verify() error
		}{a, b} {
			if m.Verify() != nil && i == 0 {
				return // the input's fault
			}
		}
		if _, err := p.Run(a, pass.Options{}); err != nil {
			t.Fatalf("%s, %s: %v", text, what, err)
		}
		if _, err := p.Run(b, pass.Options{}); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if err := a.Verify(); err != nil {
			t.Errorf("%s, %s: %v", text, what, err)
		}
		pair := string(irtest.Write(t, a).Bytes()) + string(irtest.Write(t, b).Bytes())
		if slices.Contains(compared, pair) {
			continue
		}
		compared = append(compared, pair)
		if err := irtest.SameCode(a, b); err != nil {
			t.Errorf("%s, %s, changes the code: %v", text, what, err)
		}
	}
}

// stripped compares what the levels make of a module whose debug information is removed before and after.
func stripped(t *testing.T, bin *spirv.Binary) {
	t.Helper()
	for _, l := range Levels {
		var modules []*ir.Module
		for _, text := range []string{"strip-debug," + l.Name, l.Name + ",strip-debug"} {
			r, err := NewRegistry()
			if err != nil {
				t.Fatal(err)
			}
			p, err := r.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			m := irtest.Read(t, bin)
			if _, err := p.Run(m, pass.Options{}); err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			modules = append(modules, m)
		}
		if err := irtest.SameCode(modules[0], modules[1]); err != nil {
			t.Errorf("%s: stripped before and after: %v", l.Name, err)
		}
	}
}

// debugPipelines are the levels, and each pass where it finds something to do.
var debugPipelines = sync.OnceValue(func() []string { return passPipelines(Passes()) })
