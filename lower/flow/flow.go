// Package flow has the lowerings of control flow and of the shape of operations.
package flow

import "hone/pass"

// Passes returns the lowerings, in an order in which none makes what one before it removes.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		TerminateToKill,
		DemoteToKill,
		KillToDemote,
		SwitchToIf,
		BoundLoops,
		UnreachableToReturn,
		Scalarize,
	}
}
