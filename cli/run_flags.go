package cli

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/urfave/cli/v3"

	"hone/vm/inputs"
)

// chosenInputs joins what a file of inputs and flags say. A flag counts more than the file.
func (s *session) chosenInputs(c *cli.Command, file string) (*inputs.File, error) {
	in := &inputs.File{}
	var err error
	switch {
	case isInputs(file) && c.IsSet("inputs"):
		return nil, usagef("run: %s and --inputs %s are both files of inputs", file, c.String("inputs"))
	case isInputs(file):
		if in, err = s.readInputs(file); err == nil && in.Shader == "" {
			return nil, inputError(file, fmt.Errorf("it names no shader: want an entry such as \"shader: blur.spv\", or %s "+
				"run SHADER --inputs %s", s.name, shellWord(file)))
		}
	case c.IsSet("inputs"):
		if in, err = s.readInputs(c.String("inputs")); err == nil {
			in.Shader, in.ShaderAt = file, ""
		}
	default:
		in.Shader = file
	}
	if err != nil {
		return nil, err
	}
	return in, addFlags(in, c)
}

// isInputs reports whether an operand is a file of inputs, by its name.
func isInputs(file string) bool {
	ext := strings.ToLower(filepath.Ext(file))
	return ext == ".yaml" || ext == ".yml"
}

// readInputs reads a file of inputs.
func (s *session) readInputs(file string) (*inputs.File, error) {
	d, err := s.readYAML(file)
	if err != nil {
		return nil, err
	}
	in, err := inputs.Decode(d)
	return in, inputFailure(err)
}

// addFlags adds what flags say.
func addFlags(in *inputs.File, c *cli.Command) (err error) {
	if c.IsSet("entry") {
		in.Entry = c.String("entry")
	}
	if c.IsSet("groups") {
		if in.Groups, err = inputs.ParseGroups(c.String("groups")); err != nil {
			return usagef("run: --groups %w", err)
		}
	}
	if c.IsSet("local") {
		if in.Local, err = inputs.ParseLocal(c.String("local")); err != nil {
			return usagef("run: --local %w", err)
		}
	}
	if c.IsSet("offset") {
		if in.Offset, err = inputs.ParseOffset(c.String("offset")); err != nil {
			return usagef("run: --offset %w", err)
		}
	}
	if c.IsSet("subgroup") {
		if in.Subgroup = c.Int("subgroup"); in.Subgroup < 1 || in.Subgroup > 64 {
			return usagef("run: --subgroup %d: want 1 to 64", in.Subgroup)
		}
	}
	if c.IsSet("workers") && c.Int("workers") < 1 {
		return usagef("run: --workers %d: want 1 or more", c.Int("workers"))
	}
	if c.IsSet("steps") {
		if in.Steps, err = inputs.ParseSteps(c.String("steps")); err != nil {
			return usagef("run: --steps %w", err)
		}
	}
	if err := pushFlags(in, c.StringSlice("push")); err != nil {
		return err
	}
	for _, list := range []struct {
		flag string
		to   *[]inputs.Assignment
		want string
	}{{"in", &in.In, "BINDING=SOURCE, where SOURCE is " + inputs.SourceSyntax}, {"spec", &in.Spec, "ID=VALUE"},
		{"memory", &in.Memory, "ADDRESS=SOURCE, where SOURCE is " + inputs.SourceSyntax},
		{"out", &in.Out, "BINDING or BINDING=FILE"}} {
		given := map[string]bool{}
		if list.flag == "out" && c.IsSet("out") {
			in.Out = nil // those of the file are not asked for
		}
		for _, text := range c.StringSlice(list.flag) {
			name, value, ok := strings.Cut(text, "=")
			if name == "" || !ok && list.flag != "out" || value == "" && ok {
				return usagef("run: --%s %s: want %s", list.flag, text, list.want)
			}
			a := inputs.Assignment{Name: name, Value: inputs.Source{Text: value}, Where: fmt.Sprintf("--%s %s: ", list.flag,
				name)}
			switch {
			case list.flag == "out":
				in.Out = append(in.Out, a)
			case given[name]:
				return usagef("run: --%s %s is there twice", list.flag, name)
			default:
				*list.to = inputs.Set(*list.to, a)
			}
			given[name] = true
		}
	}
	return nil
}

// memberPath is how a member of the push constants is named, with what is in it: offset, light.color or weights[2].
var memberPath = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[A-Za-z_]\w*(\.\w+|\[\d+\])*$`)
})

// pushFlags reads what the flags say of push constants: SOURCE, or MEMBER=LIST.
func pushFlags(in *inputs.File, flags []string) error {
	whole := false
	for _, text := range flags {
		name, list, ok := strings.Cut(text, "=")
		switch {
		case text == "":
			return usagef("run: --push has no value")
		case ok && memberPath().MatchString(name) && list == "":
			return usagef("run: --push %s: want MEMBER=LIST", text)
		case ok && memberPath().MatchString(name):
			a := inputs.Assignment{Name: name, Value: inputs.Source{Text: list}, Where: fmt.Sprintf("--push %s: ", name)}
			if slices.ContainsFunc(in.Members, func(o inputs.Assignment) bool { return o.Name == name && o.IsFlag() }) {
				return usagef("run: --push %s is there twice", name)
			}
			in.Members = inputs.Set(in.Members, a)
		case whole:
			return usagef("run: --push gives all push constants twice; one of them is --push MEMBER=LIST")
		default:
			whole = true
			in.Push = &inputs.Assignment{Value: inputs.Source{Text: text}, Where: "--push: "}
		}
	}
	return nil
}
