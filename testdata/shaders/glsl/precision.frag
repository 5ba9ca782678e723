#version 320 es
// target: vulkan1.1
precision mediump float;
precision highp int;
layout(location = 0) in highp vec2 uv;
layout(location = 1) in mediump vec3 n;
layout(location = 2) in lowp vec4 tint;
layout(binding = 0) uniform mediump sampler2D tex;
layout(binding = 1) uniform U { mediump vec4 light; highp vec4 far; mediump int steps; } u;
layout(location = 0) out mediump vec4 color;
layout(location = 1) out highp vec4 exact;

mediump float power(mediump float x, mediump int k)
{
    mediump float r = 1.0;
    for (mediump int i = 0; i < k; i++)
        r *= x;
    return r;
}

void main()
{
    mediump vec4 t = texture(tex, uv) * tint;
    mediump float l = max(dot(n, u.light.xyz), 0.0);
    mediump float s = power(l, u.steps);
    highp vec2 big = uv * u.far.xy;
    precise highp float e = uv.x * u.far.z + uv.y * u.far.w;
    precise highp vec4 p = u.far * e + u.far.wzyx / e - fma(u.far, u.far, u.far);
    color = t * l + s + vec4(big, 0.0, 0.0);
    exact = p;
}
