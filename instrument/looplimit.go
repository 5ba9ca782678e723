package instrument

import (
	"hone/ir"
	"hone/ir/build"
	"hone/lower/flow"
	"hone/pass"
)

var loopLimit = pass.Int("limit", 65536, "iterations that a loop may make").Must(pass.Within(1, 1<<31-1))

// LoopLimitPass ends each loop after so many iterations and reports it, so that a shader does not hang the device
// before anybody can read what it has reported. Which loops it leaves alone, and what comes after one that was ended,
// is as in lower-bound-loops. Loops that end before do what they did. Cost: linear, times the depth of loops.
var LoopLimitPass = New(LoopLimit, "loop-limit", "end loops after a number of iterations, and report it",
	func(x *Instrumenter, f *ir.Function) {
		limit := loopLimit.Of(x.Context)
		if flow.Bound(x.Context, f, limit, func(at build.Builder, ended ir.ID, merge *ir.Inst) {
			x.Report(at, ended, merge, "the loop was ended after %v iterations", x.number(uint64(limit)))
		}) {
			x.changed = true
		}
	}, loopLimit)
