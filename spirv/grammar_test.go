package spirv

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// jsonGrammar is the Khronos grammar, read for itself: not by the generator's code.
type jsonGrammar struct {
	Instructions []struct {
		Opname       string
		Opcode       uint32
		Aliases      []string
		Capabilities []string
		Version      string
		Operands     []struct{ Kind, Quantifier string }
	}
	Kinds []struct {
		Kind, Category string
		Enumerants     []struct {
			Enumerant  string
			Value      any
			Aliases    []string
			Parameters []struct{ Kind, Quantifier string }
		}
	} `json:"operand_kinds"`
}

func readJSON(t *testing.T, name string) *jsonGrammar {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(grammarDir, name))
	if os.IsNotExist(err) {
		t.Skip(grammarDir[3:] + " is missing")
	}
	if err != nil {
		t.Fatal(err)
	}
	var g jsonGrammar
	if err := json.Unmarshal(data, &g); err != nil {
		t.Fatal(err)
	}
	return &g
}

func TestTablesAgreeWithGrammar(t *testing.T) {
	g := readJSON(t, "spirv.core.grammar.json")
	if len(g.Instructions) != 876 || len(Ops()) != 876 {
		t.Errorf("%d instructions in the grammar, %d in the tables, want 876", len(g.Instructions), len(Ops()))
	}
	if len(g.Kinds) != 72 {
		t.Errorf("%d operand kinds, want 72", len(g.Kinds))
	}
	kindOf := map[string]Kind{}
	for k := range Kind(len(kindInfos)) {
		if _, twice := kindOf[k.String()]; !twice {
			kindOf[k.String()] = k
		}
	}
	for _, in := range g.Instructions {
		info := Op(in.Opcode).Info()
		if info == nil || info.Name != in.Opname && !slices.Contains(in.Aliases, info.Name) {
			t.Errorf("%s %d: the table has %+v", in.Opname, in.Opcode, info)
			continue
		}
		for _, name := range append(in.Aliases, in.Opname) {
			if op, ok := LookupOp(name); !ok || uint32(op) != in.Opcode {
				t.Errorf("%s is %v, %t", name, op, ok)
			}
		}
		got, want := "", ""
		for _, o := range info.Operands {
			got += o.Kind.String() + []string{"", "?", "*"}[o.Quant] + " "
		}
		for _, o := range in.Operands {
			want += o.Kind + o.Quantifier + " "
		}
		if got != want {
			t.Errorf("%s: operands %s, want %s", in.Opname, got, want)
		}
		if info.HasType != strings.Contains(want, "IdResultType ") || info.HasResult != strings.Contains(want, "IdResult ") {
			t.Errorf("%s: HasType %t, HasResult %t", in.Opname, info.HasType, info.HasResult)
		}
		var caps []string
		for _, c := range info.Needs.Capabilities {
			caps = append(caps, c.String())
		}
		for i, c := range in.Capabilities {
			if v, ok := KindCapability.Lookup(c); i >= len(caps) || !ok || Capability(v).String() != caps[i] {
				t.Errorf("%s: capabilities %v, want %v", in.Opname, caps, in.Capabilities)
			}
		}
		version := fmt.Sprint(info.Needs.Version)
		if info.Needs.Version == 0 {
			version = ""
		}
		if want := strings.TrimPrefix(in.Version, "None"); version != want {
			t.Errorf("%s: version %q, want %q", in.Opname, version, want)
		}
	}
	for _, k := range g.Kinds {
		info := kindOf[k.Kind].Info()
		if info.Name != k.Kind || len(info.Enumerants) != len(k.Enumerants) {
			t.Errorf("%s: %d enumerants, want %d", k.Kind, len(info.Enumerants), len(k.Enumerants))
		}
		for _, e := range k.Enumerants {
			value, ok := e.Value.(float64)
			if !ok {
				var n uint32
				if _, err := fmt.Sscanf(e.Value.(string), "0x%x", &n); err != nil {
					t.Fatal(err)
				}
				value = float64(n)
			}
			for _, name := range append(e.Aliases, e.Enumerant) {
				if v, ok := kindOf[k.Kind].Lookup(name); !ok || v != uint32(value) {
					t.Errorf("%s %s is %d, %t, want %v", k.Kind, name, v, ok, e.Value)
				}
			}
			row := kindOf[k.Kind].Enumerant(uint32(value))
			if row == nil || row.Name != e.Enumerant || len(row.Parameters) != len(e.Parameters) {
				t.Errorf("%s %s: row %+v", k.Kind, e.Enumerant, row)
				continue
			}
			for i, p := range e.Parameters {
				if row.Parameters[i].Kind.String() != p.Kind {
					t.Errorf("%s %s: parameter %d is %v, want %s", k.Kind, e.Enumerant, i, row.Parameters[i].Kind, p.Kind)
				}
			}
		}
	}
}

func TestExtSetsAgreeWithGrammar(t *testing.T) {
	for _, c := range []struct {
		file, set string
		count     int
	}{
		{"glsl.std.450", "GLSL.std.450", 81},
		{"opencl.std.100", "OpenCL.std", 162},
		{"nonsemantic.shader.debuginfo.100", "NonSemantic.Shader.DebugInfo.100", 44},
		{"nonsemantic.clspvreflection", "NonSemantic.ClspvReflection.5", 42},
		{"nonsemantic.debugprintf", "NonSemantic.DebugPrintf", 1},
		{"opencl.debuginfo.100", "OpenCL.DebugInfo.100", 37},
		{"tosa.001000.1", "TOSA.001000.1", 66},
	} {
		g := readJSON(t, "extinst."+c.file+".grammar.json")
		set := LookupExtSet(c.set)
		if set == nil || len(set.Insts) != c.count || len(g.Instructions) != c.count {
			t.Errorf("%s: %d instructions in the grammar, want %d; set %v", c.file, len(g.Instructions), c.count, set)
			continue
		}
		for _, in := range g.Instructions {
			x := set.Inst(in.Opcode)
			if x == nil || x.Name != in.Opname || len(x.Operands) != len(in.Operands) || set.Lookup(in.Opname) != x {
				t.Errorf("%s: %s %d is %+v", c.set, in.Opname, in.Opcode, x)
				continue
			}
			for i, o := range in.Operands {
				if x.Operands[i].Kind.String() != o.Kind {
					t.Errorf("%s %s: operand %d is %v, want %s", c.set, in.Opname, i, x.Operands[i].Kind, o.Kind)
				}
			}
		}
	}
}

// The result type and the result id come first, so that other packages can take them off the front.
func TestResultsComeFirst(t *testing.T) {
	for _, info := range Ops() {
		for i, o := range info.Operands {
			want := info.HasType && i == 0 && o.Kind == KindIdResultType || info.HasResult && i == resultWords(&info)-1 &&
				o.Kind == KindIdResult
			if (o.Kind == KindIdResult || o.Kind == KindIdResultType) && (!want || o.Quant != One) {
				t.Errorf("%s: operand %d is %v", info.Name, i, o.Kind)
			}
		}
	}
}

// Only OpSwitch has a pair of a literal and an id: its literals are as wide as the selector.
func TestLiteralPairs(t *testing.T) {
	for _, info := range Ops() {
		for _, o := range info.Operands {
			if o.Kind == KindPairLiteralIntegerIdRef && info.Op != OpSwitch {
				t.Errorf("%s has a pair of a literal and an id", info.Name)
			}
		}
	}
}
