package spirv

import (
	"math/bits"
	"strconv"
)

// Context answers what the layout of an instruction depends on beyond its own words.
type Context interface {
	// NumberWidth returns the width in bits of the numeric type that id is, or that the value id has;
	// 0 where that is not known.
	NumberWidth(id ID) int
	// ExtSet returns the set that the OpExtInstImport id imports, nil where it is not known.
	ExtSet(id ID) *ExtSet
}

// Token is one operand in the words of an instruction. Composite kinds arrive as their parts.
type Token struct {
	Kind  Kind // KindUnknown: a word whose meaning the grammar does not tell
	Quant Quantifier
	Start int // index of its first word in the instruction
	Len   int // number of words
}

// Scanner walks over the operands of one instruction, result type and result id included. It does
// not allocate.
//
//	var s spirv.Scanner
//	for s.Init(words, ctx); s.Next(); {
//		use(s.Token, words[s.Start:s.Start+s.Len])
//	}
//	err := s.Err()
//
// An unknown opcode yields each of its words as KindUnknown. So does what follows an enumerant or a
// mask bit that the grammar does not have, as far as its parameters may reach.
type Scanner struct {
	Token
	words   []uint32
	ctx     Context
	at      int // next word
	stack   [6]frame
	depth   int
	number  int // width of context-dependent literals in bits, 0 for unknown
	set     *ExtSet
	unknown bool // an unknown enumerant was met: surplus words may be its parameters
	rest    bool // every further word is KindUnknown
	err     string
}

// frame is a layout that is being walked, or the parameters of the mask bits that are left.
type frame struct {
	operands []Operand
	mask     uint32
	kind     Kind
	skip     bool // leave out result type and result id: a nested operation of OpSpecConstantOp
}

// Init prepares s for an instruction: all its words, the first included.
func (s *Scanner) Init(words []uint32, ctx Context) {
	*s = Scanner{words: words, ctx: ctx, at: 1}
	op := Op(words[0])
	info := op.Info()
	if info == nil {
		s.unknown, s.rest = true, true
		return
	}
	s.push(frame{operands: info.Operands})
	if len(words) > 1 {
		s.context(op, ID(words[1]), words[min(resultWords(info)+1, len(words)):])
	}
}

// InitOperands prepares s for an instruction of which only the operands after the result type and the
// result id are at hand; tokens count from the first of them. typ is the result type.
func (s *Scanner) InitOperands(op Op, typ ID, operands []uint32, ctx Context) {
	*s = Scanner{words: operands, ctx: ctx}
	info := op.Info()
	if info == nil {
		s.unknown, s.rest = true, true
		return
	}
	s.push(frame{operands: info.Operands, skip: true})
	s.context(op, typ, operands)
}

// context asks for what the layout of op depends on.
func (s *Scanner) context(op Op, typ ID, operands []uint32) {
	if s.ctx == nil {
		return
	}
	switch op {
	case OpConstant, OpSpecConstant:
		s.number = s.ctx.NumberWidth(typ)
	case OpSwitch:
		s.number = 32
		if len(operands) > 0 {
			if w := s.ctx.NumberWidth(ID(operands[0])); w != 0 {
				s.number = w
			}
		}
	case OpExtInst, OpExtInstWithForwardRefsKHR:
		if len(operands) > 0 {
			s.set = s.ctx.ExtSet(ID(operands[0]))
		}
	}
}

// resultWords returns how many words of an instruction its result type and result id take.
func resultWords(info *OpInfo) int {
	n := 0
	if info.HasType {
		n++
	}
	if info.HasResult {
		n++
	}
	return n
}

// Err returns what is wrong with the instruction's operands: empty for nothing.
func (s *Scanner) Err() string { return s.err }

// Unknown reports whether the opcode or an enumerant or mask bit so far is one that the grammar lacks.
func (s *Scanner) Unknown() bool { return s.unknown }

func (s *Scanner) push(f frame) {
	if s.depth == len(s.stack) {
		s.err = "parameters nested too deeply"
		return
	}
	s.stack[s.depth] = f
	s.depth++
}

// Next moves to the next operand. It returns false at the end and at an error.
func (s *Scanner) Next() bool {
	for s.err == "" {
		if s.rest {
			if s.at == len(s.words) {
				return false
			}
			s.take(KindUnknown, One, 1)
			return true
		}
		if s.depth == 0 {
			if s.at == len(s.words) {
				return false
			}
			if s.unknown {
				s.rest = true
				continue
			}
			s.err = "surplus operands: " + plural(len(s.words)-s.at, "word") + " too many"
			return false
		}
		f := &s.stack[s.depth-1]
		if f.mask != 0 {
			bit := f.mask & -f.mask
			f.mask ^= bit
			if e := f.kind.Enumerant(bit); e != nil {
				if len(e.Parameters) > 0 {
					s.push(frame{operands: e.Parameters})
				}
			}
			continue
		}
		if len(f.operands) == 0 {
			s.depth--
			continue
		}
		o := f.operands[0]
		if f.skip && (o.Kind == KindIdResult || o.Kind == KindIdResultType) {
			f.operands = f.operands[1:]
			continue
		}
		if s.at == len(s.words) {
			if o.Quant == One {
				s.err = "missing operand " + describe(o)
			}
			if o.Quant == One {
				return false
			}
			f.operands = f.operands[1:]
			continue
		}
		if o.Quant != Many {
			f.operands = f.operands[1:]
		}
		return s.operand(o)
	}
	return false
}

// operand takes the operand o, of which at least one word is there.
func (s *Scanner) operand(o Operand) bool {
	info := &kindInfos[o.Kind]
	switch info.Category {
	case CategoryComposite:
		s.push(frame{operands: pairOperands(o.Kind)})
		return s.Next()
	case CategoryId:
		s.take(o.Kind, o.Quant, 1)
		return true
	case CategoryBitEnum:
		value := s.words[s.at]
		s.take(o.Kind, o.Quant, 1)
		params := false
		for m := value; m != 0; m &= m - 1 {
			e := o.Kind.Enumerant(1 << bits.TrailingZeros32(m))
			if e == nil {
				s.unknown = true
				// The parameters of an unknown bit follow those of the bits below it: from there on,
				// nothing can be told. Bits above it must not be walked.
				if o.Kind.hasParameters() {
					value &= m&-m - 1
					s.stopAfter(value, o.Kind)
					return true
				}
			} else if len(e.Parameters) > 0 {
				params = true
			}
		}
		if params {
			s.push(frame{mask: value, kind: o.Kind})
		}
		return true
	case CategoryValueEnum:
		e := o.Kind.Enumerant(s.words[s.at])
		s.take(o.Kind, o.Quant, 1)
		if e == nil {
			s.unknown = true
			if o.Kind.hasParameters() {
				s.rest = true
			}
		} else if len(e.Parameters) > 0 {
			s.push(frame{operands: e.Parameters})
		}
		return true
	}
	return s.literal(o)
}

// stopAfter walks the parameters of the known bits in mask and calls the rest unknown.
func (s *Scanner) stopAfter(mask uint32, kind Kind) {
	s.depth = 0
	if mask == 0 {
		s.rest = true
		return
	}
	s.push(frame{mask: mask, kind: kind})
}

func (s *Scanner) literal(o Operand) bool {
	rest := len(s.words) - s.at
	switch o.Kind {
	case KindLiteralString:
		n, ok := stringWords(s.words[s.at:])
		if !ok {
			s.err = "unterminated string"
			return false
		}
		s.take(o.Kind, o.Quant, n)
	case KindLiteralContextDependentNumber:
		n := rest
		if s.number != 0 {
			n = (s.number + 31) / 32
		}
		if n > rest {
			s.err = "missing operand: the number takes " + plural(n, "word")
			return false
		}
		s.take(o.Kind, o.Quant, n)
	case KindLiteralExtInstInteger:
		inst := s.set.Inst(s.words[s.at])
		s.take(o.Kind, o.Quant, 1)
		if inst != nil {
			s.depth = 0
			s.push(frame{operands: inst.Operands})
		} else if s.set == nil {
			// Of an unknown set the core grammar still says that every operand is an id.
			s.unknown = true
		} else {
			s.unknown, s.rest = true, true
		}
	case KindLiteralSpecConstantOpInteger:
		info := Op(s.words[s.at]).Info()
		known := s.words[s.at] <= 0xffff && info != nil
		s.take(o.Kind, o.Quant, 1)
		if known {
			s.push(frame{operands: info.Operands, skip: true})
		} else {
			s.unknown, s.rest = true, true
		}
	default:
		s.take(o.Kind, o.Quant, 1)
	}
	return true
}

func (s *Scanner) take(k Kind, q Quantifier, n int) {
	s.Token = Token{Kind: k, Quant: q, Start: s.at, Len: n}
	s.at += n
}

var (
	idPair      = []Operand{{KindIdRef, One, ""}, {KindIdRef, One, ""}}
	literalPair = []Operand{{KindLiteralContextDependentNumber, One, ""}, {KindIdRef, One, ""}} // OpSwitch: as wide as the selector
	memberPair  = []Operand{{KindIdRef, One, ""}, {KindLiteralInteger, One, ""}}
)

func pairOperands(k Kind) []Operand {
	switch k {
	case KindPairIdRefIdRef:
		return idPair
	case KindPairLiteralIntegerIdRef:
		return literalPair
	}
	return memberPair
}

func describe(o Operand) string {
	if o.Name == "" || o.Name == o.Kind.String() {
		return o.Kind.String()
	}
	return o.Name + " (" + o.Kind.String() + ")"
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}
