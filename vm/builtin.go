package vm

import "hone/spirv"
import "hone/vm/internal/code"

// hasBuiltIn reports whether a dispatch has an input for its invocations.
func hasBuiltIn(b spirv.BuiltIn) bool {
	switch b {
	case spirv.BuiltInGlobalInvocationId, spirv.BuiltInLocalInvocationId, spirv.BuiltInLocalInvocationIndex,
		spirv.BuiltInWorkgroupId, spirv.BuiltInNumWorkgroups, spirv.BuiltInWorkgroupSize, spirv.BuiltInSubgroupSize,
		spirv.BuiltInSubgroupMaxSize, spirv.BuiltInSubgroupId, spirv.BuiltInNumSubgroups,
		spirv.BuiltInSubgroupLocalInvocationId, spirv.BuiltInSubgroupEqMask, spirv.BuiltInSubgroupGeMask,
		spirv.BuiltInSubgroupGtMask, spirv.BuiltInSubgroupLeMask, spirv.BuiltInSubgroupLtMask,
		spirv.BuiltInDeviceIndex, spirv.BuiltInViewIndex, spirv.BuiltInInvocationId, spirv.BuiltInWorkDim,
		spirv.BuiltInGlobalSize, spirv.BuiltInEnqueuedWorkgroupSize, spirv.BuiltInGlobalOffset,
		spirv.BuiltInGlobalLinearId, spirv.BuiltInNumEnqueuedSubgroups:
		return true
	}
	return false
}

// input returns a component of an input for an invocation, given by its index in the workgroup.
func (w *workgroup) input(in *code.Input, component, index int) uint64 {
	size, groups, n := w.d.p.Size, w.d.in.Groups, w.d.p.Lanes
	lane := index % n
	local := w.d.p.Local(index)
	mask := func(from, to int) uint64 { // lanes from on, below to
		m := (uint64(1)<<to - 1) &^ (uint64(1)<<from - 1)
		if to == 64 {
			m = ^uint64(0) &^ (uint64(1)<<from - 1)
		}
		if component > 1 {
			return 0
		}
		return m >> (32 * component) & 0xFFFFFFFF
	}
	switch in.BuiltIn {
	case spirv.BuiltInGlobalInvocationId:
		return uint64(uint32(w.id[component]*size[component] + local[component] + w.d.in.Offset[component]))
	case spirv.BuiltInLocalInvocationId:
		return uint64(local[component])
	case spirv.BuiltInInvocationId:
		return uint64(index % w.d.p.Each)
	case spirv.BuiltInLocalInvocationIndex:
		return uint64(local[0] + size[0]*(local[1]+size[1]*local[2]))
	case spirv.BuiltInWorkgroupId:
		return uint64(w.id[component])
	case spirv.BuiltInNumWorkgroups:
		return uint64(groups[component])
	case spirv.BuiltInGlobalSize:
		return uint64(groups[component] * size[component])
	case spirv.BuiltInGlobalOffset:
		return uint64(w.d.in.Offset[component])
	case spirv.BuiltInGlobalLinearId:
		at := func(i int) int { return w.id[i]*size[i] + local[i] }
		return uint64((at(2)*groups[1]*size[1]+at(1))*groups[0]*size[0] + at(0))
	case spirv.BuiltInWorkDim: // as few as there can be
		dim := uint64(3)
		for dim > 1 && groups[dim-1]*size[dim-1] == 1 {
			dim--
		}
		return dim
	case spirv.BuiltInWorkgroupSize, spirv.BuiltInEnqueuedWorkgroupSize:
		return uint64(size[component])
	case spirv.BuiltInSubgroupSize, spirv.BuiltInSubgroupMaxSize:
		return uint64(n)
	case spirv.BuiltInSubgroupId:
		return uint64(index / n)
	case spirv.BuiltInNumSubgroups, spirv.BuiltInNumEnqueuedSubgroups:
		return uint64(len(w.batches))
	case spirv.BuiltInSubgroupLocalInvocationId:
		return uint64(lane)
	case spirv.BuiltInSubgroupEqMask:
		return mask(lane, lane+1)
	case spirv.BuiltInSubgroupGeMask:
		return mask(lane, n)
	case spirv.BuiltInSubgroupGtMask:
		return mask(lane+1, n)
	case spirv.BuiltInSubgroupLeMask:
		return mask(0, lane+1)
	case spirv.BuiltInSubgroupLtMask:
		return mask(0, lane)
	case spirv.BuiltInDeviceIndex, spirv.BuiltInViewIndex:
		return 0
	}
	panic("vm: a built-in that hasBuiltIn does not have")
}
