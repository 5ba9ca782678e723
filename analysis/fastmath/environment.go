package fastmath

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// Environment is what a module says, outside of its functions, of operations on floats of one format.
type Environment struct {
	Default   Flags    // of an instruction of which no decoration says it
	Forbidden Flags    // what neither a default nor a user can grant: an execution mode says so
	Declared  bool     // an FPFastMathDefault says what Default is
	Rounding  Rounding // all ways in which results may be rounded
}

// Rounding is a set of ways to round.
type Rounding uint8

// Ways to round.
const (
	ToNearest Rounding = 1 << iota // to nearest, ties to even: as without any execution mode
	TowardZero
	Otherwise // up, down, or in arithmetic that is not that of IEEE 754

	anyRounding = ToNearest | TowardZero | Otherwise
)

// Nearest reports whether operations round to nearest, as results do that are known when a module is optimized. Where
// it is false, none may be folded, and no rule for floats holds.
func (e Environment) Nearest() bool { return e.Rounding == ToNearest }

// with returns what holds where one of two environments does.
func (e Environment) with(o Environment) Environment {
	return Environment{e.Default & o.Default, e.Forbidden | o.Forbidden, e.Declared || o.Declared, e.Rounding | o.Rounding}
}

// Freedoms returns what in may be made into where a user grants some freedoms to all instructions: user comes on
// top of defaults. Against an execution mode, or a decoration FPFastMathMode or NoContraction of in, it has no effect.
// in may be nil for an operation that is no instruction of the module. It allocates nothing. Cost: linear in
// decorations of in.
func (e Environment) Freedoms(in *ir.Inst, user Flags) Flags {
	f := e.Default | user&^e.Forbidden
	if in == nil || in.Result == 0 || !in.Module().Decorated(in.Result) {
		return f
	}
	kept := Flags(0)
	for d := range in.Module().Decorations(in.Result) {
		switch d.Kind {
		case spirv.DecorationFPFastMathMode:
			f = Mode(d.Params[0]) | f&NoFlush
		case spirv.DecorationNoContraction:
			kept = reshaping
		}
	}
	return f &^ kept
}

// Possible returns freedoms of which no instruction of m has more where a user grants some. Cost: that of looking at
// two capabilities, without which there are no freedoms for instructions one by one.
func Possible(m *ir.Module, user Flags) Flags {
	if m.HasCapability(spirv.CapabilityKernel) || m.HasCapability(spirv.CapabilityFloatControls2) {
		return All
	}
	return user | NoSignedZeros | NoFlush
}

// Environments are those of the formats.
type Environments [len(formats)]Environment

var formats = [...]fold.Format{fold.Float16, fold.BFloat16, fold.Float32, fold.Float64}

// nothing is an environment of which nothing is known.
var nothing = Environment{Forbidden: All, Rounding: anyRounding}

var unknown = Environments{nothing, nothing, nothing, nothing}

// Of returns the environment of a format: one without any freedom for a format that package fold does not have.
func (e *Environments) Of(f fold.Format) Environment {
	for i := range formats {
		if formats[i] == f {
			return e[i]
		}
	}
	return nothing
}

// Nearest reports whether operations on floats of some width in bits, of any format, round to nearest.
func (e *Environments) Nearest(width int) bool {
	found := false
	for i := range formats {
		if formats[i].Width == width {
			if found = e[i].Nearest(); !found {
				return false
			}
		}
	}
	return found
}

// Environment returns the environment of an instruction: the strictest one of those of its operands and result, of all
// formats if none is a float. It allocates nothing.
func (e *Environments) Environment(in *ir.Inst) Environment {
	if e.same() {
		return e[0]
	}
	m := in.Module()
	x, found := Environment{}, false
	add := func(typ ir.ID) {
		scalar, _ := m.Types().Scalar(typ)
		if d := m.Def(scalar); d == nil || d.Op != spirv.OpTypeFloat {
			return
		}
		f, _ := m.Types().FloatFormat(scalar)
		if y := e.Of(f); found {
			x = x.with(y)
		} else {
			x, found = y, true
		}
	}
	add(in.Type)
	for _, id := range in.IDs() {
		if d := m.Def(id); d != nil {
			add(d.Type)
		}
	}
	if !found {
		return e.strictest()
	}
	return x
}

// Freedoms is [Environment.Freedoms] in the environment of in.
func (e *Environments) Freedoms(in *ir.Inst, user Flags) Flags {
	return e.Environment(in).Freedoms(in, user)
}

// same reports whether all formats have one environment.
func (e *Environments) same() bool {
	for i := range e {
		if e[i] != e[0] {
			return false
		}
	}
	return true
}

func (e *Environments) strictest() Environment {
	x := e[0]
	for _, y := range e[1:] {
		x = x.with(y)
	}
	return x
}

// with returns what holds where one of two does.
func (e Environments) with(o *Environments) Environments {
	for i := range e {
		e[i] = e[i].with(o[i])
	}
	return e
}

// modes is what the execution modes say that are about floats. All but ContractionOff have a width as their operand.
var modes = [...]struct {
	mode     spirv.ExecutionMode
	forbids  Flags
	rounding Rounding // 0: it says nothing of that
}{
	{spirv.ExecutionModeSignedZeroInfNanPreserve, specials, 0},
	{spirv.ExecutionModeDenormPreserve, 0, 0},
	{spirv.ExecutionModeDenormFlushToZero, NoFlush, 0},
	{spirv.ExecutionModeRoundingModeRTE, 0, ToNearest},
	{spirv.ExecutionModeRoundingModeRTZ, 0, TowardZero},
	{spirv.ExecutionModeRoundingModeRTPINTEL, 0, Otherwise},
	{spirv.ExecutionModeRoundingModeRTNINTEL, 0, Otherwise},
	{spirv.ExecutionModeFloatingPointModeALTINTEL, specials, Otherwise},
	{spirv.ExecutionModeFloatingPointModeIEEEINTEL, 0, 0},
	{spirv.ExecutionModeContractionOff, AllowContract, 0},
}

// isMode reports whether an execution mode is about floats.
func isMode(mode spirv.ExecutionMode) bool {
	for i := range modes {
		if modes[i].mode == mode {
			return true
		}
	}
	return mode == spirv.ExecutionModeFPFastMathDefault
}

// The environments of entry points that have no execution mode.
var (
	zerosKept = Environments{kept, kept, kept, kept}
	zerosOpen = Environments{open, open, open, open}
	kept      = Environment{Default: NoFlush, Rounding: ToNearest}
	open      = Environment{Default: NoFlush | NoSignedZeros, Rounding: ToNearest}
)

// ofModule returns what holds for entry points of m that have no execution mode.
//
// In shaders the sign of a zero is open unless something is said of it. A module that declares FloatControls2 does so
// instruction by instruction where it does not by FPFastMathDefault, and must not count on older defaults. Kernels have
// signed zeros. Both may keep denormal numbers where no mode says that they are flushed.
func ofModule(m *ir.Module) *Environments {
	if m.HasCapability(spirv.CapabilityShader) && !m.HasCapability(spirv.CapabilityKernel) &&
		!m.HasCapability(spirv.CapabilityFloatControls2) {
		return &zerosOpen
	}
	return &zerosKept
}

// OfEntry returns what holds for the code of an entry point, which is a function. Cost: linear in execution modes.
func OfEntry(m *ir.Module, function ir.ID) Environments {
	b := builder{e: *ofModule(m)}
	for in := range m.Section(ir.ExecutionModes).Insts() {
		if in.NumWords() > 1 && in.ID(0) == function {
			b.add(in)
		}
	}
	return b.finish()
}

// builder makes the environments of an entry point of its execution modes, which may come in any order.
type builder struct {
	e        Environments
	declared bool                // by some FPFastMathDefault
	defaults [len(formats)]Flags // what these allow, for a format with Declared
	rounding [len(formats)]Rounding
}

// add adds an execution mode. One of unknown meaning may forbid anything.
func (b *builder) add(in *ir.Inst) {
	m := in.Module()
	if in.Unknown() {
		b.e = unknown
		return
	}
	mode := spirv.ExecutionMode(in.Literal(1))
	if mode == spirv.ExecutionModeFPFastMathDefault {
		b.declared = true
		f, ok := m.Types().FloatFormat(in.ID(2))
		mask, _ := m.Constants().ScalarValue(in.ID(3))
		for i := range formats {
			if ok && formats[i] == f {
				b.e[i].Declared, b.defaults[i] = true, Mode(uint32(mask))
			}
		}
		return
	}
	for _, row := range modes {
		if row.mode != mode {
			continue
		}
		for i := range formats {
			if in.NumWords() == 2 || formats[i].Width == int(in.Literal(2)) {
				b.e[i].Forbidden |= row.forbids
				b.rounding[i] |= row.rounding
			}
		}
	}
}

// finish returns the environments when all modes were added. Where a default is declared for one format, one that none
// is declared for has no freedoms.
func (b *builder) finish() Environments {
	for i := range b.e {
		x := &b.e[i]
		if b.declared {
			x.Declared, x.Default = true, b.defaults[i]|NoFlush
		}
		x.Default &^= x.Forbidden
		if b.rounding[i] != 0 && x.Rounding == ToNearest {
			x.Rounding = b.rounding[i]
		}
	}
	return b.e
}
