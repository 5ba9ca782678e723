package vm

import "hone/fold"

// atomicOp is what opAtomic does to the scalar at an address: it has its old value as result.
type atomicOp struct {
	name      string
	kind      atomicKind
	operation int32 // that makes the new value of the old one and the operand
	bytes     int   // of a buffer
	format    fold.Format
}

type atomicKind uint8

const (
	atomicLoad atomicKind = iota
	atomicExchange
	atomicCompare // exchange where the old value is the comparator
	atomicUpdate
)
