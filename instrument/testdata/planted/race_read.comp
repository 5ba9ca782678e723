// flags: -gVS
// in 0.0: f32:1,2,3,4,5,6,7,8
#version 460
layout(local_size_x = 8) in;
layout(binding = 0, std430) buffer Data { float data[]; };
shared float tile[8];
void main()
{
    uint i = gl_LocalInvocationIndex;
    tile[i] = data[i];
#ifdef FIXED
    barrier();
#endif
    data[i] = tile[7u - i]; // planted: races OpLoad
}
