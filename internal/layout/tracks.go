package layout

import (
	"cmp"
	"slices"
)

// net is the horizontal part of segments between two rows that join or fork there.
type net struct {
	above, below []float64 // where vertical lines come from the row above, and go on to the row below
	lo, hi       float64
	track        int
	y            float64
}

func (n *net) add(x float64) {
	if len(n.above)+len(n.below) == 0 {
		n.lo, n.hi = x, x
	}
	n.lo, n.hi = min(n.lo, x), max(n.hi, x)
}

func (n *net) addAbove(x float64) { n.add(x); n.above = append(n.above, x) }
func (n *net) addBelow(x float64) { n.add(x); n.below = append(n.below, x) }

// isStraight reports whether the net is no more than a vertical line.
func (n *net) isStraight() bool { return n.hi-n.lo < 0.01 }

// overlaps reports whether two nets can't have one track.
func (n *net) overlaps(o *net) bool { return n.lo < o.hi+pinGap/2 && o.lo < n.hi+pinGap/2 }

// crossings returns in how many places lines of n and o cross if n has the higher track. Vertical lines that
// lie on each other count much.
func (n *net) crossings(o *net) int {
	count := within(o.above, n.lo, n.hi) + within(n.below, o.lo, o.hi)
	for _, x := range n.below {
		count += 100 * within(o.above, x-2, x+2)
	}
	return count
}

// within returns how many of ascending numbers are in an interval.
func within(xs []float64, lo, hi float64) int {
	i, _ := slices.BinarySearch(xs, lo)
	j, _ := slices.BinarySearch(xs, hi)
	return j - i
}

// maxNets is the number of nets between two rows up to which their order is chosen with care.
const maxNets = 800

// assignTracks gives nets between two rows their tracks, and returns how many there are. Of two nets that
// overlap, the one goes above with which their lines cross less often; what contradicts others in a circle is
// ignored. Quadratic in the nets, up to maxNets.
func assignTracks(nets []*net) int {
	for _, n := range nets {
		slices.Sort(n.above)
		slices.Sort(n.below)
	}
	nets = slices.DeleteFunc(slices.Clone(nets), (*net).isStraight)
	slices.SortStableFunc(nets, func(a, b *net) int { return cmp.Compare(a.lo, b.lo) })
	if len(nets) > maxNets {
		return firstFit(nets)
	}
	tracks := 0
	done := make([]*net, 0, len(nets))
	for _, i := range byPreference(nets) {
		n := nets[i]
		n.track = 0
		for _, o := range done {
			if n.overlaps(o) {
				n.track = max(n.track, o.track+1)
			}
		}
		done = append(done, n)
		tracks = max(tracks, n.track+1)
	}
	return tracks
}

// firstFit gives each net, from left to right, the highest track that is free.
func firstFit(nets []*net) int {
	var last []*net
	for _, n := range nets {
		n.track = 0
		for n.track < len(last) && n.overlaps(last[n.track]) {
			n.track++
		}
		if n.track == len(last) {
			last = append(last, n)
		}
		last[n.track] = n
	}
	return len(last)
}

// byPreference returns the nets, each after those that should be above it.
func byPreference(nets []*net) []int32 {
	above := make([][]int32, len(nets))
	for i, a := range nets {
		for j := i + 1; j < len(nets) && nets[j].lo < a.hi+pinGap/2; j++ {
			b := nets[j]
			switch d := a.crossings(b) - b.crossings(a); {
			case d < 0:
				above[j] = append(above[j], int32(i))
			case d > 0:
				above[i] = append(above[i], int32(j))
			}
		}
	}
	order := make([]int32, 0, len(nets))
	seen := make([]bool, len(nets))
	type frame struct {
		net  int32
		next int
	}
	var stack []frame
	for i := range nets {
		if seen[i] {
			continue
		}
		seen[i] = true
		for stack = append(stack, frame{net: int32(i)}); len(stack) > 0; {
			f := &stack[len(stack)-1]
			if f.next == len(above[f.net]) {
				order = append(order, f.net)
				stack = stack[:len(stack)-1]
				continue
			}
			o := above[f.net][f.next]
			f.next++
			if !seen[o] {
				seen[o] = true
				stack = append(stack, frame{net: o})
			}
		}
	}
	return order
}
