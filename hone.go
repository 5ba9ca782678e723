// Package hone optimizes SPIR-V modules. It is the short form: bytes to bytes, with the standard pipelines. Package ir
// has the module as an editable representation, package pass what it takes to write a pass.
package hone

import (
	"fmt"
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// NewRegistry returns a registry of hone's passes and levels, and of user-defined passes. Errors are those of
// [pass.NewRegistry].
func NewRegistry(own ...*pass.Pass) (*pass.Registry, error) {
	r, err := pass.NewRegistry(append(Passes(), own...)...)
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

// Optimize runs the pipeline of a level on a module's bytes and returns the new bytes, in the same byte
// order. The error is a *[spirv.Error] where the input is at fault, a *[pass.BrokenError] where hone is.
func Optimize(data []byte, level string) ([]byte, error) {
	r, err := NewRegistry()
	if err != nil {
		return nil, err
	}
	p, err := Pipeline(r, level)
	if err != nil {
		return nil, err
	}
	bin, err := spirv.Decode(data)
	if err != nil {
		return nil, err
	}
	m, err := ir.Read(bin)
	if err != nil {
		return nil, err
	}
	defer m.Release()
	var o pass.Options
	if _, err := p.Run(m, o); err != nil {
		return nil, err
	}
	if bin, err = m.Write(); err != nil {
		return nil, p.Attribute(m, o, err)
	}
	return bin.Bytes(), nil
}
