package spirvopt

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"hone/internal/corpus"
	"hone/internal/peers"
)

// values are the arguments that options get in TestStatus.
var values = map[string][]string{
	"--convert-to-sampled-image":     {"=0:0"},
	"--loop-fission":                 {"=4"},
	"--loop-fusion":                  {"=4"},
	"--loop-peeling-threshold":       {"=4"},
	"--loop-unroll-partial":          {"=2"},
	"--max-id-bound":                 {"=4194303"},
	"--modify-maximal-reconvergence": {"=add", "=remove"},
	"--reduce-load-size":             {"", "=1.1"},
	"--scalar-replacement":           {"", "=0", "=50"},
	"--set-spec-const-default-value": {" 0:1"},
	"--struct-packing":               {"=Absent:std140"},
	"--switch-descriptorset":         {"=0:9"},
	"--target-env":                   {"=spv1.6", "=vulkan1.3"},
}

// difference is a row of doc/spirv-opt.md: command lines, modules and statuses for which hone and spirv-opt differ.
type difference struct {
	options      string // as the page has them
	theirs, ours string // statuses, as the page has them
	reason       string
	is           func(r *statusRun) bool
}

// differences are all rows. The page shows them, and five are the most.
var differences = []difference{
	{
		options: "any, without `--skip-validation` or with `--validate-after-all`",
		theirs:  "1 where its validator refuses the module", ours: "0", reason: "hone has no validator",
		is: func(r *statusRun) bool { return r.ours == 0 && r.theirs == 1 && r.unvalidated == 0 },
	},
	{
		options: "any", theirs: "ends with a signal", ours: "0", reason: "spirv-opt crashes",
		is: func(r *statusRun) bool { return r.ours == 0 && (r.theirs < 0 || r.unvalidated < 0) },
	},
	{
		options: "`--graphics-robust-access`",
		theirs:  "1 for kernels, physical addresses, variable pointers, runtime arrays of descriptors and newer types",
		ours:    "0", reason: "hone makes the accesses robust that it knows, and leaves others",
		is: func(r *statusRun) bool { return r.ours == 0 && r.failsWith("error: line 0: graphics-robust-access: ") },
	},
	{
		options: "`--merge-return`", theirs: "1 for a function with unreachable blocks", ours: "0",
		reason: "`merge-returns` takes such functions",
		is: func(r *statusRun) bool {
			return r.ours == 0 && r.failsWith("error: line 0: Module contains unreachable blocks during merge return.")
		},
	},
	{
		options: "options without a counterpart", theirs: "0", ours: "1 for a module that the option would change",
		reason: "see the table above",
		is: func(r *statusRun) bool {
			return r.theirs == 0 && r.ours == 1 && strings.Contains(r.said, "has no counterpart in hone: ")
		},
	},
}

// statusRun is a command line that spirv-opt and hone ran on a module.
type statusRun struct {
	tool         *peers.Tool
	module       []byte
	line         []string
	theirs, ours int
	unvalidated  int    // the status of spirv-opt without its validator
	refusal      string // by spirv-opt without its validator
	said         string // by hone
}

// call runs spirv-opt with options on the module.
func (r *statusRun) call(line []string) (status int, refusal string) {
	args := append(slices.Clone(line), "-", "-o", "-")
	result, err := peers.Once(append([]string{r.tool.Path, "status"}, args...), r.module, func() (peers.Result, error) {
		result, err := r.tool.Call("", r.module, args...)
		result.Stdout = nil // of which nothing is compared
		return result, err
	})
	if err != nil {
		return -2, err.Error()
	}
	return result.Status, strings.TrimSpace(string(result.Stderr))
}

// withoutValidator runs spirv-opt with the same options, without its validator.
func (r *statusRun) withoutValidator() (status int, refusal string) {
	line := slices.DeleteFunc(slices.Clone(r.line), func(arg string) bool { return arg == "--validate-after-all" })
	return r.call(append([]string{"--skip-validation"}, line...))
}

// failsWith reports whether spirv-opt fails with a message that begins so.
func (r *statusRun) failsWith(message string) bool {
	return r.unvalidated == 1 && strings.HasPrefix(r.refusal, message)
}

// commandLines returns each option that runs by itself, and the command lines of public builds.
func commandLines(t *testing.T) (list [][]string) {
	for _, f := range Flags {
		switch f.Name {
		case "-o", "-h", "--help", "--version", "-Oconfig", "--print-all", "--time-report":
			continue
		}
		all := values[f.Name]
		if all == nil {
			all = []string{""}
		}
		for _, value := range all {
			list = append(list, strings.Fields(f.Name+value))
		}
	}
	text, err := os.ReadFile(filepath.Join(corpus.Root(), "..", "shared", "cases", "spirv-opt.tsv"))
	if err != nil {
		t.Log("../shared/cases/spirv-opt.tsv is missing: only single options are compared")
		return list
	}
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if cells := strings.Split(line, "\t"); i > 0 && len(cells) > 1 {
			list = append(list, strings.Fields(cells[1]))
		}
	}
	return list
}

// TestStatus: the exit status is that of spirv-opt, for each command line that it knows, or a row of the page says why
// not. By default the test compares a sample of modules with the installed spirv-opt; HONE_WHOLE=1 takes all modules,
// and HONE_PEERS_SUITE=sid the newest spirv-opt.
func TestStatus(t *testing.T) {
	tool := peers.Need(t, "spirv-opt")
	lines := commandLines(t)
	modules := corpus.All(t)
	if os.Getenv("HONE_WHOLE") != "1" {
		n := len(modules)
		modules = []corpus.Module{modules[0], modules[n/4], modules[n/2], modules[n*3/4]}
	}
	plain := modules[0].Read(t)
	known := slices.DeleteFunc(slices.Clone(lines), func(line []string) bool {
		status, refusal := (&statusRun{tool: tool, module: plain}).call(line)
		return status != 0 && strings.Contains(refusal, "Unknown flag")
	})
	var mu sync.Mutex
	compared, excused := 0, make([]int, len(differences))
	t.Run("modules", func(t *testing.T) {
		for _, module := range modules {
			t.Run(module.Name, func(t *testing.T) {
				t.Parallel()
				data := module.Read(t)
				rows := make([]int, len(differences))
				for _, line := range known {
					if row := compareStatus(t, tool, data, line); row >= 0 {
						rows[row]++
					}
				}
				mu.Lock()
				defer mu.Unlock()
				compared += len(known)
				for i, n := range rows {
					excused[i] += n
				}
			})
		}
	})
	t.Logf("%d runs compared: %d modules, %d command lines of %d, %v", compared, len(modules), len(known), len(lines),
		tool)
	for i, n := range excused {
		t.Logf("%d differ: %s: %s", n, differences[i].options, differences[i].reason)
	}
	if compared < 100 {
		t.Errorf("only %d runs were compared", compared)
	}
}

// compareStatus runs a command line on a module with spirv-opt and with hone. It returns the row of the page that has
// the difference, -1 if there is none.
func compareStatus(t *testing.T, tool *peers.Tool, data []byte, line []string) (row int) {
	r := statusRun{tool: tool, module: data, line: line}
	r.theirs, _ = r.call(line)
	r.ours, _, r.said = run("spirv-opt", data, append(slices.Clone(line), "-", "-o", "-")...)
	if r.theirs == r.ours {
		return -1
	}
	r.unvalidated, r.refusal = r.withoutValidator()
	row = slices.IndexFunc(differences, func(d difference) bool { return d.is(&r) })
	if row < 0 {
		t.Errorf("%v: status %d (%q), and spirv-opt has %d, without its validator %d (%q)", line, r.ours, r.said,
			r.theirs, r.unvalidated, r.refusal)
	}
	return row
}

// TestDifferences: doc/spirv-opt.md has a row for each difference, no other rows, and five at most.
func TestDifferences(t *testing.T) {
	page, err := os.ReadFile("../../doc/spirv-opt.md")
	if err != nil {
		t.Fatal(err)
	}
	want := "| option | spirv-opt | hone | reason |\n| --- | --- | --- | --- |\n"
	for _, d := range differences {
		want += fmt.Sprintf("| %s | %s | %s | %s |\n", d.options, d.theirs, d.ours, d.reason)
	}
	table := regexp.MustCompile(`(?m)^\| option \| spirv-opt \|.*\n(\|.*\n)*`)
	if got := string(table.Find(page)); got != want {
		t.Errorf("doc/spirv-opt.md has\n%s\nwant\n%s", got, want)
	}
	if len(differences) > 5 {
		t.Errorf("%d rows", len(differences))
	}
}
