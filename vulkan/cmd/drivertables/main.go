// Drivertables measures the pipelines that drivers make of the modules of testdata and ../shared, and writes the tables
// of doc/benchmarks.md.
//
//	go -C vulkan run ./cmd/drivertables [--families NAVI31,NAVI21] [--doc ../doc/benchmarks.md]
//
// Each collection is taken as it is, after spirv-opt -O, and after the levels of hone. Without --doc the tables go to
// standard output. Two cores take about 15 minutes for each family with times, and 4 without (--runs 0).
package main

import (
	"archive/zip"
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"hone/internal/corpus"
	"hone/vulkan"
	"hone/vulkan/internal/drivers"
	"hone/vulkan/internal/measure"
	"hone/vulkan/internal/variants"
)

var (
	families = flag.String("families", "NAVI31,NAVI21,VEGA10,POLARIS10,GFX1200", "hardware that RADV compiles for")
	doc      = flag.String("doc", "", "the page whose tables are replaced")
	only     = flag.String("collections", "", "the collections that are measured, with commas; all without it")
	runs     = flag.Int("runs", 3, "how often a pipeline is created to time it; 0: not at all")
	jobs     = flag.Int("jobs", runtime.NumCPU(), "how many drivers run at a time")
)

func main() {
	vulkan.Serve()
	flag.Parse()
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "drivertables:", err)
		os.Exit(1)
	}
}

// collection is a folder of modules.
type collection struct {
	name, folder string
	constants    variants.Constants
	set          *variants.Set
}

func run() error {
	temporary, err := os.MkdirTemp("", "drivertables")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temporary)
	list, err := collections(temporary)
	if err != nil {
		return err
	}
	optimizers, note := variants.Optimizers(nil)
	for i := range list {
		set, err := variants.Of([]string{list[i].folder}, optimizers)
		if err != nil {
			return err
		}
		list[i].set = set.Cached()
	}
	var out bytes.Buffer
	for family := range strings.SplitSeq(*families, ",") {
		if err := table(&out, family, list, note); err != nil {
			return err
		}
	}
	if *doc == "" {
		_, err := os.Stdout.Write(out.Bytes())
		return err
	}
	return replace(*doc, out.String())
}

// collections returns the folders that are there.
func collections(temporary string) (list []collection, err error) {
	shared := filepath.Join(corpus.Root(), "..", "shared")
	all := []collection{
		{name: "testdata", folder: filepath.Join(corpus.Root(), "testdata", "shaders")},
		{name: "demos", folder: filepath.Join(shared, "corpus", "demos")},
		{name: "samples", folder: filepath.Join(shared, "corpus", "samples")},
	}
	kernels := filepath.Join(temporary, "zip")
	if err := unpack(filepath.Join(shared, "kernels", "kernels.zip"), kernels); err == nil {
		text, err := os.ReadFile(filepath.Join(kernels, "kernels.tsv"))
		if err != nil {
			return nil, err
		}
		constants, err := variants.ParseConstants(string(text))
		if err != nil {
			return nil, err
		}
		all = append(all, collection{name: "kernels", folder: kernels, constants: constants})
	} else if !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}
	for _, c := range all {
		_, err := os.Stat(c.folder)
		if err == nil && (*only == "" || strings.Contains(","+*only+",", ","+c.name+",")) {
			list = append(list, c)
		}
	}
	if len(list) == 0 {
		return nil, errors.New("no collection is there")
	}
	return list, nil
}

// unpack writes the files of an archive into a folder, without folders of their own.
func unpack(archive, to string) error {
	z, err := zip.OpenReader(archive)
	if err != nil {
		return err
	}
	defer z.Close()
	if err := os.MkdirAll(to, 0o777); err != nil {
		return err
	}
	for _, f := range z.File {
		if f.FileInfo().IsDir() {
			continue
		}
		from, err := f.Open()
		if err != nil {
			return err
		}
		data, err := io.ReadAll(from)
		from.Close()
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(to, filepath.Base(f.Name)), data, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// table measures all collections for a family of hardware.
func table(w io.Writer, family string, list []collection, note string) error {
	d, err := drivers.Find("radv:" + family)
	if err != nil {
		return err
	}
	defer d.Close()
	for i := range list {
		c := &list[i]
		r, err := measure.With(d, "", c.set, measure.Options{Constants: c.constants, Runs: *runs, Seed: 1, Jobs: *jobs})
		if err != nil {
			return err
		}
		if i == 0 {
			fmt.Fprintf(w, "%s; %s.\n\n", r.Driver, strings.TrimSpace(strings.Split(note, "(")[0]))
			measure.TableHead(w)
		}
		r.TableRows(w, c.name)
		fmt.Fprintln(os.Stderr, family, c.name)
	}
	fmt.Fprintln(w)
	return nil
}

// The lines in a page between which its tables stand.
const begin, end = "<!-- drivertables: begin -->\n", "<!-- drivertables: end -->\n"

// replace replaces the tables of a page.
func replace(page, tables string) error {
	text, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	before, rest, ok := strings.Cut(string(text), begin)
	_, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		return fmt.Errorf("%s lacks the lines %q and %q", page, strings.TrimSpace(begin), strings.TrimSpace(end))
	}
	return os.WriteFile(page, []byte(before+begin+"\n"+tables+end+after), 0o666)
}
