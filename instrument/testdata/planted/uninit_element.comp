// in 0.0: f32:0*4
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { float data[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float row[4];
#ifdef FIXED
    for (int k = 0; k < 4; k++)
#else
    for (int k = 1; k < 4; k++)
#endif
        row[k] = float(k) * 0.5;
    data[i] = row[i]; // planted: uninit OpLoad
}
