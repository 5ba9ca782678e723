package vm

import (
	"hone/vm/internal/code"
	"hone/vm/internal/execute"
	"hone/vm/internal/symbolic"
	"hone/vm/layout"
)

// Recorder is a program that records what it computes from its inputs, for who looks for others (package compare). It
// may be used by several goroutines at a time.
type Recorder struct {
	code    *code.Program
	builtIn func(layout.Slot) bool
}

// Recorder returns a recorder of the program. Built-in inputs count as scalars of the inputs where builtIn says so; the
// others are taken as they are. Cost: linear in its code.
func (p *Program) Recorder(builtIn func(layout.Slot) bool) *Recorder {
	return &Recorder{p.code.Recorded(), builtIn}
}

// Run executes the shader on one processor and returns what it computed, also where there is an error. In.Track has to
// be nil. Cost: some ten times that of [Program.Run].
func (r *Recorder) Run(in Inputs) (*symbolic.Graph, *Result, error) {
	in.recorder = execute.NewRecorder(r.code)
	in.recorder.BuiltIn = r.builtIn
	result, err := (&Program{r.code}).Run(in)
	return in.recorder.Graph, result, err
}

// record says where the memory of the objects is among the inputs.
func (d *dispatch) record(r *execute.Recorder, regions []int) {
	shared := d.in.Shared()
	for _, slot := range d.slots {
		place := symbolic.Place{Push: slot == nil}
		if slot != nil {
			place.Slot = *slot
			if first, ok := shared[*slot]; ok { // shared memory has a single name
				place.Slot = first
			}
		}
		r.Objects = append(r.Objects, place)
	}
	for _, i := range regions {
		r.Regions = append(r.Regions, 1+i)
	}
	d.machine.Record = r
}
