package kernels

import (
	"math"
	"strconv"
)

// vec3 is a vector of three numbers.
type vec3 [3]float64

// vec returns the vector at the start of a list.
func vec(list []float64) vec3 { return vec3(list[:3]) }

func (a vec3) plus(b vec3) vec3             { return vec3{a[0] + b[0], a[1] + b[1], a[2] + b[2]} }
func (a vec3) minus(b vec3) vec3            { return vec3{a[0] - b[0], a[1] - b[1], a[2] - b[2]} }
func (a vec3) times(x float64) vec3         { return vec3{a[0] * x, a[1] * x, a[2] * x} }
func (a vec3) by(b vec3) vec3               { return vec3{a[0] * b[0], a[1] * b[1], a[2] * b[2]} }
func (a vec3) dot(b vec3) float64           { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }
func (a vec3) length() float64              { return math.Sqrt(a.dot(a)) }
func (a vec3) unit() vec3                   { return a.times(1 / a.length()) }
func (a vec3) along(b vec3, x float64) vec3 { return a.plus(b.times(x)) }

func (a vec3) cross(b vec3) vec3 {
	return vec3{a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]}
}

func clamp(x, low, high float64) float64 { return min(max(x, low), high) }

func mix(a, b, t float64) float64 { return a*(1-t) + b*t }

// atoi reads a number of a file of inputs, whose form the package inputs has checked.
func atoi(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return n
}
