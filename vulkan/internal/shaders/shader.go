// Package shaders makes a whole pipeline of a shader: it reads the shader's descriptors, push constants, inputs and
// outputs from the module, and generates the other stages. It knows no driver.
package shaders

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"strconv"

	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vulkan"
)

// Shader is an entry point of a module with its interface.
type Shader struct {
	Name            string
	Model           spirv.ExecutionModel
	Inputs, Outputs []Location // without built-ins

	module      *ir.Module
	entry       ir.ID      // the function
	variables   []*ir.Inst // global variables that the shader uses
	descriptors []vulkan.Descriptor
	push        int
	payload     *ir.Inst // of a task shader; nil for none
}

// Shaders returns the shaders of a module for Vulkan, none for a kernel. The error says which descriptors no layout
// fits.
func Shaders(m *ir.Module) (list []*Shader, err error) {
	points := vm.EntryPoints(m)
	i := 0
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint {
			continue
		}
		s := &Shader{Name: points[i].Name, Model: points[i].Model, module: m, entry: in.ID(1)}
		i++
		if vulkan.StageBit(s.Model) == 0 {
			continue
		}
		s.findVariables()
		if err := s.readVariables(); err != nil {
			return nil, fmt.Errorf("%s: %w", s.Name, err)
		}
		list = append(list, s)
	}
	return list, nil
}

// findVariables finds the global variables that the entry point and the functions that it calls name.
func (s *Shader) findVariables() {
	functions := map[ir.ID]*ir.Function{}
	for _, f := range s.module.Functions() {
		functions[f.Result()] = f
	}
	seen := map[ir.ID]bool{}
	for work := []*ir.Function{functions[s.entry]}; len(work) > 0; {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		for in := range f.AllInsts() {
			for _, id := range in.IDs() {
				d := s.module.Def(id)
				if d == nil || seen[id] {
					continue
				}
				called := functions[id]
				global := called == nil && d.Function() == nil && d.Op.Is(spirv.TraitVariable)
				seen[id] = called != nil || global
				if called != nil {
					work = append(work, called)
				}
				if global {
					s.variables = append(s.variables, d)
				}
			}
		}
	}
	slices.SortFunc(s.variables, func(a, b *ir.Inst) int { return int(a.Result) - int(b.Result) })
}

// readVariables sorts the variables by their storage class.
func (s *Shader) readVariables() error {
	for _, v := range s.variables {
		class, pointee := spirv.StorageClass(v.Word(0)), s.pointee(v)
		switch class {
		case spirv.StorageClassInput:
			s.Inputs = append(s.Inputs, s.locations(v, pointee, s.arrayedInputs())...)
		case spirv.StorageClassOutput:
			s.Outputs = append(s.Outputs, s.locations(v, pointee, s.arrayedOutputs())...)
		case spirv.StorageClassPushConstant:
			s.push = s.pushSize(pointee)
		case spirv.StorageClassTaskPayloadWorkgroupEXT:
			s.payload = v
		case spirv.StorageClassUniformConstant, spirv.StorageClassUniform, spirv.StorageClassStorageBuffer:
			if err := s.bind(v, class, pointee); err != nil {
				return err
			}
		}
	}
	return nil
}

// pointee returns the type of a variable's memory, 0 for an untyped variable without a data type.
func (s *Shader) pointee(v *ir.Inst) ir.ID {
	switch {
	case v.Op != spirv.OpUntypedVariableKHR:
		return s.module.Types().Pointee(v.Type)
	case v.NumWords() > 1:
		return v.ID(1)
	}
	return 0
}

// smallestLimit is the size of push constants that each device has, taken where specialization sets the size.
const smallestLimit = 128

func (s *Shader) pushSize(block ir.ID) int {
	n, ok := s.module.Types().Size(block, ir.Member{})
	if !ok {
		return smallestLimit
	}
	return (n + 3) &^ 3
}

// openArray is how many elements an array of descriptors without a size gets.
const openArray = 64

// bind adds the descriptors of a variable.
func (s *Shader) bind(v *ir.Inst, class spirv.StorageClass, typ ir.ID) error {
	m := s.module
	set, binding, ok := m.DescriptorOf(v.Result)
	if !ok {
		return nil // a driver reports it
	}
	d := vulkan.Descriptor{Set: set, Binding: binding, Count: 1}
	def := m.Def(typ)
	if def == nil {
		return fmt.Errorf("the type of the descriptor at set %d, binding %d is not known", set, binding)
	}
	for ; def.Op == spirv.OpTypeArray || def.Op == spirv.OpTypeRuntimeArray; def = m.Def(def.ID(0)) {
		if def.Op == spirv.OpTypeRuntimeArray {
			d.Count *= openArray
			continue
		}
		d.Count *= s.length(def.ID(1))
	}
	if class == spirv.StorageClassUniformConstant && !m.IsResource(def.Result) {
		return fmt.Errorf("no type of descriptors is known for %s", def.Op)
	}
	d.Type = s.descriptorType(def, class)
	at := slices.IndexFunc(s.descriptors, func(o vulkan.Descriptor) bool { return o.Set == set && o.Binding == binding })
	if at < 0 {
		s.descriptors = append(s.descriptors, d)
		return nil
	}
	old := &s.descriptors[at]
	old.Count = max(old.Count, d.Count)
	switch {
	case old.Type == d.Type:
	case combines(old.Type) && combines(d.Type):
		old.Type = vulkan.CombinedImageSampler
	default:
		return fmt.Errorf("two types of descriptors at set %d, binding %d", set, binding)
	}
	return nil
}

// combines reports whether a descriptor may be half of an image with a sampler.
func combines(t vulkan.DescriptorType) bool {
	return t == vulkan.Sampler || t == vulkan.SampledImage || t == vulkan.CombinedImageSampler
}

// descriptorType returns the type of descriptor for a variable of a type.
func (s *Shader) descriptorType(typ *ir.Inst, class spirv.StorageClass) vulkan.DescriptorType {
	const readAndWritten = 2
	switch typ.Op {
	case spirv.OpTypeSampler:
		return vulkan.Sampler
	case spirv.OpTypeAccelerationStructureKHR:
		return vulkan.AccelerationStructure
	case spirv.OpTypeSampledImage:
		if spirv.Dim(s.module.Def(typ.ID(0)).Word(1)) == spirv.DimBuffer {
			return vulkan.UniformTexelBuffer
		}
		return vulkan.CombinedImageSampler
	case spirv.OpTypeImage:
		dim, stored := spirv.Dim(typ.Word(1)), typ.Word(5) == readAndWritten
		switch {
		case dim == spirv.DimSubpassData:
			return vulkan.InputAttachment
		case dim == spirv.DimBuffer && stored:
			return vulkan.StorageTexelBuffer
		case dim == spirv.DimBuffer:
			return vulkan.UniformTexelBuffer
		case stored:
			return vulkan.StorageImage
		}
		return vulkan.SampledImage
	}
	if class == spirv.StorageClassStorageBuffer || s.module.HasDecoration(typ.Result, spirv.DecorationBufferBlock) {
		return vulkan.StorageBuffer
	}
	return vulkan.UniformBuffer
}

// length returns the length of an array, with the default of a specialization constant.
func (s *Shader) length(id ir.ID) int {
	if n, ok := s.module.Constants().IntValue(id); ok {
		return int(n)
	}
	if d := s.module.Def(id); d.Op == spirv.OpSpecConstant {
		return int(d.Word(0))
	}
	return 1
}

// Constants returns values for specialization constants: of the SpecIds from 0 on, each written as a number that its
// type has. SpecIds that the module lacks are left out.
func Constants(m *ir.Module, values []string) ([]vulkan.Constant, error) {
	return constants(m, func(id uint32, typ *ir.Inst) ([]byte, error) {
		if int(id) >= len(values) {
			return nil, nil
		}
		return constant(typ, values[id])
	})
}

// ConstantBits is Constants for bits by SpecId.
func ConstantBits(m *ir.Module, values map[uint32]uint64) []vulkan.Constant {
	list, _ := constants(m, func(id uint32, typ *ir.Inst) ([]byte, error) {
		bits, ok := values[id]
		if !ok {
			return nil, nil
		}
		width := 32 // of a boolean
		if typ.Op != spirv.OpTypeBool {
			width = int(typ.Word(0))
		}
		return binary.LittleEndian.AppendUint64(nil, bits)[:(width+7)/8], nil
	})
	return list
}

// constants returns values by SpecId and type; those without bytes are left out.
func constants(m *ir.Module, value func(id uint32, typ *ir.Inst) ([]byte, error)) (list []vulkan.Constant, err error) {
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpSpecConstant && in.Op != spirv.OpSpecConstantTrue && in.Op != spirv.OpSpecConstantFalse {
			continue
		}
		for d := range m.Decorations(in.Result) {
			if d.Kind != spirv.DecorationSpecId {
				continue
			}
			data, err := value(d.Params[0], m.Def(in.Type))
			if err != nil {
				return nil, fmt.Errorf("specialization constant %d: %w", d.Params[0], err)
			}
			if data != nil {
				list = append(list, vulkan.Constant{ID: d.Params[0], Data: data})
			}
		}
	}
	slices.SortFunc(list, func(a, b vulkan.Constant) int { return int(a.ID) - int(b.ID) })
	return list, nil
}

// constant returns the bytes of a value of a scalar type.
func constant(typ *ir.Inst, text string) ([]byte, error) {
	if typ.Op == spirv.OpTypeBool {
		v, err := strconv.ParseBool(text)
		if err != nil {
			return nil, fmt.Errorf("%q is no boolean", text)
		}
		if v {
			return []byte{1, 0, 0, 0}, nil
		}
		return make([]byte, 4), nil
	}
	width := int(typ.Word(0))
	var bits uint64
	switch {
	case typ.Op == spirv.OpTypeFloat && (width == 32 || width == 64):
		v, err := strconv.ParseFloat(text, width)
		if err != nil {
			return nil, fmt.Errorf("%q is no number", text)
		}
		if bits = math.Float64bits(v); width == 32 {
			bits = uint64(math.Float32bits(float32(v)))
		}
	case typ.Op == spirv.OpTypeInt:
		v, err := strconv.ParseInt(text, 0, 64)
		if err != nil {
			return nil, fmt.Errorf("%q is no integer", text)
		}
		bits = uint64(v)
	default:
		return nil, fmt.Errorf("no text is known for a float of %d bits", width)
	}
	return binary.LittleEndian.AppendUint64(nil, bits)[:(width+7)/8], nil
}
