// Package drivers finds Vulkan drivers by name and starts workers with them, also drivers that compile shaders for
// hardware that is not there.
package drivers

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"hone/internal/peers"
	"hone/vulkan"
)

// kinds are the drivers that have a name, by it.
var kinds = map[string]struct {
	library  string   // file name of the driver
	variable string   // environment variable for the part of the name after the colon, "" if there is none
	families []string // that are known to work there, for messages
}{
	"lavapipe": {library: "libvulkan_lvp.so"},
	"radv": {library: "libvulkan_radeon.so", variable: "RADV_FORCE_FAMILY",
		families: []string{"NAVI31", "NAVI21", "VEGA10", "POLARIS10", "GFX1200"}},
}

// uncached are environment variables that switch off the caches of drivers.
var uncached = []string{"MESA_SHADER_CACHE_DISABLE=true", "RADV_DEBUG=nocache", "__GL_SHADER_DISK_CACHE=0"}

// Driver is a driver that was found.
type Driver struct {
	launch vulkan.Launch
	file   string // a temporary file that names the library to the loader, "" for none
}

// Find finds a driver: lavapipe, radv:FAMILY, or "" for the system's drivers. Places, in turn: the suite of
// HONE_PEERS_SUITE, the suite of tests ([peers.Suite]), and the files in which the system names its drivers to the
// Vulkan loader. The error names the driver and the places.
func Find(name string) (*Driver, error) {
	if name == "" {
		return &Driver{launch: vulkan.Launch{Environment: uncached}}, nil
	}
	kind, family, _ := strings.Cut(name, ":")
	k, ok := kinds[kind]
	switch {
	case !ok:
		return nil, fmt.Errorf("no driver is called %q: lavapipe and radv:FAMILY are", kind)
	case k.variable == "" && family != "":
		return nil, fmt.Errorf("%s has no families", kind)
	case k.variable != "" && family == "":
		return nil, fmt.Errorf("%s needs a family, such as %s:%s", kind, kind, strings.Join(k.families, ", "))
	}
	d := &Driver{launch: vulkan.Launch{Environment: slices.Clone(uncached)}}
	if k.variable != "" {
		d.launch.Environment = append(d.launch.Environment, k.variable+"="+family)
	}
	for _, suite := range suites() {
		if d.inSuite(suite, k.library, k.variable) == nil {
			return d, nil
		}
	}
	if manifest := installed(k.library); manifest != "" {
		d.use(manifest)
		return d, nil
	}
	return nil, fmt.Errorf("%w: %s is neither in %s nor in %s", vulkan.ErrMissing, k.library,
		strings.Join(suites(), ", "), strings.Join(manifests, ", "))
}

// suites returns the Debian suites whose drivers are looked at.
func suites() []string {
	if suite := os.Getenv("HONE_PEERS_SUITE"); suite != "" {
		return []string{suite, peers.Suite}
	}
	return []string{peers.Suite}
}

// launcher is the text of a suite's with-lavapipe: the program loader and the folders of libraries.
var launcher = regexp.MustCompile(`exec "([^"]+)" --library-path "([^"]+)" "\$@"`)

// inSuite prepares a driver of a suite, which runs with the loader and the libraries of the suite.
func (d *Driver) inSuite(suite, library, variable string) error {
	tool, err := peers.FindIn(suite, "with-lavapipe")
	if err != nil {
		return err
	}
	script, err := os.ReadFile(tool.Path)
	if err != nil {
		return err
	}
	m := launcher.FindSubmatch(script)
	if m == nil {
		return fmt.Errorf("%s has another form", tool.Path)
	}
	for _, folder := range filepath.SplitList(string(m[2])) {
		path := filepath.Join(folder, library)
		if !reads(path, variable) {
			continue
		}
		if err := d.writeManifest(path); err != nil {
			return err
		}
		d.launch.Program = []string{string(m[1]), "--library-path", string(m[2])}
		d.launch.Environment = append(d.launch.Environment, "LD_LIBRARY_PATH=")
		d.use(d.file)
		return nil
	}
	return fmt.Errorf("%s that reads %s is not in %s", library, variable, suite)
}

// reads reports whether a library is there and looks at an environment variable. Mesa 26 no longer knows the
// variable that has RADV compile for hardware that is not there.
func reads(library, variable string) bool {
	data, err := os.ReadFile(library)
	return err == nil && bytes.Contains(data, []byte(variable))
}

// manifest is a file that names a driver to the Vulkan loader.
type manifest struct {
	Version string `json:"file_format_version"`
	ICD     struct {
		Library string `json:"library_path"`
		API     string `json:"api_version"`
	}
}

func (d *Driver) writeManifest(library string) error {
	m := manifest{Version: "1.0.0"}
	m.ICD.Library, m.ICD.API = library, "1.3.0"
	text, err := json.Marshal(m)
	if err != nil {
		return err
	}
	file, err := os.CreateTemp("", "hone-driver-*.json")
	if err != nil {
		return err
	}
	d.file = file.Name()
	if _, err := file.Write(text); err != nil {
		return err
	}
	return file.Close()
}

// use has the loader see the driver of a manifest only.
func (d *Driver) use(manifest string) {
	d.launch.Environment = append(d.launch.Environment, "VK_ICD_FILENAMES="+manifest, "VK_DRIVER_FILES="+manifest)
}

// manifests are the folders in which a system names its drivers.
var manifests = []string{"/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d", "/usr/share/vulkan/icd.d"}

// installed returns the file that names a library of the system to the loader, "" if there is none.
func installed(library string) string {
	for _, folder := range manifests {
		files, _ := filepath.Glob(filepath.Join(folder, "*.json"))
		for _, file := range files {
			var m manifest
			text, err := os.ReadFile(file)
			if err == nil && json.Unmarshal(text, &m) == nil && filepath.Base(m.ICD.Library) == library {
				return file
			}
		}
	}
	return ""
}

// Worker returns a worker with the driver and a device of it, which is chosen as by [vulkan.Open].
func (d *Driver) Worker(device string) (*vulkan.Worker, error) {
	return vulkan.NewWorkerWith(d.launch, device)
}

// Close removes the driver's temporary file. Its workers must not be used any more.
func (d *Driver) Close() {
	if d.file != "" {
		os.Remove(d.file)
	}
}
