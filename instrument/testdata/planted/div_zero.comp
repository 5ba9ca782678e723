// flags: -gVS
// in 0.0: i32:12,3,7,0,9,2
#version 460
layout(local_size_x = 3) in;
layout(binding = 0, std430) buffer Data { ivec2 data[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    ivec2 d = data[i];
#ifdef FIXED
    if (d.y == 0)
        return;
#endif
    data[i].x = d.x / d.y; // planted: div OpSDiv
}
