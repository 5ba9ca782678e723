package vm

import (
	"fmt"
	"math/bits"
	"strings"

	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/internal/execute"
	"hone/vm/layout"
)

// Trace says what is to become of each instruction that is executed.
type Trace struct {
	Do   func(*Executed)              // what it gets holds until it returns
	Only func(invocation [3]int) bool // the invocations that are of interest, by their global id; nil for all
}

// Executed is an instruction that an invocation has executed. A branch, a return, a call and a barrier are given before
// they are, and a call again, with its result, when it is over.
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
	Address  uint64 // of physical memory, and in kernels
	Outside  bool   // nothing is there
}

// tracer shows the instructions of a run to who asked for them.
type tracer struct {
	*dispatch
	taken map[*execute.Batch][][]Value // by lane: operands of the instruction that is traced
}

// trace shows an instruction for the lanes of a mask.
func (r *tracer) trace(s *execute.Batch, fr *execute.Frame, t *code.Traced, mask uint64) {
	ask := r.in.Trace
	if r.taken[s] == nil {
		r.taken[s] = make([][]Value, r.p.Lanes)
	}
	taken := r.taken[s]
	x := Executed{Inst: t.In, Depth: len(s.Frames()) - 1, Returned: t.Returned}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		if x.Invocation = r.globalID(s.Number(lane)); ask.Only != nil && !ask.Only(x.Invocation) {
			continue
		}
		x.Operands = taken[lane][:0]
		if t.Result != nil && !t.Returned {
			x.Operands = taken[lane]
		}
		for k := range t.Operands {
			x.Operands = append(x.Operands, r.tracedValue(s, fr, &t.Operands[k], lane))
		}
		taken[lane] = x.Operands
		if t.Only {
			continue
		}
		if x.Result = nil; t.Result != nil {
			v := r.tracedValue(s, fr, t.Result, lane)
			x.Result = &v
		}
		ask.Do(&x)
		taken[lane] = taken[lane][:0]
	}
}

// tracedValue reads a value of a lane.
func (r *tracer) tracedValue(s *execute.Batch, fr *execute.Frame, t *code.TracedValue, lane int) Value {
	v := Value{ID: t.ID, Type: t.Typ}
	if t.Pointer != nil {
		v.Pointer = r.pointee(s, fr, t, lane)
		return v
	}
	for _, part := range t.Parts {
		v.Bits = append(v.Bits, s.Value(fr, part)[lane])
		v.Undefined = append(v.Undefined, s.ShadowedLanes(fr, part)>>lane&1 != 0)
	}
	return v
}

// pointee finds out where a pointer leads.
func (r *tracer) pointee(s *execute.Batch, fr *execute.Frame, t *code.TracedValue, lane int) *Pointee {
	p := t.Pointer
	at := p.Disp
	if v := s.Value(fr, p.Base); v != nil {
		at += int64(v[lane])
	}
	if p.Framed {
		at += int64(fr.Cells)
	}
	tracing := r.p.Tracing
	switch {
	case r.p.Kernel && p.Object != code.NoOperand && s.Value(fr, p.Object)[lane] == code.Physical:
		return r.pointeeOfKernel(uint64(at), t.Levels)
	case code.IsBuffer(p.Class):
		object := s.Value(fr, p.Object)[lane]
		if object == code.Physical {
			return &Pointee{Address: uint64(at)}
		}
		return r.pointeeInBuffer(int(object), at, t.Levels)
	case r.p.Shares(p.Class):
		if tracing.Unit > 0 && p.Class == spirv.StorageClassWorkgroup {
			return &Pointee{Path: fmt.Sprintf("Workgroup+%d", at*tracing.Unit)}
		}
		return pointeeIn(tracing.Shared, at, t.Levels)
	}
	if p := pointeeIn(tracing.Private, at, t.Levels); !p.Outside {
		return p
	}
	frames := s.Frames()
	for top := len(frames) - 1; top >= 0; top-- {
		f := &frames[top]
		if p := pointeeIn(tracing.Functions[f.Function.Index], at-int64(f.Cells), t.Levels); !p.Outside {
			return p
		}
	}
	return &Pointee{Outside: true}
}

// pointeeOfKernel finds out what is at an address of a kernel: an argument, a constant or a local variable has a name.
func (r *tracer) pointeeOfKernel(address uint64, levels int) *Pointee {
	for _, w := range r.p.Windows {
		if at := address - w.Address; at < w.Size && int(w.Object) < len(r.p.Bindings) {
			p := r.pointeeInBuffer(w.Object, int64(at), levels)
			p.Address = address
			return p
		} else if at < w.Size {
			return &Pointee{Variable: r.p.Objects[w.Object].Variable, Path: fmt.Sprintf("+%d", at), Address: address}
		}
	}
	return &Pointee{Address: address}
}

func (r *tracer) pointeeInBuffer(object int, at int64, levels int) *Pointee {
	known := object
	for i, rt := range r.p.Runtimes { // elements of arrays of descriptors stand after the others
		if n := r.machine.Elements[i]; object >= n.First && object < n.First+n.N*rt.Each {
			known = rt.Object
		}
	}
	if known < 0 || known >= len(r.p.Bindings) {
		return &Pointee{Outside: true}
	}
	p := &Pointee{Variable: r.p.Objects[known].Variable}
	if at < 0 || at >= int64(len(r.machine.Buffers[object])) {
		p.Outside = true
	}
	if at >= 0 && at < layout.MaxSize {
		p.Path = trimmed(r.p.Bindings[known].Layout, int(at), levels)
	}
	if slot := r.slots[object]; slot != nil && r.p.IsArrayOfDescriptors(known) {
		p.Path = fmt.Sprintf("[%d]%s", slot.Element, p.Path)
	}
	return p
}

// pointeeIn finds a cell among variables.
func pointeeIn(list []code.CellVariable, at int64, levels int) *Pointee {
	for _, v := range list {
		if at >= v.First && at < v.First+v.N {
			return &Pointee{Variable: v.ID, Path: trimmed(v.Layout, int(at-v.First), levels)}
		}
	}
	return &Pointee{Outside: true}
}

// trimmed returns the path to what begins at an offset, without its last parts.
func trimmed(l *layout.Type, at, levels int) string {
	scalar, _, path := l.At(at)
	if scalar == nil {
		return path
	}
	for range levels {
		path = path[:max(strings.LastIndexAny(path, ".["), 0)]
	}
	return path
}
