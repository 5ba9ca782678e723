// target: vulkan1.1
#version 450
layout(triangles, invocations = 2) in;
layout(triangle_strip, max_vertices = 12) out;
layout(location = 0) in vec3 normal[];
layout(location = 0) out vec3 shade;
layout(location = 1) flat out int shell;
layout(binding = 0) uniform U { mat4 mvp; vec4 wind; };

void emitShell(float h)
{
    for (int i = 0; i < gl_in.length(); i++) {
        vec4 p = gl_in[i].gl_Position + vec4(normal[i] * h, 0.0);
        p.xyz += wind.xyz * (h * h);
        gl_Position = mvp * p;
        gl_Layer = gl_InvocationID;
        gl_ViewportIndex = gl_PrimitiveIDIn & 3;
        gl_PrimitiveID = gl_PrimitiveIDIn;
        shade = vec3(h);
        shell = i;
        EmitVertex();
    }
    EndPrimitive();
}

void main()
{
    vec3 a = gl_in[1].gl_Position.xyz - gl_in[0].gl_Position.xyz;
    vec3 b = gl_in[2].gl_Position.xyz - gl_in[0].gl_Position.xyz;
    if (dot(cross(a, b), cross(a, b)) < 1e-8)
        return;
    for (int s = 0; s < 4; s++) {
        float h = float(s + gl_InvocationID * 4) / 8.0;
        if (h > wind.w)
            break;
        emitShell(h);
    }
}
