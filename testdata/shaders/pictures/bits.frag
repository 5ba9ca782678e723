#version 450
// What GLSL does with bits: fields, counts, searches, packing, wide products, and floats as integers. Exact.
layout(location = 0) out uvec4 fields;
layout(location = 1) out ivec4 searches;
layout(location = 2) out uvec4 wide;

void main()
{
    uvec2 p = uvec2(gl_FragCoord.xy);
    uint x = p.x * 0x01010101u ^ p.y * 0x00811234u;
    int y = int(x) - int(p.y << 24);
    fields = uvec4(bitfieldExtract(x, int(p.x & 15u), int(p.y & 15u)), bitfieldInsert(x, ~x, int(p.y & 7u), 9), bitCount(x),
                   bitfieldReverse(x));
    searches = ivec4(findLSB(x), findMSB(y), findMSB(x), bitfieldExtract(y, 5, int(p.x & 15u)));
    uint high, low, carry, borrow;
    umulExtended(x, x + p.y, high, low);
    uint sum = uaddCarry(low, x, carry), rest = usubBorrow(high, low, borrow);
    wide = uvec4(high ^ sum, rest + carry * 2u + borrow, floatBitsToUint(float(p.x) * 0.5), uint(ldexp(float(p.y), 3)));
}
