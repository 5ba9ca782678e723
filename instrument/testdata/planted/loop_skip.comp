// flags: -gVS
// in 0.0: u32:1,1,0,1
#version 460
layout(local_size_x = 1) in;
layout(binding = 0, std430) buffer Data { uint data[]; };
void main()
{
    uint n = 0u, sum = 0u;
    while (n < 4u) { // planted: loop-limit OpLoopMerge
        if (data[n] == 0u) {
#ifdef FIXED
            n++;
#endif
            continue;
        }
        sum += data[n];
        n++;
    }
    data[0] = sum;
}
