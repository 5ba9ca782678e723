package spirv

import (
	"slices"
	"testing"
)

func TestLookupOp(t *testing.T) {
	for _, c := range []struct {
		name string
		want Op
	}{
		{"OpNop", 0}, {"Nop", 0}, {"OpLoad", 61}, {"Load", 61}, {"OpDecorateId", 332},
		{"OpDecorateStringGOOGLE", 5632}, {"OpTypeAccelerationStructureNV", 5341}, {"OpSDotKHR", 4450},
	} {
		if op, ok := LookupOp(c.name); !ok || op != c.want {
			t.Errorf("LookupOp(%q) = %d, %t, want %d", c.name, op, ok, c.want)
		}
	}
	for _, name := range []string{"", "Op", "OpOpLoad", "opLoad", "OpLoads"} {
		if op, ok := LookupOp(name); ok {
			t.Errorf("LookupOp(%q) = %v, want none", name, op)
		}
	}
}

// Each name and alias of each table leads back to its row.
func TestLookupEveryName(t *testing.T) {
	for i, info := range Ops() {
		for _, name := range append([]string{info.Name}, info.Aliases...) {
			if op, ok := LookupOp(name); !ok || op != info.Op {
				t.Errorf("LookupOp(%q) = %v, %t", name, op, ok)
			}
		}
		if got := info.Op.Info(); got != &Ops()[i] {
			t.Errorf("%s: Info returns another row", info.Name)
		}
		if i > 0 && Ops()[i-1].Op >= info.Op {
			t.Errorf("%s: not in the order of opcodes", info.Name)
		}
	}
	for k := range Kind(len(kindInfos)) {
		list := k.Info().Enumerants
		if !slices.IsSortedFunc(list, func(a, b Enumerant) int { return int(int64(a.Value) - int64(b.Value)) }) {
			t.Errorf("%v is not sorted", k)
		}
		for i := range list {
			e := &list[i]
			if got := k.Enumerant(e.Value); got != e {
				t.Errorf("%v.Enumerant(%d) is another row than %s", k, e.Value, e.Name)
			}
			for _, name := range append([]string{e.Name}, e.Aliases...) {
				if v, ok := k.Lookup(name); !ok || v != e.Value {
					t.Errorf("%v.Lookup(%q) = %d, %t, want %d", k, name, v, ok, e.Value)
				}
			}
		}
	}
	for i := range ExtSets() {
		s := &ExtSets()[i]
		if s.index != i {
			t.Errorf("%s: index %d, want %d", s.Name, s.index, i)
		}
		for j := range s.Insts {
			x := &s.Insts[j]
			if s.Lookup(x.Name) != x || s.Inst(x.Number) != x {
				t.Errorf("%s %s is not found by name and number", s.Name, x.Name)
			}
		}
	}
}

func TestLookupExtSet(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{"GLSL.std.450", "GLSL.std.450"},
		{"OpenCL.std", "OpenCL.std"},
		{"NonSemantic.ClspvReflection.5", "NonSemantic.ClspvReflection."},
		{"NonSemantic.Shader.DebugInfo.100", "NonSemantic.Shader.DebugInfo.100"},
		{"NonSemantic.Shader.DebugInfo.101", "NonSemantic.Shader.DebugInfo."},
		{"NonSemantic.Shader.DebugInfo.1", "NonSemantic.Shader.DebugInfo."},
		{"NonSemantic.Shader.DebugInfo.102", "NonSemantic.Shader.DebugInfo."}, // later than the grammar
		{"NonSemantic.Shader.DebugInfo.1000", "NonSemantic.Shader.DebugInfo."},
		{"NonSemantic.ClspvReflection.9", "NonSemantic.ClspvReflection."},
		{"NonSemantic.VkspReflection.5", "NonSemantic.VkspReflection."},
		{"NonSemantic.Shader.DebugInfo.100.1", "NonSemantic.Shader.DebugInfo."},
		{"NonSemantic.Shader.DebugInfo.", "NonSemantic.Shader.DebugInfo."},
		{"NonSemantic.DebugPrintf", "NonSemantic.DebugPrintf"},
		{"NonSemantic.SomethingElse", "NonSemantic."},
		{"NonSemantic.", "NonSemantic."},
	} {
		if s := LookupExtSet(c.name); s == nil || s.Name != c.want {
			t.Errorf("LookupExtSet(%q) = %v, want %s", c.name, s, c.want)
		}
	}
	for _, name := range []string{"", "GLSL.std.4500", "GLSL.std.45", "OpenCL.std.100.x", "NonSemantic", "nonsemantic.x"} {
		if s := LookupExtSet(name); s != nil {
			t.Errorf("LookupExtSet(%q) = %s, want none", name, s.Name)
		}
	}
}

// Nothing panics for a kind, an opcode or a set that does not exist.
func TestOutOfRange(t *testing.T) {
	for _, k := range []Kind{Kind(len(kindInfos)), 0xffff} {
		if k.Info() != &kindInfos[KindUnknown] || k.IsID() || k.Enumerant(0) != nil {
			t.Errorf("kind %d is not like KindUnknown", uint16(k))
		}
		if _, ok := k.Lookup("None"); ok {
			t.Errorf("kind %d has enumerants", uint16(k))
		}
		if got := k.Text(7); got != "7" {
			t.Errorf("kind %d: Text(7) = %q", uint16(k), got)
		}
	}
	if got := Kind(0xffff).String(); got != "Kind(65535)" {
		t.Errorf("String = %q", got)
	}
	if got := Op(0xfffe).String(); got != "Op(65534)" {
		t.Errorf("String = %q", got)
	}
	if KindDecoration.Enumerant(0xffffffff) != nil || KindMemoryAccess.Enumerant(1<<31) != nil {
		t.Error("an enumerant that does not exist is found")
	}
	var none *ExtSet
	if none.Inst(1) != nil || none.Lookup("Sqrt") != nil || none.NonSemantic() {
		t.Error("a nil set has something")
	}
	glsl := LookupExtSet("GLSL.std.450")
	if glsl.Inst(0) != nil || glsl.Inst(0xffffffff) != nil || glsl.Lookup("") != nil {
		t.Error("GLSL.std.450 has instructions that it should not have")
	}
}

func TestText(t *testing.T) {
	for _, c := range []struct {
		kind  Kind
		value uint32
		want  string
	}{
		{KindStorageClass, 7, "Function"},
		{KindStorageClass, 0x7fffffff, "2147483647"},
		{KindMemoryAccess, 0, "None"},
		{KindMemoryAccess, 3, "Volatile|Aligned"},
		{KindMemoryAccess, 1<<31 | 2, "Aligned|0x80000000"},
		{KindIdRef, 12, "12"},
	} {
		if got := c.kind.Text(c.value); got != c.want {
			t.Errorf("%v.Text(%d) = %q, want %q", c.kind, c.value, got, c.want)
		}
	}
}

func BenchmarkLookupOp(b *testing.B) {
	for b.Loop() {
		LookupOp("OpImageSampleImplicitLod")
	}
}

func BenchmarkKindLookup(b *testing.B) {
	for b.Loop() {
		KindBuiltIn.Lookup("GlobalInvocationId")
	}
}

func BenchmarkOpInfo(b *testing.B) {
	for b.Loop() {
		OpImageSampleImplicitLod.Info()
	}
}
