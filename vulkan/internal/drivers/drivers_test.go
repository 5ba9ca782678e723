package drivers

import (
	"os"
	"strings"
	"testing"

	"hone/vulkan"
)

func TestMain(m *testing.M) {
	vulkan.Serve()
	os.Exit(m.Run())
}

func TestNames(t *testing.T) {
	for name, want := range map[string]string{
		"radv":            "needs a family",
		"lavapipe:NAVI31": "has no families",
		"other":           "no driver is called",
	} {
		if d, err := Find(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, %v, want %q", name, d, err, want)
		}
	}
}

// TestFamilies: each driver that is there starts as the hardware that it is asked to be.
func TestFamilies(t *testing.T) {
	for _, name := range []string{"lavapipe", "radv:NAVI31", "radv:POLARIS10"} {
		d, err := Find(name)
		if err != nil {
			t.Skip(err)
		}
		defer d.Close()
		w, err := d.Worker("")
		if err != nil {
			t.Skip(err)
		}
		defer w.Close()
		t.Log(w.Info())
		_, family, _ := strings.Cut(name, ":")
		if device := w.Info().Name; family != "" && !strings.Contains(device, family) {
			t.Errorf("%s is %s", name, device)
		}
	}
}
