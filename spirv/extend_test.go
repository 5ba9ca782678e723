package spirv

import (
	"slices"
	"strings"
	"testing"
)

// extend adds a grammar for the length of a test.
func extend(t *testing.T, grammar string) {
	t.Helper()
	old := currentTables()
	t.Cleanup(old.install)
	if err := Extend([]byte(grammar)); err != nil {
		t.Fatal(err)
	}
}

const vendorGrammar = `{
  "instructions": [
    {"opname": "OpBlendACME", "aliases": ["OpMixACME"], "class": "Arithmetic", "opcode": 61234,
     "operands": [{"kind": "IdResultType"}, {"kind": "IdResult"}, {"kind": "IdRef", "name": "'A'"},
                  {"kind": "BlendModeACME"}, {"kind": "PairIdLiteralACME", "quantifier": "*"}],
     "capabilities": ["BlendACME"], "extensions": ["SPV_ACME_blend"], "version": "None",
     "effects": ["removable", "mergeable", "speculatable"]},
    {"opname": "OpPokeACME", "opcode": 61235, "operands": [{"kind": "IdRef"}]},
    {"opname": "OpQuietACME", "opcode": 61236, "effects": []}
  ],
  "operand_kinds": [
    {"category": "ValueEnum", "kind": "Capability", "enumerants": [{"enumerant": "BlendACME", "value": 61000}]},
    {"category": "ValueEnum", "kind": "BlendModeACME", "enumerants": [
      {"enumerant": "Over", "value": 0}, {"enumerant": "Weighted", "value": 7, "parameters": [{"kind": "IdRef"}, {"kind": "LiteralInteger"}]}]},
    {"category": "Composite", "kind": "PairIdLiteralACME", "bases": ["IdRef", "LiteralInteger"]},
    {"category": "ValueEnum", "kind": "Decoration", "enumerants": [
      {"enumerant": "TintACME", "value": 61300, "aliases": ["ShadeACME"], "parameters": [{"kind": "IdRef"}, {"kind": "LiteralString"}]}]},
    {"category": "BitEnum", "kind": "MemoryAccess", "enumerants": [
      {"enumerant": "TileACME", "value": "0x40000000", "parameters": [{"kind": "LiteralInteger"}]}]}
  ],
  "extended_instruction_sets": [
    {"name": "ACME.math", "instructions": [
      {"opname": "Cube", "opcode": 3, "operands": [{"kind": "IdRef"}, {"kind": "LiteralInteger"}], "effects": ["removable", "mergeable", "speculatable"]}]},
    {"name": "GLSL.std.450", "instructions": [{"opname": "TurnACME", "opcode": 900, "operands": [{"kind": "IdRef"}]}]}
  ]
}`

// vendorModule uses everything of vendorGrammar; unless extra is 0, the blend has that many surplus words.
func vendorModule(extra int) *Binary {
	a := newAssembler()
	a.emit(OpCapability, 61000)
	set := a.id()
	a.emit(OpExtInstImport, AppendString([]uint32{set}, "ACME.math")...)
	void, float, fn, ptr := a.id(), a.id(), a.id(), a.id()
	v, main := a.id(), a.id()
	a.emit(OpDecorate, AppendString([]uint32{v, 61300, float}, "red")...)
	a.emit(OpTypeVoid, void)
	a.emit(OpTypeFloat, float, 32)
	a.emit(OpTypeFunction, fn, void)
	a.emit(OpTypePointer, ptr, uint32(StorageClassFunction), float)
	a.emit(OpFunction, void, main, 0, fn)
	a.emit(OpLabel, a.id())
	a.emit(OpVariable, ptr, v, uint32(StorageClassFunction))
	x := a.result(OpLoad, float, v, 0x40000002, 4, 99999) // Aligned|TileACME 4 99999
	y := a.result(61234, float, append([]uint32{x, 7, x, 12345, x, 54321}, slices.Repeat([]uint32{x}, extra)...)...)
	a.emit(61235, a.result(OpExtInst, float, set, 3, y, 77777))
	a.emit(61236)
	a.emit(OpReturn)
	a.emit(OpFunctionEnd)
	return a.binary()
}

func TestExtend(t *testing.T) {
	Shapes() // made before: they must be made again
	LookupOp("OpNop")
	extend(t, vendorGrammar)
	extend(t, vendorGrammar) // what is there is passed over

	info := Op(61234).Info()
	if info == nil || info.Name != "OpBlendACME" || !info.HasType || !info.HasResult || info.Effects != Pure ||
		!slices.Equal(info.Needs.Capabilities, []Capability{61000}) || info.Operands[2].Name != "A" {
		t.Fatalf("info of the vendor's instruction: %+v", info)
	}
	for _, name := range []string{"OpBlendACME", "MixACME"} {
		if op, ok := LookupOp(name); !ok || op != 61234 {
			t.Errorf("LookupOp(%q) = %v, %t", name, op, ok)
		}
	}
	if e := Op(61235).Effects(); e != AllEffects {
		t.Errorf("no effects given: %v, want all", e)
	}
	if e := Op(61236).Effects(); e != 0 {
		t.Errorf("effects given as none: %v", e)
	}
	if len(Shapes()) != 61237 || !Shapes()[61235].Known || Shapes()[61235].Fixed != 1 || Shapes()[61235].IDs != 1 {
		t.Errorf("Shapes do not know the vendor's instruction: %+v", Shapes()[61235])
	}
	if v, ok := KindDecoration.Lookup("ShadeACME"); !ok || v != 61300 {
		t.Errorf("the new decoration's alias is %d, %t", v, ok)
	}
	if got := KindMemoryAccess.Text(0x40000002); got != "Aligned|TileACME" {
		t.Errorf("mask prints as %s", got)
	}
	if s := LookupExtSet("ACME.math"); s.Inst(3).Name != "Cube" || s.Lookup("Cube") != s.Inst(3) ||
		s.Inst(3).Effects != Pure {
		t.Errorf("the vendor's extended instruction is not found")
	}
	if s := LookupExtSet("GLSL.std.450"); s.Inst(900).Name != "TurnACME" || s.Inst(31).Name != "Sqrt" {
		t.Errorf("GLSL.std.450 was not extended")
	}
	if OpLoad.String() != "OpLoad" || Op(61233).Info() != nil {
		t.Error("other opcodes changed")
	}
}

func TestExtendedModule(t *testing.T) {
	if err := vendorModule(0).Check(); err != nil {
		t.Errorf("before Extend everything unknown is accepted, not: %v", err)
	}
	extend(t, vendorGrammar)
	if err := vendorModule(0).Check(); err != nil {
		t.Fatal(err)
	}
	// The literals 99999, 12345, 54321 and 77777 are above the bound: none of them was taken for an id.
	for _, inst := range vendorModule(0).Insts() {
		if Op(inst[0]) == 61234 {
			want := []Token{{KindIdResultType, One, 1, 1}, {KindIdResult, One, 2, 1}, {KindIdRef, One, 3, 1},
				{Kind(len(kindInfos) - 2), One, 4, 1}, {KindIdRef, One, 5, 1}, {KindLiteralInteger, One, 6, 1},
				{KindIdRef, One, 7, 1}, {KindLiteralInteger, One, 8, 1}}
			if got := tokens(t, inst, nil); !slices.Equal(got, want) {
				t.Errorf("tokens %v, want %v", got, want)
			}
		}
	}
	if err := vendorModule(1).Check(); err == nil || !strings.HasSuffix(err.Error(), "missing operand LiteralInteger") {
		t.Errorf("half a pair: %v", err)
	}
}

func TestExtendErrors(t *testing.T) {
	old := *currentTables()
	for _, c := range []struct{ name, grammar, want string }{
		{"syntax", "{\n\"instructions\": [\n  {]\n}", "line 3"},
		{"type", "{\n\"instructions\":\n\n 7}", "line 4"},
		{"number", `{"instructions":[{"opname":"OpA","opcode":"seven"}]}`, `"seven" is not a number`},
		{"big number", `{"instructions":[{"opname":"OpA","opcode":4294967296}]}`, "not a number of 32 bits"},
		{"no opcode", `{"instructions":[{"opname":"OpA"}]}`, `"OpA" needs`},
		{"large opcode", `{"instructions":[{"opname":"OpA","opcode":65536}]}`, "below 65536"},
		{"opcode taken", `{"instructions":[{"opname":"OpA","opcode":61}]}`, "OpA has the opcode 61 of OpLoad"},
		{"name taken", `{"instructions":[{"opname":"OpLoad","opcode":60000}]}`, "OpLoad is opcode 61 already, not 60000"},
		{"alias taken", `{"instructions":[{"opname":"OpA","aliases":["OpSDotKHR"],"opcode":60000}]}`, "OpSDotKHR is opcode 4450 already"},
		{"twice in the file", `{"instructions":[{"opname":"OpA","opcode":60000},{"opname":"OpB","opcode":60000}]}`, "OpB has the opcode 60000 of OpA"},
		{"kind of operand", `{"instructions":[{"opname":"OpA","opcode":60000,"operands":[{"kind":"IdWrong"}]}]}`, `OpA: no operand kind "IdWrong"`},
		{"quantifier", `{"instructions":[{"opname":"OpA","opcode":60000,"operands":[{"kind":"IdRef","quantifier":"+"}]}]}`, `quantifier "+"`},
		{"result late", `{"instructions":[{"opname":"OpA","opcode":60000,"operands":[{"kind":"IdRef"},{"kind":"IdResult"}]}]}`, "come first"},
		{"type alone", `{"instructions":[{"opname":"OpA","opcode":60000,"operands":[{"kind":"IdResultType"}]}]}`, "no result"},
		{"effect", `{"instructions":[{"opname":"OpA","opcode":60000,"effects":["explodes"]}]}`, `effect "explodes" is none of`},
		{"removable", `{"instructions":[{"opname":"OpA","opcode":60000,"effects":["removable"]}]}`, "OpA has no result"},
		{"capability", `{"instructions":[{"opname":"OpA","opcode":60000,"capabilities":["Nowhere"]}]}`, `no capability "Nowhere"`},
		{"value taken", `{"operand_kinds":[{"category":"ValueEnum","kind":"Decoration","enumerants":[{"enumerant":"A","value":30}]}]}`, "Decoration A has the value 30 of Location"},
		{"enumerant taken", `{"operand_kinds":[{"category":"ValueEnum","kind":"Decoration","enumerants":[{"enumerant":"Location","value":31000}]}]}`, "Location is 30 already, not 31000"},
		{"two bits", `{"operand_kinds":[{"category":"BitEnum","kind":"MemoryAccess","enumerants":[{"enumerant":"A","value":"0x60000000"}]}]}`, "not a single bit"},
		{"category", `{"operand_kinds":[{"category":"BitEnum","kind":"Decoration"}]}`, "another category"},
		{"no category", `{"operand_kinds":[{"kind":"NewKind"}]}`, "no category"},
		{"bases", `{"operand_kinds":[{"category":"Composite","kind":"NewKind","bases":["IdRef"]}]}`, "two bases"},
		{"set number", `{"extended_instruction_sets":[{"name":"GLSL.std.450","instructions":[{"opname":"A","opcode":31}]}]}`, "GLSL.std.450 A: has the number 31 of Sqrt"},
		{"set name", `{"extended_instruction_sets":[{"name":"GLSL.std.450","instructions":[{"opname":"Sqrt","opcode":900}]}]}`, "is number 31 already, not 900"},
		{"non-semantic literal", `{"extended_instruction_sets":[{"name":"NonSemantic.A","instructions":[{"opname":"A","opcode":1,"operands":[{"kind":"LiteralInteger"}]}]}]}`, "are ids, not LiteralInteger"},
	} {
		err := Extend([]byte(c.grammar))
		if err == nil || !strings.HasPrefix(err.Error(), "extend: ") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.want)
		}
	}
	now := currentTables()
	if &now.ops[0] != &old.ops[0] || &now.kinds[0] != &old.kinds[0] || &now.sets[0] != &old.sets[0] {
		t.Error("a file with an error changed the tables")
	}
}
