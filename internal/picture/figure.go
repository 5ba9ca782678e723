// Package picture draws functions: their blocks with instructions, edges, constructs and dominator trees, as
// SVG or as the input of graphviz.
//
// A [Source] has the module and its text. [Source.FlowGraph] and [Source.DominatorTree] make a [Figure] of a
// function, which [SVG] and [DOT] write. The package knows what is shown, internal/layout where it goes.
package picture

// Figure is a picture without positions.
type Figure struct {
	Title string
	Head  []Line // what stands above the first block
	Nodes []Node
	Edges []Edge
	Boxes []Box // Boxes[0] is the whole figure
	// Tree says that the edges are those of a tree: they have no kinds worth a legend.
	Tree bool
}

// Node is a basic block.
type Node struct {
	Name  string // of its label, with the "%"
	Note  string // what it is, beside the name; may be empty
	Lines []Line
	Box   int // index of the innermost box around it
	Depth int // number of loops around it, where that is to be seen and no box shows it; else 0
	Tip   string
}

// Edge leads from one node to another.
type Edge struct {
	From, To int
	Kind     EdgeKind
	Label    string // may be empty
	Tip      string
}

// Box is a construct.
type Box struct {
	Parent int // index of the box around it
	Kind   BoxKind
	Title  string
	Depth  int // number of loops around the blocks of a loop, where they are to be seen; else 0
	Tip    string
}

// EdgeKind says how an edge is drawn.
type EdgeKind uint8

// The kinds of edges.
const (
	Branch   EdgeKind = iota // without a condition
	True                     // of an OpBranchConditional
	False                    // of an OpBranchConditional
	Case                     // of an OpSwitch
	Break                    // out of a loop
	Continue                 // to a continue target
	Back                     // to the header of a loop
	Exit                     // out of a construct in a way that is not allowed
	Declared                 // from a header to a merge block or continue target that nothing branches to
	TreeEdge                 // of a dominator tree
	numEdgeKinds
)

var edgeKinds = [numEdgeKinds]struct{ name, legend string }{ // no legend: it looks like a branch
	Branch:   {"branch", "branch, switch case"},
	True:     {"true", "if true"},
	False:    {"false", "if false"},
	Case:     {"case", ""},
	Break:    {"break", "break out of a loop"},
	Continue: {"continue", "continue"},
	Back:     {"back", "back edge"},
	Exit:     {"exit", "out of a construct, not structured"},
	Declared: {"declared", "declared, no branch"},
	TreeEdge: {"tree", "immediate dominator"},
}

func (k EdgeKind) String() string { return edgeKinds[k].name }

// BoxKind says how a box is drawn.
type BoxKind uint8

// The kinds of boxes.
const (
	WholeBox BoxKind = iota
	SelectionBox
	SwitchBox
	CaseBox
	LoopBox
	ContinueBox
	numBoxKinds
)

var boxKindNames = [numBoxKinds]string{"whole", "selection", "switch", "casebox", "loop", "continuebox"}

func (k BoxKind) String() string { return boxKindNames[k] }

// Line is a line of text.
type Line []Span

// Span is a part of a line in one color.
type Span struct {
	Role Role
	Text string
}

// Role says what text is.
type Role uint8

// The roles of text in an instruction.
const (
	Plain Role = iota
	Result
	ID
	Literal // a string
	Value   // a number or an enumerant
)

// Width returns the number of characters in a line; those that are twice as wide as others count twice.
func (l Line) Width() int {
	n := 0
	for _, s := range l {
		n += textWidth(s.Text)
	}
	return n
}

// textWidth returns the number of columns that text takes.
func textWidth(s string) int {
	n := 0
	for _, r := range s {
		if n++; r >= 0x1100 { // where scripts with wide letters begin
			n++
		}
	}
	return n
}

func (l Line) String() string {
	text := ""
	for _, s := range l {
		text += s.Text
	}
	return text
}
