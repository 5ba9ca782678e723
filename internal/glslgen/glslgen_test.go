package glslgen

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
)

var (
	count  = flag.Int("shaders", 140, "how many shaders are generated")
	keep   = flag.String("keep", "", "folder in which shaders and modules are left")
	update = flag.Bool("update", false, "make the modules in testdata anew")
)

// TestValid compiles shaders and validates the modules, and looks for what they are to have.
//
//	go test ./internal/glslgen -shaders 10 -keep DIR
//
// leaves sources and modules in a folder.
func TestValid(t *testing.T) {
	glslang, _ := peers.Find("glslangValidator")
	if glslang == nil {
		t.Log("glslangValidator is missing: shaders are only generated")
	}
	met, invalid := map[string]bool{}, 0
	for seed := range uint64(*count) {
		stage := Stages[seed%uint64(len(Stages))]
		s := GenerateStage(stage, seed)
		if s.Source != GenerateStage(stage, seed).Source {
			t.Fatalf("seed %d: two shaders", seed)
		}
		for _, word := range strings.FieldsFunc(s.Source+" "+strings.Join(s.Flags, " "),
			func(r rune) bool { return strings.ContainsRune(" \t\n();,", r) }) {
			met[word] = true
		}
		leave(t, fmt.Sprintf("%d.%s", seed, stage), []byte(s.Source))
		if glslang == nil {
			continue
		}
		data, err := s.Compile(glslang, t.TempDir())
		if err != nil {
			t.Errorf("seed %d: %v", seed, err)
			continue
		}
		leave(t, fmt.Sprintf("%d.spv", seed), data)
		bin := irtest.Decode(t, data)
		if msg := passtest.Validate(t, bin, passtest.Vulkan(bin.Header().Version)); msg != "" {
			t.Logf("seed %d: %v: %s", seed, s.Flags, msg)
			invalid++
		}
	}
	if invalid > *count/10 { // a few are a fault of glslang, which has another one in each version
		t.Errorf("%d of %d modules are not valid", invalid, *count)
	}
	if *count < 140 {
		return
	}
	for _, word := range []string{"while", "do", "for", "switch", "default:", "continue", "break", "return", "inout",
		"out", "struct", "mat3", "shared",
		"barrier", "constant_id", "?", "&&", "||", "push_constant", "Ref", "-g", "spirv1.4", "discard", "demote", "dFdxFine",
		"gl_Position", "gl_FragDepth", "EmitVertex", "EndPrimitive", "SetMeshOutputsEXT", "EmitMeshTasksEXT", "patch"} {
		if !met[word] {
			t.Errorf("no shader has %q", word)
		}
	}
}

// leave leaves a file in the folder that -keep names.
func leave(t *testing.T, name string, data []byte) {
	if *keep == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(*keep, name), data, 0o666); err != nil {
		t.Fatal(err)
	}
}

// modules and their sizes: how many are checked in, and how many bytes these may have, each and together.
const modules, moduleSize, totalSize = 36, 16_000, 500_000

// TestModules looks at the modules that are checked in, for machines without glslang: those of the first seeds that
// are small.
//
//	go test ./internal/glslgen -run Modules -update
//
// makes them anew.
func TestModules(t *testing.T) {
	if *update {
		updateModules(t)
	}
	files, _ := filepath.Glob("testdata/*.spv")
	total := 0
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		total += len(data)
		bin := irtest.Decode(t, data)
		if msg := passtest.Validate(t, bin, passtest.Vulkan(bin.Header().Version)); msg != "" {
			t.Errorf("%s: %s", file, msg)
		}
	}
	if len(files) != modules || total > totalSize {
		t.Errorf("%d modules of %d bytes", len(files), total)
	}
}

func updateModules(t *testing.T) {
	glslang := peers.Need(t, "glslangValidator")
	old, _ := filepath.Glob("testdata/*.spv")
	for _, file := range old {
		os.Remove(file)
	}
	for seed, n := uint64(0), 0; n < modules; seed++ {
		data, err := Generate(seed).Compile(glslang, t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		if len(data) > moduleSize {
			continue
		}
		if err := os.WriteFile(fmt.Sprintf("testdata/%d.spv", seed), data, 0o666); err != nil {
			t.Fatal(err)
		}
		n++
	}
}
