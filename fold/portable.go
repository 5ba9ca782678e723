package fold

// Log2 returns the logarithm of x to the base 2, and Pow x to the power of y, with the same bits on every processor:
// for who computes with numbers of Go where package math would not do.
func Log2(x float64) float64   { return log2(x) }
func Pow(x, y float64) float64 { return pow(x, y) }
