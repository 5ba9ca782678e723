// target: vulkan1.3
// flags: -g
#version 460
#extension GL_KHR_shader_subgroup_ballot : require
// One pass of a radix sort by four bits, with ballots and shared counters.
layout(local_size_x = 128) in;
layout(binding = 0) readonly buffer In { uint keys[]; };
layout(binding = 1) writeonly buffer Out { uint sorted[]; };
layout(push_constant) uniform P { uint shift; uint n; };
shared uint counts[16];
shared uint offsets[16];

void main()
{
    uint t = gl_LocalInvocationID.x;
    uint id = gl_GlobalInvocationID.x;
    if (t < 16u)
        counts[t] = 0u;
    barrier();
    uint key = id < n ? keys[id] : ~0u;
    uint digit = key >> shift & 15u;
    uint rank = 0u;
    for (uint d = 0u; d < 16u; d++) {
        uvec4 same = subgroupBallot(digit == d);
        if (digit == d)
            rank = subgroupBallotExclusiveBitCount(same);
    }
    uint at = atomicAdd(counts[digit], 1u);
    barrier();
    if (t == 0u) {
        uint s = 0u;
        for (uint d = 0u; d < 16u; d++) {
            offsets[d] = s;
            s += counts[d];
        }
    }
    barrier();
    if (id < n)
        sorted[gl_WorkGroupID.x * 128u + offsets[digit] + max(at, rank)] = key;
}
