// target: vulkan1.2
#version 460
#extension GL_ARB_shader_viewport_layer_array : require
#extension GL_EXT_multiview : require
#extension GL_ARB_shader_draw_parameters : require
layout(location = 0) in vec4 position;
layout(binding = 0) uniform U { mat4 vp[4]; vec4 planes[6]; int used; } u;
out gl_PerVertex { vec4 gl_Position; float gl_PointSize; float gl_ClipDistance[6]; float gl_CullDistance[2]; };
layout(location = 0) out flat uvec3 ids;

void main()
{
    gl_Position = u.vp[gl_ViewIndex] * position;
    gl_PointSize = 1.0 + float(gl_DrawID);
    for (int i = 0; i < 6; i++)
        gl_ClipDistance[i] = i < u.used ? dot(u.planes[i], position) : 1.0;
    gl_CullDistance[0] = gl_Position.w;
    gl_CullDistance[1] = gl_Position.z;
    gl_Layer = gl_InstanceIndex & 7;
    gl_ViewportIndex = gl_BaseInstance & 1;
    ids = uvec3(gl_BaseVertex, gl_DrawID, gl_VertexIndex);
}
