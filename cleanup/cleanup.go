// Package cleanup has the passes over what a module declares: they strip what a driver does not read, merge duplicates,
// trim what is not needed, set specialization constants and number ids. What instructions compute is not looked at.
// Nothing here is part of a level: levels keep names, strings, debug information and specialization constants of all
// that stays, and who does not want them says so.
package cleanup

import "hone/pass"

// Passes returns the passes of the package.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		StripDebug,
		StripReflect,
		StripNonSemantic,
		FlattenDecorations,
		RemoveDontInline,
		ForwardReferences,
		MaximalReconvergence,
		SeparateBindings,
		SetSpecConst,
		FreezeSpecConst,
		Dedupe,
		TrimCapabilities,
		TrimInterface,
		DeadOutputs,
		CompactIDs,
	}
}
