package raster

import (
	"image"
	"image/color"
	"math"
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/vm"
	"hone/vm/layout"
)

// Picture is what a fragment shader passed on at a location.
type Picture struct {
	Width, Height int
	Kind          layout.Kind // Float, or Int
	Signed        bool
	// by pixel, row by row from the top: four components, those that the shader lacks 0 and for the last 1. A float is
	// its value, an integer is exact as long as it has no more than 53 bits
	Pixels [][4]float64
	Drawn  []bool // by pixel: some fragment passed something on there
	// with Inputs.Track, by pixel: between what numbers the components are, whatever the implementation. That is one
	// number where a component is determined, and all from -Inf to +Inf where nothing is known
	Limits []Limits
	// what fragments should not do, each kind once for an instruction of the fragment shader, in the order in which it was
	// met. Report.First is the pixel
	Reports []vm.Report
	// with Inputs.Track: outputs that were undefined in some fragment that passed them on, and the instructions that this
	// comes from
	Undefined []UndefinedOutput
}

// UndefinedOutput is an output that depends on undefined values.
type UndefinedOutput struct {
	Slot    layout.Slot
	Name    string
	Origins []*ir.Inst
}

// note keeps what a run of fragments says that a user should know.
func (d *drawing) note(r *vm.Result) {
	p := d.picture
	for _, report := range r.Reports {
		if q := report.First[0] / 4; q < len(d.quads) {
			x, y := d.quads[q].pixel(report.First[0] % 4)
			report.First = [3]int{x, y, 0}
		}
		same := func(x vm.Report) bool { return x.Kind == report.Kind && x.Inst == report.Inst }
		if i := slices.IndexFunc(p.Reports, same); i >= 0 {
			p.Reports[i].Count += report.Count
		} else {
			p.Reports = append(p.Reports, report)
		}
	}
	for _, s := range r.Stores {
		if s.Shadow.Undefined == 0 || s.Unset || s.Region >= 0 || !s.Slot.IsOutput() {
			continue
		}
		i := slices.IndexFunc(p.Undefined, func(u UndefinedOutput) bool { return u.Slot == s.Slot })
		if i < 0 {
			i = len(p.Undefined)
			p.Undefined = append(p.Undefined, UndefinedOutput{Slot: s.Slot, Name: d.nameOf(s.Slot)})
		}
		if u := &p.Undefined[i]; s.Origin != nil && !slices.Contains(u.Origins, s.Origin) {
			u.Origins = append(u.Origins, s.Origin)
		}
	}
}

// nameOf returns what the shader calls an output.
func (d *drawing) nameOf(slot layout.Slot) string {
	for _, b := range d.fragment.Bindings() {
		if b.Slot == slot && b.Name != "" {
			return b.Name
		}
	}
	return slot.String()
}

// Limits are those of the components of a pixel.
type Limits [4]fold.Interval

// Image returns the picture as people see it: floats from 0 to 1, rounded to 8 bits; integers by their lowest 8 bits.
// It is opaque where something was drawn, whatever the shader says, and transparent elsewhere.
func (p *Picture) Image() *image.NRGBA {
	out := image.NewNRGBA(image.Rect(0, 0, p.Width, p.Height))
	for i, v := range p.Pixels {
		if p.Drawn[i] {
			out.SetNRGBA(i%p.Width, i/p.Width, color.NRGBA{p.byte(v[0]), p.byte(v[1]), p.byte(v[2]), 255})
		}
	}
	return out
}

// byte returns what a component is in a picture of 8 bits.
func (p *Picture) byte(v float64) uint8 {
	switch {
	case p.Kind != layout.Float:
		return uint8(int64(v))
	case !(v > 0): // or a NaN
		return 0
	}
	return uint8(math.Min(v, 1)*255 + 0.5)
}

// Difference is how two pictures differ.
type Difference struct {
	Pixels int     // that differ
	X, Y   int     // the first of them
	Most   float64 // the largest difference of a component; infinite where one is a NaN or nothing was drawn
}

// Diff compares two pictures of a size. Two NaNs are equal.
func (p *Picture) Diff(q *Picture) (d Difference) {
	for i := range p.Pixels {
		if most := p.differenceAt(q, i); most > 0 {
			if d.Pixels++; d.Pixels == 1 {
				d.X, d.Y = i%p.Width, i/p.Width
			}
			d.Most = max(d.Most, most)
		}
	}
	return d
}

// DiffersAt reports whether pixel i is another one in q.
func (p *Picture) DiffersAt(q *Picture, i int) bool { return p.differenceAt(q, i) > 0 }

// differenceAt returns the largest difference of a component of a pixel.
func (p *Picture) differenceAt(q *Picture, i int) (most float64) {
	if p.Drawn[i] != q.Drawn[i] {
		return math.Inf(1)
	}
	for k, a := range p.Pixels[i] {
		b := q.Pixels[i][k]
		switch {
		case a == b || a != a && b != b:
		case a != a || b != b:
			return math.Inf(1)
		default:
			most = max(most, math.Abs(a-b))
		}
	}
	return most
}
