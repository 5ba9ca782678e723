package build_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"path"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

var emits = flag.Int("emits", 1, "how many times TestEmitters edits each module, and how many generated shaders")

// TestEmitters makes random splits, selections, moves and instrumented instructions in real and generated shaders, none
// of which changes what is computed. What was held before stands in its function as what it was; the module keeps all
// rules, spirv-val accepts it, and the vm finds no difference.
//
//	go test ./ir/build -run Emitters -emits 20
func TestEmitters(t *testing.T) {
	for i, file := range corpus.All(t) {
		for seed := range *emits {
			if *emits == 1 && i%4 != 0 {
				continue
			}
			t.Run(fmt.Sprint(file.Name, " ", seed), func(t *testing.T) {
				t.Parallel()
				emitAtRandom(t, irtest.Load(t, file), uint64(seed), compare.Options{Runs: 2, Steps: 1 << 16})
			})
		}
	}
	for seed := range 24 * *emits {
		t.Run(fmt.Sprint("generated ", seed), func(t *testing.T) {
			t.Parallel()
			o := shadergen.Options{Size: 40, Flow: seed%2 == 0, Barriers: seed%3 == 0, Modern: seed%5 == 0}
			bin := irtest.Assemble(t, shadergen.Generate(uint64(seed), o), o.Version())
			emitAtRandom(t, bin, uint64(seed), compare.Options{Runs: 4, Groups: [3]int{3, 1, 1}, Elements: 512, Steps: 1 << 18})
		})
	}
}

func emitAtRandom(t *testing.T, bin *spirv.Binary, seed uint64, o compare.Options) {
	x := &emitter{t: t, r: rand.New(rand.NewPCG(seed, 7)), instrumented: map[*ir.Inst]bool{},
		defined: strings.HasPrefix(path.Base(t.Name()), "generated")}
	m := irtest.Read(t, bin)
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			x.held = append(x.held, held{in, f, in.Op, in.Result})
		}
	}
	p := pass.ForFunctions("emit", "", func(c *pass.Context, f *ir.Function) bool { return x.edit(c, f) })
	if _, err := pass.Of(p).Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	out := irtest.Write(t, m)
	x.check(m)
	if msg := passtest.ValidateAny(t, out); msg != "" && passtest.ValidateAny(t, bin) == "" {
		t.Errorf("spirv-val: %s", msg)
	}
	passtest.Meaning(t, bin, out, o)
}

// held is an instruction as it was before all edits.
type held struct {
	in     *ir.Inst
	f      *ir.Function
	op     spirv.Op
	result ir.ID
}

type emitter struct {
	t            *testing.T
	r            *rand.Rand
	held         []held
	instrumented map[*ir.Inst]bool // these have other ids
	defined      bool              // what is computed is defined, and may be branched on
}

// check looks at what was held.
func (x *emitter) check(m *ir.Module) {
	x.t.Helper()
	for _, h := range x.held {
		if m.IsDebug(h.in) { // it may be gone with what it was about
			continue
		}
		switch {
		case h.in.Block() == nil || h.in.Function() != h.f || h.in.Op != h.op:
			x.t.Fatalf("%s was in function %%%d, and is %s", h.op, h.f.Result(), h.in)
		case h.in.Result != 0 && m.Def(h.in.Result) != h.in:
			x.t.Fatalf("%s is not what defines its result", h.in)
		case h.in.Result != h.result && !x.instrumented[h.in]:
			x.t.Fatalf("%s had the result %%%d", h.in, h.result)
		}
		found := false
		for in := h.in; in != nil && !found; in = in.Prev() {
			found = in == h.in.Block().First()
		}
		if !found {
			x.t.Fatalf("%s does not stand in its block", h.in)
		}
	}
}

// edit edits a function at random places.
func (x *emitter) edit(c *pass.Context, f *ir.Function) bool {
	var places []*ir.Inst
	for _, h := range x.held {
		if h.f == f && h.op != spirv.OpLabel && h.op != spirv.OpPhi && !h.op.Is(spirv.TraitVariable) {
			places = append(places, h.in)
		}
	}
	for range min(40, len(places)) {
		in := places[x.r.IntN(len(places))]
		switch what := x.r.IntN(8); {
		case what == 0:
			build.Before(in).Split()
		case what == 1:
			c.AtStart(in.Block()).If(c.Constants().Bool(x.r.IntN(2) == 0), func(b build.Builder) { x.part(c, b, 2) })
		case what == 2:
			x.move(c, in)
		case what < 5:
			b := c.Before(in)
			b.If(x.condition(c, in), func(b build.Builder) { x.part(c, b, 2) })
			b.Undef(c.Types().Bool()) // goes on
		case in.Repeatable() && !c.Module.IsDebug(in) && !x.instrumented[in]:
			x.instrument(c, in)
		}
		c.Module.CompleteReplacements()
	}
	x.check(c.Module)
	return true
}

// condition returns a boolean that is there before an instruction: a constant, or what is computed.
func (x *emitter) condition(c *pass.Context, in *ir.Inst) ir.ID {
	boolean := c.Types().Bool()
	for d := in.Prev(); x.defined && d != nil && x.r.IntN(4) > 0; d = d.Prev() {
		if d.Type == boolean && d.Op != spirv.OpUndef {
			return d.Result
		}
	}
	return c.Constants().Bool(x.r.IntN(2) == 0)
}

// part builds something without effect, with selections in it.
func (x *emitter) part(c *pass.Context, b build.Builder, depth int) {
	boolean := c.Types().Bool()
	v := b.LogicalNot(boolean, c.Constants().Bool(true))
	if depth == 0 || x.r.IntN(2) == 0 {
		return
	}
	w := b.IfElse(boolean, v,
		func(b build.Builder) ir.ID { x.part(c, b, depth-1); return b.LogicalNot(boolean, v) },
		func(b build.Builder) ir.ID {
			if x.r.IntN(4) == 0 {
				return v
			}
			x.part(c, b, depth-1)
			return b.LogicalAnd(boolean, v, v)
		})
	b.LogicalOr(boolean, v, w)
}

// move moves what needs nothing of the function to the start of its block.
func (x *emitter) move(c *pass.Context, in *ir.Inst) {
	if !effects.Speculatable(in) || in.Unknown() {
		return
	}
	for _, id := range in.IDs() {
		if c.Module.Def(id).Function() != nil {
			return
		}
	}
	if at := c.AtStart(in.Block()); in.Block().FirstInsertionPoint() != in {
		at.Move(in)
	}
}

// instrument builds an instruction again: straight, on a condition that holds, or on both sides of a branch.
func (x *emitter) instrument(c *pass.Context, in *ir.Inst) {
	m := c.Module
	x.instrumented[in] = true
	typ := in.Type
	if d := m.Def(typ); d != nil && d.Op == spirv.OpTypeVoid {
		typ = 0
	}
	constant := effects.Of(in)&spirv.Convergent != 0
	straight := x.r.IntN(3) == 0 || typ != 0 && (!m.Allows(typ, ir.PhiOf) || m.Constants().Null(typ) == 0) ||
		in.Op == spirv.OpSampledImage
	condition := x.condition(c, in)
	if constant {
		condition = c.Constants().Bool(true)
	}
	b := c.Instrument(in)
	if x.r.IntN(3) == 0 {
		b.If(condition, func(b build.Builder) { x.part(c, b, 1) })
	}
	value := func(b build.Builder) ir.ID {
		x.part(c, b, 1)
		v := b.Again(in)
		x.part(c, b, 1)
		return v.Result
	}
	switch {
	case straight:
		b.Again(in)
	case constant || x.r.IntN(2) == 0:
		condition = c.Constants().Bool(true)
		if typ == 0 {
			b.If(condition, func(b build.Builder) { value(b) })
		} else {
			b.IfElse(typ, condition, value, func(build.Builder) ir.ID { return m.Constants().Null(typ) })
		}
	default:
		b.IfElse(typ, condition, value, value)
	}
}

// TestPasses runs two passes that are made of emitters.
func TestPasses(t *testing.T) {
	named := func(m *ir.Module, name string) (id ir.ID) {
		for in := range m.Insts() {
			if in.Result != 0 && m.Name(in.Result) == name {
				id = in.Result
			}
		}
		return id
	}
	again := pass.ForFunctions("again", "on a condition, a multiplication with another factor and a sample",
		func(c *pass.Context, f *ir.Function) bool {
			for in := range f.Insts() {
				if in.Op != spirv.OpFMul && in.Op != spirv.OpImageSampleExplicitLod || !c.Transform() {
					continue
				}
				b := c.Instrument(in)
				b.IfElse(in.Type, named(c.Module, "cond"),
					func(b build.Builder) ir.ID {
						v := b.Again(in)
						if in.Op == spirv.OpFMul {
							v.SetID(1, named(c.Module, "factor"))
						}
						return v.Result
					},
					func(b build.Builder) ir.ID {
						if in.Op == spirv.OpFMul {
							return b.Again(in).Result
						}
						return c.Constants().Null(in.Type)
					})
				return true
			}
			return false
		})
	discard := pass.ForFunctions("discard", "on a condition, before a store", func(c *pass.Context, f *ir.Function) bool {
		for in := range f.Insts() {
			if in.Op == spirv.OpStore && c.Transform() {
				c.Before(in).If(named(c.Module, "cond"), func(b build.Builder) { b.Kill() })
				return true
			}
		}
		return false
	})
	passtest.Run(t, []*pass.Pass{again, discard})
}

// TestRequireFor asks for what instructions take.
func TestRequireFor(t *testing.T) {
	m := irtest.Text(t, `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%three = OpConstant %uint 3
%true = OpConstantTrue %bool
%fn = OpTypeFunction %uint
%f = OpFunction %uint None %fn
%entry = OpLabel
OpReturnValue %three
OpFunctionEnd
`)
	m.Header.Version = spirv.MakeVersion(1, 3)
	f := m.Functions()[0]
	u32, three := m.TypeOf(f.Entry().Terminator().ID(0)), f.Entry().Terminator().ID(0)
	boolean := m.Types().Bool()
	b := build.AtEnd(f.Entry())
	require := func(id ir.ID) error { return m.RequireFor(m.Def(id)) }
	err := require(b.GroupNonUniformElect(boolean, three))
	if err != nil || !m.HasCapability(spirv.CapabilityGroupNonUniform) {
		t.Errorf("elect: %v", err)
	}
	if err := require(b.GroupNonUniformRotateKHR(u32, three, three, three)); err != nil ||
		!m.HasCapability(spirv.CapabilityGroupNonUniformRotateKHR) || !m.HasExtension("SPV_KHR_subgroup_rotate") {
		t.Errorf("rotate: %v", err)
	}
	if err := require(m.Types().Float(64)); err != nil || !m.HasCapability(spirv.CapabilityFloat64) {
		t.Errorf("float: %v", err)
	}
	if err := require(b.CopyLogical(u32, three)); err == nil {
		t.Error("OpCopyLogical is in SPIR-V 1.4, and nothing is said")
	}
}

// TestReplaceBySelection replaces each number in generated shaders by a selection of which one part is what it was, and
// the other a constant that is never chosen: phis, too, which stand before all that can be split.
func TestReplaceBySelection(t *testing.T) {
	for seed := range uint64(40) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			o := shadergen.Options{Size: 30, Flow: seed%2 == 0, Barriers: seed%3 == 0, Modern: seed%5 == 0}
			bin := irtest.Assemble(t, shadergen.Generate(seed, o), o.Version())
			m := irtest.Read(t, bin)
			r := rand.New(rand.NewPCG(seed, 1))
			replaced := 0
			edit := pass.ForFunctions("select", "", func(c *pass.Context, f *ir.Function) bool {
				var list []*ir.Inst
				for in := range f.Insts() {
					d := m.Def(in.Type)
					isNumber := in.Result != 0 && d != nil && (d.Op == spirv.OpTypeInt || d.Op == spirv.OpTypeFloat) &&
						in.Block() != nil
					if isNumber && (in.Op == spirv.OpPhi || in.Repeatable()) && r.IntN(6) == 0 {
						list = append(list, in)
					}
				}
				for _, in := range list {
					b := build.Replace(in)
					is := r.IntN(2) == 0
					old := func(b build.Builder) ir.ID { return in.Result }
					if r.IntN(2) == 0 {
						old = func(b build.Builder) ir.ID { return b.CopyObject(in.Type, in.Result) }
					}
					other := func(b build.Builder) ir.ID { return m.Constants().Null(in.Type) }
					parts := []func(b build.Builder) ir.ID{other, old}
					if is {
						parts = []func(b build.Builder) ir.ID{old, other}
					}
					b.IfElse(in.Type, m.Constants().Bool(is), parts[0], parts[1])
					b.Done()
					replaced++
				}
				return list != nil
			})
			if _, err := pass.Of(edit).Run(m, pass.Options{Check: true}); err != nil {
				t.Fatal(err)
			}
			if replaced == 0 {
				t.Error("nothing was replaced")
			}
			out := irtest.Write(t, m)
			if msg := passtest.ValidateAny(t, out); msg != "" {
				t.Errorf("spirv-val: %s", msg)
			}
			passtest.Meaning(t, bin, out, compare.Options{Runs: 4, Groups: [3]int{3, 1, 1}, Elements: 512, Steps: 1 << 18})
		})
	}
}
