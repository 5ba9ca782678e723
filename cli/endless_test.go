package cli

import (
	"path/filepath"
	"testing"

	"hone/ir"
	"hone/pass"
)

// TestEndless: a pass that never returns ends with the status of a fault, its name, and the module before it.
func TestEndless(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", t.TempDir())
	t.Setenv("TMP", dir)
	in := shader(t, dir, "in.spv")
	endless := pass.ForFunctions("endless", "never returns", func(c *pass.Context, f *ir.Function) bool {
		for {
			c.Module.Spend(1)
		}
	})
	commandWith(t, session{passes: []*pass.Pass{endless}}, "opt", in, "-o", filepath.Join(dir, "out"), "--passes",
		"mem2reg,endless").want(t, StatusFault, "hone: "+in+": pass endless does not end: it took more than ",
		"in.spv.before-endless.spv")
}
