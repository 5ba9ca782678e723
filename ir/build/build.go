// Package build makes instructions for who writes a pass:
//
//	b := build.Before(in)
//	product := b.IMul(in.Type, x, y)
//
// A [Builder] has a method for each opcode of the grammar. It takes the result type first, where there is one, then the
// operands, and returns the id of the result, or the instruction where there is no result. An enumerant that brings
// parameters is followed by these as words. Code that handles opcodes as data calls [ir.Inserter.Emit].
//
// A context of package pass has functions of the same names ([hone/pass.Context]).
package build

//go:generate go run ../../internal/gen -grammar ../../../shared/grammar -part build -out .

import "hone/ir"

// Builder makes instructions at a place. It is small and handed on by value.
type Builder struct{ *ir.Inserter }

// Before returns a builder that inserts before in.
func Before(in *ir.Inst) Builder { return Builder{ir.Before(in)} }

// After returns a builder that inserts after in.
func After(in *ir.Inst) Builder { return Builder{ir.After(in)} }

// AtStart returns a builder that inserts at the start of a block, after its phis and variables: see [ir.AtStart].
func AtStart(b *ir.Block) Builder { return Builder{ir.AtStart(b)} }

// AtEnd returns a builder that inserts at the end of a block, before its terminator and merge instruction. A terminator
// or merge instruction that it builds takes the place of the one that is there: see [ir.AtEnd].
func AtEnd(b *ir.Block) Builder { return Builder{ir.AtEnd(b)} }

// Into returns a builder that appends to a section.
func Into(s *ir.Section) Builder { return Builder{ir.Into(s)} }

// Replace returns a builder that inserts where in stands and puts the last result that it builds in the place of in's
// result. in itself is removed with the first, and can be read all the same. See [ir.ReplaceInst] for when it is
// complete, and what holds until then.
func Replace(in *ir.Inst) Builder { return Builder{ir.ReplaceInst(in)} }

func words(ids []ir.ID) []uint32 {
	w := make([]uint32, len(ids))
	for i, id := range ids {
		w[i] = uint32(id)
	}
	return w
}
