package layout

// drawing is a layout in the making.
type drawing struct {
	graph  *Graph
	tree   *tree
	levels []level // by box
	vert   []int32 // of each item, its vertex in the level of the box that holds it
	arcs   map[arcKey]*arc
	ports  map[portKey]*port
	forks  map[int32]int32 // of each node with edges that fork, their pin
	joins  map[joinKey]int32
	starts []*arc // of each edge
	steps  int    // of ordering that remain
}

// level is what one box holds, as a graph of its own. Positions are relative to the upper left corner of the
// box.
type level struct {
	d      *drawing
	box    int32
	margin float64 // inside of the border
	upper  float64 // the same above, with the title
	verts  []vertex
	pins   []pin
	arcs   []*arc
	rows   [][]int32 // vertices from left to right
	segs   []seg
	gaps   [][]int32 // the segments below each row
	lanes  []*lane
	top    []float64 // of each row
	size   Size
	title  Point
}

// vertex is an item, the point where edges pass the border of the box, or a point where they pass a row.
type vertex struct {
	kind vertexKind
	item int32
	w, h float64
	row  int32
	x    float64 // of the centre
	rank int     // a number by which vertices are ordered that could as well stand elsewhere
	pos  int32   // in its row
	hint float64 // at the border: 1 + the position of what is outside; 0 if that is not known
	up   []int32 // segments that end here, and that begin here
	down []int32

	entered float64 // of a box: where, from its centre
}

type vertexKind uint8

const (
	node  vertexKind = iota
	box              // laid out already
	entry            // at the upper border
	exit             // at the lower border
	bend             // where edges pass a row
)

// pin is where edges leave or enter a vertex. What is no item has one for both.
type pin struct {
	vert   int32
	dx     float64 // from the centre of the vertex
	label  Size    // the greatest of the edges that begin here
	fork   bool
	port   *port // of a box
	placed bool  // dx is what it will be
	lane   *lane // of edges that begin or end here and run beside the rows
}

// arc is the piece of one or several edges that lies in one level. It ends at a node, or at a border, where
// another begins.
type arc struct {
	from, to int32 // pins
	fork     bool
	label    Size
	labelAt  Point
	next     *arc
	rank     int   // like that of vertices
	back     bool  // leads upwards
	lane     *lane // nil for an arc that runs through the rows
	first    int32 // of the segments of one that does
	points   []Point
	level    *level
}

// seg is the part of arcs between two rows that are next to each other.
type seg struct {
	from, to int32 // pins, of a vertex in the upper and one in the lower row
	fork     bool
	label    Size // where it forks
}

// lane is where arcs to one pin run beside the rows: those that close a cycle, and those past very many rows.
type lane struct {
	to       int32
	arcs     []*arc
	min, max int32 // the gaps below which rows it spans; -1 is above the first one
	left     bool
	x        float64
}

// Edges that begin in one item, or enter a box, and lead to one node in one class share their arcs from there
// on.
type arcKey struct {
	item, target int32
	class        int
}

// port is where edges to one node, in one class, pass the border of a box.
type port struct {
	inner, outer int32 // pins: of a vertex at the border, and of the box in the level around it
	stub         int32 // the vertex
	arc          *arc  // inwards: what follows
}

type portKey struct {
	box, target int32
	class       int
	inwards     bool
}

type joinKey struct {
	node  int32
	class int
}

func newDrawing(g *Graph, t *tree) *drawing {
	d := &drawing{
		graph: g, tree: t,
		levels: make([]level, len(t.parent)),
		vert:   make([]int32, len(t.box)+len(t.parent)),
		arcs:   make(map[arcKey]*arc, len(g.Edges)),
		ports:  map[portKey]*port{},
		forks:  map[int32]int32{},
		joins:  map[joinKey]int32{},
		starts: make([]*arc, len(g.Edges)),
		steps:  maxSteps,
	}
	ranks, edges := searchRanks(g)
	for b, items := range t.items() {
		l := &d.levels[b]
		l.d, l.box = d, int32(b)
		l.margin, l.upper = margins(g, b)
		l.verts = make([]vertex, 0, len(items)+8)
		for _, item := range items {
			v := vertex{kind: box, item: item}
			if int(item) < len(g.Nodes) {
				v.kind, v.w, v.h = node, g.Nodes[item].W, g.Nodes[item].H
				v.rank = ranks[item]
			} else {
				v.rank = ranks[t.first[int(item)-len(g.Nodes)]]
			}
			d.vert[item] = int32(len(l.verts))
			l.verts = append(l.verts, v)
		}
	}
	for rank, i := range edges {
		d.starts[i] = d.link(&g.Edges[i], 2*rank)
	}
	return d
}

// link makes the arcs of an edge that are not there yet, and returns the first one.
func (d *drawing) link(e *Edge, rank int) *arc {
	t := d.tree
	target := int32(e.To)
	top := t.common(t.box[e.From], t.box[target])
	var start, last *arc
	item := int32(e.From)
	for {
		at := t.holder(item)
		key := arcKey{item, target, e.Class}
		a, found := d.arcs[key]
		if !found {
			a = d.newArc(at, rank)
			d.arcs[key] = a
		}
		if start == nil {
			start = a
			a.label.W, a.label.H = max(a.label.W, e.Label.W), max(a.label.H, e.Label.H)
		} else {
			last.next = a
		}
		last = a
		if found {
			break // so is everything after it
		}
		a.from = d.outPin(item, e, a)
		if at == top {
			a.to, a.next = d.inPin(top, target, e.Class, rank)
			a.back = e.Back
			break
		}
		p, _ := d.port(portKey{at, target, e.Class, false}, rank)
		a.to = p.inner
		item = int32(len(t.box)) + at
	}
	if pin := &start.level.pins[start.from]; start.label.W > 0 {
		pin.label.W, pin.label.H = max(pin.label.W, start.label.W), max(pin.label.H, start.label.H)
	}
	return start
}

func (d *drawing) newArc(b int32, rank int) *arc {
	l := &d.levels[b]
	a := &arc{level: l, rank: rank}
	l.arcs = append(l.arcs, a)
	return a
}

// outPin returns the pin at which arc a of e leaves an item.
func (d *drawing) outPin(item int32, e *Edge, a *arc) int32 {
	if b := item - int32(len(d.tree.box)); b >= 0 {
		return d.ports[portKey{b, int32(e.To), e.Class, false}].outer
	}
	if !e.Fork {
		return a.level.newPin(d.vert[item])
	}
	a.fork = true
	p, ok := d.forks[item]
	if !ok {
		p = a.level.newPin(d.vert[item])
		a.level.pins[p].fork = true
		d.forks[item] = p
	}
	return p
}

// inPin returns the pin at which edges to a node enter the item of box b that is the node or holds it, and the
// arc that follows.
func (d *drawing) inPin(b, target int32, class, rank int) (int32, *arc) {
	at := d.tree.box[target]
	p, ok := d.joins[joinKey{target, class}]
	if !ok {
		p = d.levels[at].newPin(d.vert[target])
		d.joins[joinKey{target, class}] = p
	}
	var next *arc
	for ; at != b; at = d.tree.parent[at] {
		port, found := d.port(portKey{at, target, class, true}, rank)
		if !found {
			a := d.newArc(at, rank)
			a.from, a.to, a.next = port.inner, p, next
			port.arc = a
		}
		p, next = port.outer, port.arc
	}
	return p, next
}

// port returns a port, and whether it was there; if not, rank is that of its vertex.
func (d *drawing) port(key portKey, rank int) (*port, bool) {
	if p := d.ports[key]; p != nil {
		return p, true
	}
	inner, outer := &d.levels[key.box], &d.levels[d.tree.parent[key.box]]
	kind := exit
	if key.inwards {
		kind = entry
	}
	p := &port{stub: int32(len(inner.verts))}
	inner.verts = append(inner.verts, vertex{kind: kind, item: -1, rank: rank})
	p.inner = inner.newPin(p.stub)
	p.outer = outer.newPin(d.vert[int32(len(d.tree.box))+key.box])
	outer.pins[p.outer].port = p
	d.ports[key] = p
	return p, false
}

func (l *level) newPin(v int32) int32 {
	l.pins = append(l.pins, pin{vert: v})
	return int32(len(l.pins) - 1)
}

// inner returns the level of a box.
func (l *level) inner(v *vertex) *level { return &l.d.levels[int(v.item)-len(l.d.tree.box)] }

// margins returns the space inside of the border of a box, and that above. Boxes that the layout adds have
// none.
func margins(g *Graph, box int) (margin, upper float64) {
	if box >= len(g.Boxes) {
		return 0, 0
	}
	margin = padding
	if box == 0 {
		margin = drawMargin
	}
	return margin, max(margin, g.Boxes[box].Title.H+2*titleRoom)
}

// draw gives everything in the level its place. The levels of the boxes in it have been drawn.
func (l *level) draw() {
	for i := range l.verts {
		if v := &l.verts[i]; v.kind == box {
			inner := l.inner(v)
			v.w, v.h, v.entered = inner.size.W, inner.size.H, inner.entrance()-inner.size.W/2
		}
	}
	for i := range l.pins {
		if p := &l.pins[i]; p.port != nil {
			inner := l.inner(&l.verts[p.vert])
			p.dx = inner.verts[p.port.stub].x - inner.size.W/2
		}
	}
	l.order() // again, as edges now pass the borders of boxes in fixed places
	l.place()
	l.route()
}
