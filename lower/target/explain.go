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

// Text returns the explanation: a paragraph for each lowering that changed something or left something alone, with why
// it was asked for, and a line with the others. declined has what they left alone; it may be nil.
func (e *Explanation) Text(declined *Declined) string {
	var out strings.Builder
	var idle []string
	for i, s := range e.steps {
		done, left := e.done[s.Pass.String()], declined.by(s.Pass)
		if len(done) == 0 && (len(left) == 0 || len(e.before[i]) == 0 && len(s.Pass.Removes()) > 0) {
			if !s.Implied {
				idle = append(idle, Short(s.Pass.String()))
			}
			continue
		}
		fmt.Fprintf(&out, "%s: %s\n", Short(s.Pass.String()), s.Pass.Doc)
		for _, why := range e.reasons(i) {
			fmt.Fprintf(&out, "    why: %s\n", why)
		}
		var absent []string
		for _, o := range e.before[i] {
			if slices.Contains(s.Absent, o.What) {
				absent = append(absent, o.What)
			}
		}
		if len(absent) > 0 {
			fmt.Fprintf(&out, "    why: the target does not have %s\n", strings.Join(absent, ", "))
		}
		for _, o := range e.before[i] {
			switch {
			case o.feature.kind != capability:
				fmt.Fprintf(&out, "    had: %d %s\n", len(o.Places)+o.More, o.String())
			case !slices.Contains(absent, o.What):
				fmt.Fprintf(&out, "    had: OpCapability %s\n", o.String())
			}
		}
		for k, text := range done {
			if k == maxDone {
				fmt.Fprintf(&out, "    done: and %d more\n", len(done)-k)
				break
			}
			fmt.Fprintf(&out, "    done: %s\n", text)
		}
		for _, why := range left {
			fmt.Fprintf(&out, "    left alone: %s\n", why)
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

// by returns what a pass left alone, each thing once and the first few of them.
func (d *Declined) by(p *pass.Pass) (list []string) {
	if d == nil {
		return nil
	}
	more := 0
	for _, r := range d.remarks {
		if r.Pass != p.String() {
			continue
		}
		text := strings.TrimPrefix(r.String(), r.Pass+": ")
		switch {
		case slices.Contains(list, text):
		case len(list) == maxDone:
			more++
		default:
			list = append(list, text)
		}
	}
	if more > 0 {
		list = append(list, fmt.Sprintf("and %d more", more))
	}
	return list
}

// Of returns why the lowerings that would have removed an obstacle have left it.
func (d *Declined) Of(steps []Step, o *Obstacle) (list []string) {
	for _, s := range steps {
		if !slices.ContainsFunc(s.Pass.Removes(), func(name string) bool {
			f, err := Parse(name)
			return err == nil && f.Is(o.feature)
		}) {
			continue
		}
		for _, why := range d.by(s.Pass) {
			list = append(list, Short(s.Pass.String())+" left it: "+why)
		}
	}
	return list
}
