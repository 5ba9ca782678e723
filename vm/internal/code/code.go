// Package code is the register form of a shader: instructions, the tables that they refer to, and the memory that they
// need. Package compile makes it of a module and package execute executes it; the text of [Program.String] is for
// people. It is data: what an operation computes is in package fold, and what becomes of undefined values in package
// shadow.
package code

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/cost"
	"hone/vm/internal/shadow"
)

// The register form of a function. A register holds one scalar for each invocation of a subgroup, as a fold number: a
// vector or another composite is a list of registers, so that making one, taking one apart and shuffling cost nothing.
// Operands are numbers: from 0 on registers of the function, below 0 constants of the program; those at frame and above
// are the first registers of the function that is called from here.

// Opcode says how an instruction is executed.
type Opcode uint8

const (
	Move        Opcode = iota // dst = a
	Compute                   // dst = operation(a, b, c, d)
	Vector                    // registers from dst on = operation of the lists from a on
	Index                     // dst = a + b * stride, out of bounds from limit on
	Local                     // dst = address of cell imm of the frame
	Pick                      // dst = element a of a list of registers
	LoadLocal                 // dst = the invocation's cell [a + imm]
	StoreLocal                // the invocation's cell [a + imm] = c
	LoadShared                // of the workgroup
	StoreShared               //
	LoadBuffer                // dst = bytes [a + imm] of object b
	StoreBuffer               //
	Interpolate               // dst = an input's cell [a + imm], at b and c from the middle of the pixel
	Forget                    // detail cells of the frame from imm on are undefined
	Length                    // dst = elements of a runtime array
	Atomic                    // dst = old value, on a cell of the workgroup or bytes of an object
	Subgroup                  // dst = an operation of the subgroup
	Image                     // registers of the list at a = an operation on an image, of the list after that
	Matrix                    // registers of the list at a = an operation on cooperative matrices, of the lists after that
	Query                     // registers of the list at a = an operation on the ray query at [b + imm]; operands follow
	Clock                     // dst = word imm of a clock
	ElementAt                 // dst = a + where element imm of a matrix with stride b lies
	Element                   // a load or store of LoadShared or LoadBuffer for the first d invocations only
	Call                      // function imm
	Return                    //
	Branch                    // to block a
	BranchIf                  // to block b where a is true, otherwise to block c
	Switch                    // by a table
	Barrier                   // of the workgroup, or of the subgroup; then to block a
	Unreachable               //
	Kill                      // the invocation ends here; it passes on what it has if imm is not 0
	Demote                    // it is a helper from here on
	IsHelper                  // dst = whether it is
	Emit                      // a vertex of stream imm
	EndStrip                  // of stream imm
	Uniform                   // a is the same for all invocations, or else that is reported
	Count                     // the list at a is how many vertices and primitives, or workgroups, there are
	Trace                     // shows the instruction
	Record                    // notes what the next instruction makes of its inputs
	Cover                     // notes which way the next instruction goes, of the decision detail
	Give                      // the list at a = what an invocation brings to an operation of the workgroup
	Take                      // dst = an operation of the workgroup, of component imm of what all have brought
	BeginCopy                 // dst = the event of a copy beside the workgroup, of the list at a
	Wait                      // for c events at [a + imm] of object b
)

// Instr is an instruction of the register form. Dst may be an operand of it too in Compute and Move, in no other.
type Instr struct {
	Op     Opcode
	Flags  uint8
	Mods   shadow.Modifier // of Compute: that of a in the lowest bits, then those of b and c
	Where  int32           // index of what it was made of
	Dst    int32
	A, B   int32
	C, D   int32
	Detail int32 // index of an operation, access, step, ...
	Imm    int64
}

const (
	Masked      = 1 << iota   // dst may hold values of invocations that are not here
	Framed                    // an address counts from the frame's cells
	OfSubgroup                // a barrier of the subgroup only
	OfWorkgroup               // an atomic on the workgroup's cells
	Saturated                 // of Compute: the result is clamped, by Program.Saturations[Imm]
	KeepUndef                 // of Move: an undefined value stays one that may be another at each use
	OfOutput                  // a store to what is passed on
	PartOfCell                // of Element: detail bits of a cell of the workgroup, from bit b on
	Quiet       = Saturated   // of loads and stores of buffers: it is known and reported that they are out of bounds
	OfBytes     = OfWorkgroup // of Local and Forget: private memory of a kernel
)

// Saturation is a clamp to 0 and 1 that is part of the instruction that makes what is clamped.
type Saturation struct {
	Operation int32 // the clamp
	Zero, One int32 // operands
}

// NoOperand is an operand that is not there.
const NoOperand = int32(-1 << 31)

// Operation is what Compute and Vector compute.
type Operation struct {
	shadow.Operation
	Op      spirv.Op // OpExtInst for one of GLSL.std.450, and for the second result of an operation
	Name    string
	Compute func(a *fold.Args) (uint64, fold.Outcome)
	Kernel  fold.Kernel // nil for none
	Choice  bool        // OpSelect: what it does not choose may be undefined
}

// Step is how Index counts: signed indices of a width.
type Step struct {
	Stride int64
	Limit  uint64 // number of elements, 0 for a runtime array
	Width  int    // of the index in bits
	Calls  bool   // it counts records of calls: what is beyond the limit is reported
	// 1 + index in Program.Runtimes: the inputs say how many elements there are, and where the first is; 0 for none
	Runtime int32
}

// Access is what LoadBuffer and StoreBuffer move, and Length counts.
type Access struct {
	Bytes    int
	Stride   int64       // of a runtime array
	Format   fold.Format // of a float
	Volatile bool
	OfSample bool // of Interpolate: at the centroid or a sample, which are in the middle of a pixel that has one sample
}

// Block is a sequence of instructions that is left at its end. It holds no jump target but its start.
type Block struct {
	Name       string
	Start, End int32
	Of         *ir.Block   // that begins here; nil for the rest of one
	Counts     cost.Counts // for each invocation that comes here
	Traces     int32       // instructions that are Trace, Record or Cover
}

// Function is the code of a function.
type Function struct {
	Name       string
	Index      int // in Program.Functions
	Code       []Instr
	Blocks     []Block // in the order in which they are executed where invocations have parted
	Registers  int     // those at and above are the frame of a callee
	Persistent []bool  // by register: it may hold values of invocations that are elsewhere
	Cells      int     // of each invocation
	Bytes      int     // of the private memory of a kernel, likewise
	Lists      []int32 // operands of instructions with many
	Params     int
	Results    int
	Callees    []int
	Variables  []Variable // and parameters
}

// BlockOf returns the block of the module that a block is of.
func (f *Function) BlockOf(b int32) *ir.Block {
	for b > 0 && f.Blocks[b].Of == nil {
		b--
	}
	return f.Blocks[b].Of
}

// Variable is what a function's variable or parameter is in.
type Variable struct {
	Name  string
	First int32 // register, or cell of the frame
	N     int
	Cells bool
}

// List is a range of Function.Lists: its length stands before its elements.
func (f *Function) List(at int32) []int32 {
	n := f.Lists[at]
	return f.Lists[at+1 : at+1+n]
}
