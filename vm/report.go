package vm

import (
	"cmp"

	"hone/ir"
	"hone/vm/internal/execute"
)

// Kind is a kind of [Report].
type Kind uint8

// The kinds.
const (
	OutOfBounds      = Kind(execute.OutOfBounds)      // a load that gave 0, or a store or atomic that was dropped
	UndefinedStored  = Kind(execute.UndefinedStored)  // an undefined value went to a buffer
	UndefinedAddress = Kind(execute.UndefinedAddress) // a load or store at an address that is undefined
	UndefinedBranch  = Kind(execute.UndefinedBranch)  // a branch or switch on an undefined value
	// an operation whose result is undefined for its operands: a division by zero, for one
	UndefinedResult    = Kind(execute.UndefinedResult)
	UnreachableReached = Kind(execute.UnreachableReached) // OpUnreachable
	// an invocation has ended before a barrier to which others have come
	BarrierMissed = Kind(execute.BarrierMissed)
	// an index of descriptors differs between invocations that are together, and nothing there is NonUniform
	NotUniform = Kind(execute.NotUniform)
	// an undefined value is passed on to the next stage, at the end
	UndefinedPassed = Kind(execute.UndefinedPassed)
	// an invocation emits more vertices than OutputVertices says, or makes more calls of other stages than are recorded
	LimitExceeded = Kind(execute.LimitExceeded)
)

var kindNames = [...]string{"out of bounds", "undefined value stored", "undefined address",
	"branch on an undefined value",
	"undefined result", "OpUnreachable reached", "barrier missed", "index not uniform",
	"undefined value passed on", "limit exceeded"}

func (k Kind) String() string { return kindNames[k] }

// Report is something that a shader should not do. Each kind is reported once for an instruction.
type Report struct {
	Kind  Kind
	Place string // the function and the instruction
	Inst  *ir.Inst
	Count uint64 // how often, for each invocation
	First [3]int // the global id of the first invocation, by workgroup
	// with [Inputs].Track: all invocations, as a set of bits, numbered as in [Store]
	Invocations []uint64

	where int32
}

func compareReports(x, y Report) int {
	return cmp.Or(cmp.Compare(x.where, y.where), cmp.Compare(x.Kind, y.Kind))
}
