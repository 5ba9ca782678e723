package layout

import (
	"cmp"
	"slices"
)

// chooseSides puts each lane on the side of the rows where its edges cross fewer others.
func (l *level) chooseSides() {
	for _, ln := range l.lanes {
		left, right := l.beside(ln.to, int(l.verts[l.pins[ln.to].vert].row)-1)
		for _, a := range ln.arcs {
			n, m := l.beside(a.from, int(l.verts[l.tail(a)].row))
			left, right = left+n, right+m
		}
		ln.left = left < right
	}
}

// beside counts the segments below a row that are to the left, and to the right, of a pin in it or in the next.
func (l *level) beside(p int32, row int) (left, right int) {
	if row < 0 || row >= len(l.gaps) {
		return 0, 0
	}
	x := l.pinX(p)
	for _, s := range l.gaps[row] {
		from, to := l.pinX(l.segs[s].from), l.pinX(l.segs[s].to)
		if from < x && to < x {
			left++
		} else if from > x && to > x {
			right++
		}
	}
	return left, right
}

// placeLanes gives lanes their x beside the outermost vertices, short ones next to them. Lanes that have no row
// in common may share a place. It returns the sides of the outermost ones.
func (l *level) placeLanes() (lo, hi float64) {
	x := make([]float64, len(l.verts))
	for v := range l.verts {
		x[v] = l.verts[v].x
	}
	lo, hi = l.extent(x)
	if len(l.verts) == 0 {
		lo, hi = 0, 0
	}
	slices.SortStableFunc(l.lanes, func(a, b *lane) int { return cmp.Compare(a.max-a.min, b.max-b.min) })
	var taken [2][][]*lane // by side and place: lanes from top to bottom
	for _, ln := range l.lanes {
		side := 0
		if ln.left {
			side = 1
		}
		place, at := 0, 0
		for ; place < len(taken[side]); place++ {
			list := taken[side][place]
			at, _ = slices.BinarySearchFunc(list, ln, func(a, b *lane) int { return cmp.Compare(a.min, b.min) })
			if (at == 0 || list[at-1].max < ln.min) && (at == len(list) || list[at].min > ln.max) {
				break
			}
		}
		if place == len(taken[side]) {
			taken[side] = append(taken[side], nil)
			at = 0
		}
		taken[side][place] = slices.Insert(taken[side][place], at, ln)
		ln.x = hi + lineGap*float64(place+1)
		if ln.left {
			ln.x = lo - lineGap*float64(place+1)
		}
	}
	return lo - lineGap*float64(len(taken[1])), hi + lineGap*float64(len(taken[0]))
}
