package inputs

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"hone/fold"
	"hone/internal/wording"
)

// random is the item FROM..TO:randomSEED*COUNT: numbers between two bounds, each of which may occur. Whole bounds give
// whole numbers where an integer goes. Number k depends on the bounds, on the seed and on k, and on nothing else.
type random struct {
	from, to  float64
	low, high int64 // the bounds as integers
	whole     bool  // both bounds are integers
	seed      uint64
}

// randomWord is the word that stands where a range has its step.
const randomWord = "random"

// parseRandom reads an item whose range is given and whose step is random. rest is the text after that word.
func (it *item) parseRandom(from, to, rest string) error {
	seed, times, repeated := strings.Cut(rest, "*")
	r := &random{}
	var err error
	if seed != "" {
		if r.seed, err = strconv.ParseUint(seed, 10, 64); err != nil {
			return fmt.Errorf("%s: %q is no seed: want a whole number, 0 or more", it.text, seed)
		}
	}
	if repeated {
		n, err := strconv.ParseUint(times, 10, 64)
		switch {
		case errors.Is(err, strconv.ErrRange) || err == nil && n > MaxBytes:
			return fmt.Errorf("%s: more than %s numbers", it.text, wording.Grouped(MaxBytes))
		case err != nil:
			return fmt.Errorf("%s: how many times is not said by %q", it.text, times)
		}
		it.count = int(n)
	}
	var err1, err2 error
	r.low, err1 = parseWhole(from)
	r.high, err2 = parseWhole(to)
	if r.whole = err1 == nil && err2 == nil; r.whole {
		r.from, r.to = float64(r.low), float64(r.high)
	} else {
		r.from, err1 = strconv.ParseFloat(from, 64)
		r.to, err2 = strconv.ParseFloat(to, 64)
	}
	switch {
	case err1 != nil || err2 != nil || math.IsNaN(r.to-r.from) || math.IsInf(r.to-r.from, 0):
		return fmt.Errorf("%s: random numbers are written FROM..TO:random, FROM..TO:randomSEED or "+
			"FROM..TO:randomSEED*COUNT", it.text)
	case r.from > r.to:
		return fmt.Errorf("%s: %s is larger than %s", it.text, from, to)
	}
	it.random = r
	return nil
}

// number returns the bits of number k.
func (r *random) number(t numberType, k int, text string) (uint64, error) {
	bits := mix(mix(r.seed) + uint64(k))
	switch {
	case t.isFloat():
		unit := float64(bits>>11) / (1<<53 - 1) // 0 to 1, both included
		x := float64(r.from*(1-unit)) + float64(r.to*unit)
		return t.finite(t.format.FromFloat64(x, fold.Mode{}), strconv.FormatFloat(x, 'g', -1, 64))
	case !r.whole:
		return 0, fmt.Errorf("%s: numbers that are not whole, and the type is %s", text, t.name)
	}
	if n := uint64(r.high) - uint64(r.low) + 1; n != 0 { // 0 is 2^64
		bits = uint64(r.low) + bits%n
	}
	for _, bound := range []int64{r.low, r.high} {
		if _, err := t.whole(bound); err != nil {
			return 0, err
		}
	}
	return t.whole(int64(bits))
}

// mix is a step of the generator splitmix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
