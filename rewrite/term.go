package rewrite

import (
	"strconv"
	"strings"

	"hone/fold"
	"hone/spirv"
)

// TermKind says what a [Term] is.
type TermKind uint8

// The kinds of terms.
const (
	Apply    TermKind = iota // an operation on other terms
	Variable                 // any value, or any constant: see Rule.Constants
	Number                   // a number that is written in the rule; true is 1 and false 0
	Literal                  // an operand that is no id: a number or a variable
	Rest                     // all operands that are left, as in CompositeExtract(x, i...)
)

// Term is a part of a pattern, of a replacement or of a condition. Terms of a rule must not be changed.
type Term struct {
	Kind TermKind
	Op   *Operation // of Apply
	Args []*Term    // of Apply
	// Name is that of a Variable, a Rest and a Literal that is no number, and what a pattern calls an Apply as in
	// y=IAdd(a, b); "" for none.
	Name string
	// Text is what is written for a Number or Literal; Value what it means: the bits of a float64 for a number of a
	// float class, all else as a two's complement number.
	Text  string
	Value uint64
	// Type is which type of the rule's [Rule.Types] the term has.
	Type int

	class   fold.Class // as annotated; 0: not
	width   int        // as annotated; 0: not
	implied fold.Class // of a number, by how it is written; 0: not
	symbol  string     // an operator that becomes an operation when its class is known; "" for others
	pos     position
}

// position is a place in the text of rules.
type position struct{ line, column int }

// literalAt reports whether argument i of an operation is, or may be, an operand that is no id.
func (t *Term) literalAt(i int) bool {
	s := t.Op.Structural()
	fixed := strings.IndexAny(s, "*>")
	return s != "" && s[fixed] == '*' && i >= fixed && !t.Op.constructs()
}

// Walk calls f for the term and all its parts, each before its own parts, from left to right.
func (t *Term) Walk(f func(*Term)) {
	f(t)
	for _, a := range t.Args {
		a.Walk(f)
	}
}

// String returns the term as one writes it in a rule.
func (t *Term) String() string {
	var b strings.Builder
	t.write(&b)
	return b.String()
}

func (t *Term) write(b *strings.Builder) {
	switch t.Kind {
	case Variable:
		b.WriteString(t.Name)
		t.writeAnnotation(b)
		return
	case Rest:
		b.WriteString(t.Name + "...")
		return
	case Number, Literal:
		b.WriteString(t.Text)
		t.writeAnnotation(b)
		return
	}
	if t.Name != "" {
		b.WriteString(t.Name + "=")
	}
	switch {
	case t.symbol != "" && len(t.Args) == 1:
		b.WriteString(t.symbol)
		t.Args[0].writeNested(b)
		return
	case t.symbol != "":
		t.Args[0].writeNested(b)
		b.WriteString(" " + t.symbol + " ")
		t.Args[1].writeNested(b)
		return
	}
	b.WriteString(t.Op.Name)
	t.writeAnnotation(b)
	b.WriteByte('(')
	for i, a := range t.Args {
		if i > 0 {
			b.WriteString(", ")
		}
		a.write(b)
	}
	b.WriteByte(')')
}

// writeNested writes an operand of an operator.
func (t *Term) writeNested(b *strings.Builder) {
	if t.symbol != "" && len(t.Args) == 2 {
		b.WriteByte('(')
		t.write(b)
		b.WriteByte(')')
		return
	}
	t.write(b)
}

func (t *Term) writeAnnotation(b *strings.Builder) {
	if t.class == 0 {
		return
	}
	b.WriteByte(':')
	b.WriteByte(byte(t.class))
	if t.width != 0 {
		b.WriteString(strconv.Itoa(t.width))
	}
}

// Operation is what an [Apply] term applies: an instruction of the core language or of an extended set, or a function
// on constants that only rules have.
type Operation struct {
	Name string
	Op   spirv.Op      // OpExtInst for extended instructions, OpNop for a function
	Set  *spirv.ExtSet // of an extended instruction, else nil
	Inst uint32        // its number
	Row  *fold.Row     // what it computes; nil for what only moves values, and for Width
	// Width says that the function is the width of its operand in bits.
	Width bool
}

// IsFunction reports whether the operation is a function on constants, for which there is no instruction.
func (o *Operation) IsFunction() bool { return o.Op == spirv.OpNop }

// First returns the index of the operand word with the first argument.
func (o *Operation) First() int {
	if o.Op == spirv.OpExtInst {
		return 2
	}
	return 0
}

// constructs reports whether the operands that are left are values, or indices that are values.
func (o *Operation) constructs() bool {
	return o.Op == spirv.OpCompositeConstruct || o.Op == spirv.OpAccessChain || o.Op == spirv.OpInBoundsAccessChain
}

// literalsOnly reports whether the operands that are left are all no ids.
func (o *Operation) literalsOnly() bool { return hasLiterals(o.Op) }
