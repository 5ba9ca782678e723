package opt

import (
	"slices"
	"sync"

	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// Sink computes what only one side of a branch uses on that side, and what only the code after a loop uses there: code
// sinking. What stands before a branch that may end the invocation and is used behind it is the same.
//
// An instruction moves to the block in which all its uses are, or which dominates them and is nearest to them, as far
// as that is in no loop that the instruction is not in. So none is executed more often than before. It moves only if
// that may be less often: where a branch, or the end of a loop, is on the way. What costs nothing where it stands goes
// along only with what it is made of, since it takes registers off one side only to put them onto the other.
//
// It leaves alone what is convergent (other invocations would execute it), OpSampledImage, which must be in the block
// of its user, what is of cooperative or unknown types, and loads of memory that can be written, unless nothing is
// written between them and the end of their block, from which alone the other one is reached.
//
// Source: the sinking of Click, "Global Code Motion / Global Value Numbering", 1995, without the part that hoists; the
// same is done by LLVM's Sink and NIR's nir_opt_sink. Cost: linear in instructions and operands, times the depth of the
// dominator tree between an instruction and its uses, up to a limit.
var Sink = pass.ForFunctions("sink", "what one side of a branch uses is computed there",
	func(c *pass.Context, f *ir.Function) bool {
		if !hasChoice(f) {
			return false
		}
		s := sinkers.Get().(*sinker)
		defer sinkers.Put(s)
		s.c, s.m, s.f, s.loops, s.moves = c, c.Module, f, nil, s.moves[:0]
		s.at = c.Module.NewTable()
		defer s.at.Release()
		if s.dom = c.Dominators(f); analysis.HasLoop(f) {
			s.loops = analysis.Loops.Of(c, f)
		}
		s.find()
		return s.move()
	}, pass.Idempotent)

// hasChoice reports whether some block has several successors.
func hasChoice(f *ir.Function) bool {
	for _, b := range f.Blocks {
		if op := b.Terminator().Op; op == spirv.OpBranchConditional || op == spirv.OpSwitch {
			return true
		}
	}
	return false
}

// sinker is the state of the pass. It is reused from function to function.
type sinker struct {
	c     *pass.Context
	m     *ir.Module
	f     *ir.Function
	dom   *graph.Dominators
	loops *graph.Loops // nil: none
	at    *ir.Table    // by result: 1 + the block that dominates all uses so far, or stays
	moves []sinking    // users before what they use
}

// stays is the place of a result that is used where no block is known to dominate all uses.
const stays = -1

// maxClimb is how many blocks up the dominator tree a place for an instruction is looked for.
const maxClimb = 64

// sinking is an instruction that can be computed in another block.
type sinking struct {
	in     *ir.Inst
	to     *ir.Block
	wanted bool // it does not cost nothing, or something that it is made of moves along
}

var sinkers = sync.Pool{New: func() any { return new(sinker) }}

// find finds what can move, in one walk from the last instruction to the first: uses come before definitions, but for
// phis.
func (s *sinker) find() {
	for _, b := range s.f.Blocks {
		for phi := range b.Phis() {
			for i := 0; i < phi.NumWords(); i += 2 {
				s.use(phi.ID(i), s.m.BlockOf(phi.ID(i+1)).Index)
			}
		}
	}
	for _, b := range slices.Backward(s.f.Blocks) {
		for in := b.Last(); in.Op != spirv.OpLabel && in.Op != spirv.OpPhi; in = in.Prev() {
			place := b.Index
			if at := int(s.at.Get(in.Result)) - 1; at >= 0 && at != b.Index {
				if to := s.target(in, at, b); to != nil {
					s.moves = append(s.moves, sinking{in: in, to: to, wanted: !IsFree(in)})
					place = to.Index
				}
			}
			if s.m.IsDebug(in) {
				continue
			}
			for _, id := range in.IDs() {
				s.use(id, place)
			}
		}
	}
}

// use records that a block uses a value.
func (s *sinker) use(id ir.ID, block int) {
	at := s.at.Get(id)
	switch {
	case at == stays || int(at) == block+1:
	case at == 0 && s.dom.Reachable(block):
		s.at.Set(id, int32(block)+1)
	default:
		s.at.Set(id, s.common(int(at)-1, block)+1)
	}
}

// common returns the block that dominates two others and is nearest to them, stays-1 where it is not near.
func (s *sinker) common(v, w int) int32 {
	if v < 0 || !s.dom.Reachable(w) {
		return stays - 1
	}
	for range maxClimb {
		if s.dom.Dominates(v, w) {
			return int32(v)
		}
		if v = s.dom.Idom(v); v < 0 {
			break
		}
	}
	return stays - 1
}

// target returns the block to which an instruction of block b can move, of which all uses are dominated by block at;
// nil for none.
func (s *sinker) target(in *ir.Inst, at int, b *ir.Block) *ir.Block {
	to := s.lowest(at, b)
	if to == nil || !s.movable(in) {
		return nil
	}
	if in.Op != spirv.OpLoad || s.m.ReadOnly(in.ID(0)) {
		return to
	}
	// A load of memory that can be written moves over the end of its block, and no further.
	for v := range s.above(at, b) {
		if s.dom.Idom(v) == b.Index && onlyPred(s.f.Blocks[v]) == b && s.loopOf(v) == s.loopOf(b.Index) &&
			!writtenBehind(in) {
			return s.lowest(v, b)
		}
	}
	return nil
}

// maxBehind is how many instructions between a load and the end of its block are looked at.
const maxBehind = 48

// writtenBehind reports whether what stands between an instruction and the end of its block may write memory.
func writtenBehind(in *ir.Inst) bool {
	for range maxBehind {
		if in = in.Next(); in.Next() == nil {
			return false
		}
		if effects.Of(in)&spirv.WritesMemory != 0 {
			return true
		}
	}
	return true
}

// above yields a block and those that dominate it up to b, which is one of them and not yielded.
func (s *sinker) above(v int, b *ir.Block) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for range maxClimb {
			if v == b.Index || v < 0 || !yield(v) {
				return
			}
			v = s.dom.Idom(v)
		}
	}
}

func (s *sinker) loopOf(v int) *graph.Loop {
	if s.loops == nil {
		return nil
	}
	return s.loops.Of(v)
}

// lowest returns the last one of the blocks between b and v, which b dominates, that is in no loop that b is not in;
// nil if it is executed as often as b.
func (s *sinker) lowest(v int, b *ir.Block) (to *ir.Block) {
	from, less, reached := s.loopOf(b.Index), false, false
	for v := range s.above(v, b) {
		l := s.loopOf(v)
		if to == nil {
			if l != from && (from == nil || l != nil && (l.Depth >= from.Depth || !l.Contains(b.Index))) {
				continue // deeper, or beside
			}
			to = s.f.Blocks[v]
			less = l != from
		}
		up := s.dom.Idom(v)
		if p := onlyPred(s.f.Blocks[v]); p != nil && p.Index == up && onlySucc(p) == nil {
			less = true
		}
		reached = up == b.Index
	}
	if !less || !reached {
		return nil
	}
	return to
}

// movable reports whether an instruction may be executed later, or not at all.
func (s *sinker) movable(in *ir.Inst) bool {
	const beside = spirv.WritesMemory | spirv.Convergent | spirv.InvocationState
	e := effects.Of(in)
	if e&(spirv.Removable|beside) != spirv.Removable || e&spirv.ReadsMemory != 0 && in.Op != spirv.OpLoad ||
		s.m.Pinned(in.Result) {
		return false
	}
	switch in.Op {
	case spirv.OpVariable, spirv.OpUntypedVariableKHR, spirv.OpUndef, spirv.OpSampledImage, spirv.OpFreezeKHR:
		return false
	}
	if d := s.m.Def(in.Type); d != nil {
		switch d.Op {
		case spirv.OpTypeBool, spirv.OpTypeInt, spirv.OpTypeFloat, spirv.OpTypeVector, spirv.OpTypeMatrix,
			spirv.OpTypeArray, spirv.OpTypeStruct, spirv.OpTypePointer:
			return true
		}
	}
	return false
}

// IsFree reports whether an instruction costs nothing where it stands: an address, a copy, parts put together or taken
// out.
func IsFree(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpPtrAccessChain, spirv.OpInBoundsPtrAccessChain,
		spirv.OpUntypedAccessChainKHR, spirv.OpUntypedInBoundsAccessChainKHR, spirv.OpBitcast, spirv.OpUndef,
		spirv.OpImage:
		return true
	}
	return in.Op.Info().Class == "Composite" && in.Op != spirv.OpTranspose
}

// move moves what is worth it, and reports whether anything was moved.
func (s *sinker) move() bool {
	if len(s.moves) == 0 {
		return false
	}
	moved := s.m.NewTable() // by result: 1 + index of what is wanted
	defer moved.Release()
	for i := len(s.moves) - 1; i >= 0; i-- {
		x := &s.moves[i]
		for _, id := range x.in.IDs() {
			x.wanted = x.wanted || moved.Get(id) != 0
		}
		if x.wanted {
			moved.Set(x.in.Result, int32(i)+1)
		}
	}
	changed := false
	for i := range s.moves {
		x := &s.moves[i]
		if !x.wanted {
			continue
		}
		if !s.c.Transform() {
			break
		}
		s.c.AtStart(x.to).Move(x.in)
		changed = true
	}
	if changed && s.m.HasDebug() {
		s.follow(moved)
	}
	return changed
}

// follow has debug information follow the values that moved: where it stands before the new place, the value is not
// known yet. A source variable that has no other value gets it at the new place.
func (s *sinker) follow(moved *ir.Table) {
	values := s.m.NewTable() // by source variable: how many DebugValues there are
	defer values.Release()
	each := func(visit func(in *ir.Inst)) {
		for in := range s.f.Insts() {
			if s.m.IsDebug(in) {
				visit(in)
			}
		}
	}
	isValue := func(in *ir.Inst) bool {
		return in.NumWords() > 4 && in.Literal(1) == spirv.ShaderDebugInfo100DebugValue
	}
	each(func(in *ir.Inst) {
		if isValue(in) {
			values.Set(in.ID(2), values.Get(in.ID(2))+1)
		}
	})
	each(func(in *ir.Inst) {
		for i, id := range in.IDs() {
			n := moved.Get(id)
			if n == 0 {
				continue
			}
			x := s.moves[n-1]
			if x.in.Block() != x.to || x.to == in.Block() || s.dom.Dominates(x.to.Index, in.Block().Index) {
				continue
			}
			if isValue(in) && values.Get(in.ID(2)) == 1 {
				in.MoveBefore(x.in.Next())
				return
			}
			if !in.Forget(i, x.in.Type) {
				return
			}
		}
	})
}
