package layout

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hone/spirv"
)

// Slot is where a buffer is bound: a descriptor, an argument of a kernel, or what a stage is passed and passes on. The
// latter is an array with an element for each invocation of a run.
type Slot struct {
	Kind SlotKind
	// of a descriptor; of an output the Index, which the second source of a blend has, or the Stream of a geometry
	// shader
	Set     uint32
	Binding uint32 // of a descriptor; otherwise the location, the number of the built-in, or the index of an argument
	// of an array of descriptors, one of several dimensions is counted row by row; otherwise the vertex, of an input that
	// has an element for each vertex of a primitive
	Element uint32
}

// SlotKind says what a slot is.
type SlotKind uint8

// The kinds.
const (
	Descriptor    SlotKind = iota
	Input                  // what the stage before, or a vertex buffer, passes at a location
	BuiltInInput           //
	Output                 // what the stage passes on at a location
	BuiltInOutput          //
	Payload                // what a stage of a ray pipeline is passed, and passes back
	HitAttribute           //
	Given                  // what it gives other stages, call by call: operands and payload
	Results                // and what these give back
	Emitted                // how many vertices, primitives or workgroups there are of what is passed on
	Record                 // of a ray shader, in the shader binding table: ShaderRecordBufferKHR
	World                  // what acceleration structures lead to that a shader makes of addresses
	Hits                   // the hits of the rays of hit objects, call by call
	Argument               // of a kernel, by the index of its parameter
	Uniform                // of OpenGL, outside of blocks, by its location
	Counter                // the atomic counters of OpenGL at a binding
	Heap                   // the descriptors of a kind that descriptor heaps have, of which each has an element
)

// kindNames are the slots that have neither a location nor a number, by their kinds from Payload on.
var kindNames = [...]string{"payload", "hit", "given", "results", "emitted", "record", "world", "hits"}

// PerInvocation reports whether what is bound there has an element for each invocation.
func (s Slot) PerInvocation() bool {
	switch s.Kind {
	case Descriptor, Record, World, Argument, Uniform, Counter, Heap:
		return false
	}
	return true
}

// IsOutput reports whether invocations only write there.
func (s Slot) IsOutput() bool {
	return s.Kind == Output || s.Kind == BuiltInOutput || s.Kind == Given ||
		s.Kind == Emitted
}

// String returns the slot as [ParseSlot] reads it: 0.1, 0.1[2], in.3, in.3[1], in.FragCoord, out.0, out.0.1,
// out.Position, out.Position.1, emitted, emitted.1, record, world, arg.0, uniform.0, counter.0,
// heap.0[3].
func (s Slot) String() string {
	var text string
	switch s.Kind {
	case Input:
		text = fmt.Sprintf("in.%d", s.Binding)
	case Output:
		text = fmt.Sprintf("out.%d", s.Binding)
	case BuiltInInput:
		text = "in." + spirv.BuiltIn(s.Binding).String()
	case BuiltInOutput:
		text = "out." + spirv.BuiltIn(s.Binding).String()
	case Argument:
		text = fmt.Sprintf("arg.%d", s.Binding)
	case Uniform:
		text = fmt.Sprintf("uniform.%d", s.Binding)
	case Heap:
		text = fmt.Sprintf("heap.%d", s.Binding)
	case Counter:
		text = fmt.Sprintf("counter.%d", s.Binding)
	case Payload, HitAttribute, Given, Results, Emitted, Record, World, Hits:
		text = kindNames[s.Kind-Payload]
	default:
		text = fmt.Sprintf("%d.%d", s.Set, s.Binding)
	}
	if s.Set > 0 && (s.Kind == Output || s.Kind == BuiltInOutput || s.Kind == Emitted) {
		text += fmt.Sprintf(".%d", s.Set)
	}
	if s.Element > 0 {
		text += fmt.Sprintf("[%d]", s.Element)
	}
	return text
}

// ParseSlot reads what [Slot.String] writes. It reports false for anything else.
func ParseSlot(text string) (s Slot, ok bool) {
	rest, element, hasElement := strings.Cut(text, "[")
	parts := strings.Split(rest, ".")
	if hasElement {
		if element, ok = strings.CutSuffix(element, "]"); !ok || !number(element, &s.Element) {
			return Slot{}, false
		}
	}
	switch n := len(parts); {
	case n == 1 && slices.Contains(kindNames[:], text):
		s.Kind = Payload + SlotKind(slices.Index(kindNames[:], text))
	case n == 2 && text == "emitted."+parts[1] && number(parts[1], &s.Set):
		s.Kind = Emitted
	case n == 2 && parts[0] == "arg" && number(parts[1], &s.Binding):
		s.Kind = Argument
	case n == 2 && parts[0] == "uniform" && number(parts[1], &s.Binding):
		s.Kind = Uniform
	case n == 2 && parts[0] == "counter" && number(parts[1], &s.Binding):
		s.Kind = Counter
	case n == 2 && parts[0] == "heap" && number(parts[1], &s.Binding):
		s.Kind = Heap
	case n == 2 && parts[0] == "in" && number(parts[1], &s.Binding):
		s.Kind = Input
	case n == 2 && parts[0] == "out" && number(parts[1], &s.Binding),
		n == 3 && parts[0] == "out" && number(parts[1], &s.Binding) && number(parts[2], &s.Set):
		s.Kind = Output
	case n == 2 && (parts[0] == "in" || parts[0] == "out"), n == 3 && parts[0] == "out" && number(parts[2], &s.Set):
		if s.Binding, ok = spirv.KindBuiltIn.Lookup(parts[1]); !ok {
			return Slot{}, false
		}
		if s.Kind = BuiltInInput; parts[0] == "out" {
			s.Kind = BuiltInOutput
		}
	case n == 2 && number(parts[0], &s.Set) && number(parts[1], &s.Binding):
	default:
		return Slot{}, false
	}
	return s, true
}

func number(text string, to *uint32) bool {
	n, err := strconv.ParseUint(text, 10, 32)
	*to = uint32(n)
	return err == nil
}

// CompareSlots orders slots by what they are, then by set, binding and element.
func CompareSlots(x, y Slot) int {
	return cmp.Or(cmp.Compare(x.Kind, y.Kind), cmp.Compare(x.Set, y.Set), cmp.Compare(x.Binding, y.Binding),
		cmp.Compare(x.Element, y.Element))
}

// Region is memory with an address.
type Region struct {
	Address uint64
	Data    []byte // read and written in place
}
