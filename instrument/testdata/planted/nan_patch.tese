#version 460
layout(triangles) in;
layout(location = 0) in vec3 normal[];
layout(location = 0) out vec3 shade;
void main()
{
    vec3 n = normal[0] + normal[1] + normal[2];
#ifdef FIXED
    shade = dot(n, n) > 0.0 ? n * inversesqrt(dot(n, n)) : vec3(0.0);
#else
    shade = n * inversesqrt(dot(n, n)); // planted: nan OpStore
#endif
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
}
