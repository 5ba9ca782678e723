#version 450
// Several outputs of different types and sizes, with holes between their locations and parts of a location.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec3 color;
layout(location = 2) out ivec2 whole;
layout(location = 3, component = 0) out vec2 low;
layout(location = 3, component = 2) out float high;
layout(location = 5) out uint bits[2];

void main()
{
    color = vec3(uv, uv.x * uv.y);
    whole = ivec2(floor(uv * 100.0)) - 50;
    low = uv.yx * 0.5;
    high = 1.0 - uv.x;
    bits[0] = floatBitsToUint(uv.x);
    bits[1] = packUnorm4x8(vec4(uv, 0.25, 1.0)) & 0xFF00FF00u;
}
