package analysis_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

const aliasText = `
OpCapability Shader
OpCapability Linkage
OpCapability VariablePointers
OpCapability Addresses
OpMemoryModel Logical GLSL450
OpDecorate %block Block
OpDecorate %blocks_r Restrict
OpDecorate %buffer_r Restrict
OpDecorate %group_a Aliased
%void = OpTypeVoid
%int = OpTypeInt 32 1
%long = OpTypeInt 64 0
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n2 = OpConstant %int 2
%n3 = OpConstant %int 3
%minus = OpConstant %int -1
%l1 = OpConstant %long 1
%l2 = OpConstant %long 2
%bool = OpTypeBool
%spec = OpSpecConstant %int 3
%undef = OpUndef %int
%vec = OpTypeVector %int 4
%mat = OpTypeMatrix %vec 3
%arr = OpTypeArray %int %n3
%arrs = OpTypeArray %arr %n2
%sized = OpTypeArray %int %spec
%pair = OpTypeStruct %int %vec
%pairs = OpTypeArray %pair %n3
%block = OpTypeStruct %pairs %arrs %mat %sized
%blocks = OpTypeArray %block %n3
%p_f = OpTypePointer Function %block
%p_p = OpTypePointer Private %block
%p_w = OpTypePointer Workgroup %block
%p_b = OpTypePointer StorageBuffer %block
%p_bs = OpTypePointer StorageBuffer %blocks
%f_pairs = OpTypePointer Function %pairs
%f_arr = OpTypePointer Function %arr
%private_0 = OpVariable %p_p Private
%private_1 = OpVariable %p_p Private
%group_0 = OpVariable %p_w Workgroup
%group_a = OpVariable %p_w Workgroup
%buffer_0 = OpVariable %p_b StorageBuffer
%buffer_1 = OpVariable %p_b StorageBuffer
%buffer_r = OpVariable %p_b StorageBuffer
%blocks_0 = OpVariable %p_bs StorageBuffer
%blocks_r = OpVariable %p_bs StorageBuffer
%fn = OpTypeFunction %void %p_f %f_pairs %f_arr %p_p %p_b %int %int %bool
%main = OpFunction %void None %fn
%to_block = OpFunctionParameter %p_f
%to_pairs = OpFunctionParameter %f_pairs
%to_arr = OpFunctionParameter %f_arr
%to_private = OpFunctionParameter %p_p
%to_buffer = OpFunctionParameter %p_b
%i = OpFunctionParameter %int
%j = OpFunctionParameter %int
%b = OpFunctionParameter %bool
%entry = OpLabel
%local_0 = OpVariable %p_f Function
%local_1 = OpVariable %p_f Function
%x = OpIAdd %int %i %j
%y = OpISub %int %i %j
OpReturn
OpFunctionEnd
`

// spot is where a pointer leads to: n cells of a memory from at on, inside of an array, or of an object, that is there
// from lo to hi.
type spot struct{ memory, at, n, lo, hi int }

func (p spot) valid() bool { return p.n > 0 && p.lo <= p.at && p.at+p.n <= p.hi }

// aliasWorld gives pointers and indices values.
type aliasWorld struct {
	*rand.Rand
	m      *ir.Module
	size   *machine // for the sizes of types
	ids    map[string]ir.ID
	fixed  map[ir.ID]int  // parameters and specialization constants
	values map[ir.ID]int  // in this iteration
	spots  map[ir.ID]spot // objects, for the whole call; then pointers in this iteration
	bound  [3]spot        // what the descriptors of blocks_0 are bound to
}

// bind chooses where the objects are.
func (w *aliasWorld) bind() {
	w.fixed, w.spots = map[ir.ID]int{}, map[ir.ID]spot{}
	own := 10
	n := w.sizeOf("block")
	object := func(name string, memory, at, size int) { w.spots[w.ids[name]] = spot{memory, at, size, at, at + size} }
	for _, name := range []string{"private_0", "private_1", "group_0", "buffer_r", "local_0", "local_1"} {
		object(name, own, 0, n)
		own++
	}
	object("blocks_r", own, 0, 3*n)
	object("group_a", 8, 0, n)
	for _, name := range []string{"buffer_0", "buffer_1", "to_buffer"} {
		object(name, w.IntN(2), w.IntN(3), n)
	}
	object("blocks_0", 9, 0, 3*n)
	for i := range w.bound {
		at := w.IntN(3)
		w.bound[i] = spot{w.IntN(2), at, n, at, at + n}
	}
	// Parameters are anywhere in memory of the caller.
	within := func(name string, size, count int) {
		k := w.IntN(count)
		w.spots[w.ids[name]] = spot{2, k * size, size, 0, count * size}
	}
	within("to_block", n, 3)
	within("to_pairs", w.sizeOf("pairs"), 4)
	within("to_arr", w.sizeOf("arr"), 9)
	if w.spots[w.ids["to_private"]] = w.spots[w.ids["private_0"]]; w.IntN(2) == 0 {
		object("to_private", 3, 0, n)
	}
	for _, name := range []string{"i", "j", "b", "spec"} {
		w.fixed[w.ids[name]] = w.IntN(3)
	}
}

func (w *aliasWorld) sizeOf(name string) int { return w.size.size(w.ids[name]) }

// number returns the value of an index.
func (w *aliasWorld) number(id ir.ID) int {
	if v, ok := w.m.Constants().IntValue(id); ok {
		return int(int32(v))
	}
	if v, ok := w.fixed[id]; ok {
		return v
	}
	if id == w.ids["undef"] {
		return w.IntN(3)
	}
	if _, ok := w.values[id]; !ok {
		w.values[id] = w.IntN(3)
	}
	return w.values[id]
}

// derive returns where the pointer in leads to, an invalid spot where that is undefined.
func (w *aliasWorld) derive(in *ir.Inst) spot {
	var p spot
	typ := w.m.Types().Pointee(w.m.TypeOf(in.ID(0)))
	first := 1
	switch in.Op {
	case spirv.OpCopyObject:
		return w.spots[in.ID(0)]
	case spirv.OpBitcast:
		p = w.spots[in.ID(0)]
		p.n = w.size.size(w.m.Types().Pointee(in.Type))
		return p
	case spirv.OpSelect:
		return w.spots[in.ID(1+w.IntN(2))]
	case spirv.OpPtrAccessChain:
		p = w.spots[in.ID(0)]
		p.at += w.number(in.ID(1)) * p.n
		first = 2
	default:
		p = w.spots[in.ID(0)]
	}
	for i := first; i < in.NumWords() && p.valid(); i++ {
		d, at := w.m.Def(typ), w.number(in.ID(i))
		p.lo, p.hi = p.at, p.at+p.n
		if d.Op == spirv.OpTypeStruct {
			for k := range at {
				p.at += w.size.size(d.ID(k))
			}
			typ = d.ID(at)
			p.lo, p.hi = p.at, p.at+w.size.size(typ)
		} else {
			typ = d.ID(0)
			p.at += at * w.size.size(typ)
			if p.memory == 9 && 0 <= at && at < len(w.bound) {
				p = w.bound[at]
			}
		}
		p.n = w.size.size(typ)
	}
	return p
}

// iterate evaluates the pointers once more.
func (w *aliasWorld) iterate(pointers []*ir.Inst) map[ir.ID]spot {
	w.values = map[ir.ID]int{}
	for _, in := range pointers {
		if w.spots[in.Result] = (spot{}); w.valid(in) {
			w.spots[in.Result] = w.derive(in)
		}
	}
	return maps.Clone(w.spots)
}

// valid reports whether the pointers are that in is made of.
func (w *aliasWorld) valid(in *ir.Inst) bool {
	if in.Op == spirv.OpSelect {
		return w.spots[in.ID(1)].valid() && w.spots[in.ID(2)].valid()
	}
	return w.spots[in.ID(0)].valid()
}

// somePointers adds random pointers to the end of the function.
func (w *aliasWorld) somePointers(objects []ir.ID, b build.Builder) (pointers []*ir.Inst) {
	m := w.m
	all := slices.Clone(objects)
	indices := []ir.ID{}
	for _, name := range []string{"n0", "n0", "n1", "n2", "l1", "l2", "minus", "i", "j", "x", "y", "spec", "undef"} {
		indices = append(indices, w.ids[name])
	}
	some := func() ir.ID { return indices[w.IntN(len(indices))] }
	for range 14 {
		from := all[w.IntN(len(all))]
		class := spirv.StorageClass(m.Def(m.TypeOf(from)).Word(0))
		typ := m.Types().Pointee(m.TypeOf(from))
		words := []uint32{uint32(from)}
		op := spirv.OpAccessChain
		switch kind := w.IntN(12); {
		case kind == 0:
			op = spirv.OpCopyObject
		case kind == 1:
			if class != spirv.StorageClassFunction {
				continue
			}
			op = spirv.OpBitcast
			typ = w.ids[[]string{"int", "vec", "pair"}[w.IntN(3)]]
		case kind == 2:
			other := all[w.IntN(len(all))]
			if m.TypeOf(other) != m.TypeOf(from) {
				continue
			}
			op, words = spirv.OpSelect, []uint32{uint32(w.ids["b"]), uint32(from), uint32(other)}
		case kind < 5 && class != spirv.StorageClassStorageBuffer:
			op = spirv.OpPtrAccessChain
			words = append(words, uint32(some()))
		}
		if op == spirv.OpAccessChain || op == spirv.OpPtrAccessChain {
			for range 1 + w.IntN(3) {
				index := some()
				switch d := m.Def(typ); d.Op {
				case spirv.OpTypeStruct:
					k := w.IntN(d.NumWords())
					index, typ = w.ids[fmt.Sprintf("n%d", k)], d.ID(k)
				case spirv.OpTypeArray, spirv.OpTypeMatrix, spirv.OpTypeVector:
					typ = d.ID(0)
				default:
					continue
				}
				words = append(words, uint32(index))
			}
		}
		in := b.Emit(op, m.Types().Pointer(class, typ), true, words...)
		all = append(all, in.Result)
		pointers = append(pointers, in)
	}
	return pointers
}

// TestAlias compares the answers about random pointers with where they lead to in random executions.
func TestAlias(t *testing.T) {
	rounds := 800
	if testing.Short() {
		rounds = 200
	}
	said := map[analysis.Alias]int{}
	vague := 0 // answers that could have been no
	for seed := range rounds {
		m, ids := assemble(t, aliasText)
		w := &aliasWorld{Rand: rand.New(rand.NewPCG(uint64(seed), 11)), m: m, ids: ids, size: newMachine(m)}
		f := m.Functions()[0]
		var objects []ir.ID
		for _, name := range strings.Fields("private_0 private_1 group_0 group_a buffer_0 buffer_1 buffer_r blocks_0 " +
			"blocks_r to_block to_pairs to_arr to_private to_buffer local_0 local_1") {
			objects = append(objects, ids[name])
		}
		w.Shuffle(len(objects), func(i, j int) { objects[i], objects[j] = objects[j], objects[i] })
		objects = objects[:2+w.IntN(3)]
		pointers := w.somePointers(objects, build.Before(f.Entry().Last()))
		memory := analysis.Memory.Of(analysis.NewCache(m))
		ask := objects
		for _, in := range pointers {
			ask = append(ask, in.Result)
		}
		locations := map[ir.ID]analysis.Location{}
		for _, id := range ask {
			locations[id] = memory.Location(id)
		}
		met := map[[2]ir.ID]bool{}
		for range 12 {
			w.bind()
			first, second := w.iterate(pointers), w.iterate(pointers)
			for _, p := range ask {
				for _, q := range ask {
					a, b := locations[p], locations[q]
					x := first[p]
					check := func(what string, got analysis.Alias, y spot) {
						// as a whole, an array of descriptors is no memory
						if !x.valid() || !y.valid() || x.memory == 9 || y.memory == 9 {
							return
						}
						meets := x.memory == y.memory && x.at < y.at+y.n && y.at < x.at+x.n
						met[[2]ir.ID{p, q}] = met[[2]ir.ID{p, q}] || meets
						switch {
						case got == analysis.NoAlias && meets,
							got == analysis.MustAlias && (x.memory != y.memory || x.at != y.at || x.n != y.n),
							got == analysis.PartialAlias && !meets:
							t.Fatalf("seed %d: %s: %s and %s are said to alias: %s; they lead to %v and %v", seed, what, m.Def(p), m.Def(q),
								got, x, y)
						}
					}
					check("at one time", memory.Alias(a, b), first[q])
					check("anytime", memory.AliasAcrossIterations(a, b), second[q])
					if y := first[q]; memory.Contains(a, b) && x.valid() && y.valid() && x.memory != 9 &&
						(x.memory != y.memory || x.at > y.at || x.at+x.n < y.at+y.n) {
						t.Fatalf("seed %d: %s does not cover %s: %v and %v", seed, m.Def(p), m.Def(q), x, y)
					}
				}
			}
		}
		for _, p := range ask {
			for _, q := range ask {
				got := memory.Alias(locations[p], locations[q])
				said[got]++
				if got == analysis.MayAlias && !met[[2]ir.ID{p, q}] {
					vague++
				}
			}
		}
	}
	t.Logf("answers: %v; %d that they may never met", said, vague)
	if n := said[analysis.MayAlias]; said[analysis.NoAlias] < n || said[analysis.PartialAlias] < n/20 || vague > n*2/3 {
		t.Error("the answers say next to nothing")
	}
}
