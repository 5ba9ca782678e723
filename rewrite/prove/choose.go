package prove

// chooser makes a computation that chooses at some points run once for each way to choose: begin the computation anew
// while next returns true.
type chooser struct {
	made    []choice
	at      int
	started bool
}

// choice is an alternative that was taken out of so many.
type choice struct{ taken, of int }

// next prepares the next run, and reports whether there is one.
func (c *chooser) next() bool {
	if !c.started {
		c.started = true
		return true
	}
	c.made = c.made[:c.at] // a run that ended early leaves the rest untold
	for n := len(c.made); n > 0; n-- {
		if last := &c.made[n-1]; last.taken+1 < last.of {
			last.taken++
			c.made = c.made[:n]
			c.at = 0
			return true
		}
	}
	return false
}

// pick returns a number below n: each of them in one of the runs.
func (c *chooser) pick(n int) int {
	if n <= 1 {
		return 0
	}
	if c.at == len(c.made) {
		c.made = append(c.made, choice{0, n})
	}
	c.at++
	return c.made[c.at-1].taken
}

// reset forgets all runs.
func (c *chooser) reset() { c.made, c.at, c.started = c.made[:0], 0, false }
