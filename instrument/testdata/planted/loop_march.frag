#version 460
layout(location = 0) out vec4 color;
layout(binding = 0, std140) uniform Scene { float stepSize; };
void main()
{
    float t = 0.0;
#ifdef FIXED
    for (int i = 0; i < 64 && t < 10.0; i++) {
#else
    while (t < 10.0) { // planted: loop-limit OpLoopMerge
#endif
        t += stepSize;
    }
    color = vec4(t);
}
