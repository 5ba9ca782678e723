// target: vulkan1.1
#version 450
layout(vertices = 4) out;
layout(location = 0) in vec3 inNormal[];
layout(location = 1) in vec2 inUv[];
layout(location = 0) out vec3 outNormal[];
layout(location = 1) out vec2 outUv[];
layout(location = 2) patch out vec4 patchColor;
layout(location = 3) patch out float weights[3];
layout(push_constant) uniform Eye { vec3 eye; float detail; } pc;

float level(vec3 a, vec3 b)
{
    float d = distance((a + b) * 0.5, pc.eye);
    if (d < 1.0)
        return 32.0;
    else if (d < 5.0)
        return 16.0 * pc.detail;
    else if (d < 20.0)
        return 8.0 * pc.detail;
    else
        return 1.0;
}

void main()
{
    gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
    outNormal[gl_InvocationID] = normalize(inNormal[gl_InvocationID]);
    outUv[gl_InvocationID] = inUv[gl_InvocationID];
    barrier();
    if (gl_InvocationID == 0) {
        float worst = 0.0;
        for (int i = 0; i < 4; i++) {
            float l = level(gl_in[i].gl_Position.xyz, gl_in[(i + 1) & 3].gl_Position.xyz);
            gl_TessLevelOuter[i] = l;
            worst = max(worst, l);
        }
        gl_TessLevelInner[0] = worst;
        gl_TessLevelInner[1] = gl_TessLevelOuter[1];
        patchColor = vec4(outNormal[2] + outNormal[3], worst);
        weights[gl_PrimitiveID % 3] = worst;
        weights[1] = float(gl_PatchVerticesIn);
    }
}
