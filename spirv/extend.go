package spirv

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Extend adds what a vendor's grammar file has and the tables lack: instructions, operand kinds,
// enumerants (also of kinds that exist) and extended instruction sets. From then on everything that
// reads the tables knows them: [Op.Info], [Shapes], [Scanner], [Binary.Check], lookups by name.
//
// data is JSON in the form of the Khronos file spirv.core.grammar.json, with the keys "instructions" and
// "operand_kinds", both optional, and two additions: "effects" on an instruction, a list of the names
// that [Effects.String] prints (absent: [AllEffects]; empty: none), and the top-level key
//
//	"extended_instruction_sets": [{"name": "Vendor.set", "instructions": [...]}]
//
// What is there already with the same name and value is passed over, so a file may be read twice. A
// conflict, such as another name for an opcode, is an error with the names, bad JSON one with the line;
// then nothing is changed.
//
// Extend must be called before modules are read: it is not safe while anything else uses this package,
// and what was derived from the tables, such as an earlier result of [Ops], stays as it was.
//
// It stands here and not in a package of its own because encoding/json costs nothing at start: 6 to 15
// microseconds, all of it base64's (GODEBUG=inittrace=1).
func Extend(data []byte) error {
	var file extFile
	if err := json.Unmarshal(data, &file); err != nil {
		return jsonError(data, err)
	}
	t := currentTables()
	if err := t.add(&file); err != nil {
		return fmt.Errorf("extend: %w", err)
	}
	t.install()
	return nil
}

type extFile struct {
	Instructions []extInstruction
	Kinds        []extKind `json:"operand_kinds"`
	Sets         []extSet  `json:"extended_instruction_sets"`
}

type extInstruction struct {
	Opname   string
	Opcode   *extValue
	Class    string
	Aliases  []string
	Operands []extOperand
	Effects  *[]string
	extNeeds
}

type extNeeds struct {
	Capabilities []string
	Extensions   []string
	Version      string
	LastVersion  string
}

type extOperand struct{ Kind, Name, Quantifier string }

type extKind struct {
	Category   string
	Kind       string
	Bases      []string
	Enumerants []extEnumerant
}

type extEnumerant struct {
	Enumerant  string
	Value      *extValue
	Aliases    []string
	Parameters []extOperand
	extNeeds
}

type extSet struct {
	Name         string
	Instructions []extInstruction
}

// extValue is a number, also as a string: 12 or "0x0c".
type extValue uint32

func (v *extValue) UnmarshalJSON(data []byte) error {
	s := strings.Trim(string(data), `"`)
	n, err := strconv.ParseUint(s, 0, 32)
	if err != nil {
		return fmt.Errorf("%s is not a number of 32 bits", data)
	}
	*v = extValue(n)
	return nil
}

// jsonError adds the line to an error of json.Unmarshal.
func jsonError(data []byte, err error) error {
	offset := int64(-1)
	var syntax *json.SyntaxError
	var typ *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
	case errors.As(err, &typ):
		offset = typ.Offset
	}
	if offset < 0 {
		return fmt.Errorf("extend: %w", err)
	}
	line := 1 + bytes.Count(data[:min(offset, int64(len(data)))], []byte("\n"))
	return fmt.Errorf("extend: line %d: %w", line, err)
}

// tables are all tables of the grammar, and the ones being made while Extend works.
type tables struct {
	ops   []OpInfo
	index []uint16
	kinds []KindInfo
	sets  []ExtSet
}

func currentTables() *tables { return &tables{opInfos, opIndex, kindInfos, extSets} }

// install makes t what the package works with; what was derived from the old tables is dropped.
func (t *tables) install() {
	opInfos, opIndex, kindInfos, extSets = t.ops, t.index, t.kinds, t.sets
	names.Store(nil)
	shapeTable, traitTable = makeShapes(), makeTraits()
}

// add changes no slice that t shares with the tables in use.
func (t *tables) add(file *extFile) error {
	t.ops, t.kinds, t.sets = slices.Clone(t.ops), slices.Clone(t.kinds), slices.Clone(t.sets)
	for i := range file.Kinds {
		if err := t.addKind(&file.Kinds[i]); err != nil {
			return err
		}
	}
	// Capabilities first: other enumerants need them.
	for _, capabilities := range []bool{true, false} {
		for i := range file.Kinds {
			if k := &file.Kinds[i]; (k.Kind == "Capability") == capabilities {
				if err := t.addEnumerants(k); err != nil {
					return err
				}
			}
		}
	}
	for i := range file.Instructions {
		if err := t.addInstruction(&file.Instructions[i]); err != nil {
			return err
		}
	}
	slices.SortFunc(t.ops, func(a, b OpInfo) int { return int(a.Op) - int(b.Op) })
	t.index = make([]uint16, int(t.ops[len(t.ops)-1].Op)+1)
	for i := range t.ops {
		t.index[t.ops[i].Op] = uint16(i + 1)
	}
	for i := range file.Sets {
		if err := t.addSet(&file.Sets[i]); err != nil {
			return err
		}
	}
	return nil
}

func (t *tables) addInstruction(in *extInstruction) error {
	if in.Opname == "" || in.Opcode == nil || *in.Opcode > 0xffff {
		return fmt.Errorf("instruction %q needs an opname and an opcode below 65536", in.Opname)
	}
	row := OpInfo{Name: in.Opname, Op: Op(*in.Opcode), Class: strings.Trim(in.Class, "@"), Aliases: in.Aliases}
	for i := range t.ops {
		o := &t.ops[i]
		named := ""
		for _, name := range append([]string{in.Opname}, in.Aliases...) {
			if o.Name == name || slices.Contains(o.Aliases, name) {
				named = name
			}
		}
		switch {
		case o.Op == row.Op && (o.Name == in.Opname || slices.Contains(o.Aliases, in.Opname)):
			return nil
		case o.Op == row.Op:
			return fmt.Errorf("%s has the opcode %d of %s", in.Opname, row.Op, o.Name)
		case named != "":
			return fmt.Errorf("%s: %s is opcode %d already, not %d", in.Opname, named, o.Op, row.Op)
		}
	}
	var err error
	if row.Operands, err = t.operands(in.Operands); err != nil {
		return fmt.Errorf("%s: %w", in.Opname, err)
	}
	for i, o := range row.Operands {
		switch {
		case o.Kind == KindIdResultType && o.Quant == One && i == 0:
			row.HasType = true
		case o.Kind == KindIdResult && o.Quant == One && (i == 0 || i == 1 && row.HasType):
			row.HasResult = true
		case o.Kind == KindIdResultType || o.Kind == KindIdResult:
			return fmt.Errorf("%s: IdResultType and IdResult come first, in this order, once", in.Opname)
		}
	}
	if row.HasType && !row.HasResult {
		return fmt.Errorf("%s has a result type and no result", in.Opname)
	}
	if row.Effects, err = parseEffects(in.Effects); err != nil {
		return fmt.Errorf("%s: %w", in.Opname, err)
	}
	if row.Effects&Pure != 0 && !row.HasResult {
		return fmt.Errorf("%s has no result: it can't be removable, mergeable or speculatable", in.Opname)
	}
	if row.Needs, err = t.needs(&in.extNeeds); err != nil {
		return fmt.Errorf("%s: %w", in.Opname, err)
	}
	t.ops = append(t.ops, row)
	return nil
}

func (t *tables) operands(list []extOperand) ([]Operand, error) {
	var out []Operand
	for _, o := range list {
		k := t.kind(o.Kind)
		if k == KindUnknown {
			return nil, fmt.Errorf("no operand kind %q", o.Kind)
		}
		q, ok := map[string]Quantifier{"": One, "?": Optional, "*": Many}[o.Quantifier]
		if !ok {
			return nil, fmt.Errorf("quantifier %q of %s is none of \"\", \"?\" and \"*\"", o.Quantifier, o.Kind)
		}
		out = append(out, Operand{k, q, strings.Trim(o.Name, "'")})
	}
	return out, nil
}

// kind returns the kind of a name, KindUnknown for none. The kinds of the core go before those of
// extended instruction sets, some of which have equal names.
func (t *tables) kind(name string) Kind {
	for k := range t.kinds {
		if t.kinds[k].Name == name {
			return Kind(k)
		}
	}
	return KindUnknown
}

func parseEffects(list *[]string) (Effects, error) {
	if list == nil {
		return AllEffects, nil
	}
	var e Effects
	for _, name := range *list {
		i := slices.Index(effectNames[:], name)
		if i < 0 {
			return 0, fmt.Errorf("effect %q is none of %s", name, strings.Join(effectNames[:], ", "))
		}
		e |= 1 << i
	}
	return e, nil
}

func (t *tables) needs(n *extNeeds) (Needs, error) {
	out := Needs{Extensions: n.Extensions}
	for _, name := range n.Capabilities {
		i := slices.IndexFunc(t.kinds[KindCapability].Enumerants, func(e Enumerant) bool {
			return e.Name == name || slices.Contains(e.Aliases, name)
		})
		if i < 0 {
			return out, fmt.Errorf("no capability %q", name)
		}
		out.Capabilities = append(out.Capabilities, Capability(t.kinds[KindCapability].Enumerants[i].Value))
	}
	out.Version, out.LastVersion = parseVersion(n.Version), parseVersion(n.LastVersion)
	return out, nil
}

// parseVersion turns "1.3" into a version; "None" and "" are 0.
func parseVersion(s string) Version {
	var major, minor int
	if n, _ := fmt.Sscanf(s, "%d.%d", &major, &minor); n != 2 {
		return 0
	}
	return MakeVersion(major, minor)
}
