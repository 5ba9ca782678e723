// Package hone optimizes SPIR-V modules. It is the short way in: bytes to bytes, with the standard
// pipelines. Package ir has the module as an editable representation, package pass what it takes to
// write a pass.
package hone

import (
	"fmt"

	"hone/ir"
	"hone/opt"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

// Passes returns the passes that hone has.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		ssa.PrivateToLocal,
		ssa.SROA,
		ssa.Mem2Reg,
		ssa.SplitCopies,
		ssa.Reg2Mem,
		opt.Simplify,
		opt.DCE,
		opt.CFG,
		opt.Unused,
		opt.SimpleContinue,
	}
}

// Levels are the standard pipelines by name.
var Levels = []Level{
	{"O", "make it fast", "fix(private-to-local,sroa,mem2reg,simplify,cfg,dce),unused"},
	{"Os", "make it small", "fix(private-to-local,sroa,mem2reg,simplify,cfg,dce),unused"},
}

// Level is a standard pipeline.
type Level struct {
	Name     string
	Doc      string
	Pipeline string
}

// Pipeline returns the standard pipeline of a level, made of the passes of r.
func Pipeline(r *pass.Registry, level string) (*pass.Pipeline, error) {
	for _, l := range Levels {
		if l.Name == level {
			return r.Parse(l.Pipeline)
		}
	}
	return nil, fmt.Errorf("no level is named %q", level)
}

// Optimize runs the pipeline of a level on a module's bytes and returns the new bytes, in the same byte
// order. The error is a *[spirv.Error] where the input is at fault, a *[pass.BrokenError] where hone is.
func Optimize(data []byte, level string) ([]byte, error) {
	r, err := pass.NewRegistry(Passes()...)
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
		return nil, p.Blame(m, o, err)
	}
	return bin.Bytes(), nil
}
