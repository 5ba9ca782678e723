package cleanup

import (
	"iter"
	"slices"
	"strings"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// The passes that strip have one transformation each: all of what they name goes, or nothing. What is left of it is
// what something else needs, such as the string that a printf names, and instructions of unknown meaning. Linear.

// StripDebug removes names, sources, lines, and what describes the program to a debugger: OpName, OpSource, OpLine and
// the like, and the instructions of DebugInfo, OpenCL.DebugInfo.100 and NonSemantic.Shader.DebugInfo. Other
// instructions of non-semantic sets stay, such as a printf with its string.
var StripDebug = pass.ForModule("strip-debug", "remove names, sources, lines and debug information",
	func(c *pass.Context) bool {
		s := strip{c: c, m: c.Module}
		s.section(ir.DebugNames, func(*ir.Inst) bool { return true })
		s.section(ir.DebugProcessed, func(*ir.Inst) bool { return true })
		s.section(ir.DebugStrings, func(in *ir.Inst) bool { return in.Op != spirv.OpString })
		s.section(ir.Globals, isLine)
		s.section(ir.Tail, isLine)
		for _, f := range s.m.Functions() {
			s.insts(f.Preceding(), isLine)
		}
		if s.m.HasPositions() && s.may() {
			s.m.RemovePositions()
		}
		s.set(func(set *ir.Inst) bool { return s.m.ExtSet(set.Result).Debug() != spirv.NoDebug })
		s.strings()
		return s.leave
	}, pass.Idempotent)

// isLine reports whether an instruction outside of functions says where those after it come from.
func isLine(in *ir.Inst) bool { return in.Op == spirv.OpLine || in.Op == spirv.OpNoLine }

// StripNonSemantic removes the instructions of all sets that begin with NonSemantic., debug information and printf
// included, and what strip-reflect removes.
var StripNonSemantic = pass.ForModule("strip-nonsemantic",
	"remove reflection and the instructions of all non-semantic sets, debug information and printf included",
	func(c *pass.Context) bool {
		s := strip{c: c, m: c.Module}
		s.reflection()
		if s.hasNonSemanticPositions() && s.may() {
			s.m.RemovePositions()
		}
		s.set(isNonSemantic)
		s.strings()
		return s.leave
	}, pass.Idempotent)

// StripReflect removes what only tools read that look at the interface of a module: decorations of semantics, types and
// counters by name (SPV_GOOGLE_hlsl_functionality1, SPV_GOOGLE_user_type), and the instructions of
// NonSemantic.ClspvReflection.
var StripReflect = pass.ForModule("strip-reflect", "remove what only reflection reads",
	func(c *pass.Context) bool {
		s := strip{c: c, m: c.Module}
		s.reflection()
		s.set(func(set *ir.Inst) bool { return strings.HasPrefix(text(set), "NonSemantic.ClspvReflection.") })
		s.strings()
		return s.leave
	}, pass.Idempotent)

func isNonSemantic(set *ir.Inst) bool { return strings.HasPrefix(text(set), "NonSemantic.") }

// strip is the state of a pass that removes what it finds.
type strip struct {
	c     *pass.Context
	m     *ir.Module
	asked bool
	leave bool // Transform gave leave
}

// may asks once for leave to transform the module.
func (s *strip) may() bool {
	if !s.asked {
		s.asked, s.leave = true, s.c.Transform()
	}
	return s.leave
}

// section removes instructions of a section that are known and not pinned.
func (s *strip) section(kind ir.SectionKind, gone func(*ir.Inst) bool) {
	s.insts(s.m.Section(kind).Insts(), gone)
}

// insts is section for instructions that stand elsewhere.
func (s *strip) insts(list iter.Seq[*ir.Inst], gone func(*ir.Inst) bool) {
	for in := range list {
		if s.removable(in) && gone(in) && s.may() {
			in.Remove()
		}
	}
}

func (s *strip) removable(in *ir.Inst) bool {
	return !in.Unknown() && (in.Result == 0 || !s.m.Pinned(in.Result))
}

// strings removes strings that nothing uses, once something else was removed.
func (s *strip) strings() {
	if s.leave {
		s.section(ir.DebugStrings, func(in *ir.Inst) bool { return in.Op == spirv.OpString && s.m.Uses(in.Result) == 0 })
	}
}

// set removes the instructions of the extended instruction sets for which gone is true, then their imports, and the
// extensions that non-semantic sets need if none is left. Only each other use these instructions.
func (s *strip) set(gone func(set *ir.Inst) bool) {
	found := false
	for in := range s.m.Section(ir.ExtInstImports).Insts() {
		found = found || in.Op == spirv.OpExtInstImport && gone(in)
	}
	if !found {
		return
	}
	for in := range s.m.Insts() {
		if !in.Op.Is(spirv.TraitExtended) || in.NumWords() == 0 {
			continue
		}
		if d := s.m.Def(in.ID(0)); d != nil && d.Op == spirv.OpExtInstImport && gone(d) && s.removable(in) && s.may() {
			in.Remove()
		}
	}
	s.section(ir.ExtInstImports, func(in *ir.Inst) bool {
		return in.Op == spirv.OpExtInstImport && gone(in) && s.m.Uses(in.Result) == 0
	})
	for in := range s.m.Section(ir.ExtInstImports).Insts() {
		if in.Op == spirv.OpExtInstImport && isNonSemantic(in) {
			return
		}
	}
	// Forward references are for non-semantic sets only.
	s.extensions("SPV_KHR_non_semantic_info", "SPV_KHR_relaxed_extended_instruction")
}

// hasNonSemanticPositions reports whether instructions of a non-semantic set say where some instruction comes from.
// Linear.
func (s *strip) hasNonSemanticPositions() bool {
	for _, f := range s.m.Functions() {
		for in := range f.AllInsts() {
			at := in.Position()
			for _, words := range [...][]uint32{at.Line, at.Scope} {
				if len(words) > 3 && spirv.Op(words[0]) == spirv.OpExtInst && s.m.ExtSet(ir.ID(words[3])).NonSemantic() {
					return true
				}
			}
		}
	}
	return false
}

// reflection removes decorations that say how shaders in a high-level language call things.
func (s *strip) reflection() {
	s.section(ir.Annotations, func(in *ir.Inst) bool {
		at := 1
		switch in.Op {
		case spirv.OpMemberDecorate, spirv.OpMemberDecorateString:
			at = 2
		case spirv.OpDecorate, spirv.OpDecorateString, spirv.OpDecorateId:
		default:
			return false
		}
		switch spirv.Decoration(in.Literal(at)) {
		case spirv.DecorationUserSemantic, spirv.DecorationUserTypeGOOGLE, spirv.DecorationCounterBuffer:
			return true
		}
		return false
	})
	s.extensions("SPV_GOOGLE_hlsl_functionality1", "SPV_GOOGLE_user_type")
	for in := range s.m.Section(ir.Annotations).Insts() {
		if in.Op == spirv.OpDecorateString || in.Op == spirv.OpMemberDecorateString {
			return
		}
	}
	s.extensions("SPV_GOOGLE_decorate_string")
}

// extensions removes extensions by name.
func (s *strip) extensions(names ...string) {
	s.section(ir.Extensions, func(in *ir.Inst) bool {
		return in.Op == spirv.OpExtension && slices.Contains(names, text(in))
	})
}

// text returns the string that the operands of an instruction are.
func text(in *ir.Inst) string {
	s, _, _ := spirv.String(in.Words())
	return s
}
