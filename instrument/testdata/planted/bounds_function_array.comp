// flags: -gVS
// in 0.0: i32:3,1,2,0
#version 460
layout(local_size_x = 1) in;
layout(binding = 0, std430) buffer Data { int data[]; };
void main()
{
    int stack[3];
    int top = 0;
    for (int i = 0; i < data.length(); i++) {
#ifdef FIXED
        if (top < 3)
#endif
            stack[top] = data[i]; // planted: bounds OpAccessChain
        top++;
    }
    data[0] = stack[2];
}
