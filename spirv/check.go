package spirv

import (
	"fmt"
	"slices"
	"sync"
)

// Check verifies the header's version ([Version.Valid]), each instruction's operands against the grammar, and each id:
// not 0, below the bound, defined once, defined if used. A bound above the universal limit (4,194,303) is no error: an
// environment may allow more. It does not know the language's other rules: that is a validator's work. The first
// problem comes back, of type *[Error].
//
// An unknown opcode, enumerant or mask bit may define or use any id that its words name: an id that
// nothing else defines is then no error. Cost: linear; 5 bytes of memory for each id below the bound, or,
// where the bound is larger than the number of words, a copy of the module and about 40 bytes for each
// of its ids.
func (b *Binary) Check() error {
	c := newChecker(b)
	err := c.check()
	c.bin, c.names = nil, nil
	checkers.Put(c)
	return err
}

var checkers = sync.Pool{New: func() any { return new(checker) }}

// newChecker returns a checker for a module, in the memory of an earlier one.
func newChecker(b *Binary) *checker {
	c := checkers.Get().(*checker)
	c.bin, c.bound, c.names, c.sets, c.missing = b, b.Words[3], nil, c.sets[:0], 0
	if uint64(c.bound) > uint64(len(b.Words)) {
		c.bin, c.names = b.Compact()
	}
	n := int(max(1, c.bin.Words[3]))
	c.flags = slices.Grow(c.flags[:0], n)[:n]
	clear(c.flags)
	c.meta = slices.Grow(c.meta[:0], n)[:n]
	clear(c.meta)
	return c
}

// checker is the state of Check, and the [Context] of its scanner.
type checker struct {
	bin   *Binary
	bound uint32 // of the module as it was given
	names []ID   // the id in the module as it was given, for each in bin; nil if they are the same
	flags []uint8
	meta  []uint32
	sets  []*ExtSet
	// missing counts ids that are used and not (yet) defined.
	missing int
}

// Flags of an id. Id 0 never has any.
const (
	idDefined = 1 << iota
	idUsed    // before it was defined
	idMaybe   // named by a word of unknown meaning
)

// What meta holds of an id: its result type, or the width of the type that it is, or the index in sets
// of what it imports. 0 is nothing.
const (
	metaSet   = 1 << 31
	metaWidth = 1 << 30 // the width, metaWidth itself for NotNumber and none where it is unknown
	metaMask  = metaWidth - 1
)

// NumberWidth implements [Context].
func (c *checker) NumberWidth(id ID) int {
	m := c.metaOf(uint32(id))
	if m&^metaMask == 0 {
		m = c.metaOf(m)
	}
	switch {
	case m&^metaMask == 0:
		return 0
	case m&metaSet != 0 || m == metaWidth:
		return NotNumber
	}
	return int(m & metaMask)
}

func (c *checker) metaOf(id uint32) uint32 {
	if uint64(id) >= uint64(len(c.meta)) {
		return 0
	}
	return c.meta[id]
}

// ExtSet implements [Context].
func (c *checker) ExtSet(id ID) *ExtSet {
	if m := c.metaOf(uint32(id)); m&metaSet != 0 {
		return c.sets[m&metaMask]
	}
	return nil
}

func (c *checker) check() error {
	if v := Version(c.bin.Words[1]); !v.Valid() {
		return &Error{Offset: 1, Msg: fmt.Sprintf("the header's version 0x%08x is none that hone can read: those are 1.0 "+
			"to 1.255, 0x0001mm00", uint32(v))}
	}
	for at, inst := range c.bin.Insts() {
		if err := c.inst(at, inst); err != nil {
			return err
		}
	}
	if c.missing > 0 {
		return c.undefined()
	}
	return nil
}

// declared returns meta of the result of an instruction without a result type.
func declared(inst []uint32) uint32 {
	switch w := numberWidth(inst); w {
	case NotNumber:
		return metaWidth
	case 0:
		return 0
	default:
		return metaWidth | uint32(w)
	}
}

// inst checks an instruction operand by operand.
func (c *checker) inst(at int, inst []uint32) error {
	var s Scanner
	var typ, result uint32
	for s.Init(inst, c); s.Next(); {
		w := inst[s.Start]
		switch s.Kind {
		case KindIdResult:
			result = w
		case KindUnknown:
			if uint64(w) < uint64(len(c.flags)) && w != 0 {
				c.flags[w] |= idMaybe
			}
		default:
			if !s.Kind.IsID() {
				continue
			}
			if s.Kind == KindIdResultType {
				typ = w
			}
			if uint64(w) >= uint64(len(c.flags)) || c.flags[w]&idDefined == 0 {
				if err := c.use(at, inst, w); err != nil {
					return err
				}
			}
		}
	}
	if s.Err() != "" {
		return c.errorf(at, inst, 0, "%s", s.Err())
	}
	info := Op(inst[0]).Info()
	if info == nil || !info.HasResult {
		return nil
	}
	if err := c.define(at, inst, result); err != nil {
		return err
	}
	c.flags[result] |= idDefined
	switch {
	case Op(inst[0]) == OpExtInstImport:
		name, _, _ := String(inst[2:])
		c.meta[result] = metaSet | uint32(len(c.sets))
		c.sets = append(c.sets, LookupExtSet(name))
	case typ != 0:
		c.meta[result] = typ
	default:
		c.meta[result] = declared(inst)
	}
	return nil
}

// use checks an id that an instruction uses, and notes it if it is not defined yet.
func (c *checker) use(at int, inst []uint32, w uint32) error {
	if w == 0 {
		return c.errorf(at, inst, 0, "an operand is id 0")
	}
	if uint64(w) >= uint64(len(c.flags)) {
		return c.errorf(at, inst, w, "id %d is not below the bound %d", w, c.bound)
	}
	if f := &c.flags[w]; *f&(idDefined|idUsed) == 0 {
		*f |= idUsed
		c.missing++
	}
	return nil
}

// define checks an id that an instruction defines.
func (c *checker) define(at int, inst []uint32, w uint32) error {
	if w == 0 {
		return c.errorf(at, inst, 0, "the result is id 0")
	}
	if uint64(w) >= uint64(len(c.flags)) {
		return c.errorf(at, inst, w, "the result is not below the bound %d", c.bound)
	}
	f := c.flags[w]
	if f&idDefined != 0 {
		return c.errorf(at, inst, w, "id %d is defined twice", c.name(w))
	}
	if f&idUsed != 0 {
		c.missing--
	}
	return nil
}

// undefined finds the first use of an id that nothing defines.
func (c *checker) undefined() error {
	for at, inst := range c.bin.Insts() {
		var s Scanner
		for s.Init(inst, c); s.Next(); {
			if !s.Kind.IsID() || s.Kind == KindIdResult {
				continue
			}
			if w := inst[s.Start]; c.flags[w]&(idDefined|idMaybe) == 0 {
				return c.errorf(at, inst, w, "id %d is used and never defined", c.name(w))
			}
		}
	}
	return nil
}

// name returns an id as the module that was given has it.
func (c *checker) name(w uint32) ID {
	if uint64(w) < uint64(len(c.names)) {
		return c.names[w]
	}
	return ID(w)
}

// errorf is Errorf for ids as c.bin has them.
func (c *checker) errorf(at int, inst []uint32, id uint32, format string, args ...any) error {
	e := Errorf(at, inst, c.name(id), format, args...)
	e.Result = c.name(uint32(e.Result))
	return e
}
