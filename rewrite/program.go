package rewrite

import (
	"hone/fold"
	"hone/spirv"
)

// Program is what [Compile] makes of rules: for each operation a decision tree. A node tests one thing of an
// instruction or of what defines its operands, and tests that several rules begin with are there once. The program of
// hone's own rules is data that go generate writes; those of a user's file are made by the same function.
type Program struct {
	// Rules are the texts of the rules, as [Rule.String] gives them.
	Rules []string

	core  []int32    // by opcode: which of roots, 0 for none; the next one is of rules that need more than [Usual]
	ext   [2][]int32 // by set and instruction
	roots []root     // root 0 is none
	nodes []node     // node 0 is none

	// Actions and what they are made of. There are no pointers in them, which a garbage collector would follow.
	actions      []action
	types        []typeSource
	places       []place
	steps        []step
	computations []span[step]
	computed     []computed
	makes        []making
	sources      []source
}

// span is a part of one of a program's lists, of elements of type T.
type span[T any] struct {
	first uint32
	n     uint16
}

// part returns a part of a list.
func part[T any](list []T, s span[T]) []T { return list[s.first:][:s.n] }

// added appends to a list, and returns which part of it that is.
func added[T any](list *[]T, x []T) span[T] {
	s := span[T]{uint32(len(*list)), uint16(len(x))}
	*list = append(*list, x...)
	return s
}

// place is a value of a matched pattern: an argument of one of its instructions, or the result of one.
type place uint16

const (
	resultArgument = 0xff
	nowhere        = place(0xffff)
)

func placeOf(inst, argument int) place { return place(inst<<8 | argument) }
func (p place) inst() int              { return int(p >> 8) }
func (p place) argument() int          { return int(p & 0xff) }

// test is what a node tests.
type test uint8

const (
	testOperation   test = iota // the argument is computed by the operation key; it becomes the next instruction
	testCount                   // the instruction has key arguments
	testAtLeast                 // the instruction has key arguments or more
	testLiteral                 // the argument is no id, and key
	testSameLiteral             // two arguments that are no ids are the same
	testNumber                  // the argument is a constant with value in each component, of class key
	testSame                    // two arguments are the same value
	testConstant                // the argument is a constant number, or a vector of such
	testComputed                // the argument is none
	testClass                   // the argument is of class key>>8, of key&255 bits if that is not 0
	testUses                    // nothing else uses the result of the instruction
	testBlock                   // the instruction stands in the block of the first one
	testRule                    // the conditions of the rule of action key hold
)

// node is a test, what to test next if it succeeds, and what if not: child has been tried then, too. Alternatives that
// make the same kind of test of the same place stand together: group is how many there are from this one on. Where a
// glance at the argument tells that none of them can succeed, all are left out.
type node struct {
	test        test
	group       uint8
	at, other   place
	key         uint32
	value       uint64 // a number; of testOperation, the union of keyBit for the keys of the group
	child, next int32
}

// root is where the tests of an operation begin, and what a glance at the arguments tells about them: unless one of the
// first is computed by some operation, is a constant, or is the same as another, none can succeed.
type root struct {
	first     int32
	masks     [3]uint64 // by argument: keyBit of the operations that are asked for
	constants uint8     // arguments that a constant is asked for, as bits
	same      bool      // that two arguments are the same
	count     uint8     // that there are so many arguments; 0: that is not asked
	always    bool      // something else is asked for
	arguments uint8     // how many there must be; 255: any number
	asked     uint8     // about so many arguments, from the first one on, something is asked
	freer     bool      // the next root has rules, too
}

// keyBit returns a bit for the key of an operation.
func keyBit(key uint32) uint64 { return 1 << (key & 63) }

// operation keys: the opcode, or the set and number of an extended instruction with extendedKey.
const extendedKey = 1 << 24

// key returns the number by which programs know an operation.
func (o *Operation) key() uint32 {
	if o.Op != spirv.OpExtInst {
		return uint32(o.Op)
	}
	for i := range sets {
		if sets[i].name == o.Set.Name {
			return extendedKey | uint32(i)<<16 | o.Inst
		}
	}
	panic("rewrite: an operation of the set " + o.Set.Name)
}

// action is what a program does when a pattern was found.
type action struct {
	rule       uint32 // index in Program.Rules
	freedoms   Freedoms
	flags      flags
	insts      uint8            // how many instructions the pattern has
	types      span[typeSource] // by index
	conditions span[span[step]]
	defined    span[place]
	computed   span[computed] // constants of the replacement
	makes      span[making]   // instructions of the replacement, operands first
	result     source
}

// flags are what a rule says beside its terms.
type flags uint8

const (
	longVectors flags = 1 << iota
	matrices
	anyType
	inFloats // some operation of the pattern computes with floats
	simple   // no type need be known to apply the rule
	lowers   // the replacement may be more than the pattern was
)

// typeSource is where a type of a rule is found.
type typeSource struct {
	at    place // a value of the type; nowhere: none, and the class is a boolean or there is no value in the replacement
	class fold.Class
	whole bool // there is one component, whatever the result has
	first bool // no type before it has as many components
	part  bool // the type is that of a component of the value
	// others are values of which the pattern does not say that they have the same type, but the replacement or a
	// condition.
	others span[place]
}

// step is a step of a computation on a stack.
type step struct {
	kind  stepKind
	n     uint8  // how many values are taken
	typ   uint8  // index of the type of the result
	from  uint8  // and of the first operand
	key   uint32 // of the operation, function or place
	value uint64
}

type stepKind uint8

const (
	stepConstant stepKind = iota // a component of the constant at a place
	stepNumber
	stepOperation
	stepFunction
	stepWidth // in bits, of the type from
)

// computed is a constant of a replacement.
type computed struct {
	typ   uint8
	steps span[step]
}

// source is where an operand of a replacement comes from.
type source struct {
	kind  sourceKind
	index uint16 // a place, or index of what is computed or made
	value uint32 // of a literal
}

type sourceKind uint8

const (
	fromPlace sourceKind = iota
	fromComputed
	fromMade
	fromNumber  // a literal of the rule
	fromLiteral // a literal at a place
	fromRest    // all operands from a place on
)

// making is an instruction of a replacement.
type making struct {
	key      uint32
	typ      uint8
	typing   typingRule
	operands span[source]
}

// typingRule says when the types of an instruction of a replacement are right.
type typingRule uint8

const (
	typesAsked typingRule = iota // whoever knows the rules for types has to be asked
	typesAlike                   // if all operands have the type of the result
	typesRight                   // always
)
