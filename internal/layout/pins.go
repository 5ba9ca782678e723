package layout

import (
	"cmp"
	"math"
	"slices"
)

// placePins moves the points where edges leave and enter nodes to where most edges are straight: first below
// nodes, towards what is below them, then above nodes, and then below them again, as what the edges lead to has
// moved.
func (l *level) placePins() {
	up := make([][]int32, len(l.verts)) // pins where edges enter, and leave, a node
	down := make([][]int32, len(l.verts))
	other := make([][]int32, len(l.pins)) // the pins at the other ends
	isDown := make([]bool, len(l.pins))
	for _, a := range l.arcs {
		isDown[a.from] = true
	}
	for p := range l.pins {
		if v := l.pins[p].vert; l.verts[v].kind != node {
			continue
		} else if isDown[p] {
			down[v] = append(down[v], int32(p))
		} else {
			up[v] = append(up[v], int32(p))
		}
	}
	for _, s := range l.segs {
		other[s.from] = append(other[s.from], s.to)
		other[s.to] = append(other[s.to], s.from)
	}
	slide := func(sides [][]int32) {
		for v := range l.verts {
			if len(sides[v]) > 0 {
				l.slide(int32(v), sides[v], other)
			}
		}
	}
	slide(down)
	slide(up)
	slide(down)
}

// slide places the pins on one side of a node: each as near as can be to where its edges go, in that order.
func (l *level) slide(v int32, pins []int32, other [][]int32) {
	type want struct {
		pin    int32
		x      float64 // from the centre of the node
		key    float64 // by which pins are ordered
		weight float64 // what it counts to be at x
		before float64 // distance from the pin to the left
	}
	list := make([]want, len(pins))
	at := l.verts[v].x
	reach := l.reach(v)
	for i, p := range pins {
		w := want{pin: p, weight: 1}
		switch ln := l.pins[p].lane; {
		case len(other[p]) == 1:
			w.x = l.facing(p, other[p][0])
			w.key = l.pinX(other[p][0])
		case len(other[p]) > 1:
			xs := make([]float64, len(other[p]))
			for i, o := range other[p] {
				xs[i] = l.pinX(o)
			}
			slices.Sort(xs)
			w.key = (xs[(len(xs)-1)/2] + xs[len(xs)/2]) / 2
			w.x = w.key - at
		case len(pins) == 1:
		case ln != nil && ln.left:
			w.x, w.key, w.weight = -reach/2, math.Inf(-1), weak
		default:
			w.x, w.key, w.weight = reach/2, math.Inf(1), weak
		}
		if math.Abs(w.x) > reach { // not straight anyhow: not at the corner then
			w.x, w.weight = math.Copysign(reach/2, w.x), weak
		}
		list[i] = w
	}
	slices.SortStableFunc(list, func(a, b want) int { return cmp.Compare(a.key, b.key) })
	total := 0.0
	for i := range list {
		if i > 0 {
			list[i].before = max(pinGap, l.pins[list[i-1].pin].room()+pinGap/2)
			total += list[i].before
		}
	}
	lo, hi := -reach, reach-max(0, l.pins[list[len(list)-1].pin].room()-pinMargin)
	if total > hi-lo { // crowded: evenly
		hi = max(hi, lo+min(total, 2*reach))
		scale := 0.0
		if total > 0 {
			scale = max(0, hi-lo) / total
		}
		for i := range list {
			list[i].before *= scale
		}
		total *= scale
	}
	// With the distances taken off, what remains is to be close to the wanted places and not to descend.
	xs, weights := make([]float64, len(list)), make([]float64, len(list))
	sum := 0.0
	for i := range list {
		sum += list[i].before
		xs[i], weights[i] = list[i].x-sum, list[i].weight
	}
	ascend(xs, weights)
	sum = 0
	for i := range list {
		sum += list[i].before
		p := &l.pins[list[i].pin]
		p.dx, p.placed = max(lo, min(xs[i], hi-total))+sum, true
	}
}

// facing returns where pin p of a node should be, from its centre, for a straight edge to another pin: if that
// is on a node and free to move, in the middle of where both can be.
func (l *level) facing(p, other int32) float64 {
	v, u := l.pins[p].vert, l.pins[other].vert
	if l.verts[u].kind != node || l.pins[other].placed {
		return l.pinX(other) - l.verts[v].x
	}
	at, reach := l.verts[u].x-l.verts[v].x, l.reach(u)
	lo, hi := max(-l.reach(v), at-reach), min(l.reach(v), at+reach)
	if lo > hi {
		return at
	}
	return (lo + hi) / 2
}

// reach returns how far from the centre of a node its pins can be.
func (l *level) reach(v int32) float64 { return max(0, l.verts[v].w/2-pinMargin) }

// pinX returns where a pin is.
func (l *level) pinX(p int32) float64 { return l.verts[l.pins[p].vert].x + l.pins[p].dx }

// room returns the width that the label of edges at a pin takes, to the right of it.
func (p *pin) room() float64 {
	if p.label.W == 0 || p.fork {
		return 0
	}
	return p.label.W + labelRoom
}

// weak is the weight of pins at which the edge has a corner wherever they are.
const weak = 0.001

// ascend replaces a sequence by the nearest one, by least squares, that does not descend: it pools adjacent
// violators (Ayer and others, "An Empirical Distribution Function for Sampling with Incomplete Information",
// 1955). Linear.
func ascend(xs, weights []float64) {
	type pool struct {
		mean, weight float64
		count        int
	}
	var pools []pool
	for i, x := range xs {
		p := pool{x, weights[i], 1}
		for len(pools) > 0 {
			q := pools[len(pools)-1]
			if q.mean <= p.mean {
				break
			}
			w := p.weight + q.weight
			p = pool{(p.mean*p.weight + q.mean*q.weight) / w, w, p.count + q.count}
			pools = pools[:len(pools)-1]
		}
		pools = append(pools, p)
	}
	i := 0
	for _, p := range pools {
		for range p.count {
			xs[i] = p.mean
			i++
		}
	}
}
