package instrument

import (
	"math"
	"strconv"
	"strings"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// scalarForm is how a scalar goes into a record, and which verb shows it.
type scalarForm struct {
	verb   string // "" for what can't be in a record
	signed bool
	width  int
	op     spirv.Op
}

// formOf returns how values of a scalar type go into a record.
func (x *Instrumenter) formOf(typ ir.ID) (f scalarForm) {
	d := x.Module.Def(typ)
	if d == nil {
		return f
	}
	switch f.op = d.Op; d.Op {
	case spirv.OpTypeBool:
		f.verb = "t"
	case spirv.OpTypeInt:
		f.width, f.signed = int(d.Literal(0)), d.Literal(1) == 1
		if f.verb = "u"; f.signed {
			f.verb = "d"
		}
	case spirv.OpTypePointer:
		if class, _ := x.Types().StorageClass(typ); class != spirv.StorageClassPhysicalStorageBuffer ||
			!x.Module.CanBitcast(typ, x.Types().Vector(x.u32(), 2)) {
			return scalarForm{}
		}
		return scalarForm{verb: "#lx", width: 64, op: d.Op} // its address
	case spirv.OpTypeFloat:
		f.width, f.verb = int(d.Literal(0)), "f"
		if d.NumWords() > 1 { // another encoding
			return scalarForm{}
		}
	default:
		return scalarForm{}
	}
	if f.width == 64 {
		f.verb = "l" + f.verb
	}
	if f.width > 64 || f.width != 0 && f.width != 32 && !x.Module.Allows(typ, ir.ArithmeticOf) {
		return scalarForm{}
	}
	return f
}

// scalarOf is [ir.Types.Scalar] for which pointers are scalars, too.
func (x *Instrumenter) scalarOf(typ ir.ID) (scalar ir.ID, n int) {
	if isPointer(x.Module, typ) {
		return typ, 1
	}
	return x.Types().Scalar(typ)
}

// inFormat returns a name of the source as it stands in a format: what is in it is no verb.
func inFormat(name string) string { return strings.ReplaceAll(shorten(name, maxField), "%", "%%") }

// withVerbs returns a format with the verb for each value in the place of each %v.
func (x *Instrumenter) withVerbs(format string, values []ir.ID) string {
	if !strings.Contains(format, "%v") {
		return format
	}
	var out strings.Builder
	next := 0
	for i := 0; i < len(format); i++ {
		if format[i] != '%' || i+1 == len(format) {
			out.WriteByte(format[i])
			continue
		}
		i++
		if format[i] != 'v' || i+1 < len(format) && format[i+1] >= '2' && format[i+1] <= '4' {
			if format[i] != '%' {
				next++
			}
			out.WriteString(format[i-1 : i+1])
			continue
		}
		verb := "?"
		if next < len(values) {
			scalar, n := x.scalarOf(x.Module.TypeOf(values[next]))
			if verb = x.formOf(scalar).verb; n > 1 && verb != "" {
				verb = "v" + strconv.Itoa(n) + verb
			}
			if verb == "" {
				verb = "?"
			}
		}
		out.WriteString("%" + verb)
		next++
	}
	return out.String()
}

// recordWords returns how many words a value of a type takes in a record, 0 for what can't be in one.
func (x *Instrumenter) recordWords(typ ir.ID) int {
	scalar, n := x.scalarOf(typ)
	switch f := x.formOf(scalar); {
	case f.verb == "":
		return 0
	case f.width == 64:
		return 2 * n
	}
	return n
}

// piece is a part of a payload: an unsigned number of 32 bits, or a vector of these.
type piece struct {
	value ir.ID
	words int
}

// appendPieces builds a value as it goes into a record. Numbers with less than 32 bits take one word, those with 64
// bits and addresses two, the low one first; a boolean is 0 or 1. All else but vectors of these takes none.
func (x *Instrumenter) appendPieces(b build.Builder, pieces []piece, value ir.ID) []piece {
	typ := x.Module.TypeOf(value)
	scalar, n := x.scalarOf(typ)
	f := x.formOf(scalar)
	if f.verb == "" {
		return pieces
	}
	if f.width == 64 || n > rowWords {
		for i := range n {
			part := value
			if n > 1 {
				part = b.CompositeExtract(scalar, value, uint32(i))
			}
			pieces = append(pieces, x.pieceOf(b, part, f, 1))
		}
		return pieces
	}
	return append(pieces, x.pieceOf(b, value, f, n))
}

// pieceOf builds the piece of a number, or of a vector of n.
func (x *Instrumenter) pieceOf(b build.Builder, value ir.ID, f scalarForm, n int) piece {
	t := x.Types()
	of := func(scalar ir.ID) ir.ID {
		if n > 1 {
			return t.Vector(scalar, n)
		}
		return scalar
	}
	u32 := of(x.u32())
	switch {
	case f.op == spirv.OpTypeBool:
		return piece{b.Select(u32, value, x.Constants().Splat(u32, x.number(1)), x.Constants().Splat(u32, x.number(0))), n}
	case f.width == 64:
		return piece{b.Bitcast(t.Vector(x.u32(), 2), value), 2}
	case f.width < 32 && f.op == spirv.OpTypeFloat:
		value = b.FConvert(of(t.Float(32)), value)
	case f.width < 32 && f.signed:
		value = b.SConvert(of(t.Int(32, true)), value)
	case f.width < 32:
		return piece{b.UConvert(u32, value), n}
	}
	if x.Module.TypeOf(value) != u32 {
		value = b.Bitcast(u32, value)
	}
	return piece{value, n}
}

// Text returns what a site says with the payload of a record. A verb is as in C and in the printf of shaders: flags, a
// width, a precision, v2 to v4 for a vector, l for 64 bits, and one of d, i, u, o, x, X, f, F, e, E, g, G, a, A, and t
// for a boolean. A verb for which there are no words left shows as it is.
func (s *Site) Text(payload []uint32) string {
	var out []byte
	text := s.Format
	for {
		i := strings.IndexByte(text, '%')
		if i < 0 || i+1 == len(text) {
			return string(append(out, text...))
		}
		out = append(out, text[:i]...)
		text = text[i:]
		if text[1] == '%' {
			out, text = append(out, '%'), text[2:]
			continue
		}
		v, n := parseVerb(text)
		if n == 0 || len(payload) < v.count*v.words {
			out, text = append(out, '%'), text[1:]
			continue
		}
		text = text[n:]
		for k := range v.count {
			if k > 0 {
				out = append(out, ", "...)
			}
			out = v.append(out, payload)
			payload = payload[v.words:]
		}
	}
}

// verb is one that was read.
type verb struct {
	flags            string
	width, precision int // -1 for none
	count            int // of components
	words            int // of each
	kind             byte
}

// parseVerb reads a verb at the start of a text, and returns how long it is, 0 where there is none.
func parseVerb(text string) (v verb, n int) {
	v = verb{width: -1, precision: -1, count: 1, words: 1}
	i := 1
	for i < len(text) && strings.IndexByte("-+ #0", text[i]) >= 0 {
		i++
	}
	v.flags = text[1:i]
	number := func() int {
		n := -1
		for ; i < len(text) && text[i] >= '0' && text[i] <= '9'; i++ {
			n = min(max(n, 0)*10+int(text[i]-'0'), 1000)
		}
		return n
	}
	v.width = number()
	if i < len(text) && text[i] == '.' {
		i++
		v.precision = max(number(), 0)
	}
	if i+1 < len(text) && text[i] == 'v' && text[i+1] >= '2' && text[i+1] <= '4' {
		v.count = int(text[i+1] - '0')
		i += 2
	}
	if i < len(text) && text[i] == 'l' {
		v.words = 2
		i++
	}
	if i == len(text) || strings.IndexByte("diuoxXfFeEgGaAt", text[i]) < 0 {
		return v, 0
	}
	v.kind = text[i]
	i++
	if i < len(text) && text[i] == 'l' && strings.IndexByte("uxX", v.kind) >= 0 && v.words == 1 { // %ul
		v.words = 2
		i++
	}
	return v, i
}

// append appends one component.
func (v *verb) append(out []byte, payload []uint32) []byte {
	bits := uint64(payload[0])
	if v.words == 2 {
		bits |= uint64(payload[1]) << 32
	}
	var text string
	switch v.kind {
	case 't':
		text = strconv.FormatBool(bits != 0)
	case 'd', 'i':
		n := int64(bits)
		if v.words == 1 {
			n = int64(int32(bits))
		}
		text = v.digits(strconv.FormatInt(n, 10))
	case 'u':
		text = v.digits(strconv.FormatUint(bits, 10))
	case 'o':
		text = v.digits(strconv.FormatUint(bits, 8))
	case 'x', 'X':
		text = v.digits(strconv.FormatUint(bits, 16))
		if strings.Contains(v.flags, "#") {
			text = "0x" + text
		}
		if v.kind == 'X' {
			text = strings.ToUpper(text)
		}
	default:
		text = v.float(bits)
	}
	if text[0] != '-' && strings.IndexByte("dif", v.kind|0x20) >= 0 {
		if strings.Contains(v.flags, "+") {
			text = "+" + text
		} else if strings.Contains(v.flags, " ") {
			text = " " + text
		}
	}
	return v.pad(out, text)
}

// digits adds the zeros that a precision asks for.
func (v *verb) digits(text string) string {
	sign := ""
	if text[0] == '-' {
		sign, text = "-", text[1:]
	}
	if n := v.precision - len(text); n > 0 {
		text = strings.Repeat("0", n) + text
	}
	return sign + text
}

func (v *verb) float(bits uint64) string {
	f, size := math.Float64frombits(bits), 64
	if v.words == 1 {
		f, size = float64(math.Float32frombits(uint32(bits))), 32
	}
	kind, precision := v.kind, v.precision
	switch {
	case math.IsNaN(f):
		return "nan"
	case math.IsInf(f, 0):
		return strings.ToLower(strings.TrimPrefix(strconv.FormatFloat(f, 'g', -1, size), "+"))
	case kind == 'a' || kind == 'A':
		kind += 'x' - 'a'
	case kind == 'F':
		kind = 'f'
	case precision < 0 && kind == 'f': // as short as it can be
		kind = 'g'
	}
	return strconv.FormatFloat(f, kind, precision, size)
}

// pad puts a text into the width.
func (v *verb) pad(out []byte, text string) []byte {
	n := v.width - len(text)
	if n <= 0 {
		return append(out, text...)
	}
	switch {
	case strings.Contains(v.flags, "-"):
		return append(append(out, text...), strings.Repeat(" ", n)...)
	case strings.Contains(v.flags, "0") && (v.precision < 0 || strings.IndexByte("diuoxX", v.kind) < 0):
		if text[0] == '-' || text[0] == '+' {
			out, text = append(out, text[0]), text[1:]
		}
		return append(append(out, strings.Repeat("0", n)...), text...)
	}
	return append(append(out, strings.Repeat(" ", n)...), text...)
}
