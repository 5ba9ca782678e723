package lower

import (
	"hone/ir"
	"hone/pass"
)

// PropagateStorageClass gives pointers the storage class of what they are derived from. Front ends write access chains
// into a parameter as such into a variable of the function; once the call is inlined, they lead into a buffer. Cost:
// linear.
var PropagateStorageClass = pass.ForFunctions("propagate-storage-class",
	"access chains get the storage class of their base",
	func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for in := range f.Insts() { // what is derived stands behind its base
			if otherClass(in) && c.Transform() {
				changed = InheritStorageClass(in)
			}
		}
		return changed
	}, pass.Idempotent)

// InheritStorageClass gives a pointer the storage class of what it is derived from, and reports whether it had another
// one. Constant time.
func InheritStorageClass(in *ir.Inst) bool {
	if !otherClass(in) {
		return false
	}
	m := in.Module()
	class, _ := m.Types().StorageClass(m.TypeOf(in.ID(0)))
	in.SetType(m.Types().Pointer(class, m.Types().Pointee(in.Type)))
	return true
}

// otherClass reports whether a pointer has another storage class than what it is derived from.
func otherClass(in *ir.Inst) bool {
	m := in.Module()
	if !in.DerivesPointer() || m.Pinned(in.Result) {
		return false
	}
	class, ok := m.Types().StorageClass(m.TypeOf(in.ID(0)))
	own, pointer := m.Types().StorageClass(in.Type)
	return ok && pointer && own != class && m.Types().Pointee(in.Type) != 0
}
