package instrument

import (
	"slices"
	"strconv"

	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// Instrumenter is a feature at work on a module. It has all that a pass has, and reports.
type Instrumenter struct {
	*pass.Context
	Module *ir.Module

	feature Feature
	name    string // of the feature
	id      uint64 // of the shader
	changed bool
	again   bool // a feature that reports ran before
	err     error

	buffer    ir.ID // 0 as long as there is none
	class     spirv.StorageClass
	word, row ir.ID   // types of pointers into it: to a word of the header, and to a row
	appenders []ir.ID // by rows of payload: functions that append a record
	buffers   []buffer
	own       []ir.ID // types of functions, and variables, that this package has made
	invoked   bool    // all entry points set the identity of their invocations
	identity  ir.ID   // the variable that holds it
	helper    ir.ID   // the variable that says whether the invocation is a helper, 0 in modules without fragment shaders

	uint, uvec4 ir.ID // types that are asked for often, 0 as long as nobody did

	known    uint32            // sites of features that ran before
	sites    uint32            // those of this one
	group    []uint32          // of the last sites: what the next instruction of the table has
	texts    map[string]uint32 // the OpString of a name or format
	within   *ir.Function      // that the group is of, and
	file     string            // the file
	source   source            // of the last instruction that was asked for it, whose position was
	position []uint32
	reads    map[ir.ID][]reading // by function: what uninit knows of its parameters
	told     bool                // what is said once
	bytes    []byte              // scratch
	words    []uint32            // scratch
	pieces   []piece             // scratch
	rows     []ir.ID             // scratch
}

// MaxPayload is how many words of payload a record may have.
const MaxPayload = 64

// A record is rows of 16 bytes, as a store of a vector writes one: two of them come before the payload.
const (
	rowWords  = 4
	headRows  = 2
	headWords = headRows * rowWords
)

// Allow asks leave for one more check, which takes so many instructions: see [pass.Context.Grow] and
// [pass.Context.Transform]. Without it nothing must be built.
func (x *Instrumenter) Allow(instructions int) bool {
	return x.err == nil && x.Grow(instructions) && x.Transform()
}

// Report builds a report where b builds: if cond holds, or always for 0, a record is appended to the buffer. It is
// about the instruction in, and says format with the values in it: each %v stands for the next value, of a number or
// boolean, or a vector of these. Verbs as in [Site.Text] may be used as well.
//
// The report is a call of a function, so no block is split and everything stays in the control flow that it is in. Ask
// [Instrumenter.Allow] before. Cost: constant.
func (x *Instrumenter) Report(b build.Builder, cond ir.ID, in *ir.Inst, format string, values ...ir.ID) {
	x.Append(b, cond, x.Site(in, x.withVerbs(format, values)), values...)
}

// Append builds what appends a record about a site, if cond holds, or always for 0. Of the values as many go into the
// record as there is room for.
func (x *Instrumenter) Append(b build.Builder, cond ir.ID, site uint32, values ...ir.ID) {
	if x.err = x.needBuffer(); x.err != nil {
		return
	}
	x.changed = true
	if cond == 0 {
		cond = x.Constants().Bool(true)
	}
	x.pieces = x.pieces[:0]
	for _, v := range values {
		x.pieces = x.appendPieces(b, x.pieces, v)
	}
	n := x.fillRows(b)
	head := x.Constants().Composite(x.rowType(), x.number(uint64(headWords+rowWords*len(x.rows))|uint64(x.feature)<<16),
		x.number(uint64(site)), x.number(x.id), x.number(uint64(n)))
	words := append(x.words[:0], uint32(x.appender(len(x.rows))), uint32(cond), uint32(head))
	for _, row := range x.rows {
		words = append(words, uint32(row))
	}
	x.words = words
	b.Emit(spirv.OpFunctionCall, x.Types().Void(), true, words...)
}

// fillRows builds the rows of a payload from its pieces, with zeros in the end, and returns how many words it has.
func (x *Instrumenter) fillRows(b build.Builder) (n int) {
	x.rows = x.rows[:0]
	var room [rowWords]ir.ID
	row, in := room[:0], 0
	flush := func() {
		for ; in < rowWords; in++ {
			row = append(row, x.number(0))
		}
		if len(row) == 1 {
			x.rows = append(x.rows, row[0])
		} else {
			x.rows = append(x.rows, b.CompositeConstruct(x.rowType(), row...))
		}
		row, in = room[:0], 0
	}
	for _, p := range x.pieces {
		if n+p.words > MaxPayload {
			break
		}
		n += p.words
		if in+p.words <= rowWords {
			row, in = append(row, p.value), in+p.words
		} else { // a vector that goes on in the next row
			for i := range p.words {
				row, in = append(row, b.CompositeExtract(x.u32(), p.value, uint32(i))), in+1
				if in == rowWords {
					flush()
				}
			}
		}
		if in == rowWords {
			flush()
		}
	}
	if in > 0 {
		flush()
	}
	return n
}

// rowType is the type of a row.
func (x *Instrumenter) rowType() ir.ID {
	if x.uvec4 == 0 {
		x.uvec4 = x.Types().Vector(x.u32(), rowWords)
	}
	return x.uvec4
}

func (x *Instrumenter) u32() ir.ID {
	if x.uint == 0 {
		x.uint = x.Types().Int(32, false)
	}
	return x.uint
}

func (x *Instrumenter) number(n uint64) ir.ID { return x.Constants().Int(x.u32(), n) }

// needBuffer finds or adds the report buffer.
func (x *Instrumenter) needBuffer() error {
	m := x.Module
	if x.buffer == 0 {
		u32 := x.u32()
		var err error
		x.buffer, err = x.newBuffer(bufferName,
			ir.Member{Type: u32, Name: "rows"}, ir.Member{Type: u32, Name: "dropped"},
			ir.Member{Type: x.Types().RuntimeArray(x.rowType(), 4*rowWords), Name: "data"})
		if err != nil {
			return err
		}
		x.table(tableBufferOf, uint32(x.buffer))
		x.changed = true
	}
	if x.word == 0 {
		x.class, _ = x.Types().StorageClass(m.TypeOf(x.buffer))
		x.word, x.row = x.Types().Pointer(x.class, x.u32()), x.Types().Pointer(x.class, x.rowType())
	}
	if !x.invoked {
		x.identify()
		x.invoked = true
	}
	return nil
}

const (
	bufferName   = "hone.reports"
	identityName = "hone.invocation"
	helperName   = "hone.helper"
	appenderName = "hone.report."
)

// ofInstrumentation reports whether a function was made by this package: it has a type that the table names, and names
// a variable that the table names. Names of the debug information tell nothing: they may be gone, or be the shader's.
func (x *Instrumenter) ofInstrumentation(f *ir.Function) bool {
	if !slices.Contains(x.own, f.Type()) {
		return false
	}
	for in := range f.Insts() {
		for _, id := range in.IDs() {
			if id == x.buffer || id != f.Type() && slices.Contains(x.own, id) {
				return true
			}
		}
	}
	return false
}

// addOwn notes in the table what this package has made: a type of functions, or a variable.
func (x *Instrumenter) addOwn(id ir.ID) {
	if !slices.Contains(x.own, id) {
		x.own = append(x.own, id)
		x.table(tableOwn, uint32(id))
	}
}

// Reports reports whether a pointer leads to the report buffer: what accesses it is no code of the shader.
func (x *Instrumenter) Reports(pointer ir.ID) bool {
	if x.buffer == 0 {
		return false
	}
	d := x.Module.UnderlyingObject(pointer)
	return d != nil && d.Result == x.buffer
}

// scope returns the scope of atomic operations on the buffer.
func (x *Instrumenter) scope() ir.ID {
	if x.Module.HasCapability(spirv.CapabilityVulkanMemoryModel) { // where Device takes another capability
		return x.number(uint64(spirv.ScopeQueueFamily))
	}
	return x.number(uint64(spirv.ScopeDevice))
}

// appender returns the function that appends a record with so many rows of payload.
func (x *Instrumenter) appender(payload int) ir.ID {
	for len(x.appenders) <= payload {
		x.appenders = append(x.appenders, 0)
	}
	if x.appenders[payload] == 0 {
		x.appenders[payload] = x.makeAppender(payload)
	}
	return x.appenders[payload]
}

// makeAppender finds or makes the function that appends a record:
//
//	void report(bool cond, uvec4 head, uvec4 payload...) {
//		if (cond && !helper) {                               // in modules with fragment shaders
//			uint length = data.length();
//			bool room = atomicLoad(rows) < length;       // or the count could overflow, in the long run
//			uint size = room ? SIZE : 0;
//			uint first = atomicAdd(rows, size);
//			if (room && first + size <= length) { data[first] = head; data[first+1] = identity; data[first+2] = payload; ... }
//			else { atomicAdd(dropped, 1); }
//		}
//	}
//
// In a helper invocation the result of an atomic operation is undefined, so a branch on it would make the derivatives
// after the call undefined: the neighbours in the quad might not come back together.
func (x *Instrumenter) makeAppender(payload int) ir.ID {
	m, u32, boolean, v4 := x.Module, x.u32(), x.Types().Bool(), x.rowType()
	params := slices.Repeat([]ir.ID{v4}, 2+payload)
	params[0] = boolean
	typ := x.Types().Function(x.Types().Void(), params...)
	name := appenderName + strconv.Itoa(payload)
	for _, f := range m.Functions() {
		if x.again && f.Type() == typ && x.ofInstrumentation(f) {
			return f.Result()
		}
	}
	x.addOwn(typ)
	f := m.NewFunction(typ, spirv.FunctionControlNone)
	m.SetName(f.Result(), name)
	arg := func(i int) ir.ID { return f.Params[i].Result }
	entry := f.NewBlock(nil)
	try := f.NewBlock(entry)
	store := f.NewBlock(try)
	drop := f.NewBlock(store)
	joined := f.NewBlock(drop)
	end := f.NewBlock(joined)

	b := build.AtEnd(entry)
	cond := arg(0)
	if x.helper != 0 {
		cond = b.LogicalAnd(boolean, cond, b.LogicalNot(boolean, b.Load(boolean, x.helper)))
	}
	b.SelectionMerge(end.ID(), spirv.SelectionControlNone)
	b.BranchConditional(cond, try.ID(), end.ID())

	b = build.AtEnd(try)
	none, size := x.number(uint64(spirv.MemorySemanticsNone)), x.number(uint64(headRows+payload))
	rows := b.AccessChain(x.word, x.buffer, x.number(0))
	length := b.ArrayLength(u32, x.buffer, 2)
	room := b.ULessThan(boolean, b.AtomicLoad(u32, rows, x.scope(), none), length)
	first := b.AtomicIAdd(u32, rows, x.scope(), none, b.Select(u32, room, size, x.number(0)))
	fits := b.LogicalAnd(boolean, room, b.ULessThanEqual(boolean, b.IAdd(u32, first, size), length))
	b.SelectionMerge(joined.ID(), spirv.SelectionControlNone)
	b.BranchConditional(fits, store.ID(), drop.ID())

	b = build.AtEnd(store)
	record := []ir.ID{arg(1), b.Load(v4, x.identity)}
	for i := range payload {
		record = append(record, arg(2+i))
	}
	for i, row := range record {
		at := first
		if i > 0 {
			at = b.IAdd(u32, first, x.number(uint64(i)))
		}
		b.Store(b.AccessChain(x.row, x.buffer, x.number(2), at), row)
	}
	b.Branch(joined.ID())

	b = build.AtEnd(drop)
	b.AtomicIAdd(u32, b.AccessChain(x.word, x.buffer, x.number(1)), x.scope(), none, x.number(1))
	b.Branch(joined.ID())
	build.AtEnd(joined).Branch(end.ID())
	build.AtEnd(end).Return()
	return f.Result()
}
