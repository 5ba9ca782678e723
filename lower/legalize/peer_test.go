package legalize_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/pass"
	hpasstest "hone/passtest"
)

// peerOptions are the options of spirv-opt that stand for transformations, after --legalize-hlsl. spirv-opt has no
// option for the others.
var peerOptions = map[string][]string{
	"interpolate-inputs": {"--interpolate-fixup"},
	"copy-arguments":     {"--fix-func-call-param"},
	"switch-descriptors": {"--replace-desc-array-access-using-var-index"},
	"split-descriptors": {"--replace-desc-array-access-using-var-index", "--eliminate-dead-code-aggressive",
		"--descriptor-scalar-replacement"},
	"spread-volatile":      {"--spread-volatile-semantics"},
	"lower-sampled-images": {"--convert-to-sampled-image="},
	"const-offsets":        {},
}

// TestPeer runs spirv-opt over the shaders of TestFrontEnds, and prints for each transformation how many modules it
// refuses, how many outputs are invalid, and in how many check-legal finds a fault. TestFrontEnds shows that hone's
// outputs are valid and legal. doc/spirv-opt.md has the figures of the newest spirv-opt.
func TestPeer(t *testing.T) {
	tool := peers.Need(t, "spirv-opt")
	files, err := filepath.Glob("testdata/shaders/*")
	if err != nil {
		t.Fatal(err)
	}
	legal := hpasstest.Pipeline(t, "check-legal(strict)")
	type figures struct{ shaders, refused, invalid, left int }
	count := map[string]*figures{}
	for _, file := range files {
		s := readShader(t, file)
		in := compiled(t, file, s.target())
		for _, name := range slices.Concat(s.says["changes"], s.says["legal"]) {
			options, ok := peerOptions[name]
			if !ok {
				continue
			}
			args := append([]string{"--skip-validation", "--legalize-hlsl"}, options...)
			if name == "lower-sampled-images" {
				args[len(args)-1] += strings.Join(s.says["bindings"], " ")
			}
			n := count[name]
			if n == nil {
				n = &figures{}
				count[name] = n
			}
			n.shaders++
			out, err := tool.Run(in.Bytes(), append(args, "-", "-o", "-")...)
			if err != nil {
				n.refused++
				t.Logf("%s of %s: spirv-opt: %v", name, filepath.Base(file), err)
				continue
			}
			bin := irtest.Decode(t, out)
			if msg := passtest.Validate(t, bin, s.target()); msg != "" {
				n.invalid++
				t.Logf("%s of %s: spirv-val: %s", name, filepath.Base(file), msg)
			} else if _, err := legal.Run(irtest.Read(t, bin), pass.Options{}); err != nil {
				n.left++
				t.Logf("%s of %s: %v", name, filepath.Base(file), err)
			}
		}
	}
	for _, x := range transformations {
		if n := count[x.pass]; n != nil {
			t.Logf("%s: %d shaders: %d refused, %d invalid, %d not legal", x.pass, n.shaders, n.refused, n.invalid, n.left)
			if n.shaders < 10 {
				t.Errorf("%s: %d shaders", x.pass, n.shaders)
			}
		}
	}
}
