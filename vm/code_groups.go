package vm

import "hone/spirv"

// group is an operation of opGroup: a is its value, b its second operand; c and d are the words of a ballot.
type group struct {
	name      string
	kind      groupKind
	operation int32 // that joins two values
	reduction spirv.GroupOperation
	cluster   int  // size
	partition bool // the invocations of the ballot are joined
	identity  uint64
}

type groupKind uint8

const (
	groupElect groupKind = iota
	groupAll
	groupAny
	groupAllEqual
	groupFrom  // the value of invocation b
	groupFirst // of the first one
	groupXor   // of the invocation whose index differs by b
	groupUp    // of the one b below
	groupDown  // above
	groupRotate
	groupQuad   // of invocation b of the quad
	groupSwap   // of the invocation of the quad whose index differs by b + 1
	groupBallot // word imm of the ballot
	groupReduce
	groupPartition // word imm of the ballot of those with the same value
	groupBit       // bit b of a ballot, which is a list from a on; the invocation's own where there is no b
	groupBitCount  //
	groupLowest
	groupHighest
)
