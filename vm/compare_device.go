package vm

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"hone/fold"
)

// CompareMemory compares what a device made of the inputs of a run with what the reference stored: after is these inputs, as they are after the shader was executed
// on them. Options.Device has to be set. Addresses of regions have to be those of the inputs. The verdict is Undecided if nothing
// was compared.
func (r *Reference) CompareMemory(run int, after Inputs) *Comparison {
	a := &r.runs[run]
	if a.skipped != nil {
		return &Comparison{Verdict: Undecided, Reason: a.skipped.Error(), Skipped: 1}
	}
	before := r.Inputs(run)
	c := &Comparison{Runs: 1}
	j := judge{r: r, i: run, inputs: &before, lost: a.lost, a: a.stores, b: r.changes(a, &before, &after), c: c}
	switch d := j.run(); {
	case d != nil:
		c.Verdict, c.Difference, c.Reason = Different, d, d.String()
		if d.Surplus {
			c.Reason = fmt.Sprintf("%s becomes %s, want nothing to be stored there (run %d of seed %d)", d.Name, d.GotText, run, d.Seed)
		}
	case c.Stored == 0:
		c.Verdict, c.Reason = Undecided, "nothing is stored to a buffer"
	case c.Compared == 0:
		c.Verdict, c.Reason = Undecided, "no value that is stored is determined"
	}
	return c
}

// changes returns what a device stored, as far as that can be seen: what stands where the reference stored something, and bytes elsewhere that changed.
// Where invocations are lost the latter say nothing, since it is not known which invocation stored them.
func (r *Reference) changes(a *referenceRun, before, after *Inputs) []scalarStore {
	lost := false
	for _, bits := range a.lost {
		lost = lost || bits != 0
	}
	var out []scalarStore
	k := 0
	for m := range len(r.memories) + len(before.Regions) {
		if m < len(r.memories) && r.memories[m].Push {
			continue
		}
		was, is := r.bytes(before, m), r.bytes(after, m)
		for at := 0; at < len(was); {
			if k < len(a.stores) && a.stores[k].memory == m && a.stores[k].Offset == at {
				s := a.stores[k]
				s.value, s.Shadow = get(is[at:at+s.Bytes]), Shadow{}
				out = append(out, s)
				at += s.Bytes
				k++
				continue
			}
			if is[at] != was[at] && !lost {
				out = append(out, scalarStore{memory: m, value: uint64(is[at]), Store: Store{Region: -1, Offset: at, Bytes: 1, Invocation: ^uint32(0)}})
			}
			at++
		}
	}
	return out
}

// errOrder is why a run says nothing where the order of invocations decides whether it comes to an end.
var errOrder = errors.New("it depends on the order of invocations whether the shader comes to an end")

// inOtherOrder executes a run with the last workgroup first and, unless that can be seen, each invocation by itself, one after the other. Where that stores something else than
// the reference did, it is the order that decides: the value is undefined. after is what the reference made of the inputs, and stores what it stored.
func (r *Reference) inOtherOrder(run int, after *Inputs, stores []scalarStore) ([]scalarStore, error) {
	in, p := r.Inputs(run), r.program
	in.backward = true
	if r.serial != nil {
		p = r.serial
		in.Steps *= uint64(r.program.lanes)
	}
	if _, err := p.Run(in); err != nil {
		return nil, errOrder
	}
	var elsewhere []scalarStore
	k := 0
	for m := range len(r.memories) + len(in.Regions) {
		here, there := r.bytes(after, m), r.bytes(&in, m)
		for at := 0; at < len(here); {
			n, s := 1, (*scalarStore)(nil)
			if k < len(stores) && stores[k].memory == m && stores[k].Offset == at {
				s = &stores[k]
				n = s.Bytes
				k++
			}
			switch {
			case bytes.Equal(here[at:at+n], there[at:at+n]):
			case s != nil:
				s.Shadow = Shadow{Undefined: fold.Mask(8 * n)}
			default:
				elsewhere = append(elsewhere, scalarStore{memory: m, value: uint64(here[at]), Store: Store{Region: -1, Offset: at, Bytes: 1, Shadow: allUndefined}})
			}
			at += n
		}
	}
	stores = append(stores, elsewhere...)
	slices.SortStableFunc(stores, compareStarts)
	return stores, nil
}
