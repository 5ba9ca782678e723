package vm

import (
	"fmt"
	"math/bits"
	"strings"

	"hone/ir"
	"hone/spirv"
)

// Trace says what is to become of each instruction that is executed.
type Trace struct {
	Do   func(*Executed)              // what it gets holds until it returns
	Only func(invocation [3]int) bool // the invocations that are of interest, by their global id; nil for all
}

// Executed is an instruction that an invocation has executed. A branch, a return, a call and a barrier are given before they are, and a call again, with its
// result, when it is over.
type Executed struct {
	Inst       *ir.Inst
	Invocation [3]int // global id
	Depth      int    // calls that it is in
	Returned   bool   // a call that is over
	Operands   []Value
	Result     *Value // nil for none
}

// Value is what an id stood for.
type Value struct {
	ID        ir.ID
	Type      ir.ID
	Bits      []uint64 // of its scalars, in order: the first 64
	Undefined []bool   // for each: it depends on an undefined value
	Pointer   *Pointee // where a pointer leads; Bits are empty then
}

// Pointee is where a pointer leads.
type Pointee struct {
	Variable ir.ID  // 0 for an address, and for Workgroup memory where variables overlap
	Path     string // what in the variable, such as ".items[3].pos"; in that memory, what byte
	Address  uint64 // of physical memory
	Outside  bool   // nothing is there
}

// tracer shows the instructions of a run to who asked for them.
type tracer struct {
	*dispatch
	taken map[*subgroup][][]Value // by lane: operands of the instruction that is traced
}

// trace shows an instruction for the lanes of a mask.
func (r *tracer) trace(s *subgroup, fr *frame, t *traced, mask uint64) {
	ask := r.in.Trace
	if r.taken[s] == nil {
		r.taken[s] = make([][]Value, r.p.lanes)
	}
	taken := r.taken[s]
	x := Executed{Inst: t.in, Depth: len(s.Frames()) - 1, Returned: t.returned}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		if x.Invocation = r.globalID(s.Number(lane)); ask.Only != nil && !ask.Only(x.Invocation) {
			continue
		}
		x.Operands = taken[lane][:0]
		if t.result != nil && !t.returned {
			x.Operands = taken[lane]
		}
		for k := range t.operands {
			x.Operands = append(x.Operands, r.tracedValue(s, fr, &t.operands[k], lane))
		}
		taken[lane] = x.Operands
		if t.only {
			continue
		}
		if x.Result = nil; t.result != nil {
			v := r.tracedValue(s, fr, t.result, lane)
			x.Result = &v
		}
		ask.Do(&x)
		taken[lane] = taken[lane][:0]
	}
}

// tracedValue reads a value of a lane.
func (r *tracer) tracedValue(s *subgroup, fr *frame, t *tracedValue, lane int) Value {
	v := Value{ID: t.id, Type: t.typ}
	if t.pointer != nil {
		v.Pointer = r.pointee(s, fr, t, lane)
		return v
	}
	for _, part := range t.parts {
		v.Bits = append(v.Bits, s.Value(fr, part)[lane])
		v.Undefined = append(v.Undefined, s.Taint(fr, part)>>lane&1 != 0)
	}
	return v
}

// pointee finds out where a pointer leads.
func (r *tracer) pointee(s *subgroup, fr *frame, t *tracedValue, lane int) *Pointee {
	p := t.pointer
	at := p.disp
	if v := s.Value(fr, p.base); v != nil {
		at += int64(v[lane])
	}
	if p.framed {
		at += int64(fr.cells)
	}
	tracing := r.p.tracing
	switch {
	case isBuffer(p.class):
		object := s.Value(fr, p.object)[lane]
		if object == physical {
			return &Pointee{Address: uint64(at)}
		}
		return r.pointeeInBuffer(int(object), at, t.levels)
	case p.class == spirv.StorageClassWorkgroup:
		if tracing.unit > 0 {
			return &Pointee{Path: fmt.Sprintf("Workgroup+%d", at*tracing.unit)}
		}
		return pointeeIn(tracing.shared, at, t.levels)
	}
	if p := pointeeIn(tracing.private, at, t.levels); !p.Outside {
		return p
	}
	frames := s.Frames()
	for top := len(frames) - 1; top >= 0; top-- {
		f := &frames[top]
		if p := pointeeIn(tracing.functions[f.f.index], at-int64(f.cells), t.levels); !p.Outside {
			return p
		}
	}
	return &Pointee{Outside: true}
}

func (r *tracer) pointeeInBuffer(object int, at int64, levels int) *Pointee {
	known := object
	for i, rt := range r.p.runtimes { // elements of arrays of descriptors stand behind the others
		if n := r.machine.Elements[i]; object >= n.First && object < n.First+n.N*rt.each {
			known = rt.object
		}
	}
	if known < 0 || known >= len(r.p.bindings) {
		return &Pointee{Outside: true}
	}
	p := &Pointee{Variable: r.p.objects[known].variable}
	if at < 0 || at >= int64(len(r.machine.Buffers[object])) {
		p.Outside = true
	}
	if at >= 0 && at < maxLayout {
		p.Path = trimmed(r.p.bindings[known].Layout, int(at), levels)
	}
	if slot := r.slots[object]; slot != nil && r.p.isArrayOfDescriptors(known) {
		p.Path = fmt.Sprintf("[%d]%s", slot.Element, p.Path)
	}
	return p
}

// pointeeIn finds a cell among variables.
func pointeeIn(list []cellVariable, at int64, levels int) *Pointee {
	for _, v := range list {
		if at >= v.first && at < v.first+v.n {
			return &Pointee{Variable: v.id, Path: trimmed(v.layout, int(at-v.first), levels)}
		}
	}
	return &Pointee{Outside: true}
}

// trimmed returns the path to what begins at an offset, without its last parts.
func trimmed(l *Layout, at, levels int) string {
	scalar, _, path := l.At(at)
	if scalar == nil {
		return path
	}
	for range levels {
		path = path[:max(strings.LastIndexAny(path, ".["), 0)]
	}
	return path
}
