package opt_test

import (
	"fmt"
	"testing"
	"time"

	"hone"
	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
)

// TestControlScale runs the passes that move and copy along control flow, and that are in no level, over shapes for
// which they would take the square of the module's size if they walked further than they say.
func TestControlScale(t *testing.T) {
	limit := cputime.Limit(2 * time.Second)
	var spending passtest.Spending
	defer spending.Check(t)
	const n = 6000
	selections := func(in, then string) string {
		return "OpBranch %b0\n" + irtest.Repeat(0, n, "%b$i = OpLabel\n"+in+"OpSelectionMerge %b$j None\n"+
			"OpBranchConditional %p %t$i %b$j\n%t$i = OpLabel\n"+then+"OpBranch %b$j\n") + fmt.Sprintf("%%b%d = OpLabel\n", n)
	}
	for _, test := range []struct{ name, passes, body string }{
		{name: "uses far below", passes: "sink",
			body: selections("%x$i = OpLoad %int %g\n%y$i = OpIMul %int %x$i %x$i\n", "OpStore %g %i1\n") +
				irtest.Repeat(0, n, "OpStore %g %y$i\n") + "OpReturn\n"},
		{name: "uses in each selection", passes: "sink",
			body: "%x = OpLoad %int %g\n%y = OpIMul %int %x %x\n" + selections("", "OpStore %g %y\n") + "OpReturn\n"},
		{name: "a chain that sinks", passes: "sink",
			body: "%x0 = OpLoad %int %g\n" + irtest.Repeat(0, n, "%x$j = OpIMul %int %x$i %x$i\n") +
				selections("", fmt.Sprintf("OpStore %%g %%x%d\n", n)) + "OpReturn\n"},
		{name: "phis of constants in a chain", passes: "sccp",
			body: "OpBranch %h\n%h = OpLabel\n%z = OpPhi %int %i1 %entry %w %c\nOpLoopMerge %m %c None\nOpBranch %s\n" +
				"%s = OpLabel\n" + selections("%x$i = OpIMul %int %z %i1\n", "OpStore %g %x$i\n") +
				fmt.Sprintf("%%w = OpIMul %%int %%x%d %%z\nOpBranch %%c\n%%c = OpLabel\n", n-1) +
				"OpBranchConditional %p %h %m\n%m = OpLabel\nOpReturn\n"},
		{name: "loops in a row", passes: "unswitch(varying),peel(all)",
			body: "OpBranch %l0\n" + irtest.Repeat(0, n/4, "%l$i = OpLabel\n%v$i = OpLoad %int %g\n"+
				"%q$i = OpSLessThan %bool %v$i %i1\nOpBranch %h$i\n%h$i = OpLabel\n%z$i = OpPhi %int %i1 %l$i %w$i %c$i\n"+
				"OpLoopMerge %m$i %c$i None\nOpBranch %s$i\n%s$i = OpLabel\nOpSelectionMerge %c$i None\n"+
				"OpBranchConditional %q$i %t$i %c$i\n%t$i = OpLabel\nOpStore %g %i1\nOpBranch %c$i\n%c$i = OpLabel\n"+
				"%w$i = OpIMul %int %z$i %v$i\n%r$i = OpSLessThan %bool %w$i %v$i\nOpBranchConditional %r$i %h$i %m$i\n"+
				"%m$i = OpLabel\nOpStore %g %w$i\nOpBranch %l$j\n") + fmt.Sprintf("%%l%d = OpLabel\nOpReturn\n", n/4)},
	} {
		t.Run(test.name, func(t *testing.T) {
			bin := irtest.Assemble(t, scaleHead+"%main = OpFunction %void None %fn\n%entry = OpLabel\n"+test.body+
				"OpFunctionEnd\n", "")
			m := irtest.Read(t, bin)
			registry, err := pass.NewRegistry(hone.Passes()...)
			if err != nil {
				t.Fatal(err)
			}
			p, err := registry.Parse(test.passes)
			if err != nil {
				t.Fatal(err)
			}
			start := cputime.Now()
			if _, err := p.Run(m, pass.Options{Observe: spending.Observe(t.Name())}); err != nil {
				t.Fatal(err)
			}
			took := cputime.Since(start)
			if took > limit {
				t.Errorf("took %v", took)
			}
			t.Logf("%d words: %v", len(bin.Words), took)
			if err := irtest.Read(t, irtest.Write(t, m)).Verify(); err != nil {
				t.Errorf("the result: %v", err)
			}
		})
	}
}
