// Package shadergen makes random compute shaders: valid, without undefined behaviour, and with loops that end. The
// same seed and options give the same shader.
//
// A shader reads a storage buffer of words at set 0, binding 0, and each invocation writes its results to a stretch of
// its own of the one at binding 1, which it may read before.
package shadergen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Options says what a shader may use.
type Options struct {
	Size      int  // roughly the number of statements; 0 for 30
	Narrow    bool // integers of 8 and 16 bits
	Wide      bool // integers of 64 bits
	Half      bool // floats of 16 bits
	Double    bool // floats of 64 bits
	Barriers  bool // Workgroup memory and barriers
	Subgroups bool // subgroup operations
	Constants bool // push constants ([Pushed] bytes) and specialization constants (with the ids 0 to 2)
	Modern    bool // SPIR-V 1.4: OpSelect of composites
	Flow      bool // control flow that is left when compilers have folded: see flow.go. Half of the conditions are known
	Algebra   bool // expressions that rewrite rules are for: see algebra.go
	Records   bool // memory that is accessed whole and in parts: see records.go
	Calls     bool // functions of which more is known than each knows of itself: see calls.go
	// Exact leaves out what need not be correctly rounded, and forbids contraction. Matrix products are among it, since
	// the order of their sums is open.
	Exact bool
	// Portable makes what Vulkan leaves to an implementation the same everywhere: results that are denormal numbers
	// become 0, and remainders are those of numbers that are not negative.
	Portable bool
}

// Everything has all that a shader can have.
var Everything = Options{Narrow: true, Wide: true, Half: true, Double: true, Barriers: true, Subgroups: true,
	Constants: true}

// Results is how many words each invocation writes.
const Results = 16

// Inputs is how many words of the input buffer are read, from its start on. It is a power of two.
const Inputs = 256

// Pushed is the size of the push constants in bytes.
const Pushed = 16

// LocalSize is the size of a workgroup.
const LocalSize = 8

// Version returns the version of SPIR-V that a shader is for, as [hone/spirv/asm.AssembleOptions] has it.
func (o Options) Version() string {
	if o.Modern {
		return "spv1.4"
	}
	return "spv1.3"
}

// Environment returns the environment of spirv-val that accepts a shader.
func (o Options) Environment() string {
	if o.Modern {
		return "vulkan1.1spv1.4"
	}
	return "vulkan1.1"
}

// Generate returns the assembly of a shader for Vulkan 1.1 and the version of SPIR-V of its options.
func Generate(seed uint64, o Options) string {
	if o.Size == 0 {
		o.Size = 30
	}
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x5EED)), o: o, declared: map[string]string{}}
	return g.module()
}

// generator builds a shader.
type generator struct {
	*rand.Rand
	o        Options
	globals  strings.Builder
	body     strings.Builder   // of the current function
	done     strings.Builder   // functions that are complete
	notes    strings.Builder   // decorations
	declared map[string]string // by name: what is declared at the module's level
	next     int

	scalars   []string
	values    []value    // what may be used here
	variables []variable // likewise
	arguments []variable // of the function's own, those that only calls use
	privates  []variable
	records   []record
	constants []value // specialization constants
	functions []function
	later     []string // what stands in the body for ids that were not known, and the ids, in pairs
	own, lane string   // gl_GlobalInvocationID.x and gl_LocalInvocationIndex, in the entry point
	depth     int      // of constructs
	nested    int      // loops around here
	deepest   int      // the most of these in the function, with those of what it calls
	budget    int      // statements that are left
	entry     string   // label of the function's first block
	block     string   // label of the current block
	uniform   bool     // all invocations of the workgroup are here
	loop      string   // continue target of the innermost loop, "" outside of loops
	merge     string   // merge block of the innermost loop
	counters  []string // Private variables of loops
	stays     bool     // in a continue construct: the function must not end here
}

// value is an id that dominates the current place.
type value struct{ id, typ string }

// variable is a variable or a parameter that points to one. All of it was written.
type variable struct {
	id, typ, class string
	own            bool // a variable of the function
}

type function struct {
	id     string
	params []param
	result string
	loops  int // that run in each other, with those of what it calls
}

// param is a parameter of a function: a value, or a pointer to a variable of a class.
type param struct {
	typ, class string
	how        string   // see calls.go, "" for any value
	constants  []string // that it may be
}

func (g *generator) fresh() string {
	g.next++
	return fmt.Sprintf("%%x%d", g.next)
}

// emit adds an instruction with a result of a type, and returns its id.
func (g *generator) emit(op, typ string, operands ...string) string {
	id := g.fresh()
	fmt.Fprintf(&g.body, "%s = %s %s %s\n", id, op, g.typeID(typ), strings.Join(operands, " "))
	return id
}

// line adds an instruction without a result.
func (g *generator) line(format string, args ...any) { fmt.Fprintf(&g.body, format+"\n", args...) }

// label starts a block.
func (g *generator) label(id string) {
	g.line("%s = OpLabel", id)
	g.block = id
}

// global declares something once and returns its id.
func (g *generator) global(key, format string, args ...any) string {
	if id, ok := g.declared[key]; ok {
		return id
	}
	id := "%" + key
	g.declared[key] = id
	text := fmt.Sprintf(format, args...)
	fmt.Fprintf(&g.globals, "%s = %s\n", id, text)
	return id
}

// pick returns one element.
func pick[T any](g *generator, list ...T) T { return list[g.IntN(len(list))] }

// chance is true in one of n cases.
func (g *generator) chance(n int) bool { return g.IntN(n) == 0 }

func (g *generator) module() string {
	g.scalars = []string{"bool", "i32", "u32", "f32", "i32", "u32", "f32"}
	add := func(on bool, names ...string) {
		if on {
			g.scalars = append(g.scalars, names...)
		}
	}
	add(g.o.Narrow, "i16", "u16", "i8", "u8")
	add(g.o.Wide, "i64", "u64")
	add(g.o.Half, "f16")
	add(g.o.Double, "f64")
	g.interfaces()
	g.privateVariables()
	if g.o.Records {
		g.recordTypesAndVariables()
	}
	helpers := g.IntN(4)
	if g.o.Calls {
		helpers += 3
	}
	for range helpers {
		g.helper()
	}
	g.main()
	var head strings.Builder
	head.WriteString("OpCapability Shader\n")
	capability := func(on bool, names ...string) {
		for _, n := range names {
			if on {
				fmt.Fprintf(&head, "OpCapability %s\n", n)
			}
		}
	}
	capability(g.o.Narrow, "Int16", "Int8")
	capability(g.o.Wide, "Int64")
	capability(g.o.Half, "Float16")
	capability(g.o.Double, "Float64")
	capability(g.o.Subgroups, "GroupNonUniform", "GroupNonUniformVote", "GroupNonUniformArithmetic",
		"GroupNonUniformBallot")
	head.WriteString("%std = OpExtInstImport \"GLSL.std.450\"\nOpMemoryModel Logical GLSL450\n")
	fmt.Fprintf(&head, "OpEntryPoint GLCompute %%main \"main\" %s\n", strings.Join(g.interfaceOf(), " "))
	fmt.Fprintf(&head, "OpExecutionMode %%main LocalSize %d 1 1\n", LocalSize)
	return head.String() + g.notes.String() + g.globals.String() + g.done.String()
}

// interfaces declares inputs and outputs.
func (g *generator) interfaces() {
	class, block := "StorageBuffer", "Block"
	if !g.o.Modern && g.chance(2) { // as it was before SPIR-V 1.3
		class, block = "Uniform", "BufferBlock"
	}
	for _, line := range []string{
		"OpDecorate %words ArrayStride 4", "OpMemberDecorate %buffer 0 Offset 0", "OpDecorate %buffer " + block,
		"OpDecorate %in DescriptorSet 0", "OpDecorate %in Binding 0", "OpDecorate %in NonWritable",
		"OpDecorate %out DescriptorSet 0", "OpDecorate %out Binding 1", "OpDecorate %in Restrict", "OpDecorate %out Restrict",
		"OpDecorate %gl_GlobalInvocationID BuiltIn GlobalInvocationId", "OpDecorate %gl_LocalInvocationIndex BuiltIn LocalInvocationIndex",
	} {
		fmt.Fprintln(&g.notes, line)
	}
	g.global("void", "OpTypeVoid")
	u := g.typeID("u32")
	g.global("words", "OpTypeRuntimeArray %s", u)
	g.global("buffer", "OpTypeStruct %%words")
	g.global("p_buffer", "OpTypePointer %s %%buffer", class)
	g.global("p_word", "OpTypePointer %s %s", class, u)
	g.global("in", "OpVariable %%p_buffer %s", class)
	g.global("out", "OpVariable %%p_buffer %s", class)
	g.global("p_uvec3", "OpTypePointer Input %s", g.typeID("u32x3"))
	g.global("p_input", "OpTypePointer Input %s", u)
	g.global("gl_GlobalInvocationID", "OpVariable %%p_uvec3 Input")
	g.global("gl_LocalInvocationIndex", "OpVariable %%p_input Input")
	if g.o.Barriers {
		g.global("shared_words", "OpTypeArray %s %s", u, g.constant("u32", LocalSize))
		g.global("p_shared", "OpTypePointer Workgroup %%shared_words")
		g.global("p_shared_word", "OpTypePointer Workgroup %s", u)
		g.global("shared", "OpVariable %%p_shared Workgroup")
	}
	g.global("fn_void", "OpTypeFunction %%void")
	if g.o.Constants {
		g.interfaceConstants()
	}
}

// main builds the entry point: statements, then all that is in variables goes to the output.
func (g *generator) main() {
	g.budget = g.o.Size
	g.uniform = true
	g.begin()
	id := g.emit("OpLoad", "u32x3", "%gl_GlobalInvocationID")
	gid := g.emit("OpCompositeExtract", "u32", id, "0")
	lane := g.emit("OpLoad", "u32", "%gl_LocalInvocationIndex")
	g.values = append(g.values, value{gid, "u32"}, value{lane, "u32"})
	g.own, g.lane = gid, lane
	g.initializePrivates()
	base := g.emit("OpIMul", "u32", gid, g.constant("u32", Inputs/32))
	for i := range 4 {
		at := g.emit("OpBitwiseAnd", "u32", g.emit("OpIAdd", "u32", base, g.constant("u32", i)), g.constant("u32", Inputs-1))
		p := g.pointer("%p_word", "%in", g.constant("u32", 0), at)
		g.values = append(g.values, value{g.emit("OpLoad", "u32", p), "u32"})
	}
	if g.o.Flow { // the shader may end before anything else is stored
		g.line("OpStore %s %s", g.result(g.constant("u32", Results-1)), gid)
	}
	g.pushConstants()
	g.initialize()
	if g.o.Records {
		g.initializeRecords()
	}
	for _, f := range g.functions {
		g.remember(f.result, g.call(f, 1))
	}
	if g.o.Calls {
		g.callAgain()
	}
	g.statements(g.endEarly)
	if g.o.Records {
		g.observeRecords()
	}
	// Each variable adds something to one of the results.
	results := make([]string, Results)
	for i := range results {
		results[i] = g.constant("u32", i)
	}
	for i, v := range g.variables {
		k := i % Results
		loaded := g.emit("OpLoad", v.typ, v.id)
		mixed := g.emit("OpIMul", "u32", results[k], g.constant("u32", 31))
		results[k] = g.emit("OpIAdd", "u32", mixed, g.words(value{loaded, v.typ}))
	}
	results[0] = g.emit("OpBitwiseXor", "u32", results[0], g.emit("OpLoad", "u32", "%sum"))
	out := g.emit("OpIMul", "u32", gid, g.constant("u32", Results))
	for i, r := range results {
		at := g.emit("OpIAdd", "u32", out, g.constant("u32", i))
		g.line("OpStore %s %s", g.pointer("%p_word", "%out", g.constant("u32", 0), at), r)
	}
	g.line("OpReturn")
	g.end("%main", "void", "%fn_void", nil, nil)
}

// pointer makes an access chain of a pointer type that is declared.
func (g *generator) pointer(typ, base string, indices ...string) string {
	id := g.fresh()
	g.line("%s = OpAccessChain %s %s %s", id, typ, base, strings.Join(indices, " "))
	return id
}

// helper builds a function that the entry point may call.
func (g *generator) helper() {
	f := function{id: fmt.Sprintf("%%f%d", len(g.functions)), result: g.typ(1)}
	var ids []string
	for range g.IntN(4) {
		id, p := g.fresh(), param{typ: g.typ(1)}
		if g.chance(3) {
			p = param{typ: g.typ(2), class: pick(g, "Function", "Function", "Private")}
			g.variables = append(g.variables, variable{id: id, typ: p.typ, class: p.class})
		} else {
			g.values = append(g.values, value{id, p.typ})
		}
		ids, f.params = append(ids, id), append(f.params, p)
	}
	same := "" // as what is returned
	if g.o.Calls {
		for _, p := range g.callParams() {
			id := g.fresh()
			switch {
			case p.class != "":
				g.variables = append(g.variables, variable{id: id, typ: p.typ, class: p.class})
			case p.how != unread:
				g.values = append(g.values, value{id, p.typ})
			}
			ids, f.params = append(ids, id), append(f.params, p)
		}
		same = g.alwaysReturned(f, ids)
	}
	g.uniform = false
	g.budget = g.o.Size / 4
	g.begin()
	g.initialize()
	end := func() bool {
		if value := same; value != "" {
			g.line("OpReturnValue %s", value)
		} else {
			g.line("OpReturnValue %s", g.expression(f.result, 2))
		}
		return true
	}
	g.statements(end)
	end()
	types := []string{g.typeID(f.result)}
	for _, p := range f.params {
		types = append(types, g.paramType(p))
	}
	key := strings.ReplaceAll("fn"+strings.Join(types, ""), "%", "_")
	typ := g.global(key, "OpTypeFunction %s", strings.Join(types, " "))
	g.end(f.id, f.result, typ, ids, types[1:])
	f.loops = g.deepest
	g.functions = append(g.functions, f)
}

// begin starts a function's body.
func (g *generator) begin() {
	g.body.Reset()
	g.depth, g.nested, g.deepest, g.loop, g.merge, g.stays = 0, 0, 0, "", "", false
	g.variables = append(g.variables, g.privates...)
	g.values = append(g.values, g.constants...)
	g.entry = g.fresh()
	g.block = g.entry
}

// initialize makes variables and gives them values.
func (g *generator) initialize() {
	for range 3 + g.IntN(5) {
		v := variable{g.fresh(), g.typ(3), "Function", true}
		g.line("OpStore %s %s", v.id, g.expression(v.typ, 1))
		g.variables = append(g.variables, v)
	}
}

// end writes the function: its variables stand at the start of the first block.
func (g *generator) end(id, result, typ string, params, types []string) {
	fmt.Fprintf(&g.done, "%s = OpFunction %s None %s\n", id, g.typeID(result), typ)
	for i, p := range params {
		fmt.Fprintf(&g.done, "%s = OpFunctionParameter %s\n", p, types[i])
	}
	fmt.Fprintf(&g.done, "%s = OpLabel\n", g.entry)
	for _, v := range append(g.variables, g.arguments...) {
		if v.own {
			fmt.Fprintf(&g.done, "%s = OpVariable %s Function\n", v.id, g.pointerType(v.typ, v.class))
		}
	}
	g.done.WriteString(strings.NewReplacer(g.later...).Replace(g.body.String()))
	g.done.WriteString("OpFunctionEnd\n")
	g.variables, g.values, g.arguments, g.later = nil, nil, nil, nil
}
