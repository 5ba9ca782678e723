// Package rewrite is a language for rewrite rules over SPIR-V, its parser, and the matcher that applies rules. A rule
// is a line: a pattern, what it asks for, and the replacement.
//
//	IAdd(x, 0)                       => x
//	IMul(x, c) if powerOfTwo(c)      => ShiftLeftLogical(x, log2(c))
//	FAdd(x, 0.0)  nsz                => x
//
// [Parse] makes rules of text, [Compile] makes a [Program] of rules, and a [Rewriter] applies a program to
// instructions. The rules that the optimizer uses are in package rules, compiled when the repository is generated. That
// a rule is right is for package prove to show. The language is described in rules/README.md.
package rewrite

//go:generate go run -tags generate ../internal/gen -part rules -out .

import (
	"slices"
	"strconv"
	"strings"

	"hone/fold"
)

// Rule is one line of the language. It must not be changed.
type Rule struct {
	Name string // "" for none
	Doc  string // what it is for: the comment beside it, else the one above
	File string // as given to [Parse]
	Line int    // in the file, from 1

	Pattern     *Term
	Replacement *Term
	Conditions  []*Term  // boolean terms over constants
	Freedoms    Freedoms // what it needs to be granted
	Constants   []string // variables that stand for constants only, sorted
	Computed    []string // variables that stand for anything but constants, sorted
	Defined     []string // variables that must have the same value at each use, sorted
	SingleUse   []*Term  // parts of the pattern that nothing else may use
	SameBlock   []*Term  // parts of the pattern that must stand in the block of the whole
	Lower       bool     // runs only when asked for by name
	LongVectors bool     // holds for vectors of any length
	Matrices    bool     // holds for cooperative matrices
	AnyType     bool     // holds for values of types that are no numbers, too

	// Types are the types of the terms, by [Term.Type]. Two terms have the same one where the operations ask for that.
	Types []Type
}

// Type is what a rule knows of the type of a term.
type Type struct {
	Class  fold.Class // Int, Bool or Float; Same: any of them, one for all terms of the type; 0: may be no number at all
	Width  int        // in bits; 0: any
	Scalar int        // index of the scalar type: terms of the same index have the same one, but for signedness
	Count  int        // index of the number of components: terms of the same index have the same
}

// ScalarCount is the index of the number of components that is always 1.
const ScalarCount = 0

// Root returns the operation of the whole pattern.
func (r *Rule) Root() *Operation { return r.Pattern.Op }

// IsConstant reports whether a variable stands for constants only.
func (r *Rule) IsConstant(name string) bool {
	_, found := slices.BinarySearch(r.Constants, name)
	return found
}

// String returns the rule on one line, in one way: rules that differ in spaces and comments only have the same text.
func (r *Rule) String() string {
	var b strings.Builder
	if r.Name != "" {
		b.WriteString(r.Name + ": ")
	}
	b.WriteString(r.Pattern.String())
	for _, w := range r.words() {
		b.WriteString(" " + w)
	}
	var conditions []string
	for _, c := range r.Conditions {
		conditions = append(conditions, c.String())
	}
	for _, d := range r.Defined {
		conditions = append(conditions, "defined("+d+")")
	}
	for _, c := range r.Constants {
		if !r.impliedConstant(c) {
			conditions = append(conditions, "constant("+c+")")
		}
	}
	for _, c := range r.Computed {
		conditions = append(conditions, "!constant("+c+")")
	}
	if len(conditions) > 0 {
		b.WriteString(" if " + strings.Join(conditions, ", "))
	}
	b.WriteString(" => " + r.Replacement.String())
	return b.String()
}

// words returns the words between pattern and conditions.
func (r *Rule) words() []string {
	var words []string
	add := func(on bool, word string) {
		if on {
			words = append(words, word)
		}
	}
	add(r.Lower, "lower")
	words = append(words, r.Freedoms.Names()...)
	for _, t := range r.SingleUse {
		words = append(words, "single-use("+r.label(t)+")")
	}
	for _, t := range r.SameBlock {
		words = append(words, "same-block("+r.label(t)+")")
	}
	add(r.LongVectors, "longvec")
	add(r.Matrices, "coopmat")
	add(r.AnyType, "any")
	return words
}

// label returns how a word names a part of the pattern.
func (r *Rule) label(t *Term) string {
	if t.Name != "" {
		return t.Name
	}
	return t.Op.Name
}

// impliedConstant reports whether a variable is computed with, so that it is a constant without saying so.
func (r *Rule) impliedConstant(name string) bool {
	computed := computedVariables(r)
	return slices.Contains(computed, name)
}

// Place returns where the rule stands, as file:line.
func (r *Rule) Place() string { return r.File + ":" + strconv.Itoa(r.Line) }

// Error is what is wrong with the text of a rule.
type Error struct {
	File         string
	Line, Column int // from 1
	Message      string
}

func (e *Error) Error() string {
	return e.File + ":" + strconv.Itoa(e.Line) + ":" + strconv.Itoa(e.Column) + ": " + e.Message
}
