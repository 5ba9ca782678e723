package analysis_test

import (
	"slices"
	"testing"

	"hone/analysis"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// TestRegionsAreTheSpecifications compares regions with the definitions of section 2.11.2, taken literally, where one
// block dominates another if no path gets there without it.
func TestRegionsAreTheSpecifications(t *testing.T) {
	regions := 0
	for _, file := range corpus.All(t) {
		data := file.Read(t)
		if len(data) > 20_000 {
			continue
		}
		m := irtest.Read(t, irtest.Decode(t, data))
		if !m.HasCapability(spirv.CapabilityShader) {
			continue
		}
		c := analysis.NewCache(m)
		for _, f := range m.Functions() {
			if len(f.Blocks) == 0 || len(f.Blocks) > 120 {
				continue
			}
			regions += len(analysis.Regions.Of(c, f).List)
			if !checkRegions(t, c, f) {
				t.Fatalf("%s: function %%%d", file.Name, f.Result())
			}
		}
	}
	t.Logf("%d regions", regions)
	if regions < 100 {
		t.Error("hardly any region was looked at")
	}
}

// checkRegions compares the tree of a function with valid structured control flow.
func checkRegions(t *testing.T, c *analysis.Cache, f *ir.Function) bool {
	tree := analysis.Regions.Of(c, f)
	dominated := slowDominance(f)
	less := func(a, b []bool) []bool { // a without b
		s := slices.Clone(a)
		for i := range s {
			s[i] = s[i] && !b[i]
		}
		return s
	}
	ok := true
	fail := func(format string, args ...any) {
		t.Helper()
		t.Errorf(format, args...)
		ok = false
	}
	headers := 0
	for _, b := range f.Blocks {
		if b.MergeInst() != nil && dominated[0][b.Index] {
			headers++
		}
	}
	for i := range tree.List {
		r := &tree.List[i]
		h := r.Header.Index
		var want []bool
		switch r.Kind {
		case analysis.FunctionRegion:
			want = slices.Repeat([]bool{true}, len(f.Blocks))
		case analysis.SelectionRegion, analysis.SwitchRegion, analysis.LoopRegion:
			headers--
			want = less(dominated[h], dominated[r.Merge.Index])
		case analysis.CaseRegion:
			want = less(dominated[h], dominated[r.Parent.Merge.Index])
		case analysis.ContinueRegion:
			// What the back-edge block post dominates is all of it: nothing else can be there in a valid function.
			want = less(dominated[h], dominated[r.Parent.Merge.Index])
		}
		got := make([]bool, len(f.Blocks))
		for _, b := range tree.Blocks(r) {
			got[b.Index] = true
		}
		if !slices.Equal(got, want) {
			fail("%s with header %%%d: blocks %v, want %v", r.Kind, r.Header.ID(), got, want)
		}
		for _, b := range f.Blocks {
			if tree.Contains(r, b) != want[b.Index] || r.Encloses(tree.Of(b)) != want[b.Index] {
				fail("%s with header %%%d: Contains(%%%d) is %v", r.Kind, r.Header.ID(), b.ID(), !want[b.Index])
			}
		}
		if blocks := tree.Blocks(r); blocks[0] != r.Header {
			fail("%s with header %%%d begins with %%%d", r.Kind, r.Header.ID(), blocks[0].ID())
		}
		children := 0
		for kid := range tree.Children(r) {
			if kid.Parent != r || kid.Depth != r.Depth+1 {
				fail("%s with header %%%d: a child has another parent or depth", r.Kind, r.Header.ID())
			}
			children++
		}
		for j := range tree.List {
			if tree.List[j].Parent == r {
				children--
			}
		}
		if children != 0 {
			fail("%s with header %%%d: Children yields %d too many", r.Kind, r.Header.ID(), children)
		}
	}
	if headers != 0 {
		fail("%d headers have no region", headers)
	}
	for _, b := range f.Blocks {
		for e := range tree.Edges(b) {
			if e.Kind == analysis.ExitEdge {
				fail("edge %%%d -> %%%d is unstructured", e.From.ID(), e.To.ID())
			}
			if at := slices.Index(tree.Order(), b); e.To != nil && e.Kind != analysis.BackEdge && dominated[0][b.Index] &&
				slices.Index(tree.Order(), e.To) <= at {
				fail("%%%d comes before its predecessor %%%d", e.To.ID(), b.ID())
			}
		}
	}
	return ok
}

// slowDominance returns for each block which blocks it structurally dominates.
func slowDominance(f *ir.Function) [][]bool {
	m := f.Module()
	reach := func(without *ir.Block) []bool {
		seen := make([]bool, len(f.Blocks))
		var visit func(b *ir.Block)
		visit = func(b *ir.Block) {
			if b == without || seen[b.Index] {
				return
			}
			seen[b.Index] = true
			for s := range b.Succs() {
				visit(s)
			}
			if merge := b.MergeInst(); merge != nil {
				for _, id := range merge.IDs() {
					visit(m.BlockOf(id))
				}
			}
		}
		visit(f.Blocks[0])
		return seen
	}
	all := reach(nil)
	d := make([][]bool, len(f.Blocks))
	for i, b := range f.Blocks {
		d[i] = reach(b)
		for j := range d[i] {
			d[i][j] = all[j] && !d[i][j]
		}
	}
	return d
}
