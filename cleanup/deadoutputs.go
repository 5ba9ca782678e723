package cleanup

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hone/analysis"
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// outputsRead is what the next stage reads.
var outputsRead = pass.String("read", "all",
	"what the next stage reads, with + between: locations, such as 0 or 1.xy, and PrimitiveId; or all, or none").
	Must(func(text string) error { _, err := parseOutputs(text); return err })

// DeadOutputs removes stores to outputs that the next stage of a pipeline does not read, as the user says. What
// computed the values is for dce then, the outputs themselves for trim-interface and unused. A block is looked at
// member by member. (SPIRV-Tools' EliminateDeadOutputStoresPass.) Linear.
//
// What fixed function reads stays: all built-ins but PrimitiveId, and what goes to transform feedback. So do outputs
// that the shader itself reads, which those of tessellation control and mesh shaders may be by other invocations, and
// what is of unknown meaning, exported, or of a size that specialization decides. Modules with entry points of several
// stages are left alone.
var DeadOutputs = pass.ForModule("dead-outputs", "remove stores to outputs that the next stage does not read",
	func(c *pass.Context) bool {
		read, _ := parseOutputs(outputsRead.Of(c)) // which the parameter has checked
		if read.all {
			return false
		}
		x := outputs{m: c.Module, read: read}
		if !x.stage() {
			c.Remark(0, "outputs stay: the entry points are of several stages, or of none that has outputs")
			return false
		}
		if !x.find(c) {
			return false
		}
		defer x.of.Release()
		return x.remove(c)
	}, outputsRead, pass.Idempotent)

// readOutputs says what the next stage reads.
type readOutputs struct {
	all         bool
	primitiveID bool
	components  []uint8 // by location: a bit for each component
}

// maxLocation is more than any device has.
const maxLocation = 1 << 12

func parseOutputs(text string) (r readOutputs, err error) {
	switch text {
	case "all":
		return readOutputs{all: true}, nil
	case "none":
		return readOutputs{}, nil
	}
	for word := range strings.SplitSeq(text, "+") {
		if word == spirv.BuiltInPrimitiveId.String() {
			r.primitiveID = true
			continue
		}
		number, part, parted := strings.Cut(word, ".")
		at, err := strconv.Atoi(number)
		if err != nil || at < 0 || at >= maxLocation {
			if _, ok := spirv.KindBuiltIn.Lookup(word); ok {
				continue // it stays anyway
			}
			return r, fmt.Errorf("want all, none, or locations and built-ins with + between, not %q", word)
		}
		mask := uint8(0xF)
		if parted {
			mask = 0
			for _, c := range part {
				i := strings.IndexRune("xyzw", c)
				if i < 0 {
					return r, fmt.Errorf("want components x, y, z and w, not %q", part)
				}
				mask |= 1 << i
			}
		}
		if at >= len(r.components) {
			r.components = append(r.components, make([]uint8, at+1-len(r.components))...)
		}
		r.components[at] |= mask
	}
	return r, nil
}

// outputs is the state of the pass.
type outputs struct {
	m     *ir.Module
	read  readOutputs
	model spirv.ExecutionModel
	dead  []deadOutput
	of    *ir.Table // variable -> 1 + index into dead
}

// deadOutput is an output of which all or some members are not read.
type deadOutput struct {
	whole   bool
	level   int    // which index of an access chain is that of a member
	members []bool // that are not read
}

// stage finds the stage of the entry points, and reports whether it has outputs.
func (x *outputs) stage() bool {
	list := entryPoints(x.m)
	for i, e := range list {
		if model := spirv.ExecutionModel(e.Literal(0)); i > 0 && model != x.model {
			return false
		} else {
			x.model = model
		}
	}
	switch x.model {
	case spirv.ExecutionModelVertex, spirv.ExecutionModelTessellationControl, spirv.ExecutionModelTessellationEvaluation,
		spirv.ExecutionModelGeometry, spirv.ExecutionModelFragment, spirv.ExecutionModelMeshEXT, spirv.ExecutionModelMeshNV:
		return len(list) > 0
	}
	return false
}

// find finds the outputs that are not read, and reports whether there are any.
func (x *outputs) find(c *pass.Context) bool {
	var uses *analysis.VariableUses
	for v := range x.m.Section(ir.Globals).Insts() {
		if v.Op != spirv.OpVariable || spirv.StorageClass(v.Literal(0)) != spirv.StorageClassOutput {
			continue
		}
		out, ok := x.unread(v)
		if !ok {
			continue
		}
		if uses == nil {
			uses = analysis.ModuleVariables.Of(c)
			x.of = x.m.NewTable()
		}
		const stored = analysis.UseStore | analysis.UseConstantIndex | analysis.UseDynamicIndex | analysis.UseDebug
		if uses.Of(v.Result)&^stored != 0 {
			c.Remark(v.Result, "stays an output, though the next stage does not read it: not only stores access it")
			continue
		}
		x.dead = append(x.dead, out)
		x.of.Set(v.Result, int32(len(x.dead)))
	}
	return len(x.dead) > 0
}

// unread returns what of an output is not read; ok is false for nothing, or if that is not known.
func (x *outputs) unread(v *ir.Inst) (out deadOutput, ok bool) {
	typ := x.m.Types().Pointee(v.Type)
	if x.m.Pinned(v.Result) || x.m.Exported(v.Result) || typ == 0 {
		return out, false
	}
	if d := x.m.Def(typ); d.Op == spirv.OpTypeArray && x.arrayed(v) { // by vertex or primitive
		typ, out.level = d.ID(0), 1
	}
	at, ok := x.place(v.Result, -1, outputPlace{location: -1})
	d := x.m.Def(typ)
	if !ok || d == nil || d.Unknown() {
		return out, false
	}
	if d.Op != spirv.OpTypeStruct || !x.m.HasDecoration(typ, spirv.DecorationBlock) {
		_, out.whole = x.after(at, typ)
		return out, out.whole
	}
	out.whole, out.members = true, make([]bool, d.NumWords())
	for i := range out.members {
		member, ok := x.place(typ, i, at)
		if !ok {
			return out, false
		}
		at.location, out.members[i] = x.after(member, d.ID(i))
		out.whole = out.whole && out.members[i]
	}
	return out, slices.Contains(out.members, true)
}

// arrayed reports whether an output is an array of those of vertices or primitives.
func (x *outputs) arrayed(v *ir.Inst) bool {
	switch x.model {
	case spirv.ExecutionModelTessellationControl:
		return !x.m.HasDecoration(v.Result, spirv.DecorationPatch)
	case spirv.ExecutionModelMeshEXT, spirv.ExecutionModelMeshNV:
		return true
	}
	return false
}

// outputPlace is where an output goes.
type outputPlace struct {
	location    int // -1 for none
	component   int
	primitiveID bool
	kept        bool // something else than the next stage reads it, or may
}

// place returns where an output, or a member of a block, goes by its decorations, if these don't say otherwise at a
// place; ok is false where one is of unknown meaning.
func (x *outputs) place(id ir.ID, member int, at outputPlace) (to outputPlace, ok bool) {
	for d := range x.m.Decorations(id) {
		if d.Member != member {
			continue
		}
		switch d.Kind {
		case spirv.DecorationLocation:
			at.location = int(min(d.Params[0], maxLocation))
		case spirv.DecorationComponent:
			at.component = int(d.Params[0] & 3)
		case spirv.DecorationBuiltIn:
			if spirv.BuiltIn(d.Params[0]) == spirv.BuiltInPrimitiveId {
				at.primitiveID = true
			} else {
				at.kept = true
			}
		case spirv.DecorationStream:
			at.kept = at.kept || d.Params[0] != 0
		case spirv.DecorationXfbBuffer, spirv.DecorationXfbStride, spirv.DecorationOffset:
			at.kept = true
		case spirv.DecorationFlat, spirv.DecorationNoPerspective, spirv.DecorationCentroid, spirv.DecorationSample,
			spirv.DecorationPatch, spirv.DecorationInvariant, spirv.DecorationRelaxedPrecision, spirv.DecorationIndex,
			spirv.DecorationNoContraction, spirv.DecorationPerPrimitiveEXT, spirv.DecorationUserSemantic,
			spirv.DecorationUserTypeGOOGLE, spirv.DecorationRestrict, spirv.DecorationAliased:
		default:
			return at, false
		}
	}
	return at, true
}

// after returns the location after that of a value of a type, -1 if that is not known, and whether the value is unread.
func (x *outputs) after(at outputPlace, typ ir.ID) (next int, unread bool) {
	n, mask := x.locations(typ, at.component)
	next = -1
	if at.location >= 0 && n >= 0 {
		next = min(at.location+n, maxLocation)
	}
	switch {
	case at.kept:
		return next, false
	case at.primitiveID:
		return next, !x.read.primitiveID
	case next < 0:
		return next, false
	}
	end := min(next, len(x.read.components))
	return next, at.location >= end ||
		!slices.ContainsFunc(x.read.components[at.location:end], func(c uint8) bool { return c&mask != 0 })
}

// locations returns how many locations a value of a type takes, -1 if that is not known, and which components of them.
func (x *outputs) locations(typ ir.ID, component int) (n int, mask uint8) {
	d := x.m.Def(typ)
	if d == nil || d.Unknown() {
		return -1, 0
	}
	switch d.Op {
	case spirv.OpTypeInt, spirv.OpTypeFloat:
		if d.Literal(0) > 32 {
			return 1, 0xF
		}
		return 1, 1 << component
	case spirv.OpTypeVector:
		if _, part := x.locations(d.ID(0), 0); part == 0xF { // of 64 bits
			return (int(d.Literal(1)) + 1) / 2, 0xF
		}
		return 1, (1<<d.Literal(1) - 1) << component & 0xF
	case spirv.OpTypeMatrix:
		n, mask = x.locations(d.ID(0), component)
		return n * int(d.Literal(1)), mask
	case spirv.OpTypeArray:
		length, ok := x.m.Constants().IntValue(d.ID(1))
		n, mask = x.locations(d.ID(0), component)
		if !ok || n < 0 || length > maxLocation {
			return -1, 0
		}
		return min(n*int(length), maxLocation), mask
	case spirv.OpTypeStruct:
		for _, member := range d.IDs() {
			k, _ := x.locations(member, 0)
			if k < 0 {
				return -1, 0
			}
			n = min(n+k, maxLocation)
		}
		return n, 0xF
	}
	return -1, 0
}

// remove removes the stores.
func (x *outputs) remove(c *pass.Context) (changed bool) {
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpStore && !in.Unknown() && x.isDead(in.ID(0)) && !effects.Volatile(in) && c.Transform() {
				in.Remove()
				changed = true
			}
		}
	}
	return changed
}

// isDead reports whether a pointer leads into an output, or a member of one, that is not read.
func (x *outputs) isDead(pointer ir.ID) bool {
	v := x.m.UnderlyingObject(pointer)
	if v == nil || x.of.Get(v.Result) == 0 {
		return false
	}
	out := &x.dead[x.of.Get(v.Result)-1]
	if out.whole {
		return true
	}
	var indices []ir.ID // of the access chains, the last one first
	for in := range x.m.PointerChain(pointer) {
		switch in.Op {
		case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
			for i := in.NumWords() - 1; i > 0; i-- {
				indices = append(indices, in.ID(i))
			}
		case spirv.OpCopyObject, spirv.OpVariable:
		default:
			return false
		}
	}
	if len(indices) <= out.level {
		return false
	}
	i, ok := x.m.Constants().IntValue(indices[len(indices)-1-out.level])
	return ok && i < uint64(len(out.members)) && out.members[i]
}
