package opt

import (
	"hone/ir"
	"hone/spirv"
)

// lane is what a component of a vector is: a component of another vector, or a scalar.
type lane struct {
	vector ir.ID // 0 for a scalar
	index  uint32
	scalar ir.ID // has the value too; 0 where nothing has it yet
	any    bool  // the value was undefined, and nothing else has seen it
}

// is reports whether a lane is a component of a vector.
func (x *lane) is(vector ir.ID, index int) bool {
	return x.vector == vector && int(x.index) == index && !x.any
}

// lanes follows the components of a vector through what moves components: shuffles, constructions, insertions and
// extractions. What only they use is the tree of the vector: it goes if the vector is made of what the tree is made of.
type lanes struct {
	of    *ir.Inst
	list  [maxLanes]lane
	tree  [maxLanes]*ir.Inst
	size  int // of the vector
	nodes int // in tree
	alive [maxLanes]bool
}

// recompose makes a vector that is put together of components of others in fewer instructions: as the vector that it
// is, one shuffle of two vectors, of which one may be constant, or one construction. A shuffle is made one of the
// vectors that its operands are made of also where that saves nothing now, as it is for what others leave.
func (s *simplifier) recompose(in *ir.Inst) (ir.ID, bool) {
	if !s.ofParts(in) {
		return 0, false
	}
	l := &s.lanes
	if !s.lanesOf(l, in) {
		return 0, false
	}
	if in.Op == spirv.OpVectorShuffle {
		direct, deeper := l.list, false
		for i := range l.size {
			for range maxLanes {
				next, through := s.follow(&l.list[i])
				if through == nil && next == l.list[i] || s.undefined(&next) {
					break
				}
				l.list[i], deeper = next, true
			}
		}
		if id := s.sameType(in, l.whole()); id != 0 {
			return id, false
		}
		if deeper && s.shuffleOfLanes(l, false) {
			return 0, true
		}
		l.list = direct
	}
	s.growTree(l)
	if id := s.sameType(in, l.whole()); id != 0 {
		return id, false
	}
	return 0, l.nodes > 0 && (s.shuffleOfLanes(l, true) || s.constructionOfLanes(l))
}

// ofParts reports whether an operand of a vector may be looked through: of a shuffle any, else what nothing else
// uses.
func (s *simplifier) ofParts(in *ir.Inst) bool {
	if in.Unknown() {
		return false
	}
	words := valuesOf(in)
	for _, w := range words {
		if d := s.m.Def(ir.ID(w)); d != nil && movesComponents(d.Op) &&
			(in.Op == spirv.OpVectorShuffle || s.m.UsedAtMost(d.Result, len(words))) {
			return true
		}
	}
	return false
}

// valuesOf returns the operands that an instruction moves components of.
func valuesOf(in *ir.Inst) []uint32 {
	words := in.Words()
	switch in.Op {
	case spirv.OpVectorShuffle, spirv.OpCompositeInsert:
		return words[:min(2, len(words))]
	case spirv.OpCompositeExtract:
		return words[:min(1, len(words))]
	}
	return words
}

// vectorSize returns the number of components of a value, 1 for a scalar, 0 for what is neither or too large.
func (s *simplifier) vectorSize(id ir.ID) int {
	if t := s.m.Def(s.m.TypeOf(id)); t != nil {
		switch t.Op {
		case spirv.OpTypeVector:
			if n := t.Literal(1); n <= maxLanes {
				return int(n)
			}
		case spirv.OpTypeFloat, spirv.OpTypeInt, spirv.OpTypeBool:
			return 1
		}
	}
	return 0
}

// lanesOf sets l to the lanes of a vector, as its instruction has them.
func (s *simplifier) lanesOf(l *lanes, in *ir.Inst) bool {
	n := s.vectorSize(in.Result)
	if n < 2 {
		return false
	}
	l.of, l.size, l.nodes = in, n, 0
	words := in.Words()
	switch in.Op {
	case spirv.OpCompositeConstruct:
		at := 0
		for _, w := range words {
			size := s.vectorSize(ir.ID(w))
			if size == 0 || at+size > n {
				return false
			}
			if size == 1 {
				l.list[at] = lane{scalar: ir.ID(w)}
			} else {
				for k := range size {
					l.list[at+k] = lane{vector: ir.ID(w), index: uint32(k)}
				}
			}
			at += size
		}
		return at == n
	case spirv.OpVectorShuffle:
		if len(words) != n+2 {
			return false
		}
		first, second := s.vectorSize(in.ID(0)), s.vectorSize(in.ID(1))
		for i := range n {
			var ok bool
			if l.list[i], ok = picked(in, first, second, words[i+2]); !ok {
				return false
			}
		}
		return true
	case spirv.OpCompositeInsert:
		if len(words) != 3 || int(words[2]) >= n {
			return false
		}
		for i := range n {
			l.list[i] = lane{vector: ir.ID(words[1]), index: uint32(i)}
		}
		l.list[words[2]] = lane{scalar: ir.ID(words[0])}
		return true
	}
	return false
}

// picked returns component k of the operands of a shuffle, of first and second components, if there is one.
func picked(shuffle *ir.Inst, first, second int, k uint32) (lane, bool) {
	switch {
	case first < 2 || second < 2 || int64(k) >= int64(first+second):
		return lane{}, false
	case int(k) < first:
		return lane{vector: shuffle.ID(0), index: k}, true
	}
	return lane{vector: shuffle.ID(1), index: k - uint32(first)}, true
}

// follow returns what a lane is one step further, and through which instruction it goes: none for constants, and where
// it ends.
func (s *simplifier) follow(x *lane) (next lane, through *ir.Inst) {
	if x.vector == 0 {
		d := s.m.Def(x.scalar)
		if d == nil || d.Op != spirv.OpCompositeExtract || d.NumWords() != 2 ||
			int64(d.Literal(1)) >= int64(s.vectorSize(d.ID(0))) || s.m.Constants().IsUndefined(d.ID(0)) {
			return *x, nil
		}
		return lane{vector: d.ID(0), index: d.Literal(1), scalar: x.scalar}, d
	}
	d := s.m.Def(x.vector)
	if d == nil {
		return *x, nil
	}
	next.scalar = x.scalar
	switch d.Op {
	case spirv.OpVectorShuffle:
		at := 2 + int(x.index)
		if at >= d.NumWords() {
			return *x, nil
		}
		y, ok := picked(d, s.vectorSize(d.ID(0)), s.vectorSize(d.ID(1)), d.Literal(at))
		if !ok {
			return *x, nil
		}
		next.vector, next.index = y.vector, y.index
	case spirv.OpCompositeConstruct:
		i, within, ok := s.part(d, int(x.index))
		if !ok {
			return *x, nil
		}
		if within < 0 {
			next.scalar = d.ID(i)
		} else {
			next.vector, next.index = d.ID(i), uint32(within)
		}
	case spirv.OpCompositeInsert:
		switch {
		case d.NumWords() != 3:
			return *x, nil
		case d.Literal(2) == x.index:
			next.scalar = d.ID(0)
		default:
			next.vector, next.index = d.ID(1), x.index
		}
	case spirv.OpConstantComposite:
		if int(x.index) >= d.NumWords() || !s.m.Constants().IsConstant(d.ID(int(x.index))) {
			return *x, nil
		}
		next.scalar, d = d.ID(int(x.index)), nil
	case spirv.OpConstantNull:
		scalar, _ := s.m.Types().Scalar(d.Type)
		if next.scalar, d = s.m.Constants().Null(scalar), nil; next.scalar == 0 {
			return *x, nil
		}
	default:
		return *x, nil
	}
	if next.vector == 0 && s.m.Constants().IsUndefined(next.scalar) {
		return *x, nil
	}
	return next, d
}

// undefined reports whether a lane is of a vector that is not defined, or in part.
func (s *simplifier) undefined(x *lane) bool {
	return x.vector != 0 && s.m.Constants().IsUndefined(x.vector)
}

// growTree follows the lanes through what nothing but the tree uses, through constants, and through extractions, whose
// results may be used in the end. An instruction makes one value of what is undefined; if only the tree sees that
// value, it may be any.
func (s *simplifier) growTree(l *lanes) {
	for grew := true; grew; {
		s.m.Spend(1)
		grew = false
		for i := range l.size {
			for range maxLanes {
				if d := s.m.Def(l.list[i].vector); d != nil && d.Op == spirv.OpUndef {
					l.list[i].any = true
					break
				}
				next, through := s.follow(&l.list[i])
				if through == nil && next == l.list[i] {
					break
				}
				if through != nil && l.node(through.Result) < 0 {
					only := l.nodes < len(l.tree) && !s.m.Pinned(through.Result) &&
						s.m.UsedAtMost(through.Result, l.uses(through.Result))
					if only {
						l.tree[l.nodes] = through
						l.nodes++
					} else if through.Op != spirv.OpCompositeExtract { // that its result is there costs nothing
						break
					}
				}
				l.list[i], grew = next, true
			}
		}
	}
}

// node returns the place of a value in the tree, -1 if it is not of it.
func (l *lanes) node(id ir.ID) int {
	for i, in := range l.tree[:l.nodes] {
		if in.Result == id {
			return i
		}
	}
	return -1
}

// uses returns how often the vector and its tree use a value.
func (l *lanes) uses(id ir.ID) int {
	n := 0
	for i := -1; i < l.nodes; i++ {
		in := l.of
		if i >= 0 {
			in = l.tree[i]
		}
		for _, w := range valuesOf(in) {
			if ir.ID(w) == id {
				n++
			}
		}
	}
	return n
}

// keep notes that a value is used still, and with it what it is made of.
func (l *lanes) keep(id ir.ID) {
	k := l.node(id)
	if k < 0 || l.alive[k] {
		return
	}
	l.alive[k] = true
	for _, w := range valuesOf(l.tree[k]) {
		l.keep(ir.ID(w))
	}
}

// pays reports whether something of the tree goes if of becomes something that uses these values.
func (l *lanes) pays(words []uint32) bool {
	l.alive = [maxLanes]bool{}
	for _, w := range words {
		l.keep(ir.ID(w))
	}
	for _, alive := range l.alive[:l.nodes] {
		if !alive {
			return true
		}
	}
	return false
}

// whole returns the vector of which the lanes are all components in order, 0 if there is none of any size.
func (l *lanes) whole() (vector ir.ID) {
	for i, x := range l.list[:l.size] {
		switch {
		case x.any:
			for _, y := range l.list[:i] {
				if y.any && y == x {
					return 0 // which are one value
				}
			}
		case x.vector == 0 || vector != 0 && x.vector != vector || int(x.index) != i:
			return 0
		default:
			vector = x.vector
		}
	}
	return vector
}

// shuffleOfLanes makes the vector a shuffle of at most two others, if it is one. With constants, which take a vector of
// constants, that has to pay.
func (s *simplifier) shuffleOfLanes(l *lanes, constants bool) bool {
	var vectors [2]ir.ID
	var values []ir.ID // constants
	var buf [maxLanes]ir.ID
	count := 0
	for _, x := range l.list[:l.size] {
		switch {
		case x.any:
		case x.vector != 0:
			k := 0
			for k < count && vectors[k] != x.vector {
				k++
			}
			if k == len(vectors) {
				return false
			}
			vectors[k] = x.vector
			count = max(count, k+1)
		case !constants || !s.m.Constants().IsConstant(x.scalar) || s.m.Constants().IsUndefined(x.scalar):
			return false
		default:
			k := 0
			for k < len(values) && values[k] != x.scalar {
				k++
			}
			if k == len(values) {
				values = append(buf[:k], x.scalar)
			}
		}
	}
	if count == 0 || len(values) > 0 && count == len(vectors) || !s.m.MayMake(spirv.OpVectorShuffle) {
		return false
	}
	if constants && !l.pays([]uint32{uint32(vectors[0]), uint32(vectors[1])}) {
		return false
	}
	if len(values) > 0 {
		for n := len(values); n == 1 || n > 4 && n != 8 && n != 16; n = len(values) { // as vectors have
			values = append(values, values[0])
		}
		scalar, _ := s.m.Types().Scalar(l.of.Type)
		if vectors[1] = s.m.Constants().Composite(s.m.Types().Vector(scalar, len(values)), values...); vectors[1] == 0 {
			return false
		}
	} else if count == 1 {
		vectors[1] = vectors[0]
	}
	first := s.vectorSize(vectors[0])
	s.words = append(s.words[:0], uint32(vectors[0]), uint32(vectors[1]))
	for _, x := range l.list[:l.size] {
		switch k := x.index; {
		case x.any:
			s.words = append(s.words, 0)
		case x.vector == vectors[0]:
			s.words = append(s.words, k)
		case x.vector != 0:
			s.words = append(s.words, uint32(first)+k)
		default:
			at := 0
			for values[at] != x.scalar {
				at++
			}
			s.words = append(s.words, uint32(first+at))
		}
	}
	s.become(l.of, spirv.OpVectorShuffle, s.words...)
	return true
}

// constructionOfLanes makes the vector a construction of scalars that there are and of whole vectors, if that pays.
func (s *simplifier) constructionOfLanes(l *lanes) bool {
	s.words = s.words[:0]
	undefined, fill := 0, l.scalar()
	for i := 0; i < l.size; {
		x := l.list[i]
		if x.vector != 0 && x.index == 0 && !x.any {
			size, k := s.vectorSize(x.vector), 1
			for k < size && i+k < l.size && l.list[i+k].is(x.vector, k) {
				k++
			}
			if k == size && size < l.size {
				s.words = append(s.words, uint32(x.vector))
				i += size
				continue
			}
		}
		if x.any {
			x.scalar = fill
		}
		if x.scalar == 0 {
			return false
		}
		if s.m.Constants().IsUndefined(x.scalar) {
			undefined++
		}
		s.words = append(s.words, uint32(x.scalar))
		i++
	}
	if undefined > 1 || len(s.words) < 2 || !l.pays(s.words) {
		return false
	}
	s.become(l.of, spirv.OpCompositeConstruct, s.words...)
	return true
}

// scalar returns a scalar that is a lane, 0 for none.
func (l *lanes) scalar() ir.ID {
	for _, x := range l.list[:l.size] {
		if x.vector == 0 {
			return x.scalar
		}
	}
	return 0
}
