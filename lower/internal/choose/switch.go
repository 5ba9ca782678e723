package choose

import (
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// Switch puts a switch over an index in the place of an instruction, with n cases for the indices from 0 on. body
// builds each case and returns the value that takes the place of the instruction's result, 0 where it has none or one
// of type void. Beyond the cases nothing is executed, and other is the value there; where there is a value and other is
// 0, the last case is executed.
//
// Cost: linear in n, and in the instructions of the block behind the instruction.
func Switch(in *ir.Inst, index ir.ID, n int, other ir.ID, body func(b build.Builder, k int) ir.ID) {
	tail, err := in.Block().SplitBefore(in)
	if err != nil {
		panic(err) // what is in a block can be split off
	}
	head := tail.Preds()[0]
	var targets, phi []uint32
	last, beyond := head, tail
	for k := range n {
		last = in.Function().NewBlock(last)
		b := build.AtEnd(last)
		if value := body(b, k); value != 0 {
			phi = append(phi, uint32(value), uint32(last.ID()))
		}
		b.Branch(tail.ID())
		for i := range last.Insts() {
			if i.Op != spirv.OpLabel {
				i.CopyPosition(in)
			}
		}
		if phi != nil && other == 0 && k == n-1 {
			beyond = last
		} else {
			targets = append(targets, uint32(k), uint32(last.ID()))
		}
	}
	if other != 0 {
		phi = append(phi, uint32(other), uint32(head.ID()))
	}
	b := build.AtEnd(head)
	b.SelectionMerge(tail.ID(), spirv.SelectionControlNone)
	b.Switch(index, beyond.ID(), targets...)
	if phi != nil {
		in.Become(spirv.OpPhi, phi...)
	} else {
		in.Remove()
	}
}
