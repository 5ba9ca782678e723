package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/KimMachineGun/automemlimit/memlimit"
	"github.com/urfave/cli/v3"

	"hone"
	"hone/internal/modstats"
	"hone/internal/system"
	"hone/internal/verdicts"
	"hone/internal/wording"
	"hone/pass"
)

// batch is one run of hone opt.
type batch struct {
	*session
	*options
	jobs    []job
	several bool

	results []result
}

// result is what became of one job.
type result struct {
	done          bool
	err           error
	causes        []string        // instructions that make it so
	undecided     []string        // why it is not known whether the output does what the input does; it is written
	seconds       float64         // from words to words
	in, out       int             // bytes
	before, after *modstats.Stats // nil unless asked for
	runs          []pass.Run
	note          string // for standard error, "" for none
	remarks       []string
	yaml          []byte      // remarks as YAML, in the place of these
	explanation   explanation // by hone lower and hone instrument
}

// run does the jobs on all cores and reports them in their order, however they end.
func (b *batch) run(ctx context.Context) error {
	start := time.Now()
	b.results = make([]result, len(b.jobs))
	worst := b.work(ctx)

	if b.remarks != "" {
		if err := b.write(b.remarks, b.remarkText()); err != nil {
			worst = max(worst, b.report(err))
		}
	}
	if b.lowering != nil && b.lowering.json {
		worst = max(worst, b.report(b.writeJSON(b.explained())))
	} else {
		b.printExplanations()
	}
	switch {
	case b.stats == statsJSON:
		worst = max(worst, b.report(b.writeStatsJSON()))
	case b.stats != "" && b.failed() < b.files():
		b.printStats()
	}
	if b.several && b.files() > 0 {
		b.printSummary(time.Since(start))
		if b.verify {
			worst = max(worst, b.printVerified())
		}
	}
	if b.json != "" || b.junit != "" {
		if err := b.writeVerdicts("opt", b.json, b.junit, b.verdicts()); err != nil {
			worst = max(worst, b.report(err))
		}
	}
	if b.time {
		b.printTimes()
	}
	if worst != StatusOK {
		return &severalError{worst}
	}
	return nil
}

// printExplanations prints the explanations in the order of the jobs.
func (b *batch) printExplanations() {
	idle := 0
	for i := range b.results {
		text := b.results[i].explanation.text
		if at := strings.LastIndex("\n"+text, "\nnothing to do"); at >= 0 && b.several {
			if text = text[:at]; text == "" {
				idle++
			}
		}
		if text != "" && b.several {
			text = strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n    ")
			fmt.Fprintf(b.stdout, "%s\n    %s\n", shown(b.jobs[i].in), text)
		} else {
			fmt.Fprint(b.stdout, text)
		}
	}
	if idle > 0 {
		fmt.Fprintf(b.stdout, "nothing to do in %s\n", wording.Plural(idle, "file"))
	}
}

// explained returns the explanations of the modules that were lowered.
func (b *batch) explained() explainedModules {
	out := explainedModules{[]explainedModule{}}
	for i, j := range b.jobs {
		if e := b.results[i].explanation; e.explained {
			out.Modules = append(out.Modules, explainedModule{shown(j.in), effectsOf(e.effects), orEmpty(e.idle)})
		}
	}
	return out
}

// work does the jobs and returns the worst exit status. Messages come in the order of the jobs.
func (b *batch) work(ctx context.Context) (worst int) {
	if len(b.jobs) == 1 { // without the start of a second thread
		b.next(ctx, 0)
		r := &b.results[0]
		worst = b.report(r.err)
		r.printNote(b.stderr)
		if !b.several {
			worst = max(worst, b.report(undecided(shown(b.jobs[0].in), r.undecided, r.causes)))
		}
		return worst
	}
	if b.ownsProcess && os.Getenv("GOGC") == "" {
		// A process that lives for one command gains more from collecting rarely than it loses in memory.
		debug.SetGCPercent(400)
		respectMemoryLimit()
	}
	var bar *system.Bar
	messages := b.stderr
	if b.isTerminal(b.stderr) {
		bar = system.NewBar(b.stderr, len(b.jobs))
		messages = bar
		defer bar.Finish()
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	if b.ownsProcess {
		temporaries.onSignal(func(written int) {
			fmt.Fprintf(b.stderr, "\n%s: stopped after %d of %s; where one was not done, what was there is as it was\n", b.name,
				written, wording.Plural(b.files(), "file"))
		})
	}
	finished := make(chan int, len(b.jobs))
	for range min(len(b.jobs), runtime.GOMAXPROCS(0)) {
		wg.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= len(b.jobs) {
					return
				}
				b.next(ctx, i)
				finished <- i
			}
		})
	}
	go func() {
		wg.Wait()
		close(finished)
	}()
	reported := 0
	for i := range finished {
		b.results[i].done = true
		bar.Step()
		for reported < len(b.jobs) && b.results[reported].done {
			r := &b.results[reported]
			worst = max(worst, b.reportTo(messages, r.err))
			r.printNote(messages)
			reported++
		}
	}
	return worst
}

// printNote prints the note, if there is one.
func (r *result) printNote(w io.Writer) {
	if r.note != "" {
		fmt.Fprintln(w, r.note)
	}
}

// next does job i unless the context has ended, or there is nothing to do but to say so.
func (b *batch) next(ctx context.Context, i int) {
	if err := b.jobs[i].err; err != nil {
		b.results[i].err = err
		return
	}
	if err := ctx.Err(); err != nil {
		b.results[i].err = &failure{status: StatusInterrupt, file: shown(b.jobs[i].in), err: err}
		return
	}
	b.do(b.jobs[i], &b.results[i])
}

// files returns the number of jobs that are files.
func (b *batch) files() (n int) {
	for i := range b.jobs {
		if b.jobs[i].err == nil {
			n++
		}
	}
	return n
}

// failed returns the number of files that failed.
func (b *batch) failed() (n int) {
	for i := range b.results {
		if b.results[i].err != nil && b.jobs[i].err == nil {
			n++
		}
	}
	return n
}

// isYAMLName reports whether remarks go to a file in YAML.
func isYAMLName(name string) bool {
	return strings.HasSuffix(name, ".yaml") || strings.HasSuffix(name, ".yml")
}

func (b *batch) remarkText() []byte {
	var text strings.Builder
	for i, j := range b.jobs {
		if isYAMLName(b.remarks) {
			text.Write(b.results[i].yaml)
			for _, r := range slices.Concat(b.results[i].undecided, b.results[i].causes) {
				text.Write(pass.Remark{Pass: "verify", Text: "not verified: " + r}.AppendYAML(nil, shown(j.in)))
			}
			continue
		}
		for _, r := range b.results[i].remarks {
			fmt.Fprintf(&text, "%s: %s\n", shown(j.in), r)
		}
		for _, r := range slices.Concat(b.results[i].undecided, b.results[i].causes) {
			fmt.Fprintf(&text, "%s: not verified: %s\n", shown(j.in), r)
		}
	}
	return []byte(text.String())
}

func (b *batch) printSummary(took time.Duration) {
	in, out := 0, 0
	for i := range b.results {
		if r := &b.results[i]; r.err == nil {
			in, out = in+r.in, out+r.out
		}
	}
	fmt.Fprint(b.stderr, wording.Plural(b.files(), "file"))
	if n := b.failed(); n > 0 {
		fmt.Fprintf(b.stderr, ", %d failed", n)
	}
	if n := len(b.jobs) - b.files(); n > 0 {
		fmt.Fprintf(b.stderr, ", %s not read", wording.Plural(n, "folder"))
	}
	fmt.Fprintf(b.stderr, ", %s -> %s bytes (%s), %.2f s\n", wording.Grouped(in), wording.Grouped(out), change(in, out),
		took.Seconds())
}

// verdicts returns what --verify has found out about each file: whether it does what it did.
func (b *batch) verdicts() (list []verdicts.Verdict) {
	for i := range b.results {
		r := &b.results[i]
		v := verdicts.Verdict{File: shown(b.jobs[i].in), Outcome: verdicts.Verified, Seconds: r.seconds}
		switch {
		case r.err != nil:
			v.Outcome, v.Reason = verdicts.Failed, r.err.Error()
			if pass, ok := miscompiled(r.err); ok {
				v.Outcome, v.Reason = verdicts.Different, pass
			}
		case len(r.undecided) > 0:
			name, why, _ := strings.Cut(r.undecided[0], ": ") // behind the name of the entry point
			v.Outcome, v.Reason, v.Causes = verdicts.Undecided, cmp.Or(why, name), r.causes
		}
		list = append(list, v)
	}
	return list
}

// miscompiled returns what a pass that made a shader do something else did, false for other errors.
func miscompiled(err error) (string, bool) {
	var different *hone.DifferentError
	if !errors.As(err, &different) {
		return "", false
	}
	return err.Error(), true
}

// printVerified says for how many of several files --verify has found that they do what they did, and why not for the
// others. It returns the exit status of that: it is not known of any.
func (b *batch) printVerified() int {
	var written []verdicts.Verdict
	for _, v := range b.verdicts() {
		if v.Outcome == verdicts.Verified || v.Outcome == verdicts.Undecided {
			written = append(written, v)
		}
	}
	if len(written) == 0 {
		return StatusOK
	}
	fmt.Fprint(b.stderr, verdicts.Summary(written, "file", 3))
	if verdicts.Count(written, verdicts.Undecided) > 0 && b.remarks == "" {
		fmt.Fprint(b.stderr, "; --remarks FILE has a line for each")
	}
	fmt.Fprintln(b.stderr)
	if verdicts.Count(written, verdicts.Verified) == 0 {
		return StatusUndecided
	}
	return StatusOK
}

// verdictFlags are those that write what was found out for machines.
func verdictFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "json", Usage: "write what was found out about each shader to `FILE`, as JSON", OnlyOnce: true},
		&cli.StringFlag{Name: "junit", Usage: "write it to `FILE` as JUnit's XML, which systems for CI read", OnlyOnce: true},
	}
}

// writeVerdicts writes what was found out to files that have names.
func (s *session) writeVerdicts(command, jsonFile, junitFile string, list []verdicts.Verdict) error {
	for _, f := range []struct {
		name string
		text func() ([]byte, error)
	}{
		{jsonFile, func() ([]byte, error) { return verdicts.JSON(list) }},
		{junitFile, func() ([]byte, error) { return verdicts.JUnit(list, s.name+" "+command) }},
	} {
		if f.name == "" {
			continue
		}
		data, err := f.text()
		if err == nil {
			err = s.write(f.name, data)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// printTimes prints a line for each pass, in the order in which they first ran, and the total.
func (b *batch) printTimes() {
	type row struct {
		name          string
		runs, changed int
		transforms    int
		time          time.Duration
	}
	var rows []*row
	byName := map[string]*row{}
	var all time.Duration
	seconds := 0.0
	for i := range b.results {
		seconds += b.results[i].seconds
		for _, r := range b.results[i].runs {
			t := byName[r.Pass]
			if t == nil {
				t = &row{name: r.Pass}
				byName[r.Pass] = t
				rows = append(rows, t)
			}
			t.runs++
			if r.Changed {
				t.changed++
			}
			t.transforms += r.Transforms
			t.time += r.Time
			all += r.Time
		}
	}
	rest := max(0, time.Duration(seconds*1e9)-all)
	rows = append(rows, &row{name: "(read, write)", runs: b.files(), time: rest})
	total := max(1, float64(all+rest))
	fmt.Fprintf(b.stderr, "%-20s %8s %8s %15s %12s %7s\n", "pass", "runs", "changed", "transformations", "ms", "share")
	for _, r := range rows {
		fmt.Fprintf(b.stderr, "%-20s %8d %8d %15d %12.3f %6.1f%%\n", r.name, r.runs, r.changed, r.transforms,
			float64(r.time)/1e6, 100*float64(r.time)/total)
	}
	fmt.Fprintf(b.stderr, "total files=%d failed=%d seconds=%.6f\n", b.files(), b.failed(), seconds)
}

// respectMemoryLimit makes the garbage collector work harder before the process reaches the limit of its container,
// which would end it. Without a limit, and where GOMEMLIMIT says what is wanted, it does nothing.
func respectMemoryLimit() {
	if os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	if limit, err := memlimit.FromCgroup(); err == nil && limit < math.MaxInt64 {
		debug.SetMemoryLimit(int64(limit / 10 * 9)) // the rest is for what is not the heap's
	}
}
