package analysis

import (
	"slices"

	"hone/graph"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// memoryBuilder makes a [MemoryGraph]: it scans the instructions, chooses the variables that are classes of their own,
// places phis, and walks over the dominator tree with the state of each class.
type memoryBuilder struct {
	*MemoryGraph
	m         *ir.Module
	index     *ir.Table // variable -> 1 + index into variables
	variables []classVariable
	raw       []rawAccess
	ends      []span  // by block: raw accesses
	placed    []pair  // from a block to the class of a phi
	last      []int32 // by class: 1 + the last node that was made for it
	now       []int32 // by class: the state where the walk is
	budget    int
}

// classVariable is a variable that may be a class of its own.
type classVariable struct {
	id         ir.ID
	kind       kinds
	class      int32   // of its own, 0 if it is in that of its kind
	writes     []int32 // blocks
	killedIn   int32   // 1 + the last block that was seen to overwrite it
	liveAcross bool    // it is live across blocks: a block reads it that has not overwritten it before
}

// rawAccess is what an instruction does with memory of some classes.
type rawAccess struct {
	in                   *ir.Inst
	variable             int32  // -1: of these classes
	classes              uint32 // as bits
	reads, writes, whole bool
}

type span struct{ first, end int32 }

const memoryBudget = 8

func newMemoryGraph(c *Cache, f *ir.Function) *MemoryGraph {
	b := &memoryBuilder{
		MemoryGraph: &MemoryGraph{f: f, memory: Memory.Of(c), g: CFG.Of(c, f), dom: Dominators.Of(c, f),
			numbers: DenseIDs.Of(c, f)},
		m: c.module, index: c.module.NewTable(),
	}
	defer b.index.Release()
	order := Loops.Of(c, f).Order()
	b.choose(Variables.Of(c, f), ModuleVariables.Of(c), functionReferences.Of(c, f))
	b.scan(order)
	frontier := b.dom.IteratedFrontier(b.g)
	b.divide(frontier)
	b.number(order, frontier)
	b.rename()
	b.findUsers()
	b.infiniteLoop, b.outermost = hasInfiniteLoop(b.g, order), b.memory.calls.outermost(f)
	return b.MemoryGraph
}

// choose finds the variables all of whose accesses can be seen.
func (b *memoryBuilder) choose(accesses, all *VariableUses, calls []functionReference) {
	var hidden kinds // what a call accesses without saying which variables
	for _, call := range calls {
		p := b.memory.CalleeModRef(b.m.Def(call.function).Function())
		hidden |= p.reads.whole | p.writes.whole
	}
	var passed kinds // what a parameter may lead to
	for _, p := range b.f.Params {
		if class, ok := b.m.Types().StorageClass(p.Type); ok {
			passed |= kindsOf(class)
		}
	}
	for _, x := range accesses.list {
		d := b.m.Def(x.id)
		if d.Op != spirv.OpVariable || d.Function() == nil && kindsOf(spirv.StorageClass(d.Literal(0)))&passed != 0 &&
			all.Of(x.id)&UseArgument != 0 {
			continue
		}
		object := Object{x.id, spirv.StorageClass(d.Literal(0))}
		kind := kindsOf(object.Class)
		if kind != 0 && kind&^(functionMemory|privateMemory) == 0 && kind&hidden == 0 && !b.memory.escapes(object) {
			b.variables = append(b.variables, classVariable{id: x.id, kind: kind, liveAcross: kind != functionMemory})
			b.index.Set(x.id, int32(len(b.variables)))
		}
	}
}

// scan finds what the instructions access. Blocks follow their dominators.
func (b *memoryBuilder) scan(order []int32) {
	b.ends = make([]span, b.g.Len())
	for _, v := range order {
		first := int32(len(b.raw))
		for in := range b.f.Blocks[v].Insts() {
			b.budget += memoryBudget
			if in.Op == spirv.OpVariable {
				continue // its initializer is what is there at first
			}
			start := len(b.raw)
			accesses(b.m, in, func(t memoryAccess) {
				if t.pointer != 0 {
					object := UnderlyingObject(b.m, t.pointer)
					b.access(in, object, t.reads, t.writes, t.writes && t.pointer == object.ID && writesWhole(in))
				} else if k := t.unknown | t.whole; k != 0 {
					b.raw = append(b.raw, rawAccess{in, -1, classesOf(k), t.reads, t.writes, false})
				}
			})
			b.memory.eachCallee(in, func(f *ir.Function) {
				p := b.memory.CalleeModRef(f)
				for i, set := range [...]*objectSet{&p.reads, &p.writes} {
					for _, id := range set.objects {
						b.access(in, argumentObject(b.m, in, f, id), i == 0, i == 1, false)
					}
					if k := set.unknown | set.whole; k != 0 {
						b.raw = append(b.raw, rawAccess{in, -1, classesOf(k), i == 0, i == 1, false})
					}
				}
			})
			b.note(b.raw[start:], v)
		}
		b.ends[v] = span{first, int32(len(b.raw))}
	}
}

// writesWhole reports whether in writes all that its pointer leads to.
func writesWhole(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpStore, spirv.OpCopyMemory, spirv.OpLifetimeStart, spirv.OpLifetimeStop:
		return true
	}
	return false
}

// access records an access of what is derived from an object.
func (b *memoryBuilder) access(in *ir.Inst, object Object, reads, writes, whole bool) {
	v := b.index.Get(object.ID) - 1
	b.raw = append(b.raw, rawAccess{in, v, classesOf(kindsOf(object.Class)), reads, writes, whole})
}

// note records in which blocks variables are written, and whether they are live across blocks. An instruction reads
// before it writes.
func (b *memoryBuilder) note(list []rawAccess, block int32) {
	for _, a := range list {
		if a.variable >= 0 && (a.reads || !a.whole) {
			v := &b.variables[a.variable]
			v.liveAcross = v.liveAcross || v.killedIn != block+1
		}
	}
	for _, a := range list {
		if a.variable >= 0 && a.writes {
			v := &b.variables[a.variable]
			v.writes = addBlock(v.writes, block)
			if a.whole {
				v.killedIn = block + 1
			}
		}
	}
}

// addBlock adds a block to a list in the order of the walk.
func addBlock(list []int32, block int32) []int32 {
	if n := len(list); n == 0 || list[n-1] != block {
		return append(list, block)
	}
	return list
}

// divide gives variables classes of their own, as far as there is room for their phis.
func (b *memoryBuilder) divide(frontier *graph.IteratedFrontier) {
	effort := 2 * b.budget // for those that get none, too
	for i := range b.variables {
		v := &b.variables[i]
		before, left := len(b.placed), b.budget
		class := int32(kindClasses + len(b.classes))
		if v.liveAcross && len(v.writes) > 0 {
			if effort < 0 {
				continue
			}
			for _, j := range frontier.Of(v.writes, nil) {
				b.placed = append(b.placed, pair{j, class})
				left -= 1 + len(b.g.Preds(int(j)))
			}
			effort -= b.budget - left
		}
		if left < 0 {
			b.placed = b.placed[:before]
			continue
		}
		b.budget, v.class = left, class
		b.classes = append(b.classes, v.id)
	}
}

// number makes all accesses.
func (b *memoryBuilder) number(order []int32, frontier *graph.IteratedFrontier) {
	var writes [kindClasses][]int32
	for _, v := range order {
		for _, a := range b.raw[b.ends[v].first:b.ends[v].end] {
			if a.writes && b.classOf(a) == 0 {
				eachClass(a.classes, func(class int32) { writes[class] = addBlock(writes[class], v) })
			}
		}
	}
	for class, list := range writes {
		for _, j := range frontier.Of(list, nil) {
			b.placed = append(b.placed, pair{j, int32(class)})
		}
	}
	count := kindClasses + len(b.classes)
	b.nodes = make([]memoryNode, 0, count+len(b.placed)+len(b.raw))
	for class := range count {
		b.nodes = append(b.nodes, memoryNode{class: int32(class), before: -1})
	}
	classes := grouped(b.g.Len(), b.placed)
	b.phis = lists[int32]{start: classes.start, items: make([]int32, len(classes.items))}
	for v := range b.g.Len() {
		for i := classes.start[v]; i < classes.start[v+1]; i++ {
			b.phis.items[i] = int32(len(b.nodes))
			b.nodes = append(b.nodes, memoryNode{block: int32(v), class: classes.items[i], kind: MemoryPhi,
				before: int32(len(b.operands))})
			b.operands = append(b.operands, slices.Repeat([]MemoryAccess{-1}, len(b.g.Preds(v)))...)
		}
	}
	b.first = make([]int32, b.numbers.Len())
	b.spans = make([]span, b.g.Len())
	b.last = make([]int32, count)
	for _, v := range order {
		first := int32(len(b.nodes))
		list := b.raw[b.ends[v].first:b.ends[v].end]
		for len(list) > 0 {
			b.m.Spend(1)
			n := 1
			for n < len(list) && list[n].in == list[0].in {
				n++
			}
			b.instruction(v, list[:n])
			list = list[n:]
		}
		b.spans[v] = span{first, int32(len(b.nodes))}
	}
}

// classOf returns the class of the variable that an access is of, 0 if it has none of its own.
func (b *memoryBuilder) classOf(a rawAccess) int32 {
	if a.variable < 0 {
		return 0
	}
	return b.variables[a.variable].class
}

// instruction makes the accesses of an instruction, one for each class.
func (b *memoryBuilder) instruction(block int32, list []rawAccess) {
	start := int32(len(b.nodes))
	for _, a := range list {
		add := func(class int32) {
			if b.last[class] <= start {
				b.nodes = append(b.nodes, memoryNode{in: a.in, block: block, class: class, before: -1, kind: MemoryUse})
				b.last[class] = int32(len(b.nodes))
			}
			n := &b.nodes[b.last[class]-1]
			n.reads = n.reads || a.reads
			if a.writes {
				n.kind = MemoryDef
			}
			n.whole = n.whole || a.whole && class >= kindClasses
		}
		if class := b.classOf(a); class != 0 {
			add(class)
		} else {
			eachClass(a.classes, add)
		}
	}
	if in := list[0].in; in.Result != 0 && int32(len(b.nodes)) > start {
		b.first[b.numbers.Of(in.Result)] = start + 1
	}
}

// rename walks over the dominator tree with the state of each class.
func (b *memoryBuilder) rename() {
	b.now = make([]int32, kindClasses+len(b.classes))
	for class := range b.now {
		b.now[class] = int32(class)
	}
	var undo []pair                       // a class and its state before
	type step struct{ block, undo int32 } // with block < 0: back to so many
	stack := []step{{0, -1}}
	set := func(class, state int32) {
		undo = append(undo, pair{class, b.now[class]})
		b.now[class] = state
	}
	for len(stack) > 0 {
		b.m.Spend(1)
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if s.block < 0 {
			for len(undo) > int(s.undo) {
				last := undo[len(undo)-1]
				undo = undo[:len(undo)-1]
				b.now[last.from] = last.to
			}
			continue
		}
		stack = append(stack, step{-1, int32(len(undo))})
		for _, phi := range b.phis.of(int(s.block)) {
			set(b.nodes[phi].class, phi)
		}
		for i := b.spans[s.block].first; i < b.spans[s.block].end; i++ {
			n := &b.nodes[i]
			n.before = b.now[n.class]
			if n.kind == MemoryDef {
				set(n.class, i)
			}
		}
		for k, to := range b.g.Succs(int(s.block)) {
			which := b.g.WhichPred(int(s.block), k)
			for _, phi := range b.phis.of(int(to)) {
				n := &b.nodes[phi]
				b.operands[int(n.before)+which] = MemoryAccess(b.now[n.class])
			}
		}
		b.leave(s.block)
		for _, child := range b.dom.Children(int(s.block)) {
			stack = append(stack, step{child, -1})
		}
	}
}

// leave marks the states that are there where a block returns. Beyond the budget, those of Private variables all count
// as such.
func (b *memoryBuilder) leave(block int32) {
	if !effects.MayReturn(b.f.Blocks[block].Last()) {
		return
	}
	for class := range kindClasses {
		b.nodes[b.now[class]].out = true
	}
	if b.budget -= len(b.classes); b.budget < 0 {
		for i := range b.nodes {
			if n := &b.nodes[i]; n.class >= kindClasses && !isLocal(b.m, b.classes[n.class-kindClasses]) {
				n.out = true
			}
		}
		return
	}
	for i, id := range b.classes {
		if !isLocal(b.m, id) {
			b.nodes[b.now[kindClasses+i]].out = true
		}
	}
}

// findUsers turns the edges around.
func (b *memoryBuilder) findUsers() {
	b.users = group(len(b.nodes), func(yield func(int, MemoryAccess) bool) {
		for i := range b.nodes {
			n := &b.nodes[i]
			if n.kind >= MemoryDef && !yield(int(n.before), MemoryAccess(i)) {
				return
			}
			for _, a := range b.Operands(MemoryAccess(i)) {
				if a >= 0 && !yield(int(a), MemoryAccess(i)) {
					return
				}
			}
		}
	})
}

// hasInfiniteLoop reports whether a block is reached from which no way leads out of the function.
func hasInfiniteLoop(g *graph.Graph, order []int32) bool {
	seen := make([]bool, g.Len())
	var work []int32
	add := func(v int32) {
		if !seen[v] {
			seen[v] = true
			work = append(work, v)
		}
	}
	for _, v := range order {
		if len(g.Succs(int(v))) == 0 {
			add(v)
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range g.Preds(int(v)) {
			add(p)
		}
	}
	return slices.ContainsFunc(order, func(v int32) bool { return !seen[v] })
}
