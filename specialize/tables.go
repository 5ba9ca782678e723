package specialize

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// tables hold a module in flat form: what each [Specializer.Apply] reads and nothing writes after [New].
type tables struct {
	header  [spirv.HeaderWords]uint32
	words   []uint32 // of all instructions, one after another; positions are apart
	insts   []inst
	uses    []uint16 // which words of instructions are ids that are used, instruction by instruction; no labels
	section [ir.Tail + 2]int32
	place   []int32   // by instruction: number of its position, from 1 on; nil where there are none
	places  []placing // by that number

	def      []int32 // by id: the instruction that defines it, -1 for none
	repl     []int32 // by id: number of a value in a function that another one may replace, from 1 on; 0 for others
	repls    int
	slotOf   []int32 // by id: 1 + its slot, 0 for none
	global   []bool  // by id: defined outside of functions
	varied   []bool  // by id: may be another value at each use
	pinned   []bool  // by id
	bound    uint32
	settable []settable

	blockOf   []int32 // by label: 1 + block
	blocks    []block
	edges     []edge
	preds     []int32 // edges to blocks, block by block
	phiEdges  []int32 // by entry of each phi: the edge, -1 for one that is not there
	functions []function
	outside   []span  // instructions that stand before functions, by function
	funcOf    []int32 // by id: 1 + the function, 0 for others

	slots      []slot
	state0     []uint8  // by slot: what is known before anything is evaluated
	cells0     []uint64 // components of all slots, those of constants filled in
	deps       []dep
	globalDeps int32   // how many of deps are outside of functions
	depOps     []int32 // slots of operands, -1 for one without
	users      []int32 // blocks with users of deps in functions, dep by dep
	depOf      []int32 // by slot: 1 + dep, 0 for none
	types      []typeInfo
	index      []int32 // by hash of type and components: 1 + slot of a constant, 0 for none
	specs      []int32 // instructions of specialization constants
	lengths    []int32 // slots of those that are lengths of types
	withIDs    []int32 // annotations that use other ids than that of their target
	bools      uint32  // the boolean type, 0 for none
	headers    []int32 // blocks that merge instructions name, block by block: the headers

	roots      []uint32 // ids that are live whatever happens
	stores     []storeTo
	storesOf   []int32 // by id of a local variable: 1 + the first of its stores
	structured bool
	debug      bool
	none       uint32 // the id of the DebugInfoNone that comes first, 0 for none
	undefined  []bool // by id of a type: OpUndef may have it
	noScope    uint32 // the number of the DebugNoScope
	word       uint32 // an integer type, for what can have no undefined value; 0 for none
}

// inst is an instruction.
type inst struct {
	at    uint32 // its first word
	uses  uint32 // its first use
	aux   uint32 // of a store to a local variable: the variable; of a phi: its first entry in phiEdges
	block int32  // -1 outside of functions
	len   uint16
	op    spirv.Op
	flags uint8
}

// Flags of instructions.
const (
	isRoot    = 1 << iota // it does something beside giving its result
	hasResult             // word 2, or word 1 where there is no type
	hasType
	localStore // to a variable of the function
	isDebug
	patched    // a word may have to be replaced
	isHead     // stands at the start of a block: only an OpLine may come before it
	restricted // some constants are forbidden as operands: see [ir.Inst.RestrictsConstants]
)

// span is a range of instructions.
type span struct{ first, end int32 }

// placing is a position.
type placing struct{ line, scope []uint32 }

// storeTo is a store to a local variable.
type storeTo struct {
	inst, block int32
	next        int32 // 1 + the next one to the same variable
}

// settable is a specialization constant that has a SpecId.
type settable struct {
	id   uint32 // SpecId
	slot int32
	name string
	// isLength says that it is the length of a type, which has to be above 0
	isLength bool
}

// block is a basic block.
type block struct {
	span         // without its label
	label        uint32
	labelInst    int32
	term, merge  int32 // instructions; merge is -1 for none
	mergeBlock   int32 // -1 for none
	continued    int32 // continue target, -1 for none
	edges, preds span  // unique successors and predecessors
	headers      span  // that name the block in a merge instruction
	deps         span
	phis         int32 // how many
	around       int32 // innermost construct, by its header: itself for a header; -1 for none
	outer        int32 // of a header: the construct around
	backEdge     int32 // of a loop header: the block of the back edge, -1 for none
	cond         int32 // slot of the condition or selector, -1 where nothing is known of it
	last         int32 // of a header: the block behind its construct
	owner        int32 // the construct that its branch belongs to, likewise; that of a header is the one around it
	owned        int32 // of a header: 1 + the first block that it owns, 0 for none
	sibling      int32 // 1 + the next one with the same owner
	finite       bool  // of the header of a loop: it ends
	fixed        bool  // its branch is not folded
	back         bool  // its branch is the back edge of a loop
}

type edge struct{ from, to int32 }

// function is a function.
type function struct {
	id     uint32
	head   span // OpFunction, parameters
	blocks span
	repls  []int32 // phis and selects, by block: instructions
	at     []int32 // their blocks
	rigid  bool    // its control flow is left as it is
}

// newTables analyses a module.
func newTables(m *ir.Module) (*tables, error) {
	m.CompleteReplacements()
	m.Sweep()
	b := &builder{m: m, facts: analysis.NewCache(m), tables: &tables{}}
	t := b.tables
	t.none = b.debugNone()
	n := m.Bound()
	t.header = [...]uint32{spirv.Magic, uint32(m.Header.Version), m.Header.Generator, 0, m.Header.Schema}
	t.bound = uint32(n)
	t.def, t.repl, t.slotOf, t.funcOf = make([]int32, n), make([]int32, n), make([]int32, n), make([]int32, n)
	t.global, t.varied, t.storesOf, t.pinned = make([]bool, n), make([]bool, n), make([]int32, n), make([]bool, n)
	t.undefined = make([]bool, n)
	t.types = make([]typeInfo, n)
	for i := range t.def {
		t.def[i] = -1
		t.pinned[i] = m.Pinned(ir.ID(i))
	}
	t.structured = m.HasCapability(spirv.CapabilityShader)
	b.flatten()
	b.declarations()
	if err := b.specConstants(); err != nil {
		return nil, err
	}
	b.graph()
	b.dependents()
	b.finish()
	return t, nil
}

// builder makes tables of a module.
type builder struct {
	*tables
	m        *ir.Module
	facts    *analysis.Cache
	blocksOf []*ir.Block // by block
	lastSeen ir.Position
	lastPos  int32
	ops      []*ir.Inst // by instruction
}

// flatten copies all instructions. Blocks are put into structured order: after all that lead to them, back edges aside,
// so that they are behind what dominates them whatever edges go.
func (b *builder) flatten() {
	t := b.tables
	for k := range ir.Tail {
		t.section[k] = int32(len(t.insts))
		for in := range b.m.Section(k).Insts() {
			b.inst(in)
			if in.Result != 0 {
				t.global[in.Result] = true
			}
		}
	}
	t.section[ir.Tail] = int32(len(t.insts))
	b.blockOf = make([]int32, t.bound)
	for i, f := range b.m.Functions() {
		first := int32(len(t.insts))
		for in := range f.Preceding() {
			b.inst(in)
			t.insts[len(t.insts)-1].flags |= isRoot
		}
		t.outside = append(t.outside, span{first, int32(len(t.insts))})
		fn := function{id: uint32(f.Result())}
		t.funcOf[f.Result()] = int32(i + 1)
		fn.head.first = int32(len(t.insts))
		for in := f.Def; in != nil; in = in.Next() {
			b.inst(in)
		}
		fn.head.end = int32(len(t.insts))
		t.global[f.Result()] = true
		fn.blocks.first = int32(len(t.blocks))
		for _, bl := range b.order(f) {
			b.blocksOf = append(b.blocksOf, bl)
			b.inst(bl.First())
			at := int32(len(t.insts) - 1)
			x := block{label: uint32(bl.ID()), labelInst: at, merge: -1, mergeBlock: -1, continued: -1, around: -1, outer: -1,
				backEdge: -1, cond: -1, owner: -1}
			x.span.first = at + 1
			for in := bl.First().Next(); in != nil; in = in.Next() {
				if in == bl.MergeInst() {
					x.merge = int32(len(t.insts))
				}
				if in.Op == spirv.OpPhi {
					x.phis++
				}
				b.inst(in)
			}
			x.span.end = int32(len(t.insts))
			x.term = x.span.end - 1
			b.blockOf[bl.ID()] = int32(len(t.blocks) + 1)
			t.blocks = append(t.blocks, x)
		}
		fn.blocks.end = int32(len(t.blocks))
		t.functions = append(t.functions, fn)
	}
	first := int32(len(t.insts))
	for in := range b.m.Section(ir.Tail).Insts() {
		b.inst(in)
		t.insts[len(t.insts)-1].flags |= isRoot
	}
	t.outside = append(t.outside, span{first, int32(len(t.insts))})
	t.insts = append(t.insts, inst{at: uint32(len(t.words)), uses: uint32(len(t.uses))}) // an end
}

// order returns the blocks of a function in structured order.
func (b *builder) order(f *ir.Function) []*ir.Block {
	if len(f.Blocks) == 0 {
		return nil
	}
	return analysis.Regions.Of(b.facts, f).Order()
}

// inst copies one instruction.
func (b *builder) inst(in *ir.Inst) {
	t := b.tables
	x := inst{at: uint32(len(t.words)), uses: uint32(len(t.uses)), op: in.Op, block: -1}
	t.words = append(t.words, 0)
	if in.Type != 0 {
		x.flags |= hasType
		t.words = append(t.words, uint32(in.Type))
		t.uses = append(t.uses, 1)
	}
	if in.Result != 0 {
		x.flags |= hasResult
		t.words = append(t.words, uint32(in.Result))
		t.def[in.Result] = int32(len(t.insts))
		t.varied[in.Result] = b.m.Constants().IsUndefined(in.Result)
	}
	base := len(t.words) - int(x.at)
	t.words = append(t.words, in.Words()...)
	switch {
	case in.Unknown():
		for i, w := range in.Words() {
			if int64(w) < int64(t.bound) && b.m.Def(ir.ID(w)) != nil {
				t.uses = append(t.uses, uint16(base+i))
			}
		}
	case in.Op == spirv.OpSelectionMerge || in.Op == spirv.OpLoopMerge || in.Op == spirv.OpBranch:
	case in.Op == spirv.OpBranchConditional || in.Op == spirv.OpSwitch:
		t.uses = append(t.uses, uint16(base))
	case in.Op == spirv.OpPhi:
		for i := 0; i+1 < in.NumWords(); i += 2 {
			t.uses = append(t.uses, uint16(base+i))
		}
	default:
		for i := range in.IDs() {
			t.uses = append(t.uses, uint16(base+i))
		}
	}
	x.len = uint16(len(t.words) - int(x.at))
	t.words[x.at] = uint32(x.len)<<16 | uint32(x.op)
	inFunction := in.Function() != nil
	switch {
	case b.m.IsDebug(in):
		x.flags |= isDebug
		t.debug = true
	case !inFunction:
		if in.Unknown() {
			x.flags |= isRoot
		}
	case in.Op == spirv.OpLabel:
	case in.Op == spirv.OpVariable:
		x.flags |= isHead
		if b.m.Pinned(in.Result) {
			x.flags |= isRoot
		}
	case in.Op == spirv.OpPhi:
		x.flags |= isHead | patched
		if b.m.Pinned(in.Result) {
			x.flags |= isRoot
		}
	case in.Op == spirv.OpNop, effects.Removable(in):
	case in.Op == spirv.OpStore && !effects.Ordered(in):
		if v := b.m.UnderlyingObject(in.ID(0)); v != nil && v.Op == spirv.OpVariable && v.Function() != nil {
			x.flags |= localStore
			x.aux = uint32(v.Result)
		} else {
			x.flags |= isRoot
		}
	default:
		x.flags |= isRoot
	}
	if inFunction {
		b.position(in)
		if in.RestrictsConstants() {
			x.flags |= restricted
		}
	}
	t.insts = append(t.insts, x)
	b.ops = append(b.ops, in)
}

// position notes where an instruction of a function comes from.
func (b *builder) position(in *ir.Inst) {
	p := in.Position()
	if p.Line == nil && p.Scope == nil {
		if b.place != nil {
			b.place = append(b.place, make([]int32, len(b.insts)+1-len(b.place))...)
		}
		return
	}
	b.place = append(b.place, make([]int32, len(b.insts)+1-len(b.place))...)
	same := func(x, y []uint32) bool { return len(x) == len(y) && (len(x) == 0 || &x[0] == &y[0]) }
	if b.lastPos == 0 || !same(p.Line, b.lastSeen.Line) || !same(p.Scope, b.lastSeen.Scope) {
		if len(b.places) == 0 {
			b.places = append(b.places, placing{})
		}
		b.lastSeen, b.lastPos = p, int32(len(b.places))
		b.places = append(b.places, placing{slices.Clone(p.Line), slices.Clone(p.Scope)})
	}
	b.place[len(b.insts)] = b.lastPos
}

// debugNone returns the DebugInfoNone that stands before all other debug information, and adds it where there is none.
func (b *builder) debugNone() uint32 {
	if !b.m.HasDebug() {
		return 0
	}
	const none = spirv.OpenCLDebugInfo100DebugInfoNone
	for in := range b.m.Section(ir.Globals).Insts() {
		if !b.m.IsDebug(in) {
			continue
		}
		if in.Literal(1) == none {
			return uint32(in.Result)
		}
		return uint32(ir.Before(in).Emit(spirv.OpExtInst, in.Type, true, uint32(in.ID(0)), none).Result)
	}
	return 0
}

// finish notes stores by variable, annotations with ids, and instructions in which a value may be replaced.
func (b *builder) finish() {
	t := b.tables
	for i := t.section[ir.Annotations]; i < t.section[ir.Annotations+1]; i++ {
		if t.insts[i].op == spirv.OpDecorateId {
			t.withIDs = append(t.withIDs, i)
		}
	}
	for bi := range t.blocks {
		for i := t.blocks[bi].span.first; i < t.blocks[bi].span.end; i++ {
			x := &t.insts[i]
			x.block = int32(bi)
			if x.flags&localStore != 0 {
				t.stores = append(t.stores, storeTo{i, int32(bi), t.storesOf[x.aux]})
				t.storesOf[x.aux] = int32(len(t.stores))
			}
			for _, p := range t.idsOf(i) {
				if t.repl[t.words[x.at+uint32(p)]] > 0 {
					x.flags |= patched
				}
			}
		}
	}
	t.noScope = spirv.OpenCLDebugInfo100DebugNoScope
	for _, p := range t.places {
		if p.scope != nil && b.m.ExtSet(ir.ID(p.scope[3])).Debug() == spirv.PlainDebug {
			t.noScope = spirv.DebugInfoDebugNoScope
		}
	}
}
