package analysis

import (
	"iter"
	"slices"

	"hone/ir"
)

// Regions is the tree of the constructs of a function: selections, switches with their cases, loops with their continue
// constructs. In a module with the capability Shader they are what merge instructions declare (specification, section
// 2.11.2); elsewhere they are the natural loops. Near linear.
var Regions = &FunctionFact[*RegionTree]{
	Name: "regions", DependsOn: OnCFG,
	Compute:  newRegionTree,
	Validate: sameRegions,
}

// RegionKind says what a region is.
type RegionKind uint8

// The kinds of regions.
const (
	FunctionRegion  RegionKind = iota // the whole function: the root of the tree
	SelectionRegion                   // of an OpSelectionMerge before an OpBranchConditional
	SwitchRegion                      // of an OpSelectionMerge before an OpSwitch
	CaseRegion                        // in a switch: what the target of a case dominates
	LoopRegion                        // a loop, its continue construct included
	ContinueRegion                    // in a loop: what its continue target dominates
)

var regionKindNames = [...]string{"function", "selection", "switch", "case", "loop", "continue"}

func (k RegionKind) String() string { return regionKindNames[k] }

// Region is a construct of a function: a set of blocks that is entered through its header. A block that is the header
// of a region belongs to it, a merge block does not.
type Region struct {
	Kind   RegionKind
	Index  int // in RegionTree.List
	Depth  int // how many regions are around it
	Parent *Region
	Header *ir.Block // the only block that is entered from outside; that of a continue construct is the continue target

	// Merge is where control flow goes on after a selection, switch or loop. In a function, a case and a continue
	// construct it is nil, and in a natural loop unless all edges out of it lead to one block.
	Merge *ir.Block
	// Continue is the continue target of a loop, nil in a natural loop.
	Continue *ir.Block
	// BackEdge is the block of a loop from which the edge goes back to the header; nil where there is none, or more
	// than one.
	BackEdge *ir.Block
	// Irreducible says that a natural loop is entered through other blocks than its header, too.
	Irreducible bool

	first, end int32   // its blocks in RegionTree.order
	last       int32   // index of the last region inside of it, its own where there is none
	loop       *Region // innermost loop that it is or is inside of
	breaks     *Region // innermost switch that it is or is inside of with no loop between them
}

// RegionTree is the tree of the constructs of a function. It holds whatever the merge instructions say: where they
// break the rules of structured control flow, regions may be entered and left elsewhere than at headers and merge
// blocks.
type RegionTree struct {
	// Structured says that the regions come from merge instructions.
	Structured bool
	// List holds all regions, each followed by those inside of it. List[0] is the function.
	List []Region

	order     []*ir.Block // all blocks in structured order
	place     []int32     // index in order, by block
	inner     []int32     // innermost region, by block
	headed    []int32     // region that the block's merge instruction, or a natural loop, opens; -1 for none; by block
	merged    []int32     // region that the block is the merge block of, likewise
	continued []int32     // loop that the block is the continue target of, likewise
}

// Root returns the region of the whole function.
func (t *RegionTree) Root() *Region { return &t.List[0] }

// Of returns the innermost region that b is in: for a header, the one that it is the header of. A block that the entry
// does not reach is in the function only.
func (t *RegionTree) Of(b *ir.Block) *Region { return &t.List[t.inner[b.Index]] }

// HeadedBy returns the selection, switch or loop whose header is b, nil where there is none.
func (t *RegionTree) HeadedBy(b *ir.Block) *Region { return t.at(t.headed[b.Index]) }

// MergedBy returns the selection, switch or loop whose merge block is b, nil where there is none.
func (t *RegionTree) MergedBy(b *ir.Block) *Region { return t.at(t.merged[b.Index]) }

// ContinuedBy returns the loop whose continue target is b, nil where there is none.
func (t *RegionTree) ContinuedBy(b *ir.Block) *Region { return t.at(t.continued[b.Index]) }

func (t *RegionTree) at(i int32) *Region {
	if i < 0 {
		return nil
	}
	return &t.List[i]
}

// Contains reports whether b is in r or in a region inside of it. O(1).
func (t *RegionTree) Contains(r *Region, b *ir.Block) bool {
	at := t.place[b.Index]
	return r.first <= at && at < r.end
}

// Order returns all blocks in structured order: dominators come first, each region is in one piece, and its merge block
// after it. In valid control flow each block comes after its predecessors, but for back edges. What the entry does not
// reach comes last. The slice must not be written.
func (t *RegionTree) Order() []*ir.Block { return t.order }

// Blocks returns the blocks in r and in the regions inside of it, in structured order; the header is the first one. The
// slice must not be written. O(1).
func (t *RegionTree) Blocks(r *Region) []*ir.Block { return t.order[r.first:r.end:r.end] }

// Encloses reports whether s is r or inside of r. O(1).
func (r *Region) Encloses(s *Region) bool { return r.Index <= s.Index && s.Index <= int(r.last) }

// Children yields the regions directly inside of r, in structured order.
func (t *RegionTree) Children(r *Region) iter.Seq[*Region] {
	return func(yield func(*Region) bool) {
		for i := r.Index + 1; i <= int(r.last); i = int(t.List[i].last) + 1 {
			if !yield(&t.List[i]) {
				return
			}
		}
	}
}

// Loop returns the innermost loop that r is or is inside of, nil for none. O(1).
func (r *Region) Loop() *Region { return r.loop }

// Switch returns the innermost switch that r is or is inside of, unless that switch is outside of a loop which r is or
// is inside of: the one whose merge block may be branched to from r. O(1).
func (r *Region) Switch() *Region { return r.breaks }

// sameRegions compares two trees of one function.
func sameRegions(a, b *RegionTree) bool {
	same := func(r, s Region) bool {
		if (r.Parent == nil) != (s.Parent == nil) || r.Parent != nil && r.Parent.Index != s.Parent.Index {
			return false
		}
		// What is left of pointers to regions follows from kinds and parents.
		r.Parent, r.loop, r.breaks = nil, nil, nil
		s.Parent, s.loop, s.breaks = nil, nil, nil
		return r == s
	}
	return a.Structured == b.Structured && slices.EqualFunc(a.List, b.List, same) && slices.Equal(a.order, b.order) &&
		slices.Equal(a.inner, b.inner) && slices.Equal(a.headed, b.headed) && slices.Equal(a.merged, b.merged) &&
		slices.Equal(a.continued, b.continued)
}
