package execute

import (
	"math"
	"math/bits"
	"slices"

	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
	"hone/vm/scene"
)

// query is a ray query of an invocation: its cells, from the first on.
type query struct {
	s           *Batch
	lane, first int
	data        []byte // the primitives
	skip        int    // so many are not there
	ray         scene.Ray
}

// query executes an operation on ray queries.
func (s *Batch) query(fr *Frame, i *code.Instr, mask uint64) {
	o := &s.p.Queries[i.Detail]
	out := fr.Function.List(i.A)
	operands := fr.Function.List(i.A + int32(len(out)) + 1)
	at := *i
	at.A, at.B = i.B, code.NoOperand // the address, as loads and stores have it
	good := s.toStore(fr, &at, mask)
	for _, r := range out {
		s.nothing(fr, r, mask&^good, mask)
	}
	base := s.Value(fr, i.B)
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		address := uint64(0)
		if base != nil {
			address = base[lane]
		}
		first := s.local(address, plus(fr, i))
		if first < 0 || s.local(address, plus(fr, i)+code.QueryCells-1) < 0 {
			s.report(OutOfBounds, i.Where, lane)
			s.markFlow(1<<lane, 0)
			for _, r := range out {
				s.nothing(fr, r, 1<<lane, 0)
			}
			continue
		}
		q := query{s: s, lane: lane, first: first}
		if o.Kind == code.QueryInitialize {
			for k, r := range operands {
				q.set(k, s.Value(fr, r)[lane], s.shadow(fr, r, lane))
			}
			q.begin()
			continue
		}
		q.open()
		var v [12]uint64
		known := q.known()
		switch o.Kind {
		case code.QueryProceed:
			if q.get(code.QueryPhase) == code.QueryEnded || q.get(code.QueryPhase) == code.QueryNone {
				known = shadow.AllUndefined // it is over, or has not begun
			} else {
				v[0] = q.proceed()
			}
			q.hide(known)
		case code.QueryTerminate:
			q.set(code.QueryPhase, code.QueryTerminated, known)
		case code.QueryConfirm, code.QueryGenerate:
			if q.get(code.QueryPhase) != code.QueryAt {
				known = shadow.AllUndefined
			} else if o.Kind == code.QueryConfirm {
				known = join(known, q.confirm())
			} else {
				hit := s.shadow(fr, operands[0], lane)
				known = join(known, q.generate(uint32(s.Value(fr, operands[0])[lane])))
				if hit != (shadow.Shadow{}) {
					known = join(known, hit)
				}
			}
			q.hide(known)
		case code.QueryGet:
			for k := range out {
				v[k] = q.get(o.Cell + k)
			}
		default:
			if !q.ask(o, &v) {
				known = shadow.AllUndefined
			}
		}
		if known.Undefined != 0 && q.known().Undefined == 0 {
			s.report(UndefinedResult, i.Where, lane)
		}
		for k, r := range out {
			if o.Kind == code.QueryGet {
				known = s.cellShadows.At(first+o.Cell+k, lane)
			}
			s.Value(fr, r)[lane] = v[k]
			s.setShadow(fr, r, lane, known)
		}
	}
	for _, r := range out {
		s.freeze(&s.shadows, fr.base+int(r), mask)
	}
}

func (q *query) get(cell int) uint64 { return q.s.cells[(q.first+cell)*q.s.p.Lanes+q.lane] }

func (q *query) float(cell int) float32 { return math.Float32frombits(uint32(q.get(cell))) }

func (q *query) set(cell int, v uint64, known shadow.Shadow) {
	q.s.cells[(q.first+cell)*q.s.p.Lanes+q.lane] = v
	q.s.cellShadows.Put(q.first+cell, q.lane, known)
}

// put changes a cell and leaves its shadow.
func (q *query) put(cell int, v uint64) { q.s.cells[(q.first+cell)*q.s.p.Lanes+q.lane] = v }

// join returns the shadow of what depends on two values.
func join(x, y shadow.Shadow) shadow.Shadow {
	switch {
	case x.Undefined|y.Undefined != 0:
		return shadow.AllUndefined
	case x.Unspecified|y.Unspecified != 0:
		return shadow.AllUnspecified
	}
	return shadow.Shadow{}
}

// known returns the shadow of what depends on all of a query.
func (q *query) known() (known shadow.Shadow) {
	for k := range code.QueryCells {
		known = join(known, q.s.cellShadows.At(q.first+k, q.lane))
	}
	return known
}

// hide gives what a query has found a shadow.
func (q *query) hide(known shadow.Shadow) {
	for k := code.QueryPhase; k < code.QueryCells; k++ {
		q.s.cellShadows.Put(q.first+k, q.lane, known)
	}
}

// begin begins a query. What does not fit what Vulkan asks of a ray makes all of it undefined.
func (q *query) begin() {
	known := shadow.Shadow{}
	finite := true
	for k := range 3 {
		for _, x := range []float32{q.float(code.QueryOrigin + k), q.float(code.QueryDirection + k)} {
			finite = finite && !math.IsNaN(float64(x)) && !math.IsInf(float64(x), 0)
		}
	}
	least, most := q.float(code.QueryMin), q.float(code.QueryMax)
	flags := spirv.RayFlags(q.get(code.QueryFlags))
	few := func(list ...spirv.RayFlags) bool {
		n := 0
		for _, x := range list {
			if flags&x != 0 {
				n++
			}
		}
		return n <= 1
	}
	if !finite || !(least >= 0 && least <= most) || !few(spirv.RayFlagsSkipTrianglesKHR, spirv.RayFlagsSkipAABBsKHR) ||
		!few(spirv.RayFlagsSkipTrianglesKHR, spirv.RayFlagsCullBackFacingTrianglesKHR,
			spirv.RayFlagsCullFrontFacingTrianglesKHR) ||
		!few(spirv.RayFlagsOpaqueKHR, spirv.RayFlagsNoOpaqueKHR, spirv.RayFlagsCullOpaqueKHR,
			spirv.RayFlagsCullNoOpaqueKHR) {
		known = shadow.AllUndefined
	}
	for k, v := range map[int]uint64{code.QueryPhase: code.QueryBegun, code.QueryNext: 0, code.QueryCandidate: 0,
		code.QueryType: 0, code.QueryCommitted: 0, code.QueryT: uint64(math.Float32bits(most))} {
		q.set(k, v, known)
	}
}

// open finds the primitives that a query is about.
func (q *query) open() {
	number := q.get(code.QueryScene)
	k := slices.IndexFunc(q.s.p.Scenes, func(x code.Scene) bool { return x.Number == number&^code.SceneElement })
	if k >= 0 {
		q.data, q.skip = q.s.m.Buffers[q.s.p.Scenes[k].Object], int(number&code.SceneElement)%scene.Count
	}
	for k := range 3 {
		q.ray.Origin[k], q.ray.Direction[k] = q.float(code.QueryOrigin+k), q.float(code.QueryDirection+k)
	}
	q.ray.Min = q.float(code.QueryMin)
}

// proceed goes on to the next candidate, and reports whether there is one. Candidates come in the order of the list, or
// backward where the machine is asked for another choice of what an implementation may choose.
func (q *query) proceed() uint64 {
	flags := spirv.RayFlags(q.get(code.QueryFlags))
	if q.get(code.QueryPhase) == code.QueryTerminated {
		q.put(code.QueryPhase, code.QueryEnded)
		return 0
	}
	for n := int(q.get(code.QueryNext)); n < scene.Count; n++ {
		k := n
		if q.s.m.ByColumns {
			k = scene.Count - 1 - n
		}
		p := scene.At(q.data, k)
		opaque := q.opaque(&p)
		switch {
		case k < q.skip || uint64(p.Mask)&q.get(code.QueryMask)&255 == 0,
			opaque && flags&spirv.RayFlagsCullOpaqueKHR != 0, !opaque && flags&spirv.RayFlagsCullNoOpaqueKHR != 0:
		case p.Kind == scene.Box && flags&spirv.RayFlagsSkipAABBsKHR == 0:
			if !p.Box(&q.ray, q.float(code.QueryT)) {
				continue
			}
			q.at(k, n)
			return 1
		case p.Kind == scene.Triangle && flags&spirv.RayFlagsSkipTrianglesKHR == 0:
			h, ok := p.Triangle(&q.ray, q.float(code.QueryT))
			culled := spirv.RayFlagsCullBackFacingTrianglesKHR
			if h.Front {
				culled = spirv.RayFlagsCullFrontFacingTrianglesKHR
			}
			switch {
			case !ok || flags&culled != 0 && p.Flags&scene.TwoSided == 0:
			case opaque:
				q.commit(k, 1, math.Float32bits(h.T))
				if flags&spirv.RayFlagsTerminateOnFirstHitKHR != 0 {
					n = scene.Count
				}
			default:
				q.at(k, n)
				return 1
			}
		}
	}
	q.put(code.QueryPhase, code.QueryEnded)
	return 0
}

// opaque reports whether a primitive is, for the flags of the ray.
func (q *query) opaque(p *scene.Primitive) bool {
	flags := spirv.RayFlags(q.get(code.QueryFlags))
	return (p.Flags&scene.Opaque != 0 || flags&spirv.RayFlagsOpaqueKHR != 0) && flags&spirv.RayFlagsNoOpaqueKHR == 0
}

// at makes primitive k the candidate, which is at a place in the order.
func (q *query) at(k, place int) {
	q.put(code.QueryPhase, code.QueryAt)
	q.put(code.QueryCandidate, uint64(k))
	q.put(code.QueryNext, uint64(place+1))
}

// commit makes primitive k the closest one.
func (q *query) commit(k int, of uint64, t uint32) {
	q.put(code.QueryType, of)
	q.put(code.QueryCommitted, uint64(k))
	q.put(code.QueryT, uint64(t))
	if spirv.RayFlags(q.get(code.QueryFlags))&spirv.RayFlagsTerminateOnFirstHitKHR != 0 {
		q.put(code.QueryPhase, code.QueryTerminated)
	}
}

// confirm commits the candidate, which has to be a triangle.
func (q *query) confirm() shadow.Shadow {
	k := int(q.get(code.QueryCandidate))
	p := scene.At(q.data, k)
	if p.Kind != scene.Triangle {
		return shadow.AllUndefined
	}
	if h, ok := p.Triangle(&q.ray, q.float(code.QueryT)); ok {
		q.commit(k, 1, math.Float32bits(h.T))
	}
	return shadow.Shadow{}
}

// generate commits an intersection with the candidate, which has to be a box. It has to be closer than the one before.
func (q *query) generate(t uint32) shadow.Shadow {
	k := int(q.get(code.QueryCandidate))
	hit := math.Float32frombits(t)
	before := q.float(code.QueryT)
	q.commit(k, 2, t)
	if scene.At(q.data, k).Kind != scene.Box || !(hit >= q.ray.Min && hit <= before) {
		return shadow.AllUndefined
	}
	return shadow.Shadow{}
}

// ask answers what is asked of an intersection. It reports false where there is none.
func (q *query) ask(o *code.QueryOp, v *[12]uint64) bool {
	kind, k := q.get(code.QueryType), int(q.get(code.QueryCommitted))
	there := kind != 0
	if !o.Committed {
		there, k = q.get(code.QueryPhase) == code.QueryAt, int(q.get(code.QueryCandidate))
	}
	p := scene.At(q.data, k)
	if o.Kind == code.QueryGetType {
		if v[0] = kind; !o.Committed {
			v[0] = uint64(b2u(p.Kind == scene.Box))
		}
		return there || o.Committed
	}
	limit := q.float(code.QueryT)
	if o.Committed {
		limit = float32(math.Inf(1))
	}
	triangle := p.Kind == scene.Triangle
	var h scene.Hit
	if triangle {
		h, _ = p.Triangle(&q.ray, limit)
	}
	vectors := func(list ...[3]float32) {
		for i, x := range list {
			for j, y := range x {
				v[3*i+j] = uint64(math.Float32bits(y))
			}
		}
	}
	scaled := func(by float32, offset [3]float32) {
		vectors([3]float32{by}, [3]float32{0, by}, [3]float32{0, 0, by}, offset)
	}
	switch o.Kind {
	case code.QueryGetT:
		if v[0] = q.get(code.QueryT); !o.Committed {
			v[0] = uint64(math.Float32bits(h.T))
			return there && triangle
		}
	case code.QueryGetInstance:
		v[0] = uint64(p.Instance)
	case code.QueryGetCustom:
		v[0] = uint64(p.Custom)
	case code.QueryGetRecord:
		v[0] = uint64(p.Record)
	case code.QueryGetGeometry:
		v[0] = uint64(p.Geometry)
	case code.QueryGetPrimitive:
		v[0] = uint64(p.Index)
	case code.QueryGetBarycentrics:
		v[0], v[1] = uint64(math.Float32bits(h.U)), uint64(math.Float32bits(h.V))
		return there && triangle
	case code.QueryGetFrontFace:
		v[0] = b2u(h.Front)
		return there && triangle
	case code.QueryGetOpaque:
		v[0] = b2u(q.opaque(&p))
		return there && p.Kind == scene.Box
	case code.QueryGetObjectOrigin:
		vectors(p.Object(q.ray.Origin, false))
	case code.QueryGetObjectDirection:
		vectors(p.Object(q.ray.Direction, true))
	case code.QueryGetObjectToWorld:
		scaled(p.Scale, p.Offset)
	case code.QueryGetWorldToObject:
		scaled(1/p.Scale, p.Object([3]float32{}, false))
	case code.QueryGetPositions:
		vectors(p.A, p.B, p.C)
		return there && triangle
	}
	return there
}
