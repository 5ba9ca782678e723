package ir

import "hone/spirv"

// everyPart reports whether ok holds for the definition of id and of all that it is made of: elements and
// members of a type, constituents of a constant. Each is looked at once: a type whose members are all
// of one type has more parts than any machine can count.
func (m *Module) everyPart(id ID, ok func(d *Inst) bool) bool {
	d := m.Def(id)
	if d == nil || !ok(d) {
		return false
	}
	if d.parts() == 0 {
		return true
	}
	seen := m.NewTable()
	defer seen.Release()
	for work := []*Inst{d}; len(work) > 0; {
		d := work[len(work)-1]
		work = work[:len(work)-1]
		for i, id := range d.IDs() {
			if i >= d.parts() {
				break
			}
			if seen.Get(id) != 0 {
				continue
			}
			seen.Set(id, 1)
			part := m.Def(id)
			if part == nil || !ok(part) {
				return false
			}
			work = append(work, part)
		}
	}
	return true
}

// parts returns among how many of the first operands of a type or a constant the ids are what it is made of.
func (in *Inst) parts() int {
	switch in.Op {
	case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		return 1
	case spirv.OpTypeStruct, spirv.OpConstantComposite, spirv.OpSpecConstantComposite, spirv.OpConstantCompositeReplicateEXT,
		spirv.OpSpecConstantCompositeReplicateEXT, spirv.OpSpecConstantOp:
		return len(in.words)
	}
	return 0
}
