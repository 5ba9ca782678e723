package prove

import (
	"testing"

	"hone/fold"
)

// TestSigns: the facts about signs hold for all floats of 8 bits, in all modes.
func TestSigns(t *testing.T) {
	modes := []fold.Mode{{}, {TowardZero: true}, {Flush: true}, {Flush: true, TowardZero: true}}
	for text, right := range map[string]bool{
		"FAdd(FNegate(FNegate(a)), b) => FAdd(a, b)":              true,
		"FSub(a, b) => FAdd(a, FNegate(b))":                       true,
		"FAdd(a, b) => FAdd(b, a)":                                true,
		"FMul(a, b) => FMul(b, a)":                                true,
		"FMul(FNegate(a), b) => FNegate(FMul(a, b))":              true,
		"FDiv(FNegate(a), b) => FNegate(FDiv(a, b))":              true,
		"FDiv(a, FNegate(b)) => FNegate(FDiv(a, b))":              true,
		"FNegate(FAdd(a, b)) nsz => FAdd(FNegate(a), FNegate(b))": true,
		"FNegate(FAdd(a, b)) => FAdd(FNegate(a), FNegate(b))":     false,
	} {
		p := &proof{rule: rule(t, text)}
		all, failure := p.exhaustFloats(campaign{}, minifloat, modes)
		if right && !all || right != (failure == nil) {
			t.Errorf("%s: %v", text, failure)
		}
	}
}
