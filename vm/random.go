package vm

import (
	"fmt"
	"math/rand/v2"

	"hone/fold"
)

const (
	maxRandom       = 1 << 28 // bytes that the inputs of a run may take
	maxRegions      = 64      // that are made for addresses
	maxRegionDepth  = 3       // of regions whose addresses are in regions
	maxRegionBytes  = 1 << 16 // of a region for what is no runtime array, where it is made larger than that needs
	regionAlignment = 256
	firstAddress    = 1 << 32
)

// randomInputs returns buffers, push constants and memory for the addresses in them, filled at random: a quarter of the scalars are special values of their type,
// a quarter are small whole numbers, and the rest is random bits. In half of the runs that is drawn for each scalar; the others have scalars of one of these kinds only, so
// that there are some in which all sizes and counts are small. Bytes between members are 0. It is the same for the same seed and run,
// and the regions are the same in all runs.
func (p *Program) randomInputs(seed uint64, run, elements int) (Inputs, []regionType, error) {
	in := Inputs{Buffers: map[Slot][]byte{}}
	f := filler{run: run, r: rand.New(rand.NewPCG(seed, uint64(run))), elements: elements, in: &in, left: maxRandom, made: map[*Layout][]uint64{}}
	for _, b := range p.bindings {
		size := b.Bytes(elements)
		if tail, _ := b.Layout.tail(); tail == nil {
			size = (size + 15) &^ 15 // what is bound has the alignment of its type
		}
		memory := in.Buffers[b.Slot]
		if b.Push {
			memory = in.Push
		}
		if len(memory) < size { // variables may share a slot
			if f.left -= size; f.left < 0 {
				return in, nil, fmt.Errorf("its buffers take more than %d bytes", maxRandom)
			}
			memory = append(memory, make([]byte, size-len(memory))...)
		}
		if b.Push {
			in.Push = memory
		} else {
			in.Buffers[b.Slot] = memory
		}
		f.fill(memory, b.Layout, b.Name, 0)
	}
	return in, f.types, nil
}

// regionType says what is in a region: elements of a type.
type regionType struct {
	name   string // of the first address that leads there, as one writes it
	layout *Layout
	stride int // 0 for one element
}

// filler fills the memory of a run.
type filler struct {
	run      int
	r        *rand.Rand
	elements int
	in       *Inputs
	types    []regionType
	left     int                  // bytes that may still be allocated
	next     uint64               // address of the next region
	made     map[*Layout][]uint64 // addresses of regions, by what is there
	used     int                  // of those, in turn, when there are enough
}

// fill fills memory that begins with a type. depth counts the addresses that lead there.
func (f *filler) fill(memory []byte, l *Layout, name string, depth int) {
	_, fixed := l.tail()
	if fixed == 0 {
		fixed = l.Size
	}
	for at, s := range l.Scalars(f.elements) {
		var v uint64
		if s.Kind == LayoutAddress {
			v = f.region(s, func() string { _, _, path := l.At(at); return name + path }, depth)
		} else {
			v = f.scalar(s, f.kind(at < fixed))
		}
		put(memory[at:at+s.Size], v)
	}
}

// region returns the address of memory for what an address leads to: of its own as long as there are few. Lists end in a null pointer.
func (f *filler) region(l *Layout, name func() string, depth int) uint64 {
	if depth == maxRegionDepth || l.Element == nil {
		return 0
	}
	t := regionType{layout: l.Element}
	size := t.layout.Bytes(f.elements)
	if tail, _ := t.layout.tail(); tail == nil { // it may be an element of an array
		t.stride = max(l.Stride, (size+15)&^15, 1)
		size = max(size, min(maxRegionBytes, f.elements*t.stride)/t.stride*t.stride)
	}
	if have := f.made[t.layout]; len(f.types) >= maxRegions || f.left < size {
		if len(have) == 0 {
			return 0
		}
		f.used++
		return have[f.used%len(have)]
	}
	f.left -= size
	address := firstAddress + f.next
	f.next += uint64(size+2*regionAlignment-1) &^ (regionAlignment - 1) // with a gap
	t.name = name()
	data := make([]byte, size)
	f.in.Regions, f.types = append(f.in.Regions, Region{address, data}), append(f.types, t)
	f.made[t.layout] = append(f.made[t.layout], address)
	if t.stride == 0 {
		f.fill(data, t.layout, t.name, depth+1)
	} else {
		for at := 0; at+t.layout.Size <= size; at += t.stride {
			f.fill(data[at:], t.layout, t.name, depth+1)
		}
	}
	return address
}

// kind returns what kind of scalar is next: 0 for a special one, 1 for a small whole number, otherwise random bits.
func (f *filler) kind(fixed bool) int {
	k := f.run % 8
	if !fixed { // runtime arrays have scalars of one kind half as often
		k = f.run % 16
	}
	if k < 4 {
		return [...]int{1, 0, 2, 2}[k]
	}
	return f.r.IntN(4)
}

// scalar returns the bits of a number of a kind.
func (f *filler) scalar(s *Layout, kind int) uint64 {
	r := f.r
	switch kind {
	case 0:
		if s.Kind == LayoutFloat {
			return specialFloat(s.Format, r.IntN(16))
		}
		sign := uint64(1) << (s.Width - 1)
		all := fold.Mask(s.Width)
		return [...]uint64{0, 1, all, sign, sign - 1, 2, all - 1, sign + 1}[r.IntN(8)] & all
	case 1:
		v := r.IntN(32)
		if r.IntN(4) == 0 {
			v = -v
		}
		if s.Kind == LayoutFloat {
			return s.Format.FromFloat64(float64(v), fold.Mode{})
		}
		return uint64(v) & fold.Mask(s.Width)
	}
	return r.Uint64() & fold.Mask(s.Width)
}

// specialFloat returns one of eight special magnitudes with one of the signs: 0, 1, the smallest and the largest denormal, the smallest
// normal and the largest number, infinity and NaN.
func specialFloat(f fold.Format, k int) uint64 {
	normal := uint64(1) << f.Fraction
	v := [...]uint64{0, f.FromFloat64(1, fold.Mode{}), 1, normal - 1, normal, f.Max(), f.Infinity(), f.NaN()}[k%8]
	if k >= 8 {
		v |= f.SignBit()
	}
	return v
}
