package asm

import (
	"hash/maphash"
	"strconv"

	"hone/spirv"
)

// nameIDs fills in names.
func (p *printer) nameIDs() {
	if p.table == nil {
		p.seed = maphash.MakeSeed()
	}
	p.names = p.names[:0]
	size := 64
	for size < len(p.dense)/4 && size < 1<<14 {
		size *= 4
	}
	p.table, p.used, p.numeric = zeroed(p.table, size), 0, nil
	p.own = zeroed(p.own, (len(p.dense)+63)/64)
	p.named = true
	words := p.words
	for at := spirv.HeaderWords; at < len(words); {
		size := int(words[at] >> 16)
		w := words[at : at+size : at+size]
		at += size
		if info := spirv.Op(w[0]).Info(); info != nil {
			p.nameFrom(info, w)
		}
	}
}

// nameFrom names the result of an instruction, or what it names or decorates.
func (p *printer) nameFrom(info *spirv.OpInfo, w []uint32) {
	if !info.HasResult {
		switch {
		case info.Op == spirv.OpName && len(w) > 2:
			p.buf = appendString(p.buf[:0], w[2:])
			p.save(w[1])
		case info.Op == spirv.OpDecorate && len(w) > 3 && w[2] == uint32(spirv.DecorationBuiltIn):
			if name := builtInName(spirv.BuiltIn(w[3])); name != "" {
				p.buf = append(p.buf[:0], name...)
				p.save(w[1])
			}
		}
		return
	}
	p.note(info, w)
	if info.HasType {
		if len(w) < 3 {
			return
		}
		if op := info.Op; op == spirv.OpConstant || op == spirv.OpConstantTrue || op == spirv.OpConstantFalse {
			p.constant(op, w)
		} else {
			p.saveNumber(w[2])
		}
		return
	}
	if len(w) < 2 {
		return
	}
	if p.typeName(info.Op, w) {
		p.save(w[1])
	} else {
		p.saveNumber(w[1])
	}
}

func (p *printer) constant(op spirv.Op, w []uint32) {
	p.buf = p.buf[:0]
	switch op {
	case spirv.OpConstantTrue:
		p.buf = append(p.buf, "true"...)
	case spirv.OpConstantFalse:
		p.buf = append(p.buf, "false"...)
	default:
		p.appendName(w[1])
		p.buf = append(p.buf, '_')
		num := p.literalType(w)
		value := len(p.buf)
		if num.class != notNumber && num.words() <= len(w)-3 {
			p.buf, _ = appendNumber(p.buf, num, w[3:3+num.words()])
		}
		for i, c := range p.buf[value:] {
			if c == '-' {
				p.buf[value+i] = 'n'
			}
		}
	}
	p.save(w[2])
}

// typeName builds the name of a type in buf; it returns false for a type that is named by its number.
func (p *printer) typeName(op spirv.Op, w []uint32) bool {
	p.buf = p.buf[:0]
	if name := plainTypeName(op); name != "" {
		p.buf = append(p.buf, name...)
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
		p.intName(operand(2), operand(3))
	case spirv.OpTypeFloat:
		p.floatName(w)
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		if op == spirv.OpTypeVector {
			p.buf = append(p.buf, 'v')
		} else {
			p.buf = append(p.buf, "mat"...)
		}
		p.buf = appendUint(p.buf, operand(3))
		p.appendName(operand(2))
	case spirv.OpTypeArray:
		p.buf = append(p.buf, "_arr_"...)
		p.appendName(operand(2))
		p.buf = append(p.buf, '_')
		p.appendName(operand(3))
	case spirv.OpTypeRuntimeArray:
		p.buf = append(p.buf, "_runtimearr_"...)
		p.appendName(operand(2))
	case spirv.OpTypeNodePayloadArrayAMDX:
		p.buf = append(p.buf, "_payloadarr_"...)
		p.appendName(operand(2))
	case spirv.OpTypePointer, spirv.OpTypeUntypedPointerKHR:
		p.buf = append(p.buf, "_ptr_"...)
		p.appendEnumerant(spirv.KindStorageClass, operand(2))
		if op == spirv.OpTypePointer {
			p.buf = append(p.buf, '_')
			p.appendName(operand(3))
		}
	case spirv.OpTypePipe:
		p.buf = append(p.buf, "Pipe"...)
		p.appendEnumerant(spirv.KindAccessQualifier, operand(2))
	case spirv.OpTypeOpaque:
		p.buf = append(p.buf, "Opaque_"...)
		if start := len(p.buf); len(w) > 2 {
			if p.buf = appendString(p.buf, w[2:]); len(p.buf) == start {
				p.buf = append(p.buf, '_')
			}
		}
	case spirv.OpTypeStruct:
		p.buf = append(p.buf, "_struct_"...)
		p.buf = appendUint(p.buf, w[1])
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

func (p *printer) intName(width, signed uint32) {
	if signed == 0 {
		p.buf = append(p.buf, 'u')
	}
	switch width {
	case 8:
		p.buf = append(p.buf, "char"...)
	case 16:
		p.buf = append(p.buf, "short"...)
	case 32:
		p.buf = append(p.buf, "int"...)
	case 64:
		p.buf = append(p.buf, "long"...)
	default:
		if signed != 0 {
			p.buf = append(p.buf, 'i')
		}
		p.buf = appendUint(p.buf, width)
	}
}

func (p *printer) floatName(w []uint32) {
	if len(w) < 3 {
		return
	}
	num := declaredNumber(w)
	switch {
	case num.class >= bfloat16 && num.class < otherFloat:
		p.buf = append(p.buf, encodings[num.class-bfloat16].name...)
	case num.class == ieeeFloat && w[2] == 16:
		p.buf = append(p.buf, "half"...)
	case num.class == ieeeFloat && w[2] == 32:
		p.buf = append(p.buf, "float"...)
	case num.class == ieeeFloat && w[2] == 64:
		p.buf = append(p.buf, "double"...)
	default:
		p.buf = append(p.buf, "fp"...)
		p.buf = appendUint(p.buf, w[2])
	}
}

// appendName appends the name that an id has so far to buf.
func (p *printer) appendName(id uint32) {
	if s := p.get(id).name; s.len != 0 {
		p.buf = append(p.buf, p.names[s.off:s.off+s.len]...)
		return
	}
	p.buf = appendUint(p.buf, id)
}

func (p *printer) appendEnumerant(k spirv.Kind, v uint32) {
	if e := k.Enumerant(v); e != nil {
		p.buf = append(p.buf, e.Name...)
		return
	}
	p.buf = append(p.buf, "StorageClass"...)
	p.buf = appendUint(p.buf, v)
}

// hasName reports whether an id has got its name.
func (p *printer) hasName(id uint32) bool { return p.get(id).name.len != 0 || p.ownNumber(id) }

func (p *printer) ownNumber(id uint32) bool {
	if uint64(id) < uint64(len(p.dense)) {
		return p.own[id/64]>>(id%64)&1 != 0
	}
	return false
}

// saveNumber names an id by its number, unless it has a name.
func (p *printer) saveNumber(id uint32) {
	if p.hasName(id) {
		return
	}
	if uint64(id) < uint64(len(p.dense)) && !p.numeric[id] {
		p.own[id/64] |= 1 << (id % 64)
		return
	}
	p.buf = appendUint(p.buf[:0], id)
	p.save(id)
}

// maxName is how many bytes a name has at most, without a suffix: an id that would have a longer one is named by its
// number. Names contain each other, so that they could grow exponentially otherwise.
const maxName = 256

// save names an id by what buf holds, unless it has a name.
func (p *printer) save(id uint32) {
	if p.hasName(id) {
		return
	}
	if len(p.buf) > maxName {
		p.saveNumber(id)
		return
	}
	sanitize(p.buf)
	if len(p.buf) == 0 {
		p.buf = append(p.buf, '_')
	}
	base := p.slot(p.buf)
	if s := &p.table[base]; s.name.len == 0 && !p.isOwnNumber(p.buf) {
		p.insert(base, id)
		return
	} else if s.name.len == 0 {
		p.insert(base, 0) // taken by a number that is not stored
		base = p.slot(p.buf)
	}
	length := len(p.buf)
	hash, next := p.table[base].hash, p.table[base].next
	for ; ; next++ {
		p.buf = append(p.buf[:length], '_')
		p.buf = strconv.AppendUint(p.buf, uint64(next), 10)
		if i := p.slot(p.buf); p.table[i].name.len == 0 {
			p.table[base].next = next + 1
			p.table[base].hash = hash
			p.insert(i, id)
			return
		}
	}
}

// isOwnNumber reports whether a name is the number of an id that is named by it.
func (p *printer) isOwnNumber(name []byte) bool {
	id, ok := decimal(name)
	return ok && p.ownNumber(id)
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
