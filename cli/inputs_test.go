package cli

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"hone/fold"
	"hone/vm/inputs"
	"hone/vm/layout"
)

// A file of inputs says what the flags say.
func TestInputsFile(t *testing.T) {
	inFolder(t)
	put(t, "data/inputs.yaml", []byte(`# what the shader runs on
shader: ../square.spvasm
groups: [1, 1]
spec:
  scale: 10
  5: true
in:
  0.0: >-
    f32:1,2,
    3,4
  result: f32:0*4   # in name only
  0.2: 'values: 0*8'
push: values:1
out:
  0.1:
  0.0: numbers.bin
`))
	const want = "0.1 result, 16 bytes:\n  squares[0..3]  21 81 181 321\n"
	if o := command(t, "run", "data/inputs.yaml").want(t, StatusOK); o.stdout != want || o.stderr != "" {
		t.Errorf("it prints\n%s%s\nwant\n%s", o.stdout, o.stderr, want)
	}
	if len(get(t, "data/numbers.bin")) != 16 {
		t.Error("outputs are relative to the file that names them")
	}
	// Flags go before the file, and the shader of the command line before that of the file.
	o := command(t, "run", "square.spvasm", "--inputs", "data/inputs.yaml", "--spec", "5=false", "--in",
		"0.0=values:5*4").want(t, StatusOK)
	if want := "0.1 result, 16 bytes:\n  squares[0..3]  251 251 251 251\n"; o.stdout != want {
		t.Errorf("it prints\n%s\nwant\n%s", o.stdout, want)
	}
}

func TestInputsFileErrors(t *testing.T) {
	inFolder(t)
	tests := []struct{ file, want string }{
		{"", "hone: in.yaml: it names no shader: want an entry such as \"shader: blur.spv\", or hone run SHADER --inputs in.yaml\n"},
		{"shader: a\nshadr: b\n", `hone: in.yaml:2:1: no entry is named "shadr"`},
		{"- a\n", "hone: in.yaml:1:1: want entries"},
		{"shader: a\ngroups: 0\n", `hone: in.yaml:2:9: groups: "0": want X,Y,Z`},
		{"shader: a\nin: f32:1\n", "hone: in.yaml:2:5: want a list of entries"},
		{"shader: a\nin:\n  0.0: [1, 2]\n", "hone: in.yaml:3:8: want FILE"},
		{"shader: [\n", "hone: in.yaml:1:"},
		{"shader: a\nshader: b\n", "hone: in.yaml:2:1: "},
		{"shader: square.spvasm\nin:\n  0.0: f32:1,x\n", `hone: in.yaml:3:14: "x" is no number`},
		{"shader: square.spvasm\nspec:\n  size: 1\n", "hone: in.yaml:3:3: no specialization constant is size"},
		{"shader: none.spv\n", "hone: in.yaml:1:9: none.spv: no such file"},
		{"shader:\n", "hone: in.yaml:1:1: shader has no value"},
		{"shader: [a]\n", "hone: in.yaml:1:9: shader takes one value"},
		{"shader: &a b\n", "hone: in.yaml:1:9: shader takes one value"},
		{"shader: a\npush:\n", "hone: in.yaml:2:1: push has no value"},
		{"shader: a\ngroups: [1,\n  a]\n", `hone: in.yaml:3:3: groups: "1,a": want X,Y,Z`},
		{"shader: a\ngroups: [1, [2]]\n", `hone: in.yaml:2:13: groups: "1,?": want X,Y,Z`},
		{"shader: a\nin:\n  0.0:\n", "hone: in.yaml:3:3: 0.0 is given nothing: want FILE"},
		{"shader: a\nspec:\n  1:\n", "hone: in.yaml:3:3: 1 is given nothing: want a number, true or false"},
		{"shader: a\nout:\n  1: [a]\n", "hone: in.yaml:3:6: want FILE, @FILE, or nothing to print it"},
		{"shader: a\nin:\n  0.0: @a.txt\n", "hone: in.yaml:3:8: '@' is a reserved character; YAML wants quotes: \"@numbers.txt\"\n"},
		{"shader: a\n---\nshader: b\n", "hone: in.yaml:3:7: a second document begins here"},
		{"shader: square.spvasm\nin:\n  0.0: \"@none.txt\"\n", "hone: in.yaml:3:3: none.txt: no such file"},
		{"shader: square.spvasm\nin:\n  0.0: 1 2 3\n", "hone: in.yaml:3:3: 1 2 3: no such file or directory; numbers are written values:1 2 3\n"},
		{"shader: square.spvasm\nin:\n  0.0: |-\n    f32:1 # one\n    u33:2\n", "hone: in.yaml:5:5: \"u33:2\" is no number"},
		{"\x03\x02\x23\x07", "hone: in.yaml: it is a module, and a file in YAML is wanted"},
	}
	for _, test := range tests {
		put(t, "in.yaml", []byte(test.file))
		o := command(t, "run", "in.yaml").want(t, StatusInput, test.want)
		if strings.Count(o.stderr, "\n") != 1 {
			t.Errorf("%q: more than a line: %s", test.file, o.stderr)
		}
	}
	put(t, "in.yaml", []byte("shader: square.spvasm\nin:\nout:\nmemory:\nspec:\n"))
	command(t, "run", "in.yaml", "--in", "0.0=zero:16", "--in", "0.1=zero:16").want(t, StatusOK, "no buffer changed")
	put(t, "in.yaml", []byte("groups: [\n"))
	command(t, "run", "square.spvasm", "--inputs", "in.yaml").want(t, StatusInput, "hone: in.yaml:1:")
	command(t, "run", "square.spvasm", "--inputs", "nowhere.yaml").want(t, StatusInput, "nowhere.yaml")
	command(t, "run", "in.yaml", "--inputs", "in.yaml").want(t, StatusUsage, "both files of inputs")
}

// What is wrong in a list has the place of the number, as far as YAML leaves the text as it is.
func TestPlacesInInputs(t *testing.T) {
	inFolder(t)
	put(t, "bad.txt", []byte("1\n 2,y\n"))
	const first, rest = "shader: square.spvasm\nin:\n  ", "\n  0.1: zero:16\n"
	for _, test := range []struct{ entry, want string }{
		{"0.0: values:1,x", "in.yaml:3:17: \"x\" is no number, for numbers[1]\n"},
		{"'0.0':   \"values:1, x\"", "in.yaml:3:23: \"x\" is no number"},
		{"0.0: |-  # numbers\n    f32:1 2 # of f32\n      3 u8:x", "in.yaml:5:9: \"x\" is no number\n"},
		{"0.0: |2-\n    f32:1\n     2**2", "in.yaml:5:6: 2**2: how many times"},
		{"0.0: >-\n    f32:1\n    x", "in.yaml:3:3: \"x\" is no number"},
		{"0.0: \"f32:1,\\x78\"", "in.yaml:3:3: \"x\" is no number"},
		{"0.0: \"f32:1,@bad.txt\"", "in.yaml:3:3: bad.txt:2:4: \"y\" is no number\n"},
		{"0.0: hex:123", "in.yaml:3:3: hex:123: two hexadecimal digits"},
		{"0.0: nowhere.bin", "in.yaml:3:3: nowhere.bin: no such file"},
	} {
		put(t, "in.yaml", []byte(first+test.entry+rest))
		command(t, "run", "in.yaml").want(t, StatusInput, "hone: "+test.want)
	}
	put(t, "in.yaml", []byte(first+"0.0: zero:16"+rest+"push: \"f32:1,,2\"\n"))
	command(t, "run", "in.yaml").want(t, StatusInput, "hone: in.yaml:5:14: ,2: a number is missing")
	put(t, "in.yaml", []byte(first+"0.0: zero:16"+rest+"push: zero:2\n"))
	command(t, "run", "in.yaml").want(t, StatusInput, "hone: in.yaml:5:7: push: 2 bytes, and the shader has 4\n")
	put(t, "in.yaml", []byte(first+"0.0: zero:16"+rest+"push: zero:4000\n"))
	command(t, "run", "in.yaml").want(t, StatusOK, "hone: note: in.yaml:5:7: push: 4000 bytes, and the shader has 4: "+
		"the others are left out\n")
	put(t, "in.yaml", []byte("in:\n  0.0: zero:4\nshader: nowhere.spv\n"))
	command(t, "run", "in.yaml").want(t, StatusInput, "hone: in.yaml:3:9: nowhere.spv: no such file")
}

// What is written is read again, bit for bit.
func TestInputsComeBack(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	floats := &layout.Type{Kind: layout.Array, Stride: 4, Element: &layout.Type{Kind: layout.Float, Width: 32, Size: 4,
		Format: fold.Float32}}
	data := make([]byte, 4000)
	for i := range data {
		data[i] = byte(r.UintN(256))
	}
	nans := bytes.Repeat([]byte{1, 0, 0xc0, 0xff, 0, 0, 0x80, 0x7f}, 50)
	in := &inputs.File{
		Shader: "a shader.spv", Entry: "main: 1", Groups: [3]int{2, 1, 1}, Subgroup: 8, Steps: 1 << 40,
		Push: &inputs.Assignment{Value: inputs.Source{Text: "hex:00"}},
		Spec: []inputs.Assignment{{Name: "7", Value: inputs.Source{Text: "true"}}},
		In: []inputs.Assignment{
			{Name: "0.10", Value: inputs.Encode(data, floats)}, {Name: "0.2[1]", Value: inputs.Encode(nans, floats)}, {Name: "1.0", Value: inputs.Encode(data[:6], floats)},
			{Name: "1.1", Value: inputs.Encode(nil, floats)},
		},
		Memory: []inputs.Assignment{{Name: "0x10000", Value: inputs.Source{Text: "zero:16"}}},
		Out:    []inputs.Assignment{{Name: "0.10", Value: inputs.Source{Text: "@out file.txt"}}, {Name: "-3"}},
	}
	text := in.Text()
	s := &session{stdin: bytes.NewReader(text)}
	back, err := s.readInputs(std)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if same, err := inputs.Read(shown(std), "", text); err != nil || !reflect.DeepEqual(same, back) {
		t.Errorf("%+v is read as YAML, and %+v without, %v", back, same, err)
	}
	for i, want := range [][]byte{data, nans, data[:6], nil} {
		if got, err := back.In[i].Value.Bytes(floats, nil); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: other bytes come back, %v", back.In[i].Name, err)
		}
	}
	for _, list := range [][]inputs.Assignment{in.In, back.In, back.Spec, back.Memory, back.Out} {
		for i := range list {
			list[i].Where, list[i].Value = "", inputs.Source{Text: list[i].Value.Text}
			if list[i].Value.Text = strings.ReplaceAll(list[i].Value.Text, " ", ""); len(list[i].Value.Text) > 100 {
				list[i].Value.Text = "" // compared as bytes
			}
		}
	}
	back.Push.Where, back.Push.Value, back.ShaderAt = "", inputs.Source{Text: back.Push.Value.Text}, ""
	in.Out[0].Value.Text, back.Shader = "@outfile.txt", strings.TrimPrefix(back.Shader, "./")
	if !reflect.DeepEqual(in, back) {
		t.Errorf("%+v\ncomes back as\n%+v", in, back)
	}
	for line := range strings.Lines(string(text)) {
		if len(line) > 130 {
			t.Errorf("a line of %d bytes: %.50s", len(line), line)
		}
	}
}
