package vm

// Kind is a kind of [Report].
type Kind uint8

// The kinds.
const (
	OutOfBounds        Kind = iota // a load that gave 0, or a store or atomic that was dropped
	UndefinedStored                // an undefined value went to a buffer
	UndefinedAddress               // a load or store at an address that is undefined
	UndefinedBranch                // a branch or switch on an undefined value
	UndefinedResult                // an operation whose result is undefined for its operands: a division by zero, for one
	UnreachableReached             // OpUnreachable
	BarrierMissed                  // an invocation has ended before a barrier to which others have come
)

var kindNames = [...]string{"out of bounds", "undefined value stored", "undefined address", "branch on an undefined value", "undefined result", "OpUnreachable reached", "barrier missed"}

func (k Kind) String() string { return kindNames[k] }
