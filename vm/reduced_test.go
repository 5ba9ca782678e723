package vm_test

import (
	"context"
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"hone/cleanup"
	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/pass"
	"hone/reduce"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/vm/compare"
)

var reducedPlants = flag.Int("reduced", 6, "how many planted miscompilations are reduced; 0 for all")

// What a planted miscompilation is reduced to, and how long that may take.
const (
	maxReduced     = 30          // instructions of functions
	maxReduceTime  = time.Minute // of a processor
	haystackOfSize = 30          // statements of the generated shader around the plant
)

// TestReducePlanted reduces planted miscompilations: each stands in a shader that does what a generated one does
// before. The transformation that is wrong makes the fault's edit wherever the lines of that are found, with whatever
// is left around them.
func TestReducePlanted(t *testing.T) {
	cases := readPlanted(t)
	every := 1
	if *reducedPlants > 0 {
		every = max(1, len(cases) / *reducedPlants)
	}
	for i := 0; i < len(cases); i += every {
		c := cases[i]
		t.Run(c.name, func(t *testing.T) {
			p := newPlant(t, c, uint64(i))
			start := cputime.Now()
			r, err := reduce.Reduce(context.Background(), p.in, p.test, reduce.Options{Defined: true, Compare: p.options})
			if err != nil {
				t.Fatalf("%v\n%s", err, p.why)
			}
			took := cputime.Since(start)
			text := irtest.Disassemble(t, irtest.Read(t, r.Binary))
			if t.Logf("%s, of %s; %d tests, %.1f s", r.After, r.Before, r.Tests, took.Seconds()); testing.Verbose() {
				t.Log(text)
			}
			if r.After.Instructions > maxReduced || took > maxReduceTime {
				t.Errorf("it is large, or took long:\n%s", text)
			}
			if r.Fault != nil {
				t.Error(r.Fault)
			}
			_, target := versionOf(c.text(t, ""))
			if msg := passtest.Validate(t, r.Binary, target); msg != "" {
				t.Errorf("spirv-val: %s\n%s", msg, text)
			}
		})
	}
}

// plant is a planted miscompilation as a transformation.
type plant struct {
	in      *spirv.Binary
	edits   [][2][]string     // lines, and what takes their place
	entry   string            // the label of the entry point
	lines   map[string]string // by result: all definitions there are, in the module before and after
	options compare.Options
	why     string // the last test said no
}

// newPlant puts a case and a generated shader together. Ids are numbers that all of its texts have in common.
func newPlant(t *testing.T, c *planted, seed uint64) *plant {
	t.Helper()
	p := &plant{lines: map[string]string{}, options: compare.Options{Spec: c.spec, Runs: 8, Elements: 4096}}
	numbers := map[string]string{}
	numbered := func(text string) string {
		return regexp.MustCompile(`%\w+`).ReplaceAllStringFunc(text, func(id string) string {
			if numbers[id] == "" {
				numbers[id] = fmt.Sprintf("%%%d", len(numbers)+1)
			}
			return numbers[id]
		})
	}
	before := numbered(c.text(t, ""))
	p.entry = numbered("%entry = OpLabel")
	for _, text := range []string{before, numbered(c.text(t, c.fault))} {
		for line := range strings.Lines(text) {
			if id, _, ok := strings.Cut(line, " = "); ok && p.lines[id] == "" {
				p.lines[id] = strings.TrimSuffix(line, "\n")
			}
		}
	}
	for e := range strings.SplitSeq(strings.TrimSuffix(c.fault, "\n"), "\n\n") {
		old, by, _ := strings.Cut(e+"\n", "=>\n")
		p.edits = append(p.edits, [2][]string{splitLines(numbered(old)), splitLines(numbered(by))})
	}
	usual := p.options
	// what a generated shader takes decides which inputs are made, and so whether they show the fault
	for attempt := range uint64(4) {
		text := before
		if c.head == "" && attempt < 3 { // a compute shader, as generated ones are
			text = haystack(before, seed+1000*attempt, numbered)
		}
		bin, err := assembleNumbers(text)
		if err != nil {
			t.Fatal(err)
		}
		m := irtest.Read(t, bin)
		if _, err := passtest.Parse(t, "dedupe", cleanup.Dedupe).Run(m, pass.Options{}); err != nil {
			t.Fatal(err)
		}
		p.in, p.options = irtest.Write(t, m), usual
		ok, _ := p.test(context.Background(), p.in)
		if !ok {
			p.options.Elements, p.options.Runs = 0, 16 // as usual: it is how many there are that matters
			ok, _ = p.test(context.Background(), p.in)
		}
		if ok {
			break
		}
	}
	reference, err := compare.NewReference(irtest.Read(t, p.in), p.options)
	if err != nil {
		t.Fatal(err)
	}
	p.options.Steps = reference.Steps()
	_, target := versionOf(before)
	if msg := passtest.Validate(t, p.in, target); msg != "" {
		t.Fatalf("spirv-val: %s", msg)
	}
	return p
}

func assembleNumbers(text string) (*spirv.Binary, error) {
	version, _ := versionOf(text)
	return asm.Assemble([]byte(text), asm.AssembleOptions{PreserveNumericIDs: true, Target: version})
}

func splitLines(text string) []string {
	return slices.DeleteFunc(strings.Split(text, "\n"), func(line string) bool { return line == "" })
}

// haystack returns the shader of a case that first calls what a generated shader does. Types are declared twice.
func haystack(text string, seed uint64, numbered func(string) string) string {
	own := map[string]string{} // variables of what is built in
	for _, x := range regexp.MustCompile(`OpDecorate (%\w+) BuiltIn (\w+)`).FindAllStringSubmatch(text, -1) {
		own[x[2]] = x[1]
	}
	generated := shadergen.Generate(seed, shadergen.Options{Exact: true, Size: haystackOfSize})
	taken := map[string]string{} // ids for which the case has some
	for _, x := range regexp.MustCompile(`OpDecorate (%\w+) BuiltIn (\w+)`).FindAllStringSubmatch(generated, -1) {
		taken[x[1]] = own[x[2]]
	}
	entry := ""
	generated = regexp.MustCompile(`%\w+`).ReplaceAllStringFunc(generated, func(id string) string {
		if taken[id] != "" {
			return taken[id]
		}
		return numbered("%generated_" + id[1:])
	})
	var globals, functions []string
	first := true
	text, rest, _ := strings.Cut(text, "\n"+numbered("%main")+" = OpFunction ")
	for line := range strings.Lines(generated) {
		op := strings.Fields(line[strings.Index(line, "Op"):])[0]
		id, _, _ := strings.Cut(line, " = ")
		switch {
		case op == "OpMemoryModel", op == "OpExecutionMode":
		case op == "OpEntryPoint":
			for _, v := range strings.Fields(line)[4:] {
				if !strings.Contains(text, v+" = ") {
					entry += " " + v
				}
			}
		case strings.Contains(line, "BuiltIn") && strings.Contains(text, strings.TrimSpace(line)),
			op == "OpVariable" && strings.Contains(text, "\n"+id+" = "):
		case strings.Contains(line, "DescriptorSet"):
			globals = append(globals, strings.Replace(line, "DescriptorSet 0", "DescriptorSet 1", 1))
		case op == "OpFunction", !first:
			first = false
			functions = append(functions, line)
		default:
			globals = append(globals, line)
		}
	}
	lines := append(strings.SplitAfter(text+"\n", "\n"), globals...)
	slices.SortStableFunc(lines, func(x, y string) int { return section(x) - section(y) })
	text = strings.Replace(strings.Join(lines, ""), ` "main" `, ` "main"`+entry+" ", 1)
	text += numbered("%main") + " = OpFunction " + rest
	call := fmt.Sprintf("%s = OpFunctionCall %s %s\n", numbered("%generated_call"), numbered("%void"),
		numbered("%generated_main"))
	at := strings.Index(text, "\n"+numbered("%fat")+" = ") + 1
	at += strings.Index(text[at:], "\n") + 1
	return text[:at] + call + text[at:] + strings.Join(functions, "")
}

// test reports whether the transformation changes what a shader does.
func (p *plant) test(_ context.Context, bin *spirv.Binary) (bool, error) {
	before, err := ir.Read(bin)
	if err != nil {
		return false, err
	}
	defer before.Release()
	text, err := asm.Disassemble(bin, asm.Options{RawID: true, NoHeader: true, NoIndent: true})
	if err != nil {
		return false, err
	}
	lines, ok := p.transformed(splitLines(string(text)))
	if !ok {
		return false, nil
	}
	bin, err = assembleNumbers(strings.Join(lines, "\n"))
	if err != nil {
		p.why = err.Error()
		return false, nil
	}
	after, err := ir.Read(bin)
	if err != nil {
		p.why = err.Error()
		return false, nil
	}
	defer after.Release()
	c, err := compare.Modules(before, after, p.options)
	if err != nil {
		p.why = err.Error()
		return false, nil
	}
	p.why = fmt.Sprintf("%s: %s", c.Verdict, c.Reason)
	return c.Verdict == compare.Different, nil
}

// transformed makes the edits in the lines of a module. It returns false where lines that are to be edited are not
// there.
func (p *plant) transformed(lines []string) ([]string, bool) {
	function := func(line string) bool { return strings.Contains(line, " = OpFunction ") }
	for _, e := range p.edits {
		at := -1
		for i := range lines { // mostly they stand together
			if slices.Equal(lines[i:min(i+len(e[0]), len(lines))], e[0]) {
				at = i
				break
			}
		}
		for k, old := range e[0] {
			i := at
			if at < 0 || k > 0 && lines[at] != old {
				i = slices.Index(lines, old)
			}
			if i < 0 {
				p.why = "not there: " + old
				return nil, false
			}
			if lines = slices.Delete(lines, i, i+1); at < 0 {
				at = i
			}
		}
		for _, line := range e[1] {
			to := at
			switch s := section(line); s {
			case section("OpTypeVoid"):
				to = slices.IndexFunc(lines, function)
			case section("%x = OpVariable %p Function"):
				if at < slices.Index(lines, "OpFunctionEnd") {
					to = slices.Index(lines, p.entry) + 1
				}
			}
			if to <= at {
				at++
			}
			lines = slices.Insert(lines, to, line)
		}
	}
	// declarations that the edits remove or take, and that others use or nothing else did
	defined := map[string]bool{}
	for _, line := range lines {
		if id, _, ok := strings.Cut(line, " = "); ok {
			defined[id] = true
		}
	}
	var declare func(line string) []string
	declare = func(line string) (list []string) {
		for _, id := range regexp.MustCompile(`%\w+`).FindAllString(line, -1) {
			if d := p.lines[id]; d != "" && !defined[id] && section(d) == section("OpTypeVoid") {
				defined[id] = true
				list = append(append(list, declare(d)...), d)
			}
		}
		return list
	}
	for i := 0; i < len(lines); i++ {
		if section(lines[i]) < section("OpTypeVoid") {
			continue
		}
		if list := declare(lines[i]); len(list) > 0 {
			lines = slices.Insert(lines, min(i, slices.IndexFunc(lines, function)), list...)
		}
	}
	return lines, true
}
