package vm_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/vm"
	"hone/vm/compare"
)

var (
	selfShaders = flag.Int("self", 3, "how many generated shaders of each set, and five times as many mutants of one, "+
		"are compared with themselves")
	selfSeed = flag.Uint64("self-seed", 1, "seed of these shaders, of the inputs and of how modules are rearranged")
)

// A module means the same as itself, whatever undefined values it uses and wherever it leaves the bounds of its memory,
// and the same as itself with other ids, without names, and with its functions in another order. So a comparison with
// these is never different. The tests below have fixed seeds; others take
//
//	go test ./vm -run Self -self 500 -self-seed 7 -timeout 4h
var selfVerdicts = map[compare.Verdict]int{}

// compareWithItself compares the compute shaders of a module with themselves.
func compareWithItself(t *testing.T, name string, bin *spirv.Binary, o compare.Options) {
	t.Helper()
	m, err := ir.Read(bin)
	if err != nil || m.Verify() != nil {
		return
	}
	other, err := ir.Read(rearranged(t, bin))
	if err != nil {
		t.Fatalf("%s: rearranged: %v", name, err)
	}
	for _, e := range vm.EntryPoints(m) {
		if !e.Runs() {
			continue
		}
		o.Entry = e.Name
		if e.Model != spirv.ExecutionModelGLCompute { // there are many
			o.Runs = 3
		}
		ref, err := compare.NewReference(m, o)
		if err != nil {
			continue
		}
		for _, x := range []struct {
			what string
			m    *ir.Module
		}{{"itself", m}, {"itself rearranged", other}} {
			c := ref.Compare(x.m)
			selfVerdicts[c.Verdict]++
			if c.Verdict == compare.Different {
				t.Errorf("%s %s, compared with %s: %s", name, e.Name, x.what, c.Reason)
			}
		}
	}
}

var (
	idText     = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|%\d+`)
	functionOf = regexp.MustCompile(`(?ms)^ *(?:%\d+ = )?OpFunction .*?^ *OpFunctionEnd\n`)
)

// rearranged returns a module with other ids, without names and with its functions in another order.
func rearranged(t *testing.T, bin *spirv.Binary) *spirv.Binary {
	t.Helper()
	r := rand.New(rand.NewPCG(*selfSeed, uint64(len(bin.Words))))
	bin, _ = bin.Compact()
	unnamed := slices.Clone(bin.Words[:spirv.HeaderWords])
	for _, inst := range bin.Insts() {
		if op := spirv.Op(inst[0]); op != spirv.OpName && op != spirv.OpMemberName {
			unnamed = append(unnamed, inst...)
		}
	}
	bin = &spirv.Binary{Words: unnamed}
	text, err := asm.Disassemble(bin, asm.Options{RawID: true, NoIndent: true, NoHeader: true})
	if err != nil {
		t.Fatal(err)
	}
	ids := r.Perm(int(bin.Words[3]))
	s := idText.ReplaceAllStringFunc(string(text), func(id string) string {
		var k int
		if n, _ := fmt.Sscanf(id, "%%%d", &k); n == 1 && k < len(ids) {
			return fmt.Sprintf("%%%d", 1+ids[k])
		}
		return id
	})
	functions := functionOf.FindAllString(s, -1)
	if all := strings.Join(functions, ""); strings.HasSuffix(s, all) {
		r.Shuffle(len(functions), func(i, j int) { functions[i], functions[j] = functions[j], functions[i] })
		s = strings.TrimSuffix(s, all) + strings.Join(functions, "")
	}
	out, err := asm.Assemble([]byte(s), asm.AssembleOptions{PreserveNumericIDs: true,
		Target: "spv" + bin.Header().Version.String()})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestSelfModules compares all modules with themselves.
func TestSelfModules(t *testing.T) {
	clear(selfVerdicts)
	for _, file := range corpus.All(t) {
		compareWithItself(t, file.Name, irtest.Load(t, file), compare.Options{Steps: 1 << 15, Runs: 8, Seed: *selfSeed - 1})
	}
	t.Log(selfVerdicts)
	if selfVerdicts[compare.Equal] < 30 {
		t.Errorf("only %d are equal", selfVerdicts[compare.Equal])
	}
}

// TestSelfGenerated compares generated shaders with themselves, as they are and with some words that they read made
// undefined values, or copies of these.
func TestSelfGenerated(t *testing.T) {
	clear(selfVerdicts)
	load := regexp.MustCompile(`(?m)^(%\w+) = OpLoad (%t_\w+) (%\w+)$`)
	for _, set := range sets {
		for k := range uint64(*selfShaders) {
			seed := *selfSeed*1000 + k
			r := rand.New(rand.NewPCG(seed, 3))
			text := shadergen.Generate(seed, set.o)
			vague := load.ReplaceAllStringFunc(text, func(s string) string {
				m := load.FindStringSubmatch(s)
				switch r.IntN(12) {
				case 0:
					return m[1] + " = OpUndef " + m[2]
				case 1:
					return fmt.Sprintf("%s_any = OpUndef %s\n%[1]s = OpCopyObject %[2]s %[1]s_any", m[1], m[2])
				}
				return s
			})
			for _, text := range []string{text, vague} {
				bin := irtest.Assemble(t, text, set.o.Version())
				compareWithItself(t, fmt.Sprintf("%s, seed %d", set.name, seed), bin, compare.Options{Steps: 1 << 15, Runs: 8,
					Seed: seed})
			}
		}
	}
	t.Log(selfVerdicts)
	if n := selfVerdicts[compare.Equal]; n < selfVerdicts[compare.Undecided] {
		t.Errorf("only %d are equal", n)
	}
}

// TestSelfMutants compares shaders that were changed at random with themselves: they leave the bounds of their memory,
// use undefined values and have no end.
func TestSelfMutants(t *testing.T) {
	clear(selfVerdicts)
	var modules []*spirv.Binary
	for _, m := range corpus.Own(t) {
		if bin := irtest.Load(t, m); len(computeEntries(t, bin)) > 0 {
			modules = append(modules, bin)
		}
	}
	for k := range uint64(5 * *selfShaders) {
		seed := *selfSeed*1000 + k
		r := rand.New(rand.NewPCG(seed, 8))
		generated := irtest.Assemble(t, shadergen.Generate(seed, sets[k%uint64(len(sets))].o), "spv1.4")
		for i, bin := range []*spirv.Binary{generated, modules[r.IntN(len(modules))], modules[r.IntN(len(modules))]} {
			m := irtest.Read(t, bin)
			mutate(r, m)
			compareWithItself(t, fmt.Sprintf("seed %d, module %d", seed, i), irtest.Write(t, m), compare.Options{Steps: 1 << 13,
				Runs: 8, Seed: seed})
		}
	}
	t.Log(selfVerdicts)
	if selfVerdicts[compare.Equal] < *selfShaders || selfVerdicts[compare.Undecided] < *selfShaders {
		t.Errorf("too few were compared: %v", selfVerdicts)
	}
}

// mutate exchanges some operands of a module for others of their types: values that are there, numbers, and undefined
// values.
func mutate(r *rand.Rand, m *ir.Module) {
	var all []*ir.Inst
	for _, f := range m.Functions() {
		all = slices.AppendSeq(all, f.Insts())
	}
	for range 10 * (1 + r.IntN(4)) {
		in := all[r.IntN(len(all))]
		if op := in.Op.String(); in.Op == spirv.OpPhi || in.Op == spirv.OpVariable || strings.Contains(op, "Atomic") ||
			strings.Contains(op, "Barrier") || strings.Contains(op, "Group") {
			continue // of which operands have to be constants, or of certain values
		}
		for i, id := range in.IDs() {
			if typ := m.TypeOf(id); typ != 0 && m.Def(id).Op != spirv.OpFunction && m.Def(typ).Op != spirv.OpTypePointer &&
				r.IntN(2) == 0 {
				if id := other(r, m, in, typ); id != 0 { // an untyped pointer has no constant
					in.SetID(i, id)
				}
				break
			}
		}
	}
}

// other returns a value of a type that may stand in an instruction.
func other(r *rand.Rand, m *ir.Module, in *ir.Inst, typ ir.ID) ir.ID {
	var values []ir.ID
	for _, b := range []*ir.Block{in.Function().Entry(), in.Block()} {
		for x := range b.Insts() {
			if x == in {
				break
			}
			if x.Type == typ && x.Result != 0 {
				values = append(values, x.Result)
			}
		}
	}
	switch t := m.Def(typ); {
	case len(values) > 0 && r.IntN(4) > 0:
		return values[r.IntN(len(values))]
	case t.Op == spirv.OpTypeInt && r.IntN(2) == 0:
		return m.Constants().Int(typ, uint64([]int{0, 1, 2, 5, 33, 1000, -1}[r.IntN(7)]))
	}
	return m.Constants().Undef(typ)
}

// TestSelfRobust has an index into an array that is no buffer come of a number that is loaded out of bounds: in the
// reference it is undefined, and otherwise 0, which leads out of bounds there, too.
func TestSelfRobust(t *testing.T) {
	s := shader{
		globals: "%n40 = OpConstant %u32 40\n%n10 = OpConstant %u32 10\n%ten = OpTypeArray %u32 %n10\n" +
			"%p_ten = OpTypePointer Private %ten\n%p_one = OpTypePointer Private %u32\n%a = OpVariable %p_ten Private\n",
		body: `
%far = OpIMul %u32 %i %n40
%p = OpAccessChain %p_word %in %n0 %far
%f = OpLoad %u32 %p
%k = OpIAdd %u32 %f %n40
%q = OpAccessChain %p_one %a %k
%v = OpLoad %u32 %q
%r = OpAccessChain %p_one %a %n0
OpStore %r %v
OpStore %at %i
`}
	if c := compared(t, s.text(), s.text(), compare.Options{}); c.Verdict == compare.Different {
		t.Error(c.Reason)
	}
	// Where the index is inside whatever it is, the reference loses nobody: what else it stores counts.
	s.body = strings.Replace(s.body, "%k = OpIAdd %u32 %f %n40", "%k = OpBitwiseAnd %u32 %f %n7", 1)
	wrong := s
	wrong.body = strings.Replace(s.body, "OpStore %at %i", "OpStore %at %n7", 1)
	if c := compared(t, s.text(), s.text(), compare.Options{}); c.Verdict != compare.Equal {
		t.Errorf("inside: %s: %s", c.Verdict, c.Reason)
	}
	if c := compared(t, s.text(), wrong.text(), compare.Options{}); c.Verdict != compare.Different {
		t.Errorf("inside, wrong: %s: %s", c.Verdict, c.Reason)
	}
}
