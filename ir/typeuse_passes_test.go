package ir_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv/asm"
	"hone/typing"
)

// idempotent are the passes that promise to find nothing more to do in a second run.
const idempotent = "simplify dce sroa mem2reg reg2mem split-copies private-to-local simple-continue"

// TestIdempotentByType runs each pass that promises to be idempotent, and what -O repeats, over what passes may meet of
// values of each type (testdata/type-shapes.txtar): a type without a null constant leaves them fewer ways out. A second
// run changes nothing.
func TestIdempotentByType(t *testing.T) {
	registry, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join("testdata", "type-shapes.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	_, shapes := passtest.ParseArchive(string(text))
	pipelines := append(strings.Fields(idempotent), "fix(private-to-local,sroa,mem2reg,simplify,simplify-cfg,dce)")
	for _, c := range typeCases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tried := 0
			for _, shape := range shapes {
				global, body, _ := strings.Cut(shape.Text, "\n\n")
				if rest, ok := strings.CutPrefix(shape.Text, "\n"); ok {
					global, body = "", rest
				}
				module := func() *ir.Module { return c.shaped(t, global, body) }
				if m := module(); m.Verify() != nil || typing.Verify(m) != nil {
					continue // there is no such value of the type
				}
				tried++
				for _, name := range pipelines {
					p, err := registry.Parse(name)
					if err != nil {
						t.Fatal(err)
					}
					m := module()
					if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
						t.Errorf("%s, %s: %v", shape.Name, name, err)
						continue
					}
					once := irtest.Write(t, m)
					changed, err := p.Run(m, pass.Options{Check: true})
					if twice := irtest.Write(t, m); err != nil || changed || !slices.Equal(once.Words, twice.Words) {
						t.Errorf("%s, %s: a second run changes it: %v, %v\n%s", shape.Name, name, changed, err, disassemble(t, twice))
					}
				}
			}
			if strings.Contains(c.want, "undef") && tried < 8 {
				t.Errorf("%d shapes of the type are accepted", tried)
			}
		})
	}
}

// shaped returns a module with the type, globals and the body of a function. What the shapes name is declared with it.
func (c typeCase) shaped(t *testing.T, global, body string) *ir.Module {
	version := c.version
	if version == "" {
		version = "1.6"
	}
	declares := ""
	for _, d := range [...]struct{ text, with string }{
		{"%two = OpTypeStruct %type %type\n", "%two"}, {"%around = OpTypeStruct %type\n", "%around"},
		{"%around = OpTypeStruct %type\n%nested = OpTypeStruct %around\n", "%nested"}, {"%n1 = OpConstant %uint 1\n", "%n1"},
	} {
		if strings.Contains(global+body, d.with) && !(d.with == "%around" && strings.Contains(body, "%nested")) {
			declares += d.text
		}
	}
	own := regexp.MustCompile(`%([abdkpqrsuv])\b`) // types have such names too
	global, body = own.ReplaceAllString(global, "%own_$1"), own.ReplaceAllString(body, "%own_$1")
	call := 0
	body = regexp.MustCompile(`@\((%\w+) (%\w+)\)`).ReplaceAllStringFunc(body, func(s string) string {
		call++
		return fmt.Sprintf("%%call%d = OpFunctionCall %%void %%f %%c %s", call, strings.Trim(s, "@()"))
	})
	text := c.module(declares+global, body)
	bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{Target: "spv" + version})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return irtest.Read(t, bin)
}
