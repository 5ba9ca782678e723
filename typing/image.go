package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// Results of image instructions: four components, one for a comparison of depths, any number where texels are read.
const (
	texel4 = vector | number | length4
	depth  = scalar | number
	texels = scalar | vector | number
	coords = scalar | vector | float
	places = scalar | vector | integer
	dref   = aFloat | bits32
)

// imageRows: section 3.3.10, Image Instructions. What an image type says about coordinates and results stands in
// accesses.
var imageRows = [...]row{
	{op: spirv.OpSampledImage, result: sampledImage, operands: []spec{image, sampler}, also: combined},
	{op: spirv.OpImageSampleImplicitLod, result: texel4, operands: []spec{sampledImage, coords}, also: imageAccess},
	{op: spirv.OpImageSampleExplicitLod, result: texel4, operands: []spec{sampledImage, coords | integer}, also: imageAccess},
	{op: spirv.OpImageSampleDrefImplicitLod, result: depth, operands: []spec{sampledImage, coords, dref}, also: imageAccess},
	{op: spirv.OpImageSampleDrefExplicitLod, result: depth, operands: []spec{sampledImage, coords, dref}, also: imageAccess},
	{op: spirv.OpImageSampleProjImplicitLod, result: texel4, operands: []spec{sampledImage, coords}, also: imageAccess},
	{op: spirv.OpImageSampleProjExplicitLod, result: texel4, operands: []spec{sampledImage, coords}, also: imageAccess},
	{op: spirv.OpImageSampleProjDrefImplicitLod, result: depth, operands: []spec{sampledImage, coords, dref}, also: imageAccess},
	{op: spirv.OpImageSampleProjDrefExplicitLod, result: depth, operands: []spec{sampledImage, coords, dref}, also: imageAccess},
	{op: spirv.OpImageFetch, result: texel4, operands: []spec{image, places}, also: imageAccess},
	{op: spirv.OpImageGather, result: texel4, operands: []spec{sampledImage, coords, anInt | bits32}, also: imageAccess},
	{op: spirv.OpImageDrefGather, result: texel4, operands: []spec{sampledImage, coords, dref}, also: imageAccess},
	{op: spirv.OpImageRead, result: texels, operands: []spec{image, places | float}, also: imageAccess},
	{op: spirv.OpImageWrite, operands: []spec{image, places | float, texels}, also: imageAccess},
	{op: spirv.OpImage, result: image, operands: []spec{sampledImage}, also: imageOf},
	{op: spirv.OpImageQueryFormat, result: anInt, operands: []spec{image}},
	{op: spirv.OpImageQueryOrder, result: anInt, operands: []spec{image}},
	{op: spirv.OpImageQuerySizeLod, result: places, operands: []spec{image, anInt}, also: imageSize},
	{op: spirv.OpImageQuerySize, result: places, operands: []spec{image}, also: imageSize},
	{op: spirv.OpImageQueryLod, result: vector | float | length2, operands: []spec{sampledImage, scalar | vector | number}, also: queriedLod},
	{op: spirv.OpImageQueryLevels, result: anInt, operands: []spec{image}, also: queriedLevels},
	{op: spirv.OpImageQuerySamples, result: anInt, operands: []spec{image}, also: queriedSamples},
	{op: spirv.OpImageTexelPointer, result: pointer, operands: []spec{pointers, places, anInt}, also: texelPointer},

	{op: spirv.OpImageSparseSampleImplicitLod, result: structure, operands: []spec{sampledImage, coords}, also: imageAccess},
	{op: spirv.OpImageSparseSampleExplicitLod, result: structure, operands: []spec{sampledImage, coords | integer}, also: imageAccess},
	{op: spirv.OpImageSparseSampleDrefImplicitLod, result: structure, operands: []spec{sampledImage, coords, dref}, also: imageAccess},
	{op: spirv.OpImageSparseSampleDrefExplicitLod, result: structure, operands: []spec{sampledImage, coords, dref}, also: imageAccess},
	{op: spirv.OpImageSparseFetch, result: structure, operands: []spec{image, places}, also: imageAccess},
	{op: spirv.OpImageSparseGather, result: structure, operands: []spec{sampledImage, coords, anInt | bits32}, also: imageAccess},
	{op: spirv.OpImageSparseDrefGather, result: structure, operands: []spec{sampledImage, coords, dref}, also: imageAccess},
	{op: spirv.OpImageSparseRead, result: structure, operands: []spec{image, places | float}, also: imageAccess},
	{op: spirv.OpImageSparseTexelsResident, result: aBool, operands: []spec{anInt}},
}

// access says what an instruction does with an image.
type access uint16

const (
	implicitLod access = 1 << iota
	explicitLod
	projective
	gathers
	fetches
	reads
	writes
	sparse
	compares // depths
)

// accesses are the instructions that imageAccess looks at, with the operand word that is the mask of image operands.
var accesses = [...]struct {
	op   spirv.Op
	does access
	mask int
}{
	{spirv.OpImageSampleImplicitLod, implicitLod, 2},
	{spirv.OpImageSampleExplicitLod, explicitLod, 2},
	{spirv.OpImageSampleDrefImplicitLod, implicitLod | compares, 3},
	{spirv.OpImageSampleDrefExplicitLod, explicitLod | compares, 3},
	{spirv.OpImageSampleProjImplicitLod, implicitLod | projective, 2},
	{spirv.OpImageSampleProjExplicitLod, explicitLod | projective, 2},
	{spirv.OpImageSampleProjDrefImplicitLod, implicitLod | projective | compares, 3},
	{spirv.OpImageSampleProjDrefExplicitLod, explicitLod | projective | compares, 3},
	{spirv.OpImageFetch, fetches, 2},
	{spirv.OpImageGather, gathers, 3},
	{spirv.OpImageDrefGather, gathers | compares, 3},
	{spirv.OpImageRead, reads, 2},
	{spirv.OpImageWrite, writes, 3},
	{spirv.OpImageSparseSampleImplicitLod, sparse | implicitLod, 2},
	{spirv.OpImageSparseSampleExplicitLod, sparse | explicitLod, 2},
	{spirv.OpImageSparseSampleDrefImplicitLod, sparse | implicitLod | compares, 3},
	{spirv.OpImageSparseSampleDrefExplicitLod, sparse | explicitLod | compares, 3},
	{spirv.OpImageSparseFetch, sparse | fetches, 2},
	{spirv.OpImageSparseGather, sparse | gathers, 3},
	{spirv.OpImageSparseDrefGather, sparse | gathers | compares, 3},
	{spirv.OpImageSparseRead, sparse | reads, 2},
}

// imageInfo are the operands of an OpTypeImage.
type imageInfo struct {
	sampled             *info // the type of a texel's components
	dim                 spirv.Dim
	arrayed, ms, usedAs uint32 // usedAs: 1 with a sampler, 2 without
	id                  ir.ID
}

// imageOfType returns what an image or sampled image type is, and false for other types.
func (c *Checker) imageOfType(typ ir.ID) (i imageInfo, ok bool) {
	t := c.of(typ)
	if t.certainly(sampledImage) {
		typ = t.part
		t = c.of(typ)
	}
	if !t.certainly(image) {
		return i, false
	}
	return imageInfo{c.of(t.part), spirv.Dim(t.in.Literal(1)), t.in.Literal(3), t.in.Literal(4), t.in.Literal(5), typ},
		true
}

// plane returns how many coordinates a place in one layer has.
func (i *imageInfo) plane() uint32 {
	switch i.dim {
	case spirv.Dim1D, spirv.DimBuffer:
		return 1
	case spirv.Dim2D, spirv.DimRect, spirv.DimSubpassData, spirv.DimTileImageDataEXT:
		return 2
	}
	return 3
}

func (i *imageInfo) mipmapped() bool {
	return i.dim == spirv.Dim1D || i.dim == spirv.Dim2D || i.dim == spirv.Dim3D || i.dim == spirv.DimCube
}

// combined: a sampled image of the image's type. Whether it is a depth image may differ, as compilers let it.
func combined(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t, have := c.of(in.Type), c.typeOf(in.ID(at))
	if !t.certainly(sampledImage) || !have.certainly(image) || !c.of(t.part).certainly(image) {
		return ""
	}
	want := c.of(t.part)
	differs := want.part != have.part || want.in.NumWords() != have.in.NumWords()
	for i := 1; !differs && i < want.in.NumWords(); i++ {
		differs = i != 2 && want.in.Word(i) != have.in.Word(i)
	}
	if differs {
		return c.valueOf(in.ID(at)) + " is not of the image type of the result, " + c.show(t.part)
	}
	return ""
}

func imageOf(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if t := c.typeOf(in.ID(at)); t.certainly(sampledImage) && t.part != in.Type {
		return "the image of " + c.valueOf(in.ID(at)) + " is not of the result type " + c.show(in.Type)
	}
	return c.sampledHere(in, at)
}

// sampledHere: OpSampledImage stands in the block of its user.
func (c *Checker) sampledHere(in *ir.Inst, at int) string {
	if d := c.m.Def(in.ID(at)); d != nil && d.Op == spirv.OpSampledImage && d.Block() != in.Block() {
		return fmt.Sprintf("%%%d is the result of an OpSampledImage in another block", in.ID(at))
	}
	return ""
}

// imageAccess: results and texels are of the image's sampled type, coordinates as many as its dimension asks.
func imageAccess(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	var does access
	mask := 0
	for i := range accesses {
		if accesses[i].op == op {
			does, mask = accesses[i].does, at+accesses[i].mask
		}
	}
	if msg := c.sampledHere(in, at); msg != "" {
		return msg
	}
	i, ok := c.imageOfType(c.m.TypeOf(in.ID(at)))
	if !ok || i.sampled.class == unknown {
		return ""
	}
	if msg := c.texel(&i, does, in, at); msg != "" {
		return msg
	}
	if msg := i.allows(does); msg != "" {
		return msg
	}
	coordinate := c.typeOf(in.ID(at + 1))
	want := i.plane() + i.arrayed
	if i.dim == spirv.DimCube && does&(reads|writes) != 0 {
		want = 3
	}
	if does&projective != 0 {
		want++
	}
	if coordinate.n != 0 && coordinate.n < want {
		return fmt.Sprintf("the coordinate %%%d has %s, and the image takes %d", in.ID(at+1),
			words(uint64(coordinate.n), "component"), want)
	}
	if coordinate.certainly(scalars|integer) && does&explicitLod != 0 && !c.kernel {
		return fmt.Sprintf("the coordinate %%%d is of integers, which takes the capability Kernel", in.ID(at+1))
	}
	return c.imageOperands(&i, does, in, mask)
}

// texel verifies the type of what is read or written.
func (c *Checker) texel(i *imageInfo, does access, in *ir.Inst, at int) string {
	typ := in.Type
	switch {
	case does&writes != 0:
		typ = c.m.TypeOf(in.ID(at + 2))
	case does&sparse != 0:
		s := c.of(typ)
		if !s.certainly(structure) {
			return ""
		}
		if s.n != 2 || !c.of(s.in.ID(0)).is(anInt) {
			return "the result type is no structure of an integer and a texel"
		}
		typ = s.in.ID(1)
		if want := c.sparseTexel(does); !c.fits(want, typ, in, at) {
			return "the texel in the result, of type " + c.show(typ) + ", must be " + c.describe(want, in, at)
		}
	}
	t := c.of(typ)
	// Texels of an image whose sampled type is void are of any type, but depths that are compared are not.
	if t.comp != 0 && (does&compares != 0 || !i.sampled.is(void)) && t.comp != i.sampled.in.Result {
		return fmt.Sprintf("texels of type %s are not of the image's sampled type %s", c.show(typ),
			c.show(i.sampled.in.Result))
	}
	return ""
}

func (c *Checker) sparseTexel(does access) spec {
	switch {
	case does&compares != 0 && does&gathers == 0:
		return depth
	case does&reads != 0:
		return texels
	}
	return texel4
}

// allows returns why images of this type are not accessed so, "" where they are.
func (i *imageInfo) allows(does access) string {
	switch {
	case does&projective != 0 && (i.dim != spirv.Dim1D && i.dim != spirv.Dim2D && i.dim != spirv.Dim3D &&
		i.dim != spirv.DimRect || i.ms != 0 || i.arrayed != 0):
		return "projects coordinates into an image that is a cube, a buffer, multisampled or arrayed"
	case does&(implicitLod|explicitLod|gathers) != 0 && i.ms != 0 && does&projective == 0:
		return "samples a multisampled image"
	case does&gathers != 0 && i.dim != spirv.Dim2D && i.dim != spirv.DimCube && i.dim != spirv.DimRect:
		return "gathers from an image that is neither of two dimensions, a cube nor a rectangle"
	case does&fetches != 0 && i.dim == spirv.DimCube:
		return "fetches from a cube"
	case does&(reads|writes) != 0 && i.usedAs == 1:
		return "reads or writes an image that is used with a sampler"
	case does&fetches != 0 && i.usedAs != 1:
		return "fetches from an image that is not declared to be used with a sampler"
	case does&writes != 0 && i.dim == spirv.DimSubpassData:
		return "writes to an image of dimension SubpassData"
	}
	return ""
}

// sizeDims returns how many numbers the size of an image is.
func (i *imageInfo) sizeDims() uint32 {
	if i.dim == spirv.DimCube {
		return 2 + i.arrayed
	}
	return i.plane() + i.arrayed
}

func imageSize(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	i, ok := c.imageOfType(c.m.TypeOf(in.ID(at)))
	switch t := c.of(in.Type); {
	case !ok:
		return ""
	case t.n != 0 && t.n != i.sizeDims():
		return fmt.Sprintf("the size of the image is %s, and the result has %d", words(uint64(i.sizeDims()), "number"), t.n)
	case op == spirv.OpImageQuerySizeLod && (!i.mipmapped() || i.ms != 0):
		return "asks for a level of an image that has none"
	case op == spirv.OpImageQuerySize && i.mipmapped() && i.ms == 0 && i.usedAs == 1:
		return "asks for the size of an image with levels"
	case op == spirv.OpImageQuerySize && i.dim == spirv.DimSubpassData:
		return "asks for the size of an image of dimension SubpassData"
	}
	return ""
}

func queriedLod(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if msg := c.sampledHere(in, at); msg != "" {
		return msg
	}
	i, ok := c.imageOfType(c.m.TypeOf(in.ID(at)))
	coordinate := c.typeOf(in.ID(at + 1))
	switch {
	case !ok:
		return ""
	case !i.mipmapped():
		return "asks for the level of an image that has none"
	case coordinate.certainly(scalars|integer) && !c.kernel:
		return "the coordinate is of integers, which takes the capability Kernel"
	case coordinate.n != 0 && coordinate.n < i.plane():
		return fmt.Sprintf("the coordinate has %s, and the image takes %d", words(uint64(coordinate.n), "component"),
			i.plane())
	}
	return ""
}

func queriedLevels(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if i, ok := c.imageOfType(c.m.TypeOf(in.ID(at))); ok && !i.mipmapped() {
		return "asks for the levels of an image that has none"
	}
	return ""
}

func queriedSamples(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if i, ok := c.imageOfType(c.m.TypeOf(in.ID(at))); ok && (i.dim != spirv.Dim2D || i.ms != 1) {
		return "asks for the samples of an image that is not multisampled and of two dimensions"
	}
	return ""
}

// texelPointer: a pointer of storage class Image to a component, which is of the sampled type.
func texelPointer(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	r, p := c.of(in.Type), c.typeOf(in.ID(at))
	if !r.certainly(pointer) || !p.certainly(pointer) {
		return ""
	}
	i, ok := c.imageOfType(p.part)
	coordinate := c.typeOf(in.ID(at + 1))
	switch {
	case r.storage() != spirv.StorageClassImage:
		return "the result is of storage class " + storageName(r) + " instead of Image"
	case !c.of(r.part).is(scalars | number | void):
		return "the result points to " + c.show(r.part) + ", which is no texel"
	case !ok && c.of(p.part).class != unknown, c.of(p.part).certainly(sampledImage):
		return c.valueOf(in.ID(at)) + " points to no image"
	case !ok:
		return ""
	case c.of(r.part).certainly(scalar|number) && i.sampled.class != unknown && r.part != i.sampled.in.Result:
		return "the result points to " + c.show(r.part) + ", and the image's sampled type is " + c.show(i.sampled.in.Result)
	case i.dim == spirv.DimSubpassData:
		return "points to a texel of dimension SubpassData"
	}
	want := i.plane() + i.arrayed
	if i.dim == spirv.DimCube {
		want = 3
	}
	if coordinate.n != 0 && coordinate.n != want {
		return fmt.Sprintf("the coordinate has %s, and the image takes %d", words(uint64(coordinate.n), "component"), want)
	}
	return ""
}
