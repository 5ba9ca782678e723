#version 460
layout(location = 0) in vec4 at;
layout(binding = 0, std140) uniform Camera { vec4 scale; };
void main()
{
    float w = at.w;
#ifdef FIXED
    if (w == 0.0)
        w = 1.0;
#endif
    gl_Position = vec4(scale.xyz + at.xyz / w, 1.0); // planted: nan OpStore
}
