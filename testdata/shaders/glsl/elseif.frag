// target: vulkan1.0
#version 450
// Long chains of else if, ternaries and short circuits.
layout(location = 0) in vec3 p;
layout(location = 1) flat in int id;
layout(location = 0) out vec4 color;

vec3 ramp(float x)
{
    if (x < 0.0) return vec3(0.0);
    else if (x < 0.05) return vec3(0.1, 0.0, 0.2);
    else if (x < 0.1) return vec3(0.2, 0.0, 0.4);
    else if (x < 0.2) return vec3(0.3, 0.1, 0.5);
    else if (x < 0.3) return vec3(0.4, 0.2, 0.5);
    else if (x < 0.4) return vec3(0.5, 0.3, 0.4);
    else if (x < 0.5) return vec3(0.6, 0.4, 0.3);
    else if (x < 0.6) return vec3(0.7, 0.5, 0.3);
    else if (x < 0.7) return vec3(0.8, 0.6, 0.2);
    else if (x < 0.8) return vec3(0.9, 0.8, 0.2);
    else if (x < 0.9) return vec3(1.0, 0.9, 0.5);
    return vec3(1.0);
}

int classify(int n, float f)
{
    int r = 0;
    if (n == 0) {
        r = 5;
    } else if (n == 1) {
        if (f > 0.5) r = 6; else if (f > 0.25) r = 7; else r = 8;
    } else if (n < 5 && f > 0.1 || n == 77) {
        r = n * 2;
        if (f > 0.9)
            return -r;
    } else if (n > 100) {
    } else if (n > 90) {
        r = 9;
    } else {
        r = n < 50 ? f < 0.5 ? 1 : 2 : f < 0.5 ? 3 : 4;
    }
    return r + 1;
}

void main()
{
    int k = classify(id, p.z);
    bool left = p.x < 0.0, low = p.y < 0.0;
    vec3 c = left && !low ? ramp(p.z) : left ^^ low ? ramp(1.0 - p.z) : ramp(p.x * p.y);
    if (k > 3 ? left : low)
        c = c.bgr;
    color = vec4(c, float(k) * 0.1);
}
