package vm

import (
	"hone/fold"
	"hone/ir"
)

// The register form of a function. A register holds one scalar for each invocation of a subgroup, as a fold number: a vector or another
// composite is a list of registers, so that making one, taking one apart and shuffling cost nothing. Operands are
// numbers: from 0 on registers of the function, below 0 constants of the program; those at frame and above are the first registers of
// the function that is called from here.

// opcode says how an instruction is executed.
type opcode uint8

const (
	opMove        opcode = iota // dst = a
	opCompute                   // dst = operation(a, b, c, d)
	opVector                    // registers from dst on = operation of the lists from a on
	opIndex                     // dst = a + b * stride, out of bounds from limit on
	opLocal                     // dst = address of cell imm of the frame
	opPick                      // dst = element a of a list of registers
	opLoadLocal                 // dst = the invocation's cell [a + imm]
	opStoreLocal                // the invocation's cell [a + imm] = c
	opLoadShared                // of the workgroup
	opStoreShared               //
	opLoadBuffer                // dst = bytes [a + imm] of object b
	opStoreBuffer               //
	opForget                    // detail cells of the frame from imm on are undefined
	opLength                    // dst = elements of a runtime array
	opAtomic                    // dst = old value, on a cell of the workgroup or bytes of an object
	opGroup                     // dst = an operation of the subgroup
	opCall                      // function imm
	opReturn                    //
	opBranch                    // to block a
	opBranchIf                  // to block b where a is true, otherwise to block c
	opSwitch                    // by a table
	opBarrier                   // of the workgroup, or of the subgroup; then to block a
	opUnreachable               //
	opTrace                     // shows the instruction
)

// instr is an instruction of the register form. dst may be an operand of it too in opCompute and opMove, in no other.
type instr struct {
	op     opcode
	flags  uint8
	mods   modifier // of opCompute: that of a in the lowest bits, then those of b and c
	where  int32    // index of what it was made of
	dst    int32
	a, b   int32
	c, d   int32
	detail int32 // index of an operation, access, step, ...
	imm    int64
}

const (
	masked      = 1 << iota // dst may hold values of invocations that are not here
	framed                  // an address counts from the frame's cells
	ofSubgroup              // a barrier of the subgroup only
	ofWorkgroup             // an atomic on the workgroup's cells
	saturated               // of opCompute: the result is clamped, by Program.saturations[imm]
	unsettled               // of opMove: an undefined value stays one that may be another at each use
)

// saturation is a clamp to 0 and 1 that is part of the instruction that makes what is clamped.
type saturation struct {
	operation int32 // the clamp
	zero, one int32 // operands
}

// noOperand is an operand that is not there.
const noOperand = int32(-1 << 31)

// operation is what opCompute and opVector compute.
type operation struct {
	shadedOperation
	name    string
	compute func(a *fold.Args) (uint64, fold.Outcome)
	kernel  fold.Kernel // nil for none
	choice  bool        // OpSelect: what it does not choose may be undefined
}

// step is how opIndex counts: signed indices of a width.
type step struct {
	stride  int64
	limit   uint64 // number of elements, 0 for a runtime array
	width   int    // of the index in bits
	runtime int32  // 1 + index in Program.runtimes: the inputs say how many elements there are, and where the first is; 0 for none
}

// access is what opLoadBuffer and opStoreBuffer move, and opLength counts.
type access struct {
	bytes    int
	stride   int64       // of a runtime array
	format   fold.Format // of a float
	volatile bool
}

// block is a sequence of instructions that is left at its end. It holds no jump target but its start.
type block struct {
	name       string
	start, end int32
	of         *ir.Block // that begins here; nil for the rest of one, and for copies on an edge
	counts     Counts    // for each invocation that comes here
	traces     int32     // instructions that are opTrace
}

// function is the code of a function.
type function struct {
	name       string
	index      int // in Program.functions
	code       []instr
	blocks     []block // in the order in which they are executed where invocations have parted
	registers  int     // those at and above are the frame of a callee
	persistent []bool  // by register: it may hold values of invocations that are elsewhere
	cells      int     // of each invocation
	lists      []int32 // operands of instructions with many
	params     int
	results    int
	callees    []int
	variables  []named // and parameters
}

// named is what a function's variable or parameter is in.
type named struct {
	name  string
	first int32 // register, or cell of the frame
	n     int
	cells bool
}

// list is a range of function.lists: its length stands before its elements.
func (f *function) list(at int32) []int32 {
	n := f.lists[at]
	return f.lists[at+1 : at+1+n]
}
