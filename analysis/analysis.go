// Package analysis computes facts about a module on demand and keeps them while they hold.
//
// A kind of fact is a [FunctionFact] or a [ModuleFact]: a name, what it depends on, and how it is computed. The ones of
// this package and user-defined ones are made and asked in the same way:
//
//	var Depth = &analysis.FunctionFact[[]int]{
//		Name: "depth", DependsOn: analysis.OnCFG,
//		Compute: func(c *analysis.Cache, f *ir.Function) []int { ... analysis.Dominators.Of(c, f) ... },
//	}
//	depth := Depth.Of(c, f) // c: a *Cache or a *pass.Context
//
// Whether a fact holds is seen, not declared: modules and functions count their edits, by what they are of
// ([ir.Edits]), and if something that a fact depends on was edited since it was computed, it is computed anew. A pass
// may declare that it preserves a fact in spite of its edits; with checks on, what is kept is compared with what is
// computed anew.
package analysis

import (
	"fmt"
	"reflect"
	"slices"

	"hone/ir"
)

// Dependencies is a set of what a fact depends on: edits of these invalidate it. The zero value stands for all but the
// code of other functions.
type Dependencies uint16

// What a fact may depend on.
const (
	OnCFG  Dependencies = 1 << iota // the blocks of the function, the edges between them, and merge instructions
	OnCode                          // all instructions of the function
	// names, strings and debug information: of what the function defines, and outside
	OnNames
	OnDecorations // decorations, likewise
	OnTypes       // types and constants; new ones change nothing that is there
	OnNewTypes    // types and constants that are new
	OnGlobals     // all else outside of functions: variables, entry points, capabilities
	OnFunctions   // the code of all functions, with their names and decorations if these count

	// OnOutside is what stands outside of functions and has a say in what the code means: all but names.
	OnOutside = OnDecorations | OnTypes | OnGlobals
	// OnModule is all of the module.
	OnModule = OnCFG | OnCode | OnNames | OnOutside | OnNewTypes | OnFunctions

	onDefault = OnCode | OnNames | OnOutside
)

// FunctionFact is a kind of fact about functions. T is shared by all who ask: it must not be written.
type FunctionFact[T any] struct {
	Name      string
	DependsOn Dependencies
	// Needs are facts about the module that Compute asks for. The fact is invalidated when one of them changes: so it
	// depends on the code of other functions only as far as they do.
	Needs []Fact
	// Compute makes the fact for a function that has blocks. It may ask for other facts. Unless it depends OnFunctions,
	// it must not depend on the code of other functions but by what it needs.
	Compute func(c *Cache, f *ir.Function) T
	// Validate compares two facts when what is kept is verified; nil for [reflect.DeepEqual]. Of a fact that is a
	// conservative approximation it reports whether what was kept still is one.
	Validate func(kept, fresh T) bool
}

// ModuleFact is a kind of fact about a whole module. It is invalidated by an edit of what it depends on: by any edit,
// for the zero value. T is shared by all who ask: it must not be written.
type ModuleFact[T any] struct {
	Name      string
	DependsOn Dependencies
	Compute   func(c *Cache) T
	// Update makes the fact of the one before the last edits, which it may return: for a fact that need not be computed
	// anew because one function was edited (see [ir.Module.EditedSince]). It may be nil.
	Update func(c *Cache, old T) T
	// Equal reports whether what Update made says the same as what was there before. What needs the fact holds on then.
	// It may be nil, and say no too often.
	Equal    func(old, now T) bool
	Validate func(kept, fresh T) bool // as in [FunctionFact]
}

// Fact is a kind of fact: a *[FunctionFact] or a *[ModuleFact].
type Fact interface {
	// name returns the kind's name.
	name() string
	// at returns the part of a state that the fact depends on.
	at(s *State) stamp
	// verify asks c, which has fresh facts, for the fact about f, nil for the module, and reports whether it is the
	// same as kept.
	verify(c *Cache, f *ir.Function, kept any) bool
	// revision brings a fact about the module up to date, and returns how often it became another one.
	revision(c *Cache) uint64
	// needs returns the revisions of the facts that it needs, added up.
	needs(c *Cache) uint64
}

// Source is where facts come from: a *[Cache], or the context of a pass.
type Source interface{ Facts() *Cache }

// Cache holds the facts of one module.
type Cache struct {
	module          *ir.Module
	functions       []functionEntries // by index
	whole           []entry
	interprocedural int
}

// InterproceduralQueries returns how often a fact was asked for that may depend on other functions than the one that it
// is about. What is made of such facts may be out of date although its function was not edited.
func (c *Cache) InterproceduralQueries() int { return c.interprocedural }

// functionEntries are the facts about a function: few, they are searched one by one.
type functionEntries struct {
	of   *ir.Function
	list []entry
}

// reset drops the facts, for those about f.
func (x *functionEntries) reset(f *ir.Function) {
	clear(x.list)
	*x = functionEntries{f, x.list[:0]}
}

// entry is a fact with the state that it was computed for.
type entry struct {
	kind     Fact
	state    stamp
	value    any
	revision uint64 // of a fact about the module: how often it became another one
	needs    uint64 // of a fact about a function: revisions that it was computed for
	verified stamp  // the state for which [Cache.Verify] has computed it anew
}

// State is a point in the history of a module and one of its functions.
type State struct {
	function ir.Version
	notes    ir.Edits // of what the function defines
	outer    ir.Edits // outside of functions
	module   ir.Edits // everywhere
}

// NewCache returns an empty cache for the facts of m.
func NewCache(m *ir.Module) *Cache { return &Cache{module: m} }

// Reset makes c an empty cache for the facts of m, nil for none yet: that of the next module takes the memory of that
// before.
func (c *Cache) Reset(m *ir.Module) {
	clear(c.whole)
	for i := range c.functions {
		c.functions[i].reset(nil)
	}
	*c = Cache{module: m, functions: c.functions[:0], whole: c.whole[:0]}
}

// Module returns the module that the facts are about.
func (c *Cache) Module() *ir.Module { return c.module }

// Facts returns c itself: a cache is a [Source].
func (c *Cache) Facts() *Cache { return c }

// State returns the present state of the module, and of f where it is not nil.
func (c *Cache) State(f *ir.Function) State {
	s := State{module: c.module.Edits(), outer: c.module.GlobalEdits()}
	if f != nil {
		s.function, s.notes = f.Version(), f.AnnotationEdits()
	}
	return s
}

// stamp is the part of a state that matters for a fact. Counts only grow, so sums of them are equal if all of them are.
type stamp struct {
	function ir.Version
	edits    uint64
}

// at returns the part of a state that matters for what has these dependencies.
func (b Dependencies) at(s *State) stamp {
	if b == 0 {
		b = onDefault
	}
	var x stamp
	switch {
	case b&OnCode != 0:
		x.function = s.function
	case b&OnCFG != 0:
		x.function.CFG = s.function.CFG
	}
	x.edits = b.sum(&s.notes) + b.sum(&s.outer)
	if b&OnFunctions != 0 {
		x.edits += b.sum(&s.module) + s.module.Code
	}
	return x
}

// sum adds up the counts outside of code that belong to a basis.
func (b Dependencies) sum(e *ir.Edits) (n uint64) {
	if b&OnNames != 0 {
		n += e.Names
	}
	if b&OnDecorations != 0 {
		n += e.Decorations
	}
	if b&OnTypes != 0 {
		n += e.Types
	}
	if b&OnNewTypes != 0 {
		n += e.New
	}
	if b&OnGlobals != 0 {
		n += e.Globals
	}
	return n
}

// now returns the stamp of the present state.
func (b Dependencies) now(c *Cache, f *ir.Function) stamp {
	if b == OnCFG {
		return stamp{function: ir.Version{CFG: f.Version().CFG}}
	}
	s := c.State(f)
	return b.at(&s)
}

// Of returns the fact for f. It costs what Compute costs at the first call after an edit that invalidates it, then next
// to nothing.
func (k *FunctionFact[T]) Of(s Source, f *ir.Function) T {
	c := s.Facts()
	if k.DependsOn&OnFunctions != 0 || len(k.Needs) > 0 {
		c.interprocedural++
	}
	now, needs := k.DependsOn.now(c, f), k.needs(c)
	if e := find(*c.about(f), k); e != nil && e.state == now && e.needs == needs {
		return e.value.(T)
	}
	if k.DependsOn != OnCFG {
		c.module.CompleteReplacements()
		now, needs = k.DependsOn.now(c, f), k.needs(c)
	}
	value := k.Compute(c, f)
	put(c.about(f), entry{kind: k, state: now, needs: needs, value: value})
	return value
}

// about returns the facts about f. Those about functions that had its place in the module are dropped.
func (c *Cache) about(f *ir.Function) *[]entry {
	if n := len(c.module.Functions()); f.Index >= len(c.functions) {
		c.functions = slices.Grow(c.functions, n-len(c.functions))[:n]
	}
	x := &c.functions[f.Index]
	if x.of != f {
		x.reset(f)
	}
	return &x.list
}

// Of returns the fact for the module of s. It costs what Compute or Update costs at the first call after an edit that
// invalidates it, then next to nothing.
func (k *ModuleFact[T]) Of(s Source) T {
	c := s.Facts()
	c.interprocedural++
	now := k.now(c)
	e := find(c.whole, k)
	if e != nil && e.state == now {
		return e.value.(T)
	}
	c.module.CompleteReplacements()
	now = k.now(c)
	var value T
	revision := uint64(1)
	if e != nil {
		revision = e.revision + 1
	}
	if e != nil && k.Update != nil {
		old := e.value.(T)
		if value = k.Update(c, old); k.Equal != nil && k.Equal(old, value) {
			revision--
		}
	} else {
		value = k.Compute(c)
	}
	put(&c.whole, entry{kind: k, state: now, revision: revision, value: value})
	return value
}

func (k *ModuleFact[T]) revision(c *Cache) uint64 {
	k.Of(c)
	return find(c.whole, k).revision
}

func (k *FunctionFact[T]) revision(*Cache) uint64 {
	panic("analysis: " + k.Name + " is no fact about the module")
}

func (k *FunctionFact[T]) needs(c *Cache) (sum uint64) {
	for _, x := range k.Needs {
		sum += x.revision(c) // which only grow, so equal sums are equal terms
	}
	return sum
}

func (k *ModuleFact[T]) needs(*Cache) uint64 { return 0 }

// find returns the entry of a kind, nil for none.
func find(list []entry, k Fact) *entry {
	for i := range list {
		if list[i].kind == k {
			return &list[i]
		}
	}
	return nil
}

// put puts e in the place of the entry of its kind.
func put(list *[]entry, e entry) {
	if old := find(*list, e.kind); old != nil {
		*old = e
	} else {
		*list = append(*list, e)
	}
}

func (k *FunctionFact[T]) name() string { return k.Name }
func (k *ModuleFact[T]) name() string   { return k.Name }

func (k *FunctionFact[T]) at(s *State) stamp { return k.DependsOn.at(s) }

func (k *ModuleFact[T]) at(s *State) stamp {
	of := State{outer: s.outer, module: s.module} // not of a function
	if k.DependsOn == 0 {
		return OnModule.at(&of)
	}
	return (k.DependsOn | OnFunctions).at(&of)
}

func (k *ModuleFact[T]) now(c *Cache) stamp {
	s := c.State(nil)
	return k.at(&s)
}

func (k *FunctionFact[T]) verify(c *Cache, f *ir.Function, kept any) bool {
	if k.DependsOn == OnCFG {
		return same(k.Validate, kept.(T), k.Of(c, f))
	}
	return same(k.Validate, kept.(T), k.Compute(c, f))
}

func (k *ModuleFact[T]) verify(c *Cache, _ *ir.Function, kept any) bool {
	return same(k.Validate, kept.(T), k.Compute(c))
}

func same[T any](equal func(kept, fresh T) bool, kept, fresh T) bool {
	if equal == nil {
		return reflect.DeepEqual(kept, fresh)
	}
	return equal(kept, fresh)
}

// Preserve says that the facts of some kinds which held in the state before hold now as well, in spite of the edits
// since then: those about the module and, where f is not nil, those about f.
func (c *Cache) Preserve(before State, f *ir.Function, kinds []Fact) {
	now := c.State(f)
	lists := [2][]entry{c.whole}
	if f != nil {
		lists[1] = *c.about(f)
	}
	for _, list := range lists {
		for _, k := range kinds {
			if e := find(list, k); e != nil && e.state == k.at(&before) {
				e.state = k.at(&now)
			}
		}
	}
}

// Verify computes each fact anew that is kept and held to be valid, unless it did so for the same state before, and
// returns an error that names the first one that differs. Facts about functions are computed from those about the
// module that are kept, once these were found to hold: one that is a conservative approximation may be a wider one than
// what is computed anew.
func (c *Cache) Verify() error { return c.VerifyWith(NewCache(c.module)) }

// VerifyWith is Verify where some facts that depend on control flow have been computed anew already: fresh holds
// nothing that is older than the last edit.
func (c *Cache) VerifyWith(fresh *Cache) error {
	for _, f := range c.module.Functions() {
		for _, e := range *c.about(f) {
			e.kind.needs(c) // brings these up to date
		}
	}
	now := c.State(nil)
	for i := range c.whole {
		if !c.whole[i].holds(fresh, nil, &now) {
			return fmt.Errorf("the fact %q about the module is kept and does not hold", c.whole[i].kind.name())
		}
	}
	for _, e := range c.whole {
		if e.state == e.kind.at(&now) {
			put(&fresh.whole, e)
		}
	}
	for _, f := range c.module.Functions() {
		now := c.State(f)
		list := *c.about(f)
		for i := range list {
			if list[i].needs == list[i].kind.needs(c) && !list[i].holds(fresh, f, &now) {
				return fmt.Errorf("the fact %q about function %%%d is kept and does not hold", list[i].kind.name(), f.Result())
			}
		}
	}
	return nil
}

// holds reports whether a fact that is held to be valid now is what is computed with fresh facts.
func (e *entry) holds(fresh *Cache, f *ir.Function, now *State) bool {
	if e.state != e.kind.at(now) || e.verified == e.state && e.state != (stamp{}) {
		return true
	}
	if !e.kind.verify(fresh, f, e.value) {
		return false
	}
	e.verified = e.state
	return true
}
