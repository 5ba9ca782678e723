// in 0.0: u32:3,1,4,1,5,9,2,6
#version 460
layout(local_size_x = 8) in;
layout(binding = 0, std430) buffer Data { uint data[]; };
shared uint slot[4];
void main()
{
    uint i = gl_LocalInvocationIndex;
#ifdef FIXED
    if (i < 4u)
#endif
        slot[i & 3u] = data[i]; // planted: races OpStore
    barrier();
    data[i] = slot[i & 3u];
}
