// target: spirv1.3
#version 450
// Every function of GLSL.std.450 that GLSL reaches with floats.
layout(location = 0) in vec4 a;
layout(location = 1) in vec4 b;
layout(location = 2) in float s;
layout(location = 0) out vec4 o;

void main()
{
    vec4 r = sin(a) + cos(b) + tan(a) + asin(a) + acos(b) + atan(a) + atan(a, b);
    r += sinh(a) + cosh(b) + tanh(a) + asinh(a) + acosh(b) + atanh(a);
    r += pow(abs(a), b) + exp(a) + log(b) + exp2(a) + log2(b) + sqrt(a) + inversesqrt(b);
    r += radians(a) + degrees(b) + abs(a) + sign(b) + floor(a) + trunc(b) + round(a) + roundEven(b) + ceil(a) + fract(b);
    r += mod(a, b) + mod(a, s) + min(a, b) + max(a, s) + clamp(a, 0.0, 1.0) + clamp(a, b, a + b);
    r += mix(a, b, s) + mix(a, b, a) + step(a, b) + step(s, a) + smoothstep(a, b, r) + smoothstep(0.1, 0.9, a);
    vec4 whole;
    r += modf(a, whole) + whole;
    ivec4 e;
    r += frexp(b, e) + ldexp(a, e + 1);
    r += fma(a, b, r);
    r.x += length(a) + distance(a, b) + dot(a, b) + length(s) + dot(s, 2.0);
    r.xyz += cross(a.xyz, b.xyz) + normalize(a.xyz) + faceforward(a.xyz, b.xyz, r.xyz) + reflect(a.xyz, b.xyz) + refract(a.xyz, b.xyz, s);
    r += vec4(isnan(a)) + vec4(isinf(b));
    r = r.x != r.x ? vec4(1.0 / 0.0) : r;
    o = r;
}
