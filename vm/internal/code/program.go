package code

import (
	"slices"

	"hone/analysis"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/image"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// Program is the code of a shader, as compile makes it and machines execute it. It refers to the module that it was
// made of.
type Program struct {
	Stage       *Stage
	Entry       string      // name of the entry point
	FixedModes  []string    // its execution modes that fixed functions go by, sorted
	Functions   []*Function // the entry point first, callers before callees
	Constants   []Constant
	Origins     []Origin
	Operations  []Operation
	Steps       []Step
	Accesses    []Access
	Saturations []Saturation
	Switches    []SwitchTable
	Atomics     []AtomicOp
	Groups      []Group
	Copies      []Copy
	Images      []ImageOp
	Matrices    []MatrixOp
	Spread      []ElementStep
	Queries     []QueryOp
	Scenes      []Scene
	Places      []Place
	Tracing     *Tracing // nil if it was not compiled for that
	Decisions   []Decision
	Ways        int32 // of all decisions

	Objects      []Object
	Runtimes     []RuntimeArray
	Bindings     []layout.Binding
	Inputs       []Input
	In, Out      []Passed // what a stage is passed and passes on
	SharedIn     []Passed // likewise, of cells that a workgroup shares
	SharedOut    []Passed
	Emits        []Passed  // what each vertex of a geometry shader passes on
	Emitted      []Emitted // by stream
	Vertices     int       // OutputVertices
	Primitives   int       // OutputPrimitives of a mesh shader
	Each         int       // invocations of a primitive or a patch, or of a workgroup that shares what it passes on; or 1
	Number       int       // 1 + the cell that holds the number of the invocation in the run; 0 for none
	Helpers      int       // 1 + the object that says which invocations are helpers from the start; 0 for none
	PrivateInit  []CellInit
	SharedInit   []CellInit
	PrivateCells int // of each invocation, for Private and Input
	SharedCells  int

	Lanes        int
	Size         [3]int // of a workgroup
	Quads        bool   // its invocations stand in quads of 2 x 2, of which four consecutive ones are one
	Interpolates bool   // there are Interpolate instructions
	Registers    int    // of the deepest chain of calls
	FrameCells   int
	FrameBytes   int
	Depth        int
	FromNumbers  bool // addresses are made of integers
	Ordered      bool // workgroups see each other's atomics: they run one after the other

	Kernel      bool     // memory has addresses
	AddressBits int      // of a kernel
	AnySize     bool     // who runs it may choose the size of a workgroup
	Windows     []Window // by address
	Locals      []LocalMemory
}

// Place is what code was made of.
type Place struct {
	In       *ir.Inst
	Function int32
}

// Constant is a component of a constant.
type Constant struct {
	Bits      uint64
	Undefined bool
	Width     int // in bits, of one that is undefined; 0 for part of a pointer
	// 1 + index in Program.Origins, of one that specialization constants decide; 0 for others
	Origin int32
}

// Origin is how a constant follows from specialization constants: it is one, or an operation on constants.
type Origin struct {
	SpecID    uint32
	Operation int32 // 1 + index in Program.Operations; 0 for a specialization constant
	Operands  [4]int32
}

// SwitchTable is where a Switch leads.
type SwitchTable struct {
	Values    []uint64 // ascending
	Targets   []int32
	Otherwise int32
}

// Target returns where a selector leads.
func (t *SwitchTable) Target(selector uint64) int32 {
	if k, ok := slices.BinarySearch(t.Values, selector); ok {
		return t.Targets[k]
	}
	return t.Otherwise
}

// Input is a variable of the storage class Input.
type Input struct {
	BuiltIn spirv.BuiltIn
	Cell    int64
	N       int
}

// CellInit is the initial value of a cell.
type CellInit struct {
	Cell int64
	Constant
}

// Memory that the shader is given.

// Object is memory that the shader is given.
type Object struct {
	Name     string
	Slot     layout.Slot
	Each     int  // of what is passed: consecutive invocations that have one element together; 0 for 1
	Push     bool // push constants
	Writable bool
	Used     bool     // by the functions that are reached: it must be bound
	Runtime  bool     // stands for an array of descriptors whose size the inputs give, and is no memory itself
	Init     []byte   // of memory that a kernel has of its own, which has no slot; nil for what it is given
	Argument Argument // what it is of a kernel
	Variable ir.ID
	Block    ir.ID // its type
	// of what a stage is passed or passes on: an array with an element for each invocation; nil for others
	Passed   *layout.Type
	Flat     bool           // then it is the same for all invocations of a primitive
	Linear   bool           // or interpolated without perspective
	Fixed    string         // what else fixed functions go by: see layout.Binding
	Image    *layout.Image  // that it is, or nil
	Sampler  bool           // it has one, or is one
	Constant *image.Sampler // that it is, whatever the inputs are; nil for others
	Scene    bool           // it is the primitives of an acceleration structure
	Sizes    int            // it is a tensor of so many dimensions
	Offset   int            // of an atomic counter: in the memory at its slot
	Memory   analysis.MemoryObject
	// another buffer at its slot is written and shares no memory with it: it has what is bound as it is before the run
	Apart bool
}

// Argument says how a kernel is given an object.
type Argument uint8

const (
	NoArgument    Argument = iota
	ByAddress              // a buffer that a pointer leads to
	ByValue                //
	LocalSizeOnly          // memory of each workgroup, as large as the buffer is
)

// RuntimeArray is an array of descriptors whose size the inputs give.
type RuntimeArray struct {
	Object int // that stands for it
	Each   int // descriptors in an element
}

// Addresses. The memory of a kernel is in windows: where each of them begins is known when code is made.

const (
	PrivateBase = 0x0100_0000 // of what an invocation has for itself
	LocalBase   = 0x1000_0000 // of what a workgroup has
	LocalSize   = 1 << 20     // bytes from one local memory to the next
	ObjectBase  = 0x2000_0000 // of constants; then come the buffers that a kernel is given
)

// Window is where the memory of an object has its addresses, in a kernel.
type Window struct {
	Address uint64
	Size    uint64 // that it may have
	Object  int
}

// LocalMemory is memory of a workgroup, in a kernel: the one at an index has its addresses from LocalBase + index ×
// LocalSize on.
type LocalMemory struct {
	Size   int // in bytes
	Object int // whose buffer is as large, and is no memory itself; -1 for none
}

// Physical is the object whose bytes are all that have an address.
const Physical = 1 << 63

// Heap is the object of a pointer into a descriptor heap, which is no memory itself.
const Heap = 1 << 61

// Outside is an offset that nothing is at, wherever one goes on from there. A logical pointer that is null has it in
// each part.
const Outside = -1 << 62

// Scalar returns a shader with subgroups of one invocation, nil where it could see that. The code is the same: it says
// nothing of how many invocations it is for.
func (p *Program) Scalar() *Program {
	if p.SeesSubgroups() {
		return nil
	}
	one := *p
	one.Lanes = 1
	return &one
}

// Recorded returns a shader with a Record before each instruction.
func (p *Program) Recorded() *Program {
	one := *p
	one.Functions = make([]*Function, len(p.Functions))
	for k, f := range p.Functions {
		g := *f
		g.Code, g.Blocks = make([]Instr, 0, 2*len(f.Code)), slices.Clone(f.Blocks)
		for b := range g.Blocks {
			block := &g.Blocks[b]
			start := int32(len(g.Code))
			for _, i := range f.Code[block.Start:block.End] {
				if i.Op != Trace {
					g.Code = append(g.Code, Instr{Op: Record, Where: i.Where, Dst: NoOperand, A: NoOperand, B: NoOperand,
						C: NoOperand, D: NoOperand})
					block.Traces++
				}
				g.Code = append(g.Code, i)
			}
			block.Start, block.End = start, int32(len(g.Code))
		}
		one.Functions[k] = &g
	}
	return &one
}

// SeesSubgroups reports whether what the shader does depends on which invocations are in a subgroup.
func (p *Program) SeesSubgroups() bool {
	if len(p.Groups)+len(p.Spread)+len(p.Matrices) > 0 || p.Interpolates ||
		slices.ContainsFunc(p.Images, func(o ImageOp) bool { return o.Implicit }) {
		return true
	}
	for _, in := range p.Inputs {
		if IsSubgroupBuiltIn(in.BuiltIn) {
			return true
		}
	}
	for _, f := range p.Functions {
		if slices.ContainsFunc(f.Code, func(i Instr) bool { return i.Op == Barrier && i.Flags&OfSubgroup != 0 }) {
			return true
		}
	}
	return false
}

func IsSubgroupBuiltIn(b spirv.BuiltIn) bool {
	switch b {
	case spirv.BuiltInGlobalInvocationId, spirv.BuiltInLocalInvocationId, spirv.BuiltInLocalInvocationIndex,
		spirv.BuiltInWorkgroupId, spirv.BuiltInNumWorkgroups, spirv.BuiltInWorkgroupSize, spirv.BuiltInInvocationId,
		spirv.BuiltInWorkDim, spirv.BuiltInGlobalSize, spirv.BuiltInEnqueuedWorkgroupSize, spirv.BuiltInGlobalOffset,
		spirv.BuiltInGlobalLinearId, spirv.BuiltInViewIndex, spirv.BuiltInDeviceIndex:
		return false
	}
	return true
}

// Synchronizes reports whether there are barriers of the workgroup.
func (p *Program) Synchronizes() bool {
	return slices.ContainsFunc(p.Functions, func(f *Function) bool {
		return slices.ContainsFunc(f.Code, func(i Instr) bool { return i.Op == Barrier && i.Flags&OfSubgroup == 0 })
	})
}

// ChoosesDerivatives reports whether there are derivatives that may be fine or coarse.
func (p *Program) ChoosesDerivatives() bool {
	return slices.ContainsFunc(p.Groups, func(g Group) bool {
		return g.Kind == GroupDerivative && g.Derivative == EitherDerivative
	})
}

// Freedoms returns the names of the operations that leave their results to an implementation by a freedom, sorted.
func (p *Program) Freedoms(free fold.Freedom) (names []string) {
	for i := range p.Operations {
		o := &p.Operations[i]
		if free := shadow.FreedomsOf(&o.Operation, free); free.Every {
			names = append(names, o.Name)
		}
	}
	slices.Sort(names)
	if !free.Precision {
		return slices.Compact(names)
	}
	if p.ChoosesDerivatives() {
		names = append(names, "DPdx")
	}
	if slices.ContainsFunc(p.Images, func(o ImageOp) bool { return o.Project }) { // which divides
		names = append(names, "FDiv")
	}
	for _, f := range p.Functions {
		if slices.ContainsFunc(f.Code, func(i Instr) bool { return i.Op == Clock }) {
			names = append(names, "ReadClock")
			break
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// CountFreedoms counts, by name, the instructions whose operations leave their results to an implementation by a
// freedom.
func (p *Program) CountFreedoms(free fold.Freedom) map[string]int {
	open := make([]bool, len(p.Operations))
	for i := range p.Operations {
		f := shadow.FreedomsOf(&p.Operations[i].Operation, free)
		open[i] = f.Every
	}
	n := map[string]int{}
	for _, f := range p.Functions {
		for _, i := range f.Code {
			if (i.Op == Compute || i.Op == Vector) && open[i.Detail] {
				n[p.Operations[i.Detail].Name]++
			}
		}
	}
	return n
}

// SharesAtomics reports whether a shader has atomics on memory that workgroups share.
func (p *Program) SharesAtomics() bool {
	for _, f := range p.Functions {
		if slices.ContainsFunc(f.Code, func(i Instr) bool { return i.Op == Atomic && i.Flags&OfWorkgroup == 0 }) {
			return true
		}
	}
	return false
}

// Memory returns the bytes that a workgroup needs.
func (p *Program) Memory() int {
	subgroups := (p.Invocations() + p.Lanes - 1) / p.Lanes
	bytes := 0
	for _, l := range p.Locals {
		bytes += 2 * l.Size
	}
	return (8*(p.Registers+p.PrivateCells+p.FrameCells)+2*p.FrameBytes)*(p.Lanes+1)*subgroups + 9*p.SharedCells + bytes
}

// Invocations returns how many are in a workgroup.
func (p *Program) Invocations() int { return p.Size[0] * p.Size[1] * p.Size[2] }

// Local returns the place of an invocation in its workgroup, by its number there.
func (p *Program) Local(index int) [3]int {
	x, y := p.Size[0], p.Size[1]
	if p.Quads {
		quad := index / 4
		return [3]int{quad%(x/2)*2 + index%2, quad/(x/2)%(y/2)*2 + index/2%2, index / (x * y)}
	}
	return [3]int{index % x, index / x % y, index / (x * y)}
}

// Describe describes an instruction of the module.
func (p *Program) Describe(where int32) string {
	at := p.Places[where]
	return p.Functions[at.Function].Name + ": " + at.In.String()
}

// IsArrayOfDescriptors reports whether an object is one of those of a variable.
func (p *Program) IsArrayOfDescriptors(object int) bool {
	o := &p.Objects[object]
	return o.Runtime || o.Slot.Element > 0 || object+1 < len(p.Objects) && p.Objects[object+1].Variable == o.Variable
}

// Shares reports whether memory of a class consists of cells that a workgroup shares.
func (p *Program) Shares(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassWorkgroup, spirv.StorageClassTaskPayloadWorkgroupEXT:
		return true
	}
	return class == spirv.StorageClassOutput && p.Stage.Shares
}

// IsBuffer reports whether memory of a class consists of bytes: of numbered objects (buffers, images), or, for
// PhysicalStorageBuffer, at addresses. That of other classes consists of cells for scalars.
func IsBuffer(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPushConstant,
		spirv.StorageClassShaderRecordBufferKHR, spirv.StorageClassPhysicalStorageBuffer, spirv.StorageClassUniformConstant,
		spirv.StorageClassImage, spirv.StorageClassAtomicCounter:
		return true
	}
	return false
}
