package cli

import (
	"encoding/binary"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"
)

// Each command that reads a module takes its text, and says with the line of the text what is wrong with the module.
func TestModuleAsText(t *testing.T) {
	t.Chdir(t.TempDir())
	put(t, "a.spvasm", []byte(scaleText))
	command(t, "as", "a.spvasm", "-o", "a.spv", "--preserve-numeric-ids").want(t, StatusOK)
	for _, args := range [][]string{{"opt"}, {"dis"}, {"cfg"}, {"run", "--in", "0.0=values:1,2,3,4", "--in",
		"0.1=zero:16"}, {"check", "a.spv"}} {
		binary := command(t, append(args, "a.spv")...).want(t, StatusOK)
		text := command(t, append(args, "a.spvasm")...).want(t, StatusOK)
		if binary.stdout != text.stdout || text.stdout == "" {
			t.Errorf("hone %s prints other things for text:\n%s\n%s", strings.Join(args, " "), binary.stdout, text.stdout)
		}
	}
	for _, x := range []struct{ old, new, at, want string }{
		{"OpStore %pr %sum", "OpStore %pr %summ", "OpStore %pr", "OpStore %summ: %summ is used and never defined\nOpStore %pr %summ\n^\n"},
		{"OpFunctionEnd\n", "", "", "the module ends inside a function: OpFunctionEnd is missing\n"},
		{"%n = OpLoad %f32 %pn", "OpReturn\n%n = OpLoad %f32 %pn", "%n = ", "OpLoad %n: stands after the terminator of block %entry\n"},
		{"OpFunctionEnd\n", "!0x00050036 %n\n", "!0x", "OpFunction: truncated: word count 5, but 2 words are left in the file\n"},
	} {
		text := strings.Replace(scaleText, x.old, x.new, 1)
		put(t, "bad.spvasm", []byte(text))
		place := fmt.Sprintf(":%d:9: ", strings.Count(text, "\n")) // the end
		if before, _, ok := strings.Cut(text, x.at); ok && x.at != "" {
			place = fmt.Sprintf(":%d:1: ", 1+strings.Count(before, "\n"))
		}
		for _, args := range [][]string{{"opt", "-o", "out.spv"}, {"cfg", "-o", "out.svg"}, {"run"}, {"check", "a.spv"}} {
			status := StatusInput
			if args[0] == "check" {
				status = StatusUndecided
			}
			command(t, append(args, "bad.spvasm")...).want(t, status, "hone: bad.spvasm"+place+x.want)
		}
	}
	wantFiles(t, ".", "a.spv", "a.spvasm", "bad.spvasm")

	// What only shows when code is made of it.
	text := strings.Replace(scaleText, "OpStore %pr %sum", "OpStore %pr %u0", 1)
	put(t, "bad.spvasm", []byte(text))
	before, _, _ := strings.Cut(text, "OpStore %pr")
	want := fmt.Sprintf("bad.spvasm:%d:1: OpStore: the module is not valid: ", 1+strings.Count(before, "\n"))
	command(t, "run", "bad.spvasm").want(t, StatusInput, "hone: "+want, "\nOpStore %pr %u0\n^\n")
	command(t, "check", "a.spv", "bad.spvasm").want(t, StatusUndecided).wantOut(t, "not decided: "+want)
	command(t, "check", "bad.spvasm", "a.spv").want(t, StatusUndecided).wantOut(t, "not decided: "+want)
	command(t, "as", "bad.spvasm", "-o", "bad.spv").want(t, StatusOK)
	command(t, "run", "bad.spv").want(t, StatusInput, "hone: bad.spv: word ", ": OpStore: the module is not valid: ")
	command(t, "check", "a.spv", "bad.spv").want(t, StatusUndecided).wantOut(t, "not decided: bad.spv: word ")
}

// TestStructureInText: a fault of the control flow has its place in the text, as others have.
func TestStructureInText(t *testing.T) {
	t.Chdir(t.TempDir())
	put(t, "bad.spvasm", []byte(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%bool = OpTypeBool
%true = OpConstantTrue %bool
%fn = OpTypeFunction %void
%f = OpFunction %void None %fn
%entry = OpLabel
  OpBranchConditional %true %then %else
%then = OpLabel
OpBranch %merge
%else = OpLabel
OpBranch %merge
%merge = OpLabel
OpReturn
OpFunctionEnd
`))
	command(t, "opt", "bad.spvasm", "-O", "--check", "-o", "out.spv").want(t, StatusInput,
		"hone: bad.spvasm:10:3: OpBranchConditional: the module is not valid: function %f: block %entry: "+
			"OpBranchConditional without",
		"\n  OpBranchConditional %true %then %else\n  ^\n")
}

// hone opt writes text where the name of the output says so.
func TestOptText(t *testing.T) {
	t.Chdir(t.TempDir())
	put(t, "a.spvasm", []byte(scaleText))
	put(t, "b.spvasm", []byte(scaleText))
	command(t, "opt", "a.spvasm", "-o", "out.spv").want(t, StatusOK)
	command(t, "opt", "a.spvasm", "-o", "out.spvasm", "--stats").want(t, StatusOK, "bytes ")
	command(t, "opt", "out.spv", "-o", "same.spvasm").want(t, StatusOK)
	command(t, "opt", "a.spvasm", "b.spvasm", "-o", "folder").want(t, StatusOK)
	command(t, "dis", "out.spv", "-o", "dis.spvasm").want(t, StatusOK)
	isModule(t, get(t, "out.spv"))
	want := string(get(t, "dis.spvasm"))
	for _, name := range []string{"out.spvasm", filepath.Join("folder", "a.spvasm"), filepath.Join("folder", "b.spvasm"),
		"same.spvasm"} {
		if string(get(t, name)) != want {
			t.Errorf("%s is not the text of out.spv", name)
		}
	}
	command(t, "check", "a.spvasm", "out.spvasm").want(t, StatusOK)
}

// Text is read with the byte order marks that editors and shells add.
func TestByteOrderMark(t *testing.T) {
	inFolder(t)
	text := "\ufeff" + strings.TrimLeft(scaleText, "\n")
	little, big := []byte{}, []byte{}
	for _, unit := range utf16.Encode([]rune(text)) {
		little, big = binary.LittleEndian.AppendUint16(little, unit), binary.BigEndian.AppendUint16(big, unit)
	}
	inputs := "\ufeffshader: S\nin: {0.0: '@numbers.txt', 0.1: 'zero:16'}\nout: {0.1: }\n"
	put(t, "numbers.txt", []byte("\ufeff1 2 3 4\r\n"))
	for name, data := range map[string][]byte{"utf8.spvasm": []byte(text), "little.spvasm": little, "big.txt": big} {
		put(t, name, data)
		put(t, "inputs.yaml", []byte(strings.Replace(inputs, "S", name, 1)))
		if o := command(t, "run", "inputs.yaml").want(t, StatusOK); !strings.Contains(o.stdout, "1 4 9 16") {
			t.Errorf("%s: %s", name, o.stdout)
		}
		command(t, "as", name, "-o", "a.spv").want(t, StatusOK)
		isModule(t, get(t, "a.spv"))
	}
	put(t, "map.yaml", []byte("\ufeffentry: main\n"))
	command(t, "check", "a.spv", "a.spv", "--map", "map.yaml").want(t, StatusOK)
}

// What is no module is named.
func TestOtherThanModule(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, x := range []struct{ name, text, want string }{
		{"a.comp", "#version 450\nvoid main() {}\n", "it looks like GLSL and not like SPIR-V; compile it first, with glslc a.comp -o a.spv"},
		{"a.glsl", "layout(local_size_x = 1) in;", "it looks like GLSL"},
		{"a.hlsl", "[numthreads(1,1,1)] void main() {}\n", "it looks like HLSL and not like SPIR-V; compile it first, with dxc -spirv -T cs_6_0 -E main a.hlsl -Fo a.spv"},
		{"a.wgsl", "@compute @workgroup_size(1) fn main() {}\n", "it looks like WGSL"},
		{"a.cl", "kernel void f() {}", "it looks like OpenCL C"},
		{"a.ll", "; ModuleID = 'a'\nsource_filename = \"a\"\n", "it looks like LLVM IR"},
		{"a.h", "const uint32_t a[] = {\n\t0x07230203,0x00010000", "it looks like a module as numbers in C"},
		{"a.yaml", "shader: a.spv\n", "by its name it is a file of inputs"},
		{"a.txt", "hello", "not SPIR-V: it begins neither with the magic number 0x07230203 nor with an instruction as text"},
		{"a.dat", "hello\x00", "word 0: not SPIR-V: the first word is"},
		{"a.spv", "", "the file is empty"},
	} {
		put(t, x.name, []byte(x.text))
		for _, args := range [][]string{{"opt"}, {"dis"}, {"cfg"}, {"check", x.name}} {
			status := StatusInput
			if args[0] == "check" {
				status = StatusUndecided
			}
			if o := command(t, append(args, x.name)...).want(t, status, "hone: "+x.name+": "+x.want); strings.Count(o.stderr,
				"\n") != 1 {
				t.Errorf("more than a line: %s", o.stderr)
			}
		}
	}
	command(t, "as", "a.comp").want(t, StatusInput, "it looks like GLSL")
	command(t, "as", "a.txt").want(t, StatusInput, "a.txt:1:1: expected an opcode")
	// A text with a mistake stays one.
	put(t, "x.spv", []byte("; #version\nOpExtension \"#version 450\"\nOpNonsense\n"))
	command(t, "run", "x.spv").want(t, StatusInput, "x.spv:3:1: unknown opcode OpNonsense")
	command(t, "as", "x.spv").want(t, StatusInput, "x.spv:3:1: unknown opcode OpNonsense")
	put(t, "x.spvasm", []byte("nop\n"))
	command(t, "opt", "x.spvasm").want(t, StatusInput, "x.spvasm:1:1: expected an opcode")
	put(t, "y.spvasm", []byte("OpCapability Shader"))
	command(t, "as", "y.spvasm", "-o", "y.spv").want(t, StatusOK)
	command(t, "as", "y.spv").want(t, StatusInput, "y.spv: it is a module already")
}
