package glslgen

import "fmt"

// Stage is the stage that a shader is for, by the extension of its file.
type Stage string

// The stages.
const (
	Compute  Stage = "comp"
	Vertex   Stage = "vert"
	Fragment Stage = "frag"
	Control  Stage = "tesc" // of tessellation
	Geometry Stage = "geom"
	Task     Stage = "task"
	Mesh     Stage = "mesh"
)

// Stages are those that shaders are generated for.
var Stages = [...]Stage{Compute, Vertex, Fragment, Control, Geometry, Task, Mesh}

// groups reports whether workgroups are dispatched.
func (s Stage) groups() bool { return s == Compute || s == Task || s == Mesh }

// Invocations is how many run together in the vm, a power of two.
func (s Stage) Invocations() int {
	switch s {
	case Vertex, Geometry:
		return 8
	case Fragment:
		return 16
	}
	return LocalSize
}

// most returns for how many invocations a shader is, a power of two.
func (s Stage) most() int { return 4 * s.Invocations() }

// passed declares what the stage is passed and passes on. An output has a value before anything else is done.
func (g *generator) passed() {
	in := func(t, name, format string) {
		g.line(format, t, name)
		g.globals = append(g.globals, variable{name, g.named[t], true})
	}
	out := func(t, name, format string) {
		g.line(format, t, name)
		v := variable{name: name, t: g.named[t]}
		g.globals, g.unset = append(g.globals, v), append(g.unset, v)
	}
	flat := ""
	switch g.stage {
	case Compute:
		return
	case Control, Geometry, Task, Mesh:
		g.passedTogether()
		return
	case Fragment:
		flat = "flat "
		g.globals = append(g.globals, variable{"gl_FrontFacing", g.named["bool"], true},
			variable{"gl_FragCoord.x", g.named["float"], true})
	default:
		g.globals = append(g.globals, variable{"gl_InstanceIndex", g.named["int"], true})
	}
	in("vec4", "in0", "layout(location = 0) in %s %s;")
	in("uvec2", "in1", "layout(location = 1) "+flat+"in %s %s;")
	if g.chance(2) {
		in("mat3", "in2", "layout(location = 3) in %s %s;")
	}
	if g.chance(2) {
		in("float", "in6", "layout(location = 6, component = 3) in %s %s;")
	}
	if g.chance(2) && g.stage == Fragment {
		g.line("layout(location = 8) in Block { %svec2 a; flat int b; noperspective vec3 c; } block;",
			pick(g, "", "centroid "))
		g.globals = append(g.globals, variable{"block.a", g.named["vec2"], true},
			variable{"block.b", g.named["int"], true}, variable{"block.c", g.named["vec3"], true})
	}
	out("vec4", "out0", "layout(location = 0) out %s %s;")
	if g.chance(2) {
		out("uvec2", "out1", "layout(location = 1) "+map[bool]string{true: "flat "}[g.stage == Vertex]+"out %s %s;")
	}
	switch {
	case g.stage == Vertex:
		v := variable{name: "gl_Position", t: g.named["vec4"]}
		g.globals, g.unset = append(g.globals, v), append(g.unset, v)
		if g.chance(2) {
			out("mat3", "out2", "layout(location = 2) out %s %s;")
		}
	case g.chance(3):
		v := variable{name: "gl_FragDepth", t: g.named["float"]}
		g.globals, g.unset = append(g.globals, v), append(g.unset, v)
	}
}

// number returns an expression for the number of the invocation.
func (g *generator) invocation() string {
	switch g.stage {
	case Fragment: // 4 x 4 of them, one such square after the other
		return "(uint(gl_FragCoord.x) / 4u * 4u + uint(gl_FragCoord.y)) * 4u + uint(gl_FragCoord.x) % 4u"
	case Vertex:
		return "uint(gl_VertexIndex)"
	case Control:
		return fmt.Sprintf("uint(gl_PrimitiveID) * %du + uint(gl_InvocationID)", LocalSize)
	case Geometry:
		return fmt.Sprintf("uint(gl_PrimitiveIDIn) * %du + uint(gl_InvocationID)", g.each)
	}
	return "gl_GlobalInvocationID.x"
}

// derivative declares a variable that is a derivative. All invocations of the quad have to be here: in the entry point,
// outside of all constructs, unless some were discarded.
func (g *generator) derivative() {
	t := g.named[pick(g, "float", "vec2", "vec4")]
	name := g.name("v")
	g.line("%s %s = %s%s(%s);", t.name, name, pick(g, "dFdx", "dFdy", "fwidth"), pick(g, "", "Fine", "Coarse"),
		g.expr(t, 1))
	g.vars = append(g.vars, variable{name: name, t: t})
}
