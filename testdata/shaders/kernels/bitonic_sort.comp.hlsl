// target: vulkan1.1
// flags: -Od
// A bitonic sort in shared memory. A workgroup sorts 256 pairs of a key and a value, by their keys, then by their values.
#define PAIRS 256
#define THREADS (PAIRS / 2)

struct Pair {
    uint key;
    uint value;
};

[[vk::binding(0)]] RWStructuredBuffer<Pair> pairs;

groupshared Pair memory[PAIRS];

struct Inputs {
    uint3 group : SV_GroupID;
    uint index : SV_GroupIndex;
};

bool isAfter(Pair a, Pair b)
{
    return a.key > b.key || a.key == b.key && a.value > b.value;
}

void swapIf(bool condition, inout Pair a, inout Pair b)
{
    if (condition) {
        Pair c = a;
        a = b;
        b = c;
    }
}

// compareAt puts two pairs of memory in order.
void compareAt(uint i, uint j, bool ascending)
{
    Pair a = memory[i];
    Pair b = memory[j];
    swapIf(isAfter(a, b) == ascending, a, b);
    memory[i] = a;
    memory[j] = b;
}

void sort(Inputs inputs)
{
    uint first = inputs.group.x * PAIRS;
    memory[inputs.index] = pairs[first + inputs.index];
    memory[inputs.index + THREADS] = pairs[first + inputs.index + THREADS];
    for (uint size = 2; size <= PAIRS; size *= 2) {
        for (uint distance = size / 2; distance > 0; distance /= 2) {
            GroupMemoryBarrierWithGroupSync();
            uint i = 2 * inputs.index - (inputs.index & (distance - 1));
            compareAt(i, i + distance, (i & size) == 0);
        }
    }
    GroupMemoryBarrierWithGroupSync();
    pairs[first + inputs.index] = memory[inputs.index];
    pairs[first + inputs.index + THREADS] = memory[inputs.index + THREADS];
}

[numthreads(THREADS, 1, 1)]
void main(Inputs inputs)
{
    sort(inputs);
}
