package ir

import (
	"fmt"
	"slices"

	"hone/graph"
	"hone/spirv"
)

// NewFunction adds a function of an OpTypeFunction, with its parameters and without blocks: [Function.NewBlock] makes
// the first one, and a builder at the end of each fills it. Without blocks it is a declaration, for a linker
// ([Module.SetLinkage]). Constant time.
//
//	f := m.NewFunction(m.Types().Function(u32, u32), spirv.FunctionControlNone)
//	b := build.AtEnd(f.NewBlock(nil))
//	b.ReturnValue(b.IMul(u32, f.Params[0].Result, three))
func (m *Module) NewFunction(typ ID, control spirv.FunctionControl) *Function {
	return m.NewFunctionAs(m.NewID(), typ, control)
}

// NewFunctionAs is [Module.NewFunction] for an id that [Module.NewID] gave, which others may name already: functions
// that call each other, say.
func (m *Module) NewFunctionAs(id, typ ID, control spirv.FunctionControl) *Function {
	t := m.Def(typ)
	if t == nil || t.Op != spirv.OpTypeFunction {
		panic(fmt.Sprintf("ir: NewFunction of type %%%d, which is no OpTypeFunction", typ))
	}
	f := &Function{Index: len(m.functions), mod: m, header: list{mod: m}}
	f.header.fn = f
	m.functions = append(m.functions, f)
	f.Def = m.newResult(spirv.OpFunction, t.ID(0), id, uint32(control), uint32(t.Result))
	f.header.append(f.Def)
	m.markEdited()
	m.unsorted = true
	for i := 1; i < len(t.words); i++ {
		f.addParam(m.NewInst(spirv.OpFunctionParameter, t.ID(i), true))
	}
	return f
}

// addParam puts a parameter after the others.
func (f *Function) addParam(in *Inst) {
	last := f.Def
	if n := len(f.Params); n > 0 {
		last = f.Params[n-1]
	}
	f.header.insertBefore(last.next, in)
	f.Params = append(f.Params, in)
}

// Type returns the OpTypeFunction of f.
func (f *Function) Type() ID { return f.Def.ID(1) }

// AddParameter gives f one more parameter, the last, and a type that has it, and returns the parameter. Each call of f
// needs one more argument then: call.SetOperands(append(slices.Clone(call.Words()), uint32(argument))).
func (f *Function) AddParameter(typ ID) ID {
	return f.ChangeParameters(func(int) bool { return false }, typ)[0]
}

// ChangeParameters takes the parameters for which gone is true of their index from f, which nothing but debug
// information may use, appends new ones, and returns these. The calls of f have to follow. Linear in the parameters.
func (f *Function) ChangeParameters(gone func(i int) bool, types ...ID) (added []ID) {
	kept := f.Params[:0]
	for i, p := range f.Params {
		if gone(i) {
			p.Remove()
		} else {
			kept = append(kept, p)
		}
	}
	clear(f.Params[len(kept):])
	f.Params = kept
	for _, typ := range types {
		in := f.mod.NewInst(spirv.OpFunctionParameter, typ, true)
		f.addParam(in)
		added = append(added, in.Result)
	}
	f.retype(f.Def.Type)
	return added
}

// SetReturnType says that f returns another type. Its returns and its calls have to follow.
func (f *Function) SetReturnType(typ ID) { f.retype(typ) }

// retype gives f the type that is made of its parameters and of what it returns.
func (f *Function) retype(result ID) {
	m := f.mod
	var types []ID
	for _, p := range f.Params {
		types = append(types, m.Resolve(p.Type))
	}
	result = m.Resolve(result)
	f.Def.SetType(result)
	f.Def.SetID(1, m.Types().Function(result, types...))
	m.markEdited() // those who call f see it
}

// TakeBlocks moves the blocks of g, another function of the module, into f, after one of its blocks. Nothing leads to
// them there, and what they name of g, such as its parameters, is for the caller to replace before. g has no blocks
// then, and is to be removed. In a module with debug information blocks do not move, since positions hold results that
// belong to one function: TakeBlocks panics. Linear in the blocks.
func (f *Function) TakeBlocks(g *Function, after *Block) {
	if f.mod.hasDebug {
		panic("ir: TakeBlocks in a module with debug information")
	}
	g.flushRemovals()
	g.Layout()
	for _, b := range g.Blocks {
		b.fn, b.Index, b.after = f, len(f.Blocks), after
		f.Blocks = append(f.Blocks, b)
		after = b
	}
	g.Blocks = nil
	f.stale = f.stale || g.stale
	f.notes.Names++
	f.notes.Decorations++
	for _, x := range [...]*Function{f, g} {
		x.markEdited()
		x.markEdgesEdited()
	}
	g.unlaid = false
}

// Remove removes a function, which nothing else may name: calls, entry points and execution modes go before. Linear in
// the functions of the module; [Module.RemoveFunctions] removes many.
func (f *Function) Remove() { f.mod.RemoveFunctions(func(g *Function) bool { return g == f }) }

// sortFunctions puts functions without blocks before the others, as the specification wants it (section 2.4), where
// functions were added.
func (m *Module) sortFunctions() {
	if !m.unsorted {
		return
	}
	m.unsorted = false
	declared := func(f *Function) bool { return len(f.Blocks) == 0 }
	first := slices.IndexFunc(m.functions, func(f *Function) bool { return !declared(f) })
	if first < 0 || !slices.ContainsFunc(m.functions[first:], declared) {
		return
	}
	slices.SortStableFunc(m.functions, func(f, g *Function) int {
		switch {
		case declared(f) == declared(g):
			return 0
		case declared(f):
			return -1
		}
		return 1
	})
	for i, f := range m.functions {
		f.Index = i
	}
	m.markEdited()
}

// SetLinkage gives a function or variable a name by which other modules know it, or by which it is theirs, in place of
// the one that it has, and declares the capability Linkage.
func (m *Module) SetLinkage(id ID, name string, kind spirv.LinkageType) {
	m.removeDecorations(id, func(d Decoration) bool { return d.Kind == spirv.DecorationLinkageAttributes })
	m.Require(spirv.CapabilityLinkage)
	m.Decorate(id, spirv.DecorationLinkageAttributes, append(spirv.AppendString(nil, name), uint32(kind))...)
}

// Linkage returns the name and the kind of the LinkageAttributes of a function or variable; ok is false where it has
// none.
func (m *Module) Linkage(id ID) (name string, kind spirv.LinkageType, ok bool) {
	for d := range m.Decorations(id) {
		if d.Kind == spirv.DecorationLinkageAttributes && d.Member < 0 && len(d.Params) > 1 {
			name, _, _ = spirv.String(d.Params)
			return name, spirv.LinkageType(d.Params[len(d.Params)-1]), true
		}
	}
	return "", 0, false
}

// Symbol is a function or variable that has a name for other modules.
type Symbol struct {
	ID   ID
	Name string
	Kind spirv.LinkageType
}

// Imported reports whether another module defines the symbol. It does not of the zero Symbol.
func (s Symbol) Imported() bool { return s.ID != 0 && s.Kind == spirv.LinkageTypeImport }

// Symbols returns what has LinkageAttributes: variables, then functions, in the order of the module. Cost: linear in
// what is declared outside of functions.
func (m *Module) Symbols() (list []Symbol) {
	add := func(id ID) {
		if name, kind, ok := m.Linkage(id); ok {
			list = append(list, Symbol{id, name, kind})
		}
	}
	for in := range m.Section(Globals).Insts() {
		add(in.Result)
	}
	for _, f := range m.functions {
		add(f.Result())
	}
	return list
}

// RemoveLinkage takes the LinkageAttributes from a function or variable.
func (m *Module) RemoveLinkage(id ID) {
	m.removeDecorations(id, func(d Decoration) bool { return d.Kind == spirv.DecorationLinkageAttributes })
}

// Layout ends a series of edits of blocks: those that were removed or merged leave f.Blocks, those that were made move
// to their places, and if a block has come to stand before one that dominates it, it moves after that. Every block's
// Index is its place then. The driver calls it after each pass, so a pass need not.
//
// Cost: linear, or none if no edge was edited; near linear if blocks have to move.
func (f *Function) Layout() {
	if !f.unlaid {
		return
	}
	f.unlaid = false
	f.place()
	for i, b := range f.Blocks {
		b.Index = i
	}
	if !f.forwardReachable() {
		f.sortByDominance()
	}
}

// place drops blocks without instructions and puts each new block after the one that it was made for, the newest first.
func (f *Function) place() {
	n := len(f.Blocks)
	first := slices.IndexFunc(f.Blocks, func(b *Block) bool { return b.after != nil || b.first == nil })
	if first < 0 {
		return
	}
	next := make([]int32, n) // linked list over indices
	last := int32(-1)
	for i, b := range f.Blocks {
		if b.after == nil {
			if last >= 0 {
				next[last] = int32(i)
			}
			last = int32(i)
			next[i] = -1
		}
	}
	for i, b := range f.Blocks {
		if b.after != nil {
			a := b.after.Index
			next[i], next[a] = next[a], int32(i)
			b.after = nil
		}
	}
	blocks := make([]*Block, 0, n)
	for i := int32(0); i >= 0; i = next[i] {
		if b := f.Blocks[i]; b.first != nil {
			blocks = append(blocks, b)
		} else {
			b.Index = -1
		}
	}
	f.Blocks = blocks
	f.markCFGEdited()
}

// forwardReachable reports whether a path of forward edges leads to each block that the first one reaches: what
// dominates a block is on that path, so it stands before it.
func (f *Function) forwardReachable() bool {
	reached := make([]bool, len(f.Blocks))
	reached[0] = true
	for i, b := range f.Blocks[1:] {
		reached[i+1] = slices.ContainsFunc(b.preds, func(p *Block) bool { return p.Index <= i && reached[p.Index] })
	}
	for i, b := range f.Blocks {
		if !reached[i] && slices.ContainsFunc(b.preds, func(p *Block) bool { return reached[p.Index] }) {
			return false
		}
	}
	return true
}

// sortByDominance puts each block that stands before its immediate dominator after it, and leaves the others in their
// order. If there is one, what is not reached is put at the end.
func (f *Function) sortByDominance() {
	dom := graph.NewDominators(f.Graph(), 0)
	late := false
	for i := range f.Blocks[1:] {
		late = late || dom.Reachable(i+1) && dom.Idom(i+1) > i+1
	}
	if !late {
		return
	}
	placed := make([]bool, len(f.Blocks))
	waiting := make([][]*Block, len(f.Blocks)) // by immediate dominator
	order := make([]*Block, 0, len(f.Blocks))
	var unreachable []*Block // they may use what the others define
	for i, b := range f.Blocks {
		if !dom.Reachable(i) {
			unreachable = append(unreachable, b)
			continue
		}
		if i > 0 && !placed[dom.Idom(i)] {
			waiting[dom.Idom(i)] = append(waiting[dom.Idom(i)], b)
			continue
		}
		for stack := []*Block{b}; len(stack) > 0; {
			b.mod.Spend(1)
			b := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			order = append(order, b)
			placed[b.Index] = true
			for _, w := range slices.Backward(waiting[b.Index]) {
				stack = append(stack, w)
			}
		}
	}
	copy(f.Blocks, append(order, unreachable...))
	for i, b := range f.Blocks {
		b.Index = i
	}
	f.markCFGEdited()
}
