#version 460
layout(binding = 0, rgba8) uniform readonly image2D image;
layout(location = 0) out vec4 color;
void main()
{
    ivec2 at = ivec2(gl_FragCoord.xy);
#ifdef FIXED
    at = min(at, imageSize(image) - 1);
#else
    at += 4;
#endif
    color = imageLoad(image, at); // planted: bounds OpImageRead
}
