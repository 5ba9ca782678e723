// Package irtest makes modules for tests, of text and of files: what the tests of all packages above ir begin with.
package irtest

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

// Compute is how the text of a module with a compute shader %main begins that declares nothing else before its types.
const Compute = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
`

// Text reads the module that a text in the assembly language is, of the version that the text says.
func Text(t testing.TB, text string) *ir.Module {
	t.Helper()
	return Read(t, Assemble(t, text, ""))
}

// Assemble makes a binary of text for a target, such as "spv1.3"; without one, of the version that the text says.
func Assemble(t testing.TB, text, target string) *spirv.Binary {
	t.Helper()
	return assemble(t, text, asm.AssembleOptions{Target: target})
}

// Named makes a binary of text and gives ids numbers by their names: those that names holds, to which it adds new ones.
func Named(t testing.TB, text, target string, names map[string]ir.ID) *spirv.Binary {
	t.Helper()
	text = idPattern.ReplaceAllStringFunc(text, func(s string) string {
		if names[s[1:]] == 0 {
			names[s[1:]] = ir.ID(len(names) + 1)
		}
		return fmt.Sprintf("%%%d", names[s[1:]])
	})
	return assemble(t, text, asm.AssembleOptions{PreserveNumericIDs: true, Target: target})
}

var idPattern = regexp.MustCompile(`%\w+`)

func assemble(t testing.TB, text string, o asm.AssembleOptions) *spirv.Binary {
	t.Helper()
	bin, err := asm.Assemble([]byte(text), o)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text[:min(len(text), 10_000)])
	}
	return bin
}

// Load decodes the file of a module.
func Load(t testing.TB, x corpus.Module) *spirv.Binary {
	t.Helper()
	bin, err := spirv.Decode(x.Read(t))
	if err != nil {
		t.Fatalf("%s: %v", x.Name, err)
	}
	return bin
}

// Decode decodes the bytes of a file.
func Decode(t testing.TB, data []byte) *spirv.Binary {
	t.Helper()
	bin, err := spirv.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

// Read reads a module.
func Read(t testing.TB, bin *spirv.Binary) *ir.Module {
	t.Helper()
	m, err := ir.Read(bin)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Repeat puts items of a large module one after the other. In each, $i is its number, from first on and below limit, $h
// the one before it and $j the one after it.
func Repeat(first, limit int, item string) string {
	var b strings.Builder
	for i := first; i < limit; i++ {
		strings.NewReplacer("$h", fmt.Sprint(i-1), "$i", fmt.Sprint(i), "$j", fmt.Sprint(i+1)).WriteString(&b, item)
	}
	return b.String()
}

// Items puts n items of a large module one after the other, where $i and the numbers beside it do not do.
func Items(n int, item func(i int) string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(item(i))
	}
	return b.String()
}

// Instructions returns the number of instructions in functions.
func Instructions(m *ir.Module) (n int) {
	for _, f := range m.Functions() {
		for range f.AllInsts() {
			n++
		}
	}
	return n
}

// Count returns the number of instructions of an opcode in the blocks of functions.
func Count(m *ir.Module, op spirv.Op) (n int) {
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if in.Op == op {
				n++
			}
		}
	}
	return n
}

// Write returns the binary of a module.
func Write(t testing.TB, m *ir.Module) *spirv.Binary {
	t.Helper()
	bin, err := m.Write()
	if err != nil {
		t.Fatal(err)
	}
	return bin
}
