package compare

import (
	"fmt"
	"iter"
	"maps"
	"slices"

	"hone/vm"
	"hone/vm/layout"
)

// Map says where a shader has what the reference has elsewhere, as a lowering moves it: push constants into a buffer,
// for one. What it does not name is at the same place.
type Map struct {
	Entry  string            // name of the entry point; "" for that of the reference
	Spec   map[uint32]uint32 // SpecId of a specialization constant, by that in the reference
	Ranges []Range
}

// maxMapped is how many bytes of a buffer may be before a range.
const maxMapped = 1 << 24

// Range is a range of bytes that is somewhere else.
type Range struct {
	From  Place // in the reference
	To    Place // in the other shader
	Bytes int   // 0 for all that follow
}

// checkMap returns an error if the map takes bytes from where the reference has none.
func (r *Reference) checkMap() error {
	if r.o.Map == nil {
		return nil
	}
	for _, x := range r.o.Map.Ranges {
		if r.forms[0].memory(x.From) < 0 {
			return fmt.Errorf("the map takes bytes from %s, which the reference lacks", x.From)
		}
		if x.To.Offset > maxMapped {
			return fmt.Errorf("the map puts bytes at %s: a buffer may begin with %d others", x.To, maxMapped)
		}
	}
	return nil
}

// spec returns the values of specialization constants.
func (m *Map) spec(values map[uint32]uint64) map[uint32]uint64 {
	if m == nil {
		return values
	}
	out := maps.Clone(values)
	for from, to := range m.Spec {
		if v, ok := values[from]; ok {
			if _, taken := m.Spec[to]; !taken {
				delete(out, from)
			}
			out[to] = v
		}
	}
	return out
}

// rangesTo returns the ranges that are in a buffer of the other shader. nil for one that is the reference's. A range
// that is all of a binding stands for each element of an array of descriptors.
func (m *Map) rangesTo(b *layout.Binding) (ranges []Range) {
	if m == nil {
		return nil
	}
	for _, x := range m.Ranges {
		if x.whole() {
			x.From.Slot.Element, x.To.Slot.Element = b.Slot.Element, b.Slot.Element
		}
		if comparePlaces(x.To, placeOf(b)) == 0 {
			ranges = append(ranges, x)
		}
	}
	return ranges
}

// whole reports whether a range is all that is bound somewhere, with its descriptors if there are several.
func (x Range) whole() bool {
	return !x.From.Push && !x.To.Push && x.From.Offset == 0 && x.To.Offset == 0 && x.Bytes == 0 &&
		x.From.Slot.Element == 0 && x.To.Slot.Element == 0
}

// inputs makes the inputs of the other shader from those of the reference.
func (m *Map) inputs(p *vm.Program, in vm.Inputs) vm.Inputs {
	if m == nil {
		return in
	}
	out := in
	out.Buffers, out.Images, out.Samplers = maps.Clone(in.Buffers), maps.Clone(in.Images), maps.Clone(in.Samplers)
	for i := range p.Bindings() {
		b := &p.Bindings()[i]
		ranges := m.rangesTo(b)
		if ranges == nil {
			continue
		}
		if b.Image != nil || b.Sampler {
			moveImage(&out, &in, b, ranges)
			continue
		}
		data := make([]byte, (b.Bytes(0)+15)&^15)
		if tail, _ := b.Layout.Tail(); tail != nil {
			data = data[:b.Bytes(0)]
		}
		for _, x := range ranges {
			from := bound(&in, x.From)
			from = from[min(x.From.Offset, len(from)):]
			if x.Bytes > 0 {
				from = from[:min(x.Bytes, len(from))]
			}
			if need := x.To.Offset + len(from); need > len(data) {
				data = append(data, make([]byte, need-len(data))...)
			}
			copy(data[x.To.Offset:], from)
		}
		if b.Push {
			out.Push = data
			continue
		}
		out.Buffers[b.Slot] = data
		if b.Unsized {
			moveElements(&out, &in, ranges[0])
		}
	}
	return out
}

// moveImage binds the image, and the sampler, that ranges say. Where one is both, they may come from two places.
func moveImage(out, in *vm.Inputs, b *layout.Binding, ranges []Range) {
	for _, x := range ranges {
		if im, ok := in.Images[x.From.Slot]; ok && b.Image != nil {
			out.Images[b.Slot], out.Buffers[b.Slot] = im, slices.Clone(in.Buffers[x.From.Slot])
		}
		if s, ok := in.Samplers[x.From.Slot]; ok && b.Sampler {
			out.Samplers[b.Slot] = s
		}
		if b.Unsized {
			moveElements(out, in, x)
		}
	}
}

// moveElements binds the further elements of an array of descriptors without a size where the other shader has it.
func moveElements(out, in *vm.Inputs, x Range) {
	if !x.whole() {
		return
	}
	from, to := x.From.Slot, x.To.Slot
	for slot, data := range in.Buffers {
		if from.Element = slot.Element; slot != from || slot.Element == 0 {
			continue
		}
		to.Element = slot.Element
		out.Buffers[to] = slices.Clone(data)
		if im, ok := in.Images[slot]; ok {
			out.Images[to] = im
		}
	}
	for slot, s := range in.Samplers {
		if from.Element = slot.Element; slot == from {
			to.Element = slot.Element
			out.Samplers[to] = s
		}
	}
}

// back yields the parts of what the other shader stored that are somewhere in the reference: all of it, or bytes where
// it is not in one range.
func (m *Map) back(s vm.Store) iter.Seq2[vm.Store, Place] {
	return func(yield func(vm.Store, Place) bool) {
		ranges := m.rangesTo(&layout.Binding{Slot: s.Slot})
		if ranges == nil {
			yield(s, Place{Slot: s.Slot, Offset: s.Offset})
			return
		}
		for _, x := range ranges {
			from, to := x.To.Offset, x.To.Offset+x.Bytes
			if x.Bytes == 0 {
				to = s.Offset + s.Bytes
			}
			place := x.From
			if from <= s.Offset && s.Offset+s.Bytes <= to {
				place.Offset += s.Offset - from
				if !yield(s, place) {
					return
				}
				continue
			}
			for i := max(from, s.Offset); i < min(to, s.Offset+s.Bytes); i++ {
				part := s
				part.Offset, part.Bytes, place.Offset = i, 1, x.From.Offset+i-from
				shift := 8 * (i - s.Offset)
				part.Format.Width, part.Format.Fraction = 0, 0
				part.Shadow.Undefined = s.Shadow.Undefined >> shift & 0xFF
				part.Shadow.Unspecified = s.Shadow.Unspecified >> shift & 0xFF
				if !yield(part, place) {
					return
				}
			}
		}
	}
}
