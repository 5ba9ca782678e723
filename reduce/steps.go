package reduce

import (
	"sync"

	"hone"
	"hone/ir"
	"hone/pass"
)

// step is a kind of reduction.
type step struct {
	Step
	// validator: hone does not check what the edits may break, so they are tried where a validator is asked.
	validator   bool
	find        func(m *ir.Module) []edit
	tried, kept int // candidates
}

// Step names a kind of reduction.
type Step struct {
	Name, Doc string
}

// edit makes one change, and reports whether it did: what it is of may be gone by an edit before it. What it makes need
// not be valid, since each candidate is checked. What it takes the place of becomes null, never undefined.
type edit func() bool

// table has the steps in the order in which they are tried: what removes much comes first. After the edits of blocks
// repair removes what is not reached any more.
var table = []step{
	{Step: Step{"entry-points", "remove an entry point, where there is another one"}, find: entryPoints},
	{Step: Step{"functions", "remove a function, and its calls"}, find: functions},
	{Step: Step{"constructs", "go around a selection or a loop"}, find: constructs},
	{Step: Step{"returns", "return at the end of a block"}, find: returns},
	{Step: Step{"loops", "run a loop once"}, find: loops},
	{Step: Step{"branches", "take always the same side of a branch or switch, or never one of several"}, find: branches},
	{Step: Step{"flatten", "run the sides of a selection one after the other"}, find: flatten},
	{Step: Step{"merges", "append a block to its only predecessor"}, find: merges},
	{Step: Step{"variables", "remove a variable with its stores; its loads give null"}, find: variables},
	{Step: Step{"instructions", "remove an instruction without a result"}, find: instructions},
	{Step: Step{"values", "null in the place of a value"}, find: values},
	{Step: Step{"forward", "an operand, or one of that, in the place of a value of its type"}, find: forward},
	{Step: Step{"earlier", "the last value of its type in the place of a value"}, find: earlier},
	{Step: Step{"parameters", "remove a parameter; its uses are null"}, find: parameters},
	{Step: Step{"dce", "pass dce"}, find: passes("dce")},
	{Step: Step{"simplify-cfg", "pass simplify-cfg"}, find: passes("simplify-cfg")},
	{Step: Step{"mem2reg", "passes sroa and mem2reg"}, find: passes("sroa,mem2reg")},
	{Step: Step{"simplify", "pass simplify"}, find: passes("simplify")},
	{Step: Step{"memory", "passes private-to-local, forward-loads and dead-stores"}, find: passes("private-to-local,forward-loads,dead-stores")},
	{Step: Step{"inline", "pass inline"}, find: passes("inline(all=true)")},
	{Step: Step{"arguments", "pass dead-arguments"}, find: passes("dead-arguments")},
	{Step: Step{"unused", "pass unused"}, find: passes("unused")},
	{Step: Step{"globals", "remove a declaration outside of functions that nothing uses"}, find: globals},
	{Step: Step{"operands", "null in the place of an operand"}, find: operands},
	{Step: Step{"constants", "null in the place of a constant, or 1"}, find: constants},
	{Step: Step{"arrays", "an array gets one element, or half as many"}, find: arrays},
	{Step: Step{"members", "remove a member of a struct that no access names"}, find: members},
	{Step: Step{"masks", "remove control masks and memory operands"}, find: removeMasks},
	{Step: Step{"modes", "remove an execution mode that is not required, or make a workgroup smaller"}, find: modes},
	{Step: Step{"decorations", "remove a decoration that is not required"}, find: decorations},
	{Step: Step{"names", "remove a name"}, find: names},
	{Step: Step{"lines", "remove all positions"}, find: positions},
	{Step: Step{"debug", "pass strip-debug"}, find: passes("strip-debug")},
	{Step: Step{"non-semantic", "pass strip-nonsemantic"}, find: passes("strip-nonsemantic")},
	{Step: Step{"spec-constants", "pass freeze-spec-const"}, find: passes("freeze-spec-const")},
	{Step: Step{"duplicates", "pass dedupe"}, find: passes("dedupe")},
	{Step: Step{"interfaces", "pass trim-interface"}, find: passes("trim-interface")},
	{Step: Step{"capabilities", "pass trim-capabilities"}, find: passes("trim-capabilities")},
	{Step: Step{"declarations", "remove a capability, extension, import, execution mode or decoration"}, validator: true, find: declarations},
	{Step: Step{"ids", "pass compact-ids"}, find: passes("compact-ids")},
}

// Steps returns all kinds of reductions, in the order in which they are tried.
func Steps() (list []Step) {
	for _, s := range table {
		list = append(list, s.Step)
	}
	return list
}

// steps returns steps of which nothing was tried.
func steps() (list []*step) {
	for _, s := range table {
		list = append(list, &s)
	}
	return list
}

// registry has hone's passes.
var registry = sync.OnceValues(func() (*pass.Registry, error) { return hone.NewRegistry() })

// passes returns the step whose only edit is to run a pipeline.
func passes(pipeline string) func(*ir.Module) []edit {
	return func(m *ir.Module) []edit {
		return []edit{func() bool {
			r, err := registry()
			if err != nil {
				return false
			}
			p, err := r.Parse(pipeline)
			if err != nil {
				panic(err)
			}
			changed, err := p.Run(m, pass.Options{})
			return changed && err == nil
		}}
	}
}
