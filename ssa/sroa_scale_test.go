package ssa_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

const sroaScaleHead = irtest.Compute

const sroaScaleTypes = `
%void = OpTypeVoid
%int = OpTypeInt 32 1
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n2 = OpConstant %int 2
%arr = OpTypeArray %int %n2
%s = OpTypeStruct %int %arr %int
%fn = OpTypeFunction %void
%pint = OpTypePointer Function %int
%parr = OpTypePointer Function %arr
%ps = OpTypePointer Function %s
%gint = OpTypePointer Private %int
%gs = OpTypePointer Private %s
%g = OpVariable %gint Private
%h = OpVariable %gs Private
`

// sroaScales are programs that get larger in one way. Each returns names, types and the body of a function. left is
// what is remarked of the variable that stays in the largest one, if one does.
var sroaScales = []struct {
	name, left string
	n          int
	make       func(n int) (names, types, body string)
}{
	{"accesses", "", 12_000, func(n int) (string, string, string) {
		return "", "", "%v = OpVariable %ps Function\n" + irtest.Items(n, func(i int) string {
			return fmt.Sprintf("%%p%d = OpAccessChain %%pint %%v %%n1 %%n%d\n%%x%[1]d = OpLoad %%int %%p%[1]d\n"+
				"OpStore %%p%[1]d %%x%[1]d\n", i, i%2)
		})
	}},
	{"variables", "", 4_000, func(n int) (string, string, string) {
		return "", "", irtest.Items(n, func(i int) string { return fmt.Sprintf("%%v%d = OpVariable %%ps Function\n", i) }) +
			irtest.Items(n, func(i int) string {
				return fmt.Sprintf("%%p%d = OpAccessChain %%pint %%v%[1]d %%n0\nOpStore %%p%[1]d %%n1\n"+
					"%%x%[1]d = OpLoad %%s %%v%[1]d\nOpStore %%h %%x%[1]d\n", i)
			})
	}},
	{"elements", "stays a variable: more of its parts are accessed than it may have", 4_096,
		func(n int) (string, string, string) {
			return "", fmt.Sprintf("%%len = OpConstant %%int %d\n%%big = OpTypeArray %%int %%len\n"+
					"%%pbig = OpTypePointer Function %%big\n", n) +
					irtest.Items(n, func(i int) string { return fmt.Sprintf("%%k%d = OpConstant %%int %[1]d\n", i) }),
				"%v = OpVariable %pbig Function\n" + irtest.Items(n, func(i int) string {
					return fmt.Sprintf("%%p%d = OpAccessChain %%pint %%v %%k%[1]d\nOpStore %%p%[1]d %%n1\n"+
						"%%x%[1]d = OpLoad %%int %%p%[1]d\nOpStore %%g %%x%[1]d\n", i)
				})
		}},
	{"members", "", 5_000, func(n int) (string, string, string) {
		return "OpName %v \"v\"\n" + irtest.Items(n,
				func(i int) string { return fmt.Sprintf("OpMemberName %%t %d \"m%[1]d\"\n", i) }),
			"%t = OpTypeStruct" + strings.Repeat(" %int", n) + "\n%pt = OpTypePointer Function %t\n" +
				irtest.Items(n, func(i int) string { return fmt.Sprintf("%%k%d = OpConstant %%int %[1]d\n", i) }),
			"%v = OpVariable %pt Function\n" + irtest.Items(100, func(i int) string {
				return fmt.Sprintf("%%p%d = OpAccessChain %%pint %%v %%k%d\nOpStore %%p%[1]d %%n1\n"+
					"%%x%[1]d = OpLoad %%int %%p%[1]d\nOpStore %%g %%x%[1]d\n", i, i*n/100)
			})
	}},
	{"depth", "stays a variable: its parts are nested deeper than 255 times", 10_000,
		func(n int) (string, string, string) {
			return "", "%a0 = OpTypeArray %int %n1\n" + irtest.Items(n,
					func(i int) string { return fmt.Sprintf("%%a%d = OpTypeArray %%a%d %%n1\n", i+1, i) }) +
					fmt.Sprintf("%%pdeep = OpTypePointer Function %%a%d\n", n),
				"%v = OpVariable %pdeep Function\n" + fmt.Sprintf("%%p = OpAccessChain %%pint %%v%s\nOpStore %%p %%n1\n"+
					"%%x = OpLoad %%int %%p\nOpStore %%g %%x\n%%y = OpLoad %%a%d %%v\nOpStore %%v %%y\n", strings.Repeat(" %n0", n+1),
					n)
		}},
	{"pointers of pointers", "", 12_000, func(n int) (string, string, string) {
		return "", "", "%v = OpVariable %ps Function\n%p0 = OpAccessChain %parr %v %n1\n" + irtest.Items(n,
			func(i int) string {
				return fmt.Sprintf("%%p%d = OpCopyObject %%parr %%p%d\n", i+1, i)
			}) + fmt.Sprintf("%%q = OpAccessChain %%pint %%p%d %%n0\n%%x = OpLoad %%int %%q\nOpStore %%g %%x\n", n)
	}},
	{"wholes of many parts", "stays a variable: splitting it would make the module longer than the growth budget allows",
		10_000, func(n int) (string, string, string) {
			return "", "%t = OpTypeStruct" + strings.Repeat(" %int", 100) +
					"\n%pt = OpTypePointer Function %t\n%gt = OpTypePointer Private %t\n%ht = OpVariable %gt Private\n",
				"%v = OpVariable %pt Function\n%p = OpAccessChain %pint %v %n1\nOpStore %p %n1\n" + irtest.Items(n,
					func(i int) string {
						return fmt.Sprintf("%%x%d = OpLoad %%t %%v\nOpStore %%ht %%x%[1]d\n", i)
					})
		}},
	{"parts of one whole", "", 12_000, func(n int) (string, string, string) {
		return "", "", "%v = OpVariable %ps Function\n%p = OpAccessChain %pint %v %n0\nOpStore %p %n1\n%x = OpLoad %s %v\n" +
			irtest.Items(n, func(i int) string {
				return fmt.Sprintf("%%x%d = OpCompositeExtract %%int %%x 1 1\nOpStore %%g %%x%[1]d\n", i)
			})
	}},
	{"copies", "", 6_000, func(n int) (string, string, string) {
		return "", "", irtest.Items(n+1, func(i int) string { return fmt.Sprintf("%%v%d = OpVariable %%ps Function\n", i) }) +
			irtest.Items(n, func(i int) string {
				return fmt.Sprintf("OpCopyMemory %%v%d %%v%d\n%%p%d = OpAccessChain %%pint %%v%[1]d %%n1 %%n0\n"+
					"OpStore %%p%[3]d %%n1\n", i+1, i, i)
			})
	}},
}

// TestSROAScale: what is four times as large takes not much more than four times as long, and the module does not grow
// beyond its budget.
func TestSROAScale(t *testing.T) {
	for _, scale := range sroaScales {
		t.Run(scale.name, func(t *testing.T) {
			left := ""
			took := func(n int) time.Duration {
				names, types, body := scale.make(n)
				bin := irtest.Assemble(t, sroaScaleHead+names+sroaScaleTypes+types+
					"%main = OpFunction %void None %fn\n%entry = OpLabel\n"+body+"OpReturn\nOpFunctionEnd\n", "")
				best := time.Hour
				for range 3 {
					m := irtest.Read(t, &spirv.Binary{Words: bin.Words})
					before := irtest.Instructions(m)
					start := cputime.Now()
					runPasses(t, m, pass.Options{Remark: func(r pass.Remark) { left = r.Text }}, ssa.SROA)
					best = min(best, cputime.Since(start))
					if after := irtest.Instructions(m); after > 5*before+20_000 {
						t.Errorf("%d instructions became %d", before, after)
					}
				}
				return best
			}
			small, large := took(scale.n/4), took(scale.n)
			t.Logf("%v, %v", small, large)
			if left != scale.left {
				t.Errorf("remark %q, want %q", left, scale.left)
			}
			if large > 12*small+cputime.Limit(200*time.Millisecond) {
				t.Errorf("a quarter takes %v, the whole %v", small, large)
			}
		})
	}
}
