package precision

import (
	"hone/ir"
	"hone/ir/build"
	"hone/lower"
)

// copier takes whole structs and arrays apart where they come from a buffer, and where they go to one: what holds
// narrow integers may be loaded and stored there only in scalars and vectors once they may only be stored.
func (w *intWidener) copier() *lower.PartCopier {
	convert := func(to func(typ ir.ID) ir.ID) func(b build.Builder, typ, id ir.ID) ir.ID {
		return func(b build.Builder, typ, id ir.ID) ir.ID {
			if !w.isNarrow(typ) {
				return id
			}
			op, _ := conversion(w.isSigned(typ))
			return b.Emit(op, to(typ), true, uint32(id)).Result
		}
	}
	return &lower.PartCopier{
		Context: w.c,
		Whole:   func(typ ir.ID) bool { return !w.isNarrow(typ) || w.isNumber(typ) },
		Value:   w.wide,
		Loaded:  convert(w.wide),
		Stored:  convert(func(typ ir.ID) ir.ID { return typ }),
	}
}
