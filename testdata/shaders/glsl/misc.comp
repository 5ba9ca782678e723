// target: vulkan1.2
// val: --scalar-block-layout
#version 460
#extension GL_EXT_debug_printf : require
#extension GL_ARB_shader_clock : require
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_scalar_block_layout : require
// Loop and branch hints, a clock, debugPrintf, scalar layout.
layout(local_size_x = 32) in;
struct Odd { vec3 a; float b; vec3 c[2]; vec2 d; };
layout(scalar, binding = 0) buffer B { float first; Odd odd[]; } b;

void main()
{
    uint64_t start = clockARB();
    uint id = gl_GlobalInvocationID.x;
    float s = 0.0;
    [[unroll]] for (int i = 0; i < 4; i++)
        s += b.odd[i].a[i % 3];
    [[dont_unroll]] while (s > 10.0)
        s *= 0.5;
    [[loop, dependency_infinite]] for (uint i = 0u; i < id; i++)
        b.odd[i].c[1].y += s;
    [[dependency_length(4), max_iterations(16)]] do { s += 1.0; } while (s < 4.0);
    [[flatten]] if (s > 2.0)
        s -= 1.0;
    else
        s += 1.0;
    [[branch]] if (s < 0.0)
        s = 0.0;
    [[dont_flatten]] switch (int(s)) {
    case 1: s = 3.0; break;
    case 2: s = 1.0;
    }
    b.odd[id].d = vec2(s, float(clock2x32ARB().x));
    if (s > 1e6)
        debugPrintfEXT("too big: %f at %u, \"quoted\" and 100%%\n", s, id);
    b.first = float(clockARB() - start);
}
