package compare

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"hone/spirv"
	"hone/vm"
	"hone/vm/layout"
)

// addedElements is how many elements a runtime array has in a buffer that only the other shader has.
const addedElements = 1 << 12

// mayBeAdded reports whether the other shader may be given what the reference lacks: a buffer, or a built-in input.
func mayBeAdded(b *layout.Binding) bool {
	return b.Slot.Kind == layout.BuiltInInput ||
		b.Slot.Kind == layout.Descriptor && !b.Push && b.Image == nil && !b.Sampler
}

// mayBeGiven reports whether the other shader can be run with memory for a binding that the reference lacks: an input,
// an output, or a buffer. A built-in input is left out, as its value may follow from built-in inputs of the reference.
func mayBeGiven(b *layout.Binding) bool {
	switch b.Slot.Kind {
	case layout.Input, layout.Output, layout.BuiltInOutput:
		return true
	}
	return b.Slot.Kind != layout.BuiltInInput && mayBeAdded(b)
}

// unmatched names the first memory of the other shader that the reference lacks. If no contents can be made for some of
// it, the shader can't be run, and undecided is set.
func (r *Reference) unmatched(p *vm.Program) (reason string, undecided bool) {
	for i := range p.Bindings() {
		b := &p.Bindings()[i]
		if !b.Used || !r.lacks(b) || b.Slot.Kind == layout.Emitted && p.Quads() || r.o.Added && mayBeAdded(b) {
			continue
		}
		text := fmt.Sprintf("the other module has a buffer that the reference lacks: %s, which is %s", placeOf(b), b.Name)
		if r.o.Map != nil || !mayBeGiven(b) {
			return text, true
		}
		reason = cmp.Or(reason, text)
	}
	return reason, false
}

// added returns the buffers that the reference lacks. Their contents count as determined, as they are not compared.
// Otherwise, where an undefined value leads an invocation of the reference that stores there, all invocations that load
// from there afterwards and branch would be undetermined: appending to a list is an example.
func (r *Reference) added(p *vm.Program) (list []layout.Slot) {
	if !r.o.Added {
		return nil
	}
	for i := range p.Bindings() {
		if b := &p.Bindings()[i]; b.Used && r.lacks(b) && !b.Slot.PerInvocation() {
			list = append(list, b.Slot)
		}
	}
	return list
}

// lacks reports whether the reference has no memory at the place of a binding of the other shader.
func (r *Reference) lacks(b *layout.Binding) bool {
	return r.o.Map.rangesTo(b) == nil && r.forms[0].memory(placeOf(b)) < 0
}

// inputsOfOther returns what the other shader is given in a run.
func (r *Reference) inputsOfOther(f *form, run int) vm.Inputs {
	in := r.o.Map.inputs(f.program, r.Inputs(run))
	p := f.program
	groups := r.runs[run].plan.groups
	for i := range p.Bindings() { // of fragments, where a shader has no outputs left
		if b := &p.Bindings()[i]; b.Used && b.Slot.Kind == layout.Emitted && in.Buffers[b.Slot] == nil {
			in.Buffers[b.Slot] = make([]byte, b.Bytes(b.Elements(groups[0]*groups[1]*groups[2]*p.Invocations())))
		}
	}
	fill := filler{sample: r.sample, run: run, r: rand.New(rand.NewPCG(r.o.Seed, 1<<33+uint64(run))), in: &in,
		quads: p.Quads(), size: sizeOf(p, groups),
		primitives: p.Model() == spirv.ExecutionModelGeometry || p.Model() == spirv.ExecutionModelTessellationControl}
	for i := range p.Bindings() {
		b := &p.Bindings()[i]
		if !b.Used || !r.lacks(b) || b.Slot.Kind == layout.Emitted && p.Quads() {
			continue
		}
		if b.Slot.PerInvocation() {
			n := b.Elements(max(groups[0], 1) * max(groups[1], 1) * max(groups[2], 1) * p.Invocations())
			in.Buffers[b.Slot] = make([]byte, b.Bytes(n))
			// no invocation of a reference without the input HelperInvocation is a helper
			if !b.Slot.IsOutput() && !isHelperInput(b.Slot) {
				fill.pass(in.Buffers[b.Slot], b)
			}
			continue
		}
		in.Buffers[b.Slot] = make([]byte, b.Bytes(addedElements))
	}
	return in
}

// isHelperInput reports whether a slot is the built-in input HelperInvocation.
func isHelperInput(s layout.Slot) bool {
	return s.Kind == layout.BuiltInInput && spirv.BuiltIn(s.Binding) == spirv.BuiltInHelperInvocation
}

// withoutAdded returns the stores to what the reference has.
func withoutAdded(list []scalarStore) []scalarStore {
	return slices.DeleteFunc(list, func(s scalarStore) bool { return s.memory < 0 })
}
