package target

import (
	"cmp"
	"fmt"
	"iter"
	"slices"
	"strings"

	"hone/ir"
	"hone/spirv"
)

// Obstacle is something of a module that a target does not take.
type Obstacle struct {
	What   string // such as OpTypeFloat 64, or workgroup-bytes 40000
	Why    string // why not, "" where that is all there is to say
	Places []Place
	More   int // places that are not listed

	feature Feature // that is in the way, none for a limit
}

// maxPlaces is how many places of a thing are listed.
const maxPlaces = 3

// Place is where something stands in a module.
type Place struct {
	Op       string // of an instruction without a result, "" for others
	ID       ir.ID  // the result of the instruction, or what it decorates or is about; 0 for none
	Name     string // that the module has for it
	Function string // "" outside of functions
	File     string // of the source, "" where that is not known
	Line     int
}

// String returns the place as messages have it: %12 "color" in main (shader.frag:14).
func (p Place) String() string {
	var out strings.Builder
	if out.WriteString(p.Op); p.ID != 0 {
		if p.Op != "" {
			out.WriteString(" ")
		}
		fmt.Fprintf(&out, "%%%d", p.ID)
	}
	if p.Name != "" {
		fmt.Fprintf(&out, " %q", p.Name)
	}
	if p.Function != "" {
		fmt.Fprintf(&out, " in %s", p.Function)
	}
	if p.Line > 0 {
		fmt.Fprintf(&out, " (%s:%d)", cmp.Or(p.File, "line"), p.Line)
	}
	return strings.TrimSpace(out.String())
}

func placeOf(m *ir.Module, in *ir.Inst) Place {
	p := Place{ID: in.Result}
	f := in.Function()
	switch s := in.Section(); {
	case in.Result != 0:
	case f != nil:
		p.Op = in.Op.String()
	case s.Kind() == ir.Annotations, s.Kind() == ir.ExecutionModes:
		p.Op, p.ID = in.Op.String(), in.ID(0)
	case in.Op == spirv.OpEntryPoint:
		p.Op, p.ID = in.Op.String(), in.ID(1)
	}
	p.Name = m.Name(p.ID)
	if f != nil {
		p.Function = cmp.Or(m.Name(f.Result()), fmt.Sprintf("%%%d", f.Result()))
	}
	p.File, p.Line, _ = in.SourceLine()
	return p
}

func (o *Obstacle) add(m *ir.Module, in *ir.Inst) {
	if len(o.Places) == maxPlaces {
		o.More++
		return
	}
	o.Places = append(o.Places, placeOf(m, in))
}

// String returns the obstacle on one line.
func (o *Obstacle) String() string {
	var out strings.Builder
	out.WriteString(o.What)
	var places []string
	for _, p := range o.Places {
		if text := p.String(); text != "" {
			places = append(places, text)
		}
	}
	if len(places) > 0 {
		out.WriteString(": " + strings.Join(places, ", "))
		if n := len(o.Places) + o.More - len(places); n > 0 {
			fmt.Fprintf(&out, " and %d more", n)
		}
	}
	if o.Why != "" {
		out.WriteString(": " + o.Why)
	}
	return out.String()
}

// Count returns for each feature where a module has it, in the form of an obstacle. Cost: linear in the module, times
// the number of features that are enumerants or shapes.
func Count(m *ir.Module, features []Feature) []Obstacle {
	list := make([]Obstacle, len(features))
	byOp := map[spirv.Op][]int{}
	var others []int // that any instruction may have
	for i, f := range features {
		list[i].What, list[i].feature = f.Name, f
		switch f.kind {
		case enumerant, shape:
			others = append(others, i)
		case capability:
			byOp[spirv.OpCapability] = append(byOp[spirv.OpCapability], i)
		case operation:
			byOp[spirv.OpSpecConstantOp] = append(byOp[spirv.OpSpecConstantOp], i)
			fallthrough
		default:
			byOp[f.op] = append(byOp[f.op], i)
		}
	}
	for in := range m.Insts() {
		for _, indices := range [...][]int{byOp[in.Op], others} {
			for _, i := range indices {
				if features[i].in(m, in) {
					list[i].add(m, in)
				}
			}
		}
	}
	return list
}

// Obstacles returns what of a module the target does not take: features that it lacks, what needs a capability or an
// extension that it does not have, a version that it does not read, what the module's own version does not have, and
// what is beyond its limits. Cost: as of Count.
func (t *Target) Obstacles(m *ir.Module) (list []Obstacle) {
	if v := m.Header.Version; t.Version != 0 && v > t.Version {
		list = append(list, Obstacle{What: "SPIR-V " + v.String(), Why: "the latest that is read is " + t.Version.String()})
	}
	lacks := t.lacks()
	var features []Feature
	for _, l := range lacks {
		features = append(features, l.Feature)
	}
	for i, o := range Count(m, features) {
		if len(o.Places) == 0 || features[i].kind == capability {
			continue // which missing has, with what needs it
		}
		o.Why = lacks[i].Why
		list = append(list, o)
	}
	list = append(list, t.missing(m, lacks)...)
	list = append(list, later(m)...)
	for _, l := range t.Limits {
		list = append(list, l.exceeded(m)...)
	}
	return list
}

// missing returns what needs capabilities and extensions that the target does not have.
func (t *Target) missing(m *ir.Module, lacks []Lack) (list []Obstacle) {
	why := map[spirv.Capability]string{}
	lacking := map[spirv.Capability]bool{}
	for _, l := range lacks {
		if c := spirv.Capability(l.Feature.value); l.Feature.kind == capability {
			lacking[c], why[c] = true, l.Why
		}
	}
	has := t.has()
	available := map[spirv.Capability]bool{}
	var absent []absentCapability
	declared := map[spirv.Capability]bool{}
	for in := range m.Section(ir.Capabilities).Insts() {
		if in.Op != spirv.OpCapability || declared[spirv.Capability(in.Literal(0))] {
			continue
		}
		c := spirv.Capability(in.Literal(0))
		declared[c] = true
		if lacking[c] || has != nil && !has[c] || impliesAny(c, lacking) {
			x := absentCapability{c, map[spirv.Capability]bool{}}
			imply(x.implied, c)
			absent = append(absent, x)
		} else {
			imply(available, c)
		}
	}
	byCapability := make([]Obstacle, len(absent))
	for in := range m.Insts() {
		if in.Op == spirv.OpCapability || len(absent) == 0 {
			continue
		}
		for i := range absent {
			if absent[i].neededBy(in, available) {
				byCapability[i].add(m, in)
			}
		}
	}
	for i, x := range absent {
		o, c := byCapability[i], x.capability
		o.What, o.Why = "OpCapability "+spirv.KindCapability.Text(uint32(c)), why[c]
		o.feature = Feature{kind: capability, of: spirv.KindCapability, value: uint32(c)}
		list = append(list, o)
	}
	return append(list, t.extensions(m)...)
}

// extensions returns the declared extensions that the target does not read, with what needs them. Cost: linear in the
// module.
func (t *Target) extensions(m *ir.Module) (list []Obstacle) {
	if t.Extensions == nil {
		return nil
	}
	at := map[string]int{} // 1 + index into list
	for name := range declaredExtensions(m) {
		if at[name] == 0 && !slices.Contains(t.Extensions, name) {
			list = append(list, Obstacle{What: "OpExtension " + name})
			at[name] = len(list)
		}
	}
	if list == nil {
		return nil
	}
	var needed []int // by the instruction
	for in := range m.Insts() {
		needed = needed[:0]
		for _, n := range in.Needs() {
			if n == nil || n.InCore(m.Header.Version) {
				continue
			}
			for _, name := range n.Extensions {
				if i := at[name]; i != 0 && !slices.Contains(needed, i) {
					needed = append(needed, i)
					list[i-1].add(m, in)
				}
			}
		}
	}
	return list
}

// declaredExtensions yields the names of the extensions that a module declares.
func declaredExtensions(m *ir.Module) iter.Seq[string] {
	return func(yield func(string) bool) {
		for in := range m.Section(ir.Extensions).Insts() {
			if in.Op != spirv.OpExtension {
				continue
			}
			if name, _, ok := spirv.String(in.Words()); ok && !yield(name) {
				return
			}
		}
	}
}

// later returns the instructions and operands that the version of the module does not have.
func later(m *ir.Module) (list []Obstacle) {
	declared := map[string]bool{}
	for name := range declaredExtensions(m) {
		declared[name] = true
	}
	for in := range m.Insts() {
		if in.Op == spirv.OpExtension {
			continue // with nothing that needs it, it does no harm
		}
		for name, n := range in.Needs() {
			if n == nil || n.Version <= m.Header.Version || byExtension(m, n) ||
				slices.ContainsFunc(n.Extensions, func(name string) bool { return declared[name] }) {
				continue
			}
			what := fmt.Sprintf("SPIR-V %v: %s", n.Version, name)
			i := slices.IndexFunc(list, func(o Obstacle) bool { return o.What == what })
			if i < 0 {
				i = len(list)
				list = append(list, Obstacle{What: what, Why: fmt.Sprintf("the module is of version %v", m.Header.Version)})
			}
			list[i].add(m, in)
		}
	}
	return list
}

// byExtension reports whether a capability that an extension brings, and that is declared, meets a requirement.
func byExtension(m *ir.Module, n *spirv.Needs) bool {
	return slices.ContainsFunc(n.Capabilities, func(c spirv.Capability) bool {
		e := spirv.KindCapability.Enumerant(uint32(c))
		return e != nil && len(e.Needs.Extensions) > 0 && m.HasCapability(c)
	})
}

// has returns the capabilities of the target and what they imply, nil if it has any.
func (t *Target) has() map[spirv.Capability]bool {
	if t.Capabilities == nil {
		return nil
	}
	has := map[spirv.Capability]bool{}
	for _, name := range t.Capabilities {
		if v, ok := spirv.KindCapability.Lookup(name); ok {
			imply(has, spirv.Capability(v))
		}
	}
	return has
}

// imply adds a capability, and what it implies.
func imply(to map[spirv.Capability]bool, c spirv.Capability) {
	if to[c] {
		return
	}
	to[c] = true
	if e := spirv.KindCapability.Enumerant(uint32(c)); e != nil {
		for _, d := range e.Needs.Capabilities {
			imply(to, d)
		}
	}
}

func impliesAny(c spirv.Capability, of map[spirv.Capability]bool) bool {
	all := map[spirv.Capability]bool{}
	imply(all, c)
	for d := range all {
		if of[d] {
			return true
		}
	}
	return false
}

// absentCapability is a capability that a target does not have.
type absentCapability struct {
	capability spirv.Capability
	implied    map[spirv.Capability]bool // with the capability itself
}

// neededBy reports whether an instruction needs the capability, since none that is available is enough for it.
func (x *absentCapability) neededBy(in *ir.Inst, available map[spirv.Capability]bool) bool {
	for _, n := range in.Needs() {
		if n != nil && slices.ContainsFunc(n.Capabilities, func(c spirv.Capability) bool { return x.implied[c] }) &&
			!slices.ContainsFunc(n.Capabilities, func(c spirv.Capability) bool { return available[c] }) {
			return true
		}
	}
	return false
}
