package ir

import (
	"fmt"

	"hone/spirv"
)

// Types with a layout in memory, and those of images and other objects. A type with a layout is found by all that it is
// made of, decorations included, so two passes that ask for the same block get one. To decorate what was found would
// change it for others: ask for it with all that it is to have.

// Of returns the type that an opcode declares with these operands and no decorations: for those that have no method of
// their own, such as t.Of(spirv.OpTypeAccelerationStructureKHR).
func (t Types) Of(op spirv.Op, operands ...uint32) ID {
	if !op.Is(spirv.TraitType) {
		panic(fmt.Sprintf("ir: Types.Of(%s), which declares no type", op))
	}
	return t.m.intern(op, 0, operands...)
}

// Struct returns the struct of members without a layout: for variables of storage class Function, Private and the like.
func (t Types) Struct(members ...ID) ID { return t.m.intern(spirv.OpTypeStruct, 0, words(members)...) }

// Member is a member of a struct type with a layout.
type Member struct {
	Type         ID
	Offset       int // in bytes
	MatrixStride int // of a matrix, or an array of them: bytes between columns, or rows; 0 for other types
	RowMajor     bool
	Name         string             // "" for none; it counts where the type is made, not where it is found
	Kinds        []spirv.Decoration // further decorations without parameters, such as NonWritable
}

// Layout returns the struct of members at offsets, which may be a member of another one.
func (t Types) Layout(members ...Member) ID { return t.layout(nil, members) }

// Block returns the struct of members at offsets that is decorated as a Block: what a variable for uniforms, push
// constants or a storage buffer holds.
func (t Types) Block(members ...Member) ID {
	return t.layout([]Decoration{{Kind: spirv.DecorationBlock, Member: -1}}, members)
}

// BufferBlock is [Types.Block] for a storage buffer in the storage class Uniform, as before version 1.3.
func (t Types) BufferBlock(members ...Member) ID {
	return t.layout([]Decoration{{Kind: spirv.DecorationBufferBlock, Member: -1}}, members)
}

func (t Types) layout(decorations []Decoration, members []Member) ID {
	var types []uint32
	for i, x := range members {
		add := func(kind spirv.Decoration, params ...uint32) {
			decorations = append(decorations, Decoration{Kind: kind, Member: i, Params: params})
		}
		types = append(types, uint32(x.Type))
		add(spirv.DecorationOffset, uint32(x.Offset))
		if x.MatrixStride != 0 {
			add(spirv.DecorationMatrixStride, uint32(x.MatrixStride))
			if x.RowMajor {
				add(spirv.DecorationRowMajor)
			} else {
				add(spirv.DecorationColMajor)
			}
		}
		for _, kind := range x.Kinds {
			add(kind)
		}
	}
	bound := t.m.Bound()
	id := t.m.internDecorated(spirv.OpTypeStruct, types, decorations)
	if int(id) >= bound {
		for i, x := range members {
			if x.Name != "" {
				t.m.SetMemberName(id, i, x.Name)
			}
		}
	}
	return id
}

// ArrayStride returns the array whose length is the constant length and whose elements are stride bytes apart.
func (t Types) ArrayStride(element, length ID, stride int) ID {
	return t.m.internDecorated(spirv.OpTypeArray, []uint32{uint32(element), uint32(length)}, strideOf(stride))
}

// RuntimeArray returns the array without a length whose elements are stride bytes apart; 0 for one of objects, which
// have no size.
func (t Types) RuntimeArray(element ID, stride int) ID {
	return t.m.internDecorated(spirv.OpTypeRuntimeArray, []uint32{uint32(element)}, strideOf(stride))
}

func strideOf(stride int) []Decoration {
	if stride == 0 {
		return nil
	}
	return []Decoration{{Kind: spirv.DecorationArrayStride, Member: -1, Params: []uint32{uint32(stride)}}}
}

// PointerStride returns the pointer to pointee for OpPtrAccessChain, for which what it points to stands stride bytes
// apart.
func (t Types) PointerStride(class spirv.StorageClass, pointee ID, stride int) ID {
	return t.m.internDecorated(spirv.OpTypePointer, []uint32{uint32(class), uint32(pointee)}, strideOf(stride))
}

// ForwardPointer announces a pointer type that a struct type is to hold before what it points to is there, and returns
// its id: [Types.CompletePointer] declares it.
func (t Types) ForwardPointer(class spirv.StorageClass) ID {
	id := t.m.NewID()
	Into(t.m.Section(Globals)).Emit(spirv.OpTypeForwardPointer, 0, false, uint32(id), uint32(class))
	return id
}

// CompletePointer declares the type that [Types.ForwardPointer] announced.
func (t Types) CompletePointer(pointer ID, class spirv.StorageClass, pointee ID) {
	if t.m.Def(pointer) != nil {
		panic(fmt.Sprintf("ir: CompletePointer of %%%d, which is declared already", pointer))
	}
	t.m.sections[Globals].Append(t.m.newResult(spirv.OpTypePointer, 0, pointer, uint32(class), uint32(pointee)))
}

// ImageType says what an OpTypeImage is. The numbers are those of the specification.
type ImageType struct {
	Component    ID // the type of what is read, void for a kernel's
	Dim          spirv.Dim
	Depth        uint32 // 0: no depth image, 1: one, 2: either
	Arrayed      bool
	Multisampled bool
	Sampled      uint32 // 0: known when the shader runs, 1: with a sampler, 2: read and written without one
	Format       spirv.ImageFormat
}

// Image returns an image type.
func (t Types) Image(x ImageType) ID {
	bit := map[bool]uint32{true: 1}
	return t.m.intern(spirv.OpTypeImage, 0, uint32(x.Component), uint32(x.Dim), x.Depth,
		bit[x.Arrayed], bit[x.Multisampled], x.Sampled, uint32(x.Format))
}

// Sampler returns OpTypeSampler.
func (t Types) Sampler() ID { return t.m.intern(spirv.OpTypeSampler, 0) }

// SampledImage returns the type of an image with its sampler.
func (t Types) SampledImage(image ID) ID {
	return t.m.intern(spirv.OpTypeSampledImage, 0, uint32(image))
}

// How values of a type lie in memory, as decorations say it.

// Members returns the members of a struct type as their decorations place them, without names and what else they are
// decorated with; ok is false where an offset is missing, and for other types. Cost: linear in the members.
func (t Types) Members(typ ID) (list []Member, ok bool) {
	d := t.m.Def(typ)
	if d == nil || d.Op != spirv.OpTypeStruct {
		return nil, false
	}
	list = make([]Member, d.NumWords())
	for i := range list {
		list[i].Type = d.ID(i)
	}
	found := 0
	for d := range t.m.Decorations(typ) {
		if d.Member < 0 || d.Member >= len(list) {
			continue
		}
		switch d.Kind {
		case spirv.DecorationOffset:
			list[d.Member].Offset = int(d.Params[0])
			found++
		case spirv.DecorationMatrixStride:
			list[d.Member].MatrixStride = int(d.Params[0])
		case spirv.DecorationRowMajor:
			list[d.Member].RowMajor = true
		}
	}
	return list, found == len(list)
}

// ArrayStrideOf returns the bytes between the elements of an array, 0 where they are not known.
func (t Types) ArrayStrideOf(typ ID) int {
	for d := range t.m.Decorations(typ) {
		if d.Kind == spirv.DecorationArrayStride && d.Member < 0 {
			return int(d.Params[0])
		}
	}
	return 0
}

// Size returns how many bytes a value of a type takes in memory, with the layout of the member that holds it. ok is
// false where that is not known, as for arrays without a size and where specialization sets it.
func (t Types) Size(typ ID, l Member) (bytes int, ok bool) {
	m := t.m
	d := m.Def(typ)
	if d == nil {
		return 0, false
	}
	switch d.Op {
	case spirv.OpTypeInt, spirv.OpTypeFloat:
		return int(d.Literal(0)) / 8, true
	case spirv.OpTypeVector:
		component, ok := t.Size(d.ID(0), l)
		return component * int(d.Literal(1)), ok
	case spirv.OpTypeMatrix:
		column := m.Def(d.ID(0))
		if column == nil || l.MatrixStride == 0 {
			return 0, false
		}
		// The last column, or row, is as long as it is, and no stride follows it.
		component, ok := t.Size(column.ID(0), l)
		rows, columns := int(column.Literal(1)), int(d.Literal(1))
		if l.RowMajor {
			rows, columns = columns, rows
		}
		return l.MatrixStride*(columns-1) + component*rows, ok
	case spirv.OpTypeArray:
		n, known := m.Constants().IntValue(d.ID(1))
		stride := t.ArrayStrideOf(typ)
		last, ok := t.Size(d.ID(0), l)
		if !known || !ok || stride == 0 || n == 0 || n > 1<<28/uint64(stride) {
			return 0, false
		}
		return (int(n)-1)*stride + last, true
	case spirv.OpTypeStruct:
		list, ok := t.Members(typ)
		if !ok {
			return 0, false
		}
		for _, x := range list {
			n, ok := t.Size(x.Type, x)
			if !ok {
				return 0, false
			}
			bytes = max(bytes, x.Offset+n)
		}
		return bytes, true
	case spirv.OpTypePointer:
		return 8, spirv.StorageClass(d.Literal(0)) == spirv.StorageClassPhysicalStorageBuffer
	}
	return 0, false
}

// Alignment returns what the offset of a type in a storage buffer is a multiple of in every layout that is not a
// uniform buffer's (Vulkan, "Offset and Stride Assignment", base alignment), 0 where that is not known.
func (t Types) Alignment(typ ID) (bytes int) {
	d := t.m.Def(typ)
	if d == nil {
		return 0
	}
	switch d.Op {
	case spirv.OpTypeInt, spirv.OpTypeFloat:
		return int(d.Literal(0)) / 8
	case spirv.OpTypeVector:
		n := int(d.Literal(1))
		if n == 3 {
			n = 4
		}
		return t.Alignment(d.ID(0)) * n
	case spirv.OpTypeMatrix:
		return 4 * t.Alignment(t.PartAt(d.ID(0), 0)) // whichever way it lies
	case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		return t.Alignment(d.ID(0))
	case spirv.OpTypeStruct:
		for i := range d.NumWords() {
			n := t.Alignment(d.ID(i))
			if n == 0 {
				return 0
			}
			bytes = max(bytes, n)
		}
	case spirv.OpTypePointer:
		return 8
	}
	return bytes
}
