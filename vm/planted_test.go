package vm_test

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/vm/compare"
)

// A planted miscompilation is an edit of a shader that changes what it does. The archives in testdata/planted have, for
// each:
//
//	CASE/main   the body of the shader, after head-ARCHIVE.spvasm where there is one, or head.spvasm, whose last lines
//	            begin its entry point. Declarations go to the sections that the layout of a module asks for, and
//	            variables to the start of the function
//	CASE/fault  the edit
//	CASE/same   another edit, that changes nothing
//	CASE/free   another edit, that changes only what Vulkan leaves unspecified
//	CASE/spec   specialization constants, as "id=value"
//
// An edit is lines of the body, "=>", and the lines in their place. An empty line separates it from the next one. Its
// old lines occur once.

// planted is a case of the archives.
type planted struct {
	head                          string // file, "" for head.spvasm
	name, main, fault, same, free string
	spec                          map[uint32]uint64
}

// TestPlanted looks for planted miscompilations: each is found, and the shader is equal to itself and to one that is
// written otherwise. What makes use of a freedom is equal, and exactly it is different.
func TestPlanted(t *testing.T) {
	cases := readPlanted(t)
	if len(cases) < 25 {
		t.Errorf("only %d cases", len(cases))
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r, err := compare.NewReference(c.module(t, ""), compare.Options{Spec: c.spec})
			if err != nil {
				t.Fatal(err)
			}
			if found := r.Compare(c.module(t, c.fault)); found.Verdict != compare.Different {
				t.Errorf("the fault: %s %s (%d of %d compared)", found.Verdict, found.Reason, found.Compared, found.Stored)
			}
			if found := r.Compare(c.module(t, c.same)); found.Verdict != compare.Equal {
				t.Errorf("no fault: %s %s", found.Verdict, found.Reason)
			}
			if c.free == "" {
				return
			}
			if found := r.Compare(c.module(t, c.free)); found.Verdict != compare.Equal {
				t.Errorf("a freedom: %s %s", found.Verdict, found.Reason)
			}
			exact, err := compare.NewReference(c.module(t, ""), compare.Options{Spec: c.spec, Exact: true})
			if err != nil {
				t.Fatal(err)
			}
			if found := exact.Compare(c.module(t, c.free)); found.Verdict != compare.Different {
				t.Errorf("a freedom, exactly: %s %s", found.Verdict, found.Reason)
			}
		})
	}
}

// readPlanted returns all cases.
func readPlanted(t *testing.T) (cases []*planted) {
	files, _ := filepath.Glob("testdata/planted/*.txtar")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		head := strings.TrimSuffix(filepath.Base(file), ".txtar")
		if head = "testdata/planted/head-" + head + ".spvasm"; !exists(head) {
			head = ""
		}
		_, sections := passtest.ParseArchive(string(text))
		for _, s := range sections {
			name, kind, _ := strings.Cut(s.Name, "/")
			if kind == "main" {
				cases = append(cases, &planted{head: head, name: name, main: s.Text, spec: map[uint32]uint64{}})
				continue
			}
			if len(cases) == 0 || cases[len(cases)-1].name != name {
				t.Fatalf("%s: section %s is not after its main", file, s.Name)
			}
			switch c := cases[len(cases)-1]; kind {
			case "fault":
				c.fault = s.Text
			case "same":
				c.same = s.Text
			case "free":
				c.free = s.Text
			case "spec":
				id, value, _ := strings.Cut(strings.TrimSpace(s.Text), "=")
				k, err1 := strconv.ParseUint(id, 10, 32)
				v, err2 := strconv.ParseUint(value, 10, 64)
				if err1 != nil || err2 != nil {
					t.Fatalf("%s: section %s: want id=value", file, s.Name)
				}
				c.spec[uint32(k)] = v
			default:
				t.Fatalf("%s: section %s", file, s.Name)
			}
		}
	}
	return cases
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// module puts the shader together, with an edit.
func (c *planted) module(t *testing.T, edits string) *ir.Module {
	t.Helper()
	text := c.text(t, edits)
	version, target := versionOf(text)
	bin := irtest.Assemble(t, text, version)
	if msg := passtest.Validate(t, bin, target); msg != "" {
		t.Fatalf("spirv-val: %s\n%s", msg, text)
	}
	return irtest.Read(t, bin)
}

// versionOf returns the version of SPIR-V that a shader is of, and the environment that it is for.
func versionOf(text string) (version, target string) {
	switch {
	case strings.Contains(text, "OpCapability CooperativeMatrix"):
		return "spv1.6", "vulkan1.3"
	case strings.Contains(text, "OpCapability RayTracingKHR"), strings.Contains(text, "OpCapability RayQueryKHR"),
		strings.Contains(text, "OpCapability MeshShadingEXT"):
		return "spv1.4", "vulkan1.2"
	case strings.Contains(text, "OpCapability Kernel"):
		return "spv1.2", "opencl2.2"
	}
	return "spv1.3", "vulkan1.1"
}

// text is the shader with an edit.
func (c *planted) text(t *testing.T, edits string) string {
	t.Helper()
	head, err := os.ReadFile(cmp.Or(c.head, "testdata/planted/head.spvasm"))
	if err != nil {
		t.Fatal(err)
	}
	main, functions, _ := strings.Cut(string(head)+c.edited(t, edits), "OpFunctionEnd\n")
	for line := range strings.Lines(main) { // the interface has all inputs
		if id, variable, _ := strings.Cut(line, " = OpVariable "); strings.HasSuffix(variable, " Input\n") &&
			!strings.Contains(interfaceOf(main), " "+id+" ") {
			main = strings.Replace(main, ` "main" %id`, ` "main" %id `+id, 1)
		}
	}
	lines := strings.SplitAfter(main, "\n")
	slices.SortStableFunc(lines, func(x, y string) int { return cmp.Compare(section(x), section(y)) })
	return strings.Join(lines, "") + "OpFunctionEnd\n" + functions
}

// interfaceOf returns the line of the entry point.
func interfaceOf(text string) string {
	_, line, _ := strings.Cut(text, "OpEntryPoint")
	line, _, _ = strings.Cut(line, "\n")
	return line + " "
}

// edited returns the body with edits.
func (c *planted) edited(t *testing.T, edits string) string {
	t.Helper()
	body := "\n" + c.main
	for e := range strings.SplitSeq(strings.TrimSuffix(edits, "\n"), "\n\n") {
		if e == "" {
			continue
		}
		before, after, ok := strings.Cut(e+"\n", "=>\n")
		if !ok || before == "" || strings.Count(body, "\n"+before) != 1 {
			t.Fatalf("these lines are not there once:\n%s", before)
		}
		body = strings.Replace(body, "\n"+before, "\n"+after, 1)
	}
	return body[1:]
}

// section returns where a line of the entry point's function, or before it, stands in a module.
func section(line string) int {
	_, instruction, _ := strings.Cut(line, "Op")
	op, operands, _ := strings.Cut(strings.TrimSpace(instruction), " ")
	order := []string{"Capability", "Extension", "ExtInstImport", "MemoryModel", "EntryPoint", "ExecutionMode", "Decorate",
		"MemberDecorate"}
	if i := slices.Index(order, op); i >= 0 {
		return min(i, len(order)-2) // decorations of members are among the others
	}
	switch {
	case op == "Function", op == "FunctionParameter", strings.HasPrefix(line, "%entry = OpLabel"):
		return len(order) + 1
	case op == "Variable" && strings.Contains(operands, " Function"):
		return len(order) + 2
	case strings.HasPrefix(op, "Type"), strings.Contains(op, "Constant"), op == "Variable", op == "Undef":
		return len(order)
	}
	return len(order) + 3
}
