package image

import (
	"hash/fnv"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// numbered returns an image of one float whose texels have different values: 1, 2, 3, ... in the order of memory.
func numbered(k Kind, width, height, depth, layers, levels int) *Image {
	im := New(k, R32f, width, height, depth)
	im.Layers, im.Levels = max(layers, im.Layers), levels
	im.Alloc()
	for i := range len(im.Data) / 4 {
		R32f.Encode(im.Data[4*i:], Texel{bits32(float32(i + 1))})
	}
	return im
}

var flat, plane, solid = Kind{Dim: Dim1D}, Kind{Dim: Dim2D}, Kind{Dim: Dim3D}

func sampled(s *Sampler, im *Image, a Access) float64 { return number32(s.Sample(im, &a)[0]) }

// TestAddress looks at rows of texels beside a row of three, by hand.
func TestAddress(t *testing.T) {
	im := numbered(flat, 3, 1, 1, 1, 1)
	for mode, want := range []string{
		Repeat: "123123123123123", MirroredRepeat: "123321123321123", ClampToEdge: "111111123333333",
		ClampToBorder: "000000123000000", MirrorClampToEdge: "333321123333333",
	} {
		got := ""
		for i := -6; i < 9; i++ {
			s := &Sampler{Address: [3]Address{Address(mode)}}
			got += string(rune('0' + int(sampled(s, im, Access{At: [3]float32{(float32(i) + 0.5) / 3}}))))
		}
		if got != want {
			t.Errorf("mode %d: %s, want %s", mode, got, want)
		}
	}
	for b, want := range []Texel{{0, 0, 0, 0}, {0, 0, 0, bits32(1)}, {bits32(1), bits32(1), bits32(1), bits32(1)}} {
		s := &Sampler{Address: [3]Address{ClampToBorder, ClampToBorder}, Border: Border(b)}
		im := New(plane, Rgba8, 2, 2, 1)
		if got := s.Sample(im, &Access{At: [3]float32{-1, 0}}); got != want {
			t.Errorf("border %d is %x, want %x", b, got, want)
		}
	}
	s := &Sampler{Address: [3]Address{ClampToBorder, ClampToBorder}, Border: OpaqueWhite}
	if got := s.Sample(New(plane, Rg8ui, 2, 2, 1), &Access{At: [3]float32{-1, 0}}); got != (Texel{1, 1, 0, 1}) {
		t.Errorf("a white border of two integers is %v", got)
	}
}

// slow is texel filtering as one would write it first: by exact fractions, from one texel to all others.
func slow(s *Sampler, im *Image, a *Access, level int) float64 {
	size := im.LevelSize(level)
	sum := new(big.Rat)
	axes := im.Axes()
	span := [3]int{1, 1, 1}
	var low [3]int
	var u [3]*big.Rat
	for i := range axes {
		u[i] = new(big.Rat).SetFloat64(float64(a.At[i]))
		if !s.Unnormalized {
			u[i].Mul(u[i], big.NewRat(int64(size[i]), 1))
		}
		f, _ := u[i].Float64()
		low[i], span[i] = int(math.Floor(f))-3, 7
	}
	one := big.NewRat(1, 1)
	for k := range span[0] * span[1] * span[2] {
		step := [3]int{k % span[0], k / span[0] % span[1], k / span[0] / span[1]}
		weight := big.NewRat(1, 1)
		var at [3]int
		outside := false
		for i := range axes {
			at[i] = low[i] + step[i]
			centre := new(big.Rat).SetFrac64(int64(2*at[i]+1), 2)
			distance := new(big.Rat).Abs(new(big.Rat).Sub(u[i], centre))
			part := new(big.Rat)
			if distance.Cmp(one) < 0 { // a tent
				part.Sub(one, distance)
			}
			weight.Mul(weight, part)
			at[i] += a.Offset[i]
			n := size[i]
			for reflected := false; at[i] < 0 || at[i] >= n; {
				switch s.Address[i] {
				case Repeat:
					at[i] += n * map[bool]int{true: 1, false: -1}[at[i] < 0]
				case MirroredRepeat:
					at[i] = map[bool]int{true: -1 - at[i], false: 2*n - 1 - at[i]}[at[i] < 0]
				case MirrorClampToEdge:
					if at[i] < 0 && !reflected {
						at[i], reflected = -1-at[i], true
					} else {
						at[i] = n - 1
					}
				case ClampToEdge:
					at[i] = min(max(at[i], 0), n-1)
				default:
					outside, at[i] = true, 0
				}
			}
		}
		v := 0.0
		if !outside {
			v = number32(im.Load(im.At(level, 0, at, 0))[0])
		}
		sum.Add(sum, weight.Mul(weight, new(big.Rat).SetFloat64(v)))
	}
	f, _ := sum.Float64()
	return f
}

// TestLinear compares linear filtering with tents of exact fractions around each texel.
func TestLinear(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 1000 {
		kind := []Kind{flat, plane, solid}[r.IntN(3)]
		im := numbered(kind, 1+r.IntN(5), 1+r.IntN(4), 1+r.IntN(3), 1, 1)
		if kind.Dim != Dim3D {
			im = numbered(kind, im.Size[0], im.Size[1], 1, 1, 1)
		}
		s := &Sampler{Mag: Linear, Unnormalized: r.IntN(6) == 0}
		a := &Access{}
		for i := range 3 {
			if s.Address[i] = Address(r.IntN(5)); s.Unnormalized {
				s.Address[i] = ClampToEdge + Address(r.IntN(2))
			}
			a.At[i], a.Offset[i] = float32(r.IntN(97)-32)/32, r.IntN(5)-2
			if r.IntN(2) == 0 {
				a.At[i] = 3*r.Float32() - 1
			}
		}
		got, want := sampled(s, im, *a), slow(s, im, a, 0)
		if math.Abs(got-want) > math.Abs(want)*0x1p-23 {
			t.Fatalf("%v of %v by %+v is %v, want %v", *a, im.Size, *s, got, want)
		}
	}
}

// TestByHand samples with values computed by hand.
func TestByHand(t *testing.T) {
	quad := numbered(plane, 2, 2, 1, 1, 1)  // 1 2 / 3 4
	levels := numbered(flat, 4, 1, 1, 1, 3) // 1 2 3 4, 5 6, 7
	array := numbered(Kind{Dim: Dim1D, Arrayed: true}, 1, 1, 1, 4, 1)
	linear, between := Sampler{Mag: Linear, Min: Linear}, Sampler{Mip: Linear, MaxLod: 10}
	edge := [3]Address{ClampToEdge, ClampToEdge, ClampToEdge}
	linear.Address, between.Address = edge, edge
	nan := float32(math.NaN())
	for i, c := range []struct {
		s    Sampler
		im   *Image
		a    Access
		want float64
	}{
		{linear, quad, Access{At: [3]float32{0.5, 0.5}}, 2.5},
		{linear, quad, Access{At: [3]float32{0.25, 0.25}}, 1},
		{linear, quad, Access{At: [3]float32{0.375, 0.75}}, 3.25},
		{linear, quad, Access{At: [3]float32{0, 0}}, 1},
		{linear, quad, Access{At: [3]float32{0.25, 0.25}, Offset: [3]int{1, 0}}, 2},
		{Sampler{}, quad, Access{At: [3]float32{0.49, 0.5}}, 3},
		{Sampler{}, quad, Access{At: [3]float32{0.75, 0.25}, Offset: [3]int{1, 1}}, 3},
		{Sampler{Unnormalized: true, Address: edge}, quad, Access{At: [3]float32{1.5, 0.5}, Lod: 9}, 2},
		{Sampler{Unnormalized: true, Mag: Linear, Address: edge}, quad, Access{At: [3]float32{1, 0.5}}, 1.5},
		{Sampler{Address: edge}, quad, Access{At: [3]float32{nan, nan}}, 1},
		{Sampler{Address: edge}, quad, Access{At: [3]float32{float32(math.Inf(1)), -1e30}}, 2},

		{Sampler{MaxLod: 10}, levels, Access{Lod: 0}, 1},
		{Sampler{MaxLod: 10}, levels, Access{Lod: 0.5}, 1}, // of two the finer one
		{Sampler{MaxLod: 10}, levels, Access{Lod: 0.51}, 5},
		{Sampler{MaxLod: 10}, levels, Access{Lod: 1.5}, 5},
		{Sampler{MaxLod: 10}, levels, Access{Lod: 9}, 7},
		{Sampler{MaxLod: 1}, levels, Access{Lod: 9}, 5},
		{Sampler{MaxLod: 10}, levels, Access{Lod: -9}, 1},
		{Sampler{MaxLod: 10, MinLod: 2}, levels, Access{Lod: -9}, 7},
		{Sampler{MaxLod: 10, MinLod: 1}, levels, Access{Lod: 0, MinLod: 2}, 7},
		{Sampler{MaxLod: 10, LodBias: 1}, levels, Access{Lod: 0.25}, 5},
		{Sampler{MaxLod: 10, LodBias: 1}, levels, Access{Lod: 0.25, Bias: 1}, 7},
		{Sampler{MaxLod: 20, LodBias: 100}, levels, Access{Lod: -14}, 5}, // the limit is 15
		{between, levels, Access{Lod: 0.25}, 0.75*1 + 0.25*5},
		{between, levels, Access{At: [3]float32{0.99}, Lod: 0.5}, 0.5*4 + 0.5*6},
		{between, levels, Access{Lod: 1.75}, 0.25*5 + 0.75*7},
		{between, levels, Access{Lod: 5}, 7},
		{Sampler{Mag: Linear, MaxLod: 10, Address: edge}, levels, Access{At: [3]float32{0.25}, Lod: 0}, 1.5},
		{Sampler{Mag: Linear, MaxLod: 10, Address: edge}, levels, Access{At: [3]float32{0.25}, Lod: 0.25}, 2},
		{Sampler{Min: Linear, MaxLod: 10, Address: edge}, levels, Access{At: [3]float32{0.25}, Lod: 0.25}, 1.5},

		{Sampler{}, array, Access{Layer: 0.5}, 1},
		{Sampler{}, array, Access{Layer: 1.5}, 3},
		{Sampler{}, array, Access{Layer: 2.5}, 3},
		{Sampler{}, array, Access{Layer: -7}, 1},
		{Sampler{}, array, Access{Layer: 7}, 4},
		{Sampler{}, array, Access{Layer: nan}, 1},
	} {
		if got := sampled(&c.s, c.im, c.a); got != c.want {
			t.Errorf("%d: %+v is %v, want %v", i, c.a, got, c.want)
		}
	}
	// What has no weight does not count.
	R32f.Encode(quad.Data[4:], Texel{bits32(float32(math.Inf(1)))})
	if got := sampled(&linear, quad, Access{At: [3]float32{0.25, 0.25}}); got != 1 {
		t.Errorf("beside an infinity 1 is %v", got)
	}
	// Integers are not filtered.
	whole := New(flat, R8ui, 2, 1, 1)
	whole.Data = []byte{10, 20}
	if got := linear.Sample(whole, &Access{At: [3]float32{0.5}}); got[0] != 20 {
		t.Errorf("between 10 and 20 is %d", got[0])
	}
}

// TestCompareOps compares with depths, by hand.
func TestCompareOps(t *testing.T) {
	im := New(plane, R32f, 2, 1, 1)
	R32f.Encode(im.Data, Texel{bits32(0.25)})
	R32f.Encode(im.Data[4:], Texel{bits32(0.75)})
	s := &Sampler{Mag: Linear, Address: [3]Address{ClampToEdge, ClampToEdge}}
	middle := [3]float32{0.5, 0.5}
	for op, want := range []float64{Never: 0, Less: 0.5, Equal: 0, LessOrEqual: 0.5, Greater: 0.5, NotEqual: 1,
		GreaterOrEqual: 0.5, Always: 1} {
		s.Compare = CompareOp(op)
		if got := number32(s.SampleCompare(im, &Access{At: middle, Ref: 0.5})); got != want {
			t.Errorf("operation %d gives %v, want %v", op, got, want)
		}
	}
	// at the depth of a texel, which is a quarter of the way to the other one
	for op, want := range []float64{Never: 0, Less: 0.25, Equal: 0.75, LessOrEqual: 1, Greater: 0, NotEqual: 0.25,
		GreaterOrEqual: 0.75, Always: 1} {
		s.Compare = CompareOp(op)
		if got := number32(s.SampleCompare(im, &Access{At: [3]float32{0.375, 0.5}, Ref: 0.25})); got != want {
			t.Errorf("operation %d gives %v, want %v", op, got, want)
		}
	}
	fixed := New(plane, R16, 1, 1, 1)
	fixed.Data = []byte{255, 255}
	s.Compare = LessOrEqual
	if got := number32(s.SampleCompare(fixed, &Access{At: middle, Ref: 7})); got != 1 {
		t.Errorf("7 is not clamped to 1")
	}
	R32f.Encode(im.Data, Texel{bits32(1)})
	if got := number32(s.SampleCompare(im, &Access{At: [3]float32{0.25, 0.5}, Ref: 7})); got != 0 {
		t.Errorf("7 is clamped where depths are floats")
	}
}

// TestGather gathers four texels in the order that the specification gives them.
func TestGather(t *testing.T) {
	im := New(plane, Rgba8ui, 3, 3, 1)
	for i := range im.Data {
		im.Data[i] = byte(i/4 + 1 + i%4*10) // 1 2 3 / 4 5 6 / 7 8 9, and 10 more for each component
	}
	s := &Sampler{}
	a := &Access{At: [3]float32{0.5, 0.5}, Lod: 3}
	if got := s.Gather(im, a, 1, nil); got != (Texel{18, 19, 16, 15}) { // on the centre of 5
		t.Errorf("gathered %v", got)
	}
	a.At = [3]float32{0.4, 0.4} // 1.2 texels: between centres 0.5 and 1.5
	if got := s.Gather(im, a, 0, nil); got != (Texel{4, 5, 2, 1}) {
		t.Errorf("gathered %v", got)
	}
	a.Offset = [3]int{1, 0}
	if got := s.Gather(im, a, 3, nil); got != (Texel{35, 36, 33, 32}) {
		t.Errorf("gathered %v", got)
	}
	a.Offset = [3]int{}
	if got := s.Gather(im, a, 0, &[4][3]int{{0, 0}, {1, 0}, {0, 1}, {2, 2}}); got != (Texel{1, 2, 4, 9}) {
		t.Errorf("gathered at offsets %v", got)
	}
	depth := numbered(plane, 3, 3, 1, 1, 1)
	s.Compare, a.Ref = Less, 3 // depths 4 5 2 1
	if got := s.GatherCompare(depth, a, nil); got != (Texel{bits32(1), bits32(1), 0, 0}) {
		t.Errorf("comparisons gathered: %x", got)
	}
}

// TestLod computes levels of detail of what is simple.
func TestLod(t *testing.T) {
	im := New(plane, R8, 8, 4, 1)
	for _, c := range []struct {
		dx, dy [3]float32
		want   float32
	}{
		{[3]float32{1. / 8}, [3]float32{0, 1. / 4}, 0},
		{[3]float32{1. / 4}, [3]float32{0, 1. / 4}, 1},
		{[3]float32{1. / 8}, [3]float32{0, 1}, 2},
		{[3]float32{3. / 8, 1}, [3]float32{}, float32(math.Log2(5))},
		{[3]float32{-0.5}, [3]float32{0.125}, 2},
		{[3]float32{}, [3]float32{}, float32(math.Inf(-1))},
	} {
		if got := im.Lod([3]float32{}, c.dx, c.dy); math.Abs(float64(got-c.want)) > 1e-6 && got != c.want {
			t.Errorf("%v %v: %v, want %v", c.dx, c.dy, got, c.want)
		}
	}
	cube := New(Kind{Dim: Cube}, R8, 16, 16, 1)
	// on the face +x one texel of 16 is 2/16 of the direction's y or z, and x scales
	for _, c := range []struct {
		at, dx [3]float32
		want   float32
	}{
		{[3]float32{1, 0, 0}, [3]float32{0, 2. / 16, 0}, 0},
		{[3]float32{1, 0, 0}, [3]float32{0, 0, 4. / 16}, 1},
		{[3]float32{2, 0, 0}, [3]float32{0, 4. / 16, 0}, 0},
		{[3]float32{0, -1, 0}, [3]float32{2, 0, 0}, 4},
		{[3]float32{1, 0.5, 0}, [3]float32{-0.25, 0, 0}, 0}, // y/x changes by 0.5 · 0.25
	} {
		if got := cube.Lod(c.at, c.dx, [3]float32{}); got != c.want {
			t.Errorf("cube: %v %v: %v, want %v", c.at, c.dx, got, c.want)
		}
	}
	s := &Sampler{LodBias: 0.5, MaxLod: 2}
	levels := numbered(flat, 4, 1, 1, 1, 3)
	for _, c := range []struct {
		mip        Filter
		lod        float32
		level, got float32
	}{{Nearest, 0.75, 1, 1.25}, {Linear, 0.75, 1.25, 1.25}, {Linear, 7, 2, 7.5}, {Linear, -3, 0, -2.5}} {
		s.Mip = c.mip
		if level, lod := s.QueryLod(levels, &Access{Lod: c.lod}); level != c.level || lod != c.got {
			t.Errorf("a query for %v: %v %v, want %v %v", c.lod, level, lod, c.level, c.got)
		}
	}
}

// TestSameEverywhere samples at random and compares a hash of all with what it was where this was written.
func TestSameEverywhere(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	h := fnv.New64a()
	for range 20000 {
		kind := Kind{Dim: Dim(r.IntN(4)), Arrayed: r.IntN(2) == 0}
		if kind.Dim == Dim3D {
			kind.Arrayed = false
		}
		size := 1 + r.IntN(9)
		im := New(kind, []Format{R32f, Rgba8, Rgba16f, Rgb10A2, Srgba8, Rg16Snorm, R11fG11fB10f}[r.IntN(7)], size, size,
			size)
		if im.Levels = 1 + r.IntN(1+size/2); im.Levels > 3 || im.Levels > 1+size/2 {
			im.Levels = 1
		}
		im.Alloc()
		for i := range im.Data {
			im.Data[i] = byte(r.Uint32())
		}
		s := &Sampler{Mag: Filter(r.IntN(2)), Min: Filter(r.IntN(2)), Mip: Filter(r.IntN(2)), Border: Border(r.IntN(3)),
			Compare: CompareOp(r.IntN(8)), MaxLod: 4, LodBias: r.Float32()}
		a := &Access{Ref: r.Float32(), Layer: r.Float32()}
		var dx, dy [3]float32
		for i := range 3 {
			s.Address[i] = Address(r.IntN(5))
			a.At[i], dx[i], dy[i] = 3*r.Float32()-1, r.Float32()/4, r.Float32()/4
		}
		a.Lod = im.Lod(a.At, dx, dy)
		out := s.Sample(im, a)
		out[0] ^= s.SampleCompare(im, a) << 32
		for _, v := range out {
			for i := range 8 {
				h.Write([]byte{byte(v >> (8 * i))})
			}
		}
	}
	if got := h.Sum64(); got != 0xa0f91b90d2e59bd1 {
		t.Errorf("the hash is %#x", got)
	}
}

// TestFar: an image repeats wherever it is sampled, also where indices are too large to be computed with.
func TestFar(t *testing.T) {
	im := New(Kind{Dim: Dim1D}, R32f, 5, 1, 1)
	for i := range 5 {
		im.Format.Encode(im.Data[4*i:], Texel{uint64(math.Float32bits(float32(i)))})
	}
	for _, mode := range []Address{Repeat, MirroredRepeat} {
		s := &Sampler{Address: [3]Address{mode}}
		for _, u := range []float32{1.5e9, -1.5e9, 3e9 + 256, 0x1p60, -0x1p60, 0x1p100} {
			texel := int(math.Mod(math.Floor(float64(u)*5), 10))
			want := mode.at(texel, 5)
			got := math.Float32frombits(uint32(s.Sample(im, &Access{At: [3]float32{u}})[0]))
			if got != float32(want) {
				t.Errorf("%d at %g: texel %v, want %d", mode, u, got, want)
			}
			low, high := &Access{At: [3]float32{u}}, &Access{At: [3]float32{math.Nextafter32(u, math.MaxFloat32)}}
			if l, exact, ok := s.Range(im, low, high, false); ok && (exact || l.Low == l.High) {
				t.Errorf("%d from %g: %v is known", mode, u, l)
			}
		}
	}
}

func (a Address) at(i, n int) int {
	k, _ := a.wrap(i, n)
	return k
}
