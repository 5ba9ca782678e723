// target: vulkan1.0
#version 450
layout(local_size_x = 64) in;
layout(constant_id = 0) const int RADIUS = 6;
layout(binding = 0) uniform sampler2D src;
layout(binding = 1, rgba8) uniform writeonly image2D dst;
shared vec4 line[64 + 2 * RADIUS];

void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    int t = int(gl_LocalInvocationID.x);
    for (int i = t; i < line.length(); i += 64)
        line[i] = texelFetch(src, ivec2(int(gl_WorkGroupID.x) * 64 - RADIUS + i, p.y), 0);
    barrier();
    vec4 s = vec4(0.0);
    float w = 0.0;
    for (int i = -RADIUS; i <= RADIUS; i++) {
        float g = exp(-float(i * i) / float(RADIUS));
        s += line[t + RADIUS + i] * g;
        w += g;
    }
    imageStore(dst, p, s / w);
}
