#version 450
// Rings and spokes that are antialiased by the width that a pixel has, as fwidth says.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;

float line(float x, float width)
{
    float w = fwidth(x);
    float d = abs(fract(x) - 0.5);
    return 1.0 - smoothstep(width, width + 2.0 * w, d);
}

void main()
{
    vec2 p = uv * 2.0 - vec2(1.013, 0.987);
    float r = length(p);
    // of the angle only what is smooth across the negative axis
    float spokes = p.x * p.y / (r * r + 0.01);
    color = vec4(line(r * 6.0, 0.15), line(r * r * 4.0 + spokes, 0.1), 0.5 + 0.5 * spokes, 1.0);
}
