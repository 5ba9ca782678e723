package examples

import (
	"os"
	"testing"

	"hone/internal/corpus"
	"hone/passtest"
)

// everywhere runs a pipeline over all modules of the repository and of the corpus, with checks, spirv-val and the comparison.
func everywhere(t *testing.T, pipeline string) {
	p := passtest.Pipeline(t, pipeline, LoadForwarding, DeadStores)
	for _, m := range corpus.All(t) {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			module, err := os.ReadFile(m.Path)
			if err != nil {
				t.Fatal(err)
			}
			passtest.Check(t, p, module, passtest.Options{Runs: 4})
		})
	}
}

func TestMemoryEverywhere(t *testing.T) { everywhere(t, "load-forwarding,dead-stores") }
