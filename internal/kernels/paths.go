package kernels

import "math"

// ball is a sphere of pathtrace.
type ball struct {
	center, color  vec3
	radius, mirror float64
}

// random is the random numbers of a path.
type random uint32

func (r *random) next() float64 {
	*r = *r*747796405 + 2891336453
	x := uint32(*r)
	word := (x>>(x>>28+4) ^ x) * 277803737
	return float64((word>>22^word)>>8) / (1 << 24)
}

func (r *random) direction() vec3 {
	z := 2*r.next() - 1
	sin, cos := math.Sincos(2 * math.Pi * r.next())
	radius := math.Sqrt(1 - z*z)
	return vec3{radius * cos, radius * sin, z}
}

// pathtrace meets each sphere with each ray, without a hierarchy.
func pathtrace(c *Case) {
	list := c.floats("Spheres")
	var balls []ball
	for i := 0; i < len(list); i += 8 {
		balls = append(balls, ball{vec(list[i:]), vec(list[i+4:]), list[i+3], list[i+7]})
	}
	eye := vec3{c.pushedFloat(0), c.pushedFloat(1), c.pushedFloat(2)}
	width, height := c.pushed(4), c.pushed(5)
	samples, bounces := c.specified("SAMPLES", 2), c.specified("BOUNCES", 3)
	ahead := eye.times(-1).unit()
	right := ahead.cross(vec3{0, 1, 0}).unit()
	up := right.cross(ahead)
	var result []float64
	for i := range width * height {
		state := random(i*9781 + 1)
		var sum vec3
		for range samples {
			x := (2*(float64(i%width)+state.next()) - float64(width)) / float64(height)
			y := (2*(float64(i/width)+state.next()) - float64(height)) / float64(height)
			way := ahead.times(2).plus(right.times(x)).plus(up.times(y)).unit()
			sum = sum.plus(lightOf(balls, eye, way, bounces, &state))
		}
		sum = sum.times(1 / float64(samples))
		result = append(result, sum[0], sum[1], sum[2], 1)
	}
	c.wantFloats("Picture", result)
}

// lightOf returns the light that comes along a path.
func lightOf(balls []ball, from, way vec3, bounces int, state *random) vec3 {
	weight := vec3{1, 1, 1}
	for range bounces + 1 {
		var hit *ball
		nearest := math.Inf(1)
		for i := range balls {
			if t := balls[i].meet(from, way); t < nearest {
				nearest, hit = t, &balls[i]
			}
		}
		if hit == nil {
			t := 0.5 + 0.5*way[1]
			return weight.by(vec3{mix(1, 0.4, t), mix(1, 0.6, t), 1})
		}
		weight = weight.by(hit.color)
		from = from.along(way, nearest)
		normal := from.minus(hit.center).times(1 / hit.radius)
		if state.next() < hit.mirror {
			way = way.along(normal, -2*way.dot(normal))
		} else {
			way = normal.plus(state.direction())
		}
		way = way.unit()
	}
	return vec3{}
}

// meet returns where a ray meets a ball.
func (b *ball) meet(from, way vec3) float64 {
	to := b.center.minus(from)
	middle := to.dot(way)
	square := b.radius*b.radius - to.dot(to) + middle*middle
	if square < 0 {
		return math.Inf(1)
	}
	half := math.Sqrt(square)
	for _, t := range []float64{middle - half, middle + half} {
		if t > 0.001 {
			return t
		}
	}
	return math.Inf(1)
}
