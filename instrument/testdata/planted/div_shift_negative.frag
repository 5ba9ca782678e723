// in in.0: values:0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7
#version 460
layout(location = 0) flat in int level;
layout(location = 0) out uint size;
void main()
{
#ifdef FIXED
    size = 64u >> uint(clamp(level, 0, 6));
#else
    size = 64u >> (level - 1); // planted: div OpShiftRightLogical
#endif
}
