package drivercheck

import (
	"encoding/binary"
	"math/rand/v2"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vulkan"
)

// maxBytes is how much memory a shader may be given.
const maxBytes = 1 << 28

// inputs are what a shader runs on: the same for vm and a driver, but for the addresses of regions.
type inputs struct {
	bindings []vm.Binding
	buffers  []buffer
	regions  []*memory
	push     *memory
}

type buffer struct {
	slot    vm.Slot
	uniform bool
	*memory
}

// memory is bytes with the places where the address of a region stands.
type memory struct {
	data     []byte
	layout   *vm.Layout
	pointers []vulkan.Pointer
}

// address is where vm has a region. A driver puts it where it likes.
func address(region int) uint64 { return uint64(region+1) << 32 }

// newInputs makes inputs by seed. Runtime arrays have so many elements.
func newInputs(m *ir.Module, p *vm.Program, elements int, seed uint64) *inputs {
	uniform := uniformBuffers(m)
	g := &inputMaker{inputs: &inputs{bindings: p.Bindings()}, Rand: rand.New(rand.NewPCG(seed, 0xD21)), elements: elements, made: map[made]int{}}
	bySlot := map[vm.Slot]int{}
	for _, b := range g.bindings {
		if b.Push {
			g.push = g.memory(b.Layout)
			continue
		}
		// Variables may share a slot: the first one's types say what is in it, and it is as large as the largest asks for.
		if i, ok := bySlot[b.Slot]; ok {
			m := g.buffers[i].memory
			m.data = append(m.data, make([]byte, max(0, b.Bytes(elements)-len(m.data)))...)
			continue
		}
		bySlot[b.Slot] = len(g.buffers)
		g.buffers = append(g.buffers, buffer{b.Slot, uniform[[2]uint32{b.Slot.Set, b.Slot.Binding}], g.memory(b.Layout)})
	}
	return g.inputs
}

// uniformBuffers returns the sets and bindings of uniform buffers: in the storage class Uniform, and not BufferBlock.
func uniformBuffers(m *ir.Module) map[[2]uint32]bool {
	decoration := func(id ir.ID, kind spirv.Decoration) (v uint32, ok bool) {
		for d := range m.Decorations(id) {
			if d.Kind == kind && d.Member < 0 {
				return append(d.Params, 0)[0], true
			}
		}
		return 0, false
	}
	found := map[[2]uint32]bool{}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable || spirv.StorageClass(in.Word(0)) != spirv.StorageClassUniform {
			continue
		}
		block := m.Types().Pointee(in.Type)
		for m.Def(block).Op == spirv.OpTypeArray || m.Def(block).Op == spirv.OpTypeRuntimeArray {
			block = m.Def(block).ID(0)
		}
		if _, storage := decoration(block, spirv.DecorationBufferBlock); !storage {
			set, _ := decoration(in.Result, spirv.DecorationDescriptorSet)
			binding, _ := decoration(in.Result, spirv.DecorationBinding)
			found[[2]uint32{set, binding}] = true
		}
	}
	return found
}

// inputMaker fills memory.
type inputMaker struct {
	*inputs
	*rand.Rand
	elements int
	depth    int // how many addresses lead here
	made     map[made]int
}

// made is a type that an address leads to, after so many others. It has one region.
type made struct {
	*vm.Layout
	depth int
}

// maxDepth is how many addresses follow one another. The last are 0, so lists end.
const maxDepth = 4

// memory returns memory of a type. What addresses in it lead to becomes regions.
func (g *inputMaker) memory(l *vm.Layout) *memory {
	m := &memory{layout: l, data: make([]byte, min((l.Bytes(g.elements)+3)&^3, maxBytes))}
	for at, scalar := range l.Scalars(g.elements) {
		if at+scalar.Size > len(m.data) {
			break
		}
		if scalar.Kind == vm.LayoutAddress {
			if g.depth < maxDepth {
				m.pointers = append(m.pointers, vulkan.Pointer{Offset: at, Region: g.region(scalar.Element)})
			}
			continue
		}
		put(m.data[at:at+scalar.Size], g.scalar(scalar))
	}
	return m
}

func (g *inputMaker) region(l *vm.Layout) int {
	key := made{l, g.depth}
	if i, ok := g.made[key]; ok {
		return i
	}
	i := len(g.regions)
	g.made[key] = i
	g.regions = append(g.regions, nil)
	g.depth++
	g.regions[i] = g.memory(l)
	g.depth--
	return i
}

// put writes the low bytes of v.
func put(data []byte, v uint64) {
	for i := range data {
		data[i] = byte(v >> (8 * i))
	}
}

// get reads what put wrote.
func get(data []byte) (v uint64) {
	for i, b := range data {
		v |= uint64(b) << (8 * i)
	}
	return v
}

// scalar returns a value: half of them are small, so that indices and counts hit something, and no float is a denormal, a NaN or infinite, with which drivers may do
// as they like.
func (g *inputMaker) scalar(l *vm.Layout) uint64 {
	if l.Kind == vm.LayoutInt {
		switch v := g.Uint64(); g.IntN(8) {
		case 0, 1, 2, 3:
			return v % 16
		case 4:
			return []uint64{0, 1, ^uint64(0), 1 << (l.Width - 1), fold.Mask(l.Width - 1)}[v%5] & fold.Mask(l.Width)
		default:
			return v & fold.Mask(l.Width)
		}
	}
	f := l.Format
	switch g.IntN(8) {
	case 0, 1, 2:
		return f.FromFloat64(float64(g.IntN(33)-16), fold.Mode{})
	case 3, 4, 5:
		return f.FromFloat64(float64(g.IntN(4001)-2000)/128, fold.Mode{})
	default:
		for {
			if v := g.Uint64() & fold.Mask(f.Width); !f.IsDenormal(v) && !f.IsNaN(v) && !f.IsInf(v) {
				return v
			}
		}
	}
}

// bytes returns the size of all.
func (in *inputs) bytes() (n int) {
	for _, m := range in.all() {
		n += len(m.data)
	}
	return n
}

// all returns the memory of buffers, regions and push constants.
func (in *inputs) all() (list []*memory) {
	for _, b := range in.buffers {
		list = append(list, b.memory)
	}
	list = append(list, in.regions...)
	if in.push != nil {
		list = append(list, in.push)
	}
	return list
}

// vm returns the inputs for vm, with addresses in their places.
func (in *inputs) vm(groups [3]int) vm.Inputs {
	out := vm.Inputs{Groups: groups, Buffers: map[vm.Slot][]byte{}, Workers: 1}
	for _, m := range in.all() {
		for _, p := range m.pointers {
			binary.LittleEndian.PutUint64(m.data[p.Offset:], address(p.Region))
		}
	}
	for _, b := range in.buffers {
		out.Buffers[b.slot] = b.data
	}
	for i, m := range in.regions {
		out.Regions = append(out.Regions, vm.Region{Address: address(i), Data: m.data})
	}
	if in.push != nil {
		out.Push = in.push.data
	}
	return out
}

// restore takes the addresses out of their places again, where they still are.
func (in *inputs) restore() {
	for _, m := range in.all() {
		for _, p := range m.pointers {
			if at := m.data[p.Offset : p.Offset+8]; get(at) == address(p.Region) {
				clear(at)
			}
		}
	}
}

// dispatch returns the inputs for a driver, which writes to the same memory.
func (in *inputs) dispatch(entry string, groups [3]int) vulkan.Dispatch {
	d := vulkan.Dispatch{Entry: entry, Groups: groups}
	for _, b := range in.buffers {
		d.Buffers = append(d.Buffers, vulkan.Buffer{Set: b.slot.Set, Binding: b.slot.Binding, Element: b.slot.Element, Uniform: b.uniform, Memory: b.vulkan()})
	}
	for _, m := range in.regions {
		d.Regions = append(d.Regions, m.vulkan())
	}
	if in.push != nil {
		d.Push = in.push.vulkan()
	}
	return d
}

func (m *memory) vulkan() vulkan.Memory { return vulkan.Memory{Data: m.data, Pointers: m.pointers} }
