package layout

import (
	"math"
	"slices"
)

// straighten moves vertices between their neighbors in the row to where more of their segments are straight:
// segments of a node can be so if the node is anywhere above or below what they lead to, which the alignment of
// centres does not know. Where edges join or fork, it is as well in the middle of them. Boxes stay. Linear in
// vertices and segments.
func (l *level) straighten() {
	single := make([]bool, len(l.segs))
	above, below := make([]int32, len(l.pins)), make([]int32, len(l.pins)) // segments at each pin
	for _, s := range l.segs {
		above[s.to]++
		below[s.from]++
	}
	for i, s := range l.segs {
		single[i] = above[s.to] == 1 && below[s.from] == 1
	}
	for range 3 {
		changed := false
		for i := range l.rows {
			changed = l.straightenRow(l.rows[i], single) || changed
		}
		for i := len(l.rows) - 1; i >= 0; i-- {
			changed = l.straightenRow(l.rows[i], single) || changed
		}
		if !changed {
			return
		}
	}
}

// maxStraighten is the number of segments up to which a vertex is moved for them.
const maxStraighten = 12

// interval is where the centre of a vertex can be for a segment to be straight.
type interval struct{ lo, hi float64 }

func (l *level) straightenRow(row []int32, single []bool) bool {
	changed := false
	for i, v := range row {
		if l.verts[v].kind == box { // see axis
			continue
		}
		x := &l.verts[v].x
		lo, hi := math.Inf(-1), math.Inf(1)
		if i > 0 {
			lo = l.verts[row[i-1]].x + l.apart(row[i-1], v)
		}
		if i+1 < len(row) {
			hi = l.verts[row[i+1]].x - l.apart(v, row[i+1])
		}
		list := l.intervals(v, single)
		most, best := inside(list, *x), *x
		for _, t := range list {
			for _, to := range [...]float64{t.lo, t.hi} {
				if to < lo || to > hi {
					continue
				}
				n := inside(list, to)
				if n > most || n == most && most > inside(list, *x) && math.Abs(to-*x) < math.Abs(best-*x) {
					most, best = n, to
				}
			}
		}
		if best != *x {
			*x = best
			changed = true
		}
	}
	return changed
}

// intervals returns where v can be for each of its segments that may be straight.
func (l *level) intervals(v int32, single []bool) []interval {
	segs := l.verts[v].up
	if down := l.verts[v].down; len(down) > 0 {
		segs = slices.Concat(segs, down)
	}
	if len(segs) > maxStraighten {
		return nil
	}
	list := make([]interval, 0, len(segs))
	for _, s := range segs {
		if !single[s] {
			continue
		}
		mine, other := l.segs[s].from, l.segs[s].to
		if l.pins[mine].vert != v {
			mine, other = other, mine
		}
		at, play := l.pinX(other)-l.pins[mine].dx, l.play(mine)+l.play(other)
		list = append(list, interval{at - play, at + play})
	}
	return list
}

// play returns how far a pin that is at the centre of its vertex can move.
func (l *level) play(p int32) float64 {
	v := l.pins[p].vert
	if l.verts[v].kind != node {
		return 0
	}
	return max(0, l.reach(v)-max(pinGap, l.pins[p].room()))
}

// inside counts the intervals that x is in.
func inside(list []interval, x float64) int {
	n := 0
	for _, t := range list {
		if x >= t.lo-0.01 && x <= t.hi+0.01 {
			n++
		}
	}
	return n
}
