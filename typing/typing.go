// Package typing has the rules for the types of operands, one row for each opcode, and verifies modules by them.
//
// A row says what the specification says under "Result Type must be ..." and "Operand 1 must be ...": the classes of
// types that are allowed, and how a type relates to the result type or to that of another operand. What a row can't say
// is a function beside it. So the tables (those of arithmetic.go, conversion.go, group.go and so on) are read against
// the specification, section by section.
//
// What the rules do not know, they leave alone: an opcode, an extended instruction, a type without a row, what hone
// knows of no grammar. A module that is refused is not valid. Not every module that is accepted is: rules for
// decorations, layouts, interfaces, capabilities and environments are none of this package's, nor are values (which
// scope, which memory semantics). What comes first, definitions and use, is [ir.Module.Verify]'s, and control flow
// analysis.VerifyStructure's.
package typing

import (
	"fmt"
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Verify checks the types of all operands in m and returns the first fault, an *[ir.Fault]. [ir.Module.Verify] must
// have found nothing. Cost: linear.
func Verify(m *ir.Module) error { return NewChecker(m).Verify() }

// Checker verifies a module again and again while it is edited, and looks only at functions that were edited since the
// last time.
type Checker struct {
	m     *ir.Module
	rows  []*row // by opcode
	infos []info // of types, by id
	few   []info // of types, while one instruction is checked
	facts
	globals   uint64 // version of what stands outside of functions
	edited    uint64 // version of the types, constants and variables that were there before
	bound     int
	declared  map[typeKey]*ir.Inst
	functions []verified // by index
}

// facts are what rules ask of the whole module. They do not change when a pass edits code.
type facts struct {
	version                     spirv.Version
	shader, kernel, physical    bool // capabilities, and an addressing model other than Logical
	physicalStorage             bool // the addressing model PhysicalStorageBuffer64
	variablePointers            bool
	workgroupPointers, bindless bool
	vectorAtomics               bool
	anyWidth, int4              bool // integers of any width, of 4 bits
	gathers, functionPointers   bool // vectors of pointers, pointers to functions
	typesTwice                  bool // types may be declared twice
	vector16, longVectors       bool
	cooperative                 bool
	addressBits                 uint32 // of pointers in kernels, 0 in other modules
}

// verified is a function as it was when it was verified.
type verified struct {
	f         *ir.Function
	at        ir.Version
	signature ir.ID
}

// NewChecker returns a checker of m that has verified nothing so far.
func NewChecker(m *ir.Module) *Checker { return &Checker{m: m, rows: index()} }

// Verify returns the first fault of the module, an *[ir.Fault]. Cost: linear in what was edited since the last call
// that found nothing: a function, what stands outside of functions, or all where a type, constant or variable became
// another one.
func (c *Checker) Verify() error {
	m := c.m
	facts := factsOf(m)
	all := c.infos == nil || c.edited != m.DeclarationEpoch() || c.facts != facts || c.signaturesChanged()
	if bound := m.Bound(); all || bound > len(c.infos) {
		grown := make([]info, bound+bound/4)
		if !all {
			copy(grown, c.infos)
		}
		c.infos = grown
	}
	if all {
		c.functions = c.functions[:0]
		c.facts = facts
	}
	if globals := all || c.globals != m.GlobalEpoch(); globals || c.bound != m.Bound() {
		if globals {
			if f := c.module(); f != nil {
				return f
			}
		}
		for in := m.Section(ir.Globals).First(); in != nil; in = in.Next() {
			if !all && in.Result != 0 && int(in.Result) < c.bound {
				continue // it is as it was
			}
			if f := c.inst(in); f != nil {
				return f
			}
		}
	}
	for i, f := range m.Functions() {
		if i < len(c.functions) && c.functions[i].f == f && c.functions[i].at == f.Version() {
			continue
		}
		if f := c.function(f); f != nil {
			return f
		}
	}
	c.globals, c.edited, c.bound = m.GlobalEpoch(), m.DeclarationEpoch(), m.Bound()
	c.functions = c.functions[:0]
	for _, f := range m.Functions() {
		c.functions = append(c.functions, verified{f, f.Version(), f.Def.ID(1)})
	}
	return nil
}

// Inst checks the types of the operands of one instruction, which may have been edited: nil, or an *[ir.Fault]. Nothing
// that [Checker.Verify] found is changed. Cost: that of looking at its types, the first time also at the module's
// capabilities, which must not change as long as c is asked.
func (c *Checker) Inst(in *ir.Inst) error {
	if c.facts == (facts{}) {
		c.facts = factsOf(c.m)
	}
	infos := c.infos
	c.infos, c.few = nil, c.few[:0]
	err := c.inst(in)
	c.infos = infos
	return err
}

// signaturesChanged reports whether the list of functions or the type of one changed, which concerns its callers.
func (c *Checker) signaturesChanged() bool {
	if len(c.functions) != len(c.m.Functions()) {
		return true
	}
	for i, f := range c.m.Functions() {
		if c.functions[i].f != f || c.functions[i].signature != f.Def.ID(1) {
			return true
		}
	}
	return false
}

// function verifies the instructions of a function.
func (c *Checker) function(f *ir.Function) error {
	if fault := c.signature(f); fault != nil {
		return fault
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if fault := c.inst(in); fault != nil {
				return fault
			}
		}
	}
	return nil
}

// inst verifies an instruction by the row of its opcode, and that it has no forbidden constants.
func (c *Checker) inst(in *ir.Inst) error {
	if i, why := in.ForbiddenConstant(); i >= 0 {
		return ir.Faultf(in, "%%%d %s", in.ID(i), why)
	}
	var r *row
	if int(in.Op) < len(c.rows) {
		r = c.rows[in.Op]
	}
	if r == nil || in.Unknown() {
		return nil
	}
	msg := c.apply(r, in.Op, in, 0)
	if msg == "" && in.Op == spirv.OpSpecConstantOp {
		msg = c.specialized(in)
	}
	if msg == "" {
		msg = c.namesFunction(in)
	}
	if msg != "" && !c.namesUnknown(in) {
		return ir.Faultf(in, "%s", msg)
	}
	return nil
}

// takesFunction are the opcodes that may name a function.
var takesFunction = []spirv.Op{
	spirv.OpFunctionCall, spirv.OpConstantFunctionPointerINTEL, spirv.OpEnqueueKernel, spirv.OpGetKernelNDrangeSubGroupCount,
	spirv.OpGetKernelNDrangeMaxSubGroupSize, spirv.OpGetKernelWorkGroupSize,
	spirv.OpGetKernelPreferredWorkGroupSizeMultiple, spirv.OpGetKernelLocalSizeForSubgroupCount,
	spirv.OpGetKernelMaxNumSubgroups, spirv.OpCooperativeMatrixReduceNV, spirv.OpCooperativeMatrixPerElementOpNV,
	spirv.OpCooperativeMatrixLoadTensorNV,
}

// namesFunction says that an operand is a function and should be a value: the type of a function's result is no type of
// it.
func (c *Checker) namesFunction(in *ir.Inst) string {
	if slices.Contains(takesFunction, in.Op) || c.m.IsDebug(in) ||
		in.Op.Is(spirv.TraitExtended) && c.m.ExtSet(in.ID(0)).NonSemantic() {
		return ""
	}
	for _, id := range in.IDs() {
		if d := c.m.Def(id); d != nil && d.Op == spirv.OpFunction {
			return fmt.Sprintf("%%%d is a function, and no value", id)
		}
	}
	return ""
}

// namesUnknown reports whether an operand of an instruction is something of unknown meaning, or of a type of unknown
// meaning: then nothing that depends on that type can be wrong.
func (c *Checker) namesUnknown(in *ir.Inst) bool {
	isUnknown := func(id ir.ID) bool {
		d := c.m.Def(id)
		return d == nil || d.Unknown() || d.Op.Info() == nil
	}
	for _, id := range in.IDs() {
		if isUnknown(id) {
			return true
		}
		if t := c.m.TypeOf(id); t != 0 && isUnknown(t) {
			return true
		}
	}
	return in.Type != 0 && isUnknown(in.Type)
}

func factsOf(m *ir.Module) facts {
	f := facts{version: m.Header.Version}
	for in := range m.Section(ir.Capabilities).Insts() {
		if in.Op != spirv.OpCapability {
			continue
		}
		switch spirv.Capability(in.Literal(0)) {
		case spirv.CapabilityArbitraryPrecisionIntegersALTERA:
			f.anyWidth = true
		case spirv.CapabilityInt4TypeINTEL:
			f.int4 = true
		case spirv.CapabilityMaskedGatherScatterINTEL:
			f.gathers = true
		case spirv.CapabilityFunctionPointersINTEL:
			f.functionPointers = true
		case spirv.CapabilityBindlessTextureNV:
			f.bindless = true
		case spirv.CapabilityCooperativeMatrixKHR, spirv.CapabilityCooperativeMatrixNV:
			f.cooperative = true
		case spirv.CapabilityAtomicFloat16VectorNV:
			f.vectorAtomics = true
		}
	}
	f.typesTwice = m.HasExtension("SPV_VALIDATOR_ignore_type_decl_unique")
	f.shader, f.kernel = m.HasCapability(spirv.CapabilityShader), m.HasCapability(spirv.CapabilityKernel)
	f.variablePointers = m.HasCapability(spirv.CapabilityVariablePointersStorageBuffer)
	f.workgroupPointers = m.HasCapability(spirv.CapabilityVariablePointers)
	f.vector16, f.longVectors = m.HasCapability(spirv.CapabilityVector16), m.HasCapability(spirv.CapabilityLongVectorEXT)
	if in := m.MemoryModel(); in != nil {
		f.physical = spirv.AddressingModel(in.Literal(0)) != spirv.AddressingModelLogical
		f.physicalStorage = spirv.AddressingModel(in.Literal(0)) == spirv.AddressingModelPhysicalStorageBuffer64
		switch spirv.AddressingModel(in.Literal(0)) {
		case spirv.AddressingModelPhysical32:
			f.addressBits = 32
		case spirv.AddressingModelPhysical64:
			f.addressBits = 64
		}
	}
	return f
}
