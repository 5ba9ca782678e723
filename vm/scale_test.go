package vm_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"hone/internal/cputime"
	"hone/vm"
)

// chain is a shader of n selections that each choose one of two values for the next, and so many cases of a switch.
func chain(n, cases int) string {
	var s strings.Builder
	last, value := "entry", "x"
	for i := range n {
		fmt.Fprintf(&s, "%%c%d = OpULessThan %%bool %%%s %%n64\nOpSelectionMerge %%m%d None\n"+
			"OpBranchConditional %%c%d %%y%d %%m%d\n", i, value, i, i, i, i)
		fmt.Fprintf(&s, "%%y%d = OpLabel\n%%a%d = OpIAdd %%u32 %%%s %%n1\nOpBranch %%m%d\n", i, i, value, i)
		fmt.Fprintf(&s, "%%m%d = OpLabel\n%%p%d = OpPhi %%u32 %%%s %%%s %%a%d %%y%d\n", i, i, value, last, i, i)
		last, value = fmt.Sprintf("m%d", i), fmt.Sprintf("p%d", i)
	}
	if cases > 0 {
		fmt.Fprintf(&s, "OpSelectionMerge %%sm None\nOpSwitch %%%s %%d", value)
		for i := range cases {
			fmt.Fprintf(&s, " %d %%k%d", i, i)
		}
		s.WriteString("\n%d = OpLabel\nOpBranch %sm\n")
		phi := "%sp = OpPhi %u32 %n7 %d"
		for i := range cases {
			fmt.Fprintf(&s, "%%k%d = OpLabel\n%%ka%d = OpIAdd %%u32 %%%s %%n%d\nOpBranch %%sm\n", i, i, value,
				[]int{1, 2, 3}[i%3])
			phi += fmt.Sprintf(" %%ka%d %%k%d", i, i)
		}
		s.WriteString("%sm = OpLabel\n" + phi + "\n")
		value = "sp"
	}
	return s.String() + "OpStore %at %" + value
}

// TestScale compiles shaders of 50,000 instructions: what takes the square of that is far from what is allowed.
func TestScale(t *testing.T) {
	for _, c := range []struct{ name, body string }{
		{"selections", chain(10000, 0)},
		{"cases", chain(1, 12000)},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := assemble(t, strings.NewReplacer("SIZE", "1", "MODES", "", "DECORATIONS", "").Replace(head)+
				strings.Replace(start, "VARIABLES", "", 1)+c.body+end)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			begin := cputime.Now()
			if _, err := vm.Compile(m, vm.Options{}); err != nil {
				t.Fatal(err)
			}
			took := cputime.Since(begin)
			runtime.ReadMemStats(&after)
			size := (after.TotalAlloc - before.TotalAlloc) >> 20
			t.Logf("%v, %d MB", took, size)
			if took > cputime.Limit(5*time.Second) || size > 200 {
				t.Errorf("took %v and %d MB", took, size)
			}
		})
	}
}
