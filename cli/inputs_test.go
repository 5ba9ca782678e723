package cli

import (
	"bytes"
	"math/big"
	"math/rand/v2"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"hone/fold"
	"hone/vm/layout"
)

// Each bit pattern of each type comes back from its text.
func TestNumbersAsText(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, typ := range numberTypes {
		n := 1 << min(typ.width, 16)
		for k := range n {
			v := uint64(k)
			if typ.width > 16 {
				v = r.Uint64() & fold.Mask(typ.width)
				if k%4 == 0 && typ.isFloat() {
					v = typ.format.FromFloat64(float64(r.IntN(4000))/16, fold.Mode{})
				}
			}
			text := typ.text(v)
			if back, err := typ.parse(text); err != nil || back != v {
				t.Fatalf("%s: %#x is written %q, which is read as %#x, %v", typ.name, v, text, back, err)
			}
			if typ.width == 16 && len(text) > len("-1.2345e-12") {
				t.Fatalf("%s: %#x is written %q, with more digits than it has", typ.name, v, text)
			}
		}
	}
}

// A decimal number is rounded to a float once: halfway between two, and next to that.
func TestNumbersAreRoundedOnce(t *testing.T) {
	for _, typ := range numberTypes {
		if !typ.isFloat() || typ.width == 64 {
			continue
		}
		one := typ.format.FromFloat64(1, fold.Mode{})
		x, y := typ.format.ToFloat64(one), typ.format.ToFloat64(one+1)
		half := new(big.Float).SetPrec(200).SetFloat64((x + y) / 2)
		tiny := new(big.Float).SetPrec(200).SetMantExp(big.NewFloat(1), -100)
		for _, test := range []struct {
			number *big.Float
			want   uint64
		}{
			{half, one}, {new(big.Float).Add(half, tiny), one + 1}, {new(big.Float).Sub(half, tiny), one},
		} {
			text := test.number.Text('g', 60)
			if got, err := typ.parse(text); err != nil || got != test.want {
				t.Errorf("%s: %s is read as %#x, want %#x, %v", typ.name, text, got, test.want, err)
			}
		}
	}
}

func TestNumbersAreRefused(t *testing.T) {
	tests := []struct{ typ, text, want string }{
		{"u8", "256", "out of the range of u8"}, {"i8", "-129", "out of the range of i8"}, {"u32", "-1", "below 0"}, {"i16", "1.5", "no whole number"},
		{"u32", "0x1ffffffff", "out of the range"}, {"f32", "0x10", "have 8 digits"}, {"f32", "one", "no number"}, {"f16", "", "no number"}, {"u32", "--1", "no number"},
	}
	for _, test := range tests {
		typ, _ := numberTypeNamed(test.typ)
		if v, err := typ.parse(test.text); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s:%s: %#x, %v; want an error with %q", test.typ, test.text, v, err, test.want)
		}
	}
}

func TestLists(t *testing.T) {
	tests := []struct{ typ, list, want string }{
		{"u32", "1,2 3\n4;5 # and 6", "1 2 3 4 5"},
		{"u8", "0*3,7*2,9*0", "0 0 0 7 7"},
		{"i32", "-2..2", "-2 -1 0 1 2"},
		{"i32", "3..0", "3 2 1 0"},
		{"u32", "0..10:4", "0 4 8"},
		{"f32", "0..0.3:0.1", "0 0.1 0.2 0.3"},
		{"f32", "1.5..4", "1.5 2.5 3.5"},
		{"f64", "1..0:-0.25", "1 0.75 0.5 0.25 0"},
		{"i32", "0xffffffff,0x7f", "-1 127"},
		{"f32", "0x1.8p1,-inf,0xffc00002,inf", "3 -inf 0xffc00002 inf"},
		{"f32", "1e400", "error: 1e400 is out of the range of f32, which ends at 3.4028235e+38; an infinity is written inf"},
		{"f64", "-1e400", "error: -1e400 is out of the range of f64"},
		{"f16", "70000", "error: 70000 is out of the range of f16, which ends at 65504; an infinity is written inf"},
		{"f16", "65519..65520", "error: 65520 is out of the range of f16"},
		{"f16", "65519.5..70000", "error: 65520.5 is out of the range of f16"},
		{"bf16", "3.4e38", "error: 3.4e38 is out of the range of bf16"},
		{"bf16", "0.1,3.3e38,-0,257", "0.1 3.3e+38 -0 256"},
		{"f16", "65504,65519,inf,6e-8", "65504 65504 inf 6e-08"},
		{"i64", "9223372036854775805..9223372036854775807", "9223372036854775805 9223372036854775806 9223372036854775807"},
		{"i64", "-9223372036854775808..9223372036854775807:9223372036854775807", "-9223372036854775808 -1 9223372036854775806"},
		{"u32", "010..0x0c", "10 11 12"},
		{"u32", " # nothing", "error: u32: # nothing has no numbers; zero:0 is a buffer without bytes"},
		{"f32", "*3", `error: "" is no number`},
		{"u32", "1..", "error: 1..: a range is written FROM..TO"},
		{"u32", "1..5:-1", "error: 1..5:-1: steps of -1 do not lead from 1 to 5"},
		{"u32", "1..5:0", "error: 1..5:0: steps of 0 do not lead"},
		{"u32", "0.5..2", "error: 0.5..2: numbers that are not whole"},
		{"u32", "1*x", "error: 1*x: how many times"},
		{"f32", "0*99999999999999999999", "error: 0*99999999999999999999: more than 1,073,741,824 numbers"},
		{"u32", "0*2147483647", "error: 0*2147483647: more than"},
		{"u32", "1,2,\n3;\n", "1 2 3"},
		{"u32", "1,,2", "error: ,2: a number is missing before this ','"},
		{"u32", "1 ; # one\n ; 2", "error: ; 2: a number is missing before this ';'"},
		{"u32", "0..9999999999", "error: 0..9999999999: more than"},
		{"u32", "1*900000000,2*900000000", "error: u32:1*900000000,2*900000000: more than"},
	}
	s := &session{stdin: strings.NewReader("")}
	for _, test := range tests {
		typ, _ := numberTypeNamed(test.typ)
		data, err := s.bytes(source{text: test.typ + ":" + test.list}, nil)
		var got []string
		for i := 0; i < len(data); i += typ.width / 8 {
			got = append(got, typ.text(numberAt(data[i:], typ.width)))
		}
		line := strings.Join(got, " ")
		if err != nil {
			line = "error: " + err.Error()
		}
		if want, isError := strings.CutPrefix(test.want, "error: "); isError && !strings.HasPrefix(line, "error: "+want) || !isError && line != want {
			t.Errorf("%s:%s is %s, want %s", test.typ, test.list, line, test.want)
		}
	}
}

// What is no list is an error, whatever it is.
func TestBrokenLists(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	s := &session{stdin: strings.NewReader("")}
	const letters = "0123456789..:*,+-@#exnaif \n"
	large := regexp.MustCompile(`[0-9]{4}|[0-9]e`)
	failed := 0
	for range 20000 {
		text := make([]byte, 1+r.IntN(12))
		for i := range text {
			text[i] = letters[r.IntN(len(letters))]
		}
		if large.Match(text) {
			continue
		}
		typ := numberTypes[r.IntN(len(numberTypes))]
		data, err := s.bytes(source{text: typ.name + ":" + string(text)}, nil)
		if err != nil {
			failed++
		} else if len(data)%(typ.width/8) != 0 {
			t.Errorf("%s:%s gives %d bytes", typ.name, text, len(data))
		}
	}
	if failed < 5000 || failed > 19000 {
		t.Errorf("%d of 20000 are errors", failed)
	}
}

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
	o := command(t, "run", "square.spvasm", "--inputs", "data/inputs.yaml", "--spec", "5=false", "--in", "0.0=values:5*4").want(t, StatusOK)
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
	command(t, "run", "in.yaml").want(t, StatusOK, "hone: note: in.yaml:5:7: push: 4000 bytes, and the shader has 4: the others are left out\n")
	put(t, "in.yaml", []byte("in:\n  0.0: zero:4\nshader: nowhere.spv\n"))
	command(t, "run", "in.yaml").want(t, StatusInput, "hone: in.yaml:3:9: nowhere.spv: no such file")
}

// What is written is read again, bit for bit.
func TestInputsComeBack(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	floats := &layout.Type{Kind: layout.Array, Stride: 4, Element: &layout.Type{Kind: layout.Float, Width: 32, Size: 4, Format: fold.Float32}}
	data := make([]byte, 4000)
	for i := range data {
		data[i] = byte(r.UintN(256))
	}
	nans := bytes.Repeat([]byte{1, 0, 0xc0, 0xff, 0, 0, 0x80, 0x7f}, 50)
	in := &inputs{
		shader: "a shader.spv", entry: "main: 1", groups: [3]int{2, 1, 1}, subgroup: 8, steps: 1 << 40, push: &assignment{value: source{text: "hex:00"}},
		spec: []assignment{{name: "7", value: source{text: "true"}}},
		in: []assignment{
			{name: "0.10", value: encoded(data, floats)}, {name: "0.2[1]", value: encoded(nans, floats)}, {name: "1.0", value: encoded(data[:6], floats)},
			{name: "1.1", value: encoded(nil, floats)},
		},
		memory: []assignment{{name: "0x10000", value: source{text: "zero:16"}}},
		out:    []assignment{{name: "0.10", value: source{text: "@out file.txt"}}, {name: "-3"}},
	}
	text := in.write()
	s := &session{stdin: bytes.NewReader(text)}
	back, err := s.readInputs(std)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for i, want := range [][]byte{data, nans, data[:6], nil} {
		if got, err := s.bytes(back.in[i].value, floats); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: other bytes come back, %v", back.in[i].name, err)
		}
	}
	for _, list := range [][]assignment{in.in, back.in, back.spec, back.memory, back.out} {
		for i := range list {
			list[i].where, list[i].value.file = "", nil
			if list[i].value.text = strings.ReplaceAll(list[i].value.text, " ", ""); len(list[i].value.text) > 100 {
				list[i].value.text = "" // compared as bytes
			}
		}
	}
	back.push.where, back.push.value.file, back.shaderAt = "", nil, ""
	in.out[0].value.text, back.shader = "@outfile.txt", strings.TrimPrefix(back.shader, "./")
	if !reflect.DeepEqual(in, back) {
		t.Errorf("%+v\ncomes back as\n%+v", in, back)
	}
	for line := range strings.Lines(string(text)) {
		if len(line) > 130 {
			t.Errorf("a line of %d bytes: %.50s", len(line), line)
		}
	}
}
