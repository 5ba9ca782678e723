package spirvopt

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/peers"
)

// values are the arguments that options get in TestStatus.
var values = map[string]string{
	"--convert-to-sampled-image":     "=0:0",
	"--loop-fission":                 "=4",
	"--loop-fusion":                  "=4",
	"--loop-peeling-threshold":       "=4",
	"--loop-unroll-partial":          "=2",
	"--max-id-bound":                 "=4194303",
	"--modify-maximal-reconvergence": "=remove",
	"--reduce-load-size":             "=1.1",
	"--scalar-replacement":           "=50",
	"--set-spec-const-default-value": " 0:1",
	"--struct-packing":               "=Absent:std140",
	"--switch-descriptorset":         "=0:9",
	"--target-env":                   "=spv1.6",
}

// differs are the options whose status may differ, as doc/spirv-opt.md explains.
var differs = map[string]bool{
	"--convert-to-untyped":           true,
	"--resolve-binding-conflicts":    true,
	"--split-combined-image-sampler": true,
}

// commandLines returns each option that runs by itself, and the command lines of public builds.
func commandLines(t *testing.T) (list [][]string) {
	for _, f := range Flags {
		switch f.Name {
		case "-o", "-h", "--help", "--version", "-Oconfig", "--print-all", "--time-report":
			continue
		}
		if name, value, next := strings.Cut(f.Name+values[f.Name], " "); next {
			list = append(list, []string{name, value})
		} else {
			list = append(list, []string{name})
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

// TestStatus: the exit status is that of spirv-opt, for each command line that it knows. By default it compares a
// sample of modules with the installed spirv-opt; HONE_WHOLE=1 takes all modules, and HONE_PEERS_SUITE=sid the newest
// spirv-opt. spirv-opt does not validate here either.
func TestStatus(t *testing.T) {
	tool := peers.Need(t, "spirv-opt")
	lines := commandLines(t)
	known := make([]bool, len(lines))
	modules := corpus.All(t)
	if os.Getenv("HONE_WHOLE") != "1" {
		n := len(modules)
		modules = []corpus.Module{modules[0], modules[n/4], modules[n/2], modules[n*3/4]}
	}
	plain := modules[0].Read(t)
	for i, line := range lines {
		_, err := tool.Run(plain, append(line, "-", "-o", "-")...)
		known[i] = err == nil || !strings.Contains(err.Error(), "Unknown flag")
	}
	compared := 0
	for _, module := range modules {
		t.Run(module.Name, func(t *testing.T) {
			data := module.Read(t)
			for i, line := range lines {
				if known[i] {
					compared++
					compareStatus(t, tool, data, line)
				}
			}
		})
	}
	t.Logf("%d runs compared, %d command lines, %v", compared, len(lines), tool)
	if compared < 100 {
		t.Errorf("only %d runs were compared", compared)
	}
}

// compareStatus runs a command line on a module with spirv-opt and with hone.
func compareStatus(t *testing.T, tool *peers.Tool, data []byte, line []string) {
	flag, _, _ := strings.Cut(line[0], "=")
	if len(line) == 1 && differs[flag] {
		return
	}
	args := append(line[:len(line):len(line)], "-", "-o", "-")
	_, err := tool.Run(data, append([]string{"--skip-validation"}, args...)...)
	status, _, said := run("spirv-opt", data, args...)
	if (status == 0) != (err == nil) {
		t.Errorf("%v: status %d (%q), and spirv-opt says %v", line, status, said, err)
	}
}
