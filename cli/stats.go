package cli

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"hone/internal/wording"
	"hone/spirv"
)

// part is a part of a module that statistics distinguish.
type part uint8

const (
	preamble part = iota
	debugInfo
	decorations
	globals
	functions
	numParts
)

var partNames = [numParts]string{"preamble", "names, sources", "decorations", "types, globals", "functions"}

// stats are sizes of a module, or of several together.
type stats struct {
	insts, words      [numParts]int
	functions, blocks int
	ids               int // the bound
	byOp              map[spirv.Op]int
}

// statsOf counts what is in a binary. Cost: linear.
func statsOf(b *spirv.Binary) *stats {
	s := &stats{byOp: map[spirv.Op]int{}, ids: int(b.Header().Bound)}
	s.words[preamble] = spirv.HeaderWords
	inFunctions := false
	for _, inst := range b.Insts() {
		op := spirv.Op(inst[0])
		p := functions
		if !inFunctions {
			p = partOf(op)
			inFunctions = p == functions
		}
		s.insts[p]++
		s.words[p] += len(inst)
		s.byOp[op]++
	}
	s.functions = s.byOp[spirv.OpFunction]
	s.blocks = s.byOp[spirv.OpLabel]
	return s
}

// partOf returns the part of a module that an instruction before the first function's end stands in.
func partOf(op spirv.Op) part {
	info := op.Info()
	if info == nil {
		return globals
	}
	place := spirv.Shapes()[op].Place
	switch {
	case op == spirv.OpFunction:
		return functions
	case place >= spirv.PlaceCapabilities && place <= spirv.PlaceExecutionModes:
		return preamble
	case info.Class == "Debug":
		return debugInfo
	case info.Class == "Annotation":
		return decorations
	}
	return globals
}

func (s *stats) add(o *stats) {
	for p := range numParts {
		s.insts[p] += o.insts[p]
		s.words[p] += o.words[p]
	}
	s.functions += o.functions
	s.blocks += o.blocks
	s.ids += o.ids
	for op, n := range o.byOp {
		s.byOp[op] += n
	}
}

// topOps is how many opcodes the statistics show.
const topOps = 12

// printStats prints what the modules that did not fail lost and gained.
func (b *batch) printStats() {
	before, after := &stats{byOp: map[spirv.Op]int{}}, &stats{byOp: map[spirv.Op]int{}}
	for i := range b.results {
		if r := &b.results[i]; r.err == nil {
			before.add(r.before)
			after.add(r.after)
		}
	}
	w := b.stderr
	row(w, "", "before", "after", "change")
	count := func(name string, x, y int) { row(w, name, wording.Grouped(x), wording.Grouped(y), change(x, y)) }
	count("bytes", 4*sum(before.words), 4*sum(after.words))
	for p := range numParts {
		count("  "+partNames[p], 4*before.words[p], 4*after.words[p])
	}
	count("instructions", sum(before.insts), sum(after.insts))
	for p := range numParts {
		count("  "+partNames[p], before.insts[p], after.insts[p])
	}
	changed := changedOps(before, after)
	for _, op := range changed[:min(topOps, len(changed))] {
		count("    "+op.String(), before.byOp[op], after.byOp[op])
	}
	count("functions", before.functions, after.functions)
	count("blocks", before.blocks, after.blocks)
	count("id bound", before.ids, after.ids)
}

// changedOps returns the opcodes whose number changed, those that changed most first.
func changedOps(before, after *stats) []spirv.Op {
	var ops []spirv.Op
	size := map[spirv.Op]int{}
	for _, s := range []*stats{before, after} {
		for op := range s.byOp {
			d := after.byOp[op] - before.byOp[op]
			if _, ok := size[op]; !ok && d != 0 {
				size[op] = max(d, -d)
				ops = append(ops, op)
			}
		}
	}
	slices.SortFunc(ops, func(x, y spirv.Op) int {
		return cmp.Or(cmp.Compare(size[y], size[x]), cmp.Compare(x, y))
	})
	return ops
}

func row(w io.Writer, cells ...any) {
	fmt.Fprintf(w, "%-26s %12s %12s %9s\n", cells...)
}

func sum(list [numParts]int) (n int) {
	for _, x := range list {
		n += x
	}
	return n
}

// change returns by how much y differs from x, such as "-12.5%".
func change(x, y int) string {
	switch {
	case x == y:
		return "0.0%"
	case x == 0:
		return "new"
	}
	return fmt.Sprintf("%+.1f%%", 100*float64(y-x)/float64(x))
}
