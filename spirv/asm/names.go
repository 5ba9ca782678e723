package asm

import (
	"bytes"
	"hash/maphash"
	"hone/spirv"
	"strconv"
)

// namer gives each id the name that spirv-dis gives it: that of its OpName, of its built-in, of its type
// or constant, or its number. Where a name is taken, _0, _1 and so on is appended until it is not.
//
// A number that nobody else asked for is not stored: most ids have no name, and "%123" can only
// collide with an OpName that is a number. Cost: linear in the words and the names.
type namer struct {
	*printer
	seed    maphash.Seed
	table   []nameSlot // open addressing; the number of slots is a power of 2
	used    int
	numeric map[uint32]bool // names in the table that are numbers; almost always empty
	own     []uint64        // bit set of ids that have their own number as their name
	buf     []byte
	max     int // of the arena
}

type nameSlot struct {
	hash uint32
	next uint32 // the suffix to try first when the name is asked for again
	name span
}

// nameIDs fills in names.
func (p *printer) nameIDs() {
	p.names = make([]byte, 0, len(p.words))
	n := namer{printer: p, seed: maphash.MakeSeed(), table: make([]nameSlot, 64), max: 1<<20 + 64*len(p.words)}
	n.own = make([]uint64, (len(p.dense)+63)/64)
	words := p.words
	for at := spirv.HeaderWords; at < len(words); {
		size := int(words[at] >> 16)
		w := words[at : at+size : at+size]
		at += size
		if info := spirv.Op(w[0]).Info(); info != nil {
			n.instruction(info, w)
		}
		if len(p.names) > n.max {
			p.names = nil // names that contain each other grow exponentially
			return
		}
	}
}

// instruction names the result of an instruction, or what it names or decorates.
func (n *namer) instruction(info *spirv.OpInfo, w []uint32) {
	if !info.HasResult {
		switch {
		case info.Op == spirv.OpName && len(w) > 2:
			n.buf = appendString(n.buf[:0], w[2:])
			n.save(w[1])
		case info.Op == spirv.OpDecorate && len(w) > 3 && w[2] == uint32(spirv.DecorationBuiltIn):
			if name := builtInName(spirv.BuiltIn(w[3])); name != "" {
				n.buf = append(n.buf[:0], name...)
				n.save(w[1])
			}
		}
		return
	}
	n.note(info, w)
	if info.HasType {
		if len(w) < 3 {
			return
		}
		if op := info.Op; op == spirv.OpConstant || op == spirv.OpConstantTrue || op == spirv.OpConstantFalse {
			n.constant(op, w)
		} else {
			n.saveNumber(w[2])
		}
		return
	}
	if len(w) < 2 {
		return
	}
	if n.typeName(info.Op, w) {
		n.save(w[1])
	} else {
		n.saveNumber(w[1])
	}
}

func (n *namer) constant(op spirv.Op, w []uint32) {
	n.buf = n.buf[:0]
	switch op {
	case spirv.OpConstantTrue:
		n.buf = append(n.buf, "true"...)
	case spirv.OpConstantFalse:
		n.buf = append(n.buf, "false"...)
	default:
		n.appendName(w[1])
		n.buf = append(n.buf, '_')
		num := n.literalType(w)
		value := len(n.buf)
		if num.class != notNumber && num.words() <= len(w)-3 {
			n.buf, _ = appendNumber(n.buf, num, w[3:3+num.words()])
		}
		for i, c := range n.buf[value:] {
			if c == '-' {
				n.buf[value+i] = 'n'
			}
		}
	}
	n.save(w[2])
}

// typeName builds the name of a type in buf; it returns false for a type that is named by its number.
func (n *namer) typeName(op spirv.Op, w []uint32) bool {
	n.buf = n.buf[:0]
	if name := plainTypeName(op); name != "" {
		n.buf = append(n.buf, name...)
		return true
	}
	operand := func(i int) uint32 {
		if i < len(w) {
			return w[i]
		}
		return 0
	}
	switch op {
	case spirv.OpTypeInt:
		n.intName(operand(2), operand(3))
	case spirv.OpTypeFloat:
		n.floatName(w)
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		if op == spirv.OpTypeVector {
			n.buf = append(n.buf, 'v')
		} else {
			n.buf = append(n.buf, "mat"...)
		}
		n.buf = appendUint(n.buf, operand(3))
		n.appendName(operand(2))
	case spirv.OpTypeArray:
		n.buf = append(n.buf, "_arr_"...)
		n.appendName(operand(2))
		n.buf = append(n.buf, '_')
		n.appendName(operand(3))
	case spirv.OpTypeRuntimeArray:
		n.buf = append(n.buf, "_runtimearr_"...)
		n.appendName(operand(2))
	case spirv.OpTypePointer, spirv.OpTypeUntypedPointerKHR:
		n.buf = append(n.buf, "_ptr_"...)
		n.appendEnumerant(spirv.KindStorageClass, operand(2))
		if op == spirv.OpTypePointer {
			n.buf = append(n.buf, '_')
			n.appendName(operand(3))
		}
	case spirv.OpTypePipe:
		n.buf = append(n.buf, "Pipe"...)
		n.appendEnumerant(spirv.KindAccessQualifier, operand(2))
	case spirv.OpTypeOpaque:
		n.buf = append(n.buf, "Opaque_"...)
		if start := len(n.buf); len(w) > 2 {
			if n.buf = appendString(n.buf, w[2:]); len(n.buf) == start {
				n.buf = append(n.buf, '_')
			}
		}
	case spirv.OpTypeStruct:
		n.buf = append(n.buf, "_struct_"...)
		n.buf = appendUint(n.buf, w[1])
	default:
		return false
	}
	return true
}

// plainTypeName returns the name of a type without operands.
func plainTypeName(op spirv.Op) string {
	switch op {
	case spirv.OpTypeVoid:
		return "void"
	case spirv.OpTypeBool:
		return "bool"
	case spirv.OpTypeEvent:
		return "Event"
	case spirv.OpTypeDeviceEvent:
		return "DeviceEvent"
	case spirv.OpTypeReserveId:
		return "ReserveId"
	case spirv.OpTypeQueue:
		return "Queue"
	case spirv.OpTypePipeStorage:
		return "PipeStorage"
	case spirv.OpTypeNamedBarrier:
		return "NamedBarrier"
	}
	return ""
}

func (n *namer) intName(width, signed uint32) {
	if signed == 0 {
		n.buf = append(n.buf, 'u')
	}
	switch width {
	case 8:
		n.buf = append(n.buf, "char"...)
	case 16:
		n.buf = append(n.buf, "short"...)
	case 32:
		n.buf = append(n.buf, "int"...)
	case 64:
		n.buf = append(n.buf, "long"...)
	default:
		if signed != 0 {
			n.buf = append(n.buf, 'i')
		}
		n.buf = appendUint(n.buf, width)
	}
}

func (n *namer) floatName(w []uint32) {
	if len(w) < 3 {
		return
	}
	num := declaredNumber(w)
	switch {
	case num.class == bfloat16:
		n.buf = append(n.buf, "bfloat16"...)
	case num.class == float8E4M3:
		n.buf = append(n.buf, "fp8e4m3"...)
	case num.class == float8E5M2:
		n.buf = append(n.buf, "fp8e5m2"...)
	case num.class == ieeeFloat && w[2] == 16:
		n.buf = append(n.buf, "half"...)
	case num.class == ieeeFloat && w[2] == 32:
		n.buf = append(n.buf, "float"...)
	case num.class == ieeeFloat && w[2] == 64:
		n.buf = append(n.buf, "double"...)
	default:
		n.buf = append(n.buf, "fp"...)
		n.buf = appendUint(n.buf, w[2])
	}
}

// appendName appends the name that an id has so far to buf.
func (n *namer) appendName(id uint32) {
	if s := n.get(id).name; s.len != 0 {
		n.buf = append(n.buf, n.names[s.off:s.off+s.len]...)
		return
	}
	n.buf = appendUint(n.buf, id)
}

func (n *namer) appendEnumerant(k spirv.Kind, v uint32) {
	if e := k.Enumerant(v); e != nil {
		n.buf = append(n.buf, e.Name...)
		return
	}
	n.buf = append(n.buf, "StorageClass"...)
	n.buf = appendUint(n.buf, v)
}

// hasName reports whether an id has got its name.
func (n *namer) hasName(id uint32) bool { return n.get(id).name.len != 0 || n.ownNumber(id) }

func (n *namer) ownNumber(id uint32) bool {
	if uint64(id) < uint64(len(n.dense)) {
		return n.own[id/64]>>(id%64)&1 != 0
	}
	return false
}

// saveNumber names an id by its number, unless it has a name.
func (n *namer) saveNumber(id uint32) {
	if n.hasName(id) {
		return
	}
	if uint64(id) < uint64(len(n.dense)) && !n.numeric[id] {
		n.own[id/64] |= 1 << (id % 64)
		return
	}
	n.buf = appendUint(n.buf[:0], id)
	n.save(id)
}

// save names an id by what buf holds, unless it has a name.
func (n *namer) save(id uint32) {
	if n.hasName(id) {
		return
	}
	sanitize(n.buf)
	if len(n.buf) == 0 {
		n.buf = append(n.buf, '_')
	}
	base := n.slot(n.buf)
	if s := &n.table[base]; s.name.len == 0 && !n.isOwnNumber(n.buf) {
		n.insert(base, id)
		return
	} else if s.name.len == 0 {
		n.insert(base, 0) // taken by a number that is not stored
		base = n.slot(n.buf)
	}
	length := len(n.buf)
	hash, next := n.table[base].hash, n.table[base].next
	for ; ; next++ {
		n.buf = append(n.buf[:length], '_')
		n.buf = strconv.AppendUint(n.buf, uint64(next), 10)
		if i := n.slot(n.buf); n.table[i].name.len == 0 {
			n.table[base].next = next + 1
			n.table[base].hash = hash
			n.insert(i, id)
			return
		}
	}
}

// isOwnNumber reports whether a name is the number of an id that is named by it.
func (n *namer) isOwnNumber(name []byte) bool {
	id, ok := decimal(name)
	return ok && n.ownNumber(id)
}

// slot returns the index of a name's slot, or of the free one where it belongs.
func (n *namer) slot(name []byte) uint32 {
	hash := uint32(maphash.Bytes(n.seed, name))
	mask := uint32(len(n.table) - 1)
	for i := hash & mask; ; i = (i + 1) & mask {
		s := &n.table[i]
		if s.name.len == 0 {
			s.hash = hash
			return i
		}
		if s.hash == hash && bytes.Equal(n.names[s.name.off:s.name.off+s.name.len], name) {
			return i
		}
	}
}

// insert puts the name in buf into a free slot and gives it to an id, if that is not 0.
func (n *namer) insert(i, id uint32) {
	name := span{uint32(len(n.names)), uint32(len(n.buf))}
	n.names = append(n.names, n.buf...)
	n.table[i].name = name
	if id != 0 {
		n.at(id).name = name
	}
	if number, ok := decimal(n.buf); ok {
		if n.numeric == nil {
			n.numeric = map[uint32]bool{}
		}
		n.numeric[number] = true
	}
	if n.used++; 2*n.used > len(n.table) {
		n.grow()
	}
}

func (n *namer) grow() {
	old := n.table
	n.table = make([]nameSlot, 4*len(old))
	mask := uint32(len(n.table) - 1)
	for _, s := range old {
		if s.name.len == 0 {
			continue
		}
		i := s.hash & mask
		for n.table[i].name.len != 0 {
			i = (i + 1) & mask
		}
		n.table[i] = s
	}
}

// decimal returns the number that a name is, if it is written the way numbers are printed.
func decimal(name []byte) (uint32, bool) {
	if len(name) == 0 || len(name) > 10 || name[0] == '0' && len(name) > 1 {
		return 0, false
	}
	v := uint64(0)
	for _, c := range name {
		if c < '0' || c > '9' {
			return 0, false
		}
		v = v*10 + uint64(c-'0')
	}
	return uint32(v), v <= 0xffffffff
}

// appendString appends a literal string's bytes.
func appendString(buf []byte, w []uint32) []byte {
	for _, v := range w {
		for n := 0; n < 4; n++ {
			c := byte(v >> (8 * n))
			if c == 0 {
				return buf
			}
			buf = append(buf, c)
		}
	}
	return buf
}

// sanitize replaces each byte that can't be in a name by "_".
func sanitize(name []byte) {
	for i, c := range name {
		if !nameByte[c] {
			name[i] = '_'
		}
	}
}

// nameByte says which bytes can be in a name.
var nameByte = [256]bool{
	'_': true,
	'0': true, '1': true, '2': true, '3': true, '4': true, '5': true, '6': true, '7': true, '8': true, '9': true,
	'A': true, 'B': true, 'C': true, 'D': true, 'E': true, 'F': true, 'G': true, 'H': true, 'I': true, 'J': true,
	'K': true, 'L': true, 'M': true, 'N': true, 'O': true, 'P': true, 'Q': true, 'R': true, 'S': true, 'T': true,
	'U': true, 'V': true, 'W': true, 'X': true, 'Y': true, 'Z': true,
	'a': true, 'b': true, 'c': true, 'd': true, 'e': true, 'f': true, 'g': true, 'h': true, 'i': true, 'j': true,
	'k': true, 'l': true, 'm': true, 'n': true, 'o': true, 'p': true, 'q': true, 'r': true, 's': true, 't': true,
	'u': true, 'v': true, 'w': true, 'x': true, 'y': true, 'z': true,
}
