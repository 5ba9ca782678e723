package hone

import (
	"errors"
	"flag"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"hone/cleanup"
	"hone/fold"
	"hone/instrument"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/lower/buffers"
	"hone/lower/legalize"
	"hone/lower/precision"
	"hone/lower/target"
	"hone/lower/words"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

var (
	meaning       = flag.Int("meaning", 32, "how many generated shaders TestMeaning runs each pass over")
	meaningStages = flag.Int("meaning-stages", 0, "TestMeaning runs each pass over the vertex and fragment shaders of "+
		"each `N`th module, too; 0 for none")
)

// TestMeaning runs each pass, alone and after those that take variables apart, and the levels over the shaders of all
// modules whose invocations work together or emit vertices, and over generated ones, and compares what they store
// before and after; of lowerings it runs several together. All checks are on, and spirv-val is asked about what comes
// of a generated shader.
//
//	go test . -run Meaning -meaning 2000 -timeout 2h -v
//
// runs over many more, each lowering alone, and prints what was compared. With -meaning-stages 1 the vertex and
// fragment shaders of all modules are among them, which takes hours.
func TestMeaning(t *testing.T) {
	x := newExaminer(t)
	t.Run("modules", func(t *testing.T) {
		for i, file := range corpus.All(t) {
			models := []spirv.ExecutionModel{spirv.ExecutionModelGLCompute, spirv.ExecutionModelKernel,
				spirv.ExecutionModelGeometry, spirv.ExecutionModelTessellationControl, spirv.ExecutionModelTaskEXT,
				spirv.ExecutionModelMeshEXT}
			if *meaningStages > 0 && i%*meaningStages == 0 {
				models = append(models, spirv.ExecutionModelVertex, spirv.ExecutionModelFragment)
			}
			t.Run(file.Name, func(t *testing.T) {
				t.Parallel()
				bin := irtest.Load(t, file)
				for _, model := range models {
					for _, entry := range shadersOf(t, bin, model) {
						x.countStage(model, x.shader(t, file.Name+" "+entry, bin, compare.Options{Entry: entry, Runs: 6,
							Steps: 1 << 18}, ""))
					}
				}
			})
		}
		t.Cleanup(func() {
			if x.shaders < 15 {
				t.Errorf("only %d shaders were compared", x.shaders)
			}
		})
	})
	t.Run("generated", func(t *testing.T) {
		for i := range *meaning {
			t.Run(fmt.Sprint(i), func(t *testing.T) {
				t.Parallel()
				o := shaders[i%len(shaders)]
				seed := uint64(i / len(shaders))
				bin := irtest.Assemble(t, shadergen.Generate(seed, o), o.Version())
				name := fmt.Sprintf("shader %d of %+v", seed, o)
				if !x.shader(t, name, bin, compare.Options{Runs: 6, Groups: [3]int{3, 1, 1}, Elements: 512, Steps: 1 << 18},
					o.Environment()) {
					t.Error("not decided, though nothing in it is undefined")
				}
			})
		}
	})
	x.summary(t)
}

// shaders are the options of generated shaders, in turn.
var shaders = []shadergen.Options{
	{Size: 20, Narrow: true, Wide: true, Half: true, Double: true, Barriers: true, Subgroups: true, Constants: true},
	{Size: 60, Exact: true},
	{Size: 30, Constants: true, Modern: true},
	{Size: 100, Barriers: true},
	{Size: 40, Exact: true, Narrow: true, Half: true},
	{Size: 50, Wide: true, Double: true, Modern: true, Barriers: true},
	{Size: 30, Subgroups: true, Exact: true},
	{Size: 150},
	{Size: 30, Exact: true, Flow: true},
	{Size: 50, Narrow: true, Wide: true, Constants: true, Flow: true},
	{Size: 20, Exact: true, Modern: true, Barriers: true, Flow: true},
	{Size: 40, Flow: true},
	{Size: 60, Exact: true, Algebra: true},
	{Size: 60, Narrow: true, Wide: true, Half: true, Double: true, Algebra: true},
	{Size: 40, Modern: true, Algebra: true},
	{Size: 40, Exact: true, Narrow: true, Wide: true, Half: true, Double: true, Algebra: true},
	{Size: 60, Exact: true, Records: true},
	{Size: 40, Exact: true, Records: true, Modern: true, Barriers: true, Flow: true},
	{Size: 60, Exact: true, Calls: true},
	{Size: 60, Exact: true, Calls: true, Narrow: true, Modern: true, Barriers: true, Flow: true},
}

// computeShaders returns the names of the compute shaders and kernels of a module.
func computeShaders(t *testing.T, bin *spirv.Binary) []string {
	return shadersOf(t, bin, spirv.ExecutionModelGLCompute, spirv.ExecutionModelKernel)
}

// shadersOf returns the names of the shaders of a module that have one of some execution models.
func shadersOf(t *testing.T, bin *spirv.Binary, models ...spirv.ExecutionModel) (names []string) {
	m, err := ir.Read(bin)
	if err != nil {
		return nil // a module that hone refuses
	}
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint && slices.Contains(models, spirv.ExecutionModel(in.Word(0))) {
			name, _, _ := spirv.String(in.Words()[2:])
			names = append(names, name)
		}
	}
	return names
}

// examiner runs pipelines over shaders and compares. It counts what it compared.
type examiner struct {
	registry  *pass.Registry
	pipelines []string

	mu               sync.Mutex
	shaders          int                             // whose results are determined
	changed          int                             // what pipelines made of them
	compared, stored int                             // scalars in the runs of the shaders
	done, skipped    int                             // runs: those that take too many steps are skipped
	undecided        []string                        // shader: reason
	stages           map[spirv.ExecutionModel][2]int // by stage, of modules: shaders that were compared, and all
}

func newExaminer(t *testing.T) *examiner {
	r := allPasses()
	x := &examiner{registry: r}
	for _, l := range Levels {
		if !slices.Contains(x.pipelines, l.Pipeline) {
			x.pipelines = append(x.pipelines, l.Pipeline)
		}
	}
	x.pipelines = append(x.pipelines, alone(keepMeaning(r.Passes()))...)
	return x
}

// allPasses is a registry of hone's passes, which tests that run many pipelines share.
var allPasses = sync.OnceValue(func() *pass.Registry {
	r, err := pass.NewRegistry(Passes()...)
	if err != nil {
		panic(err)
	}
	return r
})

// parsePipeline returns the pipeline of a text, of hone's passes.
func parsePipeline(t *testing.T, text string) *pass.Pipeline {
	t.Helper()
	p, err := allPasses().Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// alone returns each of some passes by itself, and where it finds more to do. Lowerings look at single instructions,
// and there are many: of these several go together, but for long runs.
func alone(passes []*pass.Pass) (list []string) {
	var lowerings []string
	for _, p := range passes {
		if strings.HasPrefix(p.Name, target.Prefix) {
			lowerings = append(lowerings, p.Name)
			continue
		}
		list = append(list, p.Name, "sroa,mem2reg,"+p.Name)
	}
	together := 8
	if *meaning > 100 {
		together = 1
	}
	for some := range slices.Chunk(lowerings, together) {
		list = append(list, strings.Join(some, ","))
	}
	return list
}

// keepMeaning returns the passes but for those after which a module can't be specialized as before (runs with other
// values of specialization constants are different then), that which lets what is out of bounds be in bounds, those by
// which a byte that two invocations store may have bits of both, split-descriptors and separate-bindings, which give
// descriptors other bindings, and those of precision, which have tests of their own.
// Features that instrument are compared as such (features).
func keepMeaning(passes []*pass.Pass) []*pass.Pass {
	return slices.DeleteFunc(slices.Clone(passes), func(p *pass.Pass) bool {
		return strings.HasPrefix(p.Name, instrument.Prefix) || p.Name == "freeze-spec-const" ||
			p.Name == "lower-robust-access" || p == precision.RelaxFloatOps ||
			p == precision.RelaxedToHalf || slices.Contains(buffers.Passes(), p) ||
			p == words.Float64 || p == words.HalfToFloat || p == legalize.SplitDescriptors ||
			p == cleanup.SeparateBindings
	})
}

// shader compares a shader with what each pipeline makes of it. It reports whether there was anything to compare.
// environment is for spirv-val, "" to leave that out.
func (x *examiner) shader(t *testing.T, name string, bin *spirv.Binary, o compare.Options, environment string) bool {
	t.Helper()
	reference, self := x.reference(t, name, bin, o)
	if self.Verdict == compare.Undecided && !o.Exact { // a branch on an inexact value, say: no pass is to change even that
		o.Exact = true
		reference, self = x.reference(t, name, bin, o)
	}
	if self.Verdict == compare.Undecided {
		x.notCompared(name, self.Reason)
		return false
	}
	n := x.run(t, name, bin, x.pipelines, o, reference, self.Verdict, environment)
	if *meaning > 100 || crc32.ChecksumIEEE([]byte(name))%6 == 0 {
		o.Added = true
		reference, self := x.reference(t, name, bin, o)
		n += x.run(t, name, bin, features(x.registry.Passes()), o, reference, self.Verdict, environment)
	}
	x.count(self, n)
	return true
}

// features returns the pipelines of features that instrument, which add buffers: all together and, in long runs, each
// by itself. The one that keeps accesses within bounds has other results where they are not.
func features(passes []*pass.Pass) (list []string) {
	for _, p := range passes {
		if strings.HasPrefix(p.Name, instrument.Prefix) && p != instrument.BoundsClampPass {
			list = append(list, p.Name)
		}
	}
	all := strings.Join(list, ",")
	if *meaning > 100 {
		return append(list, all, all+",O", "O,"+all)
	}
	return []string{all}
}

// anyEnvironment is for modules that may be meant for any environment.
const anyEnvironment = "any"

// run runs pipelines over a module with all checks on, asks spirv-val about what comes of it, unless environment is "",
// and compares it with the reference, which was made with the options, unless that is nil. decided is how the module
// compares with itself: where not even that is decided, only a difference is a fault. Outputs with the same code are
// run once. It returns how many modules with different code came of it.
func (x *examiner) run(t *testing.T, name string, bin *spirv.Binary, pipelines []string, o compare.Options,
	reference *compare.Reference, decided compare.Verdict, environment string) int {
	t.Helper()
	var outputs, codes [][]uint32
	for _, text := range pipelines {
		p, err := x.registry.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		m := parsed(t, bin)
		if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
			t.Errorf("%s: %s: %v", name, text, err)
			continue
		}
		out := irtest.Write(t, m)
		if slices.ContainsFunc(outputs, func(w []uint32) bool { return slices.Equal(w, out.Words) }) ||
			slices.Equal(out.Words, bin.Words) {
			m.Release()
			continue // which has been compared
		}
		outputs = append(outputs, out.Words)
		msg := ""
		switch environment {
		case "":
		case anyEnvironment:
			msg = passtest.ValidateAny(t, out)
		default:
			msg = passtest.Validate(t, out, environment)
		}
		if msg != "" {
			t.Errorf("%s: %s: spirv-val: %s", name, text, msg)
		}
		code := codeOf(t, m)
		if slices.ContainsFunc(codes, func(w []uint32) bool { return slices.Equal(w, code) }) {
			m.Release()
			continue
		}
		codes = append(codes, code)
		if reference == nil {
			m.Release()
			continue
		}
		c := reference.Compare(m)
		if costs := p.Costs(); c.Verdict == compare.Different && len(costs) > 0 {
			c = comparedWithin(t, bin, m, o, costs)
		}
		if c.Verdict == compare.Different || decided == compare.Equal && c.Verdict != compare.Equal {
			t.Errorf("%s after %s: %s: %s", name, text, c.Verdict, c.Reason)
		}
		m.Release()
	}
	return len(codes)
}

// comparedWithin compares a module with what lowerings made of it, whose results may be off by their costs.
func comparedWithin(t *testing.T, bin *spirv.Binary, lowered *ir.Module, o compare.Options,
	costs []fold.Cost) *compare.Result {
	t.Helper()
	if err := o.Allow(costs); err != nil {
		t.Fatal(err)
	}
	reference, err := compare.NewReference(parsed(t, bin), o)
	if err != nil {
		t.Fatal(err)
	}
	return reference.Compare(lowered)
}

// codeOf returns the words of a module without names, debug information and unused globals, its ids in the order of
// their definitions: modules that differ in such things alone run in the same way. TestMeaning runs the passes that
// remove them, too.
func codeOf(t *testing.T, m *ir.Module) []uint32 {
	t.Helper()
	bare := parsed(t, irtest.Write(t, m))
	if _, err := barePipeline().Run(bare, pass.Options{}); err != nil {
		t.Fatal(err)
	}
	defer bare.Release()
	return irtest.Write(t, bare).Words
}

var barePipeline = sync.OnceValue(func() *pass.Pipeline {
	p, err := allPasses().Parse("strip-debug,unused,compact-ids")
	if err != nil {
		panic(err)
	}
	return p
})

// countStage counts a shader of a module by its stage.
func (x *examiner) countStage(model spirv.ExecutionModel, compared bool) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.stages == nil {
		x.stages = map[spirv.ExecutionModel][2]int{}
	}
	n := x.stages[model]
	if n[1]++; compared {
		n[0]++
	}
	x.stages[model] = n
}

// count counts a shader that was compared with what n pipelines made of it.
func (x *examiner) count(self *compare.Result, n int) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.shaders++
	x.changed += n
	x.compared += self.Compared
	x.stored += self.Stored
	x.done += self.Runs
	x.skipped += self.Skipped
}

// reference makes a shader that others are compared with, and compares it with itself.
func (x *examiner) reference(t *testing.T, name string, bin *spirv.Binary, o compare.Options) (*compare.Reference,
	*compare.Result) {
	t.Helper()
	r, err := compare.NewReference(parsed(t, bin), o)
	var unsupported *vm.Unsupported
	if errors.As(err, &unsupported) {
		return nil, &compare.Result{Verdict: compare.Undecided, Reason: err.Error()}
	}
	if err != nil {
		t.Fatal(err)
	}
	self := r.Compare(parsed(t, bin))
	if self.Verdict == compare.Different {
		t.Errorf("%s: different from itself: %s", name, self.Reason)
	}
	return r, self
}

func parsed(t *testing.T, bin *spirv.Binary) *ir.Module {
	t.Helper()
	m := irtest.Read(t, bin)
	return m
}

func (x *examiner) notCompared(name, reason string) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.undecided = append(x.undecided, name+": "+reason)
}

// summary prints what was compared.
func (x *examiner) summary(t *testing.T) {
	t.Logf("%d shaders: %d other modules compared in %d runs of a shader (%d take too long); %d of %d scalars that the "+
		"shaders store are determined",
		x.shaders, x.changed, x.done, x.skipped, x.compared, x.stored)
	for _, model := range slices.Sorted(maps.Keys(x.stages)) {
		t.Logf("%s: %d of %d shaders of modules are compared after each pipeline", model, x.stages[model][0],
			x.stages[model][1])
	}
	slices.Sort(x.undecided)
	t.Logf("%d shaders are not compared:\n%s", len(x.undecided), strings.Join(x.undecided, "\n"))
}
