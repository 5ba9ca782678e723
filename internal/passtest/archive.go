package passtest

import (
	"fmt"
	"slices"
	"strings"
)

// archive is a file of cases.
type archive struct {
	file     string // for messages
	comment  string
	sections []Section
	text     map[string]string // of the sections, by name
	cases    []string
}

// What sections there may be: of all cases, and of one.
var (
	sharedSections = []string{"pipeline", "head", "body", "foot", "options", "target"}
	caseSections   = []string{"pipeline", "in.spvasm", "out.spvasm", "remarks", "error", "invalid", "illegal", "meaning",
		"target", "becomes"}
)

// moduleText is the text of a module of a case: what is its own stands between what the file's cases share.
func (a *archive) moduleText(own string) string { return strings.Join(a.moduleParts(own), "") }

// moduleParts are the head, what the case declares, which is its text up to a blank line, the body, the rest of the
// case and the foot.
func (a *archive) moduleParts(own string) []string {
	declares, code, two := strings.Cut(own, "\n\n")
	if !two {
		declares, code = "", own
	}
	return []string{a.text["head"], declares + "\n", a.text["body"], code, a.text["foot"]}
}

// line returns where line n of the module of a section is in the file.
func (a *archive) line(section string, n int) int {
	own, from := a.text[section], a.start(section)
	code := from
	if declares, _, two := strings.Cut(own, "\n\n"); two {
		code += strings.Count(declares, "\n") + 2
	}
	starts := [...]int{a.start("head"), from, a.start("body"), code, a.start("foot")}
	for i, part := range a.moduleParts(own) {
		lines := strings.Count(part, "\n")
		if n <= lines {
			return starts[i] + n - 1
		}
		n -= lines
	}
	return from
}

func (a *archive) has(section string) bool { _, ok := a.text[section]; return ok }

// start returns the line of the file in which the text of a section begins.
func (a *archive) start(section string) int {
	i := slices.IndexFunc(a.sections, func(s Section) bool { return s.Name == section })
	return a.sections[max(i, 0)].Line + 1
}

// readArchive reads a file. Each of the errors begins with the file and the line.
func readArchive(file, text string) (a *archive, errs []error) {
	a = &archive{file: file, text: map[string]string{}}
	wrong := func(line int, format string, args ...any) {
		errs = append(errs, fmt.Errorf("%s:%d: %s", file, line, fmt.Sprintf(format, args...)))
	}
	n := 0
	for line := range strings.Lines(text) {
		n++
		if _, ok := header(line); !ok && strings.HasPrefix(line, "--") {
			wrong(n, "%q is no header of a section, which is a line such as -- head --", strings.TrimRight(line, "\r\n"))
		}
	}
	a.comment, a.sections = ParseArchive(text)
	first := map[string]int{}
	for _, s := range a.sections {
		if line := first[s.Name]; line != 0 {
			wrong(s.Line, "section %s is there already, in line %d", s.Name, line)
			continue
		}
		first[s.Name], a.text[s.Name] = s.Line, s.Text
		if name, ok := strings.CutSuffix(s.Name, "/in.spvasm"); ok {
			a.cases = append(a.cases, name)
		}
	}
	if len(a.cases) == 0 {
		wrong(1, "no case: a section CASE/in.spvasm begins one")
	}
	for _, s := range a.sections {
		at := strings.LastIndex(s.Name, "/")
		switch {
		case at < 0 && !slices.Contains(sharedSections, s.Name):
			wrong(s.Line, "section %s is unknown: what all cases share is in %s", s.Name, strings.Join(sharedSections, ", "))
		case at >= 0 && !slices.Contains(caseSections, s.Name[at+1:]):
			wrong(s.Line, "section %s is unknown: a case has CASE/ and %s", s.Name, strings.Join(caseSections, ", "))
		case at >= 0 && !slices.Contains(a.cases, s.Name[:at]):
			wrong(s.Line, "section %s is of no case: there is no section %s/in.spvasm", s.Name, s.Name[:at])
		case at >= 0 && s.Name[at:] == "/in.spvasm" && !a.has("pipeline") && !a.has(s.Name[:at]+"/pipeline"):
			wrong(s.Line, "there is no pipeline for the case, in a section pipeline or %s/pipeline", s.Name[:at])
		case s.Name == "options" && strings.TrimSpace(s.Text) != "ssa-names":
			wrong(s.Line, "the only option is ssa-names")
		}
	}
	return a, errs
}

// set changes a section of a case, or adds it after the last one that the case has.
func (a *archive) set(name, kind, text string) {
	last := 0
	for i := range a.sections {
		switch {
		case a.sections[i].Name == name+"/"+kind:
			a.sections[i].Text = text
			a.text[name+"/"+kind] = text
			return
		case strings.HasPrefix(a.sections[i].Name, name+"/"):
			last = i
		}
	}
	a.text[name+"/"+kind] = text
	a.sections = slices.Insert(a.sections, last+1, Section{Name: name + "/" + kind, Text: text})
}

func (a *archive) format() string { return formatArchive(a.comment, a.sections) }
