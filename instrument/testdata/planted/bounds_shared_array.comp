// in 0.0: f32:0*8
#version 460
layout(local_size_x = 8) in;
layout(binding = 0, std430) buffer Data { float data[]; };
#ifdef FIXED
shared float tile[10];
#else
shared float tile[9];
#endif
void main()
{
    uint i = gl_LocalInvocationIndex;
    tile[i + 1u] = data[i];
    if (i == 0u) {
        tile[0] = 0.0;
        tile[gl_WorkGroupSize.x + 1u - i] = 0.0; // planted: bounds OpAccessChain
    }
    barrier();
    data[i] = tile[i] + tile[i + 1u];
}
