// target: vulkan1.0
#version 450
// Functions with in, out and inout parameters, called in chains and with aliases.
layout(location = 0) in vec4 color;
layout(location = 1) in flat ivec2 choice;
layout(location = 0) out vec4 result;

vec4 state = vec4(0.25);   // survives between calls

void add(inout float x, const in float y) { x += y; }

void swap(inout vec2 a, inout vec2 b)
{
    vec2 t = a;
    a = b;
    b = t;
}

void split(in vec4 v, out vec2 lo, out vec2 hi)
{
    lo = v.xy;
    hi = v.zw;
}

void partial(out vec4 v, bool which)
{
    if (which)
        v.xz = vec2(1.0, 2.0);
    else
        v = vec4(3.0);
    v.yw = vec2(0.5);
}

float bump()
{
    state.x += 1.0;
    state = state.yzwx;
    return state.w;
}

float chain3(float x) { return x * bump() + 1.0; }
float chain2(float x) { float y = chain3(x); add(y, bump()); return y; }
float chain1(float x) { add(x, chain2(x)); return x + chain2(-x); }

bool pick(int i, inout vec4 v)
{
    if (i < 0)
        return false;
    v[i & 3] += 1.0;
    if (i > 100) {
        v = -v;
        return true;
    }
    return v.x > v.y;
}

void main()
{
    vec4 c = color;
    vec2 lo, hi;
    split(c, lo, hi);
    swap(lo, hi);
    swap(c.xy, c.zw);
    add(c[choice.x & 3], 2.0);
    vec4 w;
    partial(w, choice.y > 2);
    float a[3] = float[](lo.x, hi.y, w.z);
    add(a[choice.y % 3], chain1(c.x));
    bool ok = pick(choice.x, w) && pick(choice.y, c) || !pick(choice.x + choice.y, w);
    result = ok ? c + w * a[0] : vec4(lo, hi) * a[1] + a[2];
    result += state;
}
