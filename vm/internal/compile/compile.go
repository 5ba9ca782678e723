// Package compile makes the register form of a shader of its module: [Compile] checks what code is made by, places
// variables, and goes through the functions that the entry point reaches, one instruction after the other. No pass of
// hone prepares the module, or a fault of that pass would be there before and after it. Registers come from package
// ssa. The package must not know how code is executed, or how often, or by how many invocations, but for the size of a
// subgroup.
package compile

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"hone/analysis"
	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
)

// Options says how a shader is made ready to run.
type Options struct {
	Entry    string            // name of the entry point; see package vm
	Spec     map[uint32]uint64 // bits of specialization constants by SpecId; those left out have their defaults
	Subgroup int               // invocations of a subgroup, 1 to 64; 0 for 32
	Trace    bool              // makes a program whose runs can be traced; it is slower
	FastMath fastmath.Flags    // what a user leaves unspecified of floats that the module says nothing of
	// the size of a workgroup, for a kernel that leaves it open; all 0 for what its hint says, or 32, 1, 1
	Workgroup [3]int
}

// Unsupported is the error for a shader with something that no machine executes.
type Unsupported struct{ Reasons []string }

func (e *Unsupported) Error() string { return strings.Join(e.Reasons, "; ") }

// Compile makes the code of a shader, for a client whose invocations have some built-in inputs. The module is not
// edited. Errors: *[Unsupported] with all that is not supported, and others where the options do not fit the module, or
// where that is not valid.
func Compile(m *ir.Module, o Options, has func(spirv.BuiltIn) bool) (*code.Program, error) {
	if o.Subgroup == 0 {
		o.Subgroup = 32
	}
	if o.Subgroup < 1 || o.Subgroup > 64 {
		return nil, fmt.Errorf("a subgroup of %d invocations: it has 1 to 64", o.Subgroup)
	}
	c := &compiler{
		m: m, facts: analysis.NewCache(m), o: o, types: make([]typ, m.Bound()),
		uncontracted: make([]bool, m.Bound()), values: make([][]int32, m.Bound()), pointers: make([]*pointer, m.Bound()),
		functions: make([]int32, len(m.Functions())),
		layouts:   map[ir.ID]matrixLayout{}, constantIndex: map[code.Constant]int32{},
		operationIndex: map[operationKey]int32{},
		said:           map[string]bool{},
		has:            has, p: &code.Program{Lanes: o.Subgroup},
	}
	if err := m.Verify(); err != nil {
		return nil, fmt.Errorf("the module is not valid: %w", err)
	}
	entry, err := c.entryPoint()
	if err != nil {
		return nil, err
	}
	c.kernel()
	c.modes(entry)
	main := m.Def(entry.ID(1))
	if main == nil || main.Op != spirv.OpFunction {
		return nil, c.invalid(entry, "the entry point is no function")
	}
	c.reach(main.Function())
	if err := c.valid(); err != nil {
		return nil, err
	}
	c.globals()
	if o.Trace {
		c.traceVariables()
	}
	for i := range c.order {
		c.p.Functions = append(c.p.Functions, c.function(c.order[i]))
	}
	if len(c.reasons) == 0 {
		c.finish()
	}
	if len(c.reasons) > 0 {
		return nil, &Unsupported{c.reasons}
	}
	c.bindings()
	return c.p, nil
}

// compiler makes a Program.
type compiler struct {
	m     *ir.Module
	facts *analysis.Cache
	o     Options
	has   func(spirv.BuiltIn) bool // the client's inputs
	p     *code.Program

	types    []typ      // by id
	values   [][]int32  // by id: operands that are its components
	pointers []*pointer // by id: pointers of which more is known than what is in their components
	// by pointer type: of matrices and their columns that pointers of the type, as values, lead to
	layouts   map[ir.ID]matrixLayout
	functions []int32 // by Function.Index: 1 + its place in order
	order     []*ir.Function

	constantIndex  map[code.Constant]int32
	operationIndex map[operationKey]int32
	family         atomicFamily // of the atomics in buffers so far
	size           int          // see grow
	nesting        int          // of types, see typeOf
	specializing   bool         // see specialized
	pixel          int64        // 1 + the cell of a fragment's coordinates, for input attachments; 0 where nothing asks
	sharedUnit     int64        // bytes in a cell of Workgroup memory with an explicit layout; 0 where it has none

	stage        *code.Stage
	given        []argument           // to a kernel, by parameter
	calls        *calls               // nil where no other stage is run
	implicit     bool                 // types without a layout of their own lie as those of kernels do
	hasHeaps     bool                 // there are descriptor heaps
	heaps        map[heapKind]heap    // by kind of descriptor
	hitFlat      []scalar             // of a hit object; nil as long as nobody has asked
	hit          *pointer             // the attributes that an intersection shader gives a hit; nil for none
	members      map[memberKey]string // names; nil as long as nobody has asked
	points       bool                 // that a geometry shader emits
	linearQuads  bool                 // four consecutive invocations of a workgroup are a quad
	entryID      ir.ID
	entryName    string
	mode         [65]fold.Mode // by width
	floats       fastmath.Environments
	uncontracted []bool   // by id: see roundProducts
	at           *ir.Inst // what is being compiled
	reasons      []string
	said         map[string]bool
}

// maxSize is how many instructions and scalars of values a program may have, all functions together.
const maxSize = 1 << 22

// grow counts instructions or scalars.
func (c *compiler) grow(n int) {
	if c.size += n; c.full() {
		c.refuse("more than %d scalars", maxSize)
	}
}

// full reports whether there are too many for anything more to be compiled.
func (c *compiler) full() bool { return c.size > maxSize }

// refuse notes something that is not supported.
func (c *compiler) refuse(format string, args ...any) {
	reason := fmt.Sprintf(format, args...)
	if !c.said[reason] {
		c.said[reason] = true
		c.reasons = append(c.reasons, reason)
	}
}

// entryPoint returns the OpEntryPoint, and notes what stage it is. Where no entry point is named a compute shader comes
// before others.
func (c *compiler) entryPoint() (*ir.Inst, error) {
	var found, others []*ir.Inst
	var all, can []string
	for in := range c.m.Section(ir.EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint {
			continue
		}
		name, _, _ := spirv.String(in.Words()[2:])
		model := spirv.ExecutionModel(in.Word(0))
		described := fmt.Sprintf("%s (%s)", name, model)
		all = append(all, described)
		switch stage := code.StageOf(model); {
		case c.o.Entry != "" && c.o.Entry != name:
		case stage == nil && c.o.Entry != "":
			return nil, fmt.Errorf("it is a %s shader, which is not run yet", model)
		case stage == nil:
		case model == spirv.ExecutionModelGLCompute:
			found, can = append(found, in), append(can, described)
		default:
			others, can = append(others, in), append(can, described)
		}
	}
	if len(found) == 0 {
		found = others
	}
	switch {
	case len(found) == 1:
		c.stage = code.StageOf(spirv.ExecutionModel(found[0].Word(0)))
		c.p.Stage = c.stage
		return found[0], nil
	case len(all) == 0:
		return nil, errors.New("it has no entry point")
	case len(found) > 1:
		return nil, fmt.Errorf("it has several entry points, and none is named: %s", strings.Join(can, ", "))
	case c.o.Entry == "":
		return nil, fmt.Errorf("it has no shader that can be run; its entry points are %s", strings.Join(all, ", "))
	}
	return nil, fmt.Errorf("it has no entry point %q; there are %s", c.o.Entry, strings.Join(all, ", "))
}

// modes reads the execution modes: size of the workgroup and rounding.
func (c *compiler) modes(entry *ir.Inst) {
	c.entryID = entry.ID(1)
	c.entryName, _, _ = spirv.String(entry.Words()[2:])
	c.p.Entry = c.entryName
	c.floats = fastmath.OfEntry(c.m, c.entryID)
	for _, f := range []fold.Format{fold.Float16, fold.Float32, fold.Float64} {
		e := c.floats.Of(f)
		c.mode[f.Width] = fold.Mode{Flush: e.Forbidden&fastmath.NoFlush != 0, TowardZero: e.Rounding&fastmath.TowardZero != 0}
	}
	size := [3]uint64{}
	for i, n := range c.stage.Size {
		size[i] = uint64(n)
	}
	invocations := uint64(1)
	if c.p.Kernel && c.o.Workgroup != ([3]int{}) {
		for i, n := range c.o.Workgroup {
			size[i] = uint64(max(n, 1))
		}
	}
	for in := range c.m.Section(ir.ExecutionModes).Insts() {
		if in.NumWords() < 2 || in.ID(0) != c.entryID {
			continue
		}
		switch mode := spirv.ExecutionMode(in.Word(1)); mode {
		case spirv.ExecutionModeLocalSize:
			c.p.AnySize = false
			for i := range size {
				size[i] = uint64(in.Word(2 + i))
			}
		case spirv.ExecutionModeLocalSizeId:
			c.p.AnySize = false
			for i := range size {
				size[i], _ = c.lengthOf(in.ID(2 + i))
			}
		case spirv.ExecutionModeDenormFlushToZero, spirv.ExecutionModeRoundingModeRTZ,
			spirv.ExecutionModeSignedZeroInfNanPreserve, spirv.ExecutionModeFPFastMathDefault,
			spirv.ExecutionModeDenormPreserve, spirv.ExecutionModeRoundingModeRTE, spirv.ExecutionModeContractionOff:
			// in floats
		case spirv.ExecutionModeLocalSizeHint:
			for i := range size {
				if c.p.AnySize && c.o.Workgroup == ([3]int{}) {
					size[i] = uint64(in.Word(2 + i))
				}
			}
		case spirv.ExecutionModeVecTypeHint, spirv.ExecutionModeSubgroupSize, spirv.ExecutionModeSubgroupsPerWorkgroup,
			spirv.ExecutionModeInitializer, spirv.ExecutionModeFinalizer:
			if !c.p.Kernel {
				c.refuse("the execution mode %s", mode)
			}
		case spirv.ExecutionModeMaximallyReconvergesKHR,
			spirv.ExecutionModeSubgroupUniformControlFlowKHR, spirv.ExecutionModeQuadDerivativesKHR,
			spirv.ExecutionModeRequireFullQuadsKHR,
			// No two fragments of a batch are of one pixel.
			spirv.ExecutionModePixelInterlockOrderedEXT, spirv.ExecutionModePixelInterlockUnorderedEXT,
			spirv.ExecutionModeSampleInterlockOrderedEXT, spirv.ExecutionModeSampleInterlockUnorderedEXT,
			spirv.ExecutionModeShadingRateInterlockOrderedEXT, spirv.ExecutionModeShadingRateInterlockUnorderedEXT:
			c.fixedMode(in)
		case spirv.ExecutionModeOutputVertices:
			c.p.Vertices = int(in.Word(2))
		case spirv.ExecutionModeOutputPrimitivesEXT:
			c.p.Primitives = int(in.Word(2))
		case spirv.ExecutionModeInvocations:
			invocations = uint64(in.Word(2))
		case spirv.ExecutionModeOutputPoints:
			c.points = c.stage.Emits
			c.fixedMode(in)
		case spirv.ExecutionModeDerivativeGroupLinearKHR:
			c.linearQuads = true
		case spirv.ExecutionModeDerivativeGroupQuadsKHR:
			c.linearQuads, c.p.Quads = true, true
		case spirv.ExecutionModeOriginUpperLeft, spirv.ExecutionModeOriginLowerLeft, spirv.ExecutionModePixelCenterInteger,
			spirv.ExecutionModeEarlyFragmentTests, spirv.ExecutionModeEarlyAndLateFragmentTestsAMD,
			spirv.ExecutionModePostDepthCoverage, spirv.ExecutionModeDepthReplacing, spirv.ExecutionModeDepthGreater,
			spirv.ExecutionModeDepthLess, spirv.ExecutionModeDepthUnchanged, spirv.ExecutionModeStencilRefReplacingEXT,
			spirv.ExecutionModeXfb, spirv.ExecutionModeTriangles, spirv.ExecutionModeQuads, spirv.ExecutionModeIsolines,
			spirv.ExecutionModeSpacingEqual, spirv.ExecutionModeSpacingFractionalEven,
			spirv.ExecutionModeSpacingFractionalOdd, spirv.ExecutionModeVertexOrderCw, spirv.ExecutionModeVertexOrderCcw,
			spirv.ExecutionModePointMode, spirv.ExecutionModeInputPoints, spirv.ExecutionModeInputLines,
			spirv.ExecutionModeInputLinesAdjacency, spirv.ExecutionModeInputTrianglesAdjacency,
			spirv.ExecutionModeOutputLineStrip, spirv.ExecutionModeOutputTriangleStrip,
			spirv.ExecutionModeOutputLinesEXT, spirv.ExecutionModeOutputTrianglesEXT,
			spirv.ExecutionModeNonCoherentColorAttachmentReadEXT,
			spirv.ExecutionModeNonCoherentDepthAttachmentReadEXT, spirv.ExecutionModeNonCoherentStencilAttachmentReadEXT:
			// what comes before the shader, or after it
			c.fixedMode(in)
		default:
			c.refuse("the execution mode %s", mode)
		}
	}
	for in := range c.m.Section(ir.Globals).Insts() {
		if in.Result == 0 {
			continue
		}
		if v, ok := c.decoration(in.Result, -1, spirv.DecorationBuiltIn); ok &&
			spirv.BuiltIn(v) == spirv.BuiltInWorkgroupSize && in.Op != spirv.OpVariable {
			for i, comp := range c.constant(in.Result) {
				if i < len(size) {
					size[i] = c.p.Constants[^comp].Bits
				}
			}
		}
	}
	c.stageModes(&size, invocations)
	total := uint64(1)
	for i, n := range size {
		c.p.Size[i] = int(min(n, 1<<20))
		total *= min(n, 1<<20)
	}
	if total == 0 || total > 1<<16 {
		c.refuse("a workgroup of %d × %d × %d invocations", size[0], size[1], size[2])
		c.p.Size = [3]int{1, 1, 1}
	}
	if c.p.Quads && (c.p.Size[0]%2 != 0 || c.p.Size[1]%2 != 0) {
		c.refuse("a workgroup of %d × %d invocations in quads", c.p.Size[0], c.p.Size[1])
		c.p.Quads = false
	}
	if c.stage.Shares {
		c.p.Each = c.p.Invocations()
	}
}

// fixedMode notes an execution mode that changes nothing of what instructions compute.
func (c *compiler) fixedMode(in *ir.Inst) {
	c.p.FixedModes = append(c.p.FixedModes, spirv.ExecutionMode(in.Word(1)).String())
	slices.Sort(c.p.FixedModes)
}

// reach orders the functions that can be called: callers first.
func (c *compiler) reach(entry *ir.Function) {
	calls := analysis.Calls.Of(c.facts)
	reached := make([]bool, len(c.m.Functions()))
	work := []*ir.Function{entry}
	reached[entry.Index] = true
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		if f.Entry() == nil {
			c.refuse("a call of the function %s, which is only declared", c.name(f.Result()))
		}
		for g := range calls.Callees(f) {
			if !reached[g.Index] {
				reached[g.Index] = true
				work = append(work, g)
			}
		}
	}
	for group := range calls.CalleesFirst() {
		if !reached[group[0].Index] {
			continue
		}
		if len(group) > 1 || slices.Contains(slices.Collect(calls.Callees(group[0])), group[0]) {
			c.refuse("recursion, of the function %s", c.name(group[0].Result()))
		}
		c.order = append(c.order, group...)
	}
	slices.Reverse(c.order)
	for i, f := range c.order {
		c.functions[f.Index] = int32(i) + 1
	}
}

// name returns what to call an id in messages.
func (c *compiler) name(id ir.ID) string {
	if n := c.m.Name(id); n != "" {
		return "%" + n
	}
	if id == c.entryID {
		return "%" + c.entryName
	}
	return fmt.Sprintf("%%%d", id)
}

// finish sums up what functions need when they call each other, callees before callers.
func (c *compiler) finish() {
	p := c.p
	registers, cells, depth := make([]int, len(p.Functions)), make([]int, len(p.Functions)), make([]int, len(p.Functions))
	bytes := make([]int, len(p.Functions))
	for i := len(p.Functions) - 1; i >= 0; i-- {
		f := p.Functions[i]
		deepest, most, calls := max(f.Params, f.Results), 0, 0
		for _, g := range f.Callees {
			deepest, most, calls = max(deepest, registers[g]), max(most, cells[g]), max(calls, depth[g])
			bytes[i] = max(bytes[i], bytes[g])
		}
		bytes[i] += f.Bytes
		registers[i], cells[i], depth[i] = f.Registers+deepest, f.Cells+most, calls+1
	}
	p.Registers, p.FrameCells, p.FrameBytes, p.Depth = registers[0], cells[0], bytes[0], depth[0]
	if p.FrameBytes > code.LocalBase-code.PrivateBase {
		c.refuse("private memory of %d bytes", p.FrameBytes)
	}
}
