// Package inputs is the form in which people and programs write what a shader runs on: a [File] names a shader,
// specialization constants, buffers by their slots or names, push constants and memory at addresses; a [Source] says
// where the bytes of one of them come from, as lists of numbers that lie as the shader lays them out, or as files.
// [Read] reads its text, [File.Text] writes it, a [Binder] makes [vm.Inputs] of it, and prints buffers by the names
// that the shader has for what is in them.
//
// The text is a part of YAML. [Parse] reads that part; who has a parser of YAML gives [Decode] the tree of a file. The
// package must not know the command, and opens no files itself: an [Opener] does.
package inputs

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"hone/internal/wording"
	"hone/ir"
	"hone/vm"
)

// File is what a shader runs on, as flags say it or as a file holds it:
//
//	shader: blur.spv          # files are relative to the folder that this one is in
//	entry: main
//	groups: 4,1,1
//	subgroup: 32
//	steps: 1000000
//	spec:
//	  7: 11                   # by SpecId, or by name
//	in:
//	  0.0: f32:1,2,3          # by set.binding, or by name
//	  0.1: data.bin
//	push: values:4
//	memory:
//	  0x10000: u32:0*64       # what has an address, for buffer references
//	out:
//	  0.1: result.bin         # nothing to print it
//
// A long list may go on in the next lines, of which each may end in a comment where YAML keeps lines apart, after |-.
type File struct {
	Shader   string
	ShaderAt string // where a file names it, as Assignment.Where
	Entry    string
	Groups   [3]int
	Local    [3]int // size of a workgroup, for a kernel that leaves it open
	Offset   [3]int // of the ids of a kernel
	Subgroup int
	Steps    uint64
	Spec     []Assignment
	In       []Assignment
	Memory   []Assignment
	Out      []Assignment
	Push     *Assignment  // without a name; nil for none
	Members  []Assignment // of the push constants, which go before what push gives
}

// Assignment is NAME=SOURCE.
type Assignment struct {
	Name  string
	Value Source
	Where string // "file:line:column: ", or "--in NAME: "
	Note  string // a comment for the file that it is written to
}

// IsFlag reports whether a flag says it, and no file.
func (a *Assignment) IsFlag() bool { return strings.HasPrefix(a.Where, "--") }

// Set replaces what the name was given, or adds it.
func Set(list []Assignment, a Assignment) []Assignment {
	if i := slices.IndexFunc(list, func(o Assignment) bool { return o.Name == a.Name }); i >= 0 {
		list[i] = a
		return list
	}
	return append(list, a)
}

// Read reads the text of a file of inputs that has a name, for messages, and names files relative to a folder.
func Read(name, folder string, text []byte) (*File, error) {
	d, err := Parse(name, folder, text)
	if err != nil {
		return nil, err
	}
	return Decode(d)
}

// Options returns how a shader is made ready to run, with notes about what the module lacks.
func (in *File) Options(m *ir.Module) (o vm.Options, notes []string, err error) {
	o = vm.Options{Entry: in.Entry, Subgroup: in.Subgroup, Workgroup: in.Local}
	o.Spec, notes, err = Spec(m, in.Spec)
	return o, notes, err
}

// Decode reads a file of inputs that is a tree. Errors are of type *[Error].
func Decode(r *Document) (*File, error) {
	in := &File{}
	if r.Root == nil {
		return in, nil
	}
	return in, r.read(in)
}

// read reads the whole file.
func (r *Document) read(in *File) error {
	for key, value := range r.Root.Entries {
		if value == nil {
			return r.Errorf(key, "want entries such as %q", "groups: 4,1,1")
		}
		name := key.Text
		if value.Kind == MappingNode && name == "push" {
			list, err := r.assignments(name, value)
			if err != nil {
				return err
			}
			in.Members = list
			continue
		}
		text, isScalar := value.Scalar()
		var err error
		switch name {
		case "spec", "in", "memory", "out":
			var list []Assignment
			list, err = r.assignments(name, value)
			switch name {
			case "spec":
				in.Spec = list
			case "in":
				in.In = list
			case "memory":
				in.Memory = list
			case "out":
				in.Out = list
			}
		case "shader", "entry", "groups", "local", "offset", "subgroup", "steps", "push":
			switch {
			case !isScalar && name != "groups" && name != "local" && name != "offset":
				return r.Errorf(value, "%s takes one value", name)
			case isScalar && text == "":
				return r.Errorf(key, "%s has no value", name)
			}
			err = r.setting(in, name, text, value)
		default:
			return r.Errorf(key, "no entry is named %q; there are shader, entry, groups, local, offset, subgroup, steps, "+
				"spec, in, "+
				"memory, push and out", name)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// setting reads an entry with one value.
func (r *Document) setting(in *File, name, text string, value *Node) error {
	var err error
	switch name {
	case "shader":
		in.Shader, in.ShaderAt = Source{folder: r.Folder}.Path(text), r.place(value)
	case "entry":
		in.Entry = text
	case "push":
		in.Push = &Assignment{Value: r.source(value, text), Where: r.place(value) + "push: "}
	case "groups", "local", "offset":
		if value.Kind == ListNode {
			var parts []string
			for _, n := range value.Items {
				part, _ := n.Scalar()
				parts = append(parts, cmp.Or(part, "?"))
			}
			text = strings.Join(parts, ",")
		}
		switch name {
		case "groups":
			in.Groups, err = ParseGroups(text)
		case "local":
			in.Local, err = ParseLocal(text)
		default:
			in.Offset, err = ParseOffset(text)
		}
		if err != nil {
			value = wrongCount(value)
		}
	case "subgroup":
		in.Subgroup, err = ParseCount(text, 64)
	case "steps":
		in.Steps, err = ParseSteps(text)
	}
	if err != nil {
		return r.Errorf(value, "%s: %w", name, err)
	}
	return nil
}

// wrongCount returns the first element of a list that is no number of workgroups, the node itself where it is no list
// or each of them is one.
func wrongCount(n *Node) *Node {
	if n.Kind == ListNode && len(n.Items) <= 3 {
		for _, v := range n.Items {
			if _, err := ParseCount(v.Text, math.MaxInt32); err != nil {
				return v
			}
		}
	}
	return n
}

// assignments reads a mapping of names.
func (r *Document) assignments(section string, n *Node) ([]Assignment, error) {
	var list []Assignment
	if n.Kind == NullNode {
		return nil, nil
	}
	for key, value := range n.Entries {
		if value == nil {
			return nil, r.Errorf(key, "want a list of entries such as %q, further to the right", "0.1: data.bin")
		}
		text, ok := value.Scalar()
		want := map[string]string{"spec": "a number, true or false", "push": "a list of numbers",
			"out": "FILE, @FILE, or nothing to print it"}[section]
		if want == "" {
			want = SourceSyntax
		}
		switch {
		case !ok:
			return nil, r.Errorf(value, "want %s", want)
		case text == "" && section != "out":
			return nil, r.Errorf(key, "%s is given nothing: want %s", key.Text, want)
		}
		list = append(list, Assignment{Name: key.Text, Value: r.source(value, text), Where: r.place(key)})
	}
	return list, nil
}

// maxGroups is how many workgroups there may be: the shortest that there are take days for them.
const maxGroups = 1 << 40

// ParseGroups reads the number of workgroups: X, X,Y or X,Y,Z.
func ParseGroups(text string) (groups [3]int, err error) {
	parts := strings.Split(strings.ReplaceAll(text, "x", ","), ",")
	if len(parts) == 1 {
		parts = strings.Fields(text)
	}
	if len(parts) < 1 || len(parts) > 3 {
		return groups, fmt.Errorf("%q: want X,Y,Z", text)
	}
	groups = [3]int{1, 1, 1}
	total := 1
	for i, part := range parts {
		if groups[i], err = ParseCount(strings.TrimSpace(part), math.MaxInt32); err != nil {
			return groups, fmt.Errorf("%q: want X,Y,Z, each 1 to %d", text, math.MaxInt32)
		}
		if groups[i] > maxGroups/total {
			return groups, fmt.Errorf("%q: more than %s workgroups", text, wording.Grouped(maxGroups))
		}
		total *= groups[i]
	}
	return groups, nil
}

// maxLocal is how many invocations a workgroup may have.
const maxLocal = 1 << 16

// ParseLocal reads the size of a workgroup: X, X,Y or X,Y,Z.
func ParseLocal(text string) (size [3]int, err error) {
	if size, err = ParseGroups(text); err == nil && (size[0] > maxLocal || size[0]*size[1] > maxLocal ||
		size[0]*size[1]*size[2] > maxLocal) {
		err = fmt.Errorf("%q: a workgroup of more than %s invocations", text, wording.Grouped(maxLocal))
	}
	return size, err
}

// ParseOffset reads the offset of global ids: X, X,Y or X,Y,Z, each 0 or more.
func ParseOffset(text string) (offset [3]int, err error) {
	parts := strings.Split(text, ",")
	if len(parts) > 3 {
		return offset, fmt.Errorf("%q: want X,Y,Z", text)
	}
	for i, part := range parts {
		if offset[i], err = strconv.Atoi(strings.TrimSpace(part)); err != nil || offset[i] < 0 || offset[i] > math.MaxInt32 {
			return offset, fmt.Errorf("%q: want X,Y,Z, each 0 to %d", text, math.MaxInt32)
		}
	}
	return offset, nil
}

func ParseCount(text string, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most {
		return 0, fmt.Errorf("%q: want 1 to %d", text, most)
	}
	return n, nil
}

func ParseSteps(text string) (uint64, error) {
	n, err := strconv.ParseUint(strings.ReplaceAll(text, "_", ""), 10, 64)
	if err != nil || n == 0 {
		return 0, fmt.Errorf("%q: want a whole number, 1 or more", text)
	}
	return n, nil
}
