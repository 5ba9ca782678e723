// Package execute is the machine: a [Batch] of up to 64 invocations executes the code of a shader in lockstep, on the
// memory of a [Machine], with what its [Group] shares. Which invocations these are is their client's business: it gives
// them their inputs (a [Source]: what is built in, or what comes from a stage before), puts batches into groups, lets
// those go on that wait at a barrier, and reads what they leave in memory and in variables ([Batch.Cell]). A dispatch
// of workgroups, in package vm, is a client; quads of fragments and vertices are others. So the package must not know
// execution models, global ids or numbers of workgroups: an invocation has a number, and that is all.
package execute

import (
	"sync"

	"hone/vm/image"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// Machine is what all batches of a run share. Its client fills the fields before the first of them is made; a field
// without a name in capitals is the machine's own.
type Machine struct {
	Code     *code.Program
	Buffers  [][]byte       // by object; after them the elements of arrays of descriptors whose size the client knows
	Images   []*image.Image // likewise, nil for what is none: their data is that of the buffer
	Samplers []*image.Sampler
	Elements []Elements      // by code.RuntimeArray: where these are
	Regions  []layout.Region // memory that has addresses, by these
	Steps    uint64          // instructions that a group may execute
	Track    *Tracker        // nil where shadows are not asked for
	// Choose is the seed of the values that undefined ones take; with 0 they are 0. Not in a run with shadows.
	Choose uint64
	// FineDerivatives says that derivatives which may be fine or coarse are fine.
	FineDerivatives bool
	// OneSample says that pixels have one sample, in the middle.
	OneSample bool
	// ByColumns says that the elements of cooperative matrices are dealt out in runs by columns, and joined in another
	// order.
	ByColumns bool
	// Discarded says by invocation whether it has passed nothing on; nil where nobody asks.
	Discarded []bool
	// Trace is shown each instruction of code that can be traced, for the lanes of a mask; nil for no.
	Trace func(b *Batch, fr *Frame, t *code.Traced, mask uint64)
	// Record is what code with Record instructions fills; nil for other code.
	Record *Recorder

	atomics sync.Mutex
}

// Elements is where the descriptors of a code.RuntimeArray are among the buffers.
type Elements struct {
	First int
	N     int // elements
}

// View is memory as a group sees it that is isolated from others.
type View struct {
	Objects, Regions [][]byte
}

// Group is what invocations share that may wait for each other: Workgroup memory, a budget of instructions, what they
// did. A client whose invocations do not share any of that has a group for each batch. Its batches are executed by one
// goroutine.
type Group struct {
	First    int   // number of its first invocation in the run
	N        int   // invocations
	Barriers int   // at which they have met
	View     *View // nil where it sees the memory itself

	Runs   [][]uint64 // by function and block: how many invocations went through it
	Ways   []bool     // of code with decisions, by the numbers of their ways: some invocation went there
	Events map[EventKey]*Event

	m         *Machine
	shared    []uint64
	undefined []bool          // by shared cell
	written   []bool          // likewise: something was stored there; nil where shared cells pass nothing on
	shadows   []shadow.Shadow // likewise, in a run with shadows
	steps     uint64          // that are left
	// that are left to invocations of which it is not known what they should do, where no others go on with them
	undeterminedSteps uint64
	constants         []uint64 // by constant and lane
	noValue           []uint64 // by constant: all lanes where it is undefined
	nodes             []int32  // by shared cell, where that is recorded
	local             []byteMemory
	noted             EventKey // the event that was noted last; event is nil before there is one
	event             *Event
	exchanges         [2]exchange
	copies            []pendingCopy
}

// Kind is what an invocation should not do.
type Kind uint8

// The kinds.
const (
	OutOfBounds        Kind = iota // a load that gave 0, or a store or atomic that was dropped
	UndefinedStored                // an undefined value went to a buffer
	UndefinedAddress               // a load or store at an address that is undefined
	UndefinedBranch                // a branch or switch on an undefined value
	UndefinedResult                // an operation whose result is undefined for its operands
	UnreachableReached             // OpUnreachable
	BarrierMissed                  // it has ended before a barrier to which others have come: for a client to note
	NotUniform                     // an index of descriptors that differs between invocations, without NonUniform
	UndefinedPassed                // an undefined value was passed on, at the end
	LimitExceeded                  // it emits more vertices than OutputVertices says, or makes too many calls
)

// EventKey is what should not happen, and the instruction where it does: an index in code.Program.Places.
type EventKey struct {
	Kind  Kind
	Where int32
}

// Event says how often something happened.
type Event struct {
	Count uint64   // for each invocation
	First int      // number of the first invocation
	Who   []uint64 // in a run with shadows: the numbers of all invocations, as a set of bits
}

// add adds an invocation, given by its number.
func (e *Event) add(invocation int) {
	for len(e.Who) <= invocation/64 {
		e.Who = append(e.Who, 0)
	}
	e.Who[invocation/64] |= 1 << (invocation % 64)
}

// NewGroup makes a group, which is used for one set of invocations after the other.
func NewGroup(m *Machine) *Group {
	p := m.Code
	g := &Group{m: m, Events: map[EventKey]*Event{}}
	g.shared, g.undefined = make([]uint64, p.SharedCells), make([]bool, p.SharedCells)
	if m.Track != nil {
		g.shadows = make([]shadow.Shadow, p.SharedCells)
	}
	if len(p.SharedOut)+len(p.SharedIn) > 0 {
		g.written = make([]bool, p.SharedCells)
	}
	g.newLocal()
	g.Ways = make([]bool, p.Ways)
	for _, f := range p.Functions {
		g.Runs = append(g.Runs, make([]uint64, len(f.Blocks)))
	}
	g.constants, g.noValue = make([]uint64, len(p.Constants)*p.Lanes), make([]uint64, len(p.Constants))
	for i, k := range p.Constants {
		for lane := range p.Lanes {
			g.constants[i*p.Lanes+lane] = k.Bits
		}
		if k.Undefined && !m.chosen() {
			g.noValue[i] = ^uint64(0)
		}
	}
	return g
}

// Begin prepares a group for n invocations, of which the first has a number in the run. Its batches are to be reset
// after it.
func (g *Group) Begin(first, n int) {
	g.First, g.N, g.Barriers = first, n, 0
	g.steps, g.undeterminedSteps = g.m.Steps, g.m.Steps
	for i := range g.shared {
		g.shared[i], g.undefined[i] = 0, !g.m.chosen()
	}
	for i := range g.shadows {
		g.shadows[i] = shadow.AllUndefined
	}
	g.beginLocal()
	g.exchanges, g.copies = [2]exchange{}, g.copies[:0]
	if g.m.Record != nil {
		g.nodes = make([]int32, len(g.shared))
	}
	for _, k := range g.m.Code.SharedInit {
		g.shared[k.Cell], g.undefined[k.Cell] = k.Bits, k.Constant.Undefined && !g.m.chosen()
		if g.shadows != nil && !k.Constant.Undefined {
			g.shadows[k.Cell] = shadow.Shadow{}
		}
	}
	clear(g.written)
	g.receiveShared()
}

// Steps returns how many instructions it has executed since Begin.
func (g *Group) Steps() uint64 { return g.m.Steps - g.steps }

// note notes what n invocations, given by the number of the first, should not do, at an instruction. It returns the
// event of the instruction.
func (g *Group) note(kind Kind, where int32, first, n int) *Event {
	if k := (EventKey{kind, where}); g.event == nil || g.noted != k { // the lanes of an instruction follow each other
		e, ok := g.Events[k]
		if !ok {
			e = &Event{First: first}
			g.Events[k] = e
		}
		g.noted, g.event = k, e
	}
	g.event.Count += uint64(n)
	return g.event
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
