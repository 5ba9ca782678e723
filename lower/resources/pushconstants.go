package resources

import (
	"slices"

	"errors"

	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

var (
	pushBinding = pass.String("binding", "", "SET.BINDING of the buffer; nothing is changed where none is set").
			Must(checkSlot)
	pushClass = pass.OneOf("class", "which kind of buffer", "uniform", "storage")
	pushBytes = pass.Int("bytes", 128, "how many bytes of push constants there may be").Must(pass.Within(1, 1<<16))
)

func checkSlot(text string) error {
	if _, err := parseBindings(text + ":" + text); text != "" && (err != nil || len(text) < 3) {
		return errors.New("want SET.BINDING, such as 1.0")
	}
	return nil
}

// PushToBuffer takes push constants from a buffer at a set and binding: a uniform buffer, or, where something in them
// lies closer than a uniform buffer may have it, a storage buffer that is only read. Offsets stay as they are. Where
// push constants are no longer there, nothing is left to do.
//
// Cost: linear.
var PushToBuffer = pass.ForModule("lower-push-constants-to-buffer", "push constants are taken from a buffer",
	func(c *pass.Context) (bool, error) {
		m := c.Module
		var found []*ir.Inst
		for in := range m.Section(ir.Globals).Insts() {
			if isVariable(m, in, spirv.StorageClassPushConstant) {
				found = append(found, in)
			}
		}
		if found == nil {
			return false, nil
		}
		if pushBinding.Of(c) == "" {
			c.RemarkAt(found[0], found[0].Result, "no parameter says where the buffer is to be: binding")
			return false, nil
		}
		at, _ := parseSlot(pushBinding.Of(c))
		storage := pushClass.Of(c) == "storage"
		for _, in := range found {
			if why := fitsUniform(m, m.Types().Pointee(in.Type), ir.Member{}); why != "" && !storage {
				return false, ir.Faultf(in, "%s, which a uniform buffer can't have: class=storage can", why)
			}
		}
		if taken := m.VariableAt(at.set, at.binding); taken != 0 {
			return false, ir.Faultf(m.Def(taken), "there is something at %s already", at.place())
		}
		if err := checkAccesses(m, found); err != nil || !c.Transform() {
			return false, err
		}
		class := spirv.StorageClassUniform
		if storage {
			class = spirv.StorageClassStorageBuffer
		}
		setStorageClass(m, found, class)
		for _, v := range found {
			m.Decorate(v.Result, spirv.DecorationDescriptorSet, at.set)
			m.Decorate(v.Result, spirv.DecorationBinding, at.binding)
			if storage {
				m.Decorate(v.Result, spirv.DecorationNonWritable)
			}
		}
		for _, x := range narrowStorage {
			if m.HasCapability(x.push) {
				m.Require(x.uniform)
				removeCapability(m, x.push)
			}
		}
		c.Moved(pass.Place{Name: "push"}, at.place(), 0)
		return true, nil
	}, pushBinding, pushClass, pass.Idempotent, pass.Removes("StorageClass.PushConstant"))

// usedWithOthers returns one of some variables that an entry point uses beside another one, nil for none.
func usedWithOthers(c *pass.Context, variables []*ir.Inst) *ir.Inst {
	if len(variables) < 2 {
		return nil
	}
	first := map[*ir.Inst]ir.ID{} // by entry point
	for _, f := range c.Module.Functions() {
		for in := range f.Insts() {
			for _, id := range in.IDs() {
				i := slices.IndexFunc(variables, func(v *ir.Inst) bool { return v.Result == id })
				if i < 0 {
					continue
				}
				for e := range analysis.Calls.Of(c).EntryPoints(f) {
					if other := first[e]; other != 0 && other != id {
						return variables[i]
					}
					first[e] = id
				}
			}
		}
	}
	return nil
}

// BufferToPush makes a uniform buffer, which is named by its set and binding, push constants. It has to be a struct of
// a size that is known and that push constants have room for, and there are no others. Cost: linear.
var BufferToPush = pass.ForModule("lower-uniform-to-push-constants", "a uniform buffer becomes push constants",
	func(c *pass.Context) (bool, error) {
		m := c.Module
		if pushBinding.Of(c) == "" {
			return false, nil
		}
		at, _ := parseSlot(pushBinding.Of(c))
		var found []*ir.Inst
		for in := range m.Section(ir.Globals).Insts() {
			if !isVariable(m, in, spirv.StorageClassUniform) {
				continue
			}
			if slot, ok := descriptorOf(m, in.Result); !ok || slot != at {
				continue
			}
			found = append(found, in)
			typ := m.Types().Pointee(in.Type)
			n, ok := m.Types().Size(typ, ir.Member{})
			switch d := m.Def(typ); {
			case d == nil || d.Op != spirv.OpTypeStruct || !m.HasDecoration(typ, spirv.DecorationBlock):
				return false, ir.Faultf(in, "it is no single buffer that is only read")
			case !ok:
				return false, ir.Faultf(in, "it is not known how many bytes it has")
			case n > pushBytes.Of(c):
				return false, ir.Faultf(in, "it has %d bytes, push constants at most %d", n, pushBytes.Of(c))
			}
		}
		if found == nil {
			return false, nil
		}
		if v := usedWithOthers(c, found); v != nil {
			return false, ir.Faultf(v, "an entry point uses several variables at the binding, and has push constants once")
		}
		for in := range m.Section(ir.Globals).Insts() {
			if isVariable(m, in, spirv.StorageClassPushConstant) {
				return false, ir.Faultf(in, "there are push constants already")
			}
		}
		if err := checkAccesses(m, found); err != nil || !c.Transform() {
			return false, err
		}
		setStorageClass(m, found, spirv.StorageClassPushConstant)
		for _, v := range found {
			m.RemoveDecoration(v.Result, spirv.DecorationDescriptorSet)
			m.RemoveDecoration(v.Result, spirv.DecorationBinding)
		}
		for _, x := range narrowStorage {
			if m.HasCapability(x.uniform) {
				m.Require(x.push)
			}
		}
		c.Moved(at.place(), pass.Place{Name: "push"}, 0)
		return true, nil
	}, pushBinding, pushBytes, pass.Idempotent)
