package cli

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"hone/internal/modstats"
	"hone/internal/wording"
	"hone/spirv"
)

// topOps is how many opcodes the statistics show.
const topOps = 12

// printStats prints what the modules that did not fail lost and gained.
func (b *batch) printStats() {
	before, after := modstats.New(), modstats.New()
	for i := range b.results {
		if r := &b.results[i]; r.err == nil {
			before.Add(r.before)
			after.Add(r.after)
		}
	}
	w := b.stderr
	row(w, "", "before", "after", "change")
	count := func(name string, x, y int) { row(w, name, wording.Grouped(x), wording.Grouped(y), change(x, y)) }
	count("bytes", 4*modstats.Sum(before.Words), 4*modstats.Sum(after.Words))
	for p := range modstats.NumParts {
		count("  "+p.String(), 4*before.Words[p], 4*after.Words[p])
	}
	count("instructions", modstats.Sum(before.Insts), modstats.Sum(after.Insts))
	for p := range modstats.NumParts {
		count("  "+p.String(), before.Insts[p], after.Insts[p])
	}
	changed := changedOps(before, after)
	for _, op := range changed[:min(topOps, len(changed))] {
		count("    "+op.String(), before.ByOp[op], after.ByOp[op])
	}
	count("functions", before.Functions, after.Functions)
	count("blocks", before.Blocks, after.Blocks)
	count("id bound", before.IDs, after.IDs)
}

// changedOps returns the opcodes whose number changed, those that changed most first.
func changedOps(before, after *modstats.Stats) []spirv.Op {
	var ops []spirv.Op
	size := map[spirv.Op]int{}
	for _, s := range []*modstats.Stats{before, after} {
		for op := range s.ByOp {
			d := after.ByOp[op] - before.ByOp[op]
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
