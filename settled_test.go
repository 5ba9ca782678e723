package hone_test

import (
	"errors"
	"flag"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"

	"hone"
	"hone/internal/glslgen"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/pass"
	"hone/spirv"
)

var (
	settled      = flag.Int("settled", 24, "how many shaders TestSettled generates")
	settledFirst = flag.Int("settled-first", 0, "seed of the first one")
)

// generated is a shader that package glslgen makes.
type generated struct {
	stage glslgen.Stage
	seed  uint64
}

// unsettled are shaders that a second run changed: a phi was visited before its operands, forward-loads gave itself
// more to do, a rewrite was made and undone, a constant was made for nothing, a function without calls stayed, and licm
// was not asked again about a value that had lost its other uses.
var unsettled = []generated{{"comp", 1102}, {"comp", 3286}, {"geom", 2492}, {"vert", 872}, {"vert", 1635},
	{"vert", 4705}, {"frag", 3180}, {"frag", 2592}, {"tesc", 2460}, {"comp", 3041}, {"frag", 51}}

// TestSettled runs each level twice over modules that glslang makes of generated shaders. Indices and sizes of many
// fold to -1, 0 and numbers beyond the end.
//
//	go test . -run Settled -settled 5000 -timeout 4h -v
//
// runs over many. HONE_PEERS_SUITE=sid takes the newer front end and validator.
func TestSettled(t *testing.T) {
	glslang := peers.Need(t, "glslangValidator")
	var ran, invalid atomic.Int32
	t.Run("shaders", func(t *testing.T) {
		shaders := slices.Clone(unsettled)
		for i := range *settled {
			shaders = append(shaders, generated{glslgen.Stages[i%len(glslgen.Stages)], uint64(*settledFirst + i)})
		}
		for _, x := range shaders {
			t.Run(fmt.Sprint(x.stage, x.seed), func(t *testing.T) {
				t.Parallel()
				data, err := glslgen.GenerateStage(x.stage, x.seed).Compile(glslang, t.TempDir())
				if err != nil {
					t.Fatal(err)
				}
				bin := irtest.Decode(t, data)
				environment := passtest.Vulkan(bin.Header().Version)
				if passtest.Validate(t, bin, environment) != "" { // each version of glslang has a few
					invalid.Add(1)
					return
				}
				ran.Add(1)
				throughLevels(t, bin, environment)
			})
		}
	})
	t.Logf("%d shaders ran; glslang made %d invalid modules", ran.Load(), invalid.Load())
	if n := int(invalid.Load()); n > *settled/10+2 {
		t.Errorf("%d modules of glslang are not valid", n)
	}
}

// throughLevels runs each level over a module, twice: the output is valid if the module is, the second run changes
// nothing, and -Os is larger neither than -O nor than the module.
func throughLevels(t *testing.T, bin *spirv.Binary, target string) {
	t.Helper()
	validate := func(bin *spirv.Binary) string {
		if target == "" {
			return passtest.ValidateAny(t, bin)
		}
		return passtest.Validate(t, bin, target)
	}
	before, size := validate(bin), map[string]int{}
	bare := passtest.Parse(t, "strip-debug,unused", hone.Passes()...)
	words := func(bin *spirv.Binary) int { // debug information has no size: the code may not depend on it
		m := irtest.Read(t, bin)
		if _, err := bare.Run(m, pass.Options{}); err != nil {
			t.Fatal(err)
		}
		return len(irtest.Write(t, m).Words)
	}
	for _, l := range hone.Levels {
		p := passtest.Parse(t, l.Pipeline, hone.Passes()...)
		optimized := func(bin *spirv.Binary) *spirv.Binary {
			m := irtest.Read(t, bin)
			if _, err := p.Run(m, pass.Options{Check: true}); errors.Is(err, errors.ErrUnsupported) {
				return bin // what check-legal finds
			} else if err != nil {
				t.Fatalf("%s: %v", l.Name, err)
			}
			return irtest.Write(t, m)
		}
		once := optimized(bin)
		size[l.Name] = words(once)
		if again := optimized(once); !slices.Equal(once.Words, again.Words) {
			t.Errorf("%s: a second run changes the module", l.Name)
		}
		if msg := validate(once); before == "" && msg != "" {
			t.Errorf("%s: %s", l.Name, msg)
		}
	}
	if before := words(bin); size["Os"] > size["O"] || size["Os"] > before {
		t.Errorf("words: %d before, %v after", before, size)
	}
}
