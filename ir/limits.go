package ir

import (
	"fmt"
	"math"
	"slices"

	"hone/spirv"
)

// Limits bounds what edits may make, so that edits without an end do not take all memory. Removed instructions count
// too: their memory is not free.
type Limits struct {
	IDs   int // of the module
	Insts int // instructions made from now on
	Words int // operand words made from now on
}

// SetLimits sets limits for the edits that follow. Where one would be passed, the edit panics with a *[LimitError]: the
// driver of passes, which sets limits, makes an error of that. A module that was just read has none. Constant time.
func (m *Module) SetLimits(l Limits) {
	m.maxIDs = l.IDs
	m.insts.setLimit(m.insts.made() + l.Insts)
	m.words.setLimit(m.words.made() + l.Words)
}

// Allocated returns how much was made so far, by reading and by edits: ids, instructions and operand words, added up.
// The memory that a module takes is in proportion to it. Constant time.
func (m *Module) Allocated() int { return len(m.ids) + m.insts.made() + m.words.made() }

// Spend takes n steps of the module's budget of work, see [Module.SetBudget]. Edits spend a step each, and so does each
// block and section over which an iterator of this package goes. Every other loop whose end depends on the module
// spends a step each time: a worklist, a repetition until nothing changes, a walk from definition to definition. If the
// budget is used up, Spend panics with a *[LimitError], so that a loop without an end becomes an error. Cost: an
// addition and a comparison.
func (m *Module) Spend(n int) {
	if m.steps += n; m.steps > m.maxSteps {
		m.overspent()
	}
}

func (m *Module) overspent() {
	limit := m.maxSteps
	m.maxSteps = math.MaxInt // deferred functions may spend more while the panic unwinds
	panic(&LimitError{"steps", limit})
}

// SetBudget sets the number of steps that may be spent from now on, a negative number for no limit, and returns how
// many were spent since the budget before was set. The driver of passes gives each run of a pass a budget. Constant
// time.
func (m *Module) SetBudget(steps int) (spent int) {
	spent, m.steps, m.maxSteps = m.steps, 0, steps
	if steps < 0 {
		m.maxSteps = math.MaxInt
	}
	return spent
}

// LimitError says that an edit would pass one of the [Limits], or that the budget of [Module.SetBudget] is used up.
type LimitError struct {
	What  string // "ids", "instructions", "operand words" or "steps"
	Limit int
}

func (e *LimitError) Error() string { return fmt.Sprintf("more than %d %s", e.Limit, e.What) }

// Forbidden is a set of operations that optimizations must not make, since the driver for the module lacks them: see
// [Module.Forbid]. The zero value is empty.
type Forbidden struct {
	ops      map[spirv.Op]bool
	extended map[extendedOp]bool
}

// extendedOp is an extended instruction.
type extendedOp struct {
	set    *spirv.ExtSet
	number uint32
}

// Add forbids an operation.
func (f *Forbidden) Add(op spirv.Op) {
	if f.ops == nil {
		f.ops = map[spirv.Op]bool{}
	}
	f.ops[op] = true
}

// AddExt forbids an extended instruction of a set, which is not nil.
func (f *Forbidden) AddExt(set *spirv.ExtSet, number uint32) {
	if set == nil {
		panic("ir: AddExt without a set")
	}
	if f.extended == nil {
		f.extended = map[extendedOp]bool{}
	}
	f.extended[extendedOp{set, number}] = true
}

// Has reports whether an instruction of m is forbidden. A specialization constant is by the operation that it folds.
func (f *Forbidden) Has(m *Module, in *Inst) bool {
	switch {
	case f == nil:
		return false
	case in.Op == spirv.OpExtInst:
		return in.NumWords() > 1 && f.extended[extendedOp{m.ExtSet(in.ID(0)), in.Literal(1)}]
	case in.Op == spirv.OpSpecConstantOp && in.NumWords() > 0 && f.ops[spirv.Op(in.Literal(0))]:
		return true
	}
	return f.ops[in.Op]
}

// In returns the names of the forbidden operations that a module has, sorted. Cost: linear in the module.
func (f *Forbidden) In(m *Module) (names []string) {
	if f == nil {
		return nil
	}
	for in := range m.Insts() {
		if !f.Has(m, in) {
			continue
		}
		name := in.Op.String()
		switch in.Op {
		case spirv.OpExtInst:
			set := m.ExtSet(in.ID(0))
			if name = fmt.Sprintf("%s %d", set.Name, in.Literal(1)); set.Inst(in.Literal(1)) != nil {
				name = set.Inst(in.Literal(1)).Name
			}
		case spirv.OpSpecConstantOp:
			name = spirv.Op(in.Literal(0)).String()
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// Forbid forbids operations from now on, nil for none. The set must not be edited while the module has it. Forbidden
// instructions that the module has stay, and may be copied; those who make others ask [Module.MayMake]. Operations
// without which there is no shader are not asked for: access to memory, branches, calls, OpCompositeConstruct,
// OpCompositeExtract, OpCompositeInsert, OpUndef and constants.
func (m *Module) Forbid(f *Forbidden) {
	if m.forbidden != f {
		m.forbidden = f
		m.forgetTypeUses()
	}
}

// Forbidden returns the operations that are forbidden, nil for none.
func (m *Module) Forbidden() *Forbidden { return m.forbidden }

// Forbids reports whether any operation is forbidden.
func (m *Module) Forbids() bool { return m.forbidden != nil }

// MayMake reports whether optimizations may make an operation that the module need not have so far: [Module.Forbid].
// [Module.Allows] says it of OpPhi and OpSelect, too.
func (m *Module) MayMake(op spirv.Op) bool { return m.forbidden == nil || !m.forbidden.ops[op] }

// MayMakeExt is [Module.MayMake] of an extended instruction.
func (m *Module) MayMakeExt(set *spirv.ExtSet, number uint32) bool {
	return m.forbidden == nil || !m.forbidden.extended[extendedOp{set, number}]
}

// forbiddenUses returns which uses of types the forbidden operations take away.
func (m *Module) forbiddenUses() (uses TypeUse) {
	for _, x := range [...]struct {
		op  spirv.Op
		use TypeUse
	}{{spirv.OpPhi, PhiOf}, {spirv.OpSelect, SelectOf}} {
		if !m.MayMake(x.op) {
			uses |= x.use
		}
	}
	return uses
}
