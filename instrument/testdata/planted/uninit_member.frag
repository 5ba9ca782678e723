// in in.0: values:1,1,1,1,1,1,1,0,1,1,1,1,1,1,1,1
#version 460
layout(location = 0) in float facing;
layout(location = 0) out vec4 color;
struct Surface { vec3 albedo; float roughness; };
void main()
{
    Surface s;
    s.albedo = vec3(0.5);
#ifdef FIXED
    s.roughness = 1.0;
#endif
    if (facing > 0.5)
        s.roughness = 0.25;
    color.rgb = s.albedo;
    color.a = s.roughness; // planted: uninit OpLoad
}
