// Package modstats counts what is in a module: instructions and words by part, instructions of functions by class. It
// looks at a binary only, and knows nothing of how modules are held or optimized.
package modstats

import (
	"strings"

	"hone/spirv"
)

// Part is a part of a module.
type Part uint8

// The parts.
const (
	Preamble Part = iota
	DebugInfo
	Decorations
	Globals
	Functions
	NumParts
)

func (p Part) String() string {
	return [NumParts]string{"preamble", "names, sources", "decorations", "types, globals", "functions"}[p]
}

// Class is a class of instructions in functions.
type Class uint8

// The classes.
const (
	Call Class = iota
	Load
	Store
	AccessChain
	Branch // also switches, merge instructions, labels, and what ends a function
	Phi
	Composite // constructed, extracted, inserted, shuffled, copied
	Arithmetic
	Image
	Atomic // also barriers and group operations
	Other  // variables, parameters, what has no class here
	Debug  // lines and non-semantic instructions: no code
	NumClasses
)

func (c Class) String() string {
	return [NumClasses]string{"calls", "loads", "stores", "access chains", "branches", "phis", "composites", "arithmetic",
		"images", "atomics", "other", "debug"}[c]
}

// Stats are sizes of a module, or of several together.
type Stats struct {
	Insts, Words [NumParts]int
	Classes      [NumClasses]int // of instructions from OpFunction to OpFunctionEnd
	Functions    int
	Blocks       int
	Loops        int // OpLoopMerge
	IDs          int // the bound
	Registers    int // scalars that are live at the widest point of a function; 0 where nobody has counted them
	// words without what a driver does not read: names, strings, sources, lines and non-semantic instructions
	BareWords int
	ByOp      map[spirv.Op]int
	CodeByOp  map[spirv.Op]int // in functions
}

// New returns the statistics of nothing.
func New() *Stats { return &Stats{ByOp: map[spirv.Op]int{}, CodeByOp: map[spirv.Op]int{}} }

// Of counts what is in a binary. Cost: linear.
func Of(b *spirv.Binary) *Stats {
	s := New()
	s.IDs = int(b.Header().Bound)
	s.Words[Preamble] = spirv.HeaderWords
	s.BareWords = spirv.HeaderWords
	var nonSemantic map[uint32]bool
	inFunctions, inFunction := false, false
	for _, inst := range b.Insts() {
		op := spirv.Op(inst[0])
		p := Functions
		if !inFunctions {
			p = partOf(op)
			inFunctions = p == Functions
		}
		s.Insts[p]++
		s.Words[p] += len(inst)
		s.ByOp[op]++
		inFunction = inFunction || op == spirv.OpFunction
		class := classOf(op)
		switch {
		case op == spirv.OpExtInstImport && len(inst) > 2:
			if name, _, _ := spirv.String(inst[2:]); strings.HasPrefix(name, "NonSemantic.") {
				if nonSemantic == nil {
					nonSemantic = map[uint32]bool{}
				}
				nonSemantic[inst[1]] = true
				class = Debug
			}
		case nonSemantic != nil && isExtInst(op) && len(inst) > 4 && nonSemantic[inst[3]]:
			class = Debug
		}
		if class != Debug {
			s.BareWords += len(inst)
		}
		if inFunction {
			s.Classes[class]++
			s.CodeByOp[op]++
		}
		inFunction = inFunction && op != spirv.OpFunctionEnd
	}
	s.Functions = s.ByOp[spirv.OpFunction]
	s.Blocks = s.ByOp[spirv.OpLabel]
	s.Loops = s.ByOp[spirv.OpLoopMerge]
	return s
}

func isExtInst(op spirv.Op) bool {
	return op == spirv.OpExtInst || op == spirv.OpExtInstWithForwardRefsKHR
}

// partOf returns the part of a module that an instruction before the first function's end stands in.
func partOf(op spirv.Op) Part {
	info := op.Info()
	if info == nil {
		return Globals
	}
	place := spirv.Shapes()[op].Place
	switch {
	case op == spirv.OpFunction:
		return Functions
	case place >= spirv.PlaceCapabilities && place <= spirv.PlaceExecutionModes:
		return Preamble
	case info.Class == "Debug":
		return DebugInfo
	case info.Class == "Annotation":
		return Decorations
	}
	return Globals
}

// classOf returns the class of an opcode.
func classOf(op spirv.Op) Class {
	switch op {
	case spirv.OpFunctionCall:
		return Call
	case spirv.OpLoad:
		return Load
	case spirv.OpStore, spirv.OpCopyMemory, spirv.OpCopyMemorySized:
		return Store
	case spirv.OpPhi:
		return Phi
	case spirv.OpFunction, spirv.OpFunctionParameter, spirv.OpFunctionEnd:
		return Other
	}
	info := op.Info()
	switch {
	case info == nil:
		return Other
	case strings.Contains(info.Name, "AccessChain"):
		return AccessChain
	}
	switch info.Class {
	case "Control-Flow":
		return Branch
	case "Composite":
		return Composite
	case "Arithmetic", "Bit", "Relational_and_Logical", "Conversion", "Extension", "Derivative":
		return Arithmetic
	case "Image":
		return Image
	case "Atomic", "Barrier", "Group", "Non-Uniform":
		return Atomic
	case "Debug":
		return Debug
	}
	return Other
}

// Code returns the number of instructions in functions, without lines and non-semantic ones.
func (s *Stats) Code() (n int) {
	for c, k := range s.Classes {
		if Class(c) != Debug {
			n += k
		}
	}
	return n
}

// Add adds the sizes of another module. Registers are those of the one that has most.
func (s *Stats) Add(o *Stats) {
	for p := range NumParts {
		s.Insts[p] += o.Insts[p]
		s.Words[p] += o.Words[p]
	}
	for c := range NumClasses {
		s.Classes[c] += o.Classes[c]
	}
	s.Functions += o.Functions
	s.Blocks += o.Blocks
	s.Loops += o.Loops
	s.IDs += o.IDs
	s.Registers = max(s.Registers, o.Registers)
	s.BareWords += o.BareWords
	for op, n := range o.ByOp {
		s.ByOp[op] += n
	}
	for op, n := range o.CodeByOp {
		s.CodeByOp[op] += n
	}
}

// Sum returns the sum over the parts.
func Sum(list [NumParts]int) (n int) {
	for _, x := range list {
		n += x
	}
	return n
}
