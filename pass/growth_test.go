package pass_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// TestGrowthIsLimited: a pass that grows without asking is stopped before it has taken all memory, and named, whichever
// pass makes what is too much in the end.
func TestGrowthIsLimited(t *testing.T) {
	add := func(in *ir.Inst) { build.Before(in).IAdd(in.Type, in.ID(0), in.ID(1)) }
	doubles := pass.ForFunctions("doubles", "", func(_ *pass.Context, f *ir.Function) bool {
		for in := range f.Insts() {
			if in.Op == spirv.OpIAdd {
				add(in)
			}
		}
		return true
	})
	asks := pass.ForFunctions("asks", "", func(c *pass.Context, f *ir.Function) bool {
		for in := range f.Insts() {
			if in.Op == spirv.OpIAdd && c.Grow(1) {
				add(in)
			}
		}
		return true
	})
	endless := pass.ForModule("endless", "", func(c *pass.Context) bool {
		for in := c.Module.Functions()[0].Entry().First().Next(); ; {
			add(in)
		}
	})
	names := pass.ForModule("names", "", func(c *pass.Context) bool {
		for long := strings.Repeat("long", 50_000); ; {
			c.Module.SetName(c.Module.Functions()[0].Result(), long)
		}
	})
	ids := pass.ForModule("ids", "", func(c *pass.Context) bool {
		for {
			c.Module.NewID()
		}
	})
	for _, c := range []struct {
		pipeline *pass.Pipeline
		fault    string
		what     string
	}{
		{pass.Of(asks, doubles, asks).Fix(), "doubles", "instructions"},
		{pass.Of(oneLess, endless), "endless", "instructions"},
		{pass.Of(names), "names", "operand words"},
		{pass.Of(ids), "ids", "ids"},
	} {
		_, err := c.pipeline.Run(irtest.Text(t, text), pass.Options{})
		var broken *pass.BrokenError
		var limit *ir.LimitError
		if !errors.As(err, &broken) || !errors.As(err, &limit) {
			t.Errorf("%s: %v", c.fault, err)
			continue
		}
		if broken.Pass != c.fault || limit.What != c.what || broken.Before == nil {
			t.Errorf("%v is at fault: %v", broken.Pass, err)
		}
	}
	// What passes may ask for is far below.
	if _, err := pass.Of(asks).Fix().Run(irtest.Text(t, text), pass.Options{}); errors.As(err, new(*ir.LimitError)) {
		t.Error(err)
	}
}

// TestBlame: what can't be written is the fault of the pass that made it so, not of the last one, unless it was so from
// the start.
func TestBlame(t *testing.T) {
	dangles := pass.ForModule("dangles", "", func(c *pass.Context) bool {
		c.Module.Functions()[0].Entry().First().Next().Remove()
		return true
	})
	long := pass.ForModule("long", "", func(c *pass.Context) bool {
		f := c.Module.Functions()[1]
		v := uint32(f.Params[0].Result)
		words := make([]uint32, spirv.MaxInstructionWords)
		for i := range words {
			words[i] = v
		}
		f.Entry().InsertBefore(f.Entry().Last(), c.Module.NewInst(spirv.OpCompositeConstruct, c.Module.TypeOf(ir.ID(v)), true,
			words...))
		return true
	})
	misplaced := pass.ForModule("misplaced", "", func(c *pass.Context) bool {
		c.Module.Section(ir.Globals).Append(c.Module.NewInst(spirv.OpCapability, 0, false, uint32(spirv.CapabilityInt64)))
		return true
	})
	open := pass.ForModule("open", "", func(c *pass.Context) bool {
		c.Module.Functions()[1].Entry().Last().Remove()
		return true
	})
	for _, c := range []struct {
		fault   *pass.Pass
		message string
	}{
		{dangles, "is used by %"},
		{long, "OpCompositeConstruct: has 65538 words, more than the 65535 that an instruction can have"},
		{misplaced, "OpCapability: stands among types, constants and variables, it belongs among capabilities"},
		{open, "ends in %14 = OpLabel, which is no terminator"},
	} {
		name := c.fault.Name
		p := pass.Of(nothing("first"), c.fault, nothing("last"))
		m := irtest.Text(t, text)
		if _, err := p.Run(m, pass.Options{}); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		bin, err := m.Write()
		if bin != nil || err == nil || !strings.Contains(err.Error(), c.message) {
			t.Errorf("%s: written: %v", name, err)
		}
		var broken *pass.BrokenError
		if err := p.Attribute(m, pass.Options{}, err); !errors.As(err, &broken) || broken.Pass != name ||
			broken.Before == nil {
			t.Errorf("%s: %v is to blame", name, err)
		}
		if _, err := p.Run(irtest.Text(t, text), pass.Options{Check: true}); !errors.As(err, &broken) || broken.Pass != name {
			t.Errorf("%s, checked: %v", name, err)
		}
	}
	var input *spirv.Error
	invalid := irtest.Text(t, strings.Replace(text, "OpReturnValue %b", "OpReturnValue %x1", 1))
	if err := pass.Of(dangles).Attribute(invalid, pass.Options{}, errors.New("any")); !errors.As(err, &input) {
		t.Errorf("of an invalid module: %v", err)
	}
}

// TestUnusedConstants: a pass that makes constants, finds no use for them and changes nothing else leaves the words
// that were read.
func TestUnusedConstants(t *testing.T) {
	p := pass.ForFunctions("look", "makes constants", func(c *pass.Context, f *ir.Function) bool {
		v2 := c.Module.Types().Vector(c.Module.Types().Int(32, false), 2)
		c.Constants().Splat(v2, c.Constants().Int(c.Module.Types().Int(32, false), 31337))
		return false
	})
	m := irtest.Text(t, text)
	before := irtest.Write(t, m)
	if changed, err := pass.Of(p).Run(m, pass.Options{Check: true}); changed || err != nil {
		t.Errorf("changed %v, %v", changed, err)
	}
	if after := irtest.Write(t, m); !slices.Equal(after.Words, before.Words) {
		t.Error("the module has other words")
	}
}
