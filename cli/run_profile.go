package cli

import (
	"cmp"
	"fmt"
	"slices"

	"hone/internal/wording"
	"hone/vm"
	"hone/vm/cost"
)

// topPlaces is how many lines or blocks a profile shows.
const topPlaces = 10

// place is a line of the source, or a block, with what was executed there.
type place struct {
	name   string
	counts cost.Counts
	times  uint64 // that it was come to
	order  int
}

// printProfile prints what was executed: by class, and where most of it was.
func (r *shaderRun) printProfile(result *vm.Result) {
	total := result.Counts.Weight()
	row := func(cells ...any) { fmt.Fprintf(r.stderr, "%-24s %16s %16s %16s %8s\n", cells...) }
	row("", "executed", "per invocation", "weight", "share")
	for class, n := range result.Counts {
		if n == 0 {
			continue
		}
		c := cost.Class(class)
		weight := n * uint64(c.Weight())
		row(c, wording.Grouped(int(n)), perInvocation(n, result), wording.Grouped(int(weight)), percent(weight, total))
	}
	row("total", "", perInvocation(total, result), wording.Grouped(int(total)), percent(total, total))
	fmt.Fprintf(r.stderr, "invocations: %s\n", wording.Grouped(int(result.Invocations)))

	places := r.places(result)
	if len(places) < 2 {
		return
	}
	row("where", "invocations", "weight of each", "weight", "share")
	for _, p := range places[:min(topPlaces, len(places))] {
		w := p.counts.Weight()
		row(p.name, wording.Grouped(int(p.times)), fmt.Sprintf("%.1f", float64(w)/float64(max(p.times, 1))),
			wording.Grouped(int(w)), percent(w, total))
	}
	if n := len(places) - topPlaces; n > 0 {
		fmt.Fprintf(r.stderr, "and %d more\n", n)
	}
}

func perInvocation(n uint64, r *vm.Result) string {
	return fmt.Sprintf("%.1f", float64(n)/float64(max(r.Invocations, 1)))
}

func percent(part, whole uint64) string {
	return fmt.Sprintf("%.1f%%", 100*float64(part)/float64(max(whole, 1)))
}

// places returns the lines that were executed, those that weigh most first; blocks, where the module does not say
// lines.
func (r *shaderRun) places(result *vm.Result) []*place {
	text := newInstText(r.module)
	byName := map[string]*place{}
	var list []*place
	for _, b := range result.Blocks {
		block := text.id(b.Block.Function().Result()) + " " + text.id(b.Block.ID())
		seen := map[*place]bool{}
		for in := range b.Block.Insts() {
			cost := cost.Of(r.module, in)
			if cost.Weight() == 0 {
				continue
			}
			name := cmp.Or(text.position(in), block)
			p := byName[name]
			if p == nil {
				p = &place{name: name, order: len(list)}
				byName[name] = p
				list = append(list, p)
			}
			for class, n := range cost {
				p.counts[class] += n * b.Invocations
			}
			if !seen[p] {
				seen[p] = true
				p.times += b.Invocations
			}
		}
	}
	slices.SortFunc(list, func(x, y *place) int {
		return cmp.Or(cmp.Compare(y.counts.Weight(), x.counts.Weight()), cmp.Compare(x.order, y.order))
	})
	return list
}
