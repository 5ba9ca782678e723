package precision

import (
	"iter"
	"math"

	"hone/fold"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// RelaxedToHalf computes with floats of 16 bits what is RelaxedPrecision: sums, products and the like, and functions of
// GLSL.std.450, on scalars and vectors. What only moves such values (phis, OpSelect, constructing and taking apart
// vectors, negation) has 16 bits where all that goes into it has; a value is converted once where it goes into a
// computation of 16 bits, and once where it comes out. It asks for the capability Float16.
//
// It leaves in 32 bits what is in memory, what images give and derivatives, matrices and their products, and what has a
// constant among its operands that is beyond the largest half. Remarks say where range may be lost.
//
// SPIR-V allows each result of its own to be so rounded (section 2.15, "Use of Relaxed Precision"), and hone check
// --relaxed compares accordingly. Cost: linear, times the depth of loops for chains of phis.
var RelaxedToHalf = pass.ForFunctions("lower-relaxed-to-half",
	"what is RelaxedPrecision is computed with floats of 16 bits",
	func(c *pass.Context, f *ir.Function) bool {
		h := halver{c: c, m: c.Module}
		h.state, h.other = h.m.NewTable(), h.m.NewTable()
		defer h.state.Release()
		defer h.other.Release()
		if !h.choose(f) {
			return false
		}
		h.half = c.Types().Float(16)
		h.m.Require(spirv.CapabilityFloat16)
		h.rewrite(f)
		return true
	}, pass.Idempotent, pass.Costs(fold.Cost{Relaxed: true}))

// halver is the state of the pass.
type halver struct {
	c           *pass.Context
	m           *ir.Module
	float, half ir.ID // the types; float is 0 while none was seen
	// by id: whether a value gets 16 bits, and why
	state *ir.Table
	other *ir.Table // by id: the same value in the other width, 0 while nobody wants that
}

const (
	computed = 1 + iota // by an operation that is RelaxedPrecision
	moved               // it is made of such values
)

// isComputation reports whether an operation of the core language is computed with halves.
func isComputation(op spirv.Op) bool {
	switch op {
	case spirv.OpFAdd, spirv.OpFSub, spirv.OpFMul, spirv.OpFDiv, spirv.OpFRem, spirv.OpFMod, spirv.OpVectorTimesScalar,
		spirv.OpDot, spirv.OpConvertSToF, spirv.OpConvertUToF:
		return true
	}
	return false
}

// isMove reports whether the result of an operation is as exact as what goes into it.
func isMove(op spirv.Op) bool {
	switch op {
	case spirv.OpPhi, spirv.OpSelect, spirv.OpCopyObject, spirv.OpFNegate, spirv.OpCompositeConstruct,
		spirv.OpCompositeExtract, spirv.OpCompositeInsert, spirv.OpVectorShuffle, spirv.OpVectorExtractDynamic,
		spirv.OpVectorInsertDynamic:
		return true
	}
	return false
}

// isSink reports whether an operation takes halves as they are, whatever it gives.
func isSink(op spirv.Op) bool {
	switch op {
	case spirv.OpFOrdEqual, spirv.OpFUnordEqual, spirv.OpFOrdNotEqual, spirv.OpFUnordNotEqual, spirv.OpFOrdLessThan,
		spirv.OpFUnordLessThan, spirv.OpFOrdGreaterThan, spirv.OpFUnordGreaterThan, spirv.OpFOrdLessThanEqual,
		spirv.OpFUnordLessThanEqual, spirv.OpFOrdGreaterThanEqual, spirv.OpFUnordGreaterThanEqual, spirv.OpIsNan,
		spirv.OpIsInf, spirv.OpConvertFToS, spirv.OpConvertFToU:
		return true
	}
	return false
}

// isFloat reports whether a type is that of floats of 32 bits, or of vectors of them.
func (h *halver) isFloat(typ ir.ID) bool {
	def := h.m.Def(typ)
	if def != nil && def.Op == spirv.OpTypeVector {
		typ = def.ID(0)
		def = h.m.Def(typ)
	}
	if h.float == 0 && def != nil && def.Op == spirv.OpTypeFloat && def.Literal(0) == 32 && def.NumWords() == 1 {
		h.float = typ
	}
	return typ != 0 && typ == h.float
}

// choose finds what gets 16 bits. It reports whether that is anything.
func (h *halver) choose(f *ir.Function) bool {
	found := false
	for in := range f.Insts() {
		if h.computes(in) && h.c.Transform() {
			h.state.Set(in.Result, computed)
			found = true
		}
	}
	if !found {
		return false
	}
	// Phis of loops are taken to be moved until something that goes into them is not.
	var candidates []*ir.Inst
	for in := range f.Insts() {
		if isMove(in.Op) && h.isFloat(in.Type) && !in.Unknown() && !h.m.Pinned(in.Result) && h.touchesHalf(in) {
			h.state.Set(in.Result, moved)
			candidates = append(candidates, in)
		}
	}
	for changed := true; changed; {
		h.m.Spend(1)
		changed = false
		for _, in := range candidates {
			if h.state.Get(in.Result) == moved && !h.takesHalves(in) {
				h.state.Set(in.Result, 0)
				changed = true
			}
		}
	}
	return true
}

// computes reports whether an instruction computes what may have 16 bits.
func (h *halver) computes(in *ir.Inst) bool {
	if !h.isFloat(in.Type) || in.Unknown() || !h.m.HasDecoration(in.Result, spirv.DecorationRelaxedPrecision) ||
		h.m.Pinned(in.Result) {
		return false
	}
	integers := in.Op == spirv.OpConvertSToF || in.Op == spirv.OpConvertUToF
	switch {
	case isComputation(in.Op):
	case in.Op == spirv.OpExtInst:
		set := h.m.ExtSet(in.ID(0))
		if set == nil || set.Name != "GLSL.std.450" {
			return false
		}
		if row := fold.ForExt(set, in.Literal(1)); row == nil || row.Second != nil || !floats(row) {
			return false
		}
	default:
		return false
	}
	for _, id := range values(in) {
		switch {
		case !h.takes(id) && !integers: // a matrix
			return false
		case h.isConstant(id) && !h.fits(id, false):
			h.c.RemarkAt(in, in.Result, "stays in 32 bits: a constant is beyond what 16 bits hold")
			return false
		}
	}
	if integers {
		h.c.RemarkAt(in, in.Result, "an integer beyond 65504 becomes infinite as a float of 16 bits")
	}
	return true
}

// floats reports whether all operands of a row, and its result, are floats of one type.
func floats(row *fold.Row) bool {
	float := func(c fold.Class) bool { return c == fold.Float || c == fold.Same || c == fold.FloatVector }
	for i := range row.Operands() {
		if !float(row.Operand(i)) {
			return false
		}
	}
	return float(row.Result())
}

// values yields the values that an instruction takes, by the index of the word.
func values(in *ir.Inst) iter.Seq2[int, ir.ID] {
	return func(yield func(int, ir.ID) bool) {
		for i, id := range in.IDs() {
			if i == 0 && in.Op == spirv.OpExtInst || in.Op == spirv.OpPhi && i%2 == 1 {
				continue
			}
			if !yield(i, id) {
				return
			}
		}
	}
}

// takes reports whether a value is a float of 32 bits, or a vector of them.
func (h *halver) takes(id ir.ID) bool {
	def := h.m.Def(id)
	return def != nil && h.isFloat(def.Type)
}

func (h *halver) isConstant(id ir.ID) bool { return h.takes(id) && h.m.Constants().IsConstant(id) }

// fits reports whether the components of a constant are within the range of halves, or are halves.
func (h *halver) fits(id ir.ID, exactly bool) bool {
	var buf [16]uint64
	components, ok := h.m.Constants().Components(id, buf[:0])
	for _, v := range components {
		x := fold.Float32.ToFloat64(v)
		half := fold.Float16.ToFloat64(fold.Float16.FromFloat64(x, fold.Mode{}))
		if math.IsInf(half, 0) && !math.IsInf(x, 0) || exactly && math.Float64bits(half) != math.Float64bits(x) {
			return false
		}
	}
	return ok
}

// touchesHalf reports whether an instruction may come to have an operand of 16 bits: it has one, or is a phi.
func (h *halver) touchesHalf(in *ir.Inst) bool {
	if in.Op == spirv.OpPhi {
		return true
	}
	for _, id := range values(in) {
		if h.state.Get(id) != 0 {
			return true
		}
	}
	return false
}

// takesHalves reports whether all floats among the operands of an instruction have 16 bits or are constants that are
// halves, and some has.
func (h *halver) takesHalves(in *ir.Inst) bool {
	some := false
	for i, id := range values(in) {
		switch {
		case h.state.Get(id) != 0:
			some = true
		case in.Op == spirv.OpSelect && i == 0:
		case !h.takes(id):
			if in.Op == spirv.OpCompositeExtract { // of something else than a vector
				return false
			}
		case h.m.Constants().IsUndefined(id):
		case !h.isConstant(id) || !h.fits(id, true):
			return false
		}
	}
	return some
}

// rewrite gives types and operands their new widths.
func (h *halver) rewrite(f *ir.Function) {
	var list []*ir.Inst // before conversions are added
	for in := range f.AllInsts() {
		list = append(list, in)
	}
	for _, in := range list {
		if h.state.Get(in.Result) != 0 && in.Result != 0 {
			in.SetType(h.narrowType(in.Type))
			h.m.RemoveDecoration(in.Result, spirv.DecorationRelaxedPrecision)
		}
	}
	for _, in := range list {
		halves := in.Result != 0 && h.state.Get(in.Result) != 0 || isSink(in.Op) && h.takesHalves(in)
		debug := h.m.IsDebug(in)
		for i, id := range in.IDs() {
			switch isHalf := h.state.Get(id) != 0; {
			case halves && !isHalf && h.takes(id):
				in.SetID(i, h.narrowed(f, id))
			case isHalf && !halves && !debug:
				h.loses(in, i, id)
				in.SetID(i, h.widened(id))
			}
		}
	}
}

// loses says where 16 bits are too few for what a value is used for, whatever it is.
func (h *halver) loses(in *ir.Inst, i int, id ir.ID) {
	switch {
	case !h.c.WantsRemarks():
	case in.Op == spirv.OpStore && i == 1:
		of, member := in.ID(0), -1 // the variable, or the member of its type that is accessed
		if p := h.m.Def(of); p.Op == spirv.OpAccessChain && p.NumWords() > 1 {
			if k, ok := h.m.Constants().IntValue(p.ID(1)); ok {
				of, member = h.m.Types().Pointee(h.m.Def(p.ID(0)).Type), int(k)
			}
		}
		for d := range h.m.Decorations(of) {
			if d.Kind == spirv.DecorationBuiltIn && d.Member == member {
				h.c.RemarkAt(in, id, "has 11 bits of precision, and goes into %s", spirv.BuiltIn(d.Params[0]))
			}
		}
	case i == 1 && in.Op.Info() != nil && in.Op.Info().Class == "Image":
		h.c.RemarkAt(in, id, "is a coordinate: 16 bits do not tell texels apart beyond the 2048th")
	}
}

// narrowType returns the type of 16 bits in the place of one of 32.
func (h *halver) narrowType(typ ir.ID) ir.ID {
	if def := h.m.Def(typ); def.Op == spirv.OpTypeVector {
		return h.c.Types().Vector(h.half, int(def.Literal(1)))
	}
	return h.half
}

// narrowed returns a value in 16 bits.
func (h *halver) narrowed(f *ir.Function, id ir.ID) ir.ID {
	if v := h.other.Get(id); v != 0 {
		return ir.ID(v)
	}
	def := h.m.Def(id)
	typ := h.narrowType(def.Type)
	var v ir.ID
	switch constants := h.c.Constants(); {
	case constants.IsUndefined(id):
		v = constants.Undef(typ)
	case constants.IsConstant(id):
		v = h.constant(id, typ)
	default:
		v = h.after(f, def).FConvert(typ, id)
		h.m.InheritNonUniform(id, v)
	}
	h.other.Set(id, int32(v))
	return v
}

func (h *halver) constant(id, typ ir.ID) ir.ID {
	constants := h.c.Constants()
	var buf [16]uint64
	components, _ := constants.Components(id, buf[:0])
	var parts []ir.ID
	for _, c := range components {
		parts = append(parts, constants.Scalar(h.half, fold.Float16.FromFloat64(fold.Float32.ToFloat64(c), fold.Mode{})))
	}
	if typ == h.half {
		return parts[0]
	}
	return constants.Composite(typ, parts...)
}

// widened returns a value of 16 bits in 32.
func (h *halver) widened(id ir.ID) ir.ID {
	if v := h.other.Get(id); v != 0 {
		return ir.ID(v)
	}
	def := h.m.Def(id)
	typ := h.float
	if t := h.m.Def(def.Type); t.Op == spirv.OpTypeVector {
		typ = h.c.Types().Vector(h.float, int(t.Literal(1)))
	}
	v := h.after(def.Function(), def).FConvert(typ, id)
	h.m.InheritNonUniform(id, v)
	h.other.Set(id, int32(v))
	return v
}

// after returns a builder for where a value is known from on.
func (h *halver) after(f *ir.Function, def *ir.Inst) build.Builder {
	switch {
	case def.Block() == nil: // a parameter, or of the module
		return h.c.AtStart(f.Entry())
	case def.Op == spirv.OpPhi:
		return h.c.AtStart(def.Block())
	}
	return h.c.After(def)
}
