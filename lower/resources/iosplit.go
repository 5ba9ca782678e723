package resources

import (
	"slices"
	"strconv"

	"hone/ir"
	"hone/ir/build"
	"hone/lower/internal/split"
	"hone/pass"
	"hone/spirv"
)

// IOSplit makes of each input and output that is a struct, an array or a matrix one variable for each vector or scalar
// in it, at the location where that is. The variable itself becomes a Private one: an entry point fills it from its
// inputs when it begins, and stores the outputs where it returns; private-to-local, sroa and mem2reg do the rest.
// Locations and components are as before, but what was a member of a block is none any more, so that the stage before
// or behind goes through it, too.
//
// Where invocations share outputs or see several vertices there is no such copy: each access is rewritten, and a part
// has an element for each vertex as the variable had.
//
// It leaves alone, with a remark, built-in values, what is interpolated by a function, and what has a decoration that
// this pass does not know; and where invocations see several vertices, what is indexed by something computed within a
// vertex. Cost: linear, and for each entry point and return the parts of its inputs and outputs.
var IOSplit = pass.ForModule("lower-io-split", "structs, arrays and matrices of inputs and outputs become variables",
	func(c *pass.Context) bool {
		x := ioSplitter{c: c, m: c.Module}
		var list []ioVariable
		for in := range c.Module.Section(ir.Globals).Insts() {
			if v, ok := x.look(in); ok && c.Grow(len(v.leaves)*(2+4*len(v.entries))) && c.Transform() {
				list = append(list, v)
			}
		}
		x.uses(list)
		var shared []*split.Variable
		for i := range list {
			if list[i].shared != nil {
				shared = append(shared, list[i].shared)
			} else {
				x.split(&list[i])
			}
		}
		split.Rewrite(x.m, shared)
		x.types(list)
		return len(list) > 0
	}, pass.Idempotent)

type ioSplitter struct {
	c *pass.Context
	m *ir.Module
}

// ioVariable is an input or output that is split.
type ioVariable struct {
	in      *ir.Inst
	output  bool
	shared  *split.Variable // where invocations share it, or see several vertices
	typ     ir.ID           // of one vertex
	entries []*ir.Inst
	used    []bool // by entry point: something that it runs uses the variable
	leaves  []ioLeaf
}

// ioLeaf is a vector or scalar in an input or output.
type ioLeaf struct {
	typ         ir.ID
	path        []uint32
	decorations []ir.Decoration
}

// maxLeaves is how many variables one may become.
const maxLeaves = 128

// passedOn are the decorations that parts have from what they are in.
var passedOn = []spirv.Decoration{spirv.DecorationComponent, spirv.DecorationIndex, spirv.DecorationFlat,
	spirv.DecorationNoPerspective, spirv.DecorationCentroid, spirv.DecorationSample, spirv.DecorationInvariant,
	spirv.DecorationPatch, spirv.DecorationRelaxedPrecision}

// look returns what becomes of a variable; ok is false where it stays.
func (x *ioSplitter) look(in *ir.Inst) (v ioVariable, ok bool) {
	v = ioVariable{in: in, output: isVariable(x.m, in, spirv.StorageClassOutput)}
	if !v.output && !isVariable(x.m, in, spirv.StorageClassInput) || in.Op != spirv.OpVariable {
		return v, false
	}
	v.typ = x.m.Types().Pointee(in.Type)
	v.entries = entriesNaming(x.m, in.Result)
	outer, why := x.stages(&v)
	for range outer {
		if v.typ = x.m.Types().PartAt(v.typ, 0); v.typ == 0 {
			return v, false
		}
	}
	d := x.m.Def(v.typ)
	if d == nil || d.Op != spirv.OpTypeStruct && d.Op != spirv.OpTypeArray && d.Op != spirv.OpTypeMatrix {
		return v, false
	}
	if why == "" {
		why = x.layout(&v)
	}
	if why == "" && v.shared != nil {
		why = x.share(&v, outer)
	} else if why == "" {
		if err := checkAccesses(x.m, []*ir.Inst{in}); err != nil {
			why = err.Error()
		}
	}
	if why == builtIn {
		return v, false
	}
	if why != "" {
		x.c.Remark(in.Result, "it is not split: %s", why)
		return v, false
	}
	return v, true
}

// builtIn is why what nobody expects to be split stays.
const builtIn = "it is built in"

// vertexStages says of the stages that there are how their inputs and outputs are: -1 for a stage of which neither is
// split.
var vertexStages = map[spirv.ExecutionModel]struct{ input, output int }{
	spirv.ExecutionModelVertex:                 {copied, copied},
	spirv.ExecutionModelFragment:               {copied, copied},
	spirv.ExecutionModelTessellationControl:    {perVertex, perVertex},
	spirv.ExecutionModelTessellationEvaluation: {perVertex, copied},
	spirv.ExecutionModelGeometry:               {perVertex, ofVertex},
}

// How inputs or outputs of a stage are.
const (
	copied    = 1 + iota // an invocation has them for itself
	ofVertex             // it has them for itself, and something reads them before it ends
	perVertex            // they are arrays of what each vertex has, but for those of a patch
)

// stages returns how many arrays of vertices are around what a variable's entry points have, and why they keep it
// whole. It says of the variable whether its accesses are to be rewritten.
func (x *ioSplitter) stages(v *ioVariable) (outer int, why string) {
	if len(v.entries) == 0 {
		return 0, "no entry point has it"
	}
	is := 0
	for _, e := range v.entries {
		model := spirv.ExecutionModel(e.Word(0))
		stage, known := vertexStages[model]
		own := stage.input
		if v.output {
			own = stage.output
		}
		switch {
		case !hasBody(x.m, e):
			return 0, "an entry point is not there"
		case !known:
			return 0, "inputs and outputs of " + spirv.KindExecutionModel.Text(uint32(model)) + " shaders are not split"
		case is != 0 && is != own:
			return 0, "its entry points are of different stages"
		}
		is = own
	}
	if is == copied {
		return 0, ""
	}
	v.shared = &split.Variable{In: v.in}
	if is == perVertex && !x.m.HasDecoration(v.in.Result, spirv.DecorationPatch) {
		outer = 1
	}
	return outer, ""
}

// share looks whether the accesses of a variable can be rewritten, and returns why not.
func (x *ioSplitter) share(v *ioVariable, outer int) string {
	s := v.shared
	s.Outer = outer
	s.Whole = func(typ ir.ID) bool { _, n := x.m.Types().Scalar(typ); return n > 0 }
	if split.Check(x.m, []*split.Variable{s}); s.Why != "" {
		return s.Why
	}
	for _, l := range v.leaves { // other stages may have those that nothing accesses here
		s.Access(l.path)
	}
	class, name := spirv.StorageClassInput, x.m.Name(v.in.Result)
	if v.output {
		class = spirv.StorageClassOutput
	}
	all, leaves, entries, whole := x.m.Types().Pointee(v.in.Type), v.leaves, v.entries, v.typ
	s.Make = func(path []uint32, typ ir.ID) ir.ID {
		i := slices.IndexFunc(leaves, func(l ioLeaf) bool { return slices.Equal(l.path, path) })
		if outer == 1 {
			typ = x.m.Types().Array(typ, x.m.Def(all).ID(1))
		}
		return x.m.AddVariable(ir.Variable{Class: class, Type: typ, Name: x.nameOf(name, whole, path),
			Decorations: leaves[i].decorations, EntryPoints: entries})
	}
	return ""
}

// layout finds the parts of a variable, and returns why there are none.
func (x *ioSplitter) layout(v *ioVariable) string {
	location, given := -1, []ir.Decoration(nil)
	for d := range x.m.Decorations(v.in.Result) {
		switch {
		case d.Kind == spirv.DecorationBuiltIn:
			return builtIn
		case d.Kind == spirv.DecorationLocation:
			location = int(d.Params[0])
		case slices.Contains(passedOn, d.Kind):
			given = append(given, d)
		default:
			return "it is decorated " + spirv.KindDecoration.Text(uint32(d.Kind))
		}
	}
	_, why := x.parts(v, v.typ, nil, location, given)
	if why == "" && len(v.leaves) == 0 {
		return "nothing is in it"
	}
	return why
}

// parts adds the parts of a type at a location, and returns the next location.
func (x *ioSplitter) parts(v *ioVariable, typ ir.ID, path []uint32, location int, given []ir.Decoration) (int, string) {
	d := x.m.Def(typ)
	n, composite := x.m.Types().NumParts(typ)
	switch {
	case d.Op == spirv.OpTypeStruct:
	case (d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeMatrix) && n >= 0 && composite:
	case d.Op == spirv.OpTypeVector || d.Op == spirv.OpTypeInt || d.Op == spirv.OpTypeFloat:
		if location < 0 {
			return 0, "its location is not known"
		}
		if len(v.leaves) == maxLeaves {
			return 0, "it has too many parts"
		}
		at := ir.Decoration{Member: -1, Kind: spirv.DecorationLocation, Params: []uint32{uint32(location)}}
		v.leaves = append(v.leaves, ioLeaf{typ, slices.Clone(path), append([]ir.Decoration{at}, given...)})
		scalar, k := x.m.Types().Scalar(typ)
		if x.m.Def(scalar).Literal(0) == 64 && k > 2 {
			return location + 2, ""
		}
		return location + 1, ""
	default:
		return 0, "its size is not known"
	}
	for i := range n {
		own := given
		if d.Op == spirv.OpTypeStruct {
			own = slices.Clone(given)
			for dec := range x.m.Decorations(typ) {
				switch {
				case dec.Kind == spirv.DecorationBuiltIn:
					return 0, builtIn
				case dec.Member < 0 && dec.Kind != spirv.DecorationBlock:
					return 0, "it is decorated " + spirv.KindDecoration.Text(uint32(dec.Kind))
				case dec.Member != i:
				case dec.Kind == spirv.DecorationLocation:
					location = int(dec.Params[0])
				case slices.Contains(passedOn, dec.Kind):
					own = slices.DeleteFunc(own, func(d ir.Decoration) bool { return d.Kind == dec.Kind })
					dec.Member = -1
					dec.Inst = nil
					own = append(own, dec)
				default:
					return 0, "it is decorated " + spirv.KindDecoration.Text(uint32(dec.Kind))
				}
			}
		}
		var why string
		location, why = x.parts(v, x.m.Types().PartAt(typ, uint32(i)), append(path, uint32(i)), location, own)
		if why != "" {
			return 0, why
		}
	}
	return location, ""
}

// uses finds out which entry points use variables: one that only names an input must not load it.
func (x *ioSplitter) uses(list []ioVariable) {
	for e := range x.m.Section(ir.EntryPoints).Insts() {
		if e.Op != spirv.OpEntryPoint || e.Unknown() || len(list) == 0 {
			continue
		}
		used := x.m.NewTable()
		for _, id := range x.m.UsedInterface(e) {
			used.Set(id, 1)
		}
		for i := range list {
			if v := &list[i]; slices.Contains(v.entries, e) {
				v.used = append(v.used, used.Get(v.in.Result) != 0)
			}
		}
		used.Release()
	}
}

// split makes a variable Private, and its parts variables.
func (x *ioSplitter) split(v *ioVariable) {
	class := spirv.StorageClassInput
	if v.output {
		class = spirv.StorageClassOutput
	}
	var gone []spirv.Decoration
	for d := range x.m.Decorations(v.in.Result) {
		if d.Kind != spirv.DecorationRelaxedPrecision {
			gone = append(gone, d.Kind)
		}
	}
	for _, kind := range gone {
		x.m.RemoveDecoration(v.in.Result, kind)
	}
	setStorageClass(x.m, []*ir.Inst{v.in}, spirv.StorageClassPrivate)
	name := x.m.Name(v.in.Result)
	var parts []ir.ID
	for _, l := range v.leaves {
		parts = append(parts, x.m.AddVariable(ir.Variable{Class: class, Type: l.typ, Name: x.nameOf(name, v.typ, l.path),
			Decorations: l.decorations, EntryPoints: v.entries}))
	}
	done := x.m.NewTable()
	defer done.Release()
	for i, e := range v.entries {
		if x.m.Header.Version < spirv.MakeVersion(1, 4) {
			e.SetInterface(slices.DeleteFunc(slices.Clone(e.Interface()), func(i ir.ID) bool { return i == v.in.Result }))
		}
		if !v.used[i] || done.Get(e.ID(1)) != 0 { // a function may be the entry point of several names
			continue
		}
		done.Set(e.ID(1), 1)
		f := x.m.Def(e.ID(1)).Function()
		if !v.output {
			x.copy(x.c.AtStart(f.Blocks[0]), v, func(b build.Builder, i int, private ir.ID) {
				b.Store(private, b.Load(v.leaves[i].typ, parts[i]))
			})
			continue
		}
		for _, block := range f.Blocks {
			if end := block.Terminator(); end.Op == spirv.OpReturn {
				x.copy(x.c.AtEnd(block), v, func(b build.Builder, i int, private ir.ID) {
					b.Store(parts[i], b.Load(v.leaves[i].typ, private))
				})
			}
		}
	}
}

// copy builds something for each part, given a pointer to where it is in the Private variable.
func (x *ioSplitter) copy(b build.Builder, v *ioVariable, part func(b build.Builder, i int, private ir.ID)) {
	u32 := x.m.Types().Int(32, false)
	for i, l := range v.leaves {
		var path []ir.ID
		for _, k := range l.path {
			path = append(path, x.m.Constants().Int(u32, uint64(k)))
		}
		part(b, i, b.AccessChain(x.m.Types().Pointer(spirv.StorageClassPrivate, l.typ), v.in.Result, path...))
	}
}

// nameOf returns the name of a part: light.color, colors_2.
func (x *ioSplitter) nameOf(name string, typ ir.ID, path []uint32) string {
	if name == "" {
		return ""
	}
	for _, i := range path {
		if member := x.m.MemberName(typ, int(i)); member != "" {
			name += "." + member
		} else {
			name += "_" + strconv.Itoa(int(i))
		}
		typ = x.m.Types().PartAt(typ, i)
	}
	return name
}

// types takes from structs that no input or output is any more what they said about these.
func (x *ioSplitter) types(list []ioVariable) {
	for _, v := range list {
		d := x.m.Def(v.typ)
		if d.Op != spirv.OpTypeStruct || x.m.Pinned(v.typ) {
			continue
		}
		left := false
		for in := range x.m.Section(ir.Globals).Insts() {
			if left || in.Op != spirv.OpVariable || in == v.in || isVariable(x.m, in, spirv.StorageClassPrivate) {
				continue
			}
			for part := range x.m.WithParts(x.m.Types().Pointee(in.Type)) { // also in an array, as other stages have them
				left = left || part.Result == v.typ
			}
		}
		if left {
			continue
		}
		x.m.Ungroup(v.typ)
		for in := range x.m.Section(ir.Annotations).Insts() {
			switch {
			case in.Op == spirv.OpDecorate && in.ID(0) == v.typ && spirv.Decoration(in.Word(1)) == spirv.DecorationBlock:
				in.Remove()
			case in.Op == spirv.OpMemberDecorate && in.ID(0) == v.typ &&
				(slices.Contains(passedOn, spirv.Decoration(in.Word(2))) ||
					spirv.Decoration(in.Word(2)) == spirv.DecorationLocation):
				in.Remove()
			}
		}
	}
}
