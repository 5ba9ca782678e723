package inputs

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"regexp"
	"strconv"
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
		{"u32", "7..7:random*3,1..1:random9", "7 7 7 1"},
		{"u8", "0..256:random", "error: 256 is out of the range of u8"},
		{"u32", "-1..1:random", "error: -1 is below 0, and the type is u32"},
		{"u32", "0..1.5:random", "error: 0..1.5:random: numbers that are not whole"},
		{"f32", "2..1:random*2", "error: 2..1:random*2: 2 is larger than 1"},
		{"f32", "0..1:randomly", `error: 0..1:randomly: "ly" is no seed`},
		{"f32", "0..1:random*x", "error: 0..1:random*x: how many times"},
		{"f32", "0..1:random*9999999999", "error: 0..1:random*9999999999: more than"},
		{"f32", "0..inf:random", "error: 0..inf:random: random numbers are written FROM..TO:random"},
		{"f32", "1:random", "error: 1:random: random numbers are written"},
		{"u32", "1,,2", "error: ,2: a number is missing before this ','"},
		{"u32", "1 ; # one\n ; 2", "error: ; 2: a number is missing before this ';'"},
		{"u32", "0..9999999999", "error: 0..9999999999: more than"},
		{"u32", "1*900000000,2*900000000", "error: u32:1*900000000,2*900000000: more than"},
	}
	for _, test := range tests {
		typ, _ := numberTypeNamed(test.typ)
		data, err := (Source{Text: test.typ + ":" + test.list}).Bytes(nil, nil)
		var got []string
		for i := 0; i < len(data); i += typ.width / 8 {
			got = append(got, typ.text(numberAt(data[i:], typ.width)))
		}
		line := strings.Join(got, " ")
		if err != nil {
			line = "error: " + err.Error()
		}
		if want, isError := strings.CutPrefix(test.want, "error: "); isError && !strings.HasPrefix(line, "error: "+want) ||
			!isError && line != want {
			t.Errorf("%s:%s is %s, want %s", test.typ, test.list, line, test.want)
		}
	}
}

// TestRandomNumbers checks the bounds, the mean and the deviation of random numbers, and that they depend on the seed
// and not on the machine.
func TestRandomNumbers(t *testing.T) {
	const n = 40000
	for _, test := range []struct {
		typ      string
		from, to float64
	}{{"f32", -1, 3}, {"f64", 0, 1}, {"i32", -100, 100}, {"u8", 0, 255}, {"f16", 0.5, 0.75}} {
		typ, _ := numberTypeNamed(test.typ)
		list := func(seed int) []uint64 {
			text := fmt.Sprintf("%s:%v..%v:random%d*%d", test.typ, test.from, test.to, seed, n)
			data, err := (Source{Text: text}).Bytes(nil, nil)
			if err != nil || len(data) != n*typ.width/8 {
				t.Fatalf("%s: %d bytes, %v", text, len(data), err)
			}
			var bits []uint64
			for i := 0; i < len(data); i += typ.width / 8 {
				bits = append(bits, numberAt(data[i:], typ.width))
			}
			return bits
		}
		sum, squares, equal := 0.0, 0.0, 0
		other := list(2)
		for i, bits := range list(1) {
			x, err := strconv.ParseFloat(typ.text(bits), 64)
			if err != nil || x < test.from || x > test.to {
				t.Fatalf("%s: number %d is %v (%v)", test.typ, i, x, err)
			}
			sum, squares = sum+x, squares+x*x
			if bits == other[i] {
				equal++
			}
		}
		mean, width := sum/n, test.to-test.from
		deviation := math.Sqrt(squares/n - mean*mean)
		if math.Abs(mean-(test.from+test.to)/2) > 0.02*width || math.Abs(deviation-width/math.Sqrt(12)) > 0.02*width {
			t.Errorf("%s: the mean of %v..%v is %v, the deviation %v", test.typ, test.from, test.to, mean, deviation)
		}
		if equal > n/50 {
			t.Errorf("%s: %d of %d numbers are those of another seed", test.typ, equal, n)
		}
	}
	const want = "35da"
	if data, err := (Source{Text: "u8:0..255:random5*2"}).Bytes(nil, nil); fmt.Sprintf("%x", data) != want || err != nil {
		t.Errorf("the first bytes of seed 5 are %x, want %s (%v)", data, want, err)
	}
}

// What is no list is an error, whatever it is.
func TestBrokenLists(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
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
		data, err := (Source{Text: typ.name + ":" + string(text)}).Bytes(nil, nil)
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

// A number that is there often is written once.
func TestEncodedRuns(t *testing.T) {
	u32 := &layout.Type{Kind: layout.Array, Stride: 4, Element: &layout.Type{Kind: layout.Int, Width: 32, Size: 4}}
	data, err := (Source{Text: "u32:1,2,7*100,3,0*7,4"}).Bytes(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	const want = "u32:1 2              # [0..1]\nu32:7*100            # [2..101]\nu32:3 0 0 0 0 0 0 0  # [102..109]\n" +
		"u32:4                # [110]"
	if got := Encode(data, u32).Text; got != want {
		t.Errorf("it is\n%s\nwant\n%s", got, want)
	}
	if got := Encode(make([]byte, 1<<20), u32).Text; got != "zero:1048576" {
		t.Errorf("zeros are %.50s", got)
	}
}

// Lists with types have several, bytes, and zeros.
func TestTypedLists(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"u8:1 u16:2 3 hex:0aff zero:2 i8:-1", "0102000300 0aff 0000ff"},
		{"zero:3 u8: 7 # seven\n8", "0000000708"},
		{"f32:1 u8:1..3 0*2", "0000803f 0102030000"},
		{"u8:5*3,zero:1", "05050500"},
		{"values:1 u8:2", "error: u8:2: a type is for lists that begin with one"},
		{"values:zero:2", "error: zero:2: a type is for lists"},
		{"u8:1 zero:x", "error: zero:x: want a number of bytes"},
		{"u8:1 zero:", "error: zero:: want a number of bytes"},
		{"u8:1 hex:123", "error: hex:123: two hexadecimal digits"},
		{"u64:0*1000000000", "error: more than the 1,073,741,824 bytes"},
		{"u8:", "error: u8: has no numbers"},
		{"u8:1 q8:2", `error: "q8:2" is no number`},
	} {
		data, err := (Source{Text: x.text}).Bytes(&layout.Type{Kind: layout.Int, Width: 32, Size: 4}, nil)
		got := fmt.Sprintf("%x", data)
		if err != nil {
			got = "error: " + err.Error()
		}
		if want := strings.ReplaceAll(x.want, " ", ""); !strings.HasPrefix(x.want, "error") && got != want ||
			!strings.HasPrefix(got, x.want) && strings.HasPrefix(x.want, "error") {
			t.Errorf("%s is %s, want %s", x.text, got, x.want)
		}
	}
}
