package layout

import (
	"cmp"
	"slices"
)

// rank gives each vertex its row, and cuts arcs where they pass rows.
func (l *level) rank() {
	items := len(l.verts)
	for items > 0 && l.verts[items-1].item < 0 {
		items--
	}
	out := l.outArcs()
	order := l.findBack(out, items)
	base := int32(0) // the row of the first items
	for _, v := range l.verts[items:] {
		if v.kind == entry {
			base = 1
			break
		}
	}
	// Longest paths: each item one below the lowest one that leads to it.
	last := base - 1
	for i := range items {
		l.verts[i].row = base
	}
	for _, v := range order {
		last = max(last, l.verts[v].row)
		for _, a := range out[v] {
			if w := l.head(a); !a.back && int(w) < items {
				l.verts[w].row = max(l.verts[w].row, l.verts[v].row+1)
			}
		}
	}
	for i := range l.verts[items:] {
		if v := &l.verts[items+i]; v.kind == exit {
			v.row = last + 1
		}
	}
	l.chooseLanes()
	l.cut()
	for i := range l.verts {
		row := int(l.verts[i].row)
		for len(l.rows) <= row {
			l.rows = append(l.rows, nil)
		}
		l.rows[row] = append(l.rows[row], int32(i))
	}
}

// tail and head return the vertices at the ends of an arc.
func (l *level) tail(a *arc) int32 { return l.pins[a.from].vert }
func (l *level) head(a *arc) int32 { return l.pins[a.to].vert }

// outArcs returns the arcs that leave each vertex.
func (l *level) outArcs() [][]*arc {
	out := make([][]*arc, len(l.verts))
	for _, a := range l.arcs {
		out[l.tail(a)] = append(out[l.tail(a)], a)
	}
	return out
}

// findBack marks the arcs that close a cycle of those that are not marked yet: the ones to a vertex that
// depth-first search has begun and not finished. It returns the items in reverse postorder.
func (l *level) findBack(out [][]*arc, items int) []int32 {
	entered := make([]uint8, items) // 2: from outside, 1: from inside only
	for _, a := range l.arcs {
		v, w := l.tail(a), l.head(a)
		switch {
		case int(w) >= items || v == w || a.back:
		case int(v) >= items:
			entered[w] = 2
		default:
			entered[w] = max(entered[w], 1)
		}
	}
	const (
		unseen = iota
		active
		done
	)
	state := make([]uint8, items)
	order := make([]int32, 0, items)
	type frame struct {
		v    int32
		next int
	}
	var stack []frame
	begin := func(v int32) {
		state[v] = active
		stack = append(stack, frame{v: v})
	}
	search := func(root int32) {
		if state[root] != unseen {
			return
		}
		for begin(root); len(stack) > 0; {
			f := &stack[len(stack)-1]
			if f.next == len(out[f.v]) {
				state[f.v] = done
				order = append(order, f.v)
				stack = stack[:len(stack)-1]
				continue
			}
			a := out[f.v][f.next]
			f.next++
			w := l.head(a)
			if int(w) >= items || a.back {
				continue
			}
			switch state[w] {
			case unseen:
				begin(w)
			case active:
				a.back = true
			}
		}
	}
	for _, want := range [...]uint8{2, 0, 1} {
		for v := range items {
			if entered[v] == want {
				search(int32(v))
			}
		}
	}
	slices.Reverse(order)
	return order
}

// maxBends bounds the rows that arcs of a level pass, all together, beside a few for each arc.
const maxBends = 30_000

// chooseLanes puts arcs that close a cycle into lanes, and the longest ones of others if all of them together
// pass too many rows.
func (l *level) chooseLanes() {
	lanes := map[int32]*lane{}
	use := func(a *arc) {
		ln := lanes[a.to]
		below := l.verts[l.tail(a)].row
		above := l.verts[l.head(a)].row - 1
		if ln == nil {
			ln = &lane{to: a.to, min: above, max: above}
			lanes[a.to] = ln
			l.lanes = append(l.lanes, ln)
		}
		ln.min, ln.max = min(ln.min, below), max(ln.max, below)
		ln.arcs = append(ln.arcs, a)
		a.lane = ln
		l.pins[a.from].lane, l.pins[a.to].lane = ln, ln
	}
	var rest []*arc
	total, budget := 0, maxBends+8*len(l.arcs)
	for _, a := range l.arcs {
		if a.back {
			use(a)
		} else {
			rest = append(rest, a)
			total += l.span(a) - 1
		}
	}
	if total <= budget {
		return
	}
	slices.SortStableFunc(rest, func(a, b *arc) int { return cmp.Compare(l.span(a), l.span(b)) })
	for _, a := range rest {
		if budget -= l.span(a) - 1; budget < 0 && l.span(a) > 1 {
			use(a)
		}
	}
}

// span returns the number of rows from the start of an arc to its end.
func (l *level) span(a *arc) int { return int(l.verts[l.head(a)].row - l.verts[l.tail(a)].row) }

// cut makes the segments of arcs. Arcs to one pin share the points at which they pass rows.
func (l *level) cut() {
	start := make([]int32, len(l.pins)) // by target: the row of the first vertex that leads to it
	for i := range start {
		start[i] = -1
	}
	for _, a := range l.arcs {
		if a.lane == nil {
			if row := l.verts[l.tail(a)].row; start[a.to] < 0 || row < start[a.to] {
				start[a.to] = row
			}
		}
	}
	bends := make([]int32, len(start)) // by target: the pin of the first bend
	for i := range bends {
		bends[i] = -1
	}
	for _, a := range l.arcs {
		if a.lane != nil {
			continue
		}
		from, end := start[a.to]+1, l.verts[l.head(a)].row
		if bends[a.to] < 0 && from < end {
			bends[a.to] = int32(len(l.pins))
			for row := from; row < end; row++ {
				l.verts = append(l.verts, vertex{kind: bend, item: -1, row: row, rank: a.rank})
				p := l.newPin(int32(len(l.verts) - 1))
				if row > from {
					l.addSeg(seg{from: p - 1, to: p})
				}
			}
			l.addSeg(seg{from: int32(len(l.pins) - 1), to: a.to})
		}
		to := a.to
		if row := l.verts[l.tail(a)].row + 1; row < end {
			to = bends[a.to] + row - from
		}
		s := seg{from: a.from, to: to, fork: a.fork}
		if v := &l.verts[l.pins[to].vert]; v.item < 0 { // room for the label, also for two of them side by side
			v.w = max(v.w, a.label.W)
		}
		if a.fork {
			s.label = a.label
		}
		a.first = l.addSeg(s)
	}
}

// addSeg adds a segment and returns its index.
func (l *level) addSeg(s seg) int32 {
	i := int32(len(l.segs))
	l.segs = append(l.segs, s)
	v, w := &l.verts[l.pins[s.from].vert], &l.verts[l.pins[s.to].vert]
	v.down, w.up = append(v.down, i), append(w.up, i)
	for len(l.gaps) <= int(v.row) {
		l.gaps = append(l.gaps, nil)
	}
	l.gaps[v.row] = append(l.gaps[v.row], i)
	return i
}
