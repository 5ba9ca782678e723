package pass

import (
	"fmt"
	"slices"
	"strings"

	"hone/internal/near"
)

// Registry holds passes by name, in the order in which they were added.
type Registry struct {
	passes []*Pass
}

// NewRegistry returns a registry of passes. Two of one name, or a name that a pipeline's text could not
// hold, are an error.
func NewRegistry(passes ...*Pass) (*Registry, error) {
	r := &Registry{}
	for _, p := range passes {
		if p.Name == "" || p.Name == "fix" || strings.ContainsFunc(p.Name, func(c rune) bool {
			return c != '-' && (c < 'a' || c > 'z') && (c < '0' || c > '9')
		}) {
			return nil, fmt.Errorf("pass name %q: want lower-case words and digits joined by -", p.Name)
		}
		if r.Lookup(p.Name) != nil {
			return nil, fmt.Errorf("two passes are named %q", p.Name)
		}
		r.passes = append(r.passes, p)
	}
	return r, nil
}

// Passes returns the passes in the order in which they were added.
func (r *Registry) Passes() []*Pass { return r.passes }

// Lookup returns the pass of a name, nil for none.
func (r *Registry) Lookup(name string) *Pass {
	for _, p := range r.passes {
		if p.Name == name {
			return p
		}
	}
	return nil
}

// Pipeline is a sequence of passes and of groups that repeat until nothing changes.
type Pipeline struct {
	steps []step
}

type step struct {
	pass *Pass     // nil for a group
	fix  *Pipeline // runs until nothing changes
}

// Parse reads a pipeline's text: names joined by commas, and fix(...) around what is to be repeated
// until nothing changes:
//
//	mem2reg,fix(simplify,dce,cfg)
//
// The error names what is wrong, and the nearest name for one that is unknown.
func (r *Registry) Parse(text string) (*Pipeline, error) {
	p := &pipelineParser{r: r, text: text}
	list, err := p.list(0)
	if err == nil && p.at < len(p.text) {
		err = fmt.Errorf("pipeline %q: column %d: unexpected %q", text, p.at+1, p.text[p.at])
	}
	if err != nil {
		return nil, err
	}
	return list, nil
}

type pipelineParser struct {
	r    *Registry
	text string
	at   int
}

const maxNesting = 8

func (p *pipelineParser) list(depth int) (*Pipeline, error) {
	list := &Pipeline{}
	for {
		p.space()
		start := p.at
		for p.at < len(p.text) && !strings.ContainsRune(",() \t\n", rune(p.text[p.at])) {
			p.at++
		}
		name := p.text[start:p.at]
		p.space()
		switch {
		case name == "":
			return nil, fmt.Errorf("pipeline %q: column %d: a pass name is missing", p.text, start+1)
		case name == "fix" && p.peek('('):
			if depth == maxNesting {
				return nil, fmt.Errorf("pipeline %q: column %d: fix is nested more than %d deep", p.text, start+1, maxNesting)
			}
			p.at++
			inner, err := p.list(depth + 1)
			if err != nil {
				return nil, err
			}
			if !p.peek(')') {
				return nil, fmt.Errorf("pipeline %q: column %d: ) is missing", p.text, p.at+1)
			}
			p.at++
			list.steps = append(list.steps, step{fix: inner})
		default:
			pass := p.r.Lookup(name)
			if pass == nil {
				return nil, fmt.Errorf("pipeline %q: column %d: %s", p.text, start+1, p.unknown(name))
			}
			list.steps = append(list.steps, step{pass: pass})
		}
		p.space()
		if !p.peek(',') {
			return list, nil
		}
		p.at++
	}
}

func (p *pipelineParser) space() {
	for p.at < len(p.text) && strings.ContainsRune(" \t\n", rune(p.text[p.at])) {
		p.at++
	}
}

func (p *pipelineParser) peek(c byte) bool { return p.at < len(p.text) && p.text[p.at] == c }

// unknown says that no pass has a name, and which one may be meant: before a parenthesis that is fix alone.
func (p *pipelineParser) unknown(name string) string {
	if p.peek('(') {
		if near.Name(name, slices.Values([]string{"fix"})) != "" {
			return fmt.Sprintf("only fix is followed by passes in parentheses, not %q; did you mean fix(...)?", name)
		}
		return fmt.Sprintf("no pass is named %q, and only fix(...) is followed by passes in parentheses", name)
	}
	if name == "fix" {
		return "fix is followed by passes in parentheses, such as fix(simplify,dce)"
	}
	if n := near.Name(name, p.r.names); n != "" {
		return fmt.Sprintf("no pass is named %q; did you mean %q?", name, n)
	}
	return fmt.Sprintf("no pass is named %q", name)
}

// names yields the names of the passes.
func (r *Registry) names(yield func(string) bool) {
	for _, p := range r.passes {
		if !yield(p.Name) {
			return
		}
	}
}

// String returns the pipeline's text.
func (p *Pipeline) String() string {
	var parts []string
	for _, s := range p.steps {
		if s.fix != nil {
			parts = append(parts, "fix("+s.fix.String()+")")
		} else {
			parts = append(parts, s.pass.Name)
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
