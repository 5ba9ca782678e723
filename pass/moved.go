package pass

import "fmt"

// Moved says that a shader takes elsewhere what it was given at a place, or passes it on elsewhere: a range of bytes of
// a buffer or of push constants, or all that is bound. A comparison with the shader as it was needs to know
// (`hone check --map`).
type Moved struct {
	From, To Place
	Bytes    int // 0 for all that follows
}

// Place is where a shader is given something: a name as package vm/layout writes slots, such as 0.1 for set 0 and
// binding 1, in.3 or out.3 for a location, or push for the push constants, and bytes after its start.
type Place struct {
	Name   string
	Offset int
}

// DescriptorAt returns the place at a descriptor set and binding.
func DescriptorAt(set, binding uint32) Place { return Place{Name: fmt.Sprintf("%d.%d", set, binding)} }

// String returns the place as a map for `hone check` has it: NAME or NAME+OFFSET.
func (p Place) String() string {
	if p.Offset == 0 {
		return p.Name
	}
	return fmt.Sprintf("%s+%d", p.Name, p.Offset)
}

// Moved reports that something of the interface is elsewhere. What one run of a pass reports happens at once: two
// bindings may change places.
func (c *Context) Moved(from, to Place, bytes int) {
	if c.driver.options.Moved != nil {
		c.driver.moving = append(c.driver.moving, Moved{from, to, bytes})
	}
}

// composeMoves returns where things are after moves, where they were moved before already.
func composeMoves(before, moves []Moved) []Moved {
	var out []Moved
	used := make([]bool, len(moves))
	for _, b := range before {
		met := false
		for i, m := range moves {
			if m.From.Name != b.To.Name {
				continue
			}
			used[i] = true
			low := max(b.To.Offset, m.From.Offset)
			high := least(end(b.To.Offset, b.Bytes), end(m.From.Offset, m.Bytes))
			if high >= 0 && high <= low {
				continue
			}
			x := Moved{
				From: Place{b.From.Name, b.From.Offset + low - b.To.Offset},
				To:   Place{m.To.Name, m.To.Offset + low - m.From.Offset},
			}
			if high >= 0 {
				x.Bytes = high - low
			}
			out, met = append(out, x), true
		}
		if !met {
			out = append(out, b)
		}
	}
	for i, m := range moves {
		if !used[i] {
			out = append(out, m)
		}
	}
	return out
}

// end returns where a range ends, -1 for one without an end.
func end(offset, bytes int) int {
	if bytes == 0 {
		return -1
	}
	return offset + bytes
}

// least returns the end that comes first.
func least(a, b int) int {
	if a < 0 || b >= 0 && b < a {
		return b
	}
	return a
}
