package asm

import "hone/spirv"

// Printer writes single instructions of a module, with the names that [Disassemble] gives to ids. It is for one
// goroutine at a time.
type Printer struct{ p printer }

// NewPrinter returns a printer for what stands in b. Of the options, Offsets has no effect. The error is that
// of [Disassemble]. Cost: linear in b.
func NewPrinter(b *spirv.Binary, o Options) (*Printer, error) {
	if len(b.Words) < spirv.HeaderWords {
		return nil, &spirv.Error{Offset: len(b.Words), Msg: "truncated header"}
	}
	if err := b.CheckFraming(); err != nil {
		return nil, err
	}
	o.Offsets = false
	x := &Printer{}
	x.p.reset(b.Words, o)
	if !o.RawID {
		x.p.nameIDs()
		return x, nil
	}
	for _, w := range b.Insts() {
		if info := spirv.Op(w[0]).Info(); info != nil {
			x.p.note(info, w)
		}
	}
	return x, nil
}

// AppendInst appends the text of an instruction, without the end of the line. w is the whole instruction, its
// first word included; its ids are those of the module.
func (x *Printer) AppendInst(text []byte, w []uint32) []byte {
	p := &x.p
	p.out = text
	info := spirv.Op(w[0]).Info()
	switch {
	case info != nil && p.plain(info, w):
		text = p.out
	default:
		p.out = p.out[:len(text)]
		if info == nil || !p.mixed(info, w) {
			p.out = p.out[:len(text)]
			p.asWords(0, w)
			p.out = p.out[:len(p.out)-1]
		}
		text = p.out
	}
	p.out = nil
	return text
}

// AppendID appends an id with the "%" before it.
func (x *Printer) AppendID(text []byte, id spirv.ID) []byte {
	x.p.out = append(text, '%')
	x.p.name(uint32(id))
	text, x.p.out = x.p.out, nil
	return text
}
