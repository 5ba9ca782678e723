package picture

import (
	"fmt"
	"strings"

	"hone/analysis"
	"hone/ir"
	"hone/ir/view"
	"hone/spirv"
)

// Options say what a figure shows.
type Options struct {
	Loops    bool // how deeply blocks are nested in loops
	MaxLines int  // how many lines a block has at most, 0 for all
}

// FlowGraph returns the control flow graph of a function that has blocks: constructs become boxes. Near linear.
func (s *Source) FlowGraph(f *ir.Function, o Options) *Figure {
	m := flowMaker{
		Source: s, Options: o, f: f, text: s.text(f),
		regions: analysis.Regions.Of(s.facts, f),
		fig:     &Figure{Title: s.title(f, "")},
	}
	for _, w := range m.text.head {
		m.fig.Head = append(m.fig.Head, wrap(s.line(w))...)
	}
	m.makeBoxes()
	for i := range f.Blocks {
		m.fig.Nodes = append(m.fig.Nodes, m.node(i))
	}
	for i := range f.Blocks {
		m.addEdges(i)
	}
	m.addDeclared()
	return m.fig
}

// title says which function a figure shows, and what of it.
func (s *Source) title(f *ir.Function, what string) string {
	t := s.text(f)
	title := s.id(t.id)
	s.eachEntryPoint(func(e view.EntryPointInst) {
		if e.EntryPoint() == f.Result() {
			title += fmt.Sprintf(", entry point %q (%s)", e.Name(), e.ExecutionModel())
		}
	})
	insts := len(t.head) + 1
	for _, b := range t.blocks {
		insts += len(b)
	}
	return fmt.Sprintf("%s%s: %s, %s", title, what, counted(len(t.blocks), "block"), counted(insts, "instruction"))
}

func counted(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}

// flowMaker makes the figure of a control flow graph.
type flowMaker struct {
	*Source
	Options
	f       *ir.Function
	text    *functionText
	regions *analysis.RegionTree
	fig     *Figure
	boxOf   []int // of each region
}

// makeBoxes makes a box of each region that is worth one: a case of one block is seen from its edge.
func (m *flowMaker) makeBoxes() {
	kinds := map[analysis.RegionKind]BoxKind{
		analysis.SelectionRegion: SelectionBox, analysis.SwitchRegion: SwitchBox, analysis.CaseRegion: CaseBox,
		analysis.LoopRegion: LoopBox, analysis.ContinueRegion: ContinueBox,
	}
	list := m.regions.List
	m.boxOf = make([]int, len(list))
	depths := regionDepths(m.regions)
	for i := range list {
		r := &list[i]
		if i == 0 {
			m.fig.Boxes = append(m.fig.Boxes, Box{})
			continue
		}
		p := r.Parent.Index
		if m.boxOf[i] = m.boxOf[p]; r.Kind == analysis.CaseRegion && len(m.regions.Blocks(r)) == 1 {
			continue
		}
		b := Box{Parent: m.boxOf[p], Kind: kinds[r.Kind], Title: r.Kind.String(), Tip: m.regionTip(r)}
		if m.Loops && r.Kind == analysis.LoopRegion {
			b.Depth = depths[i]
			b.Title = fmt.Sprintf("loop, depth %d", b.Depth)
		}
		if r.Irreducible {
			b.Title = "irreducible " + b.Title
		}
		m.boxOf[i] = len(m.fig.Boxes)
		m.fig.Boxes = append(m.fig.Boxes, b)
	}
}

// regionTip says which blocks a region is declared by.
func (m *flowMaker) regionTip(r *analysis.Region) string {
	tip := fmt.Sprintf("%s %s", r.Kind, m.blockName(r.Header))
	if r.Merge != nil {
		tip += ", merge block " + m.blockName(r.Merge)
	}
	if r.Continue != nil {
		tip += ", continue target " + m.blockName(r.Continue)
	}
	return tip
}

func (m *flowMaker) blockName(b *ir.Block) string { return blockName(m.Source, m.text, b.Index) }

func (m *flowMaker) node(i int) Node {
	b := m.f.Blocks[i]
	r := m.regions.Of(b)
	words := m.text.blocks[i]
	n := Node{Name: m.blockName(b), Box: m.boxOf[r.Index], Tip: fmt.Sprintf("block %s, %s", m.blockName(b),
		counted(len(words), "instruction"))}
	switch {
	case i == 0:
		n.Note = "entry"
	case len(b.Preds()) == 0:
		n.Note = "unreachable"
	}
	n.Lines = m.lines(words[1:])
	return n
}

// lines returns the text of a block's instructions, shortened if there is a limit: its last lines stay.
func (m *flowMaker) lines(insts [][]uint32) []Line {
	var text []Line
	widest := 0
	for _, w := range insts {
		l := m.line(w)
		text = append(text, l)
		if n := resultWidth(l); n <= maxIndent {
			widest = max(widest, n)
		}
	}
	var lines []Line
	starts := make([]int, len(text)) // of each instruction, in lines
	for i, l := range text {
		starts[i] = len(lines)
		if n := widest - resultWidth(l); n > 0 {
			l = append(Line{{Plain, strings.Repeat(" ", n)}}, l...)
		}
		lines = append(lines, wrap(l)...)
	}
	if m.MaxLines <= 0 || len(lines) <= m.MaxLines {
		return lines
	}
	last := len(text) - 1 // the merge instruction and the terminator stay
	if last > 0 && isMerge(insts[last-1]) {
		last--
	}
	first := 0
	for first < last && (first+1 >= last || starts[first+1] <= m.MaxLines-1-(len(lines)-starts[last])) {
		first++
	}
	if first == last {
		return lines
	}
	short := lines[:starts[first]:starts[first]]
	short = append(short, Line{{Plain, fmt.Sprintf("%s… %d more", strings.Repeat(" ", widest), last-first)}})
	return append(short, lines[starts[last]:]...)
}

func isMerge(w []uint32) bool {
	op := spirv.Op(w[0])
	return op == spirv.OpSelectionMerge || op == spirv.OpLoopMerge
}

const (
	maxIndent  = 16 // columns up to which opcodes of a block stand below each other
	maxColumns = 100
)

// resultWidth returns the columns of "%12 = ", 0 where there is no result.
func resultWidth(l Line) int {
	if len(l) > 0 && l[0].Role == Result {
		return textWidth(l[0].Text) + len(" = ")
	}
	return 0
}

// wrap breaks a line that is too long at spaces.
func wrap(l Line) []Line {
	if l.Width() <= maxColumns {
		return []Line{l}
	}
	var lines []Line
	var line Line
	width := 0
	for _, s := range l {
		for _, word := range strings.SplitAfter(s.Text, " ") {
			n := textWidth(word)
			if width+n > maxColumns && width > 8 && strings.TrimSpace(word) != "" {
				lines = append(lines, line)
				line, width = Line{{Plain, strings.Repeat(" ", 8)}}, 8
			}
			if word != "" {
				line = append(line, Span{s.Role, word})
				width += n
			}
		}
	}
	return append(lines, line)
}

// addEdges adds the edges from a block: one for all conditions under which it goes to one block.
func (m *flowMaker) addEdges(from int) {
	b := m.f.Blocks[from]
	conditions := m.conditions(b, from)
	first := len(m.fig.Edges)
	var all [][]string // conditions of each edge
	index := map[int]int{}
	i := -1
	for e := range m.regions.Edges(b) {
		i++
		if e.To == nil {
			continue
		}
		at, found := index[e.To.Index]
		if !found {
			at = len(m.fig.Edges) - first
			index[e.To.Index] = at
			m.fig.Edges = append(m.fig.Edges, Edge{From: from, To: e.To.Index, Kind: edgeKind(e.Kind, b.Terminator().Op, i)})
			all = append(all, nil)
		}
		if i < len(conditions) {
			all[at] = append(all[at], conditions[i])
		}
	}
	for i := range m.fig.Edges[first:] {
		e := &m.fig.Edges[first+i]
		if b.Terminator().Op == spirv.OpBranchConditional && len(all[i]) > 1 && e.Kind <= False {
			e.Kind = Branch
		}
		e.Label = shortList(all[i])
		if e.Kind == Break || e.Kind == Continue {
			e.Label = strings.TrimPrefix(e.Label+", "+e.Kind.String(), ", ")
		}
		e.Tip = fmt.Sprintf("%s → %s", m.fig.Nodes[from].Name, m.fig.Nodes[e.To].Name)
		if len(all[i]) > 0 {
			e.Tip += ": " + strings.Join(all[i], ", ")
		}
		if e.Kind >= Break {
			e.Tip += ", " + edgeKinds[e.Kind].legend
		}
	}
}

// edgeKind returns how the edge is drawn that is a terminator's i-th.
func edgeKind(k analysis.EdgeKind, op spirv.Op, i int) EdgeKind {
	switch k {
	case analysis.BreakEdge:
		return Break
	case analysis.ContinueEdge:
		return Continue
	case analysis.BackEdge:
		return Back
	case analysis.ExitEdge:
		return Exit
	}
	switch op {
	case spirv.OpBranchConditional:
		return [...]EdgeKind{True, False}[min(i, 1)]
	case spirv.OpSwitch:
		return Case
	}
	return Branch
}

// conditions returns under which condition a block goes to each of its successors; none if there are none.
func (m *flowMaker) conditions(b *ir.Block, i int) []string {
	switch b.Terminator().Op {
	case spirv.OpBranchConditional:
		return []string{"true", "false"}
	case spirv.OpSwitch:
		words := m.text.blocks[i]
		text := strings.Fields(m.line(words[len(words)-1]).String())
		list := []string{"default"}
		for k := 3; k+1 < len(text); k += 2 { // OpSwitch %selector %default value %label ...
			list = append(list, text[k])
		}
		return list
	}
	return nil
}

// shortList joins a list, the first few of it.
func shortList(list []string) string {
	const most = 6
	if len(list) > most {
		return fmt.Sprintf("%s, … %d more", strings.Join(list[:most-1], ", "), len(list)-most+1)
	}
	return strings.Join(list, ", ")
}

// addDeclared adds edges to merge blocks and continue targets to which nothing branches.
func (m *flowMaker) addDeclared() {
	add := func(r *analysis.Region, to *ir.Block, as string) {
		if to != nil && len(to.Preds()) == 0 && to != r.Header {
			m.fig.Edges = append(m.fig.Edges, Edge{From: r.Header.Index, To: to.Index, Kind: Declared, Label: as,
				Tip: fmt.Sprintf("%s declares %s as its %s, and nothing branches there", m.blockName(r.Header), m.blockName(to),
					as)})
		}
	}
	for i := range m.regions.List {
		r := &m.regions.List[i]
		if r.Kind != analysis.ContinueRegion && r.Kind != analysis.CaseRegion {
			add(r, r.Merge, "merge block")
			add(r, r.Continue, "continue target")
		}
	}
}
