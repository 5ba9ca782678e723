package pass

import (
	"slices"

	"hone/fold"
)

// Costs says how far a lowering may move the results of the operations that it replaces. Comparisons of modules allow
// that much and no more. A lowering without costs is exact.
func Costs(list ...fold.Cost) Property { return costs(list) }

type costs []fold.Cost

func (x costs) giveTo(p *Pass) { p.costs = append(p.costs, x...) }

// Costs returns how far the pass may move results; nil for a pass that is exact. It is not to be changed.
func (p *Pass) Costs() []fold.Cost { return p.costs }

// CostTexts returns the costs of the pass in words, without repetitions.
func (p *Pass) CostTexts() (texts []string) {
	for i := range p.costs {
		if text := p.costs[i].String(); !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return texts
}

// Costs returns how far the passes of a pipeline may move results.
func (p *Pipeline) Costs() (list []fold.Cost) {
	for _, s := range p.steps {
		switch {
		case s.fix != nil:
			list = append(list, s.fix.Costs()...)
		case s.pass != nil:
			list = append(list, s.pass.Costs()...)
		}
		for _, alternative := range s.smallest {
			list = append(list, alternative.Costs()...)
		}
	}
	return list
}
