// Package specialize sets specialization constants of a module, again and again, as engines do it with ubershaders
// while a game runs: a module is analysed once, by [New], and each [Specializer.Apply] takes the consequences in one
// linear walk over tables. It folds what follows from the constants, and leaves out branches, functions, variables,
// constants and interface entries that are dead then.
//
// It optimizes nothing that does not follow from the constants: what is to be small should have been optimized before,
// with its specialization constants open. The function NewSpecializer of package hone does both.
package specialize

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// Specializer is a module that was analysed to be specialized. It may be used by several goroutines at once.
type Specializer struct {
	t    *tables
	runs sync.Pool // of *run
}

// New analyses a module, and keeps nothing of it. It does not change it, but for a DebugInfoNone that debug information
// may get. The error is about a SpecId that comes from a decoration group, and can't be taken from one constant alone.
// Cost: linear, about that of reading a module a few times; memory: about that of the module in package ir.
//
// If the bound of the module was out of all proportion, ids have other numbers than in the file.
func New(m *ir.Module) (*Specializer, error) {
	t, err := newTables(m)
	if err != nil {
		return nil, err
	}
	s := &Specializer{t: t}
	s.runs.New = func() any { return newRun(t) }
	return s, nil
}

// Apply returns the words of the module, in the machine's order, with some specialization constants set, by SpecId.
// Constants that are not set stay specialization constants, which a driver may set.
//
// A value is the bits of its constant's type in the low bits: 0 or 1 for a boolean, the bits of a float. Above those of
// a signed integer there may be copies of its sign, and else there are zeros. If several constants of the module share
// a SpecId, all of them get the value.
//
// The error says which constant the module does not have, or which value the type of its constant can't hold, or is
// no length of a type.
//
// Cost: linear in what the module declares and in the code that is left, whatever else the module has. It allocates the
// result; other memory is reused. It may be called by several goroutines at once.
func (s *Specializer) Apply(constants map[uint32]uint64) ([]uint32, error) {
	return s.apply(constants, false)
}

// ApplyWithDefaults is [Specializer.Apply], but for constants that are not set: they get their defaults. No
// specialization constant is left.
func (s *Specializer) ApplyWithDefaults(constants map[uint32]uint64) ([]uint32, error) {
	return s.apply(constants, true)
}

func (s *Specializer) apply(constants map[uint32]uint64, defaults bool) ([]uint32, error) {
	r := s.runs.Get().(*run)
	if err := r.set(constants, defaults); err != nil {
		r.clear()
		s.runs.Put(r)
		return nil, err
	}
	r.constants()
	if err := r.badLength(); err != nil {
		r.clear()
		s.runs.Put(r)
		return nil, err
	}
	r.mark()
	r.write()
	out, err := r.result()
	if err != nil {
		return nil, err
	}
	r.clear()
	s.runs.Put(r) // not after a panic
	return out, nil
}

// newRun returns the state of a run in which nothing is known.
func newRun(t *tables) *run {
	n, blocks := int(t.bound), len(t.blocks)
	r := &run{
		t: t, state: slices.Clone(t.state0), cells: slices.Clone(t.cells0), results: make([]uint64, len(t.cells0)),
		open: make([]bool, n),
		in:   make([]bool, blocks), pending: make([]uint64, blocks/64+1), executed: make([]bool, len(t.edges)),
		target: make([]int32, blocks), end: make([]uint8, blocks), undone: make([]bool, blocks),
		folded: make([]int32, blocks), next: make([]int32, blocks), root: make([]int32, blocks), stub: make([]uint8, blocks),
		forward: make([]uint32, t.repls+1), constID: make([]uint32, len(t.slots)), live: make([]bool, n),
		needed: make([]bool, blocks),
		leaves: make([]bool, blocks), analysed: make([]bool, len(t.functions)), madeAt: map[uint64]int32{},
	}
	return r
}

// clear forgets what was found out. The components of constants stay: nothing reads those of a slot that is not known.
func (r *run) clear() {
	copy(r.state, r.t.state0)
	clear(r.in)
	clear(r.pending)
	clear(r.executed)
	clear(r.target)
	clear(r.end)
	clear(r.undone)
	clear(r.folded)
	clear(r.next)
	clear(r.root)
	clear(r.stub)
	clear(r.forward)
	clear(r.constID)
	clear(r.live)
	clear(r.needed)
	clear(r.leaves)
	clear(r.analysed)
	clear(r.madeAt)
	r.work, r.callees, r.made, r.madeCells, r.declared = r.work[:0], r.callees[:0], r.made[:0], r.madeCells[:0],
		r.declared[:0]
	r.newIDs, r.trueID, r.forbidden = 0, 0, false
}

// set sets constants: those that are given, those that nobody can set, and if defaults says so all others.
func (r *run) set(constants map[uint32]uint64, defaults bool) error {
	t := r.t
	for i := range t.deps[:t.globalDeps] {
		if d := &t.deps[i]; d.kind == specified {
			r.specify(d.slot, t.literal(d.inst))
		}
	}
	found := 0
	for i := range t.settable {
		k := &t.settable[i]
		bits, given := constants[k.id]
		switch {
		case given:
			typ := &t.types[t.slots[k.slot].typ]
			v := bits & fold.Mask(int(typ.width))
			if v != bits && !(typ.signed && uint64(fold.Signed(v, int(typ.width))) == bits) {
				return fmt.Errorf("the specialization constant %s is given %#x, and has %d bits", k, bits, typ.width)
			}
			if k.isLength && typ.notPositive(v) {
				return fmt.Errorf("the specialization constant %s is the length of a type, and is given %d, which is not above 0",
					k, fold.Signed(v, int(typ.width)))
			}
			if i == 0 || t.settable[i-1].id != k.id {
				found++
			}
			r.specify(k.slot, v)
		case !defaults:
			r.state[k.slot], r.open[t.slots[k.slot].id] = unknown, true
		}
	}
	if found == len(constants) {
		return nil
	}
	for _, id := range slices.Sorted(maps.Keys(constants)) {
		if _, ok := slices.BinarySearchFunc(t.settable, id, settable.compare); !ok {
			return fmt.Errorf("no specialization constant has SpecId %d%s", id, t.listed())
		}
	}
	return nil
}

// compare orders constants by SpecId.
func (k settable) compare(id uint32) int { return cmp.Compare(k.id, id) }

// specify gives a specialization constant a value.
func (r *run) specify(s int32, v uint64) {
	x := &r.t.slots[s]
	cells := r.t.part(r.cells, s)
	cells[0] = v
	r.state[s], r.open[x.id] = r.foldable(s, cells), false
}

// constants evaluates what is made of specialization constants outside of functions, and says what of it is fixed.
func (r *run) constants() {
	t := r.t
	for i := range t.deps[:t.globalDeps] {
		if d := &t.deps[i]; d.kind != specified {
			r.update(d)
		}
	}
	for _, i := range t.specs {
		w := t.words[t.insts[i].at:]
		s := t.slotOf[w[2]] - 1
		switch t.insts[i].op {
		case spirv.OpSpecConstantComposite:
			open := false
			for _, p := range t.idsOf(i)[1:] {
				open = open || r.open[w[p]]
			}
			r.open[w[2]] = open
		case spirv.OpSpecConstantOp:
			r.open[w[2]] = s < 0 || r.state[s] != known
		default:
			r.open[w[2]] = r.open[w[2]] || s < 0
		}
	}
}

// badLength returns an error if the length of a type is known, and not above 0: no type has such a length.
func (r *run) badLength() error {
	for _, s := range r.t.lengths {
		if x := &r.t.slots[s]; r.state[s] == known && r.t.types[x.typ].notPositive(r.t.part(r.cells, s)[0]) {
			return fmt.Errorf("the length %%%d of a type is computed from specialization constants as a number that is not "+
				"above 0", x.id)
		}
	}
	return nil
}

// notPositive reports whether an integer of a type is 0 or negative.
func (t *typeInfo) notPositive(v uint64) bool {
	return v == 0 || t.signed && fold.Signed(v, int(t.width)) < 0
}

// mark finds what is live, from what is live in any case.
func (r *run) mark() {
	for _, id := range r.t.roots {
		r.use(id)
	}
	for {
		r.drain()
		for len(r.callees) > 0 {
			f := r.callees[len(r.callees)-1]
			r.callees = r.callees[:len(r.callees)-1]
			r.function(f)
		}
		for _, i := range r.t.withIDs {
			if x := &r.t.insts[i]; r.live[r.t.words[x.at+1]] {
				r.usesOf(i)
			}
		}
		if len(r.work) == 0 {
			return
		}
	}
}

// String names a constant in a message.
func (k *settable) String() string {
	if k.name == "" {
		return fmt.Sprint(k.id)
	}
	return fmt.Sprintf("%d (%s)", k.id, k.name)
}

// listed says which constants there are.
func (t *tables) listed() string {
	if len(t.settable) == 0 {
		return ": the module has none"
	}
	var names []string
	for i := range t.settable {
		names = append(names, t.settable[i].String())
	}
	return "; there are " + strings.Join(slices.Compact(names), ", ")
}
