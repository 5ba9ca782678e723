package ir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/spirv"
	"hone/spirv/asm"
)

func assemble(t testing.TB, text string) *spirv.Binary {
	t.Helper()
	bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{PreserveNumericIDs: true})
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

func read(t testing.TB, bin *spirv.Binary) *Module {
	t.Helper()
	m, err := Read(bin)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func write(t testing.TB, m *Module) *spirv.Binary {
	t.Helper()
	bin, err := m.Write()
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

func verify(t testing.TB, m *Module) {
	t.Helper()
	m.Sweep()
	if err := m.Verify(); err != nil {
		t.Fatal(err)
	}
}

const loopText = `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpName %20 "header"
%1 = OpTypeVoid
%2 = OpTypeBool
%3 = OpTypeInt 32 1
%4 = OpConstant %3 0
%5 = OpConstant %3 1
%6 = OpTypeFunction %3 %3 %2
%10 = OpFunction %3 None %6
%11 = OpFunctionParameter %3
%12 = OpFunctionParameter %2
%13 = OpLabel
OpBranch %20
%20 = OpLabel
%21 = OpPhi %3 %4 %13 %31 %30
OpLoopMerge %40 %30 None
OpBranch %22
%22 = OpLabel
%23 = OpSLessThan %2 %21 %11
OpBranchConditional %23 %24 %40
%24 = OpLabel
OpSelectionMerge %27 None
OpBranchConditional %12 %25 %26
%25 = OpLabel
OpBranch %27
%26 = OpLabel
OpBranch %27
%27 = OpLabel
%28 = OpPhi %3 %5 %25 %21 %26
OpBranch %30
%30 = OpLabel
%31 = OpIAdd %3 %21 %28
OpBranch %20
%40 = OpLabel
OpReturnValue %21
OpFunctionEnd
`

// positioned is an instruction with the positions that were set before it.
type positioned struct {
	inst, line, scope string
	early             bool // debug instructions must not stand before it
}

// positions simulates what OpLine, DebugLine and DebugScope say of each instruction in a function. Result ids of
// position instructions do not count.
func positions(t testing.TB, bin *spirv.Binary) (list []positioned) {
	m := read(t, bin)
	line, scopeNow := "", ""
	inside := false
	for _, w := range bin.Insts() {
		op := spirv.Op(w[0])
		kind := notPosition
		if op == spirv.OpExtInst && inside {
			kind = m.debugKind(w)
		}
		text := fmt.Sprint(w)
		if kind != notPosition {
			text = fmt.Sprint(w[0], w[1], w[3:])
		}
		switch {
		case op == spirv.OpFunction:
			inside = true
		case inside && op == spirv.OpLine, kind == debugLine:
			line = text
			continue
		case inside && op == spirv.OpNoLine, kind == debugNoLine:
			line = ""
			continue
		case kind == scope:
			scopeNow = text
			continue
		case kind == noScope:
			scopeNow = ""
			continue
		}
		list = append(list, positioned{text, line, scopeNow, op == spirv.OpPhi || op == spirv.OpVariable ||
			op == spirv.OpLabel})
		if info := op.Info(); info != nil && op != spirv.OpFunctionEnd {
			in := Inst{Op: op}
			if in.isTerminator() {
				line, scopeNow = "", ""
			}
		}
		if op == spirv.OpFunctionEnd {
			inside, line, scopeNow = false, "", ""
		}
	}
	return list
}

// TestModules reads and writes every module: untouched it comes back byte for byte in both byte orders; with every
// function written anew, each instruction is there and has its position.
func TestModules(t *testing.T) {
	for _, file := range corpus.All(t) {
		t.Run(file.Name, func(t *testing.T) {
			data := file.Read(t)
			bin, err := spirv.Decode(data)
			if err != nil {
				t.Fatal(err)
			}
			words := slices.Clone(bin.Words)
			for range 2 {
				m := read(t, bin)
				verify(t, m)
				out := write(t, m)
				if !slices.Equal(out.Words, words) || out.BigEndian != bin.BigEndian {
					t.Fatal("an untouched module changed")
				}
				if !bin.BigEndian && string(out.Bytes()) != string(data) {
					t.Fatal("an untouched module has other bytes")
				}
				bin = &spirv.Binary{Words: bin.Words, BigEndian: !bin.BigEndian}
				if bin, err = spirv.Decode(bin.Bytes()); err != nil {
					t.Fatal(err)
				}
			}
			m := read(t, bin)
			for _, f := range m.Functions() {
				f.MarkChanged()
			}
			out := write(t, m)
			if !slices.Equal(bin.Words, words) {
				t.Fatal("the words that were read were written to")
			}
			want, got := positions(t, bin), positions(t, out)
			for i := range min(len(got), len(want)) {
				// Debug positions may not stand among phis, variables and labels: there they may come later.
				if got[i].inst != want[i].inst {
					t.Fatalf("instruction %d is %v, was %v", i, got[i], want[i])
				}
				if got[i] != want[i] && !want[i].early {
					t.Fatalf("position of instruction %d is %v, was %v", i, got[i], want[i])
				}
			}
			if len(got) != len(want) {
				t.Fatalf("%d instructions, were %d", len(got), len(want))
			}
		})
	}
}

// TestVerify breaks one invariant at a time.
func TestVerify(t *testing.T) {
	block := func(m *Module, label ID) *Block { return m.BlockOf(label) }
	for want, edit := range map[string]func(m *Module){
		"broken links":                 func(m *Module) { m.Def(31).prev = nil },
		"broken end of list":           func(m *Module) { block(m, 30).last = m.Def(31) },
		"block 1 has index 7":          func(m *Module) { block(m, 20).Index = 7 },
		"does not begin with OpLabel":  func(m *Module) { block(m, 30).first.Op = spirv.OpNop },
		"defines id 31 a second time":  func(m *Module) { m.Def(28).Result = 31 },
		"its definition is not in the": func(m *Module) { m.ids[23].def = m.Def(31) },
		"outside the bound":            func(m *Module) { m.Def(31).words = []uint32{21, 999} },
		"is id 0":                      func(m *Module) { m.Def(31).words = []uint32{21, 0} },
		"uses, ":                       func(m *Module) { m.ids[21].uses-- },
		"and not defined":              func(m *Module) { m.Def(31).Remove() },
		"ends in its only terminator":  func(m *Module) { block(m, 30).last.Remove() },
		"stands after OpSLessThan": func(m *Module) {
			m.Def(23).Op = spirv.OpPhi
			m.Def(23).Op = spirv.OpSLessThan
			m.Def(28).MoveBefore(block(m, 22).last)
		},
		"no entry for predecessor %26":                 func(m *Module) { m.Def(28).SetOperands([]uint32{5, 25}) },
		"two entries for %25":                          func(m *Module) { m.Def(28).SetOperands([]uint32{5, 25, 21, 25}) },
		"an entry for %13, which is no predecessor":    func(m *Module) { m.Def(28).SetOperands([]uint32{5, 25, 21, 26, 5, 13}) },
		"0 predecessors are recorded":                  func(m *Module) { block(m, 40).preds = nil },
		"which is no block of the":                     func(m *Module) { block(m, 25).last.SetID(0, 11) },
		"does not dominate this use":                   func(m *Module) { m.Def(28).SetOperands([]uint32{5, 25, 31, 26}) },
		"before it is defined":                         func(m *Module) { m.Def(23).SetID(1, 31) },
		"is not known as a merge block":                func(m *Module) { block(m, 27).namedBy = nil },
		"1 merge instructions name it, 2 are recorded": func(m *Module) { block(m, 27).namedBy = append(block(m, 27).namedBy, m.Def(24)) },
		"is no block":                                  func(m *Module) { block(m, 24).MergeInst().SetID(0, 11) },
		"uses the label %25 as a value":                func(m *Module) { m.Def(31).SetID(1, 25) },
		"is no type":                                   func(m *Module) { m.ids[3].uses--; m.ids[5].uses++; m.Def(31).Type = 5 },
	} {
		m := read(t, assemble(t, loopText))
		verify(t, m)
		edit(m)
		if err := m.Verify(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
}

// TestVerifySelf: outside of functions nothing is made of itself, apart from pointers that are declared before.
func TestVerifySelf(t *testing.T) {
	m := read(t, assemble(t, "OpCapability Shader\nOpMemoryModel Logical GLSL450\n%1 = OpTypeInt 32 0\n"+
		"%2 = OpTypeStruct %1 %1\n"))
	verify(t, m)
	m.Def(2).SetID(1, 2)
	if err := m.Verify(); err == nil || !strings.Contains(err.Error(), "uses %2 before it is defined") {
		t.Errorf("%v", err)
	}
}

// TestReplaceModel makes random edits of values and compares Resolve, Uses and the written operands with an
// obvious model: a list of instructions whose operands are rewritten one by one.
func TestReplaceModel(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for round := range 300 {
		text := `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%1 = OpTypeInt 32 1
%2 = OpTypeFunction %1 %1 %1
%3 = OpFunction %1 None %2
%4 = OpFunctionParameter %1
%5 = OpFunctionParameter %1
%6 = OpLabel
`
		n := 10 + r.IntN(20)
		model := map[ID][2]ID{}
		var alive []ID
		for id := ID(7); int(id) < 7+n; id++ {
			pick := func() ID {
				if len(alive) == 0 || r.IntN(4) == 0 {
					return 4 + ID(r.IntN(2))
				}
				return alive[r.IntN(len(alive))]
			}
			model[id] = [2]ID{pick(), pick()}
			text += fmt.Sprintf("%%%d = OpIAdd %%1 %%%d %%%d\n", id, model[id][0], model[id][1])
			alive = append(alive, id)
		}
		ret := alive[len(alive)-1]
		m := read(t, assemble(t, text+fmt.Sprintf("OpReturnValue %%%d\nOpFunctionEnd\n", ret)))
		for range r.IntN(20) {
			i := r.IntN(len(alive))
			switch id := alive[i]; r.IntN(3) {
			case 0: // replaced by something before it
				by := ID(4)
				if i > 0 && r.IntN(3) > 0 {
					by = alive[r.IntN(i)]
				}
				m.ReplaceAndRemove(m.Def(id), by)
				delete(model, id)
				alive = slices.Delete(alive, i, i+1)
				for k, ops := range model {
					for j := range ops {
						if ops[j] == id {
							ops[j] = by
						}
					}
					model[k] = ops
				}
				if ret == id {
					ret = by
				}
				if m.Resolve(id) != by {
					t.Fatalf("round %d: %d resolves to %d, want %d", round, id, m.Resolve(id), by)
				}
			case 1: // an operand becomes something before it
				j := r.IntN(2)
				m.Def(id).SetID(j, 5)
				ops := model[id]
				ops[j] = 5
				model[id] = ops
			case 2:
				m.Def(id).Become(spirv.OpIMul, uint32(model[id][1]), uint32(model[id][0]))
				model[id] = [2]ID{model[id][1], model[id][0]}
			}
			if len(alive) == 0 {
				break
			}
		}
		if r.IntN(2) == 0 {
			verify(t, m)
		}
		uses := map[ID]int{ret: 1}
		for _, ops := range model {
			uses[ops[0]]++
			uses[ops[1]]++
		}
		for _, id := range append(slices.Clone(alive), 4, 5) {
			if m.Uses(id) != uses[id] {
				t.Fatalf("round %d: id %d has %d uses, want %d", round, id, m.Uses(id), uses[id])
			}
		}
		out := read(t, write(t, m))
		for id := ID(7); int(id) < 7+n; id++ {
			ops, ok := model[id]
			if d := out.Def(id); (d != nil) != ok || ok && (d.ID(0) != ops[0] || d.ID(1) != ops[1]) {
				t.Fatalf("round %d: id %d is written as %v, want operands %v", round, id, d, ops)
			}
		}
		if last := out.Functions()[0].Entry().Last(); last.ID(0) != ret {
			t.Fatalf("round %d: returns %d, want %d", round, last.ID(0), ret)
		}
	}
}

// TestEditCFG: each edit of the control flow graph keeps predecessors, phis and names right.
func TestEditCFG(t *testing.T) {
	t.Run("BranchTo", func(t *testing.T) {
		m := read(t, assemble(t, loopText))
		m.BlockOf(24).BranchTo(m.BlockOf(25))
		f := m.Functions()[0]
		dead := m.BlockOf(26)
		f.RemoveBlocks(func(b *Block) bool { return b == dead })
		verify(t, m)
		if phi := m.Def(28); !slices.Equal(phi.Words(), []uint32{5, 25}) {
			t.Errorf("the phi is %v", phi)
		}
		if m.BlockOf(24).MergeInst() != nil {
			t.Error("the selection's merge instruction is still there")
		}
		read(t, write(t, m))
	})
	t.Run("BranchTo keeps a loop's merge", func(t *testing.T) {
		m := read(t, assemble(t, loopText))
		m.BlockOf(20).BranchTo(m.BlockOf(22))
		verify(t, m)
		if m.BlockOf(20).MergeInst() == nil {
			t.Error("the loop has no merge instruction")
		}
	})
	t.Run("MakeBranch", func(t *testing.T) {
		m := read(t, assemble(t, loopText))
		m.BlockOf(25).MakeBranch(m.BlockOf(40)) // a new edge
		verify(t, m)
		if phi := m.Def(28); !slices.Equal(phi.Words(), []uint32{21, 26}) {
			t.Errorf("the phi is %v", phi)
		}
	})
	t.Run("MakeBranch gives phis an undefined value", func(t *testing.T) {
		m := read(t, assemble(t, loopText))
		m.BlockOf(22).BranchTo(m.BlockOf(40))
		m.BlockOf(40).MakeBranch(m.BlockOf(20))
		m.Sweep()
		phi := m.Def(21)
		if d := m.Def(phi.PhiValue(m.BlockOf(40))); d == nil || d.Op != spirv.OpUndef {
			t.Errorf("the phi is %v", phi)
		}
	})
	t.Run("MakeUnreachable", func(t *testing.T) {
		m := read(t, assemble(t, loopText))
		m.BlockOf(26).MakeUnreachable()
		verify(t, m)
		if b := m.BlockOf(26); b.First().Next() != b.Last() || b.Last().Op != spirv.OpUnreachable {
			t.Error("the block is not empty")
		}
	})
	t.Run("MergeIntoPred", func(t *testing.T) {
		m := read(t, assemble(t, loopText))
		f := m.Functions()[0]
		m.BlockOf(22).MergeIntoPred()
		f.Layout()
		verify(t, m)
		h := m.BlockOf(20)
		if h.MergeInst() == nil || h.Last().Op != spirv.OpBranchConditional || len(f.Blocks) != 8 {
			t.Error("the header has not taken its successor")
		}
		verify(t, read(t, write(t, m)))
	})
}

func TestIntern(t *testing.T) {
	m := read(t, assemble(t, loopText+""))
	types, constants := m.Types(), m.Constants()
	bound := m.Bound()
	if types.Void() != 1 || types.Bool() != 2 || types.Int(32, true) != 3 || constants.Int(3, 1) != 5 ||
		constants.Int(3, 0) != 4 ||
		types.Function(3, 3, 2) != 6 {
		t.Error("what is there is not found")
	}
	if m.Bound() != bound || m.isChanged() {
		t.Error("finding changed the module")
	}
	v := types.Vector(3, 2)
	if v == 0 || types.Vector(3, 2) != v || types.Vector(3, 3) == v || m.Def(v).Op != spirv.OpTypeVector {
		t.Error("a new type is made anew each time, or is another one's")
	}
	c := constants.Splat(v, 5)
	if constants.Composite(v, 5, 5) != c {
		t.Error("a new constant is made anew each time")
	}
	many := map[ID]bool{}
	var first ID
	for i := range uint64(1000) {
		id := constants.Int(3, i)
		if i == 500 {
			first = id
		}
		many[id] = true
	}
	if len(many) != 1000 || constants.Int(3, 500) != first {
		t.Error("a thousand constants are not a thousand")
	}
	m.Require(spirv.CapabilityInt8)
	narrow := types.Int(8, true)
	if w := m.Def(constants.Int(narrow, 0xff)).Word(0); w != 0xffffffff {
		t.Errorf("-1 of 8 signed bits is %#x", w)
	}
	if w := m.Def(constants.Int(types.Int(8, false), 0xff)).Word(0); w != 0xff {
		t.Errorf("255 of 8 unsigned bits is %#x", w)
	}
	verify(t, m)
	verify(t, read(t, write(t, m)))
	m.Decorate(2, spirv.DecorationRelaxedPrecision)
	m.interned.valid = false
	if types.Bool() != 2 {
		t.Error("a decorated type was doubled of which there must not be two")
	}
}

func TestDecorations(t *testing.T) {
	m := read(t, assemble(t, `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %9 Block
OpDecorate %9 GLSLShared
%9 = OpDecorationGroup
OpDecorate %10 Offset 16
%10 = OpDecorationGroup
OpGroupDecorate %9 %3 %4
OpGroupMemberDecorate %10 %3 1
OpMemberDecorate %3 0 Offset 4
%2 = OpTypeInt 32 1
%3 = OpTypeStruct %2 %2
%4 = OpTypeStruct %2
`))
	list := func(id ID) (all []string) {
		for d := range m.Decorations(id) {
			all = append(all, fmt.Sprintf("%d %s %v %v", d.Member, spirv.KindDecoration.Text(uint32(d.Kind)), d.Params, d.Group))
		}
		slices.Sort(all)
		return all
	}
	if got, want := list(3), []string{"-1 Block [] true", "-1 GLSLShared [] true", "0 Offset [4] false",
		"1 Offset [16] true"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if !m.HasDecoration(4, spirv.DecorationBlock) || m.HasDecoration(4, spirv.DecorationOffset) ||
		m.HasDecoration(3, spirv.DecorationOffset) || m.Decorated(2) {
		t.Error("HasDecoration")
	}
	m.Ungroup(3)
	if got, want := list(3), []string{"-1 Block [] false", "-1 GLSLShared [] false", "0 Offset [4] false",
		"1 Offset [16] false"}; !slices.Equal(got, want) {
		t.Errorf("without groups %q, want %q", got, want)
	}
	if got, want := list(4), []string{"-1 Block [] true", "-1 GLSLShared [] true"}; !slices.Equal(got, want) {
		t.Errorf("%q of another target, want %q", got, want)
	}
	verify(t, read(t, write(t, m)))
}

// TestLyingBound: a bound that says too much costs nothing, and the numbers come back.
func TestLyingBound(t *testing.T) {
	bin := assemble(t, strings.ReplaceAll(loopText, "%31", "%4000000000"))
	bin.Words[3] = 0xffffffff
	m := read(t, bin)
	if m.Bound() > 100 {
		t.Fatalf("%d ids", m.Bound())
	}
	if got := write(t, m); !slices.Equal(got.Words, bin.Words) {
		t.Error("an untouched module changed")
	}
	f := m.Functions()[0]
	for in := range f.Insts() {
		if in.Op == spirv.OpIAdd {
			Before(in).Emit(spirv.OpINotEqual, m.Types().Bool(), true, uint32(in.ID(0)), uint32(in.ID(1)))
		}
	}
	verify(t, m)
	out := write(t, m)
	if out.Words[3] != 0xffffffff {
		t.Errorf("the bound is %d", out.Words[3])
	}
	text, err := asm.Disassemble(out, asm.Options{RawID: true, NoHeader: true})
	if err != nil {
		t.Fatal(err)
	}
	if s := string(text); !strings.Contains(s, "%4000000000 = OpIAdd %3 %21 %28") ||
		!strings.Contains(s, "= OpINotEqual %2 %21 %28") {
		t.Error(s)
	}
}

// TestReadErrors has each structural error with its message.
func TestReadErrors(t *testing.T) {
	const head = "OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n%1 = OpTypeVoid\n" +
		"%2 = OpTypeFunction %1\n%3 = OpTypeBool\n%4 = OpConstantTrue %3\n"
	for text, want := range map[string]string{
		head + "%10 = OpFunction %1 None %2\n%11 = OpLabel\nOpReturn\n": "the module ends inside a function: OpFunctionEnd is missing",
		head + "OpReturn\n":        "OpReturn: stands outside of a function",
		head + "%10 = OpLabel\n":   "OpLabel %10: stands outside of a function",
		head + "OpFunctionEnd\n":   "OpFunctionEnd: stands outside of a function",
		head + "OpName %1 \"v\"\n": "OpName: is out of order: it belongs before what precedes it",
		head + "%10 = OpFunction %1 None %2\n%11 = OpFunction %1 None %2\nOpFunctionEnd\n":                                                                      "OpFunction %11: stands inside function %10, whose OpFunctionEnd is missing",
		head + "%10 = OpFunction %1 None %2\n%11 = OpLabel\nOpFunctionEnd\n":                                                                                    "OpFunctionEnd: block %11 has no terminator",
		head + "%10 = OpFunction %1 None %2\n%11 = OpLabel\n%12 = OpLabel\nOpReturn\nOpFunctionEnd\n":                                                           "OpLabel %12: block %11 before it has no terminator",
		head + "%10 = OpFunction %1 None %2\n%11 = OpLabel\n%12 = OpFunctionParameter %3\nOpReturn\nOpFunctionEnd\n":                                            "OpFunctionParameter %12: stands after the first block",
		head + "%10 = OpFunction %1 None %2\n%12 = OpLogicalNot %3 %4\nOpFunctionEnd\n":                                                                         "OpLogicalNot %12: stands before the first label of function %10",
		head + "%10 = OpFunction %1 None %2\n%11 = OpLabel\nOpReturn\n%12 = OpLogicalNot %3 %4\nOpFunctionEnd\n":                                                "OpLogicalNot %12: stands after the terminator of block %11",
		head + "%10 = OpFunction %1 None %2\n%11 = OpLabel\n%12 = OpTypeInt 32 0\nOpReturn\nOpFunctionEnd\n":                                                    "OpTypeInt %12: stands inside a function",
		head + "%10 = OpFunction %1 None %2\n%11 = OpLabel\nOpBranch %4\nOpFunctionEnd\n":                                                                       "OpBranch: branches to %4, which is no block of function %10",
		head + "%10 = OpFunction %1 None %2\n%11 = OpLabel\nOpBranch %21\nOpFunctionEnd\n%20 = OpFunction %1 None %2\n%21 = OpLabel\nOpReturn\nOpFunctionEnd\n": "OpBranch: branches to %21, which is no block of function %10",
		head + "%10 = OpFunction %1 None %2\n%11 = OpLabel\nOpSelectionMerge %4 None\nOpBranchConditional %4 %12 %12\n%12 = OpLabel\nOpReturn\nOpFunctionEnd\n": "OpSelectionMerge: names %4, which is no block of function %10",
		head + "%10 = OpFunction %1 None %2\n%11 = OpLabel\n%12 = OpLogicalNot %3 %13\n%13 = OpLogicalNot %3 %4\nOpReturn\nOpFunctionEnd\n":                     "OpLogicalNot %12: uses %13 before it is defined",
		head + "%10 = OpTypeVector %11 2\n%11 = OpTypeInt 32 0\n":                                                                                               "OpTypeVector %10: uses %11 before it is defined",
		head + "%10 = OpTypeStruct %3 %10\n":                      "OpTypeStruct %10: uses %10 before it is defined",
		head + "%10 = OpTypeRuntimeArray %10\n":                   "OpTypeRuntimeArray %10: uses %10 before it is defined",
		head + "%10 = OpConstantComposite %3 %10\n":               "OpConstantComposite %10: uses %10 before it is defined",
		head + "%10 = OpTypeStruct %11\n%11 = OpTypeStruct %10\n": "OpTypeStruct %10: uses %11 before it is defined",
	} {
		_, err := Read(assemble(t, text))
		if err == nil {
			t.Errorf("no error, want %s", want)
			continue
		}
		if _, message, _ := strings.Cut(err.Error(), ": "); message != want {
			t.Errorf("got  %v\nwant %s", err, want)
		}
	}
}

// TestUnknown: an unknown instruction survives as it is, and keeps the ids that it may name.
func TestUnknown(t *testing.T) {
	m := read(t, assemble(t, strings.Replace(loopText, "OpBranch %27\n%26", "%50 = OpIAdd %3 %11 %5\n%51 = OpIAdd %3 "+
		"%50 %50\n!0x0003fff0 %50 12345678\nOpBranch %27\n%26", 1)))
	if !m.Pinned(50) || m.Pinned(51) || m.Pinned(21) {
		t.Error("pinned ids")
	}
	func() {
		defer func() {
			if recover() == nil {
				t.Error("a pinned id can be replaced")
			}
		}()
		m.Replace(50, 11)
	}()
	m.Def(51).Remove()
	verify(t, m)
	out := write(t, m)
	found := false
	for _, w := range out.Insts() {
		found = found || slices.Equal(w, []uint32{0x0003fff0, 50, 12345678})
	}
	if !found {
		t.Error("the unknown instruction changed")
	}
	verify(t, read(t, out))
}
