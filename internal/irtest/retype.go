package irtest

import (
	"math/rand/v2"
	"slices"

	"hone/spirv"
)

// Retyped returns a copy of a module in which the types of operands no longer go together, as far as chance has it: an
// operand is another id of the module, two operands change places, the result type is another type, an operand is
// missing, a width or a number of components is another one, or an operation is another one with operands of the same
// kinds. Ids are exchanged for such as are defined before. It is always the same for a state of r.
func Retyped(r *rand.Rand, bin *spirv.Binary) *spirv.Binary {
	x := newRetyper(r, bin)
	for range 200 {
		if w := x.mutate(); w != nil {
			return &spirv.Binary{Words: w, BigEndian: bin.BigEndian}
		}
	}
	return bin
}

// retyper holds what is known of a module.
type retyper struct {
	r      *rand.Rand
	bin    *spirv.Binary
	insts  []located
	types  []uint32 // ids of types
	values []value  // in the order of their definitions
	sets   map[spirv.ID]*spirv.ExtSet
	kinds  map[uint32]uint32 // the result type of each value, 0 of a type
	widths map[uint32]int
	ops    map[uint32]spirv.Op // of types

	capabilities map[spirv.Capability]bool
}

// located is an instruction, at a word, in a function, which is 0 outside of them.
type located struct {
	at, function int
	words        []uint32
}

// value is the result of an instruction.
type value struct {
	id           uint32
	at, function int
}

// NumberWidth implements [spirv.Context].
func (x *retyper) NumberWidth(id spirv.ID) int {
	if t := x.kinds[uint32(id)]; t != 0 {
		id = spirv.ID(t)
	}
	return x.widths[uint32(id)]
}

// ExtSet implements [spirv.Context].
func (x *retyper) ExtSet(id spirv.ID) *spirv.ExtSet { return x.sets[id] }

func newRetyper(r *rand.Rand, bin *spirv.Binary) *retyper {
	x := &retyper{r: r, bin: bin, sets: map[spirv.ID]*spirv.ExtSet{}, kinds: map[uint32]uint32{}, widths: map[uint32]int{},
		ops: map[uint32]spirv.Op{}, capabilities: map[spirv.Capability]bool{}}
	function := 0
	for at, w := range bin.Insts() {
		op := spirv.Op(w[0])
		if op == spirv.OpFunction {
			function++
		}
		f := function
		if function > 0 && op == spirv.OpFunctionEnd {
			f = 0
		}
		x.insts = append(x.insts, located{at, f, w})
		info := op.Info()
		switch {
		case op == spirv.OpCapability:
			x.declare(spirv.Capability(w[1]), 0)
		case info == nil || !info.HasResult || op == spirv.OpLabel || op == spirv.OpString || op == spirv.OpDecorationGroup:
		case op == spirv.OpExtInstImport:
			name, _, _ := spirv.String(w[2:])
			x.sets[spirv.ID(w[1])] = spirv.LookupExtSet(name)
		case info.HasType:
			x.kinds[w[2]] = w[1]
			if op != spirv.OpFunction {
				x.values = append(x.values, value{w[2], at, f})
			}
		default:
			x.types = append(x.types, w[1])
			x.ops[w[1]] = op
			if op == spirv.OpTypeInt || op == spirv.OpTypeFloat {
				x.widths[w[1]] = int(w[2])
			}
		}
	}
	return x
}

// declare records a capability and those that it implies.
func (x *retyper) declare(c spirv.Capability, depth int) {
	e := spirv.KindCapability.Enumerant(uint32(c))
	if x.capabilities[c] = true; e == nil || depth > 16 {
		return
	}
	for _, d := range e.Needs.Capabilities {
		x.declare(d, depth+1)
	}
}

// mutate returns the words with one fault, nil if the attempt came to nothing.
func (x *retyper) mutate() []uint32 {
	in := x.insts[x.r.IntN(len(x.insts))]
	info := spirv.Op(in.words[0]).Info()
	if info == nil || info.Class == "Debug" || info.Class == "Annotation" || info.Op == spirv.OpExtInstImport {
		return nil
	}
	var ids, literals []int
	var s spirv.Scanner
	for s.Init(in.words, x); s.Next(); {
		switch {
		case s.Kind == spirv.KindIdResult || s.Kind == spirv.KindIdResultType:
		case s.Kind.IsID():
			if _, ok := x.kinds[in.words[s.Start]]; ok || slices.Contains(x.types, in.words[s.Start]) {
				ids = append(ids, s.Start)
			}
		case s.Kind == spirv.KindLiteralInteger || s.Kind == spirv.KindStorageClass || s.Kind == spirv.KindDim ||
			s.Kind == spirv.KindGroupOperation:
			literals = append(literals, s.Start)
		}
	}
	w := slices.Clone(x.bin.Words)
	at := in.at
	switch k := x.r.IntN(20); {
	case k < 9 && len(ids) > 0:
		i := at + ids[x.r.IntN(len(ids))]
		w[i] = x.other(w[i], in)
	case k < 12 && info.HasType && len(x.types) > 0:
		w[at+1] = x.otherType(w[at+1])
	case k < 13 && len(ids) > 1:
		i, j := ids[x.r.IntN(len(ids))], ids[x.r.IntN(len(ids))]
		w[at+i], w[at+j] = w[at+j], w[at+i]
	case k < 15 && len(ids) > 0:
		i := at + ids[x.r.IntN(len(ids))]
		w = slices.Delete(w, i, i+1)
		w[at] -= 1 << 16
	case k < 17 && len(literals) > 0:
		i := at + literals[x.r.IntN(len(literals))]
		near := []uint32{w[i] + 1, w[i] - 1, 2 * w[i], w[i] / 2, x.r.Uint32N(5), 33}
		w[i] = near[x.r.IntN(len(near))]
	case k < 18:
		if op, ok := x.alike(info); ok {
			w[at] = w[at]&^0xffff | uint32(op)
		}
	case k < 19 && len(ids) > 0: // an operand more
		i := at + ids[len(ids)-1] + 1
		w = slices.Insert(w, i, x.other(w[i-1], in))
		w[at] += 1 << 16
	case k < 20 && info.Op == spirv.OpMemoryModel:
		w = slices.Delete(w, at, at+len(in.words))
	}
	if slices.Equal(w, x.bin.Words) {
		return nil
	}
	return w
}

// other returns an id that is defined before an instruction: mostly a value for a value, and a type for a type.
func (x *retyper) other(id uint32, in located) uint32 {
	_, isValue := x.kinds[id]
	if isValue == (x.r.IntN(12) == 0) || len(x.values) == 0 {
		return x.otherType(id)
	}
	near := x.r.IntN(3) == 0 // of the same kind of type
	for range 50 {
		v := x.values[x.r.IntN(len(x.values))]
		if (v.function == 0 || v.function == in.function && v.at < in.at) &&
			(!near || x.ops[x.kinds[v.id]] == x.ops[x.kinds[id]]) {
			return v.id
		}
	}
	return id
}

// otherType returns another type, often one of the same kind.
func (x *retyper) otherType(id uint32) uint32 {
	near := x.r.IntN(2) == 0
	for range 20 {
		if t := x.types[x.r.IntN(len(x.types))]; !near || t != id && x.ops[t] == x.ops[id] {
			return t
		}
	}
	return id
}

// declared reports whether the module declares what an opcode needs.
func (x *retyper) declared(n spirv.Needs) bool {
	if len(n.Capabilities) == 0 {
		return n.Version != 0 && n.Version <= x.bin.Header().Version
	}
	return slices.ContainsFunc(n.Capabilities, func(c spirv.Capability) bool { return x.capabilities[c] }) &&
		(n.Version != 0 || len(n.Extensions) == 0)
}

// alike returns another opcode of the same class with the same layout.
func (x *retyper) alike(info *spirv.OpInfo) (spirv.Op, bool) {
	var list []spirv.Op
	for _, o := range spirv.Ops() {
		if o.Op == info.Op || o.Class != info.Class || len(o.Operands) != len(info.Operands) || !x.declared(o.Needs) {
			continue
		}
		same := true
		for i := range o.Operands {
			same = same && o.Operands[i].Kind == info.Operands[i].Kind && o.Operands[i].Quant == info.Operands[i].Quant
		}
		if same {
			list = append(list, o.Op)
		}
	}
	if len(list) == 0 {
		return 0, false
	}
	return list[x.r.IntN(len(list))], true
}
