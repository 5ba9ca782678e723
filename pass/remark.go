package pass

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"hone/ir"
)

// Remark is a note of a pass about the module: what it left alone and why, or what it did.
type Remark struct {
	Pass string // as it is written in a pipeline
	ID   ir.ID  // what it is about, 0 for the whole module
	Name string // the name that the module has for it, "" for none
	Text string
	At   ir.ID // the result of the instruction that is the reason, 0 where none was named or it has none
	// of the source that this instruction, or else what the remark is about, comes from; "" where it is not known
	File string
	Line int // in it, from 1 on; 0 where it is not known
	// in it, from 1 on; 0 where it is not known
	Column   int
	Function string // the name of the function that it is in, or %ID; "" for none
	Done     bool   // something was done; otherwise it was left alone
}

// String returns the remark as a line: PASS: %ID NAME: TEXT (%AT, FILE:LINE), without what is not known. Names and
// files that are not words are quoted.
func (r Remark) String() string {
	var text strings.Builder
	text.WriteString(r.Pass + ": ")
	if r.ID != 0 {
		fmt.Fprintf(&text, "%%%d", r.ID)
		if r.Name != "" {
			text.WriteString(" " + quoted(r.Name))
		}
		text.WriteString(": ")
	}
	text.WriteString(r.Text)
	var reason []string
	if r.At != 0 {
		reason = append(reason, fmt.Sprintf("%%%d", r.At))
	}
	if r.Line > 0 {
		reason = append(reason, fmt.Sprintf("%s:%d", quoted(cmp.Or(r.File, "line")), r.Line))
	}
	if reason != nil {
		text.WriteString(" (" + strings.Join(reason, ", ") + ")")
	}
	return text.String()
}

// quoted returns a word as it is, and anything else in quotation marks, in one line.
func quoted(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool {
		return r == '"' || r == ':' || !unicode.IsGraphic(r) ||
			unicode.IsSpace(r)
	}) {
		return strconv.Quote(s)
	}
	return s
}

// said is what a remark says, without what it adds for the reader.
type said struct {
	id   ir.ID
	text string
}

// AppendYAML appends the remark as a document in YAML, in the form that LLVM's tools read (opt-viewer,
// llvm-remarkutil): !Passed for what was done, !Missed for what was left alone. module is the file that it is about.
func (r Remark) AppendYAML(out []byte, module string) []byte {
	kind := "Missed"
	if r.Done {
		kind = "Passed"
	}
	out = fmt.Appendf(out, "--- !%s\nPass:            %s\nName:            %s\n", kind, yamlText(r.Pass), kind)
	if r.Line > 0 {
		out = fmt.Appendf(out, "DebugLoc:        { File: %s, Line: %d, Column: %d }\n", yamlText(r.File), r.Line, r.Column)
	}
	out = fmt.Appendf(out, "Function:        %s\nArgs:\n", yamlText(r.Function))
	arg := func(key, value string) { out = fmt.Appendf(out, "  - %-16s %s\n", key+":", yamlText(value)) }
	arg("String", r.Text)
	if r.ID != 0 {
		arg("Value", strings.TrimSpace(fmt.Sprintf("%%%d %s", r.ID, r.Name)))
	}
	if r.At != 0 {
		arg("Reason", fmt.Sprintf("%%%d", r.At))
	}
	arg("Module", module)
	return append(out, "...\n"...)
}

// yamlText returns a text as a scalar in YAML: in single quotes, or where it holds what these can't, in double ones.
func yamlText(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return strconv.QuoteToASCII(s)
	}
	return "'" + strings.ReplaceAll(s, "'", "''") + "'"
}

// Remark reports something that a user should know: what was left alone, and why. It is kept for those who ask for
// remarks. id is what it is about, 0 for the whole module. In a pipeline, what was said of an id is not said again.
func (c *Context) Remark(id ir.ID, format string, args ...any) { c.remark(id, nil, format, args...) }

// RemarkAt is Remark with the instruction that is the reason: its result and its line are told, rather than the line of
// what the remark is about.
func (c *Context) RemarkAt(in *ir.Inst, id ir.ID, format string, args ...any) {
	c.remark(id, in, format, args...)
}

func (c *Context) remark(id ir.ID, at *ir.Inst, format string, args ...any) {
	if !c.WantsRemarks() {
		return
	}
	key := said{id, fmt.Sprintf(format, args...)}
	d := c.driver
	if d.remarked[key] {
		return
	}
	if d.remarked == nil {
		d.remarked = map[said]bool{}
	}
	d.remarked[key] = true
	r := Remark{Pass: c.pass.String(), ID: id, Name: c.Module.Name(id), Text: key.text}
	if at == nil {
		at = c.Module.Def(id)
	} else if at.Result != id {
		r.At = at.Result
	}
	r.place(at)
	d.options.Remark(r)
}

// Done reports something that was done, for those who ask for that too: id is what it was done to, 0 for the whole
// module. That a pass changed a function is reported without it.
func (c *Context) Done(id ir.ID, format string, args ...any) {
	if c.driver.options.Done == nil {
		return
	}
	r := Remark{Pass: c.pass.String(), ID: id, Name: c.Module.Name(id), Text: fmt.Sprintf(format, args...), Done: true}
	r.place(c.Module.Def(id))
	c.driver.options.Done(r)
}

// place notes where an instruction stands, nil for none.
func (r *Remark) place(at *ir.Inst) {
	if at == nil {
		return
	}
	if f := at.Function(); f != nil {
		r.Function = functionName(f)
		if at == f.Def { // of which nothing says where it comes from
			for in := range f.Insts() {
				if _, _, _, ok := in.SourcePlace(); ok {
					at = in
					break
				}
			}
		}
	}
	r.File, r.Line, r.Column, _ = at.SourcePlace()
}

// functionName returns the name that a module has for a function, or else its id.
func functionName(f *ir.Function) string {
	return cmp.Or(f.Def.Module().Name(f.Result()), fmt.Sprintf("%%%d", f.Result()))
}

// WantsRemarks reports whether anybody will read remarks: a pass that has to look for the reasons does so
// only then.
func (c *Context) WantsRemarks() bool { return c.driver.options.Remark != nil }
