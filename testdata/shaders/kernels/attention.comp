// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
// Attention without a matrix of scores: an invocation has one query, walks over the keys in tiles, and keeps the largest
// score, the sum of weights and the weighted sum of values so far. A causal query sees the keys up to its own place.
layout(local_size_x = 32, local_size_x_id = 0) in;
layout(constant_id = 0) const uint THREADS = 32; // queries of a workgroup
layout(constant_id = 1) const uint HEAD = 32;    // numbers of a query, key or value
layout(constant_id = 2) const uint TILE = 16;    // keys in shared memory
layout(constant_id = 3) const bool CAUSAL = true;

layout(binding = 0) readonly buffer Queries { float q[]; }; // by head, then by place
layout(binding = 1) readonly buffer Keys { float k[]; };
layout(binding = 2) readonly buffer Values { float v[]; };
layout(binding = 3) writeonly buffer Results { float o[]; };
layout(push_constant) uniform Size { uint places; float scale; } size;

shared float keys[TILE][HEAD];
shared float values[TILE][HEAD];

struct Online {
    float most; // score
    float sum;  // of the weights, relative to that score
    float mean[HEAD];
};

void loadTile(uint head, uint first)
{
    for (uint i = gl_LocalInvocationIndex; i < TILE * HEAD; i += THREADS) {
        uint place = first + i / HEAD, d = i % HEAD;
        bool inside = place < size.places;
        uint at = (head * size.places + place) * HEAD + d;
        keys[i / HEAD][d] = inside ? k[at] : 0.0;
        values[i / HEAD][d] = inside ? v[at] : 0.0;
    }
}

float score(const float query[HEAD], uint key)
{
    float sum = 0.0;
    [[unroll]] for (uint d = 0; d < HEAD; d++)
        sum = fma(query[d], keys[key][d], sum);
    return sum * size.scale;
}

// add takes one more key into account.
void add(inout Online state, float s, uint key)
{
    float most = max(state.most, s);
    float before = exp(state.most - most), weight = exp(s - most);
    state.sum = state.sum * before + weight;
    [[unroll]] for (uint d = 0; d < HEAD; d++)
        state.mean[d] = state.mean[d] * before + weight * values[key][d];
    state.most = most;
}

void start(out Online state)
{
    state.most = -1e30;
    state.sum = 0.0;
    [[unroll]] for (uint d = 0; d < HEAD; d++)
        state.mean[d] = 0.0;
}

void main()
{
    uint head = gl_WorkGroupID.y, place = gl_GlobalInvocationID.x;
    uint at = (head * size.places + min(place, size.places - 1)) * HEAD;
    float query[HEAD];
    [[unroll]] for (uint d = 0; d < HEAD; d++)
        query[d] = q[at + d];
    Online state;
    start(state);
    for (uint first = 0; first < size.places; first += TILE) {
        loadTile(head, first);
        barrier();
        for (uint key = 0; key < TILE && first + key < size.places; key++)
            if (!CAUSAL || first + key <= place)
                add(state, score(query, key), key);
        barrier();
    }
    if (place >= size.places)
        return;
    [[unroll]] for (uint d = 0; d < HEAD; d++)
        o[at + d] = state.mean[d] / state.sum;
}
