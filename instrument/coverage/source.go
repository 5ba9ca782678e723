package coverage

import (
	"strings"

	"hone/ir"
	"hone/spirv"
)

// Sources returns the texts of the files that a module was compiled from, as far as it holds them: in OpSource and
// OpSourceContinued, or in DebugSource and DebugSourceContinued. Cost: linear in what is outside of functions.
func Sources(m *ir.Module) map[string]string {
	texts := map[string]*strings.Builder{}
	var last *strings.Builder
	begin := func(file ir.ID, text string) {
		name := stringOf(m, file)
		if texts[name] != nil && texts[name].Len() > 0 { // it is there twice
			last = nil
			return
		}
		last = &strings.Builder{}
		last.WriteString(text)
		texts[name] = last
	}
	for in := range m.Section(ir.DebugStrings).Insts() {
		switch {
		case in.Unknown():
		case in.Op == spirv.OpSource && in.NumWords() > 3: // language, version, file, text
			text, _, _ := spirv.String(in.Words()[3:])
			begin(in.ID(2), text)
		case in.Op == spirv.OpSource:
			last = nil
		case in.Op == spirv.OpSourceContinued && last != nil:
			text, _, _ := spirv.String(in.Words())
			last.WriteString(text)
		}
	}
	for in := range m.Section(ir.Globals).Insts() {
		if !m.IsDebug(in) || m.ExtSet(in.ID(0)).Debug() != spirv.ShaderDebug {
			continue
		}
		switch {
		case in.Literal(1) == spirv.ShaderDebugInfo100DebugSource && in.NumWords() > 3:
			begin(in.ID(2), stringOf(m, in.ID(3)))
		case in.Literal(1) == spirv.ShaderDebugInfo100DebugSourceContinued && in.NumWords() > 2 && last != nil:
			last.WriteString(stringOf(m, in.ID(2)))
		}
	}
	all := map[string]string{}
	for name, b := range texts {
		all[name] = withoutPreamble(b.String())
	}
	return all
}

// withoutPreamble returns a source without the comments that a front end has put before its first line.
func withoutPreamble(text string) string {
	rest := text
	for {
		line, after, more := strings.Cut(rest, "\n")
		switch {
		case line == "#line 1":
			return after
		case !more || !strings.HasPrefix(line, "// OpModuleProcessed "):
			return text
		}
		rest = after
	}
}

// stringOf returns the text of an OpString, "" for anything else.
func stringOf(m *ir.Module, id ir.ID) string {
	d := m.Def(id)
	if d == nil || d.Op != spirv.OpString {
		return ""
	}
	text, _, _ := spirv.String(d.Words())
	return text
}
