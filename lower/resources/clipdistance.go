package resources

import (
	"slices"

	"hone/ir"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// ClipDistance removes the built-in values ClipDistance and CullDistance, for where nothing is clipped or culled by
// them. A variable becomes a Private one, and so does a member of a block, which the block then lacks; as an input it
// is null.
//
// It leaves alone, with a remark, blocks that are loaded or stored as a whole, and arrays of blocks. Cost: linear, for
// each variable that is changed.
var ClipDistance = pass.ForModule("lower-clip-cull-distance", "clip and cull distances are removed",
	func(c *pass.Context) bool {
		if !removesDistances.Of(c) {
			return false
		}
		x := unclipper{c: c, m: c.Module, is: isDistance, what: "the distance"}
		changed := false
		for in := range c.Module.Section(ir.Globals).Insts() {
			if isVariable(x.m, in, spirv.StorageClassOutput) || isVariable(x.m, in, spirv.StorageClassInput) {
				changed = x.variable(in) || changed
			}
		}
		if changed && !x.left {
			x.dropCapabilities()
		}
		return changed
	}, removesDistances, pass.Idempotent)

// UnusedBuiltIns removes the outputs PointSize, ClipDistance and CullDistance that nothing accesses, as front ends
// declare them in the block gl_PerVertex of each shader: who reads them next reads nothing defined either way. With the
// parameter point-size, what is stored to PointSize is stored for nobody: points have one size.
//
// It leaves alone, with a remark, what is accessed, blocks that are loaded or stored as a whole, and arrays of blocks.
// Cost: linear, for each variable that is changed.
var UnusedBuiltIns = pass.ForModule("lower-unused-built-ins", "outputs for sizes of points and distances that nothing "+
	"accesses are removed",
	func(c *pass.Context) bool {
		x := unclipper{c: c, m: c.Module, is: isPerVertex, what: "the built-in value", unused: true,
			pointSize: pointSize.Of(c)}
		changed := false
		for in := range c.Module.Section(ir.Globals).Insts() {
			switch {
			case isVariable(x.m, in, spirv.StorageClassOutput):
				changed = x.variable(in) || changed
			case isVariable(x.m, in, spirv.StorageClassInput):
				x.remains(in)
			}
		}
		return changed
	}, pointSize, pass.Idempotent, pass.RemovesUnused("BuiltIn.PointSize", "BuiltIn.CullDistance",
		"BuiltIn.ClipDistance"))

var pointSize = pass.Bool("point-size", false, "remove PointSize even if it is stored: points have one size")

var removesDistances = pass.Bool("remove", false, "remove them; nothing is changed otherwise")

type unclipper struct {
	c         *pass.Context
	m         *ir.Module
	is        func(ir.Decoration) bool // whether a value is to be removed
	what      string                   // such a value in messages
	unused    bool                     // only what nothing accesses, or
	pointSize bool                     // is PointSize
	left      bool
}

// isPerVertex reports whether a decoration is of a built-in value that shaders declare and do not need.
func isPerVertex(d ir.Decoration) bool {
	return isDistance(d) || isPointSize(d)
}

func isPointSize(d ir.Decoration) bool {
	return d.Kind == spirv.DecorationBuiltIn && spirv.BuiltIn(d.Params[0]) == spirv.BuiltInPointSize
}

// remains says of an input that has such a value that it stays.
func (x *unclipper) remains(v *ir.Inst) {
	typ := x.m.Types().Pointee(v.Type)
	for d := x.m.Def(typ); d != nil && d.Op == spirv.OpTypeArray; d = x.m.Def(typ) {
		x.m.Spend(1)
		typ = d.ID(0)
	}
	for _, id := range []ir.ID{v.Result, typ} {
		for d := range x.m.Decorations(id) {
			if x.is(d) {
				x.c.Remark(v.Result, "%s stays: it is an input", x.what)
				return
			}
		}
	}
}

func isDistance(d ir.Decoration) bool {
	return d.Kind == spirv.DecorationBuiltIn && (spirv.BuiltIn(d.Params[0]) == spirv.BuiltInClipDistance ||
		spirv.BuiltIn(d.Params[0]) == spirv.BuiltInCullDistance)
}

func (x *unclipper) variable(v *ir.Inst) bool {
	own := false
	for d := range x.m.Decorations(v.Result) {
		own = own || d.Member < 0 && x.is(d)
	}
	if own {
		return x.whole(v)
	}
	typ := x.m.Types().Pointee(v.Type)
	changed := false
	for member := x.next(typ, -1); member >= 0; member = x.next(typ, member) {
		if !x.member(v, typ, member) {
			x.left = true
			continue
		}
		changed = true
		member-- // which the next one has become
	}
	if d := x.m.Def(typ); d != nil && d.Op == spirv.OpTypeArray {
		for dec := range x.m.Decorations(d.ID(0)) {
			if dec.Member >= 0 && x.is(dec) {
				x.left = true
				x.c.Remark(v.Result, "%s stays: it is in an array of blocks", x.what)
				break
			}
		}
	}
	return changed
}

// next returns the first member after another one that is to be removed, -1 for none.
func (x *unclipper) next(typ ir.ID, after int) int {
	first := -1
	for d := range x.m.Decorations(typ) {
		if d.Member > after && x.is(d) && (first < 0 || d.Member < first) {
			first = d.Member
		}
	}
	return first
}

// stays reports whether something that is accessed is to stay for that.
func (x *unclipper) stays(id ir.ID, member int) bool {
	if !x.unused {
		return false
	}
	for d := range x.m.Decorations(id) {
		if d.Member == member && isPointSize(d) && x.pointSize {
			return false
		}
	}
	return true
}

// whole makes a variable that is a distance Private.
func (x *unclipper) whole(v *ir.Inst) bool {
	if err := checkAccesses(x.m, []*ir.Inst{v}); err != nil {
		x.left = true
		x.c.Remark(v.Result, "%s stays: %v", x.what, err)
		return false
	}
	if x.stays(v.Result, -1) && x.accessed(v) {
		x.left = true
		x.c.Remark(v.Result, "%s stays: something accesses it", x.what)
		return false
	}
	null := ir.ID(0)
	if !x.c.Transform() {
		x.left = true
		return false
	}
	if isVariable(x.m, v, spirv.StorageClassInput) {
		null = x.m.Constants().Null(x.m.Types().Pointee(v.Type))
	}
	x.makePrivate(v, null)
	return true
}

// accessed reports whether anything in a function names a variable.
func (x *unclipper) accessed(v *ir.Inst) bool {
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			for _, id := range in.IDs() {
				if id == v.Result && !x.m.IsDebug(in) {
					return true
				}
			}
		}
	}
	return false
}

// makePrivate makes an input or output that nothing else sees Private, with an initial value, 0 for none.
func (x *unclipper) makePrivate(v *ir.Inst, null ir.ID) {
	var gone []spirv.Decoration
	for d := range x.m.Decorations(v.Result) {
		gone = append(gone, d.Kind)
	}
	for _, kind := range gone {
		if kind != spirv.DecorationRelaxedPrecision {
			x.m.RemoveDecoration(v.Result, kind)
		}
	}
	setStorageClass(x.m, []*ir.Inst{v}, spirv.StorageClassPrivate)
	if null != 0 && v.NumWords() == 1 {
		declareBefore(x.m, null, v)
		v.SetOperands([]uint32{uint32(spirv.StorageClassPrivate), uint32(null)})
	}
	if x.m.Header.Version >= spirv.MakeVersion(1, 4) {
		return
	}
	for e := range x.m.Section(ir.EntryPoints).Insts() {
		if e.Op == spirv.OpEntryPoint && slices.Contains(e.Interface(), v.Result) {
			e.SetInterface(slices.DeleteFunc(slices.Clone(e.Interface()), func(id ir.ID) bool { return id == v.Result }))
		}
	}
}

// member takes a member out of the block that a variable is, and makes a Private variable of it.
func (x *unclipper) member(v *ir.Inst, typ ir.ID, member int) bool {
	block := x.m.Def(typ)
	chains, why := x.chains(v, block)
	if why != nil {
		x.c.RemarkAt(why, v.Result, "%s stays: its block is used in another way than by its members", x.what)
		return false
	}
	if x.unused && block.NumWords() == 1 {
		x.c.Remark(v.Result, "%s stays: its block has nothing else", x.what)
		return false
	}
	if x.stays(typ, member) && slices.ContainsFunc(chains, func(in *ir.Inst) bool {
		i, _ := x.m.Constants().IntValue(in.ID(1))
		return int(i) == member
	}) {
		x.c.Remark(v.Result, "%s stays: something accesses it", x.what)
		return false
	}
	if !x.c.Transform() {
		return false
	}
	part := x.m.Types().PartAt(typ, uint32(member))
	var private ir.ID
	for _, in := range chains {
		i, _ := x.m.Constants().IntValue(in.ID(1))
		switch {
		case int(i) == member:
			if private == 0 {
				init := ir.ID(0)
				if isVariable(x.m, v, spirv.StorageClassInput) {
					init = x.m.Constants().Null(part)
				}
				private = x.m.AddVariable(ir.Variable{Class: spirv.StorageClassPrivate, Type: part, Initializer: init,
					Name: x.m.MemberName(typ, member), EntryPoints: entriesNaming(x.m, v.Result)})
			}
			if in.NumWords() == 2 {
				x.m.ReplaceAndRemove(in, private)
				continue
			}
			in.SetOperands(append([]uint32{uint32(private)}, in.Words()[2:]...))
		case int(i) > member:
			in.SetID(1, x.m.Constants().Int(x.m.TypeOf(in.ID(1)), i-1))
		}
	}
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			if private != 0 {
				lower.InheritStorageClass(in)
			}
		}
	}
	x.dropMember(block, member)
	return true
}

// chains returns the access chains into a variable, which must be all that names it, and all that its type is for; why
// is what is in the way.
func (x *unclipper) chains(v, block *ir.Inst) (list []*ir.Inst, why *ir.Inst) {
	if x.m.Pinned(v.Result) || x.m.Pinned(block.Result) {
		return nil, v
	}
	for in := range x.m.Insts() {
		s := in.Section()
		if s != nil && s.Kind() != ir.Globals || x.m.IsDebug(in) {
			continue
		}
		if in.Type == block.Result || in.Unknown() {
			return nil, in
		}
		for i, id := range in.IDs() {
			switch {
			case id == v.Result:
				constant := false
				if i == 0 && in.NumWords() > 1 && in.DerivesPointer() && in.Op != spirv.OpCopyObject {
					_, constant = x.m.Constants().IntValue(in.ID(1))
				}
				if !constant || x.m.Pinned(in.Result) {
					return nil, in
				}
				list = append(list, in)
			case id == block.Result && in.Op != spirv.OpTypePointer:
				return nil, in
			}
		}
		if in.Op == spirv.OpVariable && in != v && x.m.Types().Pointee(in.Type) == block.Result {
			return nil, in // another variable of the type
		}
	}
	return list, nil
}

// dropMember takes a member out of a struct with its name and decorations. Those of later members count one less.
func (x *unclipper) dropMember(block *ir.Inst, member int) {
	x.m.Ungroup(block.Result)
	for _, kind := range []ir.SectionKind{ir.Annotations, ir.DebugNames} {
		for in := range x.m.Section(kind).Insts() {
			switch in.Op {
			case spirv.OpMemberDecorate, spirv.OpMemberDecorateString, spirv.OpMemberDecorateIdEXT, spirv.OpMemberName:
			default:
				continue
			}
			switch at := in.Word(1); {
			case in.ID(0) != block.Result:
			case int(at) == member:
				in.Remove()
			case int(at) > member:
				in.SetWord(1, at-1)
			}
		}
	}
	block.SetOperands(slices.Delete(slices.Clone(block.Words()), member, member+1))
}

func (x *unclipper) dropCapabilities() {
	for in := range x.m.Section(ir.Capabilities).Insts() {
		switch spirv.Capability(in.Literal(0)) {
		case spirv.CapabilityClipDistance, spirv.CapabilityCullDistance:
			in.Remove()
		}
	}
}
