package fold

import (
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"
	"testing"

	"hone/spirv"
)

// TestSameBits hashes what all operations that go component by component give for random numbers, bit by bit. Other
// tests say whether that is right; this one finds a processor or compiler on which it is not the same. Who changes what
// a row computes puts the new number here.
func TestSameBits(t *testing.T) {
	const want = 0x523a6a7a0a0c8c9a
	r := rand.New(rand.NewPCG(41, 0))
	sum := fnv.New64a()
	put := func(v uint64, o Outcome) {
		var b [9]byte
		binary.LittleEndian.PutUint64(b[:], v)
		b[8] = byte(o)
		sum.Write(b[:])
	}
	for _, table := range [][]Row{integerRows[:], floatRows[:], glslRows[:], openclRows[:], openclMathRows[:]} {
		for k := range table {
			row := &table[k]
			if row.Compute == nil {
				continue
			}
			for i := range 400 {
				f := []Format{Float16, BFloat16, Float32, Float32, Float64}[i%5]
				a := Args{Width: f.Width, From: f.Width, Format: f, FromFormat: f}
				if i%3 == 0 {
					a.Mode = modes[r.IntN(len(modes))]
				}
				for j, at := range []*uint64{&a.A, &a.B, &a.C, &a.D}[:row.Operands()] {
					switch row.Operand(j) {
					case Float, Same:
						*at = anyNumber(r, f)
						if i%2 == 0 { // where functions have something to do
							*at = f.FromFloat64((r.Float64()-0.4)*4, Mode{})
						}
					case Bool:
						*at = r.Uint64() & 1
					case Single:
						*at = r.Uint64() % uint64(f.Width)
					default:
						*at = r.Uint64() & Mask(f.Width) >> r.IntN(f.Width)
					}
				}
				put(row.Scalar(&a))
				if row.Second != nil {
					put(row.Second.Scalar(&a))
				}
				if row == For(spirv.OpFConvert) {
					for _, a.Format = range []Format{Float16, BFloat16, Float32, Float64} {
						put(row.Scalar(&a))
					}
				}
			}
		}
	}
	if got := sum.Sum64(); got != want {
		t.Errorf("the results have the hash %#x, want %#x", got, uint64(want))
	}
}
