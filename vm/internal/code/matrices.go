package code

import "hone/fold"

// A cooperative matrix is a value of a subgroup. Which invocation has which of its elements is the implementation's
// choice; here they are dealt out one by one, by rows, or, where the machine is asked for another choice, in runs by
// columns. Either way each invocation that has elements has equally many.

// Shape is how a cooperative matrix lies in the invocations of a subgroup.
type Shape struct {
	Rows, Columns int
	Lanes         int // invocations that have elements, the first ones: they divide the number of elements
}

// Elements returns how many an invocation has.
func (s *Shape) Elements() int { return s.Rows * s.Columns / s.Lanes }

// At returns which element of the matrix an invocation has as its kth.
func (s *Shape) At(k, lane int, byColumns bool) (row, column int) {
	if byColumns {
		e := lane*s.Elements() + k
		return e % s.Rows, e / s.Rows
	}
	e := k*s.Lanes + lane
	return e / s.Columns, e % s.Columns
}

// Of returns which invocation has an element, and as which.
func (s *Shape) Of(row, column int, byColumns bool) (k, lane int) {
	if byColumns {
		e := column*s.Rows + row
		return e % s.Elements(), e / s.Elements()
	}
	e := row*s.Columns + column
	return e / s.Lanes, e % s.Lanes
}

// Mask returns the invocations that have elements.
func (s *Shape) Mask() uint64 { return ^uint64(0) >> (64 - s.Lanes) }

// MatrixOperand is what Matrix has to know of an operand or of its result.
type MatrixOperand struct {
	Shape
	Width  int
	Format fold.Format // of floats
	Signed bool        // integers are
}

// MatrixOp is what Matrix does: its results are a list, and so is each operand after that.
type MatrixOp struct {
	Name       string
	Kind       MatrixKind
	Result     MatrixOperand
	Operands   [3]MatrixOperand
	N          int // operands
	Mode       fold.Mode
	Saturating bool
	Gather     Gather
}

type MatrixKind uint8

const (
	MatrixMulAdd MatrixKind = iota
	MatrixGather            // of other elements
)

// Gather says which element of the operand an element of the result is.
type Gather struct {
	Row, Column Linear
	// It is one of so many that are joined in any order: this one, or, where the machine is asked for another choice of
	// what an implementation may choose, the one as far from the last.
	Join, Joined int
	// the joined ones lie so; all of a matrix where both are 0
	RowStep, ColumnStep int
	All                 bool // they are all elements of the operand
	Square              bool // they are those of a square of 2 x 2
}

// Linear is a number that follows from a row and a column.
type Linear struct{ ByRow, ByColumn int }

// Source returns which element of the operand is at a row and column of the result.
func (g *Gather) Source(from *Shape, row, column int, otherwise bool) (int, int) {
	j := g.Join
	if otherwise {
		j = g.Joined - 1 - j
	}
	r, c := g.Row.ByRow*row+g.Row.ByColumn*column, g.Column.ByRow*row+g.Column.ByColumn*column
	switch {
	case g.All:
		return j / from.Columns, j % from.Columns
	case g.Square:
		return r + j/2, c + j%2
	}
	return r + j*g.RowStep, c + j*g.ColumnStep
}

// Of returns what an Element does for some of the invocations.
func (i *Instr) Of() Opcode {
	switch load := i.Dst != NoOperand; {
	case i.Flags&OfWorkgroup != 0 && load:
		return LoadShared
	case i.Flags&OfWorkgroup != 0:
		return StoreShared
	case load:
		return LoadBuffer
	}
	return StoreBuffer
}

// ElementStep is how ElementAt counts: from one row or column, whichever the stride is of, to the next, and from one
// element in it to the next.
type ElementStep struct {
	Shape
	Major, Minor int64
	ColumnMajor  bool
	Width        int // of the stride in bits
}
