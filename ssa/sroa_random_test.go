package ssa_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

const compositesHead = `
OpCapability Kernel
OpCapability Matrix
OpCapability Linkage
OpMemoryModel Logical OpenCL
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 0
%float = OpTypeFloat 32
%true = OpConstantTrue %bool
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n2 = OpConstant %int 2
%n3 = OpConstant %int 3
%f1 = OpConstant %float 1
%f2 = OpConstant %float 2
%spec = OpSpecConstant %int 7
%vec = OpTypeVector %int 3
%col = OpTypeVector %float 2
%mat = OpTypeMatrix %col 3
%arr = OpTypeArray %int %n3
%a = OpTypeStruct %int %vec %arr
%a2 = OpTypeArray %a %n2
%b = OpTypeStruct %a %a2 %mat %int
%same = OpTypeStruct %a %a2 %mat %int
%fn = OpTypeFunction %void
`

// composite is a type of the random programs, with its parts.
type composite struct {
	name  string
	parts []*composite
}

func composites() map[string]*composite {
	all := map[string]*composite{}
	add := func(name string, parts ...string) {
		s := &composite{name: name}
		for _, p := range parts {
			s.parts = append(s.parts, all[p])
		}
		all[name] = s
	}
	add("int")
	add("float")
	add("vec", "int", "int", "int")
	add("col", "float", "float")
	add("mat", "col", "col", "col")
	add("arr", "int", "int", "int")
	add("a", "int", "vec", "arr")
	add("a2", "a", "a")
	add("b", "a", "a2", "mat", "int")
	add("same", "a", "a2", "mat", "int")
	return all
}

// composer writes a random program over composites. It does all that sroa looks at: chains of chains, copies, dynamic
// indices, calls, whole and partial accesses.
type composer struct {
	r        *rand.Rand
	types    map[string]*composite
	names    []string // of types
	b        strings.Builder
	id       int
	pointers []typed             // that every block may use
	local    []typed             // that the block may use
	values   map[string][]string // by type, that every block may use
}

type typed struct{ id, typ string }

func (c *composer) line(format string, args ...any) { fmt.Fprintf(&c.b, format+"\n", args...) }

func (c *composer) fresh() string {
	c.id++
	return fmt.Sprintf("%%x%d", c.id)
}

// value returns a value of a type: one that is there, or one that is put together.
func (c *composer) value(typ string, have map[string][]string) string {
	if list := have[typ]; len(list) > 0 && c.r.IntN(3) > 0 {
		return list[c.r.IntN(len(list))]
	}
	s := c.types[typ]
	if len(s.parts) == 0 || c.r.IntN(6) == 0 {
		list := c.values[typ]
		return list[c.r.IntN(len(list))]
	}
	var parts []string
	for _, p := range s.parts {
		parts = append(parts, c.value(p.name, have))
	}
	id := c.fresh()
	c.line("%s = OpCompositeConstruct %%%s %s", id, typ, strings.Join(parts, " "))
	return id
}

// chain goes from a pointer to a part of what it leads to.
func (c *composer) chain(p typed) typed {
	s := c.types[p.typ]
	var indices []string
	for len(s.parts) > 0 && (len(indices) == 0 || c.r.IntN(2) == 0) {
		i := c.r.IntN(len(s.parts))
		index := fmt.Sprintf("%%n%d", i)
		if s.name != "a" && s.name != "b" && s.name != "same" && c.r.IntN(6) == 0 {
			index = fmt.Sprintf("%%d%d", i) // dynamic
		}
		indices = append(indices, index)
		s = s.parts[i]
	}
	q := typed{c.fresh(), s.name}
	op := []string{"OpAccessChain", "OpInBoundsAccessChain"}[c.r.IntN(2)]
	if len(indices) == 0 {
		c.line("%s = OpCopyObject %%p_%s %s", q.id, q.typ, p.id)
	} else {
		c.line("%s = %s %%p_%s %s %s", q.id, op, q.typ, p.id, strings.Join(indices, " "))
	}
	return q
}

func (c *composer) pick() typed {
	if k := c.r.IntN(len(c.pointers) + len(c.local)); k < len(c.local) {
		return c.local[k]
	}
	return c.pointers[c.r.IntN(len(c.pointers))]
}

// statement writes something that is done with variables and values.
func (c *composer) statement(have map[string][]string) {
	p := c.pick()
	keep := func(typ, id string) { have[typ] = append(have[typ], id) }
	switch c.r.IntN(14) {
	case 0, 1, 2:
		c.local = append(c.local, c.chain(p))
	case 3, 4, 5:
		q := p
		if c.r.IntN(2) == 0 {
			q = c.chain(p)
		}
		id := c.fresh()
		c.line("%s = OpLoad %%%s %s", id, q.typ, q.id)
		keep(q.typ, id)
		if c.r.IntN(2) == 0 {
			c.line("OpStore %%out_%s %s", q.typ, id)
		}
	case 6, 7, 8:
		q := p
		if c.r.IntN(2) == 0 {
			q = c.chain(p)
		}
		c.line("OpStore %s %s", q.id, c.value(q.typ, have))
	case 9:
		for range 4 {
			if q := c.pick(); q.typ == p.typ {
				c.line("OpCopyMemory %s %s", p.id, q.id)
				break
			}
		}
	case 10, 11:
		typ := c.names[c.r.IntN(len(c.names))]
		s, v := c.types[typ], c.value(typ, have)
		var trail []string
		for len(s.parts) > 0 && (len(trail) == 0 || c.r.IntN(2) == 0) {
			i := c.r.IntN(len(s.parts))
			trail = append(trail, fmt.Sprint(i))
			s = s.parts[i]
		}
		if len(trail) == 0 {
			return
		}
		id := c.fresh()
		if c.r.IntN(3) > 0 {
			c.line("%s = OpCompositeExtract %%%s %s %s", id, s.name, v, strings.Join(trail, " "))
			keep(s.name, id)
			c.line("OpStore %%out_%s %s", s.name, id)
		} else {
			part := c.value(s.name, have)
			c.line("%s = OpCompositeInsert %%%s %s %s %s", id, typ, part, v, strings.Join(trail, " "))
			keep(typ, id)
		}
	case 12:
		id := c.fresh()
		from, to := "b", "same"
		if c.r.IntN(2) == 0 {
			from, to = to, from
		}
		v := c.value(from, have)
		c.line("%s = OpCopyLogical %%%s %s", id, to, v)
		keep(to, id)
	case 13:
		if q := c.chain(p); q.typ == "int" && c.r.IntN(3) == 0 {
			c.line("%s = OpFunctionCall %%void %%callee %s", c.fresh(), q.id)
		}
	}
}

// randomComposites returns a program of n blocks.
func randomComposites(r *rand.Rand, n, vars int) string {
	c := &composer{r: r, types: composites(), values: map[string][]string{}}
	c.names = []string{"int", "float", "vec", "col", "mat", "arr", "a", "a2", "b", "same"}
	c.b.WriteString(compositesHead)
	constants := map[string]string{"int": "%n1 %n2 %spec", "float": "%f1 %f2"}
	for _, name := range c.names {
		c.line("%%p_%s = OpTypePointer Function %%%[1]s\n%%w_%[1]s = OpTypePointer CrossWorkgroup %%%[1]s\n"+
			"%%out_%[1]s = OpVariable %%w_%[1]s CrossWorkgroup\n%%null_%[1]s = OpConstantNull %%%[1]s\n"+
			"%%undef_%[1]s = OpUndef %%%[1]s", name)
		s := c.types[name]
		if len(s.parts) > 0 {
			var parts []string
			for _, p := range s.parts {
				parts = append(parts, c.values[p.name][0])
			}
			c.line("%%c_%s = OpConstantComposite %%%[1]s %s", name, strings.Join(parts, " "))
			constants[name] = "%c_" + name
		}
		c.values[name] = append(strings.Fields(constants[name]), "%null_"+name, "%undef_"+name)
	}
	c.line("%%fnp = OpTypeFunction %%void %%p_int\n%%main = OpFunction %%void None %%fn")
	g, order := randomFlow(r, n)
	for k, v := range order {
		c.line("%%b%d = OpLabel", v)
		c.local = nil
		have := map[string][]string{}
		if k == 0 {
			for i := range vars {
				typ := c.names[2+r.IntN(len(c.names)-2)]
				c.line("%%v%d = OpVariable %%p_%s Function%s", i, typ, []string{"", "", " %c_" + typ, " %null_" + typ}[r.IntN(4)])
				c.pointers = append(c.pointers, typed{fmt.Sprintf("%%v%d", i), typ})
			}
			for i := range 4 {
				c.line("%%d%d = OpCopyObject %%int %%n%[1]d", i)
			}
			for range r.IntN(4) {
				p := c.chain(c.pick())
				c.pointers = append(c.pointers, p)
			}
		}
		for range 2 + r.IntN(8) {
			c.statement(have)
		}
		c.b.WriteString(randomTerminator("", g, int(v)))
	}
	c.line("OpFunctionEnd\n%%callee = OpFunction %%void None %%fnp\n%%cp = OpFunctionParameter %%p_int\n%%cb = OpLabel\n" +
		"%%cx = OpLoad %%int %%cp\n%%cy = OpIAdd %%int %%cx %%n1\nOpStore %%cp %%cy\nOpReturn\nOpFunctionEnd")
	return c.b.String()
}

// TestSROARandom: on random programs over composites, a split variable does what it did, a second run finds nothing,
// and what mem2reg leaves is indexed by what is no constant, or its pointer goes into a call.
func TestSROARandom(t *testing.T) {
	split := 0
	for seed := range uint64(500) {
		r := rand.New(rand.NewPCG(seed, 2))
		text := randomComposites(r, 2+r.IntN(6), 1+r.IntN(4))
		before, m := irtest.Text(t, text), irtest.Text(t, text)
		runs := [][]*pass.Pass{{ssa.SROA}, {ssa.Mem2Reg}}
		for _, run := range runs {
			runPasses(t, m, pass.Options{Check: true}, run...)
			for range 6 {
				choices := make([]int, 20)
				for i := range choices {
					choices[i] = r.IntN(6)
				}
				if want, got := interpret(before, choices), interpret(m, choices); !refines(want, got) {
					t.Fatalf("seed %d: %s: %v became %v\n%s", seed, run[0].Name, want, got, text)
				}
			}
			if runPasses(t, m, pass.Options{Check: true}, run...) {
				t.Fatalf("seed %d: a second run of %s changes something\n%s", seed, run[0].Name, text)
			}
		}
		count := func(op spirv.Op) (n int) {
			for in := range before.Functions()[0].Insts() {
				if in.Op == op {
					n++
				}
			}
			for in := range m.Functions()[0].Insts() {
				if in.Op == op {
					n--
				}
			}
			return n
		}
		split += count(spirv.OpVariable)
	}
	if split < 300 {
		t.Errorf("only %d variables became values", split)
	}
}
