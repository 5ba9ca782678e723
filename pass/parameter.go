package pass

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Parameter is a value that a user may set for a pass: in the text of a pipeline, as in inline(limit=80), or in Go,
// with [Pass.With]. A parameter is a package variable, is given to the pass when the pass is made, and is asked for its
// value while the pass runs:
//
//	var limit = pass.Int("limit", 50, "inline functions of at most so many instructions").Must(pass.Within(1, 10_000))
//
//	var Inline = pass.ForFunctions("inline", "...", func(c *pass.Context, f *ir.Function) bool {
//		if size <= limit.Of(c) { ... }
//	}, limit)
//
// Two passes may have a parameter in common.
type Parameter[T any] struct {
	name, doc string
	standard  T // the value where nothing is set
	takes     string
	read      func(text string) (T, error)
	must      []func(T) error
}

// Int returns a parameter that is a whole number. The name is lower case, words joined by "-", and doc is one line.
func Int(name string, value int, doc string) *Parameter[int] {
	return &Parameter[int]{name: name, doc: doc, standard: value, takes: "N", read: func(text string) (int, error) {
		n, err := strconv.Atoi(text)
		if err != nil {
			return 0, fmt.Errorf("want a whole number, not %q", text)
		}
		return n, nil
	}}
}

// Bool returns a parameter that is true or false. In a pipeline its name alone makes it true, NAME=false makes it
// false.
func Bool(name string, value bool, doc string) *Parameter[bool] {
	return &Parameter[bool]{name: name, doc: doc, standard: value, takes: "true|false",
		read: func(text string) (bool, error) {
			switch text {
			case "true", "":
				return true, nil
			case "false":
				return false, nil
			}
			return false, fmt.Errorf("want true or false, not %q", text)
		}}
}

// String returns a parameter that is a text. In a pipeline, a text with one of the characters ,()=" or white space in
// it is written as a Go string.
func String(name, value, doc string) *Parameter[string] {
	return &Parameter[string]{name: name, doc: doc, standard: value, takes: "TEXT", read: func(text string) (string,
		error) {
		return text, nil
	}}
}

// OneOf returns a parameter that is one of some words. The first of them is its value where nothing is set.
func OneOf(name, doc string, words ...string) *Parameter[string] {
	return &Parameter[string]{name: name, doc: doc, standard: words[0], takes: strings.Join(words, "|"),
		read: func(text string) (string, error) {
			if !slices.Contains(words, text) {
				return "", fmt.Errorf("want %s, not %q", strings.Join(words, " or "), text)
			}
			return text, nil
		}}
}

// Must adds a condition on the values of p, whose error says what is wanted, and returns p.
func (p *Parameter[T]) Must(condition func(T) error) *Parameter[T] {
	p.must = append(p.must, condition)
	return p
}

// Within returns the condition that a value is at least low and at most high.
func Within[T cmp.Ordered](low, high T) func(T) error {
	return func(v T) error {
		if v < low || v > high {
			return fmt.Errorf("want a value from %v to %v, not %v", low, high, v)
		}
		return nil
	}
}

// Of returns the value in the run of the pass that c is of. It panics if the pass was not made with p. Cost: linear in
// the arguments that the pass was given.
func (p *Parameter[T]) Of(c *Context) T {
	for _, a := range c.pass.arguments {
		if a.of == parameter(p) {
			return a.value.(T)
		}
	}
	if !slices.Contains(c.pass.parameters, parameter(p)) {
		panic(fmt.Sprintf("pass %s was not made with the parameter %s", c.pass.Name, p.name))
	}
	return p.standard
}

// Set returns the argument that sets p to a value.
func (p *Parameter[T]) Set(value T) Argument { return Argument{p, value} }

// Argument is a parameter with a value.
type Argument struct {
	of    parameter
	value any
}

// String returns the argument as it is written in a pipeline.
func (a Argument) String() string {
	text := fmt.Sprint(a.value)
	if _, isText := a.value.(string); isText && (text == "" || strings.ContainsAny(text, notInWords)) {
		text = strconv.Quote(text)
	}
	return a.of.about().Name + "=" + text
}

// parameter is a Parameter of any type.
type parameter interface {
	Property
	about() ParameterInfo
	parse(text string) (Argument, error)
	check(value any) error
}

// ParameterInfo is what help says of a parameter.
type ParameterInfo struct {
	Name, Doc string
	Usage     string // such as N or fast|small
	Default   string // the value where nothing is set
}

func (p *Parameter[T]) about() ParameterInfo {
	return ParameterInfo{Name: p.name, Doc: p.doc, Usage: p.takes, Default: fmt.Sprint(p.standard)}
}

func (p *Parameter[T]) parse(text string) (Argument, error) {
	v, err := p.read(text)
	if err == nil {
		err = p.check(v)
	}
	return p.Set(v), err
}

func (p *Parameter[T]) check(value any) error {
	for _, condition := range p.must {
		if err := condition(value.(T)); err != nil {
			return err
		}
	}
	return nil
}

func (p *Parameter[T]) giveTo(to *Pass) { to.parameters = append(to.parameters, p) }

// Has reports whether the pass was made with a parameter.
func (p *Pass) Has(x Property) bool {
	own, ok := x.(parameter)
	return ok && slices.Contains(p.parameters, own)
}

// Parameters returns what may be set, in the order in which the pass was made with it.
func (p *Pass) Parameters() (list []ParameterInfo) {
	for _, x := range p.parameters {
		list = append(list, x.about())
	}
	return list
}

// parameter returns the parameter of a name, nil for none.
func (p *Pass) parameter(name string) parameter {
	for _, x := range p.parameters {
		if x.about().Name == name {
			return x
		}
	}
	return nil
}

// With returns the pass with parameters set, in the place of what they were. It panics for a parameter that the pass
// does not have, and for a value that the parameter does not take.
func (p *Pass) With(arguments ...Argument) *Pass {
	with := *p
	with.arguments = nil
	for _, x := range p.parameters { // in their order, so that one text stands for one pass
		value, set := Argument{}, false
		for _, a := range slices.Concat(p.arguments, arguments) {
			if a.of == x {
				value, set = a, true
			}
		}
		if set {
			with.arguments = append(with.arguments, value)
		}
	}
	for _, a := range arguments {
		if !slices.Contains(p.parameters, a.of) {
			panic(fmt.Sprintf("pass %s has no parameter %s", p.Name, a.of.about().Name))
		}
		if err := a.of.check(a.value); err != nil {
			panic(fmt.Sprintf("pass %s: %s: %v", p.Name, a.of.about().Name, err))
		}
	}
	return &with
}

// String returns the pass as it is written in a pipeline: its name, and in parentheses what was set.
func (p *Pass) String() string {
	if len(p.arguments) == 0 {
		return p.Name
	}
	var b strings.Builder
	b.WriteString(p.Name)
	for i, a := range p.arguments {
		b.WriteByte("(,"[min(i, 1)])
		b.WriteString(a.String())
	}
	b.WriteByte(')')
	return b.String()
}
