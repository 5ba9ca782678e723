// target: vulkan1.2
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 32) in;
layout(binding = 0) buffer B8 { int8_t a8[16]; uint8_t b8[]; };
layout(binding = 1) buffer B16 { i16vec4 a16; uint16_t b16[]; };
layout(binding = 2) buffer B64 { u64vec2 a64[4]; int64_t b64[]; };

int8_t wrap(int8_t x) { return int8_t(x * int8_t(7)) + int8_t(100); }
uint16_t hash16(uint16_t x) { x ^= x >> 7us; x *= 0x2d1us; return x ^ (x << 9us); }
uint64_t mix64(uint64_t x)
{
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdUL;
    x ^= x >> 29;
    return x;
}

void main()
{
    uint id = gl_GlobalInvocationID.x;
    int8_t s = a8[id & 15u];
    uint8_t t = b8[id];
    s = wrap(s) / int8_t(max(int(t), 1));
    i8vec4 v = i8vec4(s, s + int8_t(1), -s, int8_t(t));
    v = v >> i8vec4(1);
    v.xz = v.zw & v.xy;
    b8[id] = uint8_t(v.x) | t;
    uint16_t h = hash16(b16[id]);
    a16 += i16vec4(int16_t(h), int16_t(s), v.xy);
    a16.w = a16.w % int16_t(9);
    b16[id] = h + uint16_t(-1);
    uint64_t m = mix64(a64[id & 3u].x + uint64_t(h));
    a64[id & 3u].y = m << 17 | m >> 47;
    int64_t k = int64_t(m) / -3L;
    k = k < 0L ? -k : k;
    b64[id] = k % 1000000007L + int64_t(s) + int64_t(float(h));
    if (m > 0x8000000000000000UL)
        b64[id] = -1L;
    u32vec2 parts = unpackUint2x32(m);
    a8[id & 15u] = int8_t(parts.x) ^ int8_t(parts.y >> 24);
}
