package spirv

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"iter"
)

// Magic is the first word of a module.
const Magic = 0x07230203

// HeaderWords is the length of the header in words.
const HeaderWords = 5

// MaxInstructionWords is the longest instruction that the format can hold.
const MaxInstructionWords = 0xffff

// MaxBound is the largest bound that the specification lets every consumer accept (section 2.17).
const MaxBound = 4_194_303

// Header is the first five words of a module, without the magic number.
type Header struct {
	Version   Version
	Generator uint32 // tool id in the upper half, the tool's own version in the lower
	Bound     uint32 // every id is below it
	Schema    uint32 // reserved, 0
}

// Binary is a module as words in the machine's order, with the byte order of its file. Words holds
// the header too, so that an index into Words is the word offset in the file.
type Binary struct {
	Words     []uint32
	BigEndian bool
}

// Error is what is wrong with a module, and where.
type Error struct {
	Offset int // in words from the start of the file; -1 where there is none
	Op     Op  // the instruction at the offset
	HasOp  bool
	Result ID // the instruction's result; 0 for none
	ID     ID // the id that is at fault; 0 for none
	Msg    string
}

// Error returns one line, such as "word 57: OpLoad %12: id 99 is not below the bound 50".
func (e *Error) Error() string {
	s := ""
	if e.Offset >= 0 {
		s = fmt.Sprintf("word %d: ", e.Offset)
	}
	if e.HasOp {
		s += e.Op.String()
		switch {
		case e.Result != 0:
			s += fmt.Sprintf(" %%%d", e.Result)
		case e.ID != 0:
			s += fmt.Sprintf(" %%%d", e.ID)
		}
		s += ": "
	}
	return s + e.Msg
}

// Errorf returns an error at the instruction inst, which begins at a word offset; its operands may be
// broken or missing. id is what is at fault, 0 for none.
func Errorf(offset int, inst []uint32, id ID, format string, args ...any) *Error {
	e := &Error{Offset: offset, ID: id, Msg: fmt.Sprintf(format, args...)}
	if len(inst) > 0 {
		e.Op, e.HasOp, e.Result = Op(inst[0]), true, resultID(inst)
	}
	return e
}

// resultID returns the result of an instruction whose operands may be missing, 0 for none.
func resultID(inst []uint32) ID {
	info := Op(inst[0]).Info()
	if info == nil || !info.HasResult {
		return 0
	}
	if i := resultWords(info); i < len(inst) {
		return ID(inst[i])
	}
	return 0
}

// Decode reads a module's bytes, in the byte order that the magic number shows. It checks the header
// and that the instructions' word counts add up; [Binary.Check] does the rest. It copies: data is not
// kept. Errors are of type *[Error]; with one, no module comes back. Cost: linear, one allocation.
func Decode(data []byte) (*Binary, error) {
	fail := func(word int, format string, args ...any) (*Binary, error) {
		return nil, &Error{Offset: word, Msg: fmt.Sprintf(format, args...) + textHint(data)}
	}
	if len(data) < 4 {
		return fail(0, "not SPIR-V: the file has %d bytes, too few for a magic number", len(data))
	}
	b := &Binary{}
	switch {
	case binary.LittleEndian.Uint32(data) == Magic:
	case binary.BigEndian.Uint32(data) == Magic:
		b.BigEndian = true
	default:
		return fail(0, "not SPIR-V: the first word is 0x%08x, not the magic number 0x%08x", binary.LittleEndian.Uint32(data),
			Magic)
	}
	if len(data)%4 != 0 {
		return fail(len(data)/4, "the length of %d bytes is not a multiple of 4", len(data))
	}
	if len(data) < HeaderWords*4 {
		return fail(len(data)/4, "truncated header: %d of %d words", len(data)/4, HeaderWords)
	}
	b.Words = make([]uint32, len(data)/4)
	readWords(b.Words, data, b.BigEndian)
	if err := b.checkFraming(); err != nil {
		err.Msg += textHint(data)
		return nil, err
	}
	return b, nil
}

// textHint says what a common accident did to a file that is broken: it was read as UTF-8 text, and each
// byte that is none was replaced.
func textHint(data []byte) string {
	if bytes.Contains(data, []byte("\xef\xbf\xbd")) {
		return asText
	}
	return ""
}

const asText = " (something has treated the file as text: it holds UTF-8 replacement characters)"

// FromWords makes a Binary of words in the machine's order and checks it as [Decode] does. The words are
// kept, not copied.
func FromWords(words []uint32) (*Binary, error) {
	if len(words) < HeaderWords {
		return nil, &Error{Offset: len(words), Msg: fmt.Sprintf("truncated header: %d words of %d", len(words), HeaderWords)}
	}
	if words[0] != Magic {
		return nil, &Error{Msg: fmt.Sprintf("not SPIR-V: the first word is 0x%08x, not the magic number 0x%08x", words[0],
			Magic)}
	}
	b := &Binary{Words: words}
	if err := b.CheckFraming(); err != nil {
		return nil, err
	}
	return b, nil
}

// CheckFraming verifies that word counts lead from the header to the end of the file.
func (b *Binary) CheckFraming() error {
	if err := b.checkFraming(); err != nil {
		return err
	}
	return nil
}

func (b *Binary) checkFraming() *Error {
	words := b.Words
	for i := HeaderWords; i < len(words); {
		n := int(words[i] >> 16)
		if n == 0 {
			return Errorf(i, words[i:i+1], 0, "word count is 0")
		}
		if n > len(words)-i {
			return Errorf(i, words[i:i+1], 0, "truncated: word count %d, but %d words are left in the file", n, len(words)-i)
		}
		i += n
	}
	return nil
}

// Header returns the header's words.
func (b *Binary) Header() Header {
	w := b.Words
	return Header{Version: Version(w[1]), Generator: w[2], Bound: w[3], Schema: w[4]}
}

// Insts yields each instruction with the offset of its first word. The words alias b. It ends where
// [Binary.CheckFraming] finds an error.
func (b *Binary) Insts() iter.Seq2[int, []uint32] {
	return func(yield func(int, []uint32) bool) {
		words := b.Words
		for i := HeaderWords; i < len(words); {
			n := int(words[i] >> 16)
			if n == 0 || n > len(words)-i {
				return
			}
			if !yield(i, words[i:i+n:i+n]) {
				return
			}
			i += n
		}
	}
}

// AppendTo appends the module's bytes, in b's byte order, to data.
func (b *Binary) AppendTo(data []byte) []byte { return AppendWords(data, b.Words, b.BigEndian) }

// Bytes returns the module's bytes, in b's byte order.
func (b *Binary) Bytes() []byte { return b.AppendTo(make([]byte, 0, 4*len(b.Words))) }

func readWords(words []uint32, data []byte, big bool) {
	if big {
		for i := range words {
			words[i] = binary.BigEndian.Uint32(data[4*i:])
		}
		return
	}
	for ; len(words) >= 4 && len(data) >= 16; words, data = words[4:], data[16:] { // one check of bounds for four words
		w, d := (*[4]uint32)(words), (*[16]byte)(data)
		w[0] = binary.LittleEndian.Uint32(d[0:])
		w[1] = binary.LittleEndian.Uint32(d[4:])
		w[2] = binary.LittleEndian.Uint32(d[8:])
		w[3] = binary.LittleEndian.Uint32(d[12:])
	}
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
}

// AppendWords appends words to data in either byte order.
func AppendWords(data []byte, words []uint32, big bool) []byte {
	at := len(data)
	data = append(data, make([]byte, 4*len(words))...)
	out := data[at:]
	if big {
		for i, w := range words {
			binary.BigEndian.PutUint32(out[4*i:], w)
		}
		return data
	}
	for ; len(words) >= 4 && len(out) >= 16; words, out = words[4:], out[16:] {
		w, d := (*[4]uint32)(words), (*[16]byte)(out)
		binary.LittleEndian.PutUint32(d[0:], w[0])
		binary.LittleEndian.PutUint32(d[4:], w[1])
		binary.LittleEndian.PutUint32(d[8:], w[2])
		binary.LittleEndian.PutUint32(d[12:], w[3])
	}
	for i, w := range words {
		binary.LittleEndian.PutUint32(out[4*i:], w)
	}
	return data
}

// String returns the literal string at the start of words and how many words it takes, its
// terminating zero byte and padding included; ok is false where no zero byte ends it. Strings are
// UTF-8 packed from the lowest byte of each word (specification, section 2.2.1).
func String(words []uint32) (s string, n int, ok bool) {
	n, ok = StringWords(words)
	if !ok {
		return "", 0, false
	}
	last := words[n-1]
	buf := make([]byte, 0, 4*n)
	for _, w := range words[:n-1] {
		buf = append(buf, byte(w), byte(w>>8), byte(w>>16), byte(w>>24))
	}
	for ; last&0xff != 0; last >>= 8 {
		buf = append(buf, byte(last))
	}
	return string(buf), n, true
}

// StringWords returns how many words the literal string at the start of words takes; ok is false where it does not end.
func StringWords(words []uint32) (n int, ok bool) {
	for i, w := range words {
		if (w-0x01010101)&^w&0x80808080 != 0 {
			return i + 1, true
		}
	}
	return 0, false
}

// AppendString appends a literal string to words. The string must hold no zero byte.
func AppendString(words []uint32, s string) []uint32 {
	var w uint32
	for i := 0; i < len(s); i++ {
		w |= uint32(s[i]) << (8 * (i & 3))
		if i&3 == 3 {
			words = append(words, w)
			w = 0
		}
	}
	return append(words, w)
}
