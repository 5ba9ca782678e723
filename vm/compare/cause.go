package compare

import (
	"cmp"
	"fmt"
	"slices"

	"hone/internal/wording"
	"hone/ir"
	"hone/vm"
)

// Cause is why values that the reference stored are not compared.
type Cause struct {
	Values int
	// the first instruction whose result is not determined, of those that the values depend on; nil where that is not
	// known
	Origin *ir.Inst
	// where that decides which way an invocation goes: the instruction that does; otherwise nil
	Branch    *ir.Inst
	Undefined bool // otherwise it is unspecified: an implementation may choose
	Outside   bool // Origin accesses memory out of bounds
	Order     bool // it is the order of invocations that decides; then there are no instructions
}

// Text words a cause, with what is to be said of an instruction.
func (c *Cause) Text(inst func(*ir.Inst) string) string {
	values, are := wording.Grouped(c.Values)+" values", "are"
	if c.Values == 1 {
		values, are = "1 value", "is"
	}
	kind := "unspecified"
	if c.Undefined {
		kind = "undefined"
	}
	since := func() string {
		if c.Outside {
			return inst(c.Origin) + " is out of bounds"
		}
		return inst(c.Origin)
	}
	switch {
	case c.Order:
		return fmt.Sprintf("%s %s as the order of invocations decides", values, are)
	case c.Origin == nil:
		return fmt.Sprintf("%s %s %s", values, are, kind)
	case c.Branch == nil || c.Branch == c.Origin:
		return fmt.Sprintf("%s %s %s since %s", values, are, kind, since())
	}
	return fmt.Sprintf("%s %s %s since %s; an invocation goes by it at %s", values, are, kind, since(), inst(c.Branch))
}

// String words a cause with the ids of instructions, and their lines where the module has them.
func (c *Cause) String() string {
	return c.Text(func(in *ir.Inst) string {
		if file, line, ok := in.SourceLine(); ok {
			return fmt.Sprintf("%s:%d: %s", cmp.Or(file, "line"), line, in)
		}
		return in.String()
	})
}

// isOutside reports whether an instruction has accessed memory out of bounds in a run.
func (r *referenceRun) isOutside(in *ir.Inst) bool {
	return slices.ContainsFunc(r.reports, func(x vm.Report) bool { return x.Kind == vm.OutOfBounds && x.Inst == in })
}

// blame counts a value of a run that is not compared.
func (c *Result) blame(run *referenceRun, a *scalarStore, order bool) {
	cause := Cause{Values: 1, Order: order}
	if !order {
		cause.Origin, cause.Branch, cause.Undefined = a.Origin, a.Branch, a.Shadow.Undefined != 0
		cause.Outside = run.isOutside(a.Origin)
	}
	c.addCause(cause)
}

// addCause adds values that have a cause.
func (c *Result) addCause(cause Cause) {
	for i := range c.Causes {
		one := cause
		if one.Values = c.Causes[i].Values; one == c.Causes[i] {
			c.Causes[i].Values += cause.Values
			return
		}
	}
	c.Causes = append(c.Causes, cause)
}

// sortCauses puts those of most values first.
func (c *Result) sortCauses() {
	slices.SortStableFunc(c.Causes, func(x, y Cause) int { return cmp.Compare(y.Values, x.Values) })
}
