package timing

import (
	"fmt"
	"io"
	"text/tabwriter"

	"hone/vulkan/internal/figures"
)

// The JSON form of results.
type (
	jsonResults struct {
		Driver   string        `json:"driver"`
		Variants []jsonVariant `json:"variants"`
		Kernels  []jsonKernel  `json:"kernels"`
		Failed   []jsonFailure `json:"failed"`
	}
	jsonVariant struct {
		Name    string   `json:"name"`
		Kernels int      `json:"kernels"`
		Mean    *float64 `json:"mean"` // geometric, of the ratios to the reference; null for none
	}
	jsonKernel struct {
		Kernel     string  `json:"kernel"`
		Variant    string  `json:"variant"`
		Median     float64 `json:"median_us"`
		Spread     float64 `json:"spread"` // interquartile range over the median
		Batch      int     `json:"batch"`
		Difference string  `json:"difference"` // of the results from the reference's
		Wrong      bool    `json:"wrong"`
	}
	jsonFailure struct {
		Kernel  string `json:"kernel"`
		Variant string `json:"variant"`
		Reason  string `json:"reason"`
	}
)

// WriteJSON writes the results for programs.
func (r *Results) WriteJSON(w io.Writer) error {
	out := jsonResults{Driver: r.Driver, Variants: []jsonVariant{}, Kernels: []jsonKernel{}, Failed: []jsonFailure{}}
	for v, name := range r.Variants {
		n, mean := r.mean(v)
		out.Variants = append(out.Variants, jsonVariant{name, n, mean})
	}
	for i := range r.Kernels {
		k := &r.Kernels[i]
		if k.Failed != "" {
			out.Failed = append(out.Failed, jsonFailure{k.Kernel, r.Variants[k.Variant], k.Failed})
			continue
		}
		out.Kernels = append(out.Kernels, jsonKernel{k.Kernel, r.Variants[k.Variant], figures.Microseconds(k.Median),
			k.Spread, k.Batch, k.Difference, k.Wrong})
	}
	return figures.WriteJSON(w, out)
}

// mean returns how many kernels a variant has, and the geometric mean of their times beside the reference's.
func (r *Results) mean(variant int) (n int, mean *float64) {
	var ratios []float64
	for i := range r.Kernels {
		k := &r.Kernels[i]
		if k.Variant != variant || k.Failed != "" {
			continue
		}
		if reference := &r.Kernels[i-variant]; reference.Median > 0 && k.Median > 0 {
			ratios = append(ratios, float64(k.Median)/float64(reference.Median))
		}
	}
	if len(ratios) == 0 {
		return 0, nil
	}
	ratio := figures.GeometricMean(ratios)
	return len(ratios), &ratio
}

// Wrong returns the kernels whose results differ by more than rounding.
func (r *Results) Wrong() (list []*Measured) {
	for i := range r.Kernels {
		if r.Kernels[i].Wrong {
			list = append(list, &r.Kernels[i])
		}
	}
	return list
}

// WriteText writes a table: a line for each kernel, with the time in microseconds for the reference, and the ratio to
// it for the other variants; in parentheses the spread.
func (r *Results) WriteText(w io.Writer) error {
	fmt.Fprintln(w, r.Driver)
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "kernel\t")
	for _, name := range r.Variants {
		fmt.Fprint(table, name+"\t")
	}
	fmt.Fprintln(table)
	for i := range r.Kernels {
		k := &r.Kernels[i]
		if k.Variant == 0 {
			fmt.Fprint(table, k.Kernel+"\t")
		}
		fmt.Fprint(table, k.cell(&r.Kernels[i-k.Variant])+"\t")
		if k.Variant == len(r.Variants)-1 {
			fmt.Fprintln(table)
		}
	}
	fmt.Fprint(table, "geometric mean\t")
	for v := range r.Variants {
		cell := "-"
		if _, mean := r.mean(v); mean != nil {
			cell = fmt.Sprintf("%.3f", *mean)
		}
		fmt.Fprint(table, cell+"\t")
	}
	fmt.Fprintln(table)
	if err := table.Flush(); err != nil {
		return err
	}
	for i := range r.Kernels {
		k := &r.Kernels[i]
		switch name := k.Kernel + ", " + r.Variants[k.Variant]; {
		case k.Failed != "":
			fmt.Fprintf(w, "%s: %s\n", name, k.Failed)
		case k.Wrong:
			fmt.Fprintf(w, "%s: WRONG RESULTS: %s\n", name, k.Difference)
		case k.Difference != "":
			fmt.Fprintf(w, "%s: %s\n", name, k.Difference)
		}
	}
	return nil
}

// cell is the table's text for a kernel.
func (k *Measured) cell(reference *Measured) string {
	switch {
	case k.Failed != "":
		return "-"
	case k.Variant == 0:
		return fmt.Sprintf("%.1f us (%.1f %%)", figures.Microseconds(k.Median), 100*k.Spread)
	case reference.Median == 0:
		return "-"
	}
	return fmt.Sprintf("%.3f (%.1f %%)", float64(k.Median)/float64(reference.Median), 100*k.Spread)
}
