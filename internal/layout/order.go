package layout

import (
	"cmp"
	"slices"
)

// maxSteps bounds the work of ordering one level, counted in segments looked at.
const maxSteps = 4_000_000

// order moves vertices along their rows so that few segments cross: each goes to the mean position of those it is
// connected to in the row above, then in the row below, and so on in turns (the barycentre method of Sugiyama and others); then neighbors
// change places while that helps. The best order seen is kept.
func (l *level) order() {
	steps := maxSteps
	s := &sorter{level: l}
	best, least := l.copyRows(), s.crossings()
	for round, since := 0, 0; least > 0 && since < 6 && steps > 0; round++ {
		for i := range l.rows {
			if round%2 == 0 {
				s.toBarycentre(l.rows[i], true)
			} else {
				s.toBarycentre(l.rows[len(l.rows)-1-i], false)
			}
		}
		if since%2 == 1 { // not each time, as it costs more
			steps -= s.exchange(1)
		}
		since++
		if n := s.crossings(); n < least {
			best, least, since = l.copyRows(), n, 0
		}
		steps -= 4 * (len(l.segs) + 1)
	}
	l.rows = best
	for _, row := range l.rows {
		l.setPositions(row)
	}
	if least > 0 {
		s.exchange(8)
	}
}

// arrange puts vertices in the order in which depth-first search meets them.
func (l *level) arrange() {
	for len(l.gaps) < len(l.rows) {
		l.gaps = append(l.gaps, nil)
	}
	for _, row := range l.rows {
		slices.SortStableFunc(row, func(v, w int32) int { return cmp.Compare(l.verts[v].rank, l.verts[w].rank) })
		l.setPositions(row)
	}
}

// takeHints lets the points at the border of a box know where edges go outside of it, now that the box around it has an order.
func (l *level) takeHints() {
	outer := &l.d.levels[l.d.tree.parent[l.box]]
	self := &outer.verts[l.d.vert[int32(len(l.d.tree.box))+l.box]]
	sum, count := map[int32]float64{}, map[int32]float64{} // by the vertex at the border
	add := func(mine, other int32) {
		stub := outer.pins[mine].port.stub
		sum[stub] += outer.position(other)
		count[stub]++
	}
	for _, i := range self.up {
		add(outer.segs[i].to, outer.segs[i].from)
	}
	for _, i := range self.down {
		add(outer.segs[i].from, outer.segs[i].to)
	}
	for stub, n := range count {
		l.verts[stub].hint = sum[stub]/n + 1
	}
}

func (l *level) setPositions(row []int32) {
	for i, v := range row {
		l.verts[v].pos = int32(i)
	}
}

func (l *level) copyRows() [][]int32 {
	rows := make([][]int32, len(l.rows))
	for i, row := range l.rows {
		rows[i] = slices.Clone(row)
	}
	return rows
}

// position returns where in its row a segment ends, in vertices: edges leave a node in any order, and so they do a box until it has been
// drawn; then it is where they pass its border.
func (l *level) position(p int32) float64 {
	pin := &l.pins[p]
	v := &l.verts[pin.vert]
	if v.kind != box || v.w == 0 {
		return float64(v.pos)
	}
	return float64(v.pos) + 0.9*pin.dx/v.w
}

// sorter has the scratch memory of ordering.
type sorter struct {
	*level
	ends []ends
	tree []int32
	bary []float64
}

// ends are the positions of a segment's ends.
type ends struct {
	from, to float64
	place    int32 // of to, among all
}

// toBarycentre sorts a row by the mean position of what its vertices are connected to in the row above or below, or outside of the box. Those that are not
// connected keep their places.
func (s *sorter) toBarycentre(row []int32, above bool) {
	if len(row) < 2 {
		return
	}
	s.bary = slices.Grow(s.bary[:0], len(s.verts))[:len(s.verts)]
	for _, v := range row {
		list := s.verts[v].down
		if above {
			list = s.verts[v].up
		}
		s.bary[v] = -1
		if len(list) == 0 {
			if h := s.verts[v].hint; h > 0 {
				s.bary[v] = h
			}
			continue
		}
		sum := 0.0
		for _, i := range list {
			// Where the other end is, corrected by where on v this one is.
			if from, to := s.segs[i].from, s.segs[i].to; above {
				sum += s.position(from) - (s.position(to) - float64(s.verts[v].pos))
			} else {
				sum += s.position(to) - (s.position(from) - float64(s.verts[v].pos))
			}
		}
		s.bary[v] = sum / float64(len(list))
	}
	free := make([]int32, 0, len(row))
	for _, v := range row {
		if s.bary[v] > -1 {
			free = append(free, v)
		}
	}
	slices.SortStableFunc(free, func(v, w int32) int { return cmp.Compare(s.bary[v], s.bary[w]) })
	next := 0
	for i, v := range row {
		if s.bary[v] > -1 {
			row[i] = free[next]
			next++
		}
	}
	s.setPositions(row)
}

// crossings counts pairs of segments that cross. O(n log n).
func (s *sorter) crossings() int {
	n := 0
	for _, gap := range s.gaps {
		s.ends = s.ends[:0]
		for _, i := range gap {
			s.ends = append(s.ends, ends{from: s.position(s.segs[i].from), to: s.position(s.segs[i].to)})
		}
		n += s.inversions()
	}
	for i, row := range s.rows {
		if i > 0 && i+1 < len(s.rows) {
			continue
		}
		s.ends = s.ends[:0]
		for _, v := range row {
			if v := &s.verts[v]; v.hint > 0 {
				s.ends = append(s.ends, ends{from: float64(v.pos), to: v.hint})
			}
		}
		n += s.inversions()
	}
	return n
}

// inversions counts the pairs in ends of which one begins further left and ends further right, with a tree of sums (Barth, Juenger,
// Mutzel, "Simple and Efficient Bilayer Cross Counting", 2002).
func (s *sorter) inversions() int {
	if len(s.ends) < 2 {
		return 0
	}
	slices.SortFunc(s.ends, func(a, b ends) int { return cmp.Compare(a.to, b.to) })
	places := int32(0)
	for i := range s.ends {
		if i > 0 && s.ends[i].to != s.ends[i-1].to {
			places++
		}
		s.ends[i].place = places
	}
	places++
	slices.SortFunc(s.ends, func(a, b ends) int { return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.place, b.place)) })
	s.tree = append(s.tree[:0], make([]int32, places+1)...)
	crossings, added := 0, 0
	for i := 0; i < len(s.ends); {
		j := i
		for ; j < len(s.ends) && s.ends[j].from == s.ends[i].from; j++ {
			crossings += added
			for k := s.ends[j].place + 1; k > 0; k &= k - 1 { // those that end no further right
				crossings -= int(s.tree[k])
			}
		}
		for ; i < j; i++ {
			for k := s.ends[i].place + 1; k <= places; k += k & -k {
				s.tree[k]++
			}
			added++
		}
	}
	return crossings
}

// exchange lets neighbors change places where that saves crossings, at most so many times over all rows. It returns the
// number of pairs of segments that it looked at.
func (s *sorter) exchange(rounds int) (steps int) {
	for range rounds {
		changed := false
		for _, row := range s.rows {
			for i := 1; i < len(row); i++ {
				v, w := &s.verts[row[i-1]], &s.verts[row[i]]
				steps += len(v.up)*len(w.up) + len(v.down)*len(w.down)
				if steps > maxSteps {
					return steps
				}
				gain := s.crossed(v.up, w.up, true) + s.crossed(v.down, w.down, false)
				if v.hint > 0 && w.hint > 0 {
					gain += cmp.Compare(v.hint, w.hint)
				}
				if gain > 0 {
					row[i-1], row[i] = row[i], row[i-1]
					v.pos, w.pos = w.pos, v.pos
					changed = true
				}
			}
		}
		if !changed {
			break
		}
	}
	return steps
}

// crossed returns how many more crossings the segments of a vertex have with those of its right neighbor than if
// the two changed places.
func (s *sorter) crossed(left, right []int32, above bool) int {
	n := 0
	for _, i := range left {
		x := s.otherEnd(i, above)
		for _, j := range right {
			n += cmp.Compare(x, s.otherEnd(j, above))
		}
	}
	return n
}

func (s *sorter) otherEnd(i int32, above bool) float64 {
	if above {
		return s.position(s.segs[i].from)
	}
	return s.position(s.segs[i].to)
}
