// Package passtest tests passes with everything on that finds faults: the module is verified after each pass, spirv-val
// is asked where it is installed, the compute shaders of the module are run before and after and what they store is
// compared, and a pass that changes something without asking [hone/pass.Context.Transform] is found.
//
// A test of a pass is mostly text, in files testdata/NAME.txtar, and one line of Go:
//
//	func TestPasses(t *testing.T) { passtest.Run(t, Mine) }
//
// A file holds cases that share a beginning. Each section begins with a line "-- NAME --":
//
// -- pipeline -- what is run: mine, or O(ssa=mine). All of hone's passes and levels are there. For one case,
// CASE/pipeline
//
//	-- head --                 the first lines of each module of the file
//	-- body --                 what follows them, and what a case declares, up to a blank line
//	-- foot --                 the last lines of each module of the file
//	-- CASE/in.spvasm --       the rest of the module that goes in
//	-- CASE/out.spvasm --      the rest of the module that must come out; "same" if nothing changes
//	-- CASE/remarks --         what the passes must remark, a line each, in any order
//	-- CASE/error --           the error in which the pipeline ends, instead of out.spvasm
//	-- CASE/invalid --         why spirv-val is not asked about the case
//	-- CASE/meaning --         why its compute shaders do not do the same before and after
//	-- options --              "ssa-names": values get names, as with [hone/pass.Options]
//	-- target --               the environment for spirv-val and the version, spv1.3 if it is left out. Also CASE/target
//	-- CASE/becomes --         the target of the module that comes out, where it is another one
//
// Any other section, and one of a case that has no in.spvasm, is an error with its file and line. The lines before the
// first section are a comment.
//
// The flag -passtest.update writes what came out of a case into its out.spvasm where that says something else or is
// missing, and into its remarks where it has them; comments there are dropped. The files of a test that fails for
// another reason stay as they were:
//
//	go test -run TestPasses -passtest.update && git diff testdata
//
// Names of ids are free, and where ids are defined as their numbers:
// modules are compared up to these. What has no text that one would write by hand is tested with [Check] and [Folder].
package passtest

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"hone"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/pass"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/vm/compare"
)

// Run runs the cases of all files testdata/*.txtar beside the test. Their pipelines are made of these passes and of
// hone's own.
func Run(t *testing.T, passes ...*pass.Pass) {
	t.Helper()
	logValidator(t)
	passtest.RunWith(t, registry(t, passes))
}

// Pipeline returns the pipeline of a text, such as "mem2reg,mine" or "O(ssa=mine)", of these passes and hone's own.
func Pipeline(t testing.TB, text string, passes ...*pass.Pass) *pass.Pipeline {
	t.Helper()
	p, err := registry(t, passes).Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Options says what a test expects of a pipeline. The zero value is for passes that keep what shaders do.
type Options struct {
	Changes bool // the pipeline is to change what shaders do: they are not compared
	// shaders are compared where they stay within the bounds of their buffers, for passes that rely on it or that see to
	// it
	InBounds bool
	Runs     int    // so many runs of each shader are compared; 0 for 16
	Version  string // for a module that is text: its environment, such as vulkan1.2; spv1.3 if it is left out
}

// Check runs a pipeline on a module, which is a binary or text, and returns the binary that comes out. The test fails
// if a pass breaks the module or changes something without asking, if spirv-val accepts the module and not what comes
// out, or if a compute shader stores something else than before. It logs which shaders can't be compared. Cost: that of
// the pipeline twice, with checks, and of up to 32 runs of each shader and more.
func Check(t testing.TB, p *pass.Pipeline, module []byte, o Options) []byte {
	t.Helper()
	in := read(t, module, o.Version)
	m := irtest.Read(t, in)
	changed, err := p.Run(m, pass.Options{Check: true})
	if err != nil {
		t.Fatal(err)
	}
	out := irtest.Write(t, m)
	if !changed && !bytes.Equal(in.Bytes(), out.Bytes()) {
		t.Error("the pipeline changed the module and said that it did not")
	}
	passtest.Bisect(t, p, in, pass.Options{Check: true})
	if msg := passtest.ValidateAny(t, out); msg != "" && passtest.ValidateAny(t, in) == "" {
		t.Errorf("spirv-val: %s", msg)
	}
	if !o.Changes {
		options := compare.Options{InBounds: o.InBounds, Runs: o.Runs}
		if err := options.Allow(p.Costs()); err != nil {
			t.Fatal(err)
		}
		passtest.Meaning(t, in, out, options)
	}
	return out.Bytes()
}

// Folder calls [Check] for each file of a folder, and of folders in it, whose name ends in .spv or .spvasm, in a
// subtest of its own. A folder without such a file fails the test. While it takes long, a line every five seconds on
// standard error says how many are done; go test shows it in the folder of the test, or with -v.
func Folder(t *testing.T, p *pass.Pipeline, folder string, o Options) {
	t.Helper()
	logValidator(t)
	var files []string
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && (strings.HasSuffix(path, ".spv") || strings.HasSuffix(path, ".spvasm")) {
			files = append(files, path)
		}
		return err
	})
	if err != nil || files == nil {
		t.Fatalf("%s: no modules: %v", folder, err)
	}
	done := progress{w: os.Stderr, folder: folder, all: len(files), every: 5 * time.Second, start: time.Now()}
	for i, path := range files {
		name, _ := filepath.Rel(folder, path)
		t.Run(filepath.ToSlash(name), func(t *testing.T) {
			module, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			Check(t, p, module, o)
		})
		done.step(i+1, time.Now())
	}
}

// progress says from time to time how many files are done, and how long the others will take.
type progress struct {
	w           io.Writer
	folder      string
	all         int
	every       time.Duration
	start, last time.Time
}

// step says that n files are done.
func (p *progress) step(n int, now time.Time) {
	if p.last.IsZero() {
		p.last = p.start
	}
	if n == p.all || now.Sub(p.last) < p.every {
		return
	}
	p.last = now
	took := now.Sub(p.start)
	fmt.Fprintf(p.w, "%s: %d of %d modules, %.0f s, about %.0f s left\n", p.folder, n, p.all, took.Seconds(),
		took.Seconds()/float64(n)*float64(p.all-n))
}

// registry returns hone's passes and levels, and others.
func registry(t testing.TB, passes []*pass.Pass) *pass.Registry {
	t.Helper()
	r, err := hone.NewRegistry(passes...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// read decodes a binary or assembles text.
func read(t testing.TB, module []byte, version string) *spirv.Binary {
	t.Helper()
	var bin *spirv.Binary
	var err error
	if isBinary(module) {
		bin, err = spirv.Decode(module)
	} else {
		bin, err = asm.Assemble(module, asm.AssembleOptions{Target: cmp.Or(version, "spv1.3")})
	}
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

// isBinary reports whether a module begins with the magic number, in either byte order.
func isBinary(module []byte) bool {
	return bytes.HasPrefix(module, []byte{3, 2, 0x23, 7}) || bytes.HasPrefix(module, []byte{7, 0x23, 2, 3})
}

// logValidator says whether modules are validated.
func logValidator(t testing.TB) {
	t.Helper()
	if tool, err := peers.Find("spirv-val"); err != nil {
		t.Logf("modules are not validated: %v", err)
	} else {
		t.Logf("modules are validated by %v", tool)
	}
}
