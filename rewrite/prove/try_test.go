package prove

import (
	"os"
	"sync"
	"testing"
	"time"

	"hone/rewrite"
)

func TestTry(t *testing.T) {
	text, _ := os.ReadFile(os.Getenv("RULES"))
	rules, err := rewrite.Parse("x", string(text))
	if err != nil {
		t.Fatal(err)
	}
	o := Options{Z3: "/usr/bin/z3"}
	var mu sync.Mutex
	next := 0
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			for {
				mu.Lock()
				i := next
				next++
				mu.Unlock()
				if i >= len(rules) {
					return
				}
				start := time.Now()
				v := Prove(rules[i], o)
				t.Logf("%5.1fs %s\n     %s", time.Since(start).Seconds(), v.Rule, v)
			}
		})
	}
	wg.Wait()
}
