package measure

import (
	"slices"
	"strings"

	"hone/vulkan/internal/figures"
)

// Creation is the name under which the time to create a pipeline stands beside the statistics of a driver.
const Creation = "creation time"

// Summary compares a variant with the reference.
type Summary struct {
	Name      string
	Pipelines int // that there are
	// of each statistic, and of Creation where that was measured: the ratio to the reference, nil where that is 0
	Means map[string]*float64
	Worse []Worse // pipelines that got worse, the worst first
}

// Worse is a pipeline with higher costs than in the reference.
type Worse struct {
	Pipeline, Reference *Pipeline
	Score               float64 // the largest ratio of a cost, +Inf where the reference has none
	Costs               []string
}

// cheaper are the statistics of which more is better, and meaningless those that are no measure at all, by words of
// their names.
var (
	cheaper     = []string{"subgroups per simd", "occupancy"}
	meaningless = []string{"hash", "subgroup size"}
)

func names(list []string, statistic string) bool {
	return slices.ContainsFunc(list, func(w string) bool { return strings.Contains(strings.ToLower(statistic), w) })
}

// Failures returns the pipelines that could not be created.
func (r *Results) Failures() (list []*Pipeline) {
	for i := range r.Pipelines {
		if r.Pipelines[i].Failed != "" {
			list = append(list, &r.Pipelines[i])
		}
	}
	return list
}

// Summaries returns a summary of each variant, the reference first.
func (r *Results) Summaries() []Summary {
	var list []Summary
	for v, name := range r.Variants {
		s := Summary{Name: name, Means: map[string]*float64{}}
		var pairs []pair
		for i := range r.Pipelines {
			p := &r.Pipelines[i]
			if p.Variant != v || p.Failed != "" {
				continue
			}
			s.Pipelines++
			if reference := &r.Pipelines[i-v]; reference.Failed == "" {
				pairs = append(pairs, pair{reference, p})
			}
		}
		for _, statistic := range append(slices.Clone(r.Names), Creation) {
			var of, was []float64
			for _, p := range pairs {
				x, ok := p.reference.value(statistic)
				y, both := p.variant.value(statistic)
				if ok && both {
					was, of = append(was, x), append(of, y)
				}
			}
			if len(of) > 0 {
				s.Means[statistic] = mean(was, of, r.canBeZero(statistic))
			}
		}
		if v > 0 {
			s.Worse = r.worse(pairs)
		}
		list = append(list, s)
	}
	return list
}

// pair is a pipeline in the reference and in a variant.
type pair struct{ reference, variant *Pipeline }

// value returns a statistic of a pipeline, or the time to create it.
func (p *Pipeline) value(statistic string) (float64, bool) {
	if statistic == Creation {
		return float64(p.Creation), p.Creation > 0
	}
	v, ok := p.Statistics[statistic]
	return v, ok
}

// costs returns the names of the figures of which less is better, or more: not of hashes.
func (r *Results) costs() (list []string) {
	for _, name := range r.Names {
		if !names(meaningless, name) {
			list = append(list, name)
		}
	}
	return append(list, Creation)
}

// canBeZero reports whether a statistic is 0 for any pipeline of any variant.
func (r *Results) canBeZero(statistic string) bool {
	return slices.ContainsFunc(r.Pipelines, func(p Pipeline) bool {
		v, ok := p.value(statistic)
		return ok && v == 0
	})
}

// mean returns the geometric mean of the ratios of two lists; of figures that can be 0 the ratio of the sums, nil where
// the sum of the reference is 0.
func mean(reference, of []float64, canBeZero bool) *float64 {
	var ratio float64
	if canBeZero {
		below := sum(reference)
		if below == 0 {
			return nil
		}
		ratio = sum(of) / below
	} else {
		ratios := make([]float64, len(of))
		for i := range of {
			ratios[i] = of[i] / reference[i]
		}
		ratio = figures.GeometricMean(ratios)
	}
	return &ratio
}

func sum(list []float64) (s float64) {
	for _, v := range list {
		s += v
	}
	return s
}

// worse returns the pairs with a statistic that is worse by more than 1 %. Times vary too much to be
// among these.
func (r *Results) worse(pairs []pair) (list []Worse) {
	const least = 1.01
	for _, p := range pairs {
		w := Worse{Pipeline: p.variant, Reference: p.reference}
		for _, statistic := range r.costs() {
			was, ok := p.reference.value(statistic)
			is, both := p.variant.value(statistic)
			if statistic == Creation || !ok || !both {
				continue
			}
			if names(cheaper, statistic) {
				was, is = is, was
			}
			if is <= was*least {
				continue
			}
			w.Costs = append(w.Costs, statistic)
			w.Score = max(w.Score, is/was)
		}
		if w.Costs != nil {
			list = append(list, w)
		}
	}
	slices.SortStableFunc(list, func(a, b Worse) int {
		switch {
		case a.Score > b.Score:
			return -1
		case a.Score < b.Score:
			return 1
		}
		return 0
	})
	return list
}
