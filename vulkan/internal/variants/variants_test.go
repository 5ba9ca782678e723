package variants

import (
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"hone/spirv/asm"
)

func TestConstants(t *testing.T) {
	c, err := ParseConstants("module\tuses\nplain.spv\t\nalone.spv\ntwo.spv\t64 2\t  32   2 1\r\ntwo.spv\t7\n\n")
	if err != nil {
		t.Fatal(err)
	}
	if want := (Constants{"two.spv": {"64 2", "32 2 1", "7"}}); !reflect.DeepEqual(c, want) {
		t.Errorf("%q, want %q", c, want)
	}
	for file, want := range map[string][]string{"two.spv": {"64 2", "32 2 1", "7"}, "plain.spv": {""}, "other": {""}} {
		if got := c.Of(file); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", file, got, want)
		}
	}
	if _, err := ParseConstants("module\n\t1 2\n"); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("%v, want an error in line 2", err)
	}
}

const module = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u = OpTypeInt 32 0
%1 = OpConstant %u 1
%main = OpFunction %void None %fn
%l = OpLabel
%unused = OpIAdd %u %1 %1
OpReturn
OpFunctionEnd
`

// TestWrite: the variants of one folder, written into folders, are variants again.
func TestWrite(t *testing.T) {
	bin, err := asm.Assemble([]byte(module), asm.AssembleOptions{Target: "spv1.3"})
	if err != nil {
		t.Fatal(err)
	}
	from := t.TempDir()
	if err := os.MkdirAll(filepath.Join(from, "deep"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(from, "deep", "a.spv"), bin.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	set, err := Of([]string{from}, []Optimizer{Pipeline("without", "dce")})
	if err != nil {
		t.Fatal(err)
	}
	folders, err := set.Write(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	again, err := Of(folders, nil)
	if err != nil {
		t.Fatal(err)
	}
	sizes := map[string]int{}
	for _, v := range again.Variants {
		bin, err := v.Read("deep/a.spv")
		if err != nil {
			t.Fatal(err)
		}
		sizes[filepath.Base(v.Name)] = len(bin.Words)
	}
	if got := slices.Sorted(maps.Keys(sizes)); !slices.Equal(got, []string{AsIs, "without"}) {
		t.Fatalf("variants %q", got)
	}
	if sizes["without"] >= sizes[AsIs] {
		t.Errorf("sizes %v: the pipeline changed nothing", sizes)
	}
	if _, err := Of([]string{t.TempDir()}, nil); err == nil {
		t.Error("a folder without modules is taken")
	}
}
