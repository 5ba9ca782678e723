package asm

import (
	"math/bits"
	"strconv"

	"hone/spirv"
)

// mixed writes an instruction in the ordinary syntax as far as that goes, and the operands from there on
// in the form that follows a "!": ids, strings, and words. It returns false where not even the
// result can be written, or where the operands don't fit the grammar.
func (p *printer) mixed(info *spirv.OpInfo, w []uint32) bool {
	var s spirv.Scanner
	for s.Init(w, &p.facts); s.Next(); {
	}
	if s.Err() != "" {
		return false
	}
	if info.HasResult {
		at := 1
		if info.HasType {
			at = 2
		}
		if !p.isID(w[at]) {
			return false
		}
		p.result(w[at])
	} else if !p.NoIndent {
		p.out = append(p.out, spaces...)
	}
	p.out = append(p.out, info.Name...)
	asWords := false
	for s.Init(w, &p.facts); s.Next(); {
		if s.Kind == spirv.KindIdResult {
			continue
		}
		if !asWords {
			start := len(p.out)
			if p.token(&s, w) {
				continue
			}
			p.out = p.out[:start]
			asWords = true
		}
		p.tokenAsWords(s.Token, w)
	}
	return true
}

// token writes an operand without its parameters; it returns false where the ordinary syntax can't say it.
func (p *printer) token(s *spirv.Scanner, w []uint32) bool {
	v := w[s.Start]
	switch s.Kind {
	case spirv.KindUnknown:
		return false
	case spirv.KindLiteralContextDependentNumber:
		n := p.literalType(w)
		return n.words() == s.Len && p.number(n, w, s.Start) > 0
	case spirv.KindLiteralExtInstInteger:
		set := p.ExtSet(spirv.ID(w[s.Start-1]))
		x := namedInst(set, v)
		switch {
		case x != nil:
			p.enumerant(x.Name)
		case set.NonSemantic():
			p.integer(v)
		default:
			return false
		}
		return true
	case spirv.KindLiteralSpecConstantOpInteger:
		if v > 0xffff {
			return false
		}
		info := spirv.Op(v).Info()
		if info == nil || nestedLiteral(info) {
			return false
		}
		p.enumerant(info.Name[len("Op"):])
		return true
	}
	switch s.Kind.Info().Category {
	case spirv.CategoryValueEnum:
		e := s.Kind.Enumerant(v)
		if e != nil {
			p.enumerant(e.Name)
		}
		return e != nil
	case spirv.CategoryBitEnum:
		for m := v; m != 0; m &= m - 1 {
			if s.Kind.Enumerant(m&-m) == nil {
				return false
			}
		}
		if v == 0 && s.Kind.Enumerant(0) == nil {
			return false
		}
		p.enumerant(s.Kind.Text(v))
		return true
	}
	return p.operand(s.Kind, w, s.Start) > 0
}

// tokenAsWords writes an operand as an id, a string or words with a "!".
func (p *printer) tokenAsWords(t spirv.Token, w []uint32) {
	if t.Kind != spirv.KindUnknown && t.Kind.IsID() && p.isID(w[t.Start]) {
		p.id(w[t.Start])
		return
	}
	if t.Kind == spirv.KindLiteralString {
		start := len(p.out)
		if p.string(w, t.Start) > 0 {
			return
		}
		p.out = p.out[:start]
	}
	for _, v := range w[t.Start : t.Start+t.Len] {
		p.word(v)
	}
}

func (p *printer) word(v uint32) {
	p.out = append(p.out, ' ')
	if p.Color {
		p.out = append(p.out, red...)
	}
	p.out = append(p.out, '!')
	p.out = appendHex(p.out, v, (bits.Len32(v|1)+3)/4)
	if p.Color {
		p.out = append(p.out, reset...)
	}
}

// wordsUpTo writes an instruction whose first word must be a "!", and before it again those of the
// open run: read in the ordinary syntax, the last of them would take that word for an operand. Each
// instruction is written again at most once.
func (p *printer) wordsUpTo(at int, w []uint32) {
	if p.openAt >= 0 {
		p.out = p.out[:p.openOut]
		p.line = p.openOut
		for i := p.openAt; i < at; {
			n := int(p.words[i] >> 16)
			p.asWords(i, p.words[i:i+n:i+n])
			i += n
		}
		p.openAt = -1
	}
	p.asWords(at, w)
	if info := spirv.Op(w[0]).Info(); info != nil {
		p.note(info, w)
	}
}

// asWords writes an instruction as its words, where ids stay ids.
func (p *printer) asWords(at int, w []uint32) {
	if p.NoIndent {
		p.out = append(p.out, '!')
	} else {
		p.out = append(p.out, spaces...)
		p.out = append(p.out, '!')
	}
	p.out = appendHex(p.out, w[0], 8)
	next := 1
	var s spirv.Scanner
	for s.Init(w, &p.facts); s.Next(); {
		p.tokenAsWords(s.Token, w)
		next = s.Start + s.Len
	}
	for _, v := range w[next:] {
		p.word(v)
	}
	if info := spirv.Op(w[0]).Info(); info != nil {
		p.end(at, info.Name)
	} else {
		p.end(at, "opcode "+strconv.Itoa(int(w[0]&0xffff)))
	}
}
