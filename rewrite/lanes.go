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

// lookThrough returns the vector of which in takes components, and which; 0 where it does more than that.
func (r *Rewriter) lookThrough(in *ir.Inst) (ir.ID, lanes) {
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
