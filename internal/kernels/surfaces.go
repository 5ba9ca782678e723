package kernels

import (
	"math"
	"math/bits"
)

// cubes goes through the edges of a cell by the axis they are parallel to.
func cubes(c *Case) {
	nx, ny, nz, level := c.pushed(0), c.pushed(1), c.pushed(2), c.pushedFloat(3)
	values := c.floats("Field")
	var cells []uint32
	for i := range nx * ny * nz {
		x, y, z := i%nx, i/nx%ny, i/nx/ny
		var corner [8]float64
		var inside, crossed uint32
		for k := range corner {
			corner[k] = values[((z+k>>2)*(ny+1)+y+k>>1&1)*(nx+1)+x+k&1] - level
			if corner[k] < 0 {
				inside |= 1 << k
			}
		}
		var sum vec3
		edge := 0
		for axis := range 3 {
			for k := range 8 {
				other := k | 1<<axis
				if other == k {
					continue
				}
				if a, b := corner[k], corner[other]; (a < 0) != (b < 0) {
					crossed |= 1 << edge
					at := vec3{float64(k & 1), float64(k >> 1 & 1), float64(k >> 2)}
					at[axis] = a / (a - b)
					sum = sum.plus(at)
				}
				edge++
			}
		}
		if crossed == 0 {
			continue
		}
		middle := uint32(0)
		for k := range 3 {
			mean := sum[k] / float64(bits.OnesCount32(crossed))
			middle |= uint32(math.Round(mean*255)) << (8 * k)
		}
		cells = append(cells, uint32(i), inside, crossed, middle)
	}
	c.wantWords("Surface", 0, []uint32{uint32(len(cells) / 4), 0, 0, 0})
	c.wantRecords("Surface", 16, 4, cells)
}

// raster draws all pixels of a triangle before the next triangle.
func raster(c *Case) {
	width, height, count := c.pushed(0), c.pushed(1), c.pushed(2)
	corners := c.words("Corners")
	result := make([]uint32, 2*width*height)
	for i := range width * height {
		result[2*i+1] = math.MaxUint32
	}
	for i := range count {
		var p [3][3]int64
		for k := range p {
			for d := range 3 {
				p[k][d] = int64(int32(corners[12*i+4*k+d]))
			}
		}
		area := turn(p[0], p[1], p[2])
		if area < 0 {
			p[1], p[2], area = p[2], p[1], -area
		}
		if area == 0 {
			continue
		}
		for pixel := range width * height {
			at := [3]int64{int64(pixel%width)*16 + 8, int64(pixel/width)*16 + 8}
			depth, covers := 0.0, true
			for k := range p {
				a, b := p[(k+1)%3], p[(k+2)%3]
				weight := turn(a, b, at)
				if !(a[1] > b[1] || a[1] == b[1] && b[0] < a[0]) {
					weight--
				}
				covers = covers && weight >= 0
				depth += float64(weight) / float64(area) * float64(p[k][2])
			}
			if z := uint32(max(depth, 0)); covers && z < result[2*pixel+1] {
				result[2*pixel], result[2*pixel+1] = uint32(i+1), z
			}
		}
	}
	c.wantWords("Picture", 0, result)
}

// turn is twice the area of a triangle, above 0 where its corners turn to the left with y upwards.
func turn(a, b, c [3]int64) int64 { return (b[0]-a[0])*(c[1]-a[1]) - (b[1]-a[1])*(c[0]-a[0]) }
