package drivercheck

import (
	"slices"

	"hone/internal/shadergen"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/vulkan"
)

// sets are what generated shaders use, in turns.
var sets = []struct {
	name     string
	o        shadergen.Options
	features []string
}{
	{"plain", shadergen.Options{}, nil},
	{"narrow", shadergen.Options{Narrow: true}, []string{"shaderInt8", "shaderInt16"}},
	{"half", shadergen.Options{Half: true}, []string{"shaderFloat16"}},
	{"wide", shadergen.Options{Wide: true, Double: true}, []string{"shaderInt64", "shaderFloat64"}},
	{"barriers", shadergen.Options{Size: 50, Barriers: true}, nil},
	{"constants", shadergen.Options{Constants: true, Modern: true}, nil},
	{"subgroups", shadergen.Options{Subgroups: true, Barriers: true}, nil},
}

// Generate returns the shader of a seed, and what kind of one it is, of those that the device has the features for. An
// exact one has no operation whose result need not be correctly rounded, and nothing that Vulkan leaves to a driver.
func Generate(device *vulkan.Info, seed uint64, exact bool) (*spirv.Binary, string, error) {
	s := sets[seed%uint64(len(sets))]
	if slices.ContainsFunc(s.features, func(f string) bool { return !device.Has(f) }) {
		s = sets[0]
	}
	s.o.Exact, s.o.Portable = exact, exact
	bin, err := asm.Assemble([]byte(shadergen.Generate(seed, s.o)), asm.AssembleOptions{Target: s.o.Version()})
	return bin, s.name, err
}
