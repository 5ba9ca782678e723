#version 450
// Sines, powers, exponentials, arc tangents: what need not be correctly rounded.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(set = 0, binding = 0) uniform Frame { vec2 resolution; float time; };

void main()
{
    vec2 p = (uv * 2.0 - 1.0) * vec2(resolution.x / resolution.y, 1.0);
    float a = sin(p.x * 5.0 + time) + sin(length(p) * 7.0 - time) + cos(p.y * 4.0 + p.x * p.y);
    float b = exp(-dot(p, p)) + pow(abs(p.x) + 0.1, 1.5);
    float c = atan(p.y, p.x * p.x + 0.1) + asin(clamp(p.x * 0.7, -1.0, 1.0)) + inversesqrt(1.0 + p.y * p.y);
    color = vec4(0.5 + 0.16 * a, 0.5 * b, 0.5 + 0.2 * c, 1.0);
}
