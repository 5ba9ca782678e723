// Package target says what a driver, or a tool that reads shaders, can do with them, which lowerings a module needs for
// that, and what of a module is in the way all the same.
package target

import (
	"fmt"
	"iter"
	"strings"

	"hone/internal/near"
	"hone/ir"
	"hone/spirv"
)

// Feature is something that a module may have: an instruction, an extended instruction, a capability or an enumerant.
// It has the name that it was asked for by, so that two names of one thing are two features; Is tells.
type Feature struct {
	Name string

	kind  featureKind
	op    spirv.Op
	set   *spirv.ExtSet
	of    spirv.Kind // of an enumerant
	value uint32     // the number of an extended instruction, of a capability or an enumerant, or the row of a shape

	running bool // only what the shader executes counts, and not what specialization constants compute
}

type featureKind uint8

const (
	operation featureKind = iota
	extended
	enumerant
	capability
	shape
)

// shapes are features that no single name of the language stands for.
var shapes = [...]struct {
	name string
	has  func(m *ir.Module, in *ir.Inst) bool
}{
	{"CombinedSampler", combinedSampler},
}

// combinedSampler: a variable or parameter that is an image with its sampler, or an array of those.
func combinedSampler(m *ir.Module, in *ir.Inst) bool {
	if !in.Op.Is(spirv.TraitVariable) && in.Op != spirv.OpFunctionParameter {
		return false
	}
	typ := in.Type
	if _, pointer := m.Types().StorageClass(typ); pointer {
		typ = m.Types().Pointee(typ)
	}
	for range ir.MaxChain {
		switch d := m.Def(typ); {
		case d == nil || d.Unknown():
			return false
		case d.Op == spirv.OpTypeSampledImage:
			return true
		case d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeRuntimeArray:
			typ = d.ID(0)
		default:
			return false
		}
	}
	return false
}

// sets are the extended instruction sets by the names that rewrite rules have for them.
var sets = []struct{ name, set string }{{"GLSL", "GLSL.std.450"}, {"OpenCL", "OpenCL.std"}}

// kinds are the operands of which an enumerant may be named, as in BuiltIn.PointSize.
var kinds = []struct {
	name string
	kind spirv.Kind
}{
	{"BuiltIn", spirv.KindBuiltIn},
	{"Capability", spirv.KindCapability},
	{"Decoration", spirv.KindDecoration},
	{"Dim", spirv.KindDim},
	{"ExecutionMode", spirv.KindExecutionMode},
	{"ExecutionModel", spirv.KindExecutionModel},
	{"ImageFormat", spirv.KindImageFormat},
	{"MemoryModel", spirv.KindMemoryModel},
	{"StorageClass", spirv.KindStorageClass},
}

// Parse reads the name of a feature:
//
//	OpSwitch, Switch         an instruction
//	GLSL.Fma, OpenCL.mad     an extended instruction
//	BuiltIn.PointSize        an enumerant: of Capability, Decoration, Dim, ExecutionMode and a few more
//	Float64                  a capability
//	CombinedSampler          an image with its sampler in one variable or parameter
//	Fma                      what has that name, looked for in this order: an instruction of the core language, of
//	                         GLSL.std.450, of OpenCL.std, a capability
//
// The error names the nearest name that there is.
func Parse(name string) (Feature, error) {
	f := Feature{Name: name}
	prefix, rest, dotted := strings.Cut(name, ".")
	if dotted {
		for _, s := range sets {
			if s.name == prefix {
				if !f.findExtended(s.set, rest) {
					return f, unknown(rest, extendedNames(s.set))
				}
				return f, nil
			}
		}
		for _, k := range kinds {
			if k.name == prefix {
				if !f.findEnumerant(k.kind, rest) {
					return f, unknown(rest, enumerantNames(k.kind))
				}
				return f, nil
			}
		}
		return f, fmt.Errorf("%s: nothing begins with %s.; there are GLSL., OpenCL., %s", name, prefix, kindNames())
	}
	if op, ok := spirv.LookupOp(name); ok {
		f.op = op
		return f, nil
	}
	for i := range shapes {
		if shapes[i].name == name {
			f.kind, f.value = shape, uint32(i)
			return f, nil
		}
	}
	for _, s := range sets {
		if f.findExtended(s.set, name) {
			return f, nil
		}
	}
	if f.findEnumerant(spirv.KindCapability, name) {
		return f, nil
	}
	return f, unknown(name, names())
}

// unknown returns the error that nothing has a name.
func unknown(name string, candidates iter.Seq[string]) error {
	if n := near.Name(name, candidates); n != "" {
		return fmt.Errorf("nothing is named %s; the nearest name is %s", name, n)
	}
	return fmt.Errorf("nothing is named %s; a name is that of an instruction, an extended instruction or a capability",
		name)
}

func kindNames() string {
	var list []string
	for _, k := range kinds {
		list = append(list, k.name+".")
	}
	return strings.Join(list, ", ")
}

// names yields all names of instructions and capabilities.
func names() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, info := range spirv.Ops() {
			if !yield(info.Name) || !yield(strings.TrimPrefix(info.Name, "Op")) {
				return
			}
		}
		for _, s := range sets {
			for x := range extendedNames(s.set) {
				if !yield(x) {
					return
				}
			}
		}
		for i := range shapes {
			if !yield(shapes[i].name) {
				return
			}
		}
		enumerantNames(spirv.KindCapability)(yield)
	}
}

func extendedNames(set string) iter.Seq[string] {
	return func(yield func(string) bool) {
		s := spirv.LookupExtSet(set)
		for i := range s.Insts {
			if !yield(s.Insts[i].Name) {
				return
			}
		}
	}
}

func enumerantNames(k spirv.Kind) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, e := range k.Info().Enumerants {
			if !yield(e.Name) {
				return
			}
		}
	}
}

// findExtended makes f the extended instruction of a name, and reports whether the set has it.
func (f *Feature) findExtended(set, name string) bool {
	s := spirv.LookupExtSet(set)
	x := s.Lookup(name)
	if x == nil {
		return false
	}
	f.kind, f.op, f.set, f.value = extended, spirv.OpExtInst, s, x.Number
	return true
}

// findEnumerant makes f the enumerant of a name, and reports whether the kind has it.
func (f *Feature) findEnumerant(k spirv.Kind, name string) bool {
	v, ok := k.Lookup(name)
	if !ok {
		return false
	}
	f.kind, f.of, f.value = enumerant, k, v
	if k == spirv.KindCapability {
		f.kind = capability
	}
	return true
}

// Is reports whether two names are of the same thing.
func (f Feature) Is(g Feature) bool {
	f.Name, g.Name = "", ""
	f.running, g.running = false, false
	return f == g
}

// forbid adds the feature to what optimizers must not make. They make no capabilities and no enumerants that a module
// does not have.
func (f *Feature) forbid(list *ir.Forbidden) {
	switch f.kind {
	case operation:
		list.Add(f.op)
	case extended:
		list.AddExt(f.set, f.value)
	}
}

// in reports whether an instruction is, or has, the feature. A capability is in what declares it.
func (f *Feature) in(m *ir.Module, in *ir.Inst) bool {
	switch f.kind {
	case operation:
		return in.Op == f.op || in.Op == spirv.OpSpecConstantOp && spirv.Op(in.Literal(0)) == f.op && !f.running
	case extended:
		return in.Op == spirv.OpExtInst && in.Literal(1) == f.value && m.ExtSet(in.ID(0)) == f.set
	case capability:
		return in.Op == spirv.OpCapability && in.Literal(0) == f.value
	case shape:
		return shapes[f.value].has(m, in)
	}
	mask := f.of.Info().Category == spirv.CategoryBitEnum
	words := in.Words()
	var s spirv.Scanner
	for s.InitOperands(in.Op, in.Type, words, m); s.Next(); {
		if s.Kind == f.of && (words[s.Start] == f.value || mask && words[s.Start]&f.value != 0) {
			return true
		}
	}
	return false
}
