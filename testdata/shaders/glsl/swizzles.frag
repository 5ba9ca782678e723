// target: vulkan1.0
#version 450
layout(location = 0) in vec4 a;
layout(location = 1) in vec3 b;
layout(location = 2) flat in int k;
layout(location = 0) out vec4 o;
layout(location = 1) out vec2 o2;

void main()
{
    vec4 v;
    v.xw = a.yz;
    v.zy = b.xx;
    v.wzyx = v;
    v.x += v.y;
    v.yz *= a.ww;
    vec3 w = a.bgr;
    w[k] = v[3 - k];
    w.zx = w.xz;
    vec2 t = w.rg.yx.xx.xy;
    mat3 m = mat3(w, b, a.xyz);
    m[1].xz = m[2].zx;
    m[k][2] = m[2][k];
    v = vec4(m[0], m[1][1]).zzxx + vec4(t, t.yx);
    if (k == 2)
        v.xyz = w;
    else if (k == 1)
        v.w = w.x;
    bvec3 c = lessThan(w, b);
    c.y = !c.y;
    v += any(c) ? vec4(c, all(not(c))) : mix(a, v, bvec4(c, true));
    o = v;
    o.xz = -o.zx;
    o2.y = v.x;
    o2.x = o.w;
}
