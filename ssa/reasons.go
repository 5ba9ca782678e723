package ssa

import (
	"fmt"

	"hone/spirv"
)

// reason is why a variable is not promoted, split or moved. Of several reasons a remark gives the last in this list:
// those that another pass can do away with come first.
type reason uint8

const (
	unexplained reason = iota
	otherType
	partsUsed
	copied
	manyParts
	deepParts
	sealedType
	wholeOnly
	otherDecoration
	otherPointer
	indexUnknown
	indexSpecialized
	sizeSpecialized
	indexOutside
	matrixElement
	pointerStored
	pointerCompared
	pointerMerged
	pointerPassed
	pointerExtended
	usedAtomically
	usedOtherwise
	isVolatile
	isOpaque
	isUntyped
	isPinned
	usedOutside
	isExported
	isGlobalOnly
	usedBySeveral
	calledAgain
	survives
	phiTooLong
	outgrown
	splitOutgrown
	bisected
)

var reasonTexts = [...]string{
	unexplained:      "no reason was found",
	otherType:        "it is loaded or stored as another type than its own",
	partsUsed:        "it is used through access chains; sroa takes it apart",
	copied:           "it is copied by OpCopyMemory; sroa makes that a load and a store",
	manyParts:        "more of its parts are accessed than it may have",
	deepParts:        "its parts are nested deeper than 255 times",
	sealedType:       "its type has parts that may not be on their own: volatile or coherent members, decorations that hone does not know",
	wholeOnly:        "it is loaded or stored whole, and no value of its type may be put together or taken apart: it holds pointers",
	otherDecoration:  "it has a decoration that its parts can't have",
	otherPointer:     "pointers to it have several types",
	indexUnknown:     "it is indexed with a non-constant index",
	indexSpecialized: "it is indexed by a specialization constant",
	sizeSpecialized:  "it is indexed, and its size is made of a specialization constant",
	indexOutside:     "it is indexed out of its bounds",
	matrixElement:    "elements of a cooperative matrix or vector are accessed",
	pointerStored:    "its pointer is stored",
	pointerCompared:  "its pointer is compared",
	pointerMerged:    "its pointer goes into a phi or a select",
	pointerPassed:    "its pointer goes into a call",
	pointerExtended:  "its pointer goes into an extended instruction",
	usedAtomically:   "it is accessed atomically",
	usedOtherwise:    "%v uses its pointer",
	isVolatile:       "it is volatile",
	isOpaque:         "its type holds %v, which a phi can't have",
	isUntyped:        "it has no type of its own",
	isPinned:         "an instruction that hone does not know may name it",
	usedOutside:      "something outside of functions uses it",
	isExported:       "other modules may use it",
	isGlobalOnly:     "it is decorated as only a global variable can be",
	usedBySeveral:    "several functions use it",
	calledAgain:      "its function may be called again while it runs",
	survives:         "its value may be read in a later call of its function",
	phiTooLong:       "a phi for all predecessors of a block would be longer than an instruction can be",
	splitOutgrown:    "splitting it would make the module longer than the growth budget allows",
	outgrown:         "its phis would make the module longer than the growth budget allows",
	bisected:         "the bisection limit is reached",
}

// text returns the reason in words. op is the operation that it is about, where there is one.
func (r reason) text(op spirv.Op) string {
	if r == usedOtherwise || r == isOpaque {
		return fmt.Sprintf(reasonTexts[r], op)
	}
	return reasonTexts[r]
}
