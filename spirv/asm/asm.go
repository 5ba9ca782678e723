// Package asm is the text form of SPIR-V: a disassembler whose default text is the same, byte for byte, as
// that of spirv-dis, and an assembler that reads whatever spirv-as reads.
//
// With [Options].RawID, text is exact: assembling it with [AssembleOptions].PreserveNumericIDs gives back
// the words that were disassembled, for every module that [spirv.Decode] and [spirv.Binary.Check] accept.
// What the syntax has no other way to say is written as words with a "!" before them, which is part of
// the syntax that SPIRV-Tools documents:
//
//   - unknown opcodes, enumerants, mask bits and extended instructions, and the operands after them,
//   - strings whose padding is not zero,
//   - numbers narrower than their words that are not extended as the specification asks, and numbers of a
//     width or encoding that is not known,
//   - the instructions directly before an unknown opcode, if their operands have no fixed end: text has
//     no other sign for where an instruction ends.
//
// Without RawID the text is for reading: ids have names, and get new numbers when they are assembled. It
// shows padding and the bits above a narrow number as little as spirv-dis does.
//
// The package knows the grammar and the syntax. It does not validate: call Check on what came out.
package asm

import (
	"math"
	"sync"

	"hone/spirv"
)

// Options say how a module is written as text. The zero value is what spirv-dis does by default.
type Options struct {
	RawID    bool // ids as their numbers, and everything exact (see the package comment)
	NoHeader bool // no comments: neither the header's five lines nor notes beside words with a "!"
	NoIndent bool // instructions at the start of the line, not at column 16
	Offsets  bool // after each instruction a comment with the offset of its first byte in the file
	Color    bool // the escape sequences that spirv-dis --color writes
}

// indentation is the column of the opcode; "%name = " ends there if it fits.
const indentation = 15

// Disassemble returns a module as text. An instruction whose operands do not fit the grammar is no
// error: it is written as words. What comes back is an error of type *[spirv.Error] if word counts do not
// lead from the header to the end of the words. b's byte order does not matter.
//
// Cost: linear in the words that are read and the text that is written. Where the names are so long that
// the text would be more than a few hundred times as long as the module, ids are written as numbers.
func Disassemble(b *spirv.Binary, o Options) ([]byte, error) {
	return Append(nil, b, o)
}

// Append is [Disassemble] to the end of a buffer.
func Append(text []byte, b *spirv.Binary, o Options) ([]byte, error) {
	if len(b.Words) < spirv.HeaderWords {
		return text, &spirv.Error{Offset: len(b.Words), Msg: "truncated header"}
	}
	if err := b.CheckFraming(); err != nil {
		return text, err
	}
	p := printers.Get().(*printer)
	defer printers.Put(p)
	p.reset(b.Words, o)
	p.out = text
	if cap(p.out)-len(p.out) < 16*len(b.Words) {
		p.out = append(make([]byte, 0, len(text)+17*len(b.Words)+1024), text...)
	}
	start := len(p.out)
	p.limit += start
	if !o.RawID {
		p.nameIDs()
	}
	if !p.module() {
		p.out = p.out[:start]
		p.named = false
		p.limit = math.MaxInt
		p.module()
	}
	text, p.out, p.words = p.out, nil, nil
	return text, nil
}

// printers keeps the memory that printing needs from module to module.
var printers = sync.Pool{New: func() any { return &printer{} }}
