// target: vulkan1.1
#version 450
layout(local_size_x = 32) in;
layout(binding = 0) buffer Data { int v[]; };
layout(binding = 1) buffer UData { uint u[]; };

int plain(int x)
{
    switch (x) {
    case 0: return 10;
    case 1: return 20;
    case 2: return 40;
    case 100: return 5;
    case -1: return 77;
    default: return 0;
    }
}

int fallThrough(int x)
{
    int r = 0;
    switch (x) {
    case 4: r += 4;
    case 3: r += 3;
    case 2: r += 2;
        break;
    case 1:
    case 0:
        r = -1;
        break;
    }
    return r;
}

int defaultInMiddle(int x)
{
    int r = x;
    switch (x) {
    case 1:
        r += 1;
        break;
    default:
        r = 100;
    case 2:
        r *= 2;
        break;
    case 3:
        r -= 7;
    }
    return r;
}

uint unsignedSwitch(uint x)
{
    switch (x) {
    case 0x80000000u: return 1u;
    case 0xffffffffu: return 2u;
    case 7u: return 3u;
    }
    return x;
}

int switchInLoop(int n)
{
    int acc = 0;
    for (int i = 0; i < n; i++) {
        switch (i & 7) {
        case 0:
            continue;
        case 1:
            acc += 1;
            break;
        case 2:
            if (acc > 50)
                return acc;
            acc *= 2;
        case 3:
            acc += 3;
            continue;
        case 5:
            if (acc < 0)
                break;
            acc -= 2;
            break;
        default:
            acc ^= i;
        }
        acc += 1000;
    }
    return acc;
}

int loopInSwitch(int n)
{
    int r = 1;
    switch (n % 3) {
    case 0:
        for (int i = 0; i < n; i++) {
            if (i == 5)
                break;
            r += i;
        }
        break;
    case 1:
        while (r < 100)
            r = r * 2 + 1;
    default:
        do { r--; } while (r > 10);
    }
    return r;
}

int nestedSwitch(int a, int b)
{
    int r = 0;
    switch (a) {
    case 0:
        switch (b) {
        case 0: r = 1; break;
        case 1: r = 2;
        default: r += 10; break;
        }
        r *= 3;
        break;
    case 1:
        switch (b) {
        default: return -5;
        case 9: r = 90;
        }
    }
    return r;
}

int onlyDefault(int x)
{
    switch (x) {
    default:
        x += 3;
    }
    return x;
}

void main()
{
    int id = int(gl_GlobalInvocationID.x);
    int x = v[id];
    int r = plain(x) + fallThrough(x & 7) * 2 + defaultInMiddle(x & 3) * 3;
    r += switchInLoop(x & 63) + loopInSwitch(x & 15) + nestedSwitch(x & 3, (x >> 2) & 15) + onlyDefault(x);
    v[id] = r;
    u[id] = unsignedSwitch(u[id]);
}
