// target: vulkan1.1
#version 450
// Global variables that keep their values between calls.
layout(local_size_x = 1) in;
layout(binding = 0) buffer D { int d[]; };
int counter = 3;
int stack[8];
int top;
struct Rng { uvec2 s; bool warm; } rng = Rng(uvec2(1u, 2u), false);

void push(int x) { stack[top++] = x; }
int pop() { return top > 0 ? stack[--top] : -1; }
int next() { return counter++; }
uint rnd()
{
    if (!rng.warm) {
        rng.s ^= 0x9e3779b9u;
        rng.warm = true;
    }
    uint t = rng.s.x ^ (rng.s.x << 11);
    rng.s = uvec2(rng.s.y, rng.s.y ^ (rng.s.y >> 19) ^ t ^ (t >> 8));
    return rng.s.y;
}

void main()
{
    int a = next() * 100 + next();
    top = 0;
    for (int i = 0; i < 8; i++) {
        switch (int(rnd() % 5u)) {
        case 0: push(next()); break;
        case 1: push(pop() + pop()); break;
        case 2: push(pop() * 3);
        case 3: push(d[i]); break;
        default: continue;
        }
        if (top > 5)
            break;
    }
    int s = a;
    while (top > 0)
        s = s * 7 + pop();
    d[0] = s + counter;
}
