package cli_test

import (
	"context"
	"fmt"
	"os"
	"strings"

	"hone/cli"
	"hone/ir"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// MulToShift turns multiplications of integers by a power of two into shifts.
var MulToShift = pass.ForFunctions("mul-to-shift", "x * 2^k becomes x << k",
	func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for in := range f.Insts() {
			if in.Op != spirv.OpIMul || c.Module.NumberWidth(in.Type) != 32 {
				continue
			}
			mul := view.IMul(in)
			factor, ok := c.Constants().IntValue(mul.Operand2())
			for k := range uint64(31) {
				if ok && factor == 1<<k && c.Transform() {
					amount := c.Constants().Int(in.Type, k)
					c.Replace(in).ShiftLeftLogical(in.Type, mul.Operand(), amount)
					changed = true
					break
				}
			}
		}
		return changed
	})

// This is the whole program of a command with a user-defined pass: main would be
//
//	func main() { cli.Main(MulToShift) }
func Example() {
	const text = `
               OpCapability Shader
               OpCapability Linkage
               OpMemoryModel Logical GLSL450
               OpDecorate %f LinkageAttributes "f" Export
       %uint = OpTypeInt 32 0
     %uint_8 = OpConstant %uint 8
         %fn = OpTypeFunction %uint %uint
          %f = OpFunction %uint None %fn
          %x = OpFunctionParameter %uint
      %entry = OpLabel
          %y = OpIMul %uint %x %uint_8
               OpReturnValue %y
               OpFunctionEnd
`
	hone := func(in string, args ...string) string {
		var out strings.Builder
		cli.Run(context.Background(), append([]string{"hone"}, args...), strings.NewReader(in), &out, os.Stderr, MulToShift)
		return out.String()
	}
	module := hone(text, "as", "-")
	module = hone(module, "opt", "--passes", "mul-to-shift,unused", "--check", "-")
	for line := range strings.Lines(hone(module, "dis", "--no-header", "--no-indent", "-")) {
		if strings.Contains(line, "Shift") {
			fmt.Print(line)
		}
	}
	// Output:
	// %7 = OpShiftLeftLogical %uint %5 %uint_3
}

// StripNames removes the names of everything.
var StripNames = pass.ForModule("strip-names", "remove names", func(c *pass.Context) bool {
	changed := false
	for in := range c.Module.Section(ir.DebugNames).Insts() {
		if c.Transform() {
			in.Remove()
			changed = true
		}
	}
	return changed
})

// A pass over a section of the module.
func Example_section() {
	var module, text strings.Builder
	args := []string{"hone", "opt", "--passes", "strip-names", "--check", "../testdata/shaders/glsl/loops.comp.spv"}
	fmt.Println(cli.Run(context.Background(), args, nil, &module, os.Stderr, StripNames))
	cli.Run(context.Background(), []string{"hone", "dis", "-"}, strings.NewReader(module.String()), &text, os.Stderr)
	fmt.Println(strings.Contains(text.String(), "OpName"))
	// Output:
	// 0
	// false
}
