// target: vulkan1.3
#version 460
#extension GL_EXT_demote_to_helper_invocation : require
// Derivatives beside pixels that are gone: those that a demote made helpers go on for their neighbours. The differences
// are of integers, so the picture is exact.
layout(location = 0) out vec4 color;

void main()
{
    ivec2 p = ivec2(gl_FragCoord.xy);
    if (((p.x >> 1) * 5 + p.y * 3) % 7 < 2)
        demote;
    float v = float((p.x * p.x + 3 * p.y * p.x) & 63);
    vec2 slope = vec2(dFdx(v), dFdy(v));
    if (helperInvocationEXT())
        slope = vec2(0.0);
    color = vec4(slope * (1.0 / 128.0) + 0.5, v * (1.0 / 64.0), 1.0);
}
