// target: vulkan1.0
#version 450
// Constant arrays used as lookup tables.
layout(location = 0) flat in int i;
layout(location = 1) in vec2 p;
layout(location = 0) out vec4 color;
const float kernel[9] = float[](1.0, 2.0, 1.0, 2.0, 4.0, 2.0, 1.0, 2.0, 1.0);
const ivec2 dirs[8] = ivec2[](ivec2(1, 0), ivec2(1, 1), ivec2(0, 1), ivec2(-1, 1), ivec2(-1, 0), ivec2(-1, -1), ivec2(0, -1), ivec2(1, -1));
const int perm[4][4] = int[][](int[](0, 1, 2, 3), int[](1, 2, 3, 0), int[](2, 3, 0, 1), int[](3, 0, 1, 2));
struct Entry { vec3 c; bool on; };
const Entry entries[3] = Entry[](Entry(vec3(1, 0, 0), true), Entry(vec3(0, 1, 0), false), Entry(vec3(0, 0, 1), true));
const mat2 turns[2] = mat2[](mat2(1.0), mat2(0.0, 1.0, -1.0, 0.0));
layout(binding = 0) uniform sampler2D t;

void main()
{
    vec4 s = vec4(0.0);
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            s += kernel[(y + 1) * 3 + x + 1] * texture(t, p + vec2(x, y) * 0.01);
    vec2 d = turns[i & 1] * vec2(dirs[i & 7]);
    int q = perm[i & 3][int(s.x) & 3];
    Entry e = entries[i % 3];
    vec3 hue[4] = vec3[](vec3(0.1), e.c, vec3(d, 0.0), s.rgb);
    color = e.on ? vec4(hue[q], 1.0) : s / 16.0;
    color.xyz += entries[2].c * kernel[4];
}
