package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// debugNumbers are the operands of NonSemantic.Shader.DebugInfo, by their names in the grammar, that are constants of
// integers of 32 bits.
var debugNumbers = map[string]bool{
	"Version": true, "DWARF Version": true, "Language": true, "Encoding": true, "Flags": true, "Storage Class": true,
	"Type Qualifier": true, "Line": true, "Column": true, "Scope Line": true,
	"Line Start": true, "Line End": true, "Column Start": true, "Column End": true, "Arg Number": true,
	"Discriminator": true, "Tag": true,
}

// debugInfo verifies the numbers of debug information of shaders, which are no literals.
func (c *Checker) debugInfo(in *ir.Inst, set *spirv.ExtSet) string {
	info := set.Inst(in.Literal(1))
	if set.Debug() != spirv.ShaderDebug || info == nil {
		return ""
	}
	for i, o := range info.Operands {
		word := 2 + i
		if word >= in.NumWords() || !debugNumbers[o.Name] {
			continue
		}
		if d := c.m.Def(in.ID(word)); d == nil || d.Unknown() {
			continue
		} else if t := c.of(d.Type); d.Op != spirv.OpConstant || !t.is(anInt) || t.width != 32 {
			return fmt.Sprintf("%%%d, its %s, is no OpConstant of 32 bits", in.ID(word), o.Name)
		}
	}
	return ""
}
