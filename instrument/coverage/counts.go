package coverage

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
)

// Counts are executions of the functions of a shader, summed over buffers.
type Counts struct {
	functions []*Function
	nodes     [][]uint64 // by function
	edges     [][]uint64
}

// NewCounts returns the counts of functions, all 0.
func NewCounts(functions []*Function) *Counts {
	c := &Counts{functions: functions}
	for _, f := range functions {
		c.nodes = append(c.nodes, make([]uint64, f.Graph.Nodes))
		c.edges = append(c.edges, make([]uint64, len(f.Graph.Edges)))
	}
	return c
}

// Bytes returns the size of a buffer of counters.
func (c *Counts) Bytes() int {
	n := 0
	for _, f := range c.functions {
		n = max(n, f.First+f.Counters())
	}
	return 4 * n
}

// Add adds what a buffer holds, which a run of the shader has filled: words in little-endian order. A counter has 32
// bits, and counts modulo 2^32. Of flags it counts in how many of the buffers they are set. It is an error if the
// buffer is too short, or holds something behind the counters: then it is another shader's, or of another kind.
func (c *Counts) Add(buffer []byte) error {
	if want := c.Bytes(); len(buffer) < want {
		return fmt.Errorf("the buffer has %d bytes, and the counters of the shader take %d", len(buffer), want)
	}
	if k := slices.IndexFunc(buffer[c.Bytes():], func(b byte) bool { return b != 0 }); k >= 0 {
		return fmt.Errorf("the buffer is none of the shader's %d bytes of counters: it holds something at byte %d", c.Bytes(),
			c.Bytes()+k)
	}
	for i, f := range c.functions {
		words := make([]uint32, f.Counters())
		for k := range words {
			words[k] = binary.LittleEndian.Uint32(buffer[4*(f.First+k):])
		}
		if f.Flags {
			executed := make([]bool, f.Graph.Nodes)
			k := 0
			for v := range executed {
				if f.Flagged[v] {
					executed[v] = words[k] != 0
					k++
				}
			}
			for v, was := range f.Graph.Executed(executed) {
				if was {
					c.nodes[i][v]++
				}
			}
			continue
		}
		edges := f.Graph.Solve(words)
		for k, n := range edges {
			c.edges[i][k] += uint64(n)
		}
		for v, n := range f.Graph.Arrivals(edges) {
			c.nodes[i][v] += uint64(n)
		}
	}
	return nil
}

// File is what was executed of a file of the source.
type File struct {
	Name      string
	Lines     []LineCount // by their numbers
	Functions []FunctionCount
	Branches  []BranchCount // by their lines
}

// LineCount says how often a line was executed: as often as the one of its blocks that was executed most often, in each
// function that has instructions of the line.
type LineCount struct {
	Line  int
	Count uint64
}

// FunctionCount says how often a function was called.
type FunctionCount struct {
	Name  string
	Line  int // 0 where it is not known
	Count uint64
}

// BranchCount says how often each way out of a branch or a switch was taken.
type BranchCount struct {
	Line    int
	Block   int // tells those of a line apart
	Reached uint64
	Taken   []uint64
}

// Files returns what was executed of each file, in the order of their names.
func (c *Counts) Files() []File {
	files := map[string]*File{}
	file := func(name string) *File {
		if files[name] == nil {
			files[name] = &File{Name: name}
		}
		return files[name]
	}
	type place struct {
		file string
		line int
	}
	total := map[place]uint64{}
	for i, f := range c.functions {
		most := map[place]uint64{}
		edge := 0
		for v, piece := range f.Pieces {
			for _, l := range piece.Lines {
				p := place{f.Files[l.File], l.Number}
				most[p] = max(most[p], c.nodes[i][v])
			}
			var taken []uint64
			for ; edge < len(f.Graph.Edges) && f.Graph.Edges[edge].From == int32(v); edge++ {
				taken = append(taken, c.edges[i][edge])
			}
			if l := piece.Branch; l.Number > 0 && !f.Flags {
				x := file(f.Files[l.File])
				x.Branches = append(x.Branches, BranchCount{Line: l.Number, Block: len(x.Branches), Reached: c.nodes[i][v],
					Taken: taken})
			}
		}
		for p, n := range most {
			total[p] += n
		}
		if len(f.Files) > 0 {
			x := file(f.Files[f.Place.File])
			x.Functions = append(x.Functions, FunctionCount{Name: c.shortName(f), Line: f.Place.Number, Count: c.nodes[i][1]})
		}
	}
	for p, n := range total {
		x := file(p.file)
		x.Lines = append(x.Lines, LineCount{p.line, n})
	}
	var list []File
	for _, x := range files {
		slices.SortFunc(x.Lines, func(a, b LineCount) int { return cmp.Compare(a.Line, b.Line) })
		slices.SortStableFunc(x.Branches, func(a, b BranchCount) int { return cmp.Compare(a.Line, b.Line) })
		list = append(list, *x)
	}
	slices.SortFunc(list, func(a, b File) int { return cmp.Compare(a.Name, b.Name) })
	return list
}

// shortName returns the name of a function without what tells overloads apart, unless it is one of several.
func (c *Counts) shortName(f *Function) string {
	name, _, _ := strings.Cut(f.Name, "(")
	for _, other := range c.functions {
		if short, _, _ := strings.Cut(other.Name, "("); other != f && short == name && other.Name != f.Name {
			return f.Name
		}
	}
	return name
}

// Unplaced returns the functions without lines, as texts: how often each of their blocks was executed.
func (c *Counts) Unplaced() []string {
	var list []string
	for i, f := range c.functions {
		if len(f.Files) > 0 {
			continue
		}
		var b strings.Builder
		fmt.Fprintf(&b, "%s: %d calls; blocks:", f.Name, c.nodes[i][1])
		for _, n := range c.nodes[i][1:] {
			fmt.Fprintf(&b, " %d", n)
		}
		list = append(list, b.String())
	}
	return list
}

// Executions returns how often each node of the function with an index was executed.
func (c *Counts) Executions(function int) []uint64 { return c.nodes[function] }
