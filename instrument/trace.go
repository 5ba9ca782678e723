package instrument

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

var traced = pass.String("variable", "", "the name of the variables whose values are traced")

// TracePass writes each value that a variable of a name is given to the report buffer: what stores put there, also into
// a part, and what a local one is initialized with. A value that has the name itself is traced where it is defined, a
// parameter at the start of its function, and so is one that debug information says to be the variable's. A name is
// that of OpName or of debug information.
//
// It leaves alone, with a remark, what is written by copies of memory, atomic operations and functions that are given a
// pointer to the variable. Cost: linear.
var TracePass = New(Trace, "trace", "write the values of a variable to the report buffer", traceFunction, traced)

func traceFunction(x *Instrumenter, f *ir.Function) {
	name := traced.Of(x.Context)
	if name == "" {
		if !x.told {
			x.told = true
			x.Remark(0, "no variable is named, so none is traced")
		}
		return
	}
	if !x.told {
		if x.told = true; !isThere(x.Module, name) {
			x.Remark(0, "nothing is named %q", name)
		}
	}
	t := tracer{Instrumenter: x, name: name, debug: debugNames(x, f)}
	for _, p := range f.Params {
		switch {
		case !t.is(p.Result):
		case isPointer(x.Module, p.Type):
			x.Remark(p.Result, "is not traced where it is given: it is a pointer; stores through it are")
		default:
			t.report(x.AtStart(f.Blocks[0]), f.Blocks[0].FirstInsertionPoint(), inFormat(t.name), nil, p.Result)
		}
	}
	for _, b := range f.Blocks {
		var initial []*ir.Inst
		clear(t.shown)
		for in := range b.Insts() {
			switch {
			case in.Unknown():
			case in.Op == spirv.OpStore:
				t.store(in)
			case in.Op == spirv.OpVariable:
				if in.NumWords() > 1 && t.is(in.Result) {
					initial = append(initial, in)
				}
			case x.Module.IsDebug(in):
				t.debugValue(in)
			case in.Op.Is(spirv.TraitVariable), in.Op == spirv.OpLabel:
			case in.Result != 0 && in.Type != 0 && t.is(in.Result) && !isPointer(x.Module, in.Type):
				at := in
				if in.Op == spirv.OpPhi {
					at = b.FirstInsertionPoint()
					t.report(x.Before(at), in, inFormat(t.name), nil, in.Result)
				} else if !in.IsTerminator() {
					t.report(x.After(at), in, inFormat(t.name), nil, in.Result)
				}
			default:
				t.other(in)
			}
		}
		for _, in := range initial {
			t.report(x.AtStart(b), in, inFormat(t.name), nil, in.ID(1))
		}
	}
}

// isThere reports whether anything has a name, by OpName or in debug information.
func isThere(m *ir.Module, name string) bool {
	for in := range m.Section(ir.DebugNames).Insts() {
		if in.Op == spirv.OpName && !in.Unknown() && m.Name(in.ID(0)) == name {
			return true
		}
	}
	for in := range m.Section(ir.DebugStrings).Insts() {
		if text, ok := stringOf(m, in.Result); ok && text == name && in.Op == spirv.OpString {
			return true
		}
	}
	return false
}

func isPointer(m *ir.Module, typ ir.ID) bool {
	d := m.Def(typ)
	return d == nil || d.Op == spirv.OpTypePointer || d.Op == spirv.OpTypeUntypedPointerKHR
}

// tracer is the state of the feature.
type tracer struct {
	*Instrumenter
	name  string
	debug map[ir.ID]string // variables that debug information says to be it, or a part: what stands behind the name then
	shown map[string]ir.ID // by part: the value that debug information gave it last in the block
}

// is reports whether something has the name.
func (t *tracer) is(id ir.ID) bool {
	_, ok := t.debug[id]
	return ok || t.Module.Name(id) == t.name
}

// debugNames returns the variables of SPIR-V that a variable of the source with the name is: by DebugDeclare in the
// function, or by DebugGlobalVariable.
func debugNames(x *Instrumenter, f *ir.Function) map[ir.ID]string {
	m, name := x.Module, traced.Of(x.Context)
	if !m.HasDebug() {
		return nil
	}
	found := map[ir.ID]string{}
	for in := range m.Section(ir.Globals).Insts() {
		if m.IsDebug(in) && in.Literal(1) == spirv.ShaderDebugInfo100DebugGlobalVariable && in.NumWords() > 9 &&
			named(m, in.ID(2), name) {
			found[in.ID(9)] = ""
		}
	}
	for in := range f.Insts() {
		if m.IsDebug(in) && in.Literal(1) == spirv.ShaderDebugInfo100DebugDeclare && in.NumWords() > 3 &&
			isVariableNamed(m, in.ID(2), name) {
			found[in.ID(3)] = debugPath(m, in)
		}
	}
	return found
}

func named(m *ir.Module, text ir.ID, name string) bool {
	s, ok := stringOf(m, text)
	return ok && s == name
}

// isVariableNamed reports whether an id is a DebugLocalVariable of a name.
func isVariableNamed(m *ir.Module, id ir.ID, name string) bool {
	d := m.Def(id)
	return d != nil && m.IsDebug(d) && d.NumWords() > 2 &&
		d.Literal(1) == spirv.ShaderDebugInfo100DebugLocalVariable && named(m, d.ID(2), name)
}

// debugPath returns how the part is written that a DebugDeclare or DebugValue is about, behind the variable's name.
func debugPath(m *ir.Module, in *ir.Inst) (path string) {
	const member, base = 3, 2 // where a DebugTypeMember, and types of arrays, vectors and matrices, name a type
	typ := m.Def(in.ID(2)).ID(member)
	for i := 5; i < in.NumWords(); i++ {
		index, _ := m.Constants().IntValue(in.ID(i))
		step := "[" + strconv.FormatUint(index, 10) + "]"
		d := m.Def(typ)
		typ = 0
		if d != nil && m.IsDebug(d) {
			const members = 11
			switch d.Literal(1) {
			case spirv.ShaderDebugInfo100DebugTypeComposite:
				step = "." + strconv.FormatUint(index, 10)
				if at := members + int(index); index < 1<<16 && at < d.NumWords() {
					if part := m.Def(d.ID(at)); part != nil && m.IsDebug(part) && part.NumWords() > member {
						if name, ok := stringOf(m, part.ID(2)); ok {
							step = "." + name
						}
						typ = part.ID(member)
					}
				}
			case spirv.ShaderDebugInfo100DebugTypeArray, spirv.ShaderDebugInfo100DebugTypeVector,
				spirv.ShaderDebugInfo100DebugTypeMatrix:
				typ = d.ID(base)
			}
		}
		path += step
	}
	return path
}

// debugValue traces a DebugValue of the variable, or a part of it, that is another one than the one before. An
// undefined value says that the optimizer has lost what the variable is.
func (t *tracer) debugValue(in *ir.Inst) {
	if !in.Op.Is(spirv.TraitExtended) || in.NumWords() < 5 || in.Literal(1) != spirv.ShaderDebugInfo100DebugValue ||
		!isVariableNamed(t.Module, in.ID(2), t.name) || isPointer(t.Module, t.Module.TypeOf(in.ID(3))) {
		return
	}
	value, path := in.ID(3), debugPath(t.Module, in)
	switch d := t.Module.Def(value); {
	case t.shown[path] == value, d.Op == spirv.OpUndef:
		return
	}
	if t.shown == nil {
		t.shown = map[string]ir.ID{}
	}
	t.shown[path] = value
	t.report(t.Before(in), in, inFormat(t.name+path), nil, value)
}

// store traces a store to the variable.
func (t *tracer) store(in *ir.Inst) {
	s := view.Store(in)
	object := t.Module.UnderlyingObject(s.Pointer())
	if object == nil || !t.is(object.Result) {
		return
	}
	path, indices := t.path(s.Pointer())
	t.report(t.After(in), in, path, indices, s.Object())
}

// path returns how a shader writes what a pointer leads to, with %v for each index that is no constant, and these.
func (t *tracer) path(pointer ir.ID) (path string, indices []ir.ID) {
	m := t.Module
	var chains []*ir.Inst
	for d := range m.PointerChain(pointer) {
		path = inFormat(t.name + t.debug[d.Result])
		if d.Op.Is(spirv.TraitAccessChain) {
			chains = append(chains, d)
		}
	}
	for i := len(chains) - 1; i >= 0; i-- {
		a, ok := view.AsAccessChain(chains[i])
		if !ok {
			break
		}
		for s := range a.Steps() {
			step := t.step(s)
			if step == "[]" {
				step = "[%v]"
				indices = append(indices, s.Index)
			}
			path += step
		}
	}
	return path, indices
}

// report builds a report of a value.
func (t *tracer) report(b build.Builder, in *ir.Inst, path string, indices []ir.ID, value ir.ID) {
	p := parts{tracer: t}
	p.format.WriteString(path)
	p.format.WriteString(" = ")
	for _, id := range indices {
		p.words += t.recordWords(t.Module.TypeOf(id))
	}
	p.add(t.Module.TypeOf(value))
	if !t.Allow(2 + 2*p.words + len(p.leaves)) {
		return
	}
	for _, l := range p.leaves {
		part := value
		if l.path != nil {
			part = b.CompositeExtract(l.typ, value, l.path...)
		}
		indices = append(indices, part)
	}
	t.Report(b, 0, in, p.format.String(), indices...)
}

// other remarks what else may write to the variable.
func (t *tracer) other(in *ir.Inst) {
	if in.Op != spirv.OpFunctionCall && effects.Of(in)&spirv.WritesMemory == 0 {
		return
	}
	for _, id := range in.IDs() {
		if !isPointer(t.Module, t.Module.TypeOf(id)) {
			continue
		}
		if object := t.Module.UnderlyingObject(id); object != nil && t.is(object.Result) {
			t.RemarkAt(in, object.Result, "what is written here is not traced")
		}
	}
}

// parts takes a type apart.
type parts struct {
	*tracer
	format strings.Builder
	path   []uint32
	leaves []leaf
	words  int // that the values take in a record
	seen   int // parts, leaves or not: there may be any number with nothing in them
}

// leaf is a number or vector in a value.
type leaf struct {
	typ  ir.ID
	path []uint32
}

// full reports whether no more is shown.
func (p *parts) full() bool { return p.words > MaxPayload/4 || p.seen > 2*MaxPayload }

// add adds what is in a type to the format: a number, a vector, or what is made of these, as far as there is room.
func (p *parts) add(typ ir.ID) {
	d := p.Module.Def(typ)
	n, ok := p.Types().NumParts(typ)
	p.seen++
	switch {
	case p.full():
		p.format.WriteString("...")
	case d.Op == spirv.OpTypeStruct, ok && (d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeMatrix):
		if d.Op == spirv.OpTypeStruct {
			n = d.NumWords()
		}
		p.format.WriteByte('{')
		for i := range n {
			if i > 0 {
				p.format.WriteString(", ")
			}
			if p.full() {
				p.format.WriteString("...")
				break
			}
			if name := p.Module.MemberName(typ, i); d.Op == spirv.OpTypeStruct && name != "" {
				fmt.Fprintf(&p.format, "%s = ", inFormat(name))
			}
			p.path = append(p.path, uint32(i))
			p.add(p.Types().PartAt(typ, uint32(i)))
			p.path = p.path[:len(p.path)-1]
		}
		p.format.WriteByte('}')
	default:
		words := p.recordWords(typ)
		if words == 0 {
			p.format.WriteByte('?')
			return
		}
		p.format.WriteString("%v")
		p.words += words
		p.leaves = append(p.leaves, leaf{typ, slices.Clone(p.path)})
	}
}
