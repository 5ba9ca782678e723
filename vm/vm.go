// Package vm runs compute, vertex, tessellation, geometry, task, mesh, fragment and ray shaders. [Compile] makes a
// register form of the functions that an entry point reaches, as they are, and [Program.Run] executes it.
//
// A machine executes batches of invocations in lockstep, each instruction for all that are at it; a dispatch, with its
// workgroups, barriers and built-in inputs, is a client of that machine. What other stages are passed and pass on is in
// buffers with an element for each invocation, patch or workgroup ([layout.Slot]); fragments run in quads. What
// operations compute is in package fold and nowhere else. Undefined values are tracked: each component of a value, and
// each scalar of memory other than buffers, has a bit for each invocation that says whether it depends on one; with
// [Inputs].Track all memory has shadows that say more. What is not supported is refused by Compile, by name. How inputs
// are written is the business of package inputs, and how two modules are compared that of package compare.
package vm

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/typing"
	"hone/vm/internal/code"
	"hone/vm/internal/compile"
	"hone/vm/internal/symbolic"
)

// Options says how a shader is made ready to run.
type Options struct {
	Entry    string            // name of the entry point; "" for the only compute shader, or the only one that can be run
	Spec     map[uint32]uint64 // bits of specialization constants by SpecId; those left out have their defaults
	Subgroup int               // invocations of a subgroup, 1 to 64; 0 for 32
	Trace    bool              // makes a program whose runs can be traced; it is slower
	FastMath fastmath.Flags    // what a user leaves unspecified of floats that the module says nothing of
	// Workgroup is the size of a workgroup, for a kernel that leaves it open; all 0 for what its hint says, or 32, 1, 1
	Workgroup [3]int
}

// Unsupported is the error for a shader with something that this package does not execute.
type Unsupported struct{ Reasons []string }

func (e *Unsupported) Error() string {
	return "cannot run the shader, which uses " + strings.Join(e.Reasons, "; ")
}

// Program is a shader that is ready to run. It refers to the module that it was made of, which must not be edited as
// long as it is used. It may be used by several goroutines at a time.
type Program struct{ code *code.Program }

// Compile makes a shader ready to run. It is executed as it is: no pass changes it before. The module is not
// edited. Errors: *[Unsupported] with all that is not supported, and others where the options do not fit the module, or
// where that is not valid. Cost: linear in the functions that the entry point reaches, and in the scalars of their
// values.
func Compile(m *ir.Module, o Options) (p *Program, err error) {
	defer func() {
		// Of a module that is not valid only what code is made by was looked at: see package compile.
		if x := recover(); x != nil {
			bad := typing.NewChecker(m).Verify()
			if bad == nil {
				panic(x)
			}
			p, err = nil, fmt.Errorf("the module is not valid: %w", bad)
		}
	}()
	c, err := compile.Compile(m, compile.Options(o), hasBuiltIn)
	var refused *compile.Unsupported
	if errors.As(err, &refused) {
		return nil, &Unsupported{refused.Reasons}
	}
	if err != nil {
		return nil, err
	}
	return &Program{c}, nil
}

// Entry returns the name of the entry point.
func (p *Program) Entry() string { return p.code.Entry }

// WorkgroupSize returns the number of invocations of a workgroup in each direction. Of other stages than compute it is
// how many run together: the fragments of 4 x 4 pixels, or some vertices.
func (p *Program) WorkgroupSize() [3]int { return p.code.Size }

// FixedModes returns the names of the execution modes by which fixed functions go, before the shader or after it, and
// no instruction does: VertexOrderCw, EarlyFragmentTests. They are sorted.
func (p *Program) FixedModes() []string { return p.code.FixedModes }

// ChoosesWorkgroup reports whether [Options].Workgroup decides the size of a workgroup.
func (p *Program) ChoosesWorkgroup() bool { return p.code.AnySize }

// AddressBits returns how many bits the addresses of a kernel have, 0 for a shader.
func (p *Program) AddressBits() int { return p.code.AddressBits }

// Invocations returns the number of invocations of a workgroup.
func (p *Program) Invocations() int { return p.code.Invocations() }

// Subgroup returns the number of invocations of a subgroup.
func (p *Program) Subgroup() int { return p.code.Lanes }

// Model returns the execution model of the entry point.
func (p *Program) Model() spirv.ExecutionModel { return p.code.Stage.Model }

// Quads reports whether four invocations each are a quad, as those of fragments are.
func (p *Program) Quads() bool { return p.code.Stage.Quads }

// ChoosesDerivatives reports whether it takes derivatives that may be fine or coarse, see [Inputs].
func (p *Program) ChoosesDerivatives() bool { return p.code.ChoosesDerivatives() }

// Freedoms returns the names of the operations that leave their results to an implementation by a freedom. By
// [fold.Freedom].Precision these are those that need not be correctly rounded, derivatives that may be fine or coarse
// ("DPdx"), and clocks. They are sorted, each once.
func (p *Program) Freedoms(free fold.Freedom) []string { return p.code.Freedoms(free) }

// CountFreedoms counts the instructions of the register form that have operations of [Program.Freedoms], by name.
func (p *Program) CountFreedoms(free fold.Freedom) map[string]int { return p.code.CountFreedoms(free) }

// Executes reports whether there are operations on scalars of a name: FMul, Sqrt.
func (p *Program) Executes(name string) bool {
	return slices.ContainsFunc(p.code.Operations, func(o code.Operation) bool { return o.Name == name })
}

// Scalar returns the shader with subgroups of one invocation, nil where it could see that. Cost: none, as the code is
// the same.
func (p *Program) Scalar() *Program {
	if c := p.code.Scalar(); c != nil {
		return &Program{c}
	}
	return nil
}

// SeesSubgroups reports whether what the shader does depends on which invocations are in a subgroup.
func (p *Program) SeesSubgroups() bool { return p.code.SeesSubgroups() }

// Synchronizes reports whether there are barriers of the workgroup.
func (p *Program) Synchronizes() bool { return p.code.Synchronizes() }

// SharesAtomics reports whether it has atomics on memory that workgroups share.
func (p *Program) SharesAtomics() bool { return p.code.SharesAtomics() }

// MakesAddresses reports whether it makes addresses of integers.
func (p *Program) MakesAddresses() bool { return p.code.FromNumbers }

// Blocks yields the blocks that the entry point can reach, callers before callees.
func (p *Program) Blocks() iter.Seq[*ir.Block] {
	return func(yield func(*ir.Block) bool) {
		for _, f := range p.code.Functions {
			for i := range f.Blocks {
				if b := f.Blocks[i].Of; b != nil && !yield(b) {
					return
				}
			}
		}
	}
}

// Decision is an instruction that goes a way of several: a branch, a switch, an OpSelect, or a logical operation
// with two operands, of which either may decide. Its ways are numbered from First on, as [Result].Ways has them.
type Decision struct {
	Inst     *ir.Inst
	First, N int

	where int32
}

// Choice returns the edge of a recorded graph that stands for an OpSelect choosing its second value (way 0) or its
// first (way 1), as [Result].Ways numbers them.
func (d Decision) Choice(way int) symbolic.Edge { return symbolic.Choice(d.where, 1-int32(way)) }

// Covered returns the program in a form whose runs say which ways its decisions went. Such runs cost little more.
func (p *Program) Covered() *Program { return &Program{p.code.Covered()} }

// Decisions returns those of a program that is covered, in the order of the code.
func (p *Program) Decisions() []Decision {
	list := make([]Decision, len(p.code.Decisions))
	for i, d := range p.code.Decisions {
		list[i] = Decision{p.code.Places[d.Where].In, int(d.First), int(d.N), d.Where}
	}
	return list
}

// String returns the register form as text.
func (p *Program) String() string { return p.code.String() }
