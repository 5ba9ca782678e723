package cli

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hone/ir"
	"hone/vm"
	"hone/vm/inputs"
	"hone/vm/layout"
)

// A shader is run once more, to know what of its buffers is undefined, if it has executed no more instructions than
// take some seconds then, and its buffers have no more bytes than there is room for shadows.
const (
	maxShadowed      = 20_000_000
	maxShadowedBytes = 1 << 24
)

// undefinedStores returns what a shader stored that depends on an undefined value, where it reported one and is short
// enough. It is run once more, from the same inputs on: to follow undefined values through buffers as well takes a
// multiple of the time, which others don't have to wait for.
func (r *shaderRun) undefinedStores(in vm.Inputs, result *vm.Result) []vm.Store {
	executed := uint64(0)
	for _, n := range result.Counts {
		executed += n
	}
	hasUndefined := slices.ContainsFunc(result.Reports, func(report vm.Report) bool {
		switch report.Kind {
		case vm.UndefinedStored, vm.UndefinedPassed, vm.UndefinedAddress, vm.UndefinedBranch:
			return true
		}
		return false
	})
	size := 0
	for _, b := range r.Buffers {
		size += len(b.Data)
	}
	if !hasUndefined || executed > maxShadowed || size > maxShadowedBytes || r.trace.given {
		return nil
	}
	in.Buffers, in.Regions, in.Track, in.Progress = map[layout.Slot][]byte{}, slices.Clone(in.Regions),
		&vm.Track{VolatileIsStable: true}, nil
	regions := in.Regions
	for _, b := range r.Buffers {
		if b.Binding != nil {
			in.Buffers[b.Binding.Slot] = slices.Clone(b.Before)
		} else if i := slices.IndexFunc(regions, func(m layout.Region) bool { return m.Address == b.Address }); i >= 0 {
			regions[i].Data = slices.Clone(b.Before)
		}
	}
	again, err := r.program.Run(in)
	if err != nil {
		return nil
	}
	return slices.DeleteFunc(again.Stores, func(s vm.Store) bool { return s.Shadow.Undefined == 0 })
}

// noteUndefined says which parts of a buffer depend on an undefined value.
func (r *shaderRun) noteUndefined(b *inputs.Buffer, part inputs.Window) {
	const most = 8
	var list names
	var since origins
	for _, s := range r.undefined {
		if !r.isOf(&s, b) || part.Hides(s.Offset, s.Offset+s.Bytes) {
			continue
		}
		_, _, path := b.Layout.At(s.Offset)
		list.add(strings.TrimPrefix(path, "."))
		since.add(s.Origin)
	}
	if len(list) == 0 {
		return
	}
	var text []string
	for _, n := range list[:min(len(list), most)] {
		text = append(text, n.String())
	}
	if len(list) > most {
		text = append(text, fmt.Sprintf("and %d more", len(list)-most))
	}
	r.Note("%s: what depends on undefined values, and may be any number: %s%s", b.Name, strings.Join(text, ", "),
		since.text(newInstText(r.module)))
	r.printNotes()
}

// origins are instructions that undefined values come from, in the order in which they were met.
type origins []*ir.Inst

func (l *origins) add(in *ir.Inst) {
	if in != nil && !slices.Contains(*l, in) {
		*l = append(*l, in)
	}
}

// text names the first few.
func (l origins) text(t *instText) string {
	const most = 3
	var out strings.Builder
	for i, in := range l[:min(len(l), most)] {
		out.WriteString([]string{"; they come from ", ", "}[min(i, 1)] + t.at(in))
	}
	if len(l) > most {
		fmt.Fprintf(&out, " and %d more", len(l)-most)
	}
	return out.String()
}

// isOf reports whether a store went to a buffer.
func (r *shaderRun) isOf(s *vm.Store, b *inputs.Buffer) bool {
	if b.Binding != nil {
		return s.Region < 0 && s.Slot == b.Binding.Slot
	}
	return s.Region >= 0 && r.regions[s.Region].Address == b.Address
}

// names are names of scalars, in the order of their places, those of elements that follow each other as one.
type names []nameRange

// nameRange is before[from..to]; from is -1 where the name has no index.
type nameRange struct {
	before   string
	from, to int
}

func (l *names) add(name string) {
	n := nameRange{name, -1, -1}
	if open := strings.LastIndexByte(name, '['); open >= 0 {
		if k, err := strconv.Atoi(strings.TrimSuffix(name[open+1:], "]")); err == nil {
			n = nameRange{name[:open], k, k}
		}
	}
	if i := len(*l) - 1; i >= 0 && n.from >= 0 && (*l)[i].before == n.before && n.from <= (*l)[i].to+1 {
		(*l)[i].to = n.from
		return
	}
	if i := len(*l) - 1; i >= 0 && (*l)[i] == n { // bytes of one scalar
		return
	}
	*l = append(*l, n)
}

func (n nameRange) String() string {
	if n.from < 0 {
		return n.before
	}
	return n.before + inputs.Indexes(n.from, n.to+1)
}
