package analysis

import (
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// look lets what follows from an instruction become less uniform, as far as it is known by now.
func (b *uniformBuilder) look(in *ir.Inst) {
	at := in.Block().Index
	if in.Result != 0 && in.Op != spirv.OpLabel {
		n := b.numbers.Of(in.Result)
		if b.waits[n] = false; b.value[n] < Varying {
			if level := b.result(in); level > b.value[n] {
				b.value[n] = level
				for _, use := range b.uses.Of(in.Result) {
					if !b.unaffectedBy(use.Inst, in.Result) {
						b.again(use.Inst)
					}
				}
			}
		}
	}
	switch {
	case in.Op == spirv.OpStore:
		if v := b.variable(in.ID(0)); v != nil {
			if level := max(b.operands(in), b.control[at]); level > v.level {
				v.level = level
				for _, load := range v.loads {
					b.again(load)
				}
			}
		}
	case in == in.Block().Last():
		b.end(in, at)
	}
}

// unaffectedBy reports whether the result of an instruction is what it is in spite of operand id: one that is no more
// uniform. So an instruction with many operands is not looked at once for each of them.
func (b *uniformBuilder) unaffectedBy(in *ir.Inst, id ir.ID) bool {
	return in.Result != 0 && b.value[b.numbers.Of(in.Result)] >= b.At(in, id) && effects.Of(in)&spirv.Convergent == 0
}

// again has an instruction looked at once more.
func (b *uniformBuilder) again(in *ir.Inst) {
	if in.Result != 0 {
		n := b.numbers.Of(in.Result)
		if b.waits[n] {
			return
		}
		b.waits[n] = true
	}
	b.work = append(b.work, in)
}

// end lets what is decided at the end of block v become less uniform.
func (b *uniformBuilder) end(in *ir.Inst, v int) {
	decides := b.sync.controls.of(v)
	if len(decides) == 0 && len(b.sync.joins.of(v)) == 0 && len(b.sync.exits.of(v)) == 0 {
		return
	}
	level := Varying
	if in.Op == spirv.OpBranchConditional || in.Op == spirv.OpSwitch {
		level = b.At(in, in.ID(0))
	}
	if level > b.branch[v] {
		b.branch[v] = level
		for _, j := range b.sync.joins.of(v) {
			if level > b.join[j] {
				b.join[j] = level
				for phi := range b.f.Blocks[j].Phis() {
					b.again(phi)
				}
			}
		}
		for _, h := range b.sync.exits.of(v) {
			if level > b.exit[h] {
				b.exit[h] = level
				for _, in := range b.liveOuts.of(int(h)) {
					b.again(in)
				}
			}
		}
	}
	level = max(level, b.control[v])
	for _, d := range decides {
		if level > b.control[d] {
			b.control[d] = level
			for in := range b.f.Blocks[d].Insts() {
				if in.Op == spirv.OpStore || in == b.f.Blocks[d].Last() || effects.Of(in)&spirv.Convergent != 0 {
					b.again(in)
				}
			}
		}
	}
}

// operands returns what all operands of an instruction are uniform over.
func (b *uniformBuilder) operands(in *ir.Inst) Uniform {
	level := UniformDispatch
	for _, id := range in.IDs() {
		level = max(level, b.At(in, id))
	}
	return level
}

// result returns what the result of an instruction is uniform over.
func (b *uniformBuilder) result(in *ir.Inst) Uniform {
	if in.Unknown() {
		return Varying
	}
	switch in.Op {
	case spirv.OpPhi:
		return b.phi(in)
	case spirv.OpLoad:
		return b.load(in)
	case spirv.OpVariable:
		return UniformDispatch // as the place that it is
	case spirv.OpUndef, spirv.OpPoisonKHR:
		return Varying
	case spirv.OpSampledImage:
		return b.operands(in)
	}
	const beside = spirv.ReadsMemory | spirv.WritesMemory | spirv.Convergent | spirv.InvocationState
	e := b.memory.Effects(in)
	switch {
	case e&spirv.Mergeable != 0 && e&beside == 0:
		return b.operands(in) // a function of its operands
	case e&beside == spirv.ReadsMemory && in.Op.Info().Class == "Image" && !b.memory.ModuleModRef().MayWrite(anyImage):
		return b.operands(in)
	case e&spirv.Convergent != 0:
		return b.group(in)
	}
	return Varying
}

func (b *uniformBuilder) phi(in *ir.Inst) Uniform {
	level, one := UniformDispatch, true
	for i := 0; i+1 < in.NumWords(); i += 2 {
		level = max(level, b.At(in, in.ID(i)))
		one = one && in.ID(i) == in.ID(0)
	}
	if one {
		return level
	}
	return max(level, b.join[in.Block().Index])
}

// anyImage is the memory of all images.
var anyImage = Location{Object: Object{Class: spirv.StorageClassImage}, NonVolatile: true, kinds: bufferMemory}

// load returns what the result of an OpLoad is uniform over.
func (b *uniformBuilder) load(in *ir.Inst) Uniform {
	pointer := b.At(in, in.ID(0))
	if effects.Volatile(in) {
		return Varying
	}
	if v := b.variable(in.ID(0)); v != nil {
		return max(pointer, v.level)
	}
	switch l := b.memory.Location(in.ID(0)); {
	case !l.NonVolatile:
		return Varying
	case l.Object.Class == spirv.StorageClassInput:
		return max(pointer, b.input(l.Object.ID))
	case l.ReadOnly || l.kinds == bufferMemory && !b.memory.ModuleModRef().MayWrite(l):
		return pointer
	}
	return Varying
}

// input returns what an input variable is uniform over. Those that are not in the list differ, or may do so.
func (b *uniformBuilder) input(variable ir.ID) Uniform {
	for d := range b.m.Decorations(variable) {
		if d.Kind != spirv.DecorationBuiltIn || d.Member >= 0 || len(d.Params) == 0 {
			continue
		}
		switch spirv.BuiltIn(d.Params[0]) {
		case spirv.BuiltInNumWorkgroups, spirv.BuiltInWorkgroupSize, spirv.BuiltInWorkDim, spirv.BuiltInGlobalSize,
			spirv.BuiltInGlobalOffset, spirv.BuiltInEnqueuedWorkgroupSize, spirv.BuiltInNumEnqueuedSubgroups,
			spirv.BuiltInSubgroupMaxSize, spirv.BuiltInLaunchSizeKHR, spirv.BuiltInDeviceIndex, spirv.BuiltInBaseVertex,
			spirv.BuiltInBaseInstance, spirv.BuiltInDrawIndex, spirv.BuiltInCoreCountARM, spirv.BuiltInCoreMaxIDARM,
			spirv.BuiltInWarpMaxIDARM, spirv.BuiltInWarpsPerSMNV, spirv.BuiltInSMCountNV:
			return UniformDispatch
		case spirv.BuiltInWorkgroupId, spirv.BuiltInNumSubgroups:
			return UniformWorkgroup
		case spirv.BuiltInSubgroupId, spirv.BuiltInSubgroupSize:
			if !b.tracing {
				return UniformSubgroup
			}
		}
	}
	return Varying
}

// group returns what the result of an operation that needs other invocations is uniform over.
func (b *uniformBuilder) group(in *ir.Inst) Uniform {
	// The result is the same in a scope, in a block that all of the scope executes. Where it is one of the values that
	// are given, or what they have in common, and these are the same in the scope, it is as they are.
	scope, operand, value := Varying, UniformDispatch, Varying
	switch in.Op {
	case spirv.OpGroupNonUniformAll, spirv.OpGroupNonUniformAny, spirv.OpGroupNonUniformBroadcastFirst, spirv.OpGroupAll,
		spirv.OpGroupAny:
		scope, value = b.scope(in.ID(0)), b.At(in, in.ID(1))
	case spirv.OpGroupNonUniformBroadcast, spirv.OpGroupBroadcast:
		scope, value, operand = b.scope(in.ID(0)), b.At(in, in.ID(1)), b.At(in, in.ID(2))
	case spirv.OpSubgroupFirstInvocationKHR, spirv.OpSubgroupAllKHR, spirv.OpSubgroupAnyKHR:
		scope, value = UniformSubgroup, b.At(in, in.ID(0))
	case spirv.OpSubgroupReadInvocationKHR:
		scope, value, operand = UniformSubgroup, b.At(in, in.ID(0)), b.At(in, in.ID(1))
	case spirv.OpGroupNonUniformAllEqual, spirv.OpGroupNonUniformBallot:
		scope = b.scope(in.ID(0))
	case spirv.OpSubgroupAllEqualKHR, spirv.OpSubgroupBallotKHR:
		scope = UniformSubgroup
	case spirv.OpGroupNonUniformBallotBitExtract, spirv.OpGroupNonUniformBallotFindLSB,
		spirv.OpGroupNonUniformBallotFindMSB:
		return b.operands(in) // of the ballot that they are given
	case spirv.OpGroupNonUniformBallotBitCount:
		if spirv.GroupOperation(in.Literal(1)) == spirv.GroupOperationReduce {
			return b.operands(in)
		}
	case spirv.OpGroupFAdd, spirv.OpGroupNonUniformFAdd, spirv.OpGroupFAddNonUniformAMD, spirv.OpGroupFMulKHR,
		spirv.OpGroupNonUniformFMul:
		// Invocations may add in another order.
	default:
		if i := in.Op.Info().Operands; len(i) > 3 && i[2].Kind == spirv.KindIdScope &&
			i[3].Kind == spirv.KindGroupOperation &&
			spirv.GroupOperation(in.Literal(1)) == spirv.GroupOperationReduce {
			scope = b.scope(in.ID(0))
		}
	}
	if value <= scope {
		return value
	}
	return max(scope, operand, b.control[in.Block().Index])
}

// scope returns what a value is uniform over that is the same in a scope of execution.
func (b *uniformBuilder) scope(id ir.ID) Uniform {
	switch v, ok := b.m.Constants().IntValue(id); {
	case ok && spirv.Scope(v) == spirv.ScopeWorkgroup:
		return UniformWorkgroup
	case ok && spirv.Scope(v) == spirv.ScopeSubgroup:
		return UniformSubgroup
	}
	return Varying
}
