package typing

import (
	"fmt"
	"strings"

	"hone/ir"
)

// Messages write ids as %1: the text form's names are put in by whoever shows a message.

// show returns a type as messages name it.
func (c *Checker) show(typ ir.ID) string {
	if typ == 0 {
		return "no type"
	}
	return fmt.Sprintf("%%%d", typ)
}

// valueOf returns a value and its type as messages name them.
func (c *Checker) valueOf(id ir.ID) string {
	return fmt.Sprintf("%%%d, of type %s,", id, c.show(c.m.TypeOf(id)))
}

// words returns a number and what is counted.
func words(n uint64, of string) string {
	if n == 1 {
		return "1 " + of
	}
	return fmt.Sprintf("%d %ss", n, of)
}

func (c *Checker) wrongResult(s spec, in *ir.Inst, at int) string {
	return fmt.Sprintf("the result type %s must be %s", c.show(in.Type), c.describe(s, in, at))
}

func (c *Checker) wrongOperand(s spec, in *ir.Inst, i, at int) string {
	id := in.ID(i)
	d := c.m.Def(id)
	switch {
	case in.NamesType(i) && s&anything == anything:
		return fmt.Sprintf("%%%d must be a type that values may have", id)
	case in.NamesType(i):
		return fmt.Sprintf("%%%d must be %s", id, c.describe(s, in, at))
	case d.Type == 0:
		return fmt.Sprintf("%%%d, which is no value but of %s, must be %s", id, d.Op, c.describe(s, in, at))
	}
	return fmt.Sprintf("%s must be %s", c.valueOf(id), c.describe(s, in, at))
}

// classNames are the words for sets of shapes, the larger ones first.
var classNames = []struct {
	set  spec
	name string
}{
	{scalars, "a scalar or vector"}, {scalar | vector, "a scalar or vector"}, {scalar, "a scalar"}, {vectors, "a vector"}, {vector, "a vector"},
	{longVector, "a long vector"}, {matrix, "a matrix"}, {cooperative, "a cooperative matrix"}, {array, "an array"},
	{runtimeArray, "a runtime array"}, {structure, "a structure"}, {pointers, "a pointer"}, {pointer, "a typed pointer"}, {untypedPointer, "an untyped pointer"},
	{void, "void"}, {function, "a function type"}, {image, "an image"}, {sampler, "a sampler"}, {sampledImage, "a sampled image"},
	{accelerationStructure, "an acceleration structure"}, {rayQuery, "a ray query"}, {event, "an event"}, {deviceEvent, "a device event"},
	{reserveID, "a reservation"}, {queue, "a queue"}, {pipe, "a pipe"}, {tensor, "a tensor"}, {opaque, "opaque"},
}

// describe returns the words for what s asks.
func (c *Checker) describe(s spec, in *ir.Inst, at int) string {
	var parts []string
	switch {
	case s&anything == anything && s&same == 0:
		parts = append(parts, "a value")
	case s&anything != anything:
		parts = append(parts, c.describeClasses(s))
	}
	other := "the result"
	if k := int(s >> 60); k > 0 && at+k-1 < in.NumWords() {
		other = fmt.Sprintf("%%%d", in.ID(at+k-1))
	}
	add := func(bit spec, text string) {
		if s&bit != 0 {
			parts = append(parts, strings.ReplaceAll(text, "OTHER", other))
		}
	}
	if s&same != 0 {
		parts = append(parts, fmt.Sprintf("of the type of %s, %s", other, c.show(c.other(s, in, at))))
	}
	add(sameLength, "as long as OTHER")
	add(sameWidth, "with components as wide as those of OTHER")
	add(otherWidth, "with components of another width than OTHER")
	add(otherKind, "with components of another type than OTHER")
	add(component, "of the type of a component of OTHER")
	add(pointee, "of the type that OTHER points to")
	add(to, "to the type of OTHER")
	add(bits32, "of 32 bits")
	add(bits16or32, "of 16 or 32 bits")
	add(bits64, "of 64 bits")
	add(length2, "of 2 components")
	add(length3, "of 3 components")
	add(length4, "of 4 components")
	add(aVariable, "and a variable")
	if s&isConstant != 0 {
		parts = append(parts, "and a constant")
	}
	return strings.Join(parts, " ")
}

func (c *Checker) describeClasses(s spec) string {
	var names []string
	if s&classes == classes {
		return "a type"
	}
	left := s & classes &^ numbers
	for _, x := range classNames {
		if left&x.set == x.set {
			names = append(names, x.name)
			left &^= x.set
		}
	}
	text := strings.Join(names, " or ")
	if s&(scalars|matrix|cooperative) == 0 {
		return text
	}
	switch s & numbers {
	case boolean:
		text += " of booleans"
	case signed:
		text += " of signed integers"
	case unsigned:
		text += " of unsigned integers"
	case integer:
		text += " of integers"
	case float:
		text += " of floating-point numbers"
	case number:
		text += " of numbers"
	}
	return text
}
