package rewrite

import (
	"math"
	"math/bits"
	"slices"
	"strings"

	"hone/fold"
	"hone/internal/near"
	"hone/spirv"
)

// functions are what rules may ask of constants besides what instructions compute. A result that is not defined makes a
// condition false.
var functions = []Operation{
	{Name: "width", Width: true},
	{Name: "powerOfTwo", Row: &fold.Row{Sig: "i>b", Compute: func(a *fold.Args) (uint64, fold.Outcome) {
		return truth(bits.OnesCount64(a.A) == 1), fold.Defined
	}}},
	{Name: "log2", Row: &fold.Row{Sig: "i>i", Compute: func(a *fold.Args) (uint64, fold.Outcome) {
		if bits.OnesCount64(a.A) != 1 {
			return 0, fold.Undefined
		}
		return uint64(bits.TrailingZeros64(a.A)), fold.Defined
	}}},
	// lowMask: the low bits are 1 and all others 0, and there is one of either kind.
	{Name: "lowMask", Row: &fold.Row{Sig: "i>b", Compute: func(a *fold.Args) (uint64, fold.Outcome) {
		return truth(a.A != 0 && a.A&(a.A+1) == 0 && a.A != fold.Mask(a.Width)), fold.Defined
	}}},
	// exactReciprocal: c is a power of two, of either sign, and 1 / c is a normal number.
	{Name: "exactReciprocal", Row: &fold.Row{Sig: "f>b", Compute: func(a *fold.Args) (uint64, fold.Outcome) {
		significand, _ := math.Frexp(a.Format.ToFloat64(a.A))
		r := a.Format.Div(a.Format.FromFloat64(1, fold.Mode{}), a.A, fold.Mode{})
		normal := !a.Format.IsInf(r) && !a.Format.IsDenormal(r) && !a.Format.IsDenormal(a.A)
		return truth(math.Abs(significand) == 0.5 && normal), fold.Defined
	}}},
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// structural are the signatures of operations that move values without computing any: v is a value of any type, # an
// operand that is no id, * all operands that are left.
var structural = map[spirv.Op]string{
	spirv.OpCopyObject:                 "v>v",
	spirv.OpCompositeExtract:           "v*>v",
	spirv.OpCompositeInsert:            "vv*>v",
	spirv.OpCompositeConstruct:         "*>v",
	spirv.OpVectorShuffle:              "vv*>v",
	spirv.OpVectorExtractDynamic:       "vv>v",
	spirv.OpVectorInsertDynamic:        "vvv>v",
	spirv.OpAccessChain:                "v*>v",
	spirv.OpInBoundsAccessChain:        "v*>v",
	spirv.OpTranspose:                  "v>v",
	spirv.OpMatrixTimesScalar:          "vv>v",
	spirv.OpMatrixTimesVector:          "vv>v",
	spirv.OpVectorTimesMatrix:          "vv>v",
	spirv.OpMatrixTimesMatrix:          "vv>v",
	spirv.OpOuterProduct:               "vv>v",
	spirv.OpImageSampleImplicitLod:     "vv*>v",
	spirv.OpImageSampleExplicitLod:     "vv*>v",
	spirv.OpImageSampleDrefImplicitLod: "vvv*>v",
	spirv.OpImageSampleDrefExplicitLod: "vvv*>v",
	spirv.OpImageFetch:                 "vv*>v",
	spirv.OpImageGather:                "vvv*>v",
	spirv.OpImageRead:                  "vv*>v",
}

// Structural returns the signature of an operation that has no row in fold: see the table. "" for others.
func (o *Operation) Structural() string {
	if o.Row != nil && !strings.Contains(o.Row.Sig, "M") || o.Op == spirv.OpNop {
		return ""
	}
	return structural[o.Op]
}

// commutative reports whether the two operands may be swapped.
func (o *Operation) commutative() bool {
	if o.Op != spirv.OpExtInst {
		return fold.Commutative(o.Op)
	}
	if o.Set.Name != "GLSL.std.450" {
		return false
	}
	switch o.Inst {
	case spirv.GLSLStd450UMin, spirv.GLSLStd450SMin, spirv.GLSLStd450UMax, spirv.GLSLStd450SMax,
		spirv.GLSLStd450FMin, spirv.GLSLStd450FMax, spirv.GLSLStd450NMin, spirv.GLSLStd450NMax:
		return true
	}
	return false
}

// sets are where names of instructions are looked up behind the core language, and what a name may begin with.
var sets = [...]struct {
	prefix, name string
	rows         spirv.ExtSet // what fold is asked with: the name alone
}{
	{"GLSL.", "GLSL.std.450", spirv.ExtSet{Name: "GLSL.std.450"}},
	{"OpenCL.", "OpenCL.std", spirv.ExtSet{Name: "OpenCL.std"}},
}

// lookup finds an operation by name. The error says what was expected.
func lookup(name string) (*Operation, string) {
	for i := range functions {
		if functions[i].Name == name {
			return &functions[i], ""
		}
	}
	plain := strings.TrimPrefix(name, "Op")
	if op, ok := spirv.LookupOp("Op" + plain); ok {
		o := &Operation{Name: plain, Op: op, Row: fold.For(op)}
		if o.Row == nil && structural[op] == "" || o.Row != nil && o.Row.Second != nil {
			return nil, "rules cannot speak of Op" + plain
		}
		return o, ""
	}
	for _, s := range sets {
		rest, prefixed := strings.CutPrefix(name, s.prefix)
		if !prefixed && strings.Contains(name, ".") {
			continue
		}
		set := spirv.LookupExtSet(s.name)
		if x := set.Lookup(rest); x != nil {
			o := &Operation{Name: name, Op: spirv.OpExtInst, Set: set, Inst: x.Number, Row: fold.ForExt(set, x.Number)}
			if o.Row == nil || o.Row.Second != nil {
				return nil, "rules cannot speak of " + name
			}
			return o, ""
		}
	}
	if guess := near.Name(name, slices.Values(operationNames())); guess != "" {
		return nil, "no operation " + name + "; is it " + guess + "?"
	}
	return nil, "no operation " + name
}

// operationNames returns all names of operations.
func operationNames() []string {
	var names []string
	for i := range functions {
		names = append(names, functions[i].Name)
	}
	for op := range spirv.Op(8192) {
		if fold.For(op) != nil || structural[op] != "" {
			names = append(names, strings.TrimPrefix(op.String(), "Op"))
		}
	}
	for _, s := range sets {
		for _, x := range spirv.LookupExtSet(s.name).Insts {
			names = append(names, x.Name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// imageMask returns the bit of image operands that has a name.
func imageMask(name string) (uint32, bool) { return spirv.KindImageOperands.Lookup(name) }
