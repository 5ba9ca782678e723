package flow

import (
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// KillToDemote replaces OpKill and OpTerminateInvocation by OpDemoteToHelperInvocation and a return: what is discarded
// goes on as a helper, which changes nothing that can be seen, so that the derivatives of its neighbours stay defined.
// It asks for the capability DemoteToHelperInvocation, and for the
// extension SPV_EXT_demote_to_helper_invocation where the version has it not.
//
// It leaves alone, and says so, functions that others call, since these would go on: inline goes before. Cost: linear.
var KillToDemote = pass.ForFunctions("lower-kill-to-demote", "what is discarded goes on as a helper",
	func(c *pass.Context, f *ir.Function) bool {
		m, changed := c.Module, false
		for _, b := range f.Blocks {
			kill := b.Terminator()
			if kill.Op != spirv.OpKill && kill.Op != spirv.OpTerminateInvocation {
				continue
			}
			if !isEntryPoint(f) {
				c.RemarkAt(kill, f.Result(), "keeps what discards: who calls it would go on; inline goes before")
				continue
			}
			if !c.Transform() {
				continue
			}
			m.Require(spirv.CapabilityDemoteToHelperInvocation)
			if m.Header.Version < spirv.MakeVersion(1, 6) {
				m.RequireExtension("SPV_EXT_demote_to_helper_invocation")
			}
			c.Before(kill).DemoteToHelperInvocation()
			kill.Become(spirv.OpReturn)
			changed = true
		}
		return changed
	}, pass.Idempotent, pass.Removes("OpKill", "OpTerminateInvocation"))

// isEntryPoint reports whether a function is an entry point, which nothing calls.
func isEntryPoint(f *ir.Function) bool {
	for in := range f.Module().Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint && in.ID(1) == f.Result() {
			return true
		}
	}
	return false
}
