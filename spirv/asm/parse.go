package asm

import (
	"strings"

	"hone/spirv"
)

// operands reads the operands of a layout, the result type and the result id left out.
func (a *assembler) operands(list []spirv.Operand) {
	for i := range list {
		o := &list[i]
		if o.Kind == spirv.KindIdResult || o.Kind == spirv.KindIdResultType {
			continue
		}
		for {
			if a.wordsOnly || a.complete || a.err != nil {
				return
			}
			if o.Quant == spirv.One {
				if !a.wantOperand(o) {
					return
				}
			} else if a.atEnd() || a.atInstruction() {
				break
			}
			a.operand(o)
			if o.Quant != spirv.Many {
				break
			}
		}
	}
}

// wantOperand reports whether an operand is there, which is an error if not.
func (a *assembler) wantOperand(o *spirv.Operand) bool {
	if a.atEnd() || a.atInstruction() {
		a.fail(a.last, a.info.Name+": expected "+describe(o)+", found "+a.found())
		return false
	}
	return true
}

// describe says what an operand is.
func describe(o *spirv.Operand) string {
	var what string
	switch c := o.Kind.Info().Category; {
	case c == spirv.CategoryId:
		what = "an id"
		if o.Kind == spirv.KindIdResultType {
			return "the result type (an id)"
		}
	case c == spirv.CategoryValueEnum || c == spirv.CategoryBitEnum:
		what = "a " + o.Kind.Info().Name
		if strings.IndexByte("AEIO", what[2]) >= 0 {
			what = "an " + what[2:]
		}
	case o.Kind == spirv.KindLiteralString:
		what = "a string"
	case o.Kind == spirv.KindLiteralExtInstInteger:
		return "the name of an extended instruction"
	case o.Kind == spirv.KindLiteralSpecConstantOpInteger:
		return "the name of an operation"
	case c == spirv.CategoryComposite:
		what = "a pair"
	default:
		what = "a number"
	}
	name := strings.Trim(o.Name, "' ")
	if name == "" || strings.Contains(name, ",") || strings.HasSuffix(what, " "+name) {
		return what
	}
	return "the operand '" + name + "' (" + what + ")"
}

// operand reads one operand, which is there.
func (a *assembler) operand(o *spirv.Operand) {
	k := o.Kind
	if a.start < a.end && a.lexer.text[a.start] == '!' {
		a.immediate()
		return
	}
	switch k.Info().Category {
	case spirv.CategoryId:
		a.id(o)
		return
	case spirv.CategoryValueEnum:
		a.enumerant(o)
		return
	case spirv.CategoryBitEnum:
		a.mask(o)
		return
	case spirv.CategoryComposite:
		a.pair(k)
		return
	}
	switch k {
	case spirv.KindLiteralString:
		a.string(o)
	case spirv.KindLiteralExtInstInteger:
		a.extInst(o)
	case spirv.KindLiteralSpecConstantOpInteger:
		a.specOp()
	case spirv.KindLiteralContextDependentNumber:
		a.typedNumber()
	case spirv.KindLiteralFloat:
		a.number(number{ieeeFloat, 32})
	default:
		a.number(number{unsignedInt, 32})
	}
}

// id reads an id and returns the index of its symbol.
func (a *assembler) id(o *spirv.Operand) (uint32, bool) {
	if a.start == a.end || a.lexer.text[a.start] != '%' {
		a.fail(a.start, "expected "+describe(o)+", found "+a.found())
		return 0, false
	}
	index, ok := a.symbol(a.start, a.end)
	if !ok {
		return 0, false
	}
	a.words = a.appendID(a.words, index)
	a.previous = index + 1
	if a.first == 0 {
		a.first = index + 1
	}
	a.next()
	return index, true
}

// lookupEnumerant returns the value of an enumerant by name, alias or number.
func (a *assembler) lookupEnumerant(o *spirv.Operand, word []byte, pos int) (uint32, bool) {
	if v, ok := o.Kind.Lookup(string(word)); ok {
		return v, true
	}
	if v, ok := parseUint(word); ok && v < 1<<32 {
		return uint32(v), true
	}
	msg := "unknown " + o.Kind.Info().Name + " '" + clip(word) + "'"
	switch {
	case len(word) == 0 && a.start < a.end:
		msg = "expected a name on either side of '|'"
	case len(word) == 0 || word[0] == '%' || word[0] == '"':
		msg = "expected " + describe(o) + ", found " + a.found()
	}
	names := func(yield func(string) bool) {
		for _, e := range o.Kind.Info().Enumerants {
			if !yield(e.Name) {
				return
			}
			for _, s := range e.Aliases {
				if !yield(s) {
					return
				}
			}
		}
	}
	if s := nearest(string(word), names); s != "" {
		msg += "; did you mean " + s + "?"
	}
	a.fail(pos, msg)
	return 0, false
}

func (a *assembler) enumerant(o *spirv.Operand) {
	v, ok := a.lookupEnumerant(o, a.word(), a.start)
	if !ok {
		return
	}
	a.words = append(a.words, v)
	a.next()
	if e := o.Kind.Enumerant(v); e != nil {
		a.operands(e.Parameters)
	}
}

// mask reads names joined by "|", and then the parameters of the bits from the lowest on.
func (a *assembler) mask(o *spirv.Operand) {
	v := uint32(0)
	word, pos := a.word(), a.start
	for {
		end := 0
		for end < len(word) && word[end] != '|' {
			end++
		}
		bits, ok := a.lookupEnumerant(o, word[:end], pos)
		if !ok {
			return
		}
		v |= bits
		if end == len(word) {
			break
		}
		word, pos = word[end+1:], pos+end+1
	}
	a.words = append(a.words, v)
	a.next()
	for m := v; m != 0; m &= m - 1 {
		if e := o.Kind.Enumerant(m & -m); e != nil {
			a.operands(e.Parameters)
		}
	}
}

// pair reads the two operands of a composite kind.
func (a *assembler) pair(k spirv.Kind) {
	id, integer := spirv.Operand{Kind: spirv.KindIdRef}, spirv.Operand{Kind: spirv.KindLiteralInteger}
	var second *spirv.Operand
	switch k {
	case spirv.KindPairIdRefIdRef:
		a.id(&id)
		second = &id
	case spirv.KindPairIdRefLiteralInteger:
		a.id(&id)
		second = &integer
	default:
		a.typedNumber()
		second = &id
	}
	if a.err == nil && a.wantOperand(second) {
		a.operand(second)
	}
}

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

// extInst reads the name of an extended instruction and all that follows.
func (a *assembler) extInst(o *spirv.Operand) {
	if a.previous == 0 || a.list[a.previous-1].set == 0 {
		a.fail(a.start, a.info.Name+": the set must be the result of an OpExtInstImport before")
		return
	}
	set := a.sets[a.list[a.previous-1].set-1]
	x := set.Lookup(string(a.word()))
	if x != nil {
		a.words = append(a.words, x.Number)
		a.next()
		a.operands(x.Operands)
		a.complete = true
		return
	}
	v, ok := parseUint(a.word())
	if !ok || v >= 1<<32 {
		msg := "unknown extended instruction '" + clip(a.word()) + "'"
		if set == nil {
			msg = "the instructions of this set have no known names: expected a number, found " + a.found()
		} else if s := nearest(string(a.word()), func(yield func(string) bool) {
			for _, x := range set.Insts {
				if !yield(x.Name) {
					return
				}
			}
		}); s != "" {
			msg += "; did you mean " + s + "?"
		}
		a.fail(a.start, msg)
		return
	}
	a.words = append(a.words, uint32(v))
	a.next()
	if x = set.Inst(uint32(v)); x != nil {
		a.operands(x.Operands)
		a.complete = true
	}
	// Of others the grammar says that ids follow, which the layout of OpExtInst reads.
}

// specOp reads the name of the operation of an OpSpecConstantOp, without "Op", and its operands.
func (a *assembler) specOp() {
	word := a.word()
	op, ok := spirv.LookupOp(string(word))
	if v, isNumber := parseUint(word); !ok && isNumber && v <= 0xffff && spirv.Op(v).Info() != nil {
		op, ok = spirv.Op(v), true
	}
	if !ok {
		msg := "unknown operation '" + clip(word) + "'"
		if s := nearest(string(word), opNames); s != "" {
			msg += "; did you mean " + s + "?"
		}
		a.fail(a.start, msg)
		return
	}
	info := op.Info()
	if nestedLiteral(info) {
		a.fail(a.start, info.Name+" can't be the operation of OpSpecConstantOp")
		return
	}
	a.words = append(a.words, uint32(op))
	a.next()
	a.operands(info.Operands)
}

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
