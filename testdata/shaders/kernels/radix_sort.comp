// target: vulkan1.1
#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_ballot : require
// A pass of a radix sort. A workgroup sorts a segment of keys, with their values, by four bits, and keeps the order of
// equal ones: it counts the digits, adds the counts up to where each digit starts, and scatters round by round.
layout(local_size_x = 64, local_size_x_id = 0) in;
layout(constant_id = 0) const uint THREADS = 64;
layout(constant_id = 1) const uint ROUNDS = 4; // keys of an invocation
const uint DIGITS = 16;

struct Entry {
    uint key, value;
};

layout(binding = 0) readonly buffer Unsorted { Entry unsorted[]; };
layout(binding = 1) writeonly buffer Sorted { Entry sorted[]; };
layout(push_constant) uniform Pass { uint shift; } pass;

shared uint start[DIGITS];
shared uint counts[THREADS][DIGITS]; // of subgroups

uint digitOf(Entry e) { return bitfieldExtract(e.key, int(pass.shift), 4); }

// alike returns the invocations of the subgroup with the same digit.
uvec4 alike(uint digit)
{
    uvec4 mask = subgroupBallot(true);
    for (uint bit = 0; bit < 4; bit++) {
        bool set = bitfieldExtract(digit, int(bit), 1) == 1;
        uvec4 having = subgroupBallot(set);
        mask &= set ? having : ~having;
    }
    return mask;
}

void countDigits(uint first, uint place)
{
    if (place < DIGITS)
        start[place] = 0;
    barrier();
    for (uint r = 0; r < ROUNDS; r++)
        atomicAdd(start[digitOf(unsorted[first + r * THREADS + place])], 1);
    barrier();
    if (place == 0) {
        uint sum = 0;
        for (uint d = 0; d < DIGITS; d++) {
            uint count = start[d];
            start[d] = sum;
            sum += count;
        }
    }
    barrier();
}

// scatter stores the entries of a round, one of each invocation.
void scatter(uint first, uint place, Entry e)
{
    uint digit = digitOf(e);
    uvec4 mask = alike(digit);
    uint rank = subgroupBallotExclusiveBitCount(mask);
    for (uint d = gl_SubgroupInvocationID; d < DIGITS; d += gl_SubgroupSize)
        counts[gl_SubgroupID][d] = 0;
    subgroupMemoryBarrierShared();
    subgroupBarrier();
    if (rank == 0)
        counts[gl_SubgroupID][digit] = subgroupBallotBitCount(mask);
    barrier();
    for (uint s = 0; s < gl_SubgroupID; s++)
        rank += counts[s][digit];
    sorted[first + start[digit] + rank] = e;
    barrier();
    if (place < DIGITS)
        for (uint s = 0; s < gl_NumSubgroups; s++)
            start[place] += counts[s][place];
    barrier();
}

void main()
{
    uint place = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint first = gl_WorkGroupID.x * THREADS * ROUNDS;
    countDigits(first, place);
    for (uint r = 0; r < ROUNDS; r++)
        scatter(first, place, unsorted[first + r * THREADS + place]);
}
