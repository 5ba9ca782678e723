#version 450
// Pixels that are discarded by an integer pattern, from within a function in a loop, and what the others compute. Exact.
layout(location = 0) out vec4 color;

int count(ivec2 p)
{
    int n = 0;
    for (int i = 1; i < 12; i++) {
        if ((p.x * i ^ p.y) % 29 == 28)
            discard;
        if ((p.x + i * p.y) % 5 == 0)
            continue;
        n += i;
    }
    return n;
}

void main()
{
    ivec2 p = ivec2(gl_FragCoord.xy);
    int n = count(p);
    color = vec4(float(n) * (1.0 / 128.0), float(p.x & 15) * 0.0625, float(p.y) * (1.0 / 256.0), 1.0);
}
