package compare

import (
	"cmp"
	"fmt"

	"hone/ir"
	"hone/vm"
	"hone/vm/layout"
)

// Most of the order that a shader asks of a device, and of the promises that it makes to a compiler, shows in no value
// that a run stores. It shows in which instructions are executed, and with which operands: these runs are watched. They
// are slow, so only shaders are watched that ask for less, or promise more, than the reference.

const (
	maxWatched      = 8       // runs that are watched
	alwaysWatched   = 4       // of these: kinds of random numbers, which the runs have in turn
	maxWatchedSteps = 1 << 15 // of a workgroup of the reference, in a run that is watched
	maxInvocations  = 2048    // of such a run
)

// watcher watches runs of the reference or of the other shader.
type watcher struct {
	r        *Reference
	module   *ir.Module
	other    bool
	programs map[int]*vm.Program // by form
}

// watched compares the order between invocations and promises, which only show in runs that are watched. It returns the
// difference, "" for none, or why the runs can't be watched.
func (r *Reference) watched(b *ir.Module, p *vm.Program) (reason, unknown string) {
	mine := &watcher{r, moduleOf(r.forms[0].program), false, map[int]*vm.Program{}}
	theirs := &watcher{r, b, true, map[int]*vm.Program{}}
	reason, unordered := r.unordered(p, mine, theirs)
	if reason != "" {
		return reason, ""
	}
	reason, unclaimed := r.claimed(p, mine, theirs)
	return reason, cmp.Or(unordered, unclaimed)
}

// watchedRun is a run that is watched.
type watchedRun struct {
	run int
	// buffers in which atomics count begin with zeros: who comes last is known by that
	zeros bool
}

// watchedRuns returns the runs that are watched: one for each kind of random numbers, and runs that go ways which no
// earlier run went. Subgroups run in lockstep there, bindings have memory of their own, and the reference stays within
// bounds.
func (r *Reference) watchedRuns() (runs []watchedRun) {
	went := map[int][]bool{} // by form
	for i := range r.runs {
		a := &r.runs[i]
		n := a.plan.groups[0] * a.plan.groups[1] * a.plan.groups[2] * r.form(i).program.Invocations()
		if len(runs) == maxWatched || a.skipped != nil || a.strays != nil || a.plan.order != inLockstep ||
			a.plan.sharing != apart || n > maxInvocations || a.steps > maxWatchedSteps || first(a.undetermined) >= 0 {
			continue
		}
		before := went[a.plan.form]
		if before == nil {
			before = make([]bool, len(a.ways))
			went[a.plan.form] = before
		}
		adds := len(runs) < alwaysWatched
		for k, way := range a.ways {
			adds = adds || way && !before[k]
			before[k] = before[k] || way
		}
		if adds {
			runs = append(runs, watchedRun{run: i})
		}
	}
	if len(runs) > 0 && r.forms[0].program.SharesAtomics() {
		runs = append(runs, watchedRun{runs[0].run, true})
	}
	return runs
}

// watch executes a run and calls do with each instruction of each invocation.
func (w *watcher) watch(one watchedRun, do func(*vm.Executed)) error {
	run := one.run
	a := &w.r.runs[run]
	k := a.plan.form
	p := w.programs[k]
	if p == nil {
		o := w.r.forms[k].options
		if w.other {
			o = w.r.otherOptions(o)
		}
		o.Trace = true
		var err error
		if p, err = vm.Compile(w.module, o); err != nil {
			return fmt.Errorf("the shader can't be watched: %w", err)
		}
		w.programs[k] = p
	}
	in := w.r.Inputs(run)
	if w.other {
		in = w.r.inputsOfOther(&form{program: p}, run)
	}
	if one.zeros {
		for x := range reached(w.r.forms[0].program) {
			if key := orderKeyOf(x.Module(), x); isAtomic(x.Op) && key.number > 0 {
				clear(in.Buffers[layout.Slot{Set: key.set, Binding: key.number - 1}])
			}
		}
	}
	in.Order, in.Steps = a.plan.order.of(), 16*a.steps+1<<20
	in.Trace = &vm.Trace{Do: do}
	_, err := p.Run(in)
	return err
}

// place returns the workgroup and the invocation in it that a global id stands for.
func (w *watcher) place(run int, id [3]int) (group, local int) {
	groups := w.r.runs[run].plan.groups
	size := w.r.form(run).program.WorkgroupSize()
	for i := 2; i >= 0; i-- {
		group = group*groups[i] + id[i]/size[i]
		local = local*size[i] + id[i]%size[i]
	}
	return group, local
}

// watchedText names a run that is watched.
func (r *Reference) watchedText(one watchedRun) string {
	text := r.label(one.run)
	if one.zeros {
		text += ", with zeros where atomics count"
	}
	return text
}
