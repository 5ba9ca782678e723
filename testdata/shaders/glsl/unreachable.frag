// target: vulkan1.0
#version 450
// Code that is never reached, loops that never loop, and values that are never used.
layout(location = 0) in vec4 a;
layout(location = 0) out vec4 o;
const bool DEBUG = false;

float unused(float x) { return x * 3.0; }
float both(float x)
{
    if (x > 0.5)
        return 1.0;
    else
        return 2.0;
    return 3.0;
}
float loopOnly(float x)
{
    for (int i = 0; ; i++) {
        if (float(i) > x)
            return float(i);
        x *= 0.9;
    }
    return -1.0;
}
float both2(float x)
{
    while (true) {
        if (x > 1.0)
            return x;
        else
            break;
        x += 1.0;
    }
    do {
        if (x < -5.0)
            discard;
        return x - 1.0;
    } while (x < 3.0);
    return 0.0;
}

void main()
{
    float dead = sqrt(a.x) * a.y;
    o = vec4(both(a.x), loopOnly(a.y), both2(a.z), 1.0);
    if (DEBUG)
        o = vec4(unused(a.x), dead, dead, dead);
    if (false) {
        for (int i = 0; i < 3; i++)
            o += a;
    }
    return;
    o = vec4(0.0);
}
