package main

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// The tables of package spirv: opcodes, operand kinds, enumerants, extended instruction sets and
// generators. All are literals that the compiler lays out as data; nothing runs at start.

func writeOps(w *writer, g *grammars) {
	w.printf("// Opcodes. An alias has the value of the name that the grammar prefers.\nconst (\n")
	for _, in := range g.core.Instructions {
		w.printf("%s Op = %d\n", in.Opname, in.Opcode)
		for _, a := range in.Aliases {
			w.printf("%s = %s\n", a, in.Opname)
		}
	}
	w.printf(")\n")
}

// enumKinds yields each kind that has enumerants, with the prefix of its Go names: the core kinds
// and those of the extended instruction sets.
func enumKinds(g *grammars, f func(k *kind, goKind, text string)) {
	for i := range g.core.Kinds {
		if k := &g.core.Kinds[i]; len(k.Enumerants) > 0 {
			f(k, k.Kind, k.Kind)
		}
	}
	for s := range g.ext {
		for i := range g.ext[s].Kinds {
			if k := &g.ext[s].Kinds[i]; len(k.Enumerants) > 0 {
				f(k, extKind(s, k.Kind), k.Kind)
			}
		}
	}
}

func writeEnums(w *writer, g *grammars) {
	enumKinds(g, func(k *kind, goKind, text string) {
		what := "a value"
		if k.Category == "BitEnum" {
			what = "a mask"
		}
		w.printf("// %s is %s of operand kind %s.\ntype %s uint32\n\n", goKind, what, text, goKind)
		w.printf("// String returns the name in the grammar (names joined by | for a mask), or the number.\n")
		w.printf("func (v %s) String() string { return Kind%s.Text(uint32(v)) }\n\n", goKind, goKind)
		w.printf("const (\n")
		for _, e := range k.Enumerants {
			w.printf("%s %s = %#x\n", goName(goKind, e.Enumerant), goKind, e.value)
			for _, a := range e.Aliases {
				w.printf("%s = %s\n", goName(goKind, a), goName(goKind, e.Enumerant))
			}
		}
		w.printf(")\n\n")
	})
}

// operands renders operand layouts; kindName maps a grammar kind to the suffix of its Kind constant.
func operands(list []operand, kindName func(string) string) string {
	if len(list) == 0 {
		return "nil"
	}
	var b strings.Builder
	b.WriteString("[]Operand{")
	for _, o := range list {
		quant := map[string]string{"": "One", "?": "Optional", "*": "Many"}[o.Quantifier]
		fmt.Fprintf(&b, "{Kind%s, %s, %q},", kindName(o.Kind), quant, strings.Trim(o.Name, "'"))
	}
	b.WriteString("}")
	return b.String()
}

func same(s string) string { return s }

// needs renders the requirement fields that instructions and enumerants share.
func needs(caps, exts []string, ver, last string) string {
	var b strings.Builder
	if len(caps) > 0 {
		b.WriteString("Capabilities: []Capability{")
		for _, c := range caps {
			b.WriteString(goName("Capability", c) + ",")
		}
		b.WriteString("},")
	}
	if len(exts) > 0 {
		fmt.Fprintf(&b, "Extensions: %#v,", exts)
	}
	if v := version(ver); v != "0" {
		fmt.Fprintf(&b, "Version: %s,", v)
	}
	if v := version(last); v != "0" {
		fmt.Fprintf(&b, "LastVersion: %s,", v)
	}
	return b.String()
}

func writeInstructions(w *writer, g *grammars) {
	w.printf("// opInfos is sorted by opcode.\nvar opInfos = []OpInfo{\n")
	for i := range g.core.Instructions {
		in := &g.core.Instructions[i]
		w.printf("{Name: %q, Op: %s, Class: %q, Operands: %s, Effects: %s,", in.Opname, in.Opname,
			strings.Trim(in.Class, "@"),
			operands(in.Operands, same), coreEffects(in))
		if len(in.Aliases) > 0 {
			w.printf("Aliases: %#v,", in.Aliases)
		}
		for _, o := range in.Operands {
			switch o.Kind {
			case "IdResult":
				w.printf("HasResult: true,")
			case "IdResultType":
				w.printf("HasType: true,")
			}
		}
		w.printf("Needs: Needs{%s}},\n", needs(in.Capabilities, in.Extensions, in.Version, in.LastVersion))
	}
	w.printf("}\n\n")
	w.printf("// opIndex holds 1 + the index in opInfos for each opcode, 0 for none.\nvar opIndex = []uint16{\n")
	for i := range g.core.Instructions {
		w.printf("%s: %d,\n", g.core.Instructions[i].Opname, i+1)
	}
	w.printf("}\n")
}

func writeEnumerants(w *writer, list []enumerant, kindName func(string) string) {
	w.printf("Enumerants: []Enumerant{\n")
	for _, e := range list {
		w.printf("{Name: %q, Value: %#x,", e.Enumerant, e.value)
		if len(e.Parameters) > 0 {
			w.printf("Parameters: %s,", operands(e.Parameters, kindName))
		}
		if len(e.Aliases) > 0 {
			w.printf("Aliases: %#v,", e.Aliases)
		}
		w.printf("Needs: Needs{%s}},\n", needs(e.Capabilities, e.Extensions, e.Version, e.LastVersion))
	}
	w.printf("},")
}

func writeKinds(w *writer, g *grammars) {
	w.printf("// Operand kinds.\nconst (\nKindUnknown Kind = iota\n")
	for _, k := range g.core.Kinds {
		w.printf("Kind%s\n", k.Kind)
	}
	for s := range g.ext {
		for _, k := range g.ext[s].Kinds {
			w.printf("Kind%s\n", extKind(s, k.Kind))
		}
	}
	w.printf(")\n\nvar kindInfos = []KindInfo{\nKindUnknown: {Name: \"Unknown\"},\n")
	row := func(k *kind, goKind string, kindName func(string) string) {
		w.printf("Kind%s: {Name: %q, Category: Category%s,", goKind, k.Kind, k.Category)
		for i, b := range k.Bases {
			if i == 0 {
				w.printf("Bases: [2]Kind{")
			}
			w.printf("Kind%s,", b)
			if i == 1 {
				w.printf("},")
			}
		}
		if len(k.Bases) > 0 {
			w.printf("pair: %s,", operands(pair(k), kindName))
		}
		if slices.ContainsFunc(k.Enumerants, func(e enumerant) bool { return len(e.Parameters) > 0 }) {
			w.printf("params: true,")
		}
		if len(k.Enumerants) > 0 {
			writeEnumerants(w, k.Enumerants, kindName)
		}
		w.printf("},\n")
	}
	for i := range g.core.Kinds {
		row(&g.core.Kinds[i], g.core.Kinds[i].Kind, same)
	}
	for s := range g.ext {
		for i := range g.ext[s].Kinds {
			k := &g.ext[s].Kinds[i]
			row(k, extKind(s, k.Kind), g.extKindName(s))
		}
	}
	w.printf("}\n")
}

// pair is the layout of a composite kind. Its only use of LiteralInteger before an id is OpSwitch, whose
// literals are as wide as the selector: the specification says so, the grammar does not.
func pair(k *kind) []operand {
	list := []operand{{Kind: k.Bases[0]}, {Kind: k.Bases[1]}}
	if k.Kind == "PairLiteralIntegerIdRef" {
		list[0].Kind = "LiteralContextDependentNumber"
	}
	return list
}

// extKind is the Go name of a kind of extended instruction set s: OpenCLDebugInfo100TypeQualifier for
// DebugTypeQualifier, which is also the name of an instruction of that set.
func extKind(s int, kind string) string { return extSets[s].prefix + strings.TrimPrefix(kind, "Debug") }

// extKindName resolves a kind that extended instruction set s mentions: its own first, then the core's.
func (g *grammars) extKindName(s int) func(string) string {
	return func(name string) string {
		for _, k := range g.ext[s].Kinds {
			if k.Kind == name {
				return extKind(s, name)
			}
		}
		return name
	}
}

func writeExtSets(w *writer, g *grammars) {
	for s, x := range g.ext {
		set := extSets[s]
		w.printf("// Instructions of the extended instruction set %s.\nconst (\n", strings.TrimSuffix(set.name, "."))
		for _, in := range x.Instructions {
			w.printf("%s = %d\n", goName(set.prefix, upperFirst(in.Opname)), in.Opcode)
		}
		w.printf(")\n\n")
	}
	w.printf("var extSets = []ExtSet{\n")
	for s, x := range g.ext {
		w.printf("{Name: %q, index: %d, Insts: []ExtInst{\n", extSets[s].name, s)
		for _, in := range x.Instructions {
			w.printf("{Name: %q, Number: %d, Operands: %s, Effects: %s, Needs: Needs{%s}},\n", in.Opname, in.Opcode,
				operands(in.Operands, g.extKindName(s)), extInstEffects(extSets[s].prefix, in.Opname), needs(in.Capabilities,
					in.Extensions, in.Version, in.LastVersion))
		}
		w.printf("}},\n")
	}
	w.printf("{Name: \"NonSemantic.\", index: %d}, // the unknown ones: see LookupExtSet\n}\n", len(g.ext))
}

func upperFirst(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

func writeGenerators(w *writer, g *grammars) {
	type row struct {
		id   int
		name string
	}
	var rows []row
	for _, ids := range g.reg.IDs {
		if ids.Type != "vendor" {
			continue
		}
		for _, id := range ids.ID {
			rows = append(rows, row{id.Value, strings.TrimSpace(id.Vendor + " " + id.Tool)})
		}
	}
	sort.Slice(rows, func(i, j int) bool { return rows[i].id < rows[j].id })
	w.printf("// generatorNames is indexed by tool id, the upper half of the header's generator word.\n" +
		"var generatorNames = []string{\n")
	for _, r := range rows {
		w.printf("%d: %q,\n", r.id, r.name)
	}
	w.printf("}\n")
}
