package pass

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hone/internal/near"
)

// Parse reads a pipeline's text: names joined by commas, and fix(...) around what is to be repeated
// until nothing changes:
//
//	mem2reg,fix(simplify,dce,simplify-cfg)
//
// A name may be that of a level, and after it may stand what is inserted at its extension points: see [Level].
//
//	O(ssa=my-pass,late=my-other),my-last
//
// Of the alternatives in smallest(...), with | between them, the one runs that leaves the smallest module:
//
//	smallest(unused|unroll,mem2reg,unused)
//
// The parameters of a pass are set in parentheses, and the name of one that is true or false stands for its being true:
//
//	inline(limit=80,recursive)
//
// Points, such as @ssa, stand for nothing, so that the text of a level is that of a pipeline. The error names what is
// wrong, and the nearest name for one that is unknown.
func (r *Registry) Parse(text string) (*Pipeline, error) {
	p, err := r.parse(text)
	if err != nil {
		return nil, err
	}
	return &Pipeline{steps: p.with(nil)}, nil
}

// parse reads a pipeline with its points.
func (r *Registry) parse(text string) (*Pipeline, error) {
	p := &pipelineParser{r: r, text: text}
	list, err := p.list(0)
	if err == nil && p.at < len(p.text) {
		err = p.errorf(p.at, "unexpected %q", text[p.at])
	}
	if err != nil {
		return nil, err
	}
	return list, nil
}

// notInWords are the characters that end the name of a pass or parameter, or a value.
const notInWords = ",()=|\"` \t\n"

type pipelineParser struct {
	r    *Registry
	text string
	at   int
}

const maxNesting = 8

func (p *pipelineParser) errorf(at int, format string, args ...any) error {
	return fmt.Errorf("pipeline %q: column %d: %s", p.text, at+1, fmt.Sprintf(format, args...))
}

// list reads items with commas between them.
func (p *pipelineParser) list(depth int) (*Pipeline, error) {
	list := &Pipeline{}
	for {
		steps, err := p.item(depth)
		if err != nil {
			return nil, err
		}
		list.steps = append(list.steps, steps...)
		if !p.peek(',') {
			return list, nil
		}
		p.at++
	}
}

// item reads a pass, fix(...), smallest(...), a level or a point.
func (p *pipelineParser) item(depth int) ([]step, error) {
	start, name := p.name()
	switch {
	case name == "":
		return nil, p.errorf(start, "a pass name is missing")
	case name == "fix" && p.peek('('):
		if depth == maxNesting {
			return nil, p.errorf(start, "fix is nested more than %d deep", maxNesting)
		}
		p.at++
		inner, err := p.list(depth + 1)
		if err != nil {
			return nil, err
		}
		return []step{{fix: inner}}, p.close()
	case name == "smallest" && p.peek('('):
		return p.alternatives(start, depth)
	case name[0] == '@':
		return []step{{point: name[1:]}}, nil
	}
	if l := p.r.level(name); l != nil {
		at := map[string][]step{}
		if p.peek('(') {
			p.at++
			if err := p.insertions(l, at, depth); err != nil {
				return nil, err
			}
		}
		return l.pipeline.with(at), nil
	}
	pass := p.r.Lookup(name)
	if pass == nil {
		return nil, p.errorf(start, "%s", p.unknown(name))
	}
	if !p.peek('(') {
		return []step{{pass: pass}}, nil
	}
	p.at++
	arguments, err := p.arguments(pass)
	if err != nil {
		return nil, err
	}
	return []step{{pass: pass.With(arguments...)}}, nil
}

// alternatives reads lists with | between them, and a parenthesis.
func (p *pipelineParser) alternatives(start, depth int) ([]step, error) {
	if depth == maxNesting {
		return nil, p.errorf(start, "smallest is nested more than %d deep", maxNesting)
	}
	var list []*Pipeline
	for more := true; more; more = p.peek('|') {
		p.at++
		inner, err := p.list(depth + 1)
		if err != nil {
			return nil, err
		}
		list = append(list, inner)
	}
	return []step{{smallest: list}}, p.close()
}

// arguments reads KEY=VALUE and KEY, with commas between them, and a parenthesis.
func (p *pipelineParser) arguments(pass *Pass) (list []Argument, err error) {
	for {
		start, key := p.name()
		x := pass.parameter(key)
		switch {
		case x == nil:
			return nil, p.errorf(start, "%s", pass.noParameter(key))
		case slices.ContainsFunc(list, func(a Argument) bool { return a.of == x }):
			return nil, p.errorf(start, "%s is set twice", key)
		}
		text := ""
		if p.peek('=') {
			p.at++
			if text, err = p.value(); err != nil {
				return nil, err
			}
		} else if _, isBool := x.(*Parameter[bool]); !isBool {
			return nil, p.errorf(p.at, "%s wants a value: %s=%s", key, key, x.about().Usage)
		}
		a, err := x.parse(text)
		if err != nil {
			return nil, p.errorf(start, "%s: %v", key, err)
		}
		list = append(list, a)
		if p.peek(',') {
			p.at++
			continue
		}
		if !p.peek(')') && p.at < len(p.text) && text != "" {
			return nil, p.errorf(p.at, ") is missing; a value with white space stands in quotation marks")
		}
		return list, p.close()
	}
}

// value reads the value of a parameter, which may be a Go string.
func (p *pipelineParser) value() (string, error) {
	p.space()
	if p.peek('"') || p.peek('`') {
		quoted, err := strconv.QuotedPrefix(p.text[p.at:])
		if err != nil {
			return "", p.errorf(p.at, "a quotation mark has no end")
		}
		p.at += len(quoted)
		p.space()
		return strconv.Unquote(quoted)
	}
	start, word := p.name()
	if word == "" {
		return "", p.errorf(start, "a value is missing")
	}
	return word, nil
}

// noParameter says that a pass has no parameter of a name.
func (p *Pass) noParameter(name string) string {
	var names []string
	for _, x := range p.parameters {
		names = append(names, x.about().Name)
	}
	switch {
	case len(names) == 0:
		return fmt.Sprintf("pass %s has no parameters, and only fix(...) is followed by passes in parentheses", p.Name)
	case name == "":
		return fmt.Sprintf("a parameter is missing: those of %s are %s", p.Name, strings.Join(names, ", "))
	}
	if n := near.Name(name, slices.Values(names)); n != "" {
		return fmt.Sprintf("pass %s has no parameter %q; did you mean %q?", p.Name, name, n)
	}
	return fmt.Sprintf("pass %s has no parameter %q; there are %s", p.Name, name, strings.Join(names, ", "))
}

// insertions reads what is inserted at the points of a level: POINT=ITEM, with more items after commas, up to the next
// POINT=, and a parenthesis.
func (p *pipelineParser) insertions(l *level, at map[string][]step, depth int) error {
	point := ""
	for {
		start, name := p.name()
		if p.peek('=') {
			p.at++
			if !slices.Contains(l.points, name) {
				return p.errorf(start, "%s", l.noPoint(name))
			}
			point = name
		} else if p.at = start; point == "" {
			return p.errorf(start, "want POINT=PASS: the points of %s are %s", l.Name, strings.Join(l.points, ", "))
		}
		steps, err := p.item(depth + 1)
		if err != nil {
			return err
		}
		at[point] = append(at[point], steps...)
		if !p.peek(',') {
			return p.close()
		}
		p.at++
	}
}

// name reads up to what may follow a name, and white space around it.
func (p *pipelineParser) name() (start int, name string) {
	p.space()
	start = p.at
	for p.at < len(p.text) && !strings.ContainsRune(notInWords, rune(p.text[p.at])) {
		p.at++
	}
	name = p.text[start:p.at]
	p.space()
	return start, name
}

// close reads a closing parenthesis.
func (p *pipelineParser) close() error {
	if !p.peek(')') {
		return p.errorf(p.at, ") is missing")
	}
	p.at++
	p.space()
	return nil
}

func (p *pipelineParser) space() {
	for p.at < len(p.text) && strings.ContainsRune(" \t\n", rune(p.text[p.at])) {
		p.at++
	}
}

func (p *pipelineParser) peek(c byte) bool { return p.at < len(p.text) && p.text[p.at] == c }

// unknown says that no pass has a name, and which one may be meant: before a parenthesis also fix.
func (p *pipelineParser) unknown(name string) string {
	if p.peek('(') && near.Name(name, slices.Values([]string{"fix"})) != "" {
		return fmt.Sprintf("only fix is followed by passes in parentheses, not %q; did you mean fix(...)?", name)
	}
	if p.r.level(strings.TrimPrefix(name, "-")) != nil {
		return fmt.Sprintf("no pass is named %q; in a pipeline the level is written %s", name, name[1:])
	}
	if name == "fix" {
		return "fix is followed by passes in parentheses, such as fix(simplify,dce)"
	}
	n := near.Name(name, p.r.names)
	// O3 is as near to O as to Os
	if level := strings.TrimPrefix(name, "-"); len(n) < 3 && len(p.r.levels) > 0 && isLevelName(level) {
		var names []string
		for i := range p.r.levels {
			names = append(names, p.r.levels[i].Name)
		}
		return fmt.Sprintf("no level is named %q; there are %s", level, strings.Join(names, ", "))
	}
	if n != "" {
		return fmt.Sprintf("no pass is named %q; did you mean %q?", name, n)
	}
	return fmt.Sprintf("no pass is named %q", name)
}

// names yields the names of the passes and levels.
func (r *Registry) names(yield func(string) bool) {
	for _, p := range r.passes {
		if !yield(p.Name) {
			return
		}
	}
	for i := range r.levels {
		if !yield(r.levels[i].Name) {
			return
		}
	}
}
