package main

import (
	"fmt"
	"slices"

	"hone"
	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/ssa"
)

// copies is how many of the copies that isolate the phis of all modules are left when the others have been coalesced.
func (b *bench) copies() row {
	into := check(check(pass.NewRegistry(hone.Passes()...)).Parse("sroa,mem2reg"))
	isolated, left, constants := 0, 0, 0
	for _, bin := range b.bins {
		m := check(ir.Read(bin))
		check(into.Run(m, pass.Options{}))
		facts := analysis.NewCache(m)
		for _, f := range m.Functions() {
			if len(f.Blocks) == 0 {
				continue
			}
			r := ssa.NewRegisters(facts, f, false)
			for _, block := range f.Blocks {
				for phi := range block.Phis() {
					isolated += phi.NumWords()/2 + 1
				}
				for _, c := range slices.Concat(r.CopiesAtStart(block), r.CopiesAtEnd(block)) {
					left++
					if c.From < 0 {
						constants++
					}
				}
			}
		}
	}
	return row{name: "copies left out of SSA form", unit: "%", ours: 100 * float64(left) / float64(max(1, isolated)),
		wanted: 25, lower: true,
		note: fmt.Sprintf("%d -> %d, %d of them of constants", isolated, left, constants)}
}

// outOfSSA is how much longer reg2mem takes for four times the diamonds.
func (b *bench) outOfSSA() (row, error) {
	r := row{name: "reg2mem, 16000 diamonds / 4000 diamonds", wanted: 4.5, lower: true}
	registry := check(pass.NewRegistry(hone.Passes()...))
	into, outOf := check(registry.Parse("mem2reg")), check(registry.Parse("reg2mem"))
	var inputs [2]*spirv.Binary
	for i, n := range []int{4000, 16000} {
		bin, err := asm.Assemble(diamonds(n, 32), asm.AssembleOptions{Target: "spv1.3"})
		if err != nil {
			return r, err
		}
		m := check(ir.Read(bin))
		check(into.Run(m, pass.Options{}))
		inputs[i] = check(m.Write())
	}
	run := func(bin *spirv.Binary) func() float64 {
		return func() float64 {
			m := check(ir.Read(bin))
			defer m.Release()
			return seconds(func() { check(outOf.Run(m, pass.Options{})) })
		}
	}
	small, large := b.measure(run(inputs[0]), run(inputs[1]))
	r.ours = large / small
	r.note = fmt.Sprintf("%.1f ms and %.1f ms", 1e3*large, 1e3*small)
	return r, nil
}
