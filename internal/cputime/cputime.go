// Package cputime measures for tests what code costs, on a machine that does other things as well: the time that the
// process had a processor. What runs at the same time in the same process counts too.
package cputime

import "time"

// Now returns the processor time that the process has used so far; where the system does not say, the time since it
// began.
func Now() time.Duration { return now() }

// Since returns the processor time since start, which Now returned.
func Since(start time.Duration) time.Duration { return now() - start }
