package instrument_test

import (
	"hone/cli"
	"hone/instrument"
	"hone/ir"
	"hone/spirv"
)

// Fetches reports texels that are fetched: a program with it in cli.Main has it as --feature fetches.
var Fetches = instrument.New(instrument.Own, "fetches", "report texels that are fetched",
	func(x *instrument.Instrumenter, f *ir.Function) {
		for in := range f.Insts() {
			if in.Op == spirv.OpImageFetch && x.Allow(4) {
				x.Report(x.Before(in), 0, in, "texel %v is fetched", in.ID(1))
			}
		}
	})

// A feature of one's own, in a command of one's own.
func ExampleNew() {
	cli.Main(Fetches)
}
