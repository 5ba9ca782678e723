// Package hone optimizes SPIR-V modules. It is the short form: bytes to bytes, with the standard pipelines. Package ir
// has the module as an editable representation, package pass what it takes to write a pass.
package hone

import (
	"fmt"
	"slices"

	"hone/analysis/fastmath"
	"hone/pass"
	"hone/rewrite"
)

// Options are what a user asks of hone's passes, whatever pipeline they run in. The zero value asks for nothing.
type Options struct {
	// FastMath is granted to all floating-point operations that the module does not forbid it to: see
	// [fastmath.Environment.Freedoms]. Results may then differ from those of the module that was read.
	FastMath fastmath.Flags
	// Keep says what stays in a module although nothing uses it: some of bindings, interface and spec-constants, with +
	// between them. That is the parameter keep of unused.
	Keep string
	// Rules are asked before hone's own, wherever a pipeline simplifies; those that are marked lower become passes, which
	// are named lower- and the name of the rule. Nobody has proven them: see package prove.
	Rules []*rewrite.Rule
	// Applied is called with the text of each rule that is applied, by several goroutines if modules are optimized by
	// several. nil: nothing is called.
	Applied func(rule string)
}

// NewRegistry returns a registry of hone's passes and levels, and of user-defined passes. Errors are those of
// [pass.NewRegistry].
func NewRegistry(own ...*pass.Pass) (*pass.Registry, error) { return Options{}.NewRegistry(own...) }

// NewRegistry is [NewRegistry] with the passes that o asks for. The error is a [*rewrite.Error] if a rule of o can't be
// applied.
func (o Options) NewRegistry(own ...*pass.Pass) (*pass.Registry, error) {
	list, err := o.passes()
	if err != nil {
		return nil, err
	}
	r, err := pass.NewRegistry(append(list, own...)...)
	if err != nil {
		return nil, err
	}
	return r.With(Levels...)
}

// Pipeline returns the standard pipeline of a level, made of the passes of r.
func Pipeline(r *pass.Registry, level string) (*pass.Pipeline, error) {
	isLevel := func(l Level) bool { return l.Name == level }
	if !slices.ContainsFunc(Levels, isLevel) {
		return nil, fmt.Errorf("no level is named %q", level)
	}
	if !slices.ContainsFunc(r.Levels(), isLevel) {
		var err error
		if r, err = r.With(Levels...); err != nil {
			return nil, err
		}
	}
	return r.Parse(level)
}
