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
			var values []ir.ID
			var texts []string // of arguments that are strings, by the index of the argument
			for i := 3; i < in.NumWords(); i++ {
				text, isText := stringOf(x.Module, in.ID(i))
				if texts = append(texts, text); !isText {
					values = append(values, in.ID(i))
				}
			}
			format = x.printfFormat(strings.TrimRight(format, "\r\n"), in.Words()[3:], texts)
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

// printfFormat returns a format with the verbs that the arguments take.
func (x *Instrumenter) printfFormat(format string, arguments []uint32, texts []string) string {
	var out strings.Builder
	next := 0
	for format != "" {
		i := strings.IndexByte(format, '%')
		if i < 0 || i+1 == len(format) {
			break
		}
		out.WriteString(format[:i])
		format = format[i:]
		v, n := parseVerb(format)
		switch {
		case format[1] == '%':
			out.WriteString("%%")
			n = 2
		case format[1] == 's' && next < len(texts):
			out.WriteString(strings.ReplaceAll(texts[next], "%", "%%"))
			next++
			n = 2
		case n == 0 || next == len(texts):
			out.WriteByte('%')
			n = 1
		default:
			out.WriteString(x.fitting(v, ir.ID(arguments[next])))
			next++
		}
		format = format[n:]
	}
	return out.String() + format
}

// fitting returns a verb for a value: as it is written but for the size.
func (x *Instrumenter) fitting(v verb, value ir.ID) string {
	scalar, n := x.Types().Scalar(x.Module.TypeOf(value))
	form := x.formOf(scalar)
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
	if wants := slices.Contains([]byte("fFeEgGaA"), v.kind); wants != isFloat && form.verb != "" {
		return text + form.verb[len(form.verb)-1:] // what the value is says more than its bits would
	}
	return text + string(v.kind)
}
