// Package fossil compares a driver's figures about a fixed set of modules with the figures of an earlier day: the
// modules are compiled by RADV as they are, after spirv-opt -O, and after hone -O. The figures are in testdata, by
// version of the driver.
package fossil

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"hone/vulkan/internal/measure"
)

// Families are the hardware that the set is compiled for.
var Families = []string{"NAVI31", "NAVI21", "VEGA10", "POLARIS10"}

// Modules are the set, by their names in testdata/shaders: small and large shaders of each stage.
var Modules = []string{
	"asm/groups.spv",
	"asm/phis.spv",
	"glsl/arrays.comp.spv",
	"glsl/bitonic.comp.spv",
	"glsl/blur.comp.spv",
	"glsl/fft.comp.spv",
	"glsl/fur.geom.spv",
	"glsl/globals.comp.spv",
	"glsl/hash.comp.spv",
	"glsl/inout_calls.frag.spv",
	"glsl/interpolate.frag.spv",
	"glsl/ladder.tesc.spv",
	"glsl/ladder.tese.spv",
	"glsl/loops.comp.spv",
	"glsl/matmul.comp.spv",
	"glsl/matrices.vert.spv",
	"glsl/meshlets.mesh.spv",
	"glsl/meshlets.task.spv",
	"glsl/nonuniform.frag.spv",
	"glsl/particles.comp.spv",
	"glsl/prefix_sum.comp.spv",
	"glsl/raymarch.frag.spv",
	"glsl/sort_keys.comp.spv",
	"glsl/structs.comp.spv",
	"glsl/subgroups.comp.spv",
	"glsl/texturing.frag.spv",
	"glsl/uber.frag.spv",
	"hlsl/terrain.tesc.hlsl.spv",
	"hlsl/transform.vert.hlsl.spv",
	"pictures/noise.frag.spv",
	"pictures/spheres.frag.spv",
	"kernels/attention.comp.spv",
	"kernels/convolution.comp.spv",
	"kernels/cull.comp.spv",
	"kernels/hash.comp.spv",
	"kernels/matvec_q4.comp.spv",
	"kernels/nbody.comp.spv",
	"kernels/quantize.comp.spv",
	"kernels/reduce.comp.spv",
	"kernels/skinning.comp.hlsl.spv",
	"kernels/softmax.comp.spv",
}

// statistics are those that are kept.
var statistics = []string{"Code size", "VGPRs", "SGPRs", "Spilled VGPRs", "Latency", "Inverse Throughput"}

// Figures are the statistics of the set's pipelines, by family, module and variant.
type Figures map[Key][]float64

// Key is a pipeline of the set.
type Key struct{ Family, Module, Variant string }

func (k Key) String() string { return k.Family + " " + k.Module + ", " + k.Variant }

// Add adds results for a family. Pipelines that could not be created are not among the figures.
func (f Figures) Add(family string, r *measure.Results) {
	for i := range r.Pipelines {
		p := &r.Pipelines[i]
		if p.Failed != "" {
			continue
		}
		var list []float64
		for _, name := range statistics {
			list = append(list, p.Statistics[name])
		}
		f[Key{family, p.File + strings.TrimSuffix(" "+p.Entry, " "), r.Variants[p.Variant]}] = list
	}
}

// keys returns the pipelines in order.
func (f Figures) keys() []Key {
	return slices.SortedFunc(maps.Keys(f), func(a, b Key) int { return strings.Compare(a.String(), b.String()) })
}

// Text returns the figures as a table with tabs.
func (f Figures) Text() string {
	var b strings.Builder
	b.WriteString("family\tmodule\tvariant\t" + strings.Join(statistics, "\t") + "\n")
	for _, k := range f.keys() {
		b.WriteString(k.Family + "\t" + k.Module + "\t" + k.Variant)
		for _, v := range f[k] {
			b.WriteString("\t" + strconv.FormatFloat(v, 'f', -1, 64))
		}
		b.WriteString("\n")
	}
	return b.String()
}

// Parse reads the form of Text.
func Parse(text string) (Figures, error) {
	f := Figures{}
	for i, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		columns := strings.Split(line, "\t")
		if i == 0 {
			continue
		}
		if len(columns) != 3+len(statistics) {
			return nil, fmt.Errorf("line %d has %d columns, not %d", i+1, len(columns), 3+len(statistics))
		}
		var list []float64
		for _, c := range columns[3:] {
			v, err := strconv.ParseFloat(c, 64)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", i+1, err)
			}
			list = append(list, v)
		}
		f[Key{columns[0], columns[1], columns[2]}] = list
	}
	return f, nil
}

// Lost returns the pipelines of families that there were and are no more.
func (f Figures) Lost(now Figures) (lost []Key) {
	for _, k := range f.keys() {
		if _, ok := now[k]; !ok {
			lost = append(lost, k)
		}
	}
	return lost
}

// Changes returns a line for each variant and statistic whose sum over all pipelines has changed.
func (f Figures) Changes(now Figures) (lines []string) {
	type sums struct{ was, is float64 }
	for s, name := range statistics {
		byVariant := map[string]sums{}
		for k, was := range f {
			if is, ok := now[k]; ok {
				v := byVariant[k.Variant]
				byVariant[k.Variant] = sums{v.was + was[s], v.is + is[s]}
			}
		}
		for _, variant := range slices.Sorted(maps.Keys(byVariant)) {
			if v := byVariant[variant]; v.was != v.is {
				lines = append(lines, fmt.Sprintf("%s, %s: %.0f -> %.0f (%+.2f %%)", variant, name, v.was, v.is,
					100*(v.is-v.was)/max(v.was, 1)))
			}
		}
	}
	return lines
}
