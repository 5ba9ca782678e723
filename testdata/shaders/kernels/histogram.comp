// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
// Counts how often each byte occurs. A workgroup counts in shared memory first, where even and odd invocations have a table
// each, so that fewer of them meet at a bin.
layout(local_size_x = 64) in;
const uint BINS = 256;
const uint TABLES = 2;

layout(binding = 0) readonly buffer Bytes { uint words[]; };
layout(binding = 1) buffer Counts { uint counts[BINS]; };
layout(push_constant) uniform Size { uint count, stride; } size; // words, and invocations of all workgroups

shared uint tables[TABLES][BINS];

void count(uint table, uint word)
{
    [[unroll]] for (uint i = 0; i < 4; i++)
        atomicAdd(tables[table][bitfieldExtract(word, int(8 * i), 8)], 1);
}

void main()
{
    uint place = gl_LocalInvocationIndex;
    for (uint i = place; i < BINS * TABLES; i += gl_WorkGroupSize.x)
        tables[i / BINS][i % BINS] = 0;
    barrier();
    for (uint i = gl_GlobalInvocationID.x; i < size.count; i += size.stride)
        count(place % TABLES, words[i]);
    barrier();
    for (uint bin = place; bin < BINS; bin += gl_WorkGroupSize.x) {
        uint sum = 0;
        for (uint t = 0; t < TABLES; t++)
            sum += tables[t][bin];
        if (sum > 0)
            atomicAdd(counts[bin], sum);
    }
}
