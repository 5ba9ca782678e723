// Package spirv is the SPIR-V language as data: opcodes, operand layouts, enumerants, capabilities,
// extended instruction sets and generator names, all generated from the Khronos grammar, and the
// binary form: header, words, bytes in either order, and a stream of instructions.
//
// It knows the grammar and nothing of meaning beyond a row of [Effects] for each operation; it has
// no policy. The tables are plain data that the compiler lays out: importing the package runs no code.
//
// A binary that may be broken goes through [Decode], which checks the header and the framing, and
// [Binary.Check], which checks each operand against the grammar and each id against its definition.
package spirv

//go:generate go run ../internal/gen -grammar ../../shared/grammar -part spirv -out .
//go:generate go run ../internal/gen -grammar ../../shared/grammar -part shapes -out .

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// ID is the number of a result: a type, a constant, a value, a block, a function. 0 is none.
type ID uint32

// Op is an opcode.
type Op uint16

// String returns the name, such as "OpLoad", or "Op(1234)" for an opcode that the grammar lacks.
func (op Op) String() string {
	if info := op.Info(); info != nil {
		return info.Name
	}
	return fmt.Sprintf("Op(%d)", uint16(op))
}

// Version is a version of SPIR-V as the header holds it: 0x00010300 is 1.3. In requirements, 0 is
// "in no version of the core language".
type Version uint32

// MakeVersion returns the version major.minor.
func MakeVersion(major, minor int) Version { return Version(major<<16 | minor<<8) }

// Major returns the major number.
func (v Version) Major() int { return int(v >> 16 & 0xff) }

// Minor returns the minor number.
func (v Version) Minor() int { return int(v >> 8 & 0xff) }

// Valid reports whether v is a version of the language as its headers are written today: 1.x, with nothing in the other
// bytes. A minor number that hone does not know is valid.
func (v Version) Valid() bool { return v.Major() == 1 && v == MakeVersion(1, v.Minor()) }

func (v Version) String() string { return fmt.Sprintf("%d.%d", v.Major(), v.Minor()) }

// Kind is a kind of operand, such as KindIdRef or KindStorageClass. KindUnknown stands for words whose
// meaning the grammar does not tell.
type Kind uint16

// Category says how the operands of a kind are encoded.
type Category uint8

// The categories of operand kinds.
const (
	CategoryNone      Category = iota
	CategoryBitEnum            // a mask; set bits may bring parameters, lowest bit first
	CategoryValueEnum          // one value, which may bring parameters
	CategoryId                 // an id
	CategoryLiteral            // a number or a string
	CategoryComposite          // a pair of other kinds
)

// Quantifier says how often an operand occurs.
type Quantifier uint8

// The quantifiers.
const (
	One Quantifier = iota
	Optional
	Many // any number, also none
)

// Operand is a place in an instruction's layout.
type Operand struct {
	Kind  Kind
	Quant Quantifier
	Name  string // as in the grammar, often empty
}

// Needs is what a module must declare to use an instruction or an enumerant.
type Needs struct {
	Capabilities []Capability // any one of them is enough
	Extensions   []string     // any one of them is enough, where Version is 0 or above the module's
	Version      Version      // first version of the core language that has it; 0 for none
	LastVersion  Version      // last version that has it; 0 while it lasts
}

// OpInfo is what the grammar says of an opcode.
type OpInfo struct {
	Name      string
	Op        Op
	Class     string // section of the specification: "Arithmetic", "Memory", ...
	Operands  []Operand
	Effects   Effects
	Aliases   []string
	HasType   bool // has a result type
	HasResult bool // has a result id
	Needs     Needs
}

// Enumerant is a value of an enumeration or a bit of a mask.
type Enumerant struct {
	Name       string
	Value      uint32
	Parameters []Operand
	Aliases    []string
	Needs      Needs
}

// KindInfo is what the grammar says of an operand kind.
type KindInfo struct {
	Name       string
	Category   Category
	Bases      [2]Kind     // of a composite
	Enumerants []Enumerant // sorted by value

	pair   []Operand // Bases as a layout
	params bool      // some enumerant has parameters
}

// ExtInst is an instruction of an extended instruction set.
type ExtInst struct {
	Name     string
	Number   uint32
	Operands []Operand
	Effects  Effects
	Needs    Needs
}

// ExtSet is an extended instruction set. A Name that ends in "." is a prefix: the sets of that
// name and any version.
type ExtSet struct {
	Name  string    // one that ends in "." goes on with a version
	Insts []ExtInst // sorted by number

	index int // in extSets
}

// Info returns the grammar's row for op, or nil where there is none. O(1).
func (op Op) Info() *OpInfo {
	if int(op) >= len(opIndex) || opIndex[op] == 0 {
		return nil
	}
	return &opInfos[opIndex[op]-1]
}

// Ops returns every known opcode's row, sorted by opcode. The slice is shared: do not change it.
func Ops() []OpInfo { return opInfos }

// Info returns the grammar's row for k, that of KindUnknown for a kind out of range.
func (k Kind) Info() *KindInfo {
	if int(k) >= len(kindInfos) {
		k = KindUnknown
	}
	return &kindInfos[k]
}

// Kinds returns every operand kind's row, by number. The slice is shared: do not change it.
func Kinds() []KindInfo { return kindInfos }

// String returns the name in the grammar, such as "IdRef", or "Kind(1234)" for a kind out of range.
func (k Kind) String() string {
	if int(k) >= len(kindInfos) {
		return fmt.Sprintf("Kind(%d)", uint16(k))
	}
	return kindInfos[k].Name
}

// IsID reports whether an operand of kind k is one id.
func (k Kind) IsID() bool { return k.Info().Category == CategoryId }

// nearlyDense is how many numbers may be missing in a table before an entry that is found by its number.
const nearlyDense = 4

// Enumerant returns the row of a value of an enumeration, or of a single bit of a mask; nil where the
// grammar has none. O(log n).
func (k Kind) Enumerant(value uint32) *Enumerant {
	list := k.Info().Enumerants
	// Most enumerations begin with a range that is nearly dense.
	i := min(int(value), len(list)-1)
	for end := i - nearlyDense; i > end && i >= 0 && list[i].Value >= value; i-- {
		if list[i].Value == value {
			return &list[i]
		}
	}
	lo, hi := 0, len(list)
	for lo < hi {
		switch mid := int(uint(lo+hi) >> 1); {
		case list[mid].Value < value:
			lo = mid + 1
		case list[mid].Value > value:
			hi = mid
		default:
			return &list[mid]
		}
	}
	return nil
}

// Text returns a value of kind k as the disassembler writes it: an enumerant's name, names of set
// bits joined by |, or a number where the grammar has no name.
func (k Kind) Text(value uint32) string {
	if k.Info().Category != CategoryBitEnum || value == 0 {
		if e := k.Enumerant(value); e != nil {
			return e.Name
		}
		return fmt.Sprint(value)
	}
	var names []string
	for bit := uint32(1); bit != 0; bit <<= 1 {
		if value&bit == 0 {
			continue
		}
		if e := k.Enumerant(bit); e != nil {
			names = append(names, e.Name)
		} else {
			names = append(names, fmt.Sprintf("0x%x", bit))
		}
	}
	return strings.Join(names, "|")
}

// LookupExtSet returns the extended instruction set that OpExtInstImport calls name, or nil. A set whose name goes on
// with a version stands for each version: a later one than the grammar has is read by the newest grammar there is, as
// spirv-dis does, and instructions beyond it are unknown. A name that begins with "NonSemantic." always has a set, the
// last resort being one without instructions: each operand of these sets is an id (SPV_KHR_non_semantic_info).
func LookupExtSet(name string) *ExtSet {
	var best *ExtSet
	for i := range extSets {
		s := &extSets[i]
		if s.Name == name {
			return s
		}
		fits := strings.HasSuffix(s.Name, ".") && strings.HasPrefix(name, s.Name)
		if fits && (best == nil || len(s.Name) > len(best.Name)) {
			best = s
		}
	}
	return best
}

// NonSemantic reports whether the set has no influence on what a module computes, and takes nothing
// but ids as operands.
func (s *ExtSet) NonSemantic() bool { return s != nil && strings.HasPrefix(s.Name, "NonSemantic.") }

// DebugDialect is a way in which sets describe programs to debuggers. The numbers of their instructions are the same,
// as far as they have the same, but for scopes in PlainDebug.
type DebugDialect uint8

const (
	NoDebug     DebugDialect = iota // the set describes something else
	PlainDebug                      // DebugInfo, whose DebugValue names no variable
	OpenCLDebug                     // OpenCL.DebugInfo.100
	ShaderDebug                     // NonSemantic.Shader.DebugInfo of any version, which has lines too
)

// Debug returns how the set describes programs to debuggers.
func (s *ExtSet) Debug() DebugDialect {
	if s == nil {
		return NoDebug
	}
	switch s.Name {
	case "DebugInfo":
		return PlainDebug
	case "OpenCL.DebugInfo.100":
		return OpenCLDebug
	case "NonSemantic.Shader.DebugInfo.100", "NonSemantic.Shader.DebugInfo.":
		return ShaderDebug
	}
	return NoDebug
}

// ExtSets returns the known sets. The slice is shared: do not change it.
func ExtSets() []ExtSet { return extSets }

// Inst returns the set's instruction of a number, or nil. O(log n).
func (s *ExtSet) Inst(number uint32) *ExtInst {
	if s == nil {
		return nil
	}
	list := s.Insts
	// Many sets are nearly dense from 0 or 1 on.
	i := min(int(number), len(list)-1)
	for end := i - nearlyDense; i > end && i >= 0 && list[i].Number >= number; i-- {
		if list[i].Number == number {
			return &list[i]
		}
	}
	at, ok := slices.BinarySearchFunc(list, number, func(e ExtInst, n uint32) int { return cmp.Compare(e.Number, n) })
	if !ok {
		return nil
	}
	return &list[at]
}

// GeneratorName returns the registered name of a generator by the upper half of the header's
// generator word, or "Unknown".
func GeneratorName(tool uint16) string {
	if int(tool) < len(generatorNames) && generatorNames[tool] != "" {
		return generatorNames[tool]
	}
	return "Unknown"
}
