package shadergen

import "strings"

// Control flow that compilers seldom write as it is, and that is left when they have inlined and folded: conditions
// that are known, code that nothing reaches, loops that run once, never, or would not end, loops in continue
// constructs, headers that continue their loop. See Options.Flow.

// known returns a condition that folds: a constant, or what is computed from constants, also by way of a variable.
func (g *generator) known() (id string, value bool) {
	a, b := g.IntN(3), g.IntN(3)
	switch x := g.constant("u32", a); g.IntN(4) {
	case 0:
		return g.emit("OpULessThan", "bool", x, g.constant("u32", b)), a < b
	case 1:
		return g.emit("OpINotEqual", "bool", x, g.constant("u32", b)), a != b
	case 2:
		for _, v := range g.variables {
			if v.typ == "u32" && v.own {
				g.line("OpStore %s %s", v.id, x)
				return g.emit("OpIEqual", "bool", g.emit("OpLoad", "u32", v.id), g.constant("u32", b)), a == b
			}
		}
	}
	return g.boolean(a < b), a < b
}

// unlikely returns a condition that is always false, which takes more than constants to know.
func (g *generator) unlikely() string {
	word := g.constant("u32", 5)
	if words := g.valuesOf("u32"); len(words) > 0 {
		word = words[g.IntN(len(words))]
	}
	low := g.emit("OpBitwiseAnd", "u32", word, g.constant("u32", 7))
	return g.emit("OpUGreaterThan", "bool", low, g.constant("u32", 8+g.IntN(3)))
}

// flow adds a statement of these.
func (g *generator) flow(early func() bool) {
	switch k := g.IntN(5); {
	case g.atLabel() && g.nested < maxLoops && g.chance(2):
		g.sharedLoop(early)
	case k == 0 && g.loop != "":
		g.escape()
	case k <= 1:
		g.never(early)
	case g.nested < maxLoops:
		g.oddLoop(early)
	default:
		g.ifElse(early)
	}
}

// branch ends the block with a conditional branch, whose targets are in any order: for the second one the condition is
// negated.
func (g *generator) branch(condition, then, otherwise string) {
	if g.chance(3) {
		condition = g.emit("OpLogicalNot", "bool", condition)
		then, otherwise = otherwise, then
	}
	g.line("OpBranchConditional %s %s %s", condition, then, otherwise)
}

// header ends the block with a conditional branch after a merge instruction.
func (g *generator) header(condition, then, otherwise, merge string) {
	if g.chance(3) {
		condition = g.emit("OpLogicalNot", "bool", condition)
		then, otherwise = otherwise, then
	}
	g.line("%s", merge)
	g.line("OpBranchConditional %s %s %s", condition, then, otherwise)
}

// escape leaves the loop or continues it on a condition, which needs no merge instruction.
func (g *generator) escape() {
	next := g.fresh()
	g.branch(g.condition(), pick(g, g.merge, g.loop), next)
	g.label(next)
}

// never adds a selection that no invocation enters, and in it what ends in no other way: an infinite loop, or the end
// of the shader.
func (g *generator) never(early func() bool) {
	then, merge := g.fresh(), g.fresh()
	condition := g.unlikely()
	if g.chance(3) {
		condition = g.boolean(false)
	}
	g.header(condition, then, merge, "OpSelectionMerge "+merge+" None")
	g.label(then)
	g.scope(func() {
		g.statements(early)
		switch {
		case g.chance(3) && !g.stays:
			g.line("OpUnreachable")
			return
		case g.chance(2):
			g.endless(early)
		}
		g.line("OpBranch %s", merge)
	})
	g.label(merge)
}

// endless makes a loop whose only exit, if it has one, is from inside of its body.
func (g *generator) endless(early func() bool) {
	header, body, again, merge := g.fresh(), g.fresh(), g.fresh(), g.fresh()
	g.line("OpBranch %s", header)
	g.label(header)
	if g.chance(2) {
		g.header(g.condition(), body, again, "OpLoopMerge "+merge+" "+again+" None")
	} else {
		g.line("OpLoopMerge %s %s None", merge, again)
		g.line("OpBranch %s", body)
	}
	g.inLoop(body, again, merge, early)
	g.label(again)
	g.inContinue(func() {
		if g.chance(3) {
			g.statements(g.noEnd)
		}
	})
	g.line("OpBranch %s", header)
	g.label(merge)
}

// atLabel reports whether the current block is empty, and may be the header of a loop: it is not the function's first.
func (g *generator) atLabel() bool {
	return g.block != g.entry && strings.HasSuffix(g.body.String(), g.block+" = OpLabel\n")
}

// sharedLoop makes a loop of which the header is something else besides: the current block, which is empty, but may be
// a merge block, a continue target or a case. So it has no phis. The counter is in memory. It runs up to four times.
func (g *generator) sharedLoop(early func() bool) {
	header, again, merge := g.block, g.fresh(), g.fresh()
	at := g.global(g.fresh()[1:]+"_counter", "OpVariable %s Private %s", g.pointerType("u32", "Private"),
		g.constant("u32", 0))
	g.counters = append(g.counters, at)
	counter := value{g.emit("OpLoad", "u32", at), "u32"}
	more := func() string {
		next := g.emit("OpIAdd", "u32", counter.id, g.constant("u32", 1))
		g.line("OpStore %s %s", at, next)
		return g.emit("OpULessThan", "bool", next, g.constant("u32", 1+g.IntN(4)))
	}
	if g.chance(3) { // the header is all
		g.header(more(), header, merge, "OpLoopMerge "+merge+" "+header+" None")
	} else {
		body := g.fresh()
		g.line("OpLoopMerge %s %s None", merge, again)
		g.line("OpBranch %s", body)
		g.inLoop(body, again, merge, early, counter)
		g.label(again)
		g.branch(more(), header, merge)
	}
	g.label(merge)
	if g.chance(2) { // else it runs once, if it is entered another time
		g.line("OpStore %s %s", at, g.constant("u32", 0))
	}
}

// inLoop makes the body of a loop: the block body, and what follows.
func (g *generator) inLoop(body, again, merge string, early func() bool, values ...value) {
	outer, outerMerge := g.loop, g.merge
	g.nested++
	g.deepest = max(g.deepest, g.nested)
	g.label(body)
	g.scope(func() {
		g.values = append(g.values, values...)
		g.loop, g.merge = again, merge
		g.statements(early)
		if !g.leave(early) {
			g.line("OpBranch %s", again)
		}
	})
	g.nested--
	g.loop, g.merge = outer, outerMerge
}

// inContinue runs f for the statements of a continue construct: no loop or function around it is left from there.
func (g *generator) inContinue(f func()) {
	loop, stays := g.loop, g.stays
	g.loop, g.stays = "", true
	g.nested++
	g.deepest = max(g.deepest, g.nested)
	f()
	g.nested--
	g.loop, g.stays = loop, stays
}

// noEnd is what ends a block early where that is not allowed.
func (g *generator) noEnd() bool { return false }

// oddLoop makes a loop that runs up to seven times, or once, or never, with statements in its continue construct. Its
// header goes to the body, leaves or continues the loop, on conditions that may be known; or it is the whole loop.
func (g *generator) oddLoop(early func() bool) {
	header, body, latch, merge := g.fresh(), g.fresh(), g.fresh(), g.fresh()
	limit := g.emit("OpBitwiseAnd", "u32", g.expression("u32", 1), g.constant("u32", 7))
	counter, next, last := value{g.fresh(), "u32"}, g.fresh(), "<"+g.fresh()+">"
	typ := g.typ(1)
	carried, updated := value{g.fresh(), typ}, "<"+g.fresh()+">"
	initial, before := g.expression(typ, 1), g.block
	g.line("OpBranch %s", header)
	g.label(header)
	g.line("%s = OpPhi %s %s %s %s %s", counter.id, g.typeID("u32"), g.constant("u32", 0), before, next, last)
	g.line("%s = OpPhi %s %s %s %s %s", carried.id, g.typeID(typ), initial, before, updated, last)
	g.values = append(g.values, counter, carried)
	tested := false // the loop ends without a test after its body
	switch k := g.IntN(8); {
	case k == 0: // the header is all
		latch = header
	case k <= 2: // to the body or out
		more, known := "", false
		if known = g.chance(3); known {
			more, _ = g.known()
		} else {
			more = g.emit("OpULessThan", "bool", counter.id, limit)
		}
		tested = !known && !g.chance(3)
		g.header(more, body, merge, "OpLoopMerge "+merge+" "+latch+" None")
	case k <= 4: // to the body or on
		g.header(g.condition(), body, latch, "OpLoopMerge "+merge+" "+latch+" None")
	case k == 5: // on or out
		g.header(g.condition(), latch, merge, "OpLoopMerge "+merge+" "+latch+" None")
		body = ""
	default:
		g.line("OpLoopMerge %s %s None", merge, latch)
		g.line("OpBranch %s", body)
	}
	if latch != header {
		if body != "" {
			g.inLoop(body, latch, merge, early)
		}
		g.label(latch)
	}
	n := len(g.values)
	g.line("%s = OpIAdd %s %s %s", next, g.typeID("u32"), counter.id, g.constant("u32", 1))
	g.values = append(g.values, value{next, "u32"})
	if latch != header && g.chance(2) {
		g.inContinue(func() { g.scope(func() { g.statements(g.noEnd) }) })
	}
	g.later = append(g.later, updated, g.expression(typ, 2))
	switch {
	case tested:
		g.line("OpBranch %s", header)
	default:
		more := g.emit("OpULessThan", "bool", next, limit)
		if g.chance(3) {
			more = g.boolean(false)
		}
		merges := ""
		if latch == header {
			merges = "OpLoopMerge " + merge + " " + header + " None"
		}
		g.header(more, header, merge, merges)
	}
	g.later = append(g.later, last, g.block)
	if latch != header { // what is computed after the header does not dominate the merge block
		g.values = g.values[:n]
	}
	g.label(merge)
	if g.chance(2) {
		g.observe(carried)
	}
}
