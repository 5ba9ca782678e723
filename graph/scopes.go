package graph

// Scopes goes back in a log when a walk over a dominator tree in preorder leaves subtrees, so that the log holds what
// was noted in the dominators of the vertex where the walk is:
//
//	for _, v := range d.PreOrder() {
//		undo(scopes.Enter(d, v, len(log))) // cuts the log
//		...                                // appends to it
//	}
//	undo(0)
//
// The zero value is ready for a walk, and so is one that was reset.
type Scopes struct{ entered []scope }

// scope is a vertex on the path from the root, and the length of the log when the walk entered it.
type scope struct{ vertex, length int32 }

// Enter says that the walk comes to v when the log has a length, and returns the length to cut it to. Amortized cost:
// constant.
func (s *Scopes) Enter(d *Dominators, v int32, length int) int {
	n := len(s.entered)
	for n > 0 && !d.Dominates(int(s.entered[n-1].vertex), int(v)) {
		n--
		length = int(s.entered[n].length)
	}
	s.entered = append(s.entered[:n], scope{v, int32(length)})
	return length
}

// Reset makes s ready for another walk.
func (s *Scopes) Reset() { s.entered = s.entered[:0] }
