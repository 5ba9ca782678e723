package fold

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"hone/spirv"
)

// Cost is how far a lowering may move the results of the operations that it replaces, beyond the bound of their
// [Accuracy]. The zero value is none: a lowering without costs is exact. Bounds add up.
type Cost struct {
	// Of names the operations, as OpFDiv, GLSL.Exp or OpenCL.exp10. nil: the cost is one of whole modules.
	Of []string

	ULP      float64 // units in the last place, if the replacement's operations give the results of this package
	PerLog2  float64 // units more for each unit of the magnitude of the result's binary logarithm
	Denormal float64 // units where the result is denormal
	Zeros    bool    // a zero may have the other sign
	// Inherits is the replacement where its operations need not be correctly rounded: their errors come on top. From
	// names these operations, which are not lowered themselves. nil for none.
	Inherits Expansion
	From     string

	Contract bool // a product goes unrounded into a sum
	Relaxed  bool // operations that are RelaxedPrecision are computed with floats of 16 bits
	Single   bool // floats of 16 and 64 bits are computed with 32 bits, in their range

	// Derived says that Vulkan defines the accuracy of the operation by its replacement.
	Derived bool
	Note    string // a further condition for the user; "" for none
}

// String returns the cost in words.
func (c *Cost) String() string {
	var parts []string
	number := func(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
	switch {
	case c.PerLog2 != 0:
		parts = append(parts, fmt.Sprintf("%s + %s abs(log2 r) ulp of the result r", number(c.ULP), number(c.PerLog2)))
	case c.ULP != 0:
		parts = append(parts, number(c.ULP)+" ulp")
	}
	if c.Denormal != 0 {
		parts = append(parts, number(c.Denormal)+" ulp of a denormal result")
	}
	if c.From != "" {
		parts = append(parts, "the errors of "+c.From)
	}
	for _, x := range []struct {
		is   bool
		text string
	}{{c.Derived, "the bound that Vulkan derives from the replacement"}, {c.Zeros, "the sign of a zero"},
		{c.Contract, "no rounding of a product: 0.5 ulp of it"}, {c.Relaxed, "RelaxedPrecision becomes 16 bits"},
		{c.Single, "range and precision of 32 bits"}} {
		if x.is {
			parts = append(parts, x.text)
		}
	}
	text := strings.Join(parts, ", ")
	if c.Note != "" {
		text = strings.TrimPrefix(text+"; "+c.Note, "; ")
	}
	return text
}

// Costs are the costs of lowerings that run together, by operation. They don't change after [NewCosts].
type Costs struct{ of map[*Row][]Cost }

// NewCosts returns the costs of operations in a list, nil if it has none. The error names an operation that has no row.
func NewCosts(list []Cost) (*Costs, error) {
	c := &Costs{of: map[*Row][]Cost{}}
	for i := range list {
		for _, name := range list[i].Of {
			r := named(name)
			if r == nil {
				return nil, fmt.Errorf("no operation is named %q", name)
			}
			c.of[r] = append(c.of[r], list[i])
		}
	}
	if len(c.of) == 0 {
		return nil, nil
	}
	return c, nil
}

// named returns the row of an operation by the name that [Cost].Of has for it.
func named(name string) *Row {
	set, inst, extended := strings.Cut(name, ".")
	if !extended {
		op, _ := spirv.LookupOp(strings.TrimPrefix(name, "Op"))
		return For(op)
	}
	s := spirv.LookupExtSet(map[string]string{"GLSL": "GLSL.std.450", "OpenCL": "OpenCL.std"}[set])
	if s == nil || s.Lookup(inst) == nil {
		return nil
	}
	return ForExt(s, s.Lookup(inst).Number)
}

// Has reports whether an operation has costs. c may be nil.
func (c *Costs) Has(r *Row) bool { return c != nil && len(c.of[r]) > 0 }

// widen returns an interval of the results that the replacement of an operation may have, where the operation itself
// has results in b; ok is false where the replacement may have any.
func (c *Costs) widen(r *Row, a *Args, in []Interval, b Interval, free Freedom) (_ Interval, ok bool) {
	free.Costs = nil
	for i := range c.of[r] {
		cost := &c.of[r][i]
		least, most := b.magnitudes()
		b = b.widened(a.Format, max(cost.Distance(a.Format, least), cost.Distance(a.Format, most)))
		if cost.Inherits != nil {
			formula, ok := cost.Inherits.derive(a, in, free)
			if !ok {
				return Interval{}, false
			}
			b = b.Join(formula)
		}
		if cost.Zeros {
			b = b.unsigned()
		}
	}
	return b, true
}

// Distance returns how far the replacement's result may be from a result of the operation, if the replacement's
// operations give the results of this package.
func (c *Cost) Distance(f Format, result float64) float64 {
	smallest, normal := f.ToFloat64(1), f.ToFloat64(1<<f.Fraction)
	x := min(max(math.Abs(result), smallest), f.ToFloat64(f.Max()))
	units := c.ULP + c.PerLog2*math.Abs(math.Log2(x))
	if x < normal {
		units = max(units, c.Denormal)
	}
	return units * f.ULP(x)
}
