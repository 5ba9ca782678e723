package analysis

import (
	"cmp"
	"slices"

	"hone/ir"
	"hone/spirv"
)

// ReachingStores says for each load of a variable which instructions may have written what it reads. It knows the Function and
// Private variables that no pointer leads to but those that are derived from them; volatile ones are left out.
//
// It is the variables in SSA form (Chow and others, "Effective Representation of Aliases and Indirect Memory Operations in SSA
// Form", 1996): where one is written, and where two of its contents come together, it has a new content. The places are found by
// iterated dominance frontiers, and a walk over the dominator tree tells each load which content it reads of. What may write only
// a part, or may not write, leaves something of the content before it.
//
// Cost: that of [Memory], and near linear in instructions, in the variables that calls access, and in the contents that come
// together; variables of which these would be more than reachingBudget for each instruction are left out.
var ReachingStores = &FunctionFact[*Reaching]{
	Name: "reaching-stores", Follows: FromModule,
	Compute: newReaching,
	Same:    (*Reaching).same,
}

const reachingBudget = 8

// Reaching says which stores reach the loads of one function.
type Reaching struct {
	memory   *ModuleMemory
	numbers  *Numbering
	loads    []int32 // by number of the result of a load: 1 + the content that it reads of, 0 for none
	contents []content
	joined   []int32           // of the merges: the contents at the ends of the predecessors
	known    []reachedVariable // by ascending id
}

// content is what a variable holds from a place on.
type content struct {
	in     *ir.Inst // what wrote it; nil for what is there when the function begins, and for a merge
	before int32    // the content of which something is left, -1 for none; for a merge the index of its first one in joined
	joins  int32    // how many contents come together, 0 if it is no merge
}

type reachedVariable struct {
	id      ir.ID
	initial bool // an instruction may read something of what was there when the function began
}

// Sources are where what a load reads may come from.
type Sources struct {
	// Writers are the instructions that may have written it, each once: stores, but also copies, calls, extended instructions, and
	// OpLifetimeStart and OpLifetimeStop, which leave it undefined.
	Writers []*ir.Inst
	// Initial: it may be what the variable held when the function began: its initializer or nothing defined for a variable of
	// the function, anything for a Private one.
	Initial bool
}

// Of returns where what a load reads comes from; ok is false where that is not known. Cost: linear in the contents on
// the way, for each of them in its access chain.
func (r *Reaching) Of(load *ir.Inst) (s Sources, ok bool) {
	n := r.numbers.Of(load.Result)
	if n < 0 || r.loads[n] == 0 {
		return s, false
	}
	pointer := r.memory.locate(load.ID(0))
	seen := map[int32]bool{}
	work := []int32{r.loads[n] - 1}
	for i := 0; i < len(work); i++ {
		if work[i] < 0 || seen[work[i]] {
			continue // -1: the end of a block that is never reached
		}
		seen[work[i]] = true
		c := &r.contents[work[i]]
		relation := mayOverlap
		if c.in != nil && c.in.Op == spirv.OpStore {
			at := r.memory.locate(c.in.ID(0))
			relation = r.memory.relate(&at, &pointer, false)
		}
		switch {
		case c.joins > 0:
			work = append(work, r.joined[c.before:c.before+c.joins]...)
			continue
		case c.in == nil:
			s.Initial = true
		case relation != disjoint:
			s.Writers = append(s.Writers, c.in)
		}
		if c.before >= 0 && !relation.holds() {
			work = append(work, c.before)
		}
	}
	return s, true
}

// Known reports whether a variable is one whose loads are known. Logarithmic in their number.
func (r *Reaching) Known(variable ir.ID) bool {
	_, ok := r.find(variable)
	return ok
}

// Initial reports whether an instruction may read something of what a variable held when the function began; true for a
// variable that is not known. Logarithmic in the number of variables.
func (r *Reaching) Initial(variable ir.ID) bool {
	i, ok := r.find(variable)
	return !ok || r.known[i].initial
}

func (r *Reaching) find(variable ir.ID) (int, bool) {
	return slices.BinarySearchFunc(r.known, variable, func(x reachedVariable, id ir.ID) int { return cmp.Compare(x.id, id) })
}

func (r *Reaching) same(fresh *Reaching) bool {
	return slices.Equal(r.numbers.ids, fresh.numbers.ids) && slices.Equal(r.loads, fresh.loads) && slices.Equal(r.contents, fresh.contents) &&
		slices.Equal(r.joined, fresh.joined) && slices.Equal(r.known, fresh.known)
}
