#version 450
// What is read of a texture without filtering: gathered components, at offsets too, single texels, and its size.
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 gathered;
layout(location = 1) out vec4 shifted;
layout(location = 2) out vec4 fetched;
layout(location = 3) out ivec4 sizes;
layout(set = 0, binding = 0) uniform sampler2D picture;
layout(set = 0, binding = 1) uniform usampler2D numbers;

void main()
{
    vec2 at = uv * 0.5 + 1.0 / 1024.0;
    gathered = textureGather(picture, at, 1);
    shifted = textureGatherOffset(picture, at, ivec2(3, -2), 2);
    ivec2 texel = ivec2(gl_FragCoord.xy) & 31;
    fetched = texelFetch(picture, texel, 1) - texelFetchOffset(picture, texel, 0, ivec2(1, 0));
    uvec4 n = texelFetch(numbers, texel >> 1, 2);
    sizes = ivec4(textureSize(picture, 0) - textureSize(numbers, 3), textureQueryLevels(picture), int(n.x ^ n.y));
}
