package spirv

import (
	"math"
	"strconv"
)

// Context answers what the layout of an instruction depends on beyond its own words.
type Context interface {
	// NumberWidth returns the width in bits of the numeric type that id is, or that the value id has;
	// 0 where that is not known, as for the result of an unknown opcode, and [NotNumber] where it is
	// known to be none.
	NumberWidth(id ID) int
	// ExtSet returns the set that the OpExtInstImport id imports, nil where it is not known.
	ExtSet(id ID) *ExtSet
}

// NotNumber is the width of a type that is known and is no integer and no float.
const NotNumber = -1

// numberWidth returns the width of the type that an instruction with a result and no result type
// declares: what [Context.NumberWidth] says of its id.
func numberWidth(inst []uint32) int {
	switch Op(inst[0]) {
	case OpTypeInt, OpTypeFloat:
		if len(inst) > 2 && inst[2] < math.MaxInt16 {
			return int(inst[2])
		}
		return 0
	}
	if Op(inst[0]).Info() == nil {
		return 0
	}
	return NotNumber
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
// mask bit that the grammar does not have, as far as its parameters may reach, and what follows the
// number of an instruction of an extended instruction set that is not known. Operands of a non-semantic
// instruction beyond those that the grammar has are ids. Without a context (nil) each set and each
// number's width is unknown.
type Scanner struct {
	Token
	words   []uint32
	ctx     Context
	at      int // next word
	stack   [6]frame
	depth   int
	op      Op
	typ     ID   // result type
	first   ID   // the first operand after the result: the selector of OpSwitch, the set of OpExtInst
	number  int  // words of a context-dependent literal, 0 before the first
	unknown bool // an unknown enumerant was met: surplus words may be its parameters
	ids     bool // surplus words are ids: operands that a later version gave a non-semantic instruction
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
	*s = Scanner{words: words, ctx: ctx, at: 1, op: Op(words[0])}
	info := s.op.Info()
	if info == nil {
		s.unknown, s.rest = true, true
		return
	}
	s.push(frame{operands: info.Operands})
	if info.HasType && len(words) > 1 {
		s.typ = ID(words[1])
	}
	if i := 1 + resultWords(info); i < len(words) {
		s.first = ID(words[i])
	}
}

// InitOperands prepares s for an instruction of which only the operands after the result type and the
// result id are at hand; tokens count from the first of them. typ is the result type.
func (s *Scanner) InitOperands(op Op, typ ID, operands []uint32, ctx Context) {
	*s = Scanner{words: operands, ctx: ctx, op: op, typ: typ}
	info := op.Info()
	if info == nil {
		s.unknown, s.rest = true, true
		return
	}
	s.push(frame{operands: info.Operands, skip: true})
	if len(operands) > 0 {
		s.first = ID(operands[0])
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
			if s.ids {
				s.take(KindIdRef, Many, 1)
				return true
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
	info := o.Kind.Info()
	switch info.Category {
	case CategoryComposite:
		s.push(frame{operands: info.pair})
		return s.Next()
	case CategoryId:
		s.take(o.Kind, o.Quant, 1)
		return true
	case CategoryBitEnum:
		mask := s.words[s.at]
		s.take(o.Kind, o.Quant, 1)
		s.mask(mask, o.Kind, info.params)
		return true
	case CategoryValueEnum:
		e := o.Kind.Enumerant(s.words[s.at])
		s.take(o.Kind, o.Quant, 1)
		if e == nil {
			// Where no enumerant of the kind has parameters, a new one has none either.
			s.unknown = true
			s.rest = info.params
		} else if len(e.Parameters) > 0 {
			s.push(frame{operands: e.Parameters})
		}
		return true
	}
	return s.literal(o)
}

// mask goes on after the mask, a value of kind k, whose set bits may bring parameters.
func (s *Scanner) mask(mask uint32, k Kind, params bool) {
	unknown := uint32(0) // the lowest bit that the grammar lacks
	for m := mask; m != 0 && unknown == 0; m &= m - 1 {
		if bit := m & -m; k.Enumerant(bit) == nil {
			unknown = bit
		}
	}
	if params && mask != 0 {
		s.push(frame{mask: mask, kind: k})
	}
	if unknown == 0 {
		return
	}
	s.unknown = true
	if s.required() == len(s.words)-s.at {
		return // no word is left for a parameter of the unknown bit
	}
	// The parameters of an unknown bit follow those of the bits below it: from there on, nothing can
	// be told.
	s.depth = 0
	if mask &= unknown - 1; params && mask != 0 {
		s.push(frame{mask: mask, kind: k})
		return
	}
	s.rest = true
}

// required returns how many words the operands take that must still come, -1 where that depends on
// the words.
func (s *Scanner) required() int {
	n := 0
	count := func(operands []Operand) bool {
		for _, o := range operands {
			switch {
			case o.Quant != One:
			case o.Kind.oneWord():
				n++
			default:
				return false
			}
		}
		return true
	}
	for i := range s.stack[:s.depth] {
		f := &s.stack[i]
		for m := f.mask; m != 0; m &= m - 1 {
			if e := f.kind.Enumerant(m & -m); e != nil && !count(e.Parameters) {
				return -1
			}
		}
		if !count(f.operands) {
			return -1
		}
	}
	return n
}

func (s *Scanner) literal(o Operand) bool {
	rest := len(s.words) - s.at
	switch o.Kind {
	case KindLiteralString:
		n, ok := StringWords(s.words[s.at:])
		if !ok {
			s.err = "unterminated string"
			return false
		}
		s.take(o.Kind, o.Quant, n)
	case KindLiteralContextDependentNumber:
		if s.number == 0 && !s.measure(rest) {
			return false
		}
		if s.number > rest {
			s.err = "missing operand: the number takes " + plural(s.number, "word")
			return false
		}
		s.take(o.Kind, o.Quant, s.number)
	case KindLiteralExtInstInteger:
		s.take(o.Kind, o.Quant, 1)
		var set *ExtSet
		if s.ctx != nil {
			set = s.ctx.ExtSet(s.first)
		}
		inst := set.Inst(s.words[s.Start])
		if inst != nil {
			s.depth, s.ids = 0, set.NonSemantic()
			s.push(frame{operands: inst.Operands})
			break
		}
		// Of non-semantic sets it is known that each operand is an id, as the core grammar has it.
		s.unknown, s.rest = true, !set.NonSemantic()
	case KindLiteralSpecConstantOpInteger:
		s.take(o.Kind, o.Quant, 1)
		number := s.words[s.Start]
		if number > math.MaxUint16 || Op(number).Info() == nil {
			s.unknown, s.rest = true, true
			break
		}
		op, info := Op(number), Op(number).Info()
		if !info.HasType || !info.HasResult || op == OpSpecConstantOp {
			s.err = op.String() + " can't be the operation of OpSpecConstantOp"
			return false
		}
		s.push(frame{operands: info.Operands, skip: true})
	default:
		s.take(o.Kind, o.Quant, 1)
	}
	return true
}

// measure finds how many words a context-dependent literal takes; rest words are left.
func (s *Scanner) measure(rest int) bool {
	id, what := s.typ, "result type"
	if s.op == OpSwitch {
		id, what = s.first, "selector"
	}
	width := 0
	if s.ctx != nil {
		width = s.ctx.NumberWidth(id)
	}
	switch {
	case width > 0:
		s.number = (width + 31) / 32
	case width == NotNumber:
		s.err = "the " + what + " is not a number"
		return false
	case s.op == OpSwitch:
		s.number = SwitchLiteralWords(0, s.words[s.at:])
	default:
		s.number = rest
	}
	return true
}

// SwitchLiteralWords returns how many words each literal of an OpSwitch takes, by the width of its
// selector in bits and the words after the default label. Where the width is not known (0 or less), it
// is 1 or 2, whichever divides the words into literals and labels of which none is id 0.
func SwitchLiteralWords(width int, targets []uint32) int {
	if width > 0 {
		return (width + 31) / 32
	}
	if len(targets)%3 != 0 {
		return 1
	}
	if len(targets)%2 != 0 {
		return 2
	}
	for i := 1; i < len(targets); i += 2 {
		if targets[i] == 0 { // the upper half of a small number
			return 2
		}
	}
	return 1
}

func (s *Scanner) take(k Kind, q Quantifier, n int) {
	s.Token = Token{Kind: k, Quant: q, Start: s.at, Len: n}
	s.at += n
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
