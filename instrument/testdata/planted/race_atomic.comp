// in 0.0: u32:1,2,3,4,5,6,7,8
#version 460
layout(local_size_x = 8) in;
layout(binding = 0, std430) buffer Data { uint data[]; };
shared uint total;
void main()
{
    uint i = gl_LocalInvocationIndex;
    if (i == 0u)
        total = 0u; // planted: races OpStore
#ifdef FIXED
    barrier();
#endif
    atomicAdd(total, data[i]); // planted: races OpAtomicIAdd
    barrier();
    data[i] = total;
}
