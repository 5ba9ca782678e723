package hone

import (
	"bytes"
	"strings"
	"sync"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

// TestVariables brings every module into SSA form. No variable of a function is left but those of which a remark says
// why, and the reason holds; spirv-val accepts the output of what it accepts, and a second run changes nothing.
func TestVariables(t *testing.T) {
	var mu sync.Mutex
	before, after, reasons := 0, 0, map[string]int{}
	t.Run("modules", func(t *testing.T) {
		for _, m := range corpus.All(t) {
			t.Run(m.Name, func(t *testing.T) {
				t.Parallel()
				data := m.Read(t)
				mod, remarks := intoSSA(t, data)
				out := irtest.Write(t, mod).Bytes()
				again, _ := intoSSA(t, out)
				if !bytes.Equal(out, irtest.Write(t, again).Bytes()) {
					t.Errorf("a second run still changes the module")
				}
				mu.Lock()
				defer mu.Unlock()
				before += len(functionVariables(irtest.Read(t, irtest.Decode(t, data))))
				for _, v := range functionVariables(mod) {
					after++
					text, ok := strings.CutPrefix(remarks[v.Result], "stays a variable: ")
					if !ok {
						t.Errorf("no remark says why %s stays", v)
						continue
					}
					if !reasonHolds(v, text) {
						t.Errorf("%s does not stay because %s", v, text)
					}
					reasons[text]++
				}
				if msg := validate(t, out); msg != "" && validate(t, data) == "" {
					t.Errorf("spirv-val: %s", msg)
				}
			})
		}
	})
	t.Logf("variables of functions: %d -> %d", before, after)
	for text, n := range reasons {
		t.Logf("%4d %s", n, text)
	}
}

// intoSSA runs sroa and mem2reg and returns the last remark about each id.
func intoSSA(t testing.TB, data []byte) (*ir.Module, map[ir.ID]string) {
	m, remarks := irtest.Read(t, irtest.Decode(t, data)), map[ir.ID]string{}
	if _, err := pass.Of(ssa.SROA, ssa.Mem2Reg).Run(m,
		pass.Options{Check: true, Remark: func(r pass.Remark) { remarks[r.ID] = r.Text }}); err != nil {
		t.Fatal(err)
	}
	return m, remarks
}

func functionVariables(m *ir.Module) (list []*ir.Inst) {
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpVariable || in.Op == spirv.OpUntypedVariableKHR {
				list = append(list, in)
			}
		}
	}
	return list
}

// reasonHolds reports whether what a remark says of a variable is so. It looks at the whole function for each pointer
// that is derived from the variable.
func reasonHolds(v *ir.Inst, text string) bool {
	m := v.Module()
	pointers := map[ir.ID]bool{v.Result: true}
	type use struct {
		in *ir.Inst
		i  int
	}
	var uses []use
	for n := 0; n != len(pointers); {
		n, uses = len(pointers), nil
		for in := range v.Function().Insts() {
			for i, id := range in.IDs() {
				if !pointers[id] {
					continue
				}
				uses = append(uses, use{in, i})
				switch in.Op {
				case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpCopyObject:
					pointers[in.Result] = true
				}
			}
		}
	}
	someUse := func(ok func(in *ir.Inst, i int) bool) bool {
		for _, u := range uses {
			if ok(u.in, u.i) {
				return true
			}
		}
		return false
	}
	isOp := func(ops ...spirv.Op) func(*ir.Inst, int) bool {
		return func(in *ir.Inst, _ int) bool {
			for _, op := range ops {
				if in.Op == op {
					return true
				}
			}
			return false
		}
	}
	// someIndex looks for an access chain with an index, and the type that it goes into, of some kind.
	someIndex := func(ok func(typ, index *ir.Inst) bool) bool {
		return someUse(func(in *ir.Inst, _ int) bool {
			if in.Op != spirv.OpAccessChain && in.Op != spirv.OpInBoundsAccessChain {
				return false
			}
			typ := m.Def(m.Types().Pointee(m.TypeOf(in.ID(0))))
			for i := 1; i < in.NumWords(); i++ {
				index := m.Def(in.ID(i))
				if ok(typ, index) {
					return true
				}
				if typ.Op == spirv.OpTypeStruct {
					typ = m.Def(typ.ID(int(index.Word(0))))
				} else {
					typ = m.Def(typ.ID(0))
				}
			}
			return false
		})
	}
	specialized := func(d *ir.Inst) bool { return strings.HasPrefix(d.Op.String(), "OpSpecConstant") }
	if op, ok := strings.CutSuffix(text, " uses its pointer"); ok {
		return someUse(func(in *ir.Inst, _ int) bool { return in.Op.String() == op })
	}
	if rest, ok := strings.CutPrefix(text, "its type holds "); ok {
		op, _, _ := strings.Cut(rest, ",")
		return strings.HasPrefix(op, "OpType") && holdsType(m, m.Types().Pointee(v.Type), op)
	}
	switch text {
	case "it is indexed with a non-constant index":
		return someIndex(func(_, index *ir.Inst) bool { return index.Function() != nil })
	case "it is indexed by a specialization constant":
		return someIndex(func(_, index *ir.Inst) bool { return specialized(index) })
	case "it is indexed, and its size is made of a specialization constant":
		return someIndex(func(typ, _ *ir.Inst) bool { return typ.Op == spirv.OpTypeArray && specialized(m.Def(typ.ID(1))) })
	case "it is indexed out of its bounds":
		return someIndex(func(typ, index *ir.Inst) bool {
			at, ok := m.Constants().IntValue(index.Result)
			switch typ.Op {
			case spirv.OpTypeVector, spirv.OpTypeMatrix:
				return ok && at >= uint64(typ.Word(1))
			case spirv.OpTypeArray:
				n, known := m.Constants().IntValue(typ.ID(1))
				return ok && known && at >= n
			}
			return false
		})
	case "elements of a cooperative matrix or vector are accessed":
		return someIndex(func(typ, _ *ir.Inst) bool {
			return typ.Op == spirv.OpTypeCooperativeMatrixKHR || typ.Op == spirv.OpTypeCooperativeMatrixNV ||
				typ.Op == spirv.OpTypeVectorIdEXT
		})
	case "its pointer is stored":
		return someUse(func(in *ir.Inst, i int) bool { return in.Op == spirv.OpStore && i == 1 })
	case "its pointer is compared":
		return someUse(isOp(spirv.OpPtrEqual, spirv.OpPtrNotEqual, spirv.OpPtrDiff))
	case "its pointer goes into a phi or a select":
		return someUse(isOp(spirv.OpPhi, spirv.OpSelect))
	case "its pointer goes into a call":
		return someUse(isOp(spirv.OpFunctionCall))
	case "its pointer goes into an extended instruction":
		return someUse(func(in *ir.Inst, _ int) bool { return in.Op == spirv.OpExtInst && !m.IsDebug(in) })
	case "it is accessed atomically":
		return someUse(func(in *ir.Inst, _ int) bool { return strings.HasPrefix(in.Op.String(), "OpAtomic") })
	case "it is volatile":
		return m.HasDecoration(v.Result, spirv.DecorationVolatile) ||
			someUse(func(in *ir.Inst, _ int) bool { return effects.Volatile(in) })
	case "it has no type of its own":
		return v.Op == spirv.OpUntypedVariableKHR
	case "an instruction that hone does not know may name it":
		return m.Pinned(v.Result)
	}
	return false
}

// holdsType reports whether a type is made with a type of the given opcode.
func holdsType(m *ir.Module, typ ir.ID, op string) bool {
	d := m.Def(typ)
	if d.Op.String() == op {
		return true
	}
	if d.Op == spirv.OpTypeArray {
		return holdsType(m, d.ID(0), op)
	}
	if d.Op == spirv.OpTypeStruct {
		for _, member := range d.IDs() {
			if holdsType(m, member, op) {
				return true
			}
		}
	}
	return false
}
