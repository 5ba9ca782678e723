package prove

import (
	"reflect"
	"strings"
	"testing"
)

// TestProofs: verdicts that are written are read, those that a rule is wrong aside, and none of other semantics.
func TestProofs(t *testing.T) {
	proven := Verdict{Rule: "IAdd(x, 0) => x", Status: Proven, How: []string{"exhaustive 8 bits", "z3 32 bits"}}
	open := Verdict{Rule: "Sin(x) => Sin(x)", How: []string{"fold 1e6"}, Reason: "z3 knows no sine: none"}
	wrong := Verdict{Rule: "ISub(0, x) => x", Status: Wrong, Counterexample: &Counterexample{Values: "x = 1"}}
	text := FormatProofs([]Verdict{proven, wrong, open, proven})
	got, err := ParseProofs(text)
	if err != nil {
		t.Fatal(err)
	}
	if want := (Proofs{proven.Rule: proven, open.Rule: open}); !reflect.DeepEqual(got, want) {
		t.Errorf("written and read again: %v, want %v", got, want)
	}
	if other, err := ParseProofs(strings.Replace(text, "semantics ", "semantics 9", 1)); err != nil || len(other) != 0 {
		t.Errorf("of other semantics: %v, %v", other, err)
	}
	for _, line := range []string{"proven", "wrong\t\t\tISub(0, x) => x", "proven\t\tIAdd(x, 0) => x"} {
		if _, err := ParseProofs(text + line + "\n"); err == nil || !strings.Contains(err.Error(), "line 4: ") {
			t.Errorf("%q: %v", line, err)
		}
	}
}
