// in 0.0: u32:1,2,3,4,5,6,7,8
#version 460
layout(local_size_x = 8) in;
layout(binding = 0, std430) buffer Data { uint data[]; };
shared uint sum[8];
void main()
{
    uint i = gl_LocalInvocationIndex;
    sum[i] = data[i];
    barrier();
    for (uint half_ = 4u; half_ > 0u; half_ >>= 1) {
        if (i < half_)
            sum[i] += sum[i + half_]; // planted: races
#ifdef FIXED
        barrier();
#endif
    }
    if (i == 0u)
        data[0] = sum[0];
}
