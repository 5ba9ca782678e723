package specialize

import (
	"fmt"
	"slices"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// dep is a value that may become a constant: it follows from specialization constants, or a phi may have it from one
// block only.
type dep struct {
	slot  int32
	inst  int32
	block int32 // -1 outside of functions
	kind  depKind
	row   *fold.Row
	args  fold.Args
	ops   span // in depOps
	lits  []uint32
	at    int32 // of an extraction or insertion: the first component
	users span  // blocks

	laws     []law // about the operation
	freedoms fastmath.Flags
}

type depKind uint8

// How the value of a dep follows from those of its operands.
const (
	specified depKind = iota // by SpecId
	computed                 // by a row of package fold, component by component
	evaluated                // by a row of package fold, as a whole
	selected
	composed
	extracted
	inserted
	shuffled
	copied // also OpBitcast between components of a width
	merged // phi
)

// specConstants finds the specialization constants and what is made of them outside of functions.
func (b *builder) specConstants() error {
	t := b.tables
	formats := map[fold.Format]bool{}
	nearest := func(f fold.Format) bool {
		v, ok := formats[f]
		if !ok {
			v = b.nearest(f)
			formats[f] = v
		}
		return v
	}
	lengths := b.m.Lengths()
	for in := range b.m.Section(ir.Globals).Insts() {
		if !in.Op.Is(spirv.TraitSpecConstant) {
			continue
		}
		t.specs = append(t.specs, t.def[in.Result])
		number, grouped, decorated := specID(b.m, in)
		if grouped {
			return fmt.Errorf("%%%d: its SpecId comes from a group of decorations, which other constants may share", in.Result)
		}
		if in.Unknown() || t.types[in.Type].cells == 0 {
			continue
		}
		d := dep{inst: t.def[in.Result], block: -1}
		switch in.Op {
		case spirv.OpSpecConstantTrue, spirv.OpSpecConstantFalse, spirv.OpSpecConstant:
			d.kind = specified
			b.addDep(d, in, nil)
			if decorated {
				t.settable = append(t.settable, settable{number, t.slotOf[in.Result] - 1, b.m.Name(in.Result),
					lengths[in.Result]})
			}
		case spirv.OpSpecConstantComposite:
			if ops, ok := b.operands(in, 0); ok {
				d.kind = composed
				b.addDep(d, in, ops)
			}
		case spirv.OpSpecConstantOp:
			if in.NumWords() > 1 {
				if ops, ok := b.operation(&d, in, spirv.Op(in.Literal(0)), 1, nearest); ok {
					b.addDep(d, in, ops)
				}
			}
		}
	}
	t.globalDeps = int32(len(t.deps))
	for id := range t.slotOf {
		if s := t.slotOf[id]; s > 0 && lengths[ir.ID(id)] && int(s) <= len(t.slots) {
			t.lengths = append(t.lengths, s-1)
		}
	}
	slices.SortStableFunc(t.settable, func(x, y settable) int { return x.compare(y.id) })
	return nil
}

// specID returns the number by which a constant is specialized.
func specID(m *ir.Module, in *ir.Inst) (number uint32, grouped, ok bool) {
	for d := range m.Decorations(in.Result) {
		if d.Kind == spirv.DecorationSpecId && d.Member < 0 && len(d.Params) > 0 {
			return d.Params[0], d.Group, true
		}
	}
	return 0, false, false
}

// addDep adds a dep with the slots of its operands.
func (b *builder) addDep(d dep, in *ir.Inst, ops []int32) {
	t := b.tables
	d.slot = b.newSlot(uint32(in.Result), uint32(in.Type), untouched)
	d.ops.first = int32(len(t.depOps))
	t.depOps = append(t.depOps, ops...)
	d.ops.end = int32(len(t.depOps))
	t.deps = append(t.deps, d)
}

// operands returns the slots of the operands from word first on; ok is false where one has none.
func (b *builder) operands(in *ir.Inst, first int) (ops []int32, ok bool) {
	for i := first; i < in.NumWords(); i++ {
		s := b.slotOf[in.Word(i)] - 1
		if s < 0 {
			return nil, false
		}
		ops = append(ops, s)
	}
	return ops, true
}

// operation says how an operation computes its result from operands that stand from word first on. ok is false where
// nothing can be known of the result.
func (b *builder) operation(d *dep, in *ir.Inst, op spirv.Op, first int, nearest func(fold.Format) bool) ([]int32,
	bool) {
	t := b.tables
	typ := &t.types[in.Type]
	n := in.NumWords() - first
	some := func(k int) ([]int32, bool) { // slots of the first operands
		if n < k {
			return nil, false
		}
		var ops []int32
		for i := range k {
			s := t.slotOf[in.Word(first+i)] - 1
			if s < 0 {
				return nil, false
			}
			ops = append(ops, s)
		}
		return ops, true
	}
	slotAt := func(i int) int32 { return t.slotOf[in.Word(first+i)] - 1 }
	switch op {
	case spirv.OpSelect:
		d.kind = selected
		if n != 3 || slotAt(0) < 0 || t.slots[slotAt(0)].n != 1 || typ.cells == 0 {
			return nil, false
		}
		return []int32{slotAt(0), slotAt(1), slotAt(2)}, true
	case spirv.OpCompositeConstruct:
		ops, ok := some(n)
		cells := int32(0)
		for _, s := range ops {
			cells += t.slots[s].n
		}
		d.kind = composed
		return ops, ok && cells == typ.cells
	case spirv.OpCompositeExtract:
		ops, ok := some(1)
		if !ok {
			return nil, false
		}
		at, part := b.partOf(t.slots[ops[0]].typ, in.Words()[first+1:])
		d.kind, d.at = extracted, at
		return ops, at >= 0 && t.types[part].cells == typ.cells
	case spirv.OpCompositeInsert:
		ops, ok := some(2)
		if !ok {
			return nil, false
		}
		at, part := b.partOf(uint32(in.Type), in.Words()[first+2:])
		d.kind, d.at = inserted, at
		return ops, at >= 0 && t.types[part].cells == t.slots[ops[0]].n && t.slots[ops[1]].n == typ.cells
	case spirv.OpVectorShuffle:
		ops, ok := some(2)
		if !ok || n-2 != int(typ.cells) {
			return nil, false
		}
		d.kind, d.lits = shuffled, slices.Clone(in.Words()[first+2:])
		for _, w := range d.lits {
			if int64(w) >= int64(t.slots[ops[0]].n+t.slots[ops[1]].n) {
				return nil, false
			}
		}
		return ops, true
	case spirv.OpCopyObject, spirv.OpBitcast:
		ops, ok := some(1)
		if !ok {
			return nil, false
		}
		from := &t.types[t.slots[ops[0]].typ]
		d.kind = copied
		return ops, from.cells == typ.cells && from.width == typ.width && typ.scalar != 0 && from.scalar != 0 &&
			from.bool == typ.bool
	}
	row := fold.For(op)
	if op == spirv.OpExtInst {
		row = fold.ForExt(b.m.ExtSet(in.ID(0)), in.Literal(1))
		first, n = 2, n-2
	}
	if row == nil || row.Second != nil || row.Vector != nil || n == 0 || n != row.Operands() || n > 4 || typ.scalar == 0 {
		return nil, false
	}
	if b.m.ConvertsItsOwnWay(in.Result) {
		return nil, false
	}
	var ops []int32
	var types []uint32
	d.laws = lawsOf(op)
	for i := range n {
		s := slotAt(i)
		if s < 0 && d.laws == nil {
			return nil, false
		}
		ops, types = append(ops, s), append(types, t.typeOfID(in.Word(first+i)))
	}
	var ok bool
	if d.args, ok = b.arguments(row, typ, types, nearest); !ok {
		return nil, false
	}
	d.kind, d.row = computed, row
	if row.Compute == nil {
		d.kind = evaluated
	}
	for _, x := range types {
		if c := t.types[x].cells; d.kind == computed && c != 1 && c != typ.cells {
			return nil, false
		}
	}
	return ops, true
}

// arguments returns widths and formats of an operation.
func (b *builder) arguments(row *fold.Row, typ *typeInfo, operands []uint32,
	nearest func(fold.Format) bool) (a fold.Args, ok bool) {
	for _, x := range operands {
		if b.types[x].scalar == 0 {
			return a, false
		}
	}
	from := &b.types[operands[0]]
	a.From, a.Width = int(from.width), int(typ.width)
	if row.Result() == fold.Bool {
		a.Width = a.From
	}
	if last := &b.types[operands[len(operands)-1]]; row.Sig == "fi>f" && last.width != 32 {
		return a, false // the exponent of Ldexp counts as 32 bits
	}
	isFloat := func(c fold.Class) bool { return c == fold.Float || c == fold.FloatVector }
	if isFloat(row.Operand(0)) {
		if a.FromFormat = from.format; from.format.Width == 0 || !nearest(from.format) {
			return a, false
		}
		a.Format = a.FromFormat
	}
	if isFloat(row.Result()) {
		if a.Format = typ.format; typ.format.Width == 0 || !nearest(typ.format) {
			return a, false
		}
	}
	return a, true
}

// partOf returns the first component of the part of a type that literal indices lead to, and its type; -1 for none.
func (b *builder) partOf(typ uint32, path []uint32) (at int32, part uint32) {
	for _, i := range path {
		x := &b.types[typ]
		if int64(i) >= int64(len(x.parts)) {
			return -1, 0
		}
		for _, p := range x.parts[:i] {
			at += b.types[p].cells
		}
		typ = x.parts[i]
	}
	return at, typ
}

// dependents finds what follows from specialization constants in functions, and branches that do.
func (b *builder) dependents() {
	t := b.tables
	for fi, f := range b.m.Functions() {
		fn := &t.functions[fi]
		var environments *fastmath.Environments
		floats := func() *fastmath.Environments {
			if environments == nil {
				environments = fastmath.Of(b.facts, f)
			}
			return environments
		}
		first := len(t.deps)
		for bi := fn.blocks.first; bi < fn.blocks.end; bi++ {
			bl := &t.blocks[bi]
			bl.deps.first = int32(len(t.deps))
			for i := bl.span.first; i < bl.span.end; i++ {
				b.dependent(fn, bi, i, floats)
			}
			bl.deps.end = int32(len(t.deps))
			switch x := &t.insts[bl.term]; x.op {
			case spirv.OpBranchConditional, spirv.OpSwitch:
				if !b.ops[bl.term].Unknown() {
					bl.cond = t.slotOf[t.words[x.at+1]] - 1
				}
			}
		}
		// A phi at the start of a loop was looked at before what comes around the loop had a slot.
		for d := first; d < len(t.deps); d++ {
			if x := &t.deps[d]; x.kind == merged {
				in := b.ops[x.inst]
				for k := range x.ops.end - x.ops.first {
					t.depOps[x.ops.first+k] = t.slotOf[in.Word(2*int(k))] - 1
				}
			}
		}
	}
	b.findUsers()
	b.indexConstants()
}

// dependent looks at an instruction of a function.
func (b *builder) dependent(fn *function, bi, i int32, floats func() *fastmath.Environments) {
	t := b.tables
	in := b.ops[i]
	id := uint32(in.Result)
	if id == 0 || in.Type == 0 || t.pinned[id] || in.Unknown() {
		return
	}
	switch in.Op {
	case spirv.OpPhi:
		b.replaceable(fn, in, bi, i)
	case spirv.OpSelect:
		if s := t.slotOf[in.ID(0)] - 1; s >= 0 && t.state0[s] == untouched {
			b.replaceable(fn, in, bi, i)
		}
	}
	if !t.types[in.Type].folded {
		return
	}
	d := dep{inst: i, block: bi}
	var ops []int32
	if in.Op == spirv.OpPhi {
		d.kind = merged
		found := false
		for k := 0; k+1 < in.NumWords(); k += 2 {
			s := t.slotOf[in.Word(k)] - 1
			ops = append(ops, s)
			found = found || s >= 0
		}
		if !found {
			return
		}
	} else {
		var ok bool
		nearest := func(x fold.Format) bool { return floats().Of(x).Nearest() }
		if ops, ok = b.operation(&d, in, in.Op, 0, nearest); !ok {
			return
		}
		if !slices.ContainsFunc(ops, func(s int32) bool { return s >= 0 && t.state0[s] == untouched }) {
			return
		}
		if d.laws != nil {
			b.replaceable(fn, in, bi, i)
			if t.types[in.Type].format.Width > 0 {
				d.freedoms = floats().Freedoms(in, 0)
			}
		}
	}
	b.addDep(d, in, ops)
	if t.repl[id] == 0 {
		t.repls++
		t.repl[id] = int32(t.repls)
	}
}

// replaceable notes that another value may take the place of an instruction's. Decorations such as NonUniform say
// something about the value under this id, which keeps it.
func (b *builder) replaceable(fn *function, in *ir.Inst, bi, i int32) {
	for d := range b.m.Decorations(in.Result) {
		switch d.Kind {
		case spirv.DecorationRelaxedPrecision, spirv.DecorationNoContraction, spirv.DecorationFPFastMathMode,
			spirv.DecorationNoSignedWrap, spirv.DecorationNoUnsignedWrap:
		default:
			return
		}
	}
	fn.repls, fn.at = append(fn.repls, i), append(fn.at, bi)
	b.repls++
	b.repl[in.Result] = int32(b.repls)
}

// findUsers lists for each dep the blocks to look at again when it is known better.
func (b *builder) findUsers() {
	t := b.tables
	t.depOf = make([]int32, len(t.slots))
	for d := range t.deps {
		t.depOf[t.deps[d].slot] = int32(d + 1)
	}
	lists := make([][]int32, len(t.deps))
	use := func(s, block int32, phi bool) {
		if s < 0 || t.depOf[s] == 0 {
			return
		}
		d := t.depOf[s] - 1
		if x := &t.deps[d]; x.block < 0 || x.block == block && !phi {
			return
		}
		if l := lists[d]; len(l) == 0 || l[len(l)-1] != block {
			lists[d] = append(l, block)
		}
	}
	for i := range t.deps {
		d := &t.deps[i]
		for k := d.ops.first; d.block >= 0 && k < d.ops.end; k++ {
			use(t.depOps[k], d.block, d.kind == merged)
		}
	}
	for i := range t.blocks {
		use(t.blocks[i].cond, int32(i), false)
	}
	for i, l := range lists {
		t.deps[i].users.first = int32(len(t.users))
		t.users = append(t.users, l...)
		t.deps[i].users.end = int32(len(t.users))
	}
}
