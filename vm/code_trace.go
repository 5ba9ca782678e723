package vm

import (
	"hone/ir"
	"hone/spirv"
)

// traced is what opTrace shows.
type traced struct {
	in       *ir.Inst
	returned bool // a call that is over
	operands []tracedValue
	only     bool         // the operands are kept for when there is a result
	result   *tracedValue // nil for none
}

// tracedValue is where a value is.
type tracedValue struct {
	id, typ ir.ID
	parts   []int32
	pointer *tracedPointer // nil for what is none
	levels  int            // a path to the first scalar of what it points to has so many parts too many
}

// tracedPointer is where a pointer leads: the sum of an operand and a constant, in bytes of an object or in cells.
type tracedPointer struct {
	class        spirv.StorageClass
	object, base int32 // operands
	disp         int64
	framed       bool // counts from the frame's cells
}

// cellVariable is a variable that lies in cells.
type cellVariable struct {
	id       ir.ID
	first, n int64
	layout   *Layout // in cells
}

// tracing is what a program has for it.
type tracing struct {
	traced    []traced
	private   []cellVariable // and of the class Input
	shared    []cellVariable
	functions [][]cellVariable // by function: its own, from its first cell on
	unit      int64            // bytes in a cell of Workgroup memory with an explicit layout, whose variables overlap; 0 where it has none
}
