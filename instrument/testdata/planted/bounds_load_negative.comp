// in 0.0: f32:1,2,3,4
// in 0.1: f32:0*4
#version 460
layout(local_size_x = 4) in;
layout(binding = 0, std430) readonly buffer From { float from[]; };
layout(binding = 1, std430) writeonly buffer To { float to[]; };
void main()
{
    int i = int(gl_GlobalInvocationID.x);
    float sum = 0.0;
    for (int k = 0; k < 2; k++) {
#ifdef FIXED
        if (i - k >= 0)
#endif
            sum += from[i - k]; // planted: bounds OpAccessChain
    }
    to[i] = sum;
}
