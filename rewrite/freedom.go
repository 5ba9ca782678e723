package rewrite

import (
	"hone/analysis/fastmath"
	"hone/fold"
	"hone/spirv"
)

// Freedoms are what a rule for floating-point numbers needs to be granted. Without any, its replacement has the bits of
// the pattern for all operands, but for the form of a NaN.
type Freedoms = fastmath.Flags

// The freedoms.
const (
	NoSignedZeros = fastmath.NoSignedZeros
	NoNaNs        = fastmath.NoNaNs
	NoInfs        = fastmath.NoInfs
	AllowRecip    = fastmath.AllowRecip
	AllowContract = fastmath.AllowContract
	AllowReassoc  = fastmath.AllowReassoc
	NoFlush       = fastmath.NoFlush
	AllFreedoms   = fastmath.All
)

// Usual are the freedoms that most instructions of shaders have without being granted any. Rules that need others are
// looked for only where [Rewriter.Unusual] says so.
const Usual = NoSignedZeros | NoFlush

// freedomOf returns the freedom of a name.
func freedomOf(name string) (f Freedoms, ok bool) {
	f, ok = fastmath.Named(name)
	return f, ok || name == "exact"
}

// NeedsNoFlush reports whether a rule needs [NoFlush] to be granted: because it says so, or because its replacement
// hands back a float that may be denormal, unchanged, where the pattern computes. All operations that compute flush
// their operands and results in a mode that flushes, so that other rules hold there too; package prove shows that.
func (r *Rule) NeedsNoFlush() bool {
	if r.Freedoms&NoFlush != 0 {
		return true
	}
	if c := r.Types[r.Replacement.Type].Class; c == fold.Int || c == fold.Bool {
		return false
	}
	computes := r.computing()
	moved := map[string]bool{}
	handed(r.Pattern, func(t *Term) { moved[t.Name] = true })
	needs := false
	handed(r.Replacement, func(t *Term) {
		needs = needs || !moved[t.Name] && !computes[t.Name] && !r.IsConstant(t.Name)
	})
	return needs
}

// computing returns the names of parts of the pattern that compute, whose results are flushed.
func (r *Rule) computing() map[string]bool {
	names := map[string]bool{}
	r.Pattern.Walk(func(t *Term) {
		if t.Kind == Apply && t.Name != "" && t.values() == nil {
			names[t.Name] = true
		}
	})
	return names
}

// handed calls f for each variable that a term may have the value of, or a part of it.
func handed(t *Term, f func(*Term)) {
	if t.Kind == Variable || t.Kind == Rest {
		f(t)
	}
	for _, a := range t.values() {
		handed(a, f)
	}
}

// values returns the operands of which a term has the value or parts of it; nil for what computes.
func (t *Term) values() []*Term {
	if t.Kind != Apply || t.Op.IsFunction() {
		return nil
	}
	switch t.Op.Op {
	case spirv.OpSelect:
		return t.Args[1:]
	case spirv.OpCopyObject, spirv.OpBitcast, spirv.OpCompositeExtract, spirv.OpTranspose, spirv.OpVectorExtractDynamic:
		return t.Args[:1]
	case spirv.OpCompositeInsert, spirv.OpVectorShuffle, spirv.OpVectorInsertDynamic:
		return t.Args[:2]
	case spirv.OpCompositeConstruct:
		return t.Args
	}
	return nil
}
