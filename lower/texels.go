package lower

import (
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// TexelSize returns how many components the size of an image type has, layers included, as far as coordinates of texels
// that are fetched, read and written can be compared with it, and whether it is asked for by level. It is 0 for cubes,
// of which the size has no faces, for subpasses, and for what is no known image.
func TexelSize(image *ir.Inst) (components int, levels bool) {
	if image == nil || image.Op != spirv.OpTypeImage || image.Unknown() {
		return 0, false
	}
	switch spirv.Dim(image.Literal(1)) {
	case spirv.Dim1D:
		components, levels = 1, true
	case spirv.Dim2D:
		components, levels = 2, true
	case spirv.Dim3D:
		components, levels = 3, true
	case spirv.DimBuffer:
		components = 1
	case spirv.DimRect:
		components = 2
	default:
		return 0, false
	}
	if image.Literal(3) != 0 {
		components++
	}
	return components, levels && image.Literal(4) == 0 && image.Literal(5) == 1 // not of several samples, nor of storage
}

// TexelLevel returns the operand of an image fetch or read that is the level, 0 where it has none.
func TexelLevel(in *ir.Inst) int {
	mask := 2
	if in.Op == spirv.OpImageWrite {
		mask = 3
	}
	if in.NumWords() <= mask+1 {
		return 0
	}
	const before = spirv.ImageOperandsBias
	if bits := spirv.ImageOperands(in.Literal(mask)); bits&spirv.ImageOperandsLod == 0 || bits&before != 0 {
		return 0
	}
	return mask + 1
}

// MayQuery reports whether a shader may ask for the size of an image, or of the image that a pointer leads to: an image
// in tile memory has no queries. Where the module has such images, an image of unknown origin has none either.
func MayQuery(m *ir.Module, image ir.ID) bool {
	if !m.HasCapability(spirv.CapabilityTileShadingQCOM) {
		return true
	}
	for range ir.MaxChain {
		d := m.Def(image)
		if d == nil {
			return false
		}
		if class, ok := m.Types().StorageClass(d.Type); ok {
			return class != spirv.StorageClassTileAttachmentQCOM
		}
		switch d.Op {
		case spirv.OpLoad, spirv.OpCopyObject, spirv.OpImage, spirv.OpSampledImage:
			image = d.ID(0)
		default:
			return false
		}
	}
	return false
}

// QueryTexelSize builds the size of an image, as numbers of a type, at a level where it has levels; 0 is the first one.
func QueryTexelSize(b build.Builder, typ, image, level ir.ID) ir.ID {
	m := b.Inserter.Function().Module()
	_, levels := TexelSize(m.Def(m.TypeOf(image)))
	if !levels {
		return b.ImageQuerySize(typ, image)
	}
	if level == 0 {
		level = m.Constants().Int(m.Types().Int(32, false), 0)
	}
	return b.ImageQuerySizeLod(typ, image, level)
}
