package main

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"text/tabwriter"

	"hone/internal/corpus"
	"hone/internal/glslgen"
	"hone/internal/peers"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

// maxWorst is how many shaders are listed in which hone's output executes more than the peer's.
const maxWorst = 20

// weightRuns is how often each shader is run.
const weightRuns = 8

// weights prints the weight of what compute shaders execute (package vm/cost), as they are, as hone and as the first
// peer leaves them, on the same random inputs. The shaders are those of the corpus, of the repository, and some that
// are generated. One counts if all three come to their end.
func (b *bench) weights(w io.Writer, level string, generated int) error {
	shaders := &bench{dir: b.dir}
	if err := shaders.computeShaders(generated); err != nil {
		return err
	}
	list := shaders.optimizeAll(level)
	if len(list) < 2 {
		return nil
	}
	weights := make([][3]uint64, len(shaders.bins)) // before, hone, peer
	parallel(len(weights), func(i int) {
		if x, y := list[0].out[i], list[1].out[i]; x.err == nil && y.err == nil {
			if w, ok := executed(shaders.bins[i], x.bin, y.bin); ok {
				weights[i] = w
			}
		}
	})
	fmt.Fprintf(w, "\n%s, executed weight (vm/cost) of compute shaders that run, SPIRV-Tools %s:\n", level, list[1].name)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "folder\tshaders\tbefore\thone\tpeer\tratio\tmedian\tgeometric mean\tmore than before\t"+
		"more than the peer\t")
	for _, folder := range shaders.folders() {
		var sum [3]uint64
		var ratios []float64
		more, moreThanPeer, logs := 0, 0, 0.0
		for i, n := range weights {
			if folder != "all" && shaders.folder(i) != folder || n[0] == 0 {
				continue
			}
			for k := range sum {
				sum[k] += n[k]
			}
			if n[1] > n[0] {
				more++
			}
			if n[1] > n[2] {
				moreThanPeer++
			}
			r := float64(max(1, n[1])) / float64(max(1, n[2]))
			ratios, logs = append(ratios, r), logs+math.Log(r)
		}
		if len(ratios) > 0 {
			fmt.Fprintf(t, "%s\t%d\t%d\t%d\t%d\t%.3f\t%.3f\t%.3f\t%d\t%d\t\n", folder, len(ratios), sum[0], sum[1], sum[2],
				float64(sum[1])/float64(max(1, sum[2])), median(ratios), math.Exp(logs/float64(len(ratios))), more, moreThanPeer)
		}
	}
	t.Flush()
	var worst []int
	for i, n := range weights {
		if n[1] > n[0] || n[1] > n[2] {
			worst = append(worst, i)
		}
	}
	// by how much is executed for one of the peer's, and before all those that execute more than before
	key := func(i int) float64 {
		n := weights[i]
		k := float64(n[1]) / float64(max(1, n[2]))
		if n[1] > n[0] {
			k += 1e9
		}
		return k
	}
	slices.SortStableFunc(worst, func(x, y int) int { return cmp.Compare(key(y), key(x)) })
	for k, i := range worst[:min(len(worst), maxWorst)] {
		if k == 0 {
			fmt.Fprintln(t, "\nbefore\thone\tpeer\thone executes more in\t")
		}
		n := weights[i]
		fmt.Fprintf(t, "%d\t%d\t%d\t %s/%s\n", n[0], n[1], n[2], shaders.folder(i), filepath.Base(shaders.files[i]))
	}
	return t.Flush()
}

// computeShaders reads the compute shaders of all collections, and generates some.
func (b *bench) computeShaders(generated int) error {
	list := slices.Concat(corpus.Shared(), corpus.OwnModules())
	more, err := filepath.Glob(filepath.Join(corpus.Root(), "internal", "glslgen", "testdata", "*.spv"))
	if err != nil {
		return err
	}
	glslang, err := peers.Find("glslangValidator")
	if err != nil && generated > 0 {
		fmt.Println("no generated shaders:", err)
		generated = 0
	}
	folder := filepath.Join(b.dir, "generated")
	must(os.MkdirAll(folder, 0o777))
	for seed := range generated {
		data, err := glslgen.Generate(uint64(seed)).Compile(glslang, b.dir)
		if err != nil {
			continue // each version of glslang refuses a few
		}
		name := filepath.Join(folder, fmt.Sprintf("%d.spv", seed))
		must(os.WriteFile(name, data, 0o666))
		more = append(more, name)
	}
	for _, name := range more {
		list = append(list, corpus.Module{Path: name})
	}
	if err := b.read(list); err != nil {
		return err
	}
	keep := 0
	for i, bin := range b.bins {
		if computes(bin) {
			b.files[keep], b.data[keep], b.bins[keep] = b.files[i], b.data[i], bin
			keep++
		}
	}
	b.files, b.data, b.bins = b.files[:keep], b.data[:keep], b.bins[:keep]
	return nil
}

// computes reports whether a module has a compute shader.
func computes(bin *spirv.Binary) bool {
	for _, inst := range bin.Insts() {
		if spirv.Op(inst[0]) == spirv.OpEntryPoint && len(inst) > 1 &&
			spirv.ExecutionModel(inst[1]) == spirv.ExecutionModelGLCompute {
			return true
		}
	}
	return false
}

// executed returns the weight of what each of some modules executes, all on the inputs that are made for the first one.
// ok is false if one of them does not run.
func executed(bins ...*spirv.Binary) (weight [3]uint64, ok bool) {
	m, err := ir.Read(bins[0])
	if err != nil {
		return weight, false
	}
	defer m.Release()
	r, err := compare.NewReference(m, compare.Options{Runs: weightRuns})
	if err != nil {
		return weight, false
	}
	for k, bin := range bins {
		m, err := ir.Read(bin)
		if err != nil {
			return weight, false
		}
		p, err := vm.Compile(m, vm.Options{})
		if err != nil {
			return weight, false
		}
		for run := range weightRuns {
			in := r.Inputs(run)
			in.Track, in.Steps = nil, 1<<22
			result, err := p.Run(in)
			if err != nil {
				return weight, false
			}
			weight[k] += result.Counts.Weight()
		}
		m.Release()
	}
	return weight, true
}
