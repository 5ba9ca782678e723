package main

import (
	"fmt"
	"go/token"
	"strings"
)

// Packages build and view of ir.

// param is a parameter of a builder method, and how it becomes operand words.
type param struct {
	name, typ string
	words     string // expression of one word, or a slice expression
	slice     bool
}

// params turns operands into Go parameters. From the first operand that is optional, repeated or of
// more than a word, operands are one variadic parameter: ids where all are ids, words otherwise.
func (g *grammars) params(ops []operand) []param {
	var list []param
	used := map[string]bool{"b": true, "typ": true, "in": true}
	for i, o := range ops {
		if o.Kind == "IdResult" || o.Kind == "IdResultType" {
			continue
		}
		name := paramName(o, used)
		switch {
		case o.Quantifier != "" || strings.HasPrefix(o.Kind, "Pair") || o.Kind == "LiteralContextDependentNumber" ||
			o.Kind == "LiteralSpecConstantOpInteger":
			ids := o.Kind == "PairIdRefIdRef"
			if strings.HasPrefix(o.Kind, "Id") {
				ids = true
			}
			for _, p := range ops[i:] {
				ids = ids && (strings.HasPrefix(p.Kind, "Id") || p.Kind == "PairIdRefIdRef")
			}
			if ids {
				return append(list, param{name, "...ir.ID", "words(" + name + ")...", true})
			}
			if i < len(ops)-1 {
				name = "operands"
			}
			return append(list, param{name, "...uint32", name + "...", true})
		case strings.HasPrefix(o.Kind, "Id"):
			list = append(list, param{name: name, typ: "ir.ID", words: "uint32(" + name + ")"})
		case o.Kind == "LiteralString":
			list = append(list, param{name, "string", "spirv.AppendString(nil, " + name + ")...", true})
		case strings.HasPrefix(o.Kind, "Literal"):
			list = append(list, param{name: name, typ: "uint32", words: name})
		default:
			list = append(list, param{name: name, typ: "spirv." + o.Kind, words: "uint32(" + name + ")"})
			if g.hasParameters(o.Kind) {
				return append(list, param{"params", "...uint32", "params...", true})
			}
		}
	}
	return list
}

func (g *grammars) hasParameters(kind string) bool {
	for _, k := range g.core.Kinds {
		if k.Kind != kind {
			continue
		}
		for _, e := range k.Enumerants {
			if len(e.Parameters) > 0 {
				return true
			}
		}
	}
	return false
}

// paramName makes a Go parameter name of an operand's name, such as "Memory 0 Type" or none.
func paramName(o operand, used map[string]bool) string {
	name := identifier(o)
	name = strings.ToLower(name[:1]) + name[1:]
	if token.IsKeyword(name) || name == "string" || name == "words" {
		name += "_"
	}
	for base, n := name, 2; used[name]; n++ {
		name = fmt.Sprint(base, n)
	}
	used[name] = true
	return name
}

// identifier makes an exported Go name of an operand's name, of its kind where it has none.
func identifier(o operand) string {
	name, _, _ := strings.Cut(o.Name, ",") // "Operand 1, Operand 2, ..."
	name = strings.TrimSuffix(name, " 1")
	name = strings.TrimSuffix(name, " 0 type")
	var b strings.Builder
	for _, word := range strings.FieldsFunc(name, func(r rune) bool {
		return !(r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z')
	}) {
		b.WriteString(upperFirst(word))
	}
	s := b.String()
	if s == "" {
		s = strings.TrimPrefix(o.Kind, "Literal")
	}
	if s[0] >= '0' && s[0] <= '9' {
		s = "N" + s
	}
	return s
}

func writeBuilder(w *writer, g *grammars) {
	w.printf("import (\n\"hone/ir\"\n\"hone/spirv\"\n)\n\n")
	for i := range g.core.Instructions {
		in := &g.core.Instructions[i]
		hasType, hasResult := false, false
		for _, o := range in.Operands {
			hasType = hasType || o.Kind == "IdResultType"
			hasResult = hasResult || o.Kind == "IdResult"
		}
		params := g.params(in.Operands)
		var sig []string
		if hasType {
			sig = append(sig, "typ ir.ID")
		}
		for _, p := range params {
			sig = append(sig, p.name+" "+p.typ)
		}
		typ := "0"
		if hasType {
			typ = "typ"
		}
		name := strings.TrimPrefix(in.Opname, "Op")
		ret, tail := "*ir.Inst", ""
		if hasResult {
			ret, tail = "ir.ID", ".Result"
		}
		w.printf("// %s adds an %s.\nfunc (b Builder) %s(%s) %s {\n", name, in.Opname, name, strings.Join(sig, ", "), ret)
		call := fmt.Sprintf("return b.Emit(spirv.%s, %s, %v", in.Opname, typ, hasResult)
		slices, fixed := 0, 0
		for _, p := range params {
			if p.slice {
				slices++
			} else {
				fixed++
			}
		}
		if slices == 0 || slices == 1 && fixed == 0 {
			for _, p := range params {
				call += ", " + p.words
			}
			w.printf("%s)%s\n}\n\n", call, tail)
			continue
		}
		w.printf("w := make([]uint32, 0, 8)\n")
		for _, p := range params {
			w.printf("w = append(w, %s)\n", p.words)
		}
		w.printf("%s, w...)%s\n}\n\n", call, tail)
	}
}

func writeViews(w *writer, g *grammars) {
	w.printf("import (\n\"hone/ir\"\n\"hone/spirv\"\n)\n\n")
	for i := range g.core.Instructions {
		in := &g.core.Instructions[i]
		name := strings.TrimPrefix(in.Opname, "Op")
		w.printf("// %s is a view of an %s.\ntype %s struct{ in *ir.Inst }\n\n", name+"Inst", in.Opname, name+"Inst")
		w.printf("// Inst returns the instruction.\nfunc (v %sInst) Inst() *ir.Inst { return v.in }\n\n", name)
		w.printf("// %s returns the view of in, which must be an %s.\nfunc %s(in *ir.Inst) %s { return %s{in} }\n\n", name,
			in.Opname, name, name+"Inst", name+"Inst")
		at := 0
		used := map[string]bool{"Inst": true}
		for _, o := range in.Operands {
			if o.Kind == "IdResult" || o.Kind == "IdResultType" {
				continue
			}
			field := identifier(o)
			for base, n := field, 2; used[field]; n++ {
				if n == 2 {
					field = base + "Operand"
				} else {
					field = fmt.Sprint(base, n)
				}
			}
			used[field] = true
			isID := strings.HasPrefix(o.Kind, "Id")
			what := o.Name
			if what == "" {
				what = o.Kind
			}
			doc := strings.ReplaceAll(what, "\n", " ")
			switch {
			case o.Quantifier == "*" && isID:
				w.printf("// %s returns operand %s and those after it.\n"+
					"func (v %sInst) %s() []ir.ID { return idsFrom(v.in, %d) }\n\n", field, doc, name, field, at)
				goto next
			case o.Quantifier == "*" || strings.HasPrefix(o.Kind, "Pair") || o.Kind == "LiteralContextDependentNumber":
				w.printf("// %s returns the words of %s.\nfunc (v %sInst) %s() []uint32 { return wordsFrom(v.in, %d) }\n\n", field,
					doc, name, field, at)
				goto next
			case o.Quantifier == "?" && isID:
				w.printf("// %s returns the id %s, 0 where it is absent.\n"+
					"func (v %sInst) %s() ir.ID { return optionalID(v.in, %d) }\n\n", field, doc, name, field, at)
			case o.Quantifier == "?":
				goTyp := "uint32"
				if !strings.HasPrefix(o.Kind, "Literal") {
					goTyp = "spirv." + o.Kind
				}
				if o.Kind == "LiteralString" {
					goto next
				}
				w.printf("// %s returns %s, 0 where it is absent.\n"+
					"func (v %sInst) %s() %s { return %s(optionalWord(v.in, %d)) }\n\n", field, doc, name, field, goTyp, goTyp, at)
			case isID:
				w.printf("// %s returns the id %s.\nfunc (v %sInst) %s() ir.ID { return v.in.ID(%d) }\n\n", field, doc, name, field,
					at)
				w.printf("// Set%s sets the id %s.\nfunc (v %sInst) Set%s(id ir.ID) { v.in.SetID(%d, id) }\n\n", field, doc, name,
					field, at)
			case o.Kind == "LiteralString":
				w.printf("// %s returns the string %s.\nfunc (v %sInst) %s() string { return stringAt(v.in, %d) }\n\n", field, doc,
					name, field, at)
				goto next
			case strings.HasPrefix(o.Kind, "Literal"):
				w.printf("// %s returns the literal %s.\nfunc (v %sInst) %s() uint32 { return v.in.Literal(%d) }\n\n", field, doc,
					name, field, at)
			default:
				w.printf("// %s returns %s.\nfunc (v %sInst) %s() spirv.%s { return spirv.%s(v.in.Literal(%d)) }\n\n", field, doc,
					name, field, o.Kind, o.Kind, at)
				if g.hasParameters(o.Kind) {
					goto next
				}
			}
			at++
			if o.Quantifier == "?" {
				if isID {
					continue
				}
				break
			}
			continue
		next:
			break
		}
	}
}
