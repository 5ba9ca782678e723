package kernels

import (
	"encoding/binary"
	"fmt"
	"math"

	"hone/fold"
)

// bytes returns a buffer as the inputs have it.
func (c *Case) bytes(name string) []byte {
	for _, b := range c.before {
		if named(b.Buffer, name) {
			return b.data
		}
	}
	panic(fmt.Sprintf("%s has no buffer %s", c.Name, name))
}

// words returns a buffer as words of 32 bits.
func (c *Case) words(name string) []uint32 {
	data := c.bytes(name)
	list := make([]uint32, len(data)/4)
	for i := range list {
		list[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return list
}

// floats returns a buffer as floats of 32 bits.
func (c *Case) floats(name string) []float64 { return floatsOf(c.bytes(name), 32) }

// halves returns a buffer as floats of 16 bits.
func (c *Case) halves(name string) []float64 { return floatsOf(c.bytes(name), 16) }

func floatsOf(data []byte, width int) []float64 {
	list := make([]float64, len(data)*8/width)
	for i := range list {
		list[i] = floatAt(data, width, i)
	}
	return list
}

// floatAt returns float i of some bytes.
func floatAt(data []byte, width, i int) float64 {
	if width == 16 {
		return fold.Float16.ToFloat64(uint64(binary.LittleEndian.Uint16(data[2*i:])))
	}
	return floatOf(binary.LittleEndian.Uint32(data[4*i:]))
}

func floatOf(bits uint32) float64 { return float64(math.Float32frombits(bits)) }

// pushed returns word i of the push constants.
func (c *Case) pushed(i int) int { return int(int32(binary.LittleEndian.Uint32(c.push[4*i:]))) }

// pushedFloat returns word i of the push constants as a float.
func (c *Case) pushedFloat(i int) float64 { return floatAt(c.push, 32, i) }

// specified returns the value that the file of inputs gives a specialization constant, or else a default.
func (c *Case) specified(name string, otherwise int) int {
	for _, a := range c.File.Spec {
		if a.Name == name {
			return atoi(a.Value.Text)
		}
	}
	return otherwise
}

// wantFloats sets the expected floats of a buffer, of 32 bits, from its start.
func (c *Case) wantFloats(name string, list []float64) {
	c.outputs = append(c.outputs, output{name: name, floats: list, width: 32})
}

// wantWithin is wantFloats with a tolerance for this buffer.
func (c *Case) wantWithin(name string, list []float64, t Tolerance) {
	c.outputs = append(c.outputs, output{name: name, floats: list, width: 32, tolerance: &t})
}

// wantHalves sets the expected floats of a buffer of 16 bits.
func (c *Case) wantHalves(name string, list []float64) {
	c.outputs = append(c.outputs, output{name: name, floats: list, width: 16})
}

// wantWords sets the expected unsigned integers of 32 bits from a byte of a buffer on.
func (c *Case) wantWords(name string, at int, list []uint32) {
	c.outputs = append(c.outputs, output{name: name, at: at, ints: signed(list), width: 32})
}

// wantRecords sets expected records of n words that the kernel may store in any order.
func (c *Case) wantRecords(name string, at, n int, list []uint32) {
	o := output{name: name, at: at, ints: signed(list), width: 32, sorted: n}
	sortRecords(o.ints, n)
	c.outputs = append(c.outputs, o)
}

// wantBytes sets the expected bytes of a buffer.
func (c *Case) wantBytes(name string, list []byte) {
	c.outputs = append(c.outputs, output{name: name, ints: signed(list), width: 8})
}

func signed[T uint8 | uint32](list []T) []int64 {
	out := make([]int64, len(list))
	for i, v := range list {
		out[i] = int64(v)
	}
	return out
}
