package cleanup

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"hone/fold"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// specValues is what set-spec-const sets.
var specValues = pass.String("values", "",
	"ID:VALUE in quotation marks, white space between them; ID is a SpecId, VALUE true, false or a number").
	Must(func(text string) error { _, err := parseSpecValues(text); return err })

// SetSpecConst gives specialization constants other default values, by their SpecId. They stay specialization
// constants. A value that the type of its constant can't hold is an error, and so is a length of a type that is not
// above 0. A SpecId that no constant has is left out, with a remark. Linear in constants.
var SetSpecConst = pass.ForModule("set-spec-const", "set default values of specialization constants",
	func(c *pass.Context) (bool, error) {
		values, err := parseSpecValues(specValues.Of(c))
		if err != nil {
			return false, err
		}
		changed := false
		used := make([]bool, len(values))
		lengths := c.Module.Lengths()
		for in := range c.Module.Section(ir.Globals).Insts() {
			switch in.Op {
			case spirv.OpSpecConstant, spirv.OpSpecConstantTrue, spirv.OpSpecConstantFalse:
			default:
				continue
			}
			id, ok := specID(c.Module, in.Result)
			if !ok {
				continue
			}
			for i := len(values) - 1; i >= 0; i-- { // the last one counts
				if values[i].id != id {
					continue
				}
				used[i] = true
				set, err := values[i].set(c, in)
				if err != nil {
					return changed, ir.Faultf(in, "SpecId %d: %v", id, err)
				}
				if changed = changed || set; set && lengths[in.Result] && !in.AboveZero() {
					return changed, ir.Faultf(in, "SpecId %d: the length of a type is to be above 0, not %s", id, values[i].text)
				}
				break
			}
		}
		for i, v := range values {
			if !used[i] && !overridden(values, i) {
				c.Remark(0, "no specialization constant has SpecId %d", v.id)
			}
		}
		return changed, nil
	}, specValues, pass.Idempotent)

// FreezeSpecConst makes specialization constants ordinary ones, with their default values, and composites of them.
// Operations on specialization constants stay: fold-spec-const computes them. A length of a type whose default is not
// above 0 stays too, with a remark: no type has such a length. Linear in constants.
var FreezeSpecConst = pass.ForModule("freeze-spec-const",
	"make specialization constants ordinary ones with their default values",
	func(c *pass.Context) bool {
		lengths := c.Module.Lengths()
		changed := false
		for in := range c.Module.Section(ir.Globals).Insts() {
			op, ok := frozen(c.Module, in)
			if !ok {
				continue
			}
			if op == spirv.OpConstant && lengths[in.Result] && !in.AboveZero() {
				c.Remark(in.Result, "stays: it is the length of a type, and its default is not above 0")
				continue
			}
			if !changed && !c.Transform() {
				return false
			}
			changed = true
			in.Become(op, in.Words()...)
			c.Module.RemoveDecoration(in.Result, spirv.DecorationSpecId)
		}
		return changed
	}, pass.Idempotent)

// frozen returns the opcode of the ordinary constant that a specialization constant becomes, false where it stays.
func frozen(m *ir.Module, in *ir.Inst) (op spirv.Op, ok bool) {
	switch in.Op {
	case spirv.OpSpecConstant:
		op = spirv.OpConstant
	case spirv.OpSpecConstantTrue:
		op = spirv.OpConstantTrue
	case spirv.OpSpecConstantFalse:
		op = spirv.OpConstantFalse
	case spirv.OpSpecConstantComposite:
		op = spirv.OpConstantComposite
		if next := in.Next(); next != nil && next.Op.Is(spirv.TraitContinued) || hasSpecPart(m, in) {
			return 0, false
		}
	default:
		return 0, false
	}
	return op, !in.Unknown()
}

// hasSpecPart reports whether a part of a composite is no ordinary constant.
func hasSpecPart(m *ir.Module, in *ir.Inst) bool {
	for _, id := range in.IDs() {
		d := m.Def(id)
		if d == nil || !d.Op.Is(spirv.TraitConstant) && d.Op != spirv.OpUndef || d.Op.Is(spirv.TraitSpecConstant) {
			return true
		}
	}
	return false
}

// specID returns the SpecId of a constant.
func specID(m *ir.Module, id ir.ID) (uint32, bool) {
	for d := range m.Decorations(id) {
		if d.Kind == spirv.DecorationSpecId && d.Member < 0 && len(d.Params) == 1 {
			return d.Params[0], true
		}
	}
	return 0, false
}

// specValue is the value of a specialization constant as text.
type specValue struct {
	id   uint32
	text string
}

func parseSpecValues(text string) (list []specValue, err error) {
	for _, pair := range strings.Fields(text) {
		number, value, ok := strings.Cut(pair, ":")
		id, err := strconv.ParseUint(number, 0, 32)
		if !ok || err != nil || value == "" {
			return nil, fmt.Errorf("want ID:VALUE, such as 1:100, not %q", pair)
		}
		list = append(list, specValue{uint32(id), value})
	}
	return list, nil
}

// overridden reports whether a later value is for the same constant.
func overridden(list []specValue, i int) bool {
	for _, v := range list[i+1:] {
		if v.id == list[i].id {
			return true
		}
	}
	return false
}

// set gives a specialization constant a value and reports whether it had another one.
func (v specValue) set(c *pass.Context, in *ir.Inst) (bool, error) {
	if in.Op != spirv.OpSpecConstant {
		b, err := strconv.ParseBool(v.text)
		if err != nil {
			return false, fmt.Errorf("want true or false, not %q", v.text)
		}
		op := spirv.OpSpecConstantFalse
		if b {
			op = spirv.OpSpecConstantTrue
		}
		if op == in.Op || !c.Transform() {
			return false, nil
		}
		in.Become(op)
		return true, nil
	}
	words, err := scalarWords(c.Module, in.Type, v.text)
	if err != nil {
		return false, err
	}
	same := len(words) == in.NumWords()
	for i := 0; same && i < len(words); i++ {
		same = in.Literal(i) == words[i]
	}
	if same || !c.Transform() {
		return false, nil
	}
	in.Become(spirv.OpSpecConstant, words...)
	return true, nil
}

// scalarWords returns the words of a number as a constant of an integer or floating-point type has them.
func scalarWords(m *ir.Module, typ ir.ID, text string) ([]uint32, error) {
	d := m.Def(typ)
	var bits uint64
	switch {
	case d != nil && d.Op == spirv.OpTypeInt && d.Literal(0) <= 64:
		width := int(d.Literal(0))
		n, err := strconv.ParseUint(text, 0, width)
		if err != nil {
			signed, negative := strconv.ParseInt(text, 0, width)
			if negative != nil || d.Literal(1) == 0 {
				return nil, fmt.Errorf("%q is no integer of %d bits that the type can hold", text, width)
			}
			n = uint64(signed)
		}
		if bits = n; d.Literal(1) == 1 {
			shift := 64 - width
			bits = uint64(int64(n<<shift) >> shift) // narrow numbers are extended by their sign
		}
		return wordsOf(bits, width), nil
	case d != nil && d.Op == spirv.OpTypeFloat:
		f, ok := m.Types().FloatFormat(typ)
		if !ok {
			break
		}
		x, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return nil, fmt.Errorf("%q is no number", text)
		}
		if bits = f.FromFloat64(x, fold.Mode{}); f.IsInf(bits) && !math.IsInf(x, 0) {
			return nil, fmt.Errorf("%q is more than %d bits can hold", text, f.Width)
		}
		return wordsOf(bits, f.Width), nil
	}
	return nil, fmt.Errorf("its type has no numbers that can be set")
}

func wordsOf(bits uint64, width int) []uint32 {
	if width > 32 {
		return []uint32{uint32(bits), uint32(bits >> 32)}
	}
	return []uint32{uint32(bits)}
}
