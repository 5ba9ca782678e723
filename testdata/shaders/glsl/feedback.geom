// target: vulkan1.1
#version 450
// Transform feedback and streams.
layout(points) in;
layout(points, max_vertices = 4) out;
layout(location = 0) in vec4 velocity[];
layout(stream = 0, xfb_buffer = 0, xfb_stride = 32, xfb_offset = 0, location = 0) out vec4 outPosition;
layout(stream = 0, xfb_buffer = 0, xfb_stride = 32, xfb_offset = 16, location = 1) out vec4 outVelocity;
layout(stream = 1, xfb_buffer = 1, xfb_stride = 16, xfb_offset = 4, location = 2) out vec3 dead;

void main()
{
    vec4 p = gl_in[0].gl_Position + velocity[0] * 0.01;
    if (p.y > 0.0) {
        outPosition = p;
        outVelocity = velocity[0] - vec4(0.0, 0.0981, 0.0, 0.0);
        EmitStreamVertex(0);
        EndStreamPrimitive(0);
    } else {
        dead = p.xyz;
        EmitStreamVertex(1);
        EndStreamPrimitive(1);
    }
}
