#version 450
// A small machine that runs a program of its own for each pixel: structs in arrays, a switch with fall-through, loops
// that are left and continued. Exact.
layout(location = 0) out uvec4 state;

struct Op { int code; uint arg; };
struct Machine { uint regs[4]; int pc; bool halted; };

const Op program[10] = Op[](Op(0, 3u), Op(1, 7u), Op(2, 1u), Op(5, 2u), Op(3, 13u), Op(1, 5u), Op(4, 6u), Op(2, 3u), Op(6, 0u),
                            Op(7, 0u));

void step_(inout Machine m)
{
    Op op = program[m.pc];
    m.pc++;
    switch (op.code) {
    case 0:
        m.regs[op.arg] += 1u;
        break;
    case 1:
        m.regs[0] = m.regs[0] * op.arg + 1u; // falls through
    case 2:
        m.regs[1] ^= m.regs[0] << (op.arg & 7u);
        break;
    case 3:
        m.regs[2] += m.regs[1] / op.arg;
        // falls through
    case 4:
        m.regs[3] = (m.regs[2] << 3) | (m.regs[3] >> 5);
        break;
    case 5:
        if ((m.regs[1] & 1u) == 0u)
            m.pc += int(op.arg);
        break;
    case 6:
        if (m.regs[0] % 11u != 3u)
            m.pc = 0;
        break;
    default:
        m.halted = true;
    }
}

void main()
{
    uvec2 p = uvec2(gl_FragCoord.xy);
    Machine m = Machine(uint[](p.x, p.y, p.x ^ p.y, 1u), 0, false);
    int steps = 0;
    while (!m.halted) {
        step_(m);
        if (++steps > 200)
            break;
    }
    state = uvec4(m.regs[0] & 255u, m.regs[1] & 255u, uint(steps), m.regs[3]);
}
