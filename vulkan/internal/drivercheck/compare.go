package drivercheck

import (
	"bytes"
	"fmt"

	"hone/fold"
	"hone/vm"
)

// reference is what vm made of a shader.
type reference struct {
	before, after *inputs
	race          *inputs // what it made of the shader in another order of invocations, nil where that is not known
	stores        []vm.Store
	lost          bool // an invocation went a way that depended on something undefined
}

// compare returns how many scalars were compared with what a driver made of the same inputs, and the differences.
func (r *reference) compare(got *inputs) (compared int, differences []string) {
	stored := map[*memory][]bool{} // by memory of r.after and byte
	for _, m := range r.after.all() {
		stored[m] = make([]bool, len(m.data))
	}
	for _, s := range r.stores {
		i := r.index(s)
		want, is := r.after.all()[i], got.all()[i]
		for k := range s.Bytes {
			stored[want][s.Offset+k] = true
		}
		if s.Shadow != (vm.Shadow{}) || r.races(i, s.Offset, s.Bytes) {
			continue
		}
		compared++
		x, y := get(want.data[s.Offset:s.Offset+s.Bytes]), get(is.data[s.Offset:s.Offset+s.Bytes])
		if x == y || s.Format != (fold.Format{}) && s.Format.IsNaN(x) && s.Format.IsNaN(y) {
			continue
		}
		differences = append(differences, fmt.Sprintf("%s is %s, vm has %s", r.place(i, s.Offset), show(s, y), show(s, x)))
	}
	if r.lost {
		return compared, differences
	}
	for i, m := range r.after.all() {
		for k, was := range r.before.all()[i].data {
			if now := got.all()[i].data[k]; !stored[m][k] && now != was {
				differences = append(differences, fmt.Sprintf("the byte at %s became %#x, and vm stores nothing there", r.place(i, k), now))
			}
		}
	}
	return compared, differences
}

// races reports whether bytes depend on the order of invocations.
func (r *reference) races(i, offset, n int) bool {
	return r.race != nil && !bytes.Equal(r.after.all()[i].data[offset:offset+n], r.race.all()[i].data[offset:offset+n])
}

// index returns the number of the memory in all that a scalar was stored to.
func (r *reference) index(s vm.Store) int {
	if s.Region >= 0 {
		return len(r.after.buffers) + s.Region
	}
	for i, b := range r.after.buffers {
		if b.slot == s.Slot {
			return i
		}
	}
	panic("drivercheck: a store to a buffer that was not given")
}

// place says where a byte is.
func (r *reference) place(i, offset int) string {
	_, _, path := r.after.all()[i].layout.At(offset)
	if n := len(r.after.buffers); i >= n {
		return fmt.Sprintf("region %d%s", i-n, path)
	}
	slot := r.after.buffers[i].slot
	for _, b := range r.after.bindings {
		if b.Slot == slot && !b.Push {
			return fmt.Sprintf("%s (%s)%s", b.Name, slot, path)
		}
	}
	return slot.String() + path
}

// show writes a value: its bits, and the number where it was stored as a float.
func show(s vm.Store, v uint64) string {
	text := fmt.Sprintf("0x%0*x", 2*s.Bytes, v)
	if s.Format != (fold.Format{}) {
		text = fmt.Sprintf("%v (%s)", s.Format.ToFloat64(v), text)
	}
	return text
}
