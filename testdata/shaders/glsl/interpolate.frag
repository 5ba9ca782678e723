// target: vulkan1.1
#version 450
layout(location = 0) in vec2 a;
layout(location = 1) centroid in vec3 b;
layout(location = 2) noperspective in float c;
layout(location = 3) flat in uint d;
layout(location = 4) sample in vec4 e;
layout(location = 5) in float curve[3];
layout(location = 0) out vec4 color;
layout(location = 1) out uvec2 ids;
layout(depth_greater) out float gl_FragDepth;

void main()
{
    vec2 s = interpolateAtCentroid(a) + interpolateAtSample(a, gl_SampleID) - interpolateAtOffset(a, vec2(0.25, -0.125));
    float w = fwidth(c) + fwidthFine(s.x) + fwidthCoarse(s.y);
    w += dFdxFine(b.x) + dFdyFine(b.y) + dFdxCoarse(c) * dFdyCoarse(c);
    w += interpolateAtOffset(curve[1], s);
    color = vec4(s, w, b.z) + e * gl_SamplePosition.x;
    if (!gl_FrontFacing)
        color = -color;
    ids = uvec2(d, uint(gl_SampleMaskIn[0]));
    gl_SampleMask[0] = gl_SampleMaskIn[0] & ~(1 << gl_SampleID);
    gl_FragDepth = gl_FragCoord.z + abs(gl_PointCoord.x) * 0.001;
}
