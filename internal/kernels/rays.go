package kernels

import "math"

// field is the distance to the scene of raymarch.
func field(p vec3) float64 {
	ball := p.minus(vec3{0, 0.6, 0}).length() - 0.6
	d := vec3{math.Abs(p[0]) - 0.7, math.Abs(p[1]) - 0.2, math.Abs(p[2]) - 0.5}
	outside := vec3{max(d[0], 0), max(d[1], 0), max(d[2], 0)}
	box := outside.length() + min(max(d[0], d[1], d[2]), 0)
	h := clamp(0.5+0.5*(box-ball)/0.3, 0, 1)
	melted := mix(box, ball, h) - 0.3*h*(1-h)
	ring := math.Hypot(math.Hypot(p[0], p[2])-1.3, p[1]-0.2) - 0.15
	return min(melted, ring, p[1]+0.5)
}

func raymarch(c *Case) {
	eye := vec3{c.pushedFloat(0), c.pushedFloat(1), c.pushedFloat(2)}
	light := vec3{c.pushedFloat(4), c.pushedFloat(5), c.pushedFloat(6)}.unit()
	width, height := c.pushed(8), c.pushed(9)
	steps := c.specified("STEPS", 64)
	ahead := eye.times(-1).unit()
	right := ahead.cross(vec3{0, 1, 0}).unit()
	up := right.cross(ahead)
	var result []float64
	for i := range width * height {
		x := float64(2*(i%width)+1-width) / float64(height)
		y := float64(2*(i/width)+1-height) / float64(height)
		way := ahead.times(1.5).plus(right.times(x)).plus(up.times(y)).unit()
		found, t := march(eye, way, steps)
		if !found {
			result = append(result, 0.2+0.3*way[1], 20)
			continue
		}
		p := eye.along(way, t)
		n := slope(p)
		direct := max(n.dot(light), 0)
		if direct > 0 {
			direct *= open(p.along(n, 0.01), light)
		}
		result = append(result, 0.1+0.9*direct, t)
	}
	c.wantFloats("Picture", result)
}

func march(from, way vec3, steps int) (found bool, t float64) {
	for range steps {
		d := field(from.along(way, t))
		if d < 0.001 {
			return true, t
		}
		if t += d; t > 20 {
			break
		}
	}
	return false, t
}

// slope is the direction in which the field grows.
func slope(p vec3) vec3 {
	var sum vec3
	for _, corner := range []vec3{{-1, -1, -1}, {1, -1, 1}, {1, 1, -1}, {-1, 1, 1}} {
		sum = sum.along(corner, field(p.along(corner, 0.002)))
	}
	return sum.unit()
}

// open is how much of the light comes through.
func open(from, way vec3) float64 {
	light, t := 1.0, 0.05
	for i := 0; i < 24 && t < 4; i++ {
		d := field(from.along(way, t))
		if d < 0.001 {
			return 0
		}
		light = min(light, 8*d/t)
		t += clamp(d, 0.02, 0.3)
	}
	return light
}
