package spirv

import (
	"encoding/binary"
	"errors"
	"strings"
	"testing"
)

// small is a module with types, a constant, a decoration, a string, a load with memory operands, an
// extended instruction, a switch and a phi; offsets of some of its instructions come with it.
func small() (a *assembler, at map[string]int) {
	a, at = newAssembler(), map[string]int{}
	set, void, float, fn, ptr, uint, main, v := a.id(), a.id(), a.id(), a.id(), a.id(), a.id(), a.id(), a.id()
	a.emit(OpCapability, uint32(CapabilityShader))
	a.emit(OpExtInstImport, AppendString([]uint32{set}, "GLSL.std.450")...)
	a.emit(OpMemoryModel, 0, 1)
	at["entry"] = a.emit(OpEntryPoint, append(AppendString([]uint32{5, main}, "main"), v)...)
	at["mode"] = a.emit(OpExecutionMode, main, 17, 1, 1, 1)
	at["name"] = a.emit(OpName, AppendString([]uint32{v}, "value")...)
	at["decorate"] = a.emit(OpDecorate, v, uint32(DecorationLocation), 1)
	at["void"] = a.emit(OpTypeVoid, void)
	at["float"] = a.emit(OpTypeFloat, float, 32)
	a.emit(OpTypeInt, uint, 32, 0)
	a.emit(OpTypeFunction, fn, void)
	at["ptr"] = a.emit(OpTypePointer, ptr, uint32(StorageClassPrivate), float)
	at["one"] = len(a.words)
	one := a.result(OpConstant, float, 0x3f800000)
	n := a.result(OpConstant, uint, 7)
	at["var"] = a.emit(OpVariable, ptr, v, uint32(StorageClassPrivate))
	entry, left, right, merge := a.id(), a.id(), a.id(), a.id()
	at["function"] = a.emit(OpFunction, void, main, 0, fn)
	a.emit(OpLabel, entry)
	at["load"] = len(a.words)
	x := a.result(OpLoad, float, v, uint32(MemoryAccessAligned), 4)
	at["sqrt"] = len(a.words)
	y := a.result(OpExtInst, float, set, GLSLStd450Sqrt, x)
	a.emit(OpSelectionMerge, merge, 0)
	at["switch"] = a.emit(OpSwitch, n, left, 5, right)
	a.emit(OpLabel, left)
	at["add"] = len(a.words)
	z := a.result(OpFAdd, float, y, one)
	a.emit(OpBranch, merge)
	a.emit(OpLabel, right)
	a.emit(OpBranch, merge)
	a.emit(OpLabel, merge)
	at["phi"] = len(a.words)
	p := a.result(OpPhi, float, z, left, y, right)
	at["store"] = a.emit(OpStore, v, p)
	at["return"] = a.emit(OpReturn)
	at["end"] = a.emit(OpFunctionEnd)
	return a, at
}

func TestSmallIsGood(t *testing.T) {
	a, _ := small()
	for _, big := range []bool{false, true} {
		b, err := Decode(AppendWords(nil, a.words, big))
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Check(); err != nil {
			t.Error(err)
		}
		if b.BigEndian != big {
			t.Errorf("BigEndian = %t, want %t", b.BigEndian, big)
		}
		if h := b.Header(); h.Version != MakeVersion(1, 6) || h.Bound != a.words[3] || h.Version.String() != "1.6" {
			t.Errorf("header %+v", h)
		}
	}
}

func TestDecodeErrors(t *testing.T) {
	a, at := small()
	data := a.bytes()
	end := len(a.words)
	for _, c := range []struct {
		name   string
		data   []byte
		offset int
		op     Op
		hasOp  bool
		id     ID
		msg    string
	}{
		{"empty", nil, 0, 0, false, 0, "0 bytes"},
		{"three bytes", data[:3], 0, 0, false, 0, "3 bytes"},
		{"wrong magic", append([]byte("\x7fELF"), data[4:]...), 0, 0, false, 0, "0x464c457f, not the magic number 0x07230203"},
		{"not a multiple of 4", data[:len(data)-1], end - 1, 0, false, 0, "not a multiple of 4"},
		{"one word", data[:4], 1, 0, false, 0, "truncated header: 1 of 5 words"},
		{"four words", data[:16], 4, 0, false, 0, "truncated header: 4 of 5 words"},
		{"truncated instruction", data[:4*at["store"]+8], at["store"], OpStore, true, 0, "word count 3, but 2 words are left"},
		{"word count past the end", edit(a, at["end"], 2<<16|uint32(OpFunctionEnd)), at["end"], OpFunctionEnd, true, 0, "word count 2, but 1 words are left"},
		{"word count 0", edit(a, at["return"], uint32(OpReturn)), at["return"], OpReturn, true, 0, "word count is 0"},
		{"word count 0, unknown opcode", edit(a, at["return"], 60000), at["return"], 60000, true, 0, "word count is 0"},
	} {
		b, err := Decode(c.data)
		if b != nil {
			t.Errorf("%s: a module comes back", c.name)
		}
		wantError(t, c.name, err, c.offset, c.op, c.hasOp, 0, c.id, c.msg)
	}
	if _, err := FromWords(a.words[:3]); err == nil {
		t.Error("FromWords takes a truncated header")
	}
	if _, err := FromWords(make([]uint32, 5)); err == nil {
		t.Error("FromWords takes a wrong magic number")
	}
	if b, err := FromWords(a.words); err != nil || &b.Words[0] != &a.words[0] {
		t.Errorf("FromWords copies, or fails: %v", err)
	}
}

// edit returns the module's bytes with one word changed.
func edit(a *assembler, at int, word uint32) []byte {
	data := a.bytes()
	binary.LittleEndian.PutUint32(data[4*at:], word)
	return data
}

func wantError(t *testing.T, name string, err error, offset int, op Op, hasOp bool, result, id ID, msg string) {
	t.Helper()
	var e *Error
	switch {
	case err == nil:
		t.Errorf("%s: no error", name)
	case !errors.As(err, &e):
		t.Errorf("%s: %T is no *Error", name, err)
	case e.Offset != offset || e.Op != op || e.HasOp != hasOp || e.Result != result || e.ID != id ||
		!strings.Contains(e.Msg, msg):
		t.Errorf("%s: %+v (%v)\nwant offset %d, %v, result %d, id %d, %q", name, *e, err, offset, op, result, id, msg)
	case strings.Contains(err.Error(), "\n"):
		t.Errorf("%s: more than one line: %v", name, err)
	}
}

func TestCheckErrors(t *testing.T) {
	a, at := small()
	bound := a.words[3]
	// The ids that small hands out: set 1, void 2, float 3, fn 4, ptr 5, uint 6, main 7, v 8, one 9, n 10,
	// labels 11 to 14, x 15, y 16, z 17, p 18.
	const void, float, v, one, x, z, p = 2, 3, 8, 9, 15, 17, 18
	for _, c := range []struct {
		name   string
		at     string
		word   int // of the instruction
		value  uint32
		result ID
		id     ID
		msg    string
	}{
		{"operand is id 0", "add", 3, 0, z, 0, "an operand is id 0"},
		{"result type is id 0", "add", 1, 0, z, 0, "an operand is id 0"},
		{"result is id 0", "add", 2, 0, 0, 0, "the result is id 0"},
		{"operand at the bound", "add", 4, bound, z, ID(bound), "is not below the bound 19"},
		{"operand far above the bound", "store", 2, 0xffffffff, 0, 0xffffffff, "id 4294967295 is not below the bound 19"},
		{"result at the bound", "add", 2, bound, ID(bound), ID(bound), "the result is not below the bound 19"},
		{"result of a type at the bound", "float", 1, bound + 5, ID(bound + 5), ID(bound + 5), "not below the bound"},
		{"defined twice", "add", 2, x, x, x, "id 15 is defined twice"},
		{"type defined twice", "float", 1, void, void, void, "id 2 is defined twice"},
		{"string without its end", "name", 3, 0x41414141, 0, 0, "unterminated string"},
		{"constant of type void", "one", 1, void, one, 0, "the result type is not a number"},
		{"switch on a float", "switch", 1, void, 0, 0, "the selector is not a number"},
		{"switch without a label", "switch", 0, 4<<16 | uint32(OpSwitch), 0, 0, "missing operand"},
		{"phi with half a pair", "phi", 0, 6<<16 | uint32(OpPhi), p, 0, "missing operand"},
		{"parameter missing", "decorate", 2, uint32(DecorationLinkageAttributes), 0, 0, "missing operand"},
		{"surplus parameter", "decorate", 2, uint32(DecorationFlat), 0, 0, "surplus operands: 1 word too many"},
		{"extended instruction, missing operand", "sqrt", 4, GLSLStd450Pow, 16, 0, "missing operand y"},
	} {
		b := &Binary{Words: append([]uint32(nil), a.words...)}
		i := at[c.at]
		n := int(b.Words[i] >> 16)
		b.Words[i+c.word] = c.value
		if c.word == 0 { // shorter: the words after it become nothing
			m := int(c.value >> 16)
			b.Words = append(b.Words[:i+m], b.Words[i+n:]...)
		}
		wantError(t, c.name, b.Check(), i, Op(a.words[i]&0xffff), true, c.result, c.id, c.msg)
		// The same with a bound that is far too large: the same ids in the message, but where the bound counts.
		if !strings.Contains(c.msg, "bound") {
			b.Words[3] = 0xfffffffe
			wantError(t, c.name+", sparse", b.Check(), i, Op(a.words[i]&0xffff), true, c.result, c.id, c.msg)
		}
	}
}

// Each known opcode of small, with a word too few and with a word too many.
func TestMissingAndSurplus(t *testing.T) {
	a, _ := small()
	for at, inst := range a.binary().Insts() {
		info := Op(inst[0]).Info()
		last := len(info.Operands) - 1
		open := last >= 0 && info.Operands[last].Quant == Many || info.Op == OpVariable || info.Op == OpTypeFloat ||
			info.Op == OpStore
		if !open {
			b := insert(a, at, len(inst), 1)
			if err := b.Check(); err == nil || err.(*Error).Offset != at {
				t.Errorf("%s with a surplus word: %v", info.Name, err)
			}
		}
		if len(inst) > 1 && !(info.Op == OpEntryPoint || info.Op == OpTypeFunction || info.Op == OpPhi) {
			b := insert(a, at, len(inst), -1)
			if err := b.Check(); err == nil || err.(*Error).Offset != at {
				t.Errorf("%s with a word too few: %v", info.Name, err)
			}
		}
	}
}

// insert makes the instruction at a word offset longer by extra words, or shorter.
func insert(a *assembler, at, n, extra int) *Binary {
	words := append([]uint32(nil), a.words[:at+n+min(extra, 0)]...)
	for range extra {
		words = append(words, 1)
	}
	words[at] += uint32(extra) << 16
	return &Binary{Words: append(words, a.words[at+n:]...)}
}

func TestUndefinedIDs(t *testing.T) {
	module := func(edit func(a *assembler, free uint32)) *Binary {
		a, _ := small()
		edit(a, a.id())
		return a.binary()
	}
	const float, v = 3, 8
	for _, c := range []struct {
		name string
		edit func(a *assembler, free uint32)
		good bool
	}{
		{"used, never defined", func(a *assembler, free uint32) { a.emit(OpName, AppendString([]uint32{free}, "x")...) }, false},
		{"defined later", func(a *assembler, free uint32) {
			a.emit(OpName, AppendString([]uint32{free}, "x")...)
			a.emit(OpTypeVoid, free)
		}, true},
		{"an unknown instruction names it", func(a *assembler, free uint32) {
			a.emit(60000, float, free)
			a.emit(OpStore, v, free)
		}, true},
		{"an unknown instruction after the use", func(a *assembler, free uint32) {
			a.emit(OpStore, v, free)
			a.emit(60000, float, free)
		}, true},
		{"an unknown instruction names another", func(a *assembler, free uint32) {
			a.emit(60000, float, v)
			a.emit(OpStore, v, free)
		}, false},
		{"an unknown decoration names it", func(a *assembler, free uint32) {
			a.emit(OpDecorate, v, 54321, free)
			a.emit(OpStore, v, free)
		}, true},
		{"an unknown mask bit names it", func(a *assembler, free uint32) {
			a.emit(OpStore, v, free, 1<<30, free)
		}, true},
		{"an unknown mask bit without words", func(a *assembler, free uint32) {
			a.emit(OpStore, v, free, 1<<30)
		}, false},
		{"an unknown extended set names it", func(a *assembler, free uint32) {
			set := a.id()
			a.emit(OpExtInstImport, AppendString([]uint32{set}, "ACME")...)
			a.emit(OpStore, v, free)
			a.result(OpExtInst, float, set, 1, free)
		}, true},
		{"an unknown non-semantic set uses it", func(a *assembler, free uint32) {
			set := a.id()
			a.emit(OpExtInstImport, AppendString([]uint32{set}, "NonSemantic.ACME")...)
			a.result(OpExtInst, float, set, 1, free)
		}, false},
	} {
		for _, sparse := range []bool{false, true} {
			b := module(c.edit)
			if sparse {
				b.Words[3] = 0xffffffff
			}
			err := b.Check()
			if c.good != (err == nil) {
				t.Errorf("%s (sparse %t): %v", c.name, sparse, err)
			}
			if e, ok := err.(*Error); ok && (e.ID != 19 || e.Msg != "id 19 is used and never defined") {
				t.Errorf("%s (sparse %t): %+v, want id 19", c.name, sparse, e)
			}
		}
	}
}

// Many imports and many uses of them: the cost must not be their product.
func TestManyImports(t *testing.T) {
	a := newAssembler()
	void := a.id()
	a.emit(OpTypeVoid, void)
	var set uint32
	for range 100_000 {
		set = a.id()
		a.emit(OpExtInstImport, set, 'x')
	}
	for range 200_000 {
		a.result(OpExtInst, void, set, 1)
	}
	if err := a.binary().Check(); err != nil {
		t.Fatal(err)
	}
}
