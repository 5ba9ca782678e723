package instrument_test

import (
	"cmp"
	"crypto/sha256"
	"flag"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"hone"
	"hone/instrument"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

var (
	part = flag.String("part", "", "TestEachFeature takes the part `K/N` of its modules: each Nth from the Kth on")
	over = flag.String("over", "", "TestEachFeature takes the modules of these `folders`, too, with commas between them")
)

// TestEachFeature: with each feature alone, modules are valid, and their shaders store the same values. A fixed share
// of the corpus, the kernels and the valid cases is taken, each module with a feature that changes it.
//
//	go test ./instrument -run EachFeature -share 1 -timeout 2h -v
//
// takes all modules, each with all features, asks spirv-val of both suites where these are there, and prints a table.
// With -part 0/8, -part 1/8 and so on it does so in parts.
func TestEachFeature(t *testing.T) {
	list := instrument.Passes()
	table := map[string]*tally{}
	for _, p := range list {
		table[p.Name] = &tally{counts: map[string]int{}}
	}
	for k, file := range eachModule(t) {
		in, err := spirv.Decode(file.Data)
		if err != nil || !readable(in) {
			continue
		}
		if _, err := pass.Of().Run(irtest.Read(t, in), pass.Options{Check: true}); err != nil {
			continue // not valid before
		}
		x := &subject{t: t, name: file.Name, in: in}
		start := time.Now()
		for i := range list {
			p := list[(i+k)%len(list)]
			if x.feature(p.Name, table[p.Name]) && *share > 1 {
				break
			}
		}
		if d := time.Since(start); d > 10*time.Second {
			t.Logf("%s takes %.1f s", file.Name, d.Seconds())
		}
	}
	for _, p := range list {
		n := table[p.Name]
		t.Logf("%s: %d modules, %d instrumented, %d valid; %d shaders equal, %d undecided, %d not run, %d different",
			p.Name, n.modules, n.changed, n.valid, n.equal, n.undecided, n.unable, n.different)
		for _, what := range slices.SortedFunc(maps.Keys(n.counts), func(x, y string) int {
			return cmp.Or(n.counts[y]-n.counts[x], strings.Compare(x, y))
		}) {
			t.Logf("%6d  %s", n.counts[what], what)
		}
	}
}

// eachModule returns the modules of TestEachFeature, equal ones once.
func eachModule(t *testing.T) (list []corpus.File) {
	for _, file := range corpus.All(t) {
		list = append(list, corpus.File{Name: file.Name, Data: file.Read(t)})
	}
	for _, archive := range []string{"kernels/kernels.zip", "val-cases/valid.zip"} {
		list = append(list, corpus.Archive(t, archive)...)
	}
	if *over != "" {
		for folder := range strings.SplitSeq(*over, ",") {
			for _, file := range corpus.In(folder) {
				list = append(list, corpus.File{Name: file.Name, Data: file.Read(t)})
			}
		}
	}
	first, each := 0, 1
	if *part != "" {
		if n, _ := fmt.Sscanf(*part, "%d/%d", &first, &each); n != 2 || each < 1 || first < 0 || first >= each {
			t.Fatalf("-part %s: want K/N with K from 0 to N-1", *part)
		}
	}
	seen, n := map[[sha256.Size]byte]bool{}, 0
	return slices.DeleteFunc(list, func(file corpus.File) bool {
		sum := sha256.Sum256(file.Data)
		if seen[sum] {
			return true
		}
		seen[sum] = true
		k := n
		n++
		return k%each != first || *share > 2 && k%*share >= 2
	})
}

// tally is what became of modules with a feature.
type tally struct {
	modules, changed, valid             int
	equal, undecided, unable, different int            // shaders
	counts                              map[string]int // reasons
}

// subject is a module that features are tried on.
type subject struct {
	t          *testing.T
	name       string
	in         *spirv.Binary
	references map[string]*reference // by entry point, and how it is compared
	accepted   map[string]bool       // by suite: the module is valid before
}

// reference is what a shader does before, or why that is not known.
type reference struct {
	*compare.Reference
	err error
}

// suites are those whose validators are asked: the one that tests use, and a newer one.
var suites = []string{"", "sid"}

// feature instruments the module with a feature and looks at what comes out. It returns whether that is another module.
func (x *subject) feature(name string, n *tally) (changed bool) {
	n.modules++
	m := irtest.Read(x.t, x.in)
	var remarks []string
	text := name
	if name == instrument.TracePass.Name {
		text = fmt.Sprintf("%s(variable=%q)", name, aVariable(m))
	}
	o := pass.Options{Check: true, Remark: func(r pass.Remark) {
		if r.ID == 0 && !r.Done {
			remarks = append(remarks, r.Text)
		}
	}}
	changed, err := passtest.Parse(x.t, text, hone.Passes()...).Run(m, o)
	if err != nil {
		x.t.Errorf("%s: %s: %v", x.name, name, err)
		return false
	}
	for _, text := range remarks {
		n.counts["refused: "+withoutNumbers(text)]++
	}
	if !changed {
		return false
	}
	n.changed++
	out := irtest.Write(x.t, m)
	if x.valid(name, out) {
		n.valid++
	}
	again := irtest.Read(x.t, out)
	for _, e := range vm.EntryPoints(again) {
		ref := x.reference(e, strings.Contains(name, "clamp"))
		if ref.err != nil {
			n.unable++
			n.counts["not run: "+withoutNumbers(ref.err.Error())]++
			continue
		}
		switch c := ref.Compare(again); c.Verdict {
		case compare.Different:
			n.different++
			x.t.Errorf("%s: %s: %s: %s", x.name, e.Name, name, c.Reason)
		case compare.Undecided:
			n.undecided++
			n.counts["undecided: "+withoutNumbers(c.Reason)]++
		default:
			n.equal++
		}
	}
	return true
}

// aVariable returns the name of the first local variable that has one, or of another one, "" for none.
func aVariable(m *ir.Module) string {
	for in := range m.Insts() {
		if name := m.Name(in.Result); in.Op == spirv.OpVariable && in.Block() != nil && name != "" {
			return name
		}
	}
	for in := range m.Section(ir.Globals).Insts() {
		if name := m.Name(in.Result); in.Op == spirv.OpVariable && name != "" {
			return name
		}
	}
	return ""
}

// valid reports whether the validators accept a module, as far as they do before.
func (x *subject) valid(name string, out *spirv.Binary) bool {
	asked := suites
	if *share > 1 {
		asked = asked[:1]
	}
	good := true
	for _, suite := range asked {
		msg := passtest.ValidateAnyIn(x.t, suite, out)
		if msg == "" {
			continue
		}
		if _, known := x.accepted[suite]; !known {
			if x.accepted == nil {
				x.accepted = map[string]bool{}
			}
			x.accepted[suite] = passtest.ValidateAnyIn(x.t, suite, x.in) == ""
		}
		if x.accepted[suite] {
			x.t.Errorf("%s: %s: spirv-val of %s: %s", x.name, name, cmp.Or(suite, "the usual suite"), msg)
			good = false
		}
	}
	return good
}

// reference returns what an entry point does before, which all features are compared with.
func (x *subject) reference(e vm.EntryPoint, inBounds bool) *reference {
	key := fmt.Sprint(e, inBounds)
	if x.references[key] != nil {
		return x.references[key]
	}
	ref := &reference{}
	if !e.Runs() {
		ref.err = fmt.Errorf("no shader of the stage %v is run", e.Model)
	} else {
		o := compare.Options{Entry: e.Name, Steps: 1 << 16, Added: true, InBounds: inBounds}
		if *share > 1 {
			o.Runs, o.Groups = 3, [3]int{2, 1, 1}
		}
		ref.Reference, ref.err = compare.NewReference(irtest.Read(x.t, x.in), o)
	}
	if x.references == nil {
		x.references = map[string]*reference{}
	}
	x.references[key] = ref
	return ref
}

var numbers = regexp.MustCompile(`%[A-Za-z_0-9.]+|"[^"]*"|[0-9][0-9,.]*`)

// withoutNumbers returns a reason without what is of one module only.
func withoutNumbers(reason string) string { return numbers.ReplaceAllString(reason, "N") }
