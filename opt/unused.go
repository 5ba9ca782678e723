package opt

import (
	"fmt"
	"iter"
	"slices"
	"strings"
	"sync"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// Unused removes what the module declares and nothing uses: functions that no entry point, export or other function
// reaches, global variables, constants, types, imported instruction sets, strings, and the names and decorations of all
// that is removed. Linear.
//
// Functions are removed by use counts, and what only calls itself or each other with them. Globals are, too, from the
// last to the first; uses of announced pointers before their definitions do not count, so types that name each other
// are removed as well.
//
// It keeps outputs of an entry point's interface, inputs that mean something by being there, whatever is exported,
// constants that are decorated as a built-in (WorkgroupSize), and payloads, which rays and callables of the NV
// extension name by location. The parameter keep adds to that.
var Unused = pass.ForModule("unused", "remove unused functions, variables, constants, types and names",
	func(c *pass.Context) bool {
		u := sweepers.Get().(*unused)
		defer sweepers.Put(u)
		u.c, u.m, u.work = c, c.Module, u.work[:0]
		u.keep = keepOf(c)
		if u.m.HasDebug() {
			u.m.Sweep() // removed values get a type for what replaces them while there are types
		}
		changed := u.functions()
		u.m.ForgetPositions()
		u.live = c.Module.NewTable()
		defer u.live.Release()
		u.mark()
		return u.sweep() || changed
	}, Keep)

// Keep is the parameter of unused that says what stays although nothing uses it, as text with + between the words.
var Keep = pass.String("keep", "",
	"what stays though nothing uses it, with + between: bindings, interface, spec-constants").
	Must(func(text string) error { _, err := parseKeep(text); return err })

// kept says what stays although nothing uses it.
type kept struct{ bindings, inputsAndOutputs, specConstants bool }

func keepOf(c *pass.Context) kept {
	k, _ := parseKeep(Keep.Of(c)) // which the parameter has checked
	return k
}

func parseKeep(text string) (k kept, err error) {
	if text == "" {
		return k, nil
	}
	for word := range strings.SplitSeq(text, "+") {
		switch word {
		case "bindings":
			k.bindings = true
		case "interface":
			k.inputsAndOutputs = true
		case "spec-constants":
			k.specConstants = true
		default:
			return k, fmt.Errorf("want bindings, interface or spec-constants, not %q", word)
		}
	}
	return k, nil
}

// holds reports whether a global stays although nothing uses it.
func (u *unused) holds(in *ir.Inst) bool {
	switch {
	case u.keep.bindings && in.Op.Is(spirv.TraitVariable):
		return u.m.HasDecoration(in.Result, spirv.DecorationBinding) ||
			u.m.HasDecoration(in.Result, spirv.DecorationDescriptorSet)
	case u.keep.specConstants && in.Op.Is(spirv.TraitSpecConstant):
		return u.m.HasDecoration(in.Result, spirv.DecorationSpecId)
	}
	return false
}

// unused is the state of the pass. It is reused from module to module.
type unused struct {
	c    *pass.Context
	m    *ir.Module
	keep kept
	live *ir.Table // id -> needed, unread, or uses that do not count so far
	work []ir.ID

	forward []forwardUse // see announced

	reached []*ir.Function // see unreached
	callees []*ir.Function // of all functions, one after the other
	first   []int          // by function: in callees
}

var sweepers = sync.Pool{New: func() any { return new(unused) }}

// functions removes functions that nothing calls, and then those that only these called; then those that only call each
// other.
func (u *unused) functions() bool {
	deadUses := u.m.NewTable() // function -> uses by functions that are removed; removed if it is one of them
	defer deadUses.Release()
	var work []*ir.Function
	remove := func(f *ir.Function) {
		if u.c.Transform() {
			deadUses.Set(f.Result(), removed)
			work = append(work, f)
		}
	}
	consider := func(f *ir.Function) {
		if id := f.Result(); u.m.Uses(id) == int(deadUses.Get(id)) && !u.named(f) {
			remove(f)
		}
	}
	drain := func() {
		for len(work) > 0 {
			u.m.Spend(1)
			f := work[len(work)-1]
			work = work[:len(work)-1]
			for in := range f.AllInsts() {
				if u.m.IsDebug(in) {
					continue
				}
				for _, id := range in.IDs() {
					if d := u.m.Def(id); d != nil && d.Op == spirv.OpFunction && deadUses.Get(id) != removed {
						deadUses.Set(id, deadUses.Get(id)+1)
						consider(d.Function())
					}
				}
			}
		}
	}
	for _, f := range u.m.Functions() {
		if deadUses.Get(f.Result()) == 0 {
			consider(f)
		}
		drain()
	}
	if rings := u.unreached(deadUses); len(rings) > 0 && u.c.Transform() {
		for _, f := range rings {
			deadUses.Set(f.Result(), removed)
		}
	}
	return u.m.RemoveFunctions(func(f *ir.Function) bool { return deadUses.Get(f.Result()) == removed })
}

// named reports whether something else than code of the module may call a function.
func (u *unused) named(f *ir.Function) bool {
	return u.m.Exported(f.Result()) || u.m.Pinned(f.Result())
}

// unreached returns the functions that only call themselves or each other: nothing else calls them. deadUses is as in
// functions. Where all functions are entry points that costs nothing, otherwise a look at each instruction.
func (u *unused) unreached(deadUses *ir.Table) (list []*ir.Function) {
	functions := u.m.Functions()
	reached := u.m.NewTable() // by function; also those that go
	defer reached.Release()
	left := len(functions)
	u.reached = u.reached[:0]
	reach := func(f *ir.Function) {
		if id := f.Result(); reached.Get(id) == 0 {
			reached.Set(id, 1)
			u.reached = append(u.reached, f)
			left--
		}
	}
	for in := range u.m.Section(ir.EntryPoints).Insts() {
		for _, id := range in.IDs() {
			if d := u.m.Def(id); d != nil && d.Op == spirv.OpFunction {
				reach(d.Function())
			}
		}
	}
	if left == 0 {
		return nil
	}
	called := u.m.NewTable() // function -> calls by functions that do not go
	defer called.Release()
	u.callees, u.first = u.callees[:0], u.first[:0]
	for _, f := range functions {
		u.first = append(u.first, len(u.callees))
		if deadUses.Get(f.Result()) == removed {
			reached.Set(f.Result(), 1)
			continue
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op != spirv.OpFunctionCall || in.Unknown() {
					continue
				}
				if d := u.m.Def(in.ID(0)); d != nil && d.Op == spirv.OpFunction {
					called.Set(d.Result, called.Get(d.Result)+1)
					u.callees = append(u.callees, d.Function())
				}
			}
		}
	}
	u.first = append(u.first, len(u.callees))
	for _, f := range functions {
		id := f.Result()
		if n := max(0, deadUses.Get(id)) + called.Get(id); u.m.Uses(id) > int(n) || u.named(f) { // not only by calls
			reach(f)
		}
	}
	for i := 0; i < len(u.reached); i++ { // it grows
		at := u.reached[i].Index
		for _, f := range u.callees[u.first[at]:u.first[at+1]] {
			reach(f)
		}
	}
	for _, f := range functions {
		if reached.Get(f.Result()) == 0 {
			list = append(list, f)
		}
	}
	return list
}

// removed marks a function that is removed.
const removed = -1

// What is known of an id in unused.live, beside the number of its uses that do not count.
const (
	needed = -1 // something says that it is kept
	unread = -2 // only what is removed uses it
)

// use makes id live.
func (u *unused) use(id ir.ID) { u.live.Set(id, needed) }

// discount says that one use of id does not keep it alive.
func (u *unused) discount(id ir.ID) {
	if v := u.live.Get(id); v >= 0 {
		u.live.Set(id, v+1)
	}
}

// mark finds which globals are dead, in one backward walk: users come before what they use. The exception are pointers
// that OpTypeForwardPointer announces: the uses before their definitions do not count at first, and what is dead for
// that only is revived in the end.
func (u *unused) mark() {
	m := u.m
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint {
			continue
		}
		for _, id := range in.Interface() {
			d := m.Def(id)
			if d != nil && d.Op == spirv.OpVariable && (m.InterfaceMatters(d) || u.keep.inputsAndOutputs &&
				spirv.StorageClass(d.Literal(0)) == spirv.StorageClassInput) {
				u.use(id)
			} else {
				u.discount(id)
			}
		}
	}
	if m.HasDebug() {
		u.described()
	}
	globals := m.Section(ir.Globals)
	u.announced()
	for in := globals.Last(); in != nil; in = in.Prev() {
		if !u.removable(in) {
			continue // its uses count
		}
		if n := u.live.Get(in.Result); n == needed || m.Uses(in.Result) > int(n) || u.m.IsLiveRoot(in) || u.holds(in) {
			continue
		}
		u.live.Set(in.Result, unread)
		if in.Type != 0 {
			u.discount(in.Type)
		}
		for _, id := range in.IDs() {
			u.discount(id)
		}
	}
	u.revive()
}

// announced finds the uses of pointers that OpTypeForwardPointer announces, up to their definitions, and discounts
// them.
func (u *unused) announced() {
	u.forward = u.forward[:0]
	var pointers *ir.Table // that were announced, and not defined so far
	for in := u.m.Section(ir.Globals).First(); in != nil; in = in.Next() {
		switch {
		case in.Op == spirv.OpTypeForwardPointer:
			if pointers == nil {
				pointers = u.m.NewTable()
				defer pointers.Release()
			}
			pointers.Set(in.ID(0), 1)
			u.discount(in.ID(0))
		case pointers == nil:
		default:
			pointers.Set(in.Result, 0)
			if !u.removable(in) {
				continue
			}
			for _, id := range in.IDs() {
				if pointers.Get(id) != 0 {
					u.discount(id)
					u.forward = append(u.forward, forwardUse{pointer: id, user: in.Result})
				}
			}
		}
	}
}

// forwardUse is a use of a pointer type before its definition.
type forwardUse struct{ pointer, user ir.ID }

// revive makes live what is dead only because uses by what is live were discounted.
func (u *unused) revive() {
	use := func(id ir.ID) {
		if u.live.Get(id) == unread {
			u.use(id)
			u.work = append(u.work, id)
		}
	}
	for _, f := range u.forward {
		if u.live.Get(f.user) != unread {
			use(f.pointer)
		}
	}
	for len(u.work) > 0 {
		u.m.Spend(1)
		d := u.m.Def(u.work[len(u.work)-1])
		u.work = u.work[:len(u.work)-1]
		use(d.Type)
		for _, id := range d.IDs() {
			use(id)
		}
	}
}

// described marks what debug information names: types, constants, strings and the like, which cost no code. Functions
// and variables are not kept for it.
func (u *unused) described() {
	use := func(insts iter.Seq[*ir.Inst]) {
		for in := range insts {
			if !u.m.IsDebug(in) {
				continue
			}
			u.use(in.Type)
			for _, id := range in.IDs() {
				d := u.m.Def(id)
				if d != nil && d.Op != spirv.OpFunction && !d.Op.Is(spirv.TraitVariable) {
					u.use(id)
				}
			}
		}
	}
	use(u.m.Section(ir.Globals).Insts())
	use(u.m.Section(ir.Tail).Insts())
	for _, f := range u.m.Functions() {
		for _, b := range f.Blocks {
			use(b.Insts())
		}
	}
}

// removable reports whether an instruction is a declaration that does nothing by itself.
func (u *unused) removable(in *ir.Inst) bool {
	if next := in.Next(); next != nil && next.Op.Is(spirv.TraitContinued) {
		return false // the rest of it
	}
	op := in.Op
	return op.Is(spirv.TraitType) || op.Is(spirv.TraitConstant) || op.Is(spirv.TraitVariable) || op == spirv.OpUndef
}

// sweep removes what is not live.
func (u *unused) sweep() bool {
	m, r := u.m, removal{c: u.c}
	dead := func(id ir.ID) bool { return u.live.Get(id) == unread }
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint {
			continue
		}
		list := in.Interface()
		kept := slices.DeleteFunc(slices.Clone(list), dead)
		if len(kept) < len(list) && u.c.Transform() {
			in.SetInterface(kept)
			r.changed = true
		}
	}
	// Backwards: users go before what they use, but for those of pointers that are announced.
	for in := m.Section(ir.Globals).Last(); in != nil; {
		prev := in.Prev()
		// The pointer that OpTypeForwardPointer announces stands further down: if it was dead, it is removed by now.
		if in.Op == spirv.OpTypeForwardPointer && m.Def(in.ID(0)) == nil && !m.Pinned(in.ID(0)) || in.Result != 0 &&
			dead(in.Result) {
			r.remove(in)
		}
		in = prev
	}
	for _, s := range [...]ir.SectionKind{ir.DebugStrings, ir.ExtInstImports} {
		for in := range m.Section(s).Insts() {
			if in.Result != 0 && m.Uses(in.Result) == 0 && u.live.Get(in.Result) != needed && !m.Pinned(in.Result) {
				r.remove(in)
			}
		}
	}
	return r.changed
}
