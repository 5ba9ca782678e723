package asm

import (
	"strings"

	"hone/internal/near"
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
	if o.Kind == spirv.KindCapability && string(word) == "LongConstantCompositeINTEL" {
		return uint32(spirv.CapabilityLongCompositesINTEL), true // spirv-as has this name, the grammar has lost it
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
	if s := near.Name(string(word), names); s != "" {
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
		a.extOperands(set, x)
		return
	}
	v, ok := parseUint(a.word())
	if !ok || v >= 1<<32 {
		msg := "unknown extended instruction '" + clip(a.word()) + "'"
		if set == nil {
			msg = "the instructions of this set have no known names: expected a number, found " + a.found()
		} else if s := near.Name(string(a.word()), func(yield func(string) bool) {
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
		a.extOperands(set, x)
	}
	// Of others the grammar says that ids follow, which the layout of OpExtInst reads.
}

// extOperands reads the operands of an extended instruction. A later version of a non-semantic set may give it more:
// these are ids, which the layout of OpExtInst reads.
func (a *assembler) extOperands(set *spirv.ExtSet, x *spirv.ExtInst) {
	a.operands(x.Operands)
	a.complete = !set.NonSemantic()
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
		if s := near.Name(string(word), opNames); s != "" {
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
