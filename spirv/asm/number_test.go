package asm

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"hone/spirv"
)

// TestPeerNumbers compares numbers of every width and form with spirv-dis, and reads them back.
func TestPeerNumbers(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	random := func() uint32 {
		v := r.Uint32()
		switch r.IntN(4) {
		case 0:
			v >>= r.IntN(32) // small
		case 1:
			v &= 0x807fffff // denormal
		case 2:
			v |= 0x7f800000 // infinity and NaN
		}
		return v
	}
	b := module(join(
		inst(spirv.OpTypeInt, 1, 32, 1), inst(spirv.OpTypeInt, 2, 32, 0), inst(spirv.OpTypeInt, 3, 64, 1),
		inst(spirv.OpTypeInt, 4, 64, 0),
		inst(spirv.OpTypeFloat, 5, 16), inst(spirv.OpTypeFloat, 6, 32), inst(spirv.OpTypeFloat, 7, 64),
		inst(spirv.OpTypeInt, 8, 8, 1), inst(spirv.OpTypeInt, 9, 8, 0), inst(spirv.OpTypeInt, 10, 16, 1),
		inst(spirv.OpTypeInt, 11, 16, 0))...)
	id := uint32(20)
	add := func(typ uint32, value ...uint32) {
		b.Words = append(b.Words, inst(spirv.OpConstant, append([]uint32{typ, id}, value...)...)...)
		id++
	}
	for v := range uint32(0x10000) {
		add(5, v)
		add(10, uint32(int32(int16(v))))
		add(11, v)
	}
	for v := range uint32(256) {
		add(8, uint32(int32(int8(v))))
		add(9, v)
		add(6, v<<23) // powers of two
		add(7, 0, v<<23)
	}
	for range 20000 {
		add(1, random())
		add(2, random())
		add(3, random(), random())
		add(4, random(), random())
		add(6, random())
		add(7, random(), random())
		add(7, 0, random())
	}
	b.Words[3] = id
	want, ok := peer(t, b.Bytes(), "spirv-dis", "--raw-id", "-")
	if !ok {
		t.Fatal("spirv-dis refuses the constants")
	}
	got := text(t, b, Options{RawID: true})
	if d := firstDifference(got, want); d != "" {
		t.Error(d)
	}
	back, err := Assemble(got, AssembleOptions{PreserveNumericIDs: true})
	if err != nil || !bytes.Equal(back.Bytes(), b.Bytes()) {
		t.Errorf("back: %v", err)
	}
}

// TestPeerDecimals reads random decimal and hexadecimal floats as spirv-as does.
func TestPeerDecimals(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	digits := func(set string, n int) string {
		s := ""
		for range n {
			s += string(set[r.IntN(len(set))])
		}
		return s
	}
	var source bytes.Buffer
	source.WriteString("%h = OpTypeFloat 16 %f = OpTypeFloat 32 %d = OpTypeFloat 64\n")
	for range 5000 {
		for _, typ := range []string{"%h", "%f", "%d"} {
			scale := map[string]int{"%h": 3, "%f": 35, "%d": 300}[typ]
			line := "%x = OpConstant " + typ + " "
			if r.IntN(2) == 0 {
				line += "-"
			}
			if r.IntN(2) == 0 {
				line += digits("123456789", 1) + "." + digits("0123456789", 1+r.IntN(25)) + "e" + digits("+-", 1)
				line += string(appendUint(nil, uint32(r.IntN(scale))))
			} else {
				// Up to 10 bits of fraction: in longer ones spirv-as shifts by more than the word's width.
				line += "0x" + digits("1248", 1) + "." + digits("0123456789abcdef", r.IntN(3)) + "p" + digits("+-", 1)
				line += string(appendUint(nil, uint32(r.IntN(4*scale+14))))
			}
			source.WriteString(line + "\n")
		}
	}
	want, ok := peer(t, source.Bytes(), "spirv-as", "-o", "-", "-")
	if !ok {
		t.Fatal("spirv-as refuses the text")
	}
	got, err := Assemble(source.Bytes(), AssembleOptions{})
	if err != nil {
		t.Fatal(err)
	}
	got.Words[2] = 7 << 16
	w := decode(t, want)
	if !bytes.Equal(got.Bytes(), want) {
		lines := bytes.Split(source.Bytes(), []byte("\n"))
		n, shown := 0, 0
		for at, inst := range w.Insts() {
			if spirv.Op(inst[0]) == spirv.OpConstant {
				n++
				if g := got.Words[at : at+len(inst)]; shown < 10 &&
					!bytes.Equal(spirv.AppendWords(nil, g, false), spirv.AppendWords(nil, inst, false)) {
					t.Errorf("%s: got %x, want %x", lines[n], g[3:], inst[3:])
					shown++
				}
			}
		}
	}
}

// TestNewFloats: the bits of the encodings that spirv-as does not know, from their definitions in
// SPV_KHR_bfloat16 and SPV_EXT_float8.
func TestNewFloats(t *testing.T) {
	const types = "%b = OpTypeFloat 16 BFloat16KHR %e4 = OpTypeFloat 8 Float8E4M3EXT %e5 = OpTypeFloat 8 Float8E5M2EXT "
	for _, c := range []struct {
		text string
		want uint32
	}{
		{"%b 1", 0x3f80}, {"%b -2.5", 0xc020}, {"%b 0x1p+128", 0x7f80}, {"%b 0x1.8p+128", 0x7fc0}, {"%b 3.38e38", 0x7f7e}, {"%b 0x1p-133", 1},
		{"%e4 1", 0x38}, {"%e4 448", 0x7e}, {"%e4 -0", 0x80}, {"%e4 0x1.ep+8", 0x7f}, {"%e4 0x1p-9", 1}, {"%e4 0.015625", 8},
		{"%e5 1", 0x3c}, {"%e5 57344", 0x7b}, {"%e5 0x1p+16", 0x7c}, {"%e5 -0x1.8p+16", 0xfe}, {"%e5 0x1p-16", 1},
	} {
		b, err := Assemble([]byte(types+"%x = OpConstant "+c.text), AssembleOptions{})
		if err != nil {
			t.Error(err)
			continue
		}
		if got := b.Words[len(b.Words)-1]; got != c.want {
			t.Errorf("%s: %#x, want %#x", c.text, got, c.want)
		}
		checkExact(t, c.text, b)
	}
	for _, s := range []string{"%b 3.5e38", "%e4 480", "%e4 500", "%e4 0x1p+9", "%e5 65536"} {
		if _, err := Assemble([]byte(types+"%x = OpConstant "+s), AssembleOptions{}); err == nil {
			t.Errorf("%s: no error", s)
		}
	}
	all := module(inst(spirv.OpTypeFloat, 1, 16, 0)...)
	for v := range uint32(0x10000) {
		all.Words = append(all.Words, inst(spirv.OpConstant, 1, 9, v)...)
	}
	checkExact(t, "all of bfloat16", all)
}
