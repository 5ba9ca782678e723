package shaders

import (
	"fmt"

	"hone/spirv"
	"hone/vm/image"
	"hone/vulkan"
)

// pictureSize is the width and height of the viewport, which no driver compiles for.
const pictureSize = 128

// Pipeline returns a pipeline in which the shader is the stage with the number at. Its module has to be set; a module
// that means the same may stand there. The error names a companion that cannot be generated.
func (s *Shader) Pipeline() (p vulkan.Pipeline, at int, err error) {
	p = vulkan.Pipeline{Descriptors: s.descriptors, Push: s.push}
	own := vulkan.Stage{Model: s.Model, Entry: s.Name}
	inputs, outputs := byLocation(s.Inputs), byLocation(s.Outputs)
	g := &vulkan.Graphics{Topology: vulkan.Triangles, Depth: true, Width: pictureSize, Height: pictureSize}
	var passed []Location // by the first vertex shader, of which attributes are made
	switch s.Model {
	case spirv.ExecutionModelGLCompute:
		p.Stages = []vulkan.Stage{own}
		return p, 0, nil
	case spirv.ExecutionModelRayGenerationKHR:
		p.Stages = []vulkan.Stage{own}
		return p, 0, nil
	case spirv.ExecutionModelMissKHR, spirv.ExecutionModelClosestHitKHR, spirv.ExecutionModelAnyHitKHR,
		spirv.ExecutionModelIntersectionKHR, spirv.ExecutionModelCallableKHR:
		p.Stages = []vulkan.Stage{rayShader(), own}
		return p, 1, nil
	case spirv.ExecutionModelVertex:
		passed = inputs
		p.Stages = []vulkan.Stage{own, fragmentShader(outputs)}
	case spirv.ExecutionModelTessellationControl:
		passed, at = inputs, 1
		p.Stages = []vulkan.Stage{vertexShader(inputs), own, evaluationShader(outputs), fragmentShader(nil)}
	case spirv.ExecutionModelTessellationEvaluation:
		passed, at = inputs, 2
		p.Stages = []vulkan.Stage{vertexShader(inputs), controlShader(inputs), own, fragmentShader(outputs)}
	case spirv.ExecutionModelGeometry:
		passed, at = inputs, 1
		p.Stages = []vulkan.Stage{vertexShader(inputs), own, fragmentShader(outputs)}
	case spirv.ExecutionModelTaskEXT:
		mesh, err := s.meshShader()
		if err != nil {
			return p, 0, err
		}
		p.Stages = []vulkan.Stage{own, mesh, fragmentShader(nil)}
	case spirv.ExecutionModelMeshEXT:
		p.Stages = []vulkan.Stage{own, fragmentShader(outputs)}
	case spirv.ExecutionModelFragment:
		passed, at = inputs, 1
		for _, l := range inputs {
			if l.Primitive {
				return p, 0, fmt.Errorf("an input for each primitive of a mesh shader")
			}
		}
		p.Stages = []vulkan.Stage{vertexShader(inputs), own}
	}
	g.Targets = targets(p.Stages, outputs)
	g.Attributes = attributes(passed)
	s.assemble(g)
	p.Graphics = g
	return p, at, nil
}

// attributes returns where vertex shaders get their attributes from.
func attributes(passed []Location) (list []vulkan.Attribute) {
	seen := map[uint32]bool{}
	for _, l := range passed {
		for at := range l.slots() {
			if location := l.Location + at; !seen[location] {
				seen[location] = true
				list = append(list, vulkan.Attribute{Location: location, Format: formats[l.Kind], Stride: 16})
			}
		}
	}
	return list
}

// formats are the formats of attributes and targets: 32 bits a component.
var formats = [...]image.Format{Float: image.Rgba32f, Int: image.Rgba32i, Uint: image.Rgba32ui}

// targets returns the targets of the last stage: a generated fragment shader has one target.
func targets(stages []vulkan.Stage, outputs []Location) (list []vulkan.Target) {
	if last := stages[len(stages)-1]; last.Words != nil {
		return []vulkan.Target{{Format: image.Rgba32f}}
	}
	for _, l := range outputs {
		if l.Component == 0 && l.index == 0 {
			list = append(list, vulkan.Target{Location: l.Location, Format: formats[l.Kind]})
		}
	}
	return list
}

// topologies are the topologies by the execution modes of geometry shaders.
var topologies = map[spirv.ExecutionMode]vulkan.Topology{
	spirv.ExecutionModeInputPoints:             vulkan.Points,
	spirv.ExecutionModeInputLines:              vulkan.Lines,
	spirv.ExecutionModeInputLinesAdjacency:     vulkan.LinesAdjacency,
	spirv.ExecutionModeTriangles:               vulkan.Triangles,
	spirv.ExecutionModeInputTrianglesAdjacency: vulkan.TrianglesAdjacency,
}

// assemble sets the topology of the primitives.
func (s *Shader) assemble(g *vulkan.Graphics) {
	tessellates := s.Model == spirv.ExecutionModelTessellationControl ||
		s.Model == spirv.ExecutionModelTessellationEvaluation
	if tessellates {
		g.Topology, g.PatchVertices = vulkan.Patches, vertices
	}
	for in := range s.module.ExecutionModes(s.entry) {
		mode := spirv.ExecutionMode(in.Word(1))
		switch topology, ok := topologies[mode]; {
		case ok && s.Model == spirv.ExecutionModelGeometry:
			g.Topology = topology
		case mode == spirv.ExecutionModeOutputVertices && s.Model == spirv.ExecutionModelTessellationControl:
			g.PatchVertices = int(in.Word(2))
		}
	}
}
