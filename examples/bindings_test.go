package examples

import (
	"errors"
	"os"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/pass"
	"hone/passtest"
)

// TestShiftBindingsUnsupported: what the pass can't do is told from what it can, with the annotation in the way.
func TestShiftBindingsUnsupported(t *testing.T) {
	text, err := os.ReadFile("testdata/bindings.txtar")
	if err != nil {
		t.Fatal(err)
	}
	_, module, _ := strings.Cut(string(text), "-- moved/in.spvasm --\n")
	module, _, _ = strings.Cut(module, "-- moved/out.spvasm --")
	group := strings.NewReplacer("OpDecorate %b Binding 3", "OpDecorate %g Binding 3", "OpDecorate %b DescriptorSet 1",
		"OpDecorate %g DescriptorSet 1\n%g = OpDecorationGroup\nOpGroupDecorate %g %b").Replace(module)
	for want, c := range map[string]struct {
		module string
		by     int
	}{
		"the binding would be -1":                             {module, -4},
		"the variables of a decoration group share a binding": {group, 1},
	} {
		m := irtest.Text(t, c.module)
		_, err := pass.Of(ShiftBindings.With(shiftedSet.Set(1), shiftBy.Set(c.by))).Run(m, pass.Options{Check: true})
		var u *pass.UnsupportedError
		if !errors.As(err, &u) || u.Offset < 0 || !strings.HasSuffix(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

// TestShiftBindingsEverywhere moves bindings away and back: the module is what it was.
func TestShiftBindingsEverywhere(t *testing.T) {
	away := passtest.Pipeline(t, "shift-bindings(by=100),shift-bindings(set=1,by=7)", ShiftBindings)
	back := passtest.Pipeline(t, "shift-bindings(set=1,by=-7),shift-bindings(by=-100)", ShiftBindings)
	moved := 0
	for _, module := range corpus.All(t) {
		bin := irtest.Load(t, module)
		m := irtest.Read(t, bin)
		changed, err := away.Run(m, pass.Options{Check: true})
		if errors.Is(err, errors.ErrUnsupported) {
			t.Logf("%s: %v", module.Name, err)
			continue
		}
		if err != nil {
			t.Fatalf("%s: %v", module.Name, err)
		}
		if !changed {
			continue
		}
		moved++
		again := irtest.Read(t, irtest.Write(t, m))
		if _, err := back.Run(again, pass.Options{Check: true}); err != nil {
			t.Fatalf("%s: %v", module.Name, err)
		}
		if got := irtest.Write(t, again); string(got.Bytes()) != string(bin.Bytes()) {
			t.Errorf("%s: moved away and back it is another module", module.Name)
		}
	}
	if moved == 0 {
		t.Error("nothing was moved")
	}
}
