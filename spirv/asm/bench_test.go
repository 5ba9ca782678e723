package asm

import (
	"os"
	"path/filepath"
	"testing"

	"hone/spirv"
)

// benchModules returns modules to measure: all of the repository and the corpus, and the largest alone.
func benchModules(b *testing.B) map[string][]*spirv.Binary {
	all := []*spirv.Binary{}
	var largest *spirv.Binary
	for _, root := range []string{"../../testdata", corpus} {
		filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".spv" {
				return nil
			}
			data, err := os.ReadFile(path)
			if err != nil {
				b.Fatal(err)
			}
			if m, err := spirv.Decode(data); err == nil {
				all = append(all, m)
				if largest == nil || len(m.Words) > len(largest.Words) {
					largest = m
				}
			}
			return nil
		})
	}
	if len(all) == 0 {
		b.Skip("no modules in testdata or ../shared/corpus")
	}
	list := map[string][]*spirv.Binary{"all": all, "largest": {largest}}
	if path := os.Getenv("HONE_BENCH_MODULE"); path != "" {
		data, err := os.ReadFile(path)
		if err != nil {
			b.Fatal(err)
		}
		list["given"] = []*spirv.Binary{decode(b, data)}
	}
	return list
}

func size(list []*spirv.Binary) (n int64) {
	for _, m := range list {
		n += int64(4 * len(m.Words))
	}
	return n
}

// BenchmarkDisassemble measures bytes of binary module, not of text.
func BenchmarkDisassemble(b *testing.B) {
	for name, list := range benchModules(b) {
		for mode, o := range map[string]Options{"names": {}, "raw": {RawID: true}} {
			b.Run(name+"/"+mode, func(b *testing.B) {
				b.SetBytes(size(list))
				b.ReportAllocs()
				var out []byte
				for b.Loop() {
					for _, m := range list {
						out, _ = Append(out[:0], m, o)
					}
				}
			})
		}
	}
}

// BenchmarkAssemble measures bytes of binary module, not of text.
func BenchmarkAssemble(b *testing.B) {
	for name, list := range benchModules(b) {
		for mode, o := range map[string]Options{"names": {}, "raw": {RawID: true}} {
			b.Run(name+"/"+mode, func(b *testing.B) {
				var texts [][]byte
				for _, m := range list {
					texts = append(texts, text(b, m, o))
				}
				b.SetBytes(size(list))
				b.ReportAllocs()
				for b.Loop() {
					for _, s := range texts {
						if _, err := Assemble(s, AssembleOptions{PreserveNumericIDs: o.RawID}); err != nil {
							b.Fatal(err)
						}
					}
				}
			})
		}
	}
}
