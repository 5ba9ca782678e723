package image

import "hone/fold"

// Lod returns the level of detail of coordinates that change by dx from one pixel to the next in x, and by dy in y: the
// logarithm of how many texels of level 0 the larger of both is (section "Scale Factor Operation, LOD Operation and
// Image Level(s) Selection", without anisotropy). It is rounded to a float32.
func (im *Image) Lod(at, dx, dy [3]float32) float32 {
	size := im.LevelSize(0)
	rho := 0.0
	for _, d := range [2][3]float32{dx, dy} {
		change := [3]float64{float64(d[0]), float64(d[1]), float64(d[2])}
		if im.Dim == Cube {
			v := [3]float64{float64(at[0]), float64(at[1]), float64(at[2])}
			_, c := onFace(faceOf(v), v, change)
			change = [3]float64{c[0], c[1]}
		}
		square := 0.0
		for i := range im.Axes() {
			m := float64(change[i] * float64(size[i]))
			square += float64(m * m)
		}
		rho = max(rho, square)
	}
	if rho != rho {
		return 0
	}
	return float32(fold.Log2(rho) / 2)
}

// QueryLod returns what OpImageQueryLod does: the level that is sampled, which is no whole number where two are, and
// the level of detail before it is limited (section "LOD Query").
func (s *Sampler) QueryLod(im *Image, a *Access) (level, lod float32) {
	at := clamp(s.lod(a), 0, float64(im.Levels-1))
	if s.Mip == Nearest {
		at = float64(nearestLevel(at))
	}
	return float32(at), float32(s.biased(a))
}
