// Package pass says what a pass is, and runs passes: pipelines and their text form, the registry of
// names, and the driver that times passes, checks the module after each, and stops at a limit.
//
// A pass is made with [ForFunctions] or [ForModule] and needs no registration: hand it to
// [NewRegistry], or to cli.Main, and its name can be used in pipelines.
package pass

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"hone/analysis"
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
	module     func(*Context) (bool, error)
	function   func(*Context, *ir.Function) (bool, error)
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
)

// Properties by which the driver leaves out runs of a pass in fix(...). To claim one in error costs optimizations,
// never correctness.
var (
	// Idempotent: run again on its own output, the pass changes nothing.
	Idempotent Property = idempotent
	// IgnoresRemovals: removed unused instructions give it nothing new to do.
	IgnoresRemovals Property = ignoresRemovals
	// IgnoresCFG: edits of the control flow graph that leave operands alone give it nothing new to do.
	IgnoresCFG Property = ignoresCFG
)

// Preserves says that facts which held before the pass hold after it, in spite of its edits. What depends on the
// control flow graph alone needs no such word: it is kept as long as the graph is. With checks on, the facts are
// computed anew and compared, and a claim in error is reported as a fault of the pass.
func Preserves(facts ...analysis.Fact) Property { return preserves(facts) }

type preserves []analysis.Fact

func (x preserves) giveTo(p *Pass) { p.preserves = append(p.preserves, x...) }

// ForFunctions returns a pass that looks at one function at a time. run reports whether it changed anything. It is not
// called for declarations.
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

// Remark reports something that a user should know: what was left alone, and why. It is kept for those who ask for
// remarks. id is what it is about, 0 for the whole module. In a pipeline, what was said of an id is not said again.
func (c *Context) Remark(id ir.ID, format string, args ...any) { c.remark(id, nil, format, args...) }

// RemarkAt is Remark with the instruction that is the reason: its result and its line are told, rather than the line of
// what the remark is about.
func (c *Context) RemarkAt(in *ir.Inst, id ir.ID, format string, args ...any) {
	c.remark(id, in, format, args...)
}

func (c *Context) remark(id ir.ID, at *ir.Inst, format string, args ...any) {
	if !c.WantsRemarks() {
		return
	}
	key := said{id, fmt.Sprintf(format, args...)}
	d := c.driver
	if d.remarked[key] {
		return
	}
	if d.remarked == nil {
		d.remarked = map[said]bool{}
	}
	d.remarked[key] = true
	r := Remark{Pass: c.pass.String(), ID: id, Name: c.Module.Name(id), Text: key.text}
	if at == nil {
		at = c.Module.Def(id)
	} else if at.Result != id {
		r.At = at.Result
	}
	if at != nil {
		r.File, r.Line, _ = at.SourceLine()
	}
	d.options.Remark(r)
}

// WantsRemarks reports whether anybody will read remarks: a pass that has to look for the reasons does so
// only then.
func (c *Context) WantsRemarks() bool { return c.driver.options.Remark != nil }

// SSANames reports whether passes that turn variables into values are to name these after the variables.
func (c *Context) SSANames() bool { return c.driver.options.SSANames }

// Transform asks leave to make one more transformation. It is false beyond the bisection limit: the
// pass then leaves things as they are. Passes ask once for each independent rewrite.
func (c *Context) Transform() bool {
	d := c.driver
	if d.options.BisectLimit > 0 && d.transforms >= d.options.BisectLimit {
		return false
	}
	d.transforms++
	return true
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

// Remark is a note of a pass about the module.
type Remark struct {
	Pass string // as it is written in a pipeline
	ID   ir.ID  // what it is about, 0 for the whole module
	Name string // the name that the module has for it, "" for none
	Text string
	At   ir.ID // the result of the instruction that is the reason, 0 where none was named or it has none
	// of the source that this instruction, or else what the remark is about, comes from; "" where it is not known
	File string
	Line int // in it, from 1 on; 0 where it is not known
}

// String returns the remark as a line: PASS: %ID NAME: TEXT (%AT, FILE:LINE), without what is not known. Names and
// files that are not words are quoted.
func (r Remark) String() string {
	var text strings.Builder
	text.WriteString(r.Pass + ": ")
	if r.ID != 0 {
		fmt.Fprintf(&text, "%%%d", r.ID)
		if r.Name != "" {
			text.WriteString(" " + quoted(r.Name))
		}
		text.WriteString(": ")
	}
	text.WriteString(r.Text)
	var reason []string
	if r.At != 0 {
		reason = append(reason, fmt.Sprintf("%%%d", r.At))
	}
	if r.Line > 0 {
		reason = append(reason, fmt.Sprintf("%s:%d", quoted(cmp.Or(r.File, "line")), r.Line))
	}
	if reason != nil {
		text.WriteString(" (" + strings.Join(reason, ", ") + ")")
	}
	return text.String()
}

// quoted returns a word as it is, and anything else in quotation marks, in one line.
func quoted(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool {
		return r == '"' || r == ':' || !unicode.IsGraphic(r) ||
			unicode.IsSpace(r)
	}) {
		return strconv.Quote(s)
	}
	return s
}

// said is what a remark says, without what it adds for the reader.
type said struct {
	id   ir.ID
	text string
}

// UnsupportedError is what the driver returns when a pass said that it can't do what it was asked to. Neither the input
// nor the pass is at fault. It is [errors.ErrUnsupported].
type UnsupportedError struct {
	Pass string // as it is written in a pipeline
	// of the instruction that stopped it, in words of the module that was read, -1 if none was named or it was not there
	Offset int
	Err    error // what the pass returned
}

func (e *UnsupportedError) Error() string {
	return fmt.Sprintf("pass %s: unsupported: %v", e.Pass, e.Err)
}

func (e *UnsupportedError) Unwrap() error { return e.Err }

// Is reports whether target is [errors.ErrUnsupported].
func (e *UnsupportedError) Is(target error) bool { return target == errors.ErrUnsupported }

// BrokenError is what the driver returns when a pass panicked or broke an invariant of the module.
// It is always a fault of the pass.
type BrokenError struct {
	Pass   string        // as it is written in a pipeline
	Before *spirv.Binary // the module before the pass, for a report
	Err    error
}

func (e *BrokenError) Error() string {
	return fmt.Sprintf("pass %s broke the module: %v", e.Pass, e.Err)
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
