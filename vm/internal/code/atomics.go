package code

import "hone/fold"

// AtomicOp is what Atomic does to the scalar at an address: it has its old value as result.
type AtomicOp struct {
	Name      string
	Kind      atomicKind
	Operation int32 // that makes the new value of the old one and the operand
	Bytes     int   // of a buffer
	Format    fold.Format
}

type atomicKind uint8

const (
	AtomicLoad atomicKind = iota
	AtomicExchange
	AtomicCompare // exchange where the old value is the comparator
	AtomicUpdate
)
