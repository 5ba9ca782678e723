// in in.0: values:0,1,2,3,3,2,1,0,0,1,2,3,4,2,1,0
#version 460
layout(location = 0) flat in uint material;
layout(location = 0) out vec4 color;
layout(binding = 0, std140) uniform Materials { vec4 albedo[4]; };
void main()
{
#ifdef FIXED
    color = albedo[material & 3u];
#else
    color = albedo[material]; // planted: bounds OpAccessChain
#endif
}
