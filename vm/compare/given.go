package compare

import (
	"bytes"
	"maps"
	"sync"

	"hone/vm"
)

// What a run is given, and what the reference makes of it when workgroups are isolated, is the same for each module
// that is compared. To make it again costs as much as many a shader takes to run, so it is kept, as far as that takes
// little memory.

// maxKept is how many bytes of the inputs of its runs a reference keeps.
const maxKept = 1 << 23

// given is what a run is given. Nobody writes to its memory.
type given struct {
	vm.Inputs
	regions []regionType

	once sync.Once
	// what is in memory after an isolated run of the reference; nil where that does not come to its end
	isolated *vm.Inputs
}

// keeper keeps what runs are given.
type keeper struct {
	mu   sync.Mutex
	runs []*given // nil for what is not kept
	left int      // bytes
}

func newKeeper(runs int) *keeper { return &keeper{runs: make([]*given, runs), left: maxKept} }

// given returns what a run of a comparison is given.
func (r *Reference) given(run int) *given {
	k := r.kept
	k.mu.Lock()
	g := k.runs[run]
	k.mu.Unlock()
	if g != nil {
		return g
	}
	g = &given{}
	g.Inputs, g.regions, _ = r.inputs(run, r.runs[run].plan)
	k.mu.Lock()
	defer k.mu.Unlock()
	if size := 2 * size(&g.Inputs); k.runs[run] == nil && size <= k.left { // as they are, and after an isolated run
		k.runs[run] = g
		k.left -= size
	}
	return g
}

// Inputs returns what a run of a comparison is given, which [Reference.Setting] adds to. Each call returns new memory.
func (r *Reference) Inputs(run int) vm.Inputs {
	in := r.given(run).Inputs
	shared := in.Shared()
	buffers := in.Buffers
	in.Buffers = maps.Clone(buffers)
	for slot, b := range buffers {
		in.Buffers[slot] = bytes.Clone(b)
	}
	for slot, first := range shared {
		in.Buffers[slot] = in.Buffers[first]
	}
	in.Push = bytes.Clone(in.Push)
	regions := in.Regions
	in.Regions = nil
	for _, g := range regions {
		g.Data = bytes.Clone(g.Data)
		in.Regions = append(in.Regions, g)
	}
	return in
}

// size returns how many bytes of memory inputs have.
func size(in *vm.Inputs) int {
	n := len(in.Push)
	for _, b := range in.Buffers {
		n += len(b)
	}
	for _, g := range in.Regions {
		n += len(g.Data)
	}
	return n
}

// isolated returns what is in memory after an isolated run of the reference, nil where that does not come to its end.
func (r *Reference) isolated(run int) *vm.Inputs {
	g := r.given(run)
	g.once.Do(func() { g.isolated = r.form(run).isolated(r.Inputs(run)) })
	return g.isolated
}
