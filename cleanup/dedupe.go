package cleanup

import (
	"cmp"
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// Dedupe merges what a module declares twice: capabilities, extensions, imports of instruction sets, decorations, types
// and constants. A later one is replaced by the first, so that what uses it still comes after. Types are the same if
// they have the same operands, decorations and, for structs, names, by which reflection knows them; constants if
// nothing decorates them. It leaves alone specialization constants, and what instructions of unknown meaning may name.
// A copy between structs that become one type is a plain one then. Linear: types are found by hashing.
var Dedupe = pass.ForModule("dedupe", "merge duplicates of types, constants, decorations, capabilities and extensions",
	func(c *pass.Context) bool {
		d := deduper{c: c, m: c.Module, at: map[uint32]int32{}}
		for _, kind := range [...]ir.SectionKind{ir.Capabilities, ir.Extensions} {
			d.section(kind)
		}
		d.imports()
		d.globals() // makes decorations equal
		d.section(ir.Annotations)
		return d.changed
	}, pass.Idempotent)

// deduper is the state of the pass. Instructions are found by a hash of their words: at has the last entry with a hash,
// an entry the one before it.
type deduper struct {
	c       *pass.Context
	m       *ir.Module
	at      map[uint32]int32 // hash -> 1 + index
	entries []dedupeEntry
	words   []uint32 // of the entries
	changed bool
}

type dedupeEntry struct {
	in         *ir.Inst
	typ        ir.ID
	start, end int // in words
	next       int32
}

// find returns the first instruction that is the same as in with another type and other words, which it remembers if
// there is none.
func (d *deduper) find(in *ir.Inst, typ ir.ID, words []uint32) *ir.Inst {
	h := hash(in.Op, typ, words)
	for i := d.at[h]; i != 0; i = d.entries[i-1].next {
		e := &d.entries[i-1]
		if e.in.Op == in.Op && e.typ == typ && slices.Equal(d.words[e.start:e.end], words) && d.sameKind(e.in, in) {
			return e.in
		}
	}
	start := len(d.words)
	d.words = append(d.words, words...)
	d.entries = append(d.entries, dedupeEntry{in, typ, start, len(d.words), d.at[h]})
	d.at[h] = int32(len(d.entries))
	return nil
}

func (d *deduper) reset() {
	clear(d.at)
	d.entries, d.words = d.entries[:0], d.words[:0]
}

// hash is FNV-1a over the words of an instruction, its result aside.
func hash(op spirv.Op, typ ir.ID, words []uint32) uint32 {
	const prime = 16777619
	h := (2166136261 ^ uint32(op)) * prime
	h = (h ^ uint32(typ)) * prime
	for _, w := range words {
		h = (h ^ w) * prime
	}
	return h
}

// section removes instructions without a result that stand there already.
func (d *deduper) section(kind ir.SectionKind) {
	d.reset()
	for in := range d.m.Section(kind).Insts() {
		if in.Unknown() {
			continue
		}
		switch in.Op {
		case spirv.OpCapability, spirv.OpExtension, spirv.OpDecorate, spirv.OpMemberDecorate, spirv.OpDecorateId,
			spirv.OpDecorateString, spirv.OpMemberDecorateString, spirv.OpMemberDecorateIdEXT:
			if d.find(in, 0, in.Words()) != nil && d.c.Transform() {
				in.Remove()
				d.changed = true
			}
		}
	}
}

// imports merges imports of one set.
func (d *deduper) imports() {
	d.reset()
	for in := range d.m.Section(ir.ExtInstImports).Insts() {
		if in.Op != spirv.OpExtInstImport || in.Unknown() || d.m.Pinned(in.Result) {
			continue
		}
		if first := d.find(in, 0, in.Words()); first != nil && d.c.Transform() {
			d.m.ReplaceAndRemove(in, first.Result)
			d.changed = true
		}
	}
}

// globals merges types and constants. What they are replaced by counts for those after them, and is replaced at once in
// the end.
func (d *deduper) globals() {
	d.reset()
	var olds, ids []ir.ID
	var gone []*ir.Inst
	became := d.m.NewTable()
	defer became.Release()
	announced := d.m.NewTable() // by OpTypeForwardPointer
	defer announced.Release()
	now := func(id ir.ID) ir.ID {
		if x := became.Get(id); x != 0 {
			return ir.ID(x)
		}
		return id
	}
	var words []uint32
	for in := range d.m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpTypeForwardPointer {
			announced.Set(in.ID(0), 1)
		}
		if !d.mergeable(in) || announced.Get(in.Result) != 0 {
			continue
		}
		words = append(words[:0], in.Words()...)
		for i, id := range in.IDs() {
			words[i] = uint32(now(id))
		}
		if first := d.find(in, now(in.Type), words); first != nil && d.c.Transform() {
			became.Set(in.Result, int32(first.Result))
			olds, ids, gone = append(olds, in.Result), append(ids, first.Result), append(gone, in)
		}
	}
	if len(gone) == 0 {
		return
	}
	d.m.ReplaceTypes(olds, ids)
	for _, in := range slices.Backward(gone) {
		in.Remove()
	}
	d.changed = true
	d.copies()
}

// mergeable reports whether a type or constant may be replaced by one that is the same.
func (d *deduper) mergeable(in *ir.Inst) bool {
	if in.Unknown() || in.Result == 0 || d.m.Pinned(in.Result) {
		return false
	}
	if next := in.Next(); next != nil && next.Op.Is(spirv.TraitContinued) {
		return false
	}
	switch {
	case in.Op.Is(spirv.TraitSpecConstant):
		return false
	case in.Op.Is(spirv.TraitConstant):
		return !d.m.Decorated(in.Result)
	}
	return in.Op.Is(spirv.TraitType)
}

// sameKind reports whether two types with the same operands have the same decorations and, for structs, names.
// Constants are compared that have no decorations.
func (d *deduper) sameKind(a, b *ir.Inst) bool {
	if !a.Op.Is(spirv.TraitType) {
		return true
	}
	if a.Op == spirv.OpTypeStruct {
		if d.m.Name(a.Result) != d.m.Name(b.Result) {
			return false
		}
		for i := range a.NumWords() {
			if d.m.MemberName(a.Result, i) != d.m.MemberName(b.Result, i) {
				return false
			}
		}
	}
	if d.m.Decorated(a.Result) != d.m.Decorated(b.Result) {
		return false
	}
	return slices.EqualFunc(d.decorations(a), d.decorations(b), func(x, y ir.Decoration) bool {
		return x.Kind == y.Kind && x.Member == y.Member && slices.Equal(x.Params, y.Params)
	})
}

// decorations returns the decorations of a type in one order.
func (d *deduper) decorations(in *ir.Inst) []ir.Decoration {
	if !d.m.Decorated(in.Result) {
		return nil
	}
	return slices.SortedFunc(d.m.Decorations(in.Result), func(x, y ir.Decoration) int {
		return cmp.Or(cmp.Compare(x.Member, y.Member), cmp.Compare(x.Kind, y.Kind), slices.Compare(x.Params, y.Params))
	})
}

// copies removes copies of a value to another type that is the same now: OpCopyLogical must change the type.
func (d *deduper) copies() {
	for _, f := range d.m.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpCopyLogical && in.Type == d.m.TypeOf(in.ID(0)) {
				in.Become(spirv.OpCopyObject, uint32(in.ID(0)))
			}
		}
	}
}
