package asm

import (
	"strings"

	"hone/spirv"
)

// operands writes the operands of a layout, the result type and the result id left out, beginning with
// the word at. It returns the index of the first word after them, or -1 where the ordinary syntax can't
// say them.
func (p *printer) operands(list []spirv.Operand, w []uint32, at int) int {
	for i := range list {
		o := &list[i]
		if o.Kind == spirv.KindIdResult || o.Kind == spirv.KindIdResultType {
			continue
		}
		for {
			if at == len(w) {
				if o.Quant == spirv.One {
					return -1
				}
				break
			}
			if at = p.operand(o.Kind, w, at); at < 0 {
				return -1
			}
			if o.Quant != spirv.Many {
				break
			}
		}
	}
	return at
}

// operand writes one operand, whose first word is at, and returns as operands does.
func (p *printer) operand(k spirv.Kind, w []uint32, at int) int {
	v := w[at]
	switch k.Info().Category {
	case spirv.CategoryId:
		if !p.isID(v) {
			return -1
		}
		p.id(v)
		return at + 1
	case spirv.CategoryValueEnum:
		e := k.Enumerant(v)
		if e == nil {
			return -1
		}
		p.enumerant(e.Name)
		return p.operands(e.Parameters, w, at+1)
	case spirv.CategoryBitEnum:
		return p.mask(k, w, at)
	case spirv.CategoryComposite:
		return p.pair(k, w, at)
	}
	switch k {
	case spirv.KindLiteralInteger:
		p.integer(v)
		return at + 1
	case spirv.KindLiteralString:
		return p.string(w, at)
	case spirv.KindLiteralFloat:
		return p.number(number{ieeeFloat, 32}, w, at)
	case spirv.KindLiteralContextDependentNumber:
		return p.number(p.literalType(w), w, at)
	case spirv.KindLiteralExtInstInteger:
		return p.extInst(w, at)
	case spirv.KindLiteralSpecConstantOpInteger:
		return p.specOp(w, at)
	}
	return -1
}

func (p *printer) enumerant(name string) {
	p.out = append(p.out, ' ')
	p.out = append(p.out, name...)
	if p.Color {
		p.out = append(p.out, reset...)
	}
}

// mask writes the names of the set bits and then their parameters.
func (p *printer) mask(k spirv.Kind, w []uint32, at int) int {
	v := w[at]
	if v&(v-1) == 0 {
		e := k.Enumerant(v)
		if e == nil {
			return -1
		}
		p.enumerant(e.Name)
		return p.operands(e.Parameters, w, at+1)
	}
	separator := byte(' ')
	for m := v; m != 0; m &= m - 1 {
		e := k.Enumerant(m & -m)
		if e == nil {
			return -1
		}
		p.out = append(p.out, separator)
		p.out = append(p.out, e.Name...)
		separator = '|'
	}
	if p.Color {
		p.out = append(p.out, reset...)
	}
	at++
	for m := v; m != 0 && at >= 0; m &= m - 1 {
		at = p.operands(k.Enumerant(m&-m).Parameters, w, at)
	}
	return at
}

// pair writes the two operands of a composite kind.
func (p *printer) pair(k spirv.Kind, w []uint32, at int) int {
	switch k {
	case spirv.KindPairIdRefIdRef:
		at = p.operand(spirv.KindIdRef, w, at)
		k = spirv.KindIdRef
	case spirv.KindPairIdRefLiteralInteger:
		at = p.operand(spirv.KindIdRef, w, at)
		k = spirv.KindLiteralInteger
	default: // of OpSwitch: as wide as the selector
		at = p.number(p.literalType(w), w, at)
		k = spirv.KindIdRef
	}
	if at < 0 || at == len(w) {
		return -1
	}
	return p.operand(k, w, at)
}

func (p *printer) integer(v uint32) {
	p.out = append(p.out, ' ')
	if p.Color {
		p.out = append(p.out, red...)
		p.out = appendUint(p.out, v)
		p.out = append(p.out, reset+reset...)
		return
	}
	p.out = appendUint(p.out, v)
}

// literalType returns the type of the literals of an OpConstant, OpSpecConstant or OpSwitch.
func (p *printer) literalType(w []uint32) number {
	if len(w) < 2 {
		return number{}
	}
	if spirv.Op(w[0]) == spirv.OpSwitch {
		n := p.get(p.get(w[1]).typ).num
		if n.class != unsignedInt && n.class != signedInt {
			return number{}
		}
		return n
	}
	return p.get(w[1]).num
}

// number writes a literal of a type.
func (p *printer) number(n number, w []uint32, at int) int {
	end := at + n.words()
	if n.class == notNumber || n.width-1 >= 64 || end > len(w) {
		return -1
	}
	literal := w[at:end]
	if p.RawID && !n.canonical(literal) {
		return -1
	}
	p.out = append(p.out, ' ')
	if p.Color {
		p.out = append(p.out, red...)
	}
	var ok bool
	if p.out, ok = appendNumber(p.out, n, literal); !ok {
		return -1
	}
	if p.Color {
		p.out = append(p.out, reset+reset...)
	}
	return end
}

// string writes a string in quotes.
func (p *printer) string(w []uint32, at int) int {
	out := append(p.out, ' ', '"')
	if p.Color {
		out = append(out, green...)
	}
	end := -1
scan:
	for i, v := range w[at:] {
		if v&0xff != 0 && v&0xff00 != 0 && v&0xff0000 != 0 && v>>24 != 0 && !hasQuote(v) {
			out = append(out, byte(v), byte(v>>8), byte(v>>16), byte(v>>24))
			continue
		}
		for n := 0; n < 4; n++ {
			c := byte(v >> (8 * n))
			if c == 0 {
				if v>>(8*n) != 0 && p.RawID {
					return -1 // padding that is not zero
				}
				end = at + i + 1
				break scan
			}
			if c == '"' || c == '\\' {
				out = append(out, '\\')
			}
			out = append(out, c)
		}
	}
	if p.Color {
		out = append(out, reset+`"`+reset...)
	} else {
		out = append(out, '"')
	}
	p.out = out
	return end
}

// hasQuote reports whether a byte of v is a quote or a backslash.
func hasQuote(v uint32) bool {
	q, b := v^0x22222222, v^0x5c5c5c5c
	return (q-0x01010101)&^q&0x80808080 != 0 || (b-0x01010101)&^b&0x80808080 != 0
}

// extInst writes the number of an extended instruction and all that follows. The set is the id before it.
func (p *printer) extInst(w []uint32, at int) int {
	if !spirv.Op(w[0]).Is(spirv.TraitExtended) {
		return -1 // nested in OpSpecConstantOp
	}
	set := p.ExtSet(spirv.ID(w[at-1]))
	x := namedInst(set, w[at])
	p.out = append(p.out, ' ')
	if p.Color {
		p.out = append(p.out, red...)
	}
	switch {
	case x != nil:
		p.out = append(p.out, x.Name...)
	case set.NonSemantic():
		p.out = appendUint(p.out, w[at])
	default:
		return -1
	}
	if p.Color {
		p.out = append(p.out, reset...)
	}
	at++
	if x != nil {
		at = p.operands(x.Operands, w, at)
	}
	switch {
	case at == len(w):
	case at < 0 || x != nil && !set.NonSemantic():
		return -1
	default:
		return p.operands([]spirv.Operand{{Kind: spirv.KindIdRef, Quant: spirv.Many}}, w, at)
	}
	return at
}

// namedInst returns the instruction of a set by its number, nil where it is written by number.
func namedInst(set *spirv.ExtSet, number uint32) *spirv.ExtInst {
	if set != nil && set.Name == "NonSemantic.DebugBreak" {
		return nil // spirv-dis has no name for it
	}
	return set.Inst(number)
}

// specOp writes the operation of an OpSpecConstantOp and its operands.
func (p *printer) specOp(w []uint32, at int) int {
	if w[at] > 0xffff || at != 3 {
		return -1
	}
	info := spirv.Op(w[at]).Info()
	if info == nil || nestedLiteral(info) {
		return -1
	}
	p.out = append(p.out, ' ')
	if p.Color {
		p.out = append(p.out, red...)
	}
	p.out = append(p.out, strings.TrimPrefix(info.Name, "Op")...)
	if p.Color {
		p.out = append(p.out, reset...)
	}
	return p.operands(info.Operands, w, at+1)
}

// nestedLiteral reports whether an operation has operands whose form depends on its own types, which
// OpSpecConstantOp does not hold.
func nestedLiteral(info *spirv.OpInfo) bool {
	for _, o := range info.Operands {
		switch o.Kind {
		case spirv.KindLiteralContextDependentNumber, spirv.KindLiteralExtInstInteger,
			spirv.KindLiteralSpecConstantOpInteger, spirv.KindPairLiteralIntegerIdRef:
			return true
		}
	}
	return false
}
