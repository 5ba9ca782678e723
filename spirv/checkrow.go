package spirv

import (
	"math/bits"
	"sync/atomic"
)

// checkRow is a [Shape] as Check wants it: small, and counted in words of the instruction.
type checkRow struct {
	enum   Kind  // of a TailEnum
	fixed  uint8 // words up to the tail, the first one included
	from   uint8 // words from..to are ids, up to the tail if that is ids; 0 for none
	to     uint8
	apart  uint8 // one more word before from that is an id, 0 for none: the scope of group operations
	result uint8 // the word that is the result id, 0 for none
	tail   Tail
	typed  bool // word 1 is the result type
	empty  bool // the tail may be absent
}

// checkTable is made at the first use, and again after Extend. It is indexed by opIndex: 0 is unknown.
var checkTable atomic.Pointer[[]checkRow]

func checkRows() []checkRow {
	if t := checkTable.Load(); t != nil {
		return *t
	}
	rows := make([]checkRow, len(opInfos)+1)
	rows[0] = checkRow{tail: TailScan}
	for op, i := range opIndex {
		if i != 0 {
			rows[i] = makeCheckRow(Op(op), &shapeTable[op])
		}
	}
	checkTable.Store(&rows)
	return rows
}

func makeCheckRow(op Op, sh *Shape) checkRow {
	head := 0
	if sh.HasType {
		head++
	}
	if sh.HasResult {
		head++
	}
	row := checkRow{
		enum:  sh.Enum,
		fixed: uint8(1 + head + int(sh.Fixed)),
		tail:  sh.Tail,
		typed: sh.HasType,
		empty: sh.Tail < TailString || sh.Optional,
	}
	// The set of OpExtInst was looked up when its ids are looked at, and so is defined.
	if ids := uint32(sh.IDs); ids != 0 && sh.Tail != TailExtInst {
		if ids&2 == 0 && ids&1 != 0 && ids != 1 {
			row.apart = uint8(1 + head)
			ids &^= 1
		}
		from, to := bits.TrailingZeros32(ids), bits.Len32(ids)
		row.from, row.to = uint8(1+head+from), uint8(1+head+to)
		tailIDs := sh.Tail == TailIDs || sh.Tail == TailID || sh.Tail == TailPairs
		if bits.OnesCount32(ids) != to-from || tailIDs && to < int(sh.Fixed) {
			row.tail, row.empty = TailScan, false
		}
	}
	if sh.HasResult {
		row.result = uint8(head)
	}
	if op == OpExtInstImport {
		row.tail, row.empty = TailScan, false
	}
	return row
}

// tailIDs returns the word from which on all words of inst are ids; ok is false where the instruction
// is odd in any way, and a scanner must look at it.
func (r *checkRow) tailIDs(c *checker, inst []uint32) (first int, ok bool) {
	fixed := int(r.fixed)
	rest := len(inst) - fixed
	if rest <= 0 {
		return len(inst), rest == 0 && r.empty
	}
	switch r.tail {
	case TailIDs:
		return fixed, true
	case TailPairs:
		return fixed, rest&1 == 0
	case TailID:
		return fixed, rest == 1
	case TailLiterals:
		return len(inst), true
	case TailString:
		n, ok := stringWords(inst[fixed:])
		return len(inst), ok && n == rest
	case TailStringIDs:
		n, ok := stringWords(inst[fixed:])
		return fixed + n, ok
	case TailNumber:
		w := c.NumberWidth(ID(inst[1]))
		return len(inst), w > 0 && (w+31)/32 == rest
	case TailExtInst:
		x := c.ExtSet(ID(inst[3])).Inst(inst[fixed])
		return fixed + 1, x != nil && x.ids(rest-1)
	case TailEnum:
		first, ok := r.enum.tail(inst[fixed:])
		return fixed + first, ok
	}
	return 0, false
}
