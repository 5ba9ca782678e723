package cli

import (
	"cmp"
	"context"
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"hone"
	"hone/analysis/fastmath"
	"hone/instrument"
	"hone/lower/target"
	"hone/pass"
	"hone/vm/raster"
)

// completeCommand is what the scripts call: NAME __complete SHELL REPLACED WORD...
//
// The words are those of the command line after the name of the program up to the one that the cursor is in, as they
// stand there, with quotes. REPLACED is the part of the last one before the cursor that the shell will replace; shells
// take only what is after a = for it, say. The answer is a line that says what follows, then a line for each word that
// the part may become: the word, a tab, and what it is.
const completeCommand = "__complete"

// listing returns what may come next in the value of a flag that takes a list, behind before. With escape, parentheses
// are as bash wants them.
type listing func(s *session, before string, escape bool) []candidate

// listFlags are the flags that take a list, of passes with parameters or of words.
var listFlags = map[string]listing{
	"passes":         pipelines(""),
	"insert":         pipelines("O"),
	"miscompiled-by": pipelines(""),
	"flags": func(s *session, before string, _ bool) []candidate {
		return s.namedCandidates(before, func(p *pass.Pass) (string, bool) {
			return target.Short(p.Name), p.Lowers()
		})
	},
	"feature": func(s *session, before string, _ bool) []candidate {
		return s.namedCandidates(before, func(p *pass.Pass) (string, bool) {
			return strings.CutPrefix(p.Name, instrument.Prefix)
		})
	},
	"fast-math": func(*session, string, bool) (list []candidate) {
		for _, name := range append(fastmath.All.Names(), "all") {
			list = append(list, candidate{name, ""})
		}
		return list
	},
}

// pipelines returns the listing of pipelines, inside of a level if one is named.
func pipelines(level string) listing {
	return func(s *session, before string, escape bool) []candidate {
		return s.pipelineCandidates(level, before, escape)
	}
}

// What an answer begins with.
const (
	answerWords = "words" // a space follows the word that is chosen
	answerList  = "list"  // it may go on
	answerFiles = "files" // nothing follows: names of files, which shells know to complete
)

// shellScript is what completes command lines in a shell.
type shellScript struct{ name, script, load string }

var (
	//go:embed completion/bash
	bashScript string
	//go:embed completion/zsh
	zshScript string
	//go:embed completion/fish
	fishScript string
	//go:embed completion/pwsh
	pwshScript string
)

// shells are those that have a script, and the line that loads it when a shell starts.
var shells = []shellScript{
	{"bash", bashScript, "source <(hone completion bash)"},
	{"zsh", zshScript, "source <(hone completion zsh)"},
	{"fish", fishScript, "hone completion fish | source"},
	{"pwsh", pwshScript, "hone completion pwsh | Out-String | Invoke-Expression"},
}

func (s *session) completionCommand() *cli.Command {
	c := &cli.Command{
		Name:      "completion",
		Usage:     "print a script that completes command lines",
		UsageText: "hone completion bash | zsh | fish | pwsh",
		Description: `The script completes commands, flags and their values, such as the names of passes in --passes. It
hands over the words of the command line as they are: nothing that stands there is executed. To load it when a shell starts, write

`,
		Action: s.completion,
	}
	for _, where := range []string{"~/.bashrc", "~/.zshrc, behind compinit", "~/.config/fish/config.fish", "$PROFILE"} {
		i := strings.Count(c.Description, "\n  ")
		c.Description += fmt.Sprintf("  %-54s in %s\n", shells[i].load, where)
	}
	c.Description += "\nExamples:\n  hone completion bash > ~/.local/share/bash-completion/completions/hone"
	return c
}

// completion is hone completion.
func (s *session) completion(_ context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	var names []string
	for _, sh := range shells {
		names = append(names, sh.name)
	}
	if words := operands(c); len(words) != 1 {
		return usagef("completion: takes the name of one shell: %s", strings.Join(names, ", "))
	}
	name := c.Args().First()
	if name == "powershell" {
		name = "pwsh"
	}
	i := slices.Index(names, name)
	if i < 0 {
		return usagef("completion: there is no script for %q; there are ones for %s", name, strings.Join(names, ", "))
	}
	return s.write(std, []byte(s.completionScript(shells[i])))
}

// completionScript returns the script of a shell for the name of the program.
func (s *session) completionScript(sh shellScript) string {
	function := "_" + strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
			return r
		}
		return '_'
	}, s.name)
	quoted := "'" + strings.ReplaceAll(s.name, "'", `'\''`) + "'"
	switch sh.name {
	case "fish":
		quoted = "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(s.name) + "'"
	case "pwsh":
		quoted = "'" + strings.ReplaceAll(s.name, "'", "''") + "'"
	}
	return strings.NewReplacer("HONE_FUNCTION", function, "HONE_NAME", quoted).Replace(sh.script)
}

// candidate is a word that completes what is there.
type candidate struct{ word, is string }

// complete prints what the last of the words may become. What can't be understood is answered with no words.
func (s *session) complete(args []string) {
	if len(args) < 3 {
		return
	}
	kind, prefix, list := s.candidates(args[0], args[1], args[2:])
	fmt.Fprintln(s.stdout, kind)
	for _, c := range list {
		is, _, _ := strings.Cut(c.is, "\n")
		fmt.Fprintf(s.stdout, "%s%s\t%s\n", prefix, c.word, is)
	}
}

// candidates returns what the replaced part of the last of the words may become, behind a prefix of that part.
func (s *session) candidates(shell, replaced string, raw []string) (kind, prefix string, list []candidate) {
	words := joinedAtEquals(raw)
	last := len(words) - 1
	quoted := strings.HasPrefix(words[last], "'") || strings.HasPrefix(words[last], `"`)
	for i := range words {
		words[i] = unquoted(words[i])
	}
	prefix, begun := "", replaced
	matching := func(all []candidate) []candidate {
		return slices.DeleteFunc(all, func(c candidate) bool { return !strings.HasPrefix(c.word, unquoted(begun)) })
	}
	command, flag, done := s.scan(words[:last])
	if name, _, ok := strings.Cut(words[last], "="); ok && strings.HasPrefix(name, "-") && command != nil && flag == nil &&
		!done {
		flag = flagOf(command, name)
		if flag == nil {
			return answerFiles, "", nil
		}
		if i := strings.IndexByte(replaced, '='); i >= 0 && strings.HasPrefix(replaced, "-") {
			prefix, begun = replaced[:i+1], replaced[i+1:]
		}
	}
	var listed listing
	if flag != nil {
		listed = listFlags[flagName(flag)]
	}
	switch {
	case listed != nil:
		i := 1 + strings.LastIndexAny(begun, ",(=")
		prefix, begun = prefix+begun[:i], begun[i:]
		if shell != "bash" { // the others quote a word anew
			prefix = unquoted(prefix)
		}
		before := strings.TrimPrefix(words[last], "--"+flagName(flag)+"=")
		before = before[:max(0, strings.LastIndex(before, unquoted(begun)))]
		list := matching(listed(s, before, shell == "bash" && !quoted))
		if len(list) == 1 && (shell == "fish" || shell == "bash" && quoted) {
			list = s.further(before, list[0], listed)
		}
		return answerList, prefix, list
	case flag != nil:
		kind, list := flagValues(flag)
		if list = matching(list); len(list) == 0 && takesFile(flag) {
			return answerFiles, "", nil
		}
		return kind, prefix, list
	case strings.HasPrefix(words[last], "-") && !done:
		return answerWords, "", matching(flagCandidates(cmp.Or(command, s.root(""))))
	case command != nil && len(command.Commands) > 0:
		return answerWords, "", matching(commandCandidates(command))
	case command == nil:
		return answerWords, "", matching(append(commandCandidates(s.root("")), candidate{"help", "show what a command takes"},
			candidate{"version", "print the version"}))
	case command.Name == "help":
		return answerWords, "", matching(commandCandidates(s.root("")))
	case command.Name == "completion":
		for _, sh := range shells {
			list = append(list, candidate{sh.name, ""})
		}
		return answerWords, "", matching(list)
	case command.Name == "passes" || command.Name == "version":
		return answerWords, "", nil
	}
	return answerFiles, "", nil
}

// scan returns the command that words name, the flag whose value comes next, and whether no flags come any more.
func (s *session) scan(words []string) (command *cli.Command, flag cli.Flag, done bool) {
	redirected := false
	for _, w := range words {
		switch {
		case redirected: // the name of a file, which is no word of the command
			redirected = false
		case flag != nil:
			flag = nil
		case strings.Trim(w, "0123456789&<>|") == "" && strings.ContainsAny(w, "<>"):
			redirected = true
		case done:
		case w == "--":
			done = true
		case command == nil && !strings.HasPrefix(w, "-"):
			if command = s.root(w).Command(w); command == nil {
				command = &cli.Command{Name: w}
			}
		case command != nil && command.Command(w) != nil:
			command = command.Command(w)
		case command != nil && strings.HasPrefix(w, "-") && !strings.Contains(w, "="):
			flag = flagOf(command, w)
			if d, ok := flag.(cli.DocGenerationFlag); !ok || !d.TakesValue() || isOptional(flag) {
				flag = nil
			}
		}
	}
	if redirected {
		return command, fileFlag, done
	}
	return command, flag, done
}

// fileFlag is for what takes the name of a file.
var fileFlag = &cli.StringFlag{Usage: "`FILE`"}

// isOptional reports whether the value of a flag may be left out, and so only stands after a =.
func isOptional(f cli.Flag) bool {
	switch f.(type) {
	case optionalFlag, speedFlag, statsFlag:
		return true
	}
	return false
}

// flagOf returns the flag that a word names, nil for none.
func flagOf(c *cli.Command, word string) cli.Flag {
	name := strings.TrimLeft(word, "-")
	for _, f := range c.Flags {
		if slices.Contains(f.Names(), name) {
			return f
		}
	}
	return nil
}

func flagName(f cli.Flag) string {
	if names := f.Names(); len(names) > 0 {
		return names[0]
	}
	return ""
}

// flagValues returns the values that a flag may have: those that there are, or files where its help says FILE.
func flagValues(f cli.Flag) (kind string, list []candidate) {
	var values []string
	switch flagName(f) {
	case "target-env":
		values = []string{"vulkan1.0", "vulkan1.1", "vulkan1.1spv1.4", "vulkan1.2", "vulkan1.3", "spv1.0", "spv1.1", "spv1.2",
			"spv1.3", "spv1.4", "spv1.5", "spv1.6"}
	case "format":
		values = []string{"svg", "dot"}
	case "target":
		values = targetNames()
	case "O":
		values = []string{"legalize"}
	case "stats":
		values = []string{"json"}
	case "mesh":
		for _, m := range raster.Meshes {
			values = append(values, m.Name)
		}
	}
	for _, v := range values {
		list = append(list, candidate{v, ""})
	}
	if list == nil && takesFile(f) {
		return answerFiles, nil
	}
	return answerWords, list
}

// takesFile reports whether the value of a flag may be the name of a file or folder.
func takesFile(f cli.Flag) bool {
	d, ok := f.(cli.DocGenerationFlag)
	return ok && slices.ContainsFunc([]string{"FILE", "FOLDER", "SOURCE"}, func(word string) bool {
		return strings.Contains(d.GetUsage(), word)
	})
}

// flagCandidates returns the flags of a command, as one writes them.
func flagCandidates(c *cli.Command) (list []candidate) {
	for _, f := range c.Flags {
		usage := ""
		if d, ok := f.(cli.DocGenerationFlag); ok {
			usage = strings.ReplaceAll(d.GetUsage(), "`", "")
		}
		list = append(list, candidate{dashes(flagName(f)), usage})
	}
	return append(list, candidate{"--help", "show help"})
}

func commandCandidates(root *cli.Command) (list []candidate) {
	for _, c := range root.Commands {
		list = append(list, candidate{c.Name, c.Usage})
	}
	return list
}

// pipelineCandidates returns what may come next in a pipeline, inside of a level unless its name is "": the name of a
// point, a parameter, a pass or a level.
func (s *session) pipelineCandidates(within, before string, escape bool) (list []candidate) {
	r, err := s.registry(hone.Options{})
	if err != nil {
		return nil
	}
	level := levelAround(before)
	if p := r.Lookup(level); p != nil {
		return parameterCandidates(p, before)
	}
	level = cmp.Or(level, within)
	if points := r.ExtensionPoints(level); points != nil && !strings.HasSuffix(before, "=") {
		for _, p := range points {
			list = append(list, candidate{p + "=", "a point of " + levelOption(level)})
		}
		if before == "" || strings.HasSuffix(before, "(") { // then a point has to come
			return list
		}
	}
	fix := candidate{"fix(", "repeat passes until nothing changes"}
	if escape {
		fix.word = `fix\(`
	}
	list = append(list, fix)
	for _, p := range r.Passes() {
		list = append(list, candidate{p.Name, p.Doc})
	}
	for _, l := range r.Levels() {
		list = append(list, candidate{l.Name, l.Doc})
	}
	return list
}

// namedCandidates returns what may come next in a list of passes that have names of their own there: a name, or a
// parameter of the pass before.
func (s *session) namedCandidates(before string, named func(*pass.Pass) (string, bool)) (list []candidate) {
	r, err := s.registry(hone.Options{})
	if err != nil {
		return nil
	}
	around := levelAround(before)
	for _, p := range r.Passes() {
		name, ok := named(p)
		switch {
		case ok && around == "":
			list = append(list, candidate{name, p.Doc})
		case ok && around == name:
			return parameterCandidates(p, before)
		}
	}
	return list
}

// parameterCandidates returns what may come next within the parentheses after the name of a pass: a parameter, or one
// of its values.
func parameterCandidates(p *pass.Pass, before string) (list []candidate) {
	inside := before[strings.LastIndexAny(before, "(,")+1:]
	for _, x := range p.Parameters() {
		switch name, _, hasValue := strings.Cut(inside, "="); {
		case !hasValue:
			list = append(list, candidate{x.Name + "=", x.Doc})
		case name == x.Name:
			for _, value := range strings.Split(x.Usage, "|") {
				if value != strings.ToUpper(value) { // a word, and no N
					list = append(list, candidate{value, ""})
				}
			}
		}
	}
	return list
}

// levelAround returns the name before the innermost parenthesis that is open at the end of a pipeline's text.
func levelAround(text string) string {
	depth := 0
	for i := len(text) - 1; i >= 0; i-- {
		switch text[i] {
		case ')':
			depth++
		case '(':
			if depth--; depth < 0 {
				return text[1+strings.LastIndexAny(text[:i], ",(= ") : i]
			}
		}
	}
	return ""
}

// further returns candidates that begin with the only candidate, behind before: the shell would end the word after a
// single candidate, fish with a space and bash with the missing quote.
func (s *session) further(before string, only candidate, listed listing) []candidate {
	if !strings.HasSuffix(only.word, "(") && !strings.HasSuffix(only.word, "=") {
		return []candidate{only, {only.word + ",", "and another"}}
	}
	list := listed(s, before+only.word, false)
	for i := range list {
		list[i].word = only.word + list[i].word
	}
	return list
}

// joinedAtEquals puts words together that bash split at a =.
func joinedAtEquals(raw []string) (words []string) {
	for i, w := range raw {
		n := len(words)
		switch {
		case n > 0 && w == "=":
			words[n-1] += "="
		case n > 0 && i > 0 && raw[i-1] == "=":
			words[n-1] += w
		default:
			words = append(words, w)
		}
	}
	return words
}

// unquoted returns a word of a command line without the quotes around it and in it. What a shell would put in is left
// as it is.
func unquoted(word string) string {
	var b strings.Builder
	quote := rune(0)
	escaped := false
	for _, r := range word {
		switch {
		case escaped:
			escaped = false
			b.WriteRune(r)
		case r == '\\' && quote != '\'':
			escaped = true
		case r == quote:
			quote = 0
		case quote == 0 && (r == '\'' || r == '"'):
			quote = r
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
