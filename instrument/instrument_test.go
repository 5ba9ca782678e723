package instrument_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"hone"
	"hone/instrument"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

var share = flag.Int("share", 16, "TestFeatures takes each Nth module, and 64/N generated shaders of each kind")

// features returns all features in their order, but for those that change what a shader does.
func features() string {
	var names []string
	for _, p := range instrument.Passes() {
		if p != instrument.BoundsClampPass {
			names = append(names, p.Name)
		}
	}
	return strings.Join(names, ",")
}

// TestFeatures: with all features at once, before and after -O, modules are valid, and their shaders store what they
// did, in all stages that run.
//
//	go test ./instrument -run Features -share 1 -timeout 1h -v
//
// looks at all modules.
func TestFeatures(t *testing.T) {
	o := hone.Levels[0].Pipeline
	pipelines := []string{features(), features() + "," + o, o + "," + features(), "instrument-bounds-clamp"}
	shaders, silent := 0, 0
	look := func(t *testing.T, name string, in *spirv.Binary, k int) {
		for i, text := range pipelines {
			if i != k%len(pipelines) && *share > 1 {
				continue
			}
			_, same, undecided := inspect(t, name, in, text)
			shaders, silent = shaders+same, silent+undecided
		}
	}
	own := len(corpus.Own(t))
	for k, file := range corpus.All(t) {
		if k >= own && k%*share != 0 || *share > 1 && k%4 != 0 {
			continue
		}
		look(t, file.Name, irtest.Load(t, file), k)
	}
	for k, o := range []shadergen.Options{{Size: 40, Narrow: true, Wide: true, Half: true, Double: true, Constants: true},
		{Size: 40, Flow: true}, {Size: 60, Exact: true, Calls: true}, {Size: 40, Exact: true, Records: true, Modern: true},
		{Size: 40, Barriers: true, Subgroups: true}} {
		for seed := range uint64(max(64 / *share, 1)) {
			look(t, fmt.Sprintf("shader %d of %+v", seed, o), irtest.Assemble(t, shadergen.Generate(seed, o), o.Version()),
				int(seed)+k)
		}
	}
	t.Logf("%d shaders do the same; %d are not decided", shaders, silent)
	if shaders < 20 {
		t.Error("few shaders were compared")
	}
}

// inspect instruments a module with a pipeline: a valid module stays valid, and its shaders store what they did. It
// returns whether the pipeline changed the module, how many shaders are the same and how many are not decided.
func inspect(t *testing.T, name string, in *spirv.Binary, text string) (changed bool, same, undecided int) {
	m := irtest.Read(t, in)
	changed, err := passtest.Parse(t, text, hone.Passes()...).Run(m, pass.Options{Check: true})
	if err != nil {
		t.Errorf("%s: %s: %v", name, text, err)
	}
	if err != nil || !changed {
		return false, 0, 0
	}
	if msg := passtest.ValidateAny(t, irtest.Write(t, m)); msg != "" && passtest.ValidateAny(t, in) == "" {
		t.Errorf("%s: %s: spirv-val: %s", name, text, msg)
	}
	before := irtest.Read(t, in)
	for _, e := range vm.EntryPoints(before) {
		if !e.Runs() {
			continue
		}
		o := compare.Options{Entry: e.Name, Runs: 3, Steps: 1 << 16, Added: true, Groups: [3]int{2, 1, 1},
			InBounds: strings.Contains(text, "clamp")}
		ref, err := compare.NewReference(before, o)
		if err != nil {
			continue
		}
		switch c := ref.Compare(m); c.Verdict {
		case compare.Different:
			t.Errorf("%s: %s: %s: %s", name, e.Name, text, c.Reason)
		case compare.Undecided:
			undecided++
			if testing.Verbose() {
				t.Logf("%s: %s: %s: undecided: %s", name, e.Name, text, c.Reason)
			}
		default:
			same++
		}
	}
	return true, same, undecided
}
