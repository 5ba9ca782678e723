// Package lower has the lowerings: passes that replace operations which a target lacks, or is slow at, by others. A
// lowering that a rewrite rule can say is made of rules that are marked lower (rewrite/rules); nothing else runs them.
// Others are written for the emitter here, or are the expansions of package fold. Which there are, in which order they
// run, is in order.go; doc/arithmetic.md says what each gives up of exactness.
package lower

import (
	"slices"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/opt"
	"hone/pass"
	"hone/rewrite"
	"hone/spirv"
)

// operation is what a lowering that is no rule replaces: one instruction by those that lower makes of it.
type operation struct {
	op   spirv.Op
	glsl uint32 // of OpExtInst: the number in GLSL.std.450, or
	cl   uint32 // in OpenCL.std; 0 for neither
	// lower makes what takes the place of the instruction, and returns the value.
	lower func(e *emitter) value
	// where says of which instructions of the operation the lowering is; nil: of all.
	where func(m *ir.Module, in *ir.Inst) bool
}

// is reports whether an instruction is of the operation.
func (o *operation) is(m *ir.Module, in *ir.Inst) bool {
	if in.Op != o.op {
		return false
	}
	if in.Op == spirv.OpExtInst {
		set := m.ExtSet(in.ID(0))
		switch {
		case set == nil:
			return false
		case set.Name == "GLSL.std.450" && o.cl == 0:
			if in.Literal(1) != o.glsl {
				return false
			}
		case set.Name == "OpenCL.std" && o.glsl == 0:
			if in.Literal(1) != o.cl {
				return false
			}
		default:
			return false
		}
	}
	return o.where == nil || o.where(m, in)
}

// core, glsl and cl return the operation of an opcode and of an extended instruction.
func core(op spirv.Op, lower func(*emitter) value) operation { return operation{op: op, lower: lower} }
func glsl(inst uint32, lower func(*emitter) value) operation {
	return operation{op: spirv.OpExtInst, glsl: inst, lower: lower}
}
func cl(inst uint32, lower func(*emitter) value) operation {
	return operation{op: spirv.OpExtInst, cl: inst, lower: lower}
}

// expanded is glsl for what package fold writes as other operations.
func expanded(inst uint32) operation { return glsl(inst, expand) }

// Passes returns the lowerings, in the order in which several are run: what one makes, none before it removes. They are
// named lower- and what they do, such as lower-sub-to-add-neg.
func Passes() []*pass.Pass {
	programs := map[string]rewrite.Lowering{}
	for _, l := range rewrite.Lowerings() {
		programs[l.Name] = l
	}
	var passes []*pass.Pass
	costs := costs()
	for _, l := range lowerings() {
		l.costs = costs[l.name]
		rules := programs[l.name]
		if l.doc == "" {
			l.doc = rules.Doc
		}
		if l.pass == nil {
			l.pass = l.made(rules)
		}
		passes = append(passes, l.pass)
	}
	return passes
}

// ByRules returns the pass that applies a lowering's rules to each instruction of a function once, and to what they
// make. Cost: linear.
func ByRules(l rewrite.Lowering) *pass.Pass {
	return lowering{name: l.Name, doc: l.Doc}.made(l)
}

// removes returns what a lowering leaves none of: what its rules do, and its operations.
func (l lowering) removes(rules []string) []string {
	list := slices.Clone(rules)
	add := func(name string) {
		if !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	for i := range l.operations {
		switch o := &l.operations[i]; {
		case o.where != nil || l.keeps != nil:
		case o.op != spirv.OpExtInst:
			add(o.op.String())
		case o.glsl != 0:
			add("GLSL." + spirv.LookupExtSet("GLSL.std.450").Inst(o.glsl).Name)
		default:
			add("OpenCL." + spirv.LookupExtSet("OpenCL.std").Inst(o.cl).Name)
		}
	}
	return list
}

// made returns the pass of a lowering: its rules first, which may be none, then the operations.
func (l lowering) made(rules rewrite.Lowering) *pass.Pass {
	return pass.ForFunctions("lower-"+l.name, l.doc, func(c *pass.Context, f *ir.Function) bool {
		x := state{c: c, program: rules.Program, operations: l.operations, keeps: l.keeps}
		x.r.Made = x.byRules
		x.r.Granted = x.granted
		if l.asks {
			floats := fastmath.Of(c, f)
			user, _ := fastmath.Parse(opt.FastMath.Of(c)) // which the parameter has checked
			x.r.Granted = func(in *ir.Inst, width int) (rewrite.Freedoms, bool) {
				return floats.Freedoms(in, user), floats.Nearest(width)
			}
		}
		x.r.Before = func() { x.changed, x.leave = true, false }
		x.r.Froze = func() { x.changed = true }
		before := c.Module.Epoch()
		x.r.Reset(c.Module)
		for in := range f.Insts() {
			x.inst(in)
		}
		// What a rule made that then did not fit is gone, but for constants and types.
		return x.changed || c.Module.Epoch() != before
	}, opt.FastMath, pass.Idempotent, pass.RemovesOf(func() []string { return l.removes(rules.Removes) }),
		pass.Costs(l.costs...))
}

// state is the state of a pass.
type state struct {
	c          *pass.Context
	program    *rewrite.Program
	operations []operation
	keeps      func(*ir.Module, *ir.Inst) bool
	r          rewrite.Rewriter
	e          emitter
	changed    bool
	leave      bool // Transform gave leave for a rewrite that was not made yet
}

// granted returns the freedoms that a lowering takes: all that its rules ask for, since to ask for it is to grant them.
// Only what says NoContraction is never contracted.
func (x *state) granted(in *ir.Inst, _ int) (rewrite.Freedoms, bool) {
	f := rewrite.AllFreedoms
	if x.c.Module.HasDecoration(in.Result, spirv.DecorationNoContraction) {
		f &^= rewrite.AllowContract
	}
	return f, true
}

// inst lowers an instruction.
func (x *state) inst(in *ir.Inst) {
	if in.Result == 0 || in.Type == 0 || x.c.Module.Pinned(in.Result) || !in.TypesKnown() {
		return
	}
	if x.program != nil {
		x.byRules(in)
		if in.Block() == nil {
			return
		}
	}
	for i := range x.operations {
		o := &x.operations[i]
		if in.Op != o.op || !o.is(x.c.Module, in) || x.keeps != nil && x.keeps(x.c.Module, in) {
			continue
		}
		if why := stays(x.c.Module, in); why != "" {
			x.c.RemarkAt(in, in.Result, "%s stays: %s", in.Op, why)
			return
		}
		if !x.may() || !x.freeze(in) {
			return
		}
		x.changed, x.leave = true, false
		x.e.begin(x.c.Module, in)
		x.e.finish(o.lower(&x.e))
		return
	}
}

// stays says why an instruction can't be replaced, "" where it can: what would have to be made of its type, which the
// instruction itself is about, does not exist.
func stays(m *ir.Module, in *ir.Inst) string {
	why := ""
	look := func(typ ir.ID) {
		d := m.Def(typ)
		if d == nil {
			return
		}
		switch d.Op {
		case spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV:
			why = "cooperative matrices have few operations"
		case spirv.OpTypeVectorIdEXT:
			if n, _ := m.Types().NumParts(typ); n < 0 {
				why = "how long the vector is, specialization decides"
			}
		case spirv.OpTypeVector:
			d = m.Def(d.ID(0))
		}
		if d != nil && d.Op == spirv.OpTypeFloat && d.NumWords() > 1 {
			why = "floats of its format have few operations"
		}
	}
	look(in.Type)
	for _, id := range in.IDs() {
		look(m.TypeOf(id))
	}
	return why
}

// freeze makes the operands of an instruction definite, which may be used more often than once: what is undefined is 0.
func (x *state) freeze(in *ir.Inst) bool {
	c := x.c.Module.Constants()
	for i, id := range in.IDs() {
		if c.IsUndefined(id) && in.FrozenOperand(i) == 0 {
			return false
		}
	}
	return true
}

// byRules applies rules to an instruction until no rule matches what it became.
func (x *state) byRules(in *ir.Inst) {
	const most = 16 // rules that undo each other would go on forever
	for range most {
		if in.Result == 0 || in.Type == 0 || x.c.Module.Pinned(in.Result) || !x.may() ||
			x.keeps != nil && x.keeps(x.c.Module, in) {
			return
		}
		id, became := x.r.Apply(x.program, in)
		if id != 0 {
			x.c.Module.ReplaceAndRemove(in, id)
		}
		if !became {
			return
		}
	}
}

// may asks for leave to rewrite something. Leave that was not used is kept for the next instruction.
func (x *state) may() bool {
	x.leave = x.leave || x.c.Transform()
	return x.leave
}

// expand lowers an operation to what package fold says that it is made of.
func expand(e *emitter) value { return e.expand(e.row()) }

// row returns what the instruction that is replaced computes.
func (e *emitter) row() *fold.Row {
	if e.in.Op == spirv.OpExtInst {
		return fold.ForExt(e.m.ExtSet(e.in.ID(0)), e.in.Literal(1))
	}
	return fold.For(e.in.Op)
}

// expandAs lowers an instruction of OpenCL.std as that of GLSL.std.450 which computes the same.
func expandAs(inst uint32) func(*emitter) value {
	return func(e *emitter) value { return e.expand(fold.ForExt(spirv.LookupExtSet("GLSL.std.450"), inst)) }
}

// expand writes the expansion of an operation. What goes component by component is written for whole vectors, all else
// for scalars.
func (e *emitter) expand(row *fold.Row) value {
	in := make([]fold.Operand, row.Operands())
	whole := row.Componentwise()
	for i := range in {
		v := e.operand(i)
		in[i].Columns = 1
		same := 0 // the first operand that is this value
		for e.operand(same) != v {
			same++
		}
		switch {
		case same < i:
			in[i] = fold.Operand{Values: slices.Clone(in[same].Values), Columns: in[same].Columns}
		case whole:
			in[i].Values = []value{v}
		case row.Operand(i) == fold.Matrix:
			columns := e.parts(v)
			in[i].Columns = len(columns)
			for _, c := range columns {
				in[i].Values = append(in[i].Values, e.parts(c)...)
			}
		default:
			in[i].Values = e.parts(v)
		}
	}
	if !whole {
		e.number = e.typeOf(in[0].Values[0])
		for i := range in { // a scalar beside vectors may be of another width
			for k, v := range in[i].Values {
				if e.m.Def(e.number).Op == spirv.OpTypeFloat && e.typeOf(v) != e.number {
					in[i].Values[k] = e.emit(spirv.OpFConvert, e.number, v)
				}
			}
		}
	}
	out := row.Expand(e, in)
	if whole {
		return out[0]
	}
	return e.joinAll(e.in.Type, out)
}

// joinAll is join for matrices as well, of which the parts are those of the columns.
func (e *emitter) joinAll(typ ir.ID, parts []value) value {
	column := e.m.Types().PartAt(typ, 0)
	rows, ok := e.m.Types().NumParts(column)
	if !ok || column == 0 {
		return e.join(typ, parts)
	}
	var columns []value
	for len(parts) > 0 {
		columns = append(columns, e.join(column, parts[:rows]))
		parts = parts[rows:]
	}
	return e.join(typ, columns)
}
