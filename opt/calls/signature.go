package calls

import (
	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// signatures says what functions take and return may change: only calls that the module shows name them, so that all
// of these can follow.
type signatures struct {
	c     *pass.Context
	m     *ir.Module
	calls *analysis.CallGraph
}

func newSignatures(c *pass.Context) signatures { return signatures{c, c.Module, analysis.Calls.Of(c)} }

// sites returns the calls of a function, none if its signature has to stay, and why is the reason then: "" where
// nothing calls it.
func (s signatures) sites(f *ir.Function) (sites []*ir.Inst, why string) {
	sites = s.calls.Sites(f)
	if len(sites) == 0 {
		return nil, ""
	}
	if why = s.fixed(f, len(sites)); why != "" {
		return nil, why
	}
	return sites, ""
}

// fixed returns why the signature of a function that is called so often has to stay, "" for no reason.
func (s signatures) fixed(f *ir.Function, sites int) string {
	switch {
	case len(f.Blocks) == 0:
		return "the function is not in the module"
	case s.calls.UnknownCallers(f), s.m.Uses(f.Result()) > sites:
		return "something else than calls of the module may name the function"
	case spirv.FunctionControl(f.Def.Literal(0))&spirv.FunctionControlOptNoneEXT != 0:
		return "the function asks not to be optimized"
	}
	for d := range s.m.Decorations(f.Result()) {
		switch d.Kind {
		case spirv.DecorationRelaxedPrecision, spirv.DecorationFuncParamAttr, spirv.DecorationUserSemantic:
		default:
			return "the function has a decoration that may speak of them"
		}
	}
	if !s.known(f.Def.Type) {
		return "it is of unknown meaning what the function returns"
	}
	for _, p := range f.Params {
		if !s.known(p.Type) {
			return "the function has a parameter of unknown meaning"
		}
	}
	return ""
}

// known reports whether a type is one that the grammar knows.
func (s signatures) known(typ ir.ID) bool {
	d := s.m.Def(typ)
	return d != nil && d.Op.Is(spirv.TraitType) && !d.Unknown()
}

// stays returns why a parameter, or the result of a call, can't give way to the value that it always has, "" for no
// reason.
func stays(m *ir.Module, id ir.ID) string {
	if m.Pinned(id) {
		return "an instruction of unknown meaning may name a parameter"
	}
	for d := range m.Decorations(id) {
		switch d.Kind {
		case spirv.DecorationRelaxedPrecision, spirv.DecorationRestrict, spirv.DecorationAliased,
			spirv.DecorationRestrictPointer, spirv.DecorationAliasedPointer, spirv.DecorationNonUniform,
			spirv.DecorationNonWritable, spirv.DecorationNonReadable, spirv.DecorationAlignment,
			spirv.DecorationMaxByteOffset, spirv.DecorationUserSemantic:
		case spirv.DecorationFuncParamAttr:
			if len(d.Params) != 1 || d.Params[0] == uint32(spirv.FunctionParameterAttributeByVal) {
				return "it has a parameter that is a copy of what it points to"
			}
		default:
			return "a decoration of a parameter would be lost"
		}
	}
	return ""
}

// mayBeReplaced reports whether a linker may put another function in the place of one.
func mayBeReplaced(m *ir.Module, function ir.ID) bool {
	_, linkage, ok := m.Linkage(function)
	return ok && linkage != spirv.LinkageTypeExport && linkage != spirv.LinkageTypeLinkOnceODR
}

// shorten takes arguments from a call, those for which gone is true.
func (s signatures) shorten(call *ir.Inst, gone []bool) {
	words := call.Words()
	kept := []uint32{words[0]}
	for i, w := range words[1:] {
		if !gone[i] {
			kept = append(kept, w)
		}
	}
	if len(kept) < len(words) {
		call.SetOperands(kept)
	}
}
