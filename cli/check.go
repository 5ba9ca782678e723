package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"github.com/urfave/cli/v3"

	"hone/internal/verdicts"
	"hone/internal/wording"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/inputs"
)

func (s *session) checkCommand() *cli.Command {
	return &cli.Command{
		Name:      "check",
		Usage:     "compare what two modules do",
		UsageText: "hone check A B [--runs N] [--seed S] [--entry NAME] [--map FILE] [FLAG...]",
		Description: `A and B are modules or their text, or folders of modules; A is the reference. The shaders of both, compute, graphics, ray and kernels, are run on the same random
inputs, and what they store is compared: bit for bit, except where A leaves it open. Then B may store what
Vulkan's rules of precision allow, and what depends on an undefined value is not compared. The exit status is 0 if
they are equal, 1 if they are different, and 3 if that is not decided.

Examples:
  hone check shader.spv smaller.spv
  hone check shader.spv smaller.spv --runs 100 --seed 7
  hone check shader.spv smaller.spv --time 60s
  hone check a.spv b.spv --entry main --groups 4,4 --elements 65536 --spec 0=16
  hone check a.spv b.spv --contract                   glslc -O made Fma of products and sums, say
  hone check a.spv b.spv --exact                      results of floats are to be the same bits
  hone check vulkan.spv lowered.spv --map map.yaml    push constants became a buffer, say
  hone check a.frag.spv b.frag.spv --image both.png   the pictures that they draw, and where these differ
  hone check shaders optimized --junit result.xml     each module of a folder and that with its name in the other`,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "entry", Usage: "compare the entry point `NAME`; all of them if it is left out", OnlyOnce: true},
			&cli.IntFlag{Name: "runs", Usage: "compare `N` runs; 16 if it is left out", OnlyOnce: true, HideDefault: true},
			&cli.Uint64Flag{Name: "seed", Usage: "choose the inputs of the seed `S`; 0 if it is left out", OnlyOnce: true, HideDefault: true},
			&cli.DurationFlag{Name: "time", Usage: "go on for `TIME`, such as 60s, with one seed after the other; each ends what it has begun", OnlyOnce: true, HideDefault: true},
			&cli.StringFlag{Name: "groups", Usage: "run `X,Y,Z` workgroups; if it is left out, 2,1,1 and in some runs others", OnlyOnce: true},
			&cli.StringFlag{Name: "local", Usage: "a workgroup of a kernel that leaves it open has `X,Y,Z` invocations; if it is left out, 32,1,1 or what its hint says, and in some runs others", OnlyOnce: true},
			&cli.IntFlag{Name: "elements", Usage: "runtime arrays have `N` elements; if it is left out, 256 (1024 for kernels), or 4096 where most indices are beyond that, and in some runs few", OnlyOnce: true, HideDefault: true},
			&cli.StringSliceFlag{Name: "spec", Usage: "set a specialization constant of both, by SpecId or name: `ID=VALUE`; others have their defaults, and in some runs other values"},
			&cli.IntFlag{Name: "subgroup", Usage: "a subgroup has `N` invocations, 1 to 64; if it is left out, 32, and in some runs other sizes", OnlyOnce: true, HideDefault: true},
			&cli.StringFlag{Name: "steps", Usage: "leave out runs in which a workgroup of A takes more than `N` instructions; 2^16 if it is left out, 2^20 where few end within that", OnlyOnce: true},
			&cli.BoolFlag{Name: "contract", Usage: "let B compute a product and a sum of A as one operation where NoContraction does not forbid it"},
			&cli.BoolFlag{Name: "relaxed", Usage: "let B compute with floats of 16 bits what is RelaxedPrecision in A"},
			&cli.BoolFlag{Name: "single", Usage: "let B compute with floats of 32 bits what has 16 or 64 in A, as half-to-float and float64-to-32 do"},
			fastMathFlag("let B compute what `LIST` lets hone opt --fast-math make of A"),
			&cli.BoolFlag{Name: "exact", Usage: "give no operation any freedom"},
			&cli.BoolFlag{Name: "added", Usage: "let B have buffers that A lacks, as hone instrument adds them, and compare the rest"},
			&cli.BoolFlag{Name: "in-bounds", Usage: "leave out runs in which A accesses memory out of bounds"},
			&cli.BoolFlag{Name: "finite", Usage: "leave NaN, infinities and denormal numbers out of the floats among the inputs"},
			&cli.StringFlag{Name: "map", Usage: "take from the YAML `FILE` where B has what A has elsewhere: see doc/command.md", OnlyOnce: true},
			&cli.StringFlag{Name: "keep", Usage: "write the inputs that make a difference to `FILE`; one in the folder for temporary files if it is left out or can't be written", OnlyOnce: true},
			&cli.StringFlag{Name: "image", Usage: "draw the pictures of both fragment shaders, and where they differ, beside each other: write them to `FILE`, as PNG", OnlyOnce: true},
			&cli.StringFlag{Name: "size", Usage: "each picture has `WxH` pixels; 512x512 if it is left out", OnlyOnce: true},
			verdictFlags()[0],
			verdictFlags()[1],
			grammarFlag(),
		},
		Action: s.checkModules,
	}
}

// checkModules is hone check.
func (s *session) checkModules(_ context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	files := operands(c)
	if len(files) != 2 {
		return usagef("check: takes two modules, the reference and the one that is compared with it; there are %d",
			len(files))
	}
	k := &checker{session: s, a: files[0], b: files[1], keep: c.String("keep")}
	if c.IsSet("image") {
		if err := pictureName(c); err != nil {
			return err
		}
	}
	if c.IsSet("size") && !c.IsSet("image") {
		return usagef("check: --size says how a picture is drawn: it wants --image")
	}
	if c.IsSet("keep") && k.keep == "" {
		return usagef("check: --keep names no file")
	}
	for _, f := range files {
		if sameFile(f, k.keep) {
			return usagef("check: the inputs would overwrite %s", f)
		}
	}
	return notDecided(protect(k.b, func() error {
		if err := k.flags(c); err != nil {
			return err
		}
		if err := s.loadGrammar(c); err != nil {
			return err
		}
		if isFolder(k.a) && isFolder(k.b) {
			return k.checkFolders(c)
		}
		err := k.run(c)
		if failed := k.writeVerdicts("check", c.String("json"), c.String("junit"), k.found); failed != nil {
			return failed
		}
		return err
	}))
}

// notDecided returns err with the exit status of what is not decided where a file is at fault: that status says here
// that modules are different.
func notDecided(err error) error {
	var f *failure
	if errors.As(err, &f) && f.status == StatusInput {
		f.status = StatusUndecided
	}
	return err
}

// checker is one run of hone check.
type checker struct {
	*session
	a, b    string
	fileA   *moduleFile
	fileB   *moduleFile
	keep    string
	spec    []inputs.Assignment
	options compare.Options
	time    time.Duration
	entries []vm.EntryPoint
	folder  string // what a line begins with: the name of the file in a folder; "" for two modules
	found   []verdicts.Verdict
}

// flags reads what needs no module.
func (k *checker) flags(c *cli.Command) (err error) {
	o := &k.options
	for _, n := range []struct {
		flag string
		to   *int
		most int
	}{{"runs", &o.Runs, 1 << 20}, {"elements", &o.Elements, 1 << 24}, {"subgroup", &o.Subgroup, 64}} {
		if !c.IsSet(n.flag) {
			continue
		}
		if *n.to = c.Int(n.flag); *n.to < 1 || *n.to > n.most {
			return usagef("check: --%s %d: want 1 to %d", n.flag, *n.to, n.most)
		}
	}
	if k.time = c.Duration("time"); c.IsSet("time") && k.time <= 0 {
		return usagef("check: --time %s: want some time, as 60s", k.time)
	}
	if c.IsSet("groups") {
		if o.Groups, err = inputs.ParseGroups(c.String("groups")); err == nil && o.Groups[0]*o.Groups[1]*o.Groups[2] > 1<<16 {
			err = fmt.Errorf("%s: more than 65536 workgroups", c.String("groups"))
		}
		if err != nil {
			return usagef("check: --groups %w", err)
		}
	}
	if c.IsSet("local") {
		if o.Workgroup, err = inputs.ParseLocal(c.String("local")); err != nil {
			return usagef("check: --local %w", err)
		}
	}
	if c.IsSet("steps") {
		if o.Steps, err = inputs.ParseSteps(c.String("steps")); err != nil {
			return usagef("check: --steps %w", err)
		}
	}
	o.InBounds, o.Added, o.Finite = c.Bool("in-bounds"), c.Bool("added"), c.Bool("finite")
	o.Seed, o.Exact, o.Contract, o.Relaxed = c.Uint64("seed"), c.Bool("exact"), c.Bool("contract"), c.Bool("relaxed")
	o.Single = c.Bool("single")
	for _, freedom := range []string{"contract", "relaxed", "single"} {
		if o.Exact && c.Bool(freedom) {
			return usagef("check: --exact leaves nothing to --%s", freedom)
		}
	}
	if o.FastMath, err = fastMath(c); err != nil {
		return err
	}
	if o.Exact && o.FastMath != 0 {
		return usagef("check: --exact leaves nothing to --fast-math")
	}
	if k.spec, err = specFlag(c); err != nil {
		return err
	}
	if c.IsSet("map") {
		err = k.readMap(c.String("map"), o)
	}
	return err
}

// specFlag reads --spec.
func specFlag(c *cli.Command) (list []inputs.Assignment, err error) {
	for _, text := range c.StringSlice("spec") {
		name, value, ok := strings.Cut(text, "=")
		if name == "" || !ok || value == "" {
			return nil, usagef("%s: --spec %s: want ID=VALUE", c.Name, text)
		}
		list = append(list, inputs.Assignment{Name: name, Value: inputs.Source{Text: value}, Where: "--spec " + name + ": "})
	}
	return list, nil
}

// run compares the modules.
func (k *checker) run(c *cli.Command) error {
	a, err := k.module(k.a, &k.fileA)
	if err != nil {
		return err
	}
	b, err := k.module(k.b, &k.fileB)
	if err != nil {
		return err
	}
	if k.options.Spec, _, err = inputs.Spec(a, k.spec); err != nil {
		return inputFailure(err)
	}
	for _, e := range vm.EntryPoints(a) {
		if !c.IsSet("entry") || e.Name == c.String("entry") {
			k.entries = append(k.entries, e)
		}
	}
	if len(k.entries) == 0 {
		_, err := vm.Compile(a, vm.Options{Entry: c.String("entry")}) // for what it says
		return inputError(shown(k.a), err)
	}
	status := StatusOK
	for _, e := range k.entries {
		one, err := k.compare(a, b, e)
		if err != nil {
			return err
		}
		if status != StatusInput && one != StatusOK { // a difference says more than that something is not decided
			status = one
		}
	}
	if c.IsSet("image") {
		one, err := k.comparePictures(c, a, b)
		if err != nil {
			return err
		}
		if status != StatusInput && one != StatusOK {
			status = one
		}
	}
	if status != StatusOK {
		return &severalError{status}
	}
	return nil
}

// compare compares one entry point and prints what was found out. It returns the exit status.
func (k *checker) compare(a, b *ir.Module, e vm.EntryPoint) (int, error) {
	start := time.Now()
	if !e.Runs() {
		k.conclude(e, verdicts.Undecided, start, "%s is a %s shader, which is not run yet", shown(k.a), e.Model)
		return StatusUndecided, nil
	}
	if wrong := k.anotherStage(b, e); wrong != "" {
		k.conclude(e, verdicts.Undecided, start, "%s", wrong)
		return StatusUndecided, nil
	}
	o := k.options
	o.Entry = e.Name
	progress := k.watchRuns(&o)
	defer progress()
	end := time.Now().Add(k.time)
	all, err := compare.Repeat(a, b, o, func() bool { return time.Now().Before(end) })
	if err != nil {
		k.conclude(e, verdicts.Undecided, start, "%s", k.fileA.line(err))
		return StatusUndecided, nil
	}
	ref, c := all.Reference, all.Result
	progress()
	switch c.Verdict {
	case compare.Equal:
		k.conclude(e, verdicts.Verified, start, "%s", k.summary(a, all))
		return StatusOK, nil
	case compare.Undecided:
		reason := k.reason(b, o, c)
		if c.Runs+c.Idle > 0 {
			if all.Seeds > 1 {
				reason += fmt.Sprintf("; %d runs of %d seeds", c.Runs+c.Idle, all.Seeds)
			}
			reason += executed(a, all)
		}
		k.conclude(e, verdicts.Undecided, start, "%s", reason)
		k.sayCauses(a, c)
		return StatusUndecided, nil
	}
	k.conclude(e, verdicts.Different, start, "%s", k.named(c.Reason))
	if d := c.Difference; d != nil && d.Origin != nil {
		fmt.Fprintf(k.stdout, "    in B it is undefined since %s\n", newInstText(b).at(d.Origin))
	}
	if k.equalContracted(a, b, o) {
		fmt.Fprintf(k.stdout, "    B has Fma where A multiplies and adds: --contract allows that, and with it they are "+
			"equal\n")
	}
	if err := k.keepInputs(a, ref, c, e); err != nil { // they are different all the same
		k.report(err)
	}
	return StatusInput, nil
}

// module reads one of the modules, and keeps the file.
func (k *checker) module(name string, file **moduleFile) (*ir.Module, error) {
	f, err := k.readFile(name)
	if err != nil {
		return nil, err
	}
	*file = f
	return f.module()
}

// reason says why nothing is decided: what is wrong with the text of B has its place there.
func (k *checker) reason(b *ir.Module, o compare.Options, c *compare.Result) string {
	if o.Map != nil && o.Map.Entry != "" {
		o.Entry = o.Map.Entry
	}
	var wrong *spirv.Error
	if k.fileB.text == nil {
		return k.named(c.Reason)
	}
	if _, err := vm.Compile(b, vm.Options{Entry: o.Entry}); !errors.As(err, &wrong) {
		return k.named(c.Reason)
	}
	return k.fileB.line(wrong)
}

// anotherStage says that B has the entry point of A, but as another kind of shader, "" where that is not so.
func (k *checker) anotherStage(b *ir.Module, e vm.EntryPoint) string {
	name := e.Name
	if k.options.Map != nil && k.options.Map.Entry != "" {
		name = k.options.Map.Entry
	}
	for _, other := range vm.EntryPoints(b) {
		if other.Name == name && other.Model == e.Model {
			return ""
		}
	}
	for _, other := range vm.EntryPoints(b) {
		if other.Name == name {
			return fmt.Sprintf("%s is a %s shader in %s and a %s shader in %s", name, e.Model, shown(k.a), other.Model,
				shown(k.b))
		}
	}
	return ""
}

// named returns a reason with the names of the files for what package vm calls the modules.
func (k *checker) named(reason string) string {
	if rest, ok := strings.CutPrefix(reason, "the other module: "); ok {
		return shown(k.b) + ": " + rest
	}
	return reason
}

// watchRuns says on standard error how far a comparison is that takes some seconds, and again when it has taken twice
// as long. What it returns ends that; it may be called twice.
func (k *checker) watchRuns(o *compare.Options) (ended func()) {
	patience := cmp.Or(k.patience, 5*time.Second) + k.time
	start := time.Now()
	var next atomic.Int64 // when something is said
	next.Store(int64(patience))
	o.Progress = func(done, of int) {
		took, at := time.Since(start), next.Load()
		if took >= time.Duration(at) && next.CompareAndSwap(at, 2*int64(took)) {
			fmt.Fprintf(k.stderr, "%s: note: still comparing: %d of %d runs of this kind have ended after %.0f s; fewer "+
				"--runs or --steps take less\n", k.name, done, of, took.Seconds())
		}
	}
	return func() { next.Store(math.MaxInt64) }
}

// outcomeWord is what a user reads for an outcome.
func outcomeWord(o verdicts.Outcome) string {
	switch o {
	case verdicts.Verified:
		return "equal"
	case verdicts.Undecided:
		return "not decided"
	}
	return string(o)
}

// conclude prints what was found out about an entry point, and keeps it.
func (k *checker) conclude(e vm.EntryPoint, o verdicts.Outcome, start time.Time, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	k.say(e, "%s: %s", outcomeWord(o), text)
	if o == verdicts.Verified {
		text = ""
	}
	k.found = append(k.found, verdicts.Verdict{File: filepath.ToSlash(shown(k.a)), Shader: e.Name, Outcome: o,
		Reason: text, Seconds: time.Since(start).Seconds()})
}

// say prints a line about an entry point, with its name where there are several.
func (k *checker) say(e vm.EntryPoint, format string, args ...any) {
	fmt.Fprint(k.stdout, k.folder)
	if len(k.entries) > 1 {
		fmt.Fprintf(k.stdout, "%s: ", e.Name)
	}
	fmt.Fprintf(k.stdout, format+"\n", args...)
}

// summary says how much was compared.
func (k *checker) summary(a *ir.Module, all *compare.Series) string {
	c := all.Result
	s := wording.Plural(c.Runs, "run")
	if all.Seeds > 1 {
		s += fmt.Sprintf(" of %d seeds", all.Seeds)
	}
	s += fmt.Sprintf(", %s values stored, %d %% compared", wording.Grouped(c.Stored), int(100*c.Share()))
	if names := c.Silent(); len(names) > 0 {
		s += fmt.Sprintf(", nothing of %s", strings.Join(names, ", "))
	}
	if c.Idle > 0 {
		s += fmt.Sprintf("; %s stored nothing", wording.Plural(c.Idle, "more run"))
	}
	if c.Skipped > 0 {
		s += fmt.Sprintf("; %s could not be compared: %s", wording.Plural(c.Skipped, "more run"), c.SkipReason)
	}
	if c.Outside > 0 {
		s += fmt.Sprintf("; in %d of these runs A accesses memory out of bounds", c.Outside)
	}
	if !all.Reference.SampleIsUsual() {
		s += "; " + all.Reference.Sample()
	}
	return s + only("A", c.Lacks) + only("B", c.Adds) + executed(a, all)
}

// only says which specialization constants one of both modules has alone.
func only(module string, list []compare.SpecValue) string {
	if len(list) == 0 {
		return ""
	}
	var names []string
	for _, v := range list {
		names = append(names, strings.TrimSpace(fmt.Sprintf("%d %s", v.ID, v.Name)))
	}
	return fmt.Sprintf("; specialization constants that only %s has: %s", module, strings.Join(names, ", "))
}

// sayCauses says where what is not compared comes from, the first few of the instructions.
func (k *checker) sayCauses(a *ir.Module, c *compare.Result) {
	const most = 3
	if len(c.Causes) == 0 {
		return
	}
	text := newInstText(a)
	var lines []string
	for i := range c.Causes[:min(len(c.Causes), most)] {
		lines = append(lines, "in A "+c.Causes[i].Text(text.at))
	}
	if len(c.Causes) > most {
		lines = append(lines, fmt.Sprintf("and %s more", wording.Plural(len(c.Causes)-most, "cause")))
	}
	for _, line := range lines {
		fmt.Fprintf(k.stdout, "    %s\n", line)
	}
	k.found[len(k.found)-1].Causes = lines
}

// executed says how many blocks of the reference runs came to, and which ones they did not: the first of these by their
// lines, or by their labels where the module has none; and of how many OpSelect they chose one value only.
func executed(a *ir.Module, all *compare.Series) string {
	blocks, of := all.Unexecuted()
	count := fmt.Sprintf("; %d of %d blocks executed", of-len(blocks), of)
	text := newInstText(a)
	choices := ""
	if c := all.Result; c.Chosen < c.Selects { // a path that no run took is no block where it is a choice of values
		choices = fmt.Sprintf("; %d of %d OpSelect chose either value", c.Chosen, c.Selects)
		if list, _ := all.Reference.Unchosen(); len(list) > 0 {
			choices += ", not " + text.at(list[0])
		}
	}
	if len(blocks) == 0 {
		if others := all.Result.Unexecuted; len(others) > 0 { // B has a branch that A has not
			choices += "; in B not " + blockNames(newInstText(others[0].Function().Module()), others)
		}
		return count + choices
	}
	return count + ", not " + blockNames(text, blocks) + choices
}

// blockNames says where the first few blocks are.
func blockNames(text *instText, blocks []*ir.Block) string {
	const most = 3
	var names []string
	for _, b := range blocks[:min(len(blocks), most)] {
		name := ""
		for in := range b.Insts() {
			if name = text.position(in); name != "" {
				break
			}
		}
		names = append(names, cmp.Or(name, text.id(b.Function().Result())+" "+text.id(b.ID())))
	}
	if len(blocks) > most {
		names = append(names, "...")
	}
	return strings.Join(names, ", ")
}

// equalContracted reports whether modules that are different have that from products and sums that became one
// operation, which Vulkan leaves open and only --contract asks for: B has more such operations than A, and there is no
// difference with it.
func (k *checker) equalContracted(a, b *ir.Module, o compare.Options) bool {
	if o.Contract || o.Exact || fused(b) <= fused(a) {
		return false
	}
	o.Contract = true
	ref, err := compare.NewReference(a, o)
	return err == nil && ref.Compare(b).Verdict == compare.Equal
}

// fused counts the instructions that multiply and add.
func fused(m *ir.Module) int {
	n := 0
	for _, f := range m.Functions() {
		for in := range f.AllInsts() {
			switch in.Op {
			case spirv.OpFmaKHR:
				n++
			case spirv.OpExtInst:
				if set := m.ExtSet(in.ID(0)); set != nil && set.Name == "GLSL.std.450" && in.Word(1) == spirv.GLSLStd450Fma {
					n++
				}
			}
		}
	}
	return n
}

// checkFolders compares each module of a folder with the file of the same name in another one, in the order of their
// names, and says at last how many of the shaders are verified. A folder that can't be read, or holds no module, is an
// error.
func (k *checker) checkFolders(c *cli.Command) error {
	for _, flag := range []string{"keep", "image"} {
		if c.IsSet(flag) {
			return usagef("check: --%s is for two modules, not for folders", flag)
		}
	}
	from, to := k.a, k.b
	status := StatusOK
	for _, j := range expand(from, to) {
		if j.err != nil {
			return j.err
		}
		one := *k
		one.a, one.b, one.entries, one.found = j.in, j.out, nil, nil
		one.folder = strings.TrimPrefix(j.in, folderPrefix(from)) + ": "
		start := time.Now()
		err := protect(one.b, func() error { return one.run(c) })
		var several *severalError
		switch {
		case err == nil:
		case errors.As(err, &several):
			status = worseVerdict(status, several.status)
		default:
			k.report(notDecided(err))
			status = worseVerdict(status, StatusUndecided)
			one.found = append(one.found, verdicts.Verdict{File: shown(j.in), Outcome: verdicts.Failed, Reason: err.Error(),
				Seconds: time.Since(start).Seconds()})
		}
		k.found = append(k.found, one.found...)
	}
	fmt.Fprintln(k.stdout, verdicts.Summary(k.found, "shader", 5))
	if err := k.writeVerdicts("check", c.String("json"), c.String("junit"), k.found); err != nil {
		return err
	}
	if status != StatusOK {
		return &severalError{status}
	}
	return nil
}

// worseVerdict returns the exit status of two: a difference says more than that something is not decided.
func worseVerdict(x, y int) int {
	if x == StatusInput || y == StatusOK {
		return x
	}
	return y
}
