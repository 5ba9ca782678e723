package kernels

import "math"

func particles(c *Case) {
	list, seeds, settings := c.floats("0.0"), c.words("0.0"), c.floats("0.1")
	source, step, drag, lifetime, bounce := vec(settings[12:]), settings[15], settings[16], settings[17], settings[18]
	for i := 0; i < len(list); i += 8 {
		position, age, velocity := vec(list[i:]), list[i+3], vec(list[i+4:])
		if age > lifetime {
			seed := seeds[i+7]
			unit := func() float64 {
				seed ^= seed << 13
				seed ^= seed >> 17
				seed ^= seed << 5
				return float64(seed>>8) / (1 << 24)
			}
			position, age = source, 0
			velocity = vec3{3 * (unit() - 0.5), 3 * (2 + unit()), 3 * (unit() - 0.5)}
			seeds[i+7] = seed
		} else {
			force := vec3{0, -9.81, 0}.along(velocity, -drag)
			for k := range 3 {
				way := vec(settings[4*k:]).minus(position)
				force = force.along(way, settings[4*k+3]/(way.dot(way)+0.25))
			}
			velocity = velocity.along(force, step)
			position, age = position.along(velocity, step), age+step
			if position[1] < 0 {
				position[1], velocity[1] = -position[1]*bounce, math.Abs(velocity[1])*bounce
			}
		}
		copy(list[i:], append(position[:], age, velocity[0], velocity[1], velocity[2], floatOf(seeds[i+7])))
	}
	c.wantFloats("0.0", list)
}

// skinning moves a vertex with each bone and blends the results.
func skinning(c *Case) {
	positions, normals, weights, rows := c.floats("0.0"), c.floats("0.1"), c.floats("0.3"), c.floats("0.4")
	bones := c.words("0.2")
	vertices, count := c.pushed(0), c.pushed(1)
	var result []float64
	for i := range vertices {
		var position, normal vec3
		sum := 0.0
		for k := range 4 {
			bone, weight := int(bones[i]>>(8*k)&255)%count, weights[4*i+k]
			sum += weight
			for r := range 3 {
				row := rows[12*bone+4*r:]
				position[r] += weight * (vec(row).dot(vec(positions[3*i:])) + row[3])
				normal[r] += weight * vec(row).dot(vec(normals[3*i:]))
			}
		}
		position, normal = position.times(1/sum), normal.unit()
		result = append(append(result, position[:]...), normal[:]...)
	}
	c.wantFloats("0.5", result)
}

func cull(c *Case) {
	spheres, camera := c.floats("Objects"), c.floats("Camera")
	eye := vec(camera[20:])
	var draws []uint32
objects:
	for i := 0; i < len(spheres); i += 4 {
		center, radius := vec(spheres[i:]), spheres[i+3]
		for k := 0; k < 20; k += 4 {
			if vec(camera[k:]).dot(center)+camera[k+3] < -radius {
				continue objects
			}
		}
		detail := uint32(2)
		switch size := radius / max(center.minus(eye).length(), 0.001); {
		case size > 0.2:
			detail = 0
		case size > 0.05:
			detail = 1
		}
		draws = append(draws, uint32(i/4), detail)
	}
	c.wantWords("Visible", 0, []uint32{uint32(len(draws) / 2), 0, 0, 0})
	c.wantRecords("Visible", 16, 2, draws)
}
