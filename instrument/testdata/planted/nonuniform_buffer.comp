// in 0.0[0]: u32:1
// in 0.0[1]: u32:2
// in 0.0[2]: u32:3
// in 0.0[3]: u32:4
// in 0.1: u32:0*8
#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8) in;
layout(binding = 0, std430) readonly buffer Pages { uint word; } pages[4];
layout(binding = 1, std430) writeonly buffer To { uint to[]; };
void main()
{
    uint i = gl_LocalInvocationIndex;
#ifdef FIXED
    to[i] = pages[nonuniformEXT(i & 3u)].word;
#else
    to[i] = pages[i & 3u].word; // planted: nonuniform OpLoad
#endif
}
