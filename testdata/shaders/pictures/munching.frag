#version 450
// Munching squares, a Sierpinski triangle and a Bayer matrix in integers of both kinds, one output each. Exact.
layout(location = 0) out uvec4 squares;
layout(location = 1) out ivec3 triangle;
layout(location = 2) out float dither;

const int bayer[16] = int[](0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5);

void main()
{
    uvec2 p = uvec2(gl_FragCoord.xy);
    squares = uvec4(p.x ^ p.y, (p.x * p.y) >> 4, bitfieldReverse(p.x) >> 24, 255u);
    ivec2 s = ivec2(p) - 64;
    triangle = ivec3((p.x & p.y) == 0u ? 255 : 0, abs(s.x) * s.y, (s.x << 1) - (s.y & 7));
    int threshold = bayer[int(p.y & 3u) * 4 + int(p.x & 3u)];
    dither = int(p.x >> 3) > threshold ? 1.0 : 0.0;
}
