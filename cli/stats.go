package cli

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"hone/analysis"
	"hone/internal/modstats"
	"hone/internal/wording"
	"hone/ir"
	"hone/spirv"
)

// statsOf counts what is in a module, and how many scalars are live at the widest point of its functions.
func statsOf(bin *spirv.Binary) *modstats.Stats {
	s := modstats.Of(bin)
	m, err := ir.Read(bin)
	if err != nil {
		return s // which is said of the module elsewhere
	}
	defer m.Release()
	facts := analysis.NewCache(m)
	for _, f := range m.Functions() {
		if len(f.Blocks) > 0 {
			s.Registers = max(s.Registers, analysis.Liveness.Of(facts, f).Widest(func(id ir.ID) int { return registers(m, id) }))
		}
	}
	return s
}

// registers returns how many scalars a value consists of, of a variable of a function those in it: it takes registers,
// or would. Other pointers count as one.
func registers(m *ir.Module, id ir.ID) int {
	typ := m.TypeOf(id)
	if d := m.Def(id); d != nil && d.Op == spirv.OpVariable {
		typ = m.Types().Pointee(typ)
	}
	return min(scalars(m, typ), maxScalars)
}

// maxScalars is what a value counts for at most.
const maxScalars = 1 << 20

// scalars returns the number of scalars in a type. What is not known to have parts is one.
func scalars(m *ir.Module, typ ir.ID) int {
	d := m.Def(typ)
	if d == nil {
		return 1
	}
	switch d.Op {
	case spirv.OpTypeStruct:
		sum := 0
		for i := range d.NumWords() {
			sum = min(sum+scalars(m, d.ID(i)), maxScalars)
		}
		return sum
	case spirv.OpTypeVector, spirv.OpTypeMatrix, spirv.OpTypeArray:
		n, ok := m.Types().NumParts(typ)
		if !ok || n < 0 {
			n = 1 // a size that is not known
		}
		return min(min(n, maxScalars)*scalars(m, d.ID(0)), maxScalars)
	}
	return 1
}

// topOps is how many opcodes the statistics show.
const topOps = 12

// The forms of statistics, as --stats names them.
const (
	statsTable = "table"
	statsJSON  = "json"
)

// allStats returns the sums over the modules that did not fail.
func (b *batch) allStats() (before, after *modstats.Stats) {
	before, after = modstats.New(), modstats.New()
	for i := range b.results {
		if r := &b.results[i]; r.err == nil {
			before.Add(r.before)
			after.Add(r.after)
		}
	}
	return before, after
}

// printStats prints what the modules that did not fail lost and gained.
func (b *batch) printStats() {
	before, after := b.allStats()
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
	fmt.Fprintln(w, "in functions, by class")
	for c := range modstats.NumClasses {
		if x, y := before.Classes[c], after.Classes[c]; x > 0 || y > 0 {
			count("  "+c.String(), x, y)
		}
	}
	fmt.Fprintln(w, "opcodes that changed most")
	changed := changedOps(before, after)
	for _, op := range changed[:min(topOps, len(changed))] {
		count("  "+op.String(), before.ByOp[op], after.ByOp[op])
	}
	count("functions", before.Functions, after.Functions)
	count("blocks", before.Blocks, after.Blocks)
	count("loops", before.Loops, after.Loops)
	count("registers, widest point", before.Registers, after.Registers)
	count("id bound", before.IDs, after.IDs)
	fmt.Fprintln(w, "Counts are not time: drivers compile again. doc/drivers.md measures their code and a device's time.")
}

// statsFile is what --stats=json prints.
type statsFile struct {
	Files   int          `json:"files"`
	Failed  int          `json:"failed"`
	Before  sizes        `json:"before"` // sums; registers are those of the module with most
	After   sizes        `json:"after"`
	Modules []moduleSize `json:"modules"` // those that did not fail
}

type moduleSize struct {
	File   string `json:"file"`
	Before sizes  `json:"before"`
	After  sizes  `json:"after"`
}

// sizes are statistics in JSON.
type sizes struct {
	Bytes        int            `json:"bytes"`
	BytesOf      map[string]int `json:"bytes_by_part"`
	Instructions int            `json:"instructions"`
	InstsOf      map[string]int `json:"instructions_by_part"`
	Classes      map[string]int `json:"classes"`
	Opcodes      map[string]int `json:"opcodes"`
	Functions    int            `json:"functions"`
	Blocks       int            `json:"blocks"`
	Loops        int            `json:"loops"`
	Registers    int            `json:"registers"`
	Bound        int            `json:"id_bound"`
}

func sizesOf(s *modstats.Stats) sizes {
	out := sizes{
		Bytes: 4 * modstats.Sum(s.Words), BytesOf: map[string]int{},
		Instructions: modstats.Sum(s.Insts), InstsOf: map[string]int{},
		Classes: map[string]int{}, Opcodes: map[string]int{},
		Functions: s.Functions, Blocks: s.Blocks, Loops: s.Loops, Registers: s.Registers, Bound: s.IDs,
	}
	for p := range modstats.NumParts {
		out.BytesOf[p.String()], out.InstsOf[p.String()] = 4*s.Words[p], s.Insts[p]
	}
	for c := range modstats.NumClasses {
		out.Classes[c.String()] = s.Classes[c]
	}
	for op, n := range s.ByOp {
		out.Opcodes[op.String()] = n
	}
	return out
}

// writeStatsJSON prints the statistics for machines, to standard output.
func (b *batch) writeStatsJSON() error {
	before, after := b.allStats()
	file := statsFile{Files: b.files(), Failed: b.failed(), Before: sizesOf(before), After: sizesOf(after),
		Modules: []moduleSize{}}
	for i, j := range b.jobs {
		if r := &b.results[i]; r.err == nil {
			file.Modules = append(file.Modules, moduleSize{shown(j.in), sizesOf(r.before), sizesOf(r.after)})
		}
	}
	data, err := encodeJSON(file)
	if err == nil {
		_, err = b.stdout.Write(data)
	}
	return err
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
