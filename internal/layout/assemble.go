package layout

import "slices"

// assemble puts the levels into each other and the arcs of edges one after the other.
func (d *drawing) assemble() *Layout {
	g := d.graph
	out := &Layout{
		Nodes:  make([]Rect, len(g.Nodes)),
		Boxes:  make([]Rect, len(g.Boxes)),
		Titles: make([]Point, len(g.Boxes)),
		Routes: make([]Route, len(g.Edges)),
	}
	corner := make([]Point, len(d.levels)) // of each level
	inside := d.tree.innermostFirst()
	slices.Reverse(inside)
	for _, b := range inside {
		l, at := &d.levels[b], corner[b]
		if int(b) < len(g.Boxes) && len(l.verts) > 0 {
			out.Boxes[b] = Rect{at.X, at.Y, l.size.W, l.size.H}
			out.Titles[b] = Point{at.X + l.title.X, at.Y + l.title.Y}
		}
		for i := range l.verts {
			v := &l.verts[i]
			p := Point{at.X + v.x - v.w/2, at.Y}
			if v.kind <= box {
				p.Y += l.top[v.row]
			}
			switch v.kind {
			case node:
				out.Nodes[v.item] = Rect{p.X, p.Y, v.w, v.h}
			case box:
				corner[int(v.item)-len(g.Nodes)] = p
			}
		}
	}
	for i, a := range d.starts {
		r := &out.Routes[i]
		at := corner[a.level.box]
		r.Label = Point{at.X + a.labelAt.X, at.Y + a.labelAt.Y}
		for ; a != nil; a = a.next {
			at := corner[a.level.box]
			for _, p := range a.points {
				r.Points = appendCorner(r.Points, Point{at.X + p.X, at.Y + p.Y})
			}
		}
	}
	return out
}

// appendCorner appends a point to a line, and drops the one before it if that is no corner.
func appendCorner(line []Point, p Point) []Point {
	n := len(line)
	if n > 0 && near(line[n-1].X, p.X) && near(line[n-1].Y, p.Y) {
		return line
	}
	if n > 1 && (near(line[n-2].X, p.X) && near(line[n-1].X, p.X) || near(line[n-2].Y, p.Y) && near(line[n-1].Y, p.Y)) {
		line = line[:n-1]
	}
	return append(line, p)
}

func near(a, b float64) bool { return a-b < 0.01 && b-a < 0.01 }
