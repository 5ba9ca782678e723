// flags: -gVS
// in 0.0: i32:1,0,-1,5
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { int data[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    int x = data[i];
#ifdef FIXED
    int result = 0;
#else
    int result;
#endif
    if (x > 0)
        result = x * 2;
    else if (x < 0)
        result = -x;
    data[i] = result; // planted: uninit OpLoad
}
