package fold

// Single returns an interval of what a float of another width may be as one of 32 bits, beside itself: it is rounded in
// either direction, and may be zero where it is denormal there.
func (b Interval) Single() Interval { return b.outward(Float32).flushed(Float32).Join(b) }

// becomesSingle reports whether Freedom.Single is about floats of a format.
func (f Format) becomesSingle() bool { return f == Float16 || f == Float64 }

// BecomesSingle reports whether Freedom.Single is about an operation: it is one on floats of 16 or 64 bits.
func (a *Args) BecomesSingle() bool { return a.Format.becomesSingle() || a.FromFormat.becomesSingle() }

// single returns an interval of a result that may have been computed with floats of 32 bits.
func (r *Row) single(a *Args, in []Interval, free Freedom) (Interval, bool) {
	free.Single = false
	full, ok := r.interval(a, in, free)
	if !ok {
		return Interval{}, false
	}
	float, rounded := *a, [4]Interval{}
	for _, f := range []*Format{&float.Format, &float.FromFormat} {
		if *f == Float64 { // whose least numbers are none of 32 bits
			free.Flush = true
		}
		if f.becomesSingle() {
			*f = Float32
		}
	}
	for i, b := range in {
		if c := r.Operand(i); c == Float || c == Same {
			rounded[i] = b.Single()
		}
	}
	b, ok := r.interval(&float, rounded[:len(in)], free)
	return b.Join(full).outward(a.Format), ok
}
