package cli

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/lower/target"
	"hone/pass"
)

var over = flag.String("over", "", "TestTargetsOver lowers all modules in these `folders`, with commas between them")

// TestTargetsOver: each module that was lowered for one of hone's targets is valid and has nothing that the target
// lacks, or there is a reason. It takes a share of the corpus; for all modules of some folders, with a table of the
// reasons:
//
//	go test ./cli -run TargetsOver -v -timeout 1h -over ../shared/corpus,testdata,FOLDER
func TestTargetsOver(t *testing.T) {
	modules := corpus.Sample(t, 2)
	if *over != "" {
		modules = modules[:0]
		for folder := range strings.SplitSeq(*over, ",") {
			modules = append(modules, corpus.In(folder)...)
		}
	}
	r, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range targetNames() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			to := ownTarget(t, name, r)
			counts := map[string]int{}
			for _, file := range modules {
				counts[lowerFor(t, to, r, file)]++
			}
			if counts[""] == 0 {
				t.Error("no module is lowered")
			}
			t.Logf("%d modules:\n%s", len(modules), table(counts))
		})
	}
}

// ownTarget returns one of hone's targets.
func ownTarget(t *testing.T, name string, r *pass.Registry) *target.Target {
	data, err := targets.ReadFile("targets/" + name + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	d, err := parseYAML(name, data)
	if err != nil {
		t.Fatal(err)
	}
	to, err := (&targetReader{d, r}).read()
	if err != nil {
		t.Fatal(err)
	}
	to.Name = name
	return to
}

// lowerFor lowers a module for a target. It returns "" if that is done, and the reason if not.
func lowerFor(t *testing.T, to *target.Target, r *pass.Registry, file corpus.Module) string {
	in := irtest.Decode(t, file.Read(t))
	m, err := ir.Read(in)
	if err != nil {
		return "invalid"
	}
	defer m.Release()
	err = to.Lower(r, m, pass.Options{})
	var left *target.LeftError
	switch {
	case errors.As(err, &left):
		return kindOf(left.Left[0].What)
	case errors.Is(err, errors.ErrUnsupported):
		return kindOf(err.Error())
	case err != nil:
		if passtest.ValidateAny(t, in) == "" {
			t.Errorf("%s: %v", file.Name, err)
		}
		return "invalid"
	}
	out := irtest.Write(t, m)
	if msg := passtest.ValidateAny(t, out); msg != "" && passtest.ValidateAny(t, in) == "" {
		t.Errorf("%s: spirv-val: %s", file.Name, msg)
	}
	for _, o := range to.Obstacles(irtest.Read(t, out)) {
		t.Errorf("%s: the output has %s", file.Name, o.String())
	}
	return ""
}

// kindOf returns a reason without the names and numbers of one module.
func kindOf(reason string) string {
	reason = regexp.MustCompile(`^(?:.*?: )?pass (\S+): unsupported: (?:.*: )?`).ReplaceAllString(reason, "$1: ")
	reason = regexp.MustCompile(`%\d+( "[^"]*")?`).ReplaceAllString(reason, "%")
	return regexp.MustCompile(`^((?:workgroup|descriptor|bindings|locations)\S*) \d+`).ReplaceAllString(reason, "$1")
}

// table returns how often there was which reason, the most frequent first.
func table(counts map[string]int) string {
	var out strings.Builder
	reasons := slices.SortedFunc(maps.Keys(counts), func(a, b string) int {
		return cmp.Or(counts[b]-counts[a], strings.Compare(a, b))
	})
	for _, reason := range reasons {
		fmt.Fprintf(&out, "%6d  %s\n", counts[reason], cmp.Or(reason, "lowered"))
	}
	return out.String()
}
