#version 450
// Escape times of the Mandelbrot set, in a loop with two ends. Products and sums are precise, so the picture is exact.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;

void main()
{
    precise vec2 c = vec2(uv.x * 3.0 - 2.25, uv.y * 3.0 - 1.5);
    precise vec2 z = vec2(0.0);
    int n = 0;
    for (; n < 96; n++) {
        precise vec2 s = z * z;
        if (s.x + s.y > 4.0)
            break;
        precise float xy = z.x * z.y;
        z = vec2(s.x - s.y, xy + xy) + c;
    }
    ivec3 k = n == 96 ? ivec3(0) : ivec3(n * 9, n * 5, 255 - n * 2) & 255;
    color = vec4(vec3(k) * (1.0 / 256.0), 1.0);
}
