// Package layout places the nodes of a directed graph and the boxes around them, and routes the edges: a
// layered drawing that flows from top to bottom. It knows nothing of what the graph means.
//
// What is in one box, nodes and smaller boxes, is drawn on its own by the method of Sugiyama, Tagawa and Toda
// ("Methods for Visual Understanding of Hierarchical System Structures", 1981):
//
//   - edges that close a cycle, found by depth-first search, are set aside (file rank.go);
//   - each vertex gets a row, one below the lowest of those that lead to it; an edge that passes a row gets a
//     vertex without size there;
//   - vertices are moved along their rows to where few edges cross (file order.go);
//   - they get coordinates at which most edges are straight (file place.go);
//   - edges run vertically through rows and horizontally only between them, each on a track of its own; those
//     that were set aside run beside all rows (file route.go).
//
// A box is one vertex of the box around it. Orders are found from the outside in, so that edges pass borders in
// the order in which they go on, and places from the inside out. An edge between boxes becomes several pieces,
// each in one box, that meet where it passes a border. So by construction no two nodes overlap, boxes hold what
// is in them and nothing else, and no edge runs through a node that it does not join.
//
// A row is as high as the highest vertex in it. So that a tall one does not hold up what is beside it and has
// rows of its own, the layout adds boxes that nobody sees, around what a vertex dominates (file arms.go).
package layout

// Graph is what to lay out.
type Graph struct {
	Nodes []Node
	Edges []Edge
	Boxes []Box // Boxes[0] is the whole drawing; there must be one
}

// Size is a width and a height. Units are the caller's, the distances between things take them for pixels.
type Size struct{ W, H float64 }

// Node is a rectangle with edges. Among nodes that could as well stand elsewhere, earlier ones stand above and
// to the left.
type Node struct {
	Size
	Box int // index of the innermost box around it
}

// Edge leaves From at its lower side and enters To at its upper side.
type Edge struct {
	From, To int
	// Class tells edges apart that lead to one node: those of one class enter it at one point, and join before.
	Class int
	// Fork lets the edge leave its node at one point with the others of that node for which it is set.
	Fork bool
	// Back says that the edge should lead upwards, as part of a cycle. Cycles that remain without such edges
	// are broken by depth-first search.
	Back bool
	// Label is room to the right of the edge, near where it leaves its node or, if it forks, the others. Zero
	// for none. Labels of a node that is too narrow for all of them lie on each other.
	Label Size
}

// Box is drawn around nodes and around other boxes.
type Box struct {
	Parent int // index of the box around it, below its own; ignored for Boxes[0]
	Title  Size
}

// Point is a position, from the upper left corner of the drawing to the right and down.
type Point struct{ X, Y float64 }

// Rect is a rectangle; X and Y are its upper left corner.
type Rect struct{ X, Y, W, H float64 }

// Layout is where everything goes, by index as in the Graph.
type Layout struct {
	Nodes  []Rect
	Boxes  []Rect  // Boxes[0] is the whole drawing; a box with nothing in it is empty
	Titles []Point // upper left corners of the titles of the boxes
	Routes []Route
}

// Route is the way of an edge.
type Route struct {
	Points []Point // corners of a line whose pieces are horizontal or vertical, from the source to the target
	Label  Point   // upper left corner of the label
}

// Distances.
const (
	nodeGap    = 28.0 // between vertices of a row
	lineGap    = 12.0 // between an edge that passes a row and its neighbors, and between edges beside the rows
	pinGap     = 12.0 // between points where edges leave or enter a node
	pinMargin  = 10.0 // from such a point to the corner
	trackGap   = 9.0  // between horizontal pieces
	rowGap     = 30.0 // between rows, at least
	tailRoom   = 9.0  // below a row, free of horizontal pieces
	arrowRoom  = 14.0 // above a row, likewise
	padding    = 14.0 // inside of the border of a box
	labelRoom  = 3.0  // between a line and its label
	titleRoom  = 6.0  // around a title
	drawMargin = 8.0  // around everything
)

// Compute lays out a graph. Indices in it must be valid. Equal graphs get equal layouts.
//
// Cost: n log n in the nodes, the edges and the points where edges pass rows or borders of boxes. Edges past
// very many rows run beside them instead, so that all this stays linear in nodes and edges unless boxes are
// nested very deeply.
func Compute(g *Graph) *Layout {
	t := newTree(g)
	t.addArms(g)
	d := newDrawing(g, t)
	order := t.innermostFirst()
	for i := range order {
		l := &d.levels[order[len(order)-1-i]]
		l.rank()
		l.arrange()
		if l.box > 0 && len(l.verts) > 0 {
			l.takeHints()
		}
		l.order()
	}
	for _, b := range order {
		d.levels[b].draw()
	}
	return d.assemble()
}
