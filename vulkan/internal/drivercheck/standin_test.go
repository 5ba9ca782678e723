package drivercheck

import (
	"errors"
	"strings"
	"testing"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
	"hone/vulkan"
)

// vmDevice stands in for a driver: vm, after a pass that plants a fault. So what is said about drivers is tested
// without one.
type vmDevice struct {
	fault *pass.Pass // nil for none
	fails error      // what it says to each shader, nil for nothing
	info  vulkan.Info
}

func standIn(fault *pass.Pass) *vmDevice {
	return &vmDevice{fault: fault, info: vulkan.Info{Name: "stand-in", Driver: "vm", API: 1<<22 | 3<<12, Subgroup: 8,
		MaxInvocations: 1024, MaxSize: [3]int{1024, 1024, 64},
		MaxShared: 1 << 15, MaxPush: 256, MaxSets: 8}}
}

func (d *vmDevice) Info() *vulkan.Info { return &d.info }

func (d *vmDevice) Run(words []uint32, dispatch vulkan.Dispatch) error {
	if d.fails != nil {
		return d.fails
	}
	bin, err := spirv.FromWords(words)
	if err != nil {
		return err
	}
	m, err := ir.Read(bin)
	if err != nil {
		return err
	}
	if d.fault != nil {
		if _, err := pass.Of(d.fault).Run(m, pass.Options{}); err != nil {
			return err
		}
	}
	p, err := vm.Compile(m, vm.Options{Entry: dispatch.Entry, Subgroup: d.info.Subgroup})
	if err != nil {
		return err
	}
	in := vm.Inputs{Groups: dispatch.Groups, Push: dispatch.Push, Buffers: map[layout.Slot][]byte{}, Workers: 1}
	for _, b := range dispatch.Buffers {
		in.Buffers[layout.Slot{Set: b.Set, Binding: b.Binding, Element: b.Element}] = b.Data
	}
	_, err = p.Run(in)
	return err
}

// change returns a pass that changes instructions.
func change(name string, each func(m *ir.Module, in *ir.Inst) bool) *pass.Pass {
	return pass.ForFunctions(name, name, func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for in := range f.Insts() {
			changed = each(c.Module, in) || changed
		}
		return changed
	})
}

var (
	swapped = change("swap", func(_ *ir.Module, in *ir.Inst) bool { // the operands of subtractions
		if in.Op == spirv.OpISub {
			in.SetOperands([]uint32{in.Word(1), in.Word(0)})
		}
		return in.Op == spirv.OpISub
	})
	former = change("former", func(m *ir.Module, in *ir.Inst) bool { // a phi of vectors gets the new value of another one
		if in.Op != spirv.OpPhi || m.Def(in.Type).Op != spirv.OpTypeVector {
			return false
		}
		for k := 0; k < in.NumWords(); k += 2 {
			if of := m.Def(in.ID(k)); of.Op == spirv.OpPhi && of.Block() == in.Block() && of != in {
				for j := 0; j < of.NumWords(); j += 2 {
					if of.ID(j+1) == in.ID(k+1) {
						in.SetID(k, of.ID(j))
						return true
					}
				}
			}
		}
		return false
	})
	// a loop that counts to an input of the invocation turns once more
	turns = change("turns", func(m *ir.Module, in *ir.Inst) bool {
		if in.Op != spirv.OpULessThan || m.Def(in.ID(1)).Op != spirv.OpLoad ||
			m.Def(m.Def(in.ID(1)).ID(0)).Op != spirv.OpVariable {
			return false
		}
		in.Become(spirv.OpULessThanEqual, in.Words()...)
		return true
	})
)

// reordered sums three numbers in another order, unless that is forbidden.
var reordered = change("reordered", func(m *ir.Module, in *ir.Inst) bool {
	if in.Op != spirv.OpFAdd || m.Def(in.ID(0)).Op != spirv.OpFAdd ||
		m.HasDecoration(in.Result, spirv.DecorationNoContraction) {
		return false
	}
	inner := m.Def(in.ID(0))
	a, b, c := inner.Word(0), inner.Word(1), in.Word(1)
	inner.SetOperands([]uint32{b, c})
	in.SetOperands([]uint32{a, uint32(inner.Result)})
	return true
})

// TestReordered: a driver that sums in another order is within what Vulkan allows where nothing forbids that.
func TestReordered(t *testing.T) {
	const sum = head + `
%float = OpTypeFloat 32
%second_p = OpAccessChain %p_u %in %0 %1
%second = OpLoad %u %second_p
%a = OpConvertUToF %float %n
%b = OpConvertUToF %float %first
%c = OpConvertUToF %float %second
%ab = OpFAdd %float %a %b
%abc = OpFAdd %float %ab %c
%x = OpBitcast %u %abc
`
	for _, c := range []struct {
		decorations string
		want        Verdict
		reason      string
	}{
		{"", Within, "the driver agrees where all arithmetic is NoContraction"},
		{"OpDecorate %ab NoContraction\nOpDecorate %abc NoContraction\n", Agree, ""},
	} {
		text := strings.Replace(sum, "OpDecorate", c.decorations+"OpDecorate", 1) + tail
		text = strings.Replace(strings.Replace(text, "%float = OpTypeFloat 32\n", "", 1), "%main = OpFunction",
			"%float = OpTypeFloat 32\n%main = OpFunction", 1)
		checker := &Checker{Device: standIn(reordered), Pipeline: levelO(t), Options: compare.Options{Runs: 8, Seed: 1,
			Groups: [3]int{1, 1, 1}}}
		o, err := checker.Check(assemble(t, text), "main")
		if err != nil {
			t.Fatal(err)
		}
		if o.Verdict != c.want || c.reason != "" && (len(o.Reasons) == 0 || !strings.Contains(o.Reasons[0], c.reason)) {
			t.Errorf("%s: %q, want %s: %s", o, o.Reasons, c.want, c.reason)
		}
	}
}

// TestVerdicts has drivers with planted faults, and what is said about them.
func TestVerdicts(t *testing.T) {
	crashed := standIn(nil)
	crashed.fails = errors.New("VK_ERROR_UNKNOWN")
	wide := standIn(nil)
	wide.info.Subgroup = 4
	for _, c := range []struct {
		name, shader string
		device       *vmDevice
		second       Device
		pipeline     *pass.Pipeline
		want         Verdict
		reason       string // the first one has it
		pass         bool
	}{
		{name: "no fault", shader: subtract, device: standIn(nil), want: Agree},
		{name: "the optimizer's fault", shader: subtract, device: standIn(nil), second: standIn(nil), pipeline: pass.Of(swapped), want: Disagree, reason: "optimized: ", pass: true},
		{name: "nobody knows", shader: subtract, device: standIn(swapped), want: Disagree, reason: " want "},
		{name: "both drivers", shader: subtract, device: standIn(swapped), second: standIn(swapped), want: Disagree, reason: " want "},
		{name: "another driver agrees", shader: subtract, device: standIn(swapped), second: standIn(nil), want: Fault, reason: "another driver agrees: stand-in"},
		{name: "another driver with other subgroups", shader: subtract, device: standIn(swapped), second: wide, want: Disagree, reason: " want "},
		{name: "a driver that fails", shader: subtract, device: crashed, want: Undecided, reason: "driver: VK_ERROR_UNKNOWN"},
		{name: "another driver does not fail", shader: subtract, device: crashed, second: standIn(nil), want: Fault, reason: "VK_ERROR_UNKNOWN; another driver agrees"},
		{name: "a former vector", shader: faulty[0].shader + tail, device: standIn(former), want: Fault, reason: "the driver agrees where each component of a vector has a phi of its own"},
		{name: "a turn too many", shader: faulty[1].shader + tail, device: standIn(turns), want: Fault, reason: "the driver agrees where all invocations do what that one does"},
	} {
		t.Run(c.name, func(t *testing.T) {
			checker := &Checker{Device: c.device, Second: c.second, Pipeline: c.pipeline, Options: compare.Options{Runs: 2,
				Seed: 1, Exact: true, Groups: [3]int{1, 1, 1}}}
			if c.pipeline == nil {
				checker.Pipeline = levelO(t)
			}
			o, err := checker.Check(assemble(t, c.shader), "main")
			if err != nil {
				t.Fatal(err)
			}
			if o.Verdict != c.want || o.Pass != c.pass || c.reason != "" &&
				(len(o.Reasons) == 0 || !strings.Contains(o.Reasons[0], c.reason)) {
				t.Errorf("%s (the optimizer's fault: %v): %q, want %s: %s", o, o.Pass, o.Reasons, c.want, c.reason)
			}
		})
	}
}
