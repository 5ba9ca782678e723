package ir

import (
	"slices"

	"hone/spirv"
)

// positionOperand is an id of an instruction that sets a position, and which debug instructions may define it.
type positionOperand struct {
	name    string
	numbers []uint32 // of the instructions in their set; nil for an OpConstant of 32 bits
}

// lexicalScopes are the debug instructions that a DebugScope may name.
var lexicalScopes = []uint32{
	spirv.OpenCLDebugInfo100DebugCompilationUnit, spirv.OpenCLDebugInfo100DebugTypeComposite,
	spirv.OpenCLDebugInfo100DebugFunction, spirv.OpenCLDebugInfo100DebugLexicalBlock,
	spirv.OpenCLDebugInfo100DebugLexicalBlockDiscriminator,
}

// The operands of DebugScope and DebugLine. They begin with word 5.
var (
	scopeOperands = []positionOperand{
		{"scope", lexicalScopes},
		{"inlined-at", []uint32{spirv.OpenCLDebugInfo100DebugInlinedAt}},
	}
	lineOperands = []positionOperand{
		{"source", []uint32{spirv.ShaderDebugInfo100DebugSource}},
		{name: "first line"}, {name: "last line"}, {name: "first column"}, {name: "last column"},
	}
)

// positions verifies the ids of each position that writing the module writes: instructions of the right kind and of
// the same kind of set define them. Operands that newer versions of a set add need only be defined. Cost: linear where
// the module has positions.
func (v *Verifier) positions() error {
	m := v.m
	if len(m.positions) < 2 {
		return nil
	}
	for i, written := range m.writtenPositions() {
		if !written {
			continue
		}
		for _, w := range [...][]uint32{m.positions[i].Line, m.positions[i].Scope} {
			if err := m.verifyPosition(w); err != nil {
				return err
			}
		}
	}
	return nil
}

// verifyPosition verifies the ids of an instruction that sets a position, nil for none.
func (m *Module) verifyPosition(w []uint32) error {
	if w == nil {
		return nil
	}
	op := spirv.Op(w[0])
	for i := range positionIDs(w) {
		switch id := ID(w[i]); {
		case m.checkedDef(id) != nil:
		case m.Pinned(id):
			return nil // an unknown instruction may define it
		default:
			return Faultf(nil, "%s, which sets a position, names %%%d, which is not defined", op, id)
		}
	}
	def := func(i int) *Inst { return m.Def(ID(w[i])) }
	if op == spirv.OpLine {
		if d := def(1); d.Op != spirv.OpString {
			return Faultf(d, "OpLine names it as a file, and it is no OpString")
		}
		return nil
	}
	if d := def(1); d.Op != spirv.OpTypeVoid {
		return Faultf(d, "is the type of an instruction that sets a position, and not void")
	}
	set := m.ExtSet(def(3).Result)
	if set.Debug() == spirv.NoDebug {
		return Faultf(def(3), "is the set of an instruction that sets a position, and has no debug information")
	}
	operands := scopeOperands
	if set.Debug() == spirv.ShaderDebug && w[4] == spirv.ShaderDebugInfo100DebugLine {
		operands = lineOperands
	}
	for i, x := range operands[:min(len(operands), len(w)-5)] {
		if d := def(5 + i); !x.takes(d, set) {
			return Faultf(d, "cannot be the %s of a position", x.name)
		}
	}
	return nil
}

// takes reports whether d may define the operand of an instruction of a set. DebugInfoNone may take the place of any
// debug instruction, and instructions that newer versions of the set may have are taken for right.
func (x *positionOperand) takes(d *Inst, set *spirv.ExtSet) bool {
	m := d.list.mod
	if x.numbers == nil {
		t := m.Def(d.Type)
		return d.Op == spirv.OpConstant && t != nil && t.Op == spirv.OpTypeInt && m.NumberWidth(d.Type) == 32
	}
	if !d.Op.Is(spirv.TraitExtended) || len(d.words) < 2 {
		return false
	}
	of := m.ExtSet(d.ID(0))
	number := d.words[1]
	return of.Debug() == set.Debug() &&
		(slices.Contains(x.numbers, number) || number == debugInfoNone || of.Inst(number) == nil)
}
