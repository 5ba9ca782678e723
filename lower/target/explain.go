package target

import (
	"fmt"
	"slices"
	"strings"

	"hone/ir"
	"hone/pass"
)

// Explanation says what lowerings did to a module, for a user to read.
type Explanation struct {
	steps  []Step
	before [][]Obstacle // by step: where the module had what the pass removes
	done   map[string][]string
}

// maxDone is how many of the things that a pass says that it did are told.
const maxDone = 3

// Explain looks at a module before the steps of a plan. Hand Done of what it returns to the driver; then Text tells
// what happened.
func Explain(m *ir.Module, steps []Step) *Explanation {
	e := &Explanation{steps: steps, before: make([][]Obstacle, len(steps)), done: map[string][]string{}}
	var features []Feature
	var of []int
	for i, s := range steps {
		for _, name := range s.Pass.Removes() {
			if f, err := Parse(name); err == nil {
				features, of = append(features, f), append(of, i)
			}
		}
	}
	for k, o := range Count(m, features) {
		if len(o.Places) > 0 {
			e.before[of[k]] = append(e.before[of[k]], o)
		}
	}
	return e
}

// Done keeps what the driver says that a pass did.
func (e *Explanation) Done(r pass.Remark) {
	where := ""
	if r.ID != 0 {
		where = Place{ID: r.ID, Name: r.Name, File: r.File, Line: r.Line}.String() + ": "
	}
	e.done[r.Pass] = append(e.done[r.Pass], where+r.Text)
}

// Effect is the effect of a lowering on a module. The texts name places in the module.
type Effect struct {
	Name      string // short, as flags have it
	Doc       string
	Why       []string // reasons for which the lowering was asked for
	Costs     []string // how far results may move; none for an exact lowering
	Had       []string // occurrences of the features it removes, before it ran
	Done      []string
	LeftAlone []string
}

// Effects returns the effects of the lowerings that changed the module or left code alone, in the order of the plan,
// and the short names of the other ones. declined may be nil. Cost: linear in the remarks.
func (e *Explanation) Effects(declined *Declined) (list []Effect, idle []string) {
	for i, s := range e.steps {
		done, left := e.done[s.Pass.String()], declined.by(s.Pass)
		if len(done) == 0 && (len(left) == 0 || len(e.before[i]) == 0 && len(s.Pass.Removes()) > 0) {
			if !s.Implied {
				idle = append(idle, Short(s.Pass.String()))
			}
			continue
		}
		x := Effect{Name: Short(s.Pass.String()), Doc: s.Pass.Doc, Why: e.reasons(i), Costs: s.Pass.CostTexts(), Done: done,
			LeftAlone: left}
		var absent []string
		for _, o := range e.before[i] {
			if slices.Contains(s.Absent, o.What) {
				absent = append(absent, o.What)
			}
		}
		if len(absent) > 0 {
			x.Why = append(x.Why, "the target does not have "+strings.Join(absent, ", "))
		}
		for _, o := range e.before[i] {
			switch {
			case o.feature.kind != capability:
				x.Had = append(x.Had, fmt.Sprintf("%d %s", len(o.Places)+o.More, o.String()))
			case !slices.Contains(absent, o.What):
				x.Had = append(x.Had, "OpCapability "+o.String())
			}
		}
		list = append(list, x)
	}
	return list, idle
}

// Text returns the explanation: a paragraph for each effect, and a line with the idle lowerings. declined may be nil.
func (e *Explanation) Text(declined *Declined) string {
	var out strings.Builder
	list, idle := e.Effects(declined)
	for _, x := range list {
		fmt.Fprintf(&out, "%s: %s\n", x.Name, x.Doc)
		for _, part := range []struct {
			title string
			texts []string
		}{{"why", x.Why}, {"costs", x.Costs}, {"had", x.Had}, {"done", firstFew(x.Done)},
			{"left alone", firstFew(x.LeftAlone)}} {
			for _, text := range part.texts {
				fmt.Fprintf(&out, "    %s: %s\n", part.title, text)
			}
		}
	}
	if len(idle) > 0 {
		fmt.Fprintf(&out, "nothing to do for %s\n", strings.Join(idle, ", "))
	} else if out.Len() == 0 {
		out.WriteString("nothing to do\n")
	}
	return out.String()
}

// reasons returns why a lowering was asked for: those that were given for it, and those for what the module had.
func (e *Explanation) reasons(i int) (list []string) {
	list = slices.Clone(e.steps[i].Why)
	for _, l := range e.steps[i].Features {
		had := slices.ContainsFunc(e.before[i], func(o Obstacle) bool { return o.feature.Is(l.Feature) })
		if had && l.Why != "" && !slices.Contains(list, l.Why) {
			list = append(list, l.Why)
		}
	}
	return list
}

// Declined is what lowerings left alone, and why. The zero value is ready.
type Declined struct {
	remarks []pass.Remark
}

// Remark keeps what the driver says that a pass left alone.
func (d *Declined) Remark(r pass.Remark) { d.remarks = append(d.remarks, r) }

// by returns the texts on a pass, each text once.
func (d *Declined) by(p *pass.Pass) (list []string) {
	if d == nil {
		return nil
	}
	seen := map[string]bool{}
	for _, r := range d.remarks {
		if text := strings.TrimPrefix(r.String(), r.Pass+": "); r.Pass == p.String() && !seen[text] {
			seen[text] = true
			list = append(list, text)
		}
	}
	return list
}

// firstFew returns the first texts of a list, and the number of the others.
func firstFew(list []string) []string {
	if len(list) <= maxDone {
		return list
	}
	return append(slices.Clone(list[:maxDone]), fmt.Sprintf("and %d more", len(list)-maxDone))
}

// Of returns, for each lowering of a plan that would have removed an obstacle, that it has left it, with its reasons.
func (d *Declined) Of(steps []Step, o *Obstacle) (list []string) {
	if o.feature == (Feature{}) {
		return nil
	}
	for _, s := range steps {
		if !removes(s.Pass, o.feature) {
			continue
		}
		name := Short(s.Pass.String())
		reasons := d.by(s.Pass)
		if len(reasons) == 0 {
			list = append(list, name+" left it")
		}
		for _, why := range firstFew(reasons) {
			list = append(list, name+" left it: "+why)
		}
	}
	return list
}
