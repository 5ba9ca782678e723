package vulkan

import (
	"errors"
	"math/bits"
	"slices"
	"time"
	"unsafe"
)

// Timing asks how long variants of a compute shader take for a dispatch.
type Timing struct {
	Dispatch Dispatch
	Modules  [][]uint32    // the variants
	Order    []int         // their numbers, in the order in which they take turns: each may be there several times
	Batch    time.Duration // how long a turn is to take at least: so often the dispatch is repeated
	Limit    time.Duration // after this time no turn begins, 0 for never: the turns that are left have no times
}

// Timed is the reply to a Timing.
type Timed struct {
	Results []FirstRun      // by variant
	Times   []time.Duration // by turn: of a single dispatch
}

// FirstRun is the first dispatch of a variant.
type FirstRun struct {
	Buffers, Regions [][]byte // the memory of the dispatch afterwards
	Batch            int      // dispatches of a turn
}

// mostDispatches is how many dispatches a turn has at most.
const mostDispatches = 10000

// Time runs variants of a compute shader in turns and reads the device's clock before and after each turn. The data of
// the dispatch lies in the device's own memory, and is the same whenever a turn begins. A turn's dispatches follow each
// other, so a shader that changes its input in place sees it change. It returns the same errors as Run.
func (d *Device) Time(t *Timing) (*Timed, error) {
	if d.physical.timestampMask == 0 {
		return nil, errors.New("the device has no clock")
	}
	if d.lost {
		return nil, errors.New("the device was lost in an earlier run")
	}
	j := &stopwatch{job: job{Device: d, dispatch: &t.Dispatch, stages: compute, point: 1, near: true}}
	defer j.free()
	for _, step := range []func() error{j.allocate, j.describe, j.newPool} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	out, start := &Timed{}, time.Now()
	var pipelines []uint64
	for _, words := range t.Modules {
		if err := j.compile(words); err != nil {
			return nil, err
		}
		result, once, err := j.first()
		if err != nil {
			return nil, err
		}
		result.Batch = min(1+int(t.Batch/max(once, 1)), mostDispatches)
		out.Results, pipelines = append(out.Results, result), append(pipelines, j.pipeline)
	}
	for _, i := range t.Order {
		if t.Limit > 0 && time.Since(start) > t.Limit {
			break
		}
		j.pipeline = pipelines[i]
		took, err := j.batch(out.Results[i].Batch, false)
		if err != nil {
			return nil, err
		}
		out.Times = append(out.Times, took/time.Duration(out.Results[i].Batch))
	}
	return out, nil
}

// stopwatch is a job that reads the device's clock.
type stopwatch struct {
	job
	queries uint64
}

// newPool makes room for two times.
func (j *stopwatch) newPool() error {
	const timestamp = 2 // VK_QUERY_TYPE_TIMESTAMP
	info := &queryPoolCreateInfo{header: header{sType: typeQueryPoolCreateInfo}, kind: timestamp, count: 2}
	if err := check(j.CreateQueryPool(j.handle, info, nil, &j.queries), "vkCreateQueryPool"); err != nil {
		return err
	}
	j.later(func() { j.DestroyQueryPool(j.handle, j.queries, nil) })
	return nil
}

// first runs a dispatch for its result, and a second for its time, since a driver may do more in the first.
func (j *stopwatch) first() (r FirstRun, once time.Duration, err error) {
	if _, err = j.batch(1, true); err != nil {
		return r, 0, err
	}
	for i, a := range slices.Concat(j.buffers, j.regions) {
		was := a.data
		a.data = slices.Clone(was)
		j.receive(a)
		if i < len(j.buffers) {
			r.Buffers = append(r.Buffers, a.data)
		} else {
			r.Regions = append(r.Regions, a.data)
		}
		a.data = was
		copy(a.mapped, a.sent)
	}
	once, err = j.batch(1, false)
	return r, once, err
}

// batch fills all memory, runs a number of dispatches in sequence, and returns the time from the start of the
// first to the end of the last. The results are copied back if asked for.
func (j *stopwatch) batch(n int, back bool) (time.Duration, error) {
	const bottom = 0x2000 // VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT
	err := j.submit(func(commands uintptr) {
		j.CmdResetQueryPool(commands, j.queries, 0, 2)
		j.copyAll(commands, true)
		j.fill(commands)
		j.barrier(commands)
		j.bindAll(commands)
		j.CmdWriteTimestamp(commands, bottom, j.queries, 0)
		for range n {
			j.recordDispatch(commands)
			j.barrier(commands)
		}
		j.CmdWriteTimestamp(commands, bottom, j.queries, 1)
		if back {
			j.copyAll(commands, false)
			j.drain(commands)
			j.forHost(commands)
		}
	})
	if err != nil {
		return 0, err
	}
	const wide, waits = 1, 2 // VK_QUERY_RESULT_64_BIT, WAIT_BIT
	at := make([]uint64, 2)
	err = check(j.GetQueryPoolResults(j.handle, j.queries, 0, 2, unsafe.Sizeof(at[0])*2, &at[0], 8, wide|waits),
		"vkGetQueryPoolResults")
	steps := (at[1] - at[0]) & j.physical.timestampMask
	return time.Duration(float64(steps) * j.physical.timestamp), err
}

// copyAll records that buffers are copied into the device's own memory, or back. Those of images are copied by fill and
// drain.
func (j *stopwatch) copyAll(commands uintptr, near bool) {
	j.barrier(commands)
	for _, a := range slices.Concat(j.buffers, j.regions) {
		from, to := a.near, a.buffer
		if near {
			from, to = to, from
		}
		if !j.isPicture(a) {
			j.CmdCopyBuffer(commands, from, to, 1, &bufferCopy{size: uint64(len(a.mapped))})
		}
	}
	j.barrier(commands)
}

func (j *stopwatch) isPicture(a *allocation) bool {
	return slices.ContainsFunc(j.pictures, func(p *picture) bool { return p.buffer == a })
}

// barrier records that all before is done and seen before anything after.
func (j *job) barrier(commands uintptr) {
	barrier := &memoryBarrier{header: header{sType: typeMemoryBarrier}, source: allBits, destination: allBits}
	j.CmdPipelineBarrier(commands, anyStage, anyStage, 0, 1, barrier, 0, nil, 0, nil)
}

// newNear makes the copy of a buffer in the device's own memory.
func (j *job) newNear(info *bufferCreateInfo, flags *memoryAllocateFlagsInfo) (buffer uint64, err error) {
	if err := check(j.CreateBuffer(j.handle, info, nil, &buffer), "vkCreateBuffer"); err != nil {
		return 0, err
	}
	j.later(func() { j.DestroyBuffer(j.handle, buffer, nil) })
	need := new(memoryRequirements)
	j.GetBufferMemoryRequirements(j.handle, buffer, need)
	types := need.types & j.physical.local
	if types == 0 {
		types = need.types & j.physical.private
	}
	ask := &memoryAllocateInfo{header: header{typeMemoryAllocateInfo, unsafe.Pointer(flags)}, size: need.size,
		typeOf: uint32(bits.TrailingZeros32(types))}
	memory := new(uint64)
	if err := check(j.AllocateMemory(j.handle, ask, nil, memory), "vkAllocateMemory"); err != nil {
		return 0, err
	}
	j.later(func() { j.FreeMemory(j.handle, *memory, nil) })
	return buffer, check(j.BindBufferMemory(j.handle, buffer, *memory, 0), "vkBindBufferMemory")
}
