package layout

// netKey tells the nets between two rows apart.
type netKey struct {
	pin  int32
	fork bool
	lane *lane
}

// gap is the space above a row, or below the last.
type gap struct {
	nets   []*net
	byKey  map[netKey]*net
	tracks int
	tails  float64 // height of the labels at its upper side
	heads  float64 // height of the labels at its lower side, of edges that fork
	bottom float64
	track0 float64 // y of the first track
}

// route gives rows their y, edges their lines and the box its size.
func (l *level) route() {
	lo, hi := l.placeLanes()
	gaps := l.makeGaps()
	l.stack(gaps)
	l.size.W = hi - lo + 2*l.margin
	for i := range l.verts {
		l.verts[i].x += l.margin - lo
	}
	for _, ln := range l.lanes {
		ln.x += l.margin - lo
	}
	l.placeTitle()
	for _, a := range l.arcs {
		l.trace(a, gaps)
	}
}

// makeGaps collects what runs horizontally above each row and below the last.
func (l *level) makeGaps() []gap {
	gaps := make([]gap, len(l.rows)+1)
	for i := range gaps {
		gaps[i].byKey = map[netKey]*net{}
	}
	for row, list := range l.gaps {
		for _, i := range list {
			s := &l.segs[i]
			n := gaps[row+1].net(s.key())
			// Each line once.
			if len(n.above) == 0 || !s.fork {
				n.addAbove(l.pinX(s.from))
			}
			if len(n.below) == 0 || s.fork {
				n.addBelow(l.pinX(s.to))
			}
			gaps[row+1].heads = max(gaps[row+1].heads, s.label.H)
		}
	}
	for _, ln := range l.lanes {
		n := gaps[ln.targetGap(l)].net(netKey{lane: ln})
		n.addBelow(ln.x)
		n.addBelow(l.pinX(ln.to))
		for _, a := range ln.arcs {
			n := gaps[l.verts[l.tail(a)].row+1].net(netKey{lane: ln})
			n.addAbove(l.pinX(a.from))
			n.add(ln.x)
		}
	}
	for _, p := range l.pins {
		if row := l.verts[p.vert].row; !p.fork {
			gaps[row+1].tails = max(gaps[row+1].tails, p.label.H)
		}
	}
	for i := range gaps {
		gaps[i].tracks = assignTracks(gaps[i].nets)
	}
	return gaps
}

func (s *seg) key() netKey {
	if s.fork {
		return netKey{pin: s.from, fork: true}
	}
	return netKey{pin: s.to}
}

// targetGap returns the index of the gap in which a lane leads to its target.
func (ln *lane) targetGap(l *level) int32 { return l.verts[l.pins[ln.to].vert].row }

func (g *gap) net(key netKey) *net {
	n := g.byKey[key]
	if n == nil {
		n = &net{}
		g.byKey[key] = n
		g.nets = append(g.nets, n)
	}
	return n
}

// stack puts rows and the gaps between them below each other.
func (l *level) stack(gaps []gap) {
	y := 0.0
	l.top = make([]float64, len(l.rows))
	for i := range gaps {
		y = l.stackGap(&gaps[i], i, y)
		if i < len(l.rows) {
			l.top[i] = y
			height := 0.0
			for _, v := range l.rows[i] {
				height = max(height, l.verts[v].h)
			}
			y += height
		}
	}
	l.size.H = y
}

// stackGap gives a gap its place below y and returns where it ends.
func (l *level) stackGap(g *gap, i int, y float64) float64 {
	h := g.tails
	g.track0 = y + g.tails + tailRoom
	if g.tracks > 0 {
		h += tailRoom + float64(g.tracks-1)*trackGap
	}
	if h > 0 || g.heads > 0 {
		h += arrowRoom + g.heads
	}
	// The first and the last row may be the border itself.
	first, last := 0, len(l.rows)
	if l.isBorder(0, entry) {
		first++
	}
	if l.isBorder(last-1, exit) {
		last--
	}
	switch {
	case i < first || i > last:
		h = 0
	case i == first:
		h += l.upper
		g.track0 += l.upper
	case i < last:
		g.track0 += max(0, rowGap-h) / 3
		h = max(h, rowGap)
	}
	if i == last {
		h += l.margin
	}
	for _, n := range g.nets {
		n.y = g.track0 + float64(n.track)*trackGap
	}
	g.bottom = y + h
	return g.bottom
}

// isBorder reports whether a row is the border of the box at which edges enter, or leave.
func (l *level) isBorder(row int, kind vertexKind) bool {
	return row >= 0 && row < len(l.rows) && len(l.rows[row]) > 0 && l.verts[l.rows[row][0]].kind == kind
}

// placeTitle puts the title of a box where no edge enters: on the left, else on the right; the box grows if
// there is no room.
func (l *level) placeTitle() {
	if int(l.box) >= len(l.d.graph.Boxes) {
		return
	}
	w := l.d.graph.Boxes[l.box].Title.W
	if w == 0 {
		return
	}
	l.size.W = max(l.size.W, w+2*titleRoom)
	first, last := l.size.W, 0.0
	for i := range l.verts {
		if v := &l.verts[i]; v.kind == entry {
			first, last = min(first, v.x), max(last, v.x)
		}
	}
	l.title = Point{titleRoom, titleRoom}
	if first < w+2*titleRoom {
		l.title.X = last + titleRoom
		l.size.W = max(l.size.W, last+w+2*titleRoom)
	}
}

// trace makes the line of an arc.
func (l *level) trace(a *arc, gaps []gap) {
	v, w := &l.verts[l.tail(a)], &l.verts[l.head(a)]
	x, y := l.pinX(a.from), l.top[v.row]+v.h
	a.points = append(a.points, Point{x, y})
	a.labelAt = Point{x + labelRoom, y + 1}
	turn := func(n *net, to float64) {
		if x != to {
			a.points = append(a.points, Point{x, n.y}, Point{to, n.y})
			x = to
		}
	}
	if ln := a.lane; ln != nil {
		turn(gaps[v.row+1].byKey[netKey{lane: ln}], ln.x)
		turn(gaps[ln.targetGap(l)].byKey[netKey{lane: ln}], l.pinX(ln.to))
	} else {
		for i := a.first; ; {
			s := &l.segs[i]
			g := &gaps[l.verts[l.pins[s.from].vert].row+1]
			turn(g.byKey[s.key()], l.pinX(s.to))
			if i == a.first && a.fork {
				a.labelAt = Point{x + labelRoom, g.bottom - arrowRoom/2 - a.label.H}
			}
			if s.to == a.to {
				break
			}
			i = l.verts[l.pins[s.to].vert].down[0]
		}
	}
	a.points = append(a.points, Point{x, l.top[w.row]})
}
