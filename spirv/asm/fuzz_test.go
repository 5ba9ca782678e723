package asm

import (
	"bytes"
	"testing"

	"hone/spirv"
)

// seeds returns words of small modules that hold one of everything that is odd.
func seeds() [][]uint32 {
	list := [][]uint32{nil}
	for _, c := range oddModules {
		list = append(list, c.words)
	}
	return list
}

func module(words ...uint32) *spirv.Binary {
	return &spirv.Binary{Words: append([]uint32{spirv.Magic, 0x10600, 0, 100, 0}, words...)}
}

// FuzzDisassemble: exact text gives back the words of every module whose word counts add up, and text
// with names is assembled or refused.
func FuzzDisassemble(f *testing.F) {
	for _, words := range seeds() {
		f.Add(module(words...).Bytes())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := spirv.Decode(data)
		if err != nil {
			return
		}
		checkExact(t, "module", b)
		named := text(t, b, Options{Offsets: true, NoIndent: true})
		Assemble(named, AssembleOptions{})
		text(t, b, Options{Color: true, NoHeader: true})
	})
}

// FuzzAssemble: every text is assembled or refused, and what is assembled comes back from its exact text.
func FuzzAssemble(f *testing.F) {
	for _, words := range seeds() {
		b := module(words...)
		f.Add(text(f, b, Options{}))
		f.Add(text(f, b, Options{RawID: true}))
	}
	for _, c := range syntaxErrors {
		f.Add([]byte(c.text))
	}
	for _, s := range peerTexts {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, source []byte) {
		for _, preserve := range []bool{false, true} {
			b, err := Assemble(source, AssembleOptions{PreserveNumericIDs: preserve})
			if err != nil {
				if e := err.(*Error); e.Line < 1 || e.Column < 1 || bytes.ContainsRune([]byte(e.Msg), '\n') || e.Error() == "" {
					t.Fatalf("%#v", e)
				}
				continue
			}
			if b.CheckFraming() == nil {
				checkExact(t, "text", b)
			}
		}
	})
}
