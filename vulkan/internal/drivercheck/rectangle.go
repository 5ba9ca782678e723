package drivercheck

import (
	"fmt"
	"strings"

	"hone/spirv"
	"hone/spirv/asm"
	"hone/vm/layout"
)

// rectangle returns a vertex shader for a picture without one. It makes of three vertices a triangle that covers the
// whole picture, without an edge in it, and passes on what package raster passes at each location: from (0, 0, 0, 1) to
// (1, 1, 0, 1), or of integers zeros. What that does not go for is added to what is lacking.
func (s *scene) rectangle() *spirv.Binary {
	var locations, variables, stores strings.Builder
	var names string
	seen := map[uint32]string{}
	for _, b := range s.fragment.Bindings() {
		if b.Slot.Kind != layout.Input {
			continue
		}
		location := b.Slot.Binding
		for _, scalar := range b.Layout.Element.Scalars(0) {
			of, value := "float", "%uv"
			switch {
			case scalar.Width != 32 || b.Flat && scalar.Kind == layout.Float:
				s.lacking = append(s.lacking, fmt.Sprintf("device: a rectangle with what %s is passed", b.Name))
			case scalar.Kind == layout.Int && scalar.Signed:
				of, value = "int", "%zeros_int"
			case scalar.Kind == layout.Int:
				of, value = "uint", "%zeros_uint"
			}
			if was, ok := seen[location]; ok {
				if was != of {
					s.lacking = append(s.lacking, fmt.Sprintf("device: two types at location %d", location))
				}
				continue
			}
			seen[location] = of
			names += fmt.Sprintf(" %%o%d", location)
			fmt.Fprintf(&locations, "OpDecorate %%o%d Location %d\n", location, location)
			if of != "float" {
				fmt.Fprintf(&locations, "OpDecorate %%o%d Flat\n", location)
			}
			fmt.Fprintf(&variables, "%%o%d = OpVariable %%out_%s Output\n", location, of)
			fmt.Fprintf(&stores, "OpStore %%o%d %s\n", location, value)
		}
	}
	text := strings.NewReplacer("NAMES", names, "LOCATIONS\n", locations.String(), "VARIABLES\n", variables.String(),
		"STORES\n", stores.String()).Replace(rectangleText)
	bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{Target: "spv1.3"})
	if err != nil {
		panic(fmt.Sprintf("drivercheck: a vertex shader: %v", err))
	}
	return bin
}

const rectangleText = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %main "main" %index %positionNAMES
OpDecorate %index BuiltIn VertexIndex
OpDecorate %position BuiltIn Position
LOCATIONS
%void = OpTypeVoid
%float = OpTypeFloat 32
%int = OpTypeInt 32 1
%uint = OpTypeInt 32 0
%v4float = OpTypeVector %float 4
%v4int = OpTypeVector %int 4
%v4uint = OpTypeVector %uint 4
%in = OpTypePointer Input %int
%out_float = OpTypePointer Output %v4float
%out_int = OpTypePointer Output %v4int
%out_uint = OpTypePointer Output %v4uint
%index = OpVariable %in Input
%position = OpVariable %out_float Output
VARIABLES
%0 = OpConstant %float 0
%1 = OpConstant %float 1
%2 = OpConstant %float 2
%i1 = OpConstant %int 1
%n1 = OpConstant %float -1
%zeros_int = OpConstantNull %v4int
%zeros_uint = OpConstantNull %v4uint
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%i = OpLoad %int %index
%right = OpShiftRightLogical %int %i %i1
%down = OpBitwiseAnd %int %i %i1
%right_f = OpConvertSToF %float %right
%down_f = OpConvertSToF %float %down
%u = OpFMul %float %right_f %2
%v = OpFMul %float %down_f %2
%uv = OpCompositeConstruct %v4float %u %v %0 %1
%x2 = OpFMul %float %u %2
%y2 = OpFMul %float %v %2
%x = OpFAdd %float %x2 %n1
%y = OpFAdd %float %y2 %n1
%p = OpCompositeConstruct %v4float %x %y %0 %1
OpStore %position %p
STORES
OpReturn
OpFunctionEnd
`
