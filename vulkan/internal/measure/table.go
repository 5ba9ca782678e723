package measure

import (
	"fmt"
	"io"
	"strings"
)

// tableColumns are the statistics of a table, by the names that drivers give them, and the headings.
var tableColumns = []struct{ statistic, heading string }{
	{"Code size", "code"},
	{"Instructions", "instructions"},
	{"VGPRs", "VGPRs"},
	{"SGPRs", "SGPRs"},
	{"Spilled VGPRs", "spilled VGPRs"},
	{"Scratch size", "scratch"},
	{"Latency", "latency"},
	{"Inverse Throughput", "inverse throughput"},
	{Creation, "creation time"},
}

// TableHead writes the head of a table in Markdown to which TableRows adds rows.
func TableHead(w io.Writer) {
	head, rule := "| modules | variant | pipelines | not created |", "| --- | --- | --- | --- |"
	for _, c := range tableColumns {
		head, rule = head+" "+c.heading+" |", rule+" --- |"
	}
	fmt.Fprintf(w, "%s more than 3 %% worse |\n%s --- |\n", head, rule)
}

// TableRows writes a row for each variant but the reference: the means, and how many pipelines have more than 3 % more
// code or 2 registers more than the better of all variants before it, the reference among them.
func (r *Results) TableRows(w io.Writer, modules string) {
	failed := map[int]int{}
	for _, p := range r.Failures() {
		failed[p.Variant]++
	}
	for v, s := range r.Summaries() {
		if v == 0 {
			continue
		}
		var cells []string
		for _, c := range tableColumns {
			cell := "-"
			if mean, ok := s.Means[c.statistic]; ok {
				cell = Ratio(mean)
			}
			cells = append(cells, cell)
		}
		fmt.Fprintf(w, "| %s | %s | %d | %d | %s | %d |\n", modules, s.Name, s.Pipelines, failed[v],
			strings.Join(cells, " | "), r.clearlyWorse(v))
	}
}

// clearlyWorse counts the pipelines of a variant that have more than 3 % more code, or more than 2 vector registers
// more, than the better of the reference and spirv-opt, which is the first variant after it.
func (r *Results) clearlyWorse(variant int) (n int) {
	for i := range r.Pipelines {
		p := &r.Pipelines[i]
		if p.Variant != variant || p.Failed != "" {
			continue
		}
		for _, limit := range []struct {
			statistic   string
			factor, add float64
		}{{"Code size", 1.03, 0}, {"VGPRs", 1, 2}} {
			is, ok := p.value(limit.statistic)
			best, both := r.Pipelines[i-variant].value(limit.statistic)
			if other, ok := r.Pipelines[i-variant+1].value(limit.statistic); ok && variant > 1 {
				best = min(best, other)
			}
			if ok && both && is > best*limit.factor+limit.add {
				n++
				break
			}
		}
	}
	return n
}
