package analysis_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/internal/irtest"
	"hone/ir"
)

// head is the beginning of a shader whose function follows.
const head = `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%true = OpConstantTrue %bool
%int = OpTypeInt 32 0
%zero = OpConstant %int 0
%f = OpFunction %void None %fn
`

// everything has one edge of each kind.
const everything = `%entry = OpLabel
OpBranch %loop
%loop = OpLabel
OpLoopMerge %after %again None
OpBranchConditional %true %body %after
%body = OpLabel
OpSelectionMerge %joined None
OpSwitch %zero %joined 0 %one 1 %two 2 %three
%one = OpLabel
OpBranchConditional %true %two %joined
%two = OpLabel
OpSelectionMerge %both None
OpBranchConditional %true %left %right
%left = OpLabel
OpBranchConditional %true %again %both
%right = OpLabel
OpBranchConditional %true %joined %after
%both = OpLabel
OpKill
%three = OpLabel
OpUnreachable
%joined = OpLabel
OpBranch %again
%again = OpLabel
OpBranchConditional %true %loop %after
%after = OpLabel
OpReturn
OpFunctionEnd
`

func TestEdges(t *testing.T) {
	m, ids := assemble(t, head+everything)
	c, f := analysis.NewCache(m), m.Functions()[0]
	if err := analysis.VerifyStructure(c, f); err != nil {
		t.Fatal(err)
	}
	tree, meet := analysis.Regions.Of(c, f), analysis.Reconvergence.Of(c, f)
	name := map[*ir.Block]string{}
	for n, id := range ids {
		if b := m.BlockOf(id); b != nil {
			name[b] = n
		}
	}
	for block, want := range map[string]string{
		"entry":  "loop branch; meet",
		"loop":   "body branch, after break; meet after",
		"body":   "joined switch break, one case, two case, three case; meet joined",
		"one":    "two fall-through, joined switch break; meet joined",
		"two":    "left branch, right branch; meet both",
		"left":   "again continue, both merge; meet again",
		"right":  "joined switch break, after break; meet after",
		"both":   "kill; meet",
		"three":  "unreachable; meet",
		"joined": "again continue; meet",
		"again":  "loop back edge, after break; meet after",
		"after":  "return; meet",
	} {
		b := m.BlockOf(ids[block])
		var got []string
		for e := range tree.Edges(b) {
			got = append(got, strings.TrimSpace(fmt.Sprint(name[e.To], " ", e.Kind)))
			if e.From != b {
				t.Errorf("%s: an edge from %s", block, name[e.From])
			}
		}
		if got := strings.Join(got, ", ") + "; " + strings.TrimSpace("meet "+name[meet[b.Index]]); got != want {
			t.Errorf("%s: %s, want %s", block, got, want)
		}
	}
	exits := func(r *analysis.Region) string {
		var list []string
		for e := range tree.Exits(r) {
			list = append(list, strings.TrimSpace(fmt.Sprint(name[e.From], " ", e.Kind)))
		}
		return strings.Join(list, ", ")
	}
	loop := tree.HeadedBy(m.BlockOf(ids["loop"]))
	if got, want := exits(loop), "loop break, right break, both kill, three unreachable, again break"; got != want {
		t.Errorf("the loop is left by %s, want %s", got, want)
	}
	two := tree.Of(m.BlockOf(ids["both"]))
	if got, want := exits(two), "left continue, right switch break, right break, both kill"; two.Kind !=
		analysis.CaseRegion || got != want {
		t.Errorf("the %s is left by %s, want %s", two.Kind, got, want)
	}
	if name[loop.BackEdge] != "again" || name[loop.Merge] != "after" || name[loop.Continue] != "again" ||
		tree.MergedBy(loop.Merge) != loop || tree.ContinuedBy(loop.Continue) != loop || tree.MergedBy(loop.Header) != nil {
		t.Error("the loop has other blocks")
	}
	if two.Loop() != loop || two.Switch() != two.Parent || tree.Of(loop.Continue).Loop() != loop ||
		tree.Of(loop.Continue).Switch() != nil {
		t.Error("a case or continue construct has another loop or switch around it")
	}
}

// TestRegionsOfBrokenFunctions: a tree is made of anything, and is a tree.
func TestRegionsOfBrokenFunctions(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 0))
	for range 3000 {
		s := grow(r, 1+r.IntN(20))
		for range r.IntN(20) {
			s = s.mutate(r)
		}
		kernel := r.IntN(3) == 0
		text := s.text()
		if kernel {
			text = strings.Replace(text, "OpCapability Shader", "OpCapability Kernel", 1)
		}
		m := irtest.Read(t, irtest.Assemble(t, text, "spv1.5"))
		c, f := analysis.NewCache(m), m.Functions()[0]
		if err := checkTree(c, f); err != nil || analysis.Regions.Of(c, f).Structured == kernel {
			t.Fatalf("%v\n%s", err, text)
		}
		analysis.Reconvergence.Of(c, f)
	}
}

// checkTree checks what holds for any function.
func checkTree(c *analysis.Cache, f *ir.Function) error {
	tree := analysis.Regions.Of(c, f)
	order := slices.Clone(tree.Order())
	place := make([]int, len(f.Blocks))
	for i, b := range order {
		place[b.Index] = i
	}
	slices.SortFunc(order, func(a, b *ir.Block) int { return a.Index - b.Index })
	if !slices.Equal(order, f.Blocks) {
		return fmt.Errorf("the order has not all blocks once")
	}
	dominated := slowDominance(f)
	for b := range f.Blocks {
		for d := range f.Blocks {
			if tree.Structured && dominated[d][b] && place[d] > place[b] {
				return fmt.Errorf("block %%%d comes before its dominator", f.Blocks[b].ID())
			}
		}
		n := 0
		for e := range tree.Edges(f.Blocks[b]) {
			n++
			if (e.To == nil) != (e.Kind >= analysis.ReturnEdge) {
				return fmt.Errorf("edge from block %%%d: %s", e.From.ID(), e.Kind)
			}
		}
		if n == 0 {
			return fmt.Errorf("block %%%d has no way out", f.Blocks[b].ID())
		}
	}
	for i := range tree.List {
		r := &tree.List[i]
		blocks := tree.Blocks(r)
		if r.Index != i || len(blocks) == 0 || blocks[0] != r.Header {
			return fmt.Errorf("region %d has another index or header", i)
		}
		for _, b := range f.Blocks {
			inside := false
			for x := tree.Of(b); x != nil; x = x.Parent {
				inside = inside || x == r
			}
			if inside != tree.Contains(r, b) || inside != slices.Contains(blocks, b) || inside != r.Encloses(tree.Of(b)) {
				return fmt.Errorf("region %d: whether block %%%d is in it is not clear", i, b.ID())
			}
		}
		if r.Kind == analysis.FunctionRegion {
			continue
		}
		if !tree.Structured && !connected(blocks) {
			return fmt.Errorf("the natural loop with header %%%d is not strongly connected", r.Header.ID())
		}
		for _, b := range blocks {
			if tree.Structured && !dominated[r.Header.Index][b.Index] {
				return fmt.Errorf("region %d: its header does not dominate block %%%d", i, b.ID())
			}
		}
	}
	return nil
}

// connected reports whether each of the blocks reaches each other one through them.
func connected(blocks []*ir.Block) bool {
	for _, from := range blocks {
		seen := map[*ir.Block]bool{}
		for work := []*ir.Block{from}; len(work) > 0; {
			b := work[0]
			work = work[1:]
			for s := range b.Succs() {
				if slices.Contains(blocks, s) && !seen[s] {
					seen[s] = true
					work = append(work, s)
				}
			}
		}
		if len(seen) != len(blocks) {
			return false
		}
	}
	return true
}

// TestRegionsBetweenEdits: blocks that were merged away or made stay in a function until the pass ends, and are in no
// construct.
func TestRegionsBetweenEdits(t *testing.T) {
	m, ids := assemble(t, head+"%entry = OpLabel\nOpSelectionMerge %join None\nOpBranchConditional %true %a %join\n"+
		"%a = OpLabel\nOpBranch %b\n"+
		"%b = OpLabel\nOpBranch %join\n%join = OpLabel\nOpReturn\nOpFunctionEnd\n")
	c, f := analysis.NewCache(m), m.Functions()[0]
	into, gone := m.BlockOf(ids["a"]), m.BlockOf(ids["b"])
	if err := gone.MergeIntoPred(); err != nil {
		t.Fatal(err)
	}
	made := f.NewBlock(into)
	tree := analysis.Regions.Of(c, f)
	for _, b := range []*ir.Block{gone, made} {
		for e := range tree.Edges(b) {
			t.Errorf("an edge from a block without a terminator: %s", e.Kind)
		}
		if tree.Of(b) != tree.Root() {
			t.Errorf("a block that nothing reaches is in the %s", tree.Of(b).Kind)
		}
	}
	if r := tree.Of(into); r.Kind != analysis.SelectionRegion || len(tree.Blocks(r)) != 2 {
		t.Errorf("what is left is in a %s of %d blocks", r.Kind, len(tree.Blocks(r)))
	}
	analysis.Reconvergence.Of(c, f)
}
