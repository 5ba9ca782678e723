package hone

import (
	"hone/ir"
	"hone/lower/target"
	"hone/pass"
	"hone/spirv"
)

// Option is something that a caller of [Optimize] asks for.
type Option func(*request)

// request is what options ask for.
type request struct {
	pipeline string
	options  Options
	passes   []*pass.Pass
	run      pass.Options
	target   *target.Target // nil for any
}

// WithPipeline runs a pipeline instead of -O, in the text form that [pass.Registry.Parse] reads: "Os",
// "strip-debug,O(round=mine)" or "fix(mem2reg,simplify,dce)".
func WithPipeline(text string) Option { return func(r *request) { r.pipeline = text } }

// WithPasses adds user-defined passes, which the pipeline may name.
func WithPasses(passes ...*pass.Pass) Option {
	return func(r *request) { r.passes = append(r.passes, passes...) }
}

// WithOptions says what hone's passes are asked for.
func WithOptions(o Options) Option { return func(r *request) { r.options = o } }

// WithRun says how passes run: with checks after each, with somebody who reads remarks, and so on.
func WithRun(o pass.Options) Option { return func(r *request) { r.run = o } }

// WithTarget keeps passes from making operations that a target lacks: [target.Target.Forbidden]. Operations that the
// module has stay, unless the pipeline has the lowerings that remove them.
func WithTarget(t *target.Target) Option { return func(r *request) { r.target = t } }

// Optimize returns an optimized module: its words, in the machine's order, by -O where no option says otherwise. The
// words that are given are kept, and never written; where nothing changes they are what is returned. The error is a
// *[spirv.Error] where the input is at fault, a *[pass.BrokenError] where hone or a pass is, a *[pass.UnsupportedError]
// where a pass can't do what it was asked to, and another one where an option is wrong. It is safe to call Optimize
// from several goroutines, also with the same words.
func Optimize(words []uint32, options ...Option) ([]uint32, error) {
	bin, err := spirv.FromWords(words)
	if err != nil {
		return nil, err
	}
	if bin, err = optimize(bin, options); err != nil {
		return nil, err
	}
	return bin.Words, nil
}

// OptimizeBytes is [Optimize] for the bytes of a file, of either byte order, which the result has, too.
func OptimizeBytes(data []byte, options ...Option) ([]byte, error) {
	bin, err := spirv.Decode(data)
	if err != nil {
		return nil, err
	}
	if bin, err = optimize(bin, options); err != nil {
		return nil, err
	}
	return bin.Bytes(), nil
}

func optimize(bin *spirv.Binary, options []Option) (*spirv.Binary, error) {
	r := requested(options)
	m, p, err := r.optimized(bin)
	if err != nil {
		return nil, err
	}
	defer m.Release()
	if bin, err = m.Write(); err != nil {
		return nil, p.Attribute(m, r.run, err)
	}
	return bin, nil
}

// requested returns what options ask for.
func requested(options []Option) *request {
	r := &request{pipeline: "O"}
	for _, o := range options {
		o(r)
	}
	return r
}

// optimized reads a module and runs the pipeline on it.
func (r *request) optimized(bin *spirv.Binary) (*ir.Module, *pass.Pipeline, error) {
	registry, err := r.options.NewRegistry(r.passes...)
	if err != nil {
		return nil, nil, err
	}
	p, err := registry.Parse(r.pipeline)
	if err != nil {
		return nil, nil, err
	}
	if r.target != nil {
		if r.run.Forbidden, err = r.target.Forbidden(registry); err != nil {
			return nil, nil, err
		}
	}
	m, err := ir.Read(bin)
	if err != nil {
		return nil, nil, err
	}
	if _, err := p.Run(m, r.run); err != nil {
		m.Release()
		return nil, nil, err
	}
	return m, p, nil
}
