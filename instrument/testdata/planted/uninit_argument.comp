// flags: -gVS
// in 0.0: f32:1,2,3,4
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { float data[]; };
float twice(float x) { return 2.0 * x; }
float shaded(vec3 color, int channel) { return twice(color[1]) + float(channel); }
void main()
{
    vec3 color;
    color.x = data[0];
#ifdef FIXED
    color.y = data[1];
#endif
    data[gl_LocalInvocationIndex] = shaded(color, 1); // planted: uninit OpFunctionCall
}
