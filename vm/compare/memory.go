package compare

import (
	"cmp"
	"fmt"
	"slices"

	"hone/fold"
	"hone/vm"
	"hone/vm/layout"
)

// Place is a byte of a buffer that is bound, or of the push constants.
type Place struct {
	Push   bool
	Slot   layout.Slot // unless Push
	Offset int
}

func (p Place) String() string {
	s := p.Slot.String()
	if p.Push {
		s = "push constants"
	}
	if p.Offset != 0 {
		s += fmt.Sprintf(", byte %d", p.Offset)
	}
	return s
}

// comparePlaces puts push constants last.
func comparePlaces(x, y Place) int {
	if x.Push != y.Push {
		if x.Push {
			return 1
		}
		return -1
	}
	return layout.CompareSlots(x.Slot, y.Slot)
}

// placeOf returns where a binding begins.
func placeOf(b *layout.Binding) Place { return Place{Push: b.Push, Slot: b.Slot} }

// memory is what is bound at a slot, or the push constants.
type memory struct {
	Place
	bindings []layout.Binding // several where variables share it
}

// memoriesOf returns what is bound, in the order of comparePlaces.
func memoriesOf(bindings []layout.Binding) []memory {
	var out []memory
	for _, b := range bindings {
		i, ok := slices.BinarySearchFunc(out, placeOf(&b), func(m memory, p Place) int { return comparePlaces(m.Place, p) })
		if !ok {
			out = slices.Insert(out, i, memory{Place: placeOf(&b)})
		}
		out[i].bindings = append(out[i].bindings, b)
	}
	return out
}

// memory returns the index of a memory, -1 for none.
func (f *form) memory(p Place) int {
	i, ok := slices.BinarySearchFunc(f.memories, p, func(m memory, p Place) int { return comparePlaces(m.Place, p) })
	if !ok {
		return -1
	}
	return i
}

// bytes returns the bytes of a memory, or of a region, which come after these.
func (f *form) bytes(in *vm.Inputs, memory int) []byte {
	if memory >= len(f.memories) {
		return in.Regions[memory-len(f.memories)].Data
	}
	return bound(in, f.memories[memory].Place)
}

// bound returns the bytes of what is bound at a place.
func bound(in *vm.Inputs, p Place) []byte {
	if p.Push {
		return in.Push
	}
	return in.Buffers[p.Slot]
}

// scalarStore is a scalar that was stored, with its bits and the memory of the reference that it is in.
type scalarStore struct {
	memory int
	value  uint64
	vm.Store
}

func (s *scalarStore) end() int { return s.Offset + s.Bytes }

// before reports whether x ends before y begins.
func (s *scalarStore) before(y *scalarStore) bool {
	return s.memory < y.memory || s.memory == y.memory && s.end() <= y.Offset
}

// compareStarts orders scalars by where they begin.
func compareStarts(x, y scalarStore) int {
	return cmp.Or(cmp.Compare(x.memory, y.memory), cmp.Compare(x.Offset, y.Offset))
}

// stores returns what a run of the reference stored, with the bits.
func (f *form) stores(in *vm.Inputs, result *vm.Result) []scalarStore {
	out := make([]scalarStore, len(result.Stores))
	for i, s := range result.Stores {
		out[i] = scalarStore{len(f.memories) + s.Region, valueIn(in, &s), s}
		if s.Region < 0 {
			out[i].memory = f.memory(Place{Slot: s.Slot})
		}
	}
	return out
}

// storesOfOther returns what a run of the other shader stored, at the places of the reference.
func (f *form) storesOfOther(m *Map, in *vm.Inputs, result *vm.Result) []scalarStore {
	if m == nil {
		return withoutAdded(f.stores(in, result))
	}
	out := make([]scalarStore, 0, len(result.Stores))
	for _, s := range result.Stores {
		if s.Region >= 0 {
			out = append(out, scalarStore{len(f.memories) + s.Region, valueIn(in, &s), s})
			continue
		}
		for part, place := range m.back(s) {
			value := valueIn(in, &part)
			part.Slot, part.Offset = place.Slot, place.Offset
			if i := f.memory(place); i >= 0 {
				out = append(out, scalarStore{i, value, part})
			}
		}
	}
	slices.SortStableFunc(out, compareStarts)
	return out
}

// valueIn returns the bits that a scalar has after a run.
func valueIn(in *vm.Inputs, s *vm.Store) uint64 {
	data := in.Buffers[s.Slot]
	if s.Region >= 0 {
		data = in.Regions[s.Region].Data
	}
	return layout.Load(data[s.Offset : s.Offset+s.Bytes])
}

// describe returns the name of what is at an offset, as one writes it in a shader, and the scalar that is there, nil
// where there is no one with this size.
func (r *Reference) describe(run, memory, offset, bytes int) (name string, scalar *layout.Type) {
	f := r.form(run)
	if memory >= len(f.memories) {
		t := r.given(run).regions[memory-len(f.memories)]
		index := 0
		if t.stride > 0 {
			index, offset = offset/t.stride, offset%t.stride
		}
		scalar, start, path := t.layout.At(offset)
		if scalar != nil && (start != offset || scalar.Size != bytes) {
			scalar = nil
		}
		return t.name + indexed(index) + path, scalar
	}
	for _, b := range f.memories[memory].bindings {
		if b.Image != nil {
			im := r.given(run).Images[b.Slot]
			path, scalar := texelAt(&im, offset, bytes)
			return b.Name + path, scalar
		}
		s, start, path := b.Layout.At(offset)
		if name == "" {
			name = b.Name + path
		}
		if s != nil && start == offset && s.Size == bytes {
			return b.Name + path, s
		}
	}
	return name, nil
}

// boundText returns a limit of a float.
func boundText(f fold.Format, x float64) string {
	l := layout.Type{Kind: layout.Float, Format: f}
	return l.Text(f.FromFloat64(x, fold.Mode{}))
}
