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
				sameCode(t, bare, describedModule{"with its own debug information", bin},
					describedModule{"with debug information added", irtest.WithDebug(t, bare, 0)})
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
				sameCode(t, irtest.WithoutDebug(bare), describedModule{"with debug information added", with})
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

// describedModule is a module with debug information.
type describedModule struct {
	what string // it has
	*spirv.Binary
}

// sameCode runs the pipelines over a module with and without debug information, and compares the code. The module may
// have several kinds of debug information.
func sameCode(t *testing.T, bare *spirv.Binary, list ...describedModule) {
	t.Helper()
	list = slices.DeleteFunc(list, func(d describedModule) bool {
		return irtest.Read(t, d.Binary).Verify() != nil // the input's fault
	})
	compared := make([][]string, len(list)) // a pipeline that makes the same modules as another one needs no comparison
	for _, text := range debugPipelines() {
		p := parsePipeline(t, text)
		b := irtest.Read(t, bare)
		if _, err := p.Run(b, pass.Options{}); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		without := string(irtest.Write(t, b).Bytes())
		for i, d := range list {
			a := irtest.Read(t, d.Binary)
			if _, err := p.Run(a, pass.Options{}); err != nil {
				t.Fatalf("%s, %s: %v", text, d.what, err)
			}
			if err := a.Verify(); err != nil {
				t.Errorf("%s, %s: %v", text, d.what, err)
			}
			pair := string(irtest.Write(t, a).Bytes()) + without
			if slices.Contains(compared[i], pair) {
				a.Release()
				continue
			}
			compared[i] = append(compared[i], pair)
			if err := irtest.SameCode(a, b); err != nil {
				t.Errorf("%s, %s, changes the code: %v", text, d.what, err)
			}
			a.Release()
		}
		b.Release()
	}
}

// stripped compares what the levels make of a module whose debug information is removed before and after.
func stripped(t *testing.T, bin *spirv.Binary) {
	t.Helper()
	for _, l := range Levels {
		var modules []*ir.Module
		for _, text := range []string{"strip-debug," + l.Name, l.Name + ",strip-debug"} {
			p, err := levelRegistry().Parse(text)
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
		modules[0].Release()
		modules[1].Release()
	}
}

// debugPipelines are the levels, and each pass where it finds something to do.
var debugPipelines = sync.OnceValue(func() []string { return passPipelines(Passes()) })

// levelRegistry is a registry with the levels, which all modules share.
var levelRegistry = sync.OnceValue(func() *pass.Registry {
	r, err := NewRegistry()
	if err != nil {
		panic(err)
	}
	return r
})
