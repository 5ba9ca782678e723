package compare

import (
	"hone/ir"
	"hone/spirv"
	"hone/vm"
)

// Unexecuted returns the blocks of the reference that none of its runs executed, callers before callees, and how many
// blocks its entry point can reach, without those that end in an OpUnreachable. What a module does there, the
// comparison has not seen. The blocks are those of a copy of the module, with the same ids. Cost: linear in the blocks,
// times the runs.
func (r *Reference) Unexecuted() (blocks []*ir.Block, of int) {
	executed := map[*ir.Block]bool{}
	for i := range r.runs {
		for _, b := range r.runs[i].blocks {
			executed[b.Block] = true
		}
	}
	return unexecuted(r.forms[0].program, executed)
}

// unexecuted returns the blocks of a shader that are not among the executed ones, and how many it has, without those
// that end in an OpUnreachable.
func unexecuted(p *vm.Program, executed map[*ir.Block]bool) (blocks []*ir.Block, of int) {
	for b := range p.Blocks() {
		if b.Terminator().Op == spirv.OpUnreachable {
			continue
		}
		of++
		if !executed[b] {
			blocks = append(blocks, b)
		}
	}
	return blocks, of
}

// Unchosen returns the OpSelect instructions of which the runs took a single value, or none, and how many there are. A
// path that a front end or an optimizer made a choice between values is no block, and is compared as little where
// no run chooses it.
func (r *Reference) Unchosen() (list []*ir.Inst, of int) {
	return unchosen(r.forms[0].program, r.ways())
}

// unchosen returns the OpSelect instructions of a shader that did not go both ways, and how many it has.
func unchosen(p *vm.Program, went map[way]bool) (list []*ir.Inst, of int) {
	for _, d := range p.Decisions() {
		if d.Inst.Op != spirv.OpSelect {
			continue
		}
		if of++; !went[way{d.Inst, 0}] || !went[way{d.Inst, 1}] {
			list = append(list, d.Inst)
		}
	}
	return list, of
}
