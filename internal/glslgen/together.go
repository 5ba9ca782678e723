package glslgen

// Stages whose invocations pass something on together, or more than once: a patch, the vertices that a geometry shader
// emits, a mesh and the payload of a task.

// maxEmitted is how many vertices an invocation of a geometry shader may emit.
const maxEmitted = 6

// passedTogether declares what such a stage is passed and passes on.
func (g *generator) passedTogether() {
	in := func(name, t string) { g.globals = append(g.globals, variable{name, g.named[t], true}) }
	out := func(name, t string) {
		v := variable{name: name, t: g.named[t]}
		g.globals, g.unset = append(g.globals, v), append(g.unset, v)
	}
	switch g.stage {
	case Control:
		g.line("layout(vertices = %d) out;", LocalSize)
		g.line("layout(location = 0) in vec4 in0[];")
		g.line("layout(location = 1) in flat uvec2 in1[];")
		g.line("layout(location = 0) out vec4 out0[];")
		g.line("layout(location = 1) out uint out1[];")
		g.line("layout(location = 2) patch out vec2 out2;")
		in("in0[gl_InvocationID]", "vec4")
		in("in0[2]", "vec4")
		in("in1[gl_InvocationID ^ 1]", "uvec2")
		in("gl_in[gl_InvocationID].gl_Position.x", "float")
		in("gl_InvocationID", "int")
		out("out0[gl_InvocationID]", "vec4")
		out("gl_out[gl_InvocationID].gl_Position", "vec4")
	case Geometry:
		g.each = 1 << g.IntN(3)
		g.line("layout(triangles, invocations = %d) in;", g.each)
		g.line("layout(%s, max_vertices = %d) out;", pick(g, "triangle_strip", "line_strip", "points"), maxEmitted)
		g.line("layout(location = 0) in vec4 in0[];")
		g.line("layout(location = 1) in flat uvec2 in1[];")
		g.line("layout(location = 0) out vec4 out0;")
		g.line("layout(location = 1) flat out uvec2 out1;")
		g.line("int emitted = 0;")
		in("in0[0]", "vec4")
		in("in0[gl_InvocationID & 1]", "vec4")
		in("in1[2]", "uvec2")
		in("gl_in[1].gl_Position.y", "float")
		in("gl_InvocationID", "int")
		out("out0", "vec4")
		out("out1", "uvec2")
		out("gl_Position", "vec4")
		if g.chance(2) { // as a function, whose outputs are those of who calls it
			g.line("void vertex() {")
			g.vertex()
			g.line("}")
			g.emits = true
		}
	case Task:
		g.line("struct Payload { uint u[%d]; vec4 v[%[1]d]; int sum; };", LocalSize)
		g.line("taskPayloadSharedEXT Payload payload;")
		out("payload.u[gl_LocalInvocationIndex]", "uint")
		out("payload.v[gl_LocalInvocationIndex]", "vec4")
	case Mesh:
		g.line("layout(triangles, max_vertices = %d, max_primitives = %d) out;", 2*LocalSize, LocalSize)
		g.line("struct Payload { uint u[%d]; vec4 v[%[1]d]; int sum; };", LocalSize)
		g.line("taskPayloadSharedEXT Payload payload;")
		g.line("layout(location = 0) out vec4 out0[];")
		g.line("layout(location = 1) perprimitiveEXT out uint out1[];")
		in("payload.u[gl_LocalInvocationIndex]", "uint")
		in("payload.v[gl_LocalInvocationIndex ^ 1u]", "vec4")
		in("payload.sum", "int")
	}
}

// vertex emits a vertex where there may be one more, and gives the outputs values again.
func (g *generator) vertex() {
	g.line("if (emitted < %d) {", maxEmitted)
	g.line("emitted++;")
	g.line("EmitVertex();")
	for _, v := range g.unset {
		g.line("%s = %s;", v.name, g.constant(v.t))
	}
	g.line("}")
}

// start writes what the entry point begins with.
func (g *generator) start() {
	if g.stage == Mesh { // the same numbers for a workgroup
		g.line("uint meshed = words[gl_WorkGroupID.x];")
		set := "SetMeshOutputsEXT(meshed & 7u, meshed >> 3 & 3u);"
		if g.chance(3) {
			g.line("if ((meshed & 64u) == 0u) %s", set)
			g.line("else SetMeshOutputsEXT(%du, %du);", g.IntN(9), g.IntN(5))
		} else {
			g.line("%s", set)
		}
	}
}

// together writes a statement of a stage whose invocations pass something on together, or more than once.
func (g *generator) together() {
	v4, u := g.named["vec4"], g.named["uint"]
	switch g.stage {
	case Geometry:
		g.line("out0 = %s;", g.expr(v4, 2))
		switch {
		case g.emits && g.chance(2):
			g.line("vertex();")
		default:
			g.vertex()
		}
		if g.chance(3) {
			g.line("if (%s) EndPrimitive();", g.condition(1))
		}
	case Mesh:
		at := pick(g, "gl_LocalInvocationIndex", "gl_LocalInvocationIndex + 4u")
		switch g.IntN(5) {
		case 0:
			g.line("gl_MeshVerticesEXT[%s].gl_Position = %s;", at, g.expr(v4, 2))
		case 1:
			g.line("out0[%s] = %s;", at, g.expr(v4, 2))
		case 2:
			g.line("out1[gl_LocalInvocationIndex] = %s;", g.expr(u, 2))
		case 3:
			g.line("gl_PrimitiveTriangleIndicesEXT[gl_LocalInvocationIndex] = uvec3(%s, 1u, 2u);", g.expr(u, 1))
		default:
			g.line("if (%s) out0[%s].%s = %s;", g.condition(1), at, pick(g, "x", "y", "w"), g.expr(g.named["float"], 1))
		}
	case Control: // all invocations are here
		if g.depth > 0 {
			return
		}
		name := g.name("v")
		g.line("out1[gl_InvocationID] = %s;", g.expr(u, 2))
		g.line("barrier();")
		g.line("uint %s = out1[gl_InvocationID ^ %d];", name, 1+g.IntN(LocalSize-1))
		g.line("barrier();")
		g.vars = append(g.vars, variable{name: name, t: u})
	}
}

// finish writes what the entry point ends with.
func (g *generator) finish() {
	switch g.stage {
	case Control:
		g.line("out1[gl_InvocationID] = sum;")
		g.line("if (gl_InvocationID == %d) {", g.IntN(LocalSize))
		g.line("gl_TessLevelOuter[%d] = %s;", g.IntN(3), g.expr(g.named["float"], 1))
		g.line("gl_TessLevelInner[0] = %s;", g.expr(g.named["float"], 1))
		g.line("out2 = %s;", g.expr(g.named["vec2"], 1))
		g.line("}")
	case Task:
		g.line("barrier();")
		g.line("if (gl_LocalInvocationIndex == 0u) payload.sum = int(payload.u[%d] + payload.u[%d]);", g.IntN(LocalSize),
			g.IntN(LocalSize))
		tasks := "EmitMeshTasksEXT(words[gl_WorkGroupID.x] & 3u, 1u, 1u);"
		if g.chance(3) {
			g.line("if ((words[gl_WorkGroupID.x] & 4u) != 0u) EmitMeshTasksEXT(%du, 2u, 1u);", g.IntN(4))
		}
		g.line("%s", tasks)
	}
}
