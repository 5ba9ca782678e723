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
