package prove

import (
	"testing"

	"hone/rewrite"
	"hone/rewrite/rules"
)

// TestRules: a verdict is kept of each of hone's rules, nearly all are proven, and of these a share is proven anew.
func TestRules(t *testing.T) {
	all, err := rules.All()
	if err != nil {
		t.Fatal(err)
	}
	kept, err := ParseProofs(rules.Proofs)
	if err != nil {
		t.Fatal(err)
	}
	unproven := 0
	var share []*rewrite.Rule
	for i, r := range all {
		v, ok := kept.Of(r)
		switch {
		case !ok:
			t.Errorf("%s: %s: no verdict is kept: hone rules check --again -o rewrite/rules/proofs.txt", r.Place(), r)
		case v.Status == Unproven:
			unproven++
			if v.Reason == "" {
				t.Errorf("%s: %s: unproven for no reason", r.Place(), r)
			}
		case i%60 == 0:
			share = append(share, r)
		}
	}
	if unproven*20 >= len(all) {
		t.Errorf("%d of %d rules are unproven: 5 %% and more", unproven, len(all))
	}
	path := z3(t)
	verdicts, err := All(t.Context(), share, Options{Z3: path, Random: 50_000})
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range verdicts {
		if v.Status == Wrong || v.Status == Unproven && path != "" {
			t.Errorf("%s: %s: kept as proven, but: %s", share[i].Place(), share[i], v)
		}
	}
}
