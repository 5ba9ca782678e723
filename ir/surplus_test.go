package ir_test

import (
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// surplusText has a place for an instruction of each kind.
const surplusText = `OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "file"
OpName %main "main"
OpModuleProcessed "it"
OpDecorate %one SpecId 0
%void = OpTypeVoid
%int = OpTypeInt 32 0
%type = OpTypeFunction %void
%one = OpConstant %int 1
%spare = OpConstant %int 1
%main = OpFunction %void None %type
%start = OpLabel
OpBranch %end
%end = OpLabel
OpReturn
OpFunctionEnd
`

// TestReadSurplus puts an instance of each instruction into each place of a module where Read takes it: before an
// instruction, and instead of it. With words more or less Read has to say what Check says.
func TestReadSurplus(t *testing.T) {
	for _, info := range spirv.Ops() {
		switch info.Op {
		case spirv.OpExtInst, spirv.OpExtInstWithForwardRefsKHR:
			continue
		}
		words := func(s surplus) []uint32 { return append([]uint32{uint32(info.Op)}, s.operands(info.Operands)...) }
		testSurplus(t, info.Name, surplusText, [][2]string{{"one", "one"}, {"end", "end"}, {"one", "end"}}, words)
	}
	for _, set := range spirv.ExtSets() {
		name := set.Name
		if strings.HasSuffix(name, ".") {
			name += "1"
		}
		text := strings.Replace(surplusText, "GLSL.std.450", name, 1)
		for _, x := range set.Insts {
			words := func(s surplus) []uint32 {
				return append([]uint32{uint32(spirv.OpExtInst), s.typ, s.result, s.set, x.Number}, s.operands(x.Operands)...)
			}
			testSurplus(t, name+" "+x.Name, text, [][2]string{{"one", "one"}}, words)
		}
	}
}

// testSurplus tests one instruction, of which words makes an instance. ids are what it may use: the first id and the
// others.
func testSurplus(t *testing.T, name, text string, ids [][2]string, words func(surplus) []uint32) {
	names := map[string]ir.ID{}
	base := irtest.Named(t, text, "vulkan1.3", names)
	id := func(name string) uint32 { return uint32(names[name]) }
	fresh := base.Words[3]
	base.Words[3]++
	taken := false
	try := func(at, next int, s surplus) bool {
		w := words(s)
		if !readAsChecked(t, name, base, at, next, w) {
			return false
		}
		for _, more := range [][]uint32{{0}, {id("one")}, {^uint32(0)}, {id("one"), id("one")}} {
			readAsChecked(t, name, base, at, next, slices.Concat(w, more))
		}
		for n := 1; n < len(w); n++ {
			readAsChecked(t, name, base, at, next, w[:n])
		}
		return true
	}
	options := []bool{false, true}
	if len(words(surplus{})) == len(words(surplus{all: true})) {
		options = options[:1]
	}
	for at, old := range base.Insts() {
		for _, all := range options {
			for _, pair := range ids {
				s := surplus{result: fresh, typ: id("int"), set: id("set"), first: id(pair[0]), other: id(pair[1]), all: all}
				before := try(at, at, s)
				if result := resultOf(old); result != 0 {
					s.result = result
				}
				if instead := try(at, at+len(old), s); before || instead {
					taken = true
					break
				}
			}
		}
	}
	if !taken {
		t.Errorf("%s: Read takes it nowhere", name)
	}
}

// readAsChecked fails the test unless Read refuses what Check does where the words of an instruction stand in place of
// those from at to next. It reports whether Read takes the module.
func readAsChecked(t *testing.T, name string, base *spirv.Binary, at, next int, w []uint32) bool {
	bin := &spirv.Binary{Words: slices.Concat(base.Words[:at], w, base.Words[next:])}
	bin.Words[at] = uint32(len(w))<<16 | w[0]&0xffff
	want := bin.Check()
	m, err := ir.Read(bin)
	if want != nil && (err == nil || err.Error() != want.Error()) {
		t.Errorf("%s, %d words at word %d: Read says %v, Check says %v", name, len(w), at, err, want)
	}
	if err != nil {
		return false
	}
	m.Release()
	return true
}

// resultOf returns the result of an instruction, 0 for none.
func resultOf(w []uint32) uint32 {
	switch info := spirv.Op(w[0]).Info(); {
	case info.HasResult && info.HasType:
		return w[2]
	case info.HasResult:
		return w[1]
	}
	return 0
}

// surplus makes the operands of an instruction.
type surplus struct {
	result, typ  uint32
	set          uint32 // of extended instructions
	first, other uint32 // the first id that it uses, and the others
	all          bool   // what may be absent is there
}

func (s *surplus) operands(list []spirv.Operand) (w []uint32) {
	for _, o := range list {
		if o.Quant == spirv.One || s.all {
			w = append(w, s.operand(o.Kind)...)
		}
	}
	return w
}

func (s *surplus) operand(k spirv.Kind) []uint32 {
	info := k.Info()
	switch k {
	case spirv.KindIdResult:
		return []uint32{s.result}
	case spirv.KindIdResultType:
		return []uint32{s.typ}
	case spirv.KindLiteralString:
		return spirv.AppendString(nil, "name")
	case spirv.KindLiteralSpecConstantOpInteger:
		return []uint32{uint32(spirv.OpIAdd), s.first, s.other}
	}
	switch info.Category {
	case spirv.CategoryId:
		id := s.first
		s.first = s.other
		return []uint32{id}
	case spirv.CategoryComposite:
		return append(s.operand(info.Bases[0]), s.operand(info.Bases[1])...)
	case spirv.CategoryValueEnum:
		e := &info.Enumerants[0]
		return append([]uint32{e.Value}, s.operands(e.Parameters)...)
	}
	return []uint32{0}
}
