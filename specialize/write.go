package specialize

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// write writes what is live.
func (r *run) write() {
	t := r.t
	r.out = append(r.out[:0], t.header[:]...)
	for k := range ir.Tail {
		for i := t.section[k]; i < t.section[k+1]; i++ {
			r.declaration(k, i)
		}
	}
	r.out = append(r.out, r.declared...)
	for fi := range t.functions {
		r.outside(fi)
		if r.analysed[fi] {
			r.writeFunction(&t.functions[fi])
		}
	}
	r.outside(len(t.functions))
	r.out[3] = t.bound + r.newIDs
}

// result returns a copy of the written words. Where an operand became a constant that may be forbidden there, which is
// rare, the module is read and mended.
func (r *run) result() ([]uint32, error) {
	if !r.forbidden {
		return slices.Clone(r.out), nil
	}
	m, err := ir.Read(&spirv.Binary{Words: slices.Clone(r.out)})
	if err != nil {
		return nil, err
	}
	defer m.Release()
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			in.MendConstants()
		}
	}
	bin, err := m.Write()
	if err != nil {
		return nil, err
	}
	return bin.Words, nil
}

// outside writes what stands before a function and does not belong to it.
func (r *run) outside(fi int) {
	for i := r.t.outside[fi].first; i < r.t.outside[fi].end; i++ {
		r.copy(i)
	}
}

// copy writes an instruction as it is, with other ids where values are replaced.
func (r *run) copy(i int32) {
	t := r.t
	x := &t.insts[i]
	at := len(r.out)
	r.out = append(r.out, t.words[x.at:x.at+uint32(x.len)]...)
	if x.flags&patched != 0 {
		out := r.out[at:]
		for _, p := range t.idsOf(i) {
			out[p] = r.value(out[p])
		}
	}
	if x.flags&restricted != 0 {
		r.forbidden = r.forbidden || r.mayBeForbidden(i)
	}
}

// mayBeForbidden reports whether an operand of an instruction is known, and so small or large that it could be
// forbidden.
func (r *run) mayBeForbidden(i int32) bool {
	t := r.t
	x := &t.insts[i]
	for _, p := range t.idsOf(i) {
		s := t.slotOf[t.words[x.at+uint32(p)]] - 1
		if s < 0 || r.state[s] != known || len(t.part(r.cells, s)) != 1 {
			continue
		}
		typ := &t.types[t.slots[s].typ]
		if x.op.Is(spirv.TraitAccessChain) {
			if typ.signed && fold.Signed(t.part(r.cells, s)[0], int(typ.width)) < 0 {
				return true
			}
			continue
		}
		return true
	}
	return false
}

// declaration writes an instruction outside of functions if it says something about what is live.
func (r *run) declaration(k ir.SectionKind, i int32) {
	t := r.t
	x := &t.insts[i]
	w := t.words[x.at : x.at+uint32(x.len)]
	switch k {
	case ir.EntryPoints:
		if x.op == spirv.OpEntryPoint && x.flags&isRoot == 0 {
			r.entryPoint(w)
			return
		}
	case ir.ExtInstImports:
		if x.op == spirv.OpExtInstImport && !r.live[w[1]] {
			return
		}
	case ir.DebugNames:
		if (x.op == spirv.OpName || x.op == spirv.OpMemberName) && !r.live[w[1]] {
			return
		}
	case ir.Annotations:
		r.annotation(x, w)
		return
	case ir.Globals:
		switch {
		case x.flags&isDebug != 0:
			r.debugDeclaration(i)
			return
		case x.flags&hasType != 0:
			if r.live[w[2]] {
				r.global(x, w)
			}
			return
		case x.flags&hasResult != 0 && !r.live[w[1]], x.op == spirv.OpTypeForwardPointer && !r.live[w[1]]:
			return
		}
	}
	r.out = append(r.out, w...)
}

// global writes a constant or variable. A specialization constant with a known value is a constant.
func (r *run) global(x *inst, w []uint32) {
	t := r.t
	if !x.op.Is(spirv.TraitSpecConstant) || r.open[w[2]] {
		r.out = append(r.out, w...)
		return
	}
	if x.op == spirv.OpSpecConstantComposite {
		r.out = append(r.out, w...)
		r.out[len(r.out)-len(w)] = uint32(len(w))<<16 | uint32(spirv.OpConstantComposite)
		return
	}
	r.declare(w[1], w[2], t.part(r.cells, t.slotOf[w[2]]-1))
}

// entryPoint writes an OpEntryPoint with those of its interface that are live.
func (r *run) entryPoint(w []uint32) {
	at := len(r.out)
	n, _ := spirv.StringWords(w[3:])
	r.out = append(r.out, w[:3+n]...)
	for _, id := range w[3+n:] {
		if r.live[id] {
			r.out = append(r.out, id)
		}
	}
	r.out[at] = uint32(len(r.out)-at)<<16 | uint32(spirv.OpEntryPoint)
}

// annotation writes a decoration of what is live.
func (r *run) annotation(x *inst, w []uint32) {
	t := r.t
	switch x.op {
	case spirv.OpDecorate, spirv.OpMemberDecorate, spirv.OpDecorateId, spirv.OpDecorateString,
		spirv.OpMemberDecorateString:
		if !r.live[w[1]] || x.op == spirv.OpDecorate && spirv.Decoration(w[2]) == spirv.DecorationSpecId &&
			t.isSpec(w[1]) && !r.open[w[1]] {
			return
		}
	case spirv.OpGroupDecorate, spirv.OpGroupMemberDecorate:
		at := len(r.out)
		r.out = append(r.out, w[:2]...)
		step := 1
		if x.op == spirv.OpGroupMemberDecorate {
			step = 2
		}
		for i := 2; i+step <= len(w); i += step {
			if r.live[w[i]] {
				r.out = append(r.out, w[i:i+step]...)
			}
		}
		if len(r.out) == at+2 {
			r.out = r.out[:at]
			return
		}
		r.out[at] = uint32(len(r.out)-at)<<16 | uint32(x.op)
		return
	}
	r.out = append(r.out, w...)
}

// isSpec reports whether an id is a specialization constant.
func (t *tables) isSpec(id uint32) bool {
	i := t.def[id]
	return i >= 0 && t.insts[i].op.Is(spirv.TraitSpecConstant)
}

// debugDeclaration writes debug information. A DebugInfoNone takes the place of what is gone.
func (r *run) debugDeclaration(i int32) {
	t := r.t
	at := len(r.out)
	x := &t.insts[i]
	r.out = append(r.out, t.words[x.at:x.at+uint32(x.len)]...)
	out := r.out[at:]
	for _, p := range t.idsOf(i) {
		if !r.live[out[p]] {
			out[p] = t.none
		}
	}
}

// writeFunction writes a function.
func (r *run) writeFunction(f *function) {
	t := r.t
	for i := f.head.first; i < f.head.end; i++ {
		r.copy(i)
	}
	for b := f.blocks.first; b < f.blocks.end; b++ {
		bl := &t.blocks[b]
		if !r.in[b] {
			r.writeStub(b, bl)
			continue
		}
		if r.root[b] != b+1 {
			continue
		}
		r.out = append(r.out, 2<<16|uint32(spirv.OpLabel), bl.label)
		r.now = 0
		for at := b; ; at = r.next[at] - 1 {
			r.body(at)
			if r.next[at] == 0 {
				r.terminator(at)
				break
			}
		}
	}
	r.out = append(r.out, 1<<16|uint32(spirv.OpFunctionEnd))
}

// writeStub writes what is left of a block that nothing reaches.
func (r *run) writeStub(b int32, bl *block) {
	if r.stub[b] == gone {
		return
	}
	r.out = append(r.out, 2<<16|uint32(spirv.OpLabel), bl.label)
	if r.stub[b] == goesBack {
		r.out = append(r.out, 2<<16|uint32(spirv.OpBranch), r.t.blocks[r.loopOf(b)].label)
		return
	}
	r.out = append(r.out, 1<<16|uint32(spirv.OpUnreachable))
}

// loopOf returns the header of the loop of which b is the continue target.
func (r *run) loopOf(b int32) int32 {
	t := r.t
	for _, h := range t.headers[t.blocks[b].headers.first:t.blocks[b].headers.end] {
		if t.blocks[h].continued == b && r.in[h] && !r.undone[h] {
			return h
		}
	}
	return -1
}

// labelOf returns the label under which a block is found.
func (r *run) labelOf(b int32) uint32 { return r.t.blocks[r.root[b]-1].label }

// body writes the instructions of a block but label, merge instruction and terminator.
func (r *run) body(b int32) {
	t := r.t
	bl := &t.blocks[b]
	end := bl.term
	if bl.merge >= 0 {
		end = bl.merge
	}
	for i := bl.span.first; i < end; i++ {
		x := &t.insts[i]
		switch {
		case x.flags&isDebug != 0:
			r.debugInst(i)
			continue
		case x.flags&hasType != 0:
			if !r.live[t.words[x.at+2]] {
				continue
			}
		case x.flags&hasResult != 0:
			if !r.live[t.words[x.at+1]] {
				continue
			}
		case x.flags&localStore != 0:
			if !r.live[x.aux] {
				continue
			}
		case x.flags&isRoot == 0:
			continue
		}
		r.position(i)
		if x.op == spirv.OpPhi {
			r.phi(b, x)
		} else {
			r.copy(i)
		}
	}
}

// phi writes a phi with the entries of the edges that are left.
func (r *run) phi(b int32, x *inst) {
	t := r.t
	w := t.words[x.at : x.at+uint32(x.len)]
	at := len(r.out)
	r.out = append(r.out, w[:3]...)
	for k := 3; k < len(w); k += 2 {
		if e := t.phiEdges[x.aux+uint32(k-3)/2]; e >= 0 && r.kept(e) {
			r.out = append(r.out, r.value(w[k]), r.labelOf(t.edges[e].from))
		}
	}
	if c := t.blocks[b].continued; c >= 0 && !r.in[c] && !r.undone[b] && len(r.out) > at+3 {
		r.out = append(r.out, r.out[at+3], t.blocks[c].label) // nothing comes from there: any value will do
	}
	r.out[at] = uint32(len(r.out)-at)<<16 | uint32(spirv.OpPhi)
}

// debugInst writes debug information in a function, unless it describes what is gone.
func (r *run) debugInst(i int32) {
	t := r.t
	x := &t.insts[i]
	r.position(i)
	at := len(r.out)
	r.out = append(r.out, t.words[x.at:x.at+uint32(x.len)]...)
	out := r.out[at:]
	for _, p := range t.idsOf(i) {
		id := out[p]
		v := r.value(id)
		switch {
		case v >= t.bound || r.live[v]:
			out[p] = v
		case out[4] == debugValue && !t.global[id]:
			if out[p] = r.undefined(t.typeOfID(id)); out[p] != 0 {
				continue
			}
			fallthrough
		default:
			r.out = r.out[:at]
			return
		}
	}
}

// terminator writes the end of a block.
func (r *run) terminator(b int32) {
	t := r.t
	bl := &t.blocks[b]
	if bl.merge >= 0 && !r.undone[b] {
		r.position(bl.merge)
		r.copy(bl.merge)
	} else {
		r.position(bl.term)
	}
	x := &t.insts[bl.term]
	switch r.end[b] {
	case plainly, skipped:
		r.out = append(r.out, 2<<16|uint32(spirv.OpBranch), t.blocks[r.target[b]-1].label)
	case guarded:
		other := r.newID()
		r.out = append(r.out, 4<<16|uint32(spirv.OpBranchConditional), r.trueID, t.blocks[r.target[b]-1].label, other,
			2<<16|uint32(spirv.OpLabel), other, 1<<16|uint32(spirv.OpUnreachable))
	case byDefault:
		r.out = append(r.out, 3<<16|uint32(spirv.OpSwitch), r.value(t.words[x.at+1]), t.blocks[r.target[b]-1].label)
	default:
		r.copy(bl.term)
	}
}

// position makes the position of an instruction the one of what follows.
func (r *run) position(i int32) {
	t := r.t
	if len(t.place) == 0 {
		return
	}
	now := int32(0)
	if int(i) < len(t.place) {
		now = t.place[i]
	}
	if now == r.now {
		return
	}
	was, is := &t.places[r.now], &t.places[now]
	if t.insts[i].flags&isHead != 0 && (is.scope != nil || is.line != nil && spirv.Op(is.line[0]) != spirv.OpLine ||
		was.scope != nil || was.line != nil && spirv.Op(was.line[0]) != spirv.OpLine) {
		return
	}
	r.now = now
	if !ir.SamePosition(was.scope, is.scope) {
		if is.scope != nil {
			r.place(is.scope)
		} else {
			r.out = append(r.out, 5<<16|uint32(spirv.OpExtInst), was.scope[1], r.newID(), was.scope[3], t.noScope)
		}
	}
	if !ir.SamePosition(was.line, is.line) {
		switch {
		case is.line != nil:
			r.place(is.line)
		case spirv.Op(was.line[0]) == spirv.OpLine:
			r.out = append(r.out, 1<<16|uint32(spirv.OpNoLine))
		default:
			r.out = append(r.out, 5<<16|uint32(spirv.OpExtInst), was.line[1], r.newID(), was.line[3],
				spirv.ShaderDebugInfo100DebugNoLine)
		}
	}
}

// place writes what sets a position. Its result is a new one when it is written a second time.
func (r *run) place(w []uint32) {
	at := len(r.out)
	r.out = append(r.out, w...)
	if spirv.Op(w[0]) == spirv.OpLine {
		return
	}
	if id := w[2]; id < r.t.bound && !r.live[id] {
		r.live[id] = true
	} else {
		r.out[at+2] = r.newID()
	}
}
