package cli

import (
	"reflect"
	"strings"
	"testing"

	"hone/vm/inputs"
)

// TestFormIsYAML reads files of inputs as YAML and by the parser that knows no more than their form: both find the same
// in the same places.
func TestFormIsYAML(t *testing.T) {
	for _, text := range []string{
		"",
		"# nothing\n\n",
		"shader: a.spv\n",
		"shader: \"a shader.spv\"  # with a space\nentry: 'main: it''s'\ngroups: [4, 1,1]\nsubgroup: 8\nsteps: 1_000\n",
		"spec:\n  7: true\n  scale: 2.5\nin:\n  0.0: f32:1,2,3\n  \"0.2[1]\": \"u32:0*64 # not a comment\"\n  0.10: values:1..10 # a comment\n",
		"in:\n    0.0: |-  # particles, 8 bytes\n      u32:1 2 3  # first\n      4 5\n\n      6\n    0.1: |\n      hex:0011\nout:\n    0.1:\n    0.0:   \n",
		"push:\n  radius: 3\n  color: 1,0.5,0\nmemory:\n  0x10000: zero:16\n",
		"push: 'values:4'\r\nout:\r\n  0.1: result.bin\r\n",
		"\n\nin:\n\n  # in between\n  0.0: zero:4\n",
	} {
		s := &session{stdin: strings.NewReader(text)}
		want, err := s.readYAML(std)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		got, err := inputs.Parse(shown(std), "", []byte(text))
		if err != nil {
			t.Errorf("%v\n%s", err, text)
			continue
		}
		x, err1 := inputs.Decode(want)
		y, err2 := inputs.Decode(got)
		if err1 != nil || err2 != nil || !reflect.DeepEqual(x, y) {
			t.Errorf("%s\nis %+v (%v), want %+v (%v)", text, y, err2, x, err1)
		}
	}
	for text, want := range map[string]string{
		"shader":                   "1:1: want an entry NAME: VALUE",
		"shader: a\n  entry: b":    "2:3: this begins neither",
		"in:\n  0.0: a\n 0.1: b":   "3:2: this begins neither",
		"entry: \"a":               "1:8: this does not end",
		"entry: 'a' b":             "1:11: this is after",
		"groups: [1,\n2]":          "1:9: a list ends",
		"in: {0.0: a}":             "1:5: '{' has a meaning",
		"in:\n  0.0: >\n    a":     "2:8: '>' has a meaning",
		"in:\n  0.0: |2\n    a":    "2:8: |2: want | or |-",
		"entry: a\nentry: b":       "2:1: entry is there twice",
		"'entry: a":                "1:1: a quotation mark is missing",
		"\"entry\" a":              "1:8: a colon is missing",
		"- a":                      "1:1: want an entry",
		"in:\n  0.0: @numbers.txt": "2:8: '@' has a meaning",
	} {
		if d, err := inputs.Parse("x", "", []byte(text)); err == nil || !strings.HasPrefix(err.Error(), "x:"+want) {
			t.Errorf("%q: %v %v, want %s", text, d, err, want)
		}
	}
}
