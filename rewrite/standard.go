package rewrite

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Standard returns the program of hone's own rules: those in the folder rules that are no lowerings. It must not be
// changed.
func Standard() *Program { return &standard }

// Lowering is what the rules of a name do that are marked lower.
type Lowering struct {
	Name    string // such as sub-to-add-neg
	Doc     string // what it is for
	Program *Program
	Removes []string // operations of which its rules take any, and make none: OpFSub, GLSL.FMix
}

// Programs compiles rules: into one program those that are no lowerings, and into one each the lowerings of a name in
// lower case, in the order of names. Errors and cost are those of [Compile]; a rule is also wrong that would never be
// applied, since it makes code longer and is no lowering.
func Programs(rules []*Rule) (standard *Program, lowerings []Lowering, err error) {
	var plain []*Rule
	byName := map[string][]*Rule{}
	for _, r := range rules {
		if !r.Lower {
			plain = append(plain, r)
			continue
		}
		name := strings.ToLower(r.Name)
		if strings.Contains(name, "_") {
			return nil, nil, &Error{r.File, r.Line, 1,
				"the name of a lowering is words joined by -, not _, as names of passes are"}
		}
		byName[name] = append(byName[name], r)
	}
	if standard, err = Compile(plain); err != nil {
		return nil, nil, err
	}
	for i := range standard.actions {
		a := &standard.actions[i]
		if r := plain[a.rule]; int(a.makes.n) > max(1, int(a.insts)) {
			return nil, nil, &Error{r.File, r.Replacement.pos.line, r.Replacement.pos.column, fmt.Sprintf("%d operations take "+
				"the place of %d, and rules make no code longer: mark a rule lower that may, and ask for it by its name",
				a.makes.n, a.insts)}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		p, err := Compile(byName[name])
		if err != nil {
			return nil, nil, err
		}
		lowerings = append(lowerings, Lowering{name, byName[name][0].Doc, p, removed(byName[name])})
	}
	return standard, lowerings, nil
}

// removed returns the operations of which the rules of a lowering leave none.
func removed(rules []*Rule) (list []string) {
	for _, r := range rules {
		name := r.Root().Label()
		if r.takesAny() && !slices.Contains(list, name) && !slices.ContainsFunc(rules, r.Root().isMadeBy) {
			list = append(list, name)
		}
	}
	return list
}

// takesAny reports whether the pattern of a rule matches each instruction of its operation.
func (r *Rule) takesAny() bool {
	if len(r.Conditions) > 0 || len(r.SingleUse) > 0 || r.Types[r.Pattern.Type].Width > 0 {
		return false
	}
	var names []string
	for _, t := range r.Pattern.Args {
		if t.Kind != Variable || r.IsConstant(t.Name) || r.Types[t.Type].Width > 0 || slices.Contains(names, t.Name) {
			return false
		}
		names = append(names, t.Name)
	}
	return true
}

// isMadeBy reports whether the replacement of a rule has the operation.
func (o *Operation) isMadeBy(r *Rule) (made bool) {
	r.Replacement.Walk(func(t *Term) {
		made = made || t.Kind == Apply && t.Op.Op == o.Op && t.Op.Set == o.Set && t.Op.Inst == o.Inst
	})
	return made
}

// Label returns the name of an instruction that no other has: OpFSub, GLSL.FMix, OpenCL.mad.
func (o *Operation) Label() string {
	if o.Set == nil {
		return o.Op.String()
	}
	prefix, _, _ := strings.Cut(o.Set.Name, ".")
	return prefix + "." + strings.TrimPrefix(o.Name, prefix+".")
}

// Lowerings returns hone's lowerings by name. They must not be changed.
func Lowerings() []Lowering { return lowerings }
