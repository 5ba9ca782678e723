// in 0.0: f32:0*24
#version 460
layout(local_size_x = 2) in;
struct Row { float cell[3]; };
struct Table { Row row[4]; };
layout(binding = 0, std430) buffer Tables { Table table[2]; };
void main()
{
    uint t = gl_LocalInvocationIndex;
    for (uint r = 0u; r < 4u; r++) {
#ifdef FIXED
        for (uint c = 0u; c < 3u; c++)
#else
        for (uint c = 0u; c < 4u; c++)
#endif
            table[t].row[r].cell[c] = float(r * 3u + c); // planted: bounds OpAccessChain
    }
}
