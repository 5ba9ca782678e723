package spirv

import (
	"cmp"
	"fmt"
	"math"
	"slices"
)

// The rest of Extend: operand kinds, enumerants, extended instruction sets.

// addKind adds a kind that is new, without its enumerants.
func (t *tables) addKind(k *extKind) error {
	category, ok := map[string]Category{"BitEnum": CategoryBitEnum, "ValueEnum": CategoryValueEnum, "Id": CategoryId,
		"Literal": CategoryLiteral, "Composite": CategoryComposite}[k.Category]
	switch {
	case k.Kind == "":
		return fmt.Errorf("an operand kind has no name")
	case !ok:
		return fmt.Errorf("operand kind %s: no category %q", k.Kind, k.Category)
	}
	if old := t.kind(k.Kind); old != KindUnknown {
		if t.kinds[old].Category != category {
			return fmt.Errorf("operand kind %s exists with another category than %s", k.Kind, k.Category)
		}
		return nil
	}
	if len(t.kinds) > math.MaxUint16 {
		return fmt.Errorf("operand kind %s: too many kinds", k.Kind)
	}
	row := KindInfo{Name: k.Kind, Category: category}
	if category == CategoryComposite {
		if len(k.Bases) != 2 {
			return fmt.Errorf("operand kind %s: a composite has two bases, not %d", k.Kind, len(k.Bases))
		}
		for i, name := range k.Bases {
			b := t.kind(name)
			if c := t.kinds[b].Category; c != CategoryId && c != CategoryLiteral {
				return fmt.Errorf("operand kind %s: base %q is no id and no literal", k.Kind, name)
			}
			row.Bases[i] = b
			row.pair = append(row.pair, Operand{Kind: b})
		}
	}
	t.kinds = append(t.kinds, row)
	return nil
}

// addEnumerants adds the enumerants of k, a kind that t has.
func (t *tables) addEnumerants(k *extKind) error {
	row := &t.kinds[t.kind(k.Kind)]
	row.Enumerants = slices.Clone(row.Enumerants)
	for i := range k.Enumerants {
		in := &k.Enumerants[i]
		if in.Enumerant == "" || in.Value == nil {
			return fmt.Errorf("%s: enumerant %q needs a name and a value", k.Kind, in.Enumerant)
		}
		name := k.Kind + " " + in.Enumerant
		e := Enumerant{Name: in.Enumerant, Value: uint32(*in.Value), Aliases: in.Aliases}
		switch {
		case row.Category != CategoryBitEnum && row.Category != CategoryValueEnum:
			return fmt.Errorf("%s: the kind has no enumerants", name)
		case row.Category == CategoryBitEnum && e.Value&(e.Value-1) != 0:
			return fmt.Errorf("%s: %#x is not a single bit", name, e.Value)
		}
		old, err := row.find(&e)
		if err != nil {
			return err
		}
		if old {
			continue
		}
		if e.Parameters, err = t.operands(in.Parameters); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if e.Needs, err = t.needs(&in.extNeeds); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		row.params = row.params || len(e.Parameters) > 0
		row.Enumerants = append(row.Enumerants, e)
	}
	slices.SortFunc(row.Enumerants, func(a, b Enumerant) int { return cmp.Compare(a.Value, b.Value) })
	return nil
}

// find reports whether the kind has e already; an error is a conflict.
func (row *KindInfo) find(e *Enumerant) (bool, error) {
	for i := range row.Enumerants {
		o := &row.Enumerants[i]
		has := func(name string) bool { return o.Name == name || slices.Contains(o.Aliases, name) }
		switch {
		case o.Value == e.Value && has(e.Name):
			return true, nil
		case o.Value == e.Value:
			return false, fmt.Errorf("%s %s has the value %d of %s", row.Name, e.Name, e.Value, o.Name)
		case has(e.Name) || slices.ContainsFunc(e.Aliases, has):
			return false, fmt.Errorf("%s %s is %d already, not %d", row.Name, o.Name, o.Value, e.Value)
		}
	}
	return false, nil
}

// addSet adds an extended instruction set, or instructions to one that exists.
func (t *tables) addSet(in *extSet) error {
	if in.Name == "" {
		return fmt.Errorf("an extended instruction set has no name")
	}
	i := slices.IndexFunc(t.sets, func(s ExtSet) bool { return s.Name == in.Name })
	if i < 0 {
		i = len(t.sets)
		t.sets = append(t.sets, ExtSet{Name: in.Name, index: i})
	}
	set := &t.sets[i]
	set.Insts = slices.Clone(set.Insts)
	for j := range in.Instructions {
		if err := t.addExtInst(set, &in.Instructions[j]); err != nil {
			return fmt.Errorf("%s %s: %w", in.Name, in.Instructions[j].Opname, err)
		}
	}
	slices.SortFunc(set.Insts, func(a, b ExtInst) int { return cmp.Compare(a.Number, b.Number) })
	return nil
}

func (t *tables) addExtInst(set *ExtSet, in *extInstruction) error {
	if in.Opname == "" || in.Opcode == nil {
		return fmt.Errorf("an instruction needs an opname and an opcode")
	}
	row := ExtInst{Name: in.Opname, Number: uint32(*in.Opcode)}
	for _, o := range set.Insts {
		switch {
		case o.Number == row.Number && o.Name == row.Name:
			return nil
		case o.Number == row.Number:
			return fmt.Errorf("has the number %d of %s", row.Number, o.Name)
		case o.Name == row.Name:
			return fmt.Errorf("is number %d already, not %d", o.Number, row.Number)
		}
	}
	var err error
	if row.Operands, err = t.operands(in.Operands); err != nil {
		return err
	}
	for _, o := range row.Operands {
		info := &t.kinds[o.Kind]
		switch {
		case o.Kind == KindIdResult || o.Kind == KindIdResultType:
			return fmt.Errorf("OpExtInst has the result: %s is no operand", info.Name)
		case set.NonSemantic() && info.Category != CategoryId && o.Kind != KindPairIdRefIdRef:
			return fmt.Errorf("operands of non-semantic instructions are ids, not %s", info.Name)
		}
	}
	if row.Effects, err = parseEffects(in.Effects); err != nil {
		return err
	}
	if row.Needs, err = t.needs(&in.extNeeds); err != nil {
		return err
	}
	set.Insts = append(set.Insts, row)
	return nil
}
