package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// mixedDot is what the dot products of "SPV_VALVE_mixed_float_dot_product" compute when all operands have the format of
// the result: an accumulator plus the products of components. In which order they are added, and how precisely inside,
// is the implementation's choice, as in products of matrices.
var mixedDot = fold.Row{Sig: "FFf>F", Vector: func(a *fold.Args, in [][]uint64) ([]uint64, fold.Outcome) {
	c := a.Format.ToFloat64(in[2][0])
	var x, y [4]float64
	var limits [2][4]fold.Interval
	n := min(len(in[0]), len(x))
	for k := range n {
		x[k], y[k] = a.Format.ToFloat64(in[0][k]), a.Format.ToFloat64(in[1][k])
		limits[0][k], limits[1][k] = fold.Point(x[k]), fold.Point(y[k])
	}
	outcome := fold.Unspecified
	if sum, nan, ok := a.Format.DotAddInterval(limits[0][:n], limits[1][:n], fold.Point(c)); nan || ok && sum.IsPoint() {
		outcome = fold.Defined
	}
	return []uint64{a.Format.DotAdd(x[:n], y[:n], c, a.Mode)}, outcome
}}

func isMixedDot(op spirv.Op) bool {
	switch op {
	case spirv.OpFDot2MixAcc32VALVE, spirv.OpFDot2MixAcc16VALVE, spirv.OpFDot4MixAcc32VALVE:
		return true
	}
	return false
}

// mixedDot compiles such a dot product. Components become numbers of the result's format, which has them all.
func (b *builder) mixedDot(in *ir.Inst) {
	want := 2
	if in.Op == spirv.OpFDot4MixAcc32VALVE {
		want = 4
	}
	results := b.flatten(in.Type)
	lists, types := make([][]int32, 3), make([][]scalar, 3)
	for i := range lists {
		n := want
		if i == 2 {
			n = 1
		}
		id := in.ID(i)
		lists[i], types[i] = b.frozen(b.value(id)), b.flatten(b.m.TypeOf(id))
		if len(results) != 1 || results[0].class != fold.Float || len(types[i]) != n || len(lists[i]) != n ||
			types[i][0].class != fold.Float {
			b.refuse("%s of these operands", in.Op)
			b.placeholder(in)
			return
		}
		if types[i][0].format == results[0].format {
			continue
		}
		to := make([]scalar, n)
		for k := range to {
			to[k] = results[0]
		}
		lists[i] = b.componentwise(fold.For(spirv.OpFConvert), spirv.OpFConvert, 0, to, lists[i:i+1:i+1], types[i:i+1:i+1],
			nil)
		types[i] = to
	}
	b.define(in.Result, b.vector(&mixedDot, in.Op, 0, results, lists, types))
}
