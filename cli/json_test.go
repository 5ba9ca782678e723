package cli

import (
	"encoding/binary"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
)

// ofOthers are the keys whose objects have names from elsewhere as keys, such as opcodes.
var ofOthers = []string{"bytes_by_part", "instructions_by_part", "classes", "opcodes"}

// addKeys adds the paths of the keys in a value that a parser of JSON has read, such as passes.name.
func addKeys(t *testing.T, keys map[string]bool, path string, value any) {
	switch x := value.(type) {
	case map[string]any:
		for key, inner := range x {
			if !regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`).MatchString(key) {
				t.Errorf("the key %q is no lower-case identifier", path+key)
			}
			keys[path+key] = true
			if !slices.Contains(ofOthers, key) {
				addKeys(t, keys, path+key+".", inner)
			}
		}
	case []any:
		for _, inner := range x {
			addKeys(t, keys, path, inner)
		}
	case nil:
		t.Errorf("%s is null", path)
	}
}

// documentedKeys returns the paths of the keys in a cell of the table in doc/command.md: parentheses hold the keys of
// what the key before them has.
func documentedKeys(cell string) map[string]bool {
	keys := map[string]bool{}
	var path []string
	last := ""
	for _, token := range regexp.MustCompile("`[^`]+`|[()]").FindAllString(cell, -1) {
		switch token {
		case "(":
			path = append(path, last+".")
		case ")":
			path = path[:len(path)-1]
		default:
			last = strings.Trim(token, "`")
			keys[strings.Join(path, "")+last] = true
		}
	}
	return keys
}

// littleEndian returns the bytes of words.
func littleEndian(words ...uint32) (out []byte) {
	for _, w := range words {
		out = binary.LittleEndian.AppendUint32(out, w)
	}
	return out
}

// TestJSON: each command with --json prints JSON with the keys that doc/command.md lists, and no others.
func TestJSON(t *testing.T) {
	documented := map[string]string{}
	row := regexp.MustCompile("(?m)^\\| `hone ([^`]*json(?: FILE)?)` \\| (.*) \\|$")
	for _, match := range row.FindAllStringSubmatch(string(get(t, "../doc/command.md")), -1) {
		documented[match[1]] = match[2]
	}
	inFolder(t)
	planted := filepath.Join(corpus.Root(), "instrument", "testdata", "planted")
	shader, err := os.ReadFile(filepath.Join(planted, "race_reduce.comp.fixed.spv"))
	if err != nil {
		t.Fatal(err)
	}
	put(t, "sum.spv", shader)
	put(t, "my.rules", []byte("IAdd(x, 0) => x\n"))
	command(t, "instrument", "sum.spv", "-o", "counted.spv", "--feature", "counts").want(t, StatusOK)
	command(t, "run", "counted.spv", "--in", "0.0=u32:1..8", "--out", "1.0=counts").want(t, StatusOK)
	command(t, "instrument", "sum.spv", "-o", "checked.spv", "--feature", "bounds", "--id", "1").want(t, StatusOK)
	put(t, "reports", littleEndian(6, 0, 0, 0, // rows of records, none dropped
		1<<16|12, 0, 1, 2, 0, 0, 0, 6, 9, 8, 0, 0, // bounds; site 0 of shader 1, with two words of payload
		1<<16|12, 0, 7, 2, 0, 0, 0, 6, 9, 8, 0, 0)) // of shader 7
	for _, test := range []struct {
		command string
		rest    string
	}{
		{"passes --json", ""},
		{"lower --list --json", ""},
		{"lower --explain --json", "sum.spv --flags mem2reg,global-invocation-id,local-invocation-index"},
		{"rules --json", ""},
		{"rules check --json", "my.rules"},
		{"rules stats --json", "sum.spv"},
		{"coverage --json", "counted.spv counts"},
		{"cfg --json", "sum.spv"},
		{"report --json", "checked.spv reports"},
		{"opt --stats=json", "sum.spv -o small.spv"},
		{"opt --json FILE", "sum.spv -o small.spv --verify"},
		{"check --json FILE", "sum.spv sum.spv"},
	} {
		o := command(t, strings.Fields(test.command+" "+test.rest)...).want(t, StatusOK)
		text := []byte(o.stdout)
		if strings.HasSuffix(test.command, " FILE") {
			text = get(t, "FILE")
		}
		var value any
		if err := json.Unmarshal(text, &value); err != nil {
			t.Errorf("hone %s: %v:\n%s", test.command, err, text)
			continue
		}
		got := map[string]bool{}
		addKeys(t, got, "", value)
		cell, common, _ := strings.Cut(documented[test.command], "; each of `before` and `after` has ")
		want := documentedKeys(cell)
		for key := range documentedKeys(common) {
			for _, object := range []string{"before.", "after.", "modules.before.", "modules.after."} {
				want[object+key] = true
			}
		}
		if !maps.Equal(got, want) {
			t.Errorf("hone %s has the keys\n%q\nand doc/command.md\n%q", test.command,
				slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
		}
		delete(documented, test.command)
	}
	for name := range documented {
		t.Errorf("doc/command.md lists the keys of hone %s, which no test runs", name)
	}
}
