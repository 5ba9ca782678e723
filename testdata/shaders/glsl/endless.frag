#version 450
// A loop that never ends and never does anything. Into SSA form, it needs two phis.
void main() { int a = 1; int b; int c = 1; int d; while (true) { if (true) { c = 2; } b = a + 1; d = c + 1; } }
