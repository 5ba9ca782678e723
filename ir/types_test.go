package ir_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
)

const constantsText = `
OpCapability Shader
OpCapability Linkage
OpCapability Int8
OpCapability Int64
OpCapability Float16
OpCapability Float64
OpMemoryModel Logical GLSL450
%bool = OpTypeBool
%char = OpTypeInt 8 1
%int = OpTypeInt 32 1
%long = OpTypeInt 64 0
%half = OpTypeFloat 16
%float = OpTypeFloat 32
%double = OpTypeFloat 64
%vec2 = OpTypeVector %float 2
%int2 = OpTypeVector %int 2
%mat2 = OpTypeMatrix %vec2 2
%true = OpConstantTrue %bool
%no = OpConstantNull %bool
%minus = OpConstant %char -1
%seven = OpConstant %int 7
%big = OpConstant %long 0x123456789A
%one_half = OpConstant %half 1
%third = OpConstant %double 0.333
%none = OpConstantNull %float
%undefined = OpUndef %int
%special = OpSpecConstant %int 3
%pair = OpConstantComposite %int2 %seven %seven
%holey = OpConstantComposite %int2 %seven %undefined
%array = OpTypeArray %int2 %seven
%nulls = OpConstantNull %array
%special_pair = OpSpecConstantComposite %int2 %special %seven
%special_holey = OpSpecConstantComposite %int2 %special %undefined
%sum = OpSpecConstantOp %int IAdd %special %seven
%holey_sum = OpSpecConstantOp %int IAdd %special %undefined
%part_of_holey = OpSpecConstantOp %int CompositeExtract %special_holey 1
%deep = OpSpecConstantComposite %int2 %seven %holey_sum
`

// TestConstants asks what constants are.
func TestConstants(t *testing.T) {
	ids := map[string]ir.ID{}
	bin := irtest.Named(t, constantsText, "spv1.3", ids)
	if msg := passtest.Validate(t, bin, "spv1.3"); msg != "" {
		t.Fatalf("spirv-val: %s", msg)
	}
	m := irtest.Read(t, bin)
	constants := m.Constants()
	for name, want := range map[string]struct{ constant, defined bool }{
		"true": {true, true}, "minus": {true, true}, "third": {true, true}, "pair": {true, true}, "nulls": {true, true},
		"undefined": {true, false}, "holey": {true, false},
		"special": {false, true}, "special_pair": {false, true}, "sum": {false, true},
		"special_holey": {}, "holey_sum": {}, "part_of_holey": {}, "deep": {}, "int": {},
	} {
		if constant, defined := constants.IsConstant(ids[name]), constants.IsDefined(ids[name]); constant != want.constant ||
			defined != want.defined {
			t.Errorf("%s: constant %v, defined %v", name, constant, defined)
		}
	}
	for name, want := range map[string]uint64{
		"true": 1, "no": 0, "minus": 0xFF, "seven": 7, "big": 0x123456789A, "one_half": 0x3C00, "third": math.Float64bits(0.333), "none": 0,
	} {
		if v, ok := constants.ScalarValue(ids[name]); !ok || v != want {
			t.Errorf("%s: %#x, %v, want %#x", name, v, ok, want)
		}
	}
	for _, name := range []string{"special", "undefined", "pair", "nulls", "int"} {
		if _, ok := constants.ScalarValue(ids[name]); ok {
			t.Errorf("%s has a value", name)
		}
	}
	for name, want := range map[string]struct {
		scalar string
		n      int
	}{"bool": {"bool", 1}, "double": {"double", 1}, "int2": {"int", 2}, "mat2": {"", 0}, "array": {"", 0}} {
		if scalar, n := m.Types().Scalar(ids[name]); scalar != ids[want.scalar] || n != want.n {
			t.Errorf("%s is %d of %%%d", name, n, scalar)
		}
	}
}

// TestMadeTypes: what is there is found, and what is made is valid, each once.
func TestMadeTypes(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, constantsText, "spv1.3", ids))
	types, constants := m.Types(), m.Constants()
	for name, got := range map[string]ir.ID{
		"half": types.Float(16), "double": types.Float(64), "mat2": types.Matrix(ids["vec2"], 2), "array": types.Array(ids["int2"], ids["seven"]),
		"third": constants.Float(ids["double"], 0.333), "one_half": constants.Float(ids["half"], 1), "big": constants.Scalar(ids["long"], 0x123456789A),
		"true": constants.Scalar(ids["bool"], 5), "none": constants.Null(ids["float"]), "undefined": constants.Undef(ids["int"]),
	} {
		if got != ids[name] {
			t.Errorf("%s is %%%d, found as %%%d", name, ids[name], got)
		}
	}
	made := func() []ir.ID {
		return []ir.ID{
			types.Matrix(ids["vec2"], 4), types.Array(ids["float"], ids["seven"]), constants.Float(ids["float"], 0.1), constants.Float(ids["double"], 0.1),
			constants.Scalar(ids["half"], 0x4000), constants.Null(ids["mat2"]), constants.Undef(ids["vec2"]), constants.Splat(ids["vec2"], ids["none"]),
		}
	}
	first := made()
	for i, id := range made() {
		if id != first[i] || m.Def(id) == nil {
			t.Errorf("%d: %%%d, and then %%%d", i, first[i], id)
		}
	}
	if v, _ := constants.ScalarValue(first[2]); v != uint64(math.Float32bits(0.1)) {
		t.Errorf("0.1 is %#x", v)
	}
	if v, _ := constants.ScalarValue(first[3]); v != math.Float64bits(0.1) {
		t.Errorf("0.1 of 64 bits is %#x", v)
	}
	if msg := passtest.Validate(t, irtest.Write(t, m), "spv1.3"); msg != "" {
		t.Errorf("spirv-val: %s", msg)
	}
}

// TestWrongConstants: a constant of a type that it cannot have says so.
func TestWrongConstants(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, constantsText, "spv1.3", ids))
	c := m.Constants()
	for want, f := range map[string]func(){
		"ir: Constants.Int of type %FLOAT: which is %FLOAT = OpTypeFloat 32, no integer type":  func() { c.Int(ids["float"], 1) },
		"ir: Constants.Int of type %SEVEN: which is %SEVEN = OpConstant":                       func() { c.Int(ids["seven"], 1) },
		"ir: Constants.Float of type %INT: which is %INT = OpTypeInt 32 1, no floating-point":  func() { c.Float(ids["int"], 1) },
		"ir: Constants.Scalar of type %VEC2: which is %VEC2 = OpTypeVector":                    func() { c.Scalar(ids["vec2"], 1) },
		"ir: Constants.Composite of type %VEC2: which is %VEC2 = OpTypeVector":                 func() { c.Composite(ids["vec2"], ids["third"]) },
		"ir: Constants.Composite of type %INT: which is %INT = OpTypeInt 32 1, no composite":   func() { c.Composite(ids["int"]) },
		"ir: Constants.Int of type %100000: which nothing defines, no integer type of at most": func() { c.Int(100000, 1) },
	} {
		for name, id := range ids {
			want = strings.ReplaceAll(want, "%"+strings.ToUpper(name)+" ", fmt.Sprintf("%%%d ", id))
			want = strings.ReplaceAll(want, "%"+strings.ToUpper(name)+":", fmt.Sprintf("%%%d:", id))
		}
		func() {
			defer func() {
				if got := fmt.Sprint(recover()); !strings.HasPrefix(got, want) {
					t.Errorf("%s, want %s", got, want)
				}
			}()
			f()
		}()
	}
}
