package cli

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"time"

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
	undecided     error   // that it is not known whether the output does what the input does; it is written all the same
	seconds       float64 // from words to words
	in, out       int     // bytes
	before, after *stats  // nil unless asked for
	runs          []pass.Run
	remarks       []string
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
	if b.stats {
		b.printStats()
	}
	if b.several {
		b.printSummary(time.Since(start))
	}
	if b.time {
		b.printTimes()
	}
	if worst != StatusOK {
		return &severalError{worst}
	}
	return nil
}

// work does the jobs and returns the worst exit status. Messages come in the order of the jobs.
func (b *batch) work(ctx context.Context) (worst int) {
	if len(b.jobs) == 1 { // without the start of a second thread
		b.next(ctx, 0)
		return max(b.report(b.results[0].err), b.report(b.results[0].undecided))
	}
	if b.ownsProcess && os.Getenv("GOGC") == "" {
		// A process that lives for one command gains more from collecting rarely than it loses in memory.
		debug.SetGCPercent(400)
	}
	var bar *bar
	messages := b.stderr
	if b.isTerminal(b.stderr) {
		bar = newBar(b.stderr, len(b.jobs))
		messages = bar
		defer bar.finish()
	}
	var next atomic.Int64
	var wg sync.WaitGroup
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
		bar.step()
		for reported < len(b.jobs) && b.results[reported].done {
			r := &b.results[reported]
			worst = max(worst, b.reportTo(messages, r.err), b.reportTo(messages, r.undecided))
			reported++
		}
	}
	return worst
}

// next does job i unless the context has ended.
func (b *batch) next(ctx context.Context, i int) {
	if err := ctx.Err(); err != nil {
		b.results[i].err = &failure{status: StatusInterrupt, file: shown(b.jobs[i].in), err: err}
		return
	}
	b.do(b.jobs[i], &b.results[i])
}

func (b *batch) failed() (n int) {
	for i := range b.results {
		if b.results[i].err != nil {
			n++
		}
	}
	return n
}

func (b *batch) remarkText() []byte {
	var text strings.Builder
	for i, j := range b.jobs {
		for _, r := range b.results[i].remarks {
			fmt.Fprintf(&text, "%s: %s\n", shown(j.in), r)
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
	fmt.Fprint(b.stderr, plural(len(b.jobs), "file"))
	if n := b.failed(); n > 0 {
		fmt.Fprintf(b.stderr, ", %d failed", n)
	}
	fmt.Fprintf(b.stderr, ", %s -> %s bytes (%s), %.2f s\n", grouped(in), grouped(out), change(in, out), took.Seconds())
}

// printTimes prints a line for each pass, in the order in which they first ran, and the total.
func (b *batch) printTimes() {
	type row struct {
		name          string
		runs, changed int
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
			t.time += r.Time
			all += r.Time
		}
	}
	rest := max(0, time.Duration(seconds*1e9)-all)
	rows = append(rows, &row{name: "(read, write)", runs: len(b.jobs), time: rest})
	total := max(1, float64(all+rest))
	fmt.Fprintf(b.stderr, "%-20s %8s %8s %12s %7s\n", "pass", "runs", "changed", "ms", "share")
	for _, r := range rows {
		fmt.Fprintf(b.stderr, "%-20s %8d %8d %12.3f %6.1f%%\n", r.name, r.runs, r.changed, float64(r.time)/1e6, 100*float64(r.time)/total)
	}
	fmt.Fprintf(b.stderr, "total files=%d failed=%d seconds=%.6f\n", len(b.jobs), b.failed(), seconds)
}
