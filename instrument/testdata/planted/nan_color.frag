// flags: -gVS
// in in.0: values:1,1,1,1,1,1,1,1,1,-1,1,1,1,1,1,1
#version 460
layout(location = 0) in float light;
layout(location = 0) out vec4 color;
void main()
{
#ifdef FIXED
    float c = sqrt(max(light, 0.0));
#else
    float c = sqrt(light);
#endif
    color = vec4(c, c, c, 1.0); // planted: nan OpStore
}
