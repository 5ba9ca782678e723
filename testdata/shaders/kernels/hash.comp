// target: vulkan1.1
#version 450
// Hashes messages of whole words, one for each invocation, with XXH32: four sums take 16 bytes in turn, are joined, and
// the rest is mixed in word by word.
layout(local_size_x = 64) in;

layout(binding = 0) readonly buffer Messages { uint messages[]; };
layout(binding = 1) writeonly buffer Hashes { uint hashes[]; };
layout(push_constant) uniform Size { uint count, words, seed; } size; // words of a message

const uint P1 = 2654435761u;
const uint P2 = 2246822519u;
const uint P3 = 3266489917u;
const uint P4 = 668265263u;
const uint P5 = 374761393u;

struct State {
    uint sums[4];
};

uint rotate(uint v, uint by) { return v << by | v >> (32 - by); }

uint taken(uint sum, uint word) { return rotate(sum + word * P2, 13) * P1; }

State start(uint seed) { return State(uint[](seed + P1 + P2, seed + P2, seed, seed - P1)); }

void take(inout State s, uint at)
{
    for (uint i = 0; i < 4; i++)
        s.sums[i] = taken(s.sums[i], messages[at + i]);
}

uint joined(State s)
{
    return rotate(s.sums[0], 1) + rotate(s.sums[1], 7) + rotate(s.sums[2], 12) + rotate(s.sums[3], 18);
}

uint finish(uint h)
{
    h = (h ^ h >> 15) * P2;
    h = (h ^ h >> 13) * P3;
    return h ^ h >> 16;
}

uint hashed(uint first, uint words, uint seed)
{
    uint at = 0, h = seed + P5;
    if (words >= 4) {
        State s = start(seed);
        for (; at + 4 <= words; at += 4)
            take(s, first + at);
        h = joined(s);
    }
    h += 4 * words;
    for (; at < words; at++)
        h = rotate(h + messages[first + at] * P3, 17) * P4;
    return finish(h);
}

void main()
{
    uint i = gl_GlobalInvocationID.x;
    if (i < size.count)
        hashes[i] = hashed(i * size.words, size.words, size.seed);
}
