package measure

import (
	"bytes"
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"hone/internal/corpus"
	"hone/spirv/asm"
	"hone/vulkan"
	"hone/vulkan/internal/drivers"
	"hone/vulkan/internal/figures"
	"hone/vulkan/internal/variants"
)

func TestMain(m *testing.M) {
	vulkan.Serve()
	os.Exit(m.Run())
}

const module = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %n SpecId 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u = OpTypeInt 32 0
%n = OpSpecConstant %u 1
%main = OpFunction %void None %fn
%l = OpLabel
MORE
OpReturn
OpFunctionEnd
`

// folders writes modules with so many additions into folders beside each other: counts by folder and file.
func folders(t *testing.T, counts map[string]map[string]int) (list []string) {
	t.Helper()
	root := t.TempDir()
	for folder, files := range counts {
		path := filepath.Join(root, folder)
		if err := os.MkdirAll(path, 0o777); err != nil {
			t.Fatal(err)
		}
		for file, n := range files {
			text := strings.ReplaceAll(module, "MORE\n", strings.Repeat("%ADD = OpIAdd %u %n %n\n", n))
			for i := 0; strings.Contains(text, "%ADD"); i++ {
				text = strings.Replace(text, "%ADD", "%a"+string(rune('a'+i)), 1)
			}
			bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{Target: "spv1.3"})
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(path, file), bin.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		list = append(list, path)
	}
	slices.Sort(list)
	return list
}

// standIn stands in for a driver. Its code is as long as the module and the value of the constant; a module with 9
// additions crashes it.
type standIn struct{ empty int }

func (d standIn) Statistics(p *vulkan.Pipeline) ([]vulkan.Executable, error) {
	s := &p.Stages[0]
	additions := (len(s.Words) - d.empty) / 5
	if additions == 9 {
		return nil, errors.New("crash")
	}
	code := float64(10 + additions)
	for _, c := range s.Spec {
		code += float64(c.Data[0])
	}
	list := []vulkan.Statistic{{Name: "Code size", Value: code}, {Name: "Spills", Value: float64(max(additions-2, 0))},
		{Name: "Stack", Value: 0}, {Name: "Subgroups per SIMD", Value: 100 / code}, {Name: "Hash", Value: code}}
	return []vulkan.Executable{{Stages: vulkan.StageBit(s.Model), Statistics: list},
		{Stages: 1, Statistics: []vulkan.Statistic{{Name: "Code size", Value: 1000}}}}, nil
}

// CreationTimes takes as many milliseconds as there are additions, and one.
func (d standIn) CreationTimes(list []vulkan.Pipeline, order []int) (times []time.Duration, err error) {
	for _, i := range order {
		n := (len(list[i].Stages[0].Words) - d.empty) / 5
		times = append(times, time.Duration(n+1)*time.Millisecond)
	}
	return times, nil
}

// results measures modules with the stand-in.
func results(t *testing.T, jobs int) (*Results, []string) {
	t.Helper()
	list := folders(t, map[string]map[string]int{
		"a": {"x.spv": 0, "y.spv": 2, "z.spv": 4},
		"b": {"x.spv": 2, "y.spv": 2, "z.spv": 9},
		"c": {"x.spv": 0, "y.spv": 6, "z.spv": 2},
	})
	set, err := variants.Of(list, nil)
	if err != nil {
		t.Fatal(err)
	}
	plain, err := set.Variants[0].Read("x.spv")
	if err != nil {
		t.Fatal(err)
	}
	r, err := Run(set, Options{Constants: variants.Constants{"y.spv": {"0", "8"}}, Runs: 3, Jobs: jobs,
		Open: func() (Creator, error) { return standIn{len(plain.Words)}, nil }})
	if err != nil {
		t.Fatal(err)
	}
	r.Driver = "stand-in"
	return r, list
}

// TestMeans: code is 10, and one for each addition, and the constant. Of a it is 10, 12, 20 and 14; of b 12, 12, 20 and
// no pipeline; of c 10, 16, 24 and 12. Spills are 0, 0, 0, 2; 0, 0, 0; 0, 4, 4, 0.
func TestMeans(t *testing.T) {
	r, list := results(t, 2)
	for i, s := range r.Summaries() {
		want := []struct {
			pipelines            int
			code, creation, more float64
		}{
			{4, 1, 1, 1},
			{3, math.Cbrt(12.0 / 10), math.Cbrt(3), math.Cbrt(10.0 / 12)},
			{4, root4(16.0 / 12 * 24 / 20 * 12 / 14), root4(7.0 / 3 * 7 / 3 * 3 / 5), root4(12.0 / 16 * 20 / 24 * 14 / 12)},
		}[i]
		if s.Name != list[i] || s.Pipelines != want.pipelines {
			t.Errorf("%s has %d pipelines, want %s with %d", s.Name, s.Pipelines, list[i], want.pipelines)
		}
		for name, mean := range map[string]float64{"Code size": want.code, Creation: want.creation,
			"Subgroups per SIMD": want.more} {
			if got := s.Means[name]; got == nil || math.Abs(*got-mean) > 1e-12 {
				t.Errorf("%s: %s is %s, want %v", s.Name, name, Ratio(got), mean)
			}
		}
		if stack, ok := s.Means["Stack"]; !ok || stack != nil {
			t.Errorf("%s: the ratio of two sums of 0 is %s", s.Name, Ratio(stack))
		}
		if hash := s.Means["Hash"]; hash == nil || *hash != *s.Means["Code size"] {
			t.Errorf("%s: the mean of hashes is %s", s.Name, Ratio(hash))
		}
	}
	s := r.Summaries()
	if got := s[1].Means["Spills"]; got != nil { // the pipeline with spills is not among those of b
		t.Errorf("spills of b: %v, want none", *got)
	}
	if got := s[2].Means["Spills"]; got == nil || *got != 4 {
		t.Errorf("spills of c: %s, want 4", Ratio(got))
	}
	var worse []string
	for _, w := range s[2].Worse {
		worse = append(worse, w.Pipeline.title()+": "+w.String())
	}
	want := []string{
		"y.spv 0: Code size 12 -> 16, Spills 0 -> 4, Subgroups per SIMD 8.333333333333334 -> 6.25",
		"y.spv 8: Code size 20 -> 24, Spills 0 -> 4, Subgroups per SIMD 5 -> 4.166666666666667",
	}
	if !slices.Equal(worse, want) {
		t.Errorf("worse in c: %q, want %q", worse, want)
	}
	if list := r.Failures(); len(list) != 1 || list[0].Failed != "crash" || list[0].title() != "z.spv" {
		t.Errorf("failures %+v", list)
	}
}

func root4(x float64) float64 { return math.Sqrt(math.Sqrt(x)) }

// TestJobs: any number of jobs gives the same results.
func TestJobs(t *testing.T) {
	one, _ := results(t, 1)
	three, _ := results(t, 3)
	if !reflect.DeepEqual(one.Pipelines, three.Pipelines) {
		t.Errorf("one job gives %+v\nthree give %+v", one.Pipelines, three.Pipelines)
	}
}

// TestDeadline: when the time is up, the files that are left have failed.
func TestDeadline(t *testing.T) {
	set, err := variants.Of(folders(t, map[string]map[string]int{"a": {"x.spv": 0}, "b": {"x.spv": 1}}), nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Run(set, Options{Deadline: time.Now().Add(-time.Second),
		Open: func() (Creator, error) { return standIn{}, nil }})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range r.Pipelines {
		if p.Failed != figures.ErrLate.Error() {
			t.Errorf("%s, %s: %q, want %q", p.File, r.Variants[p.Variant], p.Failed, figures.ErrLate)
		}
	}
	if len(r.Pipelines) != 2 {
		t.Errorf("%d pipelines, want 2", len(r.Pipelines))
	}
}

// TestForms: the forms for programs have the names that their readers look for.
func TestForms(t *testing.T) {
	r, list := results(t, 1)
	var text bytes.Buffer
	if err := r.WriteJSON(&text); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Driver   string
		Variants []struct {
			Name      string
			Pipelines int
			Means     map[string]*float64
		}
		Pipelines []struct {
			File, Constants, Variant string
			Statistics               map[string]float64
			CreationUS               float64 `json:"creation_us"`
		}
		Failed []struct{ File, Constants, Variant, Reason string }
	}
	d := json.NewDecoder(&text)
	if err := d.Decode(&got); err != nil {
		t.Fatal(err)
	}
	if got.Driver != "stand-in" || len(got.Variants) != 3 || len(got.Pipelines) != 11 || len(got.Failed) != 1 {
		t.Fatalf("%+v", got)
	}
	if v := got.Variants[2]; v.Name != list[2] || v.Pipelines != 4 || *v.Means["Spills"] != 4 || v.Means["Stack"] != nil {
		t.Errorf("variant %+v", v)
	}
	p := got.Pipelines[4]
	if p.File != "y.spv" || p.Constants != "0" || p.Variant != list[1] || p.Statistics["Code size"] != 12 ||
		p.CreationUS != 3000 {
		t.Errorf("pipeline %+v", p)
	}
	if f := got.Failed[0]; f.File != "z.spv" || f.Variant != list[1] || f.Reason != "crash" {
		t.Errorf("failure %+v", f)
	}
	text.Reset()
	if err := r.WriteCSV(&text); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(text.String(), "\n")
	if want := "file,entry,constants,variant,failed,creation_us," +
		"Code size,Spills,Stack,Subgroups per SIMD,Hash"; lines[0] != want {
		t.Errorf("headings %q, want %q", lines[0], want)
	}
	if want := "y.spv,,8," + list[2] + ",,7000,24,4,0,4.166666666666667,24"; !slices.Contains(lines, want) {
		t.Errorf("%q is not in\n%s", want, text.String())
	}
	if want := "z.spv,,," + list[1] + ",crash,,,,,,"; !slices.Contains(lines, want) {
		t.Errorf("%q is not in\n%s", want, text.String())
	}
	text.Reset()
	if err := r.WriteText(&text); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"1.0627", "2 of 4 pipelines have a figure", "y.spv 8: Code size 20 -> 24",
		"1 pipelines could not be created", "z.spv, " + list[1] + ": crash"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("%q is not in\n%s", want, text.String())
		}
	}
	if strings.Contains(text.String(), "Hash") {
		t.Errorf("a hash is a cost in\n%s", text.String())
	}
}

// TestRADV: a driver without hardware gives the same figures in two runs, for shaders of all stages that it has.
func TestRADV(t *testing.T) {
	d, err := drivers.Find("radv:NAVI31")
	if err != nil {
		t.Skip(err)
	}
	defer d.Close()
	root := t.TempDir()
	for _, name := range []string{"glsl/blur.comp.spv", "glsl/grid.vert.spv", "glsl/discard.frag.spv", "glsl/fur.geom.spv",
		"glsl/ladder.tesc.spv", "glsl/ladder.tese.spv", "glsl/meshlets.mesh.spv", "glsl/meshlets.task.spv",
		"glsl/path.rgen.spv", "opencl/flow.cl.spv"} {
		data, err := os.ReadFile(filepath.Join(corpus.Root(), "testdata", "shaders", name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, filepath.Base(name)), data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	set, err := variants.Of([]string{root}, []variants.Optimizer{variants.Pipeline("-O", "O")})
	if err != nil {
		t.Fatal(err)
	}
	var before *Results
	for range 2 {
		r, err := With(d, "", set, Options{Runs: 1, Jobs: 2})
		if errors.Is(err, vulkan.ErrMissing) {
			t.Skip(err)
		}
		if err != nil {
			t.Fatal(err)
		}
		if r.Kernels != 1 || len(r.Pipelines) != 18 {
			t.Errorf("%d kernels and %d pipelines, want 1 and 18", r.Kernels, len(r.Pipelines))
		}
		for i := range r.Pipelines {
			p := &r.Pipelines[i]
			if p.Failed != "" || p.Statistics["Code size"] <= 0 || p.Statistics["Latency"] <= 0 || p.Creation <= 0 {
				t.Errorf("%s, %s: %v in %v, %s", p.File, r.Variants[p.Variant], p.Statistics, p.Creation, p.Failed)
			}
			p.Creation = 0
		}
		if before != nil && !reflect.DeepEqual(before, r) {
			t.Errorf("two runs differ: %+v\n%+v", before, r)
		}
		before = r
	}
}
