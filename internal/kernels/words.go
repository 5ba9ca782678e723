package kernels

import (
	"encoding/binary"
	"math"
	"math/bits"
)

// quantize sets the scales and the bytes.
func quantize(c *Case) {
	numbers := c.floats("Numbers")
	scales, result := make([]float64, len(numbers)/32), make([]byte, len(numbers))
	for i := range scales {
		block := numbers[32*i : 32*i+32]
		for _, v := range block {
			scales[i] = max(scales[i], math.Abs(v)/127)
		}
		for k, v := range block {
			if result[32*i+k] = 128; scales[i] > 0 {
				result[32*i+k] = byte(128 + math.RoundToEven(v/scales[i]))
			}
		}
	}
	c.wantWithin("Scales", scales, Tolerance{Relative: 1e-6})
	c.wantBytes("Bytes", result)
}

func hash(c *Case) {
	count, size, seed := c.pushed(0), c.pushed(1), c.pushed(2)
	messages := c.bytes("Messages")
	var hashes []uint32
	for i := range count {
		hashes = append(hashes, xxh32(messages[4*size*i:4*size*(i+1)], uint32(seed)))
	}
	c.wantWords("Hashes", 0, hashes)
}

// xxh32 is the hash of a message of whole words.
func xxh32(message []byte, seed uint32) uint32 {
	const p1, p2, p3, p4, p5 = 2654435761, 2246822519, 3266489917, 668265263, 374761393
	h, length := seed+p5, uint32(len(message))
	if len(message) >= 16 {
		sums := [4]uint32{seed + p1, seed + p2, seed, seed - p1}
		sums[0] += p2
		for len(message) >= 16 {
			for i := range sums {
				sums[i] = bits.RotateLeft32(sums[i]+p2*binary.LittleEndian.Uint32(message[4*i:]), 13) * p1
			}
			message = message[16:]
		}
		h = 0
		for i, by := range []int{1, 7, 12, 18} {
			h += bits.RotateLeft32(sums[i], by)
		}
	}
	h += length
	for len(message) > 0 {
		h = bits.RotateLeft32(h+p3*binary.LittleEndian.Uint32(message), 17) * p4
		message = message[4:]
	}
	h ^= h >> 15
	h *= p2
	h ^= h >> 13
	h *= p3
	return h ^ h>>16
}

func histogram(c *Case) {
	counts := make([]uint32, 256)
	for _, b := range c.bytes("Bytes")[:4*c.pushed(0)] {
		counts[b]++
	}
	c.wantWords("Counts", 0, counts)
}

func transpose(c *Case) {
	rows, columns := c.pushed(0), c.pushed(1)
	matrix, result := c.floats("Matrix"), make([]float64, rows*columns)
	for r := range rows {
		for k := range columns {
			result[k*rows+r] = matrix[r*columns+k]
		}
	}
	c.wantFloats("Transposed", result)
}
