package glslgen

import (
	"fmt"
	"math/rand/v2"
)

// beyond writes accesses that never run, with indices that fold to -1, to 0, or to a number beyond the end, as programs
// have behind a test of their data: an empty stack, a search that found nothing, a loop over too many elements. No
// optimizer finds out that the test fails: the product of two successive numbers is even.
//
// It draws from a source of its own, so that it leaves the rest of the shader as it is.
func (g *generator) beyond(seed uint64) {
	r := rand.New(rand.NewPCG(seed, 0xbe704d))
	if r.IntN(3) != 0 {
		return
	}
	choose := func(list ...string) string { return list[r.IntN(len(list))] }
	for n := 1 + r.IntN(3); n > 0; n-- {
		index, name := g.name("e"), g.name("b")
		g.line("int %s = %s;", index, choose("-1", "-1", "-2", "0", "4", "7", "1000", "-2147483647 - 1", "2147483647"))
		switch r.IntN(4) {
		case 0:
			g.line("%s += %s;", index, choose("-1", "1", "0"))
		case 1:
			g.line("for (int i = 0; i < %d; i++) %s%s;", 1+r.IntN(3), index, choose("--", "++"))
		case 2:
			g.line("if (%s == 12345) %[1]s = 0;", index)
		}
		at := choose(index, index, fmt.Sprintf("uint(%s)", index))
		word := fmt.Sprintf("o[base + %du]", r.IntN(Results-Unspecified))
		g.line("if (((x * (x + 1u)) & 1u) == 1u) {")
		switch r.IntN(7) {
		case 0:
			g.line("\tint[4] %s = int[4](y, 1, 2, 3); %s = uint(%[1]s[%[3]s]);", name, word, at)
		case 1:
			g.line("\tint[4] %s; %[1]s[%s] = y; %s = uint(%[1]s[y & 3]);", name, at, word)
		case 2:
			g.line("\t%s = words[%s];", word, at)
		case 3:
			g.line("\to[%s] = x;", at)
		case 4:
			g.line("\tvec4 %s = vec4(z); %s = uint(%[1]s[%[3]s]);", name, word, at)
		case 5:
			g.line("\tmat3 %s = mat3(z); %[1]s[%s][1] = 2.0; %s = uint(%[1]s[y & 1].x);", name, at, word)
		default:
			g.line("\tivec2[3] %s = ivec2[3](ivec2(y), ivec2(1), ivec2(2)); %s = uint(%[1]s[%[3]s][%[3]s]);", name, word, at)
		}
		g.line("}")
	}
}
