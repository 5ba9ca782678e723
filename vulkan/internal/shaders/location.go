package shaders

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Location is a scalar or vector that stages pass on: composites are taken apart into these.
type Location struct {
	Location, Component uint32
	Kind                Kind
	Width, Count        int  // bits of a component, components
	Patch               bool // shared by all vertices of a patch
	Primitive           bool // an element per primitive of a mesh shader
	index               uint32
}

// Kind is a kind of scalar.
type Kind uint8

// The kinds.
const (
	Float Kind = iota
	Int
	Uint
)

// arrayedInputs reports whether inputs have an element for each vertex.
func (s *Shader) arrayedInputs() bool {
	return s.Model == spirv.ExecutionModelTessellationControl || s.Model == spirv.ExecutionModelTessellationEvaluation ||
		s.Model == spirv.ExecutionModelGeometry
}

// arrayedOutputs reports whether outputs have an element for each vertex.
func (s *Shader) arrayedOutputs() bool {
	return s.Model == spirv.ExecutionModelTessellationControl || s.Model == spirv.ExecutionModelMeshEXT
}

// locations returns the locations of an input or output, none for a built-in.
func (s *Shader) locations(v *ir.Inst, typ ir.ID, arrayed bool) []Location {
	var at Location
	m := s.module
	for d := range m.Decorations(v.Result) {
		switch d.Kind {
		case spirv.DecorationLocation:
			at.Location = d.Params[0]
		case spirv.DecorationComponent:
			at.Component = d.Params[0]
		case spirv.DecorationIndex:
			at.index = d.Params[0]
		case spirv.DecorationPatch:
			at.Patch, arrayed = true, false
		case spirv.DecorationPerPrimitiveEXT:
			at.Primitive = true // and an array of primitives
		case spirv.DecorationPerVertexKHR:
			arrayed = true
		case spirv.DecorationBuiltIn:
			return nil
		}
	}
	if arrayed && m.Def(typ).Op == spirv.OpTypeArray {
		typ = m.Def(typ).ID(0)
	}
	f := flattening{shader: s, next: at}
	f.add(typ)
	return f.list
}

// flattening takes a type apart.
type flattening struct {
	shader *Shader
	next   Location
	list   []Location
}

func (f *flattening) add(typ ir.ID) {
	m := f.shader.module
	switch d := m.Def(typ); d.Op {
	case spirv.OpTypeFloat, spirv.OpTypeInt, spirv.OpTypeVector:
		f.leaf(d)
	case spirv.OpTypeMatrix:
		for range d.Word(1) {
			f.add(d.ID(0))
		}
	case spirv.OpTypeArray:
		for range f.shader.length(d.ID(1)) {
			f.add(d.ID(0))
		}
	case spirv.OpTypeStruct:
		f.members(d)
	}
}

// members takes a struct apart. A member without a location follows the member before it.
func (f *flattening) members(d *ir.Inst) {
	m := f.shader.module
	for i := range d.NumWords() {
		builtin := false
		for x := range m.Decorations(d.Result) {
			if x.Member != i {
				continue
			}
			switch x.Kind {
			case spirv.DecorationLocation:
				f.next.Location, f.next.Component = x.Params[0], 0
			case spirv.DecorationComponent:
				f.next.Component = x.Params[0]
			case spirv.DecorationPatch:
				f.next.Patch = true
			case spirv.DecorationPerPrimitiveEXT:
				f.next.Primitive = true
			case spirv.DecorationBuiltIn:
				builtin = true
			}
		}
		if !builtin {
			f.add(d.ID(i))
		}
	}
}

// leaf adds a scalar or vector, and goes on to the next location.
func (f *flattening) leaf(d *ir.Inst) {
	l := f.next
	l.Count = 1
	if d.Op == spirv.OpTypeVector {
		l.Count = int(d.Word(1))
		d = f.shader.module.Def(d.ID(0))
	}
	l.Width = int(d.Word(0))
	switch {
	case d.Op == spirv.OpTypeInt && d.Word(1) != 0:
		l.Kind = Int
	case d.Op == spirv.OpTypeInt:
		l.Kind = Uint
	}
	f.list = append(f.list, l)
	f.next.Location += l.slots()
}

// slots returns how many locations a scalar or vector takes.
func (l *Location) slots() uint32 {
	if l.Width*l.Count > 128 {
		return 2
	}
	return 1
}

// byLocation returns the locations without those that several variables share, in order.
func byLocation(list []Location) []Location {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b Location) int {
		return int(a.Location)*4 + int(a.Component) - int(b.Location)*4 - int(b.Component)
	})
	return slices.CompactFunc(list, func(a, b Location) bool {
		return a.Location == b.Location && a.Component == b.Component
	})
}
