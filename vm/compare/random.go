package compare

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"

	"hone/fold"
	"hone/spirv"
	"hone/vm"
	"hone/vm/layout"
)

const (
	maxRandom       = 1 << 28 // bytes that the inputs of a run may take
	maxRegions      = 32      // that are made for addresses
	maxRegionDepth  = 3       // of regions whose addresses are in regions
	maxRegionBytes  = 1 << 16 // of a region for what is no runtime array, where it is made larger than that needs
	maxLocalBytes   = 1 << 16 // of a local memory that a kernel is given
	regionAlignment = 256
	firstAddress    = 0x5AD0_0000_0000 // what no other number is by chance
	firstAddress32  = 0xD000_0000      // for a kernel with addresses of 32 bits
	maxRecent       = 4                // numbers of a type that others may repeat
	someDescriptors = 8                // of an array without a size
)

// randomInputs returns buffers, push constants and memory for the addresses in them, filled at random: a quarter of the
// scalars are special values of their type, a quarter are small whole numbers, an eighth are literals of the module or
// numbers beside these, and the rest is random bits, or of every second float a number of ordinary size. In half of the
// runs that is drawn for each scalar; the others have scalars of one of these kinds only, so that there are some in
// which all sizes and counts are small. Bytes between members are 0. It is the same for the same seed and run.
func randomInputs(p *vm.Program, s sample, run int) (vm.Inputs, []regionType, error) {
	in := vm.Inputs{Buffers: map[layout.Slot][]byte{}}
	f := filler{sample: s, run: run, r: rand.New(rand.NewPCG(s.seed, uint64(run))), in: &in, left: maxRandom,
		made: map[*layout.Type][]uint64{}, numbers: p.MakesAddresses(), quads: p.Quads(),
		whole:      slices.Contains(p.FixedModes(), spirv.ExecutionModePixelCenterInteger.String()),
		bits:       p.AddressBits(),
		primitives: p.Model() == spirv.ExecutionModelGeometry || p.Model() == spirv.ExecutionModelTessellationControl}
	f.size = sizeOf(p, s.groups)
	bindings := someBindings(p)
	f.images = slices.ContainsFunc(bindings, func(b layout.Binding) bool { return b.Image != nil })
	lengths := make([]int, len(bindings))
	for i := range bindings {
		lengths[i] = s.elements
		switch s.lengths {
		case falling:
			lengths[i] = max(s.elements-1-i, 1)
		case rising:
			lengths[i] = max(s.elements-len(bindings)+i, 1)
		}
		if bindings[i].Slot.PerInvocation() {
			lengths[i] = bindings[i].Elements(max(s.groups[0], 1) * max(s.groups[1], 1) * max(s.groups[2], 1) * p.Invocations())
		}
		if bindings[i].Local {
			lengths[i] = max(min(lengths[i], maxLocalBytes/max(bindings[i].Layout.Stride, 1)), 1)
		}
		if err := f.bind(&bindings[i], lengths[i]); err != nil {
			return in, nil, err
		}
	}
	for i, b := range bindings {
		switch {
		case b.Slot.PerInvocation():
			f.pass(bound(&in, placeOf(&b)), &b)
			continue
		case b.Image != nil || b.Sampler || b.Local:
			continue
		case isScene(&b):
			f.scene(bound(&in, placeOf(&b)))
			continue
		}
		f.todo = append(f.todo, toFill{memory: bound(&in, placeOf(&b)), layout: b.Layout, elements: lengths[i], name: b.Name,
			counts: b.Slot.Kind == layout.Argument && !endless(b.Layout)})
	}
	for len(f.todo) > 0 { // what is bound gets its regions first
		t := f.todo[0]
		f.todo = f.todo[1:]
		f.fill(t)
	}
	for i, b := range bindings {
		if b.Sizes > 0 {
			f.sizes(bound(&in, placeOf(&b)), b.Sizes, lengths[i])
		}
	}
	return in, f.types, nil
}

// sizes gives a tensor sizes that its elements suffice for.
func (f *filler) sizes(memory []byte, rank, elements int) {
	for k := rank - 1; k >= 0; k-- { // the last dimension is mostly the longest
		n := max(min(elements, 1+f.r.IntN(1<<(1+f.r.IntN(6)))), 1)
		binary.LittleEndian.PutUint32(memory[4*k:], uint32(n))
		elements /= n
	}
}

// sizeOf returns how many invocations, or pixels, some workgroups of a shader have in each direction.
func sizeOf(p *vm.Program, groups [3]int) (size [3]int) {
	for i, n := range p.WorkgroupSize() {
		size[i] = max(groups[i], 1) * n
	}
	if p.Quads() {
		return [3]int{4 * max(groups[0], 1) * max(groups[1], 1) * max(groups[2], 1), 4, 1}
	}
	return size
}

// endless reports whether a type ends in a runtime array.
func endless(l *layout.Type) bool {
	tail, _ := l.Tail()
	return tail != nil
}

// someBindings returns the bindings with some elements of arrays of descriptors without a size.
func someBindings(p *vm.Program) []layout.Binding {
	var out []layout.Binding
	for _, b := range p.Bindings() {
		for range someDescriptors {
			out = append(out, b)
			if b.Slot.Element++; !b.Unsized {
				break
			}
		}
	}
	return out
}

// regionType says what is in a region: elements of a type.
type regionType struct {
	name   string // of the first address that leads there, as one writes it
	layout *layout.Type
	stride int // 0 for one element
}

// sample says how inputs are chosen.
type sample struct {
	seed      uint64
	elements  int // of runtime arrays
	lengths   lengths
	groups    [3]int // number of workgroups
	imageSize [3]int // texels along each axis; 0 for any
	small     smallness
	literals  *literals // of the reference
	device    bool      // it is compared with one
	finite    bool      // floats are numbers, and none is denormal
}

// lengths says how long runtime arrays are beside each other.
type lengths uint8

const (
	_ lengths = iota // all alike
	// each has fewer elements than the one before, so that an index which is too large for one is none for another
	falling
	rising
)

// smallness says which scalars are whole numbers from 0 to 31 only.
type smallness uint8

const (
	anyNumbers  smallness = iota
	smallSizes            // all that are in no runtime array
	smallValues           // all
)

func (t smallness) String() string {
	return [...]string{"", "whole numbers from 0 to 31 outside of runtime arrays", "whole numbers from 0 to 31"}[t]
}

// filler fills the memory of a run.
type filler struct {
	sample
	run     int
	r       *rand.Rand
	in      *vm.Inputs
	todo    []toFill
	types   []regionType
	left    int                       // bytes that may still be allocated
	next    uint64                    // address of the next region
	made    map[*layout.Type][]uint64 // addresses of regions, by what is there
	numbers bool                      // integers of 64 bits may be addresses
	bits    int                       // of the addresses of a kernel; 0 for a shader
	size    [3]int                    // invocations, or pixels, in each direction
	images  bool                      // there are some
	quads   bool                      // four invocations each are one
	whole   bool                      // the middle of a pixel has whole coordinates
	// what is passed has an element for each primitive or patch, and these have numbers
	primitives bool
	recent     map[numberType][]uint64 // some numbers that were chosen
}

// bind gives a binding memory. Variables that share a slot share that of the largest.
func (f *filler) bind(b *layout.Binding, elements int) error {
	if b.Image != nil || b.Sampler {
		return f.bindImage(b)
	}
	size := b.Bytes(elements)
	if tail, _ := b.Layout.Tail(); tail == nil {
		size = (size + 15) &^ 15 // what is bound has the alignment of its type
	} else if b.Slot.Kind == layout.Descriptor && !b.Local {
		size = (size + 3) &^ 3 // a host binds whole words
	}
	if len(bound(f.in, placeOf(b))) >= size {
		return nil
	}
	if f.left -= size; f.left < 0 {
		return fmt.Errorf("its buffers take more than %d bytes", maxRandom)
	}
	if b.Push {
		f.in.Push = make([]byte, size)
	} else {
		f.in.Buffers[b.Slot] = make([]byte, size)
	}
	return nil
}

// toFill is memory that begins with a type. depth counts the addresses that lead there.
type toFill struct {
	memory   []byte
	layout   *layout.Type
	elements int
	name     string
	index    int // of the element, where an address leads to several
	depth    int
	counts   bool // integers in it are mostly counts: it is passed to a kernel by value
}

// words is what is at the address that an integer is.
var words = &layout.Type{Kind: layout.Address, Size: 8, Element: &layout.Type{
	Kind: layout.Array, Element: &layout.Type{Kind: layout.Int, Width: 32, Size: 4}, Stride: 4}}

// indexed returns how one writes that something is not the first element.
func indexed(i int) string {
	if i == 0 {
		return ""
	}
	return "[" + strconv.Itoa(i) + "]"
}

// scalarKind is what kind of scalar is chosen.
type scalarKind uint8

const (
	special scalarKind = iota
	small
	anyBits
	nearLiteral // a literal of the module, or a number beside it
	count       // a small number that is not below 0
)

// mayBeAddress reports whether a shader may make an address of a value of a type.
func (f *filler) mayBeAddress(l *layout.Type) bool {
	pair := l.Kind == layout.Vector && l.Count == 2 && l.Stride == 4 && l.Element.Kind == layout.Int
	return f.numbers && (pair || l.Kind == layout.Int && l.Width == 64)
}

func (f *filler) fill(t toFill) {
	_, fixed := t.layout.Tail()
	if fixed == 0 {
		fixed = t.layout.Size
	}
	for at, l := range t.layout.Parts(t.elements, f.mayBeAddress) {
		to := l
		switch {
		case l.Kind == layout.Address:
		case f.mayBeAddress(l) && f.r.IntN(2) == 0:
			to = words
		default:
			for i, s := range l.Scalars(0) {
				if at+i+s.Size > len(t.memory) { // of a runtime array that is not at the end, which is not valid
					break
				}
				v := f.scalar(s, f.kind(at < fixed))
				if t.counts && s.Kind == layout.Int && f.run%4 != 3 {
					v = f.countOf(s)
				}
				layout.Store(t.memory[at+i:at+i+s.Size], v)
			}
			continue
		}
		if at+to.Size > len(t.memory) {
			break
		}
		name := func() string { _, _, path := t.layout.At(at); return t.name + indexed(t.index) + path }
		layout.Store(t.memory[at:at+to.Size], f.region(to, name, t.depth+1))
	}
}

// region returns the address of memory for what an address leads to: of its own as long as there are few. Lists end in
// a null pointer.
func (f *filler) region(l *layout.Type, name func() string, depth int) uint64 {
	if depth > maxRegionDepth || l.Element == nil {
		return 0
	}
	t := regionType{layout: l.Element}
	size := t.layout.Bytes(f.elements)
	if tail, _ := t.layout.Tail(); tail == nil { // it may be an element of an array
		t.stride = max(l.Stride, (size+15)&^15, 1)
		size = max(size, min(maxRegionBytes, f.elements*t.stride)/t.stride*t.stride)
	}
	if have := f.made[t.layout]; len(f.types) >= maxRegions || f.left < size {
		if len(have) == 0 || f.r.IntN(2) == 0 {
			return 0
		}
		return have[f.r.IntN(len(have))]
	}
	f.left -= size
	address := firstAddress + f.next
	if f.bits == 32 {
		address = firstAddress32 + f.next
	}
	f.next += uint64(size+2*regionAlignment-1) &^ (regionAlignment - 1) // with a gap
	t.name = name()
	data := make([]byte, size)
	f.in.Regions, f.types = append(f.in.Regions, layout.Region{Address: address, Data: data}), append(f.types, t)
	f.made[t.layout] = append(f.made[t.layout], address)
	if t.stride == 0 {
		f.todo = append(f.todo, toFill{memory: data, layout: t.layout, elements: f.elements, name: t.name, depth: depth})
	}
	for at := 0; t.stride > 0 && at+t.layout.Size <= size; at += t.stride {
		f.todo = append(f.todo, toFill{memory: data[at:], layout: t.layout, name: t.name, index: at / t.stride,
			depth: depth})
	}
	return address
}

// kind returns what kind of scalar is next.
func (f *filler) kind(fixed bool) scalarKind {
	k := f.run % 8
	switch {
	case f.small == smallValues || f.small == smallSizes && fixed:
		return count
	case !fixed: // runtime arrays have scalars of one kind half as often
		k = f.run % 16
	}
	if k < 4 {
		return [...]scalarKind{small, special, anyBits, nearLiteral}[k]
	}
	return [...]scalarKind{special, special, small, small, anyBits, anyBits, anyBits, nearLiteral}[f.r.IntN(8)]
}

// numberType is a type of numbers.
type numberType struct {
	kind  layout.Kind
	width int
}

// scalar returns the bits of a number of a kind. In every fourth run a quarter of the scalars repeat another scalar of
// their type: the condition that two of them are equal is met by luck only otherwise.
func (f *filler) scalar(s *layout.Type, kind scalarKind) uint64 {
	if kind == count || f.run%4 != 1 {
		return f.allowed(s, kind)
	}
	t := numberType{s.Kind, s.Width}
	recent := f.recent[t]
	if len(recent) > 0 && f.r.IntN(4) == 0 {
		return recent[f.r.IntN(len(recent))]
	}
	v := f.allowed(s, kind)
	switch {
	case len(recent) == maxRecent:
		recent[f.r.IntN(maxRecent)] = v
	case f.recent == nil:
		f.recent = map[numberType][]uint64{t: {v}}
	default:
		f.recent[t] = append(recent, v)
	}
	return v
}

// allowed returns the bits of a number of a kind: with Options.Finite one that is ordinary.
func (f *filler) allowed(s *layout.Type, kind scalarKind) uint64 {
	v := f.fresh(s, kind)
	if f.finite && s.Kind == layout.Float && !isOrdinary(s.Format, v) {
		// a number from 1 to 2 with the sign and the fraction
		v = s.Format.FromFloat64(1, fold.Mode{}) | v&(s.Format.SignBit()|fold.Mask(s.Format.Fraction))
	}
	return v
}

// isOrdinary reports whether a float is a number that is not denormal.
func isOrdinary(f fold.Format, v uint64) bool {
	magnitude := v &^ f.SignBit()
	return !f.IsNaN(v) && !f.IsInf(v) && (magnitude == 0 || magnitude >= 1<<f.Fraction)
}

// fresh returns the bits of a number of a kind, whatever others are.
func (f *filler) fresh(s *layout.Type, kind scalarKind) uint64 {
	r := f.r
	switch kind {
	case special:
		if s.Kind == layout.Float {
			return specialFloat(s.Format, r.IntN(16))
		}
		sign := uint64(1) << (s.Width - 1)
		all := fold.Mask(s.Width)
		return [...]uint64{0, 1, all, sign, sign - 1, 2, all - 1, sign + 1}[r.IntN(8)] & all
	case small, count:
		v := r.IntN(32)
		if kind == small && r.IntN(2) == 0 {
			v %= 8
		}
		if kind == count && f.images && f.run%4 != 3 {
			v %= 4 // an index of textures, a layer, a level
		}
		if kind == small && r.IntN(4) == 0 {
			v = -v
		}
		if s.Kind == layout.Float {
			return s.Format.FromFloat64(float64(v), fold.Mode{})
		}
		return uint64(v) & fold.Mask(s.Width)
	case nearLiteral:
		if v, ok := f.literals.near(s, r); ok {
			return v
		}
	}
	if v := r.Uint64(); s.Kind != layout.Float || v>>63 == 0 {
		return v & fold.Mask(s.Width)
	}
	return ordinaryFloat(s.Format, r)
}

// countOf returns an integer that a kernel is passed by value: mostly the number of something, so half of them are
// about as large as there are invocations, and the others small.
func (f *filler) countOf(s *layout.Type) uint64 {
	v := f.r.IntN(32)
	if f.r.IntN(2) == 0 {
		v = f.size[0]*f.size[1]*f.size[2] - f.r.IntN(4)
	}
	return uint64(max(v, 0)) & fold.Mask(s.Width)
}

// ordinaryFloat returns a number as most floats are that a shader meets: three of four are from 0 to 1, as colors,
// depths and coordinates of textures, and the others from -8 to 8.
func ordinaryFloat(f fold.Format, r *rand.Rand) uint64 {
	v := r.Float64()
	if r.IntN(4) == 0 {
		v = 16*v - 8
	}
	return f.FromFloat64(v, fold.Mode{})
}

// specialFloat returns one of eight special magnitudes with one of the signs: 0, 1, the smallest and the largest
// denormal, the smallest normal and the largest number, infinity and NaN.
func specialFloat(f fold.Format, k int) uint64 {
	normal := uint64(1) << f.Fraction
	v := [...]uint64{0, f.FromFloat64(1, fold.Mode{}), 1, normal - 1, normal, f.Max(), f.Infinity(), f.NaN()}[k%8]
	if k >= 8 {
		v |= f.SignBit()
	}
	return v
}
