package spirv

// Check verifies each instruction's operands against the grammar, and each id: not 0, below the bound,
// defined once, defined if used. It does not know the language's other rules: that is a validator's
// work. The first problem comes back, of type *[Error].
//
// An unknown opcode, enumerant or mask bit may define or use any id that its words name: an id that
// nothing else defines is then no error. Cost: linear; at most 8 bytes of memory for each word, however
// large the bound is.
func (b *Binary) Check() error {
	if b.Words[3] > uint32(len(b.Words)) {
		dense, ids := b.Compact()
		err := newChecker(dense).check()
		if e, ok := err.(*Error); ok && int(e.ID) < len(ids) {
			e.ID = ids[e.ID]
		}
		return err
	}
	return newChecker(b).check()
}

// checker is the state of Check, and the [Context] of its scanner.
type checker struct {
	bin    *Binary
	shapes []Shape
	ids    []idState // by id
	sets   []importedSet
	// missing counts ids that are used and not (yet) defined.
	missing int
}

type idState struct {
	typ   ID    // result type
	width uint8 // of a numeric type, in bits; 255 for wider
	flags uint8
}

type importedSet struct {
	id  ID
	set *ExtSet
}

const (
	idDefined = 1 << iota
	idUsed    // before it was defined
	idMaybe   // named by a word of unknown meaning
)

func newChecker(b *Binary) *checker {
	return &checker{bin: b, shapes: Shapes(), ids: make([]idState, b.Words[3])}
}

// NumberWidth implements [Context].
func (c *checker) NumberWidth(id ID) int {
	if int(id) >= len(c.ids) {
		return 0
	}
	if w := c.ids[id].width; w != 0 {
		return int(w)
	}
	if t := c.ids[id].typ; int(t) < len(c.ids) {
		return int(c.ids[t].width)
	}
	return 0
}

// ExtSet implements [Context].
func (c *checker) ExtSet(id ID) *ExtSet {
	for _, s := range c.sets {
		if s.id == id {
			return s.set
		}
	}
	return nil
}

func (c *checker) check() error {
	words := c.bin.Words
	bound := uint32(len(c.ids))
	for at := HeaderWords; at < len(words); {
		n := int(words[at] >> 16)
		inst := words[at : at+n : at+n]
		op := words[at] & 0xffff
		var sh Shape
		if int(op) < len(c.shapes) {
			sh = c.shapes[op]
		}
		head := 1
		if sh.HasType {
			head++
		}
		if sh.HasResult {
			head++
		}
		rest := n - head - int(sh.Fixed)
		if !sh.Known || rest < 0 {
			if err := c.scan(at, inst); err != nil {
				return err
			}
			at += n
			continue
		}
		// Most tails need no scanner; what is odd in any way is left to it.
		tail := inst[n-rest:]
		ids := tail[:0]
		fast := rest == 0 && (sh.Tail < TailString || sh.Tail == TailEnum && sh.OptionalEnum)
		if rest > 0 {
			switch sh.Tail {
			case TailIDs:
				fast, ids = true, tail
			case TailPairs:
				fast, ids = rest&1 == 0, tail
			case TailID:
				fast, ids = rest == 1, tail
			case TailLiterals:
				fast = true
			case TailString:
				words, ok := stringWords(tail)
				fast = ok && words == rest && Op(op) != OpExtInstImport
			case TailNumber:
				fast = rest == 1 && c.NumberWidth(ID(inst[1]))-1 < 32
			case TailExtInst:
				if x := c.ExtSet(ID(inst[3])).Inst(tail[0]); x != nil {
					fast, ids = x.ids(rest-1), tail[1:]
				}
			case TailEnum:
				fast = sh.Enum.literals(tail)
			}
		}
		if !fast {
			if err := c.scan(at, inst); err != nil {
				return err
			}
			at += n
			continue
		}
		i := 1
		if sh.HasType {
			if w := inst[i]; w-1 >= bound-1 || c.ids[w].flags&idDefined == 0 {
				if err := c.use(at, inst, w); err != nil {
					return err
				}
			}
			i++
		}
		if sh.HasResult {
			w := inst[i]
			if w-1 >= bound-1 || c.ids[w].flags&(idDefined|idUsed) != 0 {
				if err := c.define(at, inst, w); err != nil {
					return err
				}
			}
			c.ids[w].flags |= idDefined
			if sh.HasType {
				c.ids[w].typ = ID(inst[1])
			} else if op := Op(op); op == OpTypeInt || op == OpTypeFloat {
				c.ids[w].width = uint8(min(inst[2], 255))
			}
			i++
		}
		for mask := sh.IDs; mask != 0; mask, i = mask>>1, i+1 {
			if mask&1 == 0 {
				continue
			}
			if w := inst[i]; w-1 >= bound-1 || c.ids[w].flags&idDefined == 0 {
				if err := c.use(at, inst, w); err != nil {
					return err
				}
			}
		}
		for _, w := range ids {
			if w-1 >= bound-1 || c.ids[w].flags&idDefined == 0 {
				if err := c.use(at, inst, w); err != nil {
					return err
				}
			}
		}
		at += n
	}
	if c.missing > 0 {
		return c.undefined()
	}
	return nil
}

// scan checks an instruction operand by operand.
func (c *checker) scan(at int, inst []uint32) error {
	var s Scanner
	var typ ID
	for s.Init(inst, c); s.Next(); {
		w := inst[s.Start]
		switch s.Kind {
		case KindIdResult:
			if err := c.define(at, inst, w); err != nil {
				return err
			}
			c.ids[w].flags |= idDefined
			c.ids[w].typ = typ
			if op := Op(inst[0]); (op == OpTypeInt || op == OpTypeFloat) && len(inst) > 2 {
				c.ids[w].width = uint8(min(inst[2], 255))
			}
		case KindUnknown:
			if int(w) < len(c.ids) {
				c.ids[w].flags |= idMaybe
			}
		default:
			if !s.Kind.IsID() {
				continue
			}
			if s.Kind == KindIdResultType {
				typ = ID(w)
			}
			if err := c.use(at, inst, w); err != nil {
				return err
			}
		}
	}
	if s.Err() != "" {
		return Errorf(at, inst, resultID(inst), "%s", s.Err())
	}
	if Op(inst[0]) == OpExtInstImport {
		name, _, _ := String(inst[2:])
		c.sets = append(c.sets, importedSet{ID(inst[1]), LookupExtSet(name)})
	}
	return nil
}

func (c *checker) use(at int, inst []uint32, w uint32) error {
	if w == 0 {
		return Errorf(at, inst, resultID(inst), "an operand is id 0")
	}
	if int(w) >= len(c.ids) {
		return Errorf(at, inst, resultID(inst), "id %d is not below the bound %d", w, c.bin.Words[3])
	}
	if f := &c.ids[w].flags; *f&(idDefined|idUsed) == 0 {
		*f |= idUsed
		c.missing++
	}
	return nil
}

func (c *checker) define(at int, inst []uint32, w uint32) error {
	if w == 0 {
		return Errorf(at, inst, 0, "the result is id 0")
	}
	if int(w) >= len(c.ids) {
		return Errorf(at, inst, ID(w), "the result is not below the bound %d", c.bin.Words[3])
	}
	f := c.ids[w].flags
	if f&idDefined != 0 {
		return Errorf(at, inst, ID(w), "id %d is defined twice", w)
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
			if w := inst[s.Start]; c.ids[w].flags&(idDefined|idMaybe) == 0 {
				return Errorf(at, inst, resultID(inst), "id %d is used and never defined", w)
			}
		}
	}
	return nil
}

// resultID returns the result of an instruction whose operands may be broken, 0 for none.
func resultID(inst []uint32) ID {
	info := Op(inst[0]).Info()
	if info == nil || !info.HasResult {
		return 0
	}
	i := 1
	if info.HasType {
		i = 2
	}
	if i < len(inst) {
		return ID(inst[i])
	}
	return 0
}
