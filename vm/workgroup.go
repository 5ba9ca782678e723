package vm

import (
	"errors"
	"fmt"
	"math/bits"

	"hone/ir"
	"hone/vm/internal/execute"
)

// errFault is the error of a run that should not be possible.
var errFault = errors.New("a fault of package vm")

// workgroup runs workgroups, one after the other: its subgroups in turn, each until it ends or waits at a barrier.
type workgroup struct {
	d       *dispatch
	group   *execute.Group
	batches []*execute.Batch

	id     [3]int // of the workgroup in the run
	most   uint64 // instructions that a workgroup took
	err    error
	failed int // the workgroup that err is of
}

func newWorkgroup(d *dispatch) *workgroup {
	w := &workgroup{d: d, group: execute.NewGroup(&d.machine)}
	total, lanes := d.p.Invocations(), d.p.Lanes
	for first := 0; first < total; first += lanes {
		w.batches = append(w.batches, execute.NewBatch(w.group, first, min(lanes, total-first), w.input))
	}
	return w
}

// work runs workgroups until there is none left, or one before it failed.
func (w *workgroup) work(n int) {
	for {
		i := int(w.d.next.Add(1)) - 1
		if i >= n || int64(i) > w.d.failed.Load() {
			return
		}
		if err := w.safely(w.d.in.Order.at(i, n)); err != nil {
			w.err, w.failed = err, i
			for {
				f := w.d.failed.Load()
				if f <= int64(i) || w.d.failed.CompareAndSwap(f, int64(i)) {
					return
				}
			}
		}
		if w.d.in.Progress != nil {
			w.d.in.Progress.Add(1)
		}
	}
}

// safely runs one workgroup. A fault of this package does not end the process: who calls Run could not recover from it,
// since this is another goroutine.
func (w *workgroup) safely(index int) (err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("%w: %v", errFault, x)
		}
	}()
	return w.run(index)
}

// run runs one workgroup.
func (w *workgroup) run(index int) error {
	groups, n := w.d.in.Groups, w.d.p.Invocations()
	w.id = [3]int{index % groups[0], index / groups[0] % groups[1], index / groups[0] / groups[1]}
	w.group.Begin(index*n, n)
	defer func() { w.most = max(w.most, w.group.Steps()) }()
	if b := w.d.before; b != nil {
		w.group.View = w.d.view(b.Objects, b.Regions)
	}
	for _, b := range w.batches {
		b.Reset()
	}
	for {
		waiting := 0
		for i := range w.batches {
			b := w.batches[w.d.in.Order.at(i, len(w.batches))]
			if e := b.Run(); e != nil {
				return w.failedBy(&StepLimitError{Function: e.Function, Block: e.Block, Steps: w.d.in.Steps,
					Undetermined: e.Undetermined})
			}
			if !b.Ended() {
				waiting++
			}
		}
		if waiting == 0 {
			execute.PassShared(w.batches)
			return nil
		}
		if err := w.meet(); err != nil {
			return w.failedBy(err)
		}
	}
}

// failedBy adds to an error which workgroup it is of.
func (w *workgroup) failedBy(err error) error {
	return fmt.Errorf("workgroup %d %d %d: %w", w.id[0], w.id[1], w.id[2], err)
}

// meet lets all invocations go on that wait at a barrier. Those that have ended count as if they had come, as on the
// devices there are, and are reported. It is an error if the others are not all at one barrier.
func (w *workgroup) meet() error {
	at, first := int32(-1), [3]int{} // a barrier, and an invocation that waits there
	count, live := 0, 0
	for _, b := range w.batches {
		live += bits.OnesCount64(b.Live())
		for where, mask := range b.Waiting {
			id := w.d.globalID(b.Number(bits.TrailingZeros64(mask)))
			if at >= 0 && where != at {
				barriers := [2]*ir.Inst{w.d.p.Places[at].In, w.d.p.Places[where].In}
				return &Deadlock{Invocations: [2][3]int{first, id}, Barriers: barriers}
			}
			if at < 0 {
				at, first = where, id
			}
			count += bits.OnesCount64(mask)
		}
	}
	if count != live {
		return fmt.Errorf("%w: %d of %d reach the barrier %s", ErrBarrier, count, live, w.d.p.Describe(at))
	}
	w.miss()
	w.group.Barriers++
	for _, b := range w.batches {
		b.Report(execute.BarrierMissed, at, b.Alive&^b.Live())
		b.Release()
	}
	return nil
}

// miss notes that invocations of the workgroup wait at a barrier that others miss, since they have ended.
func (w *workgroup) miss() {
	if w.d.machine.Track == nil || w.d.missed > 0 {
		return
	}
	waits, missed := false, 0
	for _, b := range w.batches {
		live := b.Live()
		waits = waits || b.Determined(live) != 0
		if ended := b.Determined(b.Alive &^ live); ended != 0 && missed == 0 {
			missed = 1 + b.Number(bits.TrailingZeros64(ended))
		}
	}
	if waits {
		w.d.missed = missed
	}
}

// Deadlock is the [ErrBarrier] of invocations that wait for each other at two barriers.
type Deadlock struct {
	Invocations [2][3]int // one at each, by its global id
	Barriers    [2]*ir.Inst
}

func (d *Deadlock) Error() string {
	at := func(i int) string {
		id, b := d.Invocations[i], d.Barriers[i]
		return fmt.Sprintf("invocation %d %d %d at that of the block %%%d: %s", id[0], id[1], id[2], b.Block().ID(), b)
	}
	return fmt.Sprintf("%v: %s, and %s", ErrBarrier, at(0), at(1))
}

func (d *Deadlock) Unwrap() error { return ErrBarrier }
