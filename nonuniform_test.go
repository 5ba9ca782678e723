package hone

import (
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/instrument"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// TestNonUniform follows the decoration NonUniform through each pass and level: an access to a buffer or an image whose
// pointer or image was NonUniform has to be so afterwards, wherever it went. Each access has a line of its own, by
// which it is found again. Modules are looked at as they are, with all that they compute NonUniform, and with what is
// derived from a few values.
func TestNonUniform(t *testing.T) {
	t.Run("modules", func(t *testing.T) {
		for i, file := range corpus.All(t) {
			bin := irtest.Load(t, file)
			if i%8 != 0 && !hasNonUniform(bin) && *inventions < 200 {
				continue
			}
			t.Run(file.Name, func(t *testing.T) {
				t.Parallel()
				followNonUniform(t, bin, uint64(i))
			})
		}
	})
	t.Run("generated", func(t *testing.T) {
		for i := range 2 * len(shaders) {
			t.Run(fmt.Sprint(i), func(t *testing.T) {
				t.Parallel()
				o := shaders[i%len(shaders)]
				followNonUniform(t, irtest.Assemble(t, shadergen.Generate(uint64(i), o), o.Version()), uint64(i))
			})
		}
	})
}

func hasNonUniform(bin *spirv.Binary) bool {
	for _, w := range bin.Insts() {
		if spirv.Op(w[0]) == spirv.OpDecorate && spirv.Decoration(w[2]) == spirv.DecorationNonUniform {
			return true
		}
	}
	return false
}

// followNonUniform runs passes over a module with NonUniform decorations of several kinds.
func followNonUniform(t *testing.T, bin *spirv.Binary, seed uint64) {
	bin = irtest.WithoutDebug(bin)
	r := rand.New(rand.NewPCG(seed, 0))
	for _, decorate := range []struct {
		what string
		do   func(*ir.Module) (all bool)
	}{
		{"as it is", func(*ir.Module) bool { return false }},
		{"all of it", func(m *ir.Module) bool {
			for in := range values(m) {
				markNonUniform(m, in.Result)
			}
			return true
		}},
		{"some of it", func(m *ir.Module) bool {
			for in := range values(m) {
				if r.IntN(10) == 0 {
					markNonUniform(m, in.Result)
				}
			}
			spreadNonUniform(m)
			return false
		}},
	} {
		m := irtest.Read(t, bin)
		if m.Verify() != nil {
			return
		}
		all := decorate.do(m)
		numberAccesses(m)
		tagged := irtest.Write(t, m)
		before := irtest.Read(t, tagged)
		want := map[int][]bool{} // by line: operands that are NonUniform, or go by an index that is
		for in := range accesses(before) {
			_, line, _ := in.SourceLine()
			for i := range in.NumWords() {
				resource := isResource(before, in, i)
				want[line] = append(want[line], resource && nonUniform(before, in.ID(i)) ||
					!resource && isOperand(in, i) && indexIsNonUniform(before, in.ID(i)))
			}
		}
		var seen [][]uint32 // an equal output was looked at, by the rules of passes that add no report
		for _, text := range debugPipelines() {
			m := irtest.Read(t, tagged)
			_, err := parsePipeline(t, text).Run(m, pass.Options{})
			if errors.Is(err, errors.ErrUnsupported) {
				continue
			}
			if err != nil {
				t.Fatalf("%s: %s: %v", decorate.what, text, err)
			}
			out := irtest.Write(t, m)
			m.Release()
			if slices.ContainsFunc(seen, func(w []uint32) bool { return slices.Equal(w, out.Words) }) {
				continue
			}
			if !strings.Contains(text, instrument.Prefix) {
				seen = append(seen, out.Words)
			}
			after := irtest.Read(t, out)
			for in := range accesses(after) {
				_, line, ok := in.SourceLine()
				if !ok && strings.Contains(text, instrument.Prefix) {
					continue // it writes a report
				}
				for i := range in.NumWords() {
					was := all || ok && i < len(want[line]) && want[line][i]
					if was && isResource(after, in, i) && isDynamic(after, in.ID(i)) && !nonUniform(after, in.ID(i)) {
						t.Errorf("%s: %s: line %d: %v: %v is not NonUniform any more", decorate.what, text, line, in,
							after.Def(in.ID(i)))
					}
				}
			}
			if t.Failed() {
				return
			}
			after.Release()
		}
	}
}

// values yields the instructions in functions that compute something.
func values(m *ir.Module) iter.Seq[*ir.Inst] {
	return func(yield func(*ir.Inst) bool) {
		for _, f := range m.Functions() {
			for _, p := range f.Params {
				if !yield(p) {
					return
				}
			}
			for in := range f.Insts() {
				if in.Type == 0 || in.Op == spirv.OpVariable || in.Op == spirv.OpUntypedVariableKHR || in.Op == spirv.OpUndef {
					continue
				}
				if typ := m.Def(in.Type); typ == nil || typ.Op != spirv.OpTypeVoid && !yield(in) {
					return
				}
			}
		}
	}
}

func nonUniform(m *ir.Module, id ir.ID) bool { return m.HasDecoration(id, spirv.DecorationNonUniform) }

func markNonUniform(m *ir.Module, id ir.ID) {
	if !nonUniform(m, id) {
		m.Decorate(id, spirv.DecorationNonUniform)
	}
}

// spreadNonUniform makes what is derived from NonUniform values NonUniform, also through variables and calls.
func spreadNonUniform(m *ir.Module) {
	written := map[ir.ID]bool{} // variables that hold something NonUniform
	object := func(pointer ir.ID) ir.ID { return analysis.UnderlyingObject(m, pointer).ID }
	for changed := true; changed; {
		changed = false
		mark := func(id ir.ID) {
			d := m.Def(id)
			if changed = true; d.Op == spirv.OpVariable {
				written[id] = true
			} else {
				markNonUniform(m, id)
			}
		}
		is := func(id ir.ID) bool { return nonUniform(m, id) || written[id] || written[object(id)] }
		for in := range m.Insts() {
			any := slices.ContainsFunc(in.Words(), func(w uint32) bool { return ir.ID(w) < ir.ID(m.Bound()) && is(ir.ID(w)) })
			switch {
			case in.Function() == nil:
			case in.Op == spirv.OpStore && any && !is(object(in.ID(0))) && m.Def(object(in.ID(0))) != nil:
				mark(object(in.ID(0)))
			case in.Op == spirv.OpFunctionCall && m.Def(in.ID(0)).Function() != nil:
				callee := m.Def(in.ID(0)).Function()
				for i, p := range callee.Params {
					if is(in.ID(i+1)) && !is(p.Result) {
						mark(p.Result)
					}
					if is(p.Result) && !is(in.ID(i+1)) && m.Def(in.ID(i+1)).Op == spirv.OpVariable {
						mark(in.ID(i + 1)) // the callee may have stored to it
					}
				}
				if returnsNonUniform(m, callee) && !is(in.Result) {
					mark(in.Result)
				}
			case any && in.Type != 0 && !is(in.Result) && !in.Op.Is(spirv.TraitVariable) &&
				m.Def(in.Type).Op != spirv.OpTypeVoid:
				mark(in.Result)
			}
		}
	}
}

func returnsNonUniform(m *ir.Module, f *ir.Function) bool {
	for _, b := range f.Blocks {
		if end := b.Terminator(); end.Op == spirv.OpReturnValue && nonUniform(m, end.ID(0)) {
			return true
		}
	}
	return false
}

// numberAccesses gives each instruction in functions a line of its own.
func numberAccesses(m *ir.Module) {
	file, line := build.Into(m.Section(ir.DebugStrings)).String("a"), uint32(0)
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			line++
			in.SetPosition(ir.Position{Line: []uint32{4<<16 | uint32(spirv.OpLine), uint32(file), line, 0}})
		}
	}
}

// accesses yields the instructions in functions that access something by a pointer, image or sampler, or may: not those
// that derive one from another.
func accesses(m *ir.Module) iter.Seq[*ir.Inst] {
	return func(yield func(*ir.Inst) bool) {
		for _, f := range m.Functions() {
			for in := range f.Insts() {
				switch in.Op {
				case spirv.OpCopyObject, spirv.OpPhi, spirv.OpSelect, spirv.OpSampledImage, spirv.OpImage, spirv.OpBitcast,
					spirv.OpFunctionCall, spirv.OpReturnValue, spirv.OpConvertPtrToU:
					continue
				}
				if !in.Op.Is(spirv.TraitAccessChain) && !yield(in) {
					return
				}
			}
		}
	}
}

// isResource reports whether operand word i of an instruction is a pointer to memory that is bound, or an image and the
// like.
func isResource(m *ir.Module, in *ir.Inst, i int) bool {
	if !isOperand(in, i) {
		return false
	}
	typ := m.Def(m.TypeOf(in.ID(i)))
	if typ == nil {
		return false
	}
	switch typ.Op {
	case spirv.OpTypeImage, spirv.OpTypeSampledImage, spirv.OpTypeSampler, spirv.OpTypeAccelerationStructureKHR:
		return true
	}
	class, _ := m.Types().StorageClass(typ.Result)
	return class == spirv.StorageClassUniform || class == spirv.StorageClassStorageBuffer ||
		class == spirv.StorageClassImage || class == spirv.StorageClassUniformConstant && typ.Op == spirv.OpTypePointer
}

// isOperand reports whether operand word i of an instruction is an id.
func isOperand(in *ir.Inst, i int) bool {
	for k := range in.IDs() {
		if k == i {
			return !in.Unknown()
		}
	}
	return false
}

// isDynamic reports whether a pointer, image or the like depends on something that is computed.
func isDynamic(m *ir.Module, id ir.ID) bool {
	d := m.Def(id)
	switch {
	case d == nil || d.Function() == nil || d.Op.Is(spirv.TraitVariable) || d.Op == spirv.OpUndef:
		return false
	case d.Op.Is(spirv.TraitAccessChain), d.Op == spirv.OpLoad, d.Op == spirv.OpCopyObject, d.Op == spirv.OpSampledImage,
		d.Op == spirv.OpImage:
		for _, id := range d.IDs() {
			if isDynamic(m, id) {
				return true
			}
		}
		return false
	}
	return true
}

// indexIsNonUniform reports whether an access chain has an index that is NonUniform.
func indexIsNonUniform(m *ir.Module, pointer ir.ID) bool {
	d := m.Def(pointer)
	if d == nil || !d.Op.Is(spirv.TraitAccessChain) {
		return false
	}
	for _, id := range d.IDs() {
		if nonUniform(m, id) {
			return true
		}
	}
	return false
}
