package layout

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// Bounds of the work of ordering, in segments or pairs of them that are looked at.
const (
	maxTries   = 10        // orders from which a level begins
	levelSteps = 60_000    // for each level, and so many for each of its segments:
	segSteps   = 100       //
	maxSteps   = 4_000_000 // for all levels, before they get no more than one round each
)

// order moves vertices along their rows so that few segments cross: each goes to the mean position of those it
// is connected to in the row above, then in the row below, and so on in turns (the barycentre method of
// Sugiyama and others); then neighbors change places while that helps. As that ends in a local optimum, it is
// tried from other orders as well. The best order seen is kept, the first one of several.
func (l *level) order() {
	allowed := min(levelSteps+segSteps*len(l.segs), l.d.steps)
	s := &sorter{level: l, steps: allowed}
	defer func() { l.d.steps -= allowed - s.steps }()
	best, least := l.copyRows(), s.crossings()
	random := rand.New(rand.NewPCG(1, 1)) // always the same
	for try := 0; try < maxTries && least > 0; try++ {
		if try > 0 {
			if s.steps <= 0 {
				break
			}
			for _, row := range l.rows {
				random.Shuffle(len(row), func(i, j int) { row[i], row[j] = row[j], row[i] })
				l.setPositions(row)
			}
		}
		if rows, n := s.improve(); n < least {
			best, least = rows, n
		}
	}
	l.rows = best
	for _, row := range l.rows {
		l.setPositions(row)
	}
}

// improve returns the best order that it finds from the present one, and its number of crossings.
func (s *sorter) improve() (best [][]int32, least int) {
	least = math.MaxInt
	for round, since := 0, 0; round == 0 || since < 6 && least > 0 && s.steps > 0; round++ {
		for i := range s.rows {
			if round%2 == 0 {
				s.toBarycentre(s.rows[i], true)
			} else {
				s.toBarycentre(s.rows[len(s.rows)-1-i], false)
			}
		}
		s.exchange()
		since++
		if n := s.crossings(); n < least {
			best, least, since = s.copyRows(), n, 0
		}
	}
	return best, least
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

// takeHints lets the points at the border of a box know where edges go outside of it, now that the box around
// it has an order.
func (l *level) takeHints() {
	outer := &l.d.levels[l.d.tree.parent[l.box]]
	self := &outer.verts[l.d.vert[int32(len(l.d.tree.box))+l.box]]
	sum, count := make([]float64, len(l.verts)), make([]float64, len(l.verts))
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
		if n > 0 {
			l.verts[stub].hint = sum[stub]/n + 1
		}
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

// position returns where in its row a segment ends, in vertices: edges leave a node in any order, and so they
// do a box until it has been drawn; then it is where they pass its border.
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
	steps int // that remain
	ends  []ends
	tree  []int32
	bary  []float64
}

// ends are the positions of a segment's ends.
type ends struct {
	from, to float64
	place    int32 // of to, among all
}

// toBarycentre sorts a row by the mean position of what its vertices are connected to in the row above or
// below, or outside of the box. Those that are not connected keep their places.
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
	s.steps -= 4*len(s.segs) + 1
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

// inversions counts the pairs in ends of which one begins further left and ends further right, with a tree of
// sums (Barth, Juenger, Mutzel, "Simple and Efficient Bilayer Cross Counting", 2002).
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
	slices.SortFunc(s.ends, func(a, b ends) int {
		return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.place, b.place))
	})
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

// exchange lets neighbors change places while that saves crossings.
func (s *sorter) exchange() {
	for changed := true; changed; {
		changed = false
		for _, row := range s.rows {
			for i := 1; i < len(row); i++ {
				v, w := &s.verts[row[i-1]], &s.verts[row[i]]
				if s.steps -= len(v.up)*len(w.up) + len(v.down)*len(w.down); s.steps < 0 {
					return
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
	}
}

// crossed returns how many more crossings the segments of a vertex have with those of its right neighbor than
// if the two changed places.
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
