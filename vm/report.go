package vm

import (
	"cmp"

	"hone/ir"
	"hone/spirv"
)

// Kind is a kind of [Report].
type Kind uint8

// The kinds.
const (
	OutOfBounds        Kind = iota // a load that gave 0, or a store or atomic that was dropped
	UndefinedStored                // an undefined value went to a buffer
	UndefinedAddress               // a load or store at an address that is undefined
	UndefinedBranch                // a branch or switch on an undefined value
	UndefinedResult                // an operation whose result is undefined for its operands: a division by zero, for one
	UnreachableReached             // OpUnreachable
	BarrierMissed                  // an invocation has ended before a barrier to which others have come
)

var kindNames = [...]string{"out of bounds", "undefined value stored", "undefined address", "branch on an undefined value", "undefined result", "OpUnreachable reached", "barrier missed"}

func (k Kind) String() string { return kindNames[k] }

// Report is something that a shader should not do. Each kind is reported once for an instruction.
type Report struct {
	Kind  Kind
	Place string // the function and the instruction
	Inst  *ir.Inst
	Count uint64 // how often, for each invocation
	First [3]int // the global id of the first invocation, by workgroup

	where int32
	group int
}

type reportKey struct {
	kind  Kind
	where int32
}

// join adds up two reports of one instruction.
func (r Report) join(o Report) Report {
	switch {
	case o.Count == 0:
		return r
	case o.group < r.group:
		r, o = o, r
	}
	r.Count += o.Count
	return r
}

func compareReports(x, y Report) int {
	return cmp.Or(cmp.Compare(x.where, y.where), cmp.Compare(x.Kind, y.Kind))
}

// lostBy says what an invocation, given by its global id, did so that it is among [Result].Lost, and the instruction where one report has it as the first.
func lostBy(list []Report, id [3]int) string {
	for i := range list {
		r := &list[i]
		switch {
		case r.First != id:
		case r.Kind == UndefinedBranch, r.Kind == UndefinedAddress && r.Inst.Op != spirv.OpLoad:
			return "goes where an undefined value leads: " + r.Place
		case r.Kind == OutOfBounds && !ofBuffer(r.Inst):
			return "goes beyond the bounds of memory that is no buffer: " + r.Place
		}
	}
	return "goes where an undefined value leads, or beyond the bounds of memory that is no buffer"
}

// ofBuffer reports whether an instruction that takes a pointer first is one on a buffer.
func ofBuffer(in *ir.Inst) bool {
	m := in.Block().Module()
	t := m.Def(m.TypeOf(in.ID(0)))
	return t != nil && (t.Op == spirv.OpTypePointer || t.Op == spirv.OpTypeUntypedPointerKHR) && isBuffer(spirv.StorageClass(t.Word(0)))
}
