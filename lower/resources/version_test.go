package resources_test

import (
	"errors"
	"fmt"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
)

// TestVersions: each module as each version has it is valid and does the same, or there is an error that names what is
// in the way. A second run changes nothing. HONE_WHOLE=1 in the environment takes the whole corpus, here and beside it.
func TestVersions(t *testing.T) {
	done, refused := 0, 0
	for _, file := range corpus.Sample(t, 3) {
		in := irtest.Load(t, file)
		valid := passtest.ValidateAny(t, in) == ""
		for minor := range 7 {
			p := passtest.Parse(t, fmt.Sprintf("lower-version(to=1.%d)", minor), hone.Passes()...)
			m := irtest.Read(t, in)
			if _, err := p.Run(m, pass.Options{Check: true}); errors.Is(err, errors.ErrUnsupported) {
				refused++
				t.Logf("%s: %v", file.Name, err)
				continue
			} else if err != nil {
				t.Errorf("%s: %v", file.Name, err)
				continue
			}
			done++
			out := irtest.Write(t, m)
			if msg := passtest.ValidateAny(t, out); msg != "" && valid {
				t.Errorf("%s as 1.%d: spirv-val: %s", file.Name, minor, msg)
			}
			if changed, err := p.Run(irtest.Read(t, out), pass.Options{}); changed || err != nil {
				t.Errorf("%s as 1.%d: a second run: %v, %v", file.Name, minor, changed, err)
			}
		}
	}
	t.Logf("%d modules are of another version, %d can't be", done, refused)
}
