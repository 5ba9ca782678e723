package resources

import (
	"hone/ir"
	"hone/ir/build"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

const givenDoc = ": push or SET.BINDING, and + with a number of bytes after its start; " +
	"nothing is changed where none is set"

var (
	workgroupsFrom   = pass.String("from", "", "where the three numbers are"+givenDoc).Must(checkGiven)
	vertexBaseFrom   = pass.String("vertex-base", "", "where the first vertex is"+givenDoc).Must(checkGiven)
	instanceBaseFrom = pass.String("instance-base", "", "where the first instance is"+givenDoc).Must(checkGiven)
	heightFrom       = pass.String("height", "", "where the height of what is drawn to is, as a float"+givenDoc).
				Must(checkGiven)
	inverseW = pass.Bool("inverse-w", false, "FragCoord.w becomes 1 / w")
)

// NumWorkgroups takes NumWorkgroups from push constants or a uniform buffer, as three unsigned numbers that whoever
// dispatches puts there. Cost: linear.
var NumWorkgroups = pass.ForModule("lower-num-workgroups", "NumWorkgroups is taken from a buffer or push constants",
	func(c *pass.Context) (bool, error) {
		m, u32 := c.Module, func() ir.ID { return c.Types().Int(32, false) }
		accepts := func(v, e *ir.Inst) bool {
			return uints(m, m.Types().Pointee(v.Type), 3) && spirv.ExecutionModel(e.Literal(0)) != spirv.ExecutionModelKernel
		}
		x := fromGiven{c: c, kind: spirv.BuiltInNumWorkgroups, typ: u32, names: []string{"groups_x", "groups_y", "groups_z"}}
		return x.run(workgroupsFrom.Of(c), accepts, func(g *given, b build.Builder, v, e *ir.Inst) ir.ID {
			v3 := c.Types().Vector(u32(), 3)
			all := b.CompositeConstruct(v3, g.load(b, 0), g.load(b, 1), g.load(b, 2))
			return lower.Cast(m, b, m.Types().Pointee(v.Type), all)
		})
	}, workgroupsFrom, pass.Idempotent)

// VertexIndex adds the first vertex or instance of a draw to VertexIndex and InstanceIndex, for where they begin at 0
// whatever is drawn. Run again it adds them again. Cost: linear.
var VertexIndex = pass.ForModule("lower-vertex-index", "the first vertex and instance are added to their indices",
	func(c *pass.Context) (changed bool, err error) {
		m, u32 := c.Module, func() ir.ID { return c.Types().Int(32, false) }
		for _, x := range []struct {
			kind spirv.BuiltIn
			from string
			name string
		}{
			{spirv.BuiltInVertexIndex, vertexBaseFrom.Of(c), "first_vertex"},
			{spirv.BuiltInInstanceIndex, instanceBaseFrom.Of(c), "first_instance"},
		} {
			accepts := func(v, e *ir.Inst) bool { return uints(m, m.Types().Pointee(v.Type), 1) }
			of := fromGiven{c: c, kind: x.kind, typ: u32, names: []string{x.name}}
			done, err := of.run(x.from, accepts, func(g *given, b build.Builder, v, e *ir.Inst) ir.ID {
				index := lower.LoadBuiltIn(c.Module, b, e, x.kind, u32())
				return lower.Cast(m, b, m.Types().Pointee(v.Type), b.IAdd(u32(), index, g.load(b, 0)))
			})
			if changed = changed || done; err != nil {
				return changed, err
			}
		}
		return changed, nil
	}, vertexBaseFrom, instanceBaseFrom)

// FragCoord lets y grow in the other direction, from a height that is given, and makes w its inverse, for where they
// are so. Run again it undoes both. Cost: linear.
var FragCoord = pass.ForModule("lower-frag-coord", "FragCoord has y upside down, or w inverse",
	func(c *pass.Context) (bool, error) {
		m := c.Module
		flip := heightFrom.Of(c) != ""
		if !flip && !inverseW.Of(c) {
			return false, nil
		}
		f32 := func() ir.ID { return c.Types().Float(32) }
		accepts := func(v, e *ir.Inst) bool {
			scalar, n := m.Types().Scalar(m.Types().Pointee(v.Type))
			d := m.Def(scalar)
			return n == 4 && d.Op == spirv.OpTypeFloat && d.Literal(0) == 32 &&
				!m.HasDecoration(v.Result, spirv.DecorationSample) &&
				!m.HasDecoration(v.Result, spirv.DecorationCentroid)
		}
		compute := func(g *given, b build.Builder, v, e *ir.Inst) ir.ID {
			v4 := m.Types().Pointee(v.Type)
			all := lower.LoadBuiltIn(c.Module, b, e, spirv.BuiltInFragCoord, v4)
			if flip {
				y := b.FSub(f32(), g.load(b, 0), b.CompositeExtract(f32(), all, 1))
				all = b.CompositeInsert(v4, y, all, 1)
			}
			if inverseW.Of(c) {
				w := b.FDiv(f32(), c.Constants().Float(f32(), 1), b.CompositeExtract(f32(), all, 3))
				all = b.CompositeInsert(v4, w, all, 3)
			}
			return all
		}
		if !flip {
			return computeInputs(c, spirv.BuiltInFragCoord, accepts, func(b build.Builder, v, e *ir.Inst) ir.ID {
				return compute(nil, b, v, e)
			}), nil
		}
		x := fromGiven{c: c, kind: spirv.BuiltInFragCoord, typ: f32, names: []string{"height"}}
		return x.run(heightFrom.Of(c), accepts, compute)
	}, heightFrom, inverseW)

// fromGiven computes an input from what is given in a block.
type fromGiven struct {
	c     *pass.Context
	kind  spirv.BuiltIn
	typ   func() ir.ID // of what is given
	names []string
}

func (x fromGiven) run(from string, accepts func(v, e *ir.Inst) bool,
	compute func(g *given, b build.Builder, v, e *ir.Inst) ir.ID) (bool, error) {
	if from == "" || len(lower.BuiltInInputs(x.c.Module, x.kind)) == 0 {
		return false, nil
	}
	at, err := parseGiven(from)
	if err != nil {
		return false, err
	}
	var g *given
	var failed error
	changed := computeInputs(x.c, x.kind, func(v, e *ir.Inst) bool { return failed == nil && accepts(v, e) },
		func(b build.Builder, v, e *ir.Inst) ir.ID {
			if g == nil && failed == nil {
				g, failed = give(x.c, at, x.typ(), x.names...)
			}
			if failed != nil {
				return x.c.Constants().Null(x.c.Types().Pointee(v.Type))
			}
			return compute(g, b, v, e)
		})
	if changed {
		x.c.Module.CompleteInterfaces()
	}
	return changed, failed
}
