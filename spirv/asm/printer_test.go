package asm

import (
	"bytes"
	"testing"

	"hone/spirv"
)

// Instructions that are written one by one give the text of the module.
func TestPrinter(t *testing.T) {
	compared := 0
	modules(t, func(t *testing.T, path string, data []byte) {
		b := decode(t, data)
		for _, o := range []Options{{NoHeader: true}, {NoHeader: true, NoIndent: true, RawID: true},
			{NoHeader: true, Color: true}} {
			want, err := Disassemble(b, o)
			if err != nil {
				t.Fatal(err)
			}
			if bytes.Contains(want, []byte("!0x")) {
				continue // instructions before an unknown one are written as words, too
			}
			p, err := NewPrinter(b, o)
			if err != nil {
				t.Fatal(err)
			}
			var got []byte
			for _, w := range b.Insts() {
				got = append(p.AppendInst(got, w), '\n')
			}
			if !bytes.Equal(got, want) {
				t.Errorf("%s %+v: another text", path, o)
			}
			compared++
		}
	})
	if compared == 0 {
		t.Error("nothing was compared")
	}
}

func TestPrinterIDs(t *testing.T) {
	b, err := Assemble([]byte("OpName %1 \"a b\"\n%1 = OpTypeVoid\n%7 = OpTypeFloat 32\n"),
		AssembleOptions{PreserveNumericIDs: true})
	if err != nil {
		t.Fatal(err)
	}
	p, err := NewPrinter(b, Options{Offsets: true})
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[spirv.ID]string{1: "%a_b", 7: "%float", 9: "%9", 1 << 31: "%2147483648"} {
		if got := string(p.AppendID([]byte("x "), id)); got != "x "+want {
			t.Errorf("id %d is %q, want %q", id, got, "x "+want)
		}
	}
	unknown := []uint32{3<<16 | 0xfff0, 7, 8}
	if got := string(p.AppendInst([]byte("x "), unknown)); got != "x                !0x0003fff0 !0x7 !0x8 ; opcode 65520" {
		t.Errorf("an unknown instruction is %q", got)
	}
	if _, err := NewPrinter(&spirv.Binary{Words: []uint32{spirv.Magic, 0, 0, 9, 0, 0}}, Options{}); err == nil {
		t.Error("a module without word counts has a printer")
	}
}
