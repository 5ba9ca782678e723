// target: vulkan1.1
#version 450
#extension GL_EXT_shader_image_load_formatted : require
layout(local_size_x = 4, local_size_y = 4, local_size_z = 4) in;
layout(binding = 0, rgba8) uniform readonly image2D src;
layout(binding = 1, rgba16f) uniform writeonly image2DArray dst;
layout(binding = 2, r32i) uniform iimage3D grid;
layout(binding = 3, r32ui) uniform uimageBuffer counters;
layout(binding = 4) uniform image1D anyFormat;
layout(binding = 5, rgba32f) uniform restrict imageCube sky;
layout(binding = 6, rg16f) uniform image2DMS ms;
layout(binding = 7, r32ui) uniform coherent volatile uimage2D lockImage;
layout(binding = 8, r32f) uniform image2D floats[3];

void main()
{
    ivec3 p = ivec3(gl_GlobalInvocationID);
    ivec2 size = imageSize(src);
    if (any(greaterThanEqual(p.xy, size)))
        return;
    vec4 c = imageLoad(src, p.xy);
    c += imageLoad(anyFormat, p.x);
    c += imageLoad(sky, ivec3(p.xy, p.z % 6));
    c.xy += imageLoad(ms, p.xy, 2).xy;
    imageStore(ms, p.yx, 1, c);
    imageStore(dst, p, c);
    int old = imageAtomicAdd(grid, p, 1);
    old = imageAtomicMin(grid, p + 1, old);
    old ^= imageAtomicCompSwap(grid, p - 1, 0, old);
    old |= imageAtomicExchange(grid, p.zyx, 7);
    uint n = imageAtomicOr(counters, p.x, 1u << (old & 31));
    n += imageAtomicAnd(lockImage, p.xy, ~n) + imageAtomicXor(lockImage, p.yx, n) + imageAtomicMax(lockImage, p.zz, n);
    imageStore(floats[0], p.xy, vec4(float(n)));
    imageStore(floats[2], p.xy, imageLoad(floats[1], p.xy) + float(imageSize(dst).z + imageSize(counters)));
    memoryBarrierImage();
}
