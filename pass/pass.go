// Package pass says what a pass is, and runs passes: pipelines and their text form, the registry of
// names, and the driver that times passes, checks the module after each, and stops at a limit.
//
// A pass is made with [ForFunctions] or [ForModule] and needs no registration: hand it to
// [NewRegistry], or to cli.Main, and its name can be used in pipelines.
package pass

import (
	"fmt"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// Pass is a named transformation of a module. Passes are values without state: one may run on several
// modules at once.
type Pass struct {
	Name string // lower case, words joined by "-"
	Doc  string // one line

	properties Property
	module     func(*Context) bool
	function   func(*Context, *ir.Function) bool
}

// Property is what the driver may count on to leave out runs of a pass in fix(...). To forget one
// costs time, to claim one in error costs optimizations: never correctness.
type Property uint8

// The properties of passes.
const (
	// Idempotent: run again on its own output, the pass changes nothing.
	Idempotent Property = 1 << iota
	// IgnoresRemovals: that unused instructions went gives it nothing new to do.
	IgnoresRemovals
	// IgnoresCFG: edits of the control flow graph that leave operands alone give it nothing new to do.
	IgnoresCFG
)

// ForFunctions returns a pass that looks at one function at a time. run reports whether it changed
// anything. It is not called for declarations.
func ForFunctions(name, doc string, run func(*Context, *ir.Function) bool, properties ...Property) *Pass {
	return &Pass{Name: name, Doc: doc, function: run, properties: union(properties)}
}

// ForModule returns a pass that looks at the whole module. run reports whether it changed anything.
func ForModule(name, doc string, run func(*Context) bool, properties ...Property) *Pass {
	return &Pass{Name: name, Doc: doc, module: run, properties: union(properties)}
}

func union(list []Property) (all Property) {
	for _, p := range list {
		all |= p
	}
	return all
}

// Context is what a pass works with: the module, places to build instructions at, remarks.
type Context struct {
	Module *ir.Module

	driver *driver
	pass   *Pass
}

// Graph returns the control flow graph of f: vertex i is f.Blocks[i], the root is 0.
func (c *Context) Graph(f *ir.Function) *graph.Graph { return c.driver.facts.Graph(f) }

// Dominators returns the dominator tree of f. It holds until the control flow graph is edited.
func (c *Context) Dominators(f *ir.Function) *graph.Dominators { return c.driver.facts.Dominators(f) }

// Frontiers returns the dominance frontiers of f. They hold until the control flow graph is edited.
func (c *Context) Frontiers(f *ir.Function) *graph.Frontiers { return c.driver.facts.Frontiers(f) }

// Types returns the module's interned types.
func (c *Context) Types() ir.Types { return c.Module.Types() }

// Constants returns the module's interned constants.
func (c *Context) Constants() ir.Constants { return c.Module.Constants() }

// Before returns a builder that inserts before in.
func (c *Context) Before(in *ir.Inst) *ir.Builder { return ir.Before(in) }

// After returns a builder that inserts after in.
func (c *Context) After(in *ir.Inst) *ir.Builder { return ir.After(in) }

// AtStart returns a builder that inserts at the start of a block, after its phis and variables.
func (c *Context) AtStart(b *ir.Block) *ir.Builder { return ir.AtStart(b) }

// AtEnd returns a builder that inserts at the end of a block, before its terminator and merge instruction.
func (c *Context) AtEnd(b *ir.Block) *ir.Builder { return ir.AtEnd(b) }

// Replace returns a builder that inserts before in and puts the last result that it builds in the
// place of in's result. in itself is removed.
func (c *Context) Replace(in *ir.Inst) *ir.Builder { return ir.ReplaceInst(in) }

// Remark reports something that a person who reads the output should know: what was left alone, and
// why. It is kept for those who ask for remarks. id is what it is about, 0 for the whole module.
func (c *Context) Remark(id ir.ID, format string, args ...any) {
	if c.driver.options.Remark != nil {
		c.driver.options.Remark(Remark{Pass: c.pass.Name, ID: id, Text: fmt.Sprintf(format, args...)})
	}
}

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

// Remark is a note of a pass about the module.
type Remark struct {
	Pass string
	ID   ir.ID
	Text string
}

func (r Remark) String() string {
	if r.ID == 0 {
		return fmt.Sprintf("%s: %s", r.Pass, r.Text)
	}
	return fmt.Sprintf("%s: %%%d: %s", r.Pass, r.ID, r.Text)
}

// BrokenError is what the driver returns when a pass panicked or broke an invariant of the module.
// It is always a fault of the pass.
type BrokenError struct {
	Pass   string
	Before *spirv.Binary // the module before the pass, for a report
	Err    error
}

func (e *BrokenError) Error() string {
	return fmt.Sprintf("pass %s broke the module: %v", e.Pass, e.Err)
}

func (e *BrokenError) Unwrap() error { return e.Err }
