package main

import (
	"fmt"
	"strings"
	"time"
)

// progress knows how much of a run is done, by the durations of an earlier one.
type progress struct {
	known   durations
	total   int     // packages
	over    int     // packages that have ended
	all     float64 // recorded seconds of this run's packages
	done    float64 // recorded seconds of the packages that ended
	counted map[string]float64
	running []string // packages
	start   time.Time
	expect  time.Duration // for all packages, 0 if nothing is recorded
}

// newProgress returns the progress of a run of some packages on a machine with so many cores.
func newProgress(known durations, packages []string, cpus int) *progress {
	p := &progress{known: known, total: len(packages), counted: map[string]float64{}, start: time.Now()}
	recorded := 0.0
	for _, s := range known.Packages {
		recorded += s
	}
	for _, name := range packages {
		p.all += known.Packages[name]
	}
	if recorded > 0 {
		seconds := known.Seconds * p.all / recorded * float64(max(1, known.CPUs)) / float64(max(1, cpus))
		p.expect = time.Duration(seconds * float64(time.Second))
	}
	return p
}

// announce returns how long the run takes.
func (p *progress) announce() string {
	if p.expect == 0 {
		return "no run is recorded: how long the tests take is not known"
	}
	return fmt.Sprintf("the tests take about %s on this machine if it is idle", spoken(p.expect))
}

// began notes that a package runs.
func (p *progress) began(name string) { p.running = append(p.running, name) }

// testEnded counts a test function of a package that goes on.
func (p *progress) testEnded(name, test string) {
	s := min(p.known.Tests[name+" "+test], p.known.Packages[name]-p.counted[name])
	if s > 0 {
		p.counted[name] += s
		p.done += s
	}
}

// ended counts a package.
func (p *progress) ended(name string) {
	p.over++
	p.done += p.known.Packages[name] - p.counted[name]
	p.counted[name] = p.known.Packages[name]
	for i, r := range p.running {
		if r == name {
			p.running = append(p.running[:i], p.running[i+1:]...)
			break
		}
	}
}

// left returns the share that is done and the time left: at first as recorded, then as the time passed says. If nothing
// is recorded, it counts packages.
func (p *progress) left(passed time.Duration) string {
	if p.all == 0 {
		return fmt.Sprintf("%d of %d packages", p.over, p.total)
	}
	share := min(1, p.done/p.all)
	total := p.expect
	if share > 0.2 || share > 0 && passed > p.expect {
		total = time.Duration(float64(passed) / share)
	}
	return fmt.Sprintf("%3.0f %%, %s left", 100*share, spoken(time.Duration((1-share)*float64(total))))
}

// packagesRunning returns the packages that run.
func (p *progress) packagesRunning() string { return strings.Join(p.running, ", ") }

// spoken returns a duration in seconds below two minutes, then in minutes.
func spoken(d time.Duration) string {
	if d < 2*time.Minute {
		return fmt.Sprintf("%.0f s", d.Seconds())
	}
	return fmt.Sprintf("%.0f min", d.Minutes())
}
