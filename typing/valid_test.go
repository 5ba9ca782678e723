package typing_test

import (
	"testing"

	"hone/internal/corpus"
	"hone/spirv"
)

// TestValid: none of the modules of other projects that are known to be valid is refused.
func TestValid(t *testing.T) {
	for _, archive := range []string{"kernels/kernels.zip", "val-cases/valid.zip"} {
		for _, f := range corpus.Archive(t, archive) {
			bin, err := spirv.Decode(f.Data)
			if err == nil {
				err = bin.Check()
			}
			if err == nil {
				err = verify(bin)
			}
			if err != nil {
				t.Errorf("%s: %v", f.Name, err)
			}
		}
	}
}
