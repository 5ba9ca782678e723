package vm_test

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/vm"
)

// TestCoverage lists what the compute shaders of all modules are refused for, each reason with how many it is.
func TestCoverage(t *testing.T) {
	reasons := map[string][]string{}
	compiled, refused := 0, 0
	for _, file := range corpus.All(t) {
		bin := irtest.Load(t, file)
		for _, entry := range computeEntries(t, bin) {
			_, err := vm.Compile(irtest.Read(t, bin), vm.Options{Entry: entry})
			var u *vm.Unsupported
			switch {
			case err == nil:
				compiled++
			case errors.As(err, &u):
				refused++
				for _, r := range u.Reasons {
					reasons[r] = append(reasons[r], file.Name)
				}
			default:
				t.Errorf("%s, %s: %v", file.Name, entry, err)
			}
		}
	}
	var lines []string
	for r, names := range reasons {
		lines = append(lines, fmt.Sprintf("%4d %s: %v", len(names), r, names[:min(3, len(names))]))
	}
	slices.SortFunc(lines, func(x, y string) int { return cmp.Compare(y, x) })
	for _, l := range lines {
		t.Log(l)
	}
	if compiled < 20 {
		t.Errorf("only %d compute shaders can be run", compiled)
	}
	t.Logf("%d compute shaders can be run, %d are refused", compiled, refused)
}
