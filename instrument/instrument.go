// Package instrument has passes that make a shader report on itself: what it does wrong, or what it does at all, goes
// to a buffer that the program which runs the shader reads afterwards. Each feature is a pass, instrument-bounds for
// one, and they share one report buffer.
//
// A feature is made with [New], in this package or outside of it. While it runs over the functions that the user chose,
// an [Instrumenter] finds or adds what a report takes: the buffer, the functions that append to it, the identity of the
// invocation, and the table of sites, which says what each record is about and stays in the module. [NewReader] reads
// what a shader has written, and [ReadTable] the sites. doc/instrumenting.md is the guide, with the format.
//
// Nothing that the shader computes or stores is another value than before, unless a feature says so (bounds-clamp,
// loop-limit).
package instrument

import (
	"fmt"
	"slices"
	"strings"

	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// Feature is the number of a feature in records.
type Feature uint8

// The features. Those from Own on are free for features outside of this package.
const (
	Bounds Feature = 1 + iota
	BoundsClamp
	NaN
	Div
	Uninit
	LoopLimit
	Races
	NonUniform
	Coverage
	Counts
	Printf
	Trace
	Addresses
	Rays
	Own Feature = 64
)

// Prefix begins the names of the passes that are features.
const Prefix = "instrument-"

// Passes returns the features, in the order in which several are run.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		BoundsPass, BoundsClampPass, NaNPass, DivPass, UninitPass, LoopLimitPass, NonUniformPass,
		AddressesPass, RaysPass,
		RacesPass, PrintfPass, TracePass,
		CountsPass, CoveragePass, // last, since they count the edges that the others leave
	}
}

// Parameters that all features have. The buffer is made by the first feature, so it is its set and binding that count.
var (
	setParameter = pass.Int("set", -1, "the descriptor set of the report buffer, -1 for a free one").
			Must(pass.Within(-1, most))
	bindingParameter = pass.Int("binding", -1, "the binding of the report buffer, -1 for a free one").
				Must(pass.Within(-1, most))
	idParameter = pass.Int("id", 0, "a number of the shader, which its records have").
			Must(pass.Within(0, most))
	functionsParameter = pass.String("functions", "",
		"instrument functions of these names only, with white space between them; * stands for anything")
	entriesParameter = pass.String("entries", "",
		"instrument what entry points of these names reach, in the same form")
)

// common are the properties of all features.
var common = []pass.Property{
	pass.AddsBuffers, setParameter, bindingParameter, idParameter, functionsParameter, entriesParameter,
}

// New returns the pass of a feature, which is named instrument- and its name: run is called for each function that is
// to be instrumented, and what it reports has the number. The pass has the parameters that all features have, and those
// among the properties.
//
// Modules that are no shaders are left alone, with a remark.
func New(number Feature, name, doc string, run func(x *Instrumenter, f *ir.Function),
	properties ...pass.Property) *pass.Pass {
	properties = append(properties, common...)
	return pass.ForModule(Prefix+name, doc, func(c *pass.Context) (bool, error) {
		x := begin(c, number, name)
		if x == nil {
			return false, nil
		}
		for _, f := range x.chosen() {
			if run(x, f); x.err != nil {
				return x.changed, x.err
			}
		}
		return x.finish(), x.err
	}, properties...)
}

// begin looks at what is in the module, and returns nil for one that is left alone.
func begin(c *pass.Context, number Feature, name string) *Instrumenter {
	m := c.Module
	if !m.HasCapability(spirv.CapabilityShader) {
		c.Remark(0, "it is no shader: kernels are not instrumented")
		return nil
	}
	x := &Instrumenter{Context: c, Module: m, feature: number, name: name, id: uint64(idParameter.Of(c))}
	x.findTable()
	x.again = x.buffer != 0
	return x
}

// chosen returns the functions that the parameters choose, without those that append to the buffer.
func (x *Instrumenter) chosen() (list []*ir.Function) {
	m := x.Module
	names, entries := functionsParameter.Of(x.Context), entriesParameter.Of(x.Context)
	x.tellUnknown("function", names, x.functionNames)
	x.tellUnknown("entry point", entries, x.entryNames)
	var reached *ir.Table
	if entries != "" {
		reached = x.reach(entries)
		defer reached.Release()
	}
	for _, f := range m.Functions() {
		switch {
		case len(f.Blocks) == 0, x.ofInstrumentation(f):
		case names != "" && !x.isNamed(f, names):
		case reached != nil && reached.Get(f.Result()) == 0:
		default:
			list = append(list, f)
		}
	}
	return list
}

// tellUnknown remarks the patterns that none of some names is like.
func (x *Instrumenter) tellUnknown(what, patterns string, names func(yield func(name string) bool)) {
	for p := range strings.FieldsSeq(patterns) {
		found := false
		for name := range names {
			if found = matches(name, p); found {
				break
			}
		}
		if !found {
			x.Remark(0, "no %s is named %q", what, p)
		}
	}
}

func (x *Instrumenter) functionNames(yield func(name string) bool) {
	for _, f := range x.Module.Functions() {
		if !yield(x.Module.Name(f.Result())) {
			return
		}
	}
	x.entryNames(yield)
}

func (x *Instrumenter) entryNames(yield func(name string) bool) {
	for e := range x.Module.Section(ir.EntryPoints).Insts() {
		if isEntry(e) && !yield(entryName(e)) {
			return
		}
	}
}

// newBuffer adds a buffer where the parameters say. All buffers of this package share a descriptor set, since drivers
// need not offer more than four: without a set in the parameters the second buffer goes to that of the first, and a
// binding that a buffer of this package has means the next one.
func (x *Instrumenter) newBuffer(name string, members ...ir.Member) (ir.ID, error) {
	set, binding := setParameter.Of(x.Context), bindingParameter.Of(x.Context)
	own := x.ownBuffers()
	if set < 0 && len(own) > 0 {
		at, _ := descriptorOf(x.Module, own[0])
		set = int(at)
	}
	for set >= 0 && binding >= 0 && binding < most &&
		slices.Contains(own, x.Module.VariableAt(uint32(set), uint32(binding))) {
		binding++
	}
	return x.Module.NewBuffer(name, set, binding, members...)
}

// ownBuffers returns the buffers that features have added.
func (x *Instrumenter) ownBuffers() (list []ir.ID) {
	for in, kind := range tableOf(x.Module) {
		isBuffer := kind == tableBufferOf || kind == tableCountersOf || kind == tableBuffer
		if isBuffer && in.NumWords() == 3 {
			list = append(list, in.ID(2))
		}
	}
	return list
}

// Buffer returns the buffer of the shader that a feature fills with something else than reports: the one of that name,
// which is added at the first call, where the parameters set and binding say. It is 0 where that can't be: the feature
// then ends with an error, and until then [Instrumenter.Allow] is false.
func (x *Instrumenter) Buffer(name string, members ...ir.Member) ir.ID {
	for _, b := range x.buffers {
		if b.name == name {
			return b.id
		}
	}
	id, err := x.newBuffer(name, members...)
	if err != nil {
		x.err = err
		return 0
	}
	x.table(tableBuffer, uint32(id))
	x.buffers = append(x.buffers, buffer{name, id})
	x.changed = true
	return id
}

// buffer is one that [Instrumenter.Buffer] has added.
type buffer struct {
	name string
	id   ir.ID
}

// Add builds that an unsigned number of 32 bits in a buffer grows by a step: a relaxed atomic addition, which helper
// invocations do not make. The path leads to the number, as the indices of an access chain do.
func (x *Instrumenter) Add(b build.Builder, step, buffer ir.ID, path ...ir.ID) {
	class, _ := x.Types().StorageClass(x.Module.TypeOf(buffer))
	place := b.AccessChain(x.Types().Pointer(class, x.u32()), buffer, path...)
	b.AtomicIAdd(x.u32(), place, x.scope(), x.number(uint64(spirv.MemorySemanticsNone)), step)
	x.changed = true
}

// Changed says that the feature has changed the module otherwise than by [Instrumenter.Report],
// [Instrumenter.Buffer] and [Instrumenter.Add].
func (x *Instrumenter) Changed() { x.changed = true }

// isNamed reports whether a function, or an entry point that it is, has one of some names.
func (x *Instrumenter) isNamed(f *ir.Function, patterns string) bool {
	if matches(x.Module.Name(f.Result()), patterns) {
		return true
	}
	for e := range x.Module.Section(ir.EntryPoints).Insts() {
		if isEntry(e) && e.ID(1) == f.Result() && matches(entryName(e), patterns) {
			return true
		}
	}
	return false
}

// matches reports whether a name is one of some patterns. A front end may have put what tells overloads apart behind
// it, as in "f(f1;".
func matches(name, patterns string) bool {
	short := shortName(name)
	for p := range strings.FieldsSeq(patterns) {
		if like(name, p) || like(short, p) {
			return true
		}
	}
	return false
}

// shortName returns the name of a function without what tells overloads apart.
func shortName(name string) string {
	short, _, _ := strings.Cut(name, "(")
	return short
}

// like reports whether a name is as a pattern says, in which * stands for anything.
func like(name, pattern string) bool {
	parts := strings.Split(pattern, "*")
	last := len(parts) - 1
	name, ok := strings.CutPrefix(name, parts[0])
	if !ok || last == 0 {
		return ok && name == ""
	}
	for _, part := range parts[1:last] {
		if _, name, ok = strings.Cut(name, part); !ok {
			return false
		}
	}
	return strings.HasSuffix(name, parts[last])
}

func isEntry(e *ir.Inst) bool { return e.Op == spirv.OpEntryPoint && !e.Unknown() }

func entryName(e *ir.Inst) string {
	name, _, _ := spirv.String(e.Words()[2:])
	return name
}

// reach returns the functions that entry points of some names reach.
func (x *Instrumenter) reach(patterns string) *ir.Table {
	m := x.Module
	reached := m.NewTable()
	var work []ir.ID
	visit := func(id ir.ID) {
		if reached.Get(id) == 0 {
			reached.Set(id, 1)
			work = append(work, id)
		}
	}
	for e := range m.Section(ir.EntryPoints).Insts() {
		if isEntry(e) && matches(entryName(e), patterns) {
			visit(e.ID(1))
		}
	}
	for len(work) > 0 {
		x.Module.Spend(1)
		d := m.Def(work[len(work)-1])
		work = work[:len(work)-1]
		if d == nil || d.Op != spirv.OpFunction {
			continue
		}
		for in := range d.Function().Insts() {
			if in.Op == spirv.OpFunctionCall && !in.Unknown() {
				visit(in.ID(0))
			}
		}
	}
	return reached
}

// Options are what all features of a run have in common. The zero value chooses set 0 and binding 0: see [NewOptions].
type Options struct {
	Set, Binding       int    // of the report buffer, -1 for free ones
	ID                 int    // of the shader, in its records
	Functions, Entries string // patterns of names with white space between them; "" for all
}

// NewOptions returns the options where nothing is asked for.
func NewOptions() Options { return Options{Set: -1, Binding: -1} }

// most is the largest set, binding and number of a shader.
const most = 1<<31 - 1

// arguments returns those that are asked for: what a feature's text sets counts otherwise.
func (o Options) arguments() (list []pass.Argument) {
	for _, x := range []struct {
		of    *pass.Parameter[int]
		value int
		none  int
	}{{setParameter, o.Set, -1}, {bindingParameter, o.Binding, -1}, {idParameter, o.ID, 0}} {
		if x.value > x.none {
			list = append(list, x.of.Set(x.value))
		}
	}
	if o.Functions != "" {
		list = append(list, functionsParameter.Set(o.Functions))
	}
	if o.Entries != "" {
		list = append(list, entriesParameter.Set(o.Entries))
	}
	return list
}

// Pipeline returns the pipeline that runs features, such as "bounds" and "loop-limit(limit=100)", with the passes of a
// registry. They run in the order in which the registry has them: what one reports, none before it changes.
func (o Options) Pipeline(r *pass.Registry, features ...string) (*pass.Pipeline, error) {
	for _, n := range []int{o.Set, o.Binding, o.ID} {
		if n > most {
			return nil, fmt.Errorf("%d: sets, bindings and numbers of shaders end at %d", n, most)
		}
	}
	byPass := map[string][]*pass.Pass{} // several of a feature with other parameters
	for _, text := range features {
		name, _, _ := strings.Cut(text, "(")
		if r.Lookup(Prefix+name) == nil {
			var names []string
			for _, p := range r.Passes() {
				if short, ok := strings.CutPrefix(p.Name, Prefix); ok {
					names = append(names, short)
				}
			}
			return nil, fmt.Errorf("no feature is named %q; there are %s", name, strings.Join(names, ", "))
		}
		p, err := r.Parse(Prefix + text)
		if err != nil {
			return nil, err
		}
		for _, one := range p.Passes() {
			one = one.With(o.arguments()...)
			same := func(p *pass.Pass) bool { return p.String() == one.String() }
			if !slices.ContainsFunc(byPass[one.Name], same) {
				byPass[one.Name] = append(byPass[one.Name], one)
			}
		}
	}
	var list []*pass.Pass
	for _, p := range r.Passes() {
		list = append(list, byPass[p.Name]...)
	}
	return pass.Of(list...), nil
}
