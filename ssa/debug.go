package ssa

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// Numbers that the sets which have them share.
const (
	debugDeclare    = spirv.ShaderDebugInfo100DebugDeclare
	debugValue      = spirv.ShaderDebugInfo100DebugValue
	debugExpression = spirv.ShaderDebugInfo100DebugExpression
	debugOperation  = spirv.ShaderDebugInfo100DebugOperation
	derefOperation  = 0 // the DebugOperation Deref
)

// debugSet reports whether id imports a set whose debug information of variables is understood. Numbers and places of
// operands are the same in all of them.
func debugSet(m *ir.Module, id ir.ID) bool {
	dialect := m.ExtSet(id).Debug()
	return dialect == spirv.OpenCLDebug || dialect == spirv.ShaderDebug
}

// declaredLocation is where a source variable is, or the part of it that indexes select: in the variable of a
// DebugDeclare, or, from a DebugValue on, where the pointer leads that is its value.
type declaredLocation struct {
	in         *ir.Inst
	expression ir.ID // the same for what is loaded from there; 0: the pointer itself is the source variable's value
}

// declared returns the variable that debug information is about, -1 for any other instruction.
func (p *promoter) declared(in *ir.Inst) int32 {
	if in.NumWords() < 5 || in.Literal(1) != debugDeclare && in.Literal(1) != debugValue || !debugSet(p.m, in.ID(0)) {
		return -1
	}
	return p.index.Get(in.ID(3)) - 1
}

// valueExpression returns the DebugExpression that makes the source variable of what is loaded from its location, 0 for
// none.
func (p *promoter) valueExpression(in *ir.Inst) ir.ID {
	if in.Literal(1) == debugDeclare {
		return in.ID(4)
	}
	d := p.m.Def(in.ID(4))
	if d == nil || !d.Op.Is(spirv.TraitExtended) || d.NumWords() < 3 {
		return 0
	}
	first := p.m.Def(d.ID(2))
	if first == nil || !first.Op.Is(spirv.TraitExtended) || first.NumWords() < 3 {
		return 0
	}
	operation, known := uint64(first.Word(2)), true
	if p.m.ExtSet(d.ID(0)).NonSemantic() { // which has only ids
		operation, known = p.m.Constants().IntValue(first.ID(2))
	}
	if !known || operation != derefOperation {
		return 0
	}
	return p.expressions.get(p.m, d, d.Words()[3:])
}

// expressions finds DebugExpressions and DebugOperations. It keeps the last answer.
type expressions struct{ last *ir.Inst }

// get returns the DebugExpression with the given operations of the instruction set of like, which is one of its debug
// instructions.
func (x *expressions) get(m *ir.Module, like *ir.Inst, operations []uint32) ir.ID {
	return x.find(m, like, debugExpression, operations)
}

// behindPointer returns the DebugExpression that makes of a pointer what the given one makes of what it leads to, in a
// set that has literals.
func (x *expressions) behindPointer(m *ir.Module, expression ir.ID) ir.ID {
	d := m.Def(expression)
	if d == nil || !d.Op.Is(spirv.TraitExtended) {
		return expression
	}
	deref := x.find(m, d, debugOperation, []uint32{derefOperation})
	return x.get(m, d, append([]uint32{uint32(deref)}, d.Words()[2:]...))
}

// find returns debug instruction number with the given operands, and adds it where there is none.
func (x *expressions) find(m *ir.Module, like *ir.Inst, number uint32, operands []uint32) ir.ID {
	is := func(in *ir.Inst) bool {
		return in.Op.Is(spirv.TraitExtended) && in.ID(0) == like.ID(0) && in.Literal(1) == number &&
			slices.Equal(in.Words()[2:], operands)
	}
	if x.last != nil && is(x.last) {
		return x.last.Result
	}
	globals := m.Section(ir.Globals)
	for x.last = globals.First(); x.last != nil && !is(x.last); {
		m.Spend(1)
		x.last = x.last.Next()
	}
	if x.last == nil {
		words := append([]uint32{uint32(like.ID(0)), number}, operands...)
		x.last = build.Into(globals).Emit(spirv.OpExtInst, like.Type, true, words...)
	}
	return x.last.Result
}

// debugValues says that the source variables that are in v have a value from here on.
func (p *promoter) debugValues(v int32, value ir.ID, b build.Builder) {
	for _, d := range p.vars[v].debug {
		d.hasValue(value, b)
	}
}

// debugHere says what value v has where debug information about it begins.
func (p *promoter) debugHere(v int32, in *ir.Inst) {
	if in.Literal(1) == debugDeclare && p.vars[v].in.NumWords() < 2 || p.now[v] == 0 {
		return // the first store is still to come
	}
	for _, d := range p.vars[v].debug {
		if d.in == in {
			d.hasValue(p.value(v), build.Before(in))
		}
	}
}

// hasValue says that the source variable has a value from here on.
func (d declaredLocation) hasValue(value ir.ID, b build.Builder) {
	if d.expression == 0 {
		return
	}
	operands := []ir.ID{d.in.ID(2), value, d.expression}
	for i := 5; i < d.in.NumWords(); i++ { // indexes
		operands = append(operands, d.in.ID(i))
	}
	b.ExtInst(d.in.Type, d.in.ID(0), debugValue, operands...)
}

// Operand words of a DebugGlobalVariable.
const (
	globalDebugLinkage  = 8
	globalDebugVariable = 9
	globalDebugFlags    = 10
)

// isGlobalDebug reports whether in is a DebugGlobalVariable that names a variable.
func isGlobalDebug(m *ir.Module, in *ir.Inst) bool {
	return in.Op.Is(spirv.TraitExtended) && in.NumWords() > globalDebugFlags &&
		in.Literal(1) == spirv.ShaderDebugInfo100DebugGlobalVariable &&
		debugSet(m, in.ID(0))
}
