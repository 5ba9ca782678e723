package compare

import (
	"cmp"
	"slices"

	"hone/ir"
)

// Series is what comparisons with one seed after the other found out.
type Series struct {
	// of the seed that is different, or else of the first one
	Reference *Reference
	// the difference, or else what all seeds say together: equal where one of them is
	Result *Result
	Seeds  int

	executed map[ir.ID]bool
}

// Repeat compares modules as [Modules] does, with the seed of the options and with those that follow it, as long as
// another one is wanted and none is different. The comparison with each seed is that of [NewReference] and
// [Reference.Compare] with that seed. The error is that of NewReference.
func Repeat(a, b *ir.Module, o Options, another func() bool) (*Series, error) {
	s := &Series{executed: map[ir.ID]bool{}}
	for {
		r, err := NewReference(a, o)
		if err != nil {
			return nil, err
		}
		s.add(r, r.Compare(b))
		if s.Result.Verdict == Different || !another() {
			return s, nil
		}
		o.Seed++
	}
}

// add adds the comparison with a seed.
func (s *Series) add(r *Reference, c *Result) {
	s.Seeds++
	r = cmp.Or(c.Of, r)
	for i := range r.runs {
		for _, b := range r.runs[i].blocks {
			s.executed[b.Block.ID()] = true
		}
	}
	all := s.Result
	if all == nil || c.Verdict == Different {
		s.Reference, s.Result = r, c
	} else {
		if c.Verdict == Equal {
			all.Verdict, all.Reason = Equal, ""
		}
		all.Runs, all.Idle, all.Skipped = all.Runs+c.Runs, all.Idle+c.Idle, all.Skipped+c.Skipped
		all.Outside += c.Outside
		all.Chosen = max(all.Chosen, c.Chosen)
		all.Unexecuted = slices.DeleteFunc(all.Unexecuted, func(b *ir.Block) bool {
			return !slices.Contains(c.Unexecuted, b)
		})
		for _, cause := range c.Causes {
			all.addCause(cause)
		}
		for _, o := range c.Outputs {
			all.addOutput(o)
		}
		all.sortCauses()
		all.Stored, all.Compared = all.Stored+c.Stored, all.Compared+c.Compared
		if all.SkipReason == "" {
			all.SkipReason = c.SkipReason
		}
	}
	missing, of := s.Unexecuted()
	s.Result.Executed, s.Result.Blocks = of-len(missing), of
}

// Unexecuted returns the blocks of the reference that no run with any seed executed, as [Reference.Unexecuted] does.
func (s *Series) Unexecuted() (blocks []*ir.Block, of int) {
	missing, of := s.Reference.Unexecuted()
	for _, b := range missing {
		if !s.executed[b.ID()] {
			blocks = append(blocks, b)
		}
	}
	return blocks, of
}
