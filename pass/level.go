package pass

import (
	"fmt"
	"slices"
	"strings"
)

// Level is a pipeline with a name, such as O. In the text of a pipeline the name stands for it. It may have extension
// points, at which a user inserts passes: @NAME in its text.
//
//	Level{"O", "make it fast", "@early,fix(mem2reg,simplify,@ssa,dce),@late,unused"}
//
// The pipeline O(ssa=my-pass) is then fix(mem2reg,simplify,my-pass,dce),unused.
type Level struct {
	Name     string // upper case for its first letter, which tells it from a pass
	Doc      string
	Pipeline string
}

// level is a Level that was read.
type level struct {
	Level
	pipeline *Pipeline
	points   []string // in their order
}

// With returns a registry that has levels, too. Their pipelines are made of the passes and levels that are there, and
// of those before them in the list. Two levels of one name, and names that do not begin with A to Z or that a
// pipeline's text could not hold, are an error.
func (r *Registry) With(levels ...Level) (*Registry, error) {
	all := &Registry{passes: r.passes, byName: r.byName, levels: slices.Clone(r.levels)}
	for _, l := range levels {
		if !isLevelName(l.Name) {
			return nil, fmt.Errorf("level name %q: want an upper-case letter, then letters, digits and -", l.Name)
		}
		if all.level(l.Name) != nil {
			return nil, fmt.Errorf("two levels are named %q", l.Name)
		}
		p, err := all.parse(l.Pipeline)
		if err != nil {
			return nil, fmt.Errorf("level %s: %w", l.Name, err)
		}
		read := level{Level: l, pipeline: p}
		read.points = p.points(nil)
		for i, point := range read.points {
			if point == "" || slices.Contains(read.points[:i], point) {
				return nil, fmt.Errorf("level %s: two points are named %q, or one has no name", l.Name, point)
			}
		}
		all.levels = append(all.levels, read)
	}
	return all, nil
}

func isLevelName(name string) bool {
	if name == "" || name[0] < 'A' || name[0] > 'Z' {
		return false
	}
	return !strings.ContainsFunc(name, func(c rune) bool {
		return c != '-' && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9')
	})
}

// Levels returns the levels in the order in which they were added.
func (r *Registry) Levels() (list []Level) {
	for i := range r.levels {
		list = append(list, r.levels[i].Level)
	}
	return list
}

// ExtensionPoints returns the names of the extension points of a level, in the order of its text; none where there is
// no such level.
func (r *Registry) ExtensionPoints(level string) []string {
	if l := r.level(level); l != nil {
		return slices.Clone(l.points)
	}
	return nil
}

// level returns the level of a name, nil for none.
func (r *Registry) level(name string) *level {
	for i := range r.levels {
		if r.levels[i].Name == name {
			return &r.levels[i]
		}
	}
	return nil
}

// noPoint says that a level has no point of a name.
func (l *level) noPoint(name string) string {
	if len(l.points) == 0 {
		return fmt.Sprintf("%s has no points", l.Name)
	}
	return fmt.Sprintf("%s has no point named %q; there are %s", l.Name, name, strings.Join(l.points, ", "))
}

// points appends the names of the points in a pipeline to a list.
func (p *Pipeline) points(list []string) []string {
	for _, s := range p.steps {
		switch {
		case s.fix != nil:
			list = s.fix.points(list)
		case s.smallest != nil: // alternatives may have the same points
			var inner []string
			for _, alternative := range s.smallest {
				for _, point := range alternative.points(nil) {
					if !slices.Contains(inner, point) {
						inner = append(inner, point)
					}
				}
			}
			list = append(list, inner...)
		case s.pass == nil:
			list = append(list, s.point)
		}
	}
	return list
}

// with returns the steps of a pipeline with what is inserted at its points, which are removed.
func (p *Pipeline) with(at map[string][]step) (steps []step) {
	for _, s := range p.steps {
		switch {
		case s.fix != nil:
			steps = append(steps, step{fix: &Pipeline{steps: s.fix.with(at)}})
		case s.smallest != nil:
			var list []*Pipeline
			for _, alternative := range s.smallest {
				list = append(list, &Pipeline{steps: alternative.with(at)})
			}
			steps = append(steps, step{smallest: list})
		case s.pass != nil:
			steps = append(steps, s)
		default:
			steps = append(steps, at[s.point]...)
		}
	}
	return steps
}
