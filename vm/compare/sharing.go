package compare

import (
	"math/rand/v2"
	"slices"
	"strings"

	"hone/vm"
	"hone/vm/layout"
)

// A host may bind a buffer to several bindings, where their declarations don't rule that out (doc/memory.md). A module
// that takes them for different buffers then computes other values: it forwards a value over a store to another
// binding, say. So in some of the runs such bindings share a buffer, and storage images that are alike an image.

// sharing says which bindings share a buffer, of those that may.
type sharing uint8

const (
	apart      sharing = iota
	allShared          // as many as may
	someShared         // pairs that are chosen at random
)

// maxSharable is how many slots are looked at: a module may have arrays of 65,536 descriptors.
const maxSharable = 64

// sharable is a slot that may share a buffer with others.
type sharable struct {
	slot     layout.Slot
	bindings []int // of the program, by their index
	written  bool
}

// sharablesOf returns the slots that may share a buffer with others. Addresses would be overwritten there,
// so buffers that hold any are not among them.
func sharablesOf(p *vm.Program) (list []sharable) {
	var excluded []layout.Slot
	seen := map[*layout.Type]bool{}
	for i, b := range p.Bindings() {
		for n := range someDescriptors {
			if n > 0 && !b.Unsized || len(list) == maxSharable {
				break
			}
			slot := b.Slot
			slot.Element += uint32(n)
			switch k := slices.IndexFunc(list, func(s sharable) bool { return s.slot == slot }); {
			case !b.Used || b.Push || b.Slot.PerInvocation():
			case b.Local || holdsAddress(b.Layout, seen):
				excluded = append(excluded, slot)
			case k >= 0:
				list[k].bindings = append(list[k].bindings, i)
				list[k].written = list[k].written || b.Written
			default:
				list = append(list, sharable{slot, []int{i}, b.Written})
			}
		}
	}
	return slices.DeleteFunc(list, func(s sharable) bool { return slices.Contains(excluded, s.slot) })
}

// holdsAddress reports whether there is an address in a type. seen has the answers for the structs so far.
func holdsAddress(l *layout.Type, seen map[*layout.Type]bool) bool {
	switch l.Kind {
	case layout.Address:
		return true
	case layout.Struct:
		if holds, ok := seen[l]; ok {
			return holds
		}
		seen[l] = slices.ContainsFunc(l.Fields, func(f layout.Field) bool { return holdsAddress(f.Layout, seen) })
		return seen[l]
	case layout.Array:
		return holdsAddress(l.Element, seen)
	}
	return false
}

// groups returns the slots that share a buffer in a run, each list ascending.
func (f *form) groups(s sharing, seed uint64, run int) (groups [][]layout.Slot) {
	if s == apart {
		return nil
	}
	list, most := slices.Clone(f.sharables), len(f.sharables)
	if s == someShared {
		r := rand.New(rand.NewPCG(seed, 1<<34+uint64(run)))
		r.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
		most = 2
	}
	var members [][]sharable
	for _, x := range list {
		fits := func(group []sharable) bool {
			return len(group) < most && !slices.ContainsFunc(group, func(y sharable) bool { return !f.mayShare(x, y) })
		}
		if k := slices.IndexFunc(members, fits); k >= 0 {
			members[k] = append(members[k], x)
		} else {
			members = append(members, []sharable{x})
		}
	}
	for _, group := range members {
		if len(group) < 2 || !slices.ContainsFunc(group, func(x sharable) bool { return x.written }) {
			continue
		}
		var slots []layout.Slot
		for _, x := range group {
			slots = append(slots, x.slot)
		}
		slices.SortFunc(slots, layout.CompareSlots)
		groups = append(groups, slots)
	}
	slices.SortFunc(groups, func(x, y []layout.Slot) int { return layout.CompareSlots(x[0], y[0]) })
	return groups
}

// mayShare reports whether two slots may share a buffer.
func (f *form) mayShare(x, y sharable) bool {
	for _, i := range x.bindings {
		for _, k := range y.bindings {
			if !f.program.MayShare(i, k) {
				return false
			}
		}
	}
	return true
}

// share binds the longest buffer, or the largest image, of each group to all its slots.
func share(in *vm.Inputs, groups [][]layout.Slot) {
	for _, slots := range groups {
		longest := slices.MaxFunc(slots, func(x, y layout.Slot) int { return len(in.Buffers[x]) - len(in.Buffers[y]) })
		for _, slot := range slots {
			in.Buffers[slot] = in.Buffers[longest]
			if im, ok := in.Images[longest]; ok {
				in.Images[slot] = im
			}
		}
	}
}

// sharedText says which slots share a buffer.
func sharedText(groups [][]layout.Slot) string {
	var notes []string
	for _, slots := range groups {
		var names []string
		for _, s := range slots {
			names = append(names, s.String())
		}
		notes = append(notes, "one memory for "+strings.Join(names, " and "))
	}
	return strings.Join(notes, ", ")
}
