package analysis_test

import (
	"testing"

	"hone/analysis"
	"hone/internal/corpus"
)

// TestStructureOfModules: no module that is known to be valid is refused.
func TestStructureOfModules(t *testing.T) {
	for _, file := range corpus.All(t) {
		m := read(t, file.Read(t))
		c := analysis.NewCache(m)
		for _, f := range m.Functions() {
			if err := analysis.VerifyStructure(c, f); err != nil {
				t.Errorf("%s: %v", file.Name, err)
			}
		}
	}
}
