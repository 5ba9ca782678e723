package instrument

import (
	"slices"
	"strconv"
	"strings"

	"hone/ir"
	"hone/spirv"
)

// PrintfPass writes what a shader prints, by debugPrintfEXT or printf in HLSL, to the report buffer: each DebugPrintf
// of the set NonSemantic.DebugPrintf becomes a record. The verbs of its format are those of Vulkan; one that says
// another size than the value has, in bits or components, is taken for one of that size.
//
// Cost: linear.
var PrintfPass = New(Printf, "printf", "write what a shader prints to the report buffer",
	func(x *Instrumenter, f *ir.Function) {
		for in := range f.Insts() {
			if in.Op != spirv.OpExtInst || in.Unknown() || in.NumWords() < 3 ||
				in.Literal(1) != spirv.NonSemanticDebugPrintfDebugPrintf {
				continue
			}
			if set := x.Module.ExtSet(in.ID(0)); set == nil || set.Name != "NonSemantic.DebugPrintf" {
				continue
			}
			format, ok := stringOf(x.Module, in.ID(2))
			if !ok {
				x.RemarkAt(in, in.Result, "is left alone: its format is no OpString")
				continue
			}
			if !x.Allow(4 + 2*in.NumWords()) {
				return
			}
			format, values := x.printfFormat(strings.TrimRight(format, "\r\n"), in.Words()[3:])
			x.Append(x.Before(in), 0, x.Site(in, format), values...)
			in.Remove()
		}
	})

// stringOf returns the text of an OpString.
func stringOf(m *ir.Module, id ir.ID) (text string, ok bool) {
	d := m.Def(id)
	if d == nil || d.Op != spirv.OpString || d.Unknown() {
		return "", false
	}
	text, _, _ = spirv.String(d.Words())
	return text, true
}

// printfFormat returns a format with the verbs that the arguments take, and the arguments that it shows. A verb that is
// none of Vulkan's takes its argument, too, which is shown as what it is.
func (x *Instrumenter) printfFormat(format string, arguments []uint32) (string, []ir.ID) {
	var out strings.Builder
	var values []ir.ID
	for format != "" {
		i := strings.IndexByte(format, '%')
		if i < 0 || i+1 == len(format) {
			break
		}
		out.WriteString(format[:i])
		format = format[i:]
		if format[1] == '%' {
			out.WriteString("%%")
			format = format[2:]
			continue
		}
		n := anyVerb(format)
		stars := strings.Count(format[:n], "*") // each takes an argument
		if n == 0 || stars >= len(arguments) {
			out.WriteString("%%")
			format = format[1:]
			continue
		}
		value := ir.ID(arguments[stars])
		arguments = arguments[stars+1:]
		if text, ok := stringOf(x.Module, value); ok {
			out.WriteString(strings.ReplaceAll(text, "%", "%%"))
		} else {
			v, known := parseVerb(format)
			if known != 0 {
				n = known
			} else {
				v = verb{width: -1, precision: -1}
			}
			out.WriteString(x.fitting(v, value))
			values = append(values, value)
		}
		format = format[n:]
	}
	return out.String() + strings.ReplaceAll(format, "%", "%%"), values
}

// anyVerb returns how long a verb at the start of a text is, of this printf or of another one, 0 for none.
func anyVerb(text string) int {
	i := 1
	for i < len(text) && strings.IndexByte("-+ #0123456789.*vhlLqjzt", text[i]) >= 0 {
		i++
	}
	if i == len(text) || (text[i]|0x20) < 'a' || (text[i]|0x20) > 'z' {
		return 0
	}
	return i + 1
}

// fitting returns a verb for a value: as it is written but for the size.
func (x *Instrumenter) fitting(v verb, value ir.ID) string {
	scalar, n := x.scalarOf(x.Module.TypeOf(value))
	form := x.formOf(scalar)
	switch {
	case form.verb == "":
		return "?"
	case form.op == spirv.OpTypePointer && v.kind == 0: // %p
		return "%" + form.verb
	}
	text := "%" + v.flags
	if v.width >= 0 {
		text += strconv.Itoa(v.width)
	}
	if v.precision >= 0 {
		text += "." + strconv.Itoa(v.precision)
	}
	if n > 1 {
		text += "v" + strconv.Itoa(n)
	}
	if form.width == 64 {
		text += "l"
	}
	isFloat := form.op == spirv.OpTypeFloat
	if wants := slices.Contains([]byte("fFeEgGaA"), v.kind); wants != isFloat || v.kind == 0 {
		return text + form.verb[len(form.verb)-1:] // what the value is says more than its bits would
	}
	return text + string(v.kind)
}
