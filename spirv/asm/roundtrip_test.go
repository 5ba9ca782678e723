package asm

import (
	"bytes"
	"testing"

	"hone/spirv"
)

// checkExact verifies that exact text gives back the words. It may be refused where Check fails.
func checkExact(t testing.TB, name string, b *spirv.Binary) {
	t.Helper()
	exact := text(t, b, Options{RawID: true})
	back, err := Assemble(exact, AssembleOptions{PreserveNumericIDs: true, BigEndian: b.BigEndian})
	if err != nil {
		if b.Check() == nil {
			t.Errorf("%s: %v\n%s", name, err, exact)
		}
		return
	}
	if !bytes.Equal(back.Bytes(), b.Bytes()) {
		t.Errorf("%s: %s", name, firstWord(back.Words, b.Words))
		t.Logf("%s", exact)
	}
}

// firstWord shows the first word in which two modules differ.
func firstWord(got, want []uint32) string {
	for i := range max(len(got), len(want)) {
		switch {
		case i >= len(got):
			return spirv.Errorf(i, nil, 0, "the module ends, want %#x", want[i]).Error()
		case i >= len(want):
			return spirv.Errorf(i, nil, 0, "%#x after the end", got[i]).Error()
		case got[i] != want[i]:
			return spirv.Errorf(i, nil, 0, "%#x, want %#x", got[i], want[i]).Error()
		}
	}
	return ""
}

func TestRoundTrip(t *testing.T) {
	modules(t, func(t *testing.T, path string, data []byte) {
		checkExact(t, path, decode(t, data))
	})
}

// TestPeerAssembler compares the assembler with spirv-as on the texts that spirv-dis writes. The words of
// the header but for the bound are ours.
func TestPeerAssembler(t *testing.T) {
	modules(t, func(t *testing.T, path string, data []byte) {
		for _, raw := range []bool{false, true} {
			dis, as := []string{"--no-color", "-"}, []string{"-o", "-", "-"}
			if raw {
				dis, as = append(dis, "--raw-id"), append(as, "--preserve-numeric-ids")
			}
			source, ok := peer(t, data, "spirv-dis", dis...)
			if !ok {
				return
			}
			want, ok := peer(t, source, "spirv-as", as...)
			if !ok {
				return
			}
			got, err := Assemble(source, AssembleOptions{PreserveNumericIDs: raw})
			if err != nil {
				t.Errorf("%s: %v", path, err)
				return
			}
			b := decode(t, want)
			copy(b.Words[1:3], got.Words[1:3])
			if raw {
				b.Words[3] = max(b.Words[3], decode(t, data).Words[3])
			}
			if !bytes.Equal(got.Bytes(), b.Bytes()) {
				t.Errorf("%s: %s", path, firstWord(got.Words, b.Words))
			}
		}
	})
}
