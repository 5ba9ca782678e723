package layout

import (
	"fmt"

	"hone/vm/image"
)

// Image is what a shader says of an image that is bound, or of a texel buffer or input attachment.
type Image struct {
	image.Kind
	Class   image.Class  // of the components that the shader sees
	Width   int          // of these in bits: 32 or 64
	Format  image.Format // [image.Unknown] where the shader does not say
	Storage bool         // it is read and written without a sampler
	Subpass bool         // an input attachment, whose texel is that of the fragment
	Depth   bool         // it is said to hold depths
}

func (i *Image) String() string {
	s := i.Kind.String() + " of " + [...]string{"floats", "signed integers", "unsigned integers"}[i.Class]
	if i.Width == 64 {
		s += " of 64 bits"
	}
	if i.Format != image.Unknown {
		s += " in the format " + i.Format.String()
	}
	return s
}

// Fits reports why an image can't be bound where a shader expects another one, nil where it can.
func (i *Image) Fits(im *image.Image) error {
	if err := im.Check(); err != nil {
		return err
	}
	wide := im.Format.Bits(0) == 64
	switch {
	case im.Kind != i.Kind:
		return fmt.Errorf("an image that is %s, not %s", im.Kind, i.Kind)
	case i.Storage && i.Format != image.Unknown && i.Format != im.Format:
		return fmt.Errorf("an image in the format %s, not %s", im.Format, i.Format)
	case i.Storage && im.Format == image.Srgba8:
		return fmt.Errorf("an image in the format %s, which can't be stored to", im.Format)
	case (i.Class == image.Float) != (im.Format.Class() == image.Float) || wide != (i.Width == 64):
		return fmt.Errorf("an image in the format %s, and the shader takes %s", im.Format, i)
	}
	return nil
}
