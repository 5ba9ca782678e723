// in in.VertexIndex: u32:0..7
#version 460
layout(location = 0) out vec2 uv;
void main()
{
    vec2 corner[3] = vec2[3](vec2(-1.0, -1.0), vec2(3.0, -1.0), vec2(-1.0, 3.0));
#ifdef FIXED
    vec2 at = corner[gl_VertexIndex % 3];
#else
    vec2 at = corner[gl_VertexIndex]; // planted: bounds OpAccessChain
#endif
    uv = at;
    gl_Position = vec4(at, 0.0, 1.0);
}
