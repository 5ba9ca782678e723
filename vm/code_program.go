package vm

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// shaderCode is the code of a shader, as compile makes it and machines execute it. It refers to the module that it was made of.
type shaderCode struct {
	entry       string      // name of the entry point
	functions   []*function // the entry point first, callers before callees
	constants   []constant
	operations  []operation
	steps       []step
	accesses    []access
	saturations []saturation
	switches    []switchTable
	atomics     []atomicOp
	groups      []group
	places      []place
	tracing     *tracing // nil if it was not compiled for that

	objects      []object
	runtimes     []runtimeArray
	bindings     []Binding
	inputs       []input
	privateInit  []cellInit
	sharedInit   []cellInit
	privateCells int // of each invocation, for Private and Input
	sharedCells  int

	lanes       int
	size        [3]int // of a workgroup
	registers   int    // of the deepest chain of calls
	frameCells  int
	depth       int
	fromNumbers bool // addresses are made of integers
	ordered     bool // workgroups see each other's atomics: they run one after the other
}

// place is what code was made of.
type place struct {
	in       *ir.Inst
	function int32
}

// constant is a component of a constant.
type constant struct {
	bits      uint64
	undefined bool
	width     int // in bits, of one that is undefined; 0 for part of a pointer
}

// switchTable is where an opSwitch leads.
type switchTable struct {
	values    []uint64 // ascending
	targets   []int32
	otherwise int32
}

// input is a variable of the storage class Input.
type input struct {
	builtIn spirv.BuiltIn
	cell    int64
	n       int
}

// cellInit is the initial value of a cell.
type cellInit struct {
	cell int64
	constant
}

// Memory that the shader is given.

// object is memory that the shader is given.
type object struct {
	name     string
	slot     Slot
	push     bool // push constants
	writable bool
	used     bool // by the functions that are reached: it must be bound
	runtime  bool // stands for an array of descriptors whose size the inputs give, and is no memory itself
	variable ir.ID
	block    ir.ID // its type
}

// runtimeArray is an array of descriptors whose size the inputs give.
type runtimeArray struct {
	object int // that stands for it
	each   int // descriptors in an element
}

// Addresses.

// physical is the object whose bytes are all that have an address.
const physical = 1 << 63

// outside is an offset that nothing is at, wherever one goes on from there. A logical pointer that is null has it in each part.
const outside = -1 << 62

// scalar returns a shader with subgroups of one invocation, nil where it could see that. The code is the same: it says nothing of how many invocations it is for.
func (p *shaderCode) scalar() *shaderCode {
	if p.seesSubgroups() {
		return nil
	}
	one := *p
	one.lanes = 1
	return &one
}

// seesSubgroups reports whether what the shader does depends on which invocations are in a subgroup.
func (p *shaderCode) seesSubgroups() bool {
	if len(p.groups) > 0 {
		return true
	}
	for _, in := range p.inputs {
		if isSubgroupBuiltIn(in.builtIn) {
			return true
		}
	}
	for _, f := range p.functions {
		if slices.ContainsFunc(f.code, func(i instr) bool { return i.op == opBarrier && i.flags&ofSubgroup != 0 }) {
			return true
		}
	}
	return false
}

func isSubgroupBuiltIn(b spirv.BuiltIn) bool {
	switch b {
	case spirv.BuiltInGlobalInvocationId, spirv.BuiltInLocalInvocationId, spirv.BuiltInLocalInvocationIndex, spirv.BuiltInWorkgroupId,
		spirv.BuiltInNumWorkgroups, spirv.BuiltInWorkgroupSize:
		return false
	}
	return true
}

// sharesAtomics reports whether a shader has atomics on memory that workgroups share.
func (p *shaderCode) sharesAtomics() bool {
	for _, f := range p.functions {
		if slices.ContainsFunc(f.code, func(i instr) bool { return i.op == opAtomic && i.flags&ofWorkgroup == 0 }) {
			return true
		}
	}
	return false
}

// memory returns the bytes that a workgroup needs.
func (p *shaderCode) memory() int {
	subgroups := (p.invocations() + p.lanes - 1) / p.lanes
	return 8*(p.registers+p.privateCells+p.frameCells)*(p.lanes+1)*subgroups + 9*p.sharedCells
}

// invocations returns how many are in a workgroup.
func (p *shaderCode) invocations() int { return p.size[0] * p.size[1] * p.size[2] }

// place describes an instruction of the module.
func (p *shaderCode) place(where int32) string {
	at := p.places[where]
	return p.functions[at.function].name + ": " + at.in.String()
}

// isArrayOfDescriptors reports whether an object is one of those of a variable.
func (p *shaderCode) isArrayOfDescriptors(object int) bool {
	o := &p.objects[object]
	return o.runtime || o.slot.Element > 0 || object+1 < len(p.objects) && p.objects[object+1].variable == o.variable
}

// isBuffer reports whether memory of a class consists of bytes: of numbered objects, or, for PhysicalStorageBuffer, at addresses. That of other classes consists of cells for scalars.
func isBuffer(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPushConstant, spirv.StorageClassPhysicalStorageBuffer:
		return true
	}
	return false
}
