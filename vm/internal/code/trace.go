package code

import (
	"hone/ir"
	"hone/spirv"
	"hone/vm/layout"
)

// Traced is what Trace shows.
type Traced struct {
	In       *ir.Inst
	Returned bool // a call that is over
	Operands []TracedValue
	Only     bool         // the operands are kept for when there is a result
	Result   *TracedValue // nil for none
}

// TracedValue is where a value is.
type TracedValue struct {
	ID, Typ ir.ID
	Parts   []int32
	Pointer *TracedPointer // nil for what is none
	Levels  int            // a path to the first scalar of what it points to has so many parts too many
}

// TracedPointer is where a pointer leads: the sum of an operand and a constant, in bytes of an object or in cells.
type TracedPointer struct {
	Class        spirv.StorageClass
	Object, Base int32 // operands
	Disp         int64
	Framed       bool // counts from the frame's cells
}

// CellVariable is a variable that lies in cells.
type CellVariable struct {
	ID       ir.ID
	First, N int64
	Layout   *layout.Type // in cells
}

// Tracing is what a program has for it.
type Tracing struct {
	Traced    []Traced
	Private   []CellVariable // and of the class Input
	Shared    []CellVariable
	Functions [][]CellVariable // by function: its own, from its first cell on
	// bytes in a cell of Workgroup memory with an explicit layout, whose variables overlap; 0 where it has none
	Unit int64
}
