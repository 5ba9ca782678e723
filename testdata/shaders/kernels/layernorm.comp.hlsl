// target: vulkan1.1
// flags: -Od
// Layer normalization of rows, with a scale and a shift for each column. The entry point gathers its inputs into a
// struct, as translated shaders do, and an inner function does the work.
#define THREADS 64

[[vk::binding(0)]] StructuredBuffer<float> rows;
[[vk::binding(1)]] StructuredBuffer<float2> weights; // scale and shift
[[vk::binding(2)]] RWStructuredBuffer<float> results;

struct Size {
    uint columns;
    float epsilon;
};
[[vk::push_constant]] ConstantBuffer<Size> size;

groupshared float2 partial[THREADS];

struct Inputs {
    uint3 group : SV_GroupID;
    uint index : SV_GroupIndex;
};

struct Moments {
    float mean, inverse; // inverse of the deviation
};

// total adds up a pair of numbers of each invocation, in a tree.
float2 total(uint index, float2 v)
{
    partial[index] = v;
    GroupMemoryBarrierWithGroupSync();
    for (uint half = THREADS / 2; half > 0; half /= 2) {
        if (index < half)
            partial[index] += partial[index + half];
        GroupMemoryBarrierWithGroupSync();
    }
    return partial[0];
}

Moments moments(uint first, uint index)
{
    float2 sums = 0;
    for (uint i = index; i < size.columns; i += THREADS) {
        float x = rows[first + i];
        sums += float2(x, x * x);
    }
    sums = total(index, sums) / float(size.columns);
    Moments m;
    m.mean = sums.x;
    m.inverse = rsqrt(max(sums.y - sums.x * sums.x, 0) + size.epsilon);
    return m;
}

void normalizeRow(Inputs inputs)
{
    uint first = inputs.group.x * size.columns;
    Moments m = moments(first, inputs.index);
    for (uint i = inputs.index; i < size.columns; i += THREADS) {
        float2 weight = weights[i];
        results[first + i] = (rows[first + i] - m.mean) * m.inverse * weight.x + weight.y;
    }
}

[numthreads(THREADS, 1, 1)]
void main(Inputs inputs)
{
    normalizeRow(inputs);
}
