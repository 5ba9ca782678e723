package asm

import (
	"bytes"

	"hone/spirv"
)

// printer writes one module.
type printer struct {
	Options
	facts
	words []uint32
	bound uint32
	out   []byte
	limit int // length of out beyond which names are given up
	namer     // of the ids, if named
	named bool
	// open is where the run of instructions begins that stand directly before the current one and whose
	// operands have no fixed end: a "!" after them would be read as one more operand.
	openAt, openOut int
	line, column    int // where the current line begins in out, and in which column the offset of the one before stands
}

// Escape sequences, as spirv-dis writes them.
const (
	reset  = "\x1b[0m"
	grey   = "\x1b[1;30m"
	red    = "\x1b[31m"
	green  = "\x1b[32m"
	yellow = "\x1b[33m"
	blue   = "\x1b[34m"
)

const spaces = "               "

// reset prepares p for a module; it keeps p's memory.
func (p *printer) reset(words []uint32, o Options) {
	p.Options, p.words, p.bound = o, words, words[3]
	p.limit = 1<<24 + 1024*len(words)
	p.named = false
	p.facts.reset(words, o.RawID)
}

// module writes the whole module; it returns false when the text grows beyond the limit.
func (p *printer) module() bool {
	if !p.NoHeader {
		p.header()
	}
	p.openAt, p.line, p.column = -1, len(p.out), 0
	for at := spirv.HeaderWords; at < len(p.words); {
		n := int(p.words[at] >> 16)
		p.instruction(at, p.words[at:at+n:at+n])
		at += n
		if len(p.out) > p.limit {
			return false
		}
	}
	return true
}

// instruction writes the instruction at a word offset.
func (p *printer) instruction(at int, w []uint32) {
	start := len(p.out)
	info := spirv.Op(w[0]).Info()
	closed := false
	if info != nil && p.plain(info, w) {
		closed = hasFixedEnd(info)
	} else {
		p.out = p.out[:start]
		if info == nil || !p.mixed(info, w) {
			p.out = p.out[:start]
			p.wordsUpTo(at, w)
			return
		}
	}
	if closed {
		p.openAt = -1
	} else if p.openAt < 0 {
		p.openAt, p.openOut = at, start
	}
	p.end(at, "")
	p.note(info, w)
}

// end ends the line of the instruction at a word offset, with a remark on it.
func (p *printer) end(at int, remark string) {
	if p.Offsets {
		p.pad()
		p.out = append(p.out, "; "...)
		if p.Color {
			p.out = append(p.out, grey...)
		}
		p.out = appendHex(p.out, uint32(4*at), 8)
		if p.Color {
			p.out = append(p.out, reset...)
		}
	}
	if remark != "" && !p.NoHeader {
		p.out = append(p.out, " ; "...)
		p.out = append(p.out, remark...)
	}
	p.out = append(p.out, '\n')
	p.line = len(p.out)
}

// offsetColumn is the first column in which offsets stand.
const offsetColumn = 52

// pad writes spaces up to the column of the offset: where that of the line before stands, or further to the right if
// this one needs more room, in steps of four. So does spirv-dis, which counts bytes.
func (p *printer) pad() {
	width := len(p.out) - p.line
	if p.Color {
		width = 0
		for line := p.out[p.line:]; len(line) > 0; line = line[1:] {
			if line[0] != '\x1b' {
				width++
			} else if end := bytes.IndexByte(line, 'm'); end >= 0 {
				line = line[end:]
			}
		}
	}
	p.column = max(p.column, offsetColumn, (width+5)&^3)
	for ; width < p.column; width++ {
		p.out = append(p.out, ' ')
	}
}

// plain writes an instruction in the ordinary syntax; it returns false, with something written, where
// that can't say it.
func (p *printer) plain(info *spirv.OpInfo, w []uint32) bool {
	at := p.opcode(info, w)
	if at == 0 {
		return false
	}
	return p.operands(info.Operands, w, at) == len(w)
}

// opcode writes the result, the opcode and the result type and returns the index of the next word; 0
// where the first two can't be written.
func (p *printer) opcode(info *spirv.OpInfo, w []uint32) int {
	at := 1
	if info.HasType {
		at = 2
	}
	if info.HasResult {
		if at >= len(w) || !p.isID(w[at]) {
			return 0
		}
		p.result(w[at])
		at++
	} else if !p.NoIndent {
		p.out = append(p.out, spaces...)
	}
	p.out = append(p.out, info.Name...)
	if info.HasType {
		if !p.isID(w[1]) {
			return 0
		}
		p.id(w[1])
	}
	return at
}

// result writes "%name = ", aligned.
func (p *printer) result(id uint32) {
	if p.Color {
		p.out = append(p.out, blue...)
	}
	start := len(p.out)
	if p.NoIndent {
		p.out = append(p.out, '%')
		p.name(id)
	} else {
		p.out = append(p.out, "           %"...)
		p.name(id)
		// The name is moved to the left over the padding, as far as it needs room.
		surplus := min(len(p.out)-start-(indentation-3), indentation-4)
		if surplus > 0 {
			copy(p.out[start:], p.out[start+surplus:])
			p.out = p.out[:len(p.out)-surplus]
		}
	}
	if p.Color {
		p.out = append(p.out, reset...)
	}
	p.out = append(p.out, " = "...)
}

// name writes an id's name without the "%".
func (p *printer) name(id uint32) {
	if p.named {
		if s := p.get(id).name; s.len != 0 {
			p.out = append(p.out, p.names[s.off:s.off+s.len]...)
			return
		}
	}
	p.out = appendUint(p.out, id)
}

// id writes " %name".
func (p *printer) id(id uint32) {
	if p.Color {
		p.out = append(p.out, ' ')
		p.out = append(p.out, yellow...)
		p.out = append(p.out, '%')
		p.name(id)
		p.out = append(p.out, reset...)
		return
	}
	p.out = append(p.out, ' ', '%')
	p.name(id)
}

// isID reports whether a word can be written as an id.
func (p *printer) isID(w uint32) bool { return w != 0 && (w < p.bound || !p.RawID) }

// hasFixedEnd reports whether the grammar alone says which operand is the last one.
func hasFixedEnd(info *spirv.OpInfo) bool {
	if len(info.Operands) == 0 {
		return true
	}
	o := &info.Operands[len(info.Operands)-1]
	if o.Quant != spirv.One {
		return false
	}
	switch o.Kind.Info().Category {
	case spirv.CategoryId:
		return true
	case spirv.CategoryLiteral:
		return o.Kind != spirv.KindLiteralExtInstInteger && o.Kind != spirv.KindLiteralSpecConstantOpInteger
	}
	return false
}

// appendUint is strconv.AppendUint, faster for what ids are.
func appendUint(out []byte, v uint32) []byte {
	var buf [10]byte
	i := len(buf)
	for v >= 100 {
		q := v / 100
		r := (v - q*100) * 2
		v = q
		i -= 2
		buf[i], buf[i+1] = digitPairs[r], digitPairs[r+1]
	}
	i -= 2
	buf[i], buf[i+1] = digitPairs[2*v], digitPairs[2*v+1]
	if v < 10 {
		i++
	}
	return append(out, buf[i:]...)
}

const digitPairs = "00010203040506070809" +
	"10111213141516171819" +
	"20212223242526272829" +
	"30313233343536373839" +
	"40414243444546474849" +
	"50515253545556575859" +
	"60616263646566676869" +
	"70717273747576777879" +
	"80818283848586878889" +
	"90919293949596979899"
