// target: vulkan1.1
#version 450
// Bit operations and the edges of integer division.
layout(local_size_x = 32) in;
layout(binding = 0) buffer U { uvec4 u[]; };
layout(binding = 1) buffer I { ivec4 s[]; };

int divide(int a, int b) { return b == 0 ? 0 : a / b; }

void main()
{
    uint id = gl_GlobalInvocationID.x;
    uvec4 x = u[id];
    ivec4 y = s[id];
    uvec4 carry, hi, lo;
    uvec4 sum = uaddCarry(x, x.wzyx, carry);
    uvec4 diff = usubBorrow(sum, carry, carry);
    umulExtended(x, diff, hi, lo);
    ivec4 ihi, ilo;
    imulExtended(y, y.yxwz, ihi, ilo);
    x = bitfieldReverse(hi) ^ lo;
    x += uvec4(bitCount(x)) + uvec4(findLSB(x)) + uvec4(findMSB(x));
    x = bitfieldInsert(x, sum, 3, 7) | bitfieldExtract(diff, 28, 4);
    y = bitfieldExtract(y, 0, 32) + bitfieldExtract(ilo, 5, 1) - bitfieldInsert(ihi, y, 0, 0);
    y += findMSB(y) + bitCount(ilo) + findLSB(ihi);
    y.x = divide(y.x, -1) + y.x / 7 + y.x % 7 + y.x / -8 + y.x % 8;
    y.y = (-2147483647 - 1) / max(y.y, 2) + divide(y.y, y.z);
    y.z = y.z >> 31 ^ y.z << 1;
    y.w = abs(y.w) * sign(y.w) + min(y.x, y.y) - clamp(y.w, -5, 5);
    x.x = x.x / 10u + x.x % 10u + x.x / 16u + x.x % 16u + x.x / 0xffffffffu + x.x * 0u;
    x.y = uint(y.x) >> (x.y & 31u) | x.y << (31u - (x.y & 31u));
    x.z = ~x.z & -x.z;
    x.w = packUnorm4x8(unpackSnorm4x8(x.w)) + packHalf2x16(unpackHalf2x16(x.y)) + packSnorm2x16(unpackUnorm2x16(x.z));
    x.w += floatBitsToUint(float(x.x)) + uint(floatBitsToInt(float(y.x))) + uint(uintBitsToFloat(x.y));
    u[id] = x;
    s[id] = y;
}
