// target: vulkan1.1
#version 450
layout(location = 0) in vec2 uv;
layout(location = 1) in float alpha;
layout(binding = 0) uniform sampler2D tex;
layout(location = 0) out vec4 color;

float cutout(vec2 p)
{
    float d = length(p) - 0.5;
    if (d > 0.4)
        discard;
    return d;
}

void main()
{
    vec4 t = texture(tex, uv);
    if (t.a < alpha) {
        discard;
        t = vec4(1.0); // never reached
    }
    float edge = 0.0;
    for (int i = 0; i < 4; i++) {
        float d = cutout(uv * float(i));
        if (d < -0.45)
            continue;
        if (t.r + d < 0.0)
            discard;
        edge += d;
    }
    if (edge > 1.0)
        return;
    color = t * edge;
}
