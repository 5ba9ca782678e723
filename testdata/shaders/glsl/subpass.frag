// target: vulkan1.0
#version 450
layout(input_attachment_index = 0, set = 0, binding = 0) uniform subpassInput albedo;
layout(input_attachment_index = 1, set = 0, binding = 1) uniform subpassInputMS normals;
layout(input_attachment_index = 2, set = 0, binding = 2) uniform usubpassInput material;
layout(constant_id = 0) const int SAMPLES = 4;
layout(location = 0) out vec4 lit;
layout(push_constant) uniform L { vec4 lights[3]; };

void main()
{
    vec3 n = vec3(0.0);
    for (int i = 0; i < SAMPLES; i++)
        n += subpassLoad(normals, i).xyz;
    n = normalize(n);
    uvec4 m = subpassLoad(material);
    vec4 c = subpassLoad(albedo);
    float s = 0.0;
    for (int i = 0; i < 3; i++) {
        if ((m.x & (1u << i)) == 0u)
            continue;
        s += max(dot(n, lights[i].xyz), 0.0) * lights[i].w;
    }
    lit = c * s;
}
