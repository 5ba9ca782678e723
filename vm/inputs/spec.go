package inputs

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"hone/ir"
	"hone/spirv"
)

// specConstant is a specialization constant of a module.
type specConstant struct {
	id   uint32 // SpecId
	name string
	bool bool
	typ  numberType
}

// Spec returns the bits of specialization constants by SpecId. A flag counts more than a file, whatever either calls
// the constant. The notes are about SpecIds of a file that the module lacks: it may be for another one, which has more.
func Spec(m *ir.Module, list []Assignment) (values map[uint32]uint64, notes []string, err error) {
	if len(list) == 0 {
		return nil, nil, nil
	}
	values = map[uint32]uint64{}
	byFlag := map[uint32]bool{}
	constants := specConstants(m)
	for i := range list {
		a := &list[i]
		k, err := findSpec(constants, a.Name)
		if _, number := strconv.ParseUint(a.Name, 0, 32); err != nil && number == nil && !a.IsFlag() {
			notes = append(notes, fmt.Sprintf("%s%v: it is left out", a.Where, err))
			continue
		}
		if err == nil {
			if _, twice := values[k.id]; twice && (byFlag[k.id] || !a.IsFlag()) {
				err = fmt.Errorf("the specialization constant %d is given twice", k.id)
			}
		}
		if err == nil {
			byFlag[k.id] = a.IsFlag()
			values[k.id], err = k.parse(a.Value.Text)
		}
		if err != nil {
			return nil, nil, fmt.Errorf("%s%w", a.Where, err)
		}
	}
	return values, notes, nil
}

// SpecText returns a value of the specialization constant with a SpecId as the flags and files of hone run take it.
func SpecText(m *ir.Module, id uint32, bits uint64) string {
	for _, k := range specConstants(m) {
		if k.id == id && !k.bool {
			return k.typ.text(bits)
		}
	}
	return strconv.FormatBool(bits != 0)
}

// specConstants returns the constants of a module that have a SpecId.
func specConstants(m *ir.Module) []specConstant {
	var list []specConstant
	for in := range m.Section(ir.Globals).Insts() {
		k := specConstant{name: m.Name(in.Result), bool: true}
		switch in.Op {
		case spirv.OpSpecConstantTrue, spirv.OpSpecConstantFalse:
		case spirv.OpSpecConstant:
			k.bool, k.typ = false, scalarType(m, in.Type)
		default:
			continue
		}
		for d := range m.Decorations(in.Result) {
			if d.Kind == spirv.DecorationSpecId && d.Member < 0 && len(d.Params) > 0 {
				k.id = d.Params[0]
				list = append(list, k)
				break
			}
		}
	}
	return list
}

// scalarType returns the type of a number.
func scalarType(m *ir.Module, id ir.ID) numberType {
	d := m.Def(id)
	t := numberType{width: int(d.Word(0))}
	if f, ok := m.Types().FloatFormat(id); ok {
		t.format = f
	} else if d.Op == spirv.OpTypeInt {
		t.signed = d.Word(1) != 0
	}
	for _, k := range numberTypes {
		if k.width == t.width && k.signed == t.signed && k.format == t.format {
			return k
		}
	}
	t.name = fmt.Sprintf("bits%d", t.width)
	return t
}

// ScalarText returns a number of a type of a module as people write it.
func ScalarText(m *ir.Module, id ir.ID, bits uint64) string { return scalarType(m, id).text(bits) }

// findSpec returns the constant of a SpecId or name.
func findSpec(list []specConstant, name string) (*specConstant, error) {
	id, err := strconv.ParseUint(name, 0, 32)
	var found *specConstant
	for i := range list {
		k := &list[i]
		switch {
		case err == nil && uint64(k.id) == id:
			return k, nil
		case err != nil && k.name == name && found != nil:
			return nil, fmt.Errorf("several specialization constants are called %q: name one by its SpecId", name)
		case err != nil && k.name == name:
			found = k
		}
	}
	if found != nil {
		return found, nil
	}
	if len(list) == 0 {
		return nil, errors.New("the shader has no specialization constants")
	}
	var names []string
	for _, k := range list {
		names = append(names, strings.TrimSpace(fmt.Sprintf("%d %s", k.id, k.name)))
	}
	return nil, fmt.Errorf("no specialization constant is %s; there are %s", name, strings.Join(names, ", "))
}

// parse returns the bits of a value.
func (k *specConstant) parse(text string) (uint64, error) {
	if !k.bool {
		return k.typ.parse(text)
	}
	v, err := strconv.ParseBool(text)
	if err != nil {
		return 0, fmt.Errorf("%q: want true or false", text)
	}
	if v {
		return 1, nil
	}
	return 0, nil
}
