package compare

import (
	"hone/ir"
	"hone/spirv"
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
	for b := range r.forms[0].program.Blocks() {
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
