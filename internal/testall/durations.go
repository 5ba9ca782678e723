package main

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// quickSeconds is how long the tests of --quick take, of both cores together.
const quickSeconds = 200

// durations are the seconds that a complete run took: of each package, and of each test function that took at least
// slowTest.
type durations struct {
	Seconds  float64            `json:"seconds"` // from the start to the end
	CPUs     int                `json:"cpus"`
	Packages map[string]float64 `json:"packages"`
	Tests    map[string]float64 `json:"tests"` // by package and name, with a space between
}

// slowTest is the number of seconds from which on a test function is recorded.
const slowTest = 0.5

//go:embed durations.json
var checkedIn []byte

// lastRun returns the path of the durations of the last complete run on this machine, "" for none.
func lastRun() string {
	cache, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(cache, "hone", "testall.json")
}

// recorded returns the durations of the last complete run, or those that are checked in.
func recorded() (d durations) {
	if data, err := os.ReadFile(lastRun()); err == nil && json.Unmarshal(data, &d) == nil && len(d.Packages) > 0 {
		return d
	}
	d = durations{}
	if err := json.Unmarshal(checkedIn, &d); err != nil {
		panic("durations.json: " + err.Error())
	}
	return d
}

// save keeps the durations for the next run, with checkIn also in the repository.
func (d durations) save(checkIn bool) error {
	data, err := json.MarshalIndent(d, "", "\t")
	if err != nil {
		return err
	}
	data = append(data, '\n')
	if path := lastRun(); path != "" {
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path, data, 0o666); err != nil {
			return err
		}
	}
	if checkIn {
		return os.WriteFile(filepath.Join("internal", "testall", "durations.json"), data, 0o666)
	}
	return nil
}

// longestFirst sorts packages by their durations. Packages that are not recorded come first.
func (d durations) longestFirst(packages []string) {
	seconds := func(p string) float64 {
		if s, ok := d.Packages[p]; ok {
			return s
		}
		return math.Inf(1)
	}
	slices.SortStableFunc(packages, func(a, b string) int { return cmp.Compare(seconds(b), seconds(a)) })
}

// quick returns the names of the tests that take longest, without which the rest takes at most so many seconds of all
// cores together, and the durations of that rest.
func (d durations) quick(seconds float64) (rest durations, skip []string) {
	rest = d
	rest.Packages, rest.Tests = maps.Clone(d.Packages), maps.Clone(d.Tests)
	total, all := 0.0, 0.0
	for _, s := range d.Packages {
		all += s
	}
	total = all
	tests := slices.SortedFunc(maps.Keys(d.Tests), func(a, b string) int {
		return cmp.Or(cmp.Compare(d.Tests[b], d.Tests[a]), cmp.Compare(a, b))
	})
	for _, test := range tests {
		if total <= seconds {
			break
		}
		_, name, _ := strings.Cut(test, " ")
		if slices.Contains(skip, name) {
			continue
		}
		skip = append(skip, name)
		for _, other := range tests { // tests of other packages that have this name are skipped, too
			if p, n, _ := strings.Cut(other, " "); n == name {
				took := min(d.Tests[other], rest.Packages[p])
				rest.Packages[p] -= took
				total -= took
				delete(rest.Tests, other)
			}
		}
	}
	if all > 0 {
		rest.Seconds *= total / all
	}
	return rest, skip
}

// limit returns the time after which a package is stopped, on a machine that is so many times busier than idle.
func (d durations) limit(busy float64) time.Duration {
	longest := 0.0
	for _, s := range d.Packages {
		longest = max(longest, s)
	}
	seconds := max(900, 10*longest) * max(1, busy)
	return time.Duration(seconds) * time.Second
}

// busy returns how many processes want each core of the machine, 0 where that is not known.
func busy() float64 {
	data, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return 0
	}
	var load float64
	fmt.Sscan(string(data), &load)
	return load / float64(runtime.NumCPU())
}
