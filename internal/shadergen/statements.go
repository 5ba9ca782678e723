package shadergen

import (
	"fmt"
	"strings"
)

const (
	maxDepth = 4 // of constructs in each other
	maxLoops = 3 // in each other, with those of functions that are called
)

// statements adds statements until the budget for this level is used up. early ends the current block with a return and
// reports whether it did; it is asked for now and then, and only inside of constructs.
func (g *generator) statements(early func() bool) {
	for n := 1 + g.IntN(6); g.budget > 0 && (n > 0 || g.depth == 0); n-- {
		g.budget--
		if g.o.Records && g.chance(2) {
			g.accessRecord()
			continue
		}
		switch k := g.IntN(10); {
		case k == 4:
			g.buffer()
		case g.depth >= maxDepth || k < 4:
			g.assignment()
		case k == 5:
			g.ifElse(early)
		case g.o.Flow && (k == 7 || k == 9):
			g.flow(early)
		case k == 6:
			g.switchCase(early)
		case k == 7 && g.nested < maxLoops:
			g.forLoop(early)
		case k == 8 && g.uniform && g.depth == 0 && (g.o.Barriers || g.o.Subgroups):
			g.exchange()
		default:
			g.ifElse(early)
		}
	}
}

// assignment stores to a variable or to a part of one, or copies one.
func (g *generator) assignment() {
	v := g.variables[g.IntN(len(g.variables))]
	if list := parts(v.typ); list != nil && g.chance(2) {
		t := list[g.IntN(len(list))]
		if deeper := parts(t); deeper != nil && g.chance(2) {
			t = deeper[g.IntN(len(deeper))]
		}
		if p, ok := g.path(v, t); ok {
			g.store(p, t, 2)
			return
		}
	}
	if g.chance(6) {
		for _, w := range g.variables {
			if w.typ == v.typ && w.id != v.id {
				g.line("OpCopyMemory %s %s", v.id, w.id)
				return
			}
		}
	}
	g.store(v.id, v.typ, 3)
}

// store stores an expression to a pointer. At times it is observed, where that does not take much.
func (g *generator) store(pointer, typ string, depth int) {
	id := g.expression(typ, depth)
	g.line("OpStore %s %s", pointer, id)
	if _, n := matrix(typ); !isComposite(typ) && n == 0 && g.chance(2) {
		g.observe(value{id, typ})
	}
}

// condition returns a boolean, which at least half of the time differs between invocations.
func (g *generator) condition() string {
	if g.o.Flow && g.chance(2) {
		id, _ := g.known()
		return id
	}
	words := g.valuesOf("u32")
	if len(words) == 0 || g.chance(2) {
		return g.expression("bool", 2)
	}
	low := g.emit("OpBitwiseAnd", "u32", words[g.IntN(len(words))], g.constant("u32", 7))
	return g.emit(pick(g, "OpULessThan", "OpUGreaterThanEqual"), "bool", low, g.constant("u32", 1+g.IntN(7)))
}

// scope runs f and forgets the values that it made, which do not dominate what follows.
func (g *generator) scope(f func()) {
	n := len(g.values)
	uniform := g.uniform
	g.depth++
	g.uniform = false
	f()
	g.depth--
	g.uniform = uniform
	g.values = g.values[:n]
}

// leave ends the current block now and then otherwise than by going to merge: by a break, a continue or a return. It
// reports whether it did.
func (g *generator) leave(early func() bool) bool {
	switch {
	case g.loop != "" && g.chance(6):
		g.line("OpBranch %s", pick(g, g.merge, g.loop))
		return true
	case g.chance(12) || g.o.Flow && g.chance(8):
		return early()
	}
	return false
}

// ifElse makes a selection of two branches. What they compute may meet in a phi.
func (g *generator) ifElse(early func() bool) {
	then, otherwise, merge := g.fresh(), g.fresh(), g.fresh()
	condition := g.condition()
	typ := g.typ(1)
	type arm struct{ value, block string }
	var arms []arm
	g.line("OpSelectionMerge %s None", merge)
	if g.chance(3) {
		g.line("OpBranchConditional %s %s %s", condition, then, merge)
		otherwise = ""
	} else {
		g.line("OpBranchConditional %s %s %s", condition, then, otherwise)
	}
	for _, label := range []string{then, otherwise} {
		if label == "" {
			continue
		}
		g.label(label)
		g.scope(func() {
			g.statements(early)
			if g.leave(early) {
				return
			}
			arms = append(arms, arm{g.expression(typ, 1), g.block})
			g.line("OpBranch %s", merge)
		})
	}
	g.label(merge)
	if len(arms) == 0 || otherwise == "" {
		return
	}
	var entries []string
	for _, a := range arms {
		entries = append(entries, a.value+" "+a.block)
	}
	phi := g.remember(typ, g.emit("OpPhi", typ, strings.Join(entries, " ")))
	if g.chance(2) {
		g.observe(value{phi, typ})
	}
}

// switchCase makes a switch, in which a case may fall through to the next.
func (g *generator) switchCase(early func() bool) {
	n := 1 + g.IntN(4)
	labels := make([]string, n)
	selectors := []string{"u32", "i32"}
	if g.o.Wide {
		selectors = append(selectors, "i64")
	}
	if g.o.Narrow {
		selectors = append(selectors, "u16")
	}
	selected, first := selectors[g.IntN(len(selectors))], 0
	selector := g.emit("OpBitwiseAnd", selected, g.expression(selected, 2), g.constant(selected, 7))
	if class, _ := kind(selected); class == 'i' {
		first = -2
		selector = g.emit("OpIAdd", selected, selector, g.constant(selected, first))
	}
	if g.o.Flow && g.chance(2) {
		selector = g.constant(selected, first+g.IntN(n+1))
	}
	def, merge := g.fresh(), g.fresh()
	line := fmt.Sprintf("OpSwitch %s %s", selector, def)
	for i := range labels {
		labels[i] = g.fresh()
		line += fmt.Sprintf(" %d %s", first+i, labels[i])
	}
	g.line("OpSelectionMerge %s None", merge)
	g.line("%s", line)
	typ := g.typ(1)
	var entries []string
	leave := func() {
		entries = append(entries, g.expression(typ, 1)+" "+g.block)
		g.line("OpBranch %s", merge)
	}
	for i, label := range labels {
		g.label(label)
		g.scope(func() {
			g.statements(early)
			switch {
			case g.chance(8) && early():
			case i+1 < n && g.chance(4):
				g.line("OpBranch %s", labels[i+1])
			case g.loop != "" && g.chance(8):
				g.line("OpBranch %s", g.loop)
			default:
				leave()
			}
		})
	}
	g.label(def)
	g.scope(func() {
		g.statements(early)
		leave()
	})
	g.label(merge)
	if g.chance(2) {
		g.observe(value{g.remember(typ, g.emit("OpPhi", typ, strings.Join(entries, " "))), typ})
	}
}

// forLoop makes a loop that runs up to seven times. Its test stands at the start or, at times, at the end. Values go
// around it.
func (g *generator) forLoop(early func() bool) {
	header, test, body, latch, merge := g.fresh(), g.fresh(), g.fresh(), g.fresh(), g.fresh()
	limit := g.emit("OpBitwiseAnd", "u32", g.expression("u32", 1), g.constant("u32", 7))
	if !g.chance(4) { // not 0
		limit = g.emit("OpBitwiseOr", "u32", limit, g.constant("u32", 1))
	}
	counter, next := g.fresh(), g.fresh()
	around, updated, initial := make([]value, g.IntN(3)), make([]string, 2), make([]string, 2)
	typ := g.typ(1)
	for i := range around {
		around[i], updated[i], initial[i] = value{g.fresh(), typ}, "<"+g.fresh()+">", g.expression(typ, 1)
		if g.chance(2) {
			typ = g.typ(1)
		}
	}
	before := g.block
	loop, mergeOf := g.loop, g.merge
	atEnd := g.chance(3)
	g.line("OpBranch %s", header)
	g.label(header)
	g.line("%s = OpPhi %s %s %s %s %s", counter, g.typeID("u32"), g.constant("u32", 0), before, next, latch)
	for i, v := range around {
		g.line("%s = OpPhi %s %s %s %s %s", v.id, g.typeID(v.typ), initial[i], before, updated[i], latch)
	}
	g.line("OpLoopMerge %s %s None", merge, latch)
	if atEnd {
		g.line("OpBranch %s", body)
	} else {
		g.line("OpBranch %s", test)
		g.label(test)
		more := g.emit("OpULessThan", "bool", counter, limit)
		g.line("OpBranchConditional %s %s %s", more, body, merge)
	}
	g.nested++
	g.deepest = max(g.deepest, g.nested)
	g.label(body)
	g.scope(func() {
		g.values = append(append(g.values, value{counter, "u32"}), around...)
		g.loop, g.merge = latch, merge
		if g.chance(2) {
			g.observe(value{counter, "u32"})
		}
		g.statements(early)
		g.line("OpBranch %s", latch)
	})
	g.loop, g.merge = loop, mergeOf
	g.label(latch)
	g.line("%s = OpIAdd %s %s %s", next, g.typeID("u32"), counter, g.constant("u32", 1))
	g.scope(func() {
		g.values = append(append(g.values, value{counter, "u32"}), around...)
		for i, v := range around {
			from := g.expression(v.typ, 1)
			if other := around[len(around)-1-i]; other.typ == v.typ && g.chance(2) { // two change places
				from = other.id
			}
			g.later = append(g.later, updated[i], from)
		}
	})
	if atEnd {
		more := g.emit("OpULessThan", "bool", next, limit)
		g.line("OpBranchConditional %s %s %s", more, header, merge)
	} else {
		g.line("OpBranch %s", header)
	}
	g.nested--
	g.label(merge)
	g.values = append(g.values, around...)
}

// exchange lets invocations of a workgroup or subgroup see each other's values. All of them are here.
func (g *generator) exchange() {
	if g.o.Subgroups && (!g.o.Barriers || g.chance(2)) {
		scope := g.constant("u32", 3)
		switch g.IntN(4) {
		case 0:
			g.remember("bool", g.emit("OpGroupNonUniformAny", "bool", scope, g.expression("bool", 2)))
		case 1:
			g.remember("bool", g.emit("OpGroupNonUniformAll", "bool", scope, g.expression("bool", 2)))
		case 2:
			g.remember("u32", g.emit(pick(g, "OpGroupNonUniformIAdd", "OpGroupNonUniformUMax", "OpGroupNonUniformBitwiseXor"),
				"u32", scope,
				pick(g, "Reduce", "InclusiveScan", "ExclusiveScan"), g.expression("u32", 2)))
		case 3:
			g.remember("u32", g.emit("OpGroupNonUniformBroadcastFirst", "u32", scope, g.expression("u32", 2)))
		}
		return
	}
	if g.o.Records && g.chance(2) {
		g.exchangeRecords()
		return
	}
	g.line("OpStore %s %s", g.pointer("%p_shared_word", "%shared", g.lane), g.expression("u32", 2))
	g.barrier()
	other := g.emit("OpBitwiseXor", "u32", g.lane, g.constant("u32", 1+g.IntN(LocalSize-1)))
	g.remember("u32", g.emit("OpLoad", "u32", g.pointer("%p_shared_word", "%shared", other)))
	g.barrier()
}

// barrier waits for the workgroup, and makes Workgroup memory visible to it.
func (g *generator) barrier() {
	workgroup := g.constant("u32", 2)
	g.line("OpControlBarrier %s %s %s", workgroup, workgroup, g.constant("u32", 0x108)) // AcquireRelease, WorkgroupMemory
}
