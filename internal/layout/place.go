package layout

import (
	"cmp"
	"math"
	"slices"
)

// place gives vertices their x, after Brandes and Koepf, "Fast and Simple Horizontal Coordinate Assignment"
// (2001): vertices are aligned with a median of their neighbors in the row above, or below, conflicts resolved
// to the left, or to the right; each of the four ways gives coordinates, and the mean of the two in the middle
// is taken. Linear in vertices and segments.
func (l *level) place() {
	if len(l.verts) == 0 {
		return
	}
	marked := l.conflicts()
	var ways [4][]float64
	widths := [4]float64{}
	var lo, hi [4]float64
	for i := range ways {
		a := aligner{level: l, marked: marked, up: i < 2, mirrored: i%2 == 1}
		ways[i] = a.coordinates()
		lo[i], hi[i] = l.extent(ways[i])
		widths[i] = hi[i] - lo[i]
	}
	// The ways are put side by side at the narrowest one.
	narrow := 0
	for i := range ways {
		if widths[i] < widths[narrow] {
			narrow = i
		}
	}
	var shift [4]float64
	for i := range ways {
		shift[i] = lo[narrow] - lo[i]
		if i%2 == 1 {
			shift[i] = hi[narrow] - hi[i]
		}
	}
	for v := range l.verts {
		var x [4]float64
		for i := range ways {
			x[i] = ways[i][v] + shift[i]
		}
		slices.Sort(x[:])
		l.verts[v].x = (x[1] + x[2]) / 2
	}
	l.straighten()
	l.chooseSides()
	l.placePins()
}

// extent returns the outermost sides of vertices at x.
func (l *level) extent(x []float64) (lo, hi float64) {
	lo, hi = math.Inf(1), math.Inf(-1)
	for v := range l.verts {
		lo, hi = min(lo, x[v]-l.verts[v].w/2), max(hi, x[v]+l.verts[v].w/2)
	}
	return lo, hi
}

// straight reports whether a segment is part of a line that passes rows: it should not have a corner.
func (l *level) straight(s *seg) bool {
	return l.verts[l.pins[s.from].vert].item < 0 && l.verts[l.pins[s.to].vert].item < 0
}

// conflicts marks the segments that cross one which should be straight.
func (l *level) conflicts() []bool {
	marked := make([]bool, len(l.segs))
	for g, gap := range l.gaps {
		if len(gap) < 2 || g+1 >= len(l.rows) {
			continue
		}
		// Between two straight segments, what begins outside of where they begin crosses one of them.
		lower := l.rows[g+1]
		left, next := int32(-1), 0
		for i, v := range lower {
			right := int32(math.MaxInt32)
			if u := l.straightUp(v); u >= 0 {
				right = l.verts[u].pos
			} else if i+1 < len(lower) {
				continue
			}
			for ; next <= i; next++ {
				for _, s := range l.verts[lower[next]].up {
					u := l.verts[l.pins[l.segs[s].from].vert].pos
					if (u < left || u > right) && !l.straight(&l.segs[s]) {
						marked[s] = true
					}
				}
			}
			left = right
		}
	}
	return marked
}

// straightUp returns the vertex from which a straight segment leads to v, -1 if there is none.
func (l *level) straightUp(v int32) int32 {
	for _, s := range l.verts[v].up {
		if l.straight(&l.segs[s]) {
			return l.pins[l.segs[s].from].vert
		}
	}
	return -1
}

// aligner computes coordinates in one of four ways.
type aligner struct {
	*level
	marked   []bool
	up       bool // aligns with the row above
	mirrored bool // resolves conflicts to the right
	root     []int32
	next     []int32   // in the circle of what is aligned
	dx       []float64 // from the root's centre
}

func (a *aligner) coordinates() []float64 {
	n := len(a.verts)
	ids := make([]int32, 2*n)
	a.root, a.next, a.dx = ids[:n], ids[n:], make([]float64, n)
	for v := range n {
		a.root[v], a.next[v] = int32(v), int32(v)
	}
	for i := 1; i < len(a.rows); i++ {
		row := a.rows[i]
		if !a.up {
			row = a.rows[len(a.rows)-1-i]
		}
		a.align(row)
	}
	return a.compact()
}

// align aligns the vertices of a row with medians of the row before, from the left, or from the right if
// mirrored. What is aligned must not cross.
func (a *aligner) align(row []int32) {
	type neighbor struct {
		v, seg int32
		pos    float64
		dx     float64 // from the centre of the row's vertex to that of the neighbor, if the edge is straight
	}
	var list []neighbor
	last := math.Inf(-1)
	for i := range row {
		v := row[i]
		if a.mirrored {
			v = row[len(row)-1-i]
		}
		segs := a.verts[v].down
		if a.up {
			segs = a.verts[v].up
		}
		list = list[:0]
		for _, s := range segs {
			mine, other := a.segs[s].from, a.segs[s].to
			if a.up {
				mine, other = other, mine
			}
			list = append(list, neighbor{a.pins[other].vert, s, a.position(other), a.axis(mine) - a.axis(other)})
		}
		if len(list) == 0 {
			continue
		}
		slices.SortStableFunc(list, func(x, y neighbor) int { return cmp.Compare(x.pos, y.pos) })
		middle := [2]int{(len(list) - 1) / 2, len(list) / 2}
		if a.mirrored {
			middle[0], middle[1] = middle[1], middle[0]
		}
		for k, m := range middle {
			u := list[m]
			pos := float64(a.verts[u.v].pos)
			if a.mirrored {
				pos = -pos
			}
			if k == 1 && middle[0] == middle[1] || a.next[v] != v || a.marked[u.seg] || pos <= last {
				continue
			}
			last = pos
			a.next[u.v] = v
			a.root[v] = a.root[u.v]
			a.next[v] = a.root[v]
			a.dx[v] = a.dx[u.v] - u.dx
		}
	}
}

// axis returns where, from the centre of its vertex, a pin is taken to be. Boxes are aligned where they are
// entered and not where edges leave them: a sequence of them, with its headers below each other, is quieter
// than one whose edges are straight.
func (l *level) axis(p int32) float64 {
	if v := &l.verts[l.pins[p].vert]; v.kind == box {
		return v.entered
	}
	return l.pins[p].dx
}

// entrance returns the x at which edges enter the box in the mean; the middle if none do.
func (l *level) entrance() float64 {
	sum, count := 0.0, 0.0
	for _, v := range l.verts {
		if v.kind == entry {
			sum, count = sum+v.x, count+1
		}
	}
	if count == 0 {
		return l.size.W / 2
	}
	return sum / count
}

// compact moves each block of aligned vertices as far to the left as its neighbors let it, and then as far to
// the right as it can go without moving another; if mirrored, the other way round.
func (a *aligner) compact() []float64 {
	n := len(a.verts)
	type bound struct {
		block int32
		gap   float64 // between the roots
	}
	after := make([][]bound, n) // of a root
	waiting := make([]int32, n)
	for _, row := range a.rows {
		for i := 1; i < len(row); i++ {
			u, v := row[i-1], row[i]
			du, dv := a.dx[u], a.dx[v]
			if a.mirrored {
				u, v, du, dv = v, u, -dv, -du
			}
			gap := a.apart(u, v) + du - dv
			after[a.root[u]] = append(after[a.root[u]], bound{a.root[v], gap})
			waiting[a.root[v]]++
		}
	}
	order := make([]int32, 0, n)
	for v := range n {
		if a.root[v] == int32(v) && waiting[v] == 0 {
			order = append(order, int32(v))
		}
	}
	x := make([]float64, n)
	for i := 0; i < len(order); i++ {
		u := order[i]
		for _, b := range after[u] {
			x[b.block] = max(x[b.block], x[u]+b.gap)
			if waiting[b.block]--; waiting[b.block] == 0 {
				order = append(order, b.block)
			}
		}
	}
	for i := len(order) - 1; i >= 0; i-- {
		u := order[i]
		room := math.Inf(1)
		for _, b := range after[u] {
			room = min(room, x[b.block]-b.gap)
		}
		if !math.IsInf(room, 1) {
			x[u] = max(x[u], room)
		}
	}
	out := make([]float64, n)
	for v := range n {
		r := a.root[v]
		if out[v] = x[r] + a.dx[v]; a.mirrored {
			out[v] = -x[r] + a.dx[v]
		}
	}
	return out
}

// apart returns the least distance between the centres of neighbors in a row.
func (l *level) apart(u, v int32) float64 {
	gap := lineGap
	if l.verts[u].item >= 0 && l.verts[v].item >= 0 {
		gap = nodeGap
	}
	return l.verts[u].w/2 + l.verts[v].w/2 + gap
}
