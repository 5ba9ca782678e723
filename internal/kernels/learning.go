package kernels

import "math"

// matvec is the kernel of that name.
func matvec(c *Case) {
	rows, depth, vectors := c.pushed(0), c.pushed(1), c.pushed(2)
	a, x := c.floats("Matrix"), c.floats("Vectors")
	c.wantFloats("Results", products(a, x, rows, vectors, depth))
}

// products returns the products of each row of a with each row of x, all of the same length: row by row of x.
func products(a, x []float64, rows, vectors, depth int) []float64 {
	y := make([]float64, rows*vectors)
	for v := range vectors {
		for r := range rows {
			for k := range depth {
				y[v*rows+r] += a[r*depth+k] * x[v*depth+k]
			}
		}
	}
	return y
}

// dequantized returns 4-bit weights in blocks of 32.
func dequantized(scales []float64, words []uint32) []float64 {
	list := make([]float64, 32*len(scales))
	for i := range list {
		nibble := words[i/8] >> (i % 8 * 4) & 15
		list[i] = scales[i/32] * (float64(nibble) - 8)
	}
	return list
}

func matvecQ4(c *Case) {
	a := dequantized(c.floats("Scales"), c.words("Weights"))
	c.wantFloats("Results", products(a, c.floats("Vectors"), c.pushed(0), c.pushed(2), 32*c.pushed(1)))
}

func matmul(c *Case) {
	m, n, depth := c.pushed(0), c.pushed(1), c.pushed(2)
	a, b := c.floats("A"), c.floats("B")
	result := make([]float64, m*n)
	for i := range m {
		for k := range depth {
			for j := range n {
				result[i*n+j] += a[i*depth+k] * b[k*n+j]
			}
		}
	}
	c.wantFloats("C", result)
}

func matmulQ4(c *Case) {
	a := dequantized(c.floats("Scales"), c.words("Weights"))
	c.wantFloats("C", products(a, c.floats("B"), c.pushed(0), c.pushed(1), 32*c.pushed(2)))
}

// attention is causal, with a softmax of all scores of a query. The results tell how many numbers a head has.
func attention(c *Case) {
	places, scale := c.pushed(0), c.pushedFloat(1)
	q, k, v := c.floats("Queries"), c.floats("Keys"), c.floats("Values")
	heads := c.File.Groups[1]
	size := len(q) / places / heads
	result := make([]float64, len(q))
	for row := range places * heads {
		head, place := row/places, row%places
		var scores []float64
		for key := range place + 1 {
			at, sum := (head*places+key)*size, 0.0
			for d := range size {
				sum += q[row*size+d] * k[at+d]
			}
			scores = append(scores, sum*scale)
		}
		for key, weight := range softmaxOf(scores) {
			for d := range size {
				result[row*size+d] += weight * v[(head*places+key)*size+d]
			}
		}
	}
	c.wantFloats("Results", result)
}

func softmaxOf(x []float64) []float64 {
	y, sum := make([]float64, len(x)), 0.0
	for i := range x {
		y[i] = math.Exp(x[i])
		sum += y[i]
	}
	for i := range y {
		y[i] /= sum
	}
	return y
}

func softmax(c *Case) {
	columns, scale := c.pushed(0), c.pushedFloat(1)
	x := c.floats("Rows")
	var result []float64
	for first := 0; first < len(x); first += columns {
		row := make([]float64, columns)
		for i := range row {
			row[i] = x[first+i] * scale
		}
		result = append(result, softmaxOf(row)...)
	}
	c.wantFloats("Results", result)
}

func layernorm(c *Case) {
	columns, epsilon := c.pushed(0), c.pushedFloat(1)
	x, weights := c.floats("0.0"), c.floats("0.1")
	result := make([]float64, len(x))
	for first := 0; first < len(x); first += columns {
		mean, variance := 0.0, 0.0
		for _, v := range x[first : first+columns] {
			mean += v / float64(columns)
		}
		for _, v := range x[first : first+columns] {
			variance += (v - mean) * (v - mean) / float64(columns)
		}
		for i := range columns {
			result[first+i] = (x[first+i]-mean)/math.Sqrt(variance+epsilon)*weights[2*i] + weights[2*i+1]
		}
	}
	c.wantFloats("0.2", result)
}

func reduce(c *Case) {
	count, chunk := c.pushed(0), c.pushed(1)
	x := c.floats("Numbers")[:count]
	var result []float64
	for first := 0; first < count; first += chunk {
		sum, squares, least, most := 0.0, 0.0, math.Inf(1), math.Inf(-1)
		for _, v := range x[first:min(first+chunk, count)] {
			sum, squares, least, most = sum+v, squares+v*v, min(least, v), max(most, v)
		}
		result = append(result, sum, squares, least, most)
	}
	c.wantFloats("Summaries", result)
}

func halfNorm(c *Case) {
	columns, epsilon := 4*c.pushed(0), c.pushedFloat(1)
	rows, weights := c.halves("Rows"), c.halves("Weights")
	for first := 0; first < len(rows); first += columns {
		squares := 0.0
		for _, v := range rows[first : first+columns] {
			squares += v * v
		}
		for i := range columns {
			rows[first+i] *= weights[i] / math.Sqrt(squares/float64(columns)+epsilon)
		}
	}
	c.wantHalves("Results", rows)
}

func dotInt8(c *Case) {
	rows, columns, depth, scale := c.pushed(0), c.pushed(1), 4*c.pushed(2), c.pushedFloat(3)
	left, right := c.bytes("Left"), c.bytes("Right")
	var result []float64
	for r := range rows {
		for k := range columns {
			sum := 0
			for i := range depth {
				sum += int(int8(left[r*depth+i])) * int(int8(right[k*depth+i]))
			}
			result = append(result, float64(sum)*scale)
		}
	}
	c.wantFloats("Results", result)
}
