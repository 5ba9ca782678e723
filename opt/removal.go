package opt

import (
	"hone/ir"
	"hone/pass"
)

// removal removes dead instructions one by one, users before what they use. Where a dead instruction has users that
// come later, as a phi of a loop or a pointer type that OpTypeForwardPointer announces, all that is removed up to the
// last of these users is one transformation: in between, the module would use what is not there.
type removal struct {
	c        *pass.Context
	changed  bool
	granted  bool // all that is removed belongs to a transformation that was granted
	dangling int  // uses of what is removed by what is to be removed yet
}

// remove removes a dead instruction if the pass may transform something.
func (r *removal) remove(in *ir.Inst) {
	if r.dangling == 0 && !r.granted && !r.c.Transform() {
		return
	}
	m := r.c.Module
	if r.dangling > 0 {
		for _, id := range in.IDs() {
			if m.Def(id) == nil && !m.Pinned(id) {
				r.dangling--
			}
		}
	}
	in.Remove()
	r.changed = true
	if in.Result != 0 {
		r.dangling += m.Uses(in.Result)
	}
}
