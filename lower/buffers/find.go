package buffers

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/ir/effects"
	"hone/ir/view"
	"hone/spirv"
)

// find lists the buffers that are wanted, and those with parts of words that may be the same memory.
func (x *lowerer) find(wanted func(x *lowerer, b *buffer) bool) {
	var others []buffer
	for in := range x.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable || in.Unknown() {
			continue
		}
		b := buffer{in: in, class: spirv.StorageClass(in.Literal(0))}
		switch b.class {
		case spirv.StorageClassStorageBuffer, spirv.StorageClassUniform, spirv.StorageClassPushConstant:
		default:
			continue
		}
		b.block = x.blockOf(x.m.Types().Pointee(in.Type))
		if d := x.m.Def(b.block); d == nil || d.Op != spirv.OpTypeStruct {
			continue
		}
		b.old = x.m.HasDecoration(b.block, spirv.DecorationBufferBlock)
		if !b.old && !x.m.HasDecoration(b.block, spirv.DecorationBlock) {
			continue
		}
		b.vectors = b.class == spirv.StorageClassUniform && !b.old
		if x.isWords(&b) {
			continue
		}
		b.why = x.layout(&b)
		if b.memory = analysis.MemoryObjectOf(x.m, b.in.Result); wanted(x, &b) {
			x.list = append(x.list, b)
		} else if b.kind() == storage && x.hasNarrow(b.block) {
			others = append(others, b)
		}
	}
	for i := 0; i < len(x.list); i++ {
		others = slices.DeleteFunc(others, func(o buffer) bool {
			same := x.list[i].memory.DeclaredToShare(o.memory)
			if same {
				x.list = append(x.list, o)
			}
			return same
		})
	}
}

// start returns the place of a buffer itself.
func (x *lowerer) start(i int) place {
	b := &x.list[i]
	typ := x.m.Types().Pointee(b.in.Type)
	return place{buffer: i, typ: typ, inside: typ == b.block, from: b.in.Result}
}

// blockOf returns the type of the elements where a type is an array of buffers, else the type itself.
func (x *lowerer) blockOf(typ ir.ID) ir.ID {
	for {
		x.m.Spend(1)
		d := x.m.Def(typ)
		if d == nil || d.Op != spirv.OpTypeArray && d.Op != spirv.OpTypeRuntimeArray {
			return typ
		}
		typ = d.ID(0)
	}
}

// hasNarrow reports whether a number of 8 or 16 bits is in a type.
func (x *lowerer) hasNarrow(typ ir.ID) bool { return x.hasWidth(typ, 8) || x.hasWidth(typ, 16) }

// storedOnly reports whether a type has a part that may only be loaded, stored and converted.
func (x *lowerer) storedOnly(typ ir.ID) bool {
	for d := range x.m.WithParts(typ) {
		if (d.Op == spirv.OpTypeInt || d.Op == spirv.OpTypeFloat) && !x.m.Allows(d.Result, ir.ArithmeticOf) {
			return true
		}
	}
	return false
}

// isWords reports whether a buffer is one of words already.
func (x *lowerer) isWords(b *buffer) bool {
	d := x.m.Def(b.block)
	if d.NumWords() != 1 {
		return false
	}
	array := x.m.Def(d.ID(0))
	if array == nil || array.Op != spirv.OpTypeArray && array.Op != spirv.OpTypeRuntimeArray {
		return false
	}
	scalar, n := x.m.Types().Scalar(array.ID(0))
	want := 1
	if b.vectors {
		want = 4
	}
	return n == want && x.isWord(scalar) && x.m.Types().ArrayStrideOf(array.Result) == 4*want
}

// isWord reports whether a type is that of a word, which need not be there before something changes.
func (x *lowerer) isWord(typ ir.ID) bool {
	d := x.m.Def(typ)
	return d != nil && d.Op == spirv.OpTypeInt && d.Literal(0) == 32 && d.Literal(1) == 0
}

// layout finds out how large a buffer is, and returns why it can't become words.
func (x *lowerer) layout(b *buffer) string {
	x.steps = 10_000
	members, _ := x.m.Types().Members(b.block)
	sized, why := true, ""
	for typ := x.m.Types().Pointee(b.in.Type); typ != b.block; typ = x.m.Def(typ).ID(0) {
		x.m.Spend(1)
		if x.m.Pinned(typ) {
			why = "something of unknown meaning may name its type"
		}
	}
	switch {
	case why != "":
		return why
	case x.m.Pinned(b.in.Result) || x.m.Pinned(b.block):
		return "something of unknown meaning may name it"
	case x.m.Exported(b.in.Result) || b.in.NumWords() > 1:
		return "another module may define it"
	case len(members) == 0:
		return "it is not known where its members are"
	}
	for i, l := range members {
		_, ok := x.m.Types().Size(l.Type, l)
		sized = sized && ok
		if d := x.m.Def(l.Type); d != nil && d.Op == spirv.OpTypeRuntimeArray && i == len(members)-1 {
			if why := x.array(d, l); why != "" {
				return why
			}
		} else if _, why := x.aligned(l.Type, l); why != "" {
			return why
		}
	}
	if !sized {
		if b.vectors || b.class == spirv.StorageClassPushConstant {
			return "it is not known how many bytes it has"
		}
		return ""
	}
	size, _ := x.m.Types().Size(b.block, ir.Member{})
	if b.class == spirv.StorageClassPushConstant {
		b.base = members[0].Offset
		for _, l := range members {
			b.base = min(b.base, l.Offset)
		}
		b.base &^= 3
	}
	if b.length = (size - b.base + 3) / 4; b.vectors {
		b.length = (b.length + 3) / 4
	}
	return ""
}

// aligned returns the number of which offsets of a type are multiples, 4 at most, and why it can't be lowered.
func (x *lowerer) aligned(typ ir.ID, l ir.Member) (align int, why string) {
	d := x.m.Def(typ)
	if x.steps--; d == nil || x.steps < 0 {
		return 0, "what is in it is not known"
	}
	switch d.Op {
	case spirv.OpTypeInt, spirv.OpTypeFloat:
		if width := d.Literal(0); d.NumWords() > 1 && d.Op == spirv.OpTypeFloat || width > 64 || width < 8 {
			return 0, "it has numbers of a format that is not known"
		}
		align = min(4, int(d.Literal(0))/8)
	case spirv.OpTypeVector:
		return x.aligned(d.ID(0), l)
	case spirv.OpTypeMatrix:
		if align, why = x.aligned(d.ID(0), l); why == "" && (l.MatrixStride == 0 || l.MatrixStride%align != 0) {
			why = "it is not known where the columns of a matrix are"
		}
		return align, why
	case spirv.OpTypeArray:
		if align, why = x.aligned(d.ID(0), l); why == "" {
			why = x.array(d, l)
		}
		return align, why
	case spirv.OpTypeStruct:
		members, ok := x.m.Types().Members(typ)
		if !ok {
			return 0, "it is not known where its members are"
		}
		align = 1
		for _, k := range members {
			n, why := x.aligned(k.Type, k)
			if why != "" {
				return 0, why
			}
			align = max(align, n)
		}
	case spirv.OpTypePointer:
		align = 4
		if x.m.Header.Version < spirv.MakeVersion(1, 5) && !x.m.HasExtension("SPV_KHR_physical_storage_buffer") ||
			spirv.StorageClass(d.Literal(0)) != spirv.StorageClassPhysicalStorageBuffer {
			return 0, "no address can be made of words"
		}
	default:
		return 0, "it holds what is no number"
	}
	if l.Offset%align != 0 {
		return 0, "a member crosses words"
	}
	return align, why
}

// array returns why the elements of an array can't be lowered.
func (x *lowerer) array(d *ir.Inst, l ir.Member) string {
	align, why := x.aligned(d.ID(0), l)
	if stride := x.m.Types().ArrayStrideOf(d.Result); why == "" && (stride == 0 || stride%align != 0) {
		return "it is not known where the elements of an array are"
	}
	return why
}

// examine looks at all uses of buffers, and finds why some can't become words.
func (x *lowerer) examine() {
	x.begin()
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			if x.m.IsDebug(in) {
				continue
			}
			for i, id := range in.IDs() {
				if k := x.at.Get(id); k != 0 {
					p := &x.places[k-1]
					b := &x.list[p.buffer]
					if why := x.use(in, i, p); why != "" && b.why == "" {
						b.why, b.whyAt = why, in
					}
				}
			}
		}
	}
	for i := range x.list {
		b := &x.list[i]
		if b.why == "" && b.stored && b.helped != nil {
			b.why, b.whyAt = inHelpers, b.helped
		}
	}
}

// begin forgets all places but those of the buffers themselves.
func (x *lowerer) begin() {
	x.at.Release()
	x.at, x.places = x.m.NewTable(), x.places[:0]
	for i := range x.list {
		x.note(x.list[i].in, x.start(i))
	}
}

// use returns why an instruction that has a pointer to a place as operand i can't be lowered. It notes the places of
// what is derived from it.
func (x *lowerer) use(in *ir.Inst, i int, p *place) string {
	switch {
	case in.Unknown() || in.Result != 0 && x.m.Pinned(in.Result):
		return "something of unknown meaning uses it"
	case in.Op == spirv.OpFunctionCall:
		return "a function takes a pointer to it; inline(all=true) goes before"
	case in.Op == spirv.OpPhi || in.Op == spirv.OpSelect:
		return "code chooses between pointers"
	case in.Op == spirv.OpCopyMemory:
		return x.useCopy(in, i, p)
	case i > 0:
		return in.Op.String() + " is not lowered"
	}
	if a, ok := view.AsAccessChain(in); ok && !in.Op.Is(spirv.TraitUntyped) && a.Element() == 0 {
		q, ok := x.follow(*p, a, nil)
		if typ := x.m.Types().Pointee(in.Type); !ok || typ != q.typ {
			return "it is not known where a pointer leads"
		}
		x.note(in, q)
		x.list[p.buffer].cost += in.NumWords()
		return ""
	}
	switch in.Op {
	case spirv.OpCopyObject:
		x.note(in, *p)
		return ""
	case spirv.OpLoad:
		if in.Type != p.typ {
			return "a load has another type"
		}
		return x.useLoad(in, 0, p)
	case spirv.OpStore:
		if x.m.TypeOf(in.ID(1)) != p.typ {
			return "a store has another type"
		}
		if d := x.m.Def(in.ID(1)); d.Op == spirv.OpFConvert && x.m.ConvertsItsOwnWay(d.Result) && x.storedOnly(p.typ) {
			return "a conversion says how it rounds"
		}
		return x.useStore(in, 0, p)
	case spirv.OpArrayLength:
		d := x.m.Def(x.list[p.buffer].block)
		if p.typ == d.Result && x.isWord(in.Type) && int(in.Literal(1)) == d.NumWords()-1 {
			x.list[p.buffer].cost += 5
			return ""
		}
		return "it is asked for the length of what is no array at its end"
	}
	if isAtomic(in.Op) {
		return x.useAtomic(in, p)
	}
	return in.Op.String() + " is not lowered"
}

// note keeps the place that a pointer leads to.
func (x *lowerer) note(in *ir.Inst, p place) {
	x.places = append(x.places, p)
	x.at.Set(in.Result, int32(len(x.places)))
}

func (x *lowerer) useCopy(in *ir.Inst, i int, p *place) string {
	if x.m.Types().Pointee(x.m.TypeOf(in.ID(1-i))) != p.typ {
		return "a copy has two types"
	}
	if x.storedOnly(p.typ) {
		return "a copy has numbers that may only be stored; split-copies goes before"
	}
	if i == 0 {
		return x.useStore(in, 0, p)
	}
	return x.useLoad(in, 1, p)
}

func (x *lowerer) useLoad(in *ir.Inst, i int, p *place) string {
	b := &x.list[p.buffer]
	why := x.access(in, i, p)
	if why == "" && x.isPart(p) {
		b.loaded = true
		for e := range analysis.Calls.Of(x.c).EntryPoints(in.Function()) {
			if spirv.ExecutionModel(e.Word(0)) == spirv.ExecutionModelFragment {
				b.helped = in
			}
		}
	}
	return why
}

func (x *lowerer) useStore(in *ir.Inst, i int, p *place) string {
	b := &x.list[p.buffer]
	why := x.access(in, i, p)
	if why == "" && x.isPart(p) {
		b.stored = true
	}
	return why
}

// access returns why a load, store or copy of a place by operand i can't be lowered.
func (x *lowerer) access(in *ir.Inst, i int, p *place) string {
	n := x.numbers(p.typ)
	if scalar, _ := x.m.Types().Scalar(p.typ); scalar == 0 && x.storedOnly(p.typ) {
		return "a composite has numbers that may only be stored; split-copies and sroa go before"
	}
	if n > maxNumbers || !p.inside {
		return "an access has too many numbers; split-copies and sroa go before"
	}
	x.list[p.buffer].cost += 6 * n
	if x.hasNarrow(p.typ) {
		x.list[p.buffer].cost += 6 * n
	}
	const orders = spirv.MemoryAccessMakePointerAvailable | spirv.MemoryAccessMakePointerVisible
	o := effects.OperandsOf(in, i)
	if x.isPart(p) && (o.Mask()&uint32(orders) != 0 || effects.VolatileSide(in, i)) {
		return "a part of a word is accessed as volatile, or made available or visible"
	}
	return ""
}

// numbers returns how many numbers a type has, more than maxNumbers where that is not known.
func (x *lowerer) numbers(typ ir.ID) int {
	d := x.m.Def(typ)
	switch d.Op {
	case spirv.OpTypeInt, spirv.OpTypeFloat, spirv.OpTypePointer:
		return 1
	case spirv.OpTypeVector:
		return int(d.Literal(1))
	case spirv.OpTypeMatrix:
		return int(d.Literal(1)) * x.numbers(d.ID(0))
	case spirv.OpTypeArray:
		n, ok := x.m.Constants().IntValue(d.ID(1))
		if !ok || n > maxNumbers {
			return maxNumbers + 1
		}
		return min(maxNumbers+1, int(n)*x.numbers(d.ID(0)))
	case spirv.OpTypeStruct:
		n := 0
		for _, id := range d.IDs() {
			if n += x.numbers(id); n > maxNumbers {
				break
			}
		}
		return n
	}
	return maxNumbers + 1
}

// isAtomic reports whether an operation is an atomic one of integers that is lowered.
func isAtomic(op spirv.Op) bool {
	switch op {
	case spirv.OpAtomicLoad, spirv.OpAtomicStore, spirv.OpAtomicExchange, spirv.OpAtomicCompareExchange,
		spirv.OpAtomicIIncrement, spirv.OpAtomicIDecrement, spirv.OpAtomicIAdd, spirv.OpAtomicISub,
		spirv.OpAtomicSMin, spirv.OpAtomicUMin, spirv.OpAtomicSMax, spirv.OpAtomicUMax, spirv.OpAtomicAnd,
		spirv.OpAtomicOr, spirv.OpAtomicXor:
		return true
	}
	return false
}

func (x *lowerer) useAtomic(in *ir.Inst, p *place) string {
	d := x.m.Def(p.typ)
	if d.Op != spirv.OpTypeInt && d.Op != spirv.OpTypeFloat || d.Literal(0) != 32 {
		return "an atomic operation is not one of 32 bits"
	}
	x.list[p.buffer].cost += 5
	return ""
}

// aliases finds what else may be the memory of a buffer: loads of parts of words are atomic where such are stored, and
// what stays must not have any.
func (x *lowerer) aliases() {
	var list []*buffer // that have parts of words
	for i := range x.list {
		b := &x.list[i]
		b.atomic = b.stored
		if (b.class == spirv.StorageClassStorageBuffer || b.old) && x.hasNarrow(b.block) {
			list = append(list, b)
		}
	}
	for again := true; again; {
		x.m.Spend(1)
		again = false
		for _, b := range list {
			for _, o := range list {
				if b == o || b.why != "" || !b.stored && !b.loaded || !b.memory.DeclaredToShare(o.memory) {
					continue
				}
				switch {
				case o.why != "":
					b.why, b.whyAt, again = "another variable may be the same memory, and is not lowered", o.in, true
				case o.stored && b.helped != nil:
					b.why, b.whyAt, again = inHelpers, b.helped, true
				default:
					b.atomic = b.atomic || o.stored
				}
			}
		}
	}
}

const inHelpers = "a fragment shader loads parts of words, and parts are stored"
