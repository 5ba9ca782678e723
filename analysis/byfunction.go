package analysis

import (
	"slices"

	"hone/ir"
)

// byFunction holds the facts about functions that a fact about the module was made of.
type byFunction[T any] struct {
	of      []T      // by index; the zero value for a function without blocks
	version uint64   // of the module
	outer   ir.Edits // outside of functions, but for names
}

// gather asks for a fact about all functions.
func gather[T any](c *Cache, k *FunctionFact[T]) byFunction[T] {
	m := c.module
	p := byFunction[T]{make([]T, len(m.Functions())), m.Epoch(), outerEdits(m)}
	for i, f := range m.Functions() {
		if len(f.Blocks) > 0 {
			p.of[i] = k.Of(c, f)
		}
	}
	return p
}

// update asks again about the functions that were edited since, and returns in changed those about which it is not the
// same. ok is false if something outside of functions was edited: then all were asked about.
func (p byFunction[T]) update(c *Cache, k *FunctionFact[T], same func(old, now T) bool) (now byFunction[T],
	changed []int, ok bool) {
	m := c.module
	if outerEdits(m) != p.outer {
		return gather(c, k), nil, false
	}
	now = byFunction[T]{p.of, m.Epoch(), p.outer}
	for f := range m.EditedSince(p.version) {
		if len(f.Blocks) == 0 {
			continue
		}
		x := k.Of(c, f)
		if same(p.of[f.Index], x) {
			continue
		}
		if len(changed) == 0 {
			now.of = slices.Clone(p.of)
		}
		now.of[f.Index] = x
		changed = append(changed, f.Index)
	}
	return now, changed, true
}

// outerEdits returns the counts of the edits outside of functions, but for names and for new types and constants.
func outerEdits(m *ir.Module) ir.Edits {
	e := m.GlobalEdits()
	e.Names, e.New = 0, 0
	return e
}
