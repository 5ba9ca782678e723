package hone

import (
	"strings"

	"hone/specialize"
	"hone/spirv"
)

// Specializer sets specialization constants of one module, again and again: see [specialize.Specializer].
type Specializer = specialize.Specializer

// NewSpecializer prepares a module, given as words, for having its specialization constants set, as engines do it with
// ubershaders while a game runs. It optimizes the module as [Optimize] does, with specialization constants open, and
// keeps those that nothing uses. [specialize.New] takes a module as it is.
//
//	s, err := hone.NewSpecializer(words)                                 // once
//	variant, err := s.Apply(map[uint32]uint64{0: 1, 7: uint64(quality)}) // again and again, by SpecId
//
// The error is as of Optimize, or says that a SpecId comes from a group of decorations, which other constants may
// share. It costs a little more than Optimize. If the bound of a module is out of all proportion to its size, its ids
// are renumbered.
func NewSpecializer(words []uint32, options ...Option) (*Specializer, error) {
	bin, err := spirv.FromWords(words)
	if err != nil {
		return nil, err
	}
	r := requested(options)
	if !strings.Contains(r.options.Keep, "spec-constants") {
		r.options.Keep = strings.TrimPrefix(r.options.Keep+"+spec-constants", "+")
	}
	m, _, err := r.optimized(bin)
	if err != nil {
		return nil, err
	}
	defer m.Release()
	return specialize.New(m)
}
