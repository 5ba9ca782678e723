package target

import (
	"fmt"
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

// Text returns the explanation: a paragraph for each lowering that changed something, with why it was asked for, and a
// line with the others.
func (e *Explanation) Text() string {
	var out strings.Builder
	var idle []string
	for i, s := range e.steps {
		done := e.done[s.Pass.String()]
		if len(done) == 0 {
			idle = append(idle, Short(s.Pass.String()))
			continue
		}
		fmt.Fprintf(&out, "%s: %s\n", Short(s.Pass.String()), s.Pass.Doc)
		for _, why := range s.Why {
			fmt.Fprintf(&out, "    why: %s\n", why)
		}
		for _, o := range e.before[i] {
			fmt.Fprintf(&out, "    %d %s\n", len(o.Places)+o.More, o.String())
		}
		for k, text := range done {
			if k == maxDone {
				fmt.Fprintf(&out, "    and %d more\n", len(done)-k)
				break
			}
			fmt.Fprintf(&out, "    %s\n", text)
		}
	}
	if len(idle) > 0 {
		fmt.Fprintf(&out, "nothing to do for %s\n", strings.Join(idle, ", "))
	}
	return out.String()
}
