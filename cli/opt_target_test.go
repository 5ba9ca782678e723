package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/ir"
	"hone/lower"
	"hone/lower/target"
	"hone/pass"
	"hone/spirv"
)

// everyLack returns a target that lacks each operation that some lowering removes, but for the first or second of two
// lowerings that conflict.
func everyLack(r *pass.Registry, first bool) *target.Target {
	t := &target.Target{Name: fmt.Sprintf("every lack, first %t", first)}
	for _, p := range r.Passes() {
		left := func(c lower.Conflict) bool { return p.Name == c.A && !first || p.Name == c.B && first }
		if slices.ContainsFunc(lower.Conflicts, left) {
			continue
		}
		for _, name := range p.Removes() {
			if f, err := target.Parse(name); err == nil && strings.HasPrefix(p.Name, target.Prefix) {
				t.Lacks = append(t.Lacks, target.Lack{Feature: f})
			}
		}
	}
	return t
}

// handWritten returns a target that lacks operations which passes make and no lowering removes.
func handWritten(t *testing.T) *target.Target {
	x := &target.Target{Name: "made by passes"}
	for _, name := range []string{"OpPhi", "OpSelect", "OpVectorShuffle", "OpVectorExtractDynamic",
		"OpVectorInsertDynamic", "OpTranspose", "OpVectorTimesScalar", "OpBitcast", "OpLogicalNot", "OpIMul",
		"OpShiftLeftLogical"} {
		f, err := target.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		x.Lacks = append(x.Lacks, target.Lack{Feature: f})
	}
	return x
}

// everyPass is -O, and then the passes that make shaders faster and are in no level.
const everyPass = "O,correlate,sccp,peel,unswitch,sink,merge-returns,inline(all=true),simplify"

// TestOptKeepsTarget: -O, -Os and the other passes that make shaders faster put nothing that a target lacks back into
// a module that was lowered for it.
func TestOptKeepsTarget(t *testing.T) {
	s := &session{name: "hone", stderr: os.Stderr}
	r, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	targets := []*target.Target{everyLack(r, true), everyLack(r, false), handWritten(t)}
	for _, name := range targetNames() {
		x, err := s.readTarget("opt", name, r)
		if err != nil {
			t.Fatal(err)
		}
		targets = append(targets, x)
	}
	for at, x := range targets {
		t.Run(x.Name, func(t *testing.T) {
			t.Parallel()
			steps, err := x.Plan(r)
			if err != nil {
				t.Fatal(err)
			}
			fits := 0
			for i, m := range corpus.Sample(t, 200) {
				if (i+at)%3 != 0 {
					continue
				}
				bin, err := spirv.Decode(m.Read(t))
				if err != nil {
					continue
				}
				lowered, err := ir.Read(bin)
				if err != nil {
					continue
				}
				if _, err := target.Pipeline(r, steps).Run(lowered, pass.Options{}); err != nil {
					continue // a target with every lack asks for much
				}
				before := lacksOf(x, lowered)
				if len(before) == 0 {
					fits++
				}
				words, err := lowered.Write()
				if err != nil {
					t.Fatal(err)
				}
				for _, pipeline := range []string{"O", "Os", everyPass} {
					out, err := hone.Optimize(words.Words, hone.WithTarget(x), hone.WithPipeline(pipeline),
						hone.WithRun(pass.Options{Check: true}))
					var unsupported *pass.UnsupportedError
					if errors.As(err, &unsupported) {
						continue
					}
					if err != nil {
						t.Errorf("%s, %s: %v", m.Name, pipeline, err)
						continue
					}
					after, err := ir.Read(&spirv.Binary{Words: out})
					if err != nil {
						t.Fatal(err)
					}
					for _, name := range lacksOf(x, after) {
						if !slices.Contains(before, name) {
							t.Errorf("%s: %s makes %s", m.Name, pipeline, name)
						}
					}
				}
			}
			if fits == 0 {
				t.Error("no module is as the target wants it")
			}
		})
	}
}

// lacksOf returns what a target does not take of a module, by name.
func lacksOf(x *target.Target, m *ir.Module) (list []string) {
	for _, o := range x.Obstacles(m) {
		list = append(list, o.What)
	}
	return list
}

const clampText = `OpCapability Shader
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %in %out
OpExecutionMode %main OriginUpperLeft
OpName %main "main"
OpDecorate %in Location 0
OpDecorate %out Location 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%pin = OpTypePointer Input %float
%pout = OpTypePointer Output %float
%in = OpVariable %pin Input
%out = OpVariable %pout Output
%c0 = OpConstant %float 0
%c1 = OpConstant %float 1
%main = OpFunction %void None %fn
%l = OpLabel
%x = OpLoad %float %in
%y = OpExtInst %float %glsl FClamp %x %c0 %c1
OpStore %out %y
OpReturn
OpFunctionEnd
`

// TestOptTarget: hone opt --target leaves out what a target lacks, and says if the module has it all the same.
func TestOptTarget(t *testing.T) {
	dir := t.TempDir()
	in, low, out := filepath.Join(dir, "in.spvasm"), filepath.Join(dir, "low.spvasm"), filepath.Join(dir, "out.spvasm")
	driver := filepath.Join(dir, "driver.yaml")
	put(t, in, []byte(clampText))
	put(t, driver, []byte("lacks: [GLSL.FClamp]\n"))
	command(t, "lower", in, "-o", low, "--target", driver).want(t, StatusOK)
	command(t, "opt", low, "-o", out).want(t, StatusOK)
	if text := string(get(t, out)); !strings.Contains(text, "FClamp") {
		t.Fatalf("without --target there is no FClamp, which is what the test is about:\n%s", text)
	}
	command(t, "opt", low, "-o", out, "--target", driver, "--check").want(t, StatusOK)
	if text := string(get(t, out)); strings.Contains(text, "FClamp") {
		t.Errorf("FClamp in\n%s", text)
	}
	command(t, "opt", in, "-o", out, "--target", driver).want(t, StatusOK,
		"note: the target driver does not take the module: GLSL.FClamp; run hone lower --target ")
	// a lowering that somebody asks for makes what it makes
	put(t, driver, []byte("lacks: [OpFNegate]\n"))
	sub := filepath.Join(dir, "sub.spvasm")
	put(t, sub, []byte(strings.Replace(clampText, "OpExtInst %float %glsl FClamp %x %c0 %c1", "OpFSub %float %x %c1", 1)))
	command(t, "opt", sub, "-o", out, "--target", driver, "--passes", "lower-sub-to-add-neg").want(t, StatusOK,
		"note: the target driver does not take the module: OpFNegate; run hone lower --target ")
	command(t, "opt", low, "-o", out, "--target", "mobil").want(t, StatusUsage,
		"hone: opt: no target is named mobil: there is mobile")
}

// TestOptTargetFault: an operation that the target lacks is the fault of the optimization that makes it, whichever
// lowerings and features run with it. Operations that lowerings and features make are no fault.
func TestOptTargetFault(t *testing.T) {
	dir := t.TempDir()
	in, driver := filepath.Join(dir, "in.spvasm"), filepath.Join(dir, "driver.yaml")
	put(t, in, []byte(strings.Replace(clampText, "OpExtInst %float %glsl FClamp %x %c0 %c1", "OpFSub %float %x %c1", 1)))
	put(t, driver, []byte("lacks: [OpFMul, OpFNegate, OpIsNan, OpBitwiseAnd]\n"))
	multiplies := pass.ForFunctions("multiplies", "makes a product of a difference",
		func(c *pass.Context, f *ir.Function) (changed bool) {
			for in := range f.Insts() {
				if in.Op == spirv.OpFSub {
					in.Become(spirv.OpFMul, in.Words()...)
					changed = true
				}
			}
			return changed
		})
	opt := func(passes string) outcome {
		return commandWith(t, session{passes: []*pass.Pass{multiplies}}, "opt", in, "-o", filepath.Join(dir, "out.spv"),
			"--target", driver, "--passes", passes)
	}
	for _, passes := range []string{"multiplies", "multiplies,lower-sub-to-add-neg", "instrument-nan,multiplies"} {
		opt(passes).want(t, StatusFault, "pass multiplies broke the module: it made OpFMul, which the target lacks")
	}
	for passes, made := range map[string]string{"lower-sub-to-add-neg": "OpFNegate", "instrument-nan": "OpBitwiseAnd"} {
		opt(passes).want(t, StatusOK, "note: the target driver does not take the module: "+made)
	}
}

// TestBisect: --bisect names the transformation after which a command sees a problem, and how to reproduce it.
func TestBisect(t *testing.T) {
	dir := t.TempDir()
	in, low, keep := filepath.Join(dir, "in.spvasm"), filepath.Join(dir, "low.spvasm"), filepath.Join(dir, "kept")
	driver, seen := filepath.Join(dir, "driver.yaml"), filepath.Join(dir, "seen")
	put(t, in, []byte(clampText))
	put(t, driver, []byte("lacks: [GLSL.FClamp]\n"))
	command(t, "lower", in, "-o", low, "--target", driver).want(t, StatusOK)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("HONE_TEST_AS_COMMAND", "1")
	clamps := shellWord(self) + " dis {} -o " + shellWord(seen) + " && grep -q FClamp " + shellWord(seen)
	got := command(t, "opt", low, "-Os", "--insert", "late=dce", "--bisect", clamps, "--keep", keep)
	got.want(t, StatusOK).wantOut(t, "transformation ", " breaks ",
		": pass simplify, in function main\nto reproduce it:\n", " -Os --insert late=dce --bisect-limit ")

	// The command lines that it prints reproduce the modules.
	for _, line := range strings.Split(got.stdout, "\n") {
		args := strings.Fields(strings.ReplaceAll(line, shellWord(low), "INPUT")) // the folder's name may have spaces
		if len(args) == 0 || args[0] != "hone" {
			continue
		}
		if at := slices.Index(args, "INPUT"); at >= 0 {
			args[at] = low
		}
		name := args[slices.Index(args, "-o")+1]
		args[slices.Index(args, "-o")+1] = filepath.Join(dir, name)
		command(t, args[1:]...).want(t, StatusOK)
		if !slices.Equal(get(t, filepath.Join(dir, name)), get(t, filepath.Join(keep, name))) {
			t.Errorf("%s is not the module that --keep writes", line)
		}
		command(t, "dis", filepath.Join(keep, name), "-o", seen).want(t, StatusOK)
		if strings.Contains(string(get(t, seen)), "FClamp") != (name == "after.spv") {
			t.Errorf("%s: FClamp is on the wrong side", name)
		}
	}

	command(t, "opt", low, "--bisect", "true").want(t, StatusInput,
		"shows the problem already, before anything is done: true exits with 0")
	command(t, "opt", low, "--bisect", "echo no; false").want(t, StatusInput, "does not show the problem, with all ",
		"echo no; false ends with exit status 1", "no")
	command(t, "opt", low, "--bisect", "sleep 10 && test {}", "--timeout", "20ms").want(t, StatusInput,
		"has not ended after 20ms")
	command(t, "opt", low, "-o", seen, "--bisect", "true").want(t, StatusUsage, "-o does not go with --bisect")
	command(t, "opt", low, low, "--bisect", "true").want(t, StatusUsage, "takes one input")
	command(t, "opt", dir, "--bisect", "true").want(t, StatusUsage, "is a folder")
	command(t, "opt", low, "-o", seen, "--keep", keep).want(t, StatusUsage, "go with --bisect")
	command(t, "opt", low, "--bisect", "").want(t, StatusUsage, "--bisect has no value")
}
