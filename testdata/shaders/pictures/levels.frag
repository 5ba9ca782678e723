#version 450
// Levels of detail that follow from the derivatives: the coordinates grow by another power of two in each of four
// strips. What textureQueryLod says of them, and samples with and without a bias.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(location = 1) out vec4 biased;
layout(location = 2) out vec2 level;
layout(set = 0, binding = 0) uniform sampler2D picture;

void main()
{
    vec2 at = uv * float(1 << int(uv.y * 4.0));
    color = texture(picture, at);
    biased = texture(picture, at, 2.0);
    level = textureQueryLod(picture, at);
}
