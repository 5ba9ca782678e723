package inputs

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"hone/vm"
	"hone/vm/layout"
)

// bindMemory makes what has an address.
func (r *Binder) bindMemory(in *vm.Inputs) error {
	for i := range r.File.Memory {
		a := &r.File.Memory[i]
		address, err := strconv.ParseUint(a.Name, 0, 64)
		if err != nil {
			return At(a, fmt.Errorf("%q is no address", a.Name))
		}
		if address == 0 {
			return At(a, errors.New("nothing lies there: 0 is the null pointer"))
		}
		typ := r.layoutAt(address)
		data, err := a.Value.Bytes(typ, r.open)
		if err != nil {
			return At(a, err)
		}
		end := address + uint64(len(data))
		if end < address {
			return At(a, errors.New("it ends beyond the last address"))
		}
		for _, o := range in.Regions {
			if address < o.Address+uint64(len(o.Data)) && o.Address < end {
				return At(a, fmt.Errorf("it overlaps that at %#x", o.Address))
			}
		}
		in.Regions = append(in.Regions, layout.Region{Address: address, Data: data})
		r.Buffers = append(r.Buffers, &Buffer{Name: fmt.Sprintf("%#x", address), Layout: typ, Address: address, Data: data,
			Before: slices.Clone(data)})
	}
	return nil
}

// layoutAt returns what lies at an address, as far as push constants, buffers and memory that were given before lead
// there.
func (r *Binder) layoutAt(address uint64) *layout.Type {
	var known []laidOut
	for i := range r.bindings {
		if b := &r.bindings[i]; b.Push {
			known = append(known, laidOut{b.Layout, r.pushed})
		}
	}
	for _, b := range r.Buffers {
		known = append(known, laidOut{b.Layout, b.Data})
	}
	return layoutAt(known, address)
}

// laidOut is memory of which the layout is known.
type laidOut struct {
	layout *layout.Type
	data   []byte
}

// words is the layout of memory that has no other.
var words = &layout.Type{Kind: layout.Array, Stride: 4, Element: &layout.Type{Kind: layout.Int, Width: 32, Size: 4}}

// layoutAt returns what lies at an address that memory leads to; otherwise it is what all addresses lead to, if that is
// one type, and else words.
func layoutAt(known []laidOut, address uint64) *layout.Type {
	var any []*layout.Type
	for _, k := range known {
		if found := k.leadsTo(address, &any); found != nil {
			return found
		}
	}
	if len(any) == 1 {
		return any[0]
	}
	return words
}

// leadsTo returns what lies at an address of which memory holds a pointer, nil where it holds none. It adds to what its
// pointers lead to.
func (k laidOut) leadsTo(address uint64, any *[]*layout.Type) *layout.Type {
	hasAddress := false
	for _, scalar := range k.layout.Scalars(1) {
		if scalar.Kind == layout.Address {
			hasAddress = true
			if !slices.Contains(*any, scalar.Element) {
				*any = append(*any, scalar.Element)
			}
		}
	}
	if !hasAddress {
		return nil
	}
	for at, scalar := range k.layout.Scalars(len(k.data)) {
		if at+scalar.Size > len(k.data) {
			break
		}
		if scalar.Kind == layout.Address && numberAt(k.data[at:], 64) == address {
			return repeated(scalar)
		}
	}
	return nil
}

// repeated returns what an address leads to: elements without end, where it says how far they are apart.
func repeated(address *layout.Type) *layout.Type {
	if address.Stride == 0 {
		return address.Element
	}
	return &layout.Type{Kind: layout.Array, Element: address.Element, Stride: address.Stride}
}
