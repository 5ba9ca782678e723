package cli

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"github.com/urfave/cli/v3"

	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/inputs"
)

// traceFlag is the value of --trace, which may be left out: all invocations, or the global id of one.
type traceFlag struct {
	given bool
	only  *[3]int
}

// IsBoolFlag makes the library take a value only after "=".
func (f *traceFlag) IsBoolFlag() bool { return true }
func (f *traceFlag) Get() any         { return f }
func (f *traceFlag) String() string   { return "" }

// Set reads the value: "true" if it is left out, or X, X,Y or X,Y,Z.
func (f *traceFlag) Set(text string) error {
	f.given, f.only = true, nil
	if text == "true" {
		return nil
	}
	parts := strings.Split(text, ",")
	if len(parts) > 3 {
		return fmt.Errorf("want X,Y,Z, the global id of an invocation")
	}
	f.only = new([3]int)
	for i, part := range parts {
		n, err := strconv.ParseUint(part, 10, 31)
		if err != nil {
			return fmt.Errorf("want X,Y,Z, the global id of an invocation")
		}
		f.only[i] = int(n)
	}
	return nil
}

// optionalFlag is a flag whose value may be left out.
type optionalFlag struct{ *cli.GenericFlag }

func (f optionalFlag) String() string {
	return strings.Replace(f.GenericFlag.String(), "--"+f.Name+" X,Y,Z", "--"+f.Name+"[=X,Y,Z]", 1)
}

// tracer writes each instruction that is executed, a line each.
type tracer struct {
	out  *bufio.Writer
	text *instText
	m    *ir.Module
	only *[3]int
	line []byte
	at   string // the line of the source that was traced last
}

// newTracer returns what --trace asks for.
func (r *shaderRun) newTracer() *tracer {
	return &tracer{out: bufio.NewWriterSize(r.stdout, 1<<16), text: newInstText(r.module), m: r.module, only: r.trace.only}
}

func (t *tracer) trace() *vm.Trace {
	if t.only == nil {
		return &vm.Trace{Do: t.executed}
	}
	return &vm.Trace{Do: t.executed, Only: func(id [3]int) bool { return id == *t.only }}
}

// executed writes a line, and one before it where the line of the source is another: the invocation, the instruction as
// hone dis writes it, behind a ";" what its operands were, and its result.
func (t *tracer) executed(x *vm.Executed) {
	w := t.out
	if at := t.text.position(x.Inst); at != t.at {
		t.at = at
		if at != "" {
			fmt.Fprintf(w, "; %s\n", at)
		}
	}
	fmt.Fprintf(w, "%d,%d,%d  %s%s", x.Invocation[0], x.Invocation[1], x.Invocation[2], strings.Repeat("  ", x.Depth),
		t.text.inst(x.Inst))
	sep := " ; "
	for i := range x.Operands {
		if v := &x.Operands[i]; !t.sayItself(v.ID) && !named(x.Operands[:i], v.ID) {
			fmt.Fprintf(w, "%s%s: %s", sep, t.text.id(v.ID), t.value(v))
			sep = ", "
		}
	}
	switch {
	case x.Result != nil:
		fmt.Fprintf(w, " -> %s", t.value(x.Result))
	case x.Inst.IsTerminator() && len(x.Operands) > 0:
		if to := t.target(x); to != 0 {
			fmt.Fprintf(w, " -> %s", t.text.id(to))
		}
	case x.Inst.Op == spirv.OpFunctionCall && !x.Returned:
		fmt.Fprint(w, " -> ...")
	}
	w.WriteByte('\n')
}

// named reports whether a value is among others.
func named(list []vm.Value, id ir.ID) bool {
	for i := range list {
		if list[i].ID == id {
			return true
		}
	}
	return false
}

// sayItself reports whether the name of an id is its value: a number that the module gives no other name, or a
// variable.
func (t *tracer) sayItself(id ir.ID) bool {
	switch t.m.Def(id).Op {
	case spirv.OpConstantTrue, spirv.OpConstantFalse, spirv.OpConstant, spirv.OpConstantNull:
		return t.m.Name(id) == ""
	case spirv.OpVariable, spirv.OpUntypedVariableKHR:
		return true
	}
	return false
}

// target returns where a branch leads.
func (t *tracer) target(x *vm.Executed) ir.ID {
	bits := x.Operands[0].Bits
	switch {
	case len(bits) != 1:
	case x.Inst.Op == spirv.OpBranchConditional && bits[0]&1 != 0:
		return x.Inst.ID(1)
	case x.Inst.Op == spirv.OpBranchConditional:
		return x.Inst.ID(2)
	case x.Inst.Op == spirv.OpSwitch:
		return x.Inst.SwitchTarget(bits[0])
	}
	return 0
}

// value returns a value as text: components of a vector, matrix or other composite in parentheses.
func (t *tracer) value(v *vm.Value) string {
	if p := v.Pointer; p != nil {
		return t.place(p)
	}
	t.line = t.line[:0]
	rest := *v
	t.appendValue(&rest, v.Type)
	return string(t.line)
}

// appendValue appends the components of a type from the front of those that are left. Its depth is that of the type.
func (t *tracer) appendValue(v *vm.Value, typ ir.ID) {
	if len(v.Bits) == 0 {
		t.line = append(t.line, "..."...)
		return
	}
	d := t.m.Def(typ)
	list := func(n int, elem func(int) ir.ID) {
		t.line = append(t.line, '(')
		for i := range n {
			if i > 0 {
				t.line = append(t.line, ", "...)
			}
			t.appendValue(v, elem(i))
			if len(v.Bits) == 0 && i+1 < n {
				t.line = append(t.line, ", ..."...)
				break
			}
		}
		t.line = append(t.line, ')')
	}
	switch d.Op {
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		list(int(d.Word(1)), func(int) ir.ID { return d.ID(0) })
	case spirv.OpTypeArray:
		n, ok := t.m.Constants().IntValue(d.ID(1))
		if !ok {
			n = uint64(len(v.Bits)) // a size that is specialized: as far as there are scalars
		}
		list(int(min(n, 1<<16)), func(int) ir.ID { return d.ID(0) })
	case spirv.OpTypeStruct:
		list(d.NumWords(), d.ID)
	default:
		t.line = append(t.line, t.scalar(v, d)...)
		v.Bits, v.Undefined = v.Bits[1:], v.Undefined[1:]
	}
}

// scalar returns the first scalar of a value.
func (t *tracer) scalar(v *vm.Value, typ *ir.Inst) string {
	bits := v.Bits[0]
	switch {
	case v.Undefined[0]:
		return "undefined"
	case typ.Op == spirv.OpTypeBool:
		return strconv.FormatBool(bits&1 != 0)
	case typ.Op == spirv.OpTypeInt || typ.Op == spirv.OpTypeFloat:
		return inputs.ScalarText(t.m, typ.Result, bits)
	}
	return fmt.Sprintf("%#x", bits)
}

// place returns where a pointer leads as text.
func (t *tracer) place(p *vm.Pointee) string {
	text := "&"
	switch {
	case p.Variable != 0:
		text += t.text.id(p.Variable) + p.Path
	case p.Path != "":
		text += p.Path
	case !p.Outside:
		text = fmt.Sprintf("%#x", p.Address)
	default:
		return "out of bounds"
	}
	if p.Outside {
		text += " out of bounds"
	}
	return text
}

// checkTrace returns an error of usage if the invocation that is to be traced does not run.
func (r *shaderRun) checkTrace() error {
	if r.trace.only == nil {
		return nil
	}
	n := r.program.WorkgroupSize()
	for i := range n {
		n[i] *= max(r.File.Groups[i], 1)
	}
	if id := r.trace.only; id[0] >= n[0] || id[1] >= n[1] || id[2] >= n[2] {
		return usagef("run: --trace=%d,%d,%d: there are %d,%d,%d invocations", id[0], id[1], id[2], n[0], n[1], n[2])
	}
	return nil
}
