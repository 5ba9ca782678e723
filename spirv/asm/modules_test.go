package asm

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"hone/internal/peers"
	"hone/spirv"
)

const corpus = "../../../shared/corpus"

// modules calls f with each module of the repository and, where it is there, of the corpus.
func modules(t *testing.T, f func(t *testing.T, path string, data []byte)) {
	for _, root := range []string{"../../testdata", corpus} {
		t.Run(filepath.Base(root), func(t *testing.T) {
			if _, err := os.Stat(root); err != nil {
				t.Skip(strings.TrimPrefix(root, "../../") + " is missing")
			}
			err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
				if err != nil || d.IsDir() || filepath.Ext(path) != ".spv" || strings.Contains(path, "broken") {
					return err
				}
				data, err := os.ReadFile(path)
				if err != nil {
					return err
				}
				f(t, path, data)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		})
	}
}

// peer runs a program of SPIRV-Tools on input and returns what it writes; ok is false where it refuses the
// input. Other versions have other names for opcodes and other columns, so only one is compared with.
func peer(t *testing.T, input []byte, name string, args ...string) (out []byte, ok bool) {
	t.Helper()
	tool, err := peers.Find(name)
	if err != nil {
		t.Skip(err)
	}
	if tool.Version != peers.Oldest {
		t.Skipf("%s is not installed in version %s, but %s", name, peers.Oldest, tool.Version)
	}
	out, err = tool.Run(input, args...)
	return out, err == nil
}

func decode(t testing.TB, data []byte) *spirv.Binary {
	t.Helper()
	b, err := spirv.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func text(t testing.TB, b *spirv.Binary, o Options) []byte {
	t.Helper()
	out, err := Disassemble(b, o)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// firstDifference returns the first line in which two texts differ, or "". Names of opcodes, of enumerants, of
// DebugPrintf and of the tool 40 that have changed since spirv-dis 2025.1 are no difference, nor is where a line with
// one is indented, nor in which columns offsets stand from there on, nor are colors.
func firstDifference(got, want []byte) string {
	g, w := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	renames := false
	for i := range max(len(g), len(w)) {
		a, b := "", ""
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a == b {
			continue
		}
		a, b = color.ReplaceAllString(a, ""), color.ReplaceAllString(b, "")
		renames = renames || today(a) != trimmed(a) || today(b) != trimmed(b)
		if today(a) != today(b) || !renames && a != b {
			return "got  " + a + "\nwant " + b
		}
	}
	return ""
}

// TestPeerDisassembler compares the default text, and that of each option, with spirv-dis.
func TestPeerDisassembler(t *testing.T) {
	modes := []struct {
		o    Options
		args []string
	}{
		{Options{}, []string{"--no-color"}},
		{Options{RawID: true}, []string{"--no-color", "--raw-id"}},
		{Options{NoHeader: true, NoIndent: true, Offsets: true}, []string{"--no-color", "--no-header", "--no-indent", "--offsets"}},
		{Options{Color: true, Offsets: true}, []string{"--color", "--offsets"}},
	}
	compared := 0
	modules(t, func(t *testing.T, path string, data []byte) {
		b := decode(t, data)
		for i, m := range modes {
			want, ok := peer(t, data, "spirv-dis", append(m.args, "-")...)
			if !ok {
				return // too new for it
			}
			got := text(t, b, m.o)
			compared++
			if d := firstDifference(got, want); d != "" {
				t.Errorf("%s, mode %d:\n%s", path, i, d)
			}
		}
	})
	t.Logf("%d texts", compared)
}

// today replaces the names of opcodes and enumerants that have changed since spirv-dis 2025.1, in
// operands and in names made of them, by those of the grammar, and drops the indentation, also that of offsets.
func today(line string) string {
	line = strings.Replace(line, "NVIDIA Slang Compiler", "Khronos Slang Compiler", 1)
	line = debugPrintf.ReplaceAllString(line, "$1 DebugPrintf")
	return word.ReplaceAllStringFunc(trimmed(line), func(s string) string {
		if name, ok := renamed()[s]; ok {
			return name
		}
		return s
	})
}

// trimmed drops the indentation of a line, also that of an offset.
func trimmed(line string) string {
	return strings.TrimLeft(offset.ReplaceAllString(line, " ; $1"), " ")
}

var (
	// color is what spirv-dis 2025.1 ends before it begins, for results.
	color  = regexp.MustCompile(`\x1b\[[0-9;]*m`)
	offset = regexp.MustCompile(` *; (0x[0-9a-f]{8})`)
	// debugPrintf is an extended instruction by the number 1, which spirv-dis 2025.1 writes for DebugPrintf only.
	debugPrintf = regexp.MustCompile(`(OpExtInst %\w+ %\w+) 1\b`)
	word        = regexp.MustCompile("[A-Za-z0-9]+")
)

// renamed maps aliases to preferred names.
var renamed = sync.OnceValue(func() map[string]string {
	m := map[string]string{"LongConstantCompositeINTEL": "LongCompositesINTEL"}
	for _, op := range spirv.Ops() {
		for _, a := range op.Aliases {
			m[a] = op.Name
			m[strings.TrimPrefix(a, "Op")] = strings.TrimPrefix(op.Name, "Op")
		}
	}
	for k := spirv.KindUnknown; k <= spirv.KindOpenCLDebugInfo100ImportedEntity; k++ {
		for _, e := range k.Info().Enumerants {
			for _, a := range e.Aliases {
				m[a] = e.Name
			}
		}
	}
	return m
})
