package code

import (
	"hone/fold"
	"hone/spirv"
)

// Group is an operation of Subgroup: a is its value, b its second operand; c and d are the words of a ballot.
type Group struct {
	Name      string
	Kind      GroupKind
	Operation int32 // that joins two values
	Reduction spirv.GroupOperation
	Cluster   int // size
	// which one of a derivative
	Derivative Derivative
	Partition  bool // the invocations of the ballot are joined
	Identity   uint64
	// the index has to be the same for this many invocations each, or the result is undefined; 0 where it need not
	Same int
}

// Derivative says which difference of a quad a derivative is.
type Derivative uint8

const (
	EitherDerivative Derivative = iota
	Fine                        // of the row or column that the invocation is in
	Coarse                      // the same for the quad
)

type GroupKind uint8

const (
	GroupElect GroupKind = iota
	GroupAll
	GroupAny
	GroupAllEqual
	GroupFrom  // the value of invocation b
	GroupFirst // of the first one
	GroupXor   // of the invocation whose index differs by b
	GroupUp    // of the one b below
	GroupDown  // above
	GroupRotate
	GroupQuad   // of invocation b of the quad
	GroupSwap   // of the invocation of the quad whose index differs by b + 1
	GroupBallot // word imm of the ballot
	GroupReduce
	GroupDerivative // the difference of the quad's values along x or y: to the invocation imm further
	GroupPartition  // word imm of the ballot of those with the same value
	GroupBit        // bit b of a ballot, which is a list from a on; the invocation's own where there is no b
	GroupBitCount   //
	GroupLowest
	GroupHighest
)

// Copy is what a copy beside the workgroup moves: elements with a number of scalars each. Those in memory of workgroups
// lie one after the other, the others at a stride.
type Copy struct {
	Pieces   []Piece
	Size     int64 // of an element
	ToGlobal bool
}

// Piece is a scalar of an element.
type Piece struct {
	Offset int64
	Bytes  int
	Format fold.Format // of a float
}
