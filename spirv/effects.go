package spirv

import "strings"

// Effects is what executing an operation may do and what may be done with it. It is the first half of
// the soundness table: operands (storage class, memory operands, the callee) refine it in package
// ir. An opcode that the grammar lacks has [AllEffects].
type Effects uint8

// The effects of an operation.
const (
	Removable       Effects = 1 << iota // may go when nothing uses its result
	Mergeable                           // may be replaced by an equal one that dominates it
	Speculatable                        // may be executed where it was not before
	ReadsMemory                         // the result depends on memory, or on an object such as a ray query
	WritesMemory                        // changes memory or does something that others can see
	Convergent                          // meaning depends on which invocations execute it together
	InvocationState                     // depends on or changes helper status, payloads, emitted vertices, clocks

	// AllEffects is what an unknown operation has: it reads and writes everything, and is not moved.
	AllEffects = ReadsMemory | WritesMemory | Convergent | InvocationState
	// Pure is an operation that is nothing but its result.
	Pure = Removable | Mergeable | Speculatable
)

var effectNames = [...]string{"removable", "mergeable", "speculatable", "reads", "writes", "convergent", "state"}

// String returns the names of the set flags, joined by commas: "removable,reads".
func (e Effects) String() string {
	var names []string
	for i, n := range effectNames {
		if e>>i&1 != 0 {
			names = append(names, n)
		}
	}
	return strings.Join(names, ",")
}

// Effects returns the effects of an opcode, AllEffects where the grammar lacks it. The effects of
// OpExtInst are those of the [ExtInst].
func (op Op) Effects() Effects {
	if info := op.Info(); info != nil {
		return info.Effects
	}
	return AllEffects
}
