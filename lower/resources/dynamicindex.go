package resources

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/lower/internal/choose"
	"hone/pass"
	"hone/spirv"
)

var (
	indexLimit  = pass.Int("limit", 16, "up to so many parts are chosen from by selects").Must(pass.Within(1, 1<<10))
	switchLimit = pass.Int("most", 256, "up to so many parts are chosen from by a switch").Must(pass.Within(1, 1<<12))
)

// DynamicIndex makes loads and stores of Function and Private variables at an index that is computed such of each part:
// up to a limit a load is that of all parts, of which selects choose one, and a store gives each part its old value or
// the new one; beyond it a switch leads to the one load or store. A vector's component is chosen by selects, too.
// An index out of bounds loads the last part, and stores nothing.
//
// It leaves alone, with a remark, what is volatile, arrays whose length specialization sets or that are longer than the
// limits, and what pointers are used for besides loads and stores, such as calls. Cost: linear in what it writes.
var DynamicIndex = pass.ForFunctions("lower-dynamic-index",
	"computed indices of local variables and vectors become selects or switches",
	func(c *pass.Context, f *ir.Function) bool {
		x := indexer{c: c, m: c.Module, f: f}
		var found []*ir.Inst
		for in := range f.Insts() {
			switch in.Op {
			case spirv.OpVectorExtractDynamic, spirv.OpVectorInsertDynamic:
				x.vector(in)
			case spirv.OpLoad, spirv.OpStore:
				found = append(found, in)
			}
		}
		for _, in := range slices.Backward(found) { // a split takes time in what follows it
			x.access(in)
		}
		return x.changed
	}, indexLimit, switchLimit, pass.Idempotent)

type indexer struct {
	c       *pass.Context
	m       *ir.Module
	f       *ir.Function
	changed bool
}

// step is an index of what a load or store accesses.
type step struct {
	index ir.ID
	parts int // of what it leads into, where it is computed; 0 for one that is constant
	typ   ir.ID
}

// vector makes a choice of a vector's component one of selects.
func (x *indexer) vector(in *ir.Inst) {
	insert := in.Op == spirv.OpVectorInsertDynamic
	vector, index := in.ID(0), in.ID(1)
	if insert {
		index = in.ID(2)
	}
	component, n := x.m.Types().Scalar(x.m.TypeOf(vector))
	if in.Unknown() || !in.TypesKnown() || n == 0 || !x.m.Allows(component, ir.SelectOf) || !x.constants(index) ||
		!x.c.Grow(3*n) ||
		!x.c.Transform() {
		return
	}
	x.changed = true
	b := x.c.Replace(in)
	if insert {
		parts := make([]ir.ID, n)
		for i := range parts {
			old := b.CompositeExtract(component, vector, uint32(i))
			parts[i] = b.Select(component, x.equals(b, index, i), in.ID(1), old)
		}
		b.CompositeConstruct(in.Type, parts...)
	} else {
		value := b.CompositeExtract(component, vector, uint32(n-1))
		for i := n - 2; i >= 0; i-- {
			value = b.Select(component, x.equals(b, index, i), b.CompositeExtract(component, vector, uint32(i)), value)
		}
	}
	b.Done()
}

// constants reports whether there are constants to compare an index with.
func (x *indexer) constants(index ir.ID) bool {
	typ := x.m.TypeOf(index)
	d := x.m.Def(typ)
	return d != nil && d.Op == spirv.OpTypeInt && d.Literal(0) <= 64 && x.m.Allows(typ, ir.ArithmeticOf|ir.ConstantOf)
}

func (x *indexer) equals(b build.Builder, index ir.ID, i int) ir.ID {
	return b.IEqual(x.m.Types().Bool(), index, x.m.Constants().Int(x.m.TypeOf(index), uint64(i)))
}

// number returns the constant that leads to a part, of the type of the index that did if that can say each.
func (x *indexer) number(index ir.ID, k int) ir.ID {
	typ := x.m.TypeOf(index)
	if x.m.NumberWidth(index) < 32 {
		typ = x.m.Types().Int(32, true)
	}
	return x.m.Constants().Int(typ, uint64(k))
}

// access makes a load or store at computed indices one at constant ones.
func (x *indexer) access(in *ir.Inst) {
	variable, steps, ok := x.steps(in.ID(0))
	if in.Unknown() || !ok {
		return
	}
	total, computed, at := 1, 0, 0
	for i, s := range steps {
		if s.parts != 0 {
			total, computed, at = total*max(s.parts, 1), computed+1, i
			if s.parts < 0 || total > 1<<16 || !x.constants(s.index) {
				total = 1 << 20
				break
			}
		}
	}
	if computed == 0 {
		return
	}
	typ := in.Type
	if in.Op == spirv.OpStore {
		typ = x.m.TypeOf(in.ID(1))
	}
	why := ""
	switch {
	case effects.Ordered(in):
		why = "the access is volatile"
	case !in.TypesKnown():
		why = "its type is of unknown meaning"
	case total <= indexLimit.Of(x.c) && choose.CanSelect(x.m, typ):
		x.bySelects(in, variable, steps, total)
	case computed == 1 && total <= switchLimit.Of(x.c) && x.m.NumberWidth(steps[at].index) == 32 &&
		(in.Op == spirv.OpStore || x.m.CanPhi(typ)):
		x.bySwitch(in, variable, steps, at)
	default:
		why = "there are too many parts, or it is not known how many"
	}
	if why != "" {
		x.c.RemarkAt(in, variable, "a computed index stays: %s", why)
	}
}

// steps returns the Function or Private variable that a pointer leads into, and the indices.
func (x *indexer) steps(pointer ir.ID) (variable ir.ID, steps []step, ok bool) {
	class, pointed := x.m.Types().StorageClass(x.m.TypeOf(pointer))
	if !pointed || class != spirv.StorageClassFunction && class != spirv.StorageClassPrivate {
		return 0, nil, false
	}
	base, indices, why := chainTo(x.m, pointer)
	if why != "" || len(indices) == 0 {
		return 0, nil, false
	}
	typ := x.m.Types().Pointee(x.m.TypeOf(base))
	for _, index := range indices {
		s := step{index: index}
		if _, constant := x.m.Constants().IntValue(index); !constant {
			n, _ := x.m.Types().NumParts(typ)
			if s.parts = n; n <= 0 {
				s.parts = -1
			} else if w := x.m.NumberWidth(index); w == 0 { // it is of unknown meaning
				return 0, nil, false
			} else if w < 32 { // no index, which is signed, leads further
				s.parts = min(n, 1<<(w-1))
			}
		}
		if s.typ = x.m.Types().Part(typ, index); s.typ == 0 {
			return 0, nil, false
		}
		typ = s.typ
		steps = append(steps, s)
	}
	return base, steps, true
}

// chainTo returns the variable that a pointer leads into by access chains, and the indices to it. why says what is in
// the way.
func chainTo(m *ir.Module, pointer ir.ID) (variable ir.ID, indices []ir.ID, why string) {
	for range ir.MaxChain {
		d := m.Def(pointer)
		switch {
		case d == nil || d.Unknown() || d.Op.Is(spirv.TraitUntyped):
			return 0, nil, "it is not known where its pointer leads"
		case d.Op == spirv.OpCopyObject:
			pointer = d.ID(0)
		case d.Op == spirv.OpAccessChain || d.Op == spirv.OpInBoundsAccessChain:
			var own []ir.ID
			for i := 1; i < d.NumWords(); i++ {
				own = append(own, d.ID(i))
			}
			indices = append(own, indices...)
			pointer = d.ID(0)
		case d.Op == spirv.OpVariable:
			return pointer, indices, ""
		default:
			return 0, nil, "it is not known where its pointer leads"
		}
	}
	return 0, nil, "it is not known where its pointer leads"
}

// bySelects loads each part, and chooses one, or gives each part what it is to have.
func (x *indexer) bySelects(in *ir.Inst, variable ir.ID, steps []step, total int) {
	if !x.c.Grow(5*total) || !x.c.Transform() {
		return
	}
	x.changed = true
	pointer := in.ID(0)
	chosen := make([]ir.ID, len(steps))
	if in.Op == spirv.OpLoad {
		b := x.c.Replace(in)
		x.load(b, in.Type, variable, steps, chosen, 0)
		b.Done()
	} else {
		x.store(x.c.Before(in), in.ID(1), variable, steps, chosen, 0, 0)
		in.Remove()
	}
	x.removeChains(pointer)
}

// load loads what the indices from i on lead to. chosen are those before.
func (x *indexer) load(b build.Builder, typ, variable ir.ID, steps []step, chosen []ir.ID, i int) ir.ID {
	if i == len(steps) {
		return b.Load(typ, x.part(b, typ, variable, chosen))
	}
	s := steps[i]
	if s.parts == 0 {
		chosen[i] = s.index
		return x.load(b, typ, variable, steps, chosen, i+1)
	}
	var value ir.ID
	for k := s.parts - 1; k >= 0; k-- {
		chosen[i] = x.number(s.index, k)
		part := x.load(b, typ, variable, steps, chosen, i+1)
		if value == 0 {
			value = part
		} else {
			value = choose.Select(x.m, b, typ, x.equals(b, s.index, k), part, value)
		}
	}
	return value
}

// store stores a value where the indices from i on lead, if a condition holds, 0 for always.
func (x *indexer) store(b build.Builder, value, variable ir.ID, steps []step, chosen []ir.ID, i int, condition ir.ID) {
	if i == len(steps) {
		typ := x.m.TypeOf(value)
		part := x.part(b, typ, variable, chosen)
		b.Store(part, choose.Select(x.m, b, typ, condition, value, b.Load(typ, part)))
		return
	}
	s := steps[i]
	if s.parts == 0 {
		chosen[i] = s.index
		x.store(b, value, variable, steps, chosen, i+1, condition)
		return
	}
	for k := range s.parts {
		chosen[i] = x.number(s.index, k)
		here := x.equals(b, s.index, k)
		if condition != 0 {
			here = b.LogicalAnd(x.m.Types().Bool(), condition, here)
		}
		x.store(b, value, variable, steps, chosen, i+1, here)
	}
}

func (x *indexer) part(b build.Builder, typ, variable ir.ID, indices []ir.ID) ir.ID {
	class, _ := x.m.Types().StorageClass(x.m.TypeOf(variable))
	return b.AccessChain(x.m.Types().Pointer(class, typ), variable, indices...)
}

// bySwitch leads to the one load or store.
func (x *indexer) bySwitch(in *ir.Inst, variable ir.ID, steps []step, at int) {
	n := steps[at].parts
	if !x.c.Grow(5*n+4) || !x.c.Transform() {
		return
	}
	x.changed = true
	pointer, typ, value := in.ID(0), in.Type, ir.ID(0)
	if in.Op == spirv.OpStore {
		value = in.ID(1)
		typ = x.m.TypeOf(value)
	}
	chosen := make([]ir.ID, len(steps))
	for i, s := range steps {
		chosen[i] = s.index
	}
	choose.Switch(in, steps[at].index, n, 0, func(b build.Builder, k int) ir.ID {
		chosen[at] = x.number(steps[at].index, k)
		part := x.part(b, typ, variable, chosen)
		if value != 0 {
			b.Store(part, value)
			return 0
		}
		return b.Load(typ, part)
	})
	x.removeChains(pointer)
}

// removeChains removes access chains that nothing uses any more.
func (x *indexer) removeChains(pointer ir.ID) {
	for {
		x.m.Spend(1)
		d := x.m.Def(pointer)
		if d == nil || !d.DerivesPointer() || x.m.Uses(pointer) > 0 || x.m.Pinned(pointer) || d.Unknown() {
			return
		}
		pointer = d.ID(0)
		d.Remove()
	}
}
