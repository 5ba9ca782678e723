package compare

import (
	"fmt"
	"maps"
	"slices"

	"hone/ir"
	"hone/spirv"
	"hone/vm"
)

// A barrier may go where no accesses have to be ordered, and an atomic where no other invocation accesses its memory.
// If the other shader has fewer of them, both shaders are watched for data races (specification, memory model). A data
// race is two accesses of one location by two invocations, a write among them and not both atomics, neither of which
// happens before the other. Each invocation has a vector clock, as in FastTrack (Flanagan and Freund, 2009), for each
// kind of memory that semantics name. An object with a race in the other shader and none in the reference is a
// difference.

// memoryKinds are the kinds of memory, by the semantics that order them.
var memoryKinds = [...]uint32{
	uint32(spirv.MemorySemanticsUniformMemory | spirv.MemorySemanticsCrossWorkgroupMemory),
	uint32(spirv.MemorySemanticsWorkgroupMemory),
	uint32(spirv.MemorySemanticsImageMemory),
}

// kindOfMemory returns the index in memoryKinds of a storage class, -1 for memory that an invocation has alone.
func kindOfMemory(class spirv.StorageClass) int {
	switch class {
	case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPhysicalStorageBuffer,
		spirv.StorageClassCrossWorkgroup:
		return 0
	case spirv.StorageClassWorkgroup:
		return 1
	case spirv.StorageClassUniformConstant, spirv.StorageClassImage:
		return 2
	}
	return -1
}

// accessed is memory that an instruction accesses.
type accessed struct {
	key            orderKey // without an opcode
	operand        int      // of the pointer or image
	write, atomic  bool
	kind           int // index in memoryKinds
	coordinateFrom int // operand of the texel's coordinate, -1 for none
}

// accessesOf returns the memory that an instruction accesses and other invocations may access, too.
func accessesOf(m *ir.Module, in *ir.Inst) (list []accessed) {
	add := func(operand int, write, atomic bool) {
		if a, ok := accessOf(m, in, operand); ok {
			a.write, a.atomic = write, atomic
			list = append(list, a)
		}
	}
	switch {
	case in.Unknown():
	case in.Op == spirv.OpLoad, in.Op == spirv.OpImageRead, in.Op == spirv.OpImageSparseRead:
		add(0, false, false)
	case in.Op == spirv.OpStore, in.Op == spirv.OpImageWrite:
		add(0, true, false)
	case in.Op == spirv.OpCopyMemory, in.Op == spirv.OpCopyMemorySized:
		add(1, false, false)
		add(0, true, false)
	case isAtomic(in.Op):
		add(0, in.Op != spirv.OpAtomicLoad, true)
	}
	return list
}

// accessOf describes the memory that an operand leads to, false for memory that only one invocation has.
func accessOf(m *ir.Module, in *ir.Inst, operand int) (a accessed, ok bool) {
	a.operand, a.coordinateFrom = operand, -1
	id := in.ID(operand)
	switch d := m.Def(id); {
	case d == nil:
		return a, false
	case d.Op == spirv.OpImageTexelPointer:
		id, a.coordinateFrom = d.ID(0), operand
	case m.Def(d.Type) != nil && m.Def(d.Type).Op == spirv.OpTypeImage:
		if d.Op != spirv.OpLoad {
			return a, false
		}
		id, a.coordinateFrom = d.ID(0), 1
	case m.Def(d.Type) != nil && m.Def(m.Types().Pointee(d.Type)) != nil &&
		m.Def(m.Types().Pointee(d.Type)).Op == spirv.OpTypeImage: // a handle, which nobody writes
		return a, false
	}
	a.key.lead(m, id)
	a.kind = kindOfMemory(a.key.class)
	return a, a.kind >= 0 && (a.kind != kindOfMemory(spirv.StorageClassImage) || a.coordinateFrom >= 0)
}

// synchronizesLess reports whether the other shader has fewer barriers, atomics or interlocks of some kind.
func synchronizesLess(a, b *vm.Program) bool {
	count := func(p *vm.Program) map[orderKey]int {
		n := map[orderKey]int{}
		for in := range reached(p) {
			if key, ok := synchronizationOf(in); ok {
				n[key]++
			}
		}
		return n
	}
	after := count(b)
	for key, n := range count(a) {
		if after[key] < n {
			return true
		}
	}
	return false
}

// synchronizationOf returns the kind of an instruction that orders accesses of several invocations, false for others.
func synchronizationOf(in *ir.Inst) (key orderKey, ok bool) {
	switch {
	case in.Unknown():
		return key, false
	case in.Op == spirv.OpControlBarrier, in.Op == spirv.OpMemoryBarrier, isInterlock(in.Op):
		return orderKey{op: in.Op}, true
	case isAtomic(in.Op):
		return orderKeyOf(in.Module(), in), true
	}
	return key, false
}

func isInterlock(op spirv.Op) bool {
	return op == spirv.OpBeginInvocationInterlockEXT || op == spirv.OpEndInvocationInterlockEXT
}

// unordered compares which accesses of several invocations are ordered, where the other shader has fewer barriers,
// atomics or interlocks. It returns the difference, "" for none, or why races can't be looked for.
func (r *Reference) unordered(p *vm.Program, mine, theirs *watcher) (reason, unknown string) {
	if !synchronizesLess(r.forms[0].program, p) || r.o.Device || r.o.Map != nil || r.o.Costs != nil {
		return "", ""
	}
	unknown = "it has fewer barriers or atomics, and no run is short enough to look for data races"
	for _, run := range r.watchedRuns() {
		before, err := mine.races(run)
		if err != nil {
			continue
		}
		after, err := theirs.races(run)
		if err != nil {
			continue // the runs of the comparison say so
		}
		unknown = ""
		for _, key := range slices.SortedFunc(maps.Keys(after.racing), compareOrderKeys) {
			if before.racing[key] == nil {
				return fmt.Sprintf("no barrier or atomic orders %s and accesses of other invocations, as in the reference (%s)",
					after.racing[key], r.watchedText(run)), ""
			}
		}
		for _, key := range slices.SortedFunc(maps.Keys(after.outside), compareOrderKeys) {
			if before.inside[key] && before.outside[key] == nil && after.written[key] {
				return fmt.Sprintf("%s is outside of the interlock (%s)", after.outside[key], r.watchedText(run)), ""
			}
		}
	}
	return "", unknown
}

// clocks is a vector clock: by invocation, the time up to which its accesses have happened before.
type clocks []uint32

// join adds the accesses that have happened before another point.
func (c *clocks) join(o clocks) {
	for len(*c) < len(o) {
		*c = append(*c, 0)
	}
	for i, t := range o {
		(*c)[i] = max((*c)[i], t)
	}
}

// at returns the time of an invocation.
func (c clocks) at(i int) uint32 {
	if i < len(c) {
		return c[i]
	}
	return 0
}

// participant is an invocation of a run that is watched, with clocks by the kind of memory.
type participant struct {
	number, group, subgroup int
	now                     clocksByKind
	released                clocksByKind       // at the last release: an atomic that follows passes it on
	read                    clocksByKind       // by atomics: an acquire that follows takes it
	barriers                map[int8]int       // by scope: those that it came to
	waits                   *clocksByKind      // the barrier that it has come to last, until it goes on
	locked                  bool               // it is between the begin and the end of an interlock
	texels                  map[ir.ID][]uint64 // by pointers to texels: their coordinates
}

// clocksByKind are vector clocks by the index of a kind in memoryKinds.
type clocksByKind [len(memoryKinds)]clocks

// location is a place in memory: when each invocation has accessed it last, by write and by atomic.
type location struct {
	last     [2][2]map[int]uint32
	released clocksByKind // passed on by the atomics that wrote there
}

// raceFinder finds the data races of a run.
type raceFinder struct {
	w            *watcher
	run          watchedRun
	participants map[[3]int]*participant
	barriers     map[[4]int]*clocksByKind // by workgroup, subgroup, scope and number
	locations    map[string]*location

	racing  map[orderKey]*ir.Inst // by object: an access that races
	inside  map[orderKey]bool     // objects that are accessed inside of an interlock
	outside map[orderKey]*ir.Inst // objects that are accessed elsewhere
	written map[orderKey]bool
}

// races watches a run. The error says that the run does not come to its end.
func (w *watcher) races(run watchedRun) (*raceFinder, error) {
	f := &raceFinder{w: w, run: run, participants: map[[3]int]*participant{}, barriers: map[[4]int]*clocksByKind{},
		locations: map[string]*location{}, racing: map[orderKey]*ir.Inst{}, inside: map[orderKey]bool{},
		outside: map[orderKey]*ir.Inst{}, written: map[orderKey]bool{}}
	return f, w.watch(run, f.see)
}

// participant returns an invocation by its global id.
func (f *raceFinder) participant(id [3]int) *participant {
	p := f.participants[id]
	if p == nil {
		p = &participant{number: len(f.participants), barriers: map[int8]int{}, texels: map[ir.ID][]uint64{}}
		var local int
		p.group, local = f.w.place(f.run.run, id)
		p.subgroup = local / f.w.r.form(f.run.run).program.Subgroup()
		f.participants[id] = p
		for k := range p.now {
			p.now[k] = make(clocks, p.number+1)
			p.now[k][p.number] = 1
		}
	}
	return p
}

// see follows an instruction.
func (f *raceFinder) see(x *vm.Executed) {
	p := f.participant(x.Invocation)
	if p.waits != nil {
		for k := range p.now {
			p.now[k].join(p.waits[k])
		}
		p.waits = nil
	}
	m := x.Inst.Module()
	p.point(x)
	switch {
	case isInterlock(x.Inst.Op):
		p.locked = x.Inst.Op == spirv.OpBeginInvocationInterlockEXT
	case x.Inst.Op == spirv.OpControlBarrier, x.Inst.Op == spirv.OpMemoryBarrier:
		if s, ok := orderingOf(m, x.Inst); ok {
			p.fence(s.semantics[0])
			if x.Inst.Op == spirv.OpControlBarrier {
				f.arrive(p, reach(scopeOf(m, x.Inst)), s.semantics[0])
			}
		}
	default:
		for _, a := range accessesOf(m, x.Inst) {
			f.access(p, x, &a)
		}
	}
}

// scopeOf returns the execution scope of a barrier.
func scopeOf(m *ir.Module, in *ir.Inst) spirv.Scope {
	v, _ := m.Constants().IntValue(in.ID(0))
	return spirv.Scope(v)
}

// fence follows semantics, in the order of an acquire and a release.
func (p *participant) fence(semantics uint32) {
	for k, bits := range memoryKinds {
		if semantics&bits == 0 {
			continue
		}
		if semantics&acquires != 0 {
			p.now[k].join(p.read[k])
		}
		if semantics&releases != 0 {
			p.released[k] = slices.Clone(p.now[k])
			p.now[k][p.number]++
		}
	}
}

// arrive notes that an invocation waits for the others at a barrier.
func (f *raceFinder) arrive(p *participant, scope int8, semantics uint32) {
	subgroup := p.subgroup
	if scope > reach(spirv.ScopeSubgroup) {
		subgroup = -1
	}
	n := p.barriers[scope]
	p.barriers[scope]++
	key := [4]int{p.group, subgroup, int(scope), n}
	b := f.barriers[key]
	if b == nil {
		b = &clocksByKind{}
		f.barriers[key] = b
	}
	for k, bits := range memoryKinds {
		if semantics&bits != 0 {
			b[k].join(p.released[k])
		}
	}
	p.waits = b
}

// access follows an access of memory.
func (f *raceFinder) access(p *participant, x *vm.Executed, a *accessed) {
	if p.locked {
		f.inside[a.key] = true
	} else {
		f.outside[a.key] = x.Inst
	}
	f.written[a.key] = f.written[a.key] || a.write
	place := p.placeOfAccess(x, a)
	if place == "" {
		return
	}
	l := f.locations[place]
	if l == nil {
		l = &location{}
		for w := range l.last {
			l.last[w] = [2]map[int]uint32{{}, {}}
		}
		f.locations[place] = l
	}
	write, atomic := b2i(a.write), b2i(a.atomic)
	for w := range l.last {
		for o, times := range l.last[w] {
			if w+write == 0 || o+atomic == 2 || f.racing[a.key] != nil { // both read, or both are atomics
				continue
			}
			for other, t := range times {
				if other != p.number && t > p.now[a.kind].at(other) {
					f.racing[a.key] = x.Inst
				}
			}
		}
	}
	if a.atomic {
		f.synchronize(p, x, l, a)
	}
	l.last[write][atomic][p.number] = p.now[a.kind][p.number]
}

// synchronize follows the clocks that an atomic passes on and takes.
func (f *raceFinder) synchronize(p *participant, x *vm.Executed, l *location, a *accessed) {
	s, _ := orderingOf(x.Inst.Module(), x.Inst)
	semantics := s.semantics[0] | s.semantics[1]
	for k := range p.read {
		p.read[k].join(l.released[k])
	}
	p.fence(semantics)
	if a.write {
		for k := range p.released {
			l.released[k].join(p.released[k])
		}
	}
}

// point notes where a pointer to a texel leads.
func (p *participant) point(x *vm.Executed) {
	if x.Inst.Op == spirv.OpImageTexelPointer {
		p.texels[x.Inst.Result] = slices.Clone(operandBits(x, 1))
	}
}

// operandBits returns the bits of an operand, nil where it is none of them.
func operandBits(x *vm.Executed, operand int) []uint64 {
	if v := operandOf(x, operand); v != nil {
		return v.Bits
	}
	return nil
}

// operandOf returns the value of an operand, nil where it has none.
func operandOf(x *vm.Executed, operand int) *vm.Value {
	id := x.Inst.Module().Resolve(x.Inst.ID(operand))
	if i := slices.IndexFunc(x.Operands, func(v vm.Value) bool { return v.ID == id }); i >= 0 {
		return &x.Operands[i]
	}
	return nil
}

// placeOfAccess names the location that an invocation accesses, "" for none.
func (p *participant) placeOfAccess(x *vm.Executed, a *accessed) string {
	var texel []uint64
	switch v := operandOf(x, a.operand); {
	case a.coordinateFrom == a.operand:
		texel = p.texels[x.Inst.ID(a.operand)]
	case a.coordinateFrom >= 0:
		texel = operandBits(x, a.coordinateFrom)
	case v != nil && v.Pointer != nil && !v.Pointer.Outside:
		group := -1
		if a.key.class == spirv.StorageClassWorkgroup {
			group = p.group
		}
		return fmt.Sprint(a.key, group, v.Pointer.Variable, v.Pointer.Path, v.Pointer.Address)
	}
	if texel == nil {
		return ""
	}
	return fmt.Sprint(a.key, texel)
}
