// in 0.0: i32:7,-2147483648,9,12
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) buffer Data { int data[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
    int x = data[i];
    int sign = x < 0 ? -1 : 1;
#ifdef FIXED
    x = max(x, -2147483647);
#endif
    data[i] = x / sign; // planted: div OpSDiv
}
