#version 450
// Integer hashes of the pixel's coordinates: noise of two sizes. Exact.
layout(location = 0) out vec4 color;

uint pcg(uint v)
{
    uint s = v * 747796405u + 2891336453u;
    uint w = ((s >> ((s >> 28) + 4u)) ^ s) * 277803737u;
    return (w >> 22) ^ w;
}

void main()
{
    uvec2 p = uvec2(gl_FragCoord.xy);
    uint fine = pcg(p.x + pcg(p.y)), coarse = pcg((p.x >> 4) ^ pcg(p.y >> 4));
    vec3 c = vec3(fine & 255u, (coarse >> 8) & 255u, ((fine ^ coarse) >> 16) & 255u);
    color = vec4(c * (1.0 / 256.0), 1.0);
}
