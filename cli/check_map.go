package cli

import (
	"fmt"
	"strconv"
	"strings"

	"hone"
	"hone/fold"
	"hone/lower/target"
	"hone/pass"
	"hone/vm/compare"
	"hone/vm/inputs"
	"hone/vm/layout"
)

// mapText returns what passes have moved, and those among them whose results may differ, as readMap reads it.
func mapText(moved []pass.Moved, steps []target.Step) []byte {
	var inexact []string
	for _, x := range steps {
		if x.Pass.Costs() != nil {
			inexact = append(inexact, target.Short(x.Pass.Name))
		}
	}
	var text []byte
	if inexact != nil {
		text = fmt.Appendf(text, "lowerings: [%s]\n", strings.Join(inexact, ", "))
	}
	if moved == nil {
		return append(text, "ranges: []\n"...)
	}
	text = append(text, "ranges:\n"...)
	for _, x := range moved {
		text = fmt.Appendf(text, "  - {from: %q, to: %q", x.From.String(), x.To.String())
		if x.Bytes > 0 {
			text = fmt.Appendf(text, ", bytes: %d", x.Bytes)
		}
		text = append(text, "}\n"...)
	}
	return text
}

// readMap reads a file that says where a module has what the reference has elsewhere:
//
//	entry: main_lowered       # name of the entry point
//	spec:
//	  3: 0                    # SpecId in the reference, and in the other
//	ranges:
//	  - {from: push, to: 1.0, bytes: 64}
//	  - {from: 0.2+16, to: 1.0+64}
//
//	lowerings: [exp-to-exp2]  # lowerings that made the module: what these cost is no difference
//
// A place is set.binding, set.binding[element] or push, and with + bytes after its start. Without bytes a range goes to
// the end.
func (s *session) readMap(file string, o *compare.Options) error {
	d, err := s.readYAML(file)
	if err != nil {
		return err
	}
	r, err := s.registry(hone.Options{})
	if err != nil {
		return err
	}
	o.Map = &compare.Map{Spec: map[uint32]uint32{}}
	var costs []fold.Cost
	if d.Root != nil {
		costs, err = interfaceMap(o.Map, d, r)
	}
	if err == nil {
		err = o.Allow(costs)
	}
	return inputFailure(err)
}

// interfaceMap reads a map, and returns what its lowerings cost.
func interfaceMap(m *compare.Map, d *inputs.Document, r *pass.Registry) (costs []fold.Cost, err error) {
	for key, value := range d.Root.Entries {
		if value == nil {
			return nil, d.Errorf(key, "want entries such as %q", "entry: main")
		}
		switch name := key.Text; name {
		case "entry":
			m.Entry, _ = value.Scalar()
		case "spec":
			for from, to := range value.Entries {
				if to == nil {
					return nil, d.Errorf(from, "want entries such as %q", "3: 0")
				}
				text, _ := to.Scalar()
				a, err1 := strconv.ParseUint(from.Text, 0, 32)
				b, err2 := strconv.ParseUint(text, 0, 32)
				if err1 != nil || err2 != nil {
					return nil, d.Errorf(from, "want two numbers, such as %q", "3: 0")
				}
				m.Spec[uint32(a)] = uint32(b)
			}
		case "ranges":
			if value.Kind != inputs.ListNode {
				return nil, d.Errorf(value, "want a list of entries such as %q", "- {from: push, to: 1.0}")
			}
			for _, n := range value.Items {
				x, err := mapRange(d, n)
				if err != nil {
					return nil, err
				}
				m.Ranges = append(m.Ranges, x)
			}
		case "lowerings":
			if value.Kind != inputs.ListNode {
				return nil, d.Errorf(value, "want a list of lowerings such as %q", "[exp-to-exp2]")
			}
			for _, n := range value.Items {
				text, _ := n.Scalar()
				p, err := target.One(r, text)
				if err != nil {
					return nil, d.Errorf(n, "%w", err)
				}
				costs = append(costs, p.Costs()...)
			}
		default:
			return nil, d.Errorf(key, "no entry is named %q; there are entry, spec, ranges and lowerings", name)
		}
	}
	return costs, nil
}

func mapRange(d *inputs.Document, n *inputs.Node) (x compare.Range, err error) {
	ends := 0
	for key, value := range n.Entries {
		if value == nil {
			return x, d.Errorf(key, "want an entry such as %q", "{from: push, to: 1.0}")
		}
		text, _ := value.Scalar()
		switch name := key.Text; name {
		case "from":
			ends++
			x.From, err = parsePlace(text)
		case "to":
			ends++
			x.To, err = parsePlace(text)
		case "bytes":
			x.Bytes, err = inputs.ParseCount(text, inputs.MaxBytes)
		default:
			err = fmt.Errorf("a range has no %q; it has from, to and bytes", name)
		}
		if err != nil {
			return x, d.Errorf(value, "%w", err)
		}
	}
	if ends != 2 {
		return x, d.Errorf(n, "a range has from and to")
	}
	return x, nil
}

// parsePlace reads "push", "0.1" or "0.1[2]", and "+16" for an offset in bytes.
func parsePlace(text string) (p compare.Place, err error) {
	start, offset, ok := strings.Cut(text, "+")
	if ok {
		if p.Offset, err = strconv.Atoi(offset); err != nil || p.Offset < 0 || p.Offset > inputs.MaxBytes {
			return p, fmt.Errorf("%q: after + comes a number of bytes", text)
		}
	}
	if p.Push = start == "push"; p.Push {
		return p, nil
	}
	if p.Slot, ok = layout.ParseSlot(start); !ok {
		return p, fmt.Errorf("%q: want push or set.binding, and + with a number of bytes after its start", text)
	}
	return p, nil
}
