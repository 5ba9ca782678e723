package hone

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/spirv/asm"
)

// laterNames gives non-semantic sets another version, later than any in the grammar.
var laterNames = strings.NewReplacer("DebugInfo.100", "DebugInfo.199", "DebugInfo.101", "DebugInfo.199",
	"DebugInfo.102", "DebugInfo.199", "Reflection.1", "Reflection.9", "Reflection.5", "Reflection.9")

// later returns a module in which known non-semantic sets have a later version, and whether there are such sets.
func later(bin *spirv.Binary) (*spirv.Binary, bool) {
	out := &spirv.Binary{Words: append([]uint32(nil), bin.Words[:spirv.HeaderWords]...), BigEndian: bin.BigEndian}
	found := false
	for _, w := range bin.Insts() {
		if name, _, _ := spirv.String(w[min(2, len(w)):]); spirv.Op(w[0]) == spirv.OpExtInstImport &&
			laterNames.Replace(name) != name && strings.HasPrefix(name, "NonSemantic.") {
			w = spirv.AppendString(append([]uint32(nil), w[:2]...), laterNames.Replace(name))
			found = true
		}
		out.Words = append(out.Words, w...)
	}
	return out, found
}

// TestLaterVersions: what each pass, level, instrumentation and text form makes of a module does not depend on whether
// the grammar has the version of its non-semantic sets.
func TestLaterVersions(t *testing.T) {
	pipelines := debugPipelines()
	text, err := os.ReadFile("testdata/accepted/debug_102.spvasm")
	if err != nil {
		t.Fatal(err)
	}
	t.Run("a version of today's front ends", func(t *testing.T) {
		asLater(t, pipelines, irtest.Assemble(t, string(text), ""))
	})
	for i, file := range corpus.Own(t) {
		bin := irtest.Load(t, file)
		if _, ok := later(bin); !ok {
			if i%4 != 0 {
				continue
			}
			bin = irtest.WithDebug(t, bin, uint64(i))
		}
		t.Run(file.Name, func(t *testing.T) {
			t.Parallel()
			asLater(t, pipelines, bin)
		})
	}
}

// asLater compares all that is made of a module and of the same one with later versions of its sets.
func asLater(t *testing.T, pipelines []string, bin *spirv.Binary) {
	t.Helper()
	again, ok := later(bin)
	if !ok {
		t.Fatal("no set got another version")
	}
	for _, text := range pipelines {
		sameLater(t, text, bin, again)
	}
	sameLines(t, bin, again)
	sameText(t, bin, again)
}

// sameLater runs a pipeline over both and compares the modules.
func sameLater(t *testing.T, text string, bin, again *spirv.Binary) {
	t.Helper()
	p := passtest.Parse(t, text, Passes()...)
	a, b := irtest.Read(t, bin), irtest.Read(t, again)
	defer a.Release()
	defer b.Release()
	_, errA := p.Run(a, pass.Options{})
	_, errB := p.Run(b, pass.Options{})
	if errA != nil || errB != nil {
		if (errA == nil) != (errB == nil) {
			t.Errorf("%s: %v; of a later version: %v", text, errA, errB)
		}
		return
	}
	want, _ := later(irtest.Write(t, a))
	if got := irtest.Write(t, b); !bytes.Equal(got.Bytes(), want.Bytes()) {
		t.Errorf("%s: another module than of the version in the grammar", text)
	}
}

// sameLines compares the lines of all instructions.
func sameLines(t *testing.T, bin, again *spirv.Binary) {
	t.Helper()
	a, b := irtest.Read(t, bin), irtest.Read(t, again)
	lines := func(m *ir.Module) (list []string, known int) {
		for _, f := range m.Functions() {
			for in := range f.AllInsts() {
				file, line, column, ok := in.SourcePlace()
				if ok {
					known++
				}
				list = append(list, file, string(rune(line)), string(rune(column)))
			}
		}
		return list, known
	}
	of, known := lines(a)
	if got, _ := lines(b); strings.Join(got, ",") != strings.Join(of, ",") {
		t.Error("other lines of the source")
	}
	if known == 0 && a.HasPositions() {
		t.Error("no line of the source is known")
	}
}

// sameText compares the text forms, and what the assembler makes of them.
func sameText(t *testing.T, bin, again *spirv.Binary) {
	t.Helper()
	text := func(bin *spirv.Binary) string {
		out, err := asm.Disassemble(bin, asm.Options{RawID: true})
		if err != nil {
			t.Fatal(err)
		}
		return string(out)
	}
	got := text(again)
	if got != laterNames.Replace(text(bin)) {
		t.Error("the disassembler writes another text")
	}
	out, err := asm.Assemble([]byte(got), asm.AssembleOptions{PreserveNumericIDs: true})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(out.Words[spirv.HeaderWords:], again.Words[spirv.HeaderWords:]) {
		t.Error("the assembler makes another module of what the disassembler wrote")
	}
}

// beyondGrammar has instructions and operands that no grammar has, of versions that none has: in a function and outside
// of functions, with forward references, after a terminator.
const beyondGrammar = `OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
OpExtension "SPV_KHR_relaxed_extended_instruction"
%debug = OpExtInstImport "NonSemantic.Shader.DebugInfo.240"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "list.comp"
%name = OpString "total"
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%0 = OpConstant %uint 0
%1 = OpConstant %uint 1
%7 = OpConstant %uint 7
%32 = OpConstant %uint 32
%block = OpTypeStruct %uint
%toBlock = OpTypePointer StorageBuffer %block
%toUint = OpTypePointer StorageBuffer %uint
%toLocal = OpTypePointer Function %uint
%out = OpVariable %toBlock StorageBuffer
%fn = OpTypeFunction %void
%source = OpExtInst %void %debug DebugSource %file
%unit = OpExtInst %void %debug DebugCompilationUnit %1 %1 %source %1 %7
%new = OpExtInstWithForwardRefsKHR %void %debug 250 %next %7
%next = OpExtInst %void %debug 251 %new %file
%basic = OpExtInst %void %debug DebugTypeBasic %name %32 %0 %0 %7
%none = OpExtInst %void %debug DebugExpression
%sub = OpExtInst %void %debug DebugTypeFunction %0 %void
%here = OpExtInst %void %debug DebugFunction %name %sub %source %1 %1 %unit %name %0 %1
%local = OpExtInst %void %debug DebugLocalVariable %name %basic %source %7 %1 %here %0
%main = OpFunction %void None %fn
%entry = OpLabel
%v = OpVariable %toLocal Function
%scope = OpExtInst %void %debug DebugScope %here
%line = OpExtInst %void %debug DebugLine %source %7 %7 %0 %0 %1
%definition = OpExtInst %void %debug DebugFunctionDefinition %here %main
%declare = OpExtInst %void %debug DebugDeclare %local %v %none
OpStore %v %1
%x = OpLoad %uint %v
%mark = OpExtInst %void %debug 252 %x %here
%sum = OpIAdd %uint %x %x
%p = OpAccessChain %toUint %out %0
OpStore %p %sum
OpReturn
%end = OpExtInst %void %debug DebugNoScope
OpFunctionEnd
`

// TestBeyondGrammar: each pass and level works around what a later version of a set has added, none of it changes the
// code, and strip-debug removes all of it.
func TestBeyondGrammar(t *testing.T) {
	bin := irtest.Assemble(t, beyondGrammar, "")
	if err := bin.Check(); err != nil {
		t.Fatal(err)
	}
	sameCode(t, irtest.WithoutDebug(bin), describedModule{"with instructions that no grammar has", bin})
	m := irtest.Read(t, bin)
	defer m.Release()
	for _, f := range m.Functions() {
		for in := range f.AllInsts() {
			if _, line, ok := in.SourceLine(); in.Op == spirv.OpStore && (!ok || line != 7) {
				t.Errorf("%s is of line %d, %v", in.Op, line, ok)
			}
		}
	}
	if _, err := passtest.Parse(t, "strip-debug", Passes()...).Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	for in := range m.Insts() {
		if in.Op.Is(spirv.TraitExtended) || in.Op == spirv.OpExtInstImport || in.Op == spirv.OpExtension {
			t.Errorf("strip-debug leaves %s %%%d", in.Op, in.Result)
		}
	}
}
