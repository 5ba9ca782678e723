package spirv

// assembler writes small modules for tests.
type assembler struct {
	words []uint32
}

func newAssembler() *assembler {
	return &assembler{words: []uint32{Magic, uint32(MakeVersion(1, 6)), 0, 1, 0}}
}

// id returns a fresh id and raises the bound.
func (a *assembler) id() uint32 {
	a.words[3]++
	return a.words[3] - 1
}

// emit appends an instruction and returns its word offset.
func (a *assembler) emit(op Op, operands ...uint32) int {
	at := len(a.words)
	a.words = append(append(a.words, uint32(len(operands)+1)<<16|uint32(op)), operands...)
	return at
}

// result appends an instruction with a result type and a fresh result, which it returns.
func (a *assembler) result(op Op, typ uint32, operands ...uint32) uint32 {
	id := a.id()
	a.emit(op, append([]uint32{typ, id}, operands...)...)
	return id
}

func (a *assembler) bytes() []byte { return AppendWords(nil, a.words, false) }

func (a *assembler) binary() *Binary { return &Binary{Words: a.words} }
