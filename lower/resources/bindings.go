package resources

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

var (
	bindingMap = pass.String("map", "",
		"descriptors: FROM:TO in quotation marks, white space between them; each is SET.BINDING, or SET for all of it").
		Must(checkBindings)
	inputMap = pass.String("inputs", "",
		"locations of inputs: FROM:TO in quotation marks, white space between them").
		Must(checkLocations)
	outputMap = pass.String("outputs", "",
		"locations of outputs: FROM:TO in quotation marks, white space between them").
		Must(checkLocations)
)

// Bindings gives descriptors other sets and bindings, and inputs and outputs other locations. All of it happens at
// once, so that two may change places. Of what takes several locations the first one is named, and the others follow.
// It is an error if something comes to be where there is something already that stays there.
//
// Cost: linear in the variables and their decorations.
var Bindings = pass.ForModule("lower-bindings",
	"give descriptors, inputs and outputs other sets, bindings and locations",
	func(c *pass.Context) (bool, error) {
		descriptors, _ := parseBindings(bindingMap.Of(c))
		inputs, _ := parseLocations(inputMap.Of(c))
		outputs, _ := parseLocations(outputMap.Of(c))
		if descriptors == nil && inputs == nil && outputs == nil {
			return false, nil
		}
		x := mover{c: c, m: c.Module}
		for in := range c.Module.Section(ir.Globals).Insts() {
			if in.Unknown() || !in.Op.Is(spirv.TraitVariable) {
				continue
			}
			switch class, _ := c.Module.Types().StorageClass(in.Type); class {
			case spirv.StorageClassInput:
				x.locate(in, "in", inputs)
			case spirv.StorageClassOutput:
				x.locate(in, "out", outputs)
			default:
				x.bind(in, descriptors)
			}
		}
		if err := x.collision(); err != nil {
			return false, err
		}
		return x.apply(), nil
	}, bindingMap, inputMap, outputMap)

// mover collects what is to be moved before anything is.
type mover struct {
	c     *pass.Context
	m     *ir.Module
	moves []move
}

// move is where something was and is to be: a variable, or a member of a struct that is one's type.
type move struct {
	variable *ir.Inst
	decorate ir.ID
	member   int // -1 for the variable itself
	from, to slot
}

// slot is a descriptor, or a location of inputs or outputs. A name tells these apart.
type slot struct {
	kind         string // "", "in" or "out"
	set, binding uint32
}

func (s slot) place() pass.Place {
	if s.kind != "" {
		return pass.Place{Name: fmt.Sprintf("%s.%d", s.kind, s.binding)}
	}
	return pass.DescriptorAt(s.set, s.binding)
}

// bind notes where a descriptor is to be.
func (x *mover) bind(in *ir.Inst, list []rebinding) {
	from, ok := descriptorOf(x.m, in.Result)
	if !ok {
		return
	}
	to := from
	for _, r := range list { // the last one counts, and one of a binding before one of its set
		switch {
		case r.wholeSet && r.from.set == from.set:
			to.set = r.to.set
		case !r.wholeSet && r.from == from:
			to = r.to
		}
	}
	x.moves = append(x.moves, move{in, in.Result, -1, from, to})
}

// descriptorOf returns the set and binding of a variable.
func descriptorOf(m *ir.Module, id ir.ID) (s slot, ok bool) {
	s.set, s.binding, ok = m.DescriptorOf(id)
	return s, ok
}

// locate notes where an input or output, or the members of one, are to be.
func (x *mover) locate(in *ir.Inst, kind string, list []rebinding) {
	typ := x.m.Types().Pointee(in.Type)
	for { // an array of blocks, as some stages have
		x.m.Spend(1)
		d := x.m.Def(typ)
		if d == nil || d.Op != spirv.OpTypeArray && d.Op != spirv.OpTypeRuntimeArray {
			break
		}
		typ = d.ID(0)
	}
	for _, id := range []ir.ID{in.Result, typ} {
		if id == 0 {
			continue
		}
		for d := range x.m.Decorations(id) {
			if d.Kind != spirv.DecorationLocation || len(d.Params) != 1 || (d.Member < 0) != (id == in.Result) {
				continue
			}
			from := slot{kind: kind, binding: d.Params[0]}
			to := from
			for _, r := range list {
				if r.from.binding == from.binding {
					to.binding = r.to.binding
				}
			}
			x.moves = append(x.moves, move{in, id, d.Member, from, to})
		}
	}
}

// collision returns an error if something would come to where something else is, or the members of a struct were to be
// in two places. Inputs and outputs meet only in an entry point.
func (x *mover) collision() error {
	if err := x.meet(func(v *move) bool { return v.from.kind == "" }); err != nil {
		return err
	}
	of := x.m.NewTable()
	defer of.Release()
	mark := int32(0)
	for e := range x.m.Section(ir.EntryPoints).Insts() {
		if e.Op != spirv.OpEntryPoint || e.Unknown() {
			continue
		}
		mark++
		for _, id := range e.Interface() {
			of.Set(id, mark)
		}
		err := x.meet(func(v *move) bool { return v.from.kind != "" && of.Get(v.variable.Result) == mark })
		if err != nil {
			return err
		}
	}
	type member struct {
		typ    ir.ID
		member int
	}
	at := map[member]slot{}
	for _, v := range x.moves {
		key := member{v.decorate, v.member}
		if other, ok := at[key]; ok && other.binding != v.to.binding {
			return ir.Faultf(v.variable, "an input and an output have their locations from the same struct")
		}
		at[key] = v.to
	}
	return nil
}

// meet returns an error if something that is to be looked at comes to where something else is.
func (x *mover) meet(look func(v *move) bool) error {
	froms := map[slot]slot{} // where what is at a slot was
	for i := range x.moves {
		v := &x.moves[i]
		if !look(v) {
			continue
		}
		if old, ok := froms[v.to]; ok && old != v.from {
			return ir.Faultf(v.variable, "%s and %s would both be at %s", old.place(), v.from.place(), v.to.place())
		}
		froms[v.to] = v.from
	}
	return nil
}

func (x *mover) apply() bool {
	moved := func(v move) bool { return v.from != v.to }
	if !slices.ContainsFunc(x.moves, moved) || !x.c.Transform() {
		return false
	}
	told := map[slot]bool{}
	for _, v := range x.moves {
		switch {
		case !moved(v):
			continue
		case v.from.kind == "":
			x.m.RemoveDecoration(v.decorate, spirv.DecorationDescriptorSet)
			x.m.RemoveDecoration(v.decorate, spirv.DecorationBinding)
			x.m.Decorate(v.decorate, spirv.DecorationDescriptorSet, v.to.set)
			x.m.Decorate(v.decorate, spirv.DecorationBinding, v.to.binding)
		case v.member < 0:
			x.m.RemoveDecoration(v.decorate, spirv.DecorationLocation)
			x.m.Decorate(v.decorate, spirv.DecorationLocation, v.to.binding)
		default:
			x.setMember(v)
		}
		if !told[v.from] {
			told[v.from] = true
			x.c.Moved(v.from.place(), v.to.place(), 0)
		}
	}
	return true
}

// setMember gives a member of a struct its location.
func (x *mover) setMember(v move) {
	x.m.Ungroup(v.decorate)
	for d := range x.m.Decorations(v.decorate) {
		if d.Member == v.member && d.Kind == spirv.DecorationLocation && d.Inst.Op == spirv.OpMemberDecorate {
			d.Inst.SetWord(3, v.to.binding)
			return
		}
	}
}

// rebinding says where something is to be.
type rebinding struct {
	from, to slot
	wholeSet bool
}

func checkBindings(text string) error  { _, err := parseBindings(text); return err }
func checkLocations(text string) error { _, err := parseLocations(text); return err }

func parseBindings(text string) (list []rebinding, err error) {
	for _, pair := range strings.Fields(text) {
		from, to, ok := strings.Cut(pair, ":")
		r := rebinding{wholeSet: !strings.Contains(from, ".")}
		if ok = ok && strings.Contains(to, ".") != r.wholeSet; ok {
			r.from, ok = parseSlot(from)
		}
		if ok {
			r.to, ok = parseSlot(to)
		}
		if !ok {
			return nil, fmt.Errorf("want SET.BINDING:SET.BINDING or SET:SET, such as 0.1:2.3, not %q", pair)
		}
		if slices.ContainsFunc(list, func(x rebinding) bool { return x.from == r.from && x.wholeSet == r.wholeSet }) {
			return nil, fmt.Errorf("%s is to be in two places", from)
		}
		list = append(list, r)
	}
	slices.SortStableFunc(list, func(a, b rebinding) int { // sets first
		switch {
		case a.wholeSet == b.wholeSet:
			return 0
		case a.wholeSet:
			return -1
		}
		return 1
	})
	return list, nil
}

// parseSlot reads SET.BINDING or SET.
func parseSlot(text string) (s slot, ok bool) {
	set, binding, two := strings.Cut(text, ".")
	n, err := strconv.ParseUint(set, 10, 32)
	if err != nil {
		return s, false
	}
	s.set = uint32(n)
	if two {
		n, err = strconv.ParseUint(binding, 10, 32)
		s.binding = uint32(n)
	}
	return s, err == nil
}

func parseLocations(text string) (list []rebinding, err error) {
	for _, pair := range strings.Fields(text) {
		from, to, ok := strings.Cut(pair, ":")
		a, err1 := strconv.ParseUint(from, 10, 32)
		b, err2 := strconv.ParseUint(to, 10, 32)
		if !ok || err1 != nil || err2 != nil {
			return nil, fmt.Errorf("want LOCATION:LOCATION, such as 0:3, not %q", pair)
		}
		r := rebinding{from: slot{binding: uint32(a)}, to: slot{binding: uint32(b)}}
		if slices.ContainsFunc(list, func(x rebinding) bool { return x.from == r.from }) {
			return nil, fmt.Errorf("location %s is to be two", from)
		}
		list = append(list, r)
	}
	return list, nil
}
