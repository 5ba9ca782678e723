#version 450
// A textured floor that goes to the horizon: its level of detail is what the shader says, as a number, by gradients, or
// no more than one level. Above the horizon there is a sky.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(set = 0, binding = 0) uniform sampler2D ground;

void main()
{
    vec2 p = uv * 2.0 - 1.0;
    float depth = 0.5 / max(p.y, 0.05);
    vec2 at = vec2(p.x * depth, depth) * 0.7;
    vec3 blended = textureLod(ground, at, clamp(depth - 0.5, 0.0, 4.0)).rgb;
    vec3 graded = textureGrad(ground, at, vec2(0.0625, 0.0), vec2(0.0, 0.125)).rgb;
    vec3 finest = textureLodOffset(ground, at, -1.0, ivec2(5, -3)).rgb;
    vec3 c = uv.x < 0.33 ? blended : uv.x < 0.66 ? graded : finest;
    color = vec4(mix(vec3(0.4, 0.6, 0.9), c, smoothstep(0.05, 0.2, p.y)), 1.0);
}
