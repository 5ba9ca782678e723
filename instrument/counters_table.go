package instrument

import (
	"fmt"
	"strings"

	"hone/instrument/coverage"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// What is counted where is in the table as well:
//
//	OpExtInst %void %set 3 %buffer              the buffer of counters
//	OpExtInst %void %set 4 %text0 %text1 ...    a function, as coverage.ParseFunction reads it, in one or more parts
const (
	tableCountersOf = 3
	tableCounted    = 4
)

// tableText adds a text to the table, in parts of which each fits into an OpString.
func (x *Instrumenter) tableText(kind uint32, text string) {
	strs := build.Into(x.Module.Section(ir.DebugStrings))
	var parts []uint32
	for first := true; first || text != ""; first = false {
		part := text[:min(len(text), 4*maxSites)]
		text = text[len(part):]
		parts = append(parts, uint32(strs.String(part)))
	}
	x.table(kind, parts...)
}

// Counters says what the buffer of counters of a shader holds.
type Counters struct {
	Functions    []*coverage.Function
	Set, Binding uint32
}

// ReadCounters returns what a module says of its counters. The error is [ErrNotInstrumented] where it has none. Cost:
// linear in what is outside of functions.
func ReadCounters(m *ir.Module) (*Counters, error) {
	var c *Counters
	for in, kind := range tableOf(m) {
		switch {
		case kind == tableCountersOf:
			c = &Counters{}
			c.Set, c.Binding = descriptorOf(m, in.ID(2))
		case kind == tableCounted && c != nil:
			texts, err := textsOf(m, in)
			if err != nil {
				return nil, fmt.Errorf("the table of counters is broken: %w", err)
			}
			f, err := coverage.ParseFunction(strings.Join(texts, ""))
			if err != nil {
				return nil, err
			}
			c.Functions = append(c.Functions, f)
		}
	}
	if c == nil {
		return nil, fmt.Errorf("%w with counts or coverage: it has no counters", ErrNotInstrumented)
	}
	return c, nil
}

// descriptorOf returns the descriptor set and binding of a variable.
func descriptorOf(m *ir.Module, variable ir.ID) (set, binding uint32) {
	for d := range m.Decorations(variable) {
		switch d.Kind {
		case spirv.DecorationDescriptorSet:
			set = d.Params[0]
		case spirv.DecorationBinding:
			binding = d.Params[0]
		}
	}
	return set, binding
}
