package flow

import (
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// KillToDemote replaces OpKill and OpTerminateInvocation by OpDemoteToHelperInvocation and a return: what is discarded
// goes on as a helper, which changes nothing that can be seen, so that the derivatives of its neighbours stay defined.
// A function that returns a value returns zeros. It asks for the capability DemoteToHelperInvocation, and for the
// extension SPV_EXT_demote_to_helper_invocation where the version has it not.
//
// It leaves alone, and says so, functions whose type has no zero. Cost: linear.
var KillToDemote = pass.ForFunctions("lower-kill-to-demote", "what is discarded goes on as a helper",
	func(c *pass.Context, f *ir.Function) bool {
		m, changed := c.Module, false
		for _, b := range f.Blocks {
			kill := b.Terminator()
			if kill.Op != spirv.OpKill && kill.Op != spirv.OpTerminateInvocation {
				continue
			}
			var value ir.ID
			if typ := f.Def.Type; m.Def(typ).Op != spirv.OpTypeVoid {
				if value = c.Constants().Null(typ); value == 0 {
					c.RemarkAt(kill, f.Result(), "stays: the function returns what has no zero")
					continue
				}
			}
			if !c.Transform() {
				continue
			}
			m.Require(spirv.CapabilityDemoteToHelperInvocation)
			if m.Header.Version < spirv.MakeVersion(1, 6) {
				m.RequireExtension("SPV_EXT_demote_to_helper_invocation")
			}
			c.Before(kill).DemoteToHelperInvocation()
			if value == 0 {
				kill.Become(spirv.OpReturn)
			} else {
				kill.Become(spirv.OpReturnValue, uint32(value))
			}
			changed = true
		}
		return changed
	}, pass.Idempotent, pass.Removes("OpKill", "OpTerminateInvocation"))
