// target: vulkan1.1
// Tone mapping: colors of any brightness become sRGB of 8 bits, by an exposure, a rational curve that keeps dark colors
// and compresses bright ones, and less saturation where it is very bright.
struct Settings {
    uint count;
    float exposure;
    float white; // the brightness that becomes 1
};

[[vk::binding(0)]] StructuredBuffer<float4> radiance;
[[vk::binding(1)]] RWStructuredBuffer<uint> pixels;
[[vk::push_constant]] ConstantBuffer<Settings> settings;

float luminance(float3 color)
{
    return dot(color, float3(0.2126, 0.7152, 0.0722));
}

float curve(float x, float white)
{
    return x * (1 + x / (white * white)) / (1 + x);
}

float3 compress(float3 color, float white)
{
    float before = luminance(color);
    if (before <= 0)
        return 0;
    float after = curve(before, white);
    float3 scaled = color * (after / before);
    return lerp(scaled, after.xxx, smoothstep(0.8, 1.2, after));
}

float encode(float linearValue)
{
    if (linearValue <= 0.0031308)
        return 12.92 * linearValue;
    return 1.055 * pow(linearValue, 1 / 2.4) - 0.055;
}

uint pack(float4 color)
{
    uint result = 0;
    [unroll] for (int i = 0; i < 4; i++)
        result |= uint(saturate(color[i]) * 255 + 0.5) << (8 * i);
    return result;
}

struct Pixel {
    uint index;
    float4 color;
};

Pixel mapped(Pixel p, float exposure, float white)
{
    float3 color = compress(p.color.rgb * exp2(exposure), white);
    [unroll] for (int i = 0; i < 3; i++)
        p.color[i] = encode(color[i]);
    return p;
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (id.x >= settings.count)
        return;
    Pixel p;
    p.index = id.x;
    p.color = radiance[id.x];
    p = mapped(p, settings.exposure, settings.white);
    pixels[p.index] = pack(p.color);
}
