package spirv

import (
	"slices"
	"strings"
)

// Shape is the short form of an opcode's layout: enough to find the ids of most instructions without
// a walk over their operands. Word indices count from the first operand after the result type and the
// result id.
//
// A fixed word may be an enumerant that the grammar lacks: of the kinds that have no parameters, which
// are the only ones among the fixed words, and whose unknown values shift nothing.
type Shape struct {
	IDs       uint16 // bit i: word i is an id
	Types     uint16 // bit i: word i, if it is there, is a type; bit 15 says so of all further words too
	Fixed     uint8  // words of the operands that must be there; all of them take one word each
	Tail      Tail   // what may follow them
	Known     bool   // the grammar has the opcode
	HasType   bool
	HasResult bool
	Optional  bool    // what follows the fixed words may be absent: of a TailEnum or a TailScan
	Place     Place   // where it stands
	Effects   Effects // as in [OpInfo]
	Enum      Kind    // of the operand at the start of a TailEnum
	Access    Kind    // of the first operand that says how memory is accessed ([Kind.IsAccess]), 0 for none
	AccessAt  uint8   // its word, if it is there
}

// Tail says what follows the fixed words of a [Shape].
type Tail uint8

// The tails.
const (
	TailNone      Tail = iota // nothing
	TailID                    // at most one id
	TailIDs                   // any number of ids
	TailPairs                 // any number of pairs of ids
	TailLiterals              // any number of one-word literals
	TailString                // one string
	TailStringIDs             // one string, then any number of ids
	TailNumber                // one literal of the result type's width
	TailExtInst               // an extended instruction's number and operands
	TailEnum                  // an enumerant or mask with its parameters; it may be absent if optional
	TailScan                  // what only a [Scanner] can tell
)

var tailNames = [...]string{"None", "ID", "IDs", "Pairs", "Literals", "String", "StringIDs", "Number", "ExtInst",
	"Enum", "Scan"}

func (t Tail) String() string { return tailNames[t] }

// Shapes returns the shape of every opcode, indexed by opcode; an opcode at or beyond its length is
// unknown. The slice is shared: do not change it.
func Shapes() []Shape { return shapeTable }

// makeShapes computes the shapes from the layouts: for the generator and for Extend.
func makeShapes() []Shape {
	table := make([]Shape, opInfos[len(opInfos)-1].Op+1)
	for i := range opInfos {
		table[opInfos[i].Op] = shapeOf(&opInfos[i])
	}
	return table
}

// makeTraits computes the traits of every opcode, as makeShapes the shapes.
func makeTraits() []Traits {
	table := make([]Traits, opInfos[len(opInfos)-1].Op+1)
	for i := range opInfos {
		table[opInfos[i].Op] = opInfos[i].traits()
	}
	return table
}

func shapeOf(info *OpInfo) Shape {
	s := Shape{Known: true, HasType: info.HasType, HasResult: info.HasResult, Effects: info.Effects,
		Place: info.place()}
	s.Types = info.types()
	s.Access, s.AccessAt = info.access()
	for i, o := range info.Operands {
		if o.Kind == KindIdResult || o.Kind == KindIdResultType {
			continue
		}
		rest := info.Operands[i+1:]
		last := len(rest) == 0
		switch {
		case o.Quant == One && o.Kind.oneWord() && s.Fixed < 16:
			if o.Kind.IsID() {
				s.IDs |= 1 << s.Fixed
			}
			s.Fixed++
			continue
		case o.Quant == Optional && last && o.Kind.IsID():
			s.Tail = TailID
		case o.Quant == Many && last && o.Kind.IsID():
			s.Tail = TailIDs
		case o.Quant == Many && last && o.Kind == KindPairIdRefIdRef:
			s.Tail = TailPairs
		case o.Quant == Many && last && o.Kind == KindLiteralInteger:
			s.Tail = TailLiterals
		case o.Quant == One && last && o.Kind == KindLiteralString:
			s.Tail = TailString
		case o.Quant == One && len(rest) == 1 && o.Kind == KindLiteralString && rest[0].Quant == Many && rest[0].Kind.IsID():
			s.Tail = TailStringIDs
		case o.Quant == One && last && o.Kind == KindLiteralContextDependentNumber:
			s.Tail = TailNumber
		case o.Kind == KindLiteralExtInstInteger:
			s.Tail = TailExtInst
		case o.Quant != Many && last && len(o.Kind.Info().Enumerants) > 0:
			s.Tail, s.Enum, s.Optional = TailEnum, o.Kind, o.Quant == Optional
		default:
			s.Tail, s.Optional = TailScan, o.Quant != One &&
				!slices.ContainsFunc(rest, func(o Operand) bool { return o.Quant == One })
		}
		break
	}
	return s
}

// TypeAt reports whether operand word i, if it is there, is a type.
func (s *Shape) TypeAt(i int) bool { return s.Types>>min(i, 15)&1 != 0 }

// namedType are instructions with an operand that is called a type, and is a value: the pointer of a prefetch, an
// image, kinds of motion estimation.
var namedType = []string{"OpUntypedPrefetchKHR", "OpVmeImageINTEL", "OpSubgroupAvc"}

// types returns which operand words are types. The grammar says so by the names of operands only.
func (info *OpInfo) types() (mask uint16) {
	if slices.ContainsFunc(namedType, func(name string) bool { return strings.HasPrefix(info.Name, name) }) {
		return 0
	}
	word := 0
	for _, o := range info.Operands {
		if o.Kind == KindIdResult || o.Kind == KindIdResultType {
			continue
		}
		first, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(o.Name, " ", "")), ",")
		isType := o.Kind == KindIdRef && (strings.HasSuffix(first, "type") || strings.HasSuffix(first, "types") ||
			first == "structure" && strings.HasPrefix(info.Name, "OpUntyped")) // others have a pointer to it
		switch {
		case isType && o.Quant == Many:
			return mask | ^uint16(0)<<min(word, 15)
		case isType:
			mask |= 1 << word
		case !o.Kind.oneWord() || o.Quant == Many:
			return mask
		}
		word++
	}
	return mask
}

// Place says where in a module the instructions of an opcode stand (section 2.4, Logical Layout of a Module).
type Place uint8

// The places. The sections outside of functions are those from PlaceCapabilities to PlaceGlobals, in their order.
const (
	PlaceAny Place = iota // at several places, or at the start or end of functions and blocks
	PlaceCapabilities
	PlaceExtensions
	PlaceExtInstImports
	PlaceMemoryModel
	PlaceEntryPoints
	PlaceExecutionModes
	PlaceDebugStrings
	PlaceDebugNames
	PlaceDebugProcessed
	PlaceAnnotations
	PlaceGlobals // types and constants; variables and undefined values, which may stand in functions too
	PlaceBody    // blocks, of which it neither begins nor ends one
)

var placeNames = [...]string{"Any", "Capabilities", "Extensions", "ExtInstImports", "MemoryModel", "EntryPoints",
	"ExecutionModes",
	"DebugStrings", "DebugNames", "DebugProcessed", "Annotations", "Globals", "Body"}

func (p Place) String() string { return placeNames[p] }

// place returns where the instruction stands. Of classes that say little of that it returns PlaceAny.
func (info *OpInfo) place() Place {
	switch info.Op {
	case OpCapability, OpConditionalCapabilityINTEL:
		return PlaceCapabilities
	case OpExtension, OpConditionalExtensionINTEL:
		return PlaceExtensions
	case OpExtInstImport:
		return PlaceExtInstImports
	case OpMemoryModel, OpSamplerImageAddressingModeNV:
		return PlaceMemoryModel
	case OpEntryPoint, OpConditionalEntryPointINTEL:
		return PlaceEntryPoints
	case OpExecutionMode, OpExecutionModeId:
		return PlaceExecutionModes
	case OpString, OpSourceExtension, OpSource, OpSourceContinued:
		return PlaceDebugStrings
	case OpName, OpMemberName:
		return PlaceDebugNames
	case OpModuleProcessed:
		return PlaceDebugProcessed
	case OpVariable, OpUntypedVariableKHR, OpUndef:
		return PlaceGlobals
	case OpFunctionCall:
		return PlaceBody
	case OpCompositeConstructContinuedINTEL:
		return PlaceAny
	}
	switch info.Class {
	case "Annotation":
		return PlaceAnnotations
	case "Type-Declaration", "Constant-Creation":
		return PlaceGlobals
	case "Arithmetic", "Atomic", "Barrier", "Bit", "Composite", "Conversion", "Derivative", "Group", "Image", "Memory",
		"Non-Uniform", "Primitive", "Relational_and_Logical":
		return PlaceBody
	}
	return PlaceAny
}

// Traits say what an opcode has in common with others, as far as its class in the grammar, its name and its operands
// tell.
type Traits uint16

// The traits.
const (
	TraitType         Traits = 1 << iota // makes a type
	TraitConstant                        // makes a constant
	TraitSpecConstant                    // makes a constant that specialization may change
	TraitComposite                       // makes a constant of others, its parts
	TraitContinued                       // is the rest of the instruction before it, which would be too long
	TraitVariable                        // declares memory, typed or untyped
	TraitAccessChain                     // leads from a pointer by indices to a part of what that points to
	TraitUntyped                         // its pointers have no pointee; an access chain names that type before them
	TraitInBounds                        // of an access chain: leads to nowhere outside of the object
	TraitElement                         // of an access chain: its first index chooses one of several such objects
	TraitDot                             // multiplies vectors of integers, which may be packed in scalars
	TraitSaturating                      // of a dot product: adds a third operand
	TraitExtended                        // is an instruction of an extended set
)

// Traits returns the traits of an opcode, none for one that the grammar lacks.
func (op Op) Traits() Traits {
	if int(op) >= len(traitTable) {
		return 0
	}
	return traitTable[op]
}

// Is reports whether an opcode has all of some traits. It is false for one that the grammar lacks.
func (op Op) Is(t Traits) bool { return op.Traits()&t == t }

// traits finds the traits of an instruction.
func (info *OpInfo) traits() (t Traits) {
	set := func(trait Traits, has bool) {
		if has {
			t |= trait
		}
	}
	name := strings.TrimPrefix(info.Name, "Op")
	has := func(kind Kind) bool {
		return slices.ContainsFunc(info.Operands, func(o Operand) bool { return o.Kind == kind })
	}
	set(TraitType, info.Class == "Type-Declaration" && info.HasResult)
	if info.Class == "Constant-Creation" && info.HasResult {
		t |= TraitConstant
		set(TraitSpecConstant, strings.HasPrefix(name, "SpecConstant"))
		set(TraitComposite, strings.Contains(name, "ConstantComposite"))
	}
	set(TraitContinued, strings.Contains(name, "Continued"))
	untyped := strings.HasPrefix(name, "Untyped")
	switch rest := strings.TrimSuffix(strings.TrimPrefix(name, "Untyped"), "KHR"); rest {
	case "Variable":
		t |= TraitVariable
		set(TraitUntyped, untyped)
	case "AccessChain", "InBoundsAccessChain", "PtrAccessChain", "InBoundsPtrAccessChain":
		t |= TraitAccessChain
		set(TraitUntyped, untyped)
		set(TraitInBounds, strings.HasPrefix(rest, "InBounds"))
		set(TraitElement, strings.Contains(rest, "Ptr"))
	}
	set(TraitExtended, has(KindLiteralExtInstInteger))
	if has(KindPackedVectorFormat) {
		t |= TraitDot
		set(TraitSaturating, strings.Contains(name, "AccSat"))
	}
	return t
}

// access finds the first operand that says how memory is accessed. Where one before it is optional, that is there if it
// is.
func (info *OpInfo) access() (k Kind, word uint8) {
	for _, o := range info.Operands {
		switch {
		case o.Kind == KindIdResult || o.Kind == KindIdResultType:
		case o.Kind.IsAccess():
			return o.Kind, word
		case o.Quant == Many || !o.Kind.oneWord():
			return 0, 0
		default:
			word++
		}
	}
	return 0, 0
}

// IsAccess reports whether operands of kind k say how memory is accessed: memory, image and tensor operands.
func (k Kind) IsAccess() bool {
	return k == KindMemoryAccess || k == KindImageOperands || k == KindTensorOperands
}

// MaskWords returns how many words a mask of kind k takes with the parameters of its bits, which stand after it, those
// of the lowest bit first; ok is false where the grammar lacks a bit, or says of a parameter that it takes more words
// than one.
func (k Kind) MaskWords(mask uint32) (n int, ok bool) {
	n = 1
	for ; mask != 0; mask &= mask - 1 {
		e := k.Enumerant(mask & -mask)
		if e == nil {
			return 0, false
		}
		for _, p := range e.Parameters {
			if p.Quant != One || !p.Kind.oneWord() {
				return 0, false
			}
		}
		n += len(e.Parameters)
	}
	return n, true
}

// oneWord reports whether an operand of kind k always takes one word.
func (k Kind) oneWord() bool {
	info := k.Info()
	switch info.Category {
	case CategoryId:
		return true
	case CategoryLiteral:
		return k == KindLiteralInteger || k == KindLiteralFloat
	case CategoryBitEnum, CategoryValueEnum:
		return !info.params
	}
	return false
}

// tail looks at words that begin with an enumerant or a mask of kind k, or are none. Where the rest of
// them is exactly the parameters that it brings, each of one word, and all of these are literals or all
// are ids, it returns the word from which on all are ids, and true.
func (k Kind) tail(words []uint32) (first int, ok bool) {
	if len(words) == 0 {
		return 0, true
	}
	value, mask := words[0], k.Info().Category == CategoryBitEnum
	if !mask { // nearly always nothing, or one literal
		switch e := k.Enumerant(value); {
		case e == nil:
			return 0, false
		case len(e.Parameters) == 0:
			return len(words), len(words) == 1
		case len(e.Parameters) == 1 && e.Parameters[0].Kind == KindLiteralInteger && e.Parameters[0].Quant == One:
			return len(words), len(words) == 2
		}
	}
	params, ids := 0, 0
	count := func(e *Enumerant) bool {
		if e == nil {
			return false
		}
		for _, p := range e.Parameters {
			if p.Quant != One || !p.Kind.oneWord() {
				return false
			}
			if params++; p.Kind.IsID() {
				ids++
			}
		}
		return true
	}
	if !mask {
		ok = count(k.Enumerant(value))
	} else {
		for ok = true; value != 0 && ok; value &= value - 1 {
			ok = count(k.Enumerant(value & -value))
		}
	}
	switch ok = ok && params == len(words)-1; {
	case ids == 0:
		return len(words), ok
	case ids == params:
		return 1, ok
	}
	return 0, false
}

// ids reports whether the instruction takes exactly n operands, all of them ids.
func (x *ExtInst) ids(n int) bool {
	if len(x.Operands) != n {
		return false
	}
	for _, o := range x.Operands {
		if o.Quant != One || o.Kind != KindIdRef {
			return false
		}
	}
	return true
}

// TailIDStart returns the operand word from which on all words are ids, for all words of an instruction's operands
// after its result, whose type is typ; ok is false where only a [Scanner] can tell, or words are missing or surplus.
func (s *Shape) TailIDStart(typ ID, words []uint32, ctx Context) (start int, ok bool) {
	fixed := int(s.Fixed)
	rest := len(words) - fixed
	if rest <= 0 {
		return fixed, rest == 0 && (s.Tail < TailString || s.Optional)
	}
	switch s.Tail {
	case TailIDs:
		return fixed, true
	case TailPairs:
		return fixed, rest&1 == 0
	case TailID:
		return fixed, rest == 1
	case TailLiterals:
		return len(words), true
	case TailString:
		n, ok := StringWords(words[fixed:])
		return len(words), ok && n == rest
	case TailStringIDs:
		n, ok := StringWords(words[fixed:])
		return fixed + n, ok
	case TailNumber:
		width := ctx.NumberWidth(typ)
		return len(words), width > 0 && (width+31)/32 == rest
	case TailExtInst:
		x := ctx.ExtSet(ID(words[0])).Inst(words[fixed])
		return fixed + 1, x != nil && x.ids(rest-1)
	case TailEnum:
		first, ok := s.Enum.tail(words[fixed:])
		return fixed + first, ok
	}
	return 0, false
}
