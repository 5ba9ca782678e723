package pass

import (
	"fmt"
	"slices"
	"strings"
)

// Registry holds passes by name, in the order in which they were added, and levels.
type Registry struct {
	passes []*Pass
	byName map[string]*Pass
	levels []level
}

// NewRegistry returns a registry of passes. Two of one name, or a name that a pipeline's text could not hold, are an
// error, as are parameters of a pass of which that is so.
func NewRegistry(passes ...*Pass) (*Registry, error) {
	r := &Registry{byName: make(map[string]*Pass, len(passes))}
	for _, p := range passes {
		if p.Name == "fix" || p.Name == "smallest" || !isWord(p.Name) {
			return nil, fmt.Errorf("pass name %q: want lower-case words and digits joined by -", p.Name)
		}
		for i, x := range p.parameters {
			name := x.about().Name
			if !isWord(name) {
				return nil, fmt.Errorf("pass %s: parameter name %q: want lower-case words and digits joined by -", p.Name, name)
			}
			if slices.ContainsFunc(p.parameters[:i], func(y parameter) bool { return y.about().Name == name }) {
				return nil, fmt.Errorf("pass %s: two parameters are named %q", p.Name, name)
			}
		}
		if r.Lookup(p.Name) != nil {
			return nil, fmt.Errorf("two passes are named %q", p.Name)
		}
		r.passes, r.byName[p.Name] = append(r.passes, p), p
	}
	return r, nil
}

// isWord reports whether a name is one of a pass or parameter: lower-case letters, digits and -.
func isWord(name string) bool {
	return name != "" && !strings.ContainsFunc(name, func(c rune) bool {
		return c != '-' && (c < 'a' || c > 'z') && (c < '0' || c > '9')
	})
}

// Passes returns the passes in the order in which they were added.
func (r *Registry) Passes() []*Pass { return r.passes }

// Lookup returns the pass of a name, nil for none.
func (r *Registry) Lookup(name string) *Pass { return r.byName[name] }

// Pipeline is a sequence of passes, of groups that repeat until nothing changes, and of alternatives.
type Pipeline struct {
	steps []step
}

// step is one of four. A point is there in the pipelines of levels only: nothing that runs has one.
type step struct {
	pass     *Pass
	fix      *Pipeline   // runs until nothing changes
	smallest []*Pipeline // one of them runs
	point    string
}

// String returns the pipeline's text.
func (p *Pipeline) String() string {
	var parts []string
	for _, s := range p.steps {
		switch {
		case s.fix != nil:
			parts = append(parts, "fix("+s.fix.String()+")")
		case s.smallest != nil:
			var list []string
			for _, alternative := range s.smallest {
				list = append(list, alternative.String())
			}
			parts = append(parts, "smallest("+strings.Join(list, "|")+")")
		case s.pass != nil:
			parts = append(parts, s.pass.String())
		default:
			parts = append(parts, "@"+s.point)
		}
	}
	return strings.Join(parts, ",")
}

// Of returns the pipeline that runs passes one after the other.
func Of(passes ...*Pass) *Pipeline {
	p := &Pipeline{}
	for _, x := range passes {
		p.steps = append(p.steps, step{pass: x})
	}
	return p
}

// Passes returns the passes of the pipeline as they stand in its text, those of groups and alternatives among them.
func (p *Pipeline) Passes() (list []*Pass) {
	for _, s := range p.steps {
		switch {
		case s.pass != nil:
			list = append(list, s.pass)
		case s.fix != nil:
			list = append(list, s.fix.Passes()...)
		default:
			for _, alternative := range s.smallest {
				list = append(list, alternative.Passes()...)
			}
		}
	}
	return list
}

// Fix returns the pipeline that repeats p until nothing changes.
func (p *Pipeline) Fix() *Pipeline { return &Pipeline{steps: []step{{fix: p}}} }

// Then returns the pipeline that runs p and then others.
func (p *Pipeline) Then(others ...*Pipeline) *Pipeline {
	all := &Pipeline{steps: slices.Clone(p.steps)}
	for _, o := range others {
		all.steps = append(all.steps, o.steps...)
	}
	return all
}
