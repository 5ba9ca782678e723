package passtest

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"hone/pass"
)

// mostSpent is the share of its budget of steps that no run of a pass comes near on any module: ten times as much work
// still is no error.
const mostSpent = 0.10

// Spending records the largest share of its budget that each pass spent, see [hone/ir.Module.Spend]. Observe may be
// called from several goroutines at once.
type Spending struct {
	mutex sync.Mutex
	most  map[string]spent
}

type spent struct {
	share float64
	on    string
}

// Observe returns a function for pass.Options.Observe that records runs on the module of that name.
func (s *Spending) Observe(module string) func(pass.Run) {
	return func(r pass.Run) {
		s.mutex.Lock()
		defer s.mutex.Unlock()
		if s.most == nil {
			s.most = map[string]spent{}
		}
		name, _, _ := strings.Cut(r.Pass, "(")
		if r.Spent >= s.most[name].share {
			s.most[name] = spent{r.Spent, module}
		}
	}
}

// Check prints the passes that spent most, and fails the test where one spent a tenth of its budget.
func (s *Spending) Check(t testing.TB) {
	t.Helper()
	names := slices.SortedFunc(maps.Keys(s.most), func(a, b string) int {
		return cmp.Compare(s.most[b].share, s.most[a].share)
	})
	if len(names) == 0 {
		t.Error("no pass was observed")
	}
	for i, name := range names {
		text := fmt.Sprintf("%s spent %.2f %% of its budget on %s", name, 100*s.most[name].share, s.most[name].on)
		switch {
		case s.most[name].share >= mostSpent:
			t.Error(text)
		case i < 5:
			t.Log(text)
		}
	}
}
