// Package legalize has the passes that make legal what front ends such as those of HLSL, Slang and GLSL write of
// descriptors, inputs and arguments, and that no driver takes, and the pass that says what is left of it. Most of the
// work is done by passes for everything: inlining, and what makes values of variables.
package legalize

import "hone/pass"

// Passes returns the passes of the package.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		InterpolateInputs,
		ConstOffsets,
		CopyArguments,
		SwitchDescriptors, // which leaves constant indices to
		SplitDescriptors,
		SpreadVolatile,
		CheckLegal,
	}
}
