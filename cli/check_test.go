package cli

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// checked runs hone check on texts.
func checked(t *testing.T, a, b string, args ...string) outcome {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	t.Setenv("TMP", dir)
	fileA, fileB := put(t, filepath.Join(dir, "a.spvasm"), []byte(a)), put(t, filepath.Join(dir, "b.spvasm"), []byte(b))
	return command(t, append([]string{"check", fileA, fileB}, args...)...)
}

// wantOut fails the test unless the output holds each text.
func (o outcome) wantOut(t *testing.T, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if !strings.Contains(o.stdout, text) {
			t.Errorf("standard output lacks %q:\n%s", text, o.stdout)
		}
	}
}

// changed replaces a text that is there once.
func changed(t *testing.T, text, old, new string) string {
	t.Helper()
	if strings.Count(text, old) != 1 {
		t.Fatalf("%q is there %d times", old, strings.Count(text, old))
	}
	return strings.Replace(text, old, new, 1)
}

func TestCheck(t *testing.T) {
	const square = scaleText
	wrong := changed(t, square, "%nn = OpFMul %f32 %n %n", "%nn = OpFAdd %f32 %n %n")

	checked(t, square, square).want(t, StatusOK).wantOut(t, "equal: 16 runs, 124 values stored, 100 % compared; in 1 "+
		"of these runs A accesses memory out of bounds; 1 of 1 blocks executed\n")
	checked(t, square, square, "--in-bounds").want(t, StatusOK).wantOut(t,
		"equal: 16 runs, 128 values stored, 100 % compared; 1 of 1 blocks executed\n")
	checked(t, square, square, "--runs", "3", "--groups", "5", "--seed", "9", "--elements", "20").want(t,
		StatusOK).wantOut(t, "equal: 3 runs, 60 values stored, ")
	checked(t, square, square, "--spec", "3=8", "--exact", "--entry", "main", "--subgroup", "2", "--steps", "1000").want(t,
		StatusOK)

	first := checked(t, square, wrong, "--seed", "5").want(t, StatusInput)
	first.wantOut(t, "different: result.squares[", " (0.1, ", "run 0 of seed 5)\n", " --inputs ")
	again := checked(t, square, wrong, "--seed", "5")
	if line, _, _ := strings.Cut(first.stdout, "\n"); !strings.HasPrefix(again.stdout, line) {
		t.Errorf("the same seed gives\n%s\nand then\n%s", first.stdout, again.stdout)
	}
}

// TestCheckContract compares a product that goes into a sum with an Fma.
func TestCheckContract(t *testing.T) {
	a := changed(t, scaleText, "%sum = OpFAdd %f32 %chosen %add", "%sum = OpFAdd %f32 %nn %add")
	fma := func(operands string) string {
		text := changed(t, a, "OpMemoryModel", "%std = OpExtInstImport \"GLSL.std.450\"\nOpMemoryModel")
		return changed(t, text, "%sum = OpFAdd %f32 %nn %add", "%sum = OpExtInst %f32 %std Fma "+operands)
	}
	const hint = "\n    B has Fma where A multiplies and adds: --contract allows that, and with it they are equal\n"
	checked(t, a, fma("%n %n %add"), "--runs", "64").want(t, StatusInput).wantOut(t, "different: result.squares[", hint)
	checked(t, a, fma("%n %n %add"), "--runs", "64", "--contract").want(t, StatusOK)
	kept := changed(t, a, "OpDecorate %scale SpecId 3", "OpDecorate %nn NoContraction\nOpDecorate %scale SpecId 3")
	for _, o := range []outcome{
		checked(t, kept, fma("%n %n %add"), "--runs", "64", "--contract").want(t, StatusInput),
		checked(t, kept, fma("%n %n %add"), "--runs", "64").want(t, StatusInput),
		checked(t, a, fma("%n %add %n")).want(t, StatusInput),
		checked(t, a, fma("%n %n %add"), "--runs", "64", "--exact").want(t, StatusInput),
	} {
		if strings.Contains(o.stdout, "--contract") {
			t.Errorf("it is not --contract that helps:\n%s", o.stdout)
		}
	}
	checked(t, a, a, "--exact", "--contract").want(t, StatusUsage, "--exact leaves nothing to --contract")
}

// TestCheckInputs has hone run show the difference that hone check finds.
func TestCheckInputs(t *testing.T) {
	dir := t.TempDir()
	a := put(t, filepath.Join(dir, "a.spvasm"), []byte(scaleText))
	b := put(t, filepath.Join(dir, "b.spvasm"),
		[]byte(changed(t, scaleText, "%nn = OpFMul %f32 %n %n", "%nn = OpFAdd %f32 %n %n")))
	file := filepath.Join(dir, "inputs.yaml")
	o := command(t, "check", a, b, "--keep", file).want(t, StatusInput)
	o.wantOut(t, "the inputs are in "+file, "hone run "+shellWord(a)+" --inputs "+shellWord(file))
	_, rest, _ := strings.Cut(o.stdout, " is ")
	got, rest, _ := strings.Cut(rest, ", want ")
	want, _, _ := strings.Cut(rest, " (")
	seenA, seenB := command(t, "run", a, "--inputs", file).want(t, StatusOK), command(t, "run", b, "--inputs",
		file).want(t, StatusOK)
	if seenA.stdout == seenB.stdout || !strings.Contains(seenA.stdout, want) || !strings.Contains(seenB.stdout, got) {
		t.Errorf("want %s and %s in\n%s\n%s", want, got, seenA.stdout, seenB.stdout)
	}
	// One that lacks a buffer, which was not used, takes them too.
	less := strings.ReplaceAll(changed(t, scaleText, "%sum = OpFAdd %f32 %chosen %add", "%sum = OpFSub %f32 %chosen %add"),
		"%params", "%unused")
	for _, line := range []string{"OpName %unused \"params\"\n", "OpDecorate %unused DescriptorSet 0\n",
		"OpDecorate %unused Binding 2\n", "%unused = OpVariable %p_Params Uniform\n"} {
		less = strings.Replace(less, line, "", 1)
	}
	c := put(t, filepath.Join(dir, "c.spvasm"), []byte(less))
	command(t, "check", a, c, "--keep", file).want(t, StatusInput)
	command(t, "run", c, "--inputs", file).want(t, StatusOK, "the shader has no buffer 0.2", "left out")
	// A name of a file is shown as one types it.
	odd := put(t, filepath.Join(dir, "it's a $.spvasm"), get(t, a))
	command(t, "check", odd, b, "--keep", file).want(t, StatusInput).wantOut(t, "hone run '"+strings.ReplaceAll(odd, "'",
		`'\''`)+"' --inputs "+shellWord(file)+"\n")
	t.Setenv("TMPDIR", dir)
	commandWith(t, session{stdin: bytes.NewReader(get(t, b))}, "check", a, "-").want(t, StatusInput).wantOut(t,
		filepath.Join(dir, "stdin."))
	command(t, "check", a, b, "--keep", b).want(t, StatusUsage, "overwrite")
	// Where the file can't be written, the inputs are kept all the same.
	t.Setenv("TMPDIR", t.TempDir())
	o = command(t, "check", a, b, "--keep", filepath.Join(a, "inputs.yaml")).want(t, StatusInput, "not a directory")
	o.wantOut(t, "different: ")
	_, rest, _ = strings.Cut(o.stdout, "the inputs are in ")
	kept, _, _ := strings.Cut(rest, ";")
	command(t, "run", a, "--inputs", kept).want(t, StatusOK)
	t.Setenv("TMPDIR", filepath.Join(a, "nowhere"))
	command(t, "check", a, b, "--keep", filepath.Join(a, "inputs.yaml")).want(t, StatusInput,
		"inputs.yaml: not a directory", "nowhere: ").wantOut(t, "different: ")
	command(t, "check", a, b, "--map", filepath.Join(dir, "nowhere.yaml")).want(t, StatusUndecided, "nowhere.yaml")
}

func TestCheckUndecided(t *testing.T) {
	ray := changed(t, scaleText, `GLCompute %main "main"`, `MeshNV %main "main"`)
	ray = changed(t, ray, "OpExecutionMode %main LocalSize 4 1 1\n", "")
	for _, x := range []struct {
		name, a, b string
		args       []string
		want       string
	}{
		{"another stage", ray, ray, nil, "a.spvasm is a MeshNV shader, which is not run yet"},
		{"B is one", scaleText, ray, nil, "a.spvasm and a MeshNV shader in "},
		{"no end", scaleText, scaleText, []string{"--steps", "3"}, "not decided: none of 16 runs says anything: the reference: "},
	} {
		t.Run(x.name, func(t *testing.T) { checked(t, x.a, x.b, x.args...).want(t, StatusUndecided).wantOut(t, x.want) })
	}
	other := changed(t, scaleText, "OpDecorate %numbers Binding 0", "OpDecorate %numbers Binding 7")
	checked(t, scaleText, other).want(t, StatusInput).wantOut(t, "buffer that the reference lacks: 0.7, which is Numbers")
	checked(t, scaleText, "OpNonsense\n").want(t, StatusUndecided, "b.spvasm:1:1: ")
	checked(t, scaleText, scaleText, "--entry", "other").want(t, StatusUndecided,
		`a.spvasm: it has no entry point "other"; there are main (GLCompute)`)
	checked(t, "OpCapability Linkage\nOpMemoryModel Logical GLSL450\n", scaleText).want(t, StatusUndecided,
		"a.spvasm: it has no entry point\n")
	command(t, "check", "nowhere.spv", "nowhere.spv").want(t, StatusUndecided, "nowhere.spv")
	checked(t, scaleText, scaleText, "--groups", "1000,1000").want(t, StatusUsage,
		"hone: check: --groups 1000,1000: more than 65536 workgroups\n")
	checked(t, scaleText, scaleText, "--entry", "").want(t, StatusUsage, "hone: check: --entry has no value\n")
	checked(t, scaleText, scaleText, "--map=").want(t, StatusUsage, "hone: check: --map has no value\n")
	checked(t, scaleText, scaleText, "-seed", "3").want(t, StatusOK)
	command(t, "stats", "one.spv").want(t, StatusUsage,
		`hone: no command is named "stats"; there are opt, lower, instrument, report, coverage, dis, as, run, check, `+
			`reduce, cfg, passes, rules, completion, spirv-opt, spirv-dis, spirv-as; `+
			`see hone --help`)
	command(t, "check", "one.spv").want(t, StatusUsage, "takes two modules")
	checked(t, scaleText, scaleText, "--runs", "0").want(t, StatusUsage, "--runs 0")
	checked(t, scaleText, scaleText, "--spec", "3").want(t, StatusUsage, "--spec 3: want ID=VALUE")
	checked(t, scaleText, scaleText, "--spec", "77=1").want(t, StatusUndecided, "77")
}

// TestCheckMap compares a shader with one whose push constants are in a buffer, whose result is in another one after 64
// bytes, and whose constant has another id.
func TestCheckMap(t *testing.T) {
	lowered := scaleText
	for _, x := range [][2]string{
		{"OpDecorate %scale SpecId 3", "OpDecorate %scale SpecId 8"},
		{"OpDecorate %result Binding 1", "OpDecorate %result Binding 4"},
		{"OpMemberDecorate %Result 0 Offset 0", "OpMemberDecorate %Result 0 Offset 64"},
		{"%p_Push = OpTypePointer PushConstant %Push", "%p_Push = OpTypePointer Uniform %Push"},
		{"%p_push_f32 = OpTypePointer PushConstant %f32", ""},
		{"OpMemberDecorate %Push 0 Offset 0", "OpMemberDecorate %Push 0 Offset 16\nOpDecorate %push DescriptorSet 3\nOpDecorate %push Binding 0"},
		{"%push = OpVariable %p_Push PushConstant", "%push = OpVariable %p_Push Uniform"},
		{`"main" %id`, `"lowered" %id`},
	} {
		lowered = changed(t, lowered, x[0], x[1])
	}
	lowered = strings.ReplaceAll(lowered, "%p_push_f32", "%p_uniform_f32")
	const text = `
entry: lowered
spec: {3: 8}
ranges:
  - {from: push, to: 3.0+16, bytes: 4}
  - from: 0.1
    to: 0.4+64
`
	file := put(t, filepath.Join(t.TempDir(), "map.yaml"), []byte(text))
	checked(t, scaleText, lowered).want(t, StatusUndecided)
	checked(t, scaleText, lowered, "--map", file, "--spec", "3=8").want(t, StatusOK).wantOut(t,
		"equal: 16 runs, 124 values stored, 100 % compared")
	wrong := changed(t, lowered, "OpMemberDecorate %Result 0 Offset 64", "OpMemberDecorate %Result 0 Offset 68")
	checked(t, scaleText, wrong, "--map", file).want(t, StatusInput).wantOut(t, "result.squares[", "(0.1")
	for _, x := range [][2]string{
		{"entry: lowered\nnonsense: 1\n", "2:1: no entry is named \"nonsense\""},
		{"ranges:\n  - {from: push}\n", "a range has from and to"},
		{"ranges:\n  - {from: here, to: 0.1}\n", `"here": want push or set.binding`},
		{"spec: {a: 1}\n", "want two numbers"},
	} {
		checked(t, scaleText, lowered, "--map", put(t, file, []byte(x[0]))).want(t, StatusUndecided, x[1])
	}
	put(t, file, []byte("ranges:\n  - {from: 5.5, to: 0.1}\n"))
	checked(t, scaleText, lowered, "--map", file).want(t, StatusUndecided).wantOut(t, "5.5, which the reference lacks")
	put(t, file, []byte("ranges: [{from: 0.0, to: 0.0+1000000000}]"))
	checked(t, scaleText, lowered, "--map", file).want(t, StatusUndecided).wantOut(t, "a buffer may begin with")
}

// TestVerify has a pass that is wrong among others.
func TestVerify(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	t.Setenv("TMP", dir)
	wrong := pass.ForFunctions("wrong", "makes sums of products", func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for in := range f.AllInsts() {
			if in.Op == spirv.OpFMul {
				c.Replace(in).FAdd(in.Type, in.ID(0), in.ID(1))
				changed = true
			}
		}
		return changed
	})
	s := session{passes: []*pass.Pass{wrong}}
	in := filepath.Join(dir, "in.spv")
	command(t, "as", put(t, filepath.Join(dir, "in.spvasm"), []byte(scaleText)), "-o", in).want(t, StatusOK)
	out := filepath.Join(dir, "out.spv")
	commandWith(t, s, "opt", in, "-o", out, "--passes", "mem2reg,wrong,dce").want(t, StatusOK)
	command(t, "check", in, out).want(t, StatusInput)
	command(t, "opt", "--verify", in, "-o", out).want(t, StatusOK)
	command(t, "check", in, out).want(t, StatusOK)

	before := get(t, out)
	commandWith(t, s, "opt", "--verify", in, "-o", out, "--passes", "mem2reg,wrong,dce").want(t, StatusFault,
		"in.spv: pass wrong broke the module: the shader main does something else: result.squares[",
		"; the module before the pass is in "+filepath.Join(dir, "in.spv.before-wrong.spv")+"\n")
	if string(get(t, out)) != string(before) {
		t.Error("the output was written")
	}
	if get(t, filepath.Join(dir, "in.spv.before-wrong.spv")) == nil {
		t.Error("the module before the pass is empty")
	}

	other := filepath.Join(dir, "nv.mesh.spv")
	text := changed(t, changed(t, scaleText, `GLCompute %main "main"`, `MeshNV %main "main"`),
		"OpExecutionMode %main LocalSize 4 1 1\n", "")
	command(t, "as", put(t, filepath.Join(dir, "nv.spvasm"), []byte(text)), "-o", other).want(t, StatusOK)
	command(t, "opt", "--verify", other, "-o", out).want(t, StatusUndecided,
		"nv.mesh.spv: written, but not verified: main: it is a MeshNV shader, which is not run yet")
	isModule(t, get(t, out))
	// Of several files they are counted, and there is a line for each on request.
	remarks := filepath.Join(dir, "remarks")
	o := command(t, "opt", "--verify", in, other, "-o", filepath.Join(dir, "both")).want(t, StatusOK,
		"1 of 2 files verified; 1: it is a MeshNV shader, which is not run yet; --remarks FILE has a line for each\n")
	if strings.Contains(o.stderr, "failed") || strings.Contains(o.stderr, "in.spv:") ||
		strings.Contains(o.stderr, "mesh.spv") {
		t.Errorf("messages:\n%s", o.stderr)
	}
	command(t, "opt", "--verify", in, other, "-o", filepath.Join(dir, "both"), "--remarks", remarks).want(t, StatusOK,
		"1 of 2 files verified")
	if !strings.Contains(string(get(t, remarks)), other+
		": not verified: main: it is a MeshNV shader, which is not run yet\n") {
		t.Errorf("remarks:\n%s", get(t, remarks))
	}
	folder := filepath.Join(dir, "others") // where nothing can be verified the status says so
	put(t, filepath.Join(folder, "o.spv"), get(t, other))
	command(t, "opt", "--verify", folder, "-o", filepath.Join(dir, "none")).want(t, StatusUndecided,
		"0 of 1 file verified")
}

// A pass that keeps accesses within bounds is right: where only the module accesses memory out of bounds, no run is a
// difference. A note says how many such runs there were, and --in-bounds leaves them out.
func TestInBounds(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	t.Setenv("TMP", dir)
	robust := pass.ForFunctions("robust", "keeps indices of runtime arrays within bounds",
		func(c *pass.Context, f *ir.Function) bool {
			changed := false
			for in := range f.Insts() {
				if in.Op != spirv.OpAccessChain || in.NumWords() != 3 {
					continue
				}
				u32 := c.Types().Int(32, false)
				b := c.Before(in)
				last := b.ISub(u32, b.ArrayLength(u32, in.ID(0), 0), c.Constants().Int(u32, 1))
				in.SetID(2, b.ExtInst(u32, c.Module.Import("GLSL.std.450"), spirv.GLSLStd450UMin, in.ID(2), last))
				changed = true
			}
			return changed
		})
	s := session{passes: []*pass.Pass{robust}}
	in, out := filepath.Join(dir, "in.spv"), filepath.Join(dir, "out.spv")
	command(t, "as", put(t, filepath.Join(dir, "in.spvasm"), []byte(scaleText)), "-o", in).want(t, StatusOK)
	commandWith(t, s, "opt", in, "-o", out, "--passes", "robust").want(t, StatusOK)
	command(t, "check", in, out, "--elements", "5").want(t, StatusOK).wantOut(t, "equal: ",
		"the reference stores out of bounds: %main: OpStore %47", "of these runs A accesses memory out of bounds")
	command(t, "check", in, out, "--in-bounds").want(t, StatusOK).wantOut(t, "equal: ")
	command(t, "check", in, out, "--in-bounds", "--elements", "8").want(t, StatusOK).wantOut(t,
		"could not be compared: the reference: it accesses memory out of bounds: %main: ")
	command(t, "check", in, out, "--in-bounds", "--elements", "5", "--groups", "4").want(t, StatusUndecided).wantOut(t,
		"it accesses memory out of bounds: %main: ")
	commandWith(t, s, "opt", "--verify", in, "-o", out, "--passes", "robust").want(t, StatusOK)
	commandWith(t, s, "opt", "--verify", "--in-bounds", in, "-o", out, "--passes", "robust").want(t, StatusOK)
	command(t, "opt", "--in-bounds", in, "-o", out).want(t, StatusUsage, "of no use without it")

	// A difference within bounds says more, and is the one that is reported.
	wrong := changed(t, scaleText, "%nn = OpFMul %f32 %n %n", "%nn = OpFAdd %f32 %n %n")
	if o := checked(t, scaleText, wrong, "--seed", "3"); strings.Contains(o.stdout, "out of bounds") {
		t.Errorf("reports an access out of bounds:\n%s", o.stdout)
	}
}

// A comparison that takes its time says how far it is.
func TestCheckProgress(t *testing.T) {
	inFolder(t)
	o := commandWith(t, session{patience: 1}, "check", "square.spvasm", "square.spvasm").want(t, StatusOK,
		"hone: note: still comparing: ", " of 16 runs of this kind have ended after ")
	if n := strings.Count(o.stderr, "\n"); n > 30 {
		t.Errorf("%d notes", n)
	}
	if o := command(t, "check", "square.spvasm", "square.spvasm"); o.stderr != "" {
		t.Errorf("standard error:\n%s", o.stderr)
	}
}

// hone check, hone run and what inputs take spell the same what is no finite number.
func TestCheckSpelling(t *testing.T) {
	stores := func(number string) string {
		text := changed(t, scaleText, "%two = OpConstant %f32 2\n", "%two = OpConstant %f32 2\n%special = OpConstant %f32 "+
			number+"\n")
		return changed(t, text, "OpStore %pr %sum", "OpStore %pr %special")
	}
	inf, low, nan := stores("0x1p+128"), stores("-0x1p+128"), stores("0x1.8p+128")
	checked(t, inf, low).want(t, StatusInput).wantOut(t, "result.squares[0] is -inf, want inf ")
	checked(t, inf, nan).want(t, StatusInput).wantOut(t, "result.squares[0] is nan (0x7fc00000), want inf ")
	t.Chdir(t.TempDir())
	for text, want := range map[string]string{inf: "inf", low: "-inf", nan: "nan"} {
		put(t, "a.spvasm", []byte(text))
		o := command(t, "run", "a.spvasm", "--in", "0.0=f32:0*4", "--in", "0.1=values:-inf,inf,nan,0x7fc00001", "--push",
			"zero:4", "--in", "0.2=zero:32").want(t, StatusOK)
		o.wantOut(t, "squares[0..3]  "+strings.Repeat(want+" ", 3)+want+"\n")
	}
}

// TestCheckSettings has differences that show with another value of a specialization constant, and another number of
// workgroups: the inputs that are kept have these.
func TestCheckSettings(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "inputs.yaml")
	put(t, filepath.Join(dir, "a.spvasm"), []byte(scaleText))
	a := filepath.Join(dir, "a.spvasm")
	fixed := changed(t, scaleText, "OpDecorate %scale SpecId 3\n", "OpDecorate %scale SpecId 9\n")
	b := put(t, filepath.Join(dir, "b.spvasm"), []byte(fixed))
	o := command(t, "check", a, b, "--keep", file).want(t, StatusInput)
	o.wantOut(t, ", with ", "scale (SpecId 3) = ", "; the other module has no specialization constant 3\n")
	if text := string(get(t, file)); !strings.Contains(text, "spec:\n  3: ") || !strings.Contains(text, "groups: ") {
		t.Errorf("the inputs are\n%s", text)
	}
	seenA, seenB := command(t, "run", a, "--inputs", file).want(t, StatusOK), command(t, "run", b, "--inputs",
		file).want(t, StatusOK, "no specialization constant is 3", "left out")
	if seenA.stdout == seenB.stdout {
		t.Errorf("both give\n%s", seenA.stdout)
	}
	command(t, "check", a, b, "--spec", "3=2").want(t, StatusInput).wantOut(t, "different: ")

	unused := changed(t, scaleText, "OpDecorate %scale SpecId 3\n",
		"OpDecorate %scale SpecId 3\nOpDecorate %extra SpecId 4\n")
	unused = changed(t, unused, "%scale = OpSpecConstant", "%extra = OpSpecConstant %f32 1\n%scale = OpSpecConstant")
	c := put(t, filepath.Join(dir, "c.spvasm"), []byte(unused))
	command(t, "check", a, c).want(t, StatusOK).wantOut(t,
		"; specialization constants that only B has: 4; 1 of 1 blocks executed\n")
	command(t, "check", c, a).want(t, StatusOK).wantOut(t,
		"; specialization constants that only A has: 4; 1 of 1 blocks executed\n")
}

// What hone check keeps is read by people, and hone run shows the number that is different, also where it is one of
// many.
func TestCheckKeeps(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "inputs.yaml")
	wrong := changed(t, scaleText, "%sum = OpFAdd %f32 %chosen %add",
		"%late = OpUGreaterThan %bool %i %many\n%other = OpSelect %f32 %late %two %chosen\n%sum = OpFAdd %f32 %other %add")
	wrong = changed(t, wrong, "%two = OpConstant %f32 2\n", "%two = OpConstant %f32 2\n%many = OpConstant %u32 1500\n")
	a, b := put(t, filepath.Join(dir, "a.spvasm"), []byte(scaleText)), put(t, filepath.Join(dir, "b.spvasm"),
		[]byte(wrong))
	o := command(t, "check", a, b, "--elements", "2000", "--groups", "500", "--runs", "1", "--keep", file).want(t,
		StatusInput)
	line, _, _ := strings.Cut(o.stdout, "\n")
	var index int
	var got, want string
	if _, err := fmt.Sscanf(line, "different: result.squares[%d] is %s want %s", &index, &got, &want); err != nil ||
		index <= 1500 {
		t.Fatalf("%v: %s", err, o.stdout)
	}
	row := fmt.Sprintf("squares[%d..%d]", index&^7, index|7)
	for shader, number := range map[string]string{a: want, b: strings.TrimSuffix(got, ",")} {
		o := command(t, "run", shader, "--inputs", file).want(t, StatusOK)
		if lines := strings.Split(o.stdout, "\n"); len(lines) != 3 || !strings.HasPrefix(lines[1], "  "+row) ||
			!strings.Contains(lines[1]+" ", " "+number+" ") {
			t.Errorf("%s is not among\n%s", number, o.stdout)
		}
	}
	text := string(get(t, file))
	for _, want := range []string{"  0.0: |-  # Numbers, 8000 bytes\n    f32:", "# numbers[0..", "push: \"f32:",
		" zero:12\"  # Push, 16 bytes\n", fmt.Sprintf("  0.1+%d:  # result.squares[%d]\n", 4*index, index)} {
		if !strings.Contains(text, want) {
			t.Errorf("the file lacks %q:\n%.2000s", want, text)
		}
	}
}

// TestCheckFolders: each module of a folder is compared with that of the same name in another one; a line says how many
// are equal, and files have it all for machines.
func TestCheckFolders(t *testing.T) {
	inFolder(t)
	binary := func(name, text string) {
		command(t, "as", put(t, "x.spvasm", []byte(text)), "-o", name).want(t, StatusOK)
	}
	for _, dir := range []string{"a/sub", "b/sub"} {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	other := strings.ReplaceAll(scaleText, "OpFMul", "OpFAdd")
	geometry := changed(t, changed(t, scaleText, `GLCompute %main "main"`, `MeshNV %main "main"`),
		"OpExecutionMode %main LocalSize 4 1 1\n", "")
	binary("a/same.spv", scaleText)
	binary("b/same.spv", scaleText)
	binary("a/sub/other.spv", scaleText)
	binary("b/sub/other.spv", other)
	binary("a/stage.spv", geometry)
	binary("b/stage.spv", geometry)
	command(t, "check", "a", "b", "--runs", "2", "--json", "r.json", "--junit", "r.xml").want(t, StatusInput).wantOut(t,
		"same.spv: equal: ", "sub/other.spv: different: ", "stage.spv: not decided: ",
		"1 of 3 shaders verified; 1: a/stage.spv is a MeshNV shader, which is not run yet; 1 different\n")
	for _, want := range []string{`"verified": 1`, `"not_verified": 1`, `"different": 1`, `"file": "a/sub/other.spv"`} {
		if !strings.Contains(string(get(t, "r.json")), want) {
			t.Errorf("the JSON lacks %s:\n%s", want, get(t, "r.json"))
		}
	}
	for _, want := range []string{`tests="3" failures="1" skipped="1"`, `<testcase classname="a/same.spv" name="main"`} {
		if !strings.Contains(string(get(t, "r.xml")), want) {
			t.Errorf("the XML lacks %s:\n%s", want, get(t, "r.xml"))
		}
	}
	if err := os.Remove("b/same.spv"); err != nil {
		t.Fatal(err)
	}
	command(t, "check", "a", "b", "--runs", "2", "--keep", "x").want(t, StatusUsage, "--keep is for two modules")
	command(t, "check", "a", "b", "--runs", "2").want(t, StatusInput, "b/same.spv: no such file").wantOut(t,
		"; 1 different; 1 failed\n")
	command(t, "opt", "--verify", "a", "-o", "c", "--junit", "v.xml").want(t, StatusOK, "2 of 3 files verified; 1: ")
	if !strings.Contains(string(get(t, "v.xml")), `tests="3" failures="0" skipped="1"`) {
		t.Errorf("%s", get(t, "v.xml"))
	}
	command(t, "opt", "a", "-o", "c", "--json", "v.json").want(t, StatusUsage, "of no use without it")
}

// TestCheckTime: more time means more seeds, and what one of them finds is a difference.
func TestCheckTime(t *testing.T) {
	checked(t, scaleText, scaleText, "--time", "1ns").want(t, StatusOK).wantOut(t, "equal: 16 runs, ")
	checked(t, scaleText, scaleText, "--time", "200ms").want(t, StatusOK).wantOut(t, "equal: ", " seeds, ")
	wrong := changed(t, scaleText, "%nn = OpFMul %f32 %n %n", "%nn = OpFAdd %f32 %n %n")
	checked(t, scaleText, wrong, "--time", "1h").want(t, StatusInput).wantOut(t, "different: ", " of seed 0)")
	checked(t, scaleText, scaleText, "--time", "0s").want(t, StatusUsage)
}
