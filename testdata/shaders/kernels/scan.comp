// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_arithmetic : require
// Prefix sums. A workgroup replaces each number of a block by the sum of those before it in the block, and writes the sum
// of the whole block. An invocation has ITEMS numbers in registers.
layout(local_size_x = 64, local_size_x_id = 0) in;
layout(constant_id = 0) const uint THREADS = 64;
layout(constant_id = 1) const uint ITEMS = 4;

layout(binding = 0) readonly buffer Numbers { uint numbers[]; };
layout(binding = 1) writeonly buffer Sums { uint sums[]; };
layout(binding = 2) writeonly buffer Totals { uint totals[]; };
layout(push_constant) uniform Size { uint count; } size;

shared uint partial[THREADS];

void load(out uint items[ITEMS], uint first)
{
    [[unroll]] for (uint i = 0; i < ITEMS; i++)
        items[i] = first + i < size.count ? numbers[first + i] : 0;
}

// scanItems replaces numbers by the sums of those before them, and returns the sum of all.
uint scanItems(inout uint items[ITEMS])
{
    uint sum = 0;
    [[unroll]] for (uint i = 0; i < ITEMS; i++) {
        uint next = sum + items[i];
        items[i] = sum;
        sum = next;
    }
    return sum;
}

// before returns the sum of the numbers of all invocations before this one, and the sum of all.
uint before(uint v, out uint total)
{
    uint inside = subgroupExclusiveAdd(v);
    if (gl_SubgroupInvocationID == gl_SubgroupSize - 1)
        partial[gl_SubgroupID] = inside + v;
    barrier();
    uint sum = 0;
    total = 0;
    for (uint i = 0; i < gl_NumSubgroups; i++) {
        if (i == gl_SubgroupID)
            sum = total;
        total += partial[i];
    }
    return sum + inside;
}

void main()
{
    uint place = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint first = (gl_WorkGroupID.x * THREADS + place) * ITEMS;
    uint items[ITEMS];
    load(items, first);
    uint total;
    uint start = before(scanItems(items), total);
    [[unroll]] for (uint i = 0; i < ITEMS; i++)
        if (first + i < size.count)
            sums[first + i] = start + items[i];
    if (place == 0)
        totals[gl_WorkGroupID.x] = total;
}
