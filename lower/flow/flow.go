// Package flow has the lowerings of control flow and of the shape of operations.
package flow

import "hone/pass"

// Passes returns the lowerings, in an order in which none makes what one before it removes. They go after those of
// memory, which make loops and switches. [Scalarize] is not among them: it goes after all others.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		TerminateToKill,
		DemoteToKill,
		KillToDemote,
		SwitchToIf,
		BoundLoops,
		UnreachableToReturn,
	}
}
