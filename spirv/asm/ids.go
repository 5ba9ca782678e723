package asm

import "hone/spirv"

// idInfo is what the text of later instructions depends on of an id.
type idInfo struct {
	typ  uint32 // the result type, of a value
	num  number // of a numeric type
	set  uint32 // of an OpExtInstImport: 1 + index of the set
	name span   // into the arena of names; no length: the id's own number
}

// number is a numeric type.
type number struct {
	class numberClass
	width uint16 // in bits
}

type numberClass uint8

const (
	notNumber numberClass = iota
	unsignedInt
	signedInt
	ieeeFloat // 16, 32 or 64 bits
	bfloat16  // from here on by encoding
	float8E4M3
	float8E5M2
	float6E2M3
	float6E3M2
	float4E2M1
	float8E8M0
	mxInt8
	otherFloat // of a width or encoding without a text form
)

// words returns how many words a literal takes.
func (n number) words() int { return (int(n.width) + 31) / 32 }

type span struct{ off, len uint32 }

// facts is what is known of ids so far. It is a [spirv.Context].
type facts struct {
	dense  []idInfo
	sparse map[uint32]*idInfo // ids at or beyond len(dense): only where the bound is larger than the file
	sets   []*spirv.ExtSet
	// declared is the limit of ids of which anything is noted: what is written as a word with a "!" is
	// no id to the assembler.
	declared uint64
}

// reset forgets everything; it keeps the memory.
func (f *facts) reset(words []uint32, exact bool) {
	f.dense = zeroed(f.dense, int(min(uint64(words[3]), uint64(len(words))+1)))
	f.sparse, f.sets, f.declared = nil, f.sets[:0], 1<<32
	if exact {
		f.declared = uint64(words[3])
	}
}

// zeroed returns a slice of n zeros, in the memory of s if that is enough.
func zeroed[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	s = s[:n]
	clear(s)
	return s
}

// at returns what is known of an id, to be changed.
func (f *facts) at(id uint32) *idInfo {
	if uint64(id) < uint64(len(f.dense)) {
		return &f.dense[id]
	}
	if i := f.sparse[id]; i != nil {
		return i
	}
	if f.sparse == nil {
		f.sparse = map[uint32]*idInfo{}
	}
	i := &idInfo{}
	f.sparse[id] = i
	return i
}

// get returns what is known of an id.
func (f *facts) get(id uint32) idInfo {
	if uint64(id) < uint64(len(f.dense)) {
		return f.dense[id]
	}
	if i := f.sparse[id]; i != nil {
		return *i
	}
	return idInfo{}
}

// numberOf returns the numeric type that id is, or that the value id has.
func (f *facts) numberOf(id uint32) number {
	i := f.get(id)
	if i.num.class == notNumber && i.typ != 0 {
		i = f.get(i.typ)
	}
	return i.num
}

// note takes up what an instruction says of its result.
func (f *facts) note(info *spirv.OpInfo, w []uint32) {
	if !info.HasResult || len(w) < 2 || w[1] == 0 || uint64(w[1]) >= f.declared {
		return
	}
	if info.HasType {
		if len(w) > 2 && w[2] != 0 && uint64(w[2]) < f.declared {
			f.at(w[2]).typ = w[1]
		}
		return
	}
	switch info.Op {
	case spirv.OpTypeInt, spirv.OpTypeFloat:
		if len(w) > 2 {
			f.at(w[1]).num = declaredNumber(w)
		}
	case spirv.OpExtInstImport:
		if len(w) > 2 {
			name, _, _ := spirv.String(w[2:])
			f.sets = append(f.sets, spirv.LookupExtSet(name))
			f.at(w[1]).set = uint32(len(f.sets))
		}
	}
}

// declaredNumber returns the type that an OpTypeInt or OpTypeFloat declares.
func declaredNumber(w []uint32) number {
	n := number{width: uint16(min(w[2], 0x8000))}
	if w[2] == 0 || w[2] > 0x7fff {
		return number{class: otherFloat, width: n.width}
	}
	if spirv.Op(w[0]) == spirv.OpTypeInt {
		n.class = unsignedInt
		if len(w) > 3 && w[3] != 0 {
			n.class = signedInt
		}
		return n
	}
	n.class = otherFloat
	switch {
	case len(w) == 3:
		if w[2] == 16 || w[2] == 32 || w[2] == 64 {
			n.class = ieeeFloat
		}
	default:
		for class := bfloat16; class < otherFloat; class++ {
			if e := &encodings[class-bfloat16]; uint32(e.encoding) == w[3] && e.width == n.width {
				n.class = class
			}
		}
	}
	return n
}

// NumberWidth implements [spirv.Context].
func (f *facts) NumberWidth(id spirv.ID) int { return int(f.numberOf(uint32(id)).width) }

// ExtSet implements [spirv.Context].
func (f *facts) ExtSet(id spirv.ID) *spirv.ExtSet {
	if i := f.get(uint32(id)).set; i != 0 {
		return f.sets[i-1]
	}
	return nil
}
