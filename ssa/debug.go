package ssa

import (
	"hone/ir"
	"hone/spirv"
)

// debugDeclare and debugValue are DebugDeclare and DebugValue in the sets that have them.
const (
	debugDeclare = spirv.ShaderDebugInfo100DebugDeclare
	debugValue   = spirv.ShaderDebugInfo100DebugValue
)

// debugSet reports whether id imports a set whose debug information of variables is understood. Numbers and places of
// operands are the same in all of them.
func debugSet(m *ir.Module, id ir.ID) bool {
	set := m.ExtSet(id)
	if set == nil {
		return false
	}
	switch set.Name {
	case "OpenCL.DebugInfo.100", "NonSemantic.Shader.DebugInfo.100", "NonSemantic.Shader.DebugInfo.":
		return true
	}
	return false
}

// declared returns the variable that a DebugDeclare is about, -1 for any other instruction.
func (p *promoter) declared(in *ir.Inst) int32 {
	if in.NumWords() < 5 || in.Word(1) != debugDeclare || !debugSet(p.m, in.ID(0)) {
		return -1
	}
	return p.index.Get(in.ID(3)) - 1
}

// debugValues says that the source variables that v holds have a value from here on.
func (p *promoter) debugValues(v int32, value ir.ID, b *ir.Builder) {
	for _, d := range p.vars[v].debug {
		hasValue(d, value, b)
	}
}

// hasValue says that the source variable of a DebugDeclare, or the part of it that the indexes tell, has a value from here on.
func hasValue(declare *ir.Inst, value ir.ID, b *ir.Builder) {
	operands := []ir.ID{declare.ID(2), value, declare.ID(4)}
	for i := 5; i < declare.NumWords(); i++ {
		operands = append(operands, declare.ID(i))
	}
	b.ExtInst(declare.Type, declare.ID(0), debugValue, operands...)
}

// Operand words of a DebugGlobalVariable.
const (
	globalDebugLinkage  = 8
	globalDebugVariable = 9
	globalDebugFlags    = 10
)

// isGlobalDebug reports whether in is a DebugGlobalVariable that names a variable.
func isGlobalDebug(m *ir.Module, in *ir.Inst) bool {
	return in.Op == spirv.OpExtInst && in.NumWords() > globalDebugFlags && in.Word(1) == spirv.ShaderDebugInfo100DebugGlobalVariable &&
		debugSet(m, in.ID(0))
}
