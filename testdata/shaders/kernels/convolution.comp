// target: vulkan1.1
#version 450
#extension GL_EXT_control_flow_attributes : require
// A convolution in two dimensions: TAPS by TAPS weights for each pair of an input and an output channel, with zeros
// beyond the picture. A workgroup has a tile of 8 by 8 pixels, of which it loads one input channel after the other; an
// invocation has CHANNELS output channels of a pixel in registers.
layout(local_size_x = 8, local_size_y = 8) in;
layout(constant_id = 0) const uint TAPS = 3;
layout(constant_id = 1) const uint CHANNELS = 4;
const uint EDGE = 8;

layout(binding = 0) readonly buffer Picture { float picture[]; };  // by channel, then by row
layout(binding = 1) readonly buffer Weights { float weights[]; }; // by output channel, input channel and row
layout(binding = 2) readonly buffer Shifts { float shifts[]; };   // by output channel
layout(binding = 3) writeonly buffer Results { float results[]; };
layout(push_constant) uniform Size { uint width, height, inputs, outputs; } size;

shared float tile[EDGE + TAPS - 1][EDGE + TAPS - 1];

float pixel(uint channel, ivec2 at)
{
    if (any(lessThan(at, ivec2(0))) || any(greaterThanEqual(at, ivec2(size.width, size.height))))
        return 0.0;
    return picture[(channel * size.height + at.y) * size.width + at.x];
}

void loadTile(uint channel)
{
    ivec2 corner = ivec2(gl_WorkGroupID.xy * EDGE) - int(TAPS / 2);
    const uint edge = EDGE + TAPS - 1;
    for (uint i = gl_LocalInvocationIndex; i < edge * edge; i += EDGE * EDGE)
        tile[i / edge][i % edge] = pixel(channel, corner + ivec2(i % edge, i / edge));
}

void accumulate(inout float sums[CHANNELS], uint channel, uint firstOutput, uvec2 at)
{
    [[unroll]] for (uint y = 0; y < TAPS; y++)
        [[unroll]] for (uint x = 0; x < TAPS; x++) {
            float v = tile[at.y + y][at.x + x];
            [[unroll]] for (uint c = 0; c < CHANNELS; c++) {
                uint row = ((min(firstOutput + c, size.outputs - 1) * size.inputs + channel) * TAPS + y) * TAPS;
                sums[c] = fma(weights[row + x], v, sums[c]);
            }
        }
}

void main()
{
    uvec2 at = gl_LocalInvocationID.xy, place = gl_GlobalInvocationID.xy;
    uint firstOutput = gl_WorkGroupID.z * CHANNELS;
    float sums[CHANNELS];
    [[unroll]] for (uint c = 0; c < CHANNELS; c++)
        sums[c] = firstOutput + c < size.outputs ? shifts[firstOutput + c] : 0.0;
    for (uint channel = 0; channel < size.inputs; channel++) {
        loadTile(channel);
        barrier();
        accumulate(sums, channel, firstOutput, at);
        barrier();
    }
    if (place.x >= size.width || place.y >= size.height)
        return;
    [[unroll]] for (uint c = 0; c < CHANNELS; c++)
        if (firstOutput + c < size.outputs)
            results[((firstOutput + c) * size.height + place.y) * size.width + place.x] = max(sums[c], 0.0);
}
