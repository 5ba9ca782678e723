package shaders

import (
	"fmt"
	"strings"

	"hone/ir"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/vulkan"
)

// Companions are the generated shaders of a pipeline. A companion writes all inputs of the next stage, from values that
// no driver can compute at compile time, and reads all outputs of the stage before: so a driver's linker can neither
// replace inputs by constants nor drop outputs.

const vertices = 3 // of a generated patch or mesh

// position are four components that go to the rasterizer.
var position = Location{Kind: Float, Width: 32, Count: 4}

// stage assembles a companion.
func (t *text) stage(model spirv.ExecutionModel, name string) vulkan.Stage {
	bin, err := asm.Assemble([]byte(t.module(name)), asm.AssembleOptions{Target: "spv1.4"})
	if err != nil {
		panic(fmt.Sprintf("shaders: a generated shader: %v\n%s", err, t.module(name)))
	}
	return vulkan.Stage{Model: model, Words: bin.Words, Entry: "main"}
}

// attribute returns the vertex attribute for a location: four components of 32 bits.
func attribute(l Location) Location {
	return Location{Location: l.Location, Kind: l.Kind, Width: 32, Count: 4}
}

// vertexShader returns a vertex shader that passes attributes on.
func vertexShader(outputs []Location) vulkan.Stage {
	t := newText()
	index := t.variable("Input", "%index", t.scalar(Int, 32), 0, "BuiltIn VertexIndex")
	one := Location{Kind: Int, Width: 32, Count: 1}
	at := t.convert(t.value("OpLoad %s %s", t.scalar(Int, 32), index), one, position)
	t.writePosition(at)
	loaded := map[uint32]string{}
	for _, l := range outputs {
		in := attribute(l)
		if loaded[l.Location] == "" {
			loaded[l.Location] = t.value("OpLoad %s %s", t.typeOf(in), t.location("Input", in, 0))
		}
		l.Patch = false
		t.do("OpStore %s %s", t.location("Output", l, 0), t.convert(loaded[l.Location], in, l))
	}
	return t.stage(spirv.ExecutionModelVertex, "Vertex")
}

func (t *text) writePosition(value string) {
	t.do("OpStore %s %s", t.variable("Output", "%position", t.typeOf(position), 0, "BuiltIn Position"), value)
}

// fragmentShader returns a fragment shader that reads all inputs.
func fragmentShader(inputs []Location) vulkan.Stage {
	t := newText()
	t.modes = append(t.modes, "OriginUpperLeft")
	var sum []string
	for _, l := range inputs {
		var decorations []string
		if l.Kind != Float || l.Width == 64 {
			decorations = append(decorations, "Flat")
		}
		if l.Primitive {
			decorations = append(decorations, "PerPrimitiveEXT")
			if t.capabilities == nil {
				t.capabilities = append(t.capabilities, "MeshShadingEXT")
			}
		}
		l.Patch = false
		v := t.value("OpLoad %s %s", t.typeOf(l), t.location("Input", l, 0, decorations...))
		sum = append(sum, t.convert(v, l, position))
	}
	color := t.location("Output", Location{Kind: Float, Width: 32, Count: 4}, 0)
	t.do("OpStore %s %s", color, t.sum(sum))
	return t.stage(spirv.ExecutionModelFragment, "Fragment")
}

// sum adds vectors of four components; without any the sum is 0.
func (t *text) sum(values []string) string {
	typ := t.typeOf(position)
	total := t.declare("%zero", "OpConstantNull %s", typ)
	for _, v := range values {
		total = t.value("OpFAdd %s %s %s", typ, total, v)
	}
	return total
}

// controlShader returns a tessellation control shader that passes its inputs on.
func controlShader(passed []Location) vulkan.Stage {
	const most = 32 // vertices of a patch, as gl_MaxPatchVertices
	t := newText()
	t.capabilities = append(t.capabilities, "Tessellation")
	t.modes = append(t.modes, fmt.Sprintf("OutputVertices %d", vertices))
	at := t.value("OpLoad %s %s", t.scalar(Int, 32),
		t.variable("Input", "%invocation", t.scalar(Int, 32), 0, "BuiltIn InvocationId"))
	pass := func(typ, in, out string, patch bool) {
		v := t.value("OpLoad %s %s", typ, t.element("Input", in, typ, at))
		if !patch {
			out = t.element("Output", out, typ, at)
		}
		t.do("OpStore %s %s", out, v)
	}
	typ := t.typeOf(position)
	pass(typ, t.variable("Input", "%from", typ, most, "BuiltIn Position"),
		t.variable("Output", "%to", typ, vertices, "BuiltIn Position"), false)
	for _, l := range passed {
		in := l
		in.Patch = false
		pass(t.typeOf(l), t.location("Input", in, most), t.location("Output", l, vertices), l.Patch)
	}
	for _, level := range []struct {
		builtin string
		n       int
	}{{"TessLevelOuter", 4}, {"TessLevelInner", 2}} {
		float := t.scalar(Float, 32)
		v := t.variable("Output", "%"+level.builtin, float, level.n, "BuiltIn "+level.builtin, "Patch")
		for i := range level.n {
			t.do("OpStore %s %s", t.element("Output", v, float, t.constant(Int, i)), t.constant(Float, 2))
		}
	}
	return t.stage(spirv.ExecutionModelTessellationControl, "TessellationControl")
}

// evaluationShader returns a tessellation evaluation shader that reads all inputs.
func evaluationShader(passed []Location) vulkan.Stage {
	const most = 32
	t := newText()
	t.capabilities = append(t.capabilities, "Tessellation")
	t.modes = append(t.modes, "Triangles", "SpacingEqual", "VertexOrderCcw")
	var sum []string
	for _, l := range passed {
		in, typ := t.location("Input", l, most), t.typeOf(l)
		if !l.Patch {
			in = t.element("Input", in, typ, t.constant(Int, 0))
		}
		sum = append(sum, t.convert(t.value("OpLoad %s %s", typ, in), l, position))
	}
	t.writePosition(t.sum(sum))
	return t.stage(spirv.ExecutionModelTessellationEvaluation, "TessellationEvaluation")
}

// rayShader returns an empty ray generation shader.
func rayShader() vulkan.Stage {
	t := newText()
	t.capabilities = append(t.capabilities, "RayTracingKHR")
	return t.stage(spirv.ExecutionModelRayGenerationKHR, "RayGenerationKHR")
}

// meshShader returns a mesh shader that takes the payload of a task shader and emits no primitive. The type of the
// payload is copied as it is.
func (s *Shader) meshShader() (stage vulkan.Stage, err error) {
	t := newText()
	t.capabilities = append(t.capabilities, "MeshShadingEXT")
	t.modes = append(t.modes, "LocalSize 1 1 1", fmt.Sprintf("OutputVertices %d", vertices), "OutputPrimitivesEXT 1",
		"OutputTrianglesEXT")
	if s.payload != nil {
		typ, ok := t.copyType(s, s.module.Types().Pointee(s.payload.Type))
		if !ok {
			return stage, fmt.Errorf("the payload of the task shader has a type that no mesh shader is generated for")
		}
		t.variable("TaskPayloadWorkgroupEXT", "%payload", typ, 0)
	}
	t.variable("Output", "%position", t.typeOf(position), vertices, "BuiltIn Position")
	t.do("OpSetMeshOutputsEXT %s %s", t.constant(Uint, 0), t.constant(Uint, 0))
	return t.stage(spirv.ExecutionModelMeshEXT, "MeshEXT"), nil
}

// copyType declares a type of another module. ok is false where it is not made of numbers, arrays and structs.
func (t *text) copyType(s *Shader, id ir.ID) (name string, ok bool) {
	d := s.module.Def(id)
	name = fmt.Sprintf("%%type%d", id)
	switch d.Op {
	case spirv.OpTypeFloat:
		return t.scalar(Float, int(d.Word(0))), true
	case spirv.OpTypeInt:
		return t.scalar([]Kind{Uint, Int}[d.Word(1)&1], int(d.Word(0))), true
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		of, ok := t.copyType(s, d.ID(0))
		return t.declare(name, "%s %s %d", d.Op, of, d.Word(1)), ok
	case spirv.OpTypeArray:
		of, ok := t.copyType(s, d.ID(0))
		return t.declare(name, "OpTypeArray %s %s", of, t.constant(Uint, s.length(d.ID(1)))), ok
	case spirv.OpTypeStruct:
		var members []string
		for i := range d.NumWords() {
			of, ok := t.copyType(s, d.ID(i))
			if !ok {
				return "", false
			}
			members = append(members, of)
		}
		return t.declare(name, "OpTypeStruct %s", strings.Join(members, " ")), true
	}
	return "", false
}
