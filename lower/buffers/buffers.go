// Package buffers has the lowerings that make buffers arrays of words of 32 bits: what an access chain leads to becomes
// a word at an offset that is computed.
package buffers

import (
	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// Passes returns the passes of the package. They go behind the lowerings that change what is in buffers, or which
// accesses there are, and before those of numbers, which find the conversions that they make.
func Passes() []*pass.Pass { return append(narrow[:], ToWords) }

// ToWords makes each uniform buffer, storage buffer and block of push constants a struct of one array of words of 32
// bits. Access chains become sums of bytes, by the decorations Offset, ArrayStride, MatrixStride and RowMajor; loads
// and stores become those of words, of which values are made by bitcasts; structs and arrays are taken apart. What is
// bound stays as it is.
//
// A storage buffer, and a block of push constants, has words that are 4 bytes apart; in a uniform buffer elements of
// arrays are 16 bytes apart, so there it is an array of vectors of four. An array without a length at the end stays
// one, and so does, in a storage buffer, one whose length specialization sets. Push constants begin with the first
// member.
//
// A number of 8 or 16 bits is shifted out of its word. Another invocation may write the rest of the word at the same
// time, so a store of a part clears it by an OpAtomicAnd and sets it by an OpAtomicOr, which leave the other bits alone
// whoever writes them. Between the two only an invocation that reads what another one writes can see zeros: a data race
// that the shader had before. For the same reason loads of parts of words are atomic in a buffer of which parts are
// stored. A store of all parts of a word at once is a plain one.
//
// A buffer stays as it is, with a remark, if
//   - a function takes a pointer to it, or code chooses between pointers (inline goes before), or an instruction
//     accesses it that the package does not lower: atomic operations on 64 or 16 bits, sums of floats, cooperative
//     matrices;
//   - parts of words of it are stored, and loaded by a fragment shader: in helper invocations nothing that is atomic
//     has a value; or such an access is volatile, or makes memory available or visible;
//   - another variable that may be the same memory stays, and has parts of words;
//   - the layout is not known or not aligned, a length that specialization sets is in a uniform buffer or in push
//     constants, or an access has more than 128 numbers.
//
// The host has to bind whole words: a storage buffer with a size that is no multiple of 4 bytes lacks its last numbers,
// and a uniform buffer is as long as its vectors of 16 bytes. Cost: linear, and for each access the numbers in it.
var ToWords = pass.ForModule("lower-buffers-to-words", "buffers become arrays of words of 32 bits at computed offsets",
	func(c *pass.Context) bool {
		return run(c, func(x *lowerer, b *buffer) bool { return true })
	}, pass.Idempotent, pass.RemovesUnused("StorageBuffer16BitAccess", "UniformAndStorageBuffer16BitAccess",
		"StoragePushConstant16", "StorageBuffer8BitAccess", "UniformAndStorageBuffer8BitAccess", "StoragePushConstant8"))

// kind is a kind of variable that a capability lets have numbers of 8 or 16 bits.
type kind uint8

const (
	uniforms kind = iota
	storage
	pushConstants
)

func (b *buffer) kind() kind {
	switch {
	case b.class == spirv.StorageClassPushConstant:
		return pushConstants
	case b.vectors:
		return uniforms
	}
	return storage
}

// narrow do what [ToWords] does to the variables for which a module declares a capability, so that a target which lacks
// one has only these lowered. A capability for uniform buffers is one for storage buffers, too.
var narrow = [...]*pass.Pass{
	forNarrow("uniform-16", "uniform buffers with numbers of 16 bits", uniforms, 16,
		spirv.CapabilityUniformAndStorageBuffer16BitAccess),
	forNarrow("storage-16", "storage buffers with numbers of 16 bits", storage, 16,
		spirv.CapabilityStorageBuffer16BitAccess),
	forNarrow("push-16", "push constants with numbers of 16 bits", pushConstants, 16,
		spirv.CapabilityStoragePushConstant16),
	forNarrow("uniform-8", "uniform buffers with numbers of 8 bits", uniforms, 8,
		spirv.CapabilityUniformAndStorageBuffer8BitAccess),
	forNarrow("storage-8", "storage buffers with numbers of 8 bits", storage, 8,
		spirv.CapabilityStorageBuffer8BitAccess),
	forNarrow("push-8", "push constants with numbers of 8 bits", pushConstants, 8,
		spirv.CapabilityStoragePushConstant8),
}

func forNarrow(name, what string, k kind, width uint32, capability spirv.Capability) *pass.Pass {
	return pass.ForModule("lower-"+name+"-to-words", what+" become arrays of words of 32 bits",
		func(c *pass.Context) bool {
			return c.Module.HasCapability(capability) && run(c, func(x *lowerer, b *buffer) bool {
				return b.kind() == k && x.hasWidth(b.block, width)
			})
		}, pass.Idempotent, pass.Removes(capability.String()))
}

// maxNumbers is how many numbers an access may have, which becomes several of words.
const maxNumbers = 128

// lowerer is the state of a pass.
type lowerer struct {
	c      *pass.Context
	m      *ir.Module
	list   []buffer
	at     *ir.Table // by pointer: 1 + its place in places
	places []place
	held   *ir.Table // by value of a type that may only be stored: 1 + its place in parts
	parts  [][]ir.ID // of such a value: a word for each component, with zeros above its bits
	gone   []*ir.Inst
	types  []ir.ID // that pointers had
	steps  int     // that are left to look at types

	structs *ir.Table // by struct: 1 + its place in layouts
	layouts [][]ir.Member
}

// buffer is a variable that is to become words.
type buffer struct {
	in      *ir.Inst
	class   spirv.StorageClass
	block   ir.ID // the struct
	old     bool  // it is decorated BufferBlock
	vectors bool  // its words come in vectors of four
	base    int   // where its words begin
	length  int   // how many elements it has, 0 for an array without a length
	why     string
	whyAt   *ir.Inst // the reason
	cost    int      // instructions that its accesses become
	stored  bool     // parts of words are stored,
	loaded  bool     // loaded,
	helped  *ir.Inst // and loaded by a fragment shader
	atomic  bool     // loads of parts are atomic
	memory  analysis.MemoryObject
}

// run makes those buffers words that are wanted. It reports whether it changed anything.
func run(c *pass.Context, wanted func(x *lowerer, b *buffer) bool) bool {
	m := c.Module
	if !m.HasCapability(spirv.CapabilityShader) || m.HasCapability(spirv.CapabilityKernel) {
		return false
	}
	x := &lowerer{c: c, m: m, at: m.NewTable(), held: m.NewTable(), structs: m.NewTable()}
	defer func() { x.at.Release() }() // which is another one then
	defer x.held.Release()
	defer x.structs.Release()
	x.find(wanted)
	if len(x.list) == 0 {
		x.remarkAddresses()
		return x.dropCapabilities(c.Transform)
	}
	x.examine()
	x.aliases()
	changed := false
	for i := range x.list {
		b := &x.list[i]
		if b.why == "" && !c.Grow(b.cost) {
			b.why = "the module would grow too much"
		}
		if b.why == "" {
			if !c.Transform() {
				return x.apply(i) || changed
			}
			changed = true
		}
	}
	for i := range x.list {
		if b := &x.list[i]; b.why != "" {
			if b.whyAt == nil {
				b.whyAt = b.in
			}
			c.RemarkAt(b.whyAt, b.in.Result, "the buffer is not lowered: %s", b.why)
		}
	}
	x.remarkAddresses()
	return changed && x.apply(len(x.list))
}

// apply lowers those of the first n buffers of which nothing is in the way. It reports whether there are any.
func (x *lowerer) apply(n int) bool {
	for i := n; i < len(x.list); i++ {
		x.list[i].why = "it is beyond the limit of transformations"
	}
	lowered := false
	for i := range x.list {
		lowered = lowered || x.list[i].why == ""
	}
	if !lowered {
		return false
	}
	x.begin()
	for _, f := range x.m.Functions() {
		x.function(f)
	}
	x.declare()
	return true
}

// remarkAddresses says why a capability is still needed where it is for what no variable declares.
func (x *lowerer) remarkAddresses() {
	if !x.c.WantsRemarks() {
		return
	}
	for in := range x.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpTypePointer ||
			spirv.StorageClass(in.Literal(0)) != spirv.StorageClassPhysicalStorageBuffer || !x.hasNarrow(in.ID(1)) {
			continue
		}
		x.c.RemarkAt(in, in.Result, "numbers of 8 or 16 bits at addresses are not lowered")
		return
	}
}
