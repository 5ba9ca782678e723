// target: vulkan1.2
#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference2 : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
layout(local_size_x = 64) in;
layout(buffer_reference) buffer Node;
layout(buffer_reference, buffer_reference_align = 16) buffer Node { vec4 value; Node next; uint64_t rest; int key; };
layout(buffer_reference, std430) buffer Ints { int v[]; };
layout(push_constant) uniform P { Node head; Ints out_; uvec2 raw; } pc;

vec4 walk(Node n, int key, out int depth)
{
    vec4 sum = vec4(0.0);
    depth = 0;
    while (uint64_t(n) != 0ul) {
        if (n.key == key)
            return n.value;
        sum += n.value;
        n = n.next;
        if (++depth > 100)
            break;
    }
    return sum;
}

void main()
{
    int depth;
    vec4 s = walk(pc.head, int(gl_GlobalInvocationID.x), depth);
    Ints o = pc.out_;
    o.v[gl_GlobalInvocationID.x] = depth + int(s.x);
    Node second = Node(pc.head.rest) + 4;
    second[1].value = s;
    second.next = pc.head;
    Ints raw = Ints(pc.raw);
    atomicAdd(raw.v[depth], 1);
}
