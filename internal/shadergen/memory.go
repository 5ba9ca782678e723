package shadergen

import (
	"fmt"
	"strings"
)

// privateVariables declares variables that all functions share. Some have an initializer.
func (g *generator) privateVariables() {
	g.global("sum", "OpVariable %s Private %s", g.pointerType("u32", "Private"), g.constant("u32", 0))
	for i := range g.IntN(4) {
		v := variable{id: fmt.Sprintf("%%private%d", i), typ: g.typ(3), class: "Private"}
		initial := ""
		if g.chance(2) {
			initial = g.null(v.typ)
		}
		g.global(v.id[1:], "OpVariable %s Private %s", g.pointerType(v.typ, v.class), initial)
		g.privates = append(g.privates, v)
	}
}

// initializePrivates stores to the variables that all functions share, before any of these is called.
func (g *generator) initializePrivates() {
	for _, v := range g.privates {
		g.line("OpStore %s %s", v.id, g.null(v.typ))
	}
	if g.o.Records {
		g.line("OpStore %%hidden %s", g.null("Record"))
	}
}

// observe makes a value part of what the shader writes, whatever becomes of it afterwards.
func (g *generator) observe(v value) {
	sum := g.emit("OpIMul", "u32", g.emit("OpLoad", "u32", "%sum"), g.constant("u32", 33))
	g.line("OpStore %%sum %s", g.emit("OpBitwiseXor", "u32", sum, g.words(v)))
}

// interfaceOf returns the interface of the entry point: all that it uses, from SPIR-V 1.4 on.
func (g *generator) interfaceOf() []string {
	list := []string{"%gl_GlobalInvocationID", "%gl_LocalInvocationIndex"}
	if !g.o.Modern {
		return list
	}
	list = append(append(list, "%in", "%out", "%sum"), g.counters...)
	for _, v := range g.privates {
		list = append(list, v.id)
	}
	if g.o.Barriers {
		list = append(list, "%shared")
	}
	if g.o.Records {
		list = append(list, "%state", "%state2", "%tables", "%hidden")
		if g.o.Barriers {
			list = append(list, "%slots")
		}
	}
	if g.o.Constants {
		list = append(list, "%push")
	}
	return list
}

// interfaceConstants declares push constants and specialization constants, and one that is computed from these.
func (g *generator) interfaceConstants() {
	u := g.typeID("u32")
	g.notes.WriteString("OpDecorate %push_block Block\n")
	for i := range Pushed / 4 {
		fmt.Fprintf(&g.notes, "OpMemberDecorate %%push_block %d Offset %d\n", i, 4*i)
	}
	g.global("push_block", "OpTypeStruct%s", strings.Repeat(" "+u, Pushed/4))
	g.global("p_push_block", "OpTypePointer PushConstant %%push_block")
	g.global("p_push_word", "OpTypePointer PushConstant %s", u)
	g.global("push", "OpVariable %%p_push_block PushConstant")
	spec := func(typ, format string, args ...any) string {
		id := g.global(fmt.Sprintf("spec%d", len(g.constants)), format, args...)
		g.constants = append(g.constants, value{id, typ})
		return id
	}
	for id, name := range []string{
		spec("u32", "OpSpecConstant %s %d", u, g.IntN(100)),
		spec("i32", "OpSpecConstant %s %d", g.typeID("i32"), g.IntN(100)-50),
		spec("bool", "OpSpecConstantTrue %s", g.typeID("bool")),
	} {
		fmt.Fprintf(&g.notes, "OpDecorate %s SpecId %d\n", name, id)
	}
	spec("u32", "OpSpecConstantOp %s %s %%spec0 %s", u, pick(g, "IAdd", "IMul", "BitwiseXor"),
		g.constant("u32", 1+g.IntN(9)))
	spec("u32x2", "OpSpecConstantComposite %s %%spec0 %%spec3", g.typeID("u32x2"))
}

// pushConstants loads push constants.
func (g *generator) pushConstants() {
	if !g.o.Constants {
		return
	}
	for i := range Pushed / 4 {
		p := g.pointer("%p_push_word", "%push", g.constant("u32", i))
		g.remember("u32", g.emit("OpLoad", "u32", p))
	}
}

// argument returns a pointer for a parameter: to a variable that there is, or to one that is made for it. The same may
// be given twice.
func (g *generator) argument(p param) string {
	for _, i := range g.Perm(len(g.variables)) {
		if v := g.variables[i]; v.typ == p.typ && v.class == p.class {
			return v.id
		}
	}
	if p.class == "Private" { // which all functions see, and is declared once
		key := "shared_" + g.typeID(p.typ)[1:]
		if _, there := g.declared[key]; !there {
			g.privates = append(g.privates, variable{id: "%" + key, typ: p.typ, class: p.class})
		}
		id := g.global(key, "OpVariable %s Private %s", g.pointerType(p.typ, p.class), g.null(p.typ))
		return id
	}
	v := variable{g.fresh(), p.typ, p.class, true}
	g.arguments = append(g.arguments, v)
	g.line("OpStore %s %s", v.id, g.expression(p.typ, 0))
	return v.id
}

// word returns a pointer to a word of a buffer that may be read: of the input, or of the results of this invocation.
func (g *generator) word() string {
	index := g.expression("u32", 1)
	if g.own == "" || g.chance(2) {
		at := g.emit("OpBitwiseAnd", "u32", index, g.constant("u32", Inputs-1))
		return g.pointer("%p_word", "%in", g.constant("u32", 0), at)
	}
	return g.result(index)
}

// result returns a pointer to one of the results of this invocation.
func (g *generator) result(index string) string {
	at := g.emit("OpBitwiseAnd", "u32", index, g.constant("u32", Results-1))
	at = g.emit("OpIAdd", "u32", g.emit("OpIMul", "u32", g.own, g.constant("u32", Results)), at)
	return g.pointer("%p_word", "%out", g.constant("u32", 0), at)
}

// buffer loads from a buffer, or stores one of the results, which is stored again at the end or read before.
func (g *generator) buffer() {
	if g.own != "" && g.chance(3) {
		g.line("OpStore %s %s", g.result(g.expression("u32", 1)), g.expression("u32", 2))
		return
	}
	if g.own != "" && g.chance(4) {
		g.atomic()
		return
	}
	operands := []string{g.word()}
	if g.chance(4) {
		operands = append(operands, pick(g, "Aligned 4", "Nontemporal", "Volatile"))
	}
	g.remember("u32", g.emit("OpLoad", "u32", operands...))
}

// atomic changes one of the results of this invocation, which nobody else does.
func (g *generator) atomic() {
	// Device, Relaxed
	operands := []string{g.result(g.expression("u32", 1)), g.constant("u32", 1), g.constant("u32", 0),
		g.expression("u32", 1)}
	op := pick(g, "OpAtomicIAdd", "OpAtomicUMax", "OpAtomicXor", "OpAtomicExchange", "OpAtomicCompareExchange",
		"OpAtomicIIncrement")
	switch op {
	case "OpAtomicCompareExchange":
		operands = append(operands[:3], g.constant("u32", 0), operands[3], g.constant("u32", g.IntN(4)))
	case "OpAtomicIIncrement":
		operands = operands[:3]
	}
	g.remember("u32", g.emit(op, "u32", operands...))
}

// endEarly ends the entry point in a quarter of the invocations, after a result. Where others wait at barriers it does
// not.
func (g *generator) endEarly() bool {
	if g.o.Barriers || g.o.Subgroups {
		return false
	}
	if g.o.Flow && g.chance(3) {
		g.line("OpReturn")
		return true
	}
	end, merge := g.fresh(), g.fresh()
	quarter := g.emit("OpBitwiseAnd", "u32", g.own, g.constant("u32", 3))
	some := g.emit("OpIEqual", "bool", quarter, g.constant("u32", g.IntN(4)))
	g.line("OpSelectionMerge %s None", merge)
	g.line("OpBranchConditional %s %s %s", some, end, merge)
	g.label(end)
	g.scope(func() {
		g.line("OpStore %s %s", g.result(g.constant("u32", g.IntN(Results))), g.expression("u32", 2))
		g.line("OpReturn")
	})
	g.label(merge)
	return false
}
