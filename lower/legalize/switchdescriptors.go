package legalize

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
	switchArrays = pass.Bool("arrays", true, "also arrays that drivers take: of descriptors")
	switchLimit  = pass.Int("limit", 256, "arrays of up to so many descriptors are indexed by a switch").
			Must(pass.Within(1, 1<<12))
)

// SwitchDescriptors puts a switch over each computed index of an array of descriptors: each
// case does the access with one descriptor, at a constant index. All from the index on to the access itself is done in
// the cases, such as the load of an image and joining it with a sampler. Several computed indices give switches within
// switches. An index beyond the end is undefined behaviour; then a read is that of the last descriptor, and nothing
// is written.
//
// Samples with implicit derivatives, and whatever else depends on neighbouring invocations, are not put on a branch
// where the index is NonUniform: all descriptors are read, and selects choose. Without arrays only arrays of structs
// of descriptors, or of arrays, are looked at, which [SplitDescriptors] has to split.
//
// It leaves alone, with a remark, arrays whose length specialization or the device sets, or that are longer than the
// limit, and uses that no phi can give a value to. Cost: linear in the output.
var SwitchDescriptors = pass.ForFunctions("switch-descriptors",
	"computed indices of arrays of descriptors become switches",
	func(c *pass.Context, f *ir.Function) bool {
		x := descriptorSwitcher{c: c, m: c.Module}
		work := x.accesses(f)
		for len(work) > 0 {
			x.m.Spend(1)
			in := work[len(work)-1]
			work = append(work[:len(work)-1], x.access(in)...)
		}
		return x.changed
	}, switchArrays, switchLimit, pass.Idempotent)

// descriptorSwitcher is the state of the pass.
type descriptorSwitcher struct {
	c       *pass.Context
	m       *ir.Module
	changed bool
}

// accesses returns the instructions that use descriptors, or pointers into them, and pass none on. Accesses of which a
// block has several are split off from the last one on, since a split takes time in what follows it.
func (x *descriptorSwitcher) accesses(f *ir.Function) (list []*ir.Inst) {
	computed := false
	for in := range f.Insts() {
		if in.Op == spirv.OpLabel || in.Unknown() || x.m.IsDebug(in) {
			continue
		}
		if x.computed(in) >= 0 {
			computed = true
		}
		carried := func(id ir.ID) bool { return x.carrier(x.m.Def(id)) != nil }
		if x.carrier(in) == nil && slices.ContainsFunc(operands(in), carried) {
			list = append(list, in)
		}
	}
	if !computed {
		return nil
	}
	return list
}

func operands(in *ir.Inst) (list []ir.ID) {
	for _, id := range in.IDs() {
		list = append(list, id)
	}
	return list
}

// carrier returns an instruction if it passes on a descriptor, or a pointer into a descriptor: each case gets a copy.
func (x *descriptorSwitcher) carrier(in *ir.Inst) *ir.Inst {
	if in == nil || in.Block() == nil || in.Unknown() || x.m.Pinned(in.Result) {
		return nil
	}
	switch in.Op {
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpCopyObject, spirv.OpImageTexelPointer:
		if _, pointer := x.m.Types().StorageClass(in.Type); pointer {
			return in
		}
		if x.m.HoldsResource(in.Type) {
			return in
		}
	case spirv.OpLoad, spirv.OpSampledImage, spirv.OpImage, spirv.OpCompositeExtract:
		if x.m.HoldsResource(in.Type) {
			return in
		}
	}
	return nil
}

// computed returns the operand of an access chain that is the first computed index into an array of descriptors, -1
// for none.
func (x *descriptorSwitcher) computed(in *ir.Inst) int {
	if in.Op != spirv.OpAccessChain && in.Op != spirv.OpInBoundsAccessChain || in.Unknown() || x.m.Pinned(in.Result) {
		return -1
	}
	variable := x.m.UnderlyingObject(in.Result)
	if variable == nil || variable.Op != spirv.OpVariable || !describes(x.m, variable) {
		return -1
	}
	typ := x.m.Types().Pointee(x.m.TypeOf(in.ID(0)))
	for i := 1; i < in.NumWords(); i++ {
		d := x.m.Def(typ)
		switch {
		case d == nil || d.Op == spirv.OpTypeStruct && !x.m.HoldsResource(typ): // a buffer
			return -1
		case d.Op == spirv.OpTypeStruct:
		case d.Op != spirv.OpTypeArray && d.Op != spirv.OpTypeRuntimeArray:
			return -1
		case !switchArrays.Of(x.c) && !nested(x.m, typ):
			return -1
		default:
			if _, constant := x.m.Constants().IntValue(in.ID(i)); !constant {
				return i
			}
		}
		typ = x.m.Types().Part(typ, in.ID(i))
	}
	return -1
}

// maxCarriers is how many instructions may be done anew for an access.
const maxCarriers = 64

// carriers returns the instructions that lead an access to its descriptors, in their order: an instruction comes
// after its operands. ok is false where that is too much.
func (x *descriptorSwitcher) carriers(in *ir.Inst) (list []*ir.Inst, ok bool) {
	ok = true
	var visit func(in *ir.Inst)
	visit = func(in *ir.Inst) {
		for _, id := range in.IDs() {
			d := x.carrier(x.m.Def(id))
			switch {
			case d == nil || slices.Contains(list, d):
			case len(list) >= maxCarriers:
				ok = false
			default:
				visit(d)
				list = append(list, d)
			}
			if !ok {
				return
			}
		}
	}
	visit(in)
	return list, ok
}

// access puts an access on a switch over the first computed index that leads to its descriptors, or makes that index 0
// where there is a single descriptor. It returns the accesses that have another computed index, for the worklist.
func (x *descriptorSwitcher) access(in *ir.Inst) (again []*ir.Inst) {
	carriers, ok := x.carriers(in)
	at := slices.IndexFunc(carriers, func(d *ir.Inst) bool { return x.computed(d) >= 0 })
	if at < 0 {
		return nil
	}
	root := carriers[at]
	s := descriptorSwitch{descriptorSwitcher: x, in: in, root: root, word: x.computed(root), carriers: carriers[at:]}
	s.keepDependent()
	typ := x.m.Types().Pointee(x.m.TypeOf(root.ID(0)))
	for i := 1; i < s.word; i++ {
		typ = x.m.Types().Part(typ, root.ID(i))
	}
	n, _ := x.m.Types().NumParts(typ)
	if n > 0 && x.m.Constants().IsUndefined(root.ID(s.word)) {
		n = 1 // any descriptor will do
	}
	why := ""
	switch {
	case !ok:
		why = "too much is done to get at the descriptor"
	case n <= 0:
		why = "the length of the array is not known"
	case n > switchLimit.Of(x.c):
		why = "the array is too long"
	default:
		why = s.obstacle(n)
	}
	if why != "" {
		x.c.RemarkAt(in, root.Result, "the computed index stays: %s", why)
		return nil
	}
	if !x.c.Grow(n*(len(s.carriers)+4)) || !x.c.Transform() {
		return nil
	}
	x.changed = true
	again = s.replace(n)
	x.removeDead(s.carriers)
	return again
}

// descriptorSwitch is an access that is put on a switch.
type descriptorSwitch struct {
	*descriptorSwitcher
	in, root *ir.Inst
	word     int        // of the root: the computed index
	carriers []*ir.Inst // that depend on the root, itself among them
	selects  bool       // instead of a switch: each case is executed, and the results are chosen from
	beyond   ir.ID      // the value of an access that writes where the index is beyond the end
}

// keepDependent leaves of the carriers those that depend on the root.
func (s *descriptorSwitch) keepDependent() {
	depends := map[ir.ID]bool{}
	s.carriers = slices.DeleteFunc(slices.Clone(s.carriers), func(d *ir.Inst) bool {
		keep := d == s.root || slices.ContainsFunc(operands(d), func(id ir.ID) bool { return depends[id] })
		if keep {
			depends[d.Result] = true
		}
		return !keep
	})
}

// obstacle returns why an access can't be done for n descriptors, "" where it can.
func (s *descriptorSwitch) obstacle(n int) string {
	in, index := s.in, s.root.ID(s.word)
	width := s.m.NumberWidth(index)
	value := in.Type != 0 && s.m.Def(in.Type).Op != spirv.OpTypeVoid
	nonUniform := slices.ContainsFunc(append(slices.Clone(s.carriers), in, s.m.Def(index)), func(d *ir.Inst) bool {
		return d.Result != 0 && s.m.HasDecoration(d.Result, spirv.DecorationNonUniform)
	})
	switch {
	case !in.Repeatable() || s.m.Pinned(in.Result):
		return in.Op.String() + " can't be repeated"
	case width != 32 || !s.m.Allows(s.m.TypeOf(index), ir.ConstantOf):
		return "the index is no integer of 32 bits"
	case value && !s.m.CanPhi(in.Type):
		return "nothing but an index can choose what " + in.Op.String() + " gives"
	case n > 1 && value && !effects.Removable(in):
		if s.beyond = s.m.Constants().Null(in.Type); s.beyond == 0 {
			return "there is no value for an index beyond the end"
		}
	}
	switch {
	case n == 1 || effects.Of(in)&spirv.Convergent == 0 || !nonUniform:
		return ""
	case !value || !effects.Removable(in) || !choose.CanSelect(s.m, in.Type):
		return in.Op.String() + " depends on neighbouring invocations, and the index is NonUniform"
	}
	s.selects = true
	return ""
}

// replace does the access for each of n descriptors. It returns the accesses that were built.
func (s *descriptorSwitch) replace(n int) (built []*ir.Inst) {
	in, index := s.in, s.root.ID(s.word)
	one := func(b build.Builder, k int) ir.ID {
		access := s.build(b, k)
		built = append(built, access)
		if access.Type == 0 || s.m.Def(access.Type).Op == spirv.OpTypeVoid {
			return 0
		}
		return access.Result
	}
	switch {
	case n == 1:
		b := s.c.Replace(in)
		one(b, 0)
		b.Done()
	case s.selects:
		before, b := s.c.Before(in), s.c.Replace(in)
		boolean := s.m.Types().Bool()
		value := one(before, n-1)
		for k := n - 2; k >= 0; k-- {
			here := before.IEqual(boolean, index, s.m.Constants().Int(s.m.TypeOf(index), uint64(k)))
			part := one(before, k)
			if k > 0 {
				value = choose.Select(s.m, before, in.Type, here, part, value)
			} else {
				value = choose.Select(s.m, b, in.Type, here, part, value)
			}
		}
		b.Done()
	default:
		choose.Switch(in, index, n, s.beyond, one)
	}
	return built
}

// build builds the access with descriptor k.
func (s *descriptorSwitch) build(b build.Builder, k int) *ir.Inst {
	copies := map[ir.ID]ir.ID{}
	again := func(d *ir.Inst) *ir.Inst {
		words := slices.Clone(d.Words())
		for i, id := range d.IDs() {
			if c, ok := copies[id]; ok {
				words[i] = uint32(c)
			}
		}
		if d == s.root {
			words[s.word] = uint32(s.m.Constants().Int(s.m.TypeOf(d.ID(s.word)), uint64(k)))
		}
		made := b.Emit(d.Op, d.Type, d.Result != 0, words...)
		if d.Result != 0 {
			s.m.CopyDecorations(d.Result, made.Result)
			nonUniform := func(id ir.ID) bool { return s.m.HasDecoration(id, spirv.DecorationNonUniform) }
			if nonUniform(made.Result) && !slices.ContainsFunc(operands(made), nonUniform) { // for the index that is gone
				s.m.RemoveDecoration(made.Result, spirv.DecorationNonUniform)
			}
		}
		return made
	}
	for _, d := range s.carriers {
		copies[d.Result] = again(d).Result
	}
	return again(s.in)
}

// removeDead removes carriers that nothing uses any more.
func (x *descriptorSwitcher) removeDead(carriers []*ir.Inst) {
	for _, d := range slices.Backward(carriers) {
		if x.m.Uses(d.Result) == 0 && effects.Removable(d) {
			d.Remove()
		}
	}
}
