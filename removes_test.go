package hone

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/lower/target"
	"hone/pass"
	"hone/spirv"
)

// TestRemoves: of what a pass says that it removes nothing is left in any module, unless a remark or an error says why.
// A capability that a type alone needs goes with the type.
func TestRemoves(t *testing.T) {
	type lowering struct {
		pass     *pass.Pass
		pipeline *pass.Pipeline
		features []target.Feature
	}
	r, err := Options{}.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	var list []lowering
	for _, p := range Passes() {
		l := lowering{pass: p}
		for _, name := range p.Removes() {
			f, err := target.Parse(name)
			if err != nil {
				t.Fatalf("%s: %v", p.Name, err)
			}
			l.features = append(l.features, f)
		}
		if len(l.features) > 0 {
			l.pipeline = target.Pipeline(r, []target.Step{{Pass: p}})
			list = append(list, l)
		}
	}
	had := make([]bool, len(list))
	for _, file := range corpus.All(t) {
		bin := irtest.Load(t, file)
		m := irtest.Read(t, bin)
		for i, l := range list {
			before := 0
			for _, o := range target.Count(m, l.features) {
				before += len(o.Places)
			}
			if before == 0 {
				continue
			}
			had[i] = true
			told := false
			after := irtest.Read(t, bin)
			o := pass.Options{Remark: func(r pass.Remark) { told = told || r.Pass == l.pass.String() }}
			_, err := l.pipeline.Run(after, o)
			if errors.Is(err, errors.ErrUnsupported) {
				continue
			}
			if err != nil {
				t.Errorf("%s: %s: %v", file.Name, l.pass.Name, err)
				continue
			}
			for _, o := range target.Count(after, l.features) {
				// What is computed before the shader runs stays.
				runs := func(p target.Place) bool {
					def := after.Def(p.ID)
					return def == nil || def.Op != spirv.OpSpecConstantOp
				}
				if !told && slices.ContainsFunc(o.Places, runs) {
					t.Errorf("%s: %s leaves %s", file.Name, l.pass.Name, o.String())
				}
			}
		}
	}
	if n := len(list); n < 40 {
		t.Errorf("only %d passes say what they remove", n)
	}
	for i, l := range list {
		if !had[i] {
			t.Logf("no module has what %s removes", l.pass.Name)
		}
	}
}

// TestRemovedCapabilities: a capability that an operation needs goes once a lowering has removed the operation.
func TestRemovedCapabilities(t *testing.T) {
	p, err := (Options{}).NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	trim := pass.Of(p.Lookup("trim-capabilities"))
	n := 0
	for _, lowering := range Passes() {
		for _, name := range lowering.Removes() {
			op, ok := spirv.LookupOp(strings.TrimPrefix(name, "Op"))
			if !ok {
				continue
			}
			for _, c := range op.Info().Needs.Capabilities {
				if c == spirv.CapabilityShader || c == spirv.CapabilityKernel {
					continue // these are about the whole module
				}
				m := ir.New(spirv.MakeVersion(1, 6))
				m.Require(c)
				if _, err := trim.Run(m, pass.Options{}); err != nil {
					t.Fatal(err)
				}
				if n++; m.HasCapability(c) {
					t.Errorf("%s removes %s, and the capability %v stays", lowering.Name, name, c)
				}
			}
		}
	}
	if n < 10 {
		t.Errorf("only %d capabilities are looked at", n)
	}
}
