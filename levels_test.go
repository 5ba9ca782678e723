package hone_test

import (
	"slices"
	"strings"
	"testing"

	"hone"
)

// TestOrder: in each level passes stand in the order for which there are reasons, and there is a reason for each to
// stand before the next.
func TestOrder(t *testing.T) {
	said := map[[2]string]bool{}
	for _, o := range hone.Order {
		if o.Because == "" || said[[2]string{o.First, o.Then}] {
			t.Errorf("%s before %s: twice, or for no reason", o.First, o.Then)
		}
		said[[2]string{o.First, o.Then}] = true
	}
	used := 0
	for _, level := range alternatives() {
		var names []string
		for _, name := range strings.FieldsFunc(level.Pipeline, func(c rune) bool { return strings.ContainsRune(",()", c) }) {
			known := name != "fix" && name != "smallest" && name[0] != '@' && !strings.Contains(name, "=")
			if known && (len(names) == 0 || names[len(names)-1] != name) {
				names = append(names, name)
			}
		}
		for _, o := range hone.Order {
			first, then := slices.Index(names, o.First), slices.Index(names, o.Then)
			if first < 0 || then < 0 {
				continue
			}
			if used++; first > then {
				t.Errorf("%s: %s stands before %s, although %s", level.Name, o.Then, o.First, o.Because)
			}
		}
		for i := range len(names) - 1 {
			if !said[[2]string{names[i], names[i+1]}] {
				t.Errorf("%s: nothing says why %s stands before %s", level.Name, names[i], names[i+1])
			}
		}
	}
	if used < len(hone.Order) {
		t.Error("something is said of passes that no level has")
	}
}

// alternatives returns the levels, and each alternative of smallest(...) as a level.
func alternatives() (list []hone.Level) {
	for _, l := range hone.Levels {
		for text := range strings.SplitSeq(l.Pipeline, "|") {
			list = append(list, hone.Level{Name: l.Name, Pipeline: text})
		}
	}
	return list
}
