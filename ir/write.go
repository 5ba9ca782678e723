package ir

import (
	"hone/spirv"
)

// Write returns the module as a binary in the byte order that it was read in. A module that nothing
// changed gives back the words that were read, which are then shared. Cost: linear.
func (m *Module) Write() *spirv.Binary {
	m.Sweep()
	if m.original != nil && !m.isChanged() {
		return &spirv.Binary{Words: m.original, BigEndian: m.BigEndian}
	}
	h := m.Header
	out := make([]uint32, 0, len(m.original)+64)
	out = append(out, spirv.Magic, uint32(h.Version), h.Generator, 0, h.Schema)
	for _, s := range m.sections {
		out = appendInsts(out, s)
	}
	p := positionWriter{m: m, bound: uint32(len(m.ids))}
	for _, f := range m.functions {
		out = p.function(out, f)
	}
	out = appendInsts(out, m.tail)
	out[3] = max(h.Bound, p.bound)
	if m.compacted != nil {
		m.expand(out, int(p.bound))
	}
	return &spirv.Binary{Words: out, BigEndian: m.BigEndian}
}

// isChanged reports whether anything was edited since the module was read.
func (m *Module) isChanged() bool {
	if m.changed {
		return true
	}
	for _, f := range m.functions {
		if f.changed {
			return true
		}
	}
	h := m.Header
	return h.Version != spirv.Version(m.original[1]) || h.Generator != m.original[2] || h.Schema != m.original[4]
}

// Changed reports whether the function was edited since it was read.
func (f *Function) Changed() bool { return f.changed }

func appendInsts(out []uint32, b *Block) []uint32 {
	for in := b.first; in != nil; in = in.next {
		out = in.append(out)
	}
	return out
}

func (in *Inst) append(out []uint32) []uint32 {
	at := len(out)
	out = append(out, 0)
	if in.Type != 0 {
		out = append(out, uint32(in.Type))
	}
	if in.Result != 0 {
		out = append(out, uint32(in.Result))
	}
	out = append(out, in.words...)
	out[at] = uint32(len(out)-at)<<16 | uint32(in.Op)
	return out
}

func (p *positionWriter) function(out []uint32, f *Function) []uint32 {
	if !f.changed && f.raw != nil {
		return append(out, f.raw...)
	}
	p.now = 0
	for in := f.header.first; in != nil; in = in.next {
		out = in.append(p.emit(out, in.pos))
	}
	for _, b := range f.Blocks {
		for in := b.first; in != nil; in = in.next {
			if p.allowed(in) {
				out = p.emit(out, in.pos)
			}
			out = in.append(out)
		}
		p.now = 0
	}
	out = p.emit(out, f.endPos)
	return append(out, 1<<16|uint32(spirv.OpFunctionEnd))
}

// allowed reports whether a position may be set before in: debug instructions must not stand among
// phis and variables, and nothing stands between a merge instruction and its terminator.
func (p *positionWriter) allowed(in *Inst) bool {
	if in.prev != nil && (in.prev.Op == spirv.OpSelectionMerge || in.prev.Op == spirv.OpLoopMerge) {
		return false
	}
	switch in.Op {
	case spirv.OpPhi, spirv.OpVariable, spirv.OpLabel:
		pos := p.m.positions[in.pos]
		return pos.Scope == nil && (pos.Line == nil || spirv.Op(pos.Line[0]) == spirv.OpLine)
	}
	return true
}

// expand gives the ids of a module whose bound was too large their old numbers back. New ids get the
// lowest numbers that are free.
func (m *Module) expand(out []uint32, bound int) {
	old := m.compacted
	taken := map[ID]bool{}
	for _, id := range old {
		taken[id] = true
	}
	next := ID(1)
	for len(old) < bound {
		for taken[next] {
			next++
		}
		old = append(old, next)
		next++
	}
	b := &spirv.Binary{Words: out}
	for _, inst := range b.Insts() {
		var s spirv.Scanner
		var at []int
		for s.Init(inst, m); s.Next(); {
			if s.Kind.IsID() || s.Kind == spirv.KindUnknown {
				at = append(at, s.Start)
			}
		}
		for _, i := range at {
			if int(inst[i]) < len(old) && inst[i] != 0 {
				inst[i] = uint32(old[inst[i]])
			}
		}
	}
	out[3] = m.original[3]
	for _, id := range old {
		out[3] = max(out[3], uint32(id)+1)
	}
}
