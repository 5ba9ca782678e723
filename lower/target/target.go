package target

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"hone/internal/near"
	"hone/ir"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// Target is what is known of a driver, or of a tool that reads shaders. The zero value can do everything.
type Target struct {
	Name, Doc    string
	Version      spirv.Version // the latest that it reads, 0 for any
	Capabilities []string      // all that it has, besides what these imply; nil for any
	Extensions   []string      // all that it reads; nil for any
	Lacks        []Lack
	Flags        []Flag
	Limits       []Limit
	Bugs         []Bug
}

// Lack is a feature that a target does not have, or is better off without.
type Lack struct {
	Feature Feature
	Why     string // "" where the name says it all
}

// Flag is a lowering that a module goes through.
type Flag struct {
	Text string // as in a pipeline, with or without the prefix lower-: bound-loops(limit=1000)
	Why  string
}

// Bug is a known fault of a driver, and what avoids it.
type Bug struct {
	Name, Why string
	Lacks     []Feature
	Flags     []string // as Flag.Text
}

// Prefix is what the names of most lowerings begin with. Where a flag is asked for it may be left out.
const Prefix = pass.LoweringPrefix

// Step is one lowering of a plan.
type Step struct {
	Pass     *pass.Pass
	Named    bool     // a flag asks for it by name
	Why      []string // reasons why it is asked for by name, without those that say nothing
	Features []Lack   // of those that the pass removes, what the target lacks
	Absent   []string // of those, the capabilities that are in no list
	Implied  bool     // nobody named it, nor what it removes: a capability is absent from a list
}

// Plan returns the lowerings that modules need for a target, in the order in which the registry has them: that in which
// none of them makes what an earlier one removes. It takes those that the target names, and for each feature that it
// lacks the first that says that it removes that, where none does of those that are named. The error is of a flag that
// there is none of, that is asked for with two values of a parameter, or that conflicts with another (lower.Conflicts).
func (t *Target) Plan(r *pass.Registry) ([]Step, error) {
	p := planner{registry: r, steps: map[string]*Step{}}
	for _, f := range t.Flags {
		if err := p.flag(f.Text, f.Why); err != nil {
			return nil, err
		}
	}
	for _, b := range t.Bugs {
		for _, text := range b.Flags {
			if err := p.flag(text, b.reason()); err != nil {
				return nil, err
			}
		}
	}
	if t.Version != 0 {
		text := fmt.Sprintf("version(to=%s,at-most)", t.Version)
		if r.Lookup(Prefix+"version") != nil {
			if err := p.flag(text, ""); err != nil {
				return nil, err
			}
			p.steps[Prefix+"version"].Implied = true
		}
	}
	for _, l := range t.lacks() {
		p.lack(l, false)
	}
	for _, l := range t.absent(r) {
		p.lack(l, true)
	}
	for _, c := range lower.Conflicts {
		if p.steps[c.A] != nil && p.steps[c.B] != nil {
			return nil, fmt.Errorf("%s and %s are of no use together: %s", Short(c.A), Short(c.B), c.Because)
		}
	}
	return p.inOrder(), nil
}

// absent returns the capabilities that some lowering removes, and that the target does not have.
func (t *Target) absent(r *pass.Registry) (list []Lack) {
	has := t.has()
	if has == nil {
		return nil
	}
	for _, p := range r.Passes() {
		for _, name := range p.Removes() {
			f, err := Parse(name)
			if err == nil && f.kind == capability && !has[spirv.Capability(f.value)] {
				list = append(list, Lack{Feature: f})
			}
		}
	}
	return list
}

func (b *Bug) reason() string {
	if b.Why == "" {
		return b.Name
	}
	return b.Name + ": " + b.Why
}

// planner collects steps by the name of the pass.
type planner struct {
	registry *pass.Registry
	steps    map[string]*Step
}

// Find returns the pass that a flag names, nil for none. Any pass can be a flag.
func Find(r *pass.Registry, name string) *pass.Pass {
	if p := r.Lookup(Prefix + name); p != nil {
		return p
	}
	return r.Lookup(name)
}

func (p *planner) flag(text, why string) error {
	lowering, err := One(p.registry, text)
	if err != nil {
		return err
	}
	s := p.steps[lowering.Name]
	switch {
	case s == nil:
		s = &Step{Pass: lowering}
		p.steps[lowering.Name] = s
	case s.Pass.String() != lowering.String():
		return fmt.Errorf("%s and %s are asked for: one of them is wanted", Short(s.Pass.String()), Short(lowering.String()))
	}
	s.Named = true
	s.because(why)
	return nil
}

// One returns the pass, with its parameters set, that the text of a flag asks for.
func One(r *pass.Registry, text string) (*pass.Pass, error) {
	name, rest, open := strings.Cut(text, "(")
	found := Find(r, name)
	if found == nil {
		if n := near.Name(name, flagNames(r)); n != "" {
			return nil, fmt.Errorf("no lowering is named %s; the nearest name is %s", name, n)
		}
		return nil, fmt.Errorf("no lowering is named %s", name)
	}
	if open {
		rest = "(" + rest
	}
	pipeline, err := r.Parse(found.Name + rest)
	if err != nil {
		return nil, err
	}
	list := pipeline.Passes()
	if len(list) != 1 {
		return nil, fmt.Errorf("%s is more than one flag", text)
	}
	return list[0], nil
}

// flagNames yields the names of lowerings as flags have them.
func flagNames(r *pass.Registry) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, p := range r.Passes() {
			if IsLowering(p) && !yield(Short(p.Name)) {
				return
			}
		}
	}
}

// alsoLowerings are passes that serve as lowerings, and others, under names of their own.
var alsoLowerings = []string{
	"private-to-local", "outputs-to-local", "split-copies", "sroa", "mem2reg", "reg2mem", "inline", "merge-returns",
	"simple-continue", "if-convert", "set-spec-const", "freeze-spec-const", "fold-spec-const", "relax-float-ops",
}

// IsLowering reports whether a pass is listed as a flag: it is named as lowerings are, says what it removes, or serves
// as a lowering, too.
func IsLowering(p *pass.Pass) bool {
	return p.Lowers() || slices.Contains(alsoLowerings, p.Name)
}

// Short returns the name of a lowering as a flag has it.
func Short(name string) string { return strings.TrimPrefix(name, Prefix) }

func (s *Step) because(why string) {
	if why != "" && !slices.Contains(s.Why, why) {
		s.Why = append(s.Why, why)
	}
}

func (s *Step) add(l Lack, implied bool) {
	s.Features = append(s.Features, l)
	if implied && !slices.Contains(s.Absent, l.Feature.Name) {
		s.Absent = append(s.Absent, l.Feature.Name)
	}
}

// lack adds the lowering that removes a feature. Where there is none the feature is looked for in what comes out.
func (p *planner) lack(l Lack, implied bool) {
	var first *pass.Pass
	for _, candidate := range p.registry.Passes() {
		if !removes(candidate, l.Feature) {
			continue
		}
		if s := p.steps[candidate.Name]; s != nil {
			s.add(l, implied)
			return
		}
		if first == nil {
			first = candidate
		}
	}
	if first == nil {
		return
	}
	s := &Step{Pass: first, Implied: implied}
	s.add(l, implied)
	p.steps[first.Name] = s
}

// removes reports whether a pass says that it leaves none of a feature.
func removes(p *pass.Pass, f Feature) bool {
	return slices.ContainsFunc(p.Removes(), func(name string) bool {
		g, err := Parse(name)
		return err == nil && g.Is(f)
	})
}

func (p *planner) inOrder() (list []Step) {
	for _, x := range p.registry.Passes() {
		if s := p.steps[x.Name]; s != nil {
			list = append(list, *s)
		}
	}
	return list
}

// Forbidden returns the operations that an optimizer must not make in a module for the target: the target lacks
// them, or the lowerings of its plan remove them. Errors come from Plan.
func (t *Target) Forbidden(r *pass.Registry) (*ir.Forbidden, error) {
	steps, err := t.Plan(r)
	if err != nil {
		return nil, err
	}
	var list ir.Forbidden
	for _, l := range t.lacks() {
		l.Feature.forbid(&list)
	}
	for _, s := range steps {
		for _, name := range s.Pass.Removes() {
			if f, err := Parse(name); err == nil {
				f.forbid(&list)
			}
		}
	}
	return &list, nil
}

// lacks returns all that the target lacks, faults included.
func (t *Target) lacks() []Lack {
	list := slices.Clone(t.Lacks)
	for _, b := range t.Bugs {
		for _, f := range b.Lacks {
			list = append(list, Lack{f, b.reason()})
		}
	}
	return list
}

// Pipeline returns the pipeline of a plan. What lowerings leave behind that nothing needs, capabilities included, goes
// at its end; declarations that are unused from the start, which would be in the way of lowerings, go at its start.
func Pipeline(r *pass.Registry, steps []Step) *pass.Pipeline {
	var list []*pass.Pass
	trim := func() {
		for _, name := range []string{"unused", "trim-capabilities"} {
			if p := r.Lookup(name); p != nil {
				list = append(list, p)
			}
		}
	}
	trim()
	for _, s := range steps {
		list = append(list, s.Pass)
	}
	trim()
	return pass.Of(list...)
}
