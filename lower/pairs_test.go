package lower_test

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/lower"
	"hone/lower/target"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

var allPairs = flag.Bool("pairs", false,
	"TestPairs lowers all modules by all pairs of lowerings, and not a few of them")

// withParameters are lowerings that do nothing without parameters, with some: those after which a shader does the same
// with the same inputs first.
var withParameters = []string{
	"lower-texture-offset(sampling)", "lower-dynamic-index(limit=1)", "lower-clip-cull-distance(remove)",
	"lower-version(to=1.0)", "lower-version(to=1.4)", "lower-version(to=1.6)", "lower-memory-model(to=vulkan)",
	`lower-num-workgroups(from="7.7")`, `lower-push-constants-to-buffer(binding="6.0")`,
	"lower-split-samplers(set=5)", "lower-join-samplers(set=5)",
	"lower-unused-built-ins(point-size)", `lower-frag-coord(height="7.7")`, `lower-vertex-index(vertex-base="7.7")`,
}

// changesMeaning reports whether a lowering changes what a shader does for the same inputs, or where these are: it says
// so, or is told by its parameters.
func changesMeaning(text string) bool {
	for i, p := range withParameters {
		if p == text {
			return i >= 7 || strings.Contains(p, "clip") || strings.Contains(p, "sampling")
		}
	}
	switch text {
	case "lower-robust-access", "lower-relax-float-ops", "lower-relaxed-to-half":
		return true
	}
	return strings.HasSuffix(text, "-to-words")
}

// TestPairs: what a lowering makes of a module, and two together, is valid, does the same, and needs no second run.
//
//	go test ./lower -run Pairs -pairs -timeout 5h
func TestPairs(t *testing.T) {
	r, err := pass.NewRegistry(hone.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	texts := withParameters
	for _, p := range r.Passes() {
		if strings.HasPrefix(p.Name, target.Prefix) {
			texts = append(texts, p.Name)
		}
	}
	share := rand.New(rand.NewPCG(1, 1))
	var alone, pairs atomic.Int64
	t.Run("modules", func(t *testing.T) {
		for i, file := range corpus.All(t) {
			if !*allPairs && i%7 != 0 {
				continue
			}
			seed := share.Uint64()
			t.Run(file.Name, func(t *testing.T) {
				t.Parallel()
				x := pairer{t: t, registry: r, in: irtest.Load(t, file), share: rand.New(rand.NewPCG(1, seed))}
				n, of := x.run(texts)
				alone.Add(int64(n))
				pairs.Add(int64(of))
			})
		}
	})
	t.Logf("%d modules lowered by one, %d by pairs", alone.Load(), pairs.Load())
}

// pairer lowers one module.
type pairer struct {
	t         *testing.T
	registry  *pass.Registry
	in        *spirv.Binary
	share     *rand.Rand
	prepared  sync.Once
	valid     bool
	reference *compare.Reference
	self      compare.Verdict
	single    *compare.Reference // where floats of other widths may have 32 bits
}

func (x *pairer) run(texts []string) (alone, pairs int) {
	var list []string // those that change the module
	for _, text := range texts {
		if did, err := x.pipeline(text).Run(irtest.Read(x.t, x.in), pass.Options{}); did && err == nil {
			list = append(list, text)
		}
	}
	takes := func() bool {
		if !*allPairs && x.share.IntN(40) != 0 {
			return false
		}
		x.prepared.Do(x.prepare)
		return true
	}
	for i, a := range list {
		if takes() {
			alone++
			x.lower(a)
		}
		for _, b := range list[:i] {
			if !conflict(a, b) && takes() {
				pairs++
				x.lower(a, b)
			}
		}
	}
	return alone, pairs
}

// prepare runs what the results are compared with.
func (x *pairer) prepare() {
	x.valid = passtest.ValidateAny(x.t, x.in) == ""
	o := compare.Options{Runs: 3, Steps: 1 << 16}
	if r, err := compare.NewReference(irtest.Read(x.t, x.in), o); err == nil {
		x.reference, x.self = r, r.Compare(irtest.Read(x.t, x.in)).Verdict
	}
	o.Single = true
	if x.reference != nil {
		x.single, _ = compare.NewReference(irtest.Read(x.t, x.in), o)
	}
}

func (x *pairer) pipeline(text string) *pass.Pipeline {
	p, err := x.registry.Parse(text)
	if err != nil {
		x.t.Fatal(err)
	}
	return p
}

// conflict reports whether two lowerings are one, or can't be had together.
func conflict(a, b string) bool {
	a, _, _ = strings.Cut(a, "(")
	b, _, _ = strings.Cut(b, "(")
	for _, c := range lower.Conflicts {
		if c.A == a && c.B == b || c.A == b && c.B == a {
			return true
		}
	}
	return a == b
}

// doesAgain reports whether a lowering does what it does again in a second run, alone or after others that take apart
// what it knows itself by (doc/lowering.md says which).
func doesAgain(name string) bool {
	return strings.Contains(name, "vertex-index") || strings.Contains(name, "frag-coord") ||
		strings.Contains(name, "robust-access")
}

func (x *pairer) lower(flags ...string) {
	tt := target.Target{}
	for _, f := range flags {
		tt.Flags = append(tt.Flags, target.Flag{Text: f})
	}
	steps, err := tt.Plan(x.registry)
	if err != nil {
		x.t.Fatal(err)
	}
	var names []string
	for _, s := range steps {
		names = append(names, s.Pass.String())
	}
	name := fmt.Sprint(names)
	p := target.Pipeline(x.registry, steps)
	m := irtest.Read(x.t, x.in)
	if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
		if !errors.Is(err, errors.ErrUnsupported) {
			x.t.Errorf("%s: %v", name, err)
		}
		return
	}
	out := irtest.Write(x.t, m)
	if msg := passtest.ValidateAny(x.t, out); msg != "" && x.valid {
		x.t.Errorf("%s: spirv-val: %s", name, msg)
	}
	if again, err := p.Run(irtest.Read(x.t, out), pass.Options{}); (again || err != nil) && !doesAgain(name) {
		x.t.Errorf("%s: again: %v, %v", name, again, err)
	}
	if x.reference == nil || slices.ContainsFunc(flags, changesMeaning) {
		return
	}
	if slices.Contains(flags, "lower-float64-to-32") || slices.Contains(flags, "lower-half-to-float") {
		if c := x.single.Compare(m); c.Verdict == compare.Different {
			x.t.Errorf("%s: %s: %s", name, c.Verdict, c.Reason)
		}
		return
	}
	if c := x.reference.Compare(m); c.Verdict == compare.Different || x.self == compare.Equal &&
		c.Verdict != compare.Equal {
		x.t.Errorf("%s: %s: %s", name, c.Verdict, c.Reason)
	}
}
