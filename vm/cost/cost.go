// Package cost says what the instructions of a module count for when an invocation executes them, by class. It looks at
// the module only: whatever is made of an instruction to execute it, its cost is the same. Package vm multiplies costs
// by what a run executed.
package cost

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// Class is a class of instructions, as they are counted.
type Class uint8

// The classes.
const (
	Other Class = iota // phis, copies, extracts, constants, addresses, barriers
	// a scalar component, also of comparisons, conversions, selections and operations of a subgroup
	Arithmetic
	Memory         // a load or a store, of whatever size
	Atomic         //
	Sample         // a sample, fetch, read or write of an image
	Transcendental // a scalar component, also of divisions and square roots
	Branch         // also a switch, a call, a return
	NumClasses
)

var classNames = [NumClasses]string{"other", "arithmetic", "memory", "atomic", "sample", "transcendental", "branch"}

func (c Class) String() string { return classNames[c] }

// Weight is what one of the class counts for.
func (c Class) Weight() int { return [NumClasses]int{0, 1, 4, 8, 16, 4, 1}[c] }

// Counts has a number for each class.
type Counts [NumClasses]uint64

// Weight returns the sum, each class with its weight.
func (c Counts) Weight() (sum uint64) {
	for class, n := range c {
		sum += n * uint64(Class(class).Weight())
	}
	return sum
}

// Add adds other times n.
func (c *Counts) Add(other Counts, n uint64) {
	for class, k := range other {
		c[class] += k * n
	}
}

// Of returns what an instruction counts for when an invocation executes it: as it stands in the module, whatever is
// made of it to execute it. An operation that is defined by others (package fold), such as a dot product or a
// normalization, counts as these. Cost: linear in the scalars of the result and the operands; more for products of
// matrices, determinants and inverses, as much as they are defined by.
func Of(m *ir.Module, in *ir.Inst) Counts {
	var c Counts
	info := in.Op.Info()
	if info == nil {
		return Counts{Other: 1}
	}
	switch info.Class {
	case "Arithmetic", "Bit", "Relational_and_Logical", "Derivative":
		c.compute(m, in, fold.For(in.Op), 0)
	case "Group", "Non-Uniform":
		c[Arithmetic] = scalarsOf(m, in.Type)
	case "Conversion":
		switch in.Op {
		case spirv.OpBitcast, spirv.OpConvertPtrToU, spirv.OpConvertUToPtr, spirv.OpPtrCastToGeneric,
			spirv.OpGenericCastToPtr, spirv.OpGenericCastToPtrExplicit:
		default:
			c[Arithmetic] = scalarsOf(m, in.Type)
		}
	case "Memory":
		switch in.Op {
		case spirv.OpLoad, spirv.OpStore:
			c[Memory] = 1
		case spirv.OpCopyMemory, spirv.OpCopyMemorySized:
			c[Memory] = 2
		}
	case "Atomic":
		c[Atomic] = 1
	case "Image":
		if isSample(in.Op) {
			c[Sample] = 1
		}
	case "Control-Flow", "Function":
		switch in.Op {
		case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch, spirv.OpReturn, spirv.OpReturnValue,
			spirv.OpFunctionCall:
			c[Branch] = 1
		}
	case "Extension":
		if set := m.ExtSet(in.ID(0)); set != nil && !set.NonSemantic() {
			c.compute(m, in, fold.ForExt(set, in.Word(1)), 2)
		}
	}
	if c == (Counts{}) {
		c[Other] = 1
	}
	return c
}

// isSample reports whether an instruction reads or writes texels.
func isSample(op spirv.Op) bool {
	return op >= spirv.OpImageSampleImplicitLod && op <= spirv.OpImageWrite ||
		op >= spirv.OpImageSparseSampleImplicitLod && op <= spirv.OpImageSparseDrefGather || op == spirv.OpImageSparseRead
}

// compute counts an operation with a row, whose operands begin at a word.
func (c *Counts) compute(m *ir.Module, in *ir.Inst, row *fold.Row, first int) {
	var instruction uint32
	if first > 0 && m.ExtSet(in.ID(0)).Name == "GLSL.std.450" {
		instruction = in.Word(1)
	}
	class := classOf(in.Op, instruction)
	switch {
	case row == nil, row.Compute != nil:
		c[class] = scalarsOf(m, in.Type)
	case row.Vector != nil: // each scalar is looked at, or made, once
		n := scalarsOf(m, in.Type)
		for i := range row.Operands() {
			n = max(n, scalarsOf(m, m.TypeOf(in.ID(first+i))))
		}
		c[class] = n
	default:
		x := counter{counts: c}
		operands := make([]fold.Operand, row.Operands())
		times := uint64(1)
		if row.Componentwise() {
			times = scalarsOf(m, in.Type)
		}
		for i := range operands {
			typ := m.TypeOf(in.ID(first + i))
			n := scalarsOf(m, typ)
			if row.Componentwise() {
				n = 1
			}
			operands[i] = fold.Operand{Values: make([]fold.Value, n), Columns: 1}
			if d := m.Def(typ); d != nil && d.Op == spirv.OpTypeMatrix {
				operands[i].Columns = int(d.Word(1))
			}
		}
		row.Expand(&x, operands)
		for k := range c {
			c[k] *= times
		}
	}
}

// classOf returns the class of an operation.
func classOf(op spirv.Op, instruction uint32) Class {
	switch op {
	case spirv.OpFDiv, spirv.OpUDiv, spirv.OpSDiv, spirv.OpUMod, spirv.OpSMod, spirv.OpSRem, spirv.OpFRem, spirv.OpFMod:
		return Transcendental
	case spirv.OpExtInst:
		if instruction >= spirv.GLSLStd450Sin && instruction <= spirv.GLSLStd450InverseSqrt {
			return Transcendental
		}
	}
	return Arithmetic
}

// scalarsOf returns how many scalars a value has; at least 1, and 1 for an array or a struct of structs.
func scalarsOf(m *ir.Module, typ ir.ID) uint64 {
	d := m.Def(typ)
	if d == nil {
		return 1
	}
	switch d.Op {
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		return uint64(d.Word(1)) * scalarsOf(m, d.ID(0))
	case spirv.OpTypeStruct: // of two results
		n := uint64(0)
		for i := range d.NumWords() {
			if member := m.Def(d.ID(i)); member != nil && member.Op != spirv.OpTypeStruct {
				n += scalarsOf(m, d.ID(i))
			}
		}
		return max(n, 1)
	}
	return 1
}

// counter is a machine that counts what an expansion consists of.
type counter struct{ counts *Counts }

// Float implements [fold.Machine].
func (x *counter) Float(float64) fold.Value { return 0 }

// Op implements [fold.Machine].
func (x *counter) Op(op spirv.Op, operands ...fold.Value) fold.Value {
	return x.apply(fold.For(op), classOf(op, 0), operands)
}

// GLSL implements [fold.Machine].
func (x *counter) GLSL(instruction uint32, operands ...fold.Value) fold.Value {
	return x.apply(fold.ForExt(spirv.LookupExtSet("GLSL.std.450"), instruction), classOf(spirv.OpExtInst, instruction),
		operands)
}

func (x *counter) apply(row *fold.Row, class Class, operands []fold.Value) fold.Value {
	if row.Compute != nil {
		x.counts[class]++
		return 0
	}
	list := make([]fold.Operand, len(operands))
	for i := range list {
		list[i] = fold.Operand{Values: operands[i : i+1], Columns: 1}
	}
	return row.Expand(x, list)[0]
}
