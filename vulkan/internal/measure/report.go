package measure

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"hone/vulkan/internal/figures"
)

// The JSON form of results.
type (
	jsonResults struct {
		Driver    string         `json:"driver"`
		Variants  []jsonVariant  `json:"variants"`
		Pipelines []jsonPipeline `json:"pipelines"`
		Failed    []jsonFailure  `json:"failed"`
	}
	jsonVariant struct {
		Name      string              `json:"name"`
		Pipelines int                 `json:"pipelines"`
		Means     map[string]*float64 `json:"means"`
		Creation  *float64            `json:"creation"` // ratio, null if it was not measured
	}
	jsonPipeline struct {
		File       string             `json:"file"`
		Entry      string             `json:"entry,omitempty"` // where the file has several
		Constants  string             `json:"constants"`
		Variant    string             `json:"variant"`
		Statistics map[string]float64 `json:"statistics"`
		Creation   *float64           `json:"creation_us"` // null if it was not measured
	}
	jsonFailure struct {
		File      string `json:"file"`
		Entry     string `json:"entry,omitempty"`
		Constants string `json:"constants"`
		Variant   string `json:"variant"`
		Reason    string `json:"reason"`
	}
)

// WriteJSON writes the results for programs.
func (r *Results) WriteJSON(w io.Writer) error {
	out := jsonResults{Driver: r.Driver, Variants: []jsonVariant{}, Pipelines: []jsonPipeline{}, Failed: []jsonFailure{}}
	for _, s := range r.Summaries() {
		v := jsonVariant{Name: s.Name, Pipelines: s.Pipelines, Means: s.Means, Creation: s.Means[Creation]}
		delete(v.Means, Creation)
		out.Variants = append(out.Variants, v)
	}
	for i := range r.Pipelines {
		p := &r.Pipelines[i]
		if p.Failed != "" {
			out.Failed = append(out.Failed, jsonFailure{p.File, p.Entry, p.Constants, r.Variants[p.Variant], p.Failed})
			continue
		}
		j := jsonPipeline{File: p.File, Entry: p.Entry, Constants: p.Constants, Variant: r.Variants[p.Variant],
			Statistics: p.Statistics}
		if p.Creation > 0 {
			us := figures.Microseconds(p.Creation)
			j.Creation = &us
		}
		out.Pipelines = append(out.Pipelines, j)
	}
	return figures.WriteJSON(w, out)
}

// WriteCSV writes a line for each pipeline, for spreadsheets: empty where there is no figure.
func (r *Results) WriteCSV(w io.Writer) error {
	out := csv.NewWriter(w)
	out.Write(append([]string{"file", "entry", "constants", "variant", "failed", "creation_us"}, r.Names...))
	for i := range r.Pipelines {
		p := &r.Pipelines[i]
		line := []string{p.File, p.Entry, p.Constants, r.Variants[p.Variant], p.Failed, ""}
		if p.Creation > 0 {
			line[5] = number(figures.Microseconds(p.Creation))
		}
		for _, name := range r.Names {
			figure := ""
			if v, ok := p.Statistics[name]; ok {
				figure = number(v)
			}
			line = append(line, figure)
		}
		out.Write(line)
	}
	out.Flush()
	return out.Error()
}

func number(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// most is how many pipelines of a variant, and failures, a text names.
const most = 10

// WriteText writes the means, the pipelines that got worse, and those that could not be created.
func (r *Results) WriteText(w io.Writer) error {
	summaries := r.Summaries()
	fmt.Fprintln(w, r.Driver)
	if err := r.writeMeans(w, summaries); err != nil {
		return err
	}
	for _, s := range summaries[1:] {
		if len(s.Worse) == 0 {
			continue
		}
		fmt.Fprintf(w, "\n%s: %d of %d pipelines have a figure that is worse by more than 1 %%\n", s.Name, len(s.Worse),
			s.Pipelines)
		for _, x := range s.Worse[:min(most, len(s.Worse))] {
			fmt.Fprintf(w, "  %s: %s\n", x.Pipeline.title(), x.String())
		}
	}
	failures := r.Failures()
	if len(failures) > 0 {
		fmt.Fprintf(w, "\n%d pipelines could not be created\n", len(failures))
	}
	for _, p := range failures[:min(most, len(failures))] {
		fmt.Fprintf(w, "  %s, %s: %s\n", p.title(), r.Variants[p.Variant], p.Failed)
	}
	if r.Kernels > 0 {
		fmt.Fprintf(w, "\n%d modules for OpenCL are left out\n", r.Kernels)
	}
	return nil
}

// writeMeans writes a table with a line for each statistic and a column for each variant.
func (r *Results) writeMeans(w io.Writer, summaries []Summary) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	row := func(title string, cell func(Summary) string) {
		fmt.Fprint(table, title+"\t")
		for _, s := range summaries {
			fmt.Fprint(table, cell(s)+"\t")
		}
		fmt.Fprintln(table)
	}
	row("", func(s Summary) string { return s.Name })
	row("pipelines", func(s Summary) string { return strconv.Itoa(s.Pipelines) })
	for _, statistic := range r.costs() {
		row(statistic, func(s Summary) string { return Ratio(s.Means[statistic]) })
	}
	return table.Flush()
}

// Ratio writes a mean, "-" for none.
func Ratio(mean *float64) string {
	if mean == nil {
		return "-"
	}
	return fmt.Sprintf("%.4f", *mean)
}

// title names the pipeline.
func (p *Pipeline) title() string {
	var parts []string
	for _, part := range []string{p.File, p.Entry, p.Constants} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, " ")
}

// String lists the costs that rose.
func (w *Worse) String() string {
	var list []string
	for _, statistic := range w.Costs {
		was, _ := w.Reference.value(statistic)
		is, _ := w.Pipeline.value(statistic)
		list = append(list, fmt.Sprintf("%s %s -> %s", statistic, number(was), number(is)))
	}
	return strings.Join(list, ", ")
}
