// target: vulkan1.1
#version 450
// The discrete Fourier transform of 256 complex numbers, a transform for each workgroup: eight passes of the Stockham
// algorithm with radix 2 between two halves of shared memory.
layout(local_size_x = 128) in;
layout(constant_id = 0) const bool INVERSE = false;
const uint POINTS = 256;
const float TAU = 6.2831853;

layout(binding = 0) buffer Signal { vec2 signal[]; };

shared vec2 memory[2][POINTS];

struct Pair {
    vec2 a, b;
};

vec2 times(vec2 a, vec2 b) { return vec2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

Pair butterfly(Pair p, float angle)
{
    vec2 turned = times(p.b, vec2(cos(angle), sin(angle)));
    return Pair(p.a + turned, p.a - turned);
}

// pass joins transforms of length points from one half of memory to the other.
void pass(uint from, uint length, uint i)
{
    uint k = i % length;
    float angle = (INVERSE ? TAU : -TAU) * float(k) / float(2 * length);
    Pair p = butterfly(Pair(memory[from][i], memory[from][i + POINTS / 2]), angle);
    uint to = (i - k) * 2 + k;
    memory[1 - from][to] = p.a;
    memory[1 - from][to + length] = p.b;
}

void main()
{
    uint i = gl_LocalInvocationID.x;
    uint first = gl_WorkGroupID.x * POINTS;
    memory[0][i] = signal[first + i];
    memory[0][i + POINTS / 2] = signal[first + i + POINTS / 2];
    uint from = 0;
    for (uint length = 1; length < POINTS; length *= 2) {
        barrier();
        pass(from, length, i);
        from = 1 - from;
    }
    barrier();
    float scale = INVERSE ? 1.0 / float(POINTS) : 1.0;
    signal[first + i] = memory[from][i] * scale;
    signal[first + i + POINTS / 2] = memory[from][i + POINTS / 2] * scale;
}
