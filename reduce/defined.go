package reduce

import (
	"errors"
	"fmt"

	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

// Behaviour is what the shaders of a module do that they should not do, as package vm sees it on random inputs:
// accesses out of bounds, divisions by zero and other operations that are undefined for their operands, undefined
// values that are stored, branched on or used as addresses, races, barriers that are missed, and not to end. What is
// the same in two modules is the same instruction, by the ids that it defines or names.
type Behaviour struct {
	shaders map[string]bool // entry points that were run
	faults  map[fault]bool
	steps   uint64 // the most that a workgroup takes
}

// fault is something that a shader should not do.
type fault struct {
	what string
	op   spirv.Op
	id   ir.ID // result, or first operand, of the instruction
}

// BehaviourOf runs the shaders of a module, by options other than Entry. Where these leave open how long runtime arrays
// are, it runs them with several lengths: what smaller modules do then decides which lengths they are given, and what
// the module does out of bounds of some arrays is no news in these. The error says why no shader can be run.
func BehaviourOf(bin *spirv.Binary, o compare.Options) (*Behaviour, error) {
	m, err := ir.Read(bin)
	if err != nil {
		return nil, err
	}
	defer m.Release()
	b := &Behaviour{shaders: map[string]bool{}, faults: map[fault]bool{}}
	err = errors.New("it has no entry point")
	lengths := []int{o.Elements}
	if o.Elements == 0 {
		lengths = append(lengths, 256, 16)
	}
	for _, e := range vm.EntryPoints(m) {
		for _, o.Elements = range lengths {
			if failed := b.run(m, e.Name, o); failed != nil {
				err = failed
			}
		}
	}
	if len(b.shaders) == 0 {
		return nil, fmt.Errorf("whether it does something undefined is not known: %w", err)
	}
	return b, nil
}

// run adds what a shader does.
func (b *Behaviour) run(m *ir.Module, entry string, o compare.Options) error {
	o.Entry = entry
	r, err := compare.NewReference(m, o)
	if err != nil {
		return err
	}
	b.shaders[entry] = true
	b.steps = max(b.steps, r.Steps())
	u := r.Undefined()
	for _, x := range u.Reports {
		f := fault{what: x.Kind.String(), op: x.Inst.Op, id: x.Inst.Result}
		if f.id == 0 && x.Inst.NumWords() > 0 {
			f.id = ir.ID(x.Inst.Word(0))
		}
		b.faults[f] = true
	}
	for what, is := range map[string]bool{"race": u.Races, "does not end": u.Endless, "is stuck": u.Stuck} {
		if is {
			b.faults[fault{what: what}] = true
		}
	}
	return nil
}

// allows reports whether the shaders of a candidate do nothing that is not in b. One that the vm does not run might.
func (b *Behaviour) allows(bin *spirv.Binary, o compare.Options) bool {
	m, err := ir.Read(bin)
	if err != nil {
		return false
	}
	defer m.Release()
	c := &Behaviour{shaders: map[string]bool{}, faults: map[fault]bool{}}
	o.Steps = atLeastSteps(b.steps)
	for _, e := range vm.EntryPoints(m) {
		if b.shaders[e.Name] && c.run(m, e.Name, o) != nil {
			return false
		}
	}
	for f := range c.faults {
		if !b.faults[f] {
			return false
		}
	}
	return true
}

// atLeastSteps returns how many instructions a workgroup of a candidate may take. What is smaller takes no more than
// what it was made of, or it may never end: to wait for that would take most of the time.
func atLeastSteps(most uint64) uint64 { return max(most, 1<<8) }
