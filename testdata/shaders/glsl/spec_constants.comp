// target: vulkan1.0
#version 450
layout(local_size_x_id = 0, local_size_y_id = 1, local_size_z = 2) in;
layout(constant_id = 0) const int WIDTH = 8;
layout(constant_id = 2) const uint COUNT = 5u;
layout(constant_id = 3) const float SCALE = 1.5;
layout(constant_id = 4) const bool INVERT = false;
layout(constant_id = 5) const double EXACT = 2.5lf;
layout(constant_id = 6) const int MODE = 1;
const int AREA = WIDTH * WIDTH + 3;
const int HALF = (AREA >> 1) / 2 % 17;
const uint MASK = ~(COUNT << 3) & 0xffu | (INVERT ? 1u : 2u);
const bool BOTH = INVERT && (WIDTH > 4 || COUNT == 5u);
const ivec4 V = ivec4(WIDTH, HALF, -AREA, 7);
const int SW = V.wzyx.y + V.x;
const uint SIGNED = uint(WIDTH) + COUNT;

struct Bank { float cells[COUNT + 1u]; int tail; };
layout(binding = 0) buffer B { int data[]; };
shared float tile[AREA];

float weight(int i)
{
    if (BOTH)
        return -SCALE;
    float table[HALF + 1];
    for (int k = 0; k <= HALF; k++)
        table[k] = float(k) * SCALE;
    return table[i % (HALF + 1)];
}

void main()
{
    Bank bank;
    for (uint i = 0u; i <= COUNT; i++)
        bank.cells[i] = float(i) * float(EXACT);
    bank.tail = int(bank.cells.length());
    tile[gl_LocalInvocationIndex % uint(AREA)] = weight(int(gl_LocalInvocationIndex));
    barrier();
    int r = SW + int(MASK) + int(SIGNED) + bank.tail;
    switch (MODE) {
    case 0: r *= 2; break;
    case 1: r -= 5;
    case 2: r ^= 0x55; break;
    default: r = 0;
    }
    if (INVERT)
        r = ~r;
    data[gl_GlobalInvocationID.x] = r + int(tile[0] + bank.cells[COUNT]) + int(gl_WorkGroupSize.x * gl_WorkGroupSize.y);
}
