package cli

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"hone/vm/compare"
)

// readMap reads a file that says where a module has what the reference has elsewhere:
//
//	entry: main_lowered       # name of the entry point
//	spec:
//	  3: 0                    # SpecId in the reference, and in the other
//	ranges:
//	  - {from: push, to: 1.0, bytes: 64}
//	  - {from: 0.2+16, to: 1.0+64}
//
// A place is set.binding, set.binding[element] or push, and with + bytes after its start. Without bytes a range goes to the end.
func (s *session) readMap(file string) (*compare.Map, error) {
	data, err := s.read(file)
	if err != nil {
		return nil, err
	}
	r := inputsReader{file: shown(file), folder: filepath.Dir(file)}
	body, err := r.parse(data)
	if err != nil {
		return nil, err
	}
	m := &compare.Map{Spec: map[uint32]uint32{}}
	if body != nil {
		err = r.interfaceMap(m, body)
	}
	return m, err
}

func (r *inputsReader) interfaceMap(m *compare.Map, body ast.Node) error {
	for key, value := range r.pairs(body) {
		if value == nil {
			return r.errorf(key, "want entries such as %q", "entry: main")
		}
		switch name := key.GetToken().Value; name {
		case "entry":
			m.Entry, _ = r.scalar(value)
		case "spec":
			for from, to := range r.pairs(value) {
				if to == nil {
					return r.errorf(from, "want entries such as %q", "3: 0")
				}
				text, _ := r.scalar(to)
				a, err1 := strconv.ParseUint(from.GetToken().Value, 0, 32)
				b, err2 := strconv.ParseUint(text, 0, 32)
				if err1 != nil || err2 != nil {
					return r.errorf(from, "want two numbers, such as %q", "3: 0")
				}
				m.Spec[uint32(a)] = uint32(b)
			}
		case "ranges":
			list, ok := value.(*ast.SequenceNode)
			if !ok {
				return r.errorf(value, "want a list of entries such as %q", "- {from: push, to: 1.0}")
			}
			for _, n := range list.Values {
				x, err := r.mapRange(n)
				if err != nil {
					return err
				}
				m.Ranges = append(m.Ranges, x)
			}
		default:
			return r.errorf(key, "no entry is named %q; there are entry, spec and ranges", name)
		}
	}
	return nil
}

func (r *inputsReader) mapRange(n ast.Node) (x compare.Range, err error) {
	ends := 0
	for key, value := range r.pairs(n) {
		if value == nil {
			return x, r.errorf(key, "want an entry such as %q", "{from: push, to: 1.0}")
		}
		text, _ := r.scalar(value)
		switch name := key.GetToken().Value; name {
		case "from":
			ends++
			x.From, err = parsePlace(text)
		case "to":
			ends++
			x.To, err = parsePlace(text)
		case "bytes":
			x.Bytes, err = parseCount(text, maxInput)
		default:
			err = fmt.Errorf("a range has no %q; it has from, to and bytes", name)
		}
		if err != nil {
			return x, r.errorf(value, "%w", err)
		}
	}
	if ends != 2 {
		return x, r.errorf(n, "a range has from and to")
	}
	return x, nil
}

// parsePlace reads "push", "0.1" or "0.1[2]", and "+16" for an offset in bytes.
func parsePlace(text string) (p compare.Place, err error) {
	start, offset, ok := strings.Cut(text, "+")
	if ok {
		if p.Offset, err = strconv.Atoi(offset); err != nil || p.Offset < 0 || p.Offset > maxInput {
			return p, fmt.Errorf("%q: after + comes a number of bytes", text)
		}
	}
	if p.Push = start == "push"; p.Push {
		return p, nil
	}
	if p.Slot, ok = parseSlot(start); !ok {
		return p, fmt.Errorf("%q: want push or set.binding, and + with a number of bytes after its start", text)
	}
	return p, nil
}
