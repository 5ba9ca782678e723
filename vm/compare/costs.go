package compare

import "hone/fold"

// Allow lets the other module differ from the reference by what the lowerings that made it cost: see
// [hone/pass.Pass.Costs]. It is called once. The error names an operation that is unknown.
func (o *Options) Allow(costs []fold.Cost) (err error) {
	for i := range costs {
		c := &costs[i]
		o.Contract, o.Relaxed, o.Single = o.Contract || c.Contract, o.Relaxed || c.Relaxed, o.Single || c.Single
	}
	o.Costs, err = fold.NewCosts(costs)
	return err
}
