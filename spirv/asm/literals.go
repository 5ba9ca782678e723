package asm

import "hone/spirv"

// typedNumber reads a literal of the type that the result of an OpConstant or the selector of an OpSwitch has.
func (a *assembler) typedNumber() {
	n := number{}
	switch {
	case a.info.Op == spirv.OpSwitch:
		if a.first != 0 && a.list[a.first-1].typ != 0 {
			n = a.list[a.list[a.first-1].typ-1].num
		}
		if n.class != unsignedInt && n.class != signedInt {
			a.fail(a.start, "OpSwitch: the selector must be a value of an integer type that is declared before")
			return
		}
	case a.info.Op == spirv.OpConstant || a.info.Op == spirv.OpSpecConstant:
		if a.typ != 0 {
			n = a.list[a.typ-1].num
		}
	}
	if n.class == notNumber {
		a.fail(a.start, a.info.Name+": the result type must be an integer or floating-point type that is declared before")
		return
	}
	a.number(n)
}

// number reads a literal of a type.
func (a *assembler) number(n number) {
	var v uint64
	var msg string
	switch {
	case n.class == otherFloat || n.width > 64:
		msg = "numbers of this type have no text form: write their words with a '!'"
	case a.start == a.end:
		msg = "expected a number, found " + a.found()
	case n.class == signedInt || n.class == unsignedInt:
		v, msg = parseInteger(a.word(), n)
	default:
		v, msg = parseFloat(a.word(), n)
	}
	if msg != "" {
		a.fail(a.start, msg)
		return
	}
	a.words = append(a.words, uint32(v))
	if n.width > 32 {
		a.words = append(a.words, uint32(v>>32))
	}
	a.next()
}

// string reads a string in quotes.
func (a *assembler) string(o *spirv.Operand) {
	word := a.word()
	if len(word) == 0 || word[0] != '"' {
		a.fail(a.start, "expected "+describe(o)+", found "+a.found())
		return
	}
	if !closed(word) {
		a.fail(a.start, "the string has no closing quote")
		return
	}
	a.appendString(word[1 : len(word)-1])
	a.next()
}

// closed reports whether a word that begins with a quote ends with one, before which there is an even
// number of backslashes.
func closed(word []byte) bool {
	n := len(word) - 1
	if n < 1 || word[n] != '"' {
		return false
	}
	i := n
	for word[i-1] == '\\' {
		i--
	}
	return (n-i)%2 == 0
}

// appendString appends a string without its quotes; a backslash stands before a byte that is itself.
func (a *assembler) appendString(s []byte) {
	var w uint32
	shift := uint(0)
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '\\' {
			if i++; i == len(s) {
				break
			}
			c = s[i]
		}
		if c == 0 {
			a.fail(a.start, "the string holds a byte of value 0, which would end it")
			return
		}
		w |= uint32(c) << shift
		if shift += 8; shift == 32 {
			a.words = append(a.words, w)
			w, shift = 0, 0
		}
	}
	a.words = append(a.words, w)
}
