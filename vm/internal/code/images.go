package code

import "hone/vm/layout"

// ImageOp is what Image does. Its operands are a list; a handle of an image or sampler is the number of the object that
// it is. The results are a list as well: the components of a texel, or what a query gives.
type ImageOp struct {
	Name     string
	Kind     ImageKind
	Type     layout.Image // of the image
	Implicit bool         // the level of detail follows from the quad's coordinates
	Project  bool         // the last coordinate divides the others
	Compare  bool
	Width    int  // of results in bits
	Sign     int  // of components: 1 where they are extended by it, -1 by zeros, 0 as the format says
	Volatile bool // the access
	Integer  int  // width of integer coordinates, 0 for floats

	Image, Sampler, Coordinate, Ref, Component, Bias, Lod, GradX, GradY, Offset, Sample, MinLod, Texel Operands
}

// Operands are some of the list.
type Operands struct{ First, N int }

type ImageKind uint8

const (
	ImageSample ImageKind = iota
	ImageGather
	ImageFetch
	ImageRead
	ImageWrite
	ImageTexel   // the byte where a texel begins
	ImageSize    // of a level
	ImageLevels  //
	ImageSamples //
	ImageLevelOf // the level and the level of detail of a sample
)

// namedOperands are operands with what to call them.
type namedOperands struct {
	name string
	Operands
}

// operands returns all operands there may be.
func (o *ImageOp) operands() []namedOperands {
	return []namedOperands{{"image", o.Image}, {"sampler", o.Sampler}, {"at", o.Coordinate}, {"reference", o.Ref},
		{"component", o.Component}, {"bias", o.Bias}, {"lod", o.Lod}, {"dx", o.GradX}, {"dy", o.GradY},
		{"offset", o.Offset}, {"sample", o.Sample}, {"min", o.MinLod}, {"texel", o.Texel}}
}
