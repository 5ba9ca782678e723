package examples

import (
	"slices"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/pass"
	"hone/passtest"
)

// everywhere runs a pipeline over all modules of the repository and of the corpus, with checks, spirv-val and the
// comparison where one of the passes changes something. That must be so in a number of modules.
func everywhere(t *testing.T, pipeline string, least int, passes ...*pass.Pass) {
	t.Helper()
	p := passtest.Pipeline(t, pipeline, passes...)
	n := 0
	for _, file := range corpus.All(t) {
		changed := false
		observe := func(r pass.Run) {
			isOne := func(p *pass.Pass) bool { return p.Name == r.Pass }
			changed = changed || r.Changed && slices.ContainsFunc(passes, isOne)
		}
		m := irtest.Read(t, irtest.Load(t, file))
		if _, err := p.Run(m, pass.Options{Observe: observe}); err == nil && !changed {
			continue
		}
		n++
		t.Run(file.Name, func(t *testing.T) {
			t.Parallel()
			passtest.Check(t, p, file.Read(t), passtest.Options{Runs: 4})
		})
	}
	t.Logf("%s changed %d modules", pipeline, n)
	if n < least {
		t.Errorf("%s changed %d modules", pipeline, n)
	}
}

func TestMemoryEverywhere(t *testing.T) {
	everywhere(t, "load-forwarding,unread-stores", 20, LoadForwarding, DeadStores)
}

func TestInlineOnceEverywhere(t *testing.T) { everywhere(t, "inline-once", 20, InlineOnce) }

func TestUnrollEverywhere(t *testing.T) { everywhere(t, "mem2reg,unroll-counted", 20, Unroll) }

// TestCloningInLevels runs the passes in -O, before and among its own.
func TestCloningInLevels(t *testing.T) {
	p := passtest.Pipeline(t, "O(early=inline-once,ssa=unroll-counted)", InlineOnce, Unroll)
	passtest.Folder(t, p, "../testdata/shaders/glsl", passtest.Options{Runs: 3})
}
