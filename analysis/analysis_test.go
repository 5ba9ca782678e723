package analysis_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/ir"
	"hone/spirv"
	"hone/spirv/asm"
)

// eachModule calls test with the modules of the corpus, with each n-th in short mode.
func eachModule(t *testing.T, test func(t *testing.T, m *ir.Module)) {
	for i, x := range corpus.All(t) {
		if testing.Short() && i%8 != 0 {
			continue
		}
		bin, err := spirv.Decode(x.Read(t))
		if err != nil {
			t.Fatalf("%s: %v", x.Name, err)
		}
		m, err := ir.Read(bin)
		if err != nil {
			t.Fatalf("%s: %v", x.Name, err)
		}
		t.Run(x.Name, func(t *testing.T) { test(t, m) })
	}
}

// assemble makes a module of text, with the names of the ids in it.
func assemble(t testing.TB, text string) (*ir.Module, map[string]ir.ID) {
	t.Helper()
	// Ids get names before the first annotation or definition outside of functions.
	var names strings.Builder
	for _, def := range definition.FindAllStringSubmatch(text, -1) {
		fmt.Fprintf(&names, "OpName %s %q\n", def[1], def[1][1:])
	}
	first := globals.FindStringIndex(text)[0]
	bin, err := asm.Assemble([]byte(text[:first]+names.String()+text[first:]), asm.AssembleOptions{Target: "spv1.6"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := ir.Read(bin)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Verify(); err != nil {
		t.Fatal(err)
	}
	ids := map[string]ir.ID{}
	for in := range m.Section(ir.DebugNames).Insts() {
		ids[m.Name(in.ID(0))] = in.ID(0)
	}
	return m, ids
}

var (
	definition = regexp.MustCompile(`(?m)^\s*(%\w+) *= *Op\w`)
	globals    = regexp.MustCompile(`(?m)^\s*(?:%\w+ *= *Op[TCVSU]|OpDecorate|OpMemberDecorate)`)
)
