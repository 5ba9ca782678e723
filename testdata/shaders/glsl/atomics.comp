// target: vulkan1.2
#version 460
#extension GL_EXT_shader_atomic_int64 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#extension GL_EXT_shader_atomic_float : require
#extension GL_KHR_memory_scope_semantics : require
#pragma use_vulkan_memory_model
layout(local_size_x = 128) in;
layout(binding = 0) buffer B { uint n; int lo; int hi; uint64_t total; float sum; uint histogram[16]; } b;
layout(binding = 1) readonly buffer In { uint v[]; };
shared uint local[16];
shared int top;

void main()
{
    uint id = gl_GlobalInvocationID.x;
    if (gl_LocalInvocationIndex < 16u)
        local[gl_LocalInvocationIndex] = 0u;
    if (gl_LocalInvocationIndex == 0u)
        top = 0;
    barrier();
    uint x = v[id];
    atomicAdd(local[x >> 28], 1u);
    atomicMax(top, int(x));
    barrier();
    if (gl_LocalInvocationIndex < 16u)
        atomicAdd(b.histogram[gl_LocalInvocationIndex], local[gl_LocalInvocationIndex]);
    atomicMin(b.lo, int(x));
    atomicMax(b.hi, top);
    uint seen = atomicExchange(b.n, x);
    while (true) {
        uint was = atomicCompSwap(b.n, seen, seen ^ x);
        if (was == seen)
            break;
        seen = was;
    }
    atomicAnd(b.histogram[0], ~1u);
    atomicOr(b.histogram[1], seen & 1u);
    atomicXor(b.histogram[2], 0u);
    atomicAdd(b.total, uint64_t(x));
    atomicMax(b.total, 5ul);
    atomicAdd(b.sum, float(x) * 0.5);
    uint r = atomicLoad(b.n, gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsAcquire);
    atomicStore(b.n, r + 1u, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer, gl_SemanticsRelease);
    memoryBarrier(gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
}
