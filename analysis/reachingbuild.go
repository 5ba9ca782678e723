package analysis

import (
	"cmp"
	"slices"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// reachingBuilder finds the contents of variables.
type reachingBuilder struct {
	*Reaching
	f         *ir.Function
	m         *ir.Module
	g         *graph.Graph
	dom       *graph.Dominators
	index     *ir.Table // variable -> 1 + index
	variables []reachingVariable
	accesses  []reachingAccess
	spans     []span       // by block: its accesses
	merges    lists[int32] // by block: variables
	at        []int32      // by merge, in the order of merges.items: its content
	now       []int32      // by variable: the content where the walk is
	readers   []pair       // a content and the variable of which an instruction reads it
	budget    int
}

type reachingVariable struct {
	id      ir.ID
	writes  []int32 // blocks
	hidden  int32   // 1 + the last block that was seen to write it whole
	last    int     // 1 + index of the last access that was seen
	spreads bool    // a block reads it that has not written it whole before
	left    bool    // it is left out
}

// reachingAccess is what an instruction does with a variable: it reads it, then it writes it.
type reachingAccess struct {
	in                   *ir.Inst
	variable             int32
	reads, writes, whole bool // whole: all of it is written for sure
}

type span struct{ first, end int32 }

func newReaching(c *Cache, f *ir.Function) *Reaching {
	b := &reachingBuilder{
		Reaching: &Reaching{memory: Memory.Of(c), numbers: Numbers.Of(c, f)},
		f:        f, m: c.module, g: CFG.Of(c, f), dom: Dominators.Of(c, f), index: c.module.NewTable(),
	}
	defer b.index.Release()
	b.loads = make([]int32, b.numbers.Len())
	b.choose(Variables.Of(c, f), ModuleVariables.Of(c), mentions.Of(c, f))
	if len(b.variables) > 0 {
		b.scan(Loops.Of(c, f).Order())
		b.place()
		b.walk()
		b.finish()
	}
	return b.Reaching
}

// choose finds the variables whose accesses can be seen.
func (b *reachingBuilder) choose(accesses, all *VariableAccesses, calls []mention) {
	var hidden kinds // what a call accesses without saying which variables
	for _, call := range calls {
		p := b.memory.Call(b.m.Def(call.function).Function())
		hidden |= p.reads.whole | p.writes.whole
	}
	var passed kinds // what a parameter may lead to
	for _, p := range b.f.Params {
		if class, ok := pointerClass(b.m, p.Type); ok {
			passed |= kindsOf(class)
		}
	}
	for _, x := range accesses.list {
		d := b.m.Def(x.id)
		if d.Op != spirv.OpVariable || d.Function() == nil && kindsOf(spirv.StorageClass(d.Word(0)))&passed != 0 && all.Of(x.id)&AccessCall != 0 {
			continue
		}
		object := Object{x.id, spirv.StorageClass(d.Word(0))}
		kind := kindsOf(object.Class)
		if kind&^(functionMemory|privateMemory) != 0 || kind&hidden != 0 || b.memory.escapes(object) || !b.memory.At(x.id).Stable {
			continue
		}
		b.variables = append(b.variables, reachingVariable{id: x.id})
		b.index.Set(x.id, int32(len(b.variables)))
	}
}

// scan finds the accesses. blocks come behind their dominators.
func (b *reachingBuilder) scan(blocks []int32) {
	b.spans = make([]span, b.g.Len())
	for _, v := range blocks {
		first := int32(len(b.accesses))
		for in := range b.f.Blocks[v].Insts() {
			b.budget += reachingBudget
			if in.Op == spirv.OpVariable {
				continue // its initializer is what is there at first
			}
			start := len(b.accesses)
			accesses(b.m, in, func(t memoryAccess) {
				if t.pointer != 0 {
					object := UnderlyingObject(b.m, t.pointer)
					b.access(start, reachingAccess{in, b.index.Get(object.ID) - 1, t.reads, t.writes, t.writes && t.pointer == object.ID && writesWhole(in)})
				}
			})
			b.memory.eachCallee(in, func(f *ir.Function) {
				p := b.memory.Call(f)
				for _, id := range p.reads.objects {
					b.access(start, reachingAccess{in, b.index.Get(argumentObject(b.m, in, f, id).ID) - 1, true, false, false})
				}
				for _, id := range p.writes.objects {
					b.access(start, reachingAccess{in, b.index.Get(argumentObject(b.m, in, f, id).ID) - 1, false, true, false})
				}
			})
			for _, a := range b.accesses[start:] {
				b.note(a, v)
			}
		}
		b.spans[v] = span{first, int32(len(b.accesses))}
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

// access records an access. Those from start on are of the same instruction.
func (b *reachingBuilder) access(start int, a reachingAccess) {
	if a.variable < 0 {
		return
	}
	v := &b.variables[a.variable]
	if v.last > start {
		x := &b.accesses[v.last-1]
		x.reads, x.writes, x.whole = x.reads || a.reads, x.writes || a.writes, x.whole || a.whole
		return
	}
	b.accesses = append(b.accesses, a)
	v.last = len(b.accesses)
}

// note records in which blocks a variable is written, and whether its content spreads from one to another.
func (b *reachingBuilder) note(a reachingAccess, block int32) {
	v := &b.variables[a.variable]
	if a.reads && v.hidden != block+1 {
		v.spreads = true
	}
	if a.whole {
		v.hidden = block + 1
	}
	if n := len(v.writes); a.writes && (n == 0 || v.writes[n-1] != block) {
		v.writes = append(v.writes, block)
	}
}

// place finds where contents come together.
func (b *reachingBuilder) place() {
	var placed []pair
	frontier := b.dom.IteratedFrontier(b.g)
	for i := range b.variables {
		v := &b.variables[i]
		if !v.spreads || len(v.writes) == 0 {
			continue
		}
		before := len(placed)
		for _, j := range frontier.Of(v.writes, nil) {
			placed = append(placed, pair{j, int32(i)})
			b.budget -= 1 + len(b.g.Preds(int(j)))
		}
		if v.left = b.budget < 0; v.left {
			for _, x := range placed[before:] {
				b.budget += 1 + len(b.g.Preds(int(x.from)))
			}
			placed = placed[:before]
		}
	}
	b.merges = grouped(b.g.Len(), placed)
	b.contents = make([]content, 0, len(b.variables)+len(b.merges.items)+len(b.accesses))
	b.now = make([]int32, len(b.variables))
	for i := range b.variables {
		b.now[i] = int32(len(b.contents))
		b.contents = append(b.contents, content{before: -1})
	}
	b.at = make([]int32, len(b.merges.items))
	for v := range b.g.Len() {
		preds := len(b.g.Preds(v))
		for i := b.merges.start[v]; i < b.merges.start[v+1]; i++ {
			b.at[i] = int32(len(b.contents))
			b.contents = append(b.contents, content{before: int32(len(b.joined)), joins: int32(preds)})
			b.joined = append(b.joined, slices.Repeat([]int32{-1}, preds)...)
		}
	}
}

// walk goes over the dominator tree with the content of each variable.
func (b *reachingBuilder) walk() {
	var undo []pair                       // a variable and its content before
	type step struct{ block, undo int32 } // with block < 0: back to so many
	stack := []step{{0, -1}}
	set := func(v, content int32) {
		undo = append(undo, pair{v, b.now[v]})
		b.now[v] = content
	}
	for len(stack) > 0 {
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
		for i := b.merges.start[s.block]; i < b.merges.start[s.block+1]; i++ {
			set(b.merges.items[i], b.at[i])
		}
		for _, a := range b.accesses[b.spans[s.block].first:b.spans[s.block].end] {
			if a.reads {
				b.readers = append(b.readers, pair{b.now[a.variable], a.variable})
				if a.in.Op == spirv.OpLoad && !b.variables[a.variable].left {
					b.loads[b.numbers.Of(a.in.Result)] = b.now[a.variable] + 1
				}
			}
			if a.writes {
				before := b.now[a.variable]
				if a.whole {
					before = -1
				}
				set(a.variable, int32(len(b.contents)))
				b.contents = append(b.contents, content{in: a.in, before: before})
			}
		}
		for k, to := range b.g.Succs(int(s.block)) {
			which := b.g.WhichPred(int(s.block), k)
			for i := b.merges.start[to]; i < b.merges.start[to+1]; i++ {
				b.joined[b.contents[b.at[i]].before+int32(which)] = b.now[b.merges.items[i]]
			}
		}
		for _, child := range b.dom.Children(int(s.block)) {
			stack = append(stack, step{child, -1})
		}
	}
}

// finish finds the variables of which something may be read that was there when the function began.
func (b *reachingBuilder) finish() {
	after := group(len(b.contents), func(yield func(int, int32) bool) {
		for i, c := range b.contents {
			if c.joins == 0 && c.before >= 0 && !yield(int(c.before), int32(i)) {
				return
			}
			if c.joins == 0 {
				continue
			}
			for _, from := range b.joined[c.before : c.before+c.joins] {
				if from >= 0 && !yield(int(from), int32(i)) {
					return
				}
			}
		}
	})
	initial := make([]bool, len(b.contents))
	var work []int32
	for i := range b.variables {
		initial[i] = true
		work = append(work, int32(i))
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		for _, next := range after.of(int(i)) {
			if !initial[next] {
				initial[next] = true
				work = append(work, next)
			}
		}
	}
	found := make([]bool, len(b.variables))
	for _, r := range b.readers {
		found[r.to] = found[r.to] || initial[r.from]
	}
	for i := range b.variables {
		if v := &b.variables[i]; !v.left {
			b.known = append(b.known, reachedVariable{v.id, found[i]})
		}
	}
	slices.SortFunc(b.known, func(x, y reachedVariable) int { return cmp.Compare(x.id, y.id) })
}
