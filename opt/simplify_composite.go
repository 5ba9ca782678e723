package opt

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// maxPath bounds the indices of joined extractions and access chains, far above what types of valid modules
// need: without it a chain of n of them would grow to n^2 words.
const maxPath = 256

// extract follows an OpCompositeExtract to where its part was put in.
func (s *simplifier) extract(in *ir.Inst) (ir.ID, bool) {
	path := in.Words()[1:]
	if len(path) == 0 {
		return s.sameType(in, in.ID(0)), false
	}
	from := s.m.Def(in.ID(0))
	if from == nil {
		return 0, false
	}
	switch from.Op {
	case spirv.OpCompositeConstruct, spirv.OpConstantComposite:
		i, within, ok := s.part(from, int(path[0]))
		if !ok {
			return 0, false
		}
		part := s.operandOf(from, i)
		switch {
		case within >= 0:
			return s.extractFrom(in, part, []uint32{uint32(within)})
		case len(path) == 1:
			return s.sameType(in, part), false
		}
		return s.extractFrom(in, part, path[1:])
	case spirv.OpCompositeConstructReplicateEXT, spirv.OpConstantCompositeReplicateEXT,
		spirv.OpSpecConstantCompositeReplicateEXT: // each part is the operand
		if n, ok := s.m.Types().NumParts(from.Type); from.Unknown() || ok && int(path[0]) >= n {
			return 0, false
		}
		part := s.operandOf(from, 0)
		if len(path) == 1 {
			return s.sameType(in, part), false
		}
		return s.extractFrom(in, part, path[1:])
	case spirv.OpConstantNull:
		if d := s.m.Def(in.Type); d != nil {
			return s.m.Constants().Null(in.Type), false
		}
	case spirv.OpCompositeInsert:
		put := from.Words()[2:]
		n := 0
		for n < len(put) && n < len(path) && put[n] == path[n] {
			n++
		}
		switch {
		case n == len(put) && n == len(path):
			return s.sameType(in, s.operandOf(from, 0)), false
		case n == len(put):
			return s.extractFrom(in, s.operandOf(from, 0), path[n:])
		case n < len(path):
			return s.extractFrom(in, s.operandOf(from, 1), path)
		}
	case spirv.OpCompositeExtract: // a rule could say that, but no other would be applied so often, and it takes longer
		if from.NumWords()+len(path) > maxPath {
			return 0, false
		}
		s.path = append(append(s.path[:0], from.Words()[1:]...), path...)
		return s.extractFrom(in, s.operandOf(from, 0), s.path)
	case spirv.OpVectorShuffle:
		if len(path) != 1 || int(path[0]) >= from.NumWords()-2 {
			return 0, false
		}
		_, n := s.m.Types().Scalar(s.m.TypeOf(from.ID(0)))
		k := from.Literal(2 + int(path[0]))
		switch {
		case k == 0xffffffff || n == 0:
			return 0, false
		case int(k) < n:
			return s.extractFrom(in, s.operandOf(from, 0), []uint32{k})
		}
		return s.extractFrom(in, s.operandOf(from, 1), []uint32{k - uint32(n)})
	}
	return 0, false
}

// extractFrom makes in extract from another composite, if there is one.
func (s *simplifier) extractFrom(in *ir.Inst, composite ir.ID, path []uint32) (ir.ID, bool) {
	if composite == 0 || len(path) > maxPath {
		return 0, false
	}
	s.words = append(append(s.words[:0], uint32(composite)), path...)
	s.become(in, spirv.OpCompositeExtract, s.words...)
	return 0, true
}

// part returns which operand of a constructed composite is its part i. The operands of a vector may be vectors, which
// are laid end to end: then it is component within of the operand, which is -1 otherwise.
func (s *simplifier) part(from *ir.Inst, i int) (operand, within int, ok bool) {
	typ := s.m.Def(from.Type)
	if typ == nil {
		return 0, 0, false
	}
	switch typ.Op {
	case spirv.OpTypeVector:
		if from.NumWords() == int(typ.Literal(1)) {
			return i, -1, i < from.NumWords()
		}
		at := 0
		for k := range from.NumWords() {
			_, n := s.m.Types().Scalar(s.m.TypeOf(from.ID(k)))
			switch {
			case n == 0:
				return 0, 0, false
			case at == i && n == 1:
				return k, -1, true
			case i < at+n:
				return k, i - at, true
			}
			at += n
		}
	case spirv.OpTypeStruct, spirv.OpTypeArray, spirv.OpTypeMatrix:
		return i, -1, i < from.NumWords()
	}
	return 0, 0, false
}

// shuffle computes shuffles of constants, and leaves out those that change nothing.
func (s *simplifier) shuffle(in *ir.Inst) (ir.ID, bool) {
	_, n := s.m.Types().Scalar(s.m.TypeOf(in.ID(0)))
	_, n2 := s.m.Types().Scalar(s.m.TypeOf(in.ID(1)))
	picks := in.Words()[2:]
	if n == 0 || n2 == 0 {
		return 0, false
	}
	first, second := true, true // the shuffle is the first, the second vector
	usesFirst, usesSecond := false, false
	for i, k := range picks {
		if k != 0xffffffff && int(k) >= n+n2 {
			return 0, false
		}
		first = first && int(k) == i
		second = second && int(k) == n+i
		usesFirst = usesFirst || int(k) < n
		usesSecond = usesSecond || k != 0xffffffff && int(k) >= n
	}
	if first && len(picks) == n {
		return s.sameType(in, in.ID(0)), false
	}
	if second && len(picks) == n2 {
		return s.sameType(in, in.ID(1)), false
	}
	a, b := s.m.Def(in.ID(0)), s.m.Def(in.ID(1))
	if a == nil || b == nil {
		return 0, false
	}
	// Components of constants.
	component := func(d *ir.Inst, i int) (ir.ID, bool) {
		switch d.Op {
		case spirv.OpConstantComposite:
			if i >= d.NumWords() {
				return 0, false
			}
			id := s.operandOf(d, i)
			return id, s.m.Constants().IsConstant(id)
		case spirv.OpConstantNull:
			scalar, _ := s.m.Types().Scalar(d.Type)
			return s.m.Constants().Null(scalar), true
		}
		return 0, false
	}
	ids := make([]ir.ID, 0, 4)
	for _, k := range picks {
		var id ir.ID
		ok := false
		switch {
		case k == 0xffffffff:
		case int(k) < n:
			id, ok = component(a, int(k))
		default:
			id, ok = component(b, int(k)-n)
		}
		if !ok {
			ids = nil
			break
		}
		ids = append(ids, id)
	}
	if len(ids) == len(picks) {
		return s.m.Constants().Composite(in.Type, ids...), false
	}
	// One that takes from a single shuffle takes from that one's source.
	if !usesSecond && usesFirst && a.Op == spirv.OpVectorShuffle {
		return s.shuffleOf(in, a, picks)
	}
	if !usesSecond && s.productOfColumns(in, a) {
		return 0, true
	}
	return s.recompose(in)
}

// shuffleOf makes in a shuffle of the operands of from, from which alone it takes.
func (s *simplifier) shuffleOf(in, from *ir.Inst, picks []uint32) (ir.ID, bool) {
	_, n := s.m.Types().Scalar(s.m.TypeOf(from.ID(0)))
	var words []uint32
	for _, k := range picks {
		if k != 0xffffffff {
			at := 2 + int(k)
			if from.Literal(at) == 0xffffffff { // from made one value of it: be it that of another component
				from.SetWord(at, 0)
				s.changed, s.again = true, true
			}
			k = from.Literal(at)
			operand := 0
			if int(k) >= n {
				operand = 1
			}
			if s.operandOf(from, operand) == 0 {
				return 0, false
			}
		}
		words = append(words, k)
	}
	words = slices.Concat([]uint32{uint32(from.ID(0)), uint32(from.ID(1))}, words)
	s.become(in, spirv.OpVectorShuffle, words...)
	return 0, true
}

// insert makes a chain of insertions that nothing else uses, and that puts in all parts that are not constant, one
// construction, and of components of vectors a shuffle of these.
func (s *simplifier) insert(in *ir.Inst) (ir.ID, bool) {
	n, ok := s.m.Types().NumParts(in.Type)
	if !ok || in.Unknown() || in.NumWords() != 3 || n > maxLanes {
		return 0, false
	}
	if id, again := s.recompose(in); id != 0 || again {
		return id, again
	}
	var parts [maxLanes]uint32
	insertions := 0
	for d := in; ; {
		s.m.Spend(1)
		i := d.Literal(2)
		if int(i) >= n {
			return 0, false
		}
		if parts[i] == 0 {
			parts[i] = uint32(d.ID(0))
		}
		insertions++
		whole := d.ID(1)
		d = s.m.Def(whole)
		if d != nil && d.Op == spirv.OpCompositeInsert && d.NumWords() == 3 && insertions < 2*maxLanes &&
			s.m.SingleUse(whole) && !s.m.Pinned(whole) && !d.Unknown() {
			continue
		}
		if d != nil && d.Op == spirv.OpCompositeConstruct && s.m.SingleUse(whole) && !s.m.Pinned(whole) {
			insertions++ // it goes too
		}
		if insertions < 2 {
			return 0, false
		}
		for i, part := range parts[:n] {
			if part == 0 {
				if parts[i] = uint32(s.knownPart(d, i)); parts[i] == 0 {
					return 0, false
				}
			}
		}
		break
	}
	s.become(in, spirv.OpCompositeConstruct, parts[:n]...)
	return 0, true
}

// knownPart returns part i of a composite, if that is a constant, or a construction that nothing else uses; 0 where it
// is neither, or not defined.
func (s *simplifier) knownPart(d *ir.Inst, i int) (part ir.ID) {
	switch {
	case d == nil:
		return 0
	case d.Op == spirv.OpCompositeConstruct:
		if k, within, ok := s.part(d, i); ok && within < 0 && s.m.SingleUse(d.Result) {
			return d.ID(k)
		}
		return 0
	case d.Op == spirv.OpConstantNull:
		if typ := s.m.Types().PartAt(d.Type, uint32(i)); typ != 0 {
			return s.m.Constants().Null(typ)
		}
	case d.Op == spirv.OpConstantComposite && i < d.NumWords():
		part = d.ID(i)
	}
	if part == 0 || !s.m.Constants().IsConstant(part) || s.m.Constants().IsUndefined(part) {
		return 0
	}
	return part
}

// extractDynamic turns a constant index into a literal one.
func (s *simplifier) extractDynamic(in *ir.Inst) (ir.ID, bool) {
	i, ok := s.m.Constants().IntValue(in.ID(1))
	_, n := s.m.Types().Scalar(s.m.TypeOf(in.ID(0)))
	if !ok || i >= uint64(n) {
		return 0, false
	}
	return s.extractFrom(in, in.ID(0), []uint32{uint32(i)})
}
