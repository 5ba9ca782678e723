package vm

// Order is in which order workgroups are executed, and their subgroups up to each barrier. A shader that does not
// depend on it does the same in all.
type Order uint8

// The orders.
const (
	Forward  Order = iota
	Backward       // the last one first
	Shuffled       // one from the middle first
)

// at returns which of n comes at a place.
func (o Order) at(place, n int) int {
	switch o {
	case Backward:
		return n - 1 - place
	case Shuffled:
		step := n*5/8 + 1 // by the golden ratio, those that follow each other are far from each other
		for gcd(step, n) != 1 {
			step++
		}
		return (place*step + n/3) % n
	}
	return place
}

func gcd(x, y int) int {
	for y != 0 {
		x, y = y, x%y
	}
	return x
}
