// Package pass says what a pass is, and runs passes: pipelines and their text form, the registry of
// names, and the driver that times passes, checks the module after each, and stops at a limit.
//
// A pass is made with [ForFunctions] or [ForModule] and needs no registration: hand it to
// [NewRegistry], or to cli.Main, and its name can be used in pipelines.
package pass

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"hone/analysis"
	"hone/fold"
	"hone/graph"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// Pass is a named transformation of a module. Passes are values without state: one may run on several
// modules at once.
type Pass struct {
	Name string // lower case, words joined by "-"
	Doc  string // one line

	properties properties
	preserves  []analysis.Fact
	parameters []parameter
	arguments  []Argument // of those that are set
	removes    []removes
	costs      []fold.Cost

	removesUnused []string
	module        func(*Context) (bool, error)
	function      func(*Context, *ir.Function) (bool, error)
}

// Property is what a pass is made with beside its code: a [Parameter], or something that the driver may count on, such
// as [Idempotent]. To forget one of these costs time only.
type Property interface{ giveTo(*Pass) }

type properties uint8

func (x properties) giveTo(p *Pass) { p.properties |= x }

const (
	idempotent properties = 1 << iota
	ignoresRemovals
	ignoresCFG
	interprocedural
	awaitsSingleUse
	addsBuffers
)

// Properties by which the driver leaves out runs of a pass, the first three in fix(...). To claim one in error costs
// optimizations, never correctness.
var (
	// Idempotent: run again on its own output, the pass changes nothing.
	Idempotent Property = idempotent
	// IgnoresRemovals: removed unused results give it nothing new to do. Removed stores count as other edits do.
	IgnoresRemovals Property = ignoresRemovals
	// IgnoresCFG: edits of the control flow graph that leave operands alone give it nothing new to do.
	IgnoresCFG Property = ignoresCFG
	// AwaitsSingleUse: the pass refuses a change if [ir.Module.SingleUse] or UsedAtMost is false, and is asked again in
	// fix(...) where that has become true, whatever else it claims.
	AwaitsSingleUse Property = awaitsSingleUse
	// Interprocedural: the pass has nothing to do in a module of one function, where it is not run.
	Interprocedural Property = interprocedural
)

// AddsBuffers says that a pass adds buffers and built-in inputs to a module, as the features of package instrument do.
// Comparisons of modules give these to the shader, and do not compare the contents of such a buffer.
var AddsBuffers Property = addsBuffers

// AddsBuffers reports whether a pass of the pipeline adds buffers and built-in inputs to a module.
func (p *Pipeline) AddsBuffers() bool {
	return slices.ContainsFunc(p.Passes(), func(p *Pass) bool { return p.properties&addsBuffers != 0 })
}

// Preserves says that facts which held before the pass hold after it, in spite of its edits. What depends on the
// control flow graph alone needs no such word: it is kept as long as the graph is. With checks on, the facts are
// computed anew and compared, and a claim in error is reported as a fault of the pass.
func Preserves(facts ...analysis.Fact) Property { return preserves(facts) }

type preserves []analysis.Fact

func (x preserves) giveTo(p *Pass) { p.preserves = append(p.preserves, x...) }

// Removes says what a lowering leaves none of in a module: operations, capabilities and enumerants by the names that
// package lower/target reads, such as OpFMod, GLSL.Fma, Float64 or BuiltIn.PointSize. Who lacks one of them finds the
// pass by it. With checks on, the driver does not look; tests do.
func Removes(features ...string) Property { return RemovesOf(func() []string { return features }) }

// RemovesOf is [Removes] of what a function returns, which is called when somebody asks.
func RemovesOf(features func() []string) Property { return removes(features) }

// RemovesUnused is [Removes] of features of which a module may keep some, since the shader uses them: they are no
// failure of the pass.
func RemovesUnused(features ...string) Property { return removesUnused(features) }

type (
	removes       func() []string
	removesUnused []string
)

func (x removes) giveTo(p *Pass)       { p.removes = append(p.removes, x) }
func (x removesUnused) giveTo(p *Pass) { p.removesUnused = append(p.removesUnused, x...) }

// Removes returns the features that the pass was made to remove: [Pass.RemovesAll] and [Pass.RemovesUnused].
func (p *Pass) Removes() []string { return append(p.RemovesAll(), p.removesUnused...) }

// RemovesUnused returns the features of which the pass was made to leave those only that the shader uses. It is not to
// be changed.
func (p *Pass) RemovesUnused() []string { return p.removesUnused }

// RemovesAll returns the features that the pass was made to leave none of.
func (p *Pass) RemovesAll() (list []string) {
	for _, features := range p.removes {
		list = append(list, features()...)
	}
	return list
}

// LoweringPrefix begins the names of lowerings.
const LoweringPrefix = "lower-"

// Lowers reports whether the pass is a lowering: its name begins with [LoweringPrefix], or it says what it removes.
func (p *Pass) Lowers() bool {
	return strings.HasPrefix(p.Name, LoweringPrefix) || len(p.Removes()) > 0
}

// makesAnything reports whether the pass may make operations that a target lacks: a lowering and a feature of package
// instrument do what a user asks of them, with the code that this takes.
func (p *Pass) makesAnything() bool { return p.properties&addsBuffers != 0 || p.Lowers() }

// ForFunctions returns a pass that looks at one function at a time. run reports whether it changed anything. It is not
// called for declarations. If run changes nothing, the types and constants that it made and did not use are removed
// again: their ids must not be kept from one function to the next.
//
// If the pass may be unable to do what it was asked to, run has an error for its second result. The pipeline then ends
// with an [*UnsupportedError], which is neither the input's fault nor the pass's. An [*ir.Fault] says which instruction
// stopped it:
//
//	return false, ir.Faultf(in, "integers of 64 bits are lowered only in ...")
func ForFunctions[Run func(*Context, *ir.Function) bool | func(*Context, *ir.Function) (bool, error)](
	name, doc string, run Run, properties ...Property) *Pass {
	p := &Pass{Name: name, Doc: doc}
	switch run := any(run).(type) {
	case func(*Context, *ir.Function) bool:
		p.function = func(c *Context, f *ir.Function) (bool, error) { return run(c, f), nil }
	case func(*Context, *ir.Function) (bool, error):
		p.function = run
	}
	return p.given(properties)
}

// ForModule returns a pass that looks at the whole module. run reports whether it changed anything, and may have an
// error for its second result as that of [ForFunctions].
func ForModule[Run func(*Context) bool | func(*Context) (bool, error)](name, doc string, run Run,
	properties ...Property) *Pass {
	p := &Pass{Name: name, Doc: doc}
	switch run := any(run).(type) {
	case func(*Context) bool:
		p.module = func(c *Context) (bool, error) { return run(c), nil }
	case func(*Context) (bool, error):
		p.module = run
	}
	return p.given(properties)
}

func (p *Pass) given(list []Property) *Pass {
	for _, x := range list {
		x.giveTo(p)
	}
	return p
}

// Context is what a pass works with: the module, places to build instructions at, remarks.
type Context struct {
	Module *ir.Module

	driver *driver
	pass   *Pass
}

// Facts returns the facts about the module. Facts are asked for by their kind:
// analysis.Loops.Of(c, f).
func (c *Context) Facts() *analysis.Cache { return c.driver.facts }

// Graph returns the control flow graph of f: vertex i is f.Blocks[i], the root is 0.
func (c *Context) Graph(f *ir.Function) *graph.Graph { return analysis.CFG.Of(c, f) }

// Dominators returns the dominator tree of f. It holds until the control flow graph is edited.
func (c *Context) Dominators(f *ir.Function) *graph.Dominators { return analysis.Dominators.Of(c, f) }

// Frontiers returns the dominance frontiers of f. They hold until the control flow graph is edited.
func (c *Context) Frontiers(f *ir.Function) *graph.Frontiers { return analysis.Frontiers.Of(c, f) }

// Types returns the module's interned types.
func (c *Context) Types() ir.Types { return c.Module.Types() }

// Constants returns the module's interned constants.
func (c *Context) Constants() ir.Constants { return c.Module.Constants() }

// Before returns a builder that inserts before in.
func (c *Context) Before(in *ir.Inst) build.Builder { return build.Before(in) }

// After returns a builder that inserts after in.
func (c *Context) After(in *ir.Inst) build.Builder { return build.After(in) }

// AtStart returns a builder that inserts at the start of a block, after its phis and variables.
func (c *Context) AtStart(b *ir.Block) build.Builder { return build.AtStart(b) }

// AtEnd returns a builder that inserts at the end of a block, before its terminator and merge instruction.
func (c *Context) AtEnd(b *ir.Block) build.Builder { return build.AtEnd(b) }

// Into returns a builder that appends to a section of the module.
func (c *Context) Into(s *ir.Section) build.Builder { return build.Into(s) }

// Replace returns a builder that inserts where in stands and puts the last result that it builds in the place of in's
// result. in itself is removed with the first, and can be read all the same. See [ir.ReplaceInst] for when it is
// complete, and what holds until then.
func (c *Context) Replace(in *ir.Inst) build.Builder { return build.Replace(in) }

// Instrument returns a builder that inserts where in stands, for what computes the same as in and more, such as a
// check: b.Again(in) builds in again, with its decorations and with operands that nobody understands, b.If and b.IfElse
// on a condition. As with [Context.Replace] the last result that is built takes the place of in's. The first
// b.Again(in) is in itself, so who holds in still does; without it, in is removed. Ask in.Repeatable before. See
// [ir.Instrument].
func (c *Context) Instrument(in *ir.Inst) build.Builder { return build.Instrument(in) }

// SSANames reports whether passes that turn variables into values are to name these after the variables.
func (c *Context) SSANames() bool { return c.driver.options.SSANames }

// Transform asks leave to make one more transformation. It is false beyond the bisection limit: the
// pass then leaves things as they are. Passes ask once for each independent rewrite.
func (c *Context) Transform() bool {
	d := c.driver
	d.module.Spend(1)
	if d.limitReached() {
		return false
	}
	d.transforms++
	if d.options.Transformed != nil {
		d.transformed(c.pass)
	}
	return true
}

// limitReached reports whether no transformation is left before the bisection limit.
func (d *driver) limitReached() bool {
	return d.options.BisectLimit > 0 && d.transforms >= d.options.BisectLimit
}

// transformed calls the function that is told of transformations.
func (d *driver) transformed(p *Pass) {
	t := Transformation{Number: d.transforms, Pass: p.String()}
	if d.at != nil {
		t.Function = d.at.Result()
	}
	d.options.Transformed(t)
}

// Grow asks leave to make the module n instructions longer. All passes of a pipeline draw on one budget: four times the
// instructions that were read, and 20,000. It is false when that is used up: the pass then leaves things as they are. A
// remark says so once.
func (c *Context) Grow(n int) bool {
	d := c.driver
	if n > d.budget-d.grown {
		if !d.exhausted {
			d.exhausted = true
			c.Remark(0, "the module may not grow any more: %d instructions were added, the budget is %d", d.grown, d.budget)
		}
		return false
	}
	d.grown += n
	return true
}

// Room returns how many instructions longer passes may still make the module: what [Context.Grow] allows.
func (c *Context) Room() int { return c.driver.budget - c.driver.grown }

// UnsupportedError is what the driver returns when a pass said that it can't do what it was asked to. Neither the input
// nor the pass is at fault. It is [errors.ErrUnsupported].
type UnsupportedError struct {
	Pass string // as it is written in a pipeline
	// of the instruction that stopped it, in words of the module that was read, -1 if none was named or it was not there
	Offset int
	// where an instruction stands that was not in the module that was read, with a space before, such as
	// " in main (a.frag:12)"; "" for others
	Place string
	Err   error // what the pass returned
}

func (e *UnsupportedError) Error() string {
	return fmt.Sprintf("pass %s: unsupported: %v%s", e.Pass, e.Err, e.Place)
}

func (e *UnsupportedError) Unwrap() error { return e.Err }

// Is reports whether target is [errors.ErrUnsupported].
func (e *UnsupportedError) Is(target error) bool { return target == errors.ErrUnsupported }

// BrokenError is what the driver returns when a pass panicked, broke an invariant of the module, or passed a limit of
// the module's growth or of its own budget of steps, which Err then is as an [*ir.LimitError]. It is always a fault of
// the pass.
type BrokenError struct {
	Pass   string        // as it is written in a pipeline
	Before *spirv.Binary // the module before the pass, for a report
	Err    error
}

func (e *BrokenError) Error() string {
	var limit *ir.LimitError
	switch {
	case !errors.As(e.Err, &limit):
		return fmt.Sprintf("pass %s broke the module: %v", e.Pass, e.Err)
	case limit.What == "steps":
		return fmt.Sprintf("pass %s does not end: it took %v", e.Pass, e.Err)
	}
	return fmt.Sprintf("pass %s makes the module grow without an end: %v", e.Pass, e.Err)
}

func (e *BrokenError) Unwrap() error { return e.Err }

// NotConvergedError is what the driver returns when a group fix(...) still changes the module after many rounds, and
// makes nothing smaller. No pass need be at fault, nor the module, which is as valid as before: the group is, mostly
// since one of its passes undoes what another one does. It may also be that a pass says that it changed something each
// time that it runs.
type NotConvergedError struct {
	Pipeline string // the group, as in fix(reg2mem,mem2reg)
	Rounds   int
	Passes   []string // those that changed something in the last round, by name
}

func (e *NotConvergedError) Error() string {
	return fmt.Sprintf("%s does not converge: after %d rounds it still changes the module, by %s", e.Pipeline, e.Rounds,
		strings.Join(e.Passes, ", "))
}
