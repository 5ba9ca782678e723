#version 450
// Eight numbers of each pixel sorted by a network, some by insertion, in arrays that are indexed by variables. Exact.
layout(location = 0) out vec4 color;

void main()
{
    uvec2 p = uvec2(gl_FragCoord.xy) >> 2;
    uint a[8];
    for (uint i = 0u; i < 8u; i++)
        a[i] = ((p.x * (i + 3u) ^ p.y * (7u - i)) * 37u) & 255u;
    for (uint k = 2u; k <= 8u; k *= 2u)
        for (uint j = k / 2u; j > 0u; j /= 2u)
            for (uint i = 0u; i < 8u; i++) {
                uint l = i ^ j;
                if (l > i && ((i & k) == 0u) == (a[i] > a[l])) {
                    uint t = a[i];
                    a[i] = a[l];
                    a[l] = t;
                }
            }
    uint which = (uint(gl_FragCoord.x) & 3u) + (uint(gl_FragCoord.y) & 1u) * 4u;
    color = vec4(vec3(a[which], a[0], a[7]) * (1.0 / 256.0), 1.0);
}
