package cputime

import (
	"sync"
	"time"
)

// Limit returns how much processor time this machine may take for what another one does in d: more where it is slower,
// emulated or instrumented. So a test that shows that code is not quadratic does not depend on the machine. The first
// call takes some 20 ms.
func Limit(d time.Duration) time.Duration { return time.Duration(float64(d) * slowness()) }

// nominal is what walk takes on the machine that limits are meant for.
const nominal = 20 * time.Millisecond

// slowness returns how many times as long as nominal this machine takes, at least 1.
var slowness = sync.OnceValue(func() float64 {
	start := Now()
	walk(make([]uint32, 1<<21))
	return max(1, float64(Since(start))/float64(nominal))
})

// walk does arithmetic, and goes through memory that is larger than most caches.
func walk(memory []uint32) (sum uint32) {
	x := uint32(1)
	for i := range uint32(1 << 21) {
		x ^= x << 13
		x ^= x >> 17
		x ^= x << 5
		memory[x%uint32(len(memory))] += i
		sum += memory[i]
	}
	return sum
}
