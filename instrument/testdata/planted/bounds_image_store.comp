#version 460
layout(local_size_x = 8) in;
layout(binding = 0, r32ui) uniform writeonly uimage2D image;
void main()
{
    ivec2 at = ivec2(gl_LocalInvocationIndex, 1);
#ifdef FIXED
    if (at.x < imageSize(image).x)
#endif
        imageStore(image, at, uvec4(7u)); // planted: bounds OpImageWrite
}
