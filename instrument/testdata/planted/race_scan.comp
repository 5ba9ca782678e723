// in 0.0: u32:1,2,3,4,5,6,7,8
#version 460
layout(local_size_x = 8) in;
layout(binding = 0, std430) buffer Data { uint data[]; };
shared uint sum[8];
void main()
{
    uint i = gl_LocalInvocationIndex;
    sum[i] = data[i];
    for (uint d = 1u; d < 8u; d <<= 1) {
        barrier();
        uint left = i >= d ? sum[i - d] : 0u; // planted: races
#ifdef FIXED
        barrier();
#endif
        sum[i] += left; // planted: races
    }
    data[i] = sum[i];
}
