package analysis

import (
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// kinds is a set of kinds of memory: what storage classes share. Memory of two kinds does not overlap.
type kinds uint16

const (
	functionMemory  kinds = 1 << iota
	privateMemory         // module-scope variables that each invocation has for itself
	workgroupMemory       // also what task shaders hand on
	bufferMemory          // what is there outside of the shader: buffers, images, whatever a physical address leads to
	outputMemory
	inputMemory // which a few operations change, such as those of ray tracing
	rayMemory   // payloads and attributes of rays and callable shaders
	otherMemory // of storage classes that are not in the list

	allMemory kinds = 1<<iota - 1
	// sharedMemory is what is read or written by others than the invocation, without a pointer that it gives them.
	sharedMemory = allMemory &^ (functionMemory | privateMemory)
)

// kindsOf returns the kinds of memory that pointers of a storage class lead to: none for memory that never changes.
func kindsOf(class spirv.StorageClass) kinds {
	switch class {
	case spirv.StorageClassFunction:
		return functionMemory
	case spirv.StorageClassPrivate:
		return privateMemory
	case spirv.StorageClassWorkgroup, spirv.StorageClassTaskPayloadWorkgroupEXT:
		return workgroupMemory
	case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPhysicalStorageBuffer,
		spirv.StorageClassCrossWorkgroup, spirv.StorageClassImage, spirv.StorageClassAtomicCounter,
		spirv.StorageClassShaderRecordBufferKHR, spirv.StorageClassDeviceOnlyALTERA, spirv.StorageClassHostOnlyALTERA:
		return bufferMemory
	case spirv.StorageClassOutput:
		return outputMemory
	case spirv.StorageClassInput:
		return inputMemory
	case spirv.StorageClassRayPayloadKHR, spirv.StorageClassIncomingRayPayloadKHR, spirv.StorageClassCallableDataKHR,
		spirv.StorageClassIncomingCallableDataKHR, spirv.StorageClassHitAttributeKHR, spirv.StorageClassHitObjectAttributeNV,
		spirv.StorageClassHitObjectAttributeEXT:
		return rayMemory
	case spirv.StorageClassUniformConstant, spirv.StorageClassPushConstant, spirv.StorageClassCodeSectionINTEL:
		return 0
	case spirv.StorageClassGeneric:
		return functionMemory | privateMemory | workgroupMemory | bufferMemory
	}
	return otherMemory
}

// memoryAccess is memory that an instruction reads or writes: of one of the three fields below only.
type memoryAccess struct {
	reads, writes bool

	pointer ir.ID // what a pointer leads to
	unknown kinds // what pointers without a known object may lead to
	whole   kinds // all memory of these kinds
}

// accessesPlainly reports whether all that in does is to load, store or copy what its pointers lead to.
func accessesPlainly(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpLoad, spirv.OpStore, spirv.OpCopyMemory, spirv.OpCopyMemorySized:
		return true
	}
	return false
}

// accesses calls visit with what in reads and writes, but for what the function does that it calls or names.
func accesses(m *ir.Module, in *ir.Inst, visit func(memoryAccess)) {
	may := effects.Of(in)
	t := memoryAccess{reads: may&spirv.ReadsMemory != 0, writes: may&spirv.WritesMemory != 0}
	if !t.reads && !t.writes {
		if in.Op == spirv.OpVariable && in.NumWords() > 1 {
			visit(memoryAccess{writes: true, pointer: in.Result})
		}
		return
	}
	both := memoryAccess{reads: true, writes: true}
	everything := func() {
		both.unknown, both.whole = allMemory, sharedMemory
		visit(both)
	}
	class := ""
	if info := in.Op.Info(); info != nil {
		class = info.Class
	}
	switch {
	case in.Op == spirv.OpFunctionCall && !in.Unknown(), in.Op == spirv.OpAssumeTrueKHR:
	case accessesPlainly(in):
		if in.Unknown() {
			everything()
			return
		}
		sync := effects.Ordered(in)
		first := memoryAccess{reads: in.Op == spirv.OpLoad || sync, writes: in.Op != spirv.OpLoad || sync, pointer: in.ID(0)}
		visit(first)
		if in.Op == spirv.OpCopyMemory || in.Op == spirv.OpCopyMemorySized {
			visit(memoryAccess{reads: true, writes: sync, pointer: in.ID(1)})
		}
	case class == "Primitive":
		both.whole = outputMemory
		visit(both)
	case class == "Barrier":
		both.whole = sharedMemory
		visit(both)
	case class == "Control-Flow" && may&spirv.InvocationState != 0:
		// The invocation ends or becomes a helper: its earlier stores remain visible, its later ones do not happen.
		visit(memoryAccess{reads: true, unknown: allMemory, whole: sharedMemory})
		visit(memoryAccess{writes: true, whole: inputMemory}) // the built-in that says so
	case may&spirv.InvocationState != 0 && t.writes: // it may do anything
		everything()
		pointers(m, in, memoryAccess{reads: true, writes: true}, visit)
	case class == "Image" || class == "Tensor":
		t.unknown = bufferMemory
		visit(t)
	case class == "Atomic":
		pointers(m, in, t, visit)
		if ordered(m, in) {
			both.whole = sharedMemory
			visit(both)
		}
	default:
		if !pointers(m, in, t, visit) {
			t.unknown = allMemory
			visit(t)
		}
	}
}

// pointers visits what the operands that are pointers lead to. It reports whether there are any.
func pointers(m *ir.Module, in *ir.Inst, t memoryAccess, visit func(memoryAccess)) bool {
	any := false
	for _, id := range in.IDs() {
		if _, ok := m.Types().StorageClass(m.TypeOf(id)); ok {
			any, t.pointer = true, id
			visit(t)
		}
	}
	return any
}

// ordered reports whether an atomic operation may order other accesses of memory. It does not if its memory semantics
// are known to be relaxed.
func ordered(m *ir.Module, in *ir.Inst) bool {
	for i := 2; i < min(4, in.NumWords()); i++ { // those of a comparison may be two
		if i == 3 && in.Op != spirv.OpAtomicCompareExchange && in.Op != spirv.OpAtomicCompareExchangeWeak {
			break
		}
		v, ok := m.Constants().IntValue(in.ID(i))
		const orders = spirv.MemorySemanticsAcquire | spirv.MemorySemanticsRelease | spirv.MemorySemanticsAcquireRelease |
			spirv.MemorySemanticsSequentiallyConsistent | spirv.MemorySemanticsMakeAvailable | spirv.MemorySemanticsMakeVisible
		if !ok || spirv.MemorySemantics(v)&orders != 0 {
			return true
		}
	}
	return false
}
