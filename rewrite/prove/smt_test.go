package prove

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"hone/fold"
	"hone/internal/peers"
	"hone/rewrite"
	"hone/spirv"
)

// rowOf returns the row of an operation by its key among the encodings, and the operation.
func rowOf(t *testing.T, key string) (*fold.Row, operation) {
	t.Helper()
	if name, ok := strings.CutPrefix(key, "OpenCL."); ok {
		x := spirv.LookupExtSet(opencl).Lookup(name)
		return fold.ForExt(spirv.LookupExtSet(opencl), x.Number), operation{spirv.OpExtInst, opencl, x.Number, name}
	}
	if op, ok := spirv.LookupOp("Op" + key); ok {
		return fold.For(op), coreOperation(op)
	}
	if x := spirv.LookupExtSet(glsl).Lookup(key); x != nil {
		return fold.ForExt(spirv.LookupExtSet(glsl), x.Number), glslOperation(x.Number)
	}
	operand := map[string]string{"exactReciprocal": "FMul"}[key]
	if operand == "" {
		operand = "IMul"
	}
	text := map[bool]string{true: "%s(x, c) if %s(c) == c => x", false: "%s(x, c) if %s(c) => x"}[key == "log2"]
	r := rule(t, fmt.Sprintf(text, operand, key))
	var row *fold.Row
	r.Conditions[0].Walk(func(x *rewrite.Term) {
		if x.Kind == rewrite.Apply && x.Op.Name == key {
			row = x.Op.Row
		}
	})
	return row, operation{name: key}
}

// typesOf returns types for the operands and the result of an operation, with integers and floats of a few widths.
func typesOf(row *fold.Row, op operation) (lists [][]scalarType) {
	for _, widths := range [][3]int{{8, 8, 8}, {16, 8, 8}, {8, 16, 16}, {32, 32, 4}, {4, 4, 16}} {
		if op.set != "" && widths[0] != widths[1] && op.name != "FindILsb" {
			continue
		}
		format := fold.Float16
		types := make([]scalarType, row.Operands()+1)
		for i := range types {
			c := row.Result()
			if i < row.Operands() {
				c = row.Operand(i)
			}
			switch c {
			case fold.Bool:
				types[i] = scalarType{class: fold.Bool, width: 1}
			case fold.Float:
				types[i] = scalarType{fold.Float, 16, format}
				if op.op == spirv.OpFConvert && i == widths[0]&1 && widths[0] == 8 {
					types[i] = scalarType{fold.Float, 32, fold.Float32}
				}
			case fold.Single:
				types[i] = scalarType{class: fold.Int, width: widths[2]}
			default:
				types[i] = scalarType{class: fold.Int, width: widths[0]}
			}
		}
		switch op.op {
		case spirv.OpShiftLeftLogical, spirv.OpShiftRightLogical, spirv.OpShiftRightArithmetic:
			types[1].width = widths[2]
		case spirv.OpUConvert, spirv.OpSConvert, spirv.OpSatConvertSToU, spirv.OpSatConvertUToS, spirv.OpBitCount:
			types[1].width = widths[2]
		}
		lists = append(lists, types)
	}
	return lists
}

// TestEncodings: z3 says of each operation, for special and random operands, what fold computes, when that is
// undefined, and among what an implementation may choose.
func TestEncodings(t *testing.T) {
	solver := newSolver(Options{Z3: peers.Need(t, "z3").Path})
	defer solver.close()
	keys := []string{"FClamp", "NClamp"} // which are made of others
	for key := range encodings() {
		keys = append(keys, key)
	}
	for _, key := range keys {
		if s := difference(t, solver, key, encodings()[key]); s != "" {
			t.Errorf("%s: z3 and fold differ: %s", key, s)
		}
	}
	for key, e := range map[string]encoding{
		"ISub":             {value: "(bvadd $0 $1)"},
		"UDiv":             {value: "(bvudiv $0 $1)"}, // never undefined
		"FMul":             {value: "(fp.mul RTZ $0 $1)"},
		"FMin":             {value: "(fp.min $0 $1)"}, // nothing is open
		"FUnordLessThan":   {value: "(fp.lt $0 $1)"},
		"BitFieldSExtract": {make: bitFieldExtract("bvlshr")},
	} {
		right := encodings()[key]
		encodings()[key] = e
		if difference(t, solver, key, e) == "" {
			t.Errorf("%s: a wrong encoding was not noticed", key)
		}
		encodings()[key] = right
	}
}

// difference returns for which types z3 and fold say different things of an operation, "" for none.
func difference(t *testing.T, solver *solver, key string, e encoding) string {
	random := rand.New(rand.NewPCG(1, 2))
	row, op := rowOf(t, key)
	if row == nil {
		return "fold has no row"
	}
	for _, types := range typesOf(row, op) {
		q := &query{functions: map[string]bool{}}
		var wrong []string
		for k := range 80 {
			tp := &tape{}
			var in []fold.Value
			for _, typ := range types[:row.Operands()] {
				v := randomValue(random, typ, false)
				if list := special(typ, false); k < 50 {
					v = list[random.IntN(len(list))]
				}
				in = append(in, tp.add(node{kind: nodeNumber, class: typ.class, width: typ.width, format: typ.format, number: v}))
			}
			root := tp.apply(row, op, types[len(types)-1], false, in...)
			wrong = append(wrong, q.disagrees(tp, root, k, e.function))
		}
		q.assert(or(wrong))
		if a := solver.ask(q.String(), nil); a.sat != "unsat" || a.err != nil || q.missing != "" {
			return fmt.Sprint(types, a.sat, a.err, q.missing)
		}
	}
	return ""
}

// disagrees writes an operation on numbers, and says in the language of z3 that the result is not that of fold.
func (q *query) disagrees(tp *tape, root fold.Value, k int, function bool) string {
	n := &tp.nodes[root]
	values := func(choice string) *side {
		return q.emit(tp, fmt.Sprintf("k%d%s_", k, choice[:1]), func(int, fold.Value) string { return choice })
	}
	r := newRun(tp, free{})
	var fromFold []uint64
	loose := false
	for r.chosen.next() {
		r.execute(nil)
		loose = r.loose[root] || !r.behaves
		fromFold = append(fromFold, r.values[root])
		if len(r.chosen.made) == 0 {
			break
		}
	}
	sides := []*side{values("true"), values("false")}
	undefined := or(append(append([]string{}, sides[0].bad...), sides[0].loose[root]))
	if sides[0].loose[root] == "" {
		undefined = or(sides[0].bad)
	}
	if loose {
		return "(not " + undefined + ")"
	}
	if function {
		return undefined
	}
	parts := []string{undefined}
	covered := make([]string, len(fromFold))
	for _, s := range sides {
		var among []string
		for i, v := range fromFold {
			same := "(= " + s.values[root] + " " + n.scalarType().literal(v) + ")"
			among = append(among, same)
			covered[i] = strings.TrimSpace(covered[i] + " " + same)
		}
		parts = append(parts, "(not "+or(among)+")")
	}
	if !n.op.isClamp() { // of whose two choices not all combinations are looked at here
		for _, c := range covered {
			parts = append(parts, "(not (or "+c+"))")
		}
	}
	return or(parts)
}
