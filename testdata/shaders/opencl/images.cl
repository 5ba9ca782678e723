constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

__kernel void sharpen(read_only image2d_t src, write_only image2d_t dst, sampler_t s, float k)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    if (p.x >= get_image_width(src) || p.y >= get_image_height(src))
        return;
    float4 c = read_imagef(src, nearest, p);
    float4 sum = (float4)(0.0f);
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            sum += read_imagef(src, s, (float2)(p.x + x + 0.5f, p.y + y + 0.5f));
    write_imagef(dst, p, clamp(c + (c - sum / 9.0f) * k, 0.0f, 1.0f));
}

__kernel void slices(read_only image3d_t v, write_only image2d_array_t out, read_only image1d_buffer_t b)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    uint4 x = read_imageui(v, nearest, p);
    int4 y = read_imagei(b, p.x);
    write_imagef(out, p, convert_float4(x) + convert_float4(y) / (float)get_image_depth(v));
}
