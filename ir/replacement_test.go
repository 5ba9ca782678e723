package ir_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/ir/view"
	"hone/spirv"
)

// replacing is what the tests below replace things in.
type replacing struct {
	m   *ir.Module
	ids map[string]ir.ID
	u32 ir.ID
}

const replacingText = `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpName %sum "sum"
DECORATIONS
%u32 = OpTypeInt 32 0
%bool = OpTypeBool
%seven = OpConstant %u32 7
%fn = OpTypeFunction %u32 %u32 %u32
%f = OpFunction %u32 None %fn
%a = OpFunctionParameter %u32
%b = OpFunctionParameter %u32
%entry = OpLabel
%sum = OpIAdd %u32 %a %b
%user = OpISub %u32 %sum %b
OpBranch %loop
%loop = OpLabel
%phi = OpPhi %u32 %user %entry %phi %loop
%phi2 = OpPhi %u32 %sum %entry %phi %loop
%more = OpIEqual %bool %phi %sum
OpLoopMerge %done %loop None
OpBranchConditional %more %loop %done
%done = OpLabel
OpReturnValue %user
OpFunctionEnd
`

func newReplacing(t *testing.T, decorations string) *replacing {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, strings.Replace(replacingText, "DECORATIONS", decorations, 1), "", ids))
	return &replacing{m, ids, ids["u32"]}
}

func (x *replacing) inst(name string) *ir.Inst { return x.m.Def(x.ids[name]) }

// block returns a block as text, without its label. What has no name is called new0, new1 and so on.
func (x *replacing) block(label string) string {
	names := map[ir.ID]string{}
	for name, id := range x.ids {
		names[id] = name
	}
	fresh := 0
	name := func(id ir.ID) string {
		if names[id] == "" {
			names[id] = fmt.Sprint("new", fresh)
			fresh++
		}
		return names[id]
	}
	var lines []string
	for in := range x.m.BlockOf(x.ids[label]).Insts() {
		if in.Op == spirv.OpLabel {
			continue
		}
		line := strings.TrimPrefix(in.Op.String(), "Op")
		if in.Result != 0 {
			line = name(in.Result) + " = " + line
		}
		for _, id := range in.IDs() {
			line += " " + name(id)
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// TestReplaceInst replaces an instruction in each way that a builder allows. What the users name after each step is the
// old result.
func TestReplaceInst(t *testing.T) {
	for _, test := range []struct {
		name, block, want string
		edit              func(x *replacing)
	}{
		{"one", "entry", "sum = ISub a b\nuser = ISub sum b\nBranch loop", func(x *replacing) {
			in := x.inst("sum")
			build.Replace(in).ISub(in.Type, in.ID(0), in.ID(1))
		}},
		{"several that read the old operands", "entry", "new0 = IMul a seven\nsum = IAdd new0 b\nuser = ISub sum b\n" +
			"Branch loop", func(x *replacing) {
			in := x.inst("sum")
			b := build.Replace(in)
			product := b.IMul(in.Type, in.ID(0), x.ids["seven"])
			b.IAdd(in.Type, product, in.ID(1))
		}},
		{"a user that is looked at and swept in between", "entry",
			"new0 = IMul a seven\nnew1 = IMul new0 seven\nsum = IAdd new1 new0\nuser = ISub sum b\nBranch loop", func(x *replacing) {
				in, user := x.inst("sum"), x.inst("user")
				b := build.Replace(in)
				first := b.IMul(in.Type, in.ID(0), x.ids["seven"])
				x.m.Replace(x.m.Constants().Int(x.u32, 8), x.ids["seven"]) // something to sweep
				x.m.Sweep()
				_, _ = user.Words(), user.ID(0)
				second := b.IMul(in.Type, first, x.ids["seven"])
				x.m.Sweep()
				user.SetID(0, user.ID(0))
				b.IAdd(in.Type, second, first)
			}},
		{"a result that others use in between", "entry",
			"new0 = IMul a seven\nsum = IAdd new0 b\nuser = ISub sum b\nnew1 = ISub new0 sum\nBranch loop", func(x *replacing) {
				in, user := x.inst("sum"), x.inst("user")
				b := build.Replace(in)
				first := b.IMul(in.Type, in.ID(0), x.ids["seven"])
				build.After(user).ISub(x.u32, first, in.Result)
				x.m.Sweep()
				b.IAdd(in.Type, first, in.ID(1))
			}},
		{"what takes the old result", "entry",
			"new0 = IAdd a b\nnew1 = IMul new0 seven\nsum = IAdd new1 new0\nuser = ISub sum b\nBranch loop", func(x *replacing) {
				in := x.inst("sum")
				b := build.Replace(in)
				b.IAdd(in.Type, b.IMul(in.Type, in.Result, x.ids["seven"]), in.Result)
			}},
		{"what takes the old result when it is gone", "entry",
			"new0 = IMul a seven\nnew1 = IAdd a b\nsum = IAdd new1 new0\nuser = ISub sum b\nBranch loop", func(x *replacing) {
				in := x.inst("sum")
				old := in.Result
				b := build.Replace(in)
				b.IAdd(in.Type, old, b.IMul(in.Type, in.ID(0), x.ids["seven"]))
			}},
		{"several at a time", "entry",
			"new0 = IMul a a\nsum = IMul new0 b\nnew1 = IMul sum seven\nuser = IMul new1 b\nBranch loop", func(x *replacing) {
				sum, user := x.inst("sum"), x.inst("user")
				outer, inner := build.Replace(user), build.Replace(sum)
				p := outer.IMul(user.Type, user.ID(0), x.ids["seven"])
				q := inner.IMul(sum.Type, sum.ID(0), sum.ID(0))
				outer.IMul(user.Type, p, user.ID(1))
				inner.IMul(sum.Type, q, sum.ID(1))
			}},
		{"what was built is replaced by its operand", "entry", "user = ISub a b\nBranch loop", func(x *replacing) {
			in := x.inst("sum")
			built := build.Replace(in).IAdd(in.Type, in.ID(0), x.m.Constants().Int(x.u32, 0))
			x.m.ReplaceAndRemove(x.m.Def(built), x.ids["a"])
		}},
		{"behind Done it only inserts", "entry", "sum = IMul a b\nnew0 = IMul sum sum\nuser = ISub sum b\nBranch loop",
			func(x *replacing) {
				in := x.inst("sum")
				b := build.Replace(in)
				product := b.IMul(in.Type, in.ID(0), in.ID(1))
				if done := b.Done(); done != x.ids["sum"] || x.m.Resolve(product) != done {
					panic("Done is another id")
				}
				b.IMul(in.Type, product, x.ids["sum"])
			}},
		{"a phi by a phi", "loop", "phi = Phi a entry phi loop\nphi2 = Phi sum entry phi loop\nmore = IEqual phi sum\n" +
			"LoopMerge done loop\nBranchConditional more loop done", func(x *replacing) {
			in := x.inst("phi")
			build.Replace(in).Phi(in.Type, x.ids["a"], in.ID(1), in.Result, in.ID(3))
		}},
		{"a phi by something else", "loop", "phi2 = Phi sum entry phi loop\nnew0 = IMul a b\nphi = IAdd new0 b\n" +
			"more = IEqual phi sum\n" +
			"LoopMerge done loop\nBranchConditional more loop done", func(x *replacing) {
			in := x.inst("phi")
			b := build.Replace(in)
			b.IAdd(in.Type, b.IMul(in.Type, x.ids["a"], x.ids["b"]), x.ids["b"])
		}},
		{"a phi by what takes it", "loop", "new0 = Phi user entry phi loop\nphi2 = Phi sum entry phi loop\n" +
			"phi = IAdd new0 seven\n" +
			"more = IEqual phi sum\nLoopMerge done loop\nBranchConditional more loop done", func(x *replacing) {
			in := x.inst("phi")
			build.Replace(in).IAdd(in.Type, in.Result, x.ids["seven"])
		}},
		{"a terminator", "done", "new0 = IAdd user seven\nReturnValue new0", func(x *replacing) {
			b := build.Replace(x.m.BlockOf(x.ids["done"]).Last())
			b.ReturnValue(b.IAdd(x.u32, x.ids["user"], x.ids["seven"]))
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			x := newReplacing(t, "")
			test.edit(x)
			if err := x.m.Verify(); err != nil {
				t.Fatal(err)
			}
			if got := x.block(test.block); got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
			if x.m.Name(x.ids["sum"]) != "sum" {
				t.Errorf("the name of the result is %q", x.m.Name(x.ids["sum"]))
			}
			m := irtest.Read(t, irtest.Write(t, x.m))
			if err := m.Verify(); err != nil {
				t.Errorf("as it was written: %v", err)
			}
		})
	}
}

// TestReplaceInstMidway asks, between two results, what may be asked then.
func TestReplaceInstMidway(t *testing.T) {
	x := newReplacing(t, "")
	in := x.inst("sum")
	user, label := x.inst("user"), in.Block()
	b := build.Replace(in)
	product := b.IMul(x.u32, in.ID(0), in.ID(0))
	if in.Block() != nil || in.Op != spirv.OpIAdd || in.ID(1) != x.ids["b"] || view.IAdd(in).Operand() != x.ids["a"] ||
		!slices.Equal(in.Words(), []uint32{uint32(x.ids["a"]), uint32(x.ids["b"])}) {
		t.Errorf("the old instruction reads as %v", in)
	}
	if d := x.m.Def(product); d.Op != spirv.OpIMul || d.Block() != label || x.m.Def(user.ID(0)) != d ||
		user.ID(0) != in.Result {
		t.Errorf("users see %v, and %v was built", x.m.Def(user.ID(0)), d)
	}
	if n := x.m.Uses(product); n != 3 || x.m.Uses(in.Result) != n {
		t.Errorf("%d uses of the new result and %d of the old one, want 3 of both", n, x.m.Uses(in.Result))
	}
	b.IAdd(x.u32, product, product)
	if n := x.m.Uses(product); n != 2 {
		t.Errorf("%d uses of an intermediate result, want 2", n)
	}
	uses := analysis.Uses.Of(analysis.NewCache(x.m), x.m.Functions()[0])
	if n := len(uses.Of(in.Result)); n != 3 {
		t.Errorf("the old result has %d uses, want 3", n)
	}
	defer func() {
		if r, ok := recover().(string); !ok || !strings.Contains(r, "is complete, and its builder is to build another "+
			"result, with OpIMul") {
			t.Errorf("a result after facts were asked for: %v", r)
		}
	}()
	b.IMul(x.u32, product, product)
}

// TestReplaceInstDecorations: what says something about the value stays, what vouches for the old way to compute it
// goes, what the last new result is decorated with is added.
func TestReplaceInstDecorations(t *testing.T) {
	for _, test := range []struct {
		old, new string // decorations
		want     string
	}{
		{"", "", ""},
		{"NonUniform", "", "NonUniform"},
		{"NoContraction NoSignedWrap", "", "NoContraction"},
		{"RelaxedPrecision FPFastMathMode=NotNaN", "", ""},
		{"FPFastMathMode=None", "", "FPFastMathMode"},
		{"NoUnsignedWrap", "NoUnsignedWrap", "NoUnsignedWrap"},
		{"NonUniform", "NonUniform RelaxedPrecision", "NonUniform RelaxedPrecision"},
		{"group:NonUniform", "", "NonUniform"},
		{"group:NoSignedWrap", "NonUniform", "NonUniform"},
		{"group:NoSignedWrap NonUniform", "RelaxedPrecision", "NonUniform RelaxedPrecision"},
	} {
		t.Run(test.old+", "+test.new, func(t *testing.T) {
			x := newReplacing(t, decorate("sum", test.old))
			in := x.inst("sum")
			b := build.Replace(in)
			product := b.IMul(in.Type, in.ID(0), in.ID(1))
			sum := b.IAdd(in.Type, product, in.ID(1))
			for kind := range strings.FieldsSeq(test.new) {
				d := map[string]spirv.Decoration{"NonUniform": spirv.DecorationNonUniform,
					"NoUnsignedWrap":   spirv.DecorationNoUnsignedWrap,
					"RelaxedPrecision": spirv.DecorationRelaxedPrecision}[kind]
				x.m.Decorate(sum, d)
			}
			x.m.SetName(sum, "total")
			m := irtest.Read(t, irtest.Write(t, x.m))
			var kinds []string
			for d := range m.Decorations(in.Result) {
				kinds = append(kinds, d.Kind.String())
			}
			slices.Sort(kinds)
			if got := strings.Join(kinds, " "); got != test.want {
				t.Errorf("decorated %q, want %q", got, test.want)
			}
			if m.Name(in.Result) != "total" || m.Decorated(product) || m.Name(product) != "" {
				t.Errorf("named %q and %q", m.Name(in.Result), m.Name(product))
			}
		})
	}
}

// TestReplaceInstPinned: what an unknown instruction may name keeps its id, and so its users.
func TestReplaceInstPinned(t *testing.T) {
	x := newReplacing(t, "")
	bin := irtest.Write(t, x.m)
	at := slices.Index(bin.Words, uint32(spirv.OpBranch)|2<<16)
	m := irtest.Read(t, &spirv.Binary{Words: slices.Insert(slices.Clone(bin.Words), at, 2<<16|0xfff0,
		uint32(x.ids["sum"]))})
	in := m.Def(x.ids["sum"])
	if !m.Pinned(in.Result) {
		t.Fatal("it is not pinned")
	}
	b := build.Replace(in)
	b.IAdd(in.Type, b.IMul(in.Type, in.ID(0), in.ID(0)), in.ID(1))
	m = irtest.Read(t, irtest.Write(t, m))
	if d := m.Def(in.Result); d == nil || d.Op != spirv.OpIAdd || m.Def(d.ID(0)).Op != spirv.OpIMul {
		t.Errorf("the pinned id is %v", d)
	}
}

// TestReplaceInstOutside replaces what stands outside of functions and what has no result.
func TestReplaceInstOutside(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, irtest.Compute+`
OpDecorate %v Binding 3
OpDecorate %v DescriptorSet 0
OpMemberDecorate %s 0 Offset 0
OpDecorate %s Block
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%two = OpConstant %u32 2
%s = OpTypeStruct %u32
%ptr = OpTypePointer Uniform %s
%v = OpVariable %ptr Uniform
%local = OpTypePointer Function %u32
%main = OpFunction %void None %fn
%entry = OpLabel
%w = OpVariable %local Function
OpStore %w %two
OpReturn
OpFunctionEnd
`, "", ids))
	s := m.Def(ids["s"])
	b := build.Replace(s)
	b.TypeStruct(b.TypeArray(ids["u32"], ids["two"]), s.ID(0))
	var store *ir.Inst
	for in := range m.BlockOf(ids["entry"]).Insts() {
		if in.Op == spirv.OpStore {
			store = in
		}
	}
	b = build.Replace(store)
	sum := b.IAdd(ids["u32"], store.ID(1), store.ID(1))
	b.Store(store.ID(0), sum)
	if err := m.Verify(); err != nil {
		t.Fatal(err)
	}
	m = irtest.Read(t, irtest.Write(t, m))
	if d := m.Def(ids["s"]); d.NumWords() != 2 || m.Def(d.ID(0)).Op != spirv.OpTypeArray ||
		!m.HasDecoration(ids["s"], spirv.DecorationBlock) ||
		m.Types().Pointee(m.TypeOf(ids["v"])) != d.Result {
		t.Errorf("the struct is %v", d)
	}
	if last := m.BlockOf(ids["entry"]).Last().Prev(); last.Op != spirv.OpStore || m.Def(last.ID(1)).Op != spirv.OpIAdd ||
		last.Prev().Op != spirv.OpIAdd {
		t.Errorf("the store is %v", last)
	}
}

// TestReplaceInstModel replaces instructions of random expressions by several others, with sweeps, looks and other
// edits in between, and computes what the function returns before and after.
func TestReplaceInstModel(t *testing.T) {
	for seed := range 300 {
		r := rand.New(rand.NewPCG(uint64(seed), 0))
		x := newReplacing(t, "")
		m, block := x.m, x.m.BlockOf(x.ids["entry"])
		at := block.Last()
		values := []ir.ID{x.ids["a"], x.ids["b"], x.ids["seven"], x.ids["sum"], x.ids["user"]}
		for range 10 {
			values = append(values, build.Before(at).IAdd(x.u32, values[r.IntN(len(values))], values[r.IntN(len(values))]))
		}
		want := map[ir.ID]uint32{}
		for _, id := range values {
			want[id] = valueOf(m, id, 100)
		}
		disturb := func() {
			switch r.IntN(6) {
			case 0:
				m.Sweep()
			case 1:
				for in := range block.Insts() {
					_ = in.Words()
				}
			case 2:
				in := m.Def(values[len(values)-1])
				in.SetID(1, in.ID(1))
			case 3:
				m.Constants().Int(x.u32, r.Uint64())
			}
		}
		var open []build.Builder
		for _, i := range r.Perm(len(values) - 4)[:5] {
			in := m.Def(values[i+4])
			b := build.Replace(in)
			open = append(open, b)
			// a + b is ((a + 7) + (b + k)) - (7 + k), or with the old value k + old - k.
			k := m.Constants().Int(x.u32, r.Uint64N(1<<32))
			disturb()
			if r.IntN(4) == 0 {
				more := b.IAdd(x.u32, in.Result, k)
				disturb()
				b.ISub(x.u32, more, k)
				continue
			}
			p := b.IAdd(x.u32, in.ID(0), x.ids["seven"])
			disturb()
			q := b.IAdd(x.u32, in.ID(1), k)
			disturb()
			sum := b.IAdd(x.u32, p, q)
			if r.IntN(3) == 0 {
				extra := build.Before(at).IAdd(x.u32, p, q) // what others make of intermediate results
				want[extra] = valueOf(m, p, 100) + valueOf(m, q, 100)
			}
			disturb()
			if in.Op == spirv.OpISub {
				b.ISub(x.u32, b.IAdd(x.u32, in.ID(0), k), q)
			} else {
				b.ISub(x.u32, b.ISub(x.u32, sum, x.ids["seven"]), k)
			}
			disturb()
		}
		if r.IntN(2) == 0 {
			open[r.IntN(len(open))].Done()
		}
		if err := m.Verify(); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for id, v := range want {
			if got := valueOf(m, id, 100); got != v {
				t.Fatalf("seed %d: %%%d is %d, want %d", seed, id, got, v)
			}
		}
	}
}

// valueOf computes a value of the function above for a = 1000 and b = 17.
func valueOf(m *ir.Module, id ir.ID, depth int) uint32 {
	d := m.Def(id)
	if v, ok := m.Constants().IntValue(id); ok {
		return uint32(v)
	}
	if d == nil || depth == 0 {
		panic(fmt.Sprintf("%%%d is %v", id, d))
	}
	switch d.Op {
	case spirv.OpIAdd:
		return valueOf(m, d.ID(0), depth-1) + valueOf(m, d.ID(1), depth-1)
	case spirv.OpISub:
		return valueOf(m, d.ID(0), depth-1) - valueOf(m, d.ID(1), depth-1)
	}
	if d.Next() != nil {
		return 1000
	}
	return 17
}
