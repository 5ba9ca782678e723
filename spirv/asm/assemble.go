package asm

import (
	"bytes"
	"strconv"
	"strings"
	"sync"

	"hone/internal/near"
	"hone/spirv"
)

// AssembleOptions say how a text becomes a module. The zero value is what spirv-as does by default, but
// for the header: see [Assemble].
type AssembleOptions struct {
	// PreserveNumericIDs gives %12 the id 12. Names get the numbers that are left, from 1 on. Without it
	// ids are numbered from 1 in the order in which they appear.
	PreserveNumericIDs bool
	// Target is an environment, such as "vulkan1.1", "spv1.3" or "opencl2.2": its version of SPIR-V is
	// that of the module, whatever the text says. See [TargetVersion].
	Target string
	// BigEndian sets the byte order of the result.
	BigEndian bool
}

// defaultVersion is the version of a text that names none.
const defaultVersion spirv.Version = 0x00010600

// Assemble reads a text and returns the module. Version, generator and schema come from the comments at
// the top of the text, as the disassembler writes them; so does the bound with PreserveNumericIDs, if
// it is large enough. Without such comments the version is 1.6 and the other words are 0.
//
// Errors are of type *[Error]: the first problem in the text. A text with words that are written with a
// "!" can say anything: then call [spirv.Binary.CheckFraming] on the result before it is read. Cost: linear.
func Assemble(text []byte, o AssembleOptions) (*spirv.Binary, error) {
	a := assemblers.Get().(*assembler)
	defer a.release()
	return a.assemble(text, o)
}

func (a *assembler) assemble(text []byte, o AssembleOptions) (*spirv.Binary, error) {
	h := readHeader(text)
	if !h.hasVersion {
		h.version = uint32(defaultVersion)
	}
	if o.Target != "" {
		v, ok := TargetVersion(o.Target)
		if !ok {
			return nil, &Error{Line: 1, Column: 1, Msg: "unknown target environment '" + o.Target + "'"}
		}
		h.version = uint32(v)
	}
	a.lexer = lexer{text: text}
	a.symbols.reset(text, o.PreserveNumericIDs)
	a.err, a.info = nil, nil
	a.words = append(make([]uint32, 0, len(text)/10+64), spirv.Magic, h.version, h.generator, 0, h.schema)
	if uint64(len(text)) >= 1<<32 {
		a.fail(0, "the text is longer than 4 GB")
	}
	a.next()
	for a.err == nil && !a.atEnd() {
		a.instruction()
	}
	if a.err != nil {
		return nil, a.err
	}
	bound := a.resolve(a.words) + 1
	if o.PreserveNumericIDs && h.hasBound && (bound == 1 || h.bound > bound) {
		bound = h.bound
	}
	a.words[3] = bound
	return &spirv.Binary{Words: a.words, BigEndian: o.BigEndian}, nil
}

// assemblers keeps the memory that assembling needs from text to text.
var assemblers = sync.Pool{New: func() any { return &assembler{} }}

func (a *assembler) release() {
	a.words, a.lexer.text, a.symbols.text, a.sought, a.located = nil, nil, nil, 0, 0
	assemblers.Put(a)
}

// TargetVersion returns the version of SPIR-V that an environment has: of "spv1.3" 1.3, of "vulkan1.1"
// 1.3, and so on for all that spirv-as knows.
func TargetVersion(target string) (spirv.Version, bool) {
	minor, ok := -1, false
	switch strings.TrimSuffix(target, "embedded") {
	case "vulkan1.0", "opencl1.2", "opencl2.0", "opencl2.1",
		"opengl4.0", "opengl4.1", "opengl4.2", "opengl4.3", "opengl4.5":
		minor = 0
	case "opencl2.2":
		minor = 2
	case "vulkan1.1":
		minor = 3
	case "vulkan1.1spv1.4":
		minor = 4
	case "vulkan1.2":
		minor = 5
	case "vulkan1.3", "vulkan1.4":
		minor = 6
	}
	if strings.HasSuffix(target, "embedded") && !strings.HasPrefix(target, "opencl") {
		return 0, false
	}
	if minor >= 0 {
		return spirv.MakeVersion(1, minor), true
	}
	for _, prefix := range []string{"spv1.", "spirv1.", "universal1."} {
		var digits string
		if digits, ok = strings.CutPrefix(target, prefix); ok {
			if len(digits) == 1 && '0' <= digits[0] && digits[0] <= '6' {
				return spirv.MakeVersion(1, int(digits[0]-'0')), true
			}
		}
	}
	return 0, false
}

// assembler reads one text.
type assembler struct {
	lexer
	symbols
	words []uint32
	err   *Error

	// Of the current instruction:
	info      *spirv.OpInfo
	begin     int    // index of its first word
	result    span   // of its result id in the text: its begin and its end; 0 for none
	typ, res  uint32 // 1 + index of the symbols of its result type and its result
	first     uint32 // ... of its first id operand
	previous  uint32 // ... of its last id operand so far
	wordsOnly bool   // a "!" has come: the grammar has nothing to say any more
	complete  bool   // an extended instruction has all its operands
	position  int    // of the opcode in the text

	// For [Locate]: an offset in the words, and where the instruction that holds it begins in the text.
	sought, located int
}

// mark notes where an instruction begins that may be the one that is sought.
func (a *assembler) mark() {
	if len(a.words) <= a.sought {
		a.located = a.start
	}
}

// fail notes the first error.
func (a *assembler) fail(pos int, msg string) {
	if a.err != nil {
		return
	}
	text := a.lexer.text
	a.err = errorAt(text, pos, msg)
	a.lexer.start, a.end = len(text), len(text) // ends all loops
}

// place is where to point for the current word: at the end of the text, the end of the last word.
func (a *assembler) place() int {
	if a.atEnd() {
		return a.last
	}
	return a.start
}

// found describes the current word.
func (a *assembler) found() string {
	switch {
	case a.atEnd():
		return "the end of the text"
	case a.start == a.end:
		return "'" + string(a.lexer.text[a.start:a.start+1]) + "'"
	case a.atInstruction():
		return "the next instruction"
	}
	return "'" + clip(a.word()) + "'"
}

// instruction reads an instruction and what belongs to it.
func (a *assembler) instruction() {
	a.mark()
	a.begin, a.typ, a.res, a.first, a.previous, a.wordsOnly, a.complete = len(a.words), 0, 0, 0, 0, false, false
	a.result = span{}
	switch {
	case a.isOpcode(a.start):
	case a.lexer.text[a.start] == '!':
		a.info = nil
		a.rawInstructions()
		return
	case a.lexer.text[a.start] == '%':
		a.readResult()
	case a.info != nil && a.sameLine() && a.start < a.end:
		a.surplus(a.start, clip(a.word()))
	default:
		a.fail(a.start, "expected an opcode or a result id, found "+a.found())
	}
	if a.err != nil {
		return
	}
	a.opcode()
	if a.err != nil {
		return
	}
	size := len(a.words) - a.begin
	if size > spirv.MaxInstructionWords {
		a.fail(a.position, a.info.Name+" takes "+strconv.Itoa(size)+" words, more than "+
			strconv.Itoa(spirv.MaxInstructionWords))
		return
	}
	a.words[a.begin] = uint32(size)<<16 | uint32(a.info.Op)
	a.declare(a.info, a.words[a.begin:], a.typ, a.res)
}

// readResult reads "%name =".
func (a *assembler) readResult() {
	surplus := a.info != nil && a.sameLine()
	if a.end == a.start+1 {
		a.fail(a.start, "expected a name after '%'")
		return
	}
	a.result = span{uint32(a.start), uint32(a.end)}
	a.next()
	if a.end != a.start+1 || a.lexer.text[a.start] != '=' {
		at, name := int(a.result.off), clip(a.lexer.text[a.result.off:a.result.len])
		if surplus {
			a.surplus(at, name)
			return
		}
		a.fail(a.place(), "expected '=' after the result id "+name+", found "+a.found())
		return
	}
	a.next()
	if !a.isOpcode(a.start) {
		what := a.found()
		if what[0] == '\'' && what[1] == '!' {
			what += ": write all of the instruction as words, from its opcode on"
		}
		a.fail(a.place(), "expected an opcode after '=', found "+what)
	}
}

// sameLine reports whether the current word stands on the line on which the word before it ends.
func (a *assembler) sameLine() bool {
	return bytes.IndexByte(a.lexer.text[a.last:a.start], '\n') < 0
}

// surplus complains of a word after an instruction that is complete.
func (a *assembler) surplus(pos int, word string) {
	a.fail(pos, "'"+word+"' is one operand too many for "+a.info.Name)
}

// symbol returns the symbol of an id, text[start:end].
func (a *assembler) symbol(start, end int) (uint32, bool) {
	text := a.lexer.text
	start++
	if start >= end {
		a.fail(start-1, "expected a name after '%'")
		return 0, false
	}
	index, ok := a.lookup(start, end)
	if !ok {
		a.fail(start-1, "'"+clip(text[start-1:end])+"' is not an id: names have letters, digits and '_'")
		return 0, false
	}
	if text[start] == '0' && a.preserve {
		if v, ok := parseUint(text[start:end]); ok && v == 0 {
			a.fail(start-1, "0 can't be an id")
			return 0, false
		}
	}
	return index, true
}

// opcode reads an opcode and its operands.
func (a *assembler) opcode() {
	a.position = a.start
	op, ok := spirv.LookupOp(string(a.word()))
	if !ok {
		msg := "unknown opcode " + clip(a.word())
		if s := near.Name(string(a.word()[len("Op"):]), opNames); s != "" {
			msg += "; did you mean Op" + s + "?"
		}
		a.fail(a.start, msg)
		return
	}
	info := op.Info()
	a.info = info
	switch {
	case info.HasResult && a.result.len == 0:
		a.fail(a.start, info.Name+" needs a result id: %name = "+info.Name)
		return
	case !info.HasResult && a.result.len != 0:
		a.fail(a.start, info.Name+" has no result: it can't follow '='")
		return
	}
	a.words = append(a.words, 0)
	a.next()
	if info.HasType {
		if !a.wantOperand(&info.Operands[0]) {
			return
		}
		if a.start < a.end && a.lexer.text[a.start] == '!' {
			a.immediate()
		} else if index, ok := a.id(&info.Operands[0]); ok {
			a.typ = index + 1
		}
		if a.err != nil {
			return
		}
	}
	if info.HasResult {
		// The type comes first in the words, and ids are numbered in their order.
		index, ok := a.symbol(int(a.result.off), int(a.result.len))
		if !ok {
			return
		}
		a.res = index + 1
		a.words = a.appendID(a.words, index)
	}
	a.first, a.previous = 0, 0
	a.operands(info.Operands)
	for a.wordsOnly && !a.atEnd() && !a.atInstruction() {
		a.anyWord()
	}
}

// opNames yields the names of all opcodes without "Op".
func opNames(yield func(string) bool) {
	for _, info := range spirv.Ops() {
		if !yield(strings.TrimPrefix(info.Name, "Op")) {
			return
		}
		for _, s := range info.Aliases {
			if !yield(strings.TrimPrefix(s, "Op")) {
				return
			}
		}
	}
}

// declare takes up what an instruction says of its result. typ and res are 1 + the indices of the
// symbols of its result type and its result, 0 for none.
func (a *assembler) declare(info *spirv.OpInfo, w []uint32, typ, res uint32) {
	if res == 0 {
		return
	}
	s := &a.list[res-1]
	if info.HasType {
		s.typ = typ
		return
	}
	if info.Class == "Type-Declaration" {
		if s.isType {
			a.fail(a.position, "%"+clip(a.lexer.text[s.name.off:s.name.off+s.name.len])+" is already a type")
			return
		}
		s.isType = true
	}
	switch info.Op {
	case spirv.OpTypeInt, spirv.OpTypeFloat:
		if len(w) > 2 {
			s.num = declaredNumber(w)
		}
	case spirv.OpExtInstImport:
		name, _, _ := spirv.String(w[2:])
		a.sets = append(a.sets, spirv.LookupExtSet(name))
		s.set = uint32(len(a.sets))
	}
}
