package execute

import (
	"math/bits"
	"slices"

	"hone/spirv"
	"hone/vm/internal/code"
)

// cover notes which ways an instruction goes that decides by an operand, for invocations that are determined.
func (s *Batch) cover(fr *Frame, d *code.Decision, i *code.Instr, mask uint64) {
	ways := s.g.Ways[d.First : d.First+d.N]
	if !slices.Contains(ways, false) {
		return
	}
	a := s.Value(fr, i.A)
	for m := s.Determined(mask); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		x := a[lane]
		if i.Op == code.Switch {
			k, ok := slices.BinarySearch(s.p.Switches[i.Detail].Values, x)
			if !ok {
				k = len(ways) - 1
			}
			ways[k] = true
			continue
		}
		way := x & 1
		if i.Op == code.Compute {
			switch s.p.Operations[i.Detail].Op {
			case spirv.OpLogicalAnd: // 2: both are true
				if way == 1 {
					way += s.Value(fr, i.B)[lane] & 1
				}
			case spirv.OpLogicalOr: // 2: both are false
				if way == 0 && s.Value(fr, i.B)[lane]&1 == 0 {
					way = 2
				} else {
					way = 1 - way
				}
			}
		}
		ways[way] = true
	}
}
