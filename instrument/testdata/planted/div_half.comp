// target: vulkan1.2
// in 0.0: f32:-32768,32767,1,-1
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { float value[]; };
layout(binding = 1, std430) buffer Out { int whole[4]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    float16_t h = float16_t(value[i]);
#ifdef FIXED
    h = min(h, float16_t(32752.0));
#endif
    whole[i] = int(int16_t(h)); // planted: div OpConvertFToS
}
