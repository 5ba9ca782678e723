package hone

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

var inventions = flag.Int("inventions", 24, "for how many generated shaders TestUnknown runs each pass")

// aroundHead declares what the modules of TestAroundUnknown begin with: a capability, an extension, a decoration, a
// type and a constant that no grammar has. Opcodes from 60000 on are invented.
const aroundHead = `
OpCapability Shader
OpCapability !60001
OpExtension "SPV_VENDOR_invented"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpDecorate %c !60002
%void = OpTypeVoid
%int = OpTypeInt 32 1
%bool = OpTypeBool
!0x0003ea60 %invented %int
!0x0004ea61 %invented %c %n5
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n2 = OpConstant %int 2
%n5 = OpConstant %int 5
%block = OpTypeStruct %int %int
%pblock = OpTypePointer StorageBuffer %block
%pint = OpTypePointer StorageBuffer %int
%local = OpTypePointer Function %int
%buffer = OpVariable %pblock StorageBuffer
%fn = OpTypeFunction %void
%fn_int = OpTypeFunction %int %int
%plus = OpFunction %int None %fn_int
%a = OpFunctionParameter %int
%plus_entry = OpLabel
%v = OpVariable %local Function
OpStore %v %a
%av = OpLoad %int %v
%sum = OpIAdd %int %av %n1
OpReturnValue %sum
OpFunctionEnd
%main = OpFunction %void None %fn
%entry = OpLabel
%x = OpVariable %local Function
%y = OpVariable %local Function
%p = OpAccessChain %pint %buffer %n0
%q = OpAccessChain %pint %buffer %n1
%load = OpLoad %int %p
`

// TestAroundUnknown: what stands around instructions of unknown meaning is optimized, and they stay.
func TestAroundUnknown(t *testing.T) {
	const foot = "OpReturn\nOpFunctionEnd\n"
	for _, c := range []struct{ name, body, want string }{
		{"a value", `
OpStore %x %load
%three = OpFunctionCall %int %plus %n2
%more = OpFunctionCall %int %plus %load
OpNop
!0x0004ea62 %int %unknown %more
%copy = OpLoad %int %x
%six = OpIAdd %int %three %three
OpStore %y %six
%again = OpLoad %int %y
%sum1 = OpIAdd %int %copy %again
%sum2 = OpIAdd %int %sum1 %unknown
OpStore %q %sum2
%dead = OpIMul %int %sum2 %sum2
` + foot, "Label AccessChain AccessChain Load FunctionCall ? IAdd IAdd Store Return"},
		{"a pointer", `
OpStore %x %n1
OpStore %y %n2
OpNop
!0x0002ea63 %x
%a1 = OpLoad %int %x
%a2 = OpLoad %int %y
%r = OpIAdd %int %a1 %a2
OpStore %p %r
` + foot, "Label Variable AccessChain Store ? Load IAdd Store Return"},
		{"a bit of a mask", `
OpStore %x %n1
OpStore %y %n2
%b1 = OpLoad %int %x !0x20000000
%b2 = OpLoad %int %y
%r = OpIAdd %int %b1 %b2
OpStore %q %r
` + foot, "Label Variable AccessChain Store Load IAdd Store Return"},
		{"a terminator", `
%cond = OpSLessThan %bool %n1 %n2
OpSelectionMerge %merge None
OpBranchConditional %cond %then %merge
%then = OpLabel
%three = OpFunctionCall %int %plus %n2
OpSelectionMerge %inner None
!0x0004ea64 %load %left %right
%left = OpLabel
OpStore %p %three
OpBranch %inner
%right = OpLabel
OpStore %p %load
OpBranch %inner
%inner = OpLabel
OpBranch %merge
%merge = OpLabel
%z = OpPhi %int %n0 %entry %three %inner
OpStore %q %z
` + foot, "Label AccessChain AccessChain Load SelectionMerge ? Label Store Branch Label Store Branch Label Store Return"},
		{"a function", `
%s = OpFunctionCall %int %holder %load
%t = OpFunctionCall %int %plus %s
OpStore %p %t
` + foot + `
%holder = OpFunction %int None %fn_int
%h = OpFunctionParameter %int
%holder_entry = OpLabel
%k = OpFunctionCall %int %plus %n5
OpNop
!0x0003ea65 %h %k
%l = OpFunctionCall %int %plus %n5
%product = OpIMul %int %h %l
OpReturnValue %product
OpFunctionEnd
`, "Label AccessChain Load FunctionCall IAdd Store Return"},
	} {
		for _, level := range Levels[:2] { // O and Os
			t.Run(level.Name+"/"+c.name, func(t *testing.T) {
				bin := irtest.Assemble(t, aroundHead+c.body, "spv1.3")
				words, err := Optimize(bin.Words, WithPipeline(level.Name))
				if err != nil {
					t.Fatal(err)
				}
				out := &spirv.Binary{Words: words}
				if got, want := invented(out), invented(bin); !slices.Equal(got, want) {
					t.Errorf("of unknown meaning are\n%swant\n%s", strings.Join(got, ""), strings.Join(want, ""))
				}
				m := irtest.Read(t, out)
				entry := m.Section(ir.EntryPoints).First().ID(1)
				var got []string
				for in := range m.Def(entry).Function().Insts() {
					name := "?"
					if info := in.Op.Info(); info != nil {
						name = strings.TrimPrefix(info.Name, "Op")
					}
					got = append(got, name)
				}
				if got := strings.Join(got, " "); got != c.want {
					t.Errorf("the code is\n%s\nwant\n%s", got, c.want)
				}
			})
		}
	}
}

// TestUnknown runs each pass and level over modules in which some instructions are of unknown meaning: they have an
// opcode or a bit that no grammar has. They have to come out word for word. Then they are given the meaning that they
// had all along, which no pass could know of: the module has to be one that spirv-val accepts, and do what it did.
//
//	go test . -run Unknown -inventions 2000 -timeout 2h
//
// also takes all modules, where otherwise it is every eighth.
func TestUnknown(t *testing.T) {
	t.Run("modules", func(t *testing.T) {
		for i, file := range corpus.All(t) {
			if i%8 != 0 && *inventions < 200 {
				continue
			}
			t.Run(file.Name, func(t *testing.T) {
				t.Parallel()
				bin := irtest.Load(t, file)
				x := unknownTest{bin: bin, valid: passtest.ValidateAny(t, bin) == ""}
				for _, entry := range computeShaders(t, bin) {
					x.options = append(x.options, compare.Options{Entry: entry, Runs: 4, Steps: 1 << 18})
				}
				x.run(t, uint64(i))
			})
		}
	})
	t.Run("generated", func(t *testing.T) {
		for i := range *inventions {
			t.Run(fmt.Sprint(i), func(t *testing.T) {
				t.Parallel()
				o := shaders[i%len(shaders)]
				bin := irtest.Assemble(t, shadergen.Generate(uint64(i/len(shaders)), o), o.Version())
				x := unknownTest{bin: bin, valid: true, folds: true, options: []compare.Options{{
					Runs: 4, Groups: [3]int{3, 1, 1}, Elements: 512, Steps: 1 << 18}}}
				x.run(t, uint64(i))
			})
		}
	})
}

// unknownTest is a module, and how its shaders are compared.
type unknownTest struct {
	bin     *spirv.Binary
	valid   bool // spirv-val accepts it
	folds   bool // branches in it are found to go one way, so that what is on the other side goes
	options []compare.Options
}

func (x *unknownTest) run(t *testing.T, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 0))
	bin := irtest.Invent(r, x.bin, 1+r.IntN(4))
	if m, err := ir.Read(bin); err != nil || m.Verify() != nil {
		return // a type or variable of unknown meaning that something depends on
	}
	if !slices.Equal(irtest.Known(bin).Words, x.bin.Words) {
		t.Fatal("Known does not undo Invent")
	}
	want := invented(bin)
	var before []*compare.Reference
	for _, o := range x.options {
		if ref, err := compare.NewReference(irtest.Read(t, x.bin), o); err == nil {
			before = append(before, ref)
		}
	}
	var seen [][]uint32 // an equal output was validated and compared
	for _, text := range meaningPipelines() {
		if t.Failed() {
			break // by what others would fail by, too
		}
		m := irtest.Read(t, bin)
		_, err := parsePipeline(t, text).Run(m, pass.Options{Check: true})
		if errors.Is(err, errors.ErrUnsupported) {
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", text, err)
			break
		}
		out := irtest.Write(t, m)
		got := invented(out)
		if x.folds && strings.Contains(text, "simplify-cfg") {
			for _, inst := range want {
				if !slices.Contains(got, inst) {
					got = append(got, inst)
				}
			}
			slices.Sort(got)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: of unknown meaning are now\n%swant\n%s", text, strings.Join(got, ""), strings.Join(want, ""))
			continue
		}
		if slices.ContainsFunc(seen, func(w []uint32) bool { return slices.Equal(w, out.Words) }) {
			continue
		}
		seen = append(seen, out.Words)
		known := irtest.Known(out)
		// Of debug information that is stripped something may be left that an instruction of unknown meaning may name.
		if msg := passtest.ValidateAny(t, irtest.WithoutDebug(known)); x.valid && msg != "" {
			t.Errorf("%s: spirv-val: %s", text, msg)
		}
		for _, ref := range before {
			if c := ref.Compare(irtest.Read(t, known)); c.Verdict == compare.Different {
				t.Errorf("%s: %s", text, c.Reason)
			}
		}
	}
	if t.Failed() {
		t.Logf("of unknown meaning:\n%s", strings.Join(want, ""))
	}
}

// invented are the instructions of unknown meaning, word for word.
func invented(bin *spirv.Binary) (list []string) {
	for _, w := range bin.Insts() {
		if irtest.Invented(w) {
			list = append(list, fmt.Sprintln(w))
		}
	}
	slices.Sort(list)
	return list
}

// meaningPipelines are those that keep what shaders do.
var meaningPipelines = sync.OnceValue(func() []string { return passPipelines(keepMeaning(Passes())) })

// passPipelines are the levels, and each of the passes, also where it finds more to do.
func passPipelines(passes []*pass.Pass) []string {
	var list []string
	for _, l := range Levels {
		list = append(list, l.Pipeline)
	}
	return append(list, alone(passes)...)
}
