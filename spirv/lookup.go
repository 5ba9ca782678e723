package spirv

import (
	"strings"
	"sync/atomic"
)

// names holds the hash tables behind the lookups by name. Each is made when the first question comes;
// two goroutines that make the same one at the same time make equal ones.
var names atomic.Pointer[nameTables]

type nameTables struct {
	ops   atomic.Pointer[map[string]Op]       // by name without "Op"
	kinds []atomic.Pointer[map[string]uint32] // by kind
	sets  []atomic.Pointer[map[string]uint32] // by ExtSet.index: the index in Insts
}

func nameTable() *nameTables {
	if t := names.Load(); t != nil {
		return t
	}
	t := &nameTables{
		kinds: make([]atomic.Pointer[map[string]uint32], len(kindInfos)),
		sets:  make([]atomic.Pointer[map[string]uint32], len(extSets)),
	}
	if !names.CompareAndSwap(nil, t) {
		return names.Load()
	}
	return t
}

// LookupOp returns the opcode of a name or an alias, with or without the prefix "Op": "OpLoad" or
// "Load". It costs one hash lookup; the first call makes the table.
func LookupOp(name string) (Op, bool) {
	table := &nameTable().ops
	m := table.Load()
	if m == nil {
		m = opNames()
		table.Store(m)
	}
	op, ok := (*m)[strings.TrimPrefix(name, "Op")]
	return op, ok
}

func opNames() *map[string]Op {
	m := make(map[string]Op, len(opInfos)+len(opInfos)/8)
	for i := range opInfos {
		info := &opInfos[i]
		m[strings.TrimPrefix(info.Name, "Op")] = info.Op
		for _, a := range info.Aliases {
			m[strings.TrimPrefix(a, "Op")] = info.Op
		}
	}
	return &m
}

// Lookup returns the value of an enumerant of kind k by its name or an alias; of a mask it takes one
// name, not several joined by "|". It costs one hash lookup; the first call for a kind makes its table.
func (k Kind) Lookup(name string) (uint32, bool) {
	if int(k) >= len(kindInfos) {
		return 0, false
	}
	table := &nameTable().kinds[k]
	m := table.Load()
	if m == nil {
		m = enumerantNames(kindInfos[k].Enumerants)
		table.Store(m)
	}
	v, ok := (*m)[name]
	return v, ok
}

func enumerantNames(list []Enumerant) *map[string]uint32 {
	m := make(map[string]uint32, len(list)+len(list)/4)
	for i := range list {
		m[list[i].Name] = list[i].Value
		for _, a := range list[i].Aliases {
			m[a] = list[i].Value
		}
	}
	return &m
}

// Lookup returns the set's instruction of a name, such as "Sqrt" of GLSL.std.450, or nil. It costs one
// hash lookup; the first call for a set makes its table.
func (s *ExtSet) Lookup(name string) *ExtInst {
	if s == nil || len(s.Insts) == 0 {
		return nil
	}
	table := &nameTable().sets[s.index]
	m := table.Load()
	if m == nil {
		t := make(map[string]uint32, len(s.Insts))
		for i := range s.Insts {
			t[s.Insts[i].Name] = uint32(i)
		}
		m = &t
		table.Store(m)
	}
	i, ok := (*m)[name]
	if !ok {
		return nil
	}
	return &s.Insts[i]
}
