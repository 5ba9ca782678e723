package kernels_test

import (
	"testing"

	"hone"
	"hone/internal/kernels"
	"hone/internal/peers"
	"hone/spirv"
)

// TestResults runs each kernel in the vm, as it is and optimized, and compares the results with those of the Go code.
func TestResults(t *testing.T) {
	for _, k := range kernels.All() {
		t.Run(k.Name, func(t *testing.T) {
			c, err := k.Load(kernels.Small)
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range variants(t, c.Module) {
				r, err := c.Bind(v.module)
				if err != nil {
					t.Fatalf("%s: %v", v.name, err)
				}
				result, err := r.Program.Run(*r.Inputs)
				if err != nil {
					t.Fatalf("%s: %v", v.name, err)
				}
				for _, report := range result.Reports {
					t.Errorf("%s: %s: %s", v.name, report.Kind, report.Place)
				}
				if err := c.Check(r, k.Tolerance); err != nil {
					t.Errorf("%s: %v", v.name, err)
				}
			}
		})
	}
}

type variant struct {
	name   string
	module *spirv.Binary
}

// variants returns a module as it is, after the levels, and after spirv-opt where that is installed.
func variants(t *testing.T, bin *spirv.Binary) []variant {
	t.Helper()
	list := []variant{{"as it is", bin}}
	for _, level := range []string{"O", "Os"} {
		out, err := hone.OptimizeBytes(bin.Bytes(), hone.WithPipeline(level))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, decoded(t, "-"+level, out))
	}
	tool, err := peers.Find("spirv-opt")
	if err != nil {
		t.Log(err)
		return list
	}
	out, err := tool.Run(bin.Bytes(), "-O", "-", "-o", "-")
	if err != nil {
		t.Fatal(err)
	}
	return append(list, decoded(t, "spirv-opt -O", out))
}

func decoded(t *testing.T, name string, data []byte) variant {
	t.Helper()
	bin, err := spirv.Decode(data)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return variant{name, bin}
}
