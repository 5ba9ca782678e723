// target: vulkan1.0
#version 450
// An integer hash in the manner of SHA-2: message schedule and 48 rounds of our own constants.
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint msg[]; };
layout(binding = 1) buffer Out { uvec4 digest[]; };

uint rotr(uint x, int n) { return (x >> n) | (x << (32 - n)); }
uint ch(uint x, uint y, uint z) { return (x & y) ^ (~x & z); }
uint maj(uint x, uint y, uint z) { return (x & y) ^ (x & z) ^ (y & z); }

void main()
{
    uint id = gl_GlobalInvocationID.x;
    uint w[48];
    for (int i = 0; i < 16; i++)
        w[i] = msg[id * 16u + uint(i)];
    for (int i = 16; i < 48; i++) {
        uint s0 = rotr(w[i - 15], 5) ^ rotr(w[i - 15], 19) ^ (w[i - 15] >> 4);
        uint s1 = rotr(w[i - 2], 15) ^ rotr(w[i - 2], 21) ^ (w[i - 2] >> 11);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    uint h[8] = uint[](0x11u, 0x2468aceu, 0x3579bdfu, 0xdeadbeefu, 0xcafef00du, 0x600df00du, 0x7u, 0xffffffffu);
    uint k = 0x9e3779b9u;
    for (int i = 0; i < 48; i++) {
        uint t1 = h[7] + (rotr(h[4], 6) ^ rotr(h[4], 11) ^ rotr(h[4], 25)) + ch(h[4], h[5], h[6]) + k + w[i];
        uint t2 = (rotr(h[0], 2) ^ rotr(h[0], 13) ^ rotr(h[0], 22)) + maj(h[0], h[1], h[2]);
        for (int j = 7; j > 0; j--)
            h[j] = h[j - 1];
        h[4] += t1;
        h[0] = t1 + t2;
        k = k * 0x01000193u + 0x9e3779b9u;
    }
    digest[id] = uvec4(h[0] ^ h[4], h[1] ^ h[5], h[2] ^ h[6], h[3] ^ h[7]);
}
