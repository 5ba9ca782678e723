package kernels

import (
	"cmp"
	"math"
	"slices"
)

func convolution(c *Case) {
	width, height, in, out := c.pushed(0), c.pushed(1), c.pushed(2), c.pushed(3)
	picture, weights, shifts := c.floats("Picture"), c.floats("Weights"), c.floats("Shifts")
	const taps = 3
	result := make([]float64, out*height*width)
	for i := range result {
		x, y, o := i%width, i/width%height, i/width/height
		sum := shifts[o]
		for k := range in * taps * taps {
			dx, dy, channel := k%taps-1, k/taps%taps-1, k/taps/taps
			if x+dx >= 0 && x+dx < width && y+dy >= 0 && y+dy < height {
				sum += weights[o*in*taps*taps+k] * picture[(channel*height+y+dy)*width+x+dx]
			}
		}
		result[i] = max(sum, 0)
	}
	c.wantFloats("Results", result)
}

// gaussian blurs in two dimensions at once, which is the same as by rows and columns.
func gaussian(c *Case) {
	width, height, sigma := c.pushed(0), c.pushed(1), c.pushedFloat(2)
	radius := c.specified("RADIUS", 3)
	picture := c.bytes("Picture")
	weights, sum := make([]float64, 2*radius+1), 0.0
	for i := range weights {
		x := float64(i-radius) / sigma
		weights[i] = math.Exp(-x * x / 2)
		sum += weights[i]
	}
	result := make([]byte, len(picture))
	for i := range result {
		component, x, y := i%4, i/4%width, i/4/width
		blurred := 0.0
		for dy, a := range weights {
			for dx, b := range weights {
				row := min(max(y+dy-radius, 0), height-1)
				column := min(max(x+dx-radius, 0), width-1)
				blurred += a * b * float64(picture[4*(row*width+column)+component])
			}
		}
		result[i] = byte(math.Round(blurred / sum / sum))
	}
	c.wantBytes("Blurred", result)
}

func tonemap(c *Case) {
	count, exposure, white := c.pushed(0), c.pushedFloat(1), c.pushedFloat(2)
	radiance := c.floats("0.0")
	result := make([]byte, 4*count)
	for i := range count {
		color := radiance[4*i : 4*i+4]
		before := (0.2126*color[0] + 0.7152*color[1] + 0.0722*color[2]) * math.Exp2(exposure)
		after := before * (1 + before/white/white) / (1 + before)
		t := min(max((after-0.8)/0.4, 0), 1)
		bright := t * t * (3 - 2*t)
		for k := range 4 {
			v := color[k]
			if k < 3 {
				if v *= math.Exp2(exposure) * after / before; before <= 0 {
					v = 0
				}
				if v = v*(1-bright) + after*bright; v <= 0.0031308 {
					v *= 12.92
				} else {
					v = 1.055*math.Pow(v, 1/2.4) - 0.055
				}
			}
			result[4*i+k] = byte(min(max(v, 0), 1)*255 + 0.5)
		}
	}
	c.wantBytes("0.1", result)
}

// grading sorts the coordinates, and takes the corners of the tetrahedron in that order.
func grading(c *Case) {
	count, edge, strength := c.pushed(0), c.pushed(1), c.pushedFloat(2)
	table, pixels := c.floats("Table"), c.bytes("Pixels")
	result := append([]byte(nil), pixels...)
	for i := range count {
		strides := [3]int{1, edge, edge * edge}
		order, parts := []int{0, 1, 2}, vec3{}
		corner := 0
		for k := range 3 {
			scaled := float64(pixels[4*i+k]) / 255 * float64(edge-1)
			cell := min(int(scaled), edge-2)
			parts[k] = scaled - float64(cell)
			corner += cell * strides[k]
		}
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(parts[b], parts[a]) })
		color := vec(table[4*corner:])
		for _, k := range order {
			from := corner
			corner += strides[k]
			color = color.along(vec(table[4*corner:]).minus(vec(table[4*from:])), parts[k])
		}
		for k := range 3 {
			result[4*i+k] = byte(math.Round(clamp(mix(float64(pixels[4*i+k])/255, color[k], strength), 0, 1) * 255))
		}
	}
	c.wantBytes("Pixels", result)
}

func julia(c *Case) {
	seed, zoom := complex(c.pushedFloat(0), c.pushedFloat(1)), c.pushedFloat(2)
	width, height := c.pushed(3), c.pushed(4)
	limit, grid := c.specified("LIMIT", 64), c.specified("GRID", 2)
	var result []float64
	for i := range width * height {
		var sum vec3
		for k := range grid * grid {
			x := float64(i%width) + (float64(k%grid)+0.5)/float64(grid)
			y := float64(i/width) + (float64(k/grid)+0.5)/float64(grid)
			z := complex((2*x-float64(width))/float64(height)*zoom, (2*y-float64(height))/float64(height)*zoom)
			sum = sum.plus(escapeColor(z, seed, limit))
		}
		sum = sum.times(1 / float64(grid*grid))
		result = append(result, sum[0], sum[1], sum[2], 1)
	}
	c.wantFloats("Picture", result)
}

// escapeColor is the color of a point of a Julia set.
func escapeColor(z, seed complex128, limit int) vec3 {
	for i := range limit {
		if size := real(z)*real(z) + imag(z)*imag(z); size > 64 {
			t := float64(i) - math.Log2(math.Log2(size)/2)
			var color vec3
			for k, phase := range []float64{0, 0.33, 0.67} {
				color[k] = 0.5 + 0.5*math.Cos(2*math.Pi*(0.05*t+phase))
			}
			return color
		}
		z = z*z + seed
	}
	return vec3{}
}
