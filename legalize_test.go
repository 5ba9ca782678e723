package hone_test

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/spirv"
)

// TestLegalize: what front ends make of resources becomes valid for Vulkan, without types of structs that hold images,
// or is an error with its place.
func TestLegalize(t *testing.T) {
	text, err := os.ReadFile("lower/legalize/testdata/legalize.txtar")
	if err != nil {
		t.Fatal(err)
	}
	_, sections := passtest.ParseArchive(string(text))
	head := ""
	for _, s := range sections {
		if s.Name == "head" {
			head = strings.Replace(s.Text, "OpCapability SampledImageArrayDynamicIndexing\n", "", 1)
		}
		name, ok := strings.CutSuffix(s.Name, "/in.spvasm")
		if !ok {
			continue
		}
		t.Run(name, func(t *testing.T) {
			in := irtest.Assemble(t, head+s.Text, "spv1.0")
			out, err := hone.Optimize(in.Words, hone.WithPipeline("Legalize"))
			if strings.HasPrefix(name, "not-") {
				if !errors.Is(err, errors.ErrUnsupported) || !strings.Contains(err.Error(), "check-legal") {
					t.Errorf("the error is %v", err)
				}
				t.Log(err)
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			bin := &spirv.Binary{Words: out}
			if msg := passtest.Validate(t, bin, "vulkan1.0"); msg != "" {
				t.Errorf("spirv-val: %s", msg)
			}
			declares := false
			for _, w := range bin.Insts() {
				declares = declares || spirv.Op(w[0]) == spirv.OpCapability &&
					spirv.Capability(w[1]) == spirv.CapabilitySampledImageArrayDynamicIndexing
			}
			if declares != strings.Contains(name, "computed-index") {
				t.Errorf("an array of images is indexed by what is computed: %v", declares)
			}
		})
	}
}

// TestLegal: modules that are valid are legal as they are.
func TestLegal(t *testing.T) {
	for _, m := range corpus.All(t) {
		bin := irtest.Load(t, m)
		if _, err := hone.Optimize(bin.Words, hone.WithPipeline("check-legal(strict)")); err != nil {
			t.Errorf("%s: %v", m.Name, err)
		}
	}
}

// TestO0: the level that does nothing gives back what it was given.
func TestO0(t *testing.T) {
	for _, m := range corpus.Own(t) {
		data := m.Read(t)
		if out, err := hone.OptimizeBytes(data, hone.WithPipeline("O0")); err != nil || !bytes.Equal(out, data) {
			t.Errorf("%s: %v, %d bytes of %d", m.Name, err, len(out), len(data))
		}
	}
}
