// in in.0: values:-1*8
#version 460
layout(location = 0) in float weight;
layout(location = 0) flat out uint bone;
void main()
{
#ifdef FIXED
    bone = uint(max(weight, 0.0) * 4.0);
#else
    bone = uint(weight * 4.0); // planted: div OpConvertFToU
#endif
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
}
