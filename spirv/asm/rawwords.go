package asm

import (
	"strings"

	"hone/spirv"
)

// immediate reads a word with a "!". The rest of the instruction is then read without the grammar.
func (a *assembler) immediate() {
	v, ok := parseUint(a.word()[1:])
	if !ok || v >= 1<<32 {
		a.fail(a.start, "'"+clip(a.word())+"' is not a word: expected '!' and a number of at most 32 bits")
		return
	}
	a.words = append(a.words, uint32(v))
	a.wordsOnly = true
	a.next()
}

// anyWord reads what may follow a word with a "!": one more of them, an id, a string, or a number, which
// is a 32-bit float if it holds a point and is signed if it begins with "-".
func (a *assembler) anyWord() {
	word := a.word()
	if len(word) == 0 {
		a.fail(a.start, "expected an operand, found "+a.found())
		return
	}
	switch c := word[0]; {
	case c == '!':
		a.immediate()
	case c == '%':
		if index, ok := a.symbol(a.start, a.end); ok {
			a.words = a.appendID(a.words, index)
			a.previous = index + 1
			a.next()
		}
	case c == '"':
		a.string(&spirv.Operand{Kind: spirv.KindLiteralString})
	case strings.IndexByte(string(word), '.') >= 0:
		a.number(number{ieeeFloat, 32})
	case c == '-':
		a.number(number{signedInt, 32})
	case '0' <= c && c <= '9':
		a.number(number{unsignedInt, 32})
	default:
		a.fail(a.start, "expected a word with '!', an id, a string or a number after a word with '!', found "+a.found())
	}
}

// rawInstructions reads instructions that begin with a "!": words up to the next opcode. What they
// declare counts, as far as word counts in them lead to it.
func (a *assembler) rawInstructions() {
	for !a.atEnd() && !a.atInstruction() {
		begin := len(a.words)
		a.typ, a.res = 0, 0
		a.mark()
		a.rawInstruction(begin)
	}
}

// rawInstruction reads the words of one instruction whose first word, which holds their number, is the
// current one.
func (a *assembler) rawInstruction(begin int) {
	var symbols [3]uint32 // 1 + index, of the first words
	for size := 1; len(a.words)-begin < size && a.err == nil; {
		if a.atEnd() || a.atInstruction() {
			return
		}
		i := len(a.words) - begin
		a.previous = 0
		a.anyWord()
		if i < len(symbols) {
			symbols[i] = a.previous
		}
		if i == 0 && a.err == nil {
			size = int(a.words[begin] >> 16)
		}
	}
	if a.err != nil {
		return
	}
	w := a.words[begin:]
	info := spirv.Op(w[0]).Info()
	if info == nil || len(w) != int(w[0]>>16) || !info.HasResult || len(w) < 2 {
		return
	}
	if info.HasType {
		a.declare(info, w, symbols[1], symbols[2])
	} else if len(w) > 2 || info.Op != spirv.OpExtInstImport {
		a.declare(info, w, 0, symbols[1])
	}
}
