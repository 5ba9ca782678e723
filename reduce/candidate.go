package reduce

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// module is one that is valid as far as hone checks, and what is asked of it again and again.
type module struct {
	bin     *spirv.Binary
	size    Size
	measure measure
	key     digest
}

// digest tells one module from another.
type digest [sha256.Size]byte

// newModule reads and checks a module. The error is a [*spirv.Error].
func newModule(bin *spirv.Binary) (*module, error) {
	m, err := ir.Read(bin)
	if err != nil {
		return nil, err
	}
	defer m.Release()
	if _, err := new(pass.Pipeline).Run(m, pass.Options{Check: true}); err != nil {
		return nil, err
	}
	x := &module{bin: bin, key: digestOf(bin)}
	x.size, x.measure = measured(m, len(bin.Words))
	return x, nil
}

func digestOf(bin *spirv.Binary) digest {
	data := make([]byte, 0, 4*len(bin.Words))
	for _, w := range bin.Words {
		data = binary.LittleEndian.AppendUint32(data, w)
	}
	return sha256.Sum256(data)
}

// measure is how much a reader of the module has to understand, the most important first: a candidate that is kept has
// less. So no two steps can undo each other forever.
type measure [6]int

// measured returns the size of a module and its measure:
//
//   - instructions of functions;
//   - operands of functions: two for what is computed or loaded, one for a constant that is not null;
//   - control masks and memory operands;
//   - instructions outside of functions;
//   - words;
//   - what literals outside of functions add up to.
func measured(m *ir.Module, words int) (s Size, x measure) {
	s.Words = words
	for _, f := range m.Functions() {
		s.Functions++
		for in := range f.AllInsts() {
			if m.IsDebug(in) {
				continue
			}
			s.Instructions++
			for _, id := range in.IDs() {
				x[1] += weight(m.Def(id))
			}
			x[2] += masks(in)
		}
	}
	for section := range m.Sections() {
		for in := range section.Insts() {
			x[3]++
			if in.Op == spirv.OpConstant || in.Op == spirv.OpExecutionMode {
				for _, w := range in.Words() {
					x[5] += int(min(w, 1<<16))
				}
			}
		}
	}
	x[0], x[4] = s.Instructions, words
	return s, x
}

// weight returns what an operand counts for.
func weight(d *ir.Inst) int {
	switch {
	case d == nil, d.Type == 0, d.Op == spirv.OpConstantNull, d.Op == spirv.OpUndef:
		return 0
	case d.Op.Is(spirv.TraitConstant):
		return 1
	}
	return 2
}

// candidate makes a module by the edits of a step from number from to number to. It is nil where there is none that is
// valid and smaller.
func (r *reducer) candidate(s *step, from, to int) *module {
	m, err := ir.Read(r.base.bin)
	if err != nil {
		return nil
	}
	before := graphs(m)
	changed := false
	for _, edit := range s.find(m)[from:to] {
		changed = edit() || changed
	}
	if !changed {
		return nil
	}
	repair(m, before)
	bin, err := m.Write()
	if err != nil || slices.Equal(bin.Words, r.base.bin.Words) {
		return nil
	}
	c, err := newModule(bin)
	if err != nil || !c.measure.less(r.base.measure) {
		return nil
	}
	return c
}

// edits returns how many edits a step finds in the module.
func (r *reducer) edits(s *step) int {
	m, err := ir.Read(r.base.bin)
	if err != nil {
		return 0
	}
	defer m.Release()
	return len(s.find(m))
}

// less is the order of measures.
func (x measure) less(y measure) bool { return slices.Compare(x[:], y[:]) < 0 }
