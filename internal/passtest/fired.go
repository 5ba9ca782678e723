package passtest

import (
	"cmp"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/pass"
	"hone/spirv/asm"
)

// Fired counts, by name, which passes change a module in the cases of a file that say what must come out: each pass of
// a pipeline is given what those before it made. Cases of passes that the registry does not have are left out, and so
// are files that are no such archive.
func Fired(t *testing.T, registry *pass.Registry, file, text string, count map[string]int) {
	a, errs := readArchive(file, text)
	if errs != nil {
		return // another kind of archive; what is wrong with one of passes Run says
	}
	for _, name := range a.cases {
		own, ok := a.text[name+"/out.spvasm"]
		if !ok || strings.TrimSpace(own) == "same" {
			continue
		}
		pipeline, err := registry.Parse(strings.TrimSpace(cmp.Or(a.text[name+"/pipeline"], a.text["pipeline"])))
		if err != nil {
			continue
		}
		target := cmp.Or(strings.TrimSpace(a.text[name+"/target"]), strings.TrimSpace(a.text["target"]), "spv1.3")
		bin, err := asm.Assemble([]byte(a.moduleText(a.text[name+"/in.spvasm"])), asm.AssembleOptions{Target: target})
		if err != nil {
			t.Errorf("%s: %s: %v", file, name, err)
			continue
		}
		m := irtest.Read(t, bin)
		for _, p := range pipeline.Passes() {
			if changed, err := pass.Of(p).Run(m, pass.Options{}); err == nil && changed {
				count[p.Name]++
			}
		}
	}
}
