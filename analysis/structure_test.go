package analysis_test

import (
	"bytes"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"hone/analysis"
	"hone/internal/corpus"
	"hone/spirv"
)

// TestStructureOfModules: no module that is known to be valid is refused.
func TestStructureOfModules(t *testing.T) {
	for _, file := range corpus.All(t) {
		m := read(t, file.Read(t))
		c := analysis.NewCache(m)
		for _, f := range m.Functions() {
			if err := analysis.VerifyStructure(c, f); err != nil {
				t.Errorf("%s: %v", file.Name, err)
			}
		}
	}
}

// differences are what spirv-val 2023.1 says of functions that are accepted here, and why. They are looked for where taking away the blocks that
// are not structurally reachable does not make spirv-val accept the function: for those blocks the rules hold only there.
var differences = []struct{ says, why string }{
	{"Selection must be structured", "the specification (2.16.2) asks whether a target is a merge block or a continue target at all, spirv-val whether " +
		"it is that of a block which comes before; it lets other blocks that conditional branches lead to count, here those that do not come later count"},
	{"exits the selection headed by", "the list of 2.11.3 has a branch from one case to another, wherever in the case it stands; spirv-val wants it outside of selections"},
	{"has invalid branch to block", "spirv-val 2023.1 takes the depth of nesting to see whether a case is left to a loop around it, and counts wrongly"},
}

// reverse are functions that are refused here and not by spirv-val.
var reverse = []struct{ says, why string }{
	{"no edge leads back to this loop header", "with the first block as the continue target, spirv-val may search from a block that nothing reaches and take the " +
		"way into the loop for its back edge"},
}

// TestStructureAgainstSpirvVal changes the control flow of functions at random and asks spirv-val as well. HONE_MUTANTS=N
// looks at N functions.
func TestStructureAgainstSpirvVal(t *testing.T) {
	val := validator(t)
	count := 300
	if n, err := strconv.Atoi(os.Getenv("HONE_MUTANTS")); err == nil {
		count = n
	}
	seeds := seedSkeletons(t)
	r := rand.New(rand.NewPCG(uint64(count), 7))
	work := make(chan skeleton)
	go func() {
		defer close(work)
		for range count {
			s := grow(r, 1+r.IntN(12))
			if r.IntN(2) == 0 {
				s = seeds[r.IntN(len(seeds))]
			}
			for range 1 + r.IntN(2) {
				s = s.mutate(r)
			}
			work <- s
		}
	}()
	var mu sync.Mutex
	refused, both, known := 0, 0, map[string]int{}
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			for s := range work {
				ours, theirs := s.verify(t), val(s)
				mu.Lock()
				switch {
				case theirs != "" && ours != nil:
					both++
					fallthrough
				case theirs != "":
					refused++
				}
				why := ""
				switch {
				case theirs != "" && ours == nil:
					why = explain(s, theirs, val)
				case theirs == "" && ours != nil:
					for _, d := range reverse {
						if strings.Contains(ours.Error(), d.says) && slices.ContainsFunc(s, func(x bone) bool { return x.declares == "OpLoopMerge" && x.again == 0 }) {
							why = d.why
						}
					}
				default:
					mu.Unlock()
					continue
				}
				if known[why]++; why == "" {
					t.Errorf("spirv-val: %s\nhere: %v\n%s", theirs, ours, s.text())
				}
				mu.Unlock()
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
	if live := s.reachable(); len(live) < len(s) && val(live) == "" {
		return "rules for blocks that are not structurally reachable"
	}
	for _, d := range differences {
		if strings.Contains(theirs, d.says) {
			return d.why
		}
	}
	return ""
}

// validator returns a function that asks spirv-val, and returns what it says of a function that is not valid.
func validator(t *testing.T) func(s skeleton) string {
	val, err := exec.LookPath("spirv-val")
	if err != nil {
		t.Skip("spirv-val is not installed")
	}
	return func(s skeleton) string {
		cmd := exec.Command(val, "--target-env", "spv1.5", "-")
		cmd.Stdin = bytes.NewReader(s.binary(t).Bytes())
		if out, err := cmd.CombinedOutput(); err != nil {
			return string(out)
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
	return analysis.VerifyStructure(analysis.NewCache(m), f)
}

// TestStructureOfRandomFunctions: what is made by the rules is accepted, here and by spirv-val, and has the regions that it should.
func TestStructureOfRandomFunctions(t *testing.T) {
	val := validator(t)
	r := rand.New(rand.NewPCG(5, 0))
	for i := range 1000 {
		s := grow(r, 1+r.IntN(40))
		if err := s.verify(t); err != nil {
			t.Fatalf("%v\n%s", err, s.text())
		}
		if i%20 == 0 {
			if theirs := val(s); theirs != "" {
				t.Fatalf("%s\n%s", theirs, s.text())
			}
		}
		m, f := s.module(t)
		if !checkRegions(t, analysis.NewCache(m), f) {
			t.Fatal(s.text())
		}
	}
}

// seedSkeletons returns the skeletons of functions in the repository.
func seedSkeletons(t *testing.T) (list []skeleton) {
	seen := map[string]bool{}
	for _, file := range corpus.Own(t) {
		m := read(t, file.Read(t))
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
