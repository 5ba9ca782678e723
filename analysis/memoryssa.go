package analysis

import (
	"iter"
	"math/bits"
	"slices"

	"hone/graph"
	"hone/ir"
)

// MemorySSA is the memory of a function in SSA form (Chow and others, "Effective Representation of Aliases and Indirect
// Memory Operations in SSA Form", 1996; LLVM's MemorySSA is the best known of its kind). What writes memory is a
// definition of a new state of it, what reads it is a use of the state at that point, and where different states join
// there is a phi.
//
// Memory is divided into alias classes: two of them do not alias. A Function or Private variable whose pointer does not
// escape, and that no parameter leads to, is an alias class of its own; all other memory is one alias class for each
// kind of it: workgroup memory, buffers, outputs and so on. An instruction has one access for each class that it reads
// or writes: a load and a store one, a barrier one for each kind of shared memory, a call those of the function called.
// In a class, a definition need not write what a use reads: [MemoryGraph.Clobber] finds the one that may.
//
// Phis stand in the iterated dominance frontier of the definitions, in classes of which a block reads something that it
// did not write before (semi-pruned; Briggs and others, "Practical Improvements to the Construction and Destruction of
// Static Single Assignment Form", 1998).
//
// Cost: that of [Memory], and near linear in instructions, in the variables that calls access, and in the operands of
// phis. If these would be more than 8 for each instruction, variables belong to the class of their kind.
var MemorySSA = &FunctionFact[*MemoryGraph]{
	Name: "memory-ssa", DependsOn: OnCode | OnOutside, Needs: []Fact{Memory, ModuleVariables},
	Compute:  newMemoryGraph,
	Validate: (*MemoryGraph).same,
}

// MemoryGraph is the memory of a function in SSA form. Accesses are numbers from 0 on: first the states that are live
// on entry, then phis, then those of instructions in an order in which blocks follow their dominators. Queries share
// scratch memory: one goroutine may ask at a time.
type MemoryGraph struct {
	f       *ir.Function
	memory  *ModuleMemory
	g       *graph.Graph
	dom     *graph.Dominators
	numbers *DenseIDMap

	nodes        []memoryNode
	operands     []MemoryAccess
	users        lists[MemoryAccess]
	first        []int32      // by number of a result: 1 + the first access of its instruction
	spans        []span       // by block: the accesses of its instructions
	phis         lists[int32] // by block: nodes
	classes      []ir.ID      // after those of the kinds: variables
	infiniteLoop bool         // the function has an infinite loop
	outermost    bool         // it is an entry point, which nobody calls

	asked     []int32     // by block: the access without a result that was asked for last, see find
	locations []*Location // of stores, made when first asked for
	seen      []int32     // by node: the last query that came by
	query     int32
	steps     int // of the query
}

// MemoryAccess is an access of memory, or a state of it: a definition is the state after it. -1 is none.
type MemoryAccess int32

// MemoryAccessKind says what a [MemoryAccess] is.
type MemoryAccessKind uint8

// The kinds.
const (
	LiveOnEntry MemoryAccessKind = iota // what memory held when the function began, initializers included
	MemoryPhi                           // the state of one of the predecessors
	MemoryDef                           // by an instruction that may write, and that may read before it does
	MemoryUse                           // by an instruction that only reads
)

type memoryNode struct {
	in     *ir.Inst // nil for LiveOnEntry and MemoryPhi
	block  int32
	class  int32
	before int32 // the state that a use reads, or that a definition changes; of a phi the index of its first operand
	kind   MemoryAccessKind
	reads  bool
	whole  bool // the definition overwrites all of the class
	out    bool // the state is there when the function returns
}

// The classes of memory: one for each kind, one for what nothing writes, then variables.
const (
	constantClass = 8
	kindClasses   = 9
)

// classesOf returns the classes of kinds as a set of bits.
func classesOf(k kinds) uint32 {
	if k == 0 {
		return 1 << constantClass
	}
	return uint32(k)
}

// Len returns the number of accesses.
func (s *MemoryGraph) Len() int { return len(s.nodes) }

// Kind returns what an access is.
func (s *MemoryGraph) Kind(a MemoryAccess) MemoryAccessKind { return s.nodes[a].kind }

// Inst returns the instruction of a use or definition, nil for others.
func (s *MemoryGraph) Inst(a MemoryAccess) *ir.Inst { return s.nodes[a].in }

// Block returns the block of an access: for what is live on entry the first one.
func (s *MemoryGraph) Block(a MemoryAccess) *ir.Block { return s.f.Blocks[s.nodes[a].block] }

// Reads reports whether an instruction with this access may read memory of its class.
func (s *MemoryGraph) Reads(a MemoryAccess) bool { return s.nodes[a].reads }

// Variable returns the variable that is the class of an access, 0 for a class of other memory.
func (s *MemoryGraph) Variable(a MemoryAccess) ir.ID {
	if c := s.nodes[a].class; c >= kindClasses {
		return s.classes[c-kindClasses]
	}
	return 0
}

// LiveOnEntry returns what is live on entry in the class of an access. Accesses with the same entry are of one class.
func (s *MemoryGraph) LiveOnEntry(a MemoryAccess) MemoryAccess { return MemoryAccess(s.nodes[a].class) }

// DefiningAccess returns the state that a use reads, or that a definition changes, -1 for phis and what is live on
// entry. Of a definition that writes all of a variable it may be a state from further up where nothing reads the phi.
func (s *MemoryGraph) DefiningAccess(a MemoryAccess) MemoryAccess {
	if n := &s.nodes[a]; n.kind >= MemoryDef {
		return MemoryAccess(n.before)
	}
	return -1
}

// Operands returns the states that a phi joins, in the order of the predecessors of its block in [CFG], -1 for one that
// is never reached. The slice is shared.
func (s *MemoryGraph) Operands(phi MemoryAccess) []MemoryAccess {
	n := &s.nodes[phi]
	if n.kind != MemoryPhi {
		return nil
	}
	return s.operands[n.before : int(n.before)+len(s.g.Preds(int(n.block)))]
}

// Users returns the uses, definitions and phis that a state reaches, a phi once for each operand. The slice is shared.
func (s *MemoryGraph) Users(a MemoryAccess) []MemoryAccess { return s.users.of(int(a)) }

// LiveOut reports whether a state may be there when the function returns: memory that is not the function's own keeps
// what was written.
func (s *MemoryGraph) LiveOut(a MemoryAccess) bool { return s.nodes[a].out }

// Of yields the accesses of an instruction: one for each class of memory. Constant time; for those without a result,
// linear in the accesses between it and the one in its block that was asked for last, so asking for all is linear in
// either order.
func (s *MemoryGraph) Of(in *ir.Inst) iter.Seq[MemoryAccess] {
	x := s.spanOf(in)
	return func(yield func(MemoryAccess) bool) {
		for i := x.first; i < x.end && yield(MemoryAccess(i)); i++ {
		}
	}
}

// Access returns the access of an instruction that has just one, as loads and stores have; -1 for others.
func (s *MemoryGraph) Access(in *ir.Inst) MemoryAccess {
	if x := s.spanOf(in); x.end == x.first+1 {
		return MemoryAccess(x.first)
	}
	return -1
}

func (s *MemoryGraph) spanOf(in *ir.Inst) span {
	at := int32(-1)
	if in.Result == 0 {
		at = s.find(in)
	} else if n := s.numbers.Of(in.Result); n >= 0 {
		at = s.first[n] - 1
	}
	if at < 0 {
		return span{}
	}
	end := at + 1
	for int(end) < len(s.nodes) && s.nodes[end].in == in {
		end++
	}
	return span{at, end}
}

// find returns the first access of an instruction without a result, -1 for none. It looks before and after the one that
// was found last in the block.
func (s *MemoryGraph) find(in *ir.Inst) int32 {
	b := in.Block()
	if b == nil || b.Index >= len(s.spans) || s.spans[b.Index].first == s.spans[b.Index].end {
		return -1
	}
	if s.asked == nil {
		s.asked = make([]int32, len(s.spans))
	}
	x := s.spans[b.Index]
	middle := max(x.first, min(s.asked[b.Index], x.end-1))
	for low, high := middle, middle+1; low >= x.first || high < x.end; low, high = low-1, high+1 {
		found := int32(-1)
		switch {
		case high < x.end && s.nodes[high].in == in:
			found = high
		case low >= x.first && s.nodes[low].in == in:
			found = low
		default:
			continue
		}
		for found > x.first && s.nodes[found-1].in == in {
			found--
		}
		s.asked[b.Index] = found
		return found
	}
	return -1
}

// InBlock yields the accesses of the instructions of a block, in their order.
func (s *MemoryGraph) InBlock(b *ir.Block) iter.Seq[MemoryAccess] {
	return func(yield func(MemoryAccess) bool) {
		for i := s.spans[b.Index].first; i < s.spans[b.Index].end && yield(MemoryAccess(i)); i++ {
		}
	}
}

// Phis yields the phis of a block.
func (s *MemoryGraph) Phis(b *ir.Block) iter.Seq[MemoryAccess] {
	return func(yield func(MemoryAccess) bool) {
		for _, i := range s.phis.of(b.Index) {
			if !yield(MemoryAccess(i)) {
				return
			}
		}
	}
}

func (s *MemoryGraph) same(fresh *MemoryGraph) bool {
	return slices.Equal(s.nodes, fresh.nodes) && slices.Equal(s.operands, fresh.operands) &&
		slices.Equal(s.classes, fresh.classes) &&
		slices.Equal(s.spans, fresh.spans) && s.infiniteLoop == fresh.infiniteLoop &&
		s.outermost == fresh.outermost
}

// eachClass calls visit with the classes in a set of bits.
func eachClass(set uint32, visit func(class int32)) {
	for ; set != 0; set &= set - 1 {
		visit(int32(bits.TrailingZeros32(set)))
	}
}
