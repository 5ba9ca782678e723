package fold

import "math"

// The packing instructions of GLSL.std.450 (GLSL specification, section 8.4).

func packSnorm4x8(_ *Args, in [][]uint64) ([]uint64, Outcome)  { return packNorm(in[0], 8, -1) }
func packUnorm4x8(_ *Args, in [][]uint64) ([]uint64, Outcome)  { return packNorm(in[0], 8, 0) }
func packSnorm2x16(_ *Args, in [][]uint64) ([]uint64, Outcome) { return packNorm(in[0], 16, -1) }
func packUnorm2x16(_ *Args, in [][]uint64) ([]uint64, Outcome) { return packNorm(in[0], 16, 0) }

func unpackSnorm4x8(_ *Args, in [][]uint64) ([]uint64, Outcome) { return unpackNorm(in[0][0], 8, true) }
func unpackUnorm4x8(_ *Args, in [][]uint64) ([]uint64, Outcome) {
	return unpackNorm(in[0][0], 8, false)
}
func unpackSnorm2x16(_ *Args, in [][]uint64) ([]uint64, Outcome) {
	return unpackNorm(in[0][0], 16, true)
}
func unpackUnorm2x16(_ *Args, in [][]uint64) ([]uint64, Outcome) {
	return unpackNorm(in[0][0], 16, false)
}

// scale is what 1 becomes in a normalized integer of a width.
func scale(width int, signed bool) float64 {
	if signed {
		return float64(Mask(width - 1))
	}
	return float64(Mask(width))
}

// packNorm packs numbers between low and 1 as normalized integers. How one that is halfway between two is rounded
// is unspecified.
func packNorm(in []uint64, width int, low float64) ([]uint64, Outcome) {
	var packed uint64
	o := Defined
	for i, v := range in {
		x := math.Max(low, math.Min(1, Float32.ToFloat64(v))) * scale(width, low < 0)
		if x != x {
			o, x = Undefined, 0
		}
		x = Float32.ToFloat64(Float32.FromFloat64(x, Mode{}))
		if math.Abs(float64(x-math.Trunc(x))) == 0.5 {
			o = max(o, Unspecified)
		}
		packed |= uint64(int64(math.RoundToEven(x))) & Mask(width) << (i * width)
	}
	return []uint64{packed}, o
}

func unpackNorm(packed uint64, width int, signed bool) ([]uint64, Outcome) {
	var out []uint64
	for at := 0; at < 32; at += width {
		bits := packed >> at & Mask(width)
		x := float64(bits)
		if signed {
			x = math.Max(-scale(width, true), float64(Signed(bits, width)))
		}
		out = append(out, Float32.FromFloat64(x/scale(width, signed), Mode{}))
	}
	return out, Defined
}

func packHalf2x16(a *Args, in [][]uint64) ([]uint64, Outcome) {
	x := Float16.Convert(in[0][0], Float32, a.Mode)
	y := Float16.Convert(in[0][1], Float32, a.Mode)
	o := Defined
	if Float16.IsNaN(x) || Float16.IsNaN(y) {
		o = Unspecified // of NaNs there are many
	}
	return []uint64{x | y<<16}, o
}

func unpackHalf2x16(a *Args, in [][]uint64) ([]uint64, Outcome) {
	v := in[0][0]
	return []uint64{Float32.Convert(v&Mask(16), Float16, a.Mode), Float32.Convert(v>>16, Float16, a.Mode)}, Defined
}

func packDouble2x32(_ *Args, in [][]uint64) ([]uint64, Outcome) {
	return []uint64{in[0][0] | in[0][1]<<32}, Defined
}

func unpackDouble2x32(_ *Args, in [][]uint64) ([]uint64, Outcome) {
	return []uint64{in[0][0] & Mask(32), in[0][0] >> 32}, Defined
}
