package irtest

import (
	"math/rand/v2"
	"testing"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// WithoutDebug returns a module without debug information: lines, sources, names, and the instructions of sets with
// debug information of programs.
func WithoutDebug(bin *spirv.Binary) *spirv.Binary {
	out := &spirv.Binary{Words: append([]uint32(nil), bin.Words[:spirv.HeaderWords]...), BigEndian: bin.BigEndian}
	debug := map[uint32]bool{} // imported sets
	for _, w := range bin.Insts() {
		switch spirv.Op(w[0]) {
		case spirv.OpLine, spirv.OpNoLine, spirv.OpSource, spirv.OpSourceContinued, spirv.OpSourceExtension, spirv.OpName,
			spirv.OpMemberName, spirv.OpModuleProcessed:
			continue
		case spirv.OpExtInstImport:
			if name, _, _ := spirv.String(w[2:]); spirv.LookupExtSet(name).Debug() != spirv.NoDebug {
				debug[w[1]] = true
				continue
			}
		case spirv.OpExtInst, spirv.OpExtInstWithForwardRefsKHR:
			if debug[w[3]] {
				continue
			}
		}
		out.Words = append(out.Words, w...)
	}
	return out
}

// WithDebug returns a module to which debug information was added, as NonSemantic.Shader.DebugInfo.100 has it: of
// functions, of all variables, of half of all values, and lines and scopes. It is always the same for a seed. Where the
// seed is even, debug information stands among phis and variables too, which not every validator likes.
func WithDebug(t testing.TB, bin *spirv.Binary, seed uint64) *spirv.Binary {
	t.Helper()
	m := Read(t, bin)
	if m.Header.Version < spirv.MakeVersion(1, 6) {
		m.RequireExtension("SPV_KHR_non_semantic_info")
	}
	u32 := m.Types().Int(32, false)
	a := adder{m: m, r: rand.New(rand.NewPCG(seed, 0)), among: seed%2 == 0,
		set: m.Import("NonSemantic.Shader.DebugInfo.100"), void: m.Types().Void(),
		zero: m.Constants().Int(u32, 0), one: m.Constants().Int(u32, 1),
		text: build.Into(m.Section(ir.DebugStrings)).String("a.comp")}
	a.source = a.global(spirv.ShaderDebugInfo100DebugSource, a.text)
	a.unit = a.global(spirv.ShaderDebugInfo100DebugCompilationUnit, a.one, a.one, a.source, a.one)
	a.typ = a.global(spirv.ShaderDebugInfo100DebugTypeBasic, a.text, a.one, a.one, a.zero)
	a.expression = a.global(spirv.ShaderDebugInfo100DebugExpression)
	a.variables()
	for _, f := range m.Functions() {
		if len(f.Blocks) > 0 {
			a.function(f)
		}
	}
	return Write(t, m)
}

// adder adds debug information.
type adder struct {
	m                             *ir.Module
	r                             *rand.Rand
	set, void, zero, one, text    ir.ID
	source, unit, typ, expression ir.ID
	among                         bool // debug information may stand among phis and variables
}

func (a *adder) global(number uint32, operands ...ir.ID) ir.ID {
	return build.Into(a.m.Section(ir.Globals)).ExtInst(a.void, a.set, number, operands...)
}

func (a *adder) local(scope ir.ID) ir.ID {
	return a.global(spirv.ShaderDebugInfo100DebugLocalVariable, a.text, a.typ, a.source, a.one, a.one, scope, a.zero)
}

// variables describes the variables outside of functions.
func (a *adder) variables() {
	var list []ir.ID
	for in := range a.m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpVariable {
			list = append(list, in.Result)
		}
	}
	for _, v := range list {
		a.global(spirv.ShaderDebugInfo100DebugGlobalVariable, a.text, a.typ, a.source, a.one, a.one, a.unit, a.text, v,
			a.zero)
	}
}

func (a *adder) function(f *ir.Function) {
	typ := a.global(spirv.ShaderDebugInfo100DebugTypeFunction, a.zero, a.typ)
	scope := a.global(spirv.ShaderDebugInfo100DebugFunction, a.text, typ, a.source, a.one, a.one, a.unit, a.text, a.zero,
		a.one)
	for _, b := range f.Blocks {
		var list []*ir.Inst
		for in := range b.Insts() {
			list = append(list, in)
		}
		for _, in := range list {
			a.inst(in, scope)
		}
		if a.r.IntN(4) == 0 { // a block that is empty otherwise stays an empty one
			build.AtEnd(b).ExtInst(a.void, a.set, spirv.ShaderDebugInfo100DebugValue, a.local(scope), a.zero, a.expression)
		}
	}
	build.AtStart(f.Entry()).ExtInst(a.void, a.set, spirv.ShaderDebugInfo100DebugFunctionDefinition, scope, f.Result())
}

// inst describes what an instruction defines, directly after it or, if that stands among phis and variables, behind
// these.
func (a *adder) inst(in *ir.Inst, scope ir.ID) {
	if in.Unknown() || in.Op == spirv.OpLabel || in.Op == spirv.OpSelectionMerge || in.Op == spirv.OpLoopMerge ||
		in.IsTerminator() {
		return
	}
	head := in.Op == spirv.OpVariable || in.Op == spirv.OpUntypedVariableKHR || in.Op == spirv.OpPhi
	if !head && a.r.IntN(4) == 0 {
		build.Before(in).Emit(spirv.OpLine, 0, false, uint32(a.text), uint32(a.r.IntN(100)), 0)
	}
	if !head && a.r.IntN(8) == 0 {
		build.Before(in).ExtInst(a.void, a.set, spirv.ShaderDebugInfo100DebugScope, scope)
	}
	behind := build.After(in)
	if head && !a.among {
		behind = build.AtStart(in.Block())
	}
	typ := a.m.Def(in.Type)
	switch {
	case typ == nil || typ.Op == spirv.OpTypeVoid || typ.Op == spirv.OpTypeSampledImage:
	case in.Op == spirv.OpVariable:
		behind.ExtInst(a.void, a.set, spirv.ShaderDebugInfo100DebugDeclare, a.local(scope), in.Result, a.expression)
	case a.r.IntN(2) == 0:
		behind.ExtInst(a.void, a.set, spirv.ShaderDebugInfo100DebugValue, a.local(scope), in.Result, a.expression)
	}
}
