// in in.0: values:0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3
#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(location = 0) flat in uint material;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D textures[4];
void main()
{
#ifdef FIXED
    color = textureLod(textures[nonuniformEXT(material)], vec2(0.5), 0.0);
#else
    color = textureLod(textures[material], vec2(0.5), 0.0); // planted: nonuniform OpLoad
#endif
}
