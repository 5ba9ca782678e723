package analysis

import (
	"cmp"
	"fmt"
	"slices"

	"hone/ir"
)

// leads reports whether there is a path, not only a structural one, from a to b, which a structurally dominates.
// spirv-val looks at such paths to see where a case branches to.
func (v *structure) leads(a, b *ir.Block) bool {
	if v.start == nil {
		v.findStarts()
	}
	start := int(v.start[b.Index])
	return start == a.Index || !v.dom.Dominates(a.Index, start)
}

// findStarts finds for each block the first one in structural reverse postorder from which a path leads there. If that
// lies after a block which dominates it structurally, no path leads from that one.
func (v *structure) findStarts() {
	v.start = make([]int32, len(v.f.Blocks))
	for i := range v.start {
		v.start[i] = -1
	}
	var work []*ir.Block
	for _, first := range v.cfg.ReversePostOrder(0) {
		reach := func(b *ir.Block) {
			if v.start[b.Index] < 0 {
				v.start[b.Index] = first
				work = append(work, b)
			}
		}
		for reach(v.f.Blocks[first]); len(work) > 0; {
			v.f.Module().Spend(1)
			b := work[len(work)-1]
			work = work[:len(work)-1]
			for s := range b.Succs() {
				reach(s)
			}
		}
	}
}

// switches: the header dominates the cases, and each falls through to the next one at most.
func (v *structure) switches() *ir.Fault {
	v.into, v.from = make([]*Region, len(v.tree.List)), make([]*Region, len(v.tree.List))
	for i := range v.tree.List {
		if r := &v.tree.List[i]; r.Kind == SwitchRegion {
			if wrong := v.cases(r); wrong != "" {
				return faultAt(r.Header.Terminator(), "switch with header %%%d: %s", r.Header.ID(), wrong)
			}
		}
	}
	return nil
}

// cases returns what is wrong with a switch, "" for nothing.
func (v *structure) cases(r *Region) string {
	for t := range r.Header.Succs() {
		if t != r.Merge && v.dom.Idom(t.Index) != r.Header.Index {
			return fmt.Sprintf("does not structurally dominate its case %%%d", t.ID())
		}
	}
	var cases []*Region // of this switch
	for c := range v.tree.Children(r) {
		if c.Kind == CaseRegion {
			cases = append(cases, c)
		}
	}
	for _, c := range cases {
		for _, p := range c.Header.Preds() {
			from := v.caseAround(cases, p)
			if from == nil || from == c || !v.leads(from.Header, p) {
				continue
			}
			if into := v.into[from.Index]; into != nil && into != c {
				return fmt.Sprintf("case %%%d branches to two other cases, %%%d and %%%d", from.Header.ID(), into.Header.ID(),
					c.Header.ID())
			}
			if other := v.from[c.Index]; other != nil && other != from {
				return fmt.Sprintf("cases %%%d and %%%d both branch to case %%%d", other.Header.ID(), from.Header.ID(),
					c.Header.ID())
			}
			v.into[from.Index], v.from[c.Index] = c, from
		}
	}
	return v.caseOrder(r)
}

// caseAround returns the case that p is in, nil for none. Cases are sorted by the places of their blocks.
func (v *structure) caseAround(cases []*Region, p *ir.Block) *Region {
	place := v.tree.place[p.Index]
	i, found := slices.BinarySearchFunc(cases, place, func(c *Region, place int32) int {
		return cmp.Compare(c.first, place)
	})
	if !found {
		i--
	}
	if i < 0 || !v.tree.Contains(cases[i], p) {
		return nil
	}
	return cases[i]
}

// caseOrder: in the list of targets, which does not include the default, a case stands directly before the one that it
// falls through to. Where it gets there by way of a default case that is no target of its own, the default case does
// not count.
func (v *structure) caseOrder(r *Region) string {
	targets := slices.Collect(r.Header.Succs())
	first, targets := targets[0], targets[1:]
	hidden := !slices.Contains(targets, first)
	for i, t := range targets {
		c := v.tree.caseOf(t)
		if c == nil || i+1 < len(targets) && targets[i+1] == t {
			continue
		}
		next := v.into[c.Index]
		if hidden && next != nil && next.Header == first {
			next = v.into[next.Index]
		}
		if next != nil && (i+1 == len(targets) || targets[i+1] != next.Header) {
			return fmt.Sprintf("case %%%d branches to case %%%d, but does not stand directly before it in the list of targets",
				t.ID(), next.Header.ID())
		}
	}
	return ""
}
