package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"hone"
	"hone/ir"
	"hone/pass"
	"hone/specialize"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/vm/compare"
	"hone/vm/inputs"
)

// do does one job and keeps what became of it in r. It does not panic.
func (b *batch) do(j job, r *result) {
	r.err = protect(shown(j.in), func() error {
		f, err := b.readFile(j.in)
		if err != nil {
			return err
		}
		bin, err := b.optimize(j, f, r)
		if err != nil {
			return err
		}
		r.in, r.out = 4*len(f.bin.Words), 4*len(bin.Words)
		if b.dry {
			return nil
		}
		if !isTextName(j.out) {
			return b.write(j.out, bin.Bytes())
		}
		text, err := asm.Disassemble(bin, asm.Options{})
		if err != nil {
			return err
		}
		return b.write(j.out, text)
	})
}

// protect calls do and turns a panic into an error: hone's own fault.
func protect(file string, do func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = panicError(file, r, debug.Stack())
		}
	}()
	return do()
}

// optimize runs the pipeline on a module. What it measures is from words in memory to words in memory.
func (b *batch) optimize(j job, f *moduleFile, r *result) (*spirv.Binary, error) {
	bin := f.bin
	if b.stats != "" {
		r.before = statsOf(bin)
	}
	o := pass.Options{Check: b.check, BisectLimit: b.bisectLimit, SSANames: b.ssaNames, Forbidden: b.forbidden}
	if b.time {
		o.Observe = func(run pass.Run) { r.runs = append(r.runs, run) }
	}
	if b.remarks != "" {
		o.Remark = func(m pass.Remark) { r.remarks = append(r.remarks, m.String()) }
		if isYAMLName(b.remarks) {
			o.Remark = func(m pass.Remark) { r.yaml = m.AppendYAML(r.yaml, shown(j.in)) }
			o.Done = o.Remark
		}
	}
	var moved []pass.Moved
	if b.mapFile != "" {
		o.Moved = func(list []pass.Moved) { moved = list }
	}
	start := time.Now()
	m, err := ir.Read(bin)
	if err == nil && len(b.spec) > 0 {
		m, err = b.specialized(m, bin.BigEndian)
	}
	if err == nil {
		had := b.forbidden.In(m)
		if b.transformed != nil {
			o.Transformed = func(t pass.Transformation) { b.transformed(m, t) }
		}
		var v *hone.Verifier
		if b.verify {
			allowed := compare.Options{InBounds: b.inBounds, FastMath: b.fastMath, Added: b.pipeline.AddsBuffers()}
			if err := allowed.Allow(b.pipeline.Costs()); err != nil {
				return nil, err
			}
			v = hone.NewVerifier(m, allowed)
			o.After = v.After
		}
		after := b.begin(m, &o, f.name)
		if _, err = b.pipeline.Run(m, o); err == nil {
			if bin, err = m.Write(); err != nil {
				err = b.pipeline.Attribute(m, o, err)
			}
			var refused error
			if err == nil {
				r.note, err = b.keptOut(had, m, o, f)
			}
			if r.explanation, refused = after(m); err == nil && refused != nil {
				return nil, refused
			}
			m.Release()
			if v != nil {
				r.undecided, r.causes = v.Undecided(), v.Causes()
			}
		}
	}
	r.seconds = time.Since(start).Seconds()
	if err != nil {
		return nil, b.fault(j, f, err)
	}
	if b.stats != "" {
		r.after = statsOf(bin)
	}
	if b.mapFile != "" {
		err = b.write(b.mapFile, mapText(moved, b.lowering.steps))
	}
	return bin, err
}

// keptOut returns an error if an optimization made an operation that the target of hone opt lacks, of which the module
// had none, and a note if the target does not take the module all the same. Lowerings and features may make such
// operations. So where there is one that the module had not, the pipeline is run again with checks, which look at it
// pass by pass.
func (b *batch) keptOut(had []string, m *ir.Module, o pass.Options, f *moduleFile) (note string, err error) {
	if b.target == nil {
		return "", nil
	}
	made := func(name string) bool { return !slices.Contains(had, name) }
	if !o.Check && slices.ContainsFunc(b.forbidden.In(m), made) {
		again, err := m.ReadAgain()
		if err != nil || again == nil {
			return "", err
		}
		defer again.Release()
		o := pass.Options{Check: true, BisectLimit: o.BisectLimit, SSANames: o.SSANames, Forbidden: o.Forbidden}
		if _, err := b.pipeline.Run(again, o); err != nil {
			return "", err
		}
	}
	var list []string
	for _, x := range b.target.Obstacles(m) {
		list = append(list, x.What)
	}
	if len(list) == 0 {
		return "", nil
	}
	if len(list) > maxObstacles {
		list = append(list[:maxObstacles], fmt.Sprintf("%d more", len(list)-maxObstacles))
	}
	return fmt.Sprintf("%s: note: the target %s does not take the module: %s; run %s lower --target %s first",
		f.name, b.target.Name, strings.Join(list, ", "), b.name, shellWord(b.targetFile)), nil
}

// maxObstacles is how many obstacles a note lists.
const maxObstacles = 5

// specialized returns a module with the constants of --spec set. It releases the one that it is given.
func (b *batch) specialized(m *ir.Module, bigEndian bool) (*ir.Module, error) {
	defer m.Release()
	values, _, err := inputs.Spec(m, b.spec)
	if err != nil {
		return nil, err
	}
	s, err := specialize.New(m)
	if err != nil {
		return nil, err
	}
	words, err := s.Apply(values)
	if err != nil {
		return nil, err
	}
	return ir.Read(&spirv.Binary{Words: words, BigEndian: bigEndian})
}

// undecided returns the error that it is not known whether a module does the same as before, nil where it is, or was
// not asked. causes are instructions that make it so.
func undecided(name string, reasons, causes []string) error {
	if len(reasons) == 0 {
		return nil
	}
	f := &failure{status: StatusUndecided, file: name, err: fmt.Errorf("written, but not verified: %s", reasons[0])}
	if len(reasons) > 1 {
		f.err = fmt.Errorf("written, but not verified, for %d reasons", len(reasons))
		f.detail = strings.Join(reasons, "\n")
	}
	if len(causes) > 0 {
		f.detail = strings.TrimPrefix(f.detail+"\n"+strings.Join(causes, "\n"), "\n")
	}
	return f
}

// fault turns the error of a pipeline into a failure. Where a pass is at fault, the module before it is saved for a
// report. A pipeline of the command line that does not converge is an error of that.
func (b *batch) fault(j job, in *moduleFile, err error) error {
	var notConverged *pass.NotConvergedError
	if errors.As(err, &notConverged) {
		if b.level {
			return &failure{status: StatusFault, file: in.name, err: fmt.Errorf("hone is at fault: %w; please report it with "+
				"the file", err)}
		}
		return &failure{status: StatusUsage, file: in.name,
			err: fmt.Errorf("%w; mostly one pass undoes what another one does", err)}
	}
	var unsupported *pass.UnsupportedError
	if errors.As(err, &unsupported) {
		return in.unsupported(unsupported, b.lowersFor())
	}
	var broken *pass.BrokenError
	if !errors.As(err, &broken) {
		return in.wrong(err)
	}
	message, stack, _ := strings.Cut(broken.Error(), "\n")
	f := &failure{status: StatusFault, file: in.name, err: errors.New(message)}
	f.detail = strings.TrimSuffix(fmt.Sprintf("%s\n%s", version(), stack), "\n")
	var different *hone.DifferentError
	isDifferent := errors.As(err, &different)
	saved, err := save(j.in, broken)
	switch {
	case err != nil:
		f.err = fmt.Errorf("%s; the module before the pass could not be saved: %w", message, err)
	case b.isOwn(broken.Pass):
		f.err = fmt.Errorf("%s; the module before the pass is in %s", message, saved)
	default:
		f.err = fmt.Errorf("%s; the module before the pass is in %s: please report both", message, saved)
	}
	if err == nil && isDifferent {
		f.detail = b.reduceLine(saved, broken.Pass) + "\n" + f.detail
	}
	return f
}

// reduceLine returns the command line that makes a module smaller which a pass miscompiles.
func (b *batch) reduceLine(saved, passName string) string {
	words := []string{b.name, "reduce", shellWord(saved), "-o", "small.spv", "--miscompiled-by", shellWord(passName),
		"--defined"}
	if b.fastMath != 0 {
		words = append(words, "--fast-math", b.fastMath.String())
	}
	for _, f := range b.rules {
		words = append(words, "--rules", shellWord(f))
	}
	return "to make that module small:\n  " + strings.Join(words, " ")
}

// isOwn reports whether a pass, or one of those that are in a pipeline, is user-defined: then nobody else wants to hear
// of a fault.
func (s *session) isOwn(pipeline string) bool {
	names := strings.FieldsFunc(pipeline, func(c rune) bool { return strings.ContainsRune(",()|", c) })
	return slices.ContainsFunc(s.passes, func(p *pass.Pass) bool { return slices.Contains(names, p.Name) })
}

// save puts the module before a pass in the folder for temporary files, as FILE.before-PASS.spv, and
// returns its name.
func save(in string, broken *pass.BrokenError) (string, error) {
	name := baseName(in)
	passName := strings.Trim(strings.Map(func(c rune) rune {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' {
			return c
		}
		return '-'
	}, broken.Pass), "-")
	data := broken.Before.Bytes()
	for n := 1; ; n++ {
		unique := ""
		if n > 1 {
			unique = fmt.Sprintf(".%d", n)
		}
		path := filepath.Join(os.TempDir(), fmt.Sprintf("%s.before-%s%s.spv", name, passName, unique))
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if errors.Is(err, os.ErrExist) && n < 1000 {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.Write(data)
		return path, errors.Join(err, f.Close())
	}
}
