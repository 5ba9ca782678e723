package passtest_test

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"hone/ir"
	"hone/pass"
	"hone/passtest"
	"hone/spirv"
)

// doubled is a shader that stores twice what it has read.
const doubled = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %numbers ArrayStride 4
OpDecorate %Buffer Block
OpMemberDecorate %Buffer 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%n0 = OpConstant %u32 0
%n2 = OpConstant %u32 2
%numbers = OpTypeRuntimeArray %u32
%Buffer = OpTypeStruct %numbers
%p_Buffer = OpTypePointer StorageBuffer %Buffer
%p_u32 = OpTypePointer StorageBuffer %u32
%buffer = OpVariable %p_Buffer StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%p = OpAccessChain %p_u32 %buffer %n0 %n0
%x = OpLoad %u32 %p
%y = OpIMul %u32 %x %n2
OpStore %p %y
OpReturn
OpFunctionEnd
`

// edit returns a pass that edits each product.
func edit(name string, do func(c *pass.Context, product *ir.Inst)) *pass.Pass {
	return pass.ForFunctions(name, "edits products", func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for in := range f.Insts() {
			if in.Op == spirv.OpIMul && c.Transform() {
				do(c, in)
				changed = true
			}
		}
		return changed
	})
}

var sum = edit("sum", func(c *pass.Context, in *ir.Inst) { c.Replace(in).IAdd(in.Type, in.ID(0), in.ID(0)) })

func TestRun(t *testing.T) { passtest.Run(t, sum) }

// recorder is a test that notes what failed.
type recorder struct {
	testing.TB
	failed []string
}

func (r *recorder) Helper()                         {}
func (r *recorder) Logf(format string, args ...any) {}
func (r *recorder) Error(args ...any)               { r.failed = append(r.failed, fmt.Sprint(args...)) }
func (r *recorder) Errorf(f string, args ...any) {
	r.failed = append(r.failed, fmt.Sprintf(f, args...))
}
func (r *recorder) Fatal(args ...any)            { r.Error(args...); runtime.Goexit() }
func (r *recorder) Fatalf(f string, args ...any) { r.Errorf(f, args...); runtime.Goexit() }

// failures returns what Check says against a pass.
func failures(t *testing.T, o passtest.Options, p *pass.Pass) string {
	r := &recorder{TB: t}
	done := make(chan struct{})
	go func() {
		defer close(done)
		passtest.Check(r, passtest.Pipeline(t, p.Name, p), []byte(doubled), o)
	}()
	<-done
	return strings.Join(r.failed, "\n")
}

func TestCheck(t *testing.T) {
	silent := pass.ForFunctions("silent", "does not ask", func(c *pass.Context, f *ir.Function) bool {
		for in := range f.Insts() {
			if in.Op == spirv.OpIMul {
				c.Replace(in).IAdd(in.Type, in.ID(0), in.ID(0))
				return true
			}
		}
		return false
	})
	wrong := edit("wrong", func(c *pass.Context, in *ir.Inst) { c.Replace(in).ISub(in.Type, in.ID(0), in.ID(1)) })
	dangling := edit("dangling", func(c *pass.Context, in *ir.Inst) { in.Remove() })
	for _, test := range []struct {
		pass    *pass.Pass
		options passtest.Options
		want    string
	}{
		{sum, passtest.Options{}, ""},
		{wrong, passtest.Options{}, "main does something else"},
		{wrong, passtest.Options{Changes: true}, ""},
		{silent, passtest.Options{}, "changed without asking"},
		{dangling, passtest.Options{}, "pass dangling broke the module"},
	} {
		got := failures(t, test.options, test.pass)
		if (test.want == "") != (got == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s: %q, want %q", test.pass.Name, got, test.want)
		}
	}
}

func TestFolder(t *testing.T) {
	dir := t.TempDir()
	binary := passtest.Check(t, passtest.Pipeline(t, "O(ssa=sum)", sum), []byte(doubled),
		passtest.Options{Version: "spv1.4", Runs: 2})
	if err := os.Mkdir(filepath.Join(dir, "sub"), 0o777); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"a.spvasm": []byte(doubled), "sub/b.spv": binary, "c.txt": nil} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ran := 0
	count := pass.ForModule("count", "", func(*pass.Context) bool { ran++; return false })
	passtest.Folder(t, pass.Of(count, sum), dir, passtest.Options{})
	if ran < 2 {
		t.Errorf("%d modules", ran)
	}
}
