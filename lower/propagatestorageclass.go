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
		m, changed := c.Module, false
		for in := range f.Insts() { // what is derived stands behind its base
			if !in.DerivesPointer() || m.Pinned(in.Result) {
				continue
			}
			class, ok := m.Types().StorageClass(m.TypeOf(in.ID(0)))
			own, pointer := m.Types().StorageClass(in.Type)
			pointee := m.Types().Pointee(in.Type)
			if ok && pointer && own != class && pointee != 0 && c.Transform() {
				in.SetType(m.Types().Pointer(class, pointee))
				changed = true
			}
		}
		return changed
	}, pass.Idempotent)
