package analysis_test

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"hone/analysis"
	"hone/graph"
	"hone/internal/corpus"
	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/spirv"
)

// TestStructureOfModules: no module that is known to be valid is refused.
func TestStructureOfModules(t *testing.T) {
	for _, file := range corpus.All(t) {
		m := irtest.Read(t, irtest.Load(t, file))
		c := analysis.NewCache(m)
		for _, f := range m.Functions() {
			if err := analysis.VerifyStructure(c, f); err != nil {
				t.Errorf("%s: %v", file.Name, err)
			}
		}
	}
}

// differences are what spirv-val, 2025.1 and 2026.4, says of functions that are accepted here, and why. They are looked
// for where taking away the blocks that are not structurally reachable does not make spirv-val accept the function: the
// rules do not hold for those blocks.
var differences = []struct{ says, why string }{
	{"exits the selection headed by",
		"the list of 2.11.3 has a branch from one case to another, wherever in the case it stands; spirv-val wants it " +
			"outside of selections"},
}

// reverse are functions that are refused here and not by spirv-val, which then has a header like this.
var reverse = []struct {
	says, why string
	with      func(x bone, header int, reachable bool) bool
}{
	{"no edge leads back to this loop header",
		"with the first block as a continue target, spirv-val may search from a block that nothing reaches and take the " +
			"way into the " +
			"loop for its back edge",
		func(x bone, _ int, _ bool) bool { return x.declares == "OpLoopMerge" && x.again == 0 }},
}

// TestStructureAgainstSpirvVal asks spirv-val about functions that keep the rules, and about others whose control flow
// was changed at random. HONE_MUTANTS=N looks at N of them, and asks the newest spirv-val that is there, too.
func TestStructureAgainstSpirvVal(t *testing.T) {
	tools, count := []*peers.Tool{peers.Need(t, "spirv-val")}, 300
	if n, err := strconv.Atoi(os.Getenv("HONE_MUTANTS")); err == nil {
		count = n
		if newest, err := peers.FindIn("sid", "spirv-val"); err == nil {
			tools = append(tools, newest)
		}
	}
	for _, tool := range tools {
		t.Run(tool.Version, func(t *testing.T) { compareStructure(t, count, validator(t, tool)) })
	}
}

// compareStructure asks about count functions.
func compareStructure(t *testing.T, count int, val func(skeleton) string) {
	type question struct {
		skeleton
		mutations int
	}
	seeds := seedSkeletons(t)
	work := make(chan question)
	go func() {
		defer close(work)
		r := rand.New(rand.NewPCG(uint64(count), 7))
		for i := range count {
			q := question{grow(r, 1+r.IntN(12)), i % 10}
			if r.IntN(2) == 0 {
				q.skeleton = seeds[r.IntN(len(seeds))]
			}
			q.mutations = min(q.mutations, 1+r.IntN(2))
			for range q.mutations {
				q.skeleton = q.mutate(r)
			}
			work <- q
		}
	}()
	var mu sync.Mutex
	refused, both, known := 0, 0, map[string]int{}
	answer := func(q question) {
		ours, theirs := q.verify(t), val(q.skeleton)
		why := "the same"
		switch {
		case q.mutations == 0 && ours != nil:
			why = ""
		case theirs != "" && ours == nil:
			why = explain(q.skeleton, theirs, val)
		case theirs == "" && ours != nil:
			why = explainReverse(q.skeleton, ours)
		}
		mu.Lock()
		defer mu.Unlock()
		if theirs != "" {
			refused++
			if ours != nil {
				both++
			}
		}
		if known[why]++; why == "" {
			t.Errorf("%d mutations\nspirv-val: %s\nhere: %v\n%s", q.mutations, theirs, ours, q.text())
		}
	}
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			for q := range work {
				answer(q)
			}
		})
	}
	wg.Wait()
	t.Logf("%d functions, %d refused by spirv-val, %d of those here", count, refused, both)
	for _, why := range slices.Sorted(maps.Keys(known)) {
		t.Logf("%d: %s", known[why], why)
	}
}

// explain returns why spirv-val refuses a function that is accepted here, "" if that is not known.
func explain(s skeleton, theirs string, val func(skeleton) string) string {
	if live := s.reachable(); len(live) < len(s) {
		if theirs = val(live); theirs == "" {
			return "rules for blocks that are not structurally reachable"
		}
	}
	for _, d := range differences {
		if strings.Contains(theirs, d.says) {
			return d.why
		}
	}
	return ""
}

// explainReverse returns why a function is refused here that spirv-val accepts, "" if that is not known.
func explainReverse(s skeleton, ours error) string {
	_, seen := s.search()
	for _, d := range reverse {
		for i, x := range s {
			if strings.Contains(ours.Error(), d.says) && d.with(x, i, seen[i]) {
				return d.why
			}
		}
	}
	return ""
}

// validator returns a function that asks spirv-val, and returns what it says of a function that is not valid.
func validator(t *testing.T, val *peers.Tool) func(s skeleton) string {
	return func(s skeleton) string {
		if _, err := val.Run(s.binary(t).Bytes(), "--target-env", "spv1.5", "-"); err != nil {
			return err.Error()
		}
		return ""
	}
}

// verify returns what the checkers here say.
func (s skeleton) verify(t *testing.T) error {
	m, f := s.module(t)
	if err := m.Verify(); err != nil {
		return err
	}
	err := analysis.VerifyStructure(analysis.NewCache(m), f)
	if fault := (*ir.Fault)(nil); err != nil && (!errors.As(err, &fault) || fault.Inst == nil ||
		fault.Inst.Function() != f) {
		t.Errorf("%v: no instruction of the function is named", err)
	}
	return err
}

// TestStructureOfRandomFunctions: what is made by the rules is accepted, and has the regions that it should.
func TestStructureOfRandomFunctions(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 0))
	for range 500 {
		s := grow(r, 1+r.IntN(40))
		if err := s.verify(t); err != nil {
			t.Fatalf("%v\n%s", err, s.text())
		}
		m, f := s.module(t)
		if !checkRegions(t, analysis.NewCache(m), f) {
			t.Fatal(s.text())
		}
	}
}

// TestBackEdgeTwice: both edges of a conditional branch may be the back edge.
func TestBackEdgeTwice(t *testing.T) {
	s := skeleton{
		{end: "OpBranch", to: []int{1}},
		{end: "OpBranchConditional", to: []int{2, 3}, declares: "OpLoopMerge", merge: 3, again: 2},
		{end: "OpBranchConditional", to: []int{1, 1}},
		{end: "OpReturn"},
	}
	if err := s.verify(t); err != nil {
		t.Error(err)
	}
	if msg := validator(t, peers.Need(t, "spirv-val"))(s); msg != "" {
		t.Errorf("spirv-val: %s", msg)
	}
}

// seedSkeletons returns the skeletons of functions in the repository.
func seedSkeletons(t *testing.T) (list []skeleton) {
	seen := map[string]bool{}
	for _, file := range corpus.Own(t) {
		m := irtest.Read(t, irtest.Load(t, file))
		if !m.HasCapability(spirv.CapabilityShader) {
			continue
		}
		for _, f := range m.Functions() {
			if s := skeletonOf(f); len(s) > 2 && len(s) < 40 && !seen[s.text()] {
				seen[s.text()] = true
				list = append(list, s)
			}
		}
	}
	return list
}

// TestStructureScales takes deep and long functions. What takes the square of their size takes much longer than the
// dominators, on a busy machine too.
func TestStructureScales(t *testing.T) {
	for name, s := range shapes(20_000) {
		t.Run(name, func(t *testing.T) {
			m, f := s.module(t)
			start := cputime.Now()
			for range 3 {
				graph.NewDominators(f.Graph(), 0)
			}
			limit := 20*cputime.Since(start) + cputime.Limit(100*time.Millisecond)
			start = cputime.Now()
			c := analysis.NewCache(m)
			if err := analysis.VerifyStructure(c, f); err != nil {
				t.Fatal(err)
			}
			analysis.Reconvergence.Of(c, f)
			if d := cputime.Since(start); d > limit {
				t.Errorf("%d blocks took %v, the limit is %v", len(s), d, limit)
			}
		})
	}
}

func BenchmarkRegions(b *testing.B) {
	for _, name := range []string{"diamonds", "selections", "loops"} {
		m, f := shapes(4000)[name].module(b)
		perBlock := func(b *testing.B) {
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(f.Blocks)), "ns/block")
		}
		b.Run(name+"/dominators", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				analysis.Dominators.Of(analysis.NewCache(m), f)
			}
			perBlock(b)
		})
		b.Run(name+"/regions", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				analysis.Regions.Of(analysis.NewCache(m), f)
			}
			perBlock(b)
		})
		b.Run(name+"/verify", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if err := analysis.VerifyStructure(analysis.NewCache(m), f); err != nil {
					b.Fatal(err)
				}
			}
			perBlock(b)
		})
	}
}

// TestStructureRules breaks each rule once. Blocks are named after what they should be.
func TestStructureRules(t *testing.T) {
	loop := func(header, latch, rest string) string {
		return "%entry = OpLabel\nOpBranch %header\n%header = OpLabel\nOpLoopMerge %merge %again None\n" + header +
			"%again = OpLabel\n" + latch + "%merge = OpLabel\nOpReturn\n" + rest
	}
	choice := func(targets, rest string) string {
		return "%entry = OpLabel\nOpSelectionMerge %merge None\nOpSwitch %zero " + targets + "\n" + rest +
			"%merge = OpLabel\nOpReturn\n"
	}
	back, body := "OpBranch %header\n", "OpBranch %body\n%body = OpLabel\n"
	for _, x := range []struct{ name, blocks, want string }{
		{"first block", "%entry = OpLabel\nOpBranch %entry\n", "block %entry: branches to the first block of the function"},
		{"order", "%entry = OpLabel\nOpBranch %a\n%b = OpLabel\nOpReturn\n%a = OpLabel\nOpBranch %b\n", "block %b: stands before block %a, which dominates it"},
		{"merge instruction before a return", "%entry = OpLabel\nOpSelectionMerge %merge None\nOpReturn\n" +
			"%merge = OpLabel\nOpReturn\n",
			"block %entry: OpSelectionMerge must stand directly before OpBranchConditional or OpSwitch"},
		{"loop merge before a switch", "%entry = OpLabel\nOpLoopMerge %merge %a None\nOpSwitch %zero %a\n%a = OpLabel\n" +
			"OpReturn\n%merge = OpLabel\nOpReturn\n",
			"block %entry: OpLoopMerge must stand directly before OpBranch or OpBranchConditional"},
		{"two headers", "%entry = OpLabel\nOpSelectionMerge %merge None\nOpBranchConditional %true %a %merge\n" +
			"%a = OpLabel\nOpSelectionMerge %merge None\n" +
			"OpBranchConditional %true %b %merge\n%b = OpLabel\nOpBranch %merge\n%merge = OpLabel\nOpReturn\n",
			"block %a: declares %merge as its merge block, as header %entry does"},
		{"merge block and continue target", "%entry = OpLabel\nOpBranch %header\n%header = OpLabel\n" +
			"OpLoopMerge %merge %merge None\nOpBranch %merge\n" +
			"%merge = OpLabel\nOpReturn\n", "block %header: declares %merge as its merge block and as its continue target"},
		{"merge block elsewhere", "%entry = OpLabel\nOpSelectionMerge %merge None\nOpBranchConditional %true %a %merge\n" +
			"%a = OpLabel\n" +
			"OpSelectionMerge %b None\nOpBranchConditional %true %b %merge\n%merge = OpLabel\nOpBranch %b\n%b = OpLabel\n" +
			"OpReturn\n",
			"block %a: does not strictly structurally dominate its merge block %b"},
		{"loop without a loop header",
			"%entry = OpLabel\nOpBranch %a\n%a = OpLabel\nOpBranch %b\n%b = OpLabel\nOpBranch %a\n",
			"block %b: branches back to block %a, which is no loop header"},
		{"two back edges", loop("OpBranchConditional %true %header %again\n", back, ""),
			"block %again: branches back to the loop header %header, as block %header does"},
		{"no back edge", loop("OpBranch %again\n", "OpBranch %merge\n", ""), "block %header: no edge leads back to this loop header"},
		{"continue target outside", "%entry = OpLabel\nOpSelectionMerge %end None\nOpBranchConditional %true %a %again\n" +
			"%a = OpLabel\nOpBranch %header\n" +
			"%header = OpLabel\nOpLoopMerge %merge %again None\nOpBranchConditional %true %header %merge\n%merge = OpLabel\n" +
			"OpBranch %end\n" +
			"%again = OpLabel\nOpBranch %end\n%end = OpLabel\nOpReturn\n",
			"block %header: does not structurally dominate its continue target %again"},
		{"back edge from the body", loop(body+back, "OpBranch %merge\n", ""),
			"block %body: branches back to the loop header %header, but the continue target %again does not structurally " +
				"dominate it"},
		{"return in a continue construct", loop("OpBranch %again\n", "OpSelectionMerge %latch None\n"+
			"OpBranchConditional %true %end %latch\n"+
			"%end = OpLabel\nOpReturn\n%latch = OpLabel\n"+back, ""),
			"block %latch: branches back to the loop header %header, but does not structurally post dominate the continue " +
				"target %again"},
		{"latch that goes elsewhere", loop("OpBranch %again\n", "OpBranchConditional %true %header %end\n%end = OpLabel\n"+
			"OpBranch %merge\n", ""),
			"block %again: branches back to the loop header %header and to %end, which is not the merge block of the loop"},
		{"latch that is a header", loop("OpBranch %again\n", "OpSelectionMerge %end None\nOpBranchConditional %true "+
			"%header %merge\n", "%end = OpLabel\nOpUnreachable\n"),
			"block %again: branches back to the loop header %header and is a header itself, whose merge block is not in the " +
				"continue construct"},
		{"way into a selection", loop(body+"OpSelectionMerge %join None\nOpBranchConditional %true %a %join\n"+
			"%a = OpLabel\nOpBranch %b\n"+
			"%join = OpLabel\nOpBranchConditional %true %b %again\n%b = OpLabel\nOpBranch %join2\n%join2 = OpLabel\n"+
			"OpBranch %again\n", back, ""),
			"block %join: branches to block %b, which is in the selection with header %body, but not its header"},
		{"way into a loop", "%entry = OpLabel\nOpBranch %header\n%header = OpLabel\nOpLoopMerge %merge %again None\n" +
			"OpBranchConditional %true %a %merge\n" +
			"%a = OpLabel\nOpBranch %b\n%merge = OpLabel\nOpBranch %b\n%b = OpLabel\nOpBranch %again\n%again = OpLabel\n" +
			"OpBranch %header\n",
			"block %merge: branches to block %b, which is in the loop with header %header, but not its header"},
		{"way out of a selection", "%entry = OpLabel\nOpSelectionMerge %merge None\nOpBranchConditional %true %a %merge\n" +
			"%a = OpLabel\n" +
			"OpSelectionMerge %b None\nOpBranchConditional %true %merge %b\n%b = OpLabel\nOpBranch %merge\n%merge = OpLabel\n" +
			"OpReturn\n",
			"block %a: branches to block %merge, and leaves the selection with header %a in a way that is not allowed"},
		{"way out of two loops", loop(body+"OpBranch %inner\n%inner = OpLabel\nOpLoopMerge %out %next None\n"+
			"OpBranchConditional %true %out %merge\n"+
			"%next = OpLabel\nOpBranch %inner\n%out = OpLabel\nOpBranch %again\n", back, ""),
			"block %inner: branches to block %merge, and leaves the loop with header %inner in a way that is not allowed"},
		{"break of a switch out of a loop", choice("%merge 0 %a", "%a = OpLabel\nOpBranch %header\n%header = OpLabel\n"+
			"OpLoopMerge %out %again None\n"+
			"OpBranchConditional %true %again %merge\n%again = OpLabel\nOpBranch %header\n%out = OpLabel\nOpBranch %merge\n"),
			"block %header: branches to block %merge, and leaves the loop with header %header in a way that is not allowed"},
		{"case that is not dominated", loop(body+"OpSelectionMerge %join None\nOpSwitch %zero %again\n%join = OpLabel\n"+
			"OpBranch %again\n", back, ""),
			"switch with header %body: does not structurally dominate its case %again"},
		{"case that leads to two", choice("%merge 0 %a 1 %b 2 %c", "%a = OpLabel\nOpBranchConditional %true %b %c\n"+
			"%b = OpLabel\nOpBranch %merge\n"+
			"%c = OpLabel\nOpBranch %merge\n"), "switch with header %entry: case %a branches to two other cases, %b and %c"},
		{"case to which two lead", choice("%merge 0 %a 1 %b 2 %c", "%a = OpLabel\nOpBranch %c\n%b = OpLabel\nOpBranch %c\n"+
			"%c = OpLabel\nOpBranch %merge\n"),
			"switch with header %entry: cases %a and %b both branch to case %c"},
		{"case before another", choice("%merge 0 %a 1 %c 2 %b", "%a = OpLabel\nOpBranch %b\n%b = OpLabel\n"+
			"OpBranch %merge\n%c = OpLabel\nOpBranch %merge\n"),
			"switch with header %entry: case %a branches to case %b, but does not stand directly before it in the list of " +
				"targets"},
		{"case before another, the default between them", choice("%d 0 %a 1 %c 2 %b", "%a = OpLabel\nOpBranch %d\n%d = "+
			"OpLabel\nOpBranch %b\n"+
			"%b = OpLabel\nOpBranch %merge\n%c = OpLabel\nOpBranch %merge\n"),
			"switch with header %entry: case %a branches to case %b, but does not stand directly before it in the list of " +
				"targets"},
		{"default that is fallen through", choice("%d 0 %a 1 %b", "%a = OpLabel\nOpBranch %d\n%d = OpLabel\nOpBranch %b\n%b = OpLabel\nOpBranch %merge\n"), ""},
		{"switch without a merge block", "%entry = OpLabel\nOpSwitch %zero %a\n%a = OpLabel\nOpReturn\n", "block %entry: OpSwitch without an OpSelectionMerge"},
		{"selection without a merge block", "%entry = OpLabel\nOpBranchConditional %true %a %b\n%a = OpLabel\n" +
			"OpBranch %b\n%b = OpLabel\nOpReturn\n",
			"block %entry: OpBranchConditional without an OpSelectionMerge, and neither %a nor %b is a merge block or " +
				"continue target"},
		{"loop header with a selection", loop("OpBranchConditional %true %a %b\n%a = OpLabel\nOpBranch %again\n"+
			"%b = OpLabel\nOpBranch %merge\n", back, ""),
			"block %header: OpBranchConditional without an OpSelectionMerge, and neither %a nor %b is a merge block or " +
				"continue target"},
		{"loop header that continues", loop("OpBranchConditional %true %a %again\n%a = OpLabel\nOpBranch %merge\n", back, ""), ""},
		{"both ways the same", "%entry = OpLabel\nOpBranchConditional %true %a %a\n%a = OpLabel\nOpReturn\n", ""},
	} {
		t.Run(x.name, func(t *testing.T) {
			m, ids := assemble(t, head+x.blocks+"OpFunctionEnd\n")
			want := regexp.MustCompile(`%\w+`).ReplaceAllStringFunc(x.want,
				func(name string) string { return fmt.Sprintf("%%%d", ids[name[1:]]) })
			if want != "" {
				want = fmt.Sprintf("function %%%d: %s", ids["f"], want)
			}
			got := ""
			if err := analysis.VerifyStructure(analysis.NewCache(m), m.Functions()[0]); err != nil {
				got = err.Error()
			}
			if got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
		})
	}
}
