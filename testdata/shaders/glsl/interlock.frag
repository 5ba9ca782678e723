// target: vulkan1.1
#version 450
#extension GL_ARB_fragment_shader_interlock : require
layout(pixel_interlock_ordered) in;
layout(early_fragment_tests) in;
layout(binding = 0, r32ui) uniform coherent uimage2D depth;
layout(binding = 1, rgba16f) uniform coherent image2D layers;
layout(location = 0) in vec4 color;

void main()
{
    ivec2 p = ivec2(gl_FragCoord.xy);
    beginInvocationInterlockARB();
    uint old = imageLoad(depth, p).r;
    uint z = floatBitsToUint(gl_FragCoord.z);
    if (z < old) {
        imageStore(depth, p, uvec4(z));
        vec4 below = imageLoad(layers, p);
        imageStore(layers, p, color + below * (1.0 - color.a));
    }
    endInvocationInterlockARB();
}
