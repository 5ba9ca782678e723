package rewrite

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// decorations are what the instructions of a pattern are decorated with, as far as it concerns the replacement. What
// says that something need not be exact holds for the replacement if it holds for all of the pattern, what asks for
// more if it does for one.
type decorations struct {
	any           bool // some instruction is decorated
	relaxed       bool // each is RelaxedPrecision
	noContraction bool
	nonUniform    bool
	fastMath      []uint32 // FPFastMathMode, the same for all that it may be about; nil: none
}

// decorations looks at the instructions that were found. ok is false where one has a decoration that a replacement
// could not keep.
func (r *Rewriter) decorations(a *action) (d decorations, ok bool) {
	d.relaxed = true
	first := true
	for i := range r.n {
		for _, in := range [...]*ir.Inst{r.insts[i].in, r.m.Def(r.insts[i].through)} {
			if in == nil {
				continue
			}
			var mode []uint32
			relaxed := false
			if r.m.Decorated(in.Result) {
				d.any = true
				for x := range r.m.Decorations(in.Result) {
					switch {
					case (x.Group || x.Member >= 0) && a.flags&lowers == 0:
						return d, false
					case x.Kind == spirv.DecorationRelaxedPrecision:
						relaxed = true
					case x.Kind == spirv.DecorationNoContraction:
						d.noContraction = true
					case x.Kind == spirv.DecorationNonUniform:
						d.nonUniform = true
					case x.Kind == spirv.DecorationNoSignedWrap || x.Kind == spirv.DecorationNoUnsignedWrap:
					case x.Kind == spirv.DecorationFPFastMathMode:
						mode = x.Params
					default:
						if a.flags&lowers == 0 {
							return d, false
						}
					}
				}
			}
			d.relaxed = d.relaxed && relaxed
			if !computesFloats(r.keyOf(in)) && mode == nil && !r.controlsFloats(in) {
				continue
			}
			if !first && !slices.Equal(mode, d.fastMath) {
				return d, false
			}
			first, d.fastMath = false, mode
		}
	}
	return d, true
}

// computesFloats reports whether an operation is arithmetic with floats: NoContraction and FPFastMathMode are about
// that.
func computesFloats(key uint32) bool {
	row := rowOf(key)
	if row == nil {
		return false
	}
	switch row.Result() {
	case fold.Float, fold.FloatVector, fold.Matrix:
		return true
	}
	return false
}

// controlsFloats reports whether an instruction that computes no float may have an FPFastMathMode of its own, which
// then holds in place of a default: with FloatControls2 comparisons, classifications and selections of floats do.
func (r *Rewriter) controlsFloats(in *ir.Inst) bool {
	row := rowOf(r.keyOf(in))
	if row == nil || !r.m.HasCapability(spirv.CapabilityFloatControls2) {
		return false
	}
	typ := in.Type
	switch row.Result() {
	case fold.Bool:
		typ = r.m.TypeOf(in.ID(firstOperand(in)))
	case fold.Same:
	default:
		return false
	}
	scalar, _ := r.m.Types().Scalar(typ)
	return r.isClass(scalar, fold.Float, 0)
}

// apply decorates an instruction of the replacement.
func (d *decorations) apply(r *Rewriter, in *ir.Inst) {
	if !d.any {
		return
	}
	floats := computesFloats(r.keyOf(in))
	controlled := floats || r.controlsFloats(in)
	var drop []spirv.Decoration
	for x := range r.m.Decorations(in.Result) {
		switch x.Kind {
		case spirv.DecorationNoSignedWrap, spirv.DecorationNoUnsignedWrap:
			drop = append(drop, x.Kind)
		case spirv.DecorationRelaxedPrecision:
			if !d.relaxed {
				drop = append(drop, x.Kind)
			}
		case spirv.DecorationNoContraction:
			if !floats {
				drop = append(drop, x.Kind)
			}
		case spirv.DecorationFPFastMathMode:
			if !controlled {
				drop = append(drop, x.Kind)
			}
		}
	}
	for _, kind := range drop {
		r.m.RemoveDecoration(in.Result, kind)
	}
	add := func(on bool, kind spirv.Decoration, params ...uint32) {
		if on && !r.m.HasDecoration(in.Result, kind) {
			r.m.Decorate(in.Result, kind, params...)
		}
	}
	add(d.relaxed, spirv.DecorationRelaxedPrecision)
	add(d.nonUniform, spirv.DecorationNonUniform)
	add(d.noContraction && floats && in.Op != spirv.OpExtInst, spirv.DecorationNoContraction)
	add(d.fastMath != nil && controlled, spirv.DecorationFPFastMathMode, d.fastMath...)
}
