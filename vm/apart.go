package vm

// Where one worker executes all workgroups, each sees what those before it have stored. Of the memory model that is one possibility; another is that what is stored without an
// atomic is seen by other workgroups at the end only. In a run that keeps workgroups apart it is so: an atomic sees all that was stored, everything else the
// memory as it was before the run, and what its own workgroup stored. So an atomic that was made a load and a store loses what other workgroups added.

// ownMemory is what a workgroup that is kept apart sees of the memory that all share.
type ownMemory struct {
	objects, regions [][]byte
}

// copyMemory returns what is in memory. Objects of one slot are one.
func (r *run) copyMemory(objects, regions [][]byte) *ownMemory {
	m := &ownMemory{objects: make([][]byte, len(objects)), regions: make([][]byte, len(regions))}
	bySlot := map[Slot][]byte{}
	for i, b := range objects {
		switch slot := r.slots[i]; {
		case slot == nil:
			m.objects[i] = b // which nobody stores to
		case bySlot[*slot] == nil:
			bySlot[*slot] = append([]byte{}, b...)
			fallthrough
		default:
			m.objects[i] = bySlot[*slot]
		}
	}
	for i, b := range regions {
		m.regions[i] = append([]byte{}, b...)
	}
	return m
}

// memory returns the bytes of the regions.
func (in *Inputs) memory() [][]byte {
	out := make([][]byte, len(in.Regions))
	for i := range in.Regions {
		out[i] = in.Regions[i].Data
	}
	return out
}
