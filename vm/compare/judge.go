package compare

import (
	"encoding/binary"
	"fmt"

	"hone/fold"
	"hone/ir"
	"hone/vm"
	"hone/vm/layout"
)

// Difference is a scalar that a shader stored and that is not what the reference stored there.
type Difference struct {
	Run       int
	Seed      uint64
	Setting   Setting
	Place     Place // in the reference, unless it is in a region
	Region    int   // index in [vm.Inputs.Regions], -1 for none; Place.Offset is the offset there
	Bytes     int
	Name      string // as one writes it in a shader: particles[3].pos.y
	Want, Got uint64 // bits
	WantText  string // the same as a user writes it
	GotText   string
	Undefined bool     // Got depends on an undefined value, and Want does not
	Origin    *ir.Inst // then the instruction of the other shader that makes an undefined value; nil: it is not known
	Missing   bool     // it was not stored
	// Got is what another implementation may have: an operation leaves it to them, and none does in the reference
	Freer      bool
	Extra      bool   // the reference did not store it: Want is what was there before
	Invocation [3]int // global id of the invocation that stored it last, in the reference unless that did not
}

func (d *Difference) String() string {
	got := d.GotText
	switch {
	case d.Undefined:
		got = "an undefined value"
	case d.Missing:
		got += ", which was there before"
	case d.Freer:
		got += " where an implementation is as inexact as it may be"
	}
	want := d.WantText
	if d.Extra {
		want = "nothing to be stored there"
	}
	where := d.Place.String()
	if d.Region >= 0 {
		where = fmt.Sprintf("byte %d", d.Place.Offset)
	}
	return fmt.Sprintf("%s is %s, want %s (%s, stored by invocation %d %d %d; %s)",
		d.Name, got, want, where, d.Invocation[0], d.Invocation[1], d.Invocation[2], runText(d.Run, d.Seed, d.Setting))
}

// judge decides about a run.
type judge struct {
	r          *Reference
	form       *form // of the reference in the run
	i          int   // of the run
	of         *referenceRun
	inputs     *vm.Inputs  // as they were before
	others     []reordered // what the reference does in other orders, nil where that was not tried
	determined bool        // what is undefined in the other is not: nothing shows that it varies
	// an invocation of the reference is undetermined: what others read of its stores is unspecified there, and may be
	// undefined in the other
	undetermined bool
	varied       bool          // the other is as another implementation might have it
	a, b         []scalarStore // in order; those of a do not overlap
	c            *Result
}

// outcome is what becomes of a scalar.
type outcome uint8

const (
	same outcome = iota
	differs
	notCompared
	unset // it is no matter: the reference never stored there what it passes on
)

// run returns the first difference, nil for none.
func (j *judge) run() *Difference {
	stored, first := j.stored()
	surplus, second := j.surplus()
	if stored == nil || surplus != nil && compareStarts(*second, *first) < 0 {
		return surplus
	}
	return stored
}

// stored compares what the reference stored.
func (j *judge) stored() (*Difference, *scalarStore) {
	k := 0
	for i := range j.a {
		a := &j.a[i]
		for k < len(j.b) && j.b[k].before(a) {
			k++
		}
		got := scalarStore{memory: a.memory, Store: vm.Store{Offset: a.Offset, Bytes: a.Bytes, Invocation: a.Invocation}}
		got.value = j.valueBefore(a.memory, a.Offset, a.Bytes)
		missing := true
		for m := k; m < len(j.b) && !a.before(&j.b[m]); m++ {
			b := &j.b[m]
			missing = false
			if got.Origin == nil && b.Shadow.Undefined != 0 {
				got.Origin = b.Origin
			}
			put := func(to *uint64, v uint64) {
				*to = overlay(*to, got.Offset, v, b.Offset, b.Bytes) & fold.Mask(8*a.Bytes)
			}
			put(&got.value, b.value)
			if !j.determined {
				put(&got.Shadow.Undefined, b.Shadow.Undefined)
			}
			put(&got.Shadow.Unspecified, b.Shadow.Unspecified)
		}
		o, order := a.judge(&got, j.undetermined), false
		if o == differs && j.varied && a.Format != (fold.Format{}) && a.Format.IsNaN(a.value) {
			o = notCompared // an overflow on the way, which another implementation may not have
		}
		if o == differs && j.orderDecides(a, ^uint64(0)) {
			o, order = notCompared, true
		}
		if o == notCompared {
			j.c.blame(j.of, a, order)
		}
		if j.count(o, a.memory) {
			d := j.difference(a, &got)
			d.Missing = missing
			return d, a
		}
	}
	return nil, nil
}

// surplus compares what the other stored and the reference did not.
func (j *judge) surplus() (*Difference, *scalarStore) {
	k := 0
	for i := range j.b {
		b := &j.b[i]
		for k < len(j.a) && j.a[k].before(b) {
			k++
		}
		covered := uint64(0)
		for m := k; m < len(j.a) && !b.before(&j.a[m]); m++ {
			covered = overlay(covered, b.Offset, ^uint64(0), j.a[m].Offset, j.a[m].Bytes)
		}
		free := fold.Mask(8*b.Bytes) &^ covered
		if free == 0 {
			continue
		}
		a := scalarStore{memory: b.memory, Store: vm.Store{Offset: b.Offset, Bytes: b.Bytes, Format: b.Format,
			Invocation: b.Invocation}}
		a.value = j.valueBefore(b.memory, b.Offset, b.Bytes) & free
		got := *b
		got.value &= free
		got.Shadow.Undefined &= free
		if j.determined {
			got.Shadow.Undefined = 0
		}
		got.Shadow.Unspecified &= free
		o := a.judge(&got, j.undetermined)
		if o == differs && j.orderDecides(&a, free) {
			o = notCompared
			j.c.blame(j.of, &a, true)
		}
		if j.count(o, a.memory) {
			d := j.difference(&a, &got)
			d.Extra = true
			return d, b
		}
	}
	return nil, nil
}

// count notes the outcome of a scalar of a memory, and reports whether it is a difference.
func (j *judge) count(o outcome, memory int) bool {
	if o == unset {
		return false
	}
	compared := 0
	if o == same {
		compared = 1
	}
	j.c.Stored++
	j.c.Compared += compared
	if memory < len(j.form.memories) && j.of.plan.sharing == apart { // otherwise it is of several names
		j.c.addOutput(Output{j.form.memories[memory].bindings[0].Name, 1, compared})
	}
	return o == differs
}

// judge compares a scalar of the reference with what is there in the other. What is unspecified may be undefined there
// where an invocation is undetermined.
func (a *scalarStore) judge(b *scalarStore, undetermined bool) outcome {
	mask := fold.Mask(8 * a.Bytes)
	undefined, unspecified := a.Shadow.Undefined&mask, a.Shadow.Unspecified&mask
	if undetermined {
		undefined |= unspecified & b.Shadow.Undefined
	}
	changed := (a.value ^ b.value) & mask &^ undefined
	switch {
	case a.Unset:
		return unset
	case undefined == mask:
		return notCompared
	case b.Shadow.Undefined&mask&^undefined != 0:
		return differs
	case undefined == 0 && changed == 0: // a freedom that was not used excuses nothing
		return same
	case changed&^(b.Shadow.Unspecified|unspecified) == 0 && b.Shadow.Unspecified != 0:
		// it comes from an undetermined invocation
		return notCompared
	case a.Format != fold.Format{} && a.Format.IsNaN(a.value) && a.Format.IsNaN(b.value):
		return same
	case a.Shadow.NaN:
		return differs
	case a.Shadow.Bounded && a.Shadow.Interval.Contains(a.Format.ToFloat64(b.value)):
		return same
	case a.Shadow.Bounded:
		return differs
	case changed&^unspecified == 0:
		return notCompared
	}
	return differs
}

// overlay puts the bytes of a number that lies at from over those of a number that lies at an offset.
func overlay(v uint64, offset int, with uint64, from, n int) uint64 {
	mask := fold.Mask(8 * n)
	if from >= offset {
		shift := uint(8 * (from - offset))
		return v&^(mask<<shift) | with&mask<<shift
	}
	shift := uint(8 * (offset - from))
	return v&^(mask>>shift) | with&mask>>shift
}

// valueBefore returns what was in a memory before the run.
func (j *judge) valueBefore(memory, offset, n int) uint64 {
	var b [8]byte
	if data := j.form.bytes(j.inputs, memory); offset < len(data) {
		copy(b[:n], data[offset:])
	}
	return binary.LittleEndian.Uint64(b[:])
}

// difference describes a difference: a is what the reference has, b what the other has.
func (j *judge) difference(a, b *scalarStore) *Difference {
	d := &Difference{Run: j.i, Seed: j.r.o.Seed, Setting: j.r.Setting(j.i), Region: -1, Bytes: a.Bytes, Want: a.value,
		Got: b.value}
	if d.Region = a.memory - len(j.form.memories); d.Region < 0 {
		d.Region, d.Place = -1, j.form.memories[a.memory].Place
	}
	d.Place.Offset = a.Offset
	if d.Undefined = b.Shadow.Undefined&^a.Shadow.Undefined != 0; d.Undefined {
		d.Origin = b.Origin
	}
	var scalar *layout.Type
	d.Name, scalar = j.r.describe(j.i, a.memory, a.Offset, a.Bytes)
	if scalar == nil && a.Format != (fold.Format{}) {
		scalar = &layout.Type{Kind: layout.Float, Format: a.Format}
	}
	d.WantText, d.GotText = scalar.Text(a.value), scalar.Text(b.value)
	if limits := a.Shadow.Interval; a.Shadow.Bounded && !limits.IsPoint() {
		d.WantText = fmt.Sprintf("%s, or another number from %s to %s", d.WantText, boundText(a.Format, limits.Low),
			boundText(a.Format, limits.High))
	}
	if d.WantText == d.GotText {
		d.WantText, d.GotText = fmt.Sprintf("%s (%#x)", d.WantText, a.value), fmt.Sprintf("%s (%#x)", d.GotText, b.value)
	}
	d.Invocation = j.r.globalID(j.i, int(a.Invocation))
	return d
}
