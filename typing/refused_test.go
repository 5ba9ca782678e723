package typing_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/spirv/asm"
)

// plain is an environment with few capabilities, for rules that others lift.
var plain = environment{name: "plain", addressing: "Logical", model: "GLSL450"}

const (
	plainHead = "OpCapability Shader\nOpCapability Linkage\nOpCapability GroupNonUniformBallot\n" +
		"OpCapability ImageQuery\n"
	plainExtensions = "OpExtension \"SPV_KHR_variable_pointers\"\nOpExtension \"SPV_KHR_16bit_storage\"\n"
)

// TestRefused: each module of testdata/faults.txt is refused, by the words beside it, and by spirv-val too, but for
// rules of which the list of differences says that spirv-val lacks them. Each message that the package can make is
// among theirs or those of TestFaults.
func TestRefused(t *testing.T) {
	texts := map[string]string{}
	for _, file := range []string{"instructions.txt", "faults.txt"} {
		text, err := os.ReadFile("testdata/" + file)
		if err != nil {
			t.Fatal(err)
		}
		_, sections := passtest.ParseArchive(string(text))
		for _, s := range sections {
			texts[file+":"+s.Name] = s.Text
		}
	}
	val := peers.Need(t, "spirv-val")
	var said []string
	for _, e := range append(slices.Clone(environments), plain) {
		capabilities, extensions := e.head()
		values := texts["instructions.txt:values"] + texts["instructions.txt:values of "+e.name]
		version := "spv1.6"
		if e.name == plain.name {
			capabilities, extensions = plainHead, plainExtensions
			values, version = texts["faults.txt:values of "+e.name], "spv1.3"
		}
		for _, l := range lines(texts["faults.txt:"+e.name]) {
			line, want, _ := strings.Cut(l, " => ")
			module := build(capabilities, extensions, values, line, e)
			bin, err := asm.Assemble([]byte(module), asm.AssembleOptions{Target: version})
			if err != nil {
				t.Fatalf("%s: %.200v", line, err)
			}
			if err = verify(bin); err == nil {
				t.Errorf("%s: is accepted, want %q", line, want)
				continue
			}
			msg := asm.WithNames(err.Error(), bin)
			if said = append(said, msg); !strings.Contains(msg, want) {
				t.Errorf("%s: %s\nwant %q", line, msg, want)
			}
			_, refused := val.Run(bin.Bytes(), "--target-env", version, "--scalar-block-layout", "-")
			if refused == nil && explain(laxer[:], err.Error()) == "" {
				t.Errorf("%s: spirv-val accepts it, here: %v", line, err)
			}
		}
	}
	for _, f := range faults {
		said = append(said, f.want)
	}
	for _, m := range messages(t) {
		if !slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, m) }) {
			t.Errorf("no module is refused by the words %q", m)
		}
	}
}

// verb is a verb of a format.
var verb = regexp.MustCompile(`%%|%#?[a-z]`)

// messages returns the strings of which the package makes messages: of a format the longest part between its verbs.
func messages(t *testing.T) (list []string) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := e.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || name == "text.go" {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		keys := map[ast.Expr]bool{}
		ast.Inspect(file, func(n ast.Node) bool {
			if x, ok := n.(*ast.KeyValueExpr); ok {
				keys[x.Key] = true // no message
			}
			if x, ok := n.(*ast.BasicLit); ok && x.Kind == token.STRING && !keys[x] {
				text, _ := strconv.Unquote(x.Value)
				parts := verb.Split(text, -1)
				longest := slices.MaxFunc(parts, func(a, b string) int { return len(a) - len(b) })
				if strings.Contains(strings.TrimSpace(longest), " ") {
					list = append(list, longest)
				}
			}
			return true
		})
	}
	return list
}
