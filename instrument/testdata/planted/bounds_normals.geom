#version 460
layout(triangles) in;
layout(line_strip, max_vertices = 8) out;
layout(location = 0) in vec3 normal[];
layout(location = 0) out vec3 shade;
layout(binding = 0, std140) uniform Style { vec4 tint[3]; };
void main()
{
#ifdef FIXED
    for (int i = 0; i < 3; i++) {
#else
    for (int i = 0; i < 4; i++) {
#endif
        shade = tint[i].rgb + normal[i % 3]; // planted: bounds OpAccessChain
        gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
        EmitVertex();
    }
    EndPrimitive();
}
