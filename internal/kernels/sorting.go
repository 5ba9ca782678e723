package kernels

import (
	"cmp"
	"slices"
)

func scan(c *Case) {
	count := c.pushed(0)
	block := c.specified("THREADS", 64) * c.specified("ITEMS", 4)
	var sums, totals []uint32
	for first := 0; first < count; first += block {
		sum := uint32(0)
		for _, v := range c.words("Numbers")[first:min(first+block, count)] {
			sums, sum = append(sums, sum), sum+v
		}
		totals = append(totals, sum)
	}
	c.wantWords("Sums", 0, sums)
	c.wantWords("Totals", 0, totals)
}

// entries returns a buffer of pairs of words.
func (c *Case) entries(name string) [][2]uint32 {
	words := c.words(name)
	list := make([][2]uint32, len(words)/2)
	for i := range list {
		list[i] = [2]uint32{words[2*i], words[2*i+1]}
	}
	return list
}

func flat(entries [][2]uint32) (words []uint32) {
	for _, e := range entries {
		words = append(words, e[0], e[1])
	}
	return words
}

func radixSort(c *Case) {
	entries, shift := c.entries("Unsorted"), c.pushed(0)
	for segment := range slices.Chunk(entries, c.specified("THREADS", 64)*c.specified("ROUNDS", 4)) {
		slices.SortStableFunc(segment, func(a, b [2]uint32) int { return cmp.Compare(a[0]>>shift&15, b[0]>>shift&15) })
	}
	c.wantWords("Sorted", 0, flat(entries))
}

func bitonicSort(c *Case) {
	pairs := c.entries("0.0")
	for segment := range slices.Chunk(pairs, 256) {
		slices.SortFunc(segment, func(a, b [2]uint32) int { return slices.Compare(a[:], b[:]) })
	}
	c.wantWords("0.0", 0, flat(pairs))
}
