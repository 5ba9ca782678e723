package target

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"hone/ir"
	"hone/pass"
)

// LeftError says that a target does not take a module although the module was lowered for the target, or that a
// lowering left a feature that it is to remove. It wraps [errors.ErrUnsupported]: neither the module nor a pass is at
// fault.
type LeftError struct {
	Target string // its name, "" if only lowerings were asked for
	Left   []Left
}

// Left is an obstacle that lowerings left, and their reasons.
type Left struct {
	Obstacle
	// for each lowering of the plan that should have removed it: its short name, and the reason if it gave one; without
	// such a lowering a flag that removes the obstacle, if there is one
	By []string
}

// Unwrap returns [errors.ErrUnsupported].
func (e *LeftError) Unwrap() error { return errors.ErrUnsupported }

// Error returns a line for each obstacle, with its first places, and below it the lowerings and their reasons.
func (e *LeftError) Error() string {
	var out strings.Builder
	if e.Target != "" {
		fmt.Fprintf(&out, "the target %s does not take it, and no lowering changes that; what is in the way:", e.Target)
	} else {
		out.WriteString("lowerings left features that they are to remove:")
	}
	for i := range e.Left {
		fmt.Fprintf(&out, "\n    %s", e.Left[i].String())
		for _, why := range e.Left[i].By {
			fmt.Fprintf(&out, "\n        %s", why)
		}
	}
	return out.String()
}

// Check holds a module that went through the pipeline of a plan against the target and the plan: the version, the
// capabilities and extensions, what the target lacks, its limits, and the features that lowerings remove which the
// target or the user named. The error is a [*LeftError]; declined, which may be nil, brings its reasons. Callers
// that run lowerings without [Target.Lower] call it after them, before they write the module. Cost: as of [Count].
func (t *Target) Check(m *ir.Module, steps []Step, declined *Declined) error {
	list := t.with(steps).Obstacles(m)
	if len(list) == 0 {
		return nil
	}
	e := &LeftError{Target: t.Name}
	for _, o := range list {
		l := Left{o, declined.Of(steps, &o)}
		for _, x := range offers {
			if len(l.By) == 0 && x.what == o.What {
				l.By = append(l.By, fmt.Sprintf("the flag %s removes it, which no target asks for: %s", x.flag, x.price))
			}
		}
		e.Left = append(e.Left, l)
	}
	return e
}

// offers are passes that remove an obstacle at a price that only a user can decide to pay.
var offers = []struct{ what, flag, price string }{
	{"OpExtension SPV_KHR_non_semantic_info", "strip-nonsemantic", "what a shader prints goes, with reflection and debug information"},
}

// Lower runs the lowerings that a module needs for the target, with o, and checks the result. The error is a
// [*LeftError], or comes from [Target.Plan] or [pass.Pipeline.Run]; the module must not be used any more after it.
// o.Remark gets what lowerings left alone as well.
func (t *Target) Lower(r *pass.Registry, m *ir.Module, o pass.Options) error {
	steps, err := t.Plan(r)
	if err != nil {
		return err
	}
	var declined Declined
	told := o.Remark
	o.Remark = func(r pass.Remark) {
		declined.Remark(r)
		if told != nil {
			told(r)
		}
	}
	var unsupported *pass.UnsupportedError
	if _, err := Pipeline(r, steps).Run(m, o); t.Name != "" && errors.As(err, &unsupported) {
		return fmt.Errorf("the target %s: %w", t.Name, err)
	} else if err != nil {
		return err
	}
	return t.Check(m, steps, &declined)
}

// with returns a target that lacks, too, what the lowerings remove that were asked for by name. Specialization
// constants may compute with it: they are computed before the shader runs.
func (t *Target) with(steps []Step) *Target {
	more := *t
	more.Lacks = slices.Clone(t.Lacks)
	for _, s := range steps {
		if !s.Named || s.Implied {
			continue
		}
		for _, name := range s.Pass.RemovesAll() {
			f, err := Parse(name)
			known := func(l Lack) bool { return l.Feature.Is(f) }
			if err == nil && !slices.ContainsFunc(more.Lacks, known) {
				f.running = true
				more.Lacks = append(more.Lacks, Lack{Feature: f})
			}
		}
	}
	return &more
}
