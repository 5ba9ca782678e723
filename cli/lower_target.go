package cli

import (
	"embed"
	"errors"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"hone/internal/near"
	"hone/lower/target"
	"hone/pass"
	"hone/spirv"
	"hone/vm/inputs"
)

// targets are the files of the targets that hone knows, by name.
//
//go:embed targets/*.yaml
var targets embed.FS

func targetNames() (list []string) {
	files, _ := fs.Glob(targets, "targets/*.yaml")
	for _, f := range files {
		list = append(list, strings.TrimSuffix(path.Base(f), ".yaml"))
	}
	return list
}

// readTarget reads a target: one that hone knows, or a file.
func (s *session) readTarget(command, name string, r *pass.Registry) (*target.Target, error) {
	var d *inputs.Document
	var err error
	switch {
	case slices.Contains(targetNames(), name):
		var data []byte
		if data, err = targets.ReadFile("targets/" + name + ".yaml"); err == nil {
			d, err = parseYAML(name, data)
		}
		name += ".yaml"
	case !strings.ContainsAny(name, "./\\"):
		n := near.Name(name, slices.Values(targetNames()))
		if n == "" {
			n = strings.Join(targetNames(), ", ")
		}
		return nil, usagef("%s: no target is named %s: there is %s; a file is named with its ending, as in driver.yaml",
			command, name, n)
	default:
		d, err = s.readYAML(name)
	}
	if err != nil {
		return nil, err
	}
	t, err := (&targetReader{d, r}).read()
	if err != nil {
		return nil, inputFailure(err)
	}
	if t.Name == "" {
		t.Name = strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))
	}
	return t, nil
}

// targetReader makes a target of a tree.
type targetReader struct {
	*inputs.Document
	registry *pass.Registry
}

// targetKeys are what a file of a target may say, and how each is read.
var targetKeys = map[string]func(*targetReader, *inputs.Node, *target.Target) error{
	"name":         func(r *targetReader, n *inputs.Node, t *target.Target) error { return r.text(n, &t.Name) },
	"doc":          func(r *targetReader, n *inputs.Node, t *target.Target) error { return r.text(n, &t.Doc) },
	"version":      (*targetReader).version,
	"capabilities": (*targetReader).capabilities,
	"extensions": func(r *targetReader, n *inputs.Node, t *target.Target) error {
		t.Extensions = []string{}
		return r.list(n, func(_ *inputs.Node, name, _ string) error { t.Extensions = append(t.Extensions, name); return nil })
	},
	"lacks": func(r *targetReader, n *inputs.Node, t *target.Target) error {
		return r.list(n, func(at *inputs.Node, name, why string) error {
			f, err := r.feature(at, name)
			t.Lacks = append(t.Lacks, target.Lack{Feature: f, Why: why})
			return err
		})
	},
	"flags": func(r *targetReader, n *inputs.Node, t *target.Target) error {
		return r.list(n, func(at *inputs.Node, name, why string) error {
			t.Flags = append(t.Flags, target.Flag{Text: name, Why: why})
			return r.flag(at, name)
		})
	},
	"limits": (*targetReader).limits,
	"bugs":   (*targetReader).bugs,
}

func (r *targetReader) read() (*target.Target, error) {
	t := &target.Target{}
	if r.Root == nil || r.Root.Kind != inputs.MappingNode {
		at := r.Root
		if at == nil {
			at = &inputs.Node{Line: 1, Column: 1}
		}
		return nil, r.Errorf(at, "a target is a mapping, with keys such as lacks and flags")
	}
	for key, value := range r.Root.Entries {
		read := targetKeys[key.Text]
		if read == nil {
			return nil, r.unknown(key, "key", slices.Sorted(maps.Keys(targetKeys)))
		}
		if err := read(r, value, t); err != nil {
			return nil, err
		}
	}
	return t, nil
}

func (r *targetReader) unknown(at *inputs.Node, what string, list []string) error {
	if n := near.Name(at.Text, slices.Values(list)); n != "" {
		return r.Errorf(at, "there is no %s %q; the nearest is %s", what, at.Text, n)
	}
	return r.Errorf(at, "there is no %s %q; there are %s", what, at.Text, strings.Join(list, ", "))
}

func (r *targetReader) text(n *inputs.Node, to *string) error {
	text, ok := n.Scalar()
	if !ok {
		return r.Errorf(n, "a text is wanted")
	}
	*to = strings.TrimSpace(text)
	return nil
}

// list reads a list of names, of which each may have a reason: "- NAME" or "- NAME: WHY".
func (r *targetReader) list(n *inputs.Node, f func(at *inputs.Node, name, why string) error) error {
	if n.Kind == inputs.NullNode {
		return nil
	}
	if n.Kind != inputs.ListNode {
		return r.Errorf(n, "a list is wanted, such as [A, B]")
	}
	items := n.Items
	for len(items) > 0 {
		item := items[0]
		items = items[1:]
		switch item.Kind {
		case inputs.ScalarNode:
			text := item.Text
			// A comma in the parentheses of a flag separates items of a list in brackets.
			for strings.Count(text, "(") > strings.Count(text, ")") && len(items) > 0 && items[0].Kind == inputs.ScalarNode {
				text += "," + items[0].Text
				items = items[1:]
			}
			if err := f(item, text, ""); err != nil {
				return err
			}
		case inputs.MappingNode:
			for key, value := range item.Entries {
				var why string
				if err := r.text(value, &why); err != nil {
					return err
				}
				if err := f(key, key.Text, why); err != nil {
					return err
				}
			}
		default:
			return r.Errorf(item, "a name is wanted, or NAME: WHY")
		}
	}
	return nil
}

func (r *targetReader) feature(at *inputs.Node, name string) (target.Feature, error) {
	f, err := target.Parse(name)
	if err != nil {
		return f, r.Errorf(at, "%v", err)
	}
	return f, nil
}

func (r *targetReader) flag(at *inputs.Node, text string) error {
	if _, err := target.One(r.registry, text); err != nil {
		return r.Errorf(at, "%v", err)
	}
	return nil
}

func (r *targetReader) version(n *inputs.Node, t *target.Target) error {
	var text string
	if err := r.text(n, &text); err != nil {
		return err
	}
	major, minor, ok := strings.Cut(text, ".")
	x, err1 := strconv.Atoi(major)
	y, err2 := strconv.Atoi(minor)
	if v := spirv.MakeVersion(x, y); ok && errors.Join(err1, err2) == nil && x == 1 && y >= 0 && y <= 6 {
		t.Version = v
		return nil
	}
	return r.Errorf(n, "a version is 1.0 to 1.6, not %q", text)
}

func (r *targetReader) capabilities(n *inputs.Node, t *target.Target) error {
	t.Capabilities = []string{}
	return r.list(n, func(at *inputs.Node, name, _ string) error {
		if _, ok := spirv.KindCapability.Lookup(name); !ok {
			var all []string
			for _, e := range spirv.KindCapability.Info().Enumerants {
				all = append(all, e.Name)
			}
			if n := near.Name(name, slices.Values(all)); n != "" {
				return r.Errorf(at, "there is no capability %q; the nearest is %s", name, n)
			}
			return r.Errorf(at, "there is no capability %q", name)
		}
		t.Capabilities = append(t.Capabilities, name)
		return nil
	})
}

func (r *targetReader) limits(n *inputs.Node, t *target.Target) error {
	if n.Kind == inputs.NullNode {
		return nil
	}
	for key, value := range n.Entries {
		if value == nil {
			return r.Errorf(key, "a mapping is wanted, from limits to numbers")
		}
		if !target.LookupLimit(key.Text) {
			return r.unknown(key, "limit", target.LimitNames())
		}
		var text string
		if err := r.text(value, &text); err != nil {
			return err
		}
		most, err := strconv.Atoi(text)
		if err != nil || most < 0 {
			return r.Errorf(value, "a limit is a whole number from 0 on, not %q", text)
		}
		t.Limits = append(t.Limits, target.Limit{Name: key.Text, Most: most})
	}
	return nil
}

func (r *targetReader) bugs(n *inputs.Node, t *target.Target) error {
	if n.Kind == inputs.NullNode {
		return nil
	}
	if n.Kind != inputs.ListNode {
		return r.Errorf(n, "a list of faults is wanted, each with name, why, lacks and flags")
	}
	for _, item := range n.Items {
		var b target.Bug
		for key, value := range item.Entries {
			if value == nil {
				return r.Errorf(key, "a fault is a mapping with name, why, lacks and flags")
			}
			var err error
			switch key.Text {
			case "name":
				err = r.text(value, &b.Name)
			case "why":
				err = r.text(value, &b.Why)
			case "lacks":
				err = r.list(value, func(at *inputs.Node, name, _ string) error {
					f, err := r.feature(at, name)
					b.Lacks = append(b.Lacks, f)
					return err
				})
			case "flags":
				err = r.list(value, func(at *inputs.Node, name, _ string) error {
					b.Flags = append(b.Flags, name)
					return r.flag(at, name)
				})
			default:
				err = r.unknown(key, "key", []string{"name", "why", "lacks", "flags"})
			}
			if err != nil {
				return err
			}
		}
		if b.Name == "" {
			return r.Errorf(item, "the fault has no name")
		}
		t.Bugs = append(t.Bugs, b)
	}
	return nil
}
