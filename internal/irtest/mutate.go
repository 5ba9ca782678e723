package irtest

import (
	"math/rand/v2"
	"slices"

	"hone/spirv"
)

// Mutated returns one of the modules, as bytes, with a few faults: always the same for a seed.
func Mutated(modules [][]byte, seed uint64) []byte {
	r := rand.New(rand.NewPCG(seed, 0))
	data := modules[r.IntN(len(modules))]
	for range 1 + r.IntN(4) {
		data = mutate(r, data)
	}
	return data
}

// mutate returns a copy of data with one fault.
func mutate(r *rand.Rand, data []byte) []byte {
	bin, err := spirv.Decode(data)
	if err != nil {
		return data
	}
	w := slices.Clone(bin.Words)
	starts := []int{} // of instructions
	for at := range bin.Insts() {
		starts = append(starts, at)
	}
	if len(starts) < 2 {
		return data
	}
	bin = &spirv.Binary{Words: w, BigEndian: bin.BigEndian}
	inst := func() (from, to int) {
		i := starts[r.IntN(len(starts))]
		return i, i + int(w[i]>>16)
	}
	// operand returns the index of a word that is no first word of an instruction.
	operand := func() int {
		for range 100 {
			if from, to := inst(); to-from > 1 {
				return from + 1 + r.IntN(to-from-1)
			}
		}
		return 1
	}
	switch r.IntN(10) {
	case 0: // any word
		w[r.IntN(len(w))] = r.Uint32()
	case 1: // any bit
		w[r.IntN(len(w))] ^= 1 << r.IntN(32)
	case 2: // cut
		bin.Words = w[:r.IntN(len(w))]
	case 3: // an instruction less
		from, to := inst()
		bin.Words = slices.Delete(w, from, to)
	case 4: // an instruction twice
		from, to := inst()
		bin.Words = slices.Insert(w, to, slices.Clone(w[from:to])...)
	case 5: // an instruction elsewhere
		from, to := inst()
		moved := slices.Clone(w[from:to])
		at, _ := inst()
		if at >= from && at < to {
			return data
		}
		w = slices.Delete(w, from, to)
		if at > from {
			at -= to - from
		}
		bin.Words = slices.Insert(w, at, moved...)
	case 6: // an operand is some other id
		w[operand()] = r.Uint32N(max(1, w[3]))
	case 7: // an operand is an operand from elsewhere
		w[operand()] = w[operand()]
	case 8: // a small number
		w[operand()] = r.Uint32N(16)
	case 9: // another operation with as many operands
		from, to := inst()
		ops := spirv.Ops()
		w[from] = uint32(to-from)<<16 | uint32(ops[r.IntN(len(ops))].Op)
	}
	return bin.Bytes()
}
