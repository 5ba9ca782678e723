package compare

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"hone/spirv"
	"hone/vm"
	"hone/vm/layout"
)

// What an entry point declares for fixed functions changes nothing of what its instructions compute, so no run shows
// whether two shaders declare the same: in which order vertices go around a triangle, how an input is interpolated. It
// is compared as it stands.

// promisingModes are the execution modes by which a shader promises something to a device, and asks for nothing
// (specification, section 3.6): a shader without the promise does the same.
var promisingModes = []string{
	spirv.ExecutionModeDepthGreater.String(), spirv.ExecutionModeDepthLess.String(),
	spirv.ExecutionModeDepthUnchanged.String(),
}

// declares says what the other shader declares otherwise than the reference, "" for nothing. What only one of both uses
// is no matter.
func (r *Reference) declares(p *vm.Program) string {
	mine := r.forms[0].program
	a, b := mine.FixedModes(), p.FixedModes()
	kept := slices.DeleteFunc(slices.Clone(a), func(mode string) bool {
		return slices.Contains(promisingModes, mode) && !slices.Contains(b, mode)
	})
	if !slices.Equal(kept, b) {
		return fmt.Sprintf("its execution modes are %s, want %s", orNone(strings.Join(b, ", ")),
			orNone(strings.Join(a, ", ")))
	}
	theirs := fixedOf(p)
	for _, b := range fixedOf(mine) {
		k, ok := slices.BinarySearchFunc(theirs, b.slot, func(o fixed, s layout.Slot) int {
			return layout.CompareSlots(o.slot, s)
		})
		if ok && r.o.Map == nil && theirs[k].text != b.text {
			return fmt.Sprintf("%s (%s) is decorated %s, want %s", b.slot, b.name, orNone(theirs[k].text), orNone(b.text))
		}
	}
	return ""
}

// fixed is what is declared of a slot.
type fixed struct {
	slot layout.Slot
	name string
	text string
}

// fixedOf returns what a shader declares of the slots that it uses, in their order. Variables may share one, and have
// the same decorations then, as far as interpolation goes.
func fixedOf(p *vm.Program) (list []fixed) {
	for i := range p.Bindings() {
		b := &p.Bindings()[i]
		if b.Slot.PerInvocation() && b.Used {
			list = append(list, fixed{b.Slot, b.Name, b.Fixed})
		}
	}
	slices.SortStableFunc(list, func(x, y fixed) int {
		return cmp.Or(layout.CompareSlots(x.slot, y.slot), cmp.Compare(x.text, y.text))
	})
	return slices.CompactFunc(list, func(x, y fixed) bool { return x.slot == y.slot })
}

func orNone(s string) string { return cmp.Or(s, "none") }
