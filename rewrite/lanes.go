package rewrite

import (
	"hone/ir"
	"hone/spirv"
)

// lanes are the components that are taken from a vector, in order: what an OpVectorShuffle of one vector or an
// OpCompositeExtract of a component says. Four bits have the number of components, then four bits each component. 0 is
// no choice: the value as it is.
type lanes uint32

const maxLanes = 4

func (l lanes) len() int         { return int(l & 0xf) }
func (l lanes) at(i int) int     { return int(l >> (4 + 4*i) & 0xf) }
func (l lanes) with(i int) lanes { return l + 1 | lanes(i)<<(4+4*l.len()) }

// of returns the lanes of a vector that are meant by lanes l of what is taken from it by inner; 0 if there are none.
func (l lanes) of(inner lanes) lanes {
	if l == 0 {
		return inner
	}
	var all lanes
	for i := range l.len() {
		if l.at(i) >= inner.len() {
			return 0
		}
		all = all.with(inner.at(l.at(i)))
	}
	return all
}

// lookThrough returns the vector of which in takes components, and which; 0 where it does more than that. A vector that
// was made of others by OpCompositeInsert or OpCompositeConstruct is looked through where all components come from one.
func (r *Rewriter) lookThrough(in *ir.Inst) (ir.ID, lanes) {
	vector, l := r.taken(in)
	for range 4 { // a bound on what one question costs
		d := r.m.Def(vector)
		if l == 0 || d == nil {
			break
		}
		next, n := r.partOf(d, l)
		if next == 0 {
			break
		}
		vector, l = next, n
	}
	return vector, l
}

// partOf returns the operand of a composition from which all of the given components come, and which of it they are; 0
// for none.
func (r *Rewriter) partOf(d *ir.Inst, l lanes) (ir.ID, lanes) {
	switch d.Op {
	case spirv.OpCompositeInsert:
		if d.NumWords() != 3 {
			return 0, 0
		}
		for i := range l.len() {
			if uint32(l.at(i)) == d.Literal(2) {
				return 0, 0
			}
		}
		return d.ID(1), l
	case spirv.OpCompositeConstruct:
		first := 0 // component of the operand
		for k := range d.NumWords() {
			_, n := r.m.Types().Scalar(r.m.TypeOf(d.ID(k)))
			if n == 0 {
				return 0, 0
			}
			if l.at(0) >= first+n {
				first += n
				continue
			}
			var part lanes
			for i := range l.len() {
				if l.at(i) < first || l.at(i) >= first+n {
					return 0, 0
				}
				part = part.with(l.at(i) - first)
			}
			if n == 1 { // the extraction is not needed: whoever simplifies knows that
				return 0, 0
			}
			return d.ID(k), part
		}
	}
	return 0, 0
}

// taken returns the vector of which in takes components, and which; 0 where it does more than that.
func (r *Rewriter) taken(in *ir.Inst) (ir.ID, lanes) {
	switch in.Op {
	case spirv.OpCompositeExtract:
		if in.NumWords() != 2 {
			return 0, 0
		}
		_, n := r.m.Types().Scalar(r.m.TypeOf(in.ID(0)))
		if i := int(in.Literal(1)); n >= 2 && n <= 16 && i < n {
			return in.ID(0), lanes(0).with(i)
		}
	case spirv.OpVectorShuffle:
		count := in.NumWords() - 2
		_, n := r.m.Types().Scalar(r.m.TypeOf(in.ID(0)))
		if count < 2 || count > maxLanes || n == 0 || n > 16 {
			return 0, 0
		}
		vector, below := in.ID(0), 0
		if int64(in.Literal(2)) >= int64(n) {
			vector, below = in.ID(1), n
			if _, n = r.m.Types().Scalar(r.m.TypeOf(vector)); n == 0 || n > 16 {
				return 0, 0
			}
		}
		var l lanes
		for i := range count {
			k := int64(in.Literal(2+i)) - int64(below)
			if k < 0 || k >= int64(n) {
				return 0, 0 // of the other vector, or undefined
			}
			l = l.with(int(k))
		}
		return vector, l
	}
	return 0, 0
}
