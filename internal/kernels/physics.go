package kernels

import "math"

// fourier computes the transforms by recursion.
func fourier(c *Case) {
	const points = 256
	x := c.floats("Signal")
	var result []float64
	for first := 0; first < len(x); first += 2 * points {
		list := make([]complex128, points)
		for i := range list {
			list[i] = complex(x[first+2*i], x[first+2*i+1])
		}
		for _, v := range transformed(list) {
			result = append(result, real(v), imag(v))
		}
	}
	c.wantFloats("Signal", result)
}

func transformed(x []complex128) []complex128 {
	n := len(x)
	if n == 1 {
		return x
	}
	var even, odd []complex128
	for i := 0; i < n; i += 2 {
		even, odd = append(even, x[i]), append(odd, x[i+1])
	}
	even, odd = transformed(even), transformed(odd)
	y := make([]complex128, n)
	for k := range n / 2 {
		sin, cos := math.Sincos(-2 * math.Pi * float64(k) / float64(n))
		turned := complex(cos, sin) * odd[k]
		y[k], y[k+n/2] = even[k]+turned, even[k]-turned
	}
	return y
}

func nbody(c *Case) {
	count, step, softening := c.pushed(0), c.pushedFloat(1), c.pushedFloat(2)
	bodies := c.floats("Before")
	result := append([]float64(nil), bodies...)
	for i := range count {
		at := vec(bodies[8*i:])
		var acceleration vec3
		for j := range count {
			way := vec(bodies[8*j:]).minus(at)
			square := way.dot(way) + softening*softening
			acceleration = acceleration.plus(way.times(bodies[8*j+3] / (square * math.Sqrt(square))))
		}
		for k := range 3 {
			result[8*i+4+k] += acceleration[k] * step
			result[8*i+k] += result[8*i+4+k] * step
		}
	}
	c.wantFloats("After", result)
}

// heat computes the steps on the whole plate.
func heat(c *Case) {
	width, height, step := c.pushed(0), c.pushed(1), c.pushedFloat(2)
	plate, conductivity := c.floats("0.0"), c.floats("0.1")
	for range 3 {
		next := append([]float64(nil), plate...)
		for y := 1; y < height-1; y++ {
			for x := 1; x < width-1; x++ {
				i := y*width + x
				around := plate[i-1] + plate[i+1] + plate[i-width] + plate[i+width]
				next[i] += step * conductivity[i] * (around - 4*plate[i])
			}
		}
		plate = next
	}
	c.wantFloats("0.2", plate)
}
