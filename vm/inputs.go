package vm

import (
	"errors"
	"fmt"
	"sync/atomic"

	"hone/fold"
	"hone/ir"
	"hone/vm/image"
	"hone/vm/internal/execute"
	"hone/vm/layout"
)

// Inputs is what a shader runs on.
type Inputs struct {
	Groups [3]int // number of workgroups; 0 counts as 1
	Offset [3]int // of the global ids of a kernel
	// read and written in place. Slots may have the same bytes, from the first byte on: they share a buffer then
	Buffers map[layout.Slot][]byte
	// what the bytes of Buffers are, where an image or texel buffer is expected: their Data is not looked at
	Images   map[layout.Slot]image.Image
	Samplers map[layout.Slot]image.Sampler
	Push     []byte          // push constants
	Regions  []layout.Region // memory that has addresses, for PhysicalStorageBuffer; no two overlap
	Workers  int             // workgroups that run at a time; 0 for one a processor
	Steps    uint64          // instructions that a workgroup's subgroups may execute; 0 for 2^32
	// bytes that the shader may need while a workgroup runs, without buffers and shadows; 0 for 2^30
	Memory int
	Track  *Track // to know how much of what is stored is determined; nil for no
	// to see each instruction of a program compiled with [Options].Trace, in the order of their execution by one
	// worker; nil for no
	Trace *Trace

	Progress *atomic.Int64 // counts the workgroups that have come to their end, while others run; nil for no

	Order Order // in which workgroups, and subgroups up to each barrier, are executed
	// Undefined is the seed of the values that undefined ones take, another one at each use; with 0 they are 0. Not
	// with Track.
	Undefined uint64
	// FineDerivatives says that OpDPdx, OpDPdy and OpFwidth are the fine ones. They are either, as an implementation
	// likes; otherwise they are coarse, and those are the differences of the first row or column of a quad.
	FineDerivatives bool
	// OneSample says that a pixel has one sample, in the middle: so an input is interpolated at a sample, or at the
	// centroid, as it is anyway. Otherwise these are beside the middle.
	OneSample bool
	// Isolated says that a workgroup sees of the stores of others only what atomics see. Not with Track.
	Isolated bool

	recorder *execute.Recorder // nil for no
}

// Shared returns, for each slot, the first slot that has the same bytes; nil if no two slots share any.
func (in *Inputs) Shared() map[layout.Slot]layout.Slot {
	first := map[*byte]layout.Slot{}
	several := false
	for slot, b := range in.Buffers {
		if len(b) == 0 {
			continue
		}
		have, ok := first[&b[0]]
		several = several || ok
		if !ok || layout.CompareSlots(slot, have) < 0 {
			first[&b[0]] = slot
		}
	}
	if !several {
		return nil
	}
	shared := map[layout.Slot]layout.Slot{}
	for slot, b := range in.Buffers {
		if len(b) > 0 {
			shared[slot] = first[&b[0]]
		}
	}
	return shared
}

// SetImage binds an image, whose Data is read and written in place.
func (in *Inputs) SetImage(slot layout.Slot, im *image.Image) {
	if in.Buffers == nil {
		in.Buffers = map[layout.Slot][]byte{}
	}
	if in.Images == nil {
		in.Images = map[layout.Slot]image.Image{}
	}
	in.Buffers[slot], in.Images[slot] = im.Data, *im
}

// SetSampler binds a sampler.
func (in *Inputs) SetSampler(slot layout.Slot, s *image.Sampler) {
	if in.Samplers == nil {
		in.Samplers = map[layout.Slot]image.Sampler{}
	}
	in.Samplers[slot] = *s
}

// Track asks a run to say how much of what it stores is determined. Such a run is executed by one worker.
type Track struct {
	// Freedom is what of an implementation's choices counts as unspecified. The zero value is nothing: then results
	// that the specification leaves unspecified are those of package fold, and only undefined values are not
	// determined.
	Freedom fold.Freedom
	// Undetermined are invocations, as a set of bits, numbered as in [Store], whose stores count as unspecified: it is
	// not known of them what they should do.
	Undetermined []uint64
	// Determined are buffers whose contents count as determined, whoever stored them: nothing is known of what is stored
	// there, and [Result].Stores lacks it.
	Determined []layout.Slot
	// Races says that the value at a place to which several invocations store, without an order between them, is
	// unspecified for who loads it. [Result].Stores has it as it was stored.
	Races bool
	// VolatileIsStable says that Volatile memory keeps its values. Otherwise it changes, so that each access counts.
	VolatileIsStable bool
	// Robust says that what is loaded beyond the bounds of a buffer is 0, as robust access may have it. Otherwise it is
	// undefined.
	Robust bool
	// Vary is the seed of an implementation that is chosen: results that need not be correctly rounded are as far off as
	// they may be, at random, and clocks show anything. With 0 they are those of package fold, and the shadows say what
	// they may be.
	Vary uint64
}

// The errors of runs that did not end as they should, for errors.Is.
var (
	ErrSteps   = errors.New("too many instructions")
	ErrBarrier = errors.New("a barrier that not all invocations reach")
)

// StepLimitError is the [ErrSteps] of a workgroup that takes too many instructions.
type StepLimitError struct {
	Function     string // that it was in
	Block        *ir.Block
	Steps        uint64
	Undetermined bool // it was not known of the invocations that were executed what they should do
}

func (e *StepLimitError) Error() string {
	return fmt.Sprintf("%v: stopped in %s after %d instructions", ErrSteps, e.Function, e.Steps)
}

func (e *StepLimitError) Unwrap() error { return ErrSteps }
