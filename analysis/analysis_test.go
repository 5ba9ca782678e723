package analysis_test

import (
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
)

// eachModule calls test with the modules of the corpus, with each n-th in short mode.
func eachModule(t *testing.T, test func(t *testing.T, m *ir.Module)) {
	for i, x := range corpus.All(t) {
		if testing.Short() && i%8 != 0 {
			continue
		}
		m := irtest.Read(t, irtest.Load(t, x))
		t.Run(x.Name, func(t *testing.T) { test(t, m) })
	}
}

// assemble makes a module of text, with the ids in it by name.
func assemble(t testing.TB, text string) (*ir.Module, map[string]ir.ID) {
	t.Helper()
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, text, "spv1.6", ids))
	if err := m.Verify(); err != nil {
		t.Fatal(err)
	}
	return m, ids
}
