package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// TestParameters: parameters are listed with the passes, set in --passes, and checked before any work.
func TestParameters(t *testing.T) {
	limit := pass.Int("limit", 50, "how many").Must(pass.Within(1, 99))
	name := pass.String("name", "", "what for")
	var got []int
	own := pass.ForModule("my-own", "does nothing",
		func(c *pass.Context) bool { got = append(got, limit.Of(c)); return false }, limit, name)
	with := func(args ...string) outcome { return commandWith(t, session{passes: []*pass.Pass{own}}, args...) }

	o := with("passes").want(t, StatusOK)
	for _, want := range []string{"limit=N: how many (50)\n", `name=TEXT: what for ("")` + "\n", "parts=N: "} {
		if !strings.Contains(o.stdout, want) {
			t.Errorf("%q is missing in\n%s", want, o.stdout)
		}
	}
	dir := t.TempDir()
	in, out := shader(t, dir, "in.spv"), filepath.Join(dir, "out.spv")
	with("opt", "--passes", "my-own,my-own(limit=7)", in, "-o", out).want(t, StatusOK)
	with("opt", "-O", "--insert", "late=my-own(limit=8,name=a)", in, "-o", out).want(t, StatusOK)
	if len(got) != 3 || got[0] != 50 || got[1] != 7 || got[2] != 8 {
		t.Errorf("the pass saw %v", got)
	}
	os.Remove(out)
	with("opt", "--passes", "my-own(limit=100)", in, "-o", out).want(t, StatusUsage,
		"column 8: limit: want a value from 1 to 99, not 100")
	wantFiles(t, dir, "in.spv")
}

// TestUnsupported: a pass that can't do what it was asked to leaves no output, gives the place, and is nobody's fault;
// other files are done.
func TestUnsupported(t *testing.T) {
	own := pass.ForFunctions("no-add", "", func(c *pass.Context, f *ir.Function) (bool, error) {
		for in := range f.Insts() {
			if in.Op == spirv.OpFAdd || in.Op == spirv.OpIAdd {
				return false, ir.Faultf(in, "it adds")
			}
		}
		return false, nil
	})
	dir := t.TempDir()
	head := "OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n%u = OpTypeInt 32 0\n" +
		"%one = OpConstant %u 1\n" +
		"%fn = OpTypeFunction %u\n%f = OpFunction %u None %fn\n%b = OpLabel\n"
	adds, stays := filepath.Join(dir, "adds.spvasm"), filepath.Join(dir, "stays.spvasm")
	for file, text := range map[string]string{
		adds:  head + "%two = OpIAdd %u %one %one\nOpReturnValue %two\nOpFunctionEnd\n",
		stays: head + "OpReturnValue %one\nOpFunctionEnd\n",
	} {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	out := filepath.Join(dir, "out")
	o := commandWith(t, session{passes: []*pass.Pass{own}}, "opt", "--passes", "no-add", adds, stays, "-o", out+"/")
	o.want(t, StatusUndecided, adds+":9:1: OpIAdd %two: pass no-add: unsupported: it adds\n")
	if strings.Contains(o.stderr, "report") || !strings.Contains(o.stderr, "^") {
		t.Errorf("prints\n%s", o.stderr)
	}
	wantFiles(t, out, "stays.spvasm")
}
