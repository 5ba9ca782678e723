package spirv

import (
	"slices"
	"testing"
)

// expand undoes Compact: it puts the old ids and the old bound back.
func expand(b *Binary, ids []ID, bound uint32) *Binary {
	out := &Binary{Words: slices.Clone(b.Words), BigEndian: b.BigEndian}
	c := newChecker(b)
	for at, inst := range b.Insts() {
		var s Scanner
		var typ uint32
		for s.Init(inst, c); s.Next(); {
			w := inst[s.Start]
			if s.Kind == KindIdResultType {
				typ = w
			}
			if s.Kind == KindIdResult {
				switch {
				case typ != 0:
					c.meta[w] = typ
				case Op(inst[0]) == OpExtInstImport:
					name, _, _ := String(inst[2:])
					c.meta[w] = metaSet | uint32(len(c.sets))
					c.sets = append(c.sets, LookupExtSet(name))
				default:
					c.meta[w] = declared(inst)
				}
			}
			if (s.Kind.IsID() || s.Kind == KindUnknown) && uint64(w) < uint64(len(ids)) {
				out.Words[at+s.Start] = uint32(ids[w])
			}
		}
	}
	out.Words[3] = bound
	return out
}

// spread multiplies each id of a good module with known instructions by a factor: sparse ids.
func spread(t *testing.T, b *Binary, factor uint32) *Binary {
	dense, ids := b.Compact()
	for i := range ids {
		ids[i] = ID(uint32(i) * factor)
	}
	return expand(dense, ids, uint32(len(ids)-1)*factor+1)
}

func TestCompactRoundTrip(t *testing.T) {
	check := func(name string, b *Binary) {
		t.Helper()
		dense, ids := b.Compact()
		if dense.Words[3] != uint32(len(ids)) || dense.Words[3] > uint32(len(b.Words)) {
			t.Errorf("%s: bound %d for %d ids", name, dense.Words[3], len(ids))
		}
		if err := dense.Check(); err != nil {
			t.Errorf("%s: compacted: %v", name, err)
		}
		if got := expand(dense, ids, b.Words[3]); !slices.Equal(got.Words, b.Words) {
			t.Errorf("%s: undoing the map gives another module", name)
		}
	}
	a, _ := small()
	check("small", a.binary())
	for _, m := range allModules(t) {
		b, err := Decode(m.data)
		if err != nil {
			t.Fatal(err)
		}
		check(m.name, b)
		sparse := spread(t, b, 50_021)
		if err := sparse.Check(); err != nil {
			t.Errorf("%s with sparse ids: %v", m.name, err)
		}
		check(m.name+" with sparse ids", sparse)
		sparse.Words[3] = 0xffffffff
		check(m.name+" with the largest bound", sparse)
	}
}

// A small file that claims the largest bound costs little, and its ids are checked all the same.
func TestLargestBound(t *testing.T) {
	a := newAssembler()
	a.words[3] = 0xffffffff
	a.emit(OpCapability, uint32(CapabilityShader))
	a.emit(OpTypeVoid, 0xfffffffe)
	a.emit(OpTypeFunction, 4_000_000_000, 0xfffffffe)
	a.emit(OpTypeInt, 77, 32, 0)
	at := a.emit(OpConstant, 77, 5, 4_000_000_000)
	last := a.emit(60000, 3_000_000_000, 1, 2, 3)
	for len(a.words) < 50 {
		a.emit(OpName, 77, 'x')
	}
	b := a.binary()
	if n := allocated(func() {
		if err := b.Check(); err != nil {
			t.Error(err)
		}
	}); n > 64<<10 {
		t.Errorf("Check of 200 bytes allocates %d", n)
	}
	dense, ids := b.Compact()
	if len(ids) > 12 {
		t.Errorf("%d ids", len(ids))
	}
	if got := expand(dense, ids, 0xffffffff); !slices.Equal(got.Words, b.Words) {
		t.Error("undoing the map gives another module")
	}
	if dense.Words[at+3] != 4_000_000_000 {
		t.Error("a literal was taken for an id")
	}
	if dense.Words[last+1] >= dense.Words[3] {
		t.Error("a word of unknown meaning that may be an id was not numbered")
	}

	twice := &Binary{Words: slices.Clone(b.Words)}
	twice.Words[at+2] = 4_000_000_000
	wantError(t, "defined twice", twice.Check(), at, OpConstant, true, 4_000_000_000, 4_000_000_000,
		"id 4000000000 is defined twice")
	undefined := &Binary{Words: slices.Clone(b.Words)}
	undefined.Words[at+1] = 3_999_999_999
	wantError(t, "undefined", undefined.Check(), at, OpConstant, true, 5, 3_999_999_999,
		"id 3999999999 is used and never defined")
	above := &Binary{Words: slices.Clone(b.Words)}
	above.Words[at+1] = 0xffffffff
	wantError(t, "above", above.Check(), at, OpConstant, true, 5, 0xffffffff,
		"id 4294967295 is not below the bound 4294967295")
}

// The costliest file: nothing but words that may be ids, each another one.
func TestCompactMemory(t *testing.T) {
	a := newAssembler()
	a.words[3] = 0xffffffff
	for i := range uint32(40_000) {
		a.emit(60000, 50*i+1, 50*i+2, 50*i+3, 50*i+4, 50*i+5, 50*i+6, 50*i+7)
		a.emit(OpTypePointer, 50*i+8, 7, 50*i+8)
		a.emit(OpUndef, 50*i+8, 50*i+9)
	}
	data := a.bytes()
	if n := allocated(func() {
		b, err := Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Check(); err != nil {
			t.Error(err)
		}
	}); n > limit(len(data))/2 {
		t.Errorf("%d bytes allocated for a file of %d", n, len(data))
	} else {
		t.Logf("%.1f bytes allocated for each byte of the file", float64(n)/float64(len(data)))
	}
}
